"""Seats: six paints, each an inseparable color, sign and pattern."""

from dataclasses import dataclass

from tabletown.drawing.cache import remember
from tabletown.drawing.svg import circle, element, path, place, rect, stroke, symbol
from tabletown.drawing.theme.paint import dark, keyline, light, tone
from tabletown.drawing.theme.palette import FIXED


@dataclass(frozen=True, slots=True)
class Paint:
    """The appearance of one seat; `number` (1 to 6) is part of the ids `sign-N` and `pattern-N` and of `data-seat`."""

    number: int
    name: str
    colour: str
    ink: str
    sign: str  # markup in 20 x 20, filled by its parent

    @property
    def line(self) -> str:
        """The keyline of pieces in this paint."""
        return "#12061a" if self.number == 6 else keyline(self.colour)

    @property
    def fill(self) -> str:
        """The pattern as a fill for large areas; pictures include its definition."""
        return f"url(#pattern-{self.number})"

    @property
    def pale(self) -> str:
        """The second tone of the pattern: lighter, or darker on a pale paint."""
        return dark(self.colour, 0.32) if self.number in (3, 5) else light(self.colour, 0.4)


_SIGNS = {
    "poppy": circle(10, 10, 7.4),
    "lake": rect(3.4, 3.4, 13.2, 13.2, 1),
    "sun": element("path", d="M10 2 18.6 17.4H1.4Z"),
    "pine": element("path", d="M10 .8 18 10 10 19.2 2 10Z"),
    "lilac": element("path", d="M10 .8 12.7 7 19.4 7.6 14.3 12 15.9 18.6 10 15.1 4.1 18.6 5.7 12 .6 7.6 7.3 7Z"),
    "coal": element("path", d="M7 2H13V7H18V13H13V18H7V13H2V7H7Z"),
}
PAINTS: tuple[Paint, ...] = tuple(
    Paint(number, name, FIXED[f"seat-{number}"], FIXED[f"seat-{number}-ink"], sign)
    for number, (name, sign) in enumerate(_SIGNS.items(), 1)
)


def deal(seats: int, order: tuple[int, ...] = (1, 2, 3, 4, 5, 6)) -> tuple[Paint, ...]:
    """Return the paints of seats 0, 1, ...; a game whose materials clash uses another order."""
    return tuple(PAINTS[number - 1] for number in order[:seats])


@remember
def sign(paint: Paint, x: float, y: float, size: float, fill: str | None = None, line: str | None = None) -> str:
    """Return the sign of a paint in a square, by default in the ink for this paint."""
    width = None if line is None else 24 / size
    return place(x, y, paint.sign, scale=size / 20, fill=fill or paint.ink, stroke=line, stroke_width=width)


@remember
def badge(paint: Paint, x: float, y: float, size: float = 28.0) -> str:
    """Return color and sign together, as beside a name."""
    back = rect(x, y, size, size, size * 0.22, fill=paint.colour, stroke=tone("seat-line"), stroke_width=size / 19)
    return back + sign(paint, x + size * 0.22, y + size * 0.22, size * 0.56)


@remember
def token(paint: Paint, cx: float, cy: float, radius: float = 12.0) -> str:
    """Return a round counter with a pale rim, for plans and tracks."""
    disc = circle(0, 0, radius, fill=paint.colour, stroke="#fffaf0", stroke_width=radius / 5)
    rim = circle(0, 0, radius * 1.1, fill="none", stroke=paint.line, stroke_width=radius / 12)
    size = radius * 1.16
    return place(cx, cy, disc, rim, sign(paint, -size / 2, -size / 2, size))


def _pattern(paint: Paint) -> str:
    inner = {
        2: rect(0, 0, 8, 3, fill=paint.pale),
        3: circle(4, 4, 1.9, fill=paint.pale),
        4: stroke("M-2 10 10 -2M-2 2 2 -2M6 10 10 6", paint.pale, 2),
        5: path("M0 0H4V4H0ZM4 4H8V8H4Z", paint.pale),
        6: stroke("M2 2 6 6M6 2 2 6", paint.pale, 1.6),
    }.get(paint.number, "")
    return element(
        "pattern",
        rect(0, 0, 8, 8, fill=paint.colour),
        inner,
        id=f"pattern-{paint.number}",
        width=8,
        height=8,
        patternUnits="userSpaceOnUse",
    )


PATTERNS: dict[str, str] = {f"pattern-{paint.number}": _pattern(paint) for paint in PAINTS}
# Elements of every sprite: id -> element. Pages fill a sign with the surrounding color.
SHARED: dict[str, str] = PATTERNS | {
    f"sign-{paint.number}": symbol(f"sign-{paint.number}", (0, 0, 20, 20), paint.sign) for paint in PAINTS
}


def swatch(paint: Paint, x: float, y: float, width: float, height: float, radius: float = 4.0) -> str:
    """Return a large area in the color and pattern of a seat."""
    return rect(x, y, width, height, radius, fill=paint.fill, stroke=tone("seat-line"), stroke_width=1.2)
