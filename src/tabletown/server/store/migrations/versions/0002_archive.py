"""Stored records, matches forked from others, and the ends of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.String(32)
COLUMNS = (("given", sa.JSON), ("origin", ID), ("ending", sa.JSON))


def upgrade() -> None:
    """Add them. Matches that ended earlier have no stored ending."""
    for name, kind in COLUMNS:
        op.add_column("tables", sa.Column(name, kind))
    op.create_table(
        "uploads",
        sa.Column("id", ID, primary_key=True),
        sa.Column("user", ID, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("ending", sa.JSON),
        sa.Column("holds", sa.Boolean),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.UniqueConstraint("user", "digest"),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("uploads")
    with op.batch_alter_table("tables") as table:
        for name, _ in COLUMNS:
            table.drop_column(name)
