"""What the names of accounts look like."""

import sqlalchemy as sa
from alembic import op

from tabletown.server.users.names import looks

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the looks; of two accounts that look alike already, the older one has the look."""
    table = op.create_table(
        "looks",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("user", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    )
    accounts = sa.text("SELECT id, name FROM users WHERE claimed IS NOT NULL ORDER BY created, id")
    found: dict[str, str] = {}
    for user, name in op.get_bind().execute(accounts):
        for look in looks(name):
            found.setdefault(look, user)
    op.bulk_insert(table, [{"look": look, "user": user} for look, user in found.items()])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("looks")
