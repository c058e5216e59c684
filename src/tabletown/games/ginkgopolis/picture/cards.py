"""Cards of the hand, each with what it gains alone and what it brings when kept."""

from tabletown.drawing import Box, Canvas, tone
from tabletown.drawing.cache import remember
from tabletown.drawing.states import focus_ring, ids, picked
from tabletown.drawing.svg import group, place, rect
from tabletown.drawing.text import label
from tabletown.games.ginkgopolis.picture.pieces import SPRITE, building, rise, token, trigger
from tabletown.games.ginkgopolis.picture.scene import Scene, colour_of, number_of
from tabletown.games.ginkgopolis.rules.material import (
    CARD,
    GAIN,
    TRIGGER,
    TRIGGERS,
    URBAN,
    is_endgame,
)
from tabletown.games.ginkgopolis.rules.preview import Preview


@remember
def assets(
    x: float, y: float, resources: int = 0, points: int = 0, tiles: int = 0, *, signed: bool = True, size: float = 13
) -> str:
    """Return a line of amounts, each before its sign; (x, y) is the left end of the baseline."""
    out, left = "", x
    for kind, amount in (("resource", resources), ("point", points), ("tile", tiles)):
        if amount:
            text = (f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}") if signed else str(amount)
            wide = size * 0.62 * len(text)
            out += label(text, left, y, size, weight=600, room=wide + 2)
            out += SPRITE.use(kind, left + wide + 1, y - size * 0.86, size * 1.12)
            left += wide + size * 1.12 + 5
    return out


def draw_hand_card(canvas: Canvas, scene: Scene, card: str, box: Box) -> None:
    """Draw a card of the hand: its building or token, its gain without a tile, and its bonus when kept."""
    lying = box.width > box.height * 1.5
    inner = box.draw(fill=tone("surface"), stroke=tone("line"), stroke_width=1.2)
    if lying:
        inner += _subject(scene, card, Box(box.x + 4, box.y + 5, 58, box.height - 10))
        left, top = box.x + 69, box.y + 14
        inner += rect(left - 4, box.y + 8, 1, box.height - 16, fill=tone("line"))
    else:
        inner += _subject(scene, card, Box(box.x, box.y + 5, box.width, 51))
        left, top = box.x + 6, box.y + 62
        inner += rect(box.x + 8, box.y + 59, box.width - 16, 1, fill=tone("line"))
    inner += trigger("exploit", left, top, 17, tone("ink-soft"))
    found, low, room = scene.preview(card), top + (23 if lying else 20), box.x + box.width - left - 25
    if lying and _kinds(found) > 2:  # three amounts beside each other would be too small to read
        if found.choice:
            inner += _either(left + 22, box.y + 20, 13)
        inner += assets(left + 22, box.y + (39 if found.choice else 20), found.resources, found.points, size=11)
        inner += assets(left + 22, box.y + (58 if found.choice else 38), tiles=found.tiles, size=11)
        inner += "" if found.choice else _kept(card, left, box.y + 47, room)
    elif not lying and not found.choice and _kinds(found) > 2:
        inner += assets(left + 22, top + 13.4, found.resources, found.points, size=12.5)
        inner += assets(left + 22, low + 13.4, tiles=found.tiles, size=12.5) + _mark(card, left + 62, low)
    elif found.choice and (found.resources or found.points or found.tiles):
        inner += _either(left + 22, top + 13.4, 13) + _sums(found, left + 22, low + 13.4, 13, room)
    else:
        inner += gains(found, left + 22, top + 13.4, 13, room) + _kept(card, left, low, room)
    actions = canvas.actions(f"card-{card.lower()}")
    chosen = scene.view.commit[:1] == (card,)
    lit = box.draw(class_="ring", fill="none", stroke=tone("go-ring"), stroke_width=2) + focus_ring(box) if actions else ""
    said = f"{scene.card(card)}. {scene.help(card)}"
    canvas.piece(f"card-{card.lower()}", touchable(inner + lit + (picked(box) if chosen else ""), actions, said), label=said)


def draw_small_card(canvas: Canvas, scene: Scene, card: str, box: Box) -> None:
    """Draw a card of the hand for a phone: its building or token, and its gain without a tile."""
    found = scene.preview(card)
    inner = box.draw(fill=tone("surface"), stroke=tone("line"), stroke_width=1.2)
    tall = box.height > 60
    if tall:
        inner += _subject(scene, card, Box(box.x, box.y + 4, box.width, 54))
        inner += gains(found, box.x + 10, box.y + 80, 13, box.width - 18)
    else:
        inner += _subject(scene, card, Box(box.x + 2, box.y + 3, 42, box.height - 6))
        left, room = box.x + 46, box.width - 50
        plain = [(found.resources, 0, 0), (0, found.points, 0), (0, 0, found.tiles)]
        rows = [amounts for amounts in plain if any(amounts)]
        if found.choice:
            inner += _either(left, box.y + 17, 11)
            inner += _sums(found, left, box.y + 35, 11, room)
        elif len(rows) < 3:
            for number, amounts in enumerate(rows):
                inner += assets(left, box.y + (27 if len(rows) == 1 else 19 + 16 * number), *amounts, size=12)
        else:
            inner += assets(left, box.y + 19, found.resources, found.points, size=min(11.0, (room - 10) / 4.72))
            inner += assets(left, box.y + 36, tiles=found.tiles, size=11)
    actions = canvas.actions(f"card-{card.lower()}")
    lit = box.draw(class_="ring", fill="none", stroke=tone("go-ring"), stroke_width=2) + focus_ring(box) if actions else ""
    chosen = picked(box) if scene.view.commit[:1] == (card,) else ""
    said = f"{scene.card(card)}. {scene.help(card)}"
    canvas.piece(f"card-{card.lower()}", touchable(inner + lit + chosen, actions, said), label=said)


def _subject(scene: Scene, card: str, room: Box) -> str:
    """Return the token that a card moves, or the building that it stands for."""
    middle, where = room.x + room.width / 2, scene.where(card)
    if CARD[card] >= URBAN:
        scale = min(1.0, room.width / 62, room.height / 44)
        return place(middle - 30 * scale, room.y + (room.height - 42 * scale) / 2, token(card[-1]), scale=scale)
    if where is None:
        return ""
    each = scene.city[where]
    paint = scene.paints[each.owner] if each.owner >= 0 else None
    high = rise(len(each.tiles))
    scale = min(0.7, room.height / (74 + high), room.width / 94)
    top = room.y + high * scale + (room.height - (74 + high) * scale) / 2
    return place(middle - 46 * scale, top, building(colour_of(card), number_of(card), len(each.tiles), paint), scale=scale)


def touchable(markup: str, actions: tuple[int, ...], said: str) -> str:
    if not actions:
        return markup
    return group(markup, class_="card target", role="button", tabindex="-1", aria_label=said, data_actions=ids(actions))


def gains(found: Preview, x: float, y: float, size: float, room: float) -> str:
    """Return the gain of a choice, which may include a resource or a tile; (x, y) is the left end of the baseline."""
    if not found.choice:
        return _sums(found, x, y, size, room)
    kinds = _kinds(found)
    size = min(size, (room - 5 * kinds - 12) / (2.36 * kinds + 2.24))
    return _either(x, y, size) + _sums(found, x + 2.24 * size + 12, y, size, room)


def _kinds(found: Preview) -> int:
    return sum(1 for amount in (found.resources, found.points, found.tiles) if amount)


def _sums(found: Preview, x: float, y: float, size: float, room: float) -> str:
    kinds = _kinds(found)
    size = min(size, (room - 5 * kinds) / (2.36 * kinds)) if kinds else size
    return assets(x, y, found.resources, found.points, found.tiles, size=size)


def _either(x: float, y: float, size: float) -> str:
    """Return the signs of a resource or a tile."""
    high = size * 1.12
    first = SPRITE.use("resource", x, y - size * 0.86, high) + label("/", x + high + 2, y, size)
    return first + SPRITE.use("tile", x + high + 7, y - size * 0.86, high)


def _mark(card: str, x: float, y: float) -> str:
    """Return the sign of when a kept card brings something."""
    number = CARD[card]
    kind = "urbanize" if number >= URBAN else "end" if is_endgame(number) else TRIGGERS[TRIGGER[number]]
    return trigger(kind, x, y, 18, tone("ink-soft"))


def _kept(card: str, x: float, y: float, room: float) -> str:
    """Return the effect of a card in the tableau: trigger and gain, or points at the end."""
    number = CARD[card]
    if number >= URBAN:
        return (
            trigger("urbanize", x, y, 18, tone("ink-soft"))
            + label("+", x + 24, y + 14, 13)
            + SPRITE.use("tile", x + 34, y + 3, 15)
        )
    if is_endgame(number):
        return trigger("end", x, y, 18, tone("ink-soft")) + SPRITE.use("point", x + 24, y + 1, 18)
    gained = (GAIN[number] & 255, GAIN[number] >> 8 & 255, GAIN[number] >> 16)
    kinds = sum(1 for amount in gained if amount)
    size = min(13.0, (room - 5 * kinds) / (2.36 * kinds))
    return trigger(TRIGGERS[TRIGGER[number]], x, y, 18, tone("ink-soft")) + assets(x + 24, y + 14, *gained, size=size)
