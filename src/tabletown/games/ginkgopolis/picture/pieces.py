"""Pieces of Ginkgopolis: a city of painted wooden blocks with gardens on the roofs.

Lots stand square to the viewer; a building shows its roof and its front wall. What must be read (number, owner, height) lies
in the far strip of the roof, which a taller neighbour in front covers last; where it would be covered all the same, it is
lifted above the roof. Colour has a shape, and the shape is what the building yields: red hexagon = resource, blue square =
tile, yellow ginkgo leaf = point.
"""

from collections.abc import Sequence

from tabletown.drawing import Paint, Sprite, Symbol, colour, dark, light
from tabletown.drawing.cache import remember
from tabletown.drawing.pieces.isometric import drum
from tabletown.drawing.seats import sign
from tabletown.drawing.svg import Point, circle, ellipse, num, nums, path, place, polygon, rect, stroke
from tabletown.drawing.text import label
from tabletown.drawing.theme.palette import GOLD, HALO, INK

PAINT = {name: colour(f"gk-{name}") for name in ("red", "yellow", "blue")}
ASSET = {"red": "resource", "blue": "tile", "yellow": "point"}
COLOUR = {asset: name for name, asset in ASSET.items()}
SEAT_ORDER = (4, 6, 5, 1, 3)  # paints least like the three building colours come first
LEAF, WOOD, DUSK, BARK = "#5f9a48", "#e9dcc0", "#1d1028", "#6b4526"
W, D = 92.0, 68.0  # one lot
STREET = 5.0  # from the edge of a lot to the wall, except towards the same district
# By height; floors grow thinner, so that a tall building hides less of the lot behind it.
_RISE = (0.0, 13.0, 24.0, 34.0, 43.0, 50.0, 56.0, 61.0)

SHAPE = {  # 40 x 36
    "resource": "M10.5 2H29.5L39 18 29.5 34H10.5L1 18Z",
    "tile": "M6 2H34Q37 2 37 5V31Q37 34 34 34H6Q3 34 3 31V5Q3 2 6 2Z",
    "point": (
        "M18.8 37C18.6 30 12 25.4 .8 20.6 .6 10 7 2 16.6 1.2L20 5.2 23.4 1.2C33 2 39.4 10 39.2 20.6 28 25.4 21.4 30 21.2 37Z"
    ),
}
TRIGGERS = {  # 20 x 20, stroked like every icon
    "exploit": "M5.6 3h8.8v14H5.6ZM10 6.6v6.4M7.4 10.4 10 13l2.6-2.6",
    "urbanize": "M2.6 6.4h7v7h-7ZM14.6 6.6v6.8M11.2 10H18M2.6 16.6h7",
    "construct": "M3 16.6h8.6v-4H3ZM3 12.6h8.6v-4H3ZM15.4 16.6V4.4M12.6 7.2l2.8-2.8 2.8 2.8",
    "end": "M4.6 7.4h10.8M4.6 12.6h10.8",
    "new_hand": "M15.8 7.4A6.6 6.6 0 1 0 16.6 11M16.4 3.2V7.6H12",
}
VEINS = "M20 34V17M20 27C17 20 12 15 8 12M20 27C23 20 28 15 32 12"


def rise(height: int) -> float:
    """Return the height of the roof of a building."""
    return _RISE[height] if height < len(_RISE) else _RISE[-1] + 3.0 * (height - len(_RISE) + 1)


# Assets and numbers.


def _asset(kind: str) -> str:
    """Return the sign of an asset for lines of text, 20 x 18."""
    c = PAINT[COLOUR[kind]]
    extra = {"resource": "M20 18V33M20 18 33 10M20 18 7 10", "tile": "M20 5V31M6 18H34", "point": VEINS}[kind]
    body = path(SHAPE[kind], c, stroke=dark(c, 0.62), stroke_width=3, stroke_linejoin="round")
    return place(0, 0, body, stroke(extra, dark(c, 0.5) if kind == "point" else light(c, 0.62), 2.6), scale=0.5)


def figure(text: str, x: float, y: float, size: float, fill: str = INK) -> str:
    """Return a number as it is painted on pieces."""
    return label(text, x, y, size, "title", anchor="middle", fill=fill)


@remember
def plaque(name: str, number: int, x: float, y: float, size: float = 1.0) -> str:
    """Return the number of a tile on the shape of its colour, 40 x 36 at size 1."""
    c, kind = PAINT[name], ASSET[name]
    back = path(SHAPE[kind], HALO, stroke=dark(c, 0.66), stroke_width=2, stroke_linejoin="round")
    return place(x, y, back, figure(str(number), 20, 22.4 if kind == "point" else 25.4, 22), scale=size)


@remember
def trigger(name: str, x: float, y: float, size: float, colour_: str) -> str:
    """Return the sign of a trigger."""
    return place(x, y, stroke(TRIGGERS[name], colour_, 1.8), scale=size / 20)


@remember
def small_card(name: str, number: int | None, x: float, y: float) -> str:
    """Return a card of a tableau, 24 x 22; a character has a head instead of a number."""
    c, kind = PAINT[name], ASSET[name]
    ink = INK if name == "yellow" else "#ffffff"
    back = path(SHAPE[kind], c, stroke=dark(c, 0.6), stroke_width=2.4, stroke_linejoin="round")
    if number is None:
        head = circle(20, 13, 5.4, fill=ink) + path("M10 29C10 21.6 15 19.6 20 19.6S30 21.6 30 29Z", ink)
        return place(x, y, back, head, scale=0.6)
    drop = 21.0 if kind == "point" else 24.0
    return place(x, y, back, figure(str(number), 20, drop, 17, ink), scale=0.6)


# Resources.


def _hexagon(cx: float, cy: float, rx: float, ry: float) -> list[Point]:
    return [
        (cx - rx, cy),
        (cx - rx / 2, cy - ry),
        (cx + rx / 2, cy - ry),
        (cx + rx, cy),
        (cx + rx / 2, cy + ry),
        (cx - rx / 2, cy + ry),
    ]


@remember
def resources(paint: Paint, count: int, cx: float, cy: float) -> str:
    """Return a stack of a player's resources, wooden hexagons with the owner's sign and the number on top."""
    c, rx, ry, thick = paint.colour, 19.5, 12.0, 3.4
    high = cy - (min(count, 8) - 1) * thick
    top, foot = _hexagon(cx, high, rx, ry), _hexagon(cx, cy + thick, rx, ry)
    hull: Sequence[Point] = [foot[0], (cx - rx, high), *top[1:4], foot[3], foot[4], foot[5]]
    out = polygon(hull, "none", HALO, 4.6) + polygon(hull, dark(c, 0.22), paint.line, 1.5)
    for i in range(1, min(count, 8)):
        y = cy + thick - i * thick
        out += stroke(
            f"M{nums(cx - rx, y)}L{nums(cx - rx / 2, y + ry)}H{num(cx + rx / 2)}L{nums(cx + rx, y)}", light(c, 0.5), 1
        )
    out += polygon(top, light(c, 0.06), paint.line, 1.5) + sign(paint, cx - 15, high - 6.8, 13.4)
    return out + figure(str(count), cx + 7.6, high + 7, 19, paint.ink)


@remember
def crown(x: float, y: float) -> str:
    """Return the crown of the leader of a district; (x, y) is the middle of its foot."""
    d = f"M{nums(x - 10, y)}l-2-11.5 6.4 4.6L{nums(x, y - 14)}l5.6 7.1 6.4-4.6-2 11.5Z"
    outline = path(d, "none", stroke=HALO, stroke_width=5, stroke_linejoin="round")
    return outline + path(d, GOLD, stroke="#4a3312", stroke_width=1.6, stroke_linejoin="round")


# Buildings.


@remember
def tree(x: float, y: float, r: float = 7.0, c: str = LEAF) -> str:
    """Return a round tree; (x, y) is the middle of its crown."""
    shade = (
        f"M{nums(x + r * 0.3, y - r * 0.8)}A{nums(r, r)} 0 0 1 {nums(x - r * 0.5, y + r * 0.78)}"
        f"A{nums(r, r)} 0 0 0 {nums(x + r * 0.3, y - r * 0.8)}Z"
    )
    return (
        stroke(f"M{nums(x, y + r * 1.5)}V{num(y)}", BARK, 2.4)
        + circle(x, y, r, fill=c, stroke=dark(c, 0.55), stroke_width=1.2)
        + path(shade, DUSK, opacity=0.2)
        + circle(x - r * 0.35, y - r * 0.35, r * 0.26, fill=light(c, 0.5))
    )


def _garden(name: str) -> str:
    """Return the garden on the near strip of a roof, 66 x 26."""
    bed = rect(1, 6, 64, 18, 5, fill=light(LEAF, 0.3), stroke=dark(LEAF, 0.5), stroke_width=1.2)
    if name == "red":  # glasshouses
        house = ""
        for x in (5, 23):
            house += path(f"M{x} 20V9l8-7 8 7v11Z", "#dff3ec", stroke="#2c5a50", stroke_width=1.3, stroke_linejoin="round")
            house += stroke(f"M{x} 9H{x + 16}M{num(x + 5.4)} 20V5M{num(x + 10.6)} 20V5", "#2c5a50", 0.9)
            house += stroke(f"M{num(x + 1.5)} 18q3-6 6 0t7 0", LEAF, 2)
        return bed + house + tree(53, 9, 7.4)
    if name == "blue":  # sun panels
        panel = ""
        for x in (22, 42):
            panel += path(f"M{x} 19 {x + 5} 4H{x + 20}L{x + 15} 19Z", "#1f2f5c", stroke="#0f1838", stroke_width=1.3)
            panel += stroke(
                f"M{x + 5} 19 {x + 10} 4M{x + 10} 19 {x + 15} 4M{num(x + 2.4)} 11.4H{num(x + 17.6)}", "#9fc3ee", 0.9
            )
        return bed + tree(12, 8, 7.4) + panel
    pool = rect(6, 9.6, 27, 11, 5.5, fill="#8fd6ee", stroke="#25627c", stroke_width=1.3)
    pool += stroke("M11 15q3-2.4 6 0t6 0 6 0", "#ffffff", 1.3)
    shade = stroke("M42 20V6", BARK, 1.8)
    shade += path("M33 9C34-1 50-1 51 9Z", "#e0553f", stroke="#6e1f16", stroke_width=1.2, stroke_linejoin="round")
    shade += path("M39 9C39.4 3 41 1.6 42 1.6S44.6 3 45 9Z", "#fff3dc")
    return bed + pool + shade + tree(57, 10, 6.4)


def _windows(name: str, x: float, y: float, w: float, h: float) -> str:
    """Return one floor of the front wall; each colour has its own rhythm of windows."""
    if h < 6.5:
        return ""
    if name == "red":
        panes = [x + w * (i + 0.5) / 3 - 9 for i in range(3)]
        d = "".join(f"M{nums(a, y + h - 2.6)}v{num(-h + 5.6)}h18v{num(h - 5.6)}Z" for a in panes)
        bars = "".join(f"M{nums(a + 9, y + 3)}V{num(y + h - 2.6)}" for a in panes)
        return path(d, "#ffd98a") + stroke(bars, "#7a2316", 1.4)
    if name == "blue":
        d = "".join(f"M{nums(x + w * (i + 0.5) / 9 - 2.6, y + 3)}h5.2v{num(h - 5)}h-5.2Z" for i in range(9))
        return path(d, "#cfe6fb")
    tall = max(0.0, h - 7)
    d = "".join(
        f"M{nums(x + w * (i + 0.5) / 5 - 3.6, y + h - 2)}v{num(-tall)}a3.6 3.6 0 0 1 7.2 0v{num(tall)}Z" for i in range(5)
    )
    return path(d, "#fff4cf", stroke="#8a5f0c", stroke_width=1)


def _vine(x: float, y: float, drops: Sequence[tuple[float, float]]) -> str:
    d = f"M{nums(x, y - 1)}" + "".join(f"q{nums(a / 2, b)} {num(a)} 0" for a, b in drops) + "Z"
    return path(d, LEAF, stroke=dark(LEAF, 0.45), stroke_width=1)


def _span(joined: str) -> tuple[float, float]:
    """Return the left and right end of a building, which reaches the edge of its lot towards its own district."""
    return (0.0 if "W" in joined else STREET), (W if "E" in joined else W - STREET)


def _block(name: str, height: int, joined: str = "") -> str:
    """Return front wall and roof of a building; the lot is 0..W x 0..D, the wall stands on its near edge."""
    c = PAINT[name]
    x, right = _span(joined)
    w, up, line = right - x, rise(height), dark(c, 0.58)
    step, out = up / height, ""
    for k in range(height):
        y = D - (k + 1) * step
        out += rect(x, y, w, step, fill=dark(c, 0.16), stroke=line, stroke_width=1.1) + _windows(name, x, y, w, step)
        if k < height - 1:
            out += _vine(x + (2 if k % 2 else w - 27), y, ((9, 7), (8, 10), (8, 6)))
    y = (0 if "N" in joined else STREET) - up
    deep = D - up - y
    out += rect(x + 1, y - 4, w - 2, 8, 3, fill=DUSK, opacity=0.2)
    out += rect(x, y, w, deep, fill=c, stroke=line, stroke_width=1.4, stroke_linejoin="round")
    out += rect(x + 4.5, y + 4.5, w - 9, deep - 9, 2, fill=light(c, 0.2))
    return out + _vine(x + 1.5, D - up, ((8, 8), (9, 12), (8, 7))) + _vine(x + w - 19, D - up, ((9, 10), (8, 7)))


@remember
def cast(height: int, right: int = 0) -> str:
    """Return the shadow of a building to the right, as long as no neighbour hides it."""
    if right >= height:
        return ""
    y = D - 2 - rise(right)
    return path(f"M{nums(W - 4, y)}h{num(min(8 + 5 * height, 30))}l-8 {num(-D + 14)}h-14Z", DUSK, opacity=0.16)


def _rim(name: str, height: int, joined: str) -> str:
    """Return a pale parapet along the sides of the roof where a district ends; `joined` names the other sides."""
    (x0, x1), y0, y1 = _span(joined), (0.0 if "N" in joined else STREET) - rise(height), D - rise(height)
    sides = {
        "N": f"M{nums(x0, y0)}H{num(x1)}",
        "E": f"M{nums(x1, y0)}V{num(y1)}",
        "S": f"M{nums(x1, y1)}H{num(x0)}",
        "W": f"M{nums(x0, y1)}V{num(y0)}",
    }
    d = "".join(side for k, side in sides.items() if k not in joined)
    low = path(d, "none", stroke=dark(PAINT[name], 0.72), stroke_width=5.6, stroke_linecap="square")
    return low + path(d, "none", stroke=HALO, stroke_width=2.6, stroke_linecap="square")


def _crane() -> str:
    """Return the pawn of a construction site, 64 x 64 with its foot at (36, 62)."""
    c, line = "#f0a51f", "#4d3006"
    return (
        stroke("M36 60V8M6 15H56M12 15V28", HALO, 6.5, 0.95)
        + path("M32 60V14H40V60Z", c, stroke=line, stroke_width=1.6)
        + stroke("M32 58l8-8M32 48l8-8M32 38l8-8M32 28l8-8", line, 1.3)
        + path("M5 12H58V17H5Z", c, stroke=line, stroke_width=1.6)
        + stroke("M36 4 10 12M36 4 54 12M36 4V12", line, 1.5)
        + rect(48, 15, 11, 9, 1.5, fill="#7b7690", stroke=line, stroke_width=1.4)
        + stroke("M12 17V26", line, 1.4)
        + stroke("M12 26a3.4 3.4 0 1 1-3 5", line, 2)
    )


@remember
def building(
    name: str,
    number: int,
    height: int,
    paint: Paint | None = None,
    *,
    site: bool = False,
    joined: str = "",
    district: bool = False,
    leader: bool = False,
    front: int = 0,
) -> str:
    """Return a building on its lot (0..W, 0..D), neutral without a paint; `front` is the height of the nearer neighbour."""
    up = -rise(height)
    high = up - max(0.0, rise(front) - rise(height) - 22)
    out = _block(name, height, joined) + (_rim(name, height, joined) if district else "")
    out += SPRITE.use(f"garden-{name}", 13, up + D - 28, 66, 26)
    if site:
        out += SPRITE.use("crane", 22, up - 15, 56, 56)
    out += plaque(name, number, 6.4, high + 8.4, 1.1)
    if paint is not None:
        out += resources(paint, height, W - 25, high + 24)
        if leader:
            out += crown(W - 25, high + 24 - (min(height, 8) - 1) * 3.4 - 10.6)
    return out


# Tiles, tokens, backs.


@remember
def tile(name: str, number: int) -> str:
    """Return a tile, 92 x 74."""
    c = PAINT[name]
    line = dark(c, 0.58)
    return (
        rect(3, 9, W - 6, 63, 4, fill=dark(c, 0.3), stroke=line, stroke_width=1.5)
        + rect(3, 2, W - 6, 63, 3, fill=c, stroke=line, stroke_width=1.5)
        + rect(7.5, 6.5, W - 15, 54, 2, fill=light(c, 0.2), stroke=dark(c, 0.22), stroke_width=1)
        + plaque(name, number, 21, 11, 1.26)
    )


def _tile_back() -> str:
    c = "#8fa777"
    leaf = path(SHAPE["point"], light(c, 0.5), stroke=dark(c, 0.45), stroke_width=1.6)
    body = rect(3, 9, W - 6, 63, 4, fill=dark(c, 0.4)) + rect(
        3, 2, W - 6, 63, 3, fill=c, stroke=dark(c, 0.55), stroke_width=1.5
    )
    return body + place(26, 15, leaf)


@remember
def token(letter: str) -> str:
    """Return an urbanization token, 60 x 46."""
    return (
        ellipse(33, 30, 26, 14, fill="#2a1a10", opacity=0.2)
        + drum(30, 24, 25, 16, 6, WOOD, "#6b5a38", "#fff6e0")
        + ellipse(30, 18, 20, 12.4, fill="none", stroke=LEAF, stroke_width=2)
        + figure(letter, 30, 25.4, 22)
    )


SPRITE = Sprite(
    "ginkgopolis",
    {
        **{kind: Symbol(_asset(kind), (0, 0, 20, 18)) for kind in SHAPE},
        **{f"garden-{name}": Symbol(_garden(name), (0, 0, 66, 26)) for name in PAINT},
        "crane": Symbol(_crane(), (0, 0, 64, 64)),
        "tile_back": Symbol(_tile_back(), (0, 0, 92, 74)),
        # For the legend; pictures draw these in place.
        **{name: Symbol(stroke(shape, "currentColor", 1.8), (0, 0, 20, 20)) for name, shape in TRIGGERS.items()},
        **{f"tile-{name}": Symbol(tile(name, 7), (0, 0, 92, 74)) for name in PAINT},
        "token": Symbol(token("A"), (0, 0, 60, 46)),
        "character": Symbol(small_card("red", None, 0, 0), (0, 0, 24, 22)),
        "crown": Symbol(crown(16, 20), (0, 0, 32, 24)),
    },
)
