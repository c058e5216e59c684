"""Panels around a domain: the prompt, the purse, areas, tracks, buttons, the score."""

from typing import Any

from tabletown.drawing import Box, Canvas, fit, label, measure, tone
from tabletown.drawing.seats import token
from tabletown.drawing.svg import circle, group, rect
from tabletown.games.sweet_lands.material import AREAS, DATA, TRACKS
from tabletown.games.sweet_lands.picture_scene import Scene
from tabletown.games.sweet_lands.pieces import SPRITE
from tabletown.games.sweet_lands.possible import is_open
from tabletown.games.sweet_lands.words import prompt

GAP = 8.0
PURSE = ("gold", "wheat", "wood", "iron", "diamond")
AREA_ROWS = {"basic": 2, "additional": 2, "special": 3}
EFFECT_SIGNS = {
    "terrain": "terrain", "food": "food", "hare": "hare", "road": "road", "build": "property", "property": "property",
    "industry": "industry", "prosperity": "prosperity_any", "action_disk": "action_disk", "draw": "draw", "vp": "vp",
    "city_points": "city_points", "industry_points": "industry_points", "skill_token": "skill_token", "wonder": "wonder",
    "flip_terrain": "flip_terrain", "locomotive": "locomotive", "discount_token": "discount_token",
    "draw_then_employ": "employ", "search_deck": "draw", "play_card": "draw", "copy_area": "flip_terrain",
}  # fmt: skip
Signs = list[tuple[str, str]]  # a number or nothing, and a sign


def surface(x: float, y: float, width: float, height: float) -> str:
    """A quiet panel."""
    low = rect(x, y + 1.5, width, height, 10, fill=tone("line"))
    return low + rect(x, y, width, height, 10, fill=tone("surface"), stroke=tone("line"), stroke_width=1)


def row_of(signs: Signs, x: float, y: float, size: float) -> tuple[str, float]:
    """Numbers and signs in a row, and where it ends."""
    out = ""
    for number, sign in signs:
        if number:
            out += label(number, x, y + size * 0.78, size * 0.72, weight=600)
            x += measure(number, size * 0.72) + 2
        if sign:
            out += SPRITE.use(sign, x, y, size)
            x += size + 4
    return out, x


def cost_signs(cost: object) -> Signs:
    """The signs of a cost."""
    if not isinstance(cost, dict):
        return [("", "wood"), ("", "iron")]
    return [(str(number), "discard" if name == "discard" else name) for name, number in cost.items()]


def effect_signs(effects: list[dict[str, object]]) -> Signs:
    """The signs of an effect list, as far as signs can say it."""
    found: Signs = []
    for effect in effects:
        name = str(effect["op"])
        if name in ("gain", "production"):
            plus = "+" if name == "production" else ""
            amounts = effect["res"]
            assert isinstance(amounts, dict)
            found += [(f"{plus}{number}", "any_basic" if res == "any" else res) for res, number in amounts.items()]
        elif name == "terrain_road":
            found += [(str(effect["terrain"]), "terrain"), (str(effect["road"]), "road")]
        elif name == "industry_bonus":
            found.append((str(effect["n"]), f"bonus_{effect['which']}"))
        elif name == "terrain" and effect["type"] != "any":
            found.append((str(effect["n"]), f"land_{effect['type']}"))
        elif name == "prosperity":
            colour = effect["color"] if effect["color"] in ("orange", "green", "gray") else "any"
            found.append((str(effect["n"]), f"prosperity_{colour}"))
        elif name in EFFECT_SIGNS:
            found.append((str(effect.get("n", "")), EFFECT_SIGNS[name]))
        elif name == "spend":
            then = effect["then"]
            assert isinstance(then, list)
            found += [*cost_signs(effect["cost"]), ("\N{RIGHTWARDS ARROW}", ""), *effect_signs(then)]
        elif name in ("per", "if"):
            then = effect["then"]
            assert isinstance(then, list)
            found += [*effect_signs(then), ("\N{MULTIPLICATION SIGN}" if name == "per" else "?", "")]
        elif name in ("score", "score_tiers"):
            found.append((str(effect.get("vp", "")), "vp"))
    return found


# The prompt and the purse.


def draw_prompt(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """What to do now in one sentence; the height it takes."""
    line = prompt(scene.view)
    said = scene.say(line.message, line.arguments)
    height = 46.0
    canvas.draw("ground", surface(x, y, width, height), rect(x, y + 6, 4, height - 12, 2, fill=tone("go")))
    text = fit(said, width - 150, 16, 2, least=12)
    canvas.draw("pieces", text.draw(x + 16, y + (height - text.height) / 2, weight=600))
    if scene.view.round:
        words = scene.word("round", round=scene.view.round)
        canvas.draw("pieces", label(words, x + width - 14, y + 28, 13, anchor="end", fill=tone("ink-soft")))
    return height


def draw_purse(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Resources with their production, diamonds and disks."""
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
    """The action areas by category, with their slots; the height they take."""
    top = y
    for category in ("basic", "additional", "special"):
        canvas.draw("pieces", label(scene.word(category), x, top + 14, 13, weight=700))
        top += 20
        columns = AREA_ROWS[category]
        wide = (width - GAP * (columns - 1)) / columns
        shown = [
            each for each in DATA["action_areas"]["list"] if each["category"] == category and _in_play(scene, each["id"])
        ]
        for number, area in enumerate(shown):
            row, column = divmod(number, columns)
            _draw_area(canvas, scene, area, x + column * (wide + GAP), top + row * 58, wide)
        top += -(-len(shown) // columns) * 58 + 4
    return top - y


def _in_play(scene: Scene, name: str) -> bool:
    return scene.material.area_board[AREAS.index(name)] <= max(0, scene.view.options.seats - 2)


def _draw_area(canvas: Canvas, scene: Scene, area: dict[str, object], x: float, y: float, width: float) -> None:
    name = str(area["id"])
    number = AREAS.index(name)
    key = f"area-{name}"
    opened = is_open(scene.state, number)
    box = Box(x, y, width, 52, 8)
    edge = tone("edge" if canvas.actions(key) else "line")
    canvas.draw("ground", rect(x, y, width, 52, 8, fill=tone("surface" if opened else "surface-2"), stroke=edge))
    title = scene.called("area", name)
    slots = scene.material.area_slots[number]
    fitted = fit(title, width - 14 - 17 * slots, 12.5, 1, least=9)
    drawn = fitted.draw(x + 8, y + 5, weight=600)
    used = scene.view.disks.get(name, 0)
    for slot in range(slots):
        cx, cy = x + width - 14 - 17 * (slots - 1 - slot), y + 14
        if slot < used:
            drawn += SPRITE.use("action_disk", cx - 8, cy - 8, 16)
        else:
            drawn += circle(cx, cy, 7.5, fill=tone("surface-2"), stroke=tone("line"))
            cost = str(scene.material.hand_cost[slot])
            drawn += label(cost, cx, cy + 4, 10, anchor="middle", fill=tone("ink-soft"))
    effects = area["effect"]
    assert isinstance(effects, list)
    arrow: Signs = [("\N{RIGHTWARDS ARROW}", "")] if area["cost"] else []
    signs = [*(cost_signs(area["cost"]) if area["cost"] else []), *arrow, *effect_signs(effects)]
    size = 17.0 if width > 150 else 14.0
    drawn += row_of(signs, x + 8, y + 28, size)[0]
    canvas.draw("pieces", group(drawn, opacity=None if opened else 0.55))
    canvas.target(key, box, f"{title}. {scene.about('area', name)}", dot=0)


# Tracks.


def draw_tracks(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Prosperity with the rate that each track gives, industry and food, all seats on them; the height they take."""
    canvas.draw("pieces", label(scene.word("tracks"), x, y + 14, 13, weight=700))
    top = y + 22
    colours = ("orange", "green", "gray")
    for track, name in enumerate(TRACKS):
        length = scene.material.track_length[track]
        sign = f"prosperity_{colours[scene.material.track_colour[track]]}"
        steps = [realm.steps[track] for realm in scene.view.realms]
        rates = [f"{points}/{per}" if per > 1 else str(points) for points, per in scene.material.track_rate[track]]
        said = f"{scene.called('track', name)}. {scene.about('track', name)}"
        _draw_track(canvas, scene, sign, said, length, steps, rates, x, top, width)
        top += 30
    lines: tuple[tuple[str, int, list[int], str], ...] = (
        ("cart", scene.material.industry_length, [realm.cart for realm in scene.view.realms], "cart"),
        ("locomotive", scene.material.industry_length, [max(realm.loco, 0) for realm in scene.view.realms], "loco"),
        ("food", scene.material.food_length, [realm.food for realm in scene.view.realms], "food"),
    )
    for sign, length, steps, kind in lines:
        said = scene.word("food") if kind == "food" else scene.called("marker", kind)
        _draw_track(canvas, scene, sign, said, length, steps, [str(space) for space in range(length + 1)], x, top, width)
        top += 30
    return top - y


def _draw_track(
    canvas: Canvas,
    scene: Scene,
    sign: str,
    said: str,
    length: int,
    steps: list[int],
    texts: list[str],
    x: float,
    y: float,
    width: float,
) -> None:
    out = SPRITE.use(sign, x, y + 2, 22)
    step = (width - 30) / 17
    for space in range(length + 1):
        left = x + 28 + space * step
        fill = tone("surface-2" if space % 2 else "surface")
        out += rect(left, y, step - 1, 26, 3, fill=fill, stroke=tone("line"), stroke_width=0.8)
        text = texts[space] if space == 0 or texts[space] != texts[space - 1] else ""
        out += label(text, left + step / 2, y + 23.5, 7.5, anchor="middle", fill=tone("ink-soft"))
    for seat, at in enumerate(steps):
        same = [each for each in range(len(steps)) if steps[each] == at]
        shift = (same.index(seat) - (len(same) - 1) / 2) * 6
        out += token(scene.paints[seat], x + 28 + at * step + step / 2 + shift, y + 9, 5.4)
    canvas.draw("pieces", group(out, role="img", aria_label=said))


# Score.


def draw_score(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """The nine parts of the score of all seats now."""
    rows = len(scene.scores[0].lines) + 1
    height = 18.0 * rows + 18
    canvas.draw("ground", surface(x, y, width, height))
    step = min(56.0, (width - 150) / len(scene.scores))
    for seat in range(len(scene.scores)):
        canvas.draw("pieces", token(scene.paints[seat], x + width - step * (len(scene.scores) - seat) + step / 2, y + 14, 7))
    for number, line in enumerate(scene.scores[0].lines):
        top = y + 36 + 18 * number
        canvas.draw("pieces", label(scene.called("score", line.item), x + 12, top, 12.5))
        for seat, sheet in enumerate(scene.scores):
            points = str(sheet.lines[number].points).replace("-", "\N{MINUS SIGN}")
            left = x + width - step * (len(scene.scores) - seat) + step / 2
            canvas.draw("pieces", label(points, left, top, 12.5, anchor="middle"))
    return height


# Buttons for what is not on the board.


def add_choices(canvas: Canvas, scene: Scene) -> None:
    """A button for every action that mentions nothing drawn, and for pieces, special tokens and columns."""
    for key in scene.touches:
        kind, _, name = key.partition("-")
        if kind == "piece":
            canvas.choice(key, "sweet_lands-button-property", piece=name)
        elif kind == "token":
            canvas.choice(key, "sweet_lands-button-terrain", terrain=name)
        elif kind == "column":
            canvas.choice(key, "sweet_lands-button-column", column=name)
    for action, said in scene.said.items():
        if f"do-{action}" in scene.touches:
            arguments: dict[str, Any] = dict(zip(said.kinds, said.values))
            if said.verb == "option":
                arguments["option"] = int(said.values[0])
            go = said.verb in ("end_round", "pass", "stop")
            canvas.choice(f"do-{action}", f"sweet_lands-button-{said.verb}", go=go, **arguments)
