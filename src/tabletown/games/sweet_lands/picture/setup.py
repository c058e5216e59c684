"""The choices before the first round: characters and domain boards."""

from tabletown.drawing import Box, Canvas, fit, tone
from tabletown.drawing.panels import surface
from tabletown.drawing.svg import group
from tabletown.games.sweet_lands.picture.board import mini_side
from tabletown.games.sweet_lands.picture.cards import portrait
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import row_of
from tabletown.games.sweet_lands.rules.actions import CHARACTER, DOMAIN
from tabletown.games.sweet_lands.rules.material import BOARDS, CHARACTERS

GAP = 8.0


def draw_setup(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the characters, or the sides of domain boards, that may be chosen now, and return the height."""
    characters = [number for number in range(len(CHARACTERS)) if canvas.actions(f"do-{CHARACTER + number}")]
    if characters:
        return _draw_characters(canvas, scene, characters, x, y, width)
    domains = [number for number in range(2 * len(BOARDS)) if canvas.actions(f"do-{DOMAIN + number}")]
    return _draw_domains(canvas, scene, domains, x, y, width) if domains else 0.0


def _draw_characters(canvas: Canvas, scene: Scene, numbers: list[int], x: float, y: float, width: float) -> float:
    columns = 2 if width > 480 else 1
    wide, high = (width - GAP * (columns - 1)) / columns, 138.0
    for place, number in enumerate(numbers):
        row, column = divmod(place, columns)
        box = Box(x + column * (wide + GAP), y + row * (high + GAP), wide, high, 10)
        name = CHARACTERS[number]
        data = scene.entry("characters", name)
        about = scene.about(name)
        canvas.draw("ground", surface(box.x, box.y, wide, high))
        out = portrait(name, box.x + 6, box.y + 6, 56)
        out += fit(scene.called("character", name), wide - 80, 15, 1, "title", least=11).draw(box.x + 70, box.y + 6)
        out += fit(about, wide - 80, 12.5, 4, least=10).draw(box.x + 70, box.y + 26)
        start = [(str(number), res) for res, number in data["start_resources"].items() if number]
        out += row_of(start, box.x + 10, box.y + 98, 15, wide - 20)[0]
        made = [(f"+{number}", res) for res, number in data["start_production"].items() if number]
        out += row_of(made, box.x + 10, box.y + 118, 15, wide - 20)[0]
        canvas.draw("pieces", group(out))
        canvas.target(f"do-{CHARACTER + number}", box, f"{scene.called('character', name)}. {about}", dot=0)
    return -(-len(numbers) // columns) * (high + GAP)


def _draw_domains(canvas: Canvas, scene: Scene, numbers: list[int], x: float, y: float, width: float) -> float:
    columns = 2 if width > 300 else 1
    wide = (width - GAP * (columns - 1)) / columns
    high = wide * 0.8 + 30
    for place, number in enumerate(numbers):
        row, column = divmod(place, columns)
        box = Box(x + column * (wide + GAP), y + row * (high + GAP), wide, high, 10)
        board, side = divmod(number, 2)
        said = scene.say("sweet_lands-button-domain", {"board": BOARDS[board], "side": "ab"[side]})
        canvas.draw("ground", surface(box.x, box.y, wide, high))
        out = fit(said, wide - 20, 14, 1, least=10).draw(box.x + 10, box.y + 8, weight=600, fill=tone("ink"))
        shown = scene.material.sides[board + 1 if side else 0]
        canvas.draw("pieces", group(out, mini_side(scene, shown, box.x + 8, box.y + 26, wide - 16)))
        canvas.target(f"do-{DOMAIN + number}", box, said, dot=0)
    return -(-len(numbers) // columns) * (high + GAP)
