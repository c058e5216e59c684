"""The compact state of Tiny Towns: one `Town` a seat, and the table in `Position`.

What a seat must still decide is a stack packed into one number, twelve bits a frame: four bits for the decision point,
eight for its argument. A town that has not changed since all were last shown it is one object in `towns` and `shown`, also
across copies, so `Position.own` must be called before a town is changed.
"""

from __future__ import annotations

from typing import Final, final

from tabletown.core.bits import BIT
from tabletown.core.state import State
from tabletown.games.tiny_towns.options import TinyTownsOptions
from tabletown.games.tiny_towns.rules.material import (
    ALL_SQUARES,
    BLACK,
    BLUE,
    CASTLE,
    CELL,
    CUBE,
    GRAY,
    GREEN,
    NO_CARD,
    ORANGE,
    RED,
    YELLOW,
)

# Phases of the table; below CHOOSING the dealer acts.
CARDS_DRAWN: Final = 0
HAMMER_GIVEN: Final = 1
DEALING: Final = 2
OPENING: Final = 3
DRAWING: Final = 4
CHOOSING: Final = 5
NAMING: Final = 6
PICKING: Final = 7
PLAYING: Final = 8
WATCHING: Final = 9
OVER: Final = 10
PHASES: Final = ["cards", "hammer", "deal", "open", "draw", "choose", "name", "pick", "play", "watch", "over"]

# Decision points of a seat (section 3 of the rules).
AT_CHOOSE: Final = 1
AT_NAME: Final = 2
AT_PICK: Final = 3
AT_RESOURCE: Final = 4
AT_BUILD: Final = 5
AT_MARK: Final = 6  # argument: the square to mark
AT_GUILD: Final = 7  # argument: 1 + the square replaced before, 0 at first
AT_GROVE: Final = 8
AT_WATCH_SETUP: Final = 9
AT_WATCH: Final = 10
AT_EXTRA: Final = 11  # the BUILD after WATCH: it triggers nothing (TT-7.17)
POINTS: Final = [
    "",
    "choose",
    "name",
    "pick",
    "resource",
    "build",
    "mark",
    "guild",
    "grove",
    "watch_setup",
    "watch",
    "extra",
]
FRAME: Final = 0xFFF
FRAME_BITS: Final = 12

STANDARD: Final = 0
TOWN_HALL: Final = 1
SOLO: Final = 2
MODE_NAMES: Final = ["standard", "town_hall", "solo"]
FREE: Final = -1  # `source` of a resource that everybody chooses for themselves (TT-4.7)
DEALT: Final = 6  # `source` of a resource that was drawn or picked: foreign for all
NOTHING_STORED: Final = bytes(16)


@final
class Town:
    """One player's town, marks and monument. Masks of squares; packed cubes, marks and resting cubes."""

    def __init__(self) -> None:
        self.cubes: int = 0  # packed
        self.filled: int = 0  # squares with a cube
        self.built: int = 0  # squares with a building
        self.blue: int = 0
        self.red: int = 0
        self.gray: int = 0
        self.orange: int = 0
        self.green: int = 0
        self.yellow: int = 0
        self.black: int = 0
        self.magenta: int = 0
        self.marks: int = 0  # packed: what Banks and Factories are marked with
        self.resting: int = 0  # packed: cubes on Cottages (TT-4.5)
        self.stored: bytes = NOTHING_STORED  # contents of each Warehouse, numbered as in material.CONTENTS
        self.old: int = 0  # black buildings that stood before the round began
        self.constructed: int = 0  # bit set of the types constructed this round (TT-7.16)
        self.aside: int = 0  # bit set of the types on Opaleye's Watch
        self.won: int = 0  # bit set of the types won this round
        self.watch_round: int = 0  # the round in which the Watch was built
        self.shrine: int = 0  # points of the Shrine, fixed when built
        self.cavern: int = 0  # discards so far
        self.kept: int = NO_CARD  # the monument kept; until the choice, the first of the two dealt
        self.other: int = NO_CARD  # the one returned, or the second dealt
        self.place: int = 0  # of completion; 0 while active

    def copy(self) -> Town:
        """An independent town, equal to this one."""
        new = Town()
        new.cubes = self.cubes
        new.filled = self.filled
        new.built = self.built
        new.blue = self.blue
        new.red = self.red
        new.gray = self.gray
        new.orange = self.orange
        new.green = self.green
        new.yellow = self.yellow
        new.black = self.black
        new.magenta = self.magenta
        new.marks = self.marks
        new.resting = self.resting
        new.stored = self.stored
        new.old = self.old
        new.constructed = self.constructed
        new.aside = self.aside
        new.won = self.won
        new.watch_round = self.watch_round
        new.shrine = self.shrine
        new.cavern = self.cavern
        new.kept = self.kept
        new.other = self.other
        new.place = self.place
        return new

    def numbers(self) -> list[int]:
        """Everything, for the key."""
        return [
            self.cubes, self.built, self.blue, self.red, self.gray, self.orange, self.green, self.yellow, self.black,
            self.magenta, self.marks, self.resting, self.old, self.constructed, self.aside, self.won, self.watch_round,
            self.shrine, self.cavern, self.kept, self.other, self.place, *self.stored,
        ]  # fmt: skip

    def empty(self) -> int:
        """The squares with neither cube nor building."""
        return ALL_SQUARES & ~(self.filled | self.built)

    def of(self, kind: int) -> int:
        """The squares with buildings of a type, the Castle among the monuments."""
        if kind == BLUE:
            return self.blue
        if kind == RED:
            return self.red
        if kind == GRAY:
            return self.gray
        if kind == ORANGE:
            return self.orange
        if kind == GREEN:
            return self.green
        if kind == YELLOW:
            return self.yellow
        if kind == BLACK:
            return self.black
        return self.magenta

    def set_type(self, kind: int, squares: int) -> None:
        """Make `squares` the squares with buildings of a type."""
        if kind == BLUE:
            self.blue = squares
        elif kind == RED:
            self.red = squares
        elif kind == GRAY:
            self.gray = squares
        elif kind == ORANGE:
            self.orange = squares
        elif kind == GREEN:
            self.green = squares
        elif kind == YELLOW:
            self.yellow = squares
        elif kind == BLACK:
            self.black = squares
        else:
            self.magenta = squares

    def type_at(self, square: int) -> int:
        """The type of the building on a square, -1 if there is none."""
        for kind in range(8):
            if self.of(kind) & BIT[square]:
                return kind
        return -1

    def put_cube(self, resource: int, square: int) -> None:
        """Put a cube on an empty square."""
        self.cubes |= CUBE[square * 5 + resource]
        self.filled |= BIT[square]

    def mark_at(self, square: int) -> int:
        """The resource a Bank or Factory is marked with, -1 if none."""
        return ((self.marks >> (3 * square)) & 7) - 1

    def marked(self) -> int:
        """The bit set of the resources on marks."""
        marks, found = self.marks, 0
        while marks:
            if marks & 7:
                found |= BIT[(marks & 7) - 1]
            marks >>= 3
        return found

    def set_mark(self, square: int, resource: int) -> None:
        """Mark a building, or take its mark away with resource -1."""
        self.marks -= self.marks & CELL[square]
        if resource >= 0:
            self.marks |= CUBE[square * 5 + resource]

    def has_built(self, monument: int) -> bool:
        """Whether this monument stands in the town."""
        return self.magenta != 0 and self.kept == monument

    def castle(self) -> int:
        """The square of Barrett Castle as a mask, 0 if it is not built."""
        return self.magenta if self.kept == CASTLE else 0


class Position(State):
    """The table: cards, hammer, resource, deck and towns."""

    def __init__(self, options: TinyTownsOptions, source: Position | None = None) -> None:
        super().__init__(options)
        if source is not None:
            self._become(source)
            return
        self.seats: int = options.seats
        self.mode: int = MODE_NAMES.index(options.mode)
        self.cavern: bool = options.cavern
        self.monuments: bool = options.monuments
        self.solo_remove: str = options.solo_remove
        self.phase: int = CARDS_DRAWN
        self.waiting: int = 0  # bit set of the seats that must decide
        self.pending: list[int] = [0] * options.seats
        self.cards: list[int] = [NO_CARD] * 7  # by type; replaced, never changed in place
        self.round: int = 0
        self.hammer: int = -1
        self.named: int = 0  # how often each seat named a resource, eight bits a seat
        self.resource: int = -1
        self.source: int = FREE  # the seat that named the resource, DEALT or FREE
        self.skipped: int = 0  # seats that sit out a free-choice round (TT-10.4)
        self.unseen: int = 0  # resource cards not seen since the last shuffle, three bits a resource
        self.open: int = 0  # open cards in solo, three bits a resource
        self.returned: bytes = b""  # resource cards under the deck in solo, the oldest first
        self.towns: list[Town] = [Town() for _ in range(options.seats)]
        self.shown: list[Town] = self.towns[:]

    def _become(self, other: Position) -> None:
        self.seats = other.seats
        self.mode = other.mode
        self.cavern = other.cavern
        self.monuments = other.monuments
        self.solo_remove = other.solo_remove
        self.phase = other.phase
        self.waiting = other.waiting
        self.pending = other.pending[:]
        self.cards = other.cards
        self.round = other.round
        self.hammer = other.hammer
        self.named = other.named
        self.resource = other.resource
        self.source = other.source
        self.skipped = other.skipped
        self.unseen = other.unseen
        self.open = other.open
        self.returned = other.returned
        self.shown = other.shown[:]
        self.towns = other.towns[:]
        for seat in range(other.seats):
            town = self.towns[seat]
            if town is not self.shown[seat]:
                self.towns[seat] = town.copy()
        self.share(other)

    def own(self, seat: int) -> Town:
        """The town of a seat, apart from the one shown, so that it may be changed."""
        town = self.towns[seat]
        if town is self.shown[seat]:
            town = town.copy()
            self.towns[seat] = town
        return town

    def key(self) -> bytes:
        """The whole state in bytes."""
        parts: list[str] = [
            repr(
                [
                    self.phase,
                    self.waiting,
                    self.round,
                    self.hammer,
                    self.named,
                    self.resource,
                    self.source,
                    self.skipped,
                ]
            ),
            repr([self.unseen, self.open, *self.returned]),
            repr(self.pending),
            repr(self.cards),
        ]
        for seat in range(self.seats):
            parts.append(repr(self.towns[seat].numbers()))
            if self.towns[seat] is not self.shown[seat]:
                parts.append(repr(self.shown[seat].numbers()))
        return (repr(self.options) + "".join(parts)).encode()

    def is_active(self, seat: int) -> bool:
        """Whether the town is not complete yet (TT-3.2)."""
        return self.towns[seat].place == 0

    def times_named(self, seat: int) -> int:
        """How often a seat named a resource (TT-3.5)."""
        return (self.named >> (8 * seat)) & 0xFF
