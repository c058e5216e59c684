"""Private information of the viewer: hand, tiles and the packet of the draft, each card with its gain."""

from tabletown.drawing import Box, Canvas, fit, tone
from tabletown.drawing.cache import remember
from tabletown.drawing.panels import PAD
from tabletown.drawing.states import focus_ring, ids, picked, private
from tabletown.drawing.svg import group, place, rect
from tabletown.drawing.text import label
from tabletown.games.ginkgopolis.picture.pieces import PAINT, SPRITE, building, rise, small_card, tile, token, trigger
from tabletown.games.ginkgopolis.picture.scene import Scene, colour_of, number_of
from tabletown.games.ginkgopolis.rules.material import (
    CARD,
    CHARACTER,
    CHARACTER_COLOUR,
    COLOURS,
    GAIN,
    TRIGGER,
    TRIGGERS,
    URBAN,
    is_endgame,
)
from tabletown.games.ginkgopolis.rules.preview import Preview
from tabletown.games.ginkgopolis.rules.view import own_picks
from tabletown.games.ginkgopolis.text import cards

CARD_WIDTH, CARD_HEIGHT, LYING_HEIGHT = 100.0, 104.0, 72.0
TILE_WIDTH, WIDE_TILE = 48.0, 60.0  # the second on a phone
PACKET_WIDTH, PACKET_HEIGHT = 154.0, 104.0
HEAD = 32.0  # from the edge of a tray to its first row
GAP = 8.0


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


def draw_tray(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw hand and tiles of the viewer, or the packet of the draft, and return the height."""
    if scene.view.seat is None:
        return 0.0
    if scene.view.packets:
        return _draw_packet(canvas, scene, x, y, width)
    mine = scene.view.players[scene.view.seat]
    room = width - 2 * PAD
    cards = max(len(mine.hand), 1)  # before the deal the word for the hand takes the room of a card
    beside = room - cards * (CARD_WIDTH + GAP) > 2 * (TILE_WIDTH + GAP)  # else on a phone: cards lie, tiles below
    columns = cards if beside else 2
    wide, high = (CARD_WIDTH, CARD_HEIGHT) if beside else ((room - GAP) / 2, LYING_HEIGHT)
    rows = -(-len(mine.hand) // columns)
    tile_wide = TILE_WIDTH if beside else WIDE_TILE
    tiles_x = x + PAD + (cards * (wide + GAP) + 10 if beside else 0)
    tiles_y = y + HEAD + (0 if beside else rows * (high + GAP))
    per_row = max(1, int((x + width - PAD - tiles_x + GAP) // (tile_wide + GAP)))
    count = len(mine.known_tiles) + len(scene.view.aside) + (1 if canvas.actions("tile-none") else 0)
    tile_rows = -(-count // per_row)
    height = max(HEAD + rows * (high + GAP), tiles_y - y + tile_rows * (tile_high(tile_wide) + GAP)) + 3
    canvas.draw("ground", private(Box(x, y, width, height, 12), eye=False))
    canvas.draw("pieces", label(scene.word("hand"), x + PAD, y + 23, 15, "title"))
    if beside:
        canvas.draw("pieces", label(scene.word("tiles"), tiles_x, y + 23, 15, "title"))
    note = fit(scene.word("private"), width / 3, 12, least=9)
    canvas.draw("pieces", note.draw(x + width - PAD, y + 11, anchor="end", fill=tone("ink-soft")))
    for number, card in enumerate(mine.hand):
        row, column = divmod(number, columns)
        _draw_hand_card(
            canvas, scene, card, Box(x + PAD + column * (wide + GAP), y + HEAD + row * (high + GAP), wide, high, 9)
        )
    _draw_tiles(canvas, scene, tiles_x, tiles_y, per_row, tile_wide)
    return height


def _draw_hand_card(canvas: Canvas, scene: Scene, card: str, box: Box) -> None:
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
    elif found.choice and (found.resources or found.points or found.tiles):
        inner += _either(left + 22, top + 13.4, 13) + _sums(found, left + 22, low + 13.4, 13, room)
    else:
        inner += gains(found, left + 22, top + 13.4, 13, room) + _kept(card, left, low, room)
    actions = canvas.actions(f"card-{card.lower()}")
    chosen = scene.view.commit[:1] == (card,)
    lit = box.draw(class_="ring", fill="none", stroke=tone("go-ring"), stroke_width=2) + focus_ring(box) if actions else ""
    said = f"{scene.card(card)}. {scene.help(card)}"
    canvas.piece(
        f"card-{card.lower()}", _touchable(inner + lit + (picked(box) if chosen else ""), actions, said), label=said
    )


def _subject(scene: Scene, card: str, room: Box) -> str:
    """Return the token that a card moves, or the building that it stands for."""
    middle, where = room.x + room.width / 2, scene.where(card)
    if CARD[card] >= URBAN:
        return place(middle - 30, room.y + (room.height - 42) / 2, token(card[-1]))
    if where is None:
        return ""
    each = scene.city[where]
    paint = scene.paints[each.owner] if each.owner >= 0 else None
    high = rise(len(each.tiles))
    scale = min(0.7, room.height / (74 + high), room.width / 94)
    top = room.y + high * scale + (room.height - (74 + high) * scale) / 2
    return place(middle - 46 * scale, top, building(colour_of(card), number_of(card), len(each.tiles), paint), scale=scale)


def _touchable(markup: str, actions: tuple[int, ...], said: str) -> str:
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


def tile_high(wide: float) -> float:
    """Return the height of a tile in the tray."""
    return wide * 0.85


def _draw_tiles(canvas: Canvas, scene: Scene, x: float, y: float, per_row: int, wide: float) -> None:
    """Draw the viewer's tiles, those put aside pale, and the choice to lay none."""
    view, high = scene.view, tile_high(wide)
    assert view.seat is not None
    mine = view.players[view.seat]
    for number, name in enumerate([*mine.known_tiles, *view.aside]):
        row, column = divmod(number, per_row)
        left, top = x + column * (wide + GAP), y + row * (high + GAP)
        box = Box(left, top - 1, wide, high, 6)
        drawn = place(left, top, tile(colour_of(name), number_of(name)), scale=wide / 92)
        if name in view.aside:
            drawn = group(drawn, opacity=0.4)
        if view.commit[1:] == (name,):
            drawn += picked(box)
        canvas.piece(f"tile-{name}", drawn, label=scene.tile(name))
        canvas.target(f"tile-{name}", box, scene.tile(name), dot=0, layer="pieces")
    if canvas.actions("tile-none"):
        row, column = divmod(len(mine.known_tiles) + len(view.aside), per_row)
        left, top = x + column * (wide + GAP), y + row * (high + GAP)
        box = Box(left, top, wide, high - 4, 8)
        text = fit(scene.word("no-tile"), wide - 8, 12, 2, least=9)
        canvas.draw("pieces", box.draw(fill=tone("surface"), stroke=tone("edge"), stroke_width=1.2, stroke_dasharray="5 4"))
        canvas.draw("pieces", text.draw(left + wide / 2, top + (high - 4 - text.height) / 2, anchor="middle"))
        canvas.target("tile-none", box, scene.word("no-tile"), dot=0, layer="pieces")


def _draw_packet(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the characters to choose from, and those already kept."""
    view = scene.view
    kept = [name for name in own_picks(view) if f"character-{name}" not in scene.touches]
    packet = [name for name in cards(view) if name.startswith("char") and name not in kept]
    columns = max(1, int((width - 2 * PAD + GAP) // (PACKET_WIDTH + GAP)))
    beside = len(packet) + len(kept) <= columns
    rows = max(1, -(-len(packet) // columns))
    start = len(packet) if beside else 0
    below = y if beside or not kept else y + 28 + rows * (PACKET_HEIGHT + GAP)
    more = 0 if beside else -(-len(kept) // columns)
    height = (below - y if more else 0) + HEAD + (more or rows) * (PACKET_HEIGHT + GAP) + 3
    canvas.draw("ground", private(Box(x, y, width, height, 12), eye=False))
    for words, names, first, top in (("packet", packet, 0, y), ("kept", kept, start, below)):
        left = x + PAD + first * (PACKET_WIDTH + GAP)
        if names:
            canvas.draw("pieces", label(scene.word(words), left, top + 22, 15, "title"))
        for number, name in enumerate(names):
            row, column = divmod(number, columns)
            at = left + column * (PACKET_WIDTH + GAP), top + HEAD + row * (PACKET_HEIGHT + GAP)
            _draw_character(canvas, scene, name, Box(*at, PACKET_WIDTH, PACKET_HEIGHT, 9), name in kept)
    return height


def _draw_character(canvas: Canvas, scene: Scene, name: str, box: Box, kept: bool) -> None:
    colour = COLOURS[CHARACTER_COLOUR[CHARACTER[name]]]
    inner = box.draw(fill=tone("surface"), stroke=tone("line"), stroke_width=1.2)
    inner += rect(box.x, box.y + 8, 5, box.height - 16, 2, fill=PAINT[colour])
    inner += small_card(colour, None, box.x + 12, box.y + 9)
    title = fit(scene.card(name), box.width - 48, 12.5, 2, "title", least=9)
    inner += title.draw(box.x + 42, box.y + 8)
    text = fit(scene.help(name), box.width - 22, 11.5, 4, least=9)
    inner += text.draw(box.x + 12, box.y + 42, fill=tone("ink-soft"))
    actions = canvas.actions(f"character-{name}")
    if actions:
        inner += box.draw(class_="ring", fill="none", stroke=tone("go-ring"), stroke_width=2) + focus_ring(box)
    said = f"{scene.card(name)}. {scene.help(name)}"
    canvas.piece(f"character-{name}", _touchable(inner + (picked(box) if kept else ""), actions, said), label=said)
