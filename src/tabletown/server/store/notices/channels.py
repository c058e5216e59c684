"""Channels, quiet hours, keys and tokens in mails, in the database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tabletown.server.notices.model import Channel, QuietHours
from tabletown.server.store.database import Database, Transaction
from tabletown.server.store.models import SessionRow, UserRow
from tabletown.server.store.notices.models import ChannelRow, KeyRow, MailTokenRow, QuietHoursRow
from tabletown.server.store.repository import digest


class ChannelDatabase:
    """The store of channels; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._read = database.read
        self._insert: Any = postgresql.insert if database.postgresql else sqlite.insert

    async def key(self, name: str, new: str) -> str:
        """Return a key of the server, which is the new one if there was none."""
        for (value,) in await self._read(select(KeyRow.value).where(KeyRow.name == name)):
            return str(value)
        async with self._sessions.begin() as transaction:
            await transaction.execute(self._insert(KeyRow).values(name=name, value=new).on_conflict_do_nothing())
            found = await transaction.execute(select(KeyRow.value).where(KeyRow.name == name))
            return str(found.scalar_one())

    # Channels.

    async def channels_of(self, user: str) -> list[Channel]:
        """Return the channels of a user, oldest first."""
        query = select(ChannelRow).where(ChannelRow.user == user).order_by(ChannelRow.created, ChannelRow.id)
        return [channel_from(row) for (row,) in await self._read(query)]

    async def channel(self, channel: str) -> Channel | None:
        """Return a channel."""
        for (row,) in await self._read(select(ChannelRow).where(ChannelRow.id == channel)):
            return channel_from(row)
        return None

    async def reached(self, users: Collection[str]) -> set[str]:
        """Return those of these users who can be told something."""
        usable = (ChannelRow.confirmed.is_(True), ChannelRow.active.is_(True))
        query = select(ChannelRow.user).where(ChannelRow.user.in_(users), *usable)
        return {user for (user,) in await self._read(query)}

    async def add_channel(self, channel: Channel, session: str | None, most: int) -> str | None:
        """Add a channel, or renew the same one, and return its id; None if the user has too many of its kind.

        A browser is reached for one user only, as long as the session with this token lasts.
        """
        values: dict[str, Any] = {name: getattr(channel, name) for name in channel.__struct_fields__}
        values["session"] = None if session is None else digest(session)
        same = (ChannelRow.kind == channel.kind, ChannelRow.address == channel.address)
        mine = (ChannelRow.user == channel.user, ChannelRow.kind == channel.kind)
        async with self._sessions.begin() as transaction:
            if channel.kind == "push":
                await transaction.execute(delete(ChannelRow).where(*same, ChannelRow.user != channel.user))
            found = await transaction.execute(select(ChannelRow.id).where(*same, ChannelRow.user == channel.user))
            known = found.scalar_one_or_none()
            count = (await transaction.execute(select(func.count()).select_from(ChannelRow).where(*mine))).scalar_one()
            if known is None and count >= most:
                return None
            if channel.kind == "webhook" and known is not None:
                return str(known)  # its secret stays the same
            del values["id"]
            row = self._insert(ChannelRow).values(id=channel.id, **values)
            index = [ChannelRow.user, ChannelRow.kind, ChannelRow.address]
            stored = await transaction.execute(
                row.on_conflict_do_update(index_elements=index, set_=values).returning(ChannelRow.id)
            )
            return str(stored.scalar_one())

    async def remove_channel(self, channel: str, user: str | None = None) -> bool:
        """Remove a channel, of this user if one is given; return whether there was one."""
        own = [ChannelRow.id == channel] + ([] if user is None else [ChannelRow.user == user])
        async with self._sessions.begin() as transaction:
            gone = await transaction.execute(delete(ChannelRow).where(*own).returning(ChannelRow.id))
            return bool(gone.all())

    async def switch(self, channel: str, active: bool, user: str | None = None) -> bool:
        """Pause a channel or use it again; return whether there is one."""
        own = [ChannelRow.id == channel] + ([] if user is None else [ChannelRow.user == user])
        async with self._sessions.begin() as transaction:
            change = update(ChannelRow).where(*own).values(active=active, failed=None)
            return bool((await transaction.execute(change.returning(ChannelRow.id))).all())

    # Quiet hours.

    async def quiet_hours(self, user: str) -> QuietHours:
        """Return the quiet hours of a user."""
        columns = (QuietHoursRow.zone, QuietHoursRow.start, QuietHoursRow.end)
        for zone, start, end in await self._read(select(*columns).where(QuietHoursRow.user == user)):
            return QuietHours(zone, start, end)
        return QuietHours()

    async def set_quiet_hours(self, user: str, hours: QuietHours) -> None:
        """Change them."""
        values = {"zone": hours.zone, "start": hours.start, "end": hours.end}
        row = self._insert(QuietHoursRow).values(user=user, **values)
        async with self._sessions.begin() as transaction:
            await transaction.execute(row.on_conflict_do_update(index_elements=[QuietHoursRow.user], set_=values))

    # Links in mails.

    async def add_token(self, token: str, channel: str, kind: str, expires: float) -> None:
        """Store the digest of a token; earlier ones of the same kind are no longer valid."""
        async with self._sessions.begin() as transaction:
            same = (MailTokenRow.channel == channel, MailTokenRow.kind == kind)
            await transaction.execute(delete(MailTokenRow).where(*same))
            values = {"token": digest(token), "channel": channel, "kind": kind, "expires": expires}
            await transaction.execute(self._insert(MailTokenRow).values(**values))

    async def token(self, token: str, kind: str, now: float) -> Channel | None:
        """Return the channel of a valid token."""
        query = select(ChannelRow).join(MailTokenRow, MailTokenRow.channel == ChannelRow.id)
        for (row,) in await self._read(query.where(*_valid(token, kind, now))):
            return channel_from(row)
        return None

    async def confirm(self, token: str, now: float) -> bool:
        """Confirm the address to which a token was sent; return whether it was valid."""
        async with self._sessions.begin() as transaction:
            channel = await _use(transaction, token, "confirm", now)
            await transaction.execute(update(ChannelRow).where(ChannelRow.id == channel).values(confirmed=True))
            return channel is not None

    async def reset(self, token: str, passphrase: str, now: float) -> str | None:
        """Set a passphrase and sign out all browsers; return the user, None if the token was not valid."""
        async with self._sessions.begin() as transaction:
            channel = await _use(transaction, token, "reset", now)
            if channel is None:
                return None
            user = (await transaction.execute(select(ChannelRow.user).where(ChannelRow.id == channel))).scalar_one()
            await transaction.execute(update(UserRow).where(UserRow.id == user).values(passphrase=passphrase))
            await transaction.execute(delete(SessionRow).where(SessionRow.user == user))
            return str(user)

    async def mailboxes(self, claimed: str, address: str, most: int) -> list[Channel]:
        """Return the confirmed mail addresses of the account with a name, or with an address."""
        query = select(ChannelRow).join(UserRow, UserRow.id == ChannelRow.user).where(UserRow.claimed.is_not(None))
        query = query.where(ChannelRow.kind == "mail", ChannelRow.confirmed.is_(True))
        query = query.where((UserRow.claimed == claimed) | (ChannelRow.address == address)).order_by(ChannelRow.created)
        return [channel_from(row) for (row,) in await self._read(query.limit(most))]

    async def name_of(self, user: str) -> str:
        """Return the name of a user."""
        for (name,) in await self._read(select(UserRow.name).where(UserRow.id == user)):
            return str(name)
        return ""


def channel_from(row: ChannelRow) -> Channel:
    """Return a channel as the domain knows it."""
    return Channel(**{name: getattr(row, name) for name in Channel.__struct_fields__})


def _valid(token: str, kind: str, now: float) -> tuple[Any, ...]:
    return (MailTokenRow.token == digest(token), MailTokenRow.kind == kind, MailTokenRow.expires > now)


async def _use(transaction: Transaction, token: str, kind: str, now: float) -> str | None:
    used = delete(MailTokenRow).where(*_valid(token, kind, now)).returning(MailTokenRow.channel)
    found = (await transaction.execute(used)).scalar_one_or_none()
    return None if found is None else str(found)
