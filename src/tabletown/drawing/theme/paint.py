"""Paint: mixing colors, and tones that follow the theme."""

from functools import cache
from typing import Self

from tabletown.drawing.theme.palette import DUSK, FIXED, GLOW, THEMED


class Tone(str):
    """The light value of a themed color, with its token, so that an element also gets its class."""

    token: str

    def __new__(cls, token: str) -> Self:
        self = super().__new__(cls, THEMED[token][0])
        self.token = token
        return self

    def __eq__(self, other: object) -> bool:
        return self.token == other.token if isinstance(other, Tone) else super().__eq__(other)

    __hash__ = str.__hash__


@cache
def tone(token: str) -> Tone:
    """Return a themed color: `rect(0, 0, 9, 9, fill=tone("board"))` writes the light value and a class for the others."""
    return Tone(token)


def colour(token: str) -> str:
    """Return a fixed color of the palette, such as `tt-wood`."""
    return FIXED[token]


@cache
def mix(a: str, b: str, t: float) -> str:
    """Return the color between a and b at t from 0 to 1."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(p + (q - p) * t):02x}" for p, q in pairs)


def light(base: str, t: float = 0.3) -> str:
    """Return the color in bright light."""
    return mix(base, GLOW, t)


def dark(base: str, t: float = 0.3) -> str:
    """Return the color in shade; at 0.6 it is the keyline of a piece."""
    return mix(base, DUSK, t)


def keyline(base: str) -> str:
    """Return the outline color of a piece: its own hue, never black."""
    return mix(base, DUSK, 0.62)


def ink_on(base: str) -> str:
    """Return dark or pale ink, whichever has more contrast on the color."""
    red, green, blue = (int(base[i : i + 2], 16) / 255 for i in (1, 3, 5))
    # 0.22 is where both inks have the same contrast (relative luminance, gamma 2.2).
    return "#2a2130" if 0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2 > 0.22 else "#ffffff"
