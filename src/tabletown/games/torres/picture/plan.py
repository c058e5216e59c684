"""The plan of Torres: the board from above, with the castles outlined."""

from tabletown.drawing import Box, Canvas, Paint, Stand, dark, ink_on, measure, tone
from tabletown.drawing.cache import remember
from tabletown.drawing.pieces.shapes import union
from tabletown.drawing.seats import token
from tabletown.drawing.svg import group, nums, path, rect, stroke
from tabletown.drawing.text import label
from tabletown.drawing.theme.palette import GOLD
from tabletown.games.torres.picture.board import mark, target_sign
from tabletown.games.torres.picture.pieces import stone
from tabletown.games.torres.picture.scene import Castle, Scene
from tabletown.games.torres.rules.material import SIDE, SQUARE, SQUARES


def draw_plan(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the board from above, castles outlined with area and height, and return the height."""
    margin = width * 0.05
    size = (width - 2 * margin) / SIDE
    x, y = x + margin, y + margin
    canvas.draw("ground", _lawn(x, y, margin, size))
    for square, level in enumerate(scene.view.heights):
        if level:
            row, column = divmod(square, SIDE)
            canvas.piece(f"tower-{SQUARES[square]}", _tower(level, x + size * column, y + size * row, size))
    for castle in scene.castles:
        outline = stroke(union(castle.cells, x, y, size, size), "#4a2a18", size * 0.075)
        canvas.piece(f"castle-{SQUARES[castle.squares[0]]}", group(outline, pointer_events="none"))
    for name, square in SQUARE.items():
        row, column = divmod(square, SIDE)
        box = Box(x + size * column + 2.5, y + size * row + 2.5, size - 5, size - 5, 5)
        if canvas.actions(f"square-{name}"):
            sign, dot = ("", 0.0) if name in scene.figures else (target_sign(scene, name, box), 4.5)
            canvas.target(f"square-{name}", box, scene.describe(name), sign=sign, dot=dot, layer="pieces")
        canvas.draw("pieces", mark(scene, name, box))
    _draw_figures(canvas, scene, x, y, size)
    for castle in scene.castles:
        if len(castle.squares) > 1:
            pill = group(_area(castle, x, y, size), pointer_events="none")
            canvas.piece(f"area-{SQUARES[castle.squares[0]]}", pill)
    for each in scene.counted:
        row, column = divmod(SQUARE[each.square], SIDE)
        pill = _gain(scene.paints[each.seat], f"+{each.points}", x + size * (column + 0.5), y + size * (row + 0.98))
        canvas.piece(f"points-{each.square}", group(pill, class_="tally", pointer_events="none"), layer="targets")
    places = {name: divmod(square, SIDE) for name, square in SQUARE.items()}
    middles = {name: (x + size * (column + 0.5), y + size * (row + 0.5)) for name, (row, column) in places.items()}
    canvas.places("square-", size * 0.7, middles)
    return width


@remember
def _lawn(x: float, y: float, margin: float, size: float) -> str:
    out = [rect(x - margin, y - margin, size * SIDE + 2 * margin, size * SIDE + 2 * margin, 12, fill=tone("lawn-rim"))]
    for row in range(SIDE):
        for column in range(SIDE):
            lawn = tone("lawn" if (row + column) % 2 else "lawn-2")
            out.append(rect(x + size * column, y + size * row, size, size, fill=lawn))
    foot = y + size * SIDE + margin * 0.75
    for i in range(SIDE):
        middle = size * (i + 0.5)
        out.append(label("abcdefgh"[i], x + middle, foot, 12, anchor="middle", fill=tone("lawn-ink")))
        out.append(label(str(i + 1), x - margin / 2, y + middle + 4, 12, anchor="middle", fill=tone("lawn-ink")))
    return "".join(out)


@remember
def _tower(level: int, x: float, y: float, size: float) -> str:
    number = label(str(level), x + size - 4, y + size * 0.38, size * 0.32, "title", anchor="end", fill=ink_on(stone(level)))
    return rect(x, y, size, size, fill=stone(level)) + number


def _draw_figures(canvas: Canvas, scene: Scene, x: float, y: float, size: float) -> None:
    """Draw knights as counters and the king as a crown; their squares are what can be touched."""
    for square, name in enumerate(SQUARES):
        row, column = divmod(square, SIDE)
        left, top = x + size * column, y + size * row
        seat = scene.figures.get(name)
        if seat is not None:
            counter = token(scene.paints[seat], left + size * 0.4, top + size * 0.6, size * 0.28)
            stand = Stand(f"knight-{seat}", left + size * 0.4, top + size * 0.6)
            canvas.piece(f"figure-{name}", group(counter, pointer_events="none"), stand=stand)
        if name == scene.view.king:
            canvas.piece("the-king", group(_crown(left + size * 0.08, top + size * 0.3, size * 0.7), pointer_events="none"))


def _gain(paint: Paint, text: str, x: float, y: float) -> str:
    """Return points on a small pill; (x, y) is the middle of its lower edge."""
    wide = measure(text, 12, "title") + 9
    pill = rect(x - wide / 2, y - 16, wide, 16, 8, fill=paint.colour, stroke=tone("case"), stroke_width=1.4)
    return pill + label(text, x, y - 4, 12, "title", anchor="middle", fill=paint.ink)


def _crown(x: float, y: float, size: float) -> str:
    points = ((0, 1), (0.06, 0.2), (0.33, 0.5), (0.5, 0.05), (0.67, 0.5), (0.94, 0.2), (1, 1))
    d = "M" + "L".join(nums(x + size * a, y + size * 0.85 * b) for a, b in points) + "Z"
    return path(d, GOLD, stroke="#4a3312", stroke_width=size / 15, stroke_linejoin="round")


def _area(castle: Castle, x: float, y: float, size: float) -> str:
    """Return area times height of a castle, on a pill at its upper left corner."""
    row, column = divmod(castle.squares[0], SIDE)
    left, top = x + size * column - 3, y + size * row - 6
    text = f"{len(castle.squares)}×{castle.height}"
    wide = 10 + 6.9 * len(text)
    pill = rect(left, top, wide, 16, 8, fill="#fff3dc", stroke=dark(stone(4), 0.4), stroke_width=1)
    return pill + label(text, left + wide / 2, top + 12, 12, anchor="middle", weight=600, fill="#2a2130")
