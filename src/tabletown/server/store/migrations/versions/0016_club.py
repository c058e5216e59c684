"""Tables with a start time, and the cards of the seats of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("begins", sa.Double, nullable=True))
    op.add_column("records", sa.Column("cards", sa.JSON, nullable=True))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("records", "cards")
    op.drop_column("tables", "begins")
