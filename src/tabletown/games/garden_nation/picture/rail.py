"""The rail of a phone: the whole garden small with the projects, or the objectives while they are chosen."""

from tabletown.drawing import Box, Canvas, fit, tone
from tabletown.drawing.svg import group
from tabletown.drawing.text import label
from tabletown.games.garden_nation.picture.board import HIGH, WIDE, draw_garden
from tabletown.games.garden_nation.picture.cards import objective_sign
from tabletown.games.garden_nation.picture.panels import bloom
from tabletown.games.garden_nation.picture.pieces import SPRITE
from tabletown.games.garden_nation.picture.scene import ROMAN, Scene
from tabletown.games.garden_nation.rules import material as m

RAIL = 374.0  # width on a phone
HEIGHT = 92.0
GAP = 6.0


def draw_rail(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the things of this step, and return the height, which is always the same."""
    if scene.view.phase == "choose" and scene.view.seat is not None:
        _objectives(canvas, scene, x, y, width)
        return HEIGHT
    small = HEIGHT * WIDE / HIGH
    draw_garden(canvas, scene, x, y, small)
    wide = (width - small - 2 * GAP) / 2
    high = (HEIGHT - GAP) / 2
    for i, card in enumerate(scene.view.display):
        row, column = divmod(i, 2)
        box = Box(x + small + GAP + column * (wide + GAP), y + row * (high + GAP), wide, high, 8)
        _project(canvas, scene, i + 1, card, box)
    return HEIGHT


def _project(canvas: Canvas, scene: Scene, number: int, card: str, box: Box) -> None:
    x, y, width, height = box.bounds
    if not card:
        canvas.draw("pieces", box.draw(fill="none", stroke=tone("line"), stroke_dasharray="5 4"))
        return
    kind = m.PROJECT[card]
    possible = number in scene.completing
    edge = tone("go-ring" if possible else "line")
    least = scene.word("floors-least", count=max(m.PROJECT_FLOORS[kind]))
    out = [
        box.draw(fill=tone("surface"), stroke=edge, stroke_width=2 if possible else 1.2),
        fit(f"{ROMAN[number - 1]} {scene.card(card)}", width - 34, 12, least=9).draw(x + 6, y + 3, weight=600),
        SPRITE.use(f"land-{m.LANDS[m.PROJECT_LAND[kind]]}", x + 6, y + 22, 16),
        label(least, x + 26, y + 35, 12, fill=tone("ink-soft")),
        bloom(m.PROJECT_POINTS[kind], x + width - 29, y + height / 2 - 13, 26),
    ]
    words = f"{scene.card(card)}. {scene.help(card)}"
    canvas.piece(f"rail-project-{number}", group(*out), label=words)
    canvas.target(f"project-{number}", box, words, dot=0, hollow=True)


def _objectives(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> None:
    """Draw the dealt objectives, to choose two of them; their texts are behind the tab."""
    cards = tuple(dict.fromkeys(scene.view.dealt))
    wide = (width - GAP * (len(cards) - 1)) / max(len(cards), 1)
    for i, card in enumerate(cards):
        box = Box(x + i * (wide + GAP), y, wide, HEIGHT, 8)
        left = box.x + wide / 2
        name = fit(scene.card(card), wide - 6, 12, 2, least=9)
        out = [
            box.draw(fill=tone("surface-2"), stroke=tone("edge"), stroke_width=1.3, stroke_dasharray="5 4"),
            objective_sign(scene, card, left - 24, y + 4),
            name.draw(left, y + HEIGHT - 5 - name.height, anchor="middle", weight=600),
        ]
        words = f"{scene.card(card)}. {scene.help(card)}"
        canvas.piece(f"objective-{card}", *out, label=words)
        canvas.target(f"card-{card}", box, words, dot=0, hollow=True)
