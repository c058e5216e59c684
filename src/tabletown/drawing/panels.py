"""Panels that the pictures of all games share."""

from tabletown.drawing.canvas import Canvas
from tabletown.drawing.seats import Paint, badge
from tabletown.drawing.svg import nums, path, rect
from tabletown.drawing.text import fit, label, measure
from tabletown.drawing.theme.paint import tone

PAD = 12.0


def surface(x: float, y: float, width: float, height: float, *, strong: bool = False) -> str:
    """Return a quiet panel with a low edge of shadow."""
    low = rect(x, y + 1.5, width, height, 10, fill=tone("line"))
    edge = tone("edge" if strong else "line")
    return low + rect(x, y, width, height, 10, fill=tone("surface"), stroke=edge, stroke_width=1.4 if strong else 1)


def draw_prompt(canvas: Canvas, text: str, facts: tuple[str, ...], x: float, y: float, width: float, *, lit: bool) -> float:
    """Draw the prompt with the facts of the match below it, and return the height."""
    said = fit(text, width - 34, 17, 3, least=12)
    height = said.height + (44 if facts else 24)
    bar = path(f"M{nums(x + 10, y)}h-1a9 9 0 0 0-9 9v{nums(height - 18)}a9 9 0 0 0 9 9h1Z", tone("go" if lit else "edge"))
    canvas.draw("pieces", surface(x, y, width, height), bar, said.draw(x + 20, y + 10, weight=600))
    if facts:
        words = fit(" · ".join(facts), width - 34, 13, least=9)
        canvas.draw("pieces", words.draw(x + 20, y + height - 28, fill=tone("ink-soft")))
    return height


def draw_seat(
    canvas: Canvas, paint: Paint, name: str, points: int, x: float, y: float, width: float, *, strong: bool
) -> float:
    """Draw the badge, name and points of a seat, and return the height."""
    score = str(points)
    room = width - 3 * PAD - 40 - measure(score, 22, "title")
    canvas.draw("pieces", surface(x, y, width, 50, strong=strong), badge(paint, x + PAD, y + 11, 28))
    canvas.draw("pieces", fit(name, room, 16, least=10).draw(x + PAD + 37, y + 15, weight=600))
    canvas.draw("pieces", label(score, x + width - PAD, y + 33, 22, "title", anchor="end"))
    return 50.0
