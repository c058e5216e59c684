"""API endpoints of the daily deal."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, get, post

from tabletown.server.http.api.tables import Opened
from tabletown.server.http.dependencies import NOT_KEPT, DailyDep, DayName, GameName, Known, Myself
from tabletown.server.tables.daily.model import BOT, Par, Standing, Streak
from tabletown.server.tables.daily.service import DealEntry, Today


class DealShown(msgspec.Struct, frozen=True, kw_only=True):
    """A daily deal. `points` are those of a solo player, else the lead over the best bot; `seed` comes after the day.

    `par` is null until it is worked out, `playing` my match in progress, `table` and `points` those of my try that counts.
    """

    game: str
    options: dict[str, Any]
    bot: str | None
    commitment: str
    made: float
    seed: str | None
    par: Par | None
    played: int
    playing: str | None
    table: str | None
    points: int | None
    place: int | None


class Promise(msgspec.Struct, frozen=True):
    """The commitment to a deal of tomorrow, and when it was made."""

    game: str
    commitment: str
    made: float


class DayShown(msgspec.Struct, frozen=True):
    """A day with its deals, the promises for tomorrow, my streak, and earlier days, latest first."""

    day: str
    number: int
    ends: float
    deals: list[DealShown]
    tomorrow: list[Promise]
    streak: Streak
    earlier: list[str]


class DailyController(Controller):
    """The daily deal."""

    path = "/api/daily"
    tags = ("daily",)
    response_headers = NOT_KEPT

    @get("", summary="The deals of today")
    async def today(self, daily: DailyDep, known: Known) -> DayShown:
        """Return the deals of today, and the promises for tomorrow."""
        return _day(await daily.look(known))

    @get("/{day:str}", summary="The deals of a day")
    async def earlier(self, day: DayName, daily: DailyDep, known: Known) -> DayShown:
        """Return the deals of today or an earlier day, those with their seeds."""
        return _day(await daily.look(known, day))

    @get("/{day:str}/{game:str}", summary="Who stands where")
    async def standings(self, day: DayName, game: GameName, daily: DailyDep, known: Known) -> list[Standing]:
        """Return the finished tries, best first; today only to those who have finished, and without their tables."""
        return await daily.standings(known, day, game)

    @post("/{day:str}/{game:str}", status_code=200, summary="Play a deal")
    async def play(self, day: DayName, game: GameName, daily: DailyDep, identity: Myself) -> Opened:
        """Return the table of my try; the first one counts if it is finished within the day."""
        return Opened(await daily.play(identity, day, game))


def _day(found: Today) -> DayShown:
    promises = [Promise(each.game, each.commitment, each.made) for each in found.promised]
    deals = [_deal(each) for each in found.deals]
    return DayShown(found.day, found.number, found.ends, deals, promises, found.streak, found.earlier)


def _deal(entry: DealEntry) -> DealShown:
    deal = entry.deal
    return DealShown(
        game=deal.game,
        options=deal.options,
        bot=None if deal.is_solo else BOT,
        commitment=deal.commitment,
        made=deal.made,
        seed=deal.seed or None,
        par=entry.par,
        played=entry.played,
        playing=entry.table,
        table=None if entry.mine is None else entry.mine.table,
        points=None if entry.mine is None else entry.mine.points,
        place=entry.place,
    )
