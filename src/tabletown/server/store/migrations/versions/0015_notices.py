"""Notices: where to, when not, what is to be sent; passkeys; tokens in mails."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def _user(primary_key: bool = False, index: bool = False) -> "sa.Column[str]":
    to = sa.ForeignKey("users.id", ondelete="CASCADE")
    return sa.Column("user", sa.String(32), to, nullable=False, primary_key=primary_key, index=index)


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        _user(index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("session", sa.String(64), sa.ForeignKey("sessions.token", ondelete="CASCADE"), nullable=True, index=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("failed", sa.Double, nullable=True),
        sa.UniqueConstraint("user", "kind", "address"),
    )
    op.create_index("ix_channels_address", "channels", ["address"])
    op.create_table(
        "quiet_hours",
        _user(primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("start", sa.Integer, nullable=True),
        sa.Column("end", sa.Integer, nullable=True),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        _user(),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("mark", sa.String(32), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=True, index=True),
        sa.UniqueConstraint("user", "table", "kind", "mark"),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("channel", sa.String(32), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("items", sa.JSON, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "mail_tokens",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("channel", sa.String(32), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _user(index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=True),
    )
    op.create_table(
        "challenges",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("challenge", sa.String(128), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("challenges", "passkeys", "mail_tokens", "deliveries", "notices", "quiet_hours", "channels", "keys"):
        op.drop_table(name)
