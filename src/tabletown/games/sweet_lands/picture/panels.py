"""Panels around a domain: the purse, areas and the score."""

from collections.abc import Mapping
from typing import Any

from tabletown.drawing import Box, Canvas, fit, label, measure, tone
from tabletown.drawing.panels import surface
from tabletown.drawing.svg import circle, group, rect
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import ARROW, Signs, cost_signs, effect_signs, row_of
from tabletown.games.sweet_lands.rules.effects.feasibility import in_play
from tabletown.games.sweet_lands.rules.material import AREA

GAP, GROUP = 3.0, 5.0
PURSE = ("gold", "wheat", "wood", "iron", "diamond", "action_disk")
LOW, TALL = 32.0, 46.0  # areas beside the board, and in the sheet of a phone


def draw_purse(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw resources with their production, diamonds and disks in the middle of the tray, and return the height."""
    height, wide = 40.0, min(width, 560.0)
    left = x + (width - wide) / 2
    realm = scene.realm
    canvas.draw("ground", surface(left, y, wide, height))
    steps = (104.0, 96.0, 96.0, 96.0, 80.0, 80.0)
    at = left + (wide - sum(steps)) / 2 + 8
    for number, name in enumerate(PURSE):
        held = realm.disks if name == "action_disk" else realm.have[number]
        drawn = SPRITE.use(name, at, y + 8, 25) + label(str(held), at + 30, y + 27, 18, weight=700)
        if number < 4:
            plus = f"+{realm.production[number]}"
            drawn += label(plus, at + 34 + measure(str(held), 18), y + 26, 13, fill=tone("ink-soft"))
        canvas.piece(f"purse-{name}", drawn, label=scene.amount(name))
        at += steps[number]
    return height


# Areas.


def draw_areas(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the action areas by category in two columns, and return the height."""
    return _draw_areas(canvas, scene, x, y, width, LOW)


def draw_tall_areas(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the action areas for fingers, and return the height."""
    return _draw_areas(canvas, scene, x, y, width, TALL)


def _draw_areas(canvas: Canvas, scene: Scene, x: float, y: float, width: float, high: float) -> float:
    top, wide = y, (width - GAP) / 2
    for category in ("basic", "additional", "special"):
        shown = [
            each
            for each in scene.material.data["action_areas"]["list"]
            if each["category"] == category and in_play(scene.state, AREA[each["id"]])
        ]
        for number, area in enumerate(shown):
            row, column = divmod(number, 2)
            _draw_area(canvas, scene, area, Box(x + column * (wide + GAP), top + row * (high + GAP), wide, high, 8))
        top += -(-len(shown) // 2) * (high + GAP) + GROUP
    return top - GAP - GROUP - y


def _draw_area(canvas: Canvas, scene: Scene, area: Mapping[str, Any], box: Box) -> None:
    name = str(area["id"])
    number = AREA[name]
    x, y, width, high = box.x, box.y, box.width, box.height
    opened = area.get("opens_round", 1) <= max(1, scene.view.round)
    used, places = scene.view.disks.get(name, 0), scene.material.area_slots[number]
    full = used >= places
    edge = tone("edge" if canvas.actions(f"area-{name}") else "line")
    fill = tone("surface" if opened and not full else "surface-2")
    canvas.draw("ground", rect(x, y, width, high, 8, fill=fill, stroke=edge, stroke_dasharray=None if opened else "5 4"))
    title = scene.called("area", name)
    slots, drawn = _slots(scene, name, number, x + width, y + 9)
    drawn += fit(title, width - 12 - slots, 12.5, 1, least=11.5).draw(x + 7, y + 1.5, weight=600)
    low = y + high - (17 if high < TALL else 23)
    if opened:
        cost = scene.area_price(area)
        signs: Signs = [*cost_signs(cost), ARROW] if cost else []
        size = 16 if high < TALL else 19
        drawn += row_of([*signs, *effect_signs(area["effect"])], x + 7, low, size, width - 12)[0]
    else:
        drawn += label(scene.word("opens", round=area["opens_round"]), x + 7, low + 13, 12, fill=tone("ink-soft"))
    said = f"{title}. {scene.teller.area(area)} {scene.word('taken', taken=used, places=places)}"
    canvas.piece(f"area-{name}", group(drawn, opacity=0.62 if full else None), label=said)
    canvas.target(f"area-{name}", box, said, dot=0)
    if scene.since is not None and scene.since.disks.get(name, 0) < scene.view.disks.get(name, 0):
        canvas.went(box.grow(-2))


def _slots(scene: Scene, name: str, number: int, right: float, middle: float) -> tuple[float, str]:
    """Return the width and the drawing of the slots with their hand costs or disks."""
    slots, used = int(scene.material.area_slots[number]), scene.view.disks.get(name, 0)
    drawn = ""
    for slot in range(slots):
        cx = right - 11 - 16 * (slots - 1 - slot)
        if slot < used:
            drawn += SPRITE.use("action_disk", cx - 7.5, middle - 7.5, 15)
            continue
        following = slot == used
        line = tone("ink-soft" if following else "line")
        drawn += circle(cx, middle, 7.2, fill=tone("surface-2"), stroke=line, stroke_dasharray=None if following else "2 2")
        cost = str(scene.material.hand_cost[slot])
        weight = 700 if following else None
        drawn += label(
            cost, cx, middle + 4.2, 12, anchor="middle", weight=weight, fill=tone("ink" if following else "ink-soft")
        )
    return 16.0 * slots, drawn
