"""SVG text from Python: numbers, escaping, elements. The same input gives the same bytes.

Paint is written as attributes, so a picture looks right without any CSS. A `Tone` as value also adds the class by which
a theme overrides it. Neither `style=` nor `var()` can be written: both violate the pages' strict content security policy.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tabletown.drawing.theme.paint import Tone

Point = tuple[float, float]
Value = str | float | None

_TONE_CLASS = {"fill": "fill-", "stroke": "line-"}


# From move to move nearly everything is drawn where it was: numbers and heads of elements are cached.
_REMEMBERED = 1 << 15


@lru_cache(maxsize=_REMEMBERED)
def num(value: float, digits: int = 2) -> str:
    """Return a number as short as SVG allows."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", "0", ""):
        return "0"
    if text.startswith("0."):
        return text[1:]
    return "-" + text[2:] if text.startswith("-0.") else text


def nums(*values: float) -> str:
    """Return numbers separated by spaces."""
    return " ".join(map(num, values))


def esc(text: str) -> str:
    """Escape text for contents and attributes."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


@cache
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def attributes(**values: Value) -> str:
    """Return attributes with a leading space; `stroke_width=2` is stroke-width, `class_` is class, None is omitted."""
    classes = []
    rest = []
    for key, given in values.items():
        if given is None:
            continue
        name = _name(key)
        if name == "style":
            raise ValueError("style attributes are not allowed: paint is an attribute")
        text = given if isinstance(given, str) else num(given)
        if "var(" in text:
            raise ValueError(f"var() is not allowed in {name}")
        if name == "class":
            classes.append(text)
            continue
        if isinstance(given, Tone) and name in _TONE_CLASS:
            classes.append(_TONE_CLASS[name] + given.token)
        rest.append(f' {name}="{esc(text)}"')
    head = f' class="{esc(" ".join(classes))}"' if classes else ""
    return head + "".join(rest)


def element(tag: str, *inner: str, **values: Value) -> str:
    """Return one element; `inner` is markup."""
    body = "".join(inner)
    head = _head(tag, **values)
    return f"{head}>{body}</{tag}>" if body else head + "/>"


# By type, too: a tone adds a class, a plain color does not.
@lru_cache(maxsize=_REMEMBERED, typed=True)
def _head(tag: str, **values: Value) -> str:
    return f"<{tag}{attributes(**values)}"


def group(*inner: str, **values: Value) -> str:
    """Return a <g> around the markup."""
    return element("g", *inner, **values)


def named(*inner: str, **values: str | None) -> str:
    """Return a <g> with unique attributes, such as an id and a label, which are not worth caching; the class comes first."""
    head = "".join(f' {_name(key)}="{esc(text)}"' for key, text in values.items() if text is not None)
    return f"<g{head}>{''.join(inner)}</g>"


def place(x: float, y: float, *inner: str, scale: float = 1.0, turn: float = 0.0, **values: Value) -> str:
    """Return a <g> moved to (x, y), then rotated by `turn` degrees, then scaled."""
    transform = f"translate({nums(x, y)})"
    if turn:
        transform += f" rotate({num(turn)})"
    if scale != 1.0:
        transform += f" scale({num(scale, 3)})"
    return element("g", *inner, transform=transform, **values)


def path(d: str, fill: str = "none", **values: Value) -> str:
    """Return a <path>."""
    return element("path", d=d, fill=fill, **values)


def stroke(d: str, colour: str, width: float = 1.2, opacity: float | None = None, **values: Value) -> str:
    """Return an open line with round ends and joins."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        opacity=opacity,
        **values,
    )


def polygon(points: Iterable[Point], fill: str, line: str | None = None, width: float = 1.4, **values: Value) -> str:
    """Return a closed shape with round joins."""
    corners = _corners(tuple(points))
    if line is None:
        return element("polygon", points=corners, fill=fill, **values)
    return element("polygon", points=corners, fill=fill, stroke=line, stroke_width=width, stroke_linejoin="round", **values)


@lru_cache(maxsize=_REMEMBERED)
def _corners(points: tuple[Point, ...]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in points)


def rect(x: float, y: float, width: float, height: float, radius: float | None = None, **values: Value) -> str:
    """Return a rectangle, with rounded corners if a radius is given."""
    return element("rect", x=x or None, y=y or None, width=width, height=height, rx=radius, **values)


def circle(cx: float, cy: float, r: float, **values: Value) -> str:
    """Return a circle."""
    return element("circle", cx=cx or None, cy=cy or None, r=r, **values)


def ellipse(cx: float, cy: float, rx: float, ry: float, **values: Value) -> str:
    """Return an ellipse."""
    return element("ellipse", cx=cx or None, cy=cy or None, rx=rx, ry=ry, **values)


def use(name: str, x: float, y: float, width: float, height: float | None = None, **values: Value) -> str:
    """Return a placed symbol; a missing height makes it square."""
    return element("use", href="#" + name, x=x or None, y=y or None, width=width, height=height or width, **values)


def symbol(name: str, view: Sequence[float], inner: str) -> str:
    """Return a named symbol with its view box."""
    return element("symbol", inner, id=name, viewBox=nums(*view))
