"""Pieces of Tiny Towns: cubes that differ in material as much as in color, buildings with one outline a type, the hammer.

Solids fill a 100 x 100 canvas; flat swatches of cubes, for patterns and small towns, are 20 x 20.
"""

from collections.abc import Callable

from tabletown.drawing.pieces.isometric import (
    AX,
    AY,
    Point3,
    arch,
    at,
    box,
    dome,
    drum,
    face,
    gable,
    hip,
    on_left,
    on_right,
    on_top,
    shadow,
)
from tabletown.drawing.sprite import Sprite, Symbol
from tabletown.drawing.svg import Point, circle, ellipse, group, num, nums, path, rect, stroke
from tabletown.drawing.theme.paint import colour, dark, keyline, light, mix
from tabletown.drawing.theme.palette import CREAM, INK, LAMP

RESOURCES = ("wood", "wheat", "brick", "glass", "stone")
_BRICKS = "M0 5H20M0 10H20M0 15H20M6 0V5M15 0V5M10 5V10M2 5v5M18 5v5M6 10V15M15 10V15M10 15V20M2 15v5M18 15v5"
_WHITE = "#ffffff"
_HEWN = "M4 .6H16L19.4 4V16L16 19.4H4L.6 16V4Z"
_SQUARE = "M3 .6H17Q19.4 .6 19.4 3V17Q19.4 19.4 17 19.4H3Q.6 19.4 .6 17V3Q.6 .6 3 .6Z"


def _ear(ink: str) -> str:
    grains = "".join(
        ellipse(x := 10 + side * 2.7, y := 6.6 + 3 * i, 1.5, 2.4, transform=f"rotate({nums(-side * 32, x, y)})")
        for i in range(3)
        for side in (-1, 1)
    )
    return group(grains, ellipse(10, 16.2, 1.4, 2.5), fill=ink) + stroke("M10 2V14", ink, 1.3)


def _rings(c: str) -> str:
    tones = ((8.2, light(c, 0.42)), (5.6, light(c, 0.34)), (3.1, light(c, 0.26)), (1, dark(c, 0.4)))
    return "".join(circle(10, 10, r, fill=fill, stroke=dark(c, 0.55), stroke_width=1) for r, fill in tones)


def _sheet(kind: str) -> str:
    """Return the material of a cube on a 20 x 20 sheet, y up."""
    c = colour(f"tt-{kind}")
    if kind == "wood":
        grain = stroke("M3 2.5h6M12 7.4h5M4 12.5h7M11 17.4h5", light(c, 0.35), 0.9)
        return stroke("M0 5H20M0 10H20M0 15H20", dark(c, 0.5), 0.9) + grain
    if kind == "wheat":
        return _ear("#9a6206")
    if kind == "brick":
        return stroke(_BRICKS, light(c, 0.66), 1.1)
    if kind == "glass":
        return path("M2 11 11 2H17L2 17Z", _WHITE, opacity=0.62) + path("M9 18 18 9V12L12 18Z", _WHITE, opacity=0.5)
    specks = group(circle(13, 15, 1.3), circle(6, 9.6, 1.1), circle(11.4, 9, 0.9), fill=light(c, 0.6))
    return stroke("M4 16l4-3 2 1.5M13 6l3.5 2-1 3M5 5l3 1.2", dark(c, 0.5), 1.2) + specks


def _glass(c: str, line: str, h: float) -> str:
    """Return a clear cube: the floor and the far edges show through."""
    far = at(0, 0, 0)
    edges = "".join(f"M{nums(*far)}L{nums(*end)}" for end in (at(1, 0, 0), at(0, 1, 0), at(0, 0, h)))
    return (
        face([(0, 1, 0), (1, 1, 0), (1, 0, 0), (0, 0, 0)], dark(c, 0.18), line)
        + path(edges, stroke=_WHITE, stroke_width=1.6, opacity=0.9)
        + group(box(0, 0, 0, 1, 1, h, c, line), opacity=0.8)
        + on_left(0, 1, 0, 1, h, _sheet("glass"))
        + on_right(1, 1, 0, 1, h, path("M3 17 17 3V7L7 17Z", _WHITE, opacity=0.4))
        + on_top(0, 0, h, 1, 1, path("M3 4 12 3 5 12Z", _WHITE, opacity=0.85))
    )


def _stone(c: str, line: str, h: float) -> str:
    """Return a hewn cube: chamfered edges, so that the outline differs too."""
    k, low = 0.17, 0.72
    left: list[Point3] = [(0, 1, 0.06), (0.06, 1, 0), (0.94, 1, 0), (1, 1, 0.06), (1, 1, low), (0, 1, low)]
    right: list[Point3] = [(1, 0, 0.06), (1, 0.06, 0), (1, 0.94, 0), (1, 1, 0.06), (1, 1, low), (1, 0, low)]
    return (
        face(left, light(c, 0.06), line)
        + face(right, dark(c, 0.26), line)
        + face([(0, 1, low), (1, 1, low), (1 - k, 1 - k, h), (k, 1 - k, h)], light(c, 0.25), line)
        + face([(1, 0, low), (1, 1, low), (1 - k, 1 - k, h), (1 - k, k, h)], dark(c, 0.08), line)
        + face([(k, k, h), (1 - k, k, h), (1 - k, 1 - k, h), (k, 1 - k, h)], light(c, 0.45), line)
        + on_left(0, 1, 0, 1, low, _sheet("stone"))
        + on_right(1, 1, 0, 1, low, _sheet("stone"))
    )


def cube(kind: str) -> str:
    """Return a resource cube."""
    c, h = colour(f"tt-{kind}"), 0.94
    line = dark(c, 0.6)
    if kind == "glass":
        return shadow() + _glass(c, line, h)
    if kind == "stone":
        return shadow() + _stone(c, line, h)
    top = {
        "wood": stroke("M2 5H18M4 10H19M1 15H15", dark(c, 0.25), 1),
        "wheat": stroke("M3 4l5 3M10 3l5 3M4 11l5 3M12 10l5 3M6 16l4 2", "#b9840f", 1.2),
        "brick": stroke("M0 10H20M10 0V10M5 10V20M15 10V20", light(c, 0.8), 1.1),
    }[kind]
    return (
        shadow()
        + box(0, 0, 0, 1, 1, h, c, line)
        + on_left(0, 1, 0, 1, h, _sheet(kind))
        + on_right(1, 1, 0, 1, h, _rings(c) if kind == "wood" else _sheet(kind))
        + on_top(0, 0, h, 1, 1, top)
    )


def swatch(kind: str) -> str:
    """Return a cube seen from above, 20 x 20."""
    c = colour(f"tt-{kind}")
    frame = _HEWN if kind == "stone" else _SQUARE
    body = _sheet(kind)
    if kind == "wood":
        body = "".join(circle(10, 10, r, fill="none", stroke=light(c, 0.5), stroke_width=1.3) for r in (2, 4.8, 7.4))
    flipped = group(body, transform="matrix(1 0 0 -1 0 20)")
    return path(frame, c) + flipped + path(frame, stroke=dark(c, 0.55), stroke_width=1.2)


def _window(line: str, cross: bool = True) -> str:
    pane = rect(0, 0, 20, 20, fill=LAMP, stroke=line, stroke_width=2.4)
    return pane + (path("M10 0V20M0 10H20", stroke=line, stroke_width=2) if cross else "")


def cottage() -> str:
    """Return a gabled house with a chimney and tiles."""
    c = colour("tt-cottage")
    frame, line = dark(c, 0.5), dark(c, 0.6)
    door = arch(dark(c, 0.35), line) + circle(15, 8, 2, fill=LAMP)
    ridge, eave = at(-0.08, 0.5, 0.99), at(-0.08, 1.02, 0.37)
    tiles = ""
    for t in (0.3, 0.55, 0.8):
        start: Point = (ridge[0] + (eave[0] - ridge[0]) * t, ridge[1] + (eave[1] - ridge[1]) * t)
        tiles += f"M{nums(*start)}l{nums(1.16 * AX, 1.16 * AY)}"
    return (
        shadow()
        + box(0.16, 0.3, 0.5, 0.16, 0.16, 0.66, dark(c, 0.2))
        + box(0.13, 0.27, 1.12, 0.22, 0.22, 0.08, CREAM, line)
        + gable(0, 0.06, 1, 0.88, 0.46, 0.5, light(c, 0.72), c)
        + on_left(0.2, 0.94, 0.14, 0.3, 0.24, _window(frame))
        + on_left(0.62, 0.94, 0.14, 0.2, 0.24, _window(frame, cross=False))
        + on_right(1, 0.64, 0, 0.28, 0.4, door)
        + path(tiles, stroke=light(c, 0.32), stroke_width=1.3, stroke_dasharray="5 2.4", opacity=0.75)
    )


def feeder() -> str:
    """Return a barn with a gambrel roof, a cross door and a silo."""
    c = colour("tt-feeder")
    line, roof = keyline(c), light(c, 0.82)
    near, far, h, lip = 0.98, 0.2, 0.38, 0.06
    depth = near - far

    def rib(share: float, z: float, x: float) -> Point3:
        return x, far + depth * share, z

    profile = [(1.0, h), (0.84, h + 0.28), (0.5, h + 0.46), (0.16, h + 0.28), (0.0, h)]
    end: list[Point3] = [(1, far, 0), (1, near, 0), *(rib(share, z, 1) for share, z in profile)]
    lower = [
        rib(1.03, h - 0.05, -lip),
        rib(1.03, h - 0.05, 1 + lip),
        rib(0.84, h + 0.3, 1 + lip),
        rib(0.84, h + 0.3, -lip),
    ]
    upper = [
        rib(0.84, h + 0.3, -lip),
        rib(0.84, h + 0.3, 1 + lip),
        rib(0.5, h + 0.49, 1 + lip),
        rib(0.5, h + 0.49, -lip),
    ]
    board = [
        rib(0.5, h + 0.49, 1 + lip),
        rib(0.16, h + 0.3, 1 + lip),
        rib(0.16, h + 0.22, 1 + lip),
        rib(0.5, h + 0.41, 1 + lip),
    ]
    cross = path("M0 0H20V20H0ZM0 0 20 20M20 0 0 20", dark(c, 0.18), stroke=CREAM, stroke_width=2.2)
    sx, sy = at(0.28, 0.06, 0)
    silo = light(c, 0.66)
    bands = f"M{nums(sx - 11, sy - 22)}a11 4.8 0 0 0 22 0M{nums(sx - 11, sy - 31)}a11 4.8 0 0 0 22 0"
    return (
        shadow()
        + drum(sx, sy, 11, 4.8, 37, silo, line)
        + stroke(bands, line, 1, 0.6)
        + dome(sx, sy - 37, 12.2, 5.2, 12, c, line)
        + face([(0, near, 0), (1, near, 0), (1, near, h), (0, near, h)], light(c, 0.12), line)
        + face(end, dark(c, 0.22), line)
        + face(lower, dark(roof, 0.12), line)
        + face(upper, roof, line)
        + face(board, dark(roof, 0.3), line)
        + on_left(0.28, near, 0, 0.46, 0.32, cross)
        + on_right(1, far + 0.62 * depth, 0.38, 0.22, 0.22, arch(LAMP, CREAM, 3))
        + on_right(1, far + 0.8 * depth, 0, 0.46, 0.28, path("M0 0V18H20V0M10 0V18", stroke=CREAM, stroke_width=2))
    )


def well() -> str:
    """Return a round well under a small roof."""
    c = colour("tt-well")
    line, wood, roof = keyline(c), "#8a5a3c", dark(c, 0.3)
    edge = dark(wood, 0.5)
    joints = "M25 66a27 13 0 0 0 50 0M33 71.5v9M44 75v10M58 74.6v10M69 70v9M38 66v6M51 68v6M64 66v6"
    posts = "".join(rect(x, 25, 4.4, 33, 1, fill=wood, stroke=edge, stroke_width=1.1) for x in (27, 69))
    return (
        shadow(34, 14, 78)
        + drum(50, 74, 27, 13, 19, c, line, light(c, 0.4))
        + stroke(joints, line, 1.1, 0.65)
        + ellipse(50, 55, 19.5, 8.6, fill="#28304a")
        + path("M34 57.5a19 7.6 0 0 0 32 0 22 6 0 0 0-32 0Z", "#6fb7dd")
        + posts
        + path("M31 37H70", stroke=wood, stroke_width=3.4)
        + path("M50 37V47", stroke=INK, stroke_width=1.4)
        + path("M45 46H55L53.6 54H46.4Z", wood, stroke=edge, stroke_width=1.1)
        + path("M18 30 40 9H66L84 30Z", roof, stroke=line, stroke_width=1.5, stroke_linejoin="round")
        + path("M66 9 84 30H72L58 9Z", "#1d1028", opacity=0.2)
        + stroke("M33 17H73M26 23.5H78", light(c, 0.5), 1.2, 0.7)
    )


def chapel() -> str:
    """Return a nave with a steeple and a bell."""
    c = colour("tt-chapel")
    line, wall = dark(c, 0.6), light(c, 0.78)
    x, y, s, h, o = 0.6, 0.28, 0.44, 1.0, 0.06
    tip: Point3 = (x + s / 2, y + s / 2, h + 0.78)
    bell = path("M3 0V11A7 8 0 0 0 17 11V0Z", dark(c, 0.68)) + circle(10, 6, 3.2, fill="#ffd873")
    tx, ty = at(*tip)
    panes = "".join(on_left(u, 0.86, 0.1, 0.14, 0.26, arch("#7ec4e8", line, 3)) for u in (0.12, 0.36))
    return (
        shadow()
        + gable(0, 0.14, 0.72, 0.72, 0.44, 0.46, wall, c, 0.06)
        + box(x, y, 0, s, s, h, wall, line, (0.3, 0.1, 0.16))
        + face([(x - o, y + s + o, h), (x + s + o, y + s + o, h), tip], c, line)
        + face([(x + s + o, y - o, h), (x + s + o, y + s + o, h), tip], dark(c, 0.3), line)
        + on_left(x + 0.06, y + s, 0.62, 0.32, 0.3, bell)
        + on_right(x + s, y + s - 0.06, 0.62, 0.32, 0.3, bell)
        + on_right(x + s, y + s - 0.1, 0, 0.24, 0.36, arch(dark(c, 0.45), line))
        + panes
        + circle(tx, ty - 1, 2.6, fill="#ffd873", stroke=line, stroke_width=1.2)
    )


def tavern() -> str:
    """Return a half-timbered inn with a hipped roof and a hanging sign."""
    c = colour("tt-tavern")
    line, wall = dark(c, 0.6), light(c, 0.8)
    frame = path("M0 0H20V20H0ZM6.7 0V20M13.3 0V20M0 0 6.7 20M20 0 13.3 20", stroke=dark(c, 0.38), stroke_width=1.4)
    storey = frame + rect(8, 5, 4, 10, fill=LAMP)
    mug = path("M87.4 63.4h6v8h-6zM93.4 65h2.2v4h-2.2", "#e7a93a", stroke=line, stroke_width=1)
    return (
        shadow()
        + box(0.08, 0.08, 0, 0.86, 0.86, 0.36, dark(wall, 0.12), line, (0.3, 0.04, 0.2))
        + box(0, 0, 0.34, 1, 1, 0.36, wall, line, (0.3, 0.04, 0.2))
        + on_left(0, 1, 0.34, 1, 0.36, storey)
        + on_right(1, 1, 0.34, 1, 0.36, storey)
        + hip(-0.08, -0.08, 0.68, 1.16, 1.16, 0.5, c, 0.38)
        + on_left(0.36, 0.94, 0, 0.26, 0.3, arch(dark(c, 0.55), line))
        + path("M84 58h11", stroke=INK, stroke_width=1.8)
        + rect(84.5, 60, 14, 15, 2, fill=CREAM, stroke=line, stroke_width=1.4)
        + mug
    )


def theater() -> str:
    """Return a round house of columns under a dome with a flag."""
    c = colour("tt-theater")
    line = keyline(c)
    columns = ""
    for x in (22, 32.4, 61.4, 71.6):
        foot = 64 + 11 * (1 - ((x + 3 - 50) / 28) ** 2) ** 0.5
        columns += path(f"M{num(x)} 44h6.4V{num(foot)}h-6.4Z", light(c, 0.55), stroke=line, stroke_width=1.2)
        columns += path(f"M{num(x + 4)} 44h2.4V{num(foot)}h-2.4Z", dark(c, 0.25))
    return (
        shadow(38, 16, 76)
        + drum(50, 77, 37, 14.5, 5, c, line, light(c, 0.5))
        + drum(50, 71, 32, 12.5, 4, c, line, light(c, 0.5))
        + path("M22 64V44H78V64A28 11 0 0 1 22 64Z", "#6d2340")
        + path("M42 74.4V52Q50 46 58 52V74.4Z", "#3a1226")
        + columns
        + drum(50, 46, 32, 12, 6, c, line, light(c, 0.35))
        + dome(50, 39, 26, 9, 18.8, c, line)
        + stroke("M36 45C35 32 40 24 48 20.4M28 42.5C28 30 35 23 44 20.8", light(c, 0.8), 1.4)
        + path("M50 20V5", stroke=line, stroke_width=1.8)
        + path("M50 5.4 64 9 50 13.4Z", "#b8324f", stroke=line, stroke_width=1.2, stroke_linejoin="round")
    )


def factory() -> str:
    """Return a factory hall with a saw-tooth roof and a smoking stack."""
    c = colour("tt-factory")
    base, line, h, t = mix(c, "#6a5f80", 0.34), dark(c, 0.55), 0.46, 0.34
    teeth = ""
    for i in range(3):
        a, b = i / 3, (i + 1) / 3
        hi, lo = h + t * 0.76, h + t * 0.24
        pane: list[Point3] = [(a + 0.08, 0.14, hi), (b - 0.08, 0.14, lo), (b - 0.08, 0.86, lo), (a + 0.08, 0.86, hi)]
        teeth += face([(a, 0, h + t), (b, 0, h), (b, 1, h), (a, 1, h + t)], light(base, 0.5), line) + face(
            pane, "#9fd0e6", line, 1
        )
    steps = [(1, h), (2 / 3, h + t), (2 / 3, h), (1 / 3, h + t), (1 / 3, h), (0, h + t)]
    front: list[Point3] = [(0, 1, 0), (1, 1, 0), *((x, 1, z) for x, z in steps)]
    pane_markup = rect(0, 0, 20, 20, fill="#ffcf6b", stroke=line, stroke_width=3) + path(
        "M0 10H20", stroke=line, stroke_width=2.4
    )
    gate = path("M0 0V20H20V0ZM0 5H20M0 10H20M0 15H20", light(base, 0.35), stroke=line, stroke_width=1.6)
    return (
        shadow()
        + group(circle(45, 15, 5), circle(52, 9.6, 6.2), circle(61, 6.4, 4), fill="#a79fb4", opacity=0.85)
        + box(0.08, 0.1, 0.3, 0.22, 0.22, 1.0, base, line)
        + box(0.05, 0.07, 1.2, 0.28, 0.28, 0.12, "#e9dfd2", line)
        + face([(1, 0, 0), (1, 1, 0), (1, 1, h), (1, 0, h)], dark(base, 0.36), line)
        + teeth
        + face(front, base, line)
        + "".join(on_left(i / 3 + 0.08, 1, 0.14, 0.17, 0.24, pane_markup) for i in range(3))
        + on_right(1, 0.74, 0, 0.48, 0.34, gate)
    )


def monument() -> str:
    """Return an obelisk with a gilded tip on two steps."""
    c = colour("tt-monument")
    line = dark(c, 0.6)
    a, b, z0, z1, tip = 0.3, 0.37, 0.28, 1.42, 1.78
    star = "M10 18 12.4 12.6 18 12 13.8 8.2 15 2.4 10 5.4 5 2.4 6.2 8.2 2 12 7.6 12.6Z"
    return (
        shadow()
        + box(0, 0, 0, 1, 1, 0.14, light(c, 0.55), line)
        + box(0.14, 0.14, 0.14, 0.72, 0.72, 0.14, light(c, 0.35), line)
        + face([(a, 1 - a, z0), (1 - a, 1 - a, z0), (1 - b, 1 - b, z1), (b, 1 - b, z1)], light(c, 0.1), line)
        + face([(1 - a, a, z0), (1 - a, 1 - a, z0), (1 - b, 1 - b, z1), (1 - b, b, z1)], dark(c, 0.3), line)
        + face([(b, 1 - b, z1), (1 - b, 1 - b, z1), (0.5, 0.5, tip)], "#ffe08a", line)
        + face([(1 - b, b, z1), (1 - b, 1 - b, z1), (0.5, 0.5, tip)], "#dca63a", line)
        + on_left(0.34, 0.67, 0.62, 0.32, 0.32, path(star, CREAM))
        + on_right(0.67, 0.66, 0.62, 0.32, 0.32, path(star, light(c, 0.5)))
    )


def hammer() -> str:
    """Return the hammer of the master builder."""
    wood, iron = "#b4793f", "#8b8fa3"
    handle = rect(45, 34, 10, 58, 4, fill=wood, stroke=keyline(wood), stroke_width=3) + rect(
        47, 42, 3, 46, 1.5, fill=light(wood, 0.4)
    )
    head = path(
        "M26 12H66L78 20V32L66 40H26Q22 40 22 36V16Q22 12 26 12Z",
        iron,
        stroke=keyline(iron),
        stroke_width=3,
        stroke_linejoin="round",
    )
    shine = path("M25 15H65L73 20.4H25Z", light(iron, 0.6)) + path("M25 34H72L65 38H27Q25 38 25 36Z", dark(iron, 0.3))
    return group(handle, head, shine, transform="rotate(38 50 50)")


BUILDINGS: dict[str, Callable[[], str]] = {
    "cottage": cottage,
    "feeder": feeder,
    "well": well,
    "chapel": chapel,
    "tavern": tavern,
    "theater": theater,
    "factory": factory,
    "monument": monument,
}

SPRITE = Sprite(
    "tt",
    {f"cube-{kind}": Symbol(cube(kind)) for kind in RESOURCES}
    | {f"flat-{kind}": Symbol(swatch(kind), (0.0, 0.0, 20.0, 20.0)) for kind in RESOURCES}
    | {kind: Symbol(draw()) for kind, draw in BUILDINGS.items()}
    | {"hammer": Symbol(hammer())},
)
