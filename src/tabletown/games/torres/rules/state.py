"""The compact state of Torres: the board, and the table in `Position`.

What must still be decided is a stack packed into one number, ten bits a frame: four bits for the decision point, six for its
argument. Only one seat decides at a time, `seat`. Counts of cards and stacks are packed, see material.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.state import State
from tabletown.games.torres.options import TorresOptions, switch
from tabletown.games.torres.rules.board import Board
from tabletown.games.torres.rules.material import KNIGHTS, NO_MASTER

# Decision points (section 4 of the rules); up to AT_DRAW the dealer decides.
OVER: Final = 0
AT_START: Final = 1
AT_MASTER: Final = 2
AT_DRAW: Final = 3
AT_CASTLE: Final = 4  # D1
AT_FIRST_KNIGHT: Final = 5  # D2
AT_KING: Final = 6  # D3
AT_STACK: Final = 7  # D4
AT_ACT: Final = 8  # D5
AT_SHIFT: Final = 9  # the second half of shift_block; argument: the square of the block
AT_KEEP: Final = 10  # D6
AT_LEFT: Final = 11  # D7
AT_MOVE_KING: Final = 12  # D8
POINT_NAMES: Final = [
    "over", "start", "master", "draw", "castle", "first_knight", "king", "stack", "act", "shift", "keep", "left",
    "move_king",
]  # fmt: skip
FRAME: Final = 0x3FF
FRAME_BITS: Final = 10

# Where action cards come from.
COMMON: Final = 0
OWN: Final = 1
IN_HAND: Final = 2
CARD_SOURCES: Final = ["common_deck", "own_deck", "full_hand"]

# Lines of the score sheet (TR-8.6): 3 * item + phase - 1 in `tally`.
ADVANCED: Final = 0
CASTLES: Final = 1
KING: Final = 2
MASTER: Final = 3
JUMPED: Final = 4
ITEMS: Final = ["advance", "castles", "king", "master", "jump"]
TALLY: Final = 15

NOT_CHOSEN: Final = -1


class Position(State):
    """The table: board, stacks, cards, markers and whose turn it is."""

    def __init__(self, options: TorresOptions, source: Position | None = None) -> None:
        super().__init__(options)
        if source is not None:
            self._become(source)
            return
        seats = options.seats
        self.seats: int = seats
        self.placing: bool = switch(options, "castle_setup") == "players"
        self.cards: int = CARD_SOURCES.index(switch(options, "action_cards"))
        self.mastered: bool = switch(options, "master_card")
        self.leading: bool = switch(options, "round_start") == "leader"
        self.exit_level_only: bool = options.door_rule == "exit_level_only"
        self.pending: int = OVER
        self.seat: int = 0  # whose decision it is, or for whom the dealer deals
        self.start: int = -1  # the initial start player (TR-2.2)
        self.opener: int = 0  # who took the first turn of the phase
        self.first: int = 0  # who took the first turn of the round
        self.phase: int = 0
        self.round: int = 0
        self.master: int = NO_MASTER
        self.points: int = 0  # action points left
        self.buys: int = 0  # cards bought this turn
        self.used: int = 0  # cards played this turn
        self.chosen: int = NOT_CHOSEN  # blocks left in the chosen stack
        self.bought: int = 0  # packed: the cards bought this turn
        self.supply: int = 0
        self.drawn: bytes = b""  # the cards looked at in D6
        self.board: Board = Board()
        self.reserve: list[int] = [KNIGHTS] * seats
        self.stacks: list[int] = [0] * seats  # packed: how many stacks of each size
        self.hands: list[int] = [0] * seats  # packed
        self.played: list[int] = [0] * seats  # packed
        self.unseen: list[int] = [0] * seats  # packed; the common deck is that of seat 0
        self.top: list[bytes] = [b""] * seats  # cards the owner knows on top of his deck, in order
        self.bottom: list[bytes] = [b""] * seats  # and at the bottom
        self.scores: list[int] = [0] * seats
        self.tally: list[int] = [0] * (TALLY * seats)  # the score sheets, one after the other

    def _become(self, other: Position) -> None:
        self.seats = other.seats
        self.placing = other.placing
        self.cards = other.cards
        self.mastered = other.mastered
        self.leading = other.leading
        self.exit_level_only = other.exit_level_only
        self.pending = other.pending
        self.seat = other.seat
        self.start = other.start
        self.opener = other.opener
        self.first = other.first
        self.phase = other.phase
        self.round = other.round
        self.master = other.master
        self.points = other.points
        self.buys = other.buys
        self.used = other.used
        self.chosen = other.chosen
        self.bought = other.bought
        self.supply = other.supply
        self.drawn = other.drawn
        self.board = other.board.copy()
        self.reserve = other.reserve[:]
        self.stacks = other.stacks[:]
        self.hands = other.hands[:]
        self.played = other.played[:]
        self.unseen = other.unseen[:]
        self.top = other.top[:]
        self.bottom = other.bottom[:]
        self.scores = other.scores[:]
        self.tally = other.tally[:]
        self.share(other)

    def key(self) -> bytes:
        """The whole state in bytes."""
        board = self.board
        figures = [board.king]
        for seat in range(self.seats):
            figures += [board.knights_north[seat], board.knights_south[seat]]
        table = [
            self.pending, self.seat, self.start, self.opener, self.first, self.phase, self.round, self.master, self.points,
            self.buys, self.used, self.chosen, self.bought, self.supply,
        ]  # fmt: skip
        parts = [repr(self.options), repr(table), repr(board.height), repr(figures), repr(self.stacks), repr(self.tally)]
        parts += [
            repr(self.hands),
            repr(self.played),
            repr(self.unseen),
            repr(self.top),
            repr(self.bottom),
            repr(self.drawn),
        ]
        return "".join(parts).encode()

    def point(self) -> int:
        """The decision point on top of the stack."""
        return self.pending & 15

    def has_cards(self, seat: int) -> bool:
        """Whether there are cards in the deck from which a seat buys."""
        unseen = self.unseen[0] if self.cards == COMMON else self.unseen[seat]
        return unseen > 0 or len(self.top[seat]) > 0 or len(self.bottom[seat]) > 0

    def deck_size(self, seat: int) -> int:
        """How many cards are in the deck from which a seat buys."""
        packed = self.unseen[0] if self.cards == COMMON else self.unseen[seat]
        total = len(self.top[seat]) + len(self.bottom[seat])
        while packed:
            total += packed & 7
            packed >>= 3
        return total
