"""Panels around a domain: the purse, areas and the score."""

from collections.abc import Mapping
from typing import Any

from tabletown.drawing import Box, Canvas, fit, label, measure, tone
from tabletown.drawing.panels import surface
from tabletown.drawing.seats import token
from tabletown.drawing.svg import circle, group, rect
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import ARROW, Signs, cost_signs, effect_signs, row_of
from tabletown.games.sweet_lands.rules.effects.feasibility import in_play
from tabletown.games.sweet_lands.rules.material import AREA

GAP = 8.0
PURSE = ("gold", "wheat", "wood", "iron", "diamond")
AREA_ROWS = {"basic": 2, "additional": 2, "special": 2}


def draw_purse(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw resources with their production, diamonds and disks, and return the height."""
    height = 44.0
    realm = scene.realm
    canvas.draw("ground", surface(x, y, width, height))
    step = width / 6
    narrow = width < 450
    for number, name in enumerate((*PURSE, "action_disk")):
        left = x + number * step + (4 if narrow else 8)
        held = realm.disks if name == "action_disk" else realm.have[number]
        size = 15 if narrow else 18
        words = left + (25 if narrow else 31)
        drawn = SPRITE.use(name, left, y + 10, 22 if narrow else 26)
        drawn += label(str(held), words, y + (20 if narrow and number < 4 else 29), size, weight=700)
        if number < 4:
            plus = f"+{realm.production[number]}"
            beside = words if narrow else words + 4 + measure(str(held), size)
            drawn += label(plus, beside, y + (36 if narrow else 28), 12, fill=tone("ink-soft"))
        canvas.draw("pieces", group(drawn))
    return height


# Areas.


def draw_areas(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the action areas by category, with their slots, and return the height."""
    top = y
    for category in ("basic", "additional", "special"):
        canvas.draw("pieces", label(scene.word(category), x, top + 14, 13, weight=700))
        top += 20
        columns = AREA_ROWS[category]
        wide = (width - GAP * (columns - 1)) / columns
        shown = [
            each
            for each in scene.material.data["action_areas"]["list"]
            if each["category"] == category and in_play(scene.state, AREA[each["id"]])
        ]
        for number, area in enumerate(shown):
            row, column = divmod(number, columns)
            _draw_area(canvas, scene, area, x + column * (wide + GAP), top + row * 58, wide)
        top += -(-len(shown) // columns) * 58 + 4
    return top - y


def _draw_area(canvas: Canvas, scene: Scene, area: Mapping[str, Any], x: float, y: float, width: float) -> None:
    name = str(area["id"])
    number = AREA[name]
    opened = area.get("opens_round", 1) <= max(1, scene.view.round)
    box = Box(x, y, width, 52, 8)
    used, places = scene.view.disks.get(name, 0), scene.material.area_slots[number]
    full = used >= places
    edge = tone("edge" if canvas.actions(f"area-{name}") else "line")
    fill = tone("surface" if opened and not full else "surface-2")
    canvas.draw("ground", rect(x, y, width, 52, 8, fill=fill, stroke=edge, stroke_dasharray=None if opened else "5 4"))
    title = scene.called("area", name)
    slots, drawn = _slots(scene, name, number, x + width, y + 14)
    drawn += fit(title, width - 14 - slots, 13, 1, least=9).draw(x + 8, y + 5, weight=600)
    if opened:
        cost = scene.area_price(area)
        signs: Signs = [*cost_signs(cost), ARROW] if cost else []
        drawn += row_of([*signs, *effect_signs(area["effect"])], x + 8, y + 28, 18, width - 16)[0]
    else:
        drawn += label(scene.word("opens", round=area["opens_round"]), x + 8, y + 42, 12, fill=tone("ink-soft"))
    said = f"{title}. {scene.teller.area(area)} {scene.word('taken', taken=used, places=places)}"
    canvas.draw("pieces", group(drawn, role="img", aria_label=said, opacity=0.62 if full else None))
    canvas.target(f"area-{name}", box, said, dot=0)
    if scene.since is not None and scene.since.disks.get(name, 0) < scene.view.disks.get(name, 0):
        canvas.went(box.grow(-2))


def _slots(scene: Scene, name: str, number: int, right: float, middle: float) -> tuple[float, str]:
    """Return the width and the drawing of the slots with their hand costs or disks."""
    slots, used = scene.material.area_slots[number], scene.view.disks.get(name, 0)
    drawn = ""
    for slot in range(slots):
        cx = right - 14 - 18 * (slots - 1 - slot)
        if slot < used:
            drawn += SPRITE.use("action_disk", cx - 8.5, middle - 8.5, 17)
            continue
        following = slot == used
        line = tone("ink-soft" if following else "line")
        drawn += circle(cx, middle, 8, fill=tone("surface-2"), stroke=line, stroke_dasharray=None if following else "2 2")
        cost = str(scene.material.hand_cost[slot])
        weight = 700 if following else None
        drawn += label(
            cost, cx, middle + 4.2, 12, anchor="middle", weight=weight, fill=tone("ink" if following else "ink-soft")
        )
    return 18.0 * slots, drawn


# Score.


def draw_score(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the nine parts of the score of all seats now, and return the height."""
    rows = len(scene.scores[0].lines) + 2
    height = 19.0 * rows + 18
    canvas.draw("ground", surface(x, y, width, height))
    step = min(56.0, (width - 132) / len(scene.scores))
    for seat in range(len(scene.scores)):
        canvas.draw("pieces", token(scene.paints[seat], x + width - step * (len(scene.scores) - seat) + step / 2, y + 14, 7))
    for number, line in enumerate(scene.scores[0].lines):
        top = y + 38 + 19 * number
        canvas.draw("pieces", label(scene.called("score", line.item), x + 12, top, 12.5))
        for seat, sheet in enumerate(scene.scores):
            points = str(sheet.lines[number].points).replace("-", "\N{MINUS SIGN}")
            left = x + width - step * (len(scene.scores) - seat) + step / 2
            canvas.draw("pieces", label(points, left, top, 12.5, anchor="middle"))
    top = y + 42 + 19 * len(scene.scores[0].lines)
    canvas.draw("pieces", rect(x + 10, top - 15, width - 20, 1, fill=tone("line")))
    canvas.draw("pieces", label(scene.word("total"), x + 12, top + 2, 14, weight=700))
    for seat, sheet in enumerate(scene.scores):
        left = x + width - step * (len(scene.scores) - seat) + step / 2
        points = str(sheet.total).replace("-", "\N{MINUS SIGN}")
        canvas.draw("pieces", label(points, left, top + 2, 15, "title", anchor="middle"))
    return height
