"""Progress in lessons, and what the coach has said."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "lessons",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("lesson", sa.String(64), primary_key=True),
        sa.Column("tasks", sa.Integer, nullable=False),
        sa.Column("first_try", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "coaches",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("active", sa.Boolean, nullable=False),
    )
    op.create_table(
        "coached",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("decision", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False, index=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "warnings",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.String(32), primary_key=True),
        sa.Column("chosen", sa.Integer, nullable=False),
        sa.Column("better", sa.Integer, nullable=False),
        sa.Column("points", sa.Double, nullable=False),
        sa.Column("heeded", sa.Boolean, nullable=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("warnings", "coached", "coaches", "lessons"):
        op.drop_table(name)
