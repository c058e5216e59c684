"""Prosperity, industry and food: spaces with their bonuses and rates, and the markers of all seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletown.drawing import Box, Canvas, label, tone
from tabletown.drawing.seats import token
from tabletown.drawing.svg import rect
from tabletown.games.sweet_lands.picture.pieces import SPRITE
from tabletown.games.sweet_lands.picture.scene import Scene
from tabletown.games.sweet_lands.picture.signs import count_signs, effect_signs, row_of
from tabletown.games.sweet_lands.rules.actions import PROSPER, STEP
from tabletown.games.sweet_lands.rules.effects.compiler import COLOURS
from tabletown.games.sweet_lands.rules.effects.feasibility import industry_limit
from tabletown.games.sweet_lands.rules.material import TRACKS

HIGH, GAP, SIGN = 40.0, 3.0, 30.0
TURN = 9  # spaces after which the industry track turns back


@dataclass(frozen=True)
class Space:
    """A space of a track: its bonus and the seats on it."""

    box: Box
    bonus: Sequence[Mapping[str, Any]]
    note: str = ""
    under: str = ""  # a sign in its lower corner
    seats: tuple[int, ...] = ()
    shut: bool = False


def draw_tracks(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw all tracks below each other, and return the height."""
    top = y
    for number, name in enumerate(TRACKS):
        _draw_prosperity(canvas, scene, number, name, x, top, width)
        top += HIGH + GAP
    top += 3
    top += _draw_industry(canvas, scene, x, top, width) + GAP
    top += _draw_food(canvas, scene, x, top, width)
    return top - y


def _draw_prosperity(canvas: Canvas, scene: Scene, number: int, name: str, x: float, y: float, width: float) -> None:
    m = scene.material
    data = scene.entry("prosperity_tracks", name)
    length = int(m.track_length[number])
    wide = (width - SIGN) / (int(max(m.track_length)) + 1)
    rates = [f"{points}/{per}" if per > 1 else str(points) for points, per in m.track_rate[number]]
    spaces = []
    for space in range(length + 1):
        bonus = data["bonuses"].get(str(space), [])
        last = space == length
        if last and name not in scene.view.ends:
            bonus = data["first_to_end"]
        new = space == 0 or rates[space] != rates[space - 1]
        seats = tuple(seat for seat, realm in enumerate(scene.view.realms) if realm.steps[number] == space)
        box = Box(x + SIGN + space * wide, y, wide - 2, HIGH, 5)
        spaces.append(Space(box, bonus, rates[space] if new else "", "diamond" if last else "", seats))
    colour = COLOURS[m.track_colour[number]]
    out = SPRITE.use(f"prosperity_{colour}", x - 1, y, 20) + row_of(count_signs(data["count"])[:1], x + 12, y + 16, 16)[0]
    said = f"{scene.called('track', name)}. {scene.teller.track(data)}"
    canvas.piece(f"track-{name}", out, *(_draw_space(scene, each) for each in spaces), label=said)
    step = scene.realm.steps[number] + 1
    if step <= length:
        canvas.target(f"do-{PROSPER + number}", spaces[step].box, scene.called("track", name), dot=5)


def _draw_space(scene: Scene, space: Space) -> str:
    """Return a space with its rate or number above, its bonus in the middle and the markers below."""
    box = space.box
    out = rect(
        box.x, box.y, box.width, box.height, 5, fill=tone("surface-2" if space.shut else "surface"), stroke=tone("line")
    )
    if space.note:
        out += label(space.note, box.x + 3, box.y + 11.5, 12, weight=600, fill=tone("ink-soft"))
    if space.bonus:
        signs = effect_signs(space.bonus)[:2]
        signs = [("" if number == "1" else number, sign) for number, sign in signs]
        size = min(15.0, (box.width - 4) / 2 if len(signs) > 1 else 15.0)
        out += row_of(
            signs,
            box.x + box.width - (size + 3) * len(signs) - 6 * sum(1 for each in signs if each[0]),
            box.y + 13,
            size,
            box.width,
        )[0]
    if space.under:
        top = box.y + 1 if box.height <= HIGH else box.y + box.height - 15
        out += SPRITE.use(space.under, box.x + box.width - 14, top, 13)
    shift = min(11.0, (box.width - 10) / max(1, len(space.seats)))
    for place, seat in enumerate(space.seats):
        out += token(scene.paints[seat], box.x + 7 + place * shift, box.y + box.height - 7, 5.6)
    return out


def _draw_industry(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the industry track, which turns back half way; the cart's bonuses are above, the locomotive's below."""
    m, data = scene.material, scene.material.data["industry_track"]
    wide = (width - SIGN) / TURN
    high = 48.0
    limit = industry_limit(scene.state, scene.known_realm)
    symbols = {each["space"]: each["points"] for each in data["point_symbols"]}
    out = SPRITE.use("cart", x, y, 22) + SPRITE.use("locomotive", x, y + 24, 22)
    boxes = []
    for space in range(m.industry_length + 1):
        row, column = divmod(space, TURN)
        place = column if row % 2 == 0 else TURN - 1 - column
        box = Box(x + SIGN + place * wide, y + row * (high + GAP), wide - 2, high, 5)
        boxes.append(box)
        out += _draw_industry_space(scene, space, box, symbols.get(space, 0), shut=space > limit)
    for each in data["lab_barriers"]:
        if each["blocks_space"] > limit and each["blocks_space"] <= m.industry_length:
            box = boxes[each["blocks_space"]]
            out += SPRITE.use("piece-lab", box.x + box.width - 19, box.y, 18)
    said = " ".join(
        f"{scene.called('marker', name)}. {scene.teller.spaces(data[f'{name}_bonuses'])}" for name in ("cart", "loco")
    )
    canvas.piece("industry", out, label=said)
    for marker, at in enumerate((scene.realm.cart, scene.realm.loco)):
        box = boxes[min(at + 1, m.industry_length)]
        half = Box(box.x, box.y + marker * high / 2, box.width, high / 2, 5)
        canvas.target(f"do-{STEP + marker}", half, scene.called("marker", ("cart", "loco")[marker]), dot=5)
    return -(-(m.industry_length + 1) // TURN) * (high + GAP)


def _draw_industry_space(scene: Scene, space: int, box: Box, points: int, *, shut: bool) -> str:
    data = scene.material.data["industry_track"]
    out = rect(box.x, box.y, box.width, box.height, 5, fill=tone("surface-2" if shut else "surface"), stroke=tone("line"))
    out += rect(box.x + 3, box.y + box.height / 2, box.width - 6, 1, fill=tone("line"))
    for name, top in (("cart_bonuses", 2.0), ("loco_bonuses", box.height / 2 + 2)):
        signs = effect_signs(data[name].get(str(space), []))[:2]
        signs = [("" if number in ("1", "") else number, sign) for number, sign in signs]
        out += row_of(signs, box.x + 3, box.y + top, 14, box.width - 4)[0]
    if points:
        out += SPRITE.use("industry_points", box.x + box.width - 22, box.y + box.height / 2 - 7, 13)
        out += label(str(points), box.x + box.width - 9, box.y + box.height / 2 + 3, 12, weight=700)
    for marker, top in ((0, 17.5), (1, box.height - 6)):
        at = [realm.cart if marker == 0 else realm.loco for realm in scene.view.realms]
        here = [seat for seat, each in enumerate(at) if each == space]
        for place, seat in enumerate(here):
            out += token(scene.paints[seat], box.x + 8 + place * 9, box.y + top, 5.4)
    return out


def _draw_food(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    m, data = scene.material, scene.material.data["food_track"]
    wide = (width - SIGN) / (m.food_length + 1)
    needs = m.hare_needs
    spaces = []
    for space in range(m.food_length + 1):
        seats = tuple(seat for seat, realm in enumerate(scene.view.realms) if realm.food == space)
        box = Box(x + SIGN + space * wide, y, wide - 2, 48, 5)
        bonus = data["bonuses"].get(str(space), [])
        spaces.append(Space(box, bonus, str(space), "hare" if space in needs else "", seats))
    out = SPRITE.use("food", x, y + 4, 24)
    hares = scene.word("hares", places=", ".join(map(str, needs)))
    said = f"{scene.word('food')}. {scene.teller.spaces(data['bonuses'])} {hares}"
    canvas.piece("food", out, *(_draw_space(scene, each) for each in spaces), label=said)
    return 48.0
