"""The rules of Nook: options, actions, the state and its scoring.

point   who            options   next
draw    dealer         draw      place
place   seat in turn   place     draw, or over when the nook is full
"""

from __future__ import annotations

from typing import Final

from tabletown.core.actions import Actions, Verb, domain
from tabletown.core.options import Options
from tabletown.core.state import CHANCE, State
from tabletown.core.views import ScoreLine, ScoreSheet

CELLS: Final = [f"{column}{row}" for row in "123" for column in "abc"]
NEAR: Final = [
    [other for other in range(9) if abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) == 1] for cell in range(9)
]
HEIGHTS: Final = ["1", "2", "3"]
HOUSES: Final = 3  # of each height
EMPTY: Final = -1

ACTIONS: Final = Actions(
    Verb("place", domain("square", CELLS)),
    Verb("draw", domain("height", HEIGHTS), chance=True),
)
PLACE: Final = ACTIONS.base("place")
DRAW: Final = ACTIONS.base("draw")


class NookState(State):
    """A match of Nook; nothing in it is hidden."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.owners = [EMPTY] * 9
        self.heights = [0] * 9
        self.bag = [HOUSES] * 3  # houses of each height still to be drawn
        self.drawn = 0  # height of the house to be placed, 0 before it is drawn
        self.turn = 0

    def game_name(self) -> str:
        return "nook"

    def copy(self) -> NookState:
        new = NookState(self.options)
        new.owners, new.heights, new.bag = self.owners[:], self.heights[:], self.bag[:]
        new.drawn, new.turn = self.drawn, self.turn
        new.share(self)
        return new

    def key(self) -> bytes:
        return repr((self.options, self.owners, self.heights, self.bag, self.drawn, self.turn)).encode()

    def actors(self) -> int:
        if EMPTY not in self.owners:
            return 0
        return 1 << self.turn if self.drawn else CHANCE

    def choices(self, seat: int) -> list[int]:
        return [PLACE + cell for cell in range(9) if self.owners[cell] == EMPTY]

    def outcomes(self) -> list[tuple[int, int]]:
        if self.actors() != CHANCE:
            return []
        return [(DRAW + height, count) for height, count in enumerate(self.bag) if count]

    def advance(self, actor: int, action: int) -> None:
        if actor == CHANCE:
            self.bag[action - DRAW] -= 1
            self.drawn = action - DRAW + 1
            return
        self.owners[action - PLACE], self.heights[action - PLACE] = actor, self.drawn
        self.drawn = 0
        self.turn = (self.turn + 1) % self.options.seats

    def score(self, seat: int) -> ScoreSheet:
        """NK-3.1: a house with a neighbor of the same owner scores its height."""
        return sheet(self.owners, self.heights, seat)

    def winners(self) -> list[int]:
        """NK-3.2: most points; a tie is shared."""
        if self.actors():
            return []
        totals = [self.score(seat).total for seat in range(self.options.seats)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]


def sheet(owners: list[int], heights: list[int], seat: int) -> ScoreSheet:
    """Return the score of a seat: the houses that have company."""
    own = [cell for cell in range(9) if owners[cell] == seat and any(owners[near] == seat for near in NEAR[cell])]
    return ScoreSheet(
        seat, (ScoreLine("NK-3.1", "company", sum(heights[cell] for cell in own), tuple(CELLS[c] for c in own)),)
    )
