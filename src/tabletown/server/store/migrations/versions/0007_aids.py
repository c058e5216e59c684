"""Tables without aids, and hints that may be thought about for so long."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the switch and the time; tables that exist have aids."""
    op.execute(sa.text("DELETE FROM hints"))  # those who wait for one ask again
    with op.batch_alter_table("hints") as batch:
        batch.add_column(sa.Column("seconds", sa.Double, nullable=False))
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("aids", sa.Boolean, nullable=False, server_default=sa.true()))
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("aids", server_default=None)


def downgrade() -> None:
    """Remove them."""
    with op.batch_alter_table("hints") as batch:
        batch.drop_column("seconds")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("aids")
