"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(32)
DIGEST = sa.String(64)


def upgrade() -> None:
    """Create everything."""
    _create_people()
    _create_tables()
    op.create_table(
        "invitations",
        sa.Column("token", DIGEST, primary_key=True),
        sa.Column("table", ID, _reference("tables", "CASCADE"), nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("used_by", ID, _reference("users")),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", ID, _reference("tables", "CASCADE"), nullable=False, index=True),
        sa.Column("user", ID, _reference("users"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Remove everything."""
    for name in ("messages", "invitations", "steps", "seats", "tables", "sessions", "users"):
        op.drop_table(name)


def _reference(table: str, ondelete: str | None = None) -> sa.ForeignKey:
    return sa.ForeignKey(f"{table}.id", ondelete=ondelete)


def _create_people() -> None:
    op.create_table(
        "users",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("claimed", sa.Text, unique=True),
        sa.Column("passphrase", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", DIGEST, primary_key=True),
        sa.Column("user", ID, _reference("users", "CASCADE"), nullable=False, index=True),
        sa.Column("created", sa.Double, nullable=False),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", DIGEST, nullable=False),
        sa.Column("timing", sa.JSON, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("undo", sa.String(16), nullable=False),
        sa.Column("owner", ID, _reference("users"), nullable=False, index=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("actors", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
    )
    op.create_index("ix_tables_phase", "tables", ["phase", "private", "updated"])
    op.create_table(
        "seats",
        sa.Column("table", ID, _reference("tables", "CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("user", ID, _reference("users"), index=True),
    )
    op.create_table(
        "steps",
        sa.Column("table", ID, _reference("tables", "CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("version", sa.String(32)),
        sa.Column("holder", sa.JSON),
    )
