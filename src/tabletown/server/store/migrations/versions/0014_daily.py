"""Daily deals, and the tries that count."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("day", sa.String(10), nullable=True))
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("runs", sa.JSON, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL"), nullable=True, index=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("seconds", sa.Double, nullable=True),
        sa.Column("finished", sa.Double, nullable=True),
        sa.UniqueConstraint("day", "game", "user"),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("results")
    op.drop_table("deals")
    op.drop_column("tables", "day")
