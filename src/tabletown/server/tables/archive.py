"""Finished matches: history, best solo scores, uploaded records and replays."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec

from tabletown.core.errors import RecordError
from tabletown.core.record import BotSeat, Person, Record
from tabletown.core.views import Line
from tabletown.server.errors import ConflictError, ForbiddenError, NotFoundError, RulesVersionError, ServerError
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Event, Holder
from tabletown.server.tables.play import Command, MoveService
from tabletown.server.tables.session import OVER, PHASES, TableSession, check_seat, end_of, ending
from tabletown.server.tables.storage import TableStore, TableSummary, Upload, UploadStore
from tabletown.server.users.accounts import Identity
from tabletown.server.users.limits import ADDRESS, Limit
from tabletown.server.users.names import LONGEST_NAME, clean_text
from tabletown.table import Replay, Table, verify

LARGEST_UPLOAD = 1024 * 1024
MOST_UPLOADS = 50
_ID_BYTES = 8
_CACHED = 32  # uploads of each kind kept in memory
_BEGUN = 512  # replays of tables that count as built; the cache of tables holds more
_EVERYTHING = 10_000


class BestScore(msgspec.Struct, frozen=True):
    """The best solo match of a user in a mode of a game, and how often it was played."""

    game: str
    options: dict[str, Any]
    points: int
    verdict: Line
    table: str
    at: float
    matches: int


class Archive:
    """Finished matches and uploaded records."""

    def __init__(
        self,
        store: TableStore,
        uploads: UploadStore,
        moves: MoveService,
        now: Callable[[], float],
        monotonic: Callable[[], float],
    ) -> None:
        self._store = store
        self._uploads = uploads
        self._moves = moves
        self._now = now
        self._limit = Limit(10, 60, monotonic)
        self.verifications = Limit(30, 60, monotonic)  # by address
        self._records: OrderedDict[str, Record] = OrderedDict()
        # A replay is expensive only when it is built, so only that is limited.
        self._of_a_person, self._of_an_address = Limit(60, 60, monotonic), Limit(60, 60, monotonic)
        self._begun: OrderedDict[tuple[str, int | None], None] = OrderedDict()
        self._replays: OrderedDict[tuple[str, int | None], Replay] = OrderedDict()

    # Finished matches.

    async def history(self, identity: Identity) -> list[TableSummary]:
        """Return the finished matches of a user, newest first."""
        return await self._store.tables_of(identity.id, (OVER,))

    async def against_bots(self, identity: Identity) -> list[TableSummary]:
        """Return the finished matches in which a user was the only person among bots, newest first."""
        found = await self._store.tables_of(identity.id, (OVER,), _EVERYTHING)
        return [each for each in found if each.given is None and _is_alone_with_bots(each, identity.id)]

    async def best(self, identity: Identity) -> list[BestScore]:
        """Return the best solo scores of a user by game and mode.

        Matches forked from others do not count, nor do daily deals, which can be tried again.
        """
        found: dict[tuple[str, str], BestScore] = {}
        for table in reversed(await self._store.tables_of(identity.id, (OVER,), _EVERYTHING)):
            end = table.ending
            if len(table.seats) != 1 or table.seats[0].kind != "person" or end is None:
                continue
            if table.given is not None or table.day is not None:
                continue
            key = (table.game, f"{table.options['mode']} {table.options.get('level', '')}")
            old = found.get(key)
            matches = 1 if old is None else old.matches + 1
            if old is None or end.totals[0] > old.points:
                best = BestScore(table.game, table.options, end.totals[0], end.verdict, table.id, table.updated, matches)
            else:
                best = msgspec.structs.replace(old, matches=matches)
            found[key] = best
        return [found[key] for key in sorted(found)]

    async def record(self, table: str, identity: Identity | None = None) -> Record:
        """Return the record of a finished match; before the end it would reveal hidden information."""
        try:
            session = await self._moves.get(table, identity)
        except RulesVersionError:
            return await self._kept_record(table, identity)
        if not session.table.over:
            raise ConflictError("server-record-running")
        session.check_revealed()
        return session.table.record()

    async def _kept_record(self, table: str, identity: Identity | None) -> Record:
        """Return the record of a match played with other rules, as it was when the match ended."""
        kept = await self._store.record(table)
        if kept is None:
            raise NotFoundError("server-no-table", table=table)
        if kept.private and (identity is None or identity.id not in (kept.owner, *kept.users)):
            raise ForbiddenError("server-private")
        if kept.day is not None and self._now() < end_of(kept.day):
            raise ConflictError("server-daily-secret")
        if kept.data is None:
            raise ConflictError("server-record-running" if kept.phase != OVER else "server-record-lost")
        return Record.decode(kept.data.encode())

    async def hand_over(self, guest: Identity, heir: Identity) -> None:
        """Give the seats, tables and records of a guest to the account with which it has signed in."""
        if guest.account or guest.id == heir.id:
            return
        for table in await self._store.tables_of(guest.id, PHASES, _EVERYTHING):
            for seat in [each.seat for each in table.seats if each.user == guest.id]:
                await self._moves.change(table.id, self._inherit(seat, guest, heir))
            self._moves.forget(table.id)
        await self._uploads.hand_over(guest.id, heir.id)

    def _inherit(self, seat: int, guest: Identity, heir: Identity) -> Command:
        def command(session: TableSession) -> Event | None:
            old = session.holders[seat]
            if old.listed != guest.id:
                return None
            name = heir.name if old.name == guest.name else old.name
            new = {each: heir.id for each in ("user", "kept", "former") if getattr(old, each) == guest.id}
            holder: Holder = msgspec.structs.replace(
                old, name=name, account=old.kind == "person" and name == heir.name, **new
            )
            return Event(self._now(), kinds.SIT, seat, holder=holder)

        return command

    # Replays.

    async def replay(
        self, table: str, identity: Identity | None = None, seat: int | None = None, spectator: bool = False
    ) -> Replay:
        """Return the replay of a table as the caller may see it; after the match, as any seat saw it."""
        session = await self._moves.get(table, identity)
        viewer = None if spectator else session.viewer_of(None if identity is None else identity.id, seat)
        self._count_replay((table, viewer), identity)
        return session.table.replay(viewer)

    def _count_replay(self, key: tuple[str, int | None], identity: Identity | None) -> None:
        """Count a replay that has to be built; raise LimitError if it is one too many for the caller."""
        if key in self._begun:
            self._begun.move_to_end(key)
        elif identity is None:
            self._of_an_address.check(ADDRESS.get())
        else:
            self._of_a_person.check(identity.id)
        _keep(self._begun, key, None, _BEGUN)

    async def replay_upload(self, upload: str, seat: int | None = None, identity: Identity | None = None) -> Replay:
        """Return the replay of an uploaded record as any seat or a spectator saw it."""
        row = await self.upload(upload)
        check_seat(seat, len(row.names))
        if (upload, seat) not in self._replays:
            self._count_replay((upload, seat), identity)
            record = self._records.get(upload) or Record.decode(row.data.encode())
            game, options = record.start()
            steps = [(step.actor, step.action) for step in record.steps]
            _keep(self._replays, (upload, seat), await asyncio.to_thread(Replay, game, options, steps, seat))
        self._replays.move_to_end((upload, seat))
        return self._replays[upload, seat]

    # Uploaded records.

    async def store(self, identity: Identity, data: bytes, record: Record | None = None) -> Upload:
        """Keep a record after checking every step; raise RecordError if it is not in order.

        `record` is the decoded data where the caller has it already.
        """
        self._limit.check(identity.id)
        if len(data) > LARGEST_UPLOAD:
            raise RecordError("record-size", size=len(data), limit=LARGEST_UPLOAD)
        if await self._uploads.count_uploads(identity.id) >= MOST_UPLOADS:
            raise ConflictError("server-uploads", most=MOST_UPLOADS)
        record = Record.decode(data) if record is None else record
        checked = await asyncio.to_thread(checked_upload, data, record, identity.id, self._now())
        stored = await self._uploads.add_upload(checked)
        _keep(self._records, stored, record)
        return await self.upload(stored)

    async def upload(self, upload: str) -> Upload:
        """Return an uploaded record; anybody who knows its address may see it."""
        found = await self._uploads.upload(upload) if upload.isalnum() else None
        if found is None:
            raise NotFoundError("server-no-record", record=upload)
        return found

    async def uploads(self, identity: Identity) -> list[Upload]:
        """Return the records that a user has uploaded, without their data."""
        return await self._uploads.uploads_of(identity.id)

    async def remove(self, identity: Identity, upload: str) -> None:
        """Delete a record; only its owner may do this."""
        if (await self.upload(upload)).user != identity.id:
            raise ForbiddenError("server-not-your-record")
        await self._uploads.remove_upload(upload)


def _is_alone_with_bots(table: TableSummary, user: str) -> bool:
    people = [each.user for each in table.seats if each.kind == "person"]
    return people == [user] and len(table.seats) > 1


def _keep(cache: OrderedDict[Any, Any], key: object, value: object, most: int = _CACHED) -> None:
    cache[key] = value
    while len(cache) > most:
        cache.popitem(last=False)


def checked_upload(data: bytes, record: Record, user: str, now: float) -> Upload:
    """Return a record as it is stored, after checking every step; raise RecordError if it is not in order."""
    game, options = record.start()
    try:
        table = Table.from_record(msgspec.structs.replace(record, seed=None))
        holds = verify(record, game).holds if record.commitment and record.seed else None
    except RecursionError:
        raise ServerError("server-nested") from None
    return Upload(
        id=secrets.token_hex(_ID_BYTES),
        user=user,
        digest=sha256(data).hexdigest(),
        game=game.name,
        options=msgspec.to_builtins(options),
        names=[_name(seat) for seat in record.seats],
        steps=len(record.steps),
        ending=ending(table),
        holds=holds,
        created=now,
        data=data.decode(),
    )


def _name(seat: object) -> str:
    return clean_text(seat.name)[:LONGEST_NAME] if isinstance(seat, Person | BotSeat) else ""
