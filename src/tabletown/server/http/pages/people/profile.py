"""The profile of a player: ratings, their course, results, and for oneself the matches against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import PathParameter, QueryParameter
from markupsafe import Markup

from tabletown.core.game import Game
from tabletown.core.registry import game as game_of
from tabletown.core.registry import games
from tabletown.i18n import Speaker
from tabletown.server.errors import NotFoundError
from tabletown.server.http.dependencies import AccountsDep, ArchiveDep, Known, Language, RatingsDep, StatisticsDep
from tabletown.server.http.pages.people.chart import NARROW, WIDE, chart
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.times import date_parts
from tabletown.server.tables.ratings import LEAST_MATCHES, Rated, Skill
from tabletown.server.tables.storage import TableSummary

_Name = Annotated[str, PathParameter(max_length=200)]
_Game = Annotated[str, QueryParameter(max_length=64)]
_Seats = Annotated[int, QueryParameter(ge=0, le=99)]
_RECENT = 12  # matches that the page lists


class Result(msgspec.Struct, frozen=True):
    """A rated match with the figure after it and its change."""

    match: Rated
    shown: int
    change: int
    date: str


class Card(msgspec.Struct, frozen=True):
    """The rated matches of a player of one kind, oldest first, as figures."""

    game: str
    seats: int
    matches: int
    rating: int
    error: int
    change: int
    won: int  # percent
    average: int  # points
    best: Rated
    results: list[Result]


class Practice(msgspec.Struct, frozen=True):
    """The matches of a player against bots in one game, as figures."""

    game: str
    matches: int
    won: int  # percent
    average: int  # points
    best: int
    table: str  # of the best match


def card(matches: Sequence[Rated], say: Speaker) -> Card:
    """Return the figures of matches of one kind, oldest first."""
    figures = [Skill().shown, *(each.skill.shown for each in matches)]
    results = [
        Result(each, after, after - before, say("server-date", date_parts(each.at)))
        for each, before, after in zip(matches, figures, figures[1:])
    ]
    last = matches[-1]
    return Card(
        game=last.game,
        seats=last.seats,
        matches=len(matches),
        rating=last.skill.shown,
        error=last.skill.error,
        change=results[-1].change,
        won=round(100 * sum(each.place == 1 for each in matches) / len(matches)),
        average=round(sum(each.points for each in matches) / len(matches)),
        best=max(matches, key=lambda each: each.points),
        results=results,
    )


def cards(history: Sequence[Rated], say: Speaker) -> list[Card]:
    """Return a card for each kind of match, the most played one first."""
    kinds: dict[tuple[str, int], list[Rated]] = {}
    for each in history:
        kinds.setdefault((each.game, each.seats), []).append(each)
    return sorted((card(each, say) for each in kinds.values()), key=lambda each: -each.matches)


def practice(tables: Sequence[TableSummary], user: str) -> list[Practice]:
    """Return the figures of matches against bots by game."""
    found: dict[str, list[tuple[int, bool, str]]] = {}
    for table in tables:
        seat = next(each.seat for each in table.seats if each.user == user)
        if table.ending is not None:
            result = (table.ending.totals[seat], seat in table.ending.winners, table.id)
            found.setdefault(table.game, []).append(result)
    return [
        Practice(
            game=game,
            matches=len(each),
            won=round(100 * sum(won for _, won, _ in each) / len(each)),
            average=round(sum(points for points, _, _ in each) / len(each)),
            best=max(each)[0],
            table=max(each)[2],
        )
        for game, each in found.items()
    ]


def _has_cards(name: str) -> bool:
    return name in games() and type(game_of(name)).cards_of is not Game.cards_of


class ProfileController(Controller):
    """The page `/players/<name>`."""

    include_in_schema = False

    @get("/players/{name:str}")
    async def profile(
        self,
        request: Request[Any, Any, Any],
        name: _Name,
        accounts: AccountsDep,
        archive: ArchiveDep,
        ratings: RatingsDep,
        statistics: StatisticsDep,
        known: Known,
        language: Language,
        game: _Game = "",
        seats: _Seats = 0,
    ) -> Response[str]:
        """Show the player; only they themselves see their matches against bots."""
        owner = await accounts.find(name)
        if owner is None:
            raise NotFoundError("server-no-player")
        say = Speaker(language)
        history = await ratings.history(owner.id)
        found = cards(history, say)
        fitting = [each for each in found if each.game == game and each.seats == (seats or each.seats)] or found
        chosen = fitting[0] if fitting else None
        drawn: list[Markup] = []
        if chosen is not None and chosen.matches >= LEAST_MATCHES:
            label = say("server-profile-chart", {"matches": chosen.matches, "rating": str(chosen.rating)})
            drawn = [chart([each.match for each in chosen.results], label, width) for width in (WIDE, NARROW)]
        recent = sorted((result for each in found for result in each.results), key=lambda each: -each.match.at)
        mine = known is not None and known.id == owner.id
        practiced = practice(await archive.against_bots(owner), owner.id) if mine else []
        played = [*(each.game for each in found), *(each.game for each in practiced)]
        names = [each for each in dict.fromkeys(played) if _has_cards(each)]
        compared = game if game in names else (names[0] if names else "")
        return page(
            request,
            "profile.html",
            me=known,
            owner=owner,
            mine=mine,
            cards=found,
            chosen=chosen,
            chart=drawn,
            recent=recent[:_RECENT],
            count=len(history),
            least=LEAST_MATCHES,
            practice=practiced,
            games=names,
            compared=compared,
            by_card=await statistics.by_card(owner.id, compared, mine) if compared else [],
            accuracies=await statistics.accuracies(owner.id, [each.match.table for each in recent[:_RECENT]]),
        )
