"""Tables without aids."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the switch; tables that exist have aids."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("aids", sa.Boolean, nullable=False, server_default=sa.true()))
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("aids", server_default=None)


def downgrade() -> None:
    """Remove it."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("aids")
