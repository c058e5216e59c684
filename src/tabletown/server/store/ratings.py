"""Ratings in the database."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import case, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tabletown.server.errors import UniqueConflict
from tabletown.server.store.database import Database, Transaction
from tabletown.server.store.models import StepRow, TableRow, UserRow
from tabletown.server.store.people_models import RatingRow
from tabletown.server.tables.events import Holder
from tabletown.server.tables.ratings import Finished, Rated, Skill, Standing
from tabletown.server.tables.session import OVER, Ending

_COLUMNS = [getattr(RatingRow, name) for name in Rated.__struct_fields__]


class RatingsStore:
    """The store of rated matches; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._sessions = database.sessions
        self._read = database.read

    async def unsettled(self) -> list[Finished]:
        """Return the finished matches of rated tables without ratings, in the order in which they ended."""
        settled = exists().where(RatingRow.table == TableRow.id)
        query = select(TableRow.id, TableRow.game, TableRow.updated, TableRow.ending)
        query = query.where(TableRow.rated, TableRow.phase == OVER, ~settled).order_by(TableRow.updated, TableRow.id)
        async with self._sessions() as transaction:
            return [
                Finished(table, game, at, await _holders(transaction, table), msgspec.convert(ending, Ending))
                for table, game, at, ending in (await transaction.execute(query)).all()
            ]

    async def latest(self, users: Sequence[str], game: str, seats: int) -> dict[str, Rated]:
        """Return the latest rated match of each user, of a game with so many seats."""
        kind = (RatingRow.user.in_(users), RatingRow.game == game, RatingRow.seats == seats)
        found = await self._read(select(*_COLUMNS).where(*kind).order_by(RatingRow.n))
        return {row.user: Rated(*row) for row in found}

    async def settle(self, table: str, rows: Sequence[Rated]) -> None:
        """Store the ratings after a match; a match without any is no longer rated.

        Raise UniqueConflict if another match of a player, or this one, was settled meanwhile.
        """
        try:
            async with self._sessions.begin() as transaction:
                if rows:
                    await transaction.execute(insert(RatingRow), [msgspec.structs.asdict(each) for each in rows])
                else:
                    await transaction.execute(update(TableRow).where(TableRow.id == table).values(rated=False))
        except IntegrityError:
            raise UniqueConflict from None

    async def standings(self, game: str, seats: int) -> list[Standing]:
        """Return all players of a game with so many seats."""
        kind = (RatingRow.game == game, RatingRow.seats == seats)
        totals = (
            select(RatingRow.user, func.max(RatingRow.n).label("n"), func.sum(case((RatingRow.place == 1, 1), else_=0)))
            .where(*kind)
            .group_by(RatingRow.user)
        )
        async with self._sessions() as transaction:
            won = {user: (n, count) for user, n, count in (await transaction.execute(totals)).all()}
            query = select(UserRow.name, *_COLUMNS).join(UserRow, UserRow.id == RatingRow.user).where(*kind)
            rows: dict[str, dict[int, tuple[str, Rated]]] = {}
            for name, *columns in (await transaction.execute(query)).all():
                each = Rated(*columns)
                if each.n >= won[each.user][0] - 1:
                    rows.setdefault(each.user, {})[each.n] = (name, each)
        found = []
        for user, (n, count) in won.items():
            name, last = rows[user][n]
            before = rows[user][n - 1][1].skill if n - 1 in rows[user] else Skill()
            found.append(Standing(name, last, before, int(count)))
        return found

    async def kinds(self) -> list[tuple[str, int]]:
        """Return the games and numbers of seats of which there are rated matches."""
        query = select(RatingRow.game, RatingRow.seats).distinct().order_by(RatingRow.game, RatingRow.seats)
        return [(game, seats) for game, seats in await self._read(query)]

    async def history(self, user: str) -> list[Rated]:
        """Return the rated matches of a user, oldest first."""
        query = select(*_COLUMNS).where(RatingRow.user == user).order_by(RatingRow.at, RatingRow.n)
        return [Rated(*row) for row in await self._read(query)]


async def _holders(transaction: Transaction, table: str) -> list[Holder]:
    """Return who held the seats at the end: the last holder of each."""
    query = select(StepRow.seat, StepRow.holder).where(StepRow.table == table, StepRow.holder.is_not(None))
    rows = (await transaction.execute(query.order_by(StepRow.n))).all()
    found = {seat: msgspec.convert(holder, Holder) for seat, holder in rows}
    return [found[seat] for seat in sorted(found)]
