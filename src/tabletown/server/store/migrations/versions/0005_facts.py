"""Facts about the server itself: when it was last cleaned and backed up."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the facts."""
    op.create_table(
        "facts",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("facts")
