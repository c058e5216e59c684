"""Notices and deliveries in the database, where several processes take care that each is sent once."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tabletown.server.notices.model import Channel, Delivery, DeliveryKind, Item, Notice
from tabletown.server.store.database import Database
from tabletown.server.store.models import SeatRow, TableRow
from tabletown.server.store.notices.channels import channel_from
from tabletown.server.store.notices.models import ChannelRow, DeliveryRow, MailTokenRow, NoticeRow
from tabletown.server.tables.session import OVER, RUNNING


class OutboxDatabase:
    """The store of what is to be sent; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._read = database.read
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    async def awaited_tables(self) -> list[str]:
        """Return the tables in play where somebody who has a channel must decide."""
        query = select(TableRow.id, TableRow.actors, SeatRow.seat).join(SeatRow, SeatRow.table == TableRow.id)
        query = query.where(TableRow.phase == RUNNING, SeatRow.kind == "person")
        query = query.where(SeatRow.user.in_(select(ChannelRow.user)))
        return sorted({table for table, actors, seat in await self._read(query) if actors > 0 and actors >> seat & 1})

    # Notices.

    async def add(self, notices: Sequence[Notice]) -> None:
        """Add notices; those that are known already are not added again."""
        rows = [
            {"id": each.id, "user": each.user, **msgspec.to_builtins(each.item), "since": each.since, "due": each.due}
            for each in notices
        ]
        async with self._sessions.begin() as transaction:
            await transaction.execute(self._insert(NoticeRow).values(rows).on_conflict_do_nothing())
            for each in notices:  # earlier turns, which do not come again
                told = (NoticeRow.user == each.user, NoticeRow.table == each.item.table, NoticeRow.due.is_(None))
                await transaction.execute(delete(NoticeRow).where(*told, NoticeRow.since < each.since))

    async def pending(self, before: float) -> list[Notice]:
        """Return the notices that are due until a time."""
        query = select(NoticeRow).where(NoticeRow.due <= before).order_by(NoticeRow.since, NoticeRow.id)
        return [
            Notice(row.id, row.user, msgspec.convert(row, Item, from_attributes=True), row.since, row.due)
            for (row,) in await self._read(query)
        ]

    async def postpone(self, notices: Mapping[str, float]) -> None:
        """Let notices be due later."""
        async with self._sessions.begin() as transaction:
            for notice, due in notices.items():
                still = (NoticeRow.id == notice, NoticeRow.due.is_not(None))
                await transaction.execute(update(NoticeRow).where(*still).values(due=due))

    async def close(self, notices: Collection[str]) -> None:
        """Tell nothing of these notices any more."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(NoticeRow).where(NoticeRow.id.in_(notices)).values(due=None))

    async def visited(self, arrivals: Mapping[tuple[str, str], float]) -> None:
        """Close the notices about tables that their users have opened since."""
        query = select(NoticeRow.id, NoticeRow.user, NoticeRow.table, NoticeRow.since)
        query = query.where(NoticeRow.due.is_not(None), NoticeRow.user.in_({user for user, _ in arrivals}))
        found = [row[0] for row in await self._read(query) if arrivals.get((row[1], row[2]), -1.0) >= row[3]]
        if found:
            await self.close(found)

    # Deliveries.

    async def hand_in(self, notices: Sequence[Notice], channels: Sequence[Channel], now: float) -> None:
        """Make one message of notices for each channel, unless another process was faster."""
        ids = [each.id for each in notices]
        open_ones = (NoticeRow.id.in_(ids), NoticeRow.due.is_not(None))
        async with self._sessions.begin() as transaction:
            taken = await transaction.execute(update(NoticeRow).where(*open_ones).values(due=None).returning(NoticeRow.id))
            mine = set(taken.scalars())
            items = [msgspec.to_builtins(each.item) for each in notices if each.id in mine]
            if items:
                rows = [_row(each, "notice", items, now) for each in channels]
                await transaction.execute(self._insert(DeliveryRow).values(rows))

    async def put(self, channels: Sequence[Channel], kind: DeliveryKind, now: float) -> None:
        """Send a message that is not about tables."""
        rows = [_row(each, kind, [], now) for each in channels]
        async with self._sessions.begin() as transaction:
            await transaction.execute(self._insert(DeliveryRow).values(rows))

    async def claim(self, now: float, until: float, most: int) -> list[Delivery]:
        """Take deliveries that are due; nobody else gets them until then."""
        due = select(DeliveryRow.id).where(DeliveryRow.due <= now).order_by(DeliveryRow.due, DeliveryRow.id).limit(most)
        if not await self._read(due):
            return []
        async with self._sessions.begin() as transaction:
            ids = list((await transaction.execute(due.with_for_update(skip_locked=True))).scalars())
            change = update(DeliveryRow).where(DeliveryRow.id.in_(ids))
            await transaction.execute(change.values(due=until, attempts=DeliveryRow.attempts + 1))
            query = select(DeliveryRow, ChannelRow).join(ChannelRow, ChannelRow.id == DeliveryRow.channel)
            rows = (await transaction.execute(query.where(DeliveryRow.id.in_(ids)).order_by(DeliveryRow.created))).all()
        return [
            Delivery(row.id, channel_from(channel), row.kind, msgspec.convert(row.items, list[Item]), row.attempts)  # type: ignore[arg-type]
            for row, channel in rows
        ]

    async def done(self, delivery: Delivery) -> None:
        """Forget a delivery that has arrived."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(DeliveryRow).where(DeliveryRow.id == delivery.id))
            if delivery.channel.failed is not None:
                same = ChannelRow.id == delivery.channel.id
                await transaction.execute(update(ChannelRow).where(same).values(failed=None))

    async def retry(self, delivery: Delivery, due: float) -> None:
        """Let a delivery be tried again."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(update(DeliveryRow).where(DeliveryRow.id == delivery.id).values(due=due))

    async def give_up(self, delivery: Delivery, now: float) -> None:
        """Forget a delivery that cannot be sent, and note it for the owner of the channel."""
        async with self._sessions.begin() as transaction:
            await transaction.execute(delete(DeliveryRow).where(DeliveryRow.id == delivery.id))
            same = ChannelRow.id == delivery.channel.id
            await transaction.execute(update(ChannelRow).where(same).values(failed=now))

    async def forget(self, before: float, now: float) -> None:
        """Forget what was told of finished matches, expired tokens, and addresses unconfirmed since a time."""
        lost = (ChannelRow.confirmed.is_(False), ChannelRow.created <= before)
        async with self._sessions.begin() as transaction:
            over = select(TableRow.id).where(TableRow.phase == OVER)
            await transaction.execute(delete(NoticeRow).where(NoticeRow.due.is_(None), NoticeRow.table.in_(over)))
            await transaction.execute(delete(MailTokenRow).where(MailTokenRow.expires <= now))
            await transaction.execute(delete(ChannelRow).where(*lost))


def _row(channel: Channel, kind: DeliveryKind, items: list[Any], now: float) -> dict[str, Any]:
    return {
        "id": secrets.token_hex(8),
        "channel": channel.id,
        "kind": kind,
        "items": items,
        "created": now,
        "attempts": 0,
        "due": now,
    }
