"""Pieces of Garden Nation: beds and plants of the lands, houses by the floor, roof, Crane Turtle, tokens.

Pieces are drawn around their own foot: (0, 0) is the middle of the footprint, y grows downwards. Land and seat differ in
shape and outline as well as in paint: clover, blades, leaves, thorns; round, square, tapered and faceted houses.
"""

from math import cos, pi, sin

from tabletown.drawing.cache import remember
from tabletown.drawing.pieces.shapes import inset, rounded
from tabletown.drawing.seats import PAINTS, Paint
from tabletown.drawing.sprite import Sprite, Symbol
from tabletown.drawing.svg import Point, circle, element, ellipse, group, num, nums, path, place, polygon, rect, stroke
from tabletown.drawing.theme.paint import colour, dark, light, mix
from tabletown.drawing.theme.palette import GOLD, HALO, INK, LAMP, SHADE
from tabletown.games.garden_nation.rules.material import LANDS

WOOD, BARK = "#b98550", "#8a5a34"
R, SQUASH = 150.0, 0.78  # radius of a territory, and how much the ground is foreshortened
MIDDLE = 60.0  # radius of the middle zone
HALF, FLOOR = 23.0, 14.0  # half width of a house, height of one floor
ANGLES = (0, -120, -60, 0, 60, 120, 180)  # of slots, clockwise from the upper left; slot 0 is the middle
_SIDE = 160.0  # half of the square on which beds are drawn


# The ground.


def polar(radius: float, degrees: float) -> Point:
    """Return a point on the foreshortened ground."""
    return radius * cos(degrees * pi / 180), radius * sin(degrees * pi / 180) * SQUASH


@remember
def slot_point(slot: int, step: float) -> Point:
    """Return the middle of a slot; `step` is the distance between adjacent middles."""
    return polar(step, ANGLES[slot]) if slot else (0.0, 0.0)


def hexagon(radius: float) -> list[Point]:
    """Return the corners of a hexagon with the point up."""
    return [polar(radius, angle) for angle in (-90, -30, 30, 90, 150, 210)]


def zone_corners(slot: int, margin: float = 3.5) -> list[Point]:
    """Return the corners of a zone: a hexagon in the middle, trapezoids between it and the sides of the territory."""
    if slot == 0:
        return inset(hexagon(MIDDLE), margin)
    angle = ANGLES[slot]
    corners = [polar(MIDDLE, angle - 30), polar(R, angle - 30), polar(R, angle + 30), polar(MIDDLE, angle + 30)]
    return inset(corners, margin)


@remember
def zone_point(slot: int) -> Point:
    """Return the foot of a house in a zone, relative to the middle of the territory."""
    return slot_point(slot, (MIDDLE + R) / 2 * 0.9)


def _tile(land: str, width: float, height: float, inner: str) -> str:
    back = rect(0, 0, width, height, fill=colour(f"gn-{land}"))
    return element("pattern", back, inner, id=f"gn-bed-{land}", width=width, height=height, patternUnits="userSpaceOnUse")


def _beds() -> dict[str, str]:
    """Return the patterns of the four lands."""
    leafage = mix(colour("gn-greenery"), "#47702c", 0.62)
    clover = "".join(
        place(x, y, circle(-2, 0, 2.4), circle(2, 0, 2.4), circle(0, -3, 2.4), path("M-.5 0H.5V4.4H-.5Z", leafage), scale=s)
        for x, y, s in ((7, 8, 1), (23, 20, 1), (22, 5, 0.7), (8, 22, 0.7))
    )
    blades = "M4 10q1-5 0-8M7 10q0-4 2-7M1.4 10Q1 6-.4 4M17 21q1-5 0-8M20 21q0-4 2-7M14.4 21q-.4-4-1.8-6"
    leaf = "M0-5 1.6-2 4.6-2.4 3 .4 4.4 3 1 2.6V6H-1V2.6L-4.4 3-3 .4-4.6-2.4-1.6-2Z"
    fallen = light(colour("gn-red_leaves"), 0.36)
    leaves = "".join(
        place(x, y, path(leaf, fallen), turn=turn, scale=s)
        for x, y, turn, s in ((8, 8, 24, 1), (25, 18, -40, 1), (25, 3, 100, 0.6), (9, 24, 190, 0.6))
    )
    vine = "M-2 6Q6-1 13 6T28 6M-2 19Q6 26 13 19T28 19"
    thorns = (
        "M4.4 3.4 3 .2 6.4 2.6ZM9 3l3-2.4-.6 3.6ZM17 8.6l.6 3.6 2.4-2.8ZM22 9l3.4 1.8-.8-3.4Z"
        "M4.4 21.6 3 24.8l3.4-2.4ZM9.4 22.2l2.6 2.6-.2-3.6ZM17 16.6l.8-3.4 2.2 2.6ZM22 16.2l3-2-.4 3.4Z"
    )
    tangle = stroke(vine, "#8f78b8", 1.7, 0.85) + path(thorns, "#8f78b8", opacity=0.85)
    return {
        "gn-bed-greenery": _tile("greenery", 30, 28, group(clover, fill=leafage)),
        "gn-bed-yellow_grass": _tile("yellow_grass", 26, 22, stroke(blades, "#b98d12", 1.5, 0.9)),
        "gn-bed-red_leaves": _tile("red_leaves", 34, 30, group(leaves, opacity=0.75)),
        "gn-bed-bramble": _tile("bramble", 26, 26, tangle),
    }


def _bed(slot: int, land: str) -> Symbol:
    """Return a zone with its land, in the frame of its territory."""
    c = colour(f"gn-{land}")
    outer, inner = rounded(zone_corners(slot), 9), rounded(zone_corners(slot, 5.6), 7.5)
    low = place(0, 2.4, path(outer, dark(c, 0.55)))
    rim = path(outer, light(c, 0.2 if land == "bramble" else 0.34))
    face = path(inner, f"url(#gn-bed-{land})", stroke=dark(c, 0.4), stroke_width=1.1)
    return Symbol(low + rim + face, (-_SIDE, -_SIDE, 2 * _SIDE, 2 * _SIDE))


def _token(slot: int, land: str) -> Symbol:
    """Return a tile of a land on a bramble bed, with a thorny rim around it."""
    top, edge = rounded(zone_corners(slot, 13.5), 9), rounded(zone_corners(slot, 12.2), 10)
    low = place(0, 3, path(top, dark(colour("gn-bramble"), 0.7)))
    face = path(top, f"url(#gn-bed-{land})", stroke=HALO, stroke_width=2.6)
    line = path(edge, stroke=dark(colour(f"gn-{land}"), 0.55), stroke_width=1.1)
    return Symbol(low + face + line, (-_SIDE, -_SIDE, 2 * _SIDE, 2 * _SIDE))


def ground_use(name: str, x: float, y: float, scale: float) -> str:
    """Return a bed or token whose territory has its middle at (x, y)."""
    return SPRITE.use(name, x - _SIDE * scale, y - _SIDE * scale, 2 * _SIDE * scale)


# Plants on vacant zones.


def _shade(rx: float = 22.0, ry: float = 8.0) -> str:
    return ellipse(2, 1, rx, ry, fill=SHADE, opacity=0.24)


def _bush() -> str:
    c, line = "#5f8f3a", "#2d4a1e"
    lobes = ((-13, -7, 9.0), (13, -6, 9.0), (-7, -16, 9.6), (8, -17, 9.6), (0, -8, 11.0), (0, -25, 8.0))
    edge = "".join(circle(x, y, r + 1.3, fill=line) for x, y, r in lobes)
    body = "".join(circle(x, y, r, fill=c) for x, y, r in lobes)
    lit = "".join(circle(x - r * 0.28, y - r * 0.3, r * 0.58, fill=light(c, 0.3)) for x, y, r in lobes)
    petals = circle(-1.8, 0, 1.6) + circle(1.8, 0, 1.6) + circle(0, -1.8, 1.6) + circle(0, 1.8, 1.6)
    flower = group(petals, fill=HALO) + circle(0, 0, 1.2, fill="#f3bf52")
    flowers = "".join(place(x, y, flower) for x, y in ((-10, -12), (6, -22), (11, -6), (-1, -5)))
    return _shade() + edge + body + lit + flowers


def _tuft() -> str:
    line, c = "#7a5606", "#e3ac1c"
    out = _shade(20, 7)
    bent = (
        (-19, -17, -8, 0.1),
        (19, -16, 8, 0.2),
        (-12, -27, -4, 0.0),
        (13, -26, 4, 0.15),
        (-4, -33, -2, 0.0),
        (5, -31, 1, 0.1),
    )
    for x, y, bend, shade in bent:
        foot = x * 0.3
        left = f"M{nums(foot - 3, 2)}Q{nums(foot - 2 + bend * 0.2, y * 0.55, x, y)}"
        right = f"Q{nums(foot + 3 + bend * 0.2, y * 0.5, foot + 3, 2)}Z"
        out += path(left + right, dark(c, shade), stroke=line, stroke_width=1.3, stroke_linejoin="round")
    heads = "".join(
        ellipse(x, y, 3, 5.6, transform=f"rotate({nums(turn, x, y)})")
        for x, y, turn in ((-12, -27, -22), (13, -26, 22), (0, -34, 3))
    )
    return out + group(heads, fill=light(c, 0.45), stroke=line, stroke_width=1.3)


def _leaf_heap() -> str:
    c, line = "#d9602f", "#4a1408"
    leaf = (
        "M0 0C-3-3-9-2-13-6-12-10-14-13-17-16-11-17-10-21-9-25-5-22-3-26 0-33 3-26 5-22 9-25 10-21 11-17 17-16"
        " 14-13 12-10 13-6 9-2 3-3 0 0Z"
    )
    veins = "M0 3V-24M0-6-9-11M0-6 9-11M0-13-6-19M0-13 6-19"
    out = _shade(24, 8)
    for x, y, turn, scale, shade in ((-9, -1, -62, 0.74, 0.12), (10, -1, 60, 0.74, 0.26), (0, 1, -4, 0.98, -0.16)):
        tint = light(c, -shade) if shade < 0 else dark(c, shade)
        drawn = path(leaf, tint, stroke=line, stroke_width=1.6, stroke_linejoin="round") + stroke(veins, dark(c, 0.5), 1.3)
        out += place(x, y, drawn, turn=turn, scale=scale)
    return out


def _thicket() -> str:
    c, line = "#9a7fd0", "#1f1038"
    canes = "M-20 2C-20-18-8-28 4-25 14-22 15-12 9-9M18 2C22-16 12-32-4-31-14-30-18-22-14-18M-6 2C-8-10 2-18 10-15"
    thorns = (
        "M-19-8-25-11-17.6-13ZM-12-21-15-27-7-24.4ZM6-25 10-31 12-22ZM19-10 25-13 18.4-16ZM14-23 20-27 9-28Z"
        "M-6-31-9-37-1-31.6ZM-6-8-12-10-4-13Z"
    )
    berries = "".join(
        circle(x, y, 4.2, fill="#e0608f", stroke=line, stroke_width=1.3) + circle(x - 1.3, y - 1.3, 1.2, fill=HALO)
        for x, y in ((9, -8), (-14, -16), (11, -15.4))
    )
    spikes = path(thorns, c, stroke=line, stroke_width=1.3, stroke_linejoin="round")
    return _shade() + stroke(canes, line, 5.6) + spikes + stroke(canes, c, 3) + berries


# Houses: one floor a symbol, stacked FLOOR apart.


def _ring(a: float, z: float) -> tuple[Point, Point, Point, Point]:
    """Return a square footprint of half width a at height z: left, front, right, back."""
    return (-a, -z), (0, a / 2 - z), (a, -z), (0, -a / 2 - z)


def _frustum(a: float, b: float, low: float, high: float, c: str, line: str) -> str:
    (l0, f0, r0, _), (l1, f1, r1, b1) = _ring(a, low), _ring(b, high)
    return (
        polygon((l0, f0, f1, l1), light(c, 0.1), line, 1.3)
        + polygon((f0, r0, r1, f1), dark(c, 0.26), line, 1.3)
        + polygon((l1, f1, r1, b1), light(c, 0.42), line, 1.3)
    )


def _drum(a: float, low: float, high: float, c: str, line: str) -> str:
    b = a / 2
    arc = f"A{nums(a, b)} 0 0 0 {nums(a, -low)}V{num(-high)}"
    return (
        path(f"M{nums(-a, -high)}V{num(-low)}{arc}Z", light(c, 0.1), stroke=line, stroke_width=1.3)
        + path(f"M{nums(a * 0.1, b - high)}V{num(b - low)}{arc}Z", dark(c, 0.26))
        + path(f"M{nums(a, -high)}V{num(-low)}A{nums(a, b)} 0 0 1 {nums(0, b - low)}", stroke=line, stroke_width=1.3)
        + ellipse(0, -high, a, b, fill=light(c, 0.42), stroke=line, stroke_width=1.3)
    )


def _pane(x: float, y: float, width: float, slope: float, line: str) -> str:
    """Return a lit window; (x, y) is its lower left corner, the slope follows the wall."""
    d = f"M{nums(x, y)}l{nums(width, width * slope)}v-6.2l{nums(-width, -width * slope)}Z"
    return path(d, LAMP, stroke=line, stroke_width=1.1, stroke_linejoin="round")


def _floor(paint: Paint) -> str:
    """Return one floor: round, square, tapered or faceted, as the sign of the seat."""
    c, line, a = paint.colour, dark(paint.colour, 0.66), HALF
    if paint.number == 1:
        body = _drum(a - 1.4, 0, FLOOR - 2.4, c, line) + _drum(a, FLOOR - 2.8, FLOOR, c, line)
        arches = "".join(f"M{nums(x, y)}v-3.6a2.5 2.5 0 0 1 5 0v3.6Z" for x, y in ((-15.4, 4.2), (-2.5, 8.2), (10.4, 4.2)))
        return body + path(arches, LAMP, stroke=line, stroke_width=1.1)
    if paint.number == 2:
        body = _frustum(a - 1.6, a - 1.6, 0, FLOOR - 2.6, c, line)
        bars = stroke(
            f"M{-a + 2.4} -2.6L-.6 {num(a / 2 - 3.6)}M{-a + 2.4} -7.4L-.6 {num(a / 2 - 8.4)}", light(c, 0.45), 1.1, 0.9
        )
        windows = _pane(-13.4, 2.2, 5, 0.5, line) + _pane(8.4, 5, 5, -0.5, line)
        return body + bars + windows + _frustum(a, a, FLOOR - 2.8, FLOOR, c, line)
    if paint.number == 3:
        dots = "".join(ellipse(x, y, 1.5, 1.7) for x, y in ((-17.4, -1), (-5, 5.2), (-14, -6), (-6, -2.4)))
        windows = _pane(-12.4, 2, 4.6, 0.5, line) + _pane(7.6, 4.8, 4.6, -0.5, line)
        return _frustum(a, a - 6, 0, FLOOR, c, line) + group(dots, fill=dark(c, 0.34)) + windows
    body = _frustum(a - 6, a, 0, FLOOR * 0.5, c, line) + _frustum(a, a - 6, FLOOR * 0.5, FLOOR, c, line)
    slashes = stroke("M-18-1.6l4 5M-13.6 1l4 5M-9.2 3.2l4 5", light(c, 0.42), 1.2, 0.9)
    windows = "M-9-3.4l3.4-3 3.4 6.4-3.4 2.6ZM9-3.4l-3.4-3-3.4 6.4 3.4 2.6Z"
    return body + slashes + path(windows, LAMP, stroke=line, stroke_width=1.1, stroke_linejoin="round")


def _terrace(paint: Paint) -> str:
    """Return the top of an open house: the sign, flat on the uppermost floor."""
    ink = paint.ink if paint.number == 3 else dark(paint.colour, 0.5)
    return group(paint.sign, transform="translate(-9.4 -4.7) scale(.94 .47)", fill=ink)


CAP = "M-28 2C-29-14-14-25 0-25S29-14 28 2C22 13-22 13-28 2Z"


def _roof() -> str:
    """Return an acorn cap: the roof of a closed house, in a neutral color."""
    c, line = BARK, dark(BARK, 0.62)
    scales = (
        "M-25-7Q-19-1-13-5-7 1 0-3 7 1 13-5 19-1 25-7M-20-15Q-14-9-8-13-4-8 0-11 4-8 8-13 14-9 20-15"
        "M-12-21Q-6-16 0-19 6-16 12-21"
    )
    stem = "M-3-24C-2-30 0-34 6-36L9-32C5-30 3.4-28 3.4-24Z"
    return (
        path(CAP, c, stroke=line, stroke_width=1.6)
        + path("M4-25C18-24 29-13 28 2 24 8 16 10 8 10.4 18-2 16-16 4-25Z", dark(c, 0.34))
        + stroke(scales, light(c, 0.4), 1.5, 0.85)
        + path(stem, light(c, 0.18), stroke=line, stroke_width=1.4, stroke_linejoin="round")
        + stroke("M-21-4C-20-12-13-18-6-20", light(c, 0.7), 1.8, 0.8)
    )


def _outline(paint: Paint, floors: int) -> str:
    """Return the silhouette of a stack, for the pale halo that keeps it readable on every bed."""
    a, top = HALF, floors * FLOOR
    if paint.number == 1:
        return (
            f"M{nums(-a, -top)}V0A{nums(a, a / 2)} 0 0 0 {nums(a, 0)}V{num(-top)}A{nums(a, a / 2)} 0 0 0 {nums(-a, -top)}Z"
        )
    shapes: dict[int, list[tuple[float, float]]] = {2: [(a, 0), (a, 1)], 3: [(a, 0), (a - 6, 1)]}
    steps = shapes.get(paint.number, [(a - 6, 0), (a, 0.5), (a - 6, 1)])
    right = [(wide, -FLOOR * (i + z)) for i in range(floors) for wide, z in steps]
    left = [(-x, y) for x, y in reversed(right)]
    points = [(0.0, steps[0][0] / 2), *right, (0.0, -top - steps[-1][0] / 2), *left]
    return "M" + "L".join(nums(x, y) for x, y in points) + "Z"


SHOWN_FLOORS = 6  # of a higher house only so many are drawn; the plate has the number


@remember
def house(paint: Paint, floors: int, closed: bool = False) -> str:
    """Return a whole building around its foot."""
    shown = min(floors, SHOWN_FLOORS)
    top = -shown * FLOOR
    cap = path(CAP, HALO, transform=f"translate(0 {num(top)})") if closed else ""
    halo = group(path(_outline(paint, shown), HALO), cap, stroke=HALO, stroke_width=4.4, stroke_linejoin="round")
    stack = "".join(foot_use(f"floor-{paint.number}", 0, -FLOOR * i) for i in range(shown))
    head = foot_use("roof", 0, top) if closed else foot_use(f"terrace-{paint.number}", 0, top)
    return ellipse(5, 2, HALF + 6, HALF * 0.6, fill=SHADE, opacity=0.3) + halo + stack + head


@remember
def foot_use(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """Return a symbol with its foot at (x, y)."""
    left, top, width, height = SPRITE.symbols[name].view
    return SPRITE.use(name, x + left * scale, y + top * scale, width * scale, height * scale)


# The Crane Turtle: a shell of hexagons, a derrick on its back, a foxglove for a helmet.

_DOME = "M-27-5C-29-26-15-36 0-36S29-26 27-5Z"
_HEAD = "M-24-10C-31-10-34-17-41-18-50-19-54-13-53-7-52-1-45 1-38-1-32-2-30-3-24-3Z"
_LEGS = "M-22-6V2A6 4 0 0 0-10 2V-6ZM8-6V2A6 4 0 0 0 20 2V-6Z"
_MAST = "M-3-34 3-34 4.4-80-.6-80Z"
_JIB = "M-24-62 34-86 37-81-22-57Z"


def _turtle_body(skin: str, shell: str, line: str, edge: str) -> str:
    plates = (
        "M0-31 9-26.4V-17.6L0-13-9-17.6V-26.4ZM9-26.4 18-29M9-17.6 17-12.4 25.6-15M17-12.4V-5M-9-26.4-18-29"
        "M-9-17.6-17-12.4-25.6-15M-17-12.4V-5M0-31V-36M0-13V-5"
    )
    hat = "M-53-13C-55-24-48-29-44-31-39-29-35-24-37-14-40-17-42-13-45-15-48-12-50-16-53-13Z"
    keel = "M-30-7H30V-2.6A6 4 0 0 1 26 0H-26A6 4 0 0 1-30-2.6Z"
    return (
        path("M24-9 37-4 24-1Z", skin, stroke=line, stroke_width=1.6, stroke_linejoin="round")
        + path(_LEGS, dark(skin, 0.14), stroke=line, stroke_width=1.8)
        + path(_HEAD, skin, stroke=line, stroke_width=1.8, stroke_linejoin="round")
        + circle(-44, -9.4, 2.2, fill=line)
        + circle(-44.8, -10.2, 0.8, fill=HALO)
        + stroke("M-52-4.6Q-47-2-43-4.4", line, 1.5)
        + path(hat, "#e58bb4", stroke="#6d2340", stroke_width=1.6, stroke_linejoin="round")
        + stroke("M-45-29V-18M-49-26-50-18M-41-26-39.6-19", "#b8528a", 1.2)
        + stroke("M-44-31-42-36", "#4a6b2a", 2.2)
        + path(_DOME, shell, stroke=edge, stroke_width=1.8)
        + path("M6-35.6C20-34 28-24 27-5H15C20-18 16-29 6-35.6Z", "#1d1028", opacity=0.2)
        + stroke(plates, light(shell, 0.5), 1.7)
        + path(keel, light(shell, 0.5), stroke=edge, stroke_width=1.6)
    )


def _turtle() -> str:
    wood, line = "#d8a765", "#5e3413"
    jut = path("M27-8 36-4 27-2ZM30-69H40V-57Q35-53 30-57Z", HALO)
    outlines = "".join(path(d, HALO) for d in (_DOME, _HEAD, _LEGS, _MAST, _JIB))
    bucket = path("M29-69H41V-58A6 5 0 0 1 29-58Z", LAMP, stroke=line, stroke_width=1.6)
    return (
        ellipse(2, 3, 40, 8, fill=SHADE, opacity=0.3)
        + group(outlines, jut, stroke=HALO, stroke_width=6, stroke_linejoin="round")
        + _turtle_body("#9bbf6a", "#b5793a", "#2c3f1c", "#4a2a10")
        + path(_MAST, wood, stroke=line, stroke_width=1.6, stroke_linejoin="round")
        + stroke("M2-79-19-60M2-79 26-82", line, 1.3)
        + path(_JIB, light(wood, 0.2), stroke=line, stroke_width=1.6, stroke_linejoin="round")
        + stroke("M-14-61.4l3-6M-4-65.4l3-6M8-70.4l3-6M20-75.4l3-6", line, 1.2)
        + rect(-27, -65, 10, 11, 2, fill="#918fa8", stroke=INK, stroke_width=1.5)
        + stroke("M35-82V-69", line, 1.5)
        + bucket
        + stroke("M28-70H42", line, 2.4)
        + stroke("M35-66v8", GOLD, 2.6)
        + stroke("M2-80V-92", line, 1.6)
        + path("M2-92 15-88.6 2-84.6Z", "#e58bb4", stroke="#6d2340", stroke_width=1.3, stroke_linejoin="round")
    )


def turtle_mark(ink: str) -> str:
    """Return the turtle in one color, 20 x 20, for labels and pills."""
    shell = "M5.4 15.2C5.2 10.6 8.4 8.2 11.8 8.2S18.6 10.6 18.6 15.2Z"
    head = "M5 15C2.4 15.4.8 14.2.8 12.2S2.4 9.6 3.6 10 5 11.4 5.4 12Z"
    crane = stroke("M11.8 8.4V2.6M7.4 5 17 1.8V5.2", ink, 1.5)
    return path(shell + head, ink) + stroke("M8 15.4v2M16 15.4v2", ink, 2.4) + crane


# Small tokens, 20 x 20, and the rosette, 40 x 40.


def _folk() -> str:
    """Return an inhabitant: a bluebell cap over a seed-shaped gown."""
    gown = "M10 8.6C14 9 16 14 16.4 18.4Q10 20.6 3.6 18.4C4 14 6 9 10 8.6Z"
    cap = "M10 .8C5.6 1.6 4.6 5.4 4.4 8.2L6.6 7.2 8.2 8.6 10 7.2 11.8 8.6 13.4 7.2 15.6 8.2C15.4 5.4 14.4 1.6 10 .8Z"
    return (
        path(gown, "#7d9c4b", stroke="#2d4a1e", stroke_width=1.2)
        + circle(10, 8.4, 3.8, fill="#f1c9a0", stroke="#6b3f1e", stroke_width=1)
        + path(cap, "#8f8ad8", stroke="#37305e", stroke_width=1.1, stroke_linejoin="round")
    )


def _ploy() -> str:
    """Return a ploy token: a mask cut out of two leaves."""
    mask = "M1.8 7.4C5 5 8.4 6 10 8 11.6 6 15 5 18.2 7.4 17 12.6 12.6 13.4 10 10.8 7.4 13.4 3 12.6 1.8 7.4Z"
    return (
        circle(10, 10.6, 9, fill=dark(WOOD, 0.5))
        + circle(10, 9.6, 9, fill=light(WOOD, 0.45), stroke=dark(WOOD, 0.55), stroke_width=1.2)
        + path(mask, "#4a316c", stroke="#1f1038", stroke_width=1)
        + circle(6.2, 8.9, 1.5, fill=HALO)
        + circle(13.8, 8.9, 1.5, fill=HALO)
    )


def _bloom() -> str:
    """Return a rosette for points; the number goes over it."""
    petals = "".join(circle(20 + 12.4 * cos(i * pi / 4), 20 + 12.4 * sin(i * pi / 4), 6.6) for i in range(8))
    rim = group(petals, fill="#f3bf52", stroke="#7a4a06", stroke_width=2.6)
    return rim + group(petals, fill="#f3bf52") + circle(20, 20, 12.6, fill=HALO, stroke="#b57a12", stroke_width=1.4)


def _swatch(land: str) -> str:
    """Return a land as a small hexagon, 40 x 38, for cards and legends."""
    c = colour(f"gn-{land}")
    d = rounded([(20 + 19 * cos(a * pi / 180), 18 + 17 * sin(a * pi / 180)) for a in (-90, -30, 30, 90, 150, 210)], 5)
    return place(0, 1.4, path(d, dark(c, 0.55))) + path(d, f"url(#gn-bed-{land})", stroke=dark(c, 0.5), stroke_width=1.3)


def _signpost() -> str:
    """Return the wooden board for the number of a territory, with its foot at (0, 12)."""
    line, board = dark(WOOD, 0.6), "M-14-10.6 12-12 15.4-3.6 12.4 7-14 6Z"
    return (
        path("M-2.4 4h4.8v10h-4.8Z", dark(WOOD, 0.2), stroke=line, stroke_width=1.2)
        + path(board, HALO, stroke=HALO, stroke_width=4, stroke_linejoin="round")
        + path(board, light(WOOD, 0.34), stroke=line, stroke_width=1.5, stroke_linejoin="round")
    )


def _symbols() -> dict[str, Symbol]:
    found = {f"bed-{slot}-{land}": _bed(slot, land) for slot in range(7) for land in LANDS}
    found |= {f"token-{slot}-{land}": _token(slot, land) for slot in range(7) for land in LANDS[:3]}
    plants = (("greenery", _bush), ("yellow_grass", _tuft), ("red_leaves", _leaf_heap), ("bramble", _thicket))
    found |= {f"plant-{land}": Symbol(drawn(), (-32, -44, 64, 56)) for land, drawn in plants}
    found |= {f"land-{land}": Symbol(_swatch(land), (0, 0, 40, 38)) for land in LANDS}
    for paint in PAINTS[:4]:
        found[f"floor-{paint.number}"] = Symbol(_floor(paint), (-26, -28, 52, 42))
        found[f"terrace-{paint.number}"] = Symbol(_terrace(paint), (-12, -7, 24, 14))
    found |= {"roof": Symbol(_roof(), (-32, -40, 64, 54)), "turtle": Symbol(_turtle(), (-58, -98, 104, 112))}
    found |= {"folk": Symbol(_folk(), (0, 0, 20, 20)), "ploy": Symbol(_ploy(), (0, 0, 20, 20))}
    return found | {"bloom": Symbol(_bloom(), (0, 0, 40, 40)), "signpost": Symbol(_signpost(), (-20, -16, 40, 32))}


SPRITE = Sprite("gn", _symbols(), _beds())
