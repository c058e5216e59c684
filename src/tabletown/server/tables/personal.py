"""Personal data: everything that is stored about a user, as a file, and its deletion; matches stay, without names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from tabletown.server.errors import RulesVersionError
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Event, Holder
from tabletown.server.tables.play import Command, MoveService
from tabletown.server.tables.requests import LEVEL
from tabletown.server.tables.session import PHASES, TableSession
from tabletown.server.tables.storage import TableStore, TableSummary
from tabletown.server.users.accounts import Identity

_EVERYTHING = 10_000


class Match(msgspec.Struct, frozen=True):
    """A table at which the user sits or has sat: names of all seats, which of them are the user's, and how it ended."""

    id: str
    game: str
    options: dict[str, Any]
    created: float
    phase: str
    names: list[str]
    mine: list[int]
    winners: list[int] | None
    totals: list[int] | None


class PersonalData(msgspec.Struct, frozen=True):
    """Everything stored about a user; the other fields are rows by kind, without secrets."""

    id: str
    name: str
    account: bool
    matches: list[Match]
    rows: dict[str, list[dict[str, Any]]]


class PersonStore(Protocol):
    """Rows about a user; every method is one transaction."""

    async def rows_of(self, user: str) -> dict[str, list[dict[str, Any]]]: ...
    async def remove_user(self, user: str) -> list[str]: ...


class PersonalService:
    """Gives users their data, and deletes it."""

    def __init__(self, store: PersonStore, tables: TableStore, moves: MoveService, now: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._moves = moves
        self._now = now

    async def export(self, identity: Identity) -> PersonalData:
        """Return everything stored about a user."""
        tables = await self._tables.tables_of(identity.id, PHASES, _EVERYTHING)
        matches = [_match(each, identity.id) for each in tables]
        return PersonalData(identity.id, identity.name, identity.account, matches, await self._store.rows_of(identity.id))

    async def delete(self, identity: Identity) -> None:
        """Leave all tables and delete everything about a user; finished matches stay under a former player.

        The events come first, so that servers which have a table in memory learn of it.
        """
        for table in await self._tables.tables_of(identity.id, PHASES, _EVERYTHING):
            for seat in [each.seat for each in table.seats if each.user == identity.id]:
                try:
                    await self._moves.change(table.id, self._vacate(seat, identity.id))
                except RulesVersionError:  # nobody has it in memory
                    break
        for each in await self._store.remove_user(identity.id):
            self._moves.forget(each)

    def _vacate(self, seat: int, user: str) -> Command:
        def command(session: TableSession) -> Event | None:
            holder = session.holders[seat]
            if holder.listed != user:
                return None
            if holder.kind == "person" and not session.table.over:
                started = session.table.started
                holder = Holder("bot", bot=LEVEL) if started else Holder("open", invited=session.config.private)
            return Event(self._now(), kinds.SIT, seat, holder=without_person(holder))

        return command


def without_person(holder: Holder) -> Holder:
    """Return a holder of a seat without any trace of who it was."""
    return msgspec.structs.replace(holder, name="", user=None, kept=None, former=None, account=False)


def _match(table: TableSummary, user: str) -> Match:
    end = table.ending
    winners, totals = (None, None) if end is None else (list(end.winners), list(end.totals))
    names: Sequence[str] = [each.name for each in table.seats]
    mine = [each.seat for each in table.seats if each.user == user]
    return Match(table.id, table.game, table.options, table.created, table.phase, list(names), mine, winners, totals)
