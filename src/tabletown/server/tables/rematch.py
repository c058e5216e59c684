"""Rematches, and new matches forked from a step of a finished one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletown.server.errors import ConflictError, ForbiddenError
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Event, Holder, person
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.requests import LEVEL, check_bot
from tabletown.server.tables.service import TableService
from tabletown.server.tables.session import TableSession, check_seat
from tabletown.server.tables.storage import TableStore
from tabletown.server.users.accounts import Identity
from tabletown.server.users.blocks import Blocks
from tabletown.table import Replay


class RematchService:
    """Opens tables that follow from other matches."""

    def __init__(
        self, store: TableStore, moves: MoveService, tables: TableService, now: Callable[[], float], blocks: Blocks
    ) -> None:
        self._store = store
        self._moves = moves
        self._tables = tables
        self._now = now
        self._blocks = blocks

    async def rematch(self, identity: Identity, table: str) -> str:
        """Return the next table: the same options, every player one seat further, so that another one begins.

        The seats of the other people are kept for them. The second player to ask sits down at the table that exists.
        """
        session = await self._moves.get(table, identity)
        if not session.table.over:
            raise ConflictError("server-running")
        mine = [seat for seat, holder in enumerate(session.holders) if identity.id in (holder.user, holder.former)]
        if not mine:
            raise ForbiddenError("server-not-seated")
        if session.rematch is None:
            await self._open_next(identity, session, mine[0])
        found = (await self._moves.get(table, identity)).rematch
        assert found is not None
        following = await self._moves.get(found, identity)
        if any(holder.kept == identity.id and holder.kind == "open" for holder in following.holders):
            await self._tables.join(identity, found)
        return found

    async def _open_next(self, identity: Identity, session: TableSession, seat: int) -> None:
        config = session.config
        held = rotated([await self._expected(holder, identity) for holder in session.holders])
        opened = await self._tables.open(
            identity,
            session.table.game,
            config.options,
            held,
            config.timing,
            config.private,
            config.undo,
            config.aids,
            rated=config.rated and all(holder.kind != "bot" for holder in held),
        )

        def command(session: TableSession) -> Event | None:
            return None if session.rematch else Event(self._now(), kinds.REMATCH, seat, version=opened)

        if (await self._moves.change(session.id, command)).rematch != opened:  # another player was faster
            await self._store.remove_table(opened)

    async def _expected(self, holder: Holder, identity: Identity) -> Holder:
        """Return who gets a seat in the next match: the same, but nobody is called where one has blocked the other."""
        user = holder.user or holder.former
        if user is None:
            return Holder("open", invited=True) if holder.kind == "person" else holder
        if user == identity.id:
            return person(identity, holder.name)
        if await self._blocks.is_blocked(identity.id, [user]) or await self._blocks.is_blocked(user, [identity.id]):
            return Holder("open", invited=True)
        return Holder("open", holder.name, invited=True, kept=user)

    async def play_on(
        self, identity: Identity, replay: Replay, origin: str, number: int, seat: int, bot: str = LEVEL
    ) -> str:
        """Open a table forked from a step of a finished match, with bots on the other seats, and return its id."""
        check_seat(seat, replay.options.seats)
        check_bot(bot)
        if replay.state(number).over:
            raise ConflictError("server-over")
        held = [Holder("bot", bot=bot)] * replay.options.seats
        held[seat] = person(identity)
        given = replay.steps_until(number)
        return await self._tables.open(identity, replay.game, replay.options, held, private=True, given=given, origin=origin)


def rotated(held: Sequence[Holder]) -> list[Holder]:
    """Return the holders, each moved one seat further."""
    return [*held[-1:], *held[:-1]]
