"""The tray below the city, always of the same height: hand and tiles, the draft, or the cards of a round in turn order.

On a phone the same things lie in a lower row, the rail.
"""

from tabletown.drawing import Box, Canvas, fit, tone
from tabletown.drawing.cards import back
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.seats import badge
from tabletown.drawing.states import committed, focus_ring, picked, private, thinking
from tabletown.drawing.svg import group, place, rect
from tabletown.drawing.text import label
from tabletown.games.ginkgopolis.picture.cards import assets, draw_hand_card, draw_small_card, touchable
from tabletown.games.ginkgopolis.picture.pieces import PAINT, SPRITE, small_card, tile, token, trigger
from tabletown.games.ginkgopolis.picture.scene import Scene, colour_of, number_of
from tabletown.games.ginkgopolis.rules.material import (
    CARD,
    CHARACTER,
    CHARACTER_COLOUR,
    CHARACTER_GAIN,
    CHARACTER_START,
    CHARACTER_TRIGGER,
    COLOURS,
    TRIGGERS,
    URBAN,
)
from tabletown.games.ginkgopolis.rules.view import own_picks
from tabletown.games.ginkgopolis.text import cards

TRAY = 147.0  # the height of the tray
RAIL = 96.0  # and of the rail of a phone
CARD_WIDTH, CARD_HEIGHT = 100.0, 104.0
HEAD = 32.0  # from the edge of the tray to its first row
GAP = 8.0
TILES = (48.0, 42.0, 37.0, 32.0, 28.0)  # widths, as large as all tiles allow
LOW = 45.0  # a row of the rail


def draw_tray(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the tray of a desktop, and return its height."""
    if scene.view.packets and scene.view.seat is not None:
        _draw_packet(canvas, scene, Box(x, y, width, TRAY), HEAD)
    elif scene.shows_round:
        _draw_round(canvas, scene, Box(x, y, width, TRAY))
    else:
        _draw_hand(canvas, scene, Box(x, y, width, TRAY, 12))
    return TRAY


def draw_rail(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the rail of a phone, and return its height."""
    box = Box(x, y, width, RAIL)
    if scene.view.packets and scene.view.seat is not None:
        _draw_packet(canvas, scene, box, 0)
    elif scene.shows_round:
        _draw_round(canvas, scene, box)
    else:
        _draw_low_hand(canvas, scene, box)
    return RAIL


# Hand and tiles.


def _draw_hand(canvas: Canvas, scene: Scene, box: Box) -> None:
    view = scene.view
    assert view.seat is not None
    mine = view.players[view.seat]
    x, y = box.x, box.y
    cards = max(len(mine.hand), 2)  # before the deal the word for the hand takes the room of two cards
    left = x + PAD + cards * (CARD_WIDTH + GAP) + 10
    canvas.draw("ground", private(box, eye=False))
    canvas.draw("pieces", label(scene.word("hand"), x + PAD, y + 23, 15, "title"))
    canvas.draw("pieces", label(scene.word("tiles"), left, y + 23, 15, "title"))
    note = fit(scene.word("private"), box.width / 4, 12, least=9)
    canvas.draw("pieces", note.draw(x + box.width - PAD, y + 11, anchor="end", fill=tone("ink-soft")))
    for number, card in enumerate(mine.hand):
        draw_hand_card(canvas, scene, card, Box(x + PAD + number * (CARD_WIDTH + GAP), y + HEAD, CARD_WIDTH, CARD_HEIGHT, 9))
    _draw_tiles(canvas, scene, Box(left, y + HEAD, x + box.width - PAD - left, box.height - HEAD - 6))


def _draw_low_hand(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Draw cards in a row, and tiles in a row below."""
    view = scene.view
    assert view.seat is not None
    hand = view.players[view.seat].hand
    only_tiles = scene.point == "return"
    if hand and not only_tiles:
        wide = (box.width - 6 * (len(hand) - 1)) / len(hand)
        high = box.height if scene.gives else LOW
        for number, card in enumerate(hand):
            draw_small_card(canvas, scene, card, Box(box.x + number * (wide + 6), box.y, wide, high, 8))
    if not scene.gives:
        top = 0.0 if only_tiles else box.height - LOW
        _draw_tiles(canvas, scene, Box(box.x, box.y + top, box.width, box.height - top), least=len(hand) > 0)


def tile_high(wide: float) -> float:
    """Return the height of a tile in the tray."""
    return wide * 0.85


def _fitting(count: int, room: Box) -> tuple[float, int]:
    """Return the width of tiles and how many are in a row, so that all have room."""
    for wide in TILES:
        per_row = max(1, int((room.width + GAP) // (wide + GAP)))
        if -(-count // per_row) * (tile_high(wide) + GAP) - GAP <= room.height + 1:
            return wide, per_row
    return TILES[-1], max(1, int((room.width + 2) // (TILES[-1] + 2)))


def _draw_tiles(canvas: Canvas, scene: Scene, room: Box, *, least: bool = True) -> None:
    """Draw the viewer's tiles, those put aside pale, those that cannot be paid dashed, and the choice to lay none."""
    view = scene.view
    assert view.seat is not None
    mine = view.players[view.seat]
    none = 1 if canvas.actions("tile-none") else 0
    names = [*mine.known_tiles, *view.aside]
    wide, per_row = _fitting(len(names) + none, room)
    gap = min(GAP, (room.width - per_row * wide) / max(1, per_row - 1))
    high = tile_high(wide)
    for number, name in enumerate(names):
        row, column = divmod(number, per_row)
        box = Box(room.x + column * (wide + gap), room.y + row * (high + GAP), wide, high, 6)
        drawn = place(box.x, box.y + 1, tile(colour_of(name), number_of(name)), scale=wide / 92)
        missing = scene.shortage(name)
        if name in view.aside:
            drawn = group(drawn, opacity=0.4)
        elif missing is not None:
            drawn = group(drawn, opacity=0.45) + _missing(box, *missing)
        if view.commit[1:] == (name,):
            drawn += picked(box)
        words = scene.tile(name) if missing is None else scene.word("tile-short", tile=scene.tile(name))
        canvas.piece(f"tile-{name}", drawn, label=words)
        canvas.target(f"tile-{name}", box, words, dot=0, layer="pieces", behind=missing is not None)
    if none and least:
        row, column = divmod(len(names), per_row)
        box = Box(room.x + column * (wide + gap), room.y + row * (high + GAP), wide, high, 8)
        text = fit(scene.word("no-tile"), wide - 6, 12, 2, least=8)
        canvas.draw("pieces", box.draw(fill=tone("surface"), stroke=tone("edge"), stroke_width=1.2, stroke_dasharray="5 4"))
        canvas.draw("pieces", text.draw(box.x + wide / 2, box.y + (high - text.height) / 2, anchor="middle"))
        canvas.target("tile-none", box, scene.word("no-tile"), dot=0, layer="pieces")


def _missing(box: Box, resources: int, points: int) -> str:
    """Return a dashed edge and the number that is missing at least."""
    kind, amount = ("resource", resources) if resources else ("point", points)
    edge = box.draw(fill="none", stroke=tone("alert"), stroke_width=1.6, stroke_dasharray="4 3")
    middle, foot = box.x + box.width / 2, box.y + box.height - 3
    pill = rect(middle - 17, foot - 13, 34, 16, 8, fill=tone("surface"), stroke=tone("alert"), stroke_width=1)
    words = label(f"\N{MINUS SIGN}{amount}", middle - 2, foot - 0.6, 12, anchor="end", weight=700, fill=tone("alert"))
    return edge + pill + words + SPRITE.use(kind, middle, foot - 12, 14)


# The draft.


def _draw_packet(canvas: Canvas, scene: Scene, box: Box, head: float) -> None:
    """Draw the characters to choose from, and those already kept; four have room, in two rows on a phone."""
    view = scene.view
    kept = [name for name in own_picks(view) if f"character-{name}" not in scene.touches]
    packet = [name for name in cards(view) if name.startswith("char") and name not in kept]
    if head:
        canvas.draw("ground", private(Box(box.x, box.y, box.width, box.height, 12), eye=False))
    columns = 4 if head else 2
    edge = PAD if head else 0.0
    wide = (box.width - 2 * edge - GAP * (columns - 1)) / columns
    high = CARD_HEIGHT if head else LOW
    for words, names, first in (("packet", packet, 0), ("kept", kept, len(packet))):
        if names and head:
            start = box.x + edge + first * (wide + GAP)
            canvas.draw("pieces", label(scene.word(words), start, box.y + 22, 15, "title"))
        for number, name in enumerate(names, first):
            row, column = divmod(number, columns)
            at = box.x + edge + column * (wide + GAP), box.y + head + row * (high + 6)
            _draw_character(canvas, scene, name, Box(*at, wide, high, 9), name in kept)


def _draw_character(canvas: Canvas, scene: Scene, name: str, box: Box, kept: bool) -> None:
    number = CHARACTER[name]
    colour = COLOURS[CHARACTER_COLOUR[number]]
    inner = box.draw(fill=tone("surface"), stroke=tone("line"), stroke_width=1.2)
    inner += rect(box.x, box.y + 6, 5, box.height - 12, 2, fill=PAINT[colour])
    inner += small_card(colour, None, box.x + 12, box.y + 9)
    low = box.height < 60
    words = scene.card(name).partition(" (")[0] if low else scene.card(name)  # the sign of the trigger is below
    title = fit(words, box.width - 48, 12.5, 1 if low else 2, "title", least=9)
    inner += title.draw(box.x + 42, box.y + (3 if low else 8))
    if low:
        gain, start = CHARACTER_GAIN[number], CHARACTER_START[number]
        inner += trigger(TRIGGERS[CHARACTER_TRIGGER[number]], box.x + 42, box.y + 24, 15, tone("ink-soft"))
        inner += assets(box.x + 60, box.y + 36, gain & 255, gain >> 8 & 255, gain >> 16, size=12)
        inner += rect(box.x + 94, box.y + 25, 1, 13, fill=tone("line"))
        inner += assets(box.x + 100, box.y + 36, start & 255, start >> 8 & 255, start >> 16, size=10.5, signed=False)
    else:
        text = fit(scene.help(name), box.width - 22, 12, 4, least=9)
        inner += text.draw(box.x + 12, box.y + 42, fill=tone("ink-soft"))
    actions = canvas.actions(f"character-{name}")
    if actions:
        inner += box.draw(class_="ring", fill="none", stroke=tone("go-ring"), stroke_width=2) + focus_ring(box)
    said = f"{scene.card(name)}. {scene.help(name)}"
    canvas.piece(f"character-{name}", touchable(inner + (picked(box) if kept else ""), actions, said), label=said)


# The cards of a round.


def _draw_round(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Draw the cards of all players in turn order: laid open now, or face down with or without a tile."""
    order = scene.order
    wide = (box.width - GAP * (len(order) - 1)) / len(order)
    for number, player in enumerate(order):
        each = Box(box.x + number * (wide + GAP), box.y, wide, box.height, 10)
        _draw_play(canvas, scene, player, number, each)


def _draw_play(canvas: Canvas, scene: Scene, player: int, number: int, box: Box) -> None:
    low = box.height < 120
    state = scene.play_state(player, number)
    out = surface(box.x, box.y, box.width, box.height - 3, strong=state == "now")
    if state == "now":
        out += rect(box.x + 8, box.y, box.width - 16, 3, 1.5, fill=tone("last"))
    size = 18.0 if low else 24.0
    out += label(str(number + 1), box.x + 8, box.y + (20 if low else 26), 15 if low else 17, "title")
    out += badge(scene.paints[player], box.x + (20 if low else 24), box.y + (6 if low else 9), size)
    room = box.width - size - 34
    words = scene.say(f"ginkgopolis-picture-play-{state}", {}) if scene.point != "over" else scene.word("total")
    out += fit(scene.name(player), room, 12 if low else 15, least=9).draw(
        box.x + size + 30, box.y + (4 if low else 9), weight=600
    )
    top = box.y + (30 if low else 44)
    card, laid = scene.played(player, number)
    if scene.point == "over":
        total = str(scene.scores[player].total)
        out += label(total, box.x + 12, top + (24 if low else 34), 24 if low else 34, "title")
        said = scene.word("play-sum", cards=scene.share(player, "card_"), districts=scene.share(player, "district_"))
    elif card:
        out += _draw_pair(card, laid, box.x + 8, top, min(0.62 if low else 1.0, (box.width - 14) / 144))
        said = ", ".join([scene.card(card), *([scene.tile(laid)] if laid and laid != "none" else [])])
    elif state == "down":
        out += back(box.x + 12, top, 24 if low else 44, 34 if low else 62, "#6f8f5f")
        has_tile = scene.view.players[player].with_tile
        if has_tile:
            out += SPRITE.use("tile_back", box.x + (24 if low else 44), top + 8, 26 if low else 44)
        said = scene.word("play-with" if has_tile else "play-without")
    else:
        said = ""
        if state == "thinking":
            out += thinking(box.x + 16, top + 10, 5)
        elif state == "done":
            has = scene.view.players[player]
            out += assets(box.x + 12, top + 16, has.resources, has.points, has.tiles, signed=False, size=11 if low else 14)
            said = "" if low else scene.word("play-has")
        elif state == "chosen":
            out += committed(box.x + 12, top, 18)
    foot = fit(said or words, box.width - 18, 12 if not low else 10.5, 2, least=9)
    out += foot.draw(box.x + 10, box.y + box.height - foot.height - (6 if low else 8), fill=tone("ink-soft"))
    canvas.piece(f"play-{player}", out, label=f"{number + 1}. {scene.name(player)}: {words}. {said}")


def _draw_pair(card: str, laid: str, x: float, y: float, scale: float) -> str:
    """Return a card as its tile or token, and the tile laid on it."""
    if CARD[card] >= URBAN:
        out = place(x, y, token(card[-1]), scale=scale)
    else:
        out = place(x, y, tile(colour_of(card), number_of(card)), scale=0.68 * scale)
    if laid and laid != "none":
        out += label("+", x + 68 * scale, y + 32 * scale, 16 * scale + 2, weight=700)
        out += place(x + 80 * scale, y, tile(colour_of(laid), number_of(laid)), scale=0.68 * scale)
    return out
