"""Parts of a picture, for a page that places them itself: the board in the middle, seats at one side, cards at the other.

A game that draws itself in parts has `parts(view, legal, say, ...)` in its module `picture_parts`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from tabletown.drawing.buttons import Choice
from tabletown.drawing.picture import Canvas, Picture
from tabletown.drawing.seats import Paint
from tabletown.drawing.sprite import Sprite
from tabletown.drawing.words import Say

SEATS, SIDE, CENTRE = 268.0, 344.0, 600.0  # widths of the columns of a laptop


@dataclass(frozen=True, slots=True)
class Parts:
    """What a page shows of a match. Together the parts and the buttons show every legal action."""

    board: Picture
    paints: tuple[Paint, ...]
    sprites: tuple[Sprite, ...]
    choices: tuple[Choice, ...] = ()
    other: Picture | None = None  # the same board drawn in another way; phones show it first
    under: tuple[Picture, ...] = ()  # what the viewer holds, and how it stands
    seats: tuple[Picture, ...] = ()  # what everybody may see of each seat
    about: tuple[Picture, ...] = ()  # under the seats
    side: tuple[Picture, ...] = ()  # cards and what else lies on the table
    facts: tuple[str, ...] = ()  # where the match is: the round, what is left
    boards: bool = False  # whether each seat has a board of its own, which can be looked at

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All of them, the board first."""
        other = () if self.other is None else (self.other,)
        return (self.board, *other, *self.under, *self.seats, *self.about, *self.side)


class Painter:
    """Makes parts: each `drawn(canvas, width)` draws at (2, 2) and tells its height, 0 if there is nothing to show."""

    def __init__(self, game: str, actions: Mapping[str, Sequence[int]], sprites: tuple[Sprite, ...], say: Say) -> None:
        self.game = game
        self.sprites = sprites
        self._actions = actions
        self._say = say

    def canvas(self, name: str, width: float = 0, height: float = 0, title: str = "") -> Canvas:
        """An empty part; ids start with its name, so that parts can share a page."""
        return Canvas(
            f"{self.game}-{name}", width, height, title=title, actions=self._actions, sprites=self.sprites, say=self._say
        )

    def part(self, name: str, width: float, drawn: Callable[[Canvas, float], float], title: str = "") -> tuple[Picture, ...]:
        """A part of this width, or nothing."""
        canvas = self.canvas(name, width, title=title)
        height = drawn(canvas, width - 4)
        canvas.height = height + 4
        return (canvas.picture(),) if height else ()

    def each(self, count: int, width: float, drawn: Callable[[Canvas, int, float], float]) -> tuple[Picture, ...]:
        """A panel of this width for each seat."""
        panels: list[Picture] = []
        for seat in range(count):
            panels += self.part(f"panel-{seat}", width, partial(_for_seat, drawn, seat))
        return tuple(panels)

    def choices(self, add: Callable[[Canvas], None]) -> tuple[Choice, ...]:
        """The buttons that `add` puts on a canvas."""
        canvas = self.canvas("choices")
        add(canvas)
        return canvas.picture().choices


def _for_seat(drawn: Callable[[Canvas, int, float], float], seat: int, canvas: Canvas, width: float) -> float:
    return drawn(canvas, seat, width)
