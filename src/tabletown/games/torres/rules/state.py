"""The state of a match of Torres.

One seat decides at a time, `seat`. Pending decisions are packed as in points, counts of cards and stacks as in material.
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.chance import Rng
from tabletown.core.menu import Menu, listed, take
from tabletown.core.state import CHANCE, State
from tabletown.core.views import ScoreSheet
from tabletown.games.torres.options import TorresOptions, switch
from tabletown.games.torres.rules import flow, legal, scoring
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import points as at
from tabletown.games.torres.rules.board import Board


@final
class TorresState(State):
    """A match of Torres; a copy of `old` if there is one."""

    def __init__(self, options: TorresOptions, old: TorresState | None = None) -> None:
        super().__init__(options)
        if old is None:
            seats = options.seats
            self.seats: i64 = seats
            self.placing: bool = switch(options, "castle_setup") == "players"
            self.cards: i64 = m.CARD_SOURCES.index(switch(options, "action_cards"))
            self.mastered: bool = switch(options, "master_card")
            self.leading: bool = switch(options, "round_start") == "leader"
            self.exit_level_only: bool = options.door_rule == "exit_level_only"
            self.pending: i64 = at.OVER
            self.seat: i64 = 0  # whose decision it is, or for whom the dealer deals
            self.start: i64 = -1  # the initial start player (TR-2.2)
            self.opener: i64 = 0  # took the first turn of the phase
            self.first: i64 = 0  # took the first turn of the round
            self.phase: i64 = 0
            self.round: i64 = 0
            self.master: i64 = m.NO_MASTER
            self.points: i64 = 0  # action points left
            self.buys: i64 = 0  # cards bought this turn
            self.used: i64 = 0  # cards played this turn
            self.chosen: i64 = m.NO_STACK  # blocks left in the chosen stack
            self.bought: i64 = 0  # packed: the cards bought this turn
            self.supply: i64 = 0
            self.drawn: bytes = b""  # the cards looked at in D6
            self.board: Board = Board()
            self.reserve: list[int] = [m.KNIGHTS] * seats
            self.stacks: list[int] = [0] * seats  # packed: how many stacks of each size
            self.hands: list[int] = [0] * seats  # packed
            self.played: list[int] = [0] * seats  # packed
            self.unseen: list[int] = [0] * seats  # packed; the common deck is that of seat 0
            self.top: list[bytes] = [b""] * seats  # cards known to be on top of the deck, in order
            self.bottom: list[bytes] = [b""] * seats  # and at the bottom
            self.scores: list[int] = [0] * seats
            self.tally: list[int] = [0] * (scoring.TALLY * seats)  # the score sheets in a row
        else:
            self.seats = old.seats
            self.placing = old.placing
            self.cards = old.cards
            self.mastered = old.mastered
            self.leading = old.leading
            self.exit_level_only = old.exit_level_only
            self.pending = old.pending
            self.seat = old.seat
            self.start = old.start
            self.opener = old.opener
            self.first = old.first
            self.phase = old.phase
            self.round = old.round
            self.master = old.master
            self.points = old.points
            self.buys = old.buys
            self.used = old.used
            self.chosen = old.chosen
            self.bought = old.bought
            self.supply = old.supply
            self.drawn = old.drawn
            self.board = Board(old.board)
            self.reserve = old.reserve[:]
            self.stacks = old.stacks[:]
            self.hands = old.hands[:]
            self.played = old.played[:]
            self.unseen = old.unseen[:]
            self.top = old.top[:]
            self.bottom = old.bottom[:]
            self.scores = old.scores[:]
            self.tally = old.tally[:]
            self.share(old)

    def copy(self) -> TorresState:
        """Return an independent state, equal to this one."""
        return TorresState(self.settings(), self)

    def key(self) -> bytes:
        """Return the whole state in bytes."""
        board = self.board
        figures = [board.king]
        for seat in range(self.seats):
            figures += [board.knights_north[seat], board.knights_south[seat]]
        table = [
            self.pending, self.seat, self.start, self.opener, self.first, self.phase, self.round, self.master, self.points,
            self.buys, self.used, self.chosen, self.bought, self.supply,
        ]  # fmt: skip
        parts = [
            repr(self.options),
            repr(table),
            repr(list(board.height)),
            repr(figures),
            repr(self.stacks),
            repr(self.tally),
        ]
        parts += [repr(self.hands), repr(self.played), repr(self.unseen)]
        parts += [repr(self.top), repr(self.bottom), repr(self.drawn)]
        return "".join(parts).encode()

    # The contract.

    def game_name(self) -> str:
        """Return the name of the game."""
        return "torres"

    def settings(self) -> TorresOptions:
        """Return the options, with their own type."""
        return cast(TorresOptions, self.options)

    def actors(self) -> int:
        """Return the one seat that decides as a bit set, CHANCE for the dealer."""
        if self.pending == at.OVER:
            return 0
        return CHANCE if self.pending & 15 <= at.DRAW else BIT[self.seat]

    def outcomes(self) -> list[tuple[int, int]]:
        """Return the chance outcomes with their weights."""
        return legal.outcomes(self)

    def draw(self, rng: Rng) -> int:
        """Draw one of the outcomes by its weight."""
        return legal.draw(self, rng)

    def choices(self, seat: int) -> list[int]:
        """Return the legal actions of the seat that decides."""
        menu = take()
        legal.fill(self, menu)
        return listed(menu)

    def fill(self, seat: int, menu: Menu) -> None:
        """Add the legal actions of the seat that decides."""
        legal.fill(self, menu)

    def advance(self, actor: int, action: int) -> None:
        """Apply a legal action."""
        flow.advance(self, actor, action)

    def winners(self) -> list[int]:
        """Return the winning seats; empty while the match is in progress."""
        return scoring.winners(self)

    def score(self, seat: int) -> ScoreSheet:
        """Return the score sheet of a seat."""
        return scoring.sheet(self, seat, self.tally)

    def total(self, seat: int) -> int:
        """Return the points of a seat."""
        return self.scores[seat]

    # Decks.

    def has_cards(self, seat: int) -> bool:
        """Return whether there are cards in the deck from which a seat buys."""
        unseen = self.unseen[0] if self.cards == m.COMMON else self.unseen[seat]
        return unseen > 0 or len(self.top[seat]) > 0 or len(self.bottom[seat]) > 0

    def deck_size(self, seat: int) -> int:
        """Return the number of cards in the deck from which a seat buys."""
        unseen = self.unseen[0] if self.cards == m.COMMON else self.unseen[seat]
        return m.in_pack(unseen) + len(self.top[seat]) + len(self.bottom[seat])


def new_match(options: TorresOptions) -> TorresState:
    """Return the state before the first step."""
    state = TorresState(options)
    state.supply = m.BLOCKS
    if not state.placing:
        for square in m.START_SQUARES:
            state.board.build(square)
            state.supply -= 1
    for seat in range(state.seats):
        if state.cards == m.IN_HAND:
            state.hands[seat] = m.OWN_DECK
        elif state.cards == m.OWN:
            state.unseen[seat] = m.OWN_DECK
    if state.cards == m.COMMON:
        state.unseen[0] = m.COMMON_DECK
    if options.start_player != "drawn":
        state.start = options.start_player
    flow.set_up(state)
    return state


def inventory(state: TorresState) -> dict[str, int]:
    """Return the number of blocks, knights and action cards, wherever they are (TR-1.6)."""
    blocks = state.board.blocks() + state.supply + max(state.chosen, 0)
    knights, cards = 0, len(state.drawn)
    for seat in range(state.seats):
        blocks += m.blocks_in(state.stacks[seat])
        knights += state.reserve[seat] + len(state.board.knights(seat))
        cards += m.in_pack(state.hands[seat] + state.unseen[seat]) + m.in_pack(state.played[seat])
        cards += len(state.top[seat]) + len(state.bottom[seat])
    return {"blocks": blocks, "knights": knights, "action_cards": cards}
