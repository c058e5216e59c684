"""Claims on bot decisions, requests for hints, and the records of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ID = sa.String(32)


def upgrade() -> None:
    """Add them. Records of matches that ended earlier are built on request."""
    op.create_table(
        "claims",
        sa.Column("table", ID, _table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("worker", ID, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "hints",
        sa.Column("id", ID, primary_key=True),
        sa.Column("table", ID, _table(), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("worker", ID),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("answer", sa.JSON),
    )
    op.create_table(
        "records",
        sa.Column("table", ID, _table(), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("records", "hints", "claims"):
        op.drop_table(name)


def _table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")
