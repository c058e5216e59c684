"""The channels of a guest who signs in to an account."""

from __future__ import annotations

from sqlalchemy import select, update

from tabletown.server.store.database import Transaction
from tabletown.server.store.models import SessionRow
from tabletown.server.store.notices.models import ChannelRow


async def hand_over(transaction: Transaction, user: str, heir: str) -> None:
    """Give the channels of a user to another who has just signed in; those that it has already stay its own."""
    had = select(ChannelRow.kind + " " + ChannelRow.address).where(ChannelRow.user == heir)
    latest = select(SessionRow.token).where(SessionRow.user == heir).order_by(SessionRow.created.desc()).limit(1)
    session = (await transaction.execute(latest)).scalar_one_or_none()
    own = (ChannelRow.user == user, (ChannelRow.kind + " " + ChannelRow.address).not_in(had))
    bound = (ChannelRow.user == user, ChannelRow.session.is_not(None))
    await transaction.execute(update(ChannelRow).where(*bound).values(session=session))
    await transaction.execute(update(ChannelRow).where(*own).values(user=heir))
