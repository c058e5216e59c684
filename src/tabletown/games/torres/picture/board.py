"""The board of Torres: the towers from the front, and the plan from above."""

from tabletown.drawing import Box, Canvas, dark, ink_on, tone
from tabletown.drawing.cache import remember
from tabletown.drawing.icons import icon
from tabletown.drawing.pieces.shapes import union
from tabletown.drawing.pieces.towers import arches, cast, roof, tower
from tabletown.drawing.seats import token
from tabletown.drawing.states import brackets, origin_outline, passage_sign
from tabletown.drawing.svg import group, nums, path, rect, stroke
from tabletown.drawing.text import label
from tabletown.drawing.theme.palette import DUSK, GOLD, SHADE
from tabletown.games.torres.picture.pieces import SPRITE, stone
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.rules.material import SIDE, SQUARE, SQUARES

WIDE, DEEP, STEP = 66.0, 58.0, 15.0  # size of a square and height of a level of the towers
LEFT, RIGHT, FOOT = 34.0, 18.0, 36.0
TOWERS = SIDE * WIDE + LEFT + RIGHT  # width
HIDDEN = 0.55  # a square of which more is covered is behind the tower before it
BLOCK_VERBS = {"place_block", "extra_block"}


# The towers.


def draw_towers(canvas: Canvas, scene: Scene) -> float:
    """Draw the board from the front, rows from the back, targets with their own squares; return the height."""
    behind = []
    sky = _sky(scene)
    canvas.draw("ground", _lawn(sky))
    for square, name in enumerate(SQUARES):
        level, left, before, shadow = _around(scene, square)
        row, column = divmod(square, SIDE)
        x, base = LEFT + WIDE * column, sky + DEEP * (row + 1)
        if level:
            canvas.draw("pieces", _tower(level, left, before, shadow, x, base))
        top = roof(x, base, WIDE, DEEP, STEP, level)
        if (before - level) * STEP / DEEP > HIDDEN:
            behind.append((name, top))
        else:
            _target(canvas, scene, name, top, hidden=False)
        canvas.draw("pieces", _mark(scene, name, top))
        _figure(canvas, scene, name, x, base - STEP * level)
    for name, top in behind:
        _target(canvas, scene, name, top, hidden=True)
    return SIDE * DEEP + sky + FOOT


def _sky(scene: Scene) -> float:
    """Return the room above the last row for what stands there."""
    need = [22.0]
    for square, level in enumerate(scene.view.heights):
        figure = SQUARES[square] in scene.figures or SQUARES[square] == scene.view.king
        need.append(STEP * level + (14.0 if figure else 3.0) - DEEP * (square // SIDE))
    return max(need)


def _mark(scene: Scene, name: str, box: Box) -> str:
    """Return brackets where something was added since the earlier view, dots where a figure has left."""
    drawn = brackets(box.grow(2)) if name in scene.changed else origin_outline(box.grow(-5)) if name in scene.left else ""
    return group(drawn, pointer_events="none") if drawn else ""


@remember
def _lawn(top: float) -> str:
    out = [rect(3, top - 13, TOWERS - 6, 8 * DEEP + 46, 22, fill=SHADE, opacity=0.22)]
    out.append(rect(3, top - 17, TOWERS - 6, 8 * DEEP + 46, 22, fill=tone("lawn-rim")))
    for i in range(8):
        middle = LEFT + WIDE * (i + 0.5)
        out.append(label("abcdefgh"[i], middle, top + 8 * DEEP + 20, 14, anchor="middle", weight=600, fill=tone("lawn-ink")))
        out.append(label(str(i + 1), 18, top + DEEP * (i + 0.5) + 5, 14, anchor="middle", weight=600, fill=tone("lawn-ink")))
        for c in range(8):
            lawn = tone("lawn" if (i + c) % 2 else "lawn-2")
            out.append(rect(LEFT + WIDE * c, top + DEEP * i, WIDE, DEEP, fill=lawn))
    return "".join(out)


def _around(scene: Scene, square: int) -> tuple[int, int, int, bool]:
    """Return the level of a square, those of the squares left of it and before it, and whether it casts a shadow."""
    heights, column = scene.view.heights, square % 8
    left = heights[square - 1] if column else 0
    return heights[square], left, heights[square + 8] if square < 56 else 0, column < 7 and not heights[square + 1]


@remember
def _tower(level: int, left: int, before: int, shadow: bool, x: float, base: float) -> str:
    out = cast(x + WIDE - 2, base - DEEP, DEEP, level) if shadow else ""
    colours = [stone(each) for each in range(1, level + 1)]
    out += tower(x + 1.5, base, WIDE - 3, DEEP, STEP, colours, arches, min(before, level))
    top = base - STEP * level - DEEP
    if left > level:
        out += rect(x + 2, top + 2, min(9 * (left - level), 30), DEEP - 3, fill=DUSK, opacity=0.2)
    return out + label(str(level), x + WIDE - 14, top + 22, 15, "title", anchor="middle", fill=ink_on(stone(level)))


def _figure(canvas: Canvas, scene: Scene, name: str, x: float, top: float) -> None:
    """Draw the knight or the king on a square; keys are squares, so that they do not identify knights."""
    if name == scene.view.king:
        drawn, key = SPRITE.use("king", x + WIDE / 2 - 25, top - 70, 42), "the-king"
    elif name in scene.figures:
        number = scene.paints[scene.figures[name]].number
        drawn, key = SPRITE.use(f"knight-{number}", x + WIDE / 2 - 23, top - 61, 38), f"figure-{name}"
    else:
        return
    canvas.piece(key, drawn, label="" if canvas.actions(f"square-{name}") else scene.describe(name))


def _target(canvas: Canvas, scene: Scene, name: str, box: Box, *, hidden: bool) -> None:
    if not canvas.actions(f"square-{name}"):
        return
    canvas.target(
        f"square-{name}",
        box,
        scene.describe(name),
        sign=_sign(scene, name, box, hidden),
        dot=0 if name in scene.figures else 6,
        behind=hidden,
        layer="targets" if hidden else "pieces",
    )


def _sign(scene: Scene, name: str, box: Box, hidden: bool = False) -> str:
    """Return a door for a way through a castle, a block where only a block can go."""
    x, y = (box.x + 3, box.y + 1) if hidden else box.centre
    if scene.is_passage(name):
        return passage_sign(x, y, 18)
    verbs = scene.verbs.get(name, ())
    return icon("block", x - 9, y - 9, 18, tone("go-ring")) if verbs and BLOCK_VERBS.issuperset(verbs) else ""


# The plan.


def draw_plan(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the board from above, castles outlined with area and height, and return the height."""
    margin = width * 0.05
    size = (width - 2 * margin) / 8
    out = [rect(x, y, width, width, 12, fill=tone("lawn-rim"))]
    marks = []
    for square, level in enumerate(scene.view.heights):
        row, column = divmod(square, 8)
        left, top = x + margin + size * column, y + margin + size * row
        fill = stone(level) if level else tone("lawn" if (row + column) % 2 else "lawn-2")
        out.append(rect(left, top, size, size, fill=fill))
        if level:
            ink = ink_on(stone(level))
            marks.append(label(str(level), left + size - 4, top + size * 0.38, size * 0.32, "title", anchor="end", fill=ink))
        seat = scene.figures.get(SQUARES[square])
        if seat is not None:
            marks.append(token(scene.paints[seat], left + size * 0.4, top + size * 0.6, size * 0.28))
        if SQUARES[square] == scene.view.king:
            marks.append(_crown(left + size * 0.08, top + size * 0.3, size * 0.7))
    for castle in scene.castles:
        out.append(stroke(union(castle.cells, x + margin, y + margin, size, size), "#4a2a18", size * 0.075))
    canvas.draw("ground", *out, _letters(x, y, margin, size))
    for name, square in SQUARE.items():
        row, column = divmod(square, 8)
        box = Box(x + margin + size * column + 2.5, y + margin + size * row + 2.5, size - 5, size - 5, 5)
        if canvas.actions(f"square-{name}"):
            sign, dot = ("", 0.0) if name in scene.figures else (_sign(scene, name, box), 4.5)
            canvas.target(f"square-{name}", box, scene.describe(name), sign=sign, dot=dot, layer="pieces")
        canvas.draw("pieces", _mark(scene, name, box))
    above = group(*marks, *_areas(scene, x + margin, y + margin, size), pointer_events="none")
    canvas.draw("pieces", above)
    return width


def _crown(x: float, y: float, size: float) -> str:
    points = ((0, 1), (0.06, 0.2), (0.33, 0.5), (0.5, 0.05), (0.67, 0.5), (0.94, 0.2), (1, 1))
    d = "M" + "L".join(nums(x + size * a, y + size * 0.85 * b) for a, b in points) + "Z"
    return path(d, GOLD, stroke="#4a3312", stroke_width=size / 15, stroke_linejoin="round")


@remember
def _letters(x: float, y: float, margin: float, size: float) -> str:
    out = []
    for i in range(8):
        middle, foot = margin + size * (i + 0.5), margin + size * 8
        out.append(label("abcdefgh"[i], x + middle, y + foot + margin * 0.75, 11, anchor="middle", fill=tone("lawn-ink")))
        out.append(label(str(i + 1), x + margin / 2, y + middle + 4, 11, anchor="middle", fill=tone("lawn-ink")))
    return "".join(out)


def _areas(scene: Scene, x: float, y: float, size: float) -> list[str]:
    """Return area times height of each castle of two squares or more, on a pill at its upper left corner."""
    out = []
    for castle in scene.castles:
        if len(castle.squares) > 1:
            row, column = divmod(castle.squares[0], 8)
            left, top = x + size * column - 3, y + size * row - 5
            text = f"{len(castle.squares)}×{castle.height}"
            wide = 9 + 6.2 * len(text)
            pill = rect(left, top, wide, 14, 7, fill="#fff3dc", stroke=dark(stone(4), 0.4), stroke_width=1)
            out.append(pill + label(text, left + wide / 2, top + 10.6, 10.5, anchor="middle", weight=600, fill="#2a2130"))
    return out
