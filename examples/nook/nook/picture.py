"""The picture of Nook: a lawn of nine squares, and a house in the paint of its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nook.state import ACTIONS, CELLS, EMPTY, sheet
from tabletown.core.translate import Say
from tabletown.drawing import Box, Canvas, label, tone
from tabletown.drawing.panels import draw_seat
from tabletown.drawing.parts import SEATS, Painter, Parts
from tabletown.drawing.scene import Scene
from tabletown.drawing.svg import path, rect

if TYPE_CHECKING:
    from nook import NookView

SIZE, EDGE = 130.0, 14.0


class NookScene(Scene["NookView"]):
    """What a touch means: every action is a square."""

    game = "nook"
    actions = ACTIONS

    def things(self, action: int) -> list[str]:
        return [f"square-{self.said[action].values[0]}"]


def parts(view: NookView, legal: tuple[int, ...], say: Say) -> Parts:
    """Return the nook and a panel for each seat."""
    scene = NookScene(view, legal, say)
    painter = Painter("nook", scene.touches, (), say)
    board = painter.canvas("board", 3 * SIZE + 2 * EDGE, 3 * SIZE + 2 * EDGE, scene.word("title"))
    draw_board(board, scene)

    def panel(canvas: Canvas, seat: int, width: float) -> float:
        points = sheet(list(view.owners), list(view.heights), seat).total
        return draw_seat(canvas, scene.paints[seat], scene.name(seat), points, 2, 2, width, strong=seat == view.turn)

    return Parts(
        board=board.picture(),
        paints=scene.paints,
        sprites=(),
        facts=(scene.word("left", count=sum(view.bag)),),
        seats=painter.each(view.options.seats, SEATS, panel),
    )


def draw_board(canvas: Canvas, scene: NookScene) -> None:
    """Draw the lawn, the houses and the squares that can be chosen."""
    canvas.draw("ground", rect(0, 0, canvas.width, canvas.height, 16, fill=tone("lawn-rim")))
    for cell, name in enumerate(CELLS):
        box = Box(EDGE + SIZE * (cell % 3) + 3, EDGE + SIZE * (cell // 3) + 3, SIZE - 6, SIZE - 6, 8)
        canvas.draw("ground", rect(box.x, box.y, box.width, box.height, 8, fill=tone("lawn")))
        owner, height = scene.view.owners[cell], scene.view.heights[cell]
        if owner != EMPTY:
            said = scene.word("house", seat=owner, height=height, square=name)
            canvas.piece(f"house-{name}", house(scene.paints[owner].colour, height), at=(box.x, box.y), label=said)
        canvas.target(f"square-{name}", box, scene.word("square", square=name))


def house(colour: str, height: int) -> str:
    """Return a house of one to three floors with its number on the roof."""
    top = 96 - 20 * height
    walls = rect(32, top, 60, 20 * height, fill=colour, stroke=tone("ink"), stroke_width=2)
    roof = path(f"M24 {top}L62 {top - 28}L100 {top}Z", colour, stroke=tone("ink"), stroke_width=2)
    return walls + roof + label(str(height), 62, 116, 20, "title", anchor="middle")
