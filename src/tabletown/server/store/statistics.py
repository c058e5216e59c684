"""Finished matches of a player, with the cards it had and what reviews say."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import and_, exists, select
from sqlalchemy.orm import aliased

from tabletown.server.store.database import Database
from tabletown.server.store.models import RecordRow, ReviewRow, SeatRow, TableRow
from tabletown.server.tables.session import OVER
from tabletown.server.tables.statistics.service import Played


class StatisticsDatabase:
    """The store of finished matches; every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._read = database.read

    async def played(self, user: str, game: str) -> list[Played]:
        """Return the matches of a game that a user has played to the end against others, where it is known with what.

        Matches forked from others and daily deals do not count.
        """
        other = aliased(SeatRow)
        others = exists().where(and_(other.table == SeatRow.table, other.seat != SeatRow.seat))
        people = exists().where(and_(other.table == SeatRow.table, other.seat != SeatRow.seat, other.kind == "person"))
        query = (
            select(TableRow.rated, TableRow.ending, SeatRow.seat, RecordRow.cards, ~people)
            .join(TableRow, TableRow.id == SeatRow.table)
            .join(RecordRow, RecordRow.table == SeatRow.table)
            .where(SeatRow.user == user, SeatRow.kind == "person", others, TableRow.game == game, TableRow.phase == OVER)
            .where(TableRow.given.is_(None), TableRow.day.is_(None), RecordRow.cards.is_not(None))
        )
        return [
            Played(ending["totals"][seat], seat in ending["winners"], rated, alone, cards[seat])
            for rated, ending, seat, cards, alone in await self._read(query)
        ]

    async def reviews(self, tables: Collection[str], user: str) -> dict[str, tuple[int, str]]:
        """Return the finished reviews of matches by table: the seat of the user, and the review."""
        query = select(ReviewRow.table, SeatRow.seat, ReviewRow.data).join(SeatRow, SeatRow.table == ReviewRow.table)
        query = query.where(ReviewRow.table.in_(tables), ReviewRow.asker.is_(None), SeatRow.user == user)
        return {table: (seat, data) for table, seat, data in await self._read(query) if data is not None}
