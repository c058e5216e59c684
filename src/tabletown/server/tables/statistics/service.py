"""What the finished matches of a player say about cards and characters, and how well they were played."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

import msgspec

from tabletown.table.review import Review


class Played(msgspec.Struct, frozen=True):
    """A finished match of a player; `cards` are messages, and `alone` is whether all others were bots."""

    points: int
    won: bool
    rated: bool
    alone: bool
    cards: list[str]


class CardAverage(msgspec.Struct, frozen=True):
    """The matches of a player with a card or character, as figures."""

    card: str
    matches: int
    won: int  # percent
    average: int  # points


class StatisticsStore(Protocol):
    """Finished matches; every method is one transaction."""

    async def played(self, user: str, game: str) -> list[Played]: ...
    async def reviews(self, tables: Collection[str], user: str) -> dict[str, tuple[int, str]]: ...


class Statistics:
    """Answers what a player's matches have in common."""

    def __init__(self, store: StatisticsStore) -> None:
        self._store = store

    async def by_card(self, user: str, game: str, with_bots: bool) -> list[CardAverage]:
        """Return the figures of rated matches, and of those against bots if wanted, the most played cards first."""
        matches = await self._store.played(user, game)
        return averages(each for each in matches if each.rated or (with_bots and each.alone))

    async def accuracies(self, user: str, tables: Collection[str]) -> dict[str, int]:
        """Return how accurately a user has played, in percent, where a review tells."""
        found = await self._store.reviews(tables, user)
        return {table: round(Review.from_json(data).accuracy(seat)) for table, (seat, data) in found.items()}


def averages(matches: Iterable[Played]) -> list[CardAverage]:
    """Return the figures of matches by card."""
    groups: dict[str, list[Played]] = {}
    for match in matches:
        for card in dict.fromkeys(match.cards):
            groups.setdefault(card, []).append(match)
    found = [
        CardAverage(
            card,
            len(each),
            round(100 * sum(match.won for match in each) / len(each)),
            round(sum(match.points for match in each) / len(each)),
        )
        for card, each in groups.items()
    ]
    return sorted(found, key=lambda each: (-each.matches, -each.average, each.card))
