"""The board of Torres: the towers from the front. Its frame is the same during a whole match."""

from dataclasses import dataclass

from tabletown.drawing import Box, Canvas, Stand, dark, ink_on, light, measure, tone
from tabletown.drawing.cache import remember
from tabletown.drawing.icons import icon
from tabletown.drawing.pieces.towers import arches, cast
from tabletown.drawing.seats import Paint, sign
from tabletown.drawing.states import brackets, origin_outline, passage_sign, picked
from tabletown.drawing.svg import group, rect
from tabletown.drawing.text import label
from tabletown.drawing.theme.palette import DUSK, SHADE
from tabletown.games.torres.picture.pieces import SPRITE, stone
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.rules.material import SIDE, SQUARE, SQUARES

WIDE, DEEP, STEP = 66.0, 58.0, 15.0  # size of a square and height of a level of the towers
LEFT, RIGHT, FOOT = 34.0, 18.0, 36.0
SKY = 44.0  # above the last row, always the same
TOWERS = SIDE * WIDE + LEFT + RIGHT  # width
HEIGHT = SIDE * DEEP + SKY + FOOT
TIGHT = 11.0  # room in which levels come closer to each other, so that none leaves the sky
STRIP = 14.0  # so much of a hidden roof is enough for a target
HIDDEN = 32.0  # a square of which more is covered is behind the tower before it
FEET = 9.0  # of a figure above the front edge of its roof
BACK = 40.0  # how far to the back of its roof a figure steps to be seen
SHADED = 20.0  # a figure of which more is covered shows through the tower before it
BLOCK_VERBS = {"place_block", "extra_block"}


@remember
def lift(level: int, row: int) -> float:
    """Return the height of a roof above the ground; beyond the sky levels come closer and closer together."""
    room = SKY - 3 + DEEP * row
    fitting = int((room - TIGHT) // STEP)
    if level <= fitting:
        return STEP * level
    return STEP * fitting + (room - STEP * fitting) * (1 - 0.5 ** (level - fitting))


@dataclass(frozen=True)
class Spot:
    """A square as it is seen: its place, its roof, and how much of it the tower before it covers."""

    name: str
    level: int
    x: float
    base: float  # of the ground at its front
    height: float  # of its roof above the ground
    cover: float  # height of the tower before it

    @property
    def roof(self) -> Box:
        """The roof, or the ground if there is none, as a shape for targets and brackets."""
        return Box(self.x + 5, self.base - self.height - DEEP + 5, WIDE - 10, DEEP - 10, 7)

    @property
    def seen(self) -> Box:
        """The part of the roof that is seen above the tower before it."""
        strip = min(DEEP - self.cover + self.height, DEEP) - 6
        return Box(self.x + 4, self.roof.y - 2, WIDE - 8, max(strip, 2.0), 6)

    @property
    def lit(self) -> Box:
        """The shape of a target: the roof, or the strip of it that is seen if most is hidden."""
        return self.seen if self.hidden and self.seen.height >= STRIP else self.roof

    @property
    def back(self) -> float:
        """How far a figure stands back, so that the tower before it does not cover its feet."""
        return min(max(self.cover - self.height - FEET, 0.0), BACK)

    @property
    def hidden(self) -> bool:
        """Whether most of it is behind the tower before it."""
        return self.cover - self.height > HIDDEN


def spot_of(scene: Scene, square: int) -> Spot:
    """Return a square as it is seen."""
    heights, (row, column) = scene.view.heights, divmod(square, SIDE)
    before = lift(heights[square + SIDE], row + 1) if row + 1 < SIDE else 0.0
    level = heights[square]
    return Spot(SQUARES[square], level, LEFT + WIDE * column, SKY + DEEP * (row + 1), lift(level, row), before)


def draw_towers(canvas: Canvas, scene: Scene) -> float:
    """Draw the board from the front, rows from the back, targets with their own squares; return the height."""
    canvas.draw("ground", _lawn())
    spots = [spot_of(scene, square) for square in range(len(SQUARES))]
    for square, spot in enumerate(spots):
        if spot.level:
            _draw_tower(canvas, scene, square, spot)
        if not spot.hidden:
            _target(canvas, scene, spot)
            canvas.draw("pieces", mark(scene, spot.name, spot.roof))
        _figure(canvas, scene, spot)
    for spot in spots:
        _shade(canvas, scene, spot)
        if spot.hidden:
            _target(canvas, scene, spot)
            canvas.draw("targets", mark(scene, spot.name, spot.roof))
    _score(canvas, scene, spots)
    canvas.places("square-", WIDE * 0.7, {spot.name: (spot.x + WIDE / 2, spot.base - DEEP / 2) for spot in spots})
    return HEIGHT


def mark(scene: Scene, name: str, box: Box) -> str:
    """Return brackets where something was added since the earlier view, dots where something has left."""
    if name == scene.lifted:
        drawn = picked(box.grow(2))
    elif name in scene.changed:
        drawn = brackets(box.grow(2))
    else:
        drawn = origin_outline(box.grow(-5)) if name in scene.left else ""
    return group(drawn, pointer_events="none") if drawn else ""


@remember
def _lawn() -> str:
    out = [rect(3, SKY - 13, TOWERS - 6, 8 * DEEP + 46, 22, fill=SHADE, opacity=0.22)]
    out.append(rect(3, SKY - 17, TOWERS - 6, 8 * DEEP + 46, 22, fill=tone("lawn-rim")))
    for i in range(8):
        middle = LEFT + WIDE * (i + 0.5)
        out.append(label("abcdefgh"[i], middle, SKY + 8 * DEEP + 20, 14, anchor="middle", weight=600, fill=tone("lawn-ink")))
        out.append(label(str(i + 1), 18, SKY + DEEP * (i + 0.5) + 5, 14, anchor="middle", weight=600, fill=tone("lawn-ink")))
        for c in range(8):
            lawn = tone("lawn" if (i + c) % 2 else "lawn-2")
            out.append(rect(LEFT + WIDE * c, SKY + DEEP * i, WIDE, DEEP, fill=lawn))
    return "".join(out)


# Towers.


def _draw_tower(canvas: Canvas, scene: Scene, square: int, spot: Spot) -> None:
    """Draw a tower, with the shadows that it casts and that fall on it."""
    heights, (row, column) = scene.view.heights, divmod(square, SIDE)
    left = lift(heights[square - 1], row) if column else 0.0
    if column < SIDE - 1 and not heights[square + 1]:
        canvas.draw("pieces", cast(spot.x + WIDE - 2, spot.base - DEEP, DEEP, spot.level))
    canvas.piece(f"tower-{spot.name}", _tower(spot.level, spot.x, spot.base, spot.height, spot.cover))
    if left > spot.height:
        top, foot = spot.base - spot.height - DEEP + 2, spot.base - max(spot.height, spot.cover) - 1
        if foot > top:
            wide = min(0.6 * (left - spot.height), 30)
            canvas.draw("pieces", rect(spot.x + 2, top, wide, foot - top, fill=DUSK, opacity=0.2))


@remember
def _tower(level: int, x: float, base: float, height: float, cover: float) -> str:
    """Return what is seen of a tower above the one before it: a wall for each level, and the roof with its level."""
    x, wide, step, seen = x + 1.5, WIDE - 3, height / level, base - cover
    out = []
    for k in range(level):
        top, colour = base - step * (k + 1), stone(k + 1)
        foot = min(top + step + 0.5, seen)
        if foot > top:
            out.append(rect(x, top, wide, foot - top, fill=dark(colour, 0.16), stroke=dark(colour, 0.52), stroke_width=1))
            if foot > top + step - 1:
                out.append(arches(colour, x, top, wide, step))
    colour, top = stone(level), base - height - DEEP
    deep = min(DEEP, seen - top)
    if deep > 14:
        edge, inner = dark(colour, 0.5), dark(colour, 0.18)
        out.append(rect(x, top + 1.5, wide, deep - 1.5, 3, fill=colour, stroke=edge, stroke_width=1.5))
        out.append(
            rect(x + 5.5, top + 7, wide - 11, max(deep - 13, 4), 2, fill=light(colour, 0.22), stroke=inner, stroke_width=1)
        )
    number = label(str(level), x + WIDE - 15.5, top + 22, 15, "title", anchor="middle", fill=ink_on(colour))
    return "".join(out) + (number if deep > 24 else "")


# Figures.


def _figure_of(scene: Scene, name: str) -> tuple[str, str, float] | None:
    """Return the key, the symbol and the width of the figure on a square, None if there is none."""
    if name == scene.view.king:
        return "the-king", "king", 42.0
    if name in scene.figures:
        return f"figure-{name}", f"knight-{scene.paints[scene.figures[name]].number}", 38.0
    return None


def _stand(symbol: str, width: float, spot: Spot) -> str:
    """Return a figure on a roof; in the last row it never leaves the sky."""
    high = 70.0 if symbol.endswith("king") else 61.0
    top = spot.base - spot.height - spot.back - high
    return SPRITE.use(symbol, spot.x + WIDE / 2 - width * 0.6, max(top, 1.0), width)


def _figure(canvas: Canvas, scene: Scene, spot: Spot) -> None:
    """Draw the knight or the king on a square; keys are squares, so that they do not identify knights."""
    found = _figure_of(scene, spot.name)
    if found is not None:
        key, symbol, width = found
        words = "" if canvas.actions(f"square-{spot.name}") else scene.describe(spot.name)
        foot = spot.base - spot.height - spot.back - FEET / 2
        canvas.piece(key, _stand(symbol, width, spot), label=words, stand=Stand(symbol, spot.x + WIDE / 2, foot))


def _shade(canvas: Canvas, scene: Scene, spot: Spot) -> None:
    """Draw the outline of a figure that stands behind a tower, over that tower."""
    found = _figure_of(scene, spot.name)
    if found is not None and spot.cover - spot.height - spot.back > SHADED:
        _, symbol, width = found
        drawn = group(_stand(f"behind-{symbol}", width, spot), pointer_events="none")
        canvas.piece(f"behind-{spot.name}", drawn, layer="targets")


# Targets.


def _target(canvas: Canvas, scene: Scene, spot: Spot) -> None:
    name, box = spot.name, spot.lit
    if not canvas.actions(f"square-{name}"):
        return
    canvas.target(
        f"square-{name}",
        box,
        scene.describe(name),
        sign=target_sign(scene, name, box, spot.hidden and box == spot.roof),
        dot=0 if name in scene.figures else 4 if spot.hidden else 6,
        behind=spot.hidden,
        layer="targets" if spot.hidden else "pieces",
    )


def target_sign(scene: Scene, name: str, box: Box, covered: bool = False) -> str:
    """Return a door for a way through a castle, a block where only a block can go; at the corner of a covered square."""
    x, y = (box.x + 3, box.y + 1) if covered else box.centre
    size = min(18.0, box.height - 2)
    if scene.is_passage(name):
        return passage_sign(x, y, size)
    verbs = scene.verbs.get(name, ())
    if not verbs or not BLOCK_VERBS.issuperset(verbs):
        return ""
    return icon("block", x - size / 2, y - size / 2, size, tone("go-ring"))


# Scoring.


def _score(canvas: Canvas, scene: Scene, spots: list[Spot]) -> None:
    """Ring the castles that were just scored, and write what each knight brought."""
    for castle in {each.castle: None for each in scene.counted}:
        for square in castle.squares:
            ring = spots[square].seen.draw(fill=tone("last"), fill_opacity=0.14, stroke=tone("last"), stroke_width=3)
            canvas.piece(f"counted-{SQUARES[square]}", group(ring, class_="tally", pointer_events="none"), layer="targets")
    for each in scene.counted:
        spot = spots[SQUARE[each.square]]
        pill = _gain(scene.paints[each.seat], f"+{each.points}", spot.x + WIDE / 2, spot.base - spot.height - spot.back - 8)
        canvas.piece(f"points-{each.square}", group(pill, class_="tally", pointer_events="none"), layer="targets")


def _gain(paint: Paint, text: str, x: float, y: float) -> str:
    """Return points on a pill in the paint of a seat; (x, y) is the middle of its lower edge."""
    wide = measure(text, 15, "title") + 34
    pill = rect(x - wide / 2, y - 22, wide, 22, 11, fill=paint.colour, stroke=tone("case"), stroke_width=2)
    return (
        pill
        + sign(paint, x - wide / 2 + 8, y - 16.5, 11)
        + label(text, x + 8, y - 6, 15, "title", anchor="middle", fill=paint.ink)
    )
