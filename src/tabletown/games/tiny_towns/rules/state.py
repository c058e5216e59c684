"""The compact state of Tiny Towns: the table, and a `Town` for each seat.

A town that has not changed since the last reveal is one object in `towns` and `shown`, also across copies, so
`TinyTownsState.own` must be called before a town is changed.
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from tabletown.core.bits import count
from tabletown.core.chance import Rng
from tabletown.core.menu import Menu, listed, take
from tabletown.core.state import CHANCE, State
from tabletown.core.views import ScoreSheet
from tabletown.games.tiny_towns.options import TinyTownsOptions
from tabletown.games.tiny_towns.rules import flow, legal, scoring
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.material import NO_CARD
from tabletown.games.tiny_towns.rules.town import Town


@final
class TinyTownsState(State):
    """A match of Tiny Towns: cards, hammer, resource, deck and towns."""

    def __init__(self, options: TinyTownsOptions, old: TinyTownsState | None = None) -> None:
        super().__init__(options)
        if old is None:
            self.seats: i64 = options.seats
            self.mode: i64 = at.MODE_NAMES.index(options.mode)
            self.cavern: bool = options.cavern
            self.monuments: bool = options.monuments
            self.solo_remove: str = options.solo_remove
            self.phase: i64 = at.CARDS_DRAWN
            self.waiting: i64 = 0  # bit set of the seats that must decide
            self.pending: list[int] = [0] * options.seats
            self.cards: list[int] = [NO_CARD] * 7  # by type; replaced, never changed in place
            self.round: i64 = 0
            self.hammer: i64 = -1
            self.named: int = 0  # how often each seat named a resource, eight bits a seat
            self.resource: i64 = -1
            self.source: i64 = at.FREE  # the seat that named the resource, DEALT or FREE
            self.skipped: i64 = 0  # seats that sit out a free-choice round (TT-10.4)
            self.unseen: i64 = 0  # resource cards not seen since the last shuffle, three bits a resource
            self.open: i64 = 0  # open cards in solo, three bits a resource
            self.returned: bytes = b""  # resource cards under the deck in solo, the oldest first
            self.towns: list[Town] = [Town() for _ in range(options.seats)]
            self.shown: list[Town] = self.towns[:]
        else:
            self.seats = old.seats
            self.mode = old.mode
            self.cavern = old.cavern
            self.monuments = old.monuments
            self.solo_remove = old.solo_remove
            self.phase = old.phase
            self.waiting = old.waiting
            self.pending = old.pending[:]
            self.cards = old.cards
            self.round = old.round
            self.hammer = old.hammer
            self.named = old.named
            self.resource = old.resource
            self.source = old.source
            self.skipped = old.skipped
            self.unseen = old.unseen
            self.open = old.open
            self.returned = old.returned
            self.towns = old.towns[:]
            self.shown = old.shown[:]
            for seat in range(old.seats):
                town = self.towns[seat]
                if town is not self.shown[seat]:
                    self.towns[seat] = town.copy()
            self.share(old)

    def copy(self) -> TinyTownsState:
        """Return an independent state, equal to this one."""
        return TinyTownsState(self.settings(), self)

    def key(self) -> bytes:
        """Return the whole state in bytes."""
        table = [
            self.phase, self.waiting, self.round, self.hammer, self.named, self.resource, self.source, self.skipped,
        ]  # fmt: skip
        parts = [repr(table), repr([self.unseen, self.open, *self.returned]), repr(self.pending), repr(self.cards)]
        for seat in range(self.seats):
            parts.append(repr(self.towns[seat].numbers()))
            if self.towns[seat] is not self.shown[seat]:
                parts.append(repr(self.shown[seat].numbers()))
        return (repr(self.options) + "".join(parts)).encode()

    def game_name(self) -> str:
        """Return the name of the game."""
        return "tiny_towns"

    def settings(self) -> TinyTownsOptions:
        """Return the options, with their own type."""
        return cast(TinyTownsOptions, self.options)

    def actors(self) -> int:
        """Return the seats that must decide; the dealer in the first phases."""
        return self.waiting if self.phase >= at.CHOOSING else CHANCE

    def outcomes(self) -> list[tuple[int, int]]:
        """Return what the dealer may turn up."""
        return legal.outcomes(self)

    def draw(self, rng: Rng) -> int:
        """Draw one of the outcomes by its weight."""
        return legal.draw(self, rng)

    def choices(self, seat: int) -> list[int]:
        """Return the legal actions of a seat."""
        menu = take()
        legal.fill(self, seat, menu)
        return listed(menu)

    def fill(self, seat: int, menu: Menu) -> None:
        """Add the legal actions of a seat."""
        legal.fill(self, seat, menu)

    def advance(self, actor: int, action: int) -> None:
        """Carry out a legal action."""
        flow.advance(self, actor, action)

    def score(self, seat: int) -> ScoreSheet:
        """Return the score of a town as it stands (TT-9.7)."""
        return scoring.sheet(seat, self.towns[seat], self.cards, self.right_of(seat))

    def total(self, seat: int) -> int:
        """Return the points of a town as it stands."""
        return scoring.Tally(self.towns[seat], self.cards, self.right_of(seat)).total()

    def winners(self) -> list[int]:
        """Return the seats with the highest total, ties broken by TT-9.6."""
        return scoring.winners(self)

    def own(self, seat: int) -> Town:
        """Return the town of a seat, apart from the one shown, so that it may be changed."""
        town = self.towns[seat]
        if town is self.shown[seat]:
            town = town.copy()
            self.towns[seat] = town
        return town

    def right_of(self, seat: int) -> Town | None:
        """Return the town of the player on the right, None in solo (TT-A18)."""
        return self.towns[(seat + self.seats - 1) % self.seats] if self.seats > 1 else None

    def is_active(self, seat: int) -> bool:
        """Return whether the town is not complete yet (TT-3.2)."""
        return self.towns[seat].place == 0

    def times_named(self, seat: int) -> int:
        """Return how often a seat named a resource (TT-3.5)."""
        return (self.named >> (8 * seat)) & 0xFF


def new_match(options: TinyTownsOptions) -> TinyTownsState:
    """Return the state before the first step."""
    state = TinyTownsState(options)
    state.unseen = flow.FULL_DECK if state.mode != at.STANDARD else 0
    if options.cards == "first_game":
        state.cards = m.FIRST_GAME
    elif isinstance(options.cards, tuple):
        state.cards = [m.CARD[name] for name in options.cards]
    else:
        state.cards = [m.CARDS_OF[m.BLUE][0], *[NO_CARD] * 6]
    if isinstance(options.first_player, int):
        state.hammer = options.first_player
    flow.set_up(state)
    return state


def inventory(state: TinyTownsState) -> dict[str, int]:
    """Count the squares of all towns by what is on them, the monument cards, and in solo the resource cards."""
    squares = 0
    for town in state.towns:
        squares += count(town.empty()) + sum([1 for each in range(16) if (town.cubes >> 3 * each) & 7])
        squares += sum([count(town.of(kind)) for kind in range(8)])
    dealt = [card for town in state.towns for card in (town.kept, town.other) if card != NO_CARD]
    counts = {"squares": squares, "monuments": len(set(dealt) | set(legal.undealt(state)))}
    if state.mode == at.SOLO:
        in_hand = 1 if state.phase == at.PLAYING or state.phase == at.OVER else 0
        cards = flow.cards_in(state.unseen) + flow.cards_in(state.open)
        counts["resource_cards"] = cards + len(state.returned) + in_hand
    return counts
