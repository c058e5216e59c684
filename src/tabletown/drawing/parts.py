"""Parts of a picture: the board in the middle, seats at one side, cards at the other.

A game returns them from `Game.parts`; a page places them itself, and `compose` makes one picture of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec

from tabletown.core.translate import Say
from tabletown.drawing.buttons import Button
from tabletown.drawing.cache import remember
from tabletown.drawing.canvas import Canvas, Picture
from tabletown.drawing.compose import compose
from tabletown.drawing.seats import Paint
from tabletown.drawing.sprite import Sprite

SEATS, SIDE, CENTRE = 268.0, 344.0, 600.0  # widths of the columns of a laptop
Drawn = Callable[[Canvas, float], float]
Actions = Mapping[str, Sequence[int]]
Shows = Sequence[object] | None
OUTLOOK = "outlook"  # the asset of a chip that shows the points if scoring happened now
_VARIANTS = 6  # per part, by its legal actions


@dataclass(frozen=True, slots=True)
class Chip:
    """A number with a sign: an amount of something, for rows that a page lays out itself."""

    label: str  # for screen readers and tooltips: "3 action points"
    text: str  # what is written: "3"
    symbol: str = ""  # a symbol of the game's sprites
    icon: str = ""  # or an icon of `drawing.icons`
    asset: str = ""  # the asset it shows; a preview writes "3 → 2" here
    extra: str = ""  # a small remark: "+10"
    pips: tuple[int, int] | None = None  # drawn as pips: left, and all


@dataclass(frozen=True, slots=True)
class Tab:
    """Things behind a tab: beside the board on a desktop, in a sheet on a phone."""

    key: str
    title: str
    pictures: tuple[Picture, ...]
    icon: str = ""
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a match on a page; together with the buttons they show every legal action.

    The board, the tray and the card have the same size during a whole match.
    """

    board: Picture
    paints: tuple[Paint, ...]
    sprites: tuple[Sprite, ...]
    choices: tuple[Button, ...] = ()
    costly: tuple[int, ...] = ()  # legal actions that give up something rare, so that a page asks before them
    other: Picture | None = None  # an alternative drawing of the board
    under: tuple[Picture, ...] = ()  # the tray: the viewer's own pieces, always at the same height
    seats: tuple[Picture, ...] = ()  # public information of each seat
    about: tuple[Picture, ...] = ()  # below the seats
    side: tuple[Picture, ...] = ()  # always beside the board, as much as fits without scrolling
    side_title: str = ""  # its name where it is behind a tab
    tabs: tuple[Tab, ...] = ()  # the rest, one at a time
    rail: tuple[Picture, ...] = ()  # on a phone: the things of this step, below the board
    budget: tuple[Chip, ...] = ()  # what the turn has left
    mine: tuple[Chip, ...] = ()  # on a phone: what the viewer has
    vitals: tuple[tuple[Chip, ...], ...] = ()  # on a phone: up to three numbers of each seat
    notes: tuple[str, ...] = ()  # what is worth noticing while nothing is chosen
    facts: tuple[str, ...] = ()  # progress of the match: the round, what is left
    boards: bool = False  # whether each seat has a board of its own to look at
    card_height: int = 336  # of the card with what a choice brings, on a desktop
    tray_height: int = 0  # of the tray on a desktop

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """All pictures, the board first."""
        other = () if self.other is None else (self.other,)
        tabbed = (picture for tab in self.tabs for picture in tab.pictures)
        return (self.board, *other, *self.under, *self.seats, *self.about, *self.side, *tabbed, *self.rail)

    def compose(self, name: str, prompt: str, narrow: bool = False) -> Picture:
        """Return everything in one picture, with the prompt above the board."""
        return compose(self, name, prompt, narrow)


@dataclass(frozen=True, slots=True)
class _Kept:
    """Drawings of one part, the most recent first, each with the legal actions that it asked for."""

    variants: list[tuple[Actions, tuple[Picture, ...]]]

    def find(self, actions: Actions) -> tuple[Picture, ...] | None:
        """Return the drawing whose questions have the same answers now, or None: a new one would ask the same questions."""
        for asked, drawn in self.variants:
            if all(actions.get(key, ()) == answer for key, answer in asked.items()):
                return drawn
        return None


@remember
def _kept(game: str, name: str, width: float, title: str, say: Say, shows: bytes) -> _Kept:
    """Return the cache of a part with this content."""
    del game, name, width, title, say, shows
    return _Kept([])


class Painter:
    """A maker of parts: each `drawn(canvas, width)` draws at (2, 2) and returns its height, 0 for an empty part."""

    def __init__(self, game: str, actions: Actions, sprites: tuple[Sprite, ...], say: Say) -> None:
        self.game = game
        self.sprites = sprites
        self._actions = actions
        self._say = say

    def canvas(self, name: str, width: float = 0, height: float = 0, title: str = "") -> Canvas:
        """Return an empty part; ids start with its name, so that parts can share a page."""
        return Canvas(
            f"{self.game}-{name}", width, height, title=title, actions=self._actions, sprites=self.sprites, say=self._say
        )

    def part(self, name: str, width: float, drawn: Drawn, title: str = "", shows: Shows = None) -> tuple[Picture, ...]:
        """Return a part of this width, or nothing.

        `shows`, if given, is everything besides words and `canvas.actions` that the drawing depends on; it is then cached.
        """
        if shows is None:
            return self._draw(name, width, drawn, title)[0]
        kept = _kept(self.game, name, width, title, self._say, msgspec.msgpack.encode(shows))
        found = kept.find(self._actions)
        if found is None:
            found, asked = self._draw(name, width, drawn, title)
            kept.variants.insert(0, (asked, found))
            del kept.variants[_VARIANTS:]
        return found

    def _draw(self, name: str, width: float, drawn: Drawn, title: str) -> tuple[tuple[Picture, ...], Actions]:
        canvas = self.canvas(name, width, title=title)
        height = drawn(canvas, width - 4)
        canvas.height = height + 4
        return (canvas.picture(),) if height else (), canvas.asked

    def each(
        self,
        count: int,
        width: float,
        drawn: Callable[[Canvas, int, float], float],
        shows: Callable[[int], Sequence[object]] | None = None,
    ) -> tuple[Picture, ...]:
        """Return a panel of this width for each seat."""
        panels: list[Picture] = []
        for seat in range(count):
            shown = None if shows is None else shows(seat)
            panels += self.part(f"panel-{seat}", width, partial(_for_seat, drawn, seat), shows=shown)
        return tuple(panels)

    def choices(self, add: Callable[[Canvas], None]) -> tuple[Button, ...]:
        """Return the buttons that `add` puts on a canvas."""
        canvas = self.canvas("choices")
        add(canvas)
        return canvas.picture().choices


def _for_seat(drawn: Callable[[Canvas, int, float], float], seat: int, canvas: Canvas, width: float) -> float:
    return drawn(canvas, seat, width)
