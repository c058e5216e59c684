"""The leaderboard of a game with a number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter

from tabletown.bots.levels import title
from tabletown.core.registry import game as rules_of
from tabletown.i18n import Speaker
from tabletown.server.http.dependencies import Known, Language, RatingsDep
from tabletown.server.http.pages.game_info import all_facts
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.meeting.service import seat_counts
from tabletown.server.tables.ratings import LEAST_MATCHES, Standing
from tabletown.server.tables.statistics.bot_ratings import BotRating, bot_ratings

_Game = Annotated[str, QueryParameter(max_length=64)]
_Seats = Annotated[int, QueryParameter(ge=0, le=99)]
_Flag = Annotated[bool, QueryParameter()]
_TOP = 10  # players shown at the top
_AROUND = 2  # and on both sides of the caller


class Row(msgspec.Struct, frozen=True):
    """A player in the leaderboard; `gap` is whether players above are left out."""

    place: int
    standing: Standing
    mine: bool
    gap: bool

    @property
    def change(self) -> int:
        """What the last match has changed."""
        return self.standing.last.skill.shown - self.standing.before.shown

    @property
    def share(self) -> int:
        """The share of matches won, in percent."""
        return round(100 * self.standing.won / self.standing.last.n)


def with_bots(rows: Sequence[Row], bots: Sequence[BotRating]) -> list[Row | BotRating]:
    """Return the rows with the bots among them; they have no places."""
    found: list[Row | BotRating] = [*rows, *bots]
    return sorted(found, key=lambda each: -_shown(each))  # a stable order: people before bots


def _shown(each: Row | BotRating) -> int:
    return each.shown if isinstance(each, BotRating) else each.standing.last.skill.shown


def rows(standings: Sequence[Standing], user: str | None) -> list[Row]:
    """Return the best players, and those around the user."""
    own = next((n for n, each in enumerate(standings) if each.last.user == user), None)
    near = range(0) if own is None else range(own - _AROUND, own + _AROUND + 1)
    shown = [n for n in range(len(standings)) if n < _TOP or n in near]
    return [Row(n + 1, standings[n], n == own, before != n - 1) for before, n in zip([-1, *shown], shown)]


class LeaderboardController(Controller):
    """The page `/players`."""

    include_in_schema = False

    @get("/players")
    async def players(
        self,
        request: Request[Any, Any, Any],
        ratings: RatingsDep,
        known: Known,
        language: Language,
        game: _Game = "",
        seats: _Seats = 0,
        bots: _Flag = True,
    ) -> Response[str]:
        """Show the best players, the neighbours of the caller, and how strong the bots are."""
        names = [each.name for each in all_facts() if seat_counts(rules_of(each.name))]
        kinds = await ratings.kinds()
        if game not in names:
            game, usual = kinds[0] if kinds and kinds[0][0] in names else (names[0], 2)
            seats = seats or usual
        counts = seat_counts(rules_of(game))
        seats = seats if seats in counts else next((n for name, n in kinds if name == game and n in counts), counts[0])
        standings = await ratings.standings(game, seats)
        shown = rows(standings, None if known is None else known.id)
        measured = bot_ratings(game, seats)
        say = Speaker(language)
        return page(
            request,
            "players.html",
            me=known,
            games=names,
            game=game,
            counts=counts,
            seats=seats,
            rows=with_bots(shown, measured if bots else []),
            strengths={each.bot: say.line(title(each.bot.removeprefix("level:"))) for each in measured},
            bots=bots,
            count=len(standings),
            least=LEAST_MATCHES,
        )
