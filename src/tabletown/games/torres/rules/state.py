"""The state of a match of Torres.

One seat decides at a time, `seat`. Pending decisions are packed as in points, counts of cards and stacks as in material.
"""

from __future__ import annotations

from typing import cast, final

from tabletown.core.bits import BIT
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE, State
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
        seats: int = old.seats if old else options.seats
        self.seats: int = seats
        self.placing: bool = old.placing if old else switch(options, "castle_setup") == "players"
        self.cards: int = old.cards if old else m.CARD_SOURCES.index(switch(options, "action_cards"))
        self.mastered: bool = old.mastered if old else switch(options, "master_card")
        self.leading: bool = old.leading if old else switch(options, "round_start") == "leader"
        self.exit_level_only: bool = old.exit_level_only if old else options.door_rule == "exit_level_only"
        self.pending: int = old.pending if old else at.OVER
        self.seat: int = old.seat if old else 0  # whose decision it is, or for whom the dealer deals
        self.start: int = old.start if old else -1  # the initial start player (TR-2.2)
        self.opener: int = old.opener if old else 0  # took the first turn of the phase
        self.first: int = old.first if old else 0  # took the first turn of the round
        self.phase: int = old.phase if old else 0
        self.round: int = old.round if old else 0
        self.master: int = old.master if old else m.NO_MASTER
        self.points: int = old.points if old else 0  # action points left
        self.buys: int = old.buys if old else 0  # cards bought this turn
        self.used: int = old.used if old else 0  # cards played this turn
        self.chosen: int = old.chosen if old else m.NO_STACK  # blocks left in the chosen stack
        self.bought: int = old.bought if old else 0  # packed: the cards bought this turn
        self.supply: int = old.supply if old else 0
        self.drawn: bytes = old.drawn if old else b""  # the cards looked at in D6
        self.board: Board = Board(old.board if old else None)
        self.reserve: list[int] = old.reserve[:] if old else [m.KNIGHTS] * seats
        self.stacks: list[int] = old.stacks[:] if old else [0] * seats  # packed: how many stacks of each size
        self.hands: list[int] = old.hands[:] if old else [0] * seats  # packed
        self.played: list[int] = old.played[:] if old else [0] * seats  # packed
        self.unseen: list[int] = old.unseen[:] if old else [0] * seats  # packed; the common deck is that of seat 0
        self.top: list[bytes] = old.top[:] if old else [b""] * seats  # cards known to be on top of the deck, in order
        self.bottom: list[bytes] = old.bottom[:] if old else [b""] * seats  # and at the bottom
        self.scores: list[int] = old.scores[:] if old else [0] * seats
        self.tally: list[int] = old.tally[:] if old else [0] * (scoring.TALLY * seats)  # the score sheets in a row
        if old:
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
        parts = [repr(self.options), repr(table), repr(board.height), repr(figures), repr(self.stacks), repr(self.tally)]
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

    def choices(self, seat: int) -> list[int]:
        """Return the legal actions of the seat that decides."""
        return legal.choices(self)

    def advance(self, actor: int, action: int) -> None:
        """Apply a legal action."""
        flow.advance(self, actor, action)

    def winners(self) -> list[int]:
        """Return the winning seats; empty while the match is in progress."""
        return scoring.winners(self)

    def score(self, seat: int) -> ScoreSheet:
        """Return the score sheet of a seat."""
        return scoring.sheet(self, seat, self.tally)

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
