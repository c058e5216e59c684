"""What comes after a match: the next one at the same table, and going on from a step of it against bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabletown.server.errors import ConflictError, ForbiddenError
from tabletown.server.store import Repository
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Happening, Holder
from tabletown.server.tables.requests import LEVEL, check_bot
from tabletown.server.tables.seats import check_number
from tabletown.server.tables.session import LiveTable
from tabletown.server.users.accounts import Identity
from tabletown.table.replay import Film

if TYPE_CHECKING:
    from tabletown.server.tables.service import Tables


class Sequels:
    """Opens tables that follow from matches."""

    def __init__(self, tables: Tables, repository: Repository, now: Callable[[], float]) -> None:
        self._tables = tables
        self._repository = repository
        self._now = now

    async def rematch(self, identity: Identity, table: str) -> str:
        """The next table: the same options, everybody one seat further, so that somebody else begins.

        The seats of the other people are kept for them. Who comes second sits down at the table that is there.
        """
        live = await self._tables.get(table, identity)
        if not live.table.over:
            raise ConflictError("server-running")
        mine = [seat for seat, holder in enumerate(live.holders) if identity.id in (holder.user, holder.former)]
        if not mine:
            raise ForbiddenError("server-not-seated")
        if live.rematch is None:
            await self._open_next(identity, live, mine[0])
        found = (await self._tables.get(table, identity)).rematch
        assert found is not None
        next_live = await self._tables.get(found, identity)
        if any(holder.kept == identity.id and holder.kind == "open" for holder in next_live.holders):
            await self._tables.join(identity, found)
        return found

    async def _open_next(self, identity: Identity, live: LiveTable, seat: int) -> None:
        terms = live.terms
        held = rotated([_awaited(holder, identity) for holder in live.holders])
        opened = await self._tables.open(
            identity, live.table.game, terms.options, held, terms.timing, terms.private, terms.undo
        )

        def wish(live: LiveTable) -> Happening | None:
            return None if live.rematch else Happening(self._now(), kinds.REMATCH, seat, version=opened)

        if (await self._tables.change(live.id, wish)).rematch != opened:  # somebody else was faster
            await self._repository.remove_table(opened)

    async def play_on(self, identity: Identity, film: Film, origin: str, number: int, seat: int, bot: str = LEVEL) -> str:
        """A table that goes on from a step of a match that is over, with bots on the other seats."""
        check_number(seat, film.options.seats)
        check_bot(bot)
        state = film.state(number)
        if state.over:
            raise ConflictError("server-over")
        held = [Holder("bot", bot=bot)] * film.options.seats
        held[seat] = Holder("person", identity.name, identity.id)
        given = film.cut(number)
        return await self._tables.open(identity, film.game, film.options, held, private=True, given=given, origin=origin)


def rotated(held: Sequence[Holder]) -> list[Holder]:
    """Everybody one seat further."""
    return [*held[-1:], *held[:-1]]


def _awaited(holder: Holder, identity: Identity) -> Holder:
    user = holder.user or holder.former
    if user is None:
        return holder
    if user == identity.id:
        return Holder("person", holder.name, identity.id)
    return Holder("open", holder.name, invited=True, kept=user)
