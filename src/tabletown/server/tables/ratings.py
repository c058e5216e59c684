"""Ratings per game and number of seats, computed by openskill from the finished matches of rated tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec
from openskill.models import PlackettLuce

from tabletown.server.errors import UnavailableError, UniqueConflict
from tabletown.server.tables.events import Event, Holder
from tabletown.server.tables.session import Ending, TableSession

LEAST_MATCHES = 5  # after so many a rating is shown
_MODEL = PlackettLuce()
_START, _SCALE = 1500.0, 20.0  # of the figures that people see
_ATTEMPTS = 25  # another match of the same player was settled first each time
_log = logging.getLogger(__name__)


class Skill(msgspec.Struct, frozen=True):
    """What is known of a player's strength: the estimate, and how uncertain it is."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def shown(self) -> int:
        """The figure that people see: the strength that is nearly certain, so playing more raises it."""
        return round(_START + _SCALE * (self.mu - 3 * self.sigma))

    @property
    def error(self) -> int:
        """The uncertainty of the figure."""
        return round(_SCALE * self.sigma)


class Rated(msgspec.Struct, frozen=True):
    """A rated match of a player: the how-manieth of its kind, the place, and the skill after it."""

    user: str
    game: str
    seats: int
    n: int
    table: str
    at: float
    place: int
    points: int
    mu: float
    sigma: float

    @property
    def skill(self) -> Skill:
        """The skill after the match."""
        return Skill(self.mu, self.sigma)


class Finished(msgspec.Struct, frozen=True):
    """A finished match at a rated table that was not settled yet."""

    table: str
    game: str
    at: float
    holders: list[Holder]
    ending: Ending


class Standing(msgspec.Struct, frozen=True):
    """A player in a leaderboard: the last rated match, the figure before it, and how many were won."""

    name: str
    last: Rated
    before: Skill
    won: int


class RatingStore(Protocol):
    """Rated matches; every method is one transaction."""

    async def unsettled(self) -> list[Finished]: ...
    async def latest(self, users: Sequence[str], game: str, seats: int) -> dict[str, Rated]: ...
    async def settle(self, table: str, rows: Sequence[Rated]) -> None: ...
    async def standings(self, game: str, seats: int) -> list[Standing]: ...
    async def kinds(self) -> list[tuple[str, int]]: ...
    async def history(self, user: str) -> list[Rated]: ...


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return the skills after a match that ended with these places; equal places are a draw."""
    teams = [[_MODEL.rating(each.mu, each.sigma)] for each in skills]
    after = _MODEL.rate(teams, ranks=[float(each) for each in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]


def places(holders: Sequence[Holder], ending: Ending) -> dict[int, int]:
    """Return the place of each seat that counts, from 1.

    Who has left the seat to a bot or run out of time, and has not come back, is last: that is the price of leaving. Seats of
    former players do not count.
    """
    counted = {seat: holder for seat, holder in enumerate(holders) if holder.user or holder.former}
    worth = {
        seat: (seat in ending.winners, ending.totals[seat]) for seat, holder in counted.items() if holder.kind == "person"
    }
    return {
        seat: 1 + sum(other > worth[seat] for other in worth.values()) if seat in worth else len(counted) for seat in counted
    }


def settled(match: Finished, latest: Mapping[str, Rated]) -> list[Rated]:
    """Return the rows of a match, given the latest one of each player; none where fewer than two players are left."""
    found = places(match.holders, match.ending)
    if len(found) < 2:
        return []
    users = [match.holders[seat].user or match.holders[seat].former or "" for seat in found]
    before = [latest[each].skill if each in latest else Skill() for each in users]
    after = rate(before, list(found.values()))
    return [
        Rated(
            user=user,
            game=match.game,
            seats=len(match.holders),
            n=latest[user].n + 1 if user in latest else 1,
            table=match.table,
            at=match.at,
            place=place,
            points=match.ending.totals[seat],
            mu=skill.mu,
            sigma=skill.sigma,
        )
        for user, (seat, place), skill in zip(users, found.items(), after)
    ]


class Ratings:
    """Settles finished matches of rated tables, and answers who stands where."""

    def __init__(self, store: RatingStore, forget: Callable[[str], None]) -> None:
        self._store = store
        self._forget = forget
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def heard(self, session: TableSession, _events: Sequence[Event]) -> None:
        """Settle a match that has just ended, without waiting."""
        if session.config.rated and session.table.over:
            task = asyncio.create_task(self._settle_soon())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _settle_soon(self) -> None:
        try:
            await self.settle()
        except UnavailableError:
            _log.warning("a rated match is settled later: the database is not available")

    async def close(self) -> None:
        """Wait until what has begun is settled."""
        await asyncio.gather(*self._tasks)

    async def settle(self) -> None:
        """Settle all finished matches that are not, in the order in which they ended; the sweep asks for it, too."""
        async with self._lock:
            for match in await self._store.unsettled():
                await self._settle(match)

    async def _settle(self, match: Finished) -> None:
        users = [user for holder in match.holders if (user := holder.user or holder.former)]
        for _ in range(_ATTEMPTS):
            rows = settled(match, await self._store.latest(users, match.game, len(match.holders)))
            try:
                await self._store.settle(match.table, rows)
            except UniqueConflict:
                continue
            if not rows:
                self._forget(match.table)
            return

    async def standings(self, game: str, seats: int) -> list[Standing]:
        """Return the players whose rating is shown, best first."""
        found = await self._store.standings(game, seats)
        shown = [each for each in found if each.last.n >= LEAST_MATCHES]
        return sorted(shown, key=lambda each: (-each.last.skill.shown, each.name))

    async def kinds(self) -> list[tuple[str, int]]:
        """Return the games and numbers of seats of which there are rated matches."""
        return await self._store.kinds()

    async def history(self, user: str) -> list[Rated]:
        """Return the rated matches of a user, oldest first."""
        return await self._store.history(user)
