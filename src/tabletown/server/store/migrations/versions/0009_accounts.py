"""Recovery codes, blocked people, and the devices of sign-ins."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "recoveries",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("slot", sa.String(1), primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("blocked", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    with op.batch_alter_table("sessions") as batch:
        batch.add_column(sa.Column("device", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("sessions") as batch:
        batch.alter_column("device", server_default=None)


def downgrade() -> None:
    """Remove them."""
    with op.batch_alter_table("sessions") as batch:
        batch.drop_column("device")
    op.drop_table("blocks")
    op.drop_table("recoveries")
