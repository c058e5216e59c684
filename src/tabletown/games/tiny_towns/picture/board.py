"""Towns of Tiny Towns: the large board with everything that is on it and can be touched, and the small one of a panel."""

from functools import cache, lru_cache
from math import cos, pi, sin

from tabletown.core.bits import members
from tabletown.drawing import Box, Canvas, Disc, colour, dark, keyline, tone
from tabletown.drawing.seats import badge
from tabletown.drawing.states import brackets, origin_outline, picked
from tabletown.drawing.svg import Point, circle, group, num, nums, path, place, rect, stroke
from tabletown.drawing.text import label
from tabletown.drawing.theme.palette import CREAM, GOLD, SHADE
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import Scene, kind_of
from tabletown.games.tiny_towns.rules.material import CAPACITY, RESOURCES, SITE_SQUARES, SQUARES
from tabletown.games.tiny_towns.rules.view import TownView

WIDTH, HEIGHT, CELL = 481.0, 487.0, 100.0  # of the large board and its squares
MOST_HINTS = 3
_WOOD = "#a9773f"


def corner(square: int) -> Point:
    """Return the upper left corner of a square of the large board."""
    row, column = divmod(square, 4)
    return 34 + 109.0 * column, 20 + 109.0 * row


def box_of(square: int, margin: float = 5.0) -> Box:
    """Return a square of the large board, less a margin on every side."""
    x, y = corner(square)
    return Box(x + margin, y + margin, CELL - 2 * margin, CELL - 2 * margin, 12 - margin * 0.6)


def draw_town(canvas: Canvas, scene: Scene, seat: int) -> None:
    """Draw the large town of a seat, with what can be touched if it is the viewer's."""
    canvas.draw("ground", _ground(), badge(scene.paints[seat], 18, HEIGHT - 43, 22))
    town = scene.view.towns[seat]
    own = seat == scene.view.seat
    if own:
        canvas.draw("last", _bridges(scene))
    for square in scene.changed(seat):
        margin = -1 if own and canvas.actions(f"square-{SQUARES[square]}") else 4  # around the ring of a target
        box = box_of(square, margin)
        canvas.draw("last", brackets(box, 18) if town.squares[square] else origin_outline(box))
    for square, name in enumerate(SQUARES):
        if town.squares[square]:
            canvas.piece(name, _occupant(town, square), at=corner(square), label=describe(scene, town, square))
        else:
            canvas.piece(name, _plot(), at=corner(square))
    if own:
        _draw_targets(canvas, scene)
        if scene.point == "mark":
            canvas.draw("targets", picked(box_of(scene.view.pending[-1][1])))


# The board.


@cache
def _ground() -> str:
    board = (
        rect(2, 6, WIDTH - 4, HEIGHT - 6, 26, fill=SHADE, opacity=0.22)
        + rect(2, 2, WIDTH - 4, HEIGHT - 8, 26, fill=tone("rim"))
        + rect(8, 8, WIDTH - 16, HEIGHT - 20, 20, fill="none", stroke=tone("rim-line"), stroke_width=2)
    )
    plots = "".join(place(*corner(square), _plot()) for square in range(16))
    names = ""
    for i in range(4):
        left, top = corner(5 * i)
        for name, x, y in (("abcd"[i], left + CELL / 2, HEIGHT - 19), (str(i + 1), 21, top + CELL / 2 + 13 * 0.36)):
            names += label(name, x, y, 13, anchor="middle", fill=tone("rim-ink"), weight=600)
    return board + plots + names


@cache
def _plot() -> str:
    """Return an empty square; it is a piece of its own, so that a score line can light it."""
    return rect(0, 0, CELL, CELL, 12, class_="plot", fill=tone("board"), stroke=tone("board-line"), stroke_width=1.5)


def _bridges(scene: Scene) -> str:
    """Return bars between the neighboring cubes of everything that can be built: a pattern reads as one thing."""
    joined = set()
    for site in scene.sites:
        squares = members(SITE_SQUARES[site])
        joined |= {(a, b) for a in squares for b in squares if (b == a + 1 and b % 4) or b == a + 4}
    out = []
    for a, b in sorted(joined):
        x, y = corner(b)
        bar = (x - 15, y + 39, 21, 22) if b == a + 1 else (x + 39, y - 15, 22, 21)
        out.append(rect(*bar, 3, fill=tone("go-ring")))
    return group(*out, class_="bridges") if out else ""


# What stands on a square, in a square of 100 x 100.


def _occupant(town: TownView, square: int) -> str:
    name, what = SQUARES[square], town.squares[square]
    if what in RESOURCES:
        return SPRITE.use(f"cube-{what}", 10, 7, 80)
    out = SPRITE.use(kind_of(what), 1, -4, 98)
    if name in town.marks:
        out += _coin(town.marks[name]) if what == "bank" else _plaque(town.marks[name])
    if what == "warehouse":
        out += _tray(town.stored.get(name, ()))
    if what == "trading_post" and name in town.old:
        out += any_sign(21, 78, 15)
    if name in town.resting:
        out += SPRITE.use(f"cube-{town.resting[name]}", 56, 52, 42)
    return out


@cache
def _coin(resource: str) -> str:
    """Return the mark of a Bank: a resource behind gold, which its owner may not name any more."""
    line = keyline(GOLD)
    rim = circle(22, 77, 19, fill=GOLD, stroke=line, stroke_width=1.8) + circle(22, 77, 15, fill=CREAM, stroke=line)
    return rim + SPRITE.use(f"flat-{resource}", 12.5, 67.5, 19)


@cache
def _plaque(resource: str) -> str:
    """Return the mark of a Factory: a sign on the wall."""
    board = rect(5, 60, 36, 36, 6, fill=CREAM, stroke=keyline(_WOOD), stroke_width=1.8)
    nails = "".join(circle(x, y, 1.3, fill=keyline(_WOOD)) for x in (9, 37) for y in (64, 92))
    return board + SPRITE.use(f"flat-{resource}", 11, 66, 24) + nails


@cache
def _tray(stored: tuple[str, ...]) -> str:
    """Return the slots of a Warehouse."""
    line = dark(_WOOD, 0.55)
    out = rect(9, 65, 82, 28, 6, fill=_WOOD, stroke=line, stroke_width=1.8)
    for i in range(CAPACITY):
        x = 13 + 25.5 * i
        if i < len(stored):
            out += SPRITE.use(f"flat-{stored[i]}", x, 67.5, 23)
        else:
            out += rect(x + 1.5, 69, 20, 20, 4, fill=dark(_WOOD, 0.25), stroke=line)
    return out


@lru_cache(64)
def any_sign(x: float, y: float, radius: float) -> str:
    """Return a wheel of all resources, for any of them."""
    out = ""
    for i, resource in enumerate(RESOURCES):
        a, b = (2 * pi * (i + k) / 5 - pi / 2 for k in (0, 1))
        start, end = nums(x + radius * cos(a), y + radius * sin(a)), nums(x + radius * cos(b), y + radius * sin(b))
        arc = f"M{nums(x, y)}L{start}A{nums(radius, radius)} 0 0 1 {end}Z"
        out += path(arc, colour(f"tt-{resource}"), stroke=CREAM, stroke_width=radius / 12)
    return circle(x, y, radius * 1.22, fill=CREAM, stroke=keyline(_WOOD), stroke_width=1.8) + out


def describe(scene: Scene, town: TownView, square: int) -> str:
    """Return a square in words, for screen readers."""
    name, what = SQUARES[square], town.squares[square]
    if not what:
        return scene.word("empty", square=name)
    if what in RESOURCES:
        return scene.word("cube", square=name, resource=what)
    if name in town.marks:
        return scene.word("marked", square=name, card=what, resource=town.marks[name])
    if name in town.stored:
        return scene.word("storing", square=name, card=what, resources="+".join(town.stored[name]))
    if name in town.resting:
        return scene.word("carrying", square=name, card=what, resource=town.resting[name])
    return scene.word("building", square=name, card=what)


# What can be touched.


def _draw_targets(canvas: Canvas, scene: Scene) -> None:
    assert scene.view.seat is not None
    town = scene.view.towns[scene.view.seat]
    for square, name in enumerate(SQUARES):
        cards = scene.landings.get(name) or scene.opened.get(name, ())
        occupied = bool(town.squares[square])
        canvas.target(
            f"square-{name}",
            box_of(square),
            _purpose(scene, town, square),
            ghost=_ghost(scene, square),
            hints=_hints(cards),
            dot=0 if occupied else 8,
        )
    for square, name in enumerate(SQUARES):
        x, y = corner(square)
        what = town.squares[square]
        sign = SPRITE.use(f"flat-{what}", 11, 11, 22) if what in RESOURCES else any_sign(22, 22, 10)
        # A transparent quarter of the square around the disc: easier to touch.
        touch = rect(0, 0, 54, 54, fill=CREAM, fill_opacity=0) + circle(22, 22, 16, fill=CREAM) + sign
        disc = Disc(x + 22, y + 22, 17, 17)
        canvas.target(f"cube-{name}", disc, scene.word("use", square=name), sign=place(x, y, touch))


def _hints(cards: tuple[str, ...]) -> list[str]:
    """Return small drawings of buildings; where there are too many, the number of the rest."""
    shown = cards if len(cards) <= MOST_HINTS else cards[: MOST_HINTS - 1]
    out = [SPRITE.use(kind_of(card), 0, 0, 24) for card in shown]
    if len(shown) < len(cards):
        out.append(label(f"+{len(cards) - len(shown)}", 12, 18.5, 14, weight=600, anchor="middle", fill="#2a2130"))
    return out


def _ghost(scene: Scene, square: int) -> str:
    """Return the result of touching a square, where there is only one."""
    name = SQUARES[square]
    cards = scene.landings.get(name, ())
    if len(cards) == 1:
        drawn = SPRITE.use(kind_of(cards[0]), 1, -4, 98)
    elif name in scene.placed and len(scene.hand) == 1:
        drawn = SPRITE.use(f"cube-{scene.placed[name]}", 10, 7, 80)
    else:
        return ""
    return place(*corner(square), drawn)


def _purpose(scene: Scene, town: TownView, square: int) -> str:
    """Return what touching a square does, in words."""
    name, resource = SQUARES[square], scene.view.resource
    if name in scene.landings:
        return scene.word("land", square=name, cards="+".join(scene.landings[name]))
    what = town.squares[square]
    if what and scene.point == "guild":
        return scene.word("replace", square=name, card=what)
    if what == "warehouse":
        return scene.word("store", square=name, resource=resource)
    if what:
        return scene.word("rest", square=name, resource=resource)
    if len(scene.hand) > 1:
        return scene.word("place-any", square=name)
    resource = scene.placed.get(name, resource)
    if name in scene.opened:
        return scene.word("place-opens", square=name, resource=resource, cards="+".join(scene.opened[name]))
    return scene.word("place", square=name, resource=resource)


# The small town of a panel.


def small_town(scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    """Return a town at a glance: flat cubes, small buildings, marks, and corners around what has changed."""
    town = scene.view.towns[seat]
    out = [_small_ground()]
    if changed := scene.changed(seat):
        corners = "".join(_small_corners(square) for square in changed)
        out.append(stroke(corners, tone("last"), 1.8, class_="last"))
    for square, what in enumerate(town.squares):
        if what:
            row, column = divmod(square, 4)
            out.append(_small_piece(town, square, 6 + 27.5 * column, 6 + 27.5 * row))
    return place(x, y, *out, scale=size / 120)


def _small_corners(square: int) -> str:
    row, column = divmod(square, 4)
    x, y = 7 + 27.5 * column, 7 + 27.5 * row
    corners = ((x, y, 1, 1), (x + 23.5, y, -1, 1), (x + 23.5, y + 23.5, -1, -1), (x, y + 23.5, 1, -1))
    return "".join(f"M{nums(left, top + 6 * down)}v{num(-6 * down)}h{num(6 * right)}" for left, top, right, down in corners)


@cache
def _small_ground() -> str:
    corners = [nums(8 + 27.5 * column, 8 + 27.5 * row) for row in range(4) for column in range(4)]
    plots = "".join(f"M{corner}h21.5v21.5h-21.5Z" for corner in corners)
    return (
        rect(0, 0, 120, 120, 9, fill=tone("rim"))
        + path(plots, tone("board"), stroke=tone("board-line"), stroke_width=5.2, stroke_linejoin="round")
        + path(plots, tone("board"), stroke=tone("board"), stroke_width=4, stroke_linejoin="round")
    )


def _small_piece(town: TownView, square: int, x: float, y: float) -> str:
    name, what = SQUARES[square], town.squares[square]
    if what in RESOURCES:
        return SPRITE.use(f"flat-{what}", x + 4.5, y + 4.5, 16.5)
    out = SPRITE.use(kind_of(what), x - 1, y - 2.5, 27.5)
    if name in town.marks:
        line = keyline(_WOOD)
        back = (
            circle(x + 5.5, y + 20.5, 6.6, fill=GOLD, stroke=line, stroke_width=0.8)
            if what == "bank"
            else rect(x - 1, y + 14, 13, 13, 2, fill=CREAM, stroke=line, stroke_width=0.8)
        )
        out += back + SPRITE.use(f"flat-{town.marks[name]}", x + 1, y + 16, 9)
    for i, stored in enumerate(town.stored.get(name, ())):
        out += SPRITE.use(f"flat-{stored}", x + 0.5 + 8.3 * i, y + 17.5, 8)
    if name in town.resting:
        out += SPRITE.use(f"flat-{town.resting[name]}", x + 15, y + 15, 10)
    return out
