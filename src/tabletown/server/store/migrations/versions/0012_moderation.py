"""Hosts, mutes and bans, people sent away from tables, reports, and the log of what moderators did."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_REFUSE = "CREATE TRIGGER acts_stay BEFORE DELETE ON acts"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "hosts",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "restrictions",
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("until", sa.Double),
    )
    op.create_table(
        "kicks",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("by", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL"), index=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("closed", sa.Double),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("by", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL"), index=True),
        sa.Column("console", sa.Boolean, nullable=False),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL"), index=True),
        sa.Column("table", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("until", sa.Double),
        sa.Column("detail", sa.String(32), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("undoes", sa.Integer, sa.ForeignKey("acts.id"), unique=True),
    )
    # What moderators did stays, whoever has the database open.
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION acts_stay() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the log of moderators is kept'; END $$"
        )
        op.execute(f"{_REFUSE} FOR EACH ROW EXECUTE FUNCTION acts_stay()")
    else:
        op.execute(f"{_REFUSE} BEGIN SELECT RAISE(ABORT, 'the log of moderators is kept'); END")


def downgrade() -> None:
    """Remove them."""
    op.drop_table("acts")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION acts_stay()")
    for name in ("reports", "kicks", "restrictions", "hosts"):
        op.drop_table(name)
