"""What people have played and stored: history, best solo scores, records that they bring, matches step by step."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from tabletown.core.errors import RecordError
from tabletown.core.record import BotSeat, Person, Record
from tabletown.core.views import Line
from tabletown.server.errors import ConflictError, ForbiddenError, MissingError, ServerError
from tabletown.server.store import Repository
from tabletown.server.store.models import TableRow, UploadRow
from tabletown.server.store.repository import OVER, PHASES, Ending, Listed
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Happening, Holder
from tabletown.server.tables.seats import check_number, viewer
from tabletown.server.tables.session import LiveTable, ending
from tabletown.server.users.accounts import LONGEST_NAME, Identity, clean_text
from tabletown.server.users.limits import Limit
from tabletown.table import Table, verify
from tabletown.table.replay import Film

if TYPE_CHECKING:
    from tabletown.server.tables.service import Tables

LARGEST_UPLOAD = 1024 * 1024
MOST_UPLOADS = 50
_ID_BYTES = 8
_FILMS = 32  # that are kept
_EVERYTHING = 10_000


class Best(msgspec.Struct, frozen=True):
    """The best solo match of a user in a mode of a game, and how often it was played."""

    game: str
    options: dict[str, Any]
    points: int
    verdict: Line
    table: str
    at: float
    matches: int


class Archive:
    """What is over."""

    def __init__(self, tables: Tables, repository: Repository, now: Callable[[], float]) -> None:
        self._tables = tables
        self._repository = repository
        self._store = repository.archive
        self._now = now
        self._limit = Limit(10, 60, now)
        self._films: OrderedDict[tuple[object, ...], Film] = OrderedDict()

    # What was played.

    async def history(self, identity: Identity) -> Listed:
        """The finished matches of a user, the newest first."""
        return await self._repository.tables_of(identity.id, (OVER,))

    async def best(self, identity: Identity) -> list[Best]:
        """The best solo scores of a user, by game and mode; matches that go on from others do not count."""
        found: dict[tuple[str, str], Best] = {}
        for row, seats in reversed(await self._repository.tables_of(identity.id, (OVER,), _EVERYTHING)):
            if len(seats) != 1 or seats[0].kind != "person" or row.ending is None or row.given is not None:
                continue
            end = msgspec.convert(row.ending, Ending)
            key = (row.game, _kind(row))
            old = found.get(key)
            matches = 1 if old is None else old.matches + 1
            if old is None or end.totals[0] > old.points:
                found[key] = Best(row.game, row.options, end.totals[0], end.verdict, row.id, row.updated, matches)
            else:
                found[key] = msgspec.structs.replace(old, matches=matches)
        return [found[key] for key in sorted(found)]

    async def hand_over(self, guest: Identity, heir: Identity) -> None:
        """Give the seats, tables and records of a guest to the account with which it has signed in."""
        if guest.account or guest.id == heir.id:
            return
        for row, seats in await self._repository.tables_of(guest.id, PHASES, _EVERYTHING):
            for seat in [each.seat for each in seats if each.user == guest.id]:
                await self._tables.change(row.id, self._inherit(seat, guest, heir))
            self._tables.forget(row.id)
        await self._store.hand_over(guest.id, heir.id)

    def _inherit(self, seat: int, guest: Identity, heir: Identity) -> Callable[[LiveTable], Happening | None]:
        def wish(live: LiveTable) -> Happening | None:
            old = live.holders[seat]
            if old.listed != guest.id:
                return None
            name = heir.name if old.name == guest.name else old.name
            new = {each: heir.id for each in ("user", "kept", "former") if getattr(old, each) == guest.id}
            holder: Holder = msgspec.structs.replace(old, name=name, **new)
            return Happening(self._now(), kinds.SIT, seat, holder=holder)

        return wish

    # Step by step.

    async def film(
        self, table: str, identity: Identity | None = None, seat: int | None = None, spectator: bool = False
    ) -> Film:
        """The match of a table so far, as a viewer may know it; when it is over through anybody's eyes."""
        live = await self._tables.get(table, identity)
        eyes = None if spectator else viewer(live, identity, seat)
        match = live.table
        key = (table, eyes, live.count)
        return self._kept(key) or self._keep(key, Film(match.game, match.options, match.steps, eyes))

    async def kept_record(self, table: str, identity: Identity | None) -> Record:
        """The record of a match that was played by other rules, as it was when the match ended."""
        found = await self._repository.record(table)
        if found is None:
            raise MissingError("server-no-table", table=table)
        row, seats, data = found
        if row.private and (identity is None or identity.id not in (row.owner, *seats)):
            raise ForbiddenError("server-private")
        if data is None:
            raise ConflictError("server-record-running" if row.phase != OVER else "server-record-lost")
        return Record.decode(data.encode())

    async def film_of_upload(self, upload: str, seat: int | None = None) -> Film:
        """The match of a stored record through anybody's eyes."""
        row = await self.upload(upload)
        check_number(seat, len(row.names["seats"]))
        found = self._kept((upload, seat))
        if found is not None:
            return found
        record = Record.decode(row.data.encode())
        game, options = record.start()
        steps = [(step.actor, step.action) for step in record.steps]
        film = await asyncio.to_thread(Film, game, options, steps, seat)
        return self._keep((upload, seat), film)

    def _kept(self, key: tuple[object, ...]) -> Film | None:
        if key in self._films:
            self._films.move_to_end(key)
        return self._films.get(key)

    def _keep(self, key: tuple[object, ...], film: Film) -> Film:
        self._films[key] = film
        while len(self._films) > _FILMS:
            self._films.popitem(last=False)
        return film

    # Records that people bring.

    async def store(self, identity: Identity, data: bytes) -> UploadRow:
        """Keep a record after every step of it was checked; RecordError names what is wrong."""
        self._limit.check(identity.id)
        if len(data) > LARGEST_UPLOAD:
            raise RecordError("record-size", size=len(data), limit=LARGEST_UPLOAD)
        if await self._store.count_uploads(identity.id) >= MOST_UPLOADS:
            raise ConflictError("server-uploads", most=MOST_UPLOADS)
        row = await asyncio.to_thread(_checked, data)
        row.id = secrets.token_hex(_ID_BYTES)
        row.user = identity.id
        row.created = self._now()
        return await self.upload(await self._store.add_upload(row))

    async def upload(self, upload: str) -> UploadRow:
        """A stored record; whoever knows its address may look at it."""
        found = await self._store.upload(upload) if upload.isalnum() else None
        if found is None:
            raise MissingError("server-no-record", record=upload)
        return found

    async def uploads(self, identity: Identity) -> list[UploadRow]:
        """The records that a user has stored, without their data."""
        return await self._store.uploads_of(identity.id)

    async def remove(self, identity: Identity, upload: str) -> None:
        """Forget a record, which only its owner may."""
        if (await self.upload(upload)).user != identity.id:
            raise ForbiddenError("server-not-your-record")
        await self._store.remove_upload(upload)


def _kind(row: TableRow) -> str:
    """What makes scores comparable: the mode and its level."""
    return f"{row.options['mode']} {row.options.get('level', '')}"


def _checked(data: bytes) -> UploadRow:
    record = Record.decode(data)
    game, options = record.start()
    try:
        table = Table.from_record(msgspec.structs.replace(record, seed=None))
        holds = verify(record, game).holds if record.commitment and record.seed else None
    except RecursionError:
        raise ServerError("server-nested") from None
    end = ending(table)
    return UploadRow(
        digest=sha256(data).hexdigest(),
        game=game.name,
        options=msgspec.to_builtins(options),
        names={"seats": [_name(seat) for seat in record.seats]},
        steps=len(record.steps),
        ending=None if end is None else msgspec.to_builtins(end),
        holds=holds,
        data=data.decode(),
    )


def _name(seat: object) -> str:
    return clean_text(seat.name)[:LONGEST_NAME] if isinstance(seat, Person | BotSeat) else ""
