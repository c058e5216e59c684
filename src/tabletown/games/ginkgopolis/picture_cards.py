"""What only the viewer sees: hand, tiles and the packet of the draft; each card with what it would bring."""

from tabletown.drawing import Box, Canvas, fit, tone
from tabletown.drawing.states import halos, ids, picked, private
from tabletown.drawing.svg import group, place, rect
from tabletown.drawing.text import label
from tabletown.games.ginkgopolis.board import cards
from tabletown.games.ginkgopolis.material import (
    CARD,
    CHARACTER,
    CHARACTER_COLOUR,
    COLOURS,
    SCORING,
    TRIGGER,
    TRIGGERS,
    URBAN,
)
from tabletown.games.ginkgopolis.picture_scene import Scene, colour_of, number_of
from tabletown.games.ginkgopolis.pieces import PAINT, SPRITE, building, rise, small_card, tile, token, trigger
from tabletown.games.ginkgopolis.preview import Preview
from tabletown.games.ginkgopolis.view import own_picks

PAD = 12.0
CARD_WIDTH, CARD_HEIGHT = 112.0, 146.0
TILE_WIDTH, TILE_HEIGHT = 66.0, 56.0
GAP = 8.0


def assets(
    x: float, y: float, resources: int = 0, points: int = 0, tiles: int = 0, *, signed: bool = True, size: float = 13
) -> str:
    """A line of amounts, each before its sign; (x, y) is the left end of the baseline."""
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
    """Hand and tiles of the viewer, or the packet of the draft; the height it takes."""
    if scene.view.seat is None:
        return 0.0
    if scene.view.packets:
        return _draw_packet(canvas, scene, x, y, width)
    mine = scene.view.players[scene.view.seat]
    columns = max(1, int((width - 2 * PAD + GAP) // (CARD_WIDTH + GAP)))
    beside = width - 2 * PAD - len(mine.hand) * (CARD_WIDTH + GAP) > 3 * (TILE_WIDTH + GAP)
    rows = -(-len(mine.hand) // columns) if mine.hand else 0
    hand_wide = len(mine.hand) * (CARD_WIDTH + GAP) if beside else 0
    tiles_x = x + PAD + hand_wide + (10 if beside else 0)
    tiles_y = y + 34 if beside else y + 34 + rows * (CARD_HEIGHT + GAP)
    per_row = max(1, int((x + width - PAD - tiles_x + GAP) // (TILE_WIDTH + GAP)))
    count = len(mine.known_tiles) + len(scene.view.aside) + 1
    tile_rows = -(-count // per_row)
    height = max(34 + rows * (CARD_HEIGHT + GAP), tiles_y - y + tile_rows * (TILE_HEIGHT + GAP)) + 6
    canvas.draw("ground", private(Box(x, y, width, height, 12), eye=False))
    canvas.draw("pieces", label(scene.word("hand"), x + PAD, y + 23, 15, "title"))
    if beside:
        canvas.draw("pieces", label(scene.word("tiles"), tiles_x, y + 23, 15, "title"))
    note = fit(scene.word("private"), width / 3, 12, least=9)
    canvas.draw("pieces", note.draw(x + width - PAD, y + 11, anchor="end", fill=tone("ink-soft")))
    for number, card in enumerate(mine.hand):
        row, column = divmod(number, columns)
        _draw_hand_card(canvas, scene, card, x + PAD + column * (CARD_WIDTH + GAP), y + 34 + row * (CARD_HEIGHT + GAP))
    _draw_tiles(canvas, scene, tiles_x, tiles_y, per_row)
    return height


def _draw_hand_card(canvas: Canvas, scene: Scene, card: str, x: float, y: float) -> None:
    """A card of the hand: its building or token, what it brings alone, and what it is worth when kept."""
    box = Box(x, y, CARD_WIDTH, CARD_HEIGHT, 9)
    inner = box.draw(fill=tone("surface"), stroke=tone("line"), stroke_width=1.2)
    where = scene.where(card)
    if CARD[card] >= URBAN:
        inner += place(x + CARD_WIDTH / 2 - 33, y + 22, token(card[-1]), scale=1.1)
    elif where is not None:
        each = scene.city[where]
        paint = scene.paints[each.owner] if each.owner >= 0 else None
        high = rise(len(each.tiles))
        scale = min(0.88, 70 / (68 + high))
        drawn = building(colour_of(card), number_of(card), len(each.tiles), paint)
        inner += place(x + (CARD_WIDTH - 92 * scale) / 2, y + 10 + high * scale, drawn, scale=scale)
    inner += rect(x + 8, y + 88, CARD_WIDTH - 16, 1, fill=tone("line"))
    alone = scene.preview(card)
    inner += trigger("exploit", x + 6, y + 93, 17, tone("ink-soft")) + gains(alone, x + 26, y + 106.4, 11.5, CARD_WIDTH - 30)
    inner += _kept(card, x + 6, y + 116)
    actions = canvas.actions(f"card-{card.lower()}")
    chosen = scene.view.commit[:1] == (card,)
    lit = box.draw(class_="ring", fill="none", stroke=tone("go-ring"), stroke_width=2) + halos(box) if actions else ""
    said = f"{scene.card(card)}. {scene.help(card)}"
    canvas.piece(
        f"card-{card.lower()}", _touchable(inner + lit + (picked(box) if chosen else ""), actions, said), label=said
    )


def _touchable(markup: str, actions: tuple[int, ...], said: str) -> str:
    if not actions:
        return markup
    return group(markup, class_="card target", role="button", tabindex="-1", aria_label=said, data_actions=ids(actions))


def gains(found: Preview, x: float, y: float, size: float, room: float) -> str:
    """What a choice brings, a resource or a tile by choice among it; (x, y) is the left end of the baseline."""
    kinds = sum(1 for amount in (found.resources, found.points, found.tiles) if amount)
    if kinds or found.choice:
        size = min(size, (room - 5 * kinds - 12 * found.choice) / (2.36 * kinds + 2.24 * found.choice))
    if not found.choice:
        return assets(x, y, found.resources, found.points, found.tiles, size=size)
    high = size * 1.12
    either = SPRITE.use("resource", x, y - size * 0.86, high) + label("/", x + high + 2, y, size)
    either += SPRITE.use("tile", x + high + 7, y - size * 0.86, high)
    return either + assets(x + 2 * high + 12, y, found.resources, found.points, found.tiles, size=size)


def _kept(card: str, x: float, y: float) -> str:
    """What a card does once it lies in front of its owner: trigger and gain, or points at the end."""
    number = CARD[card]
    if number >= URBAN:
        return (
            trigger("urbanize", x, y, 18, tone("ink-soft"))
            + label("+", x + 24, y + 14, 13)
            + SPRITE.use("tile", x + 34, y + 3, 15)
        )
    if SCORING[number]:
        return trigger("end", x, y, 18, tone("ink-soft")) + SPRITE.use("point", x + 24, y + 1, 18)
    colour = colour_of(card)
    gained = {"red": (1, 0, 0), "yellow": (0, 1, 0), "blue": (0, 0, 1)}[colour]
    more = 1 if number_of(card) >= 7 else 0
    return trigger(TRIGGERS[TRIGGER[number]], x, y, 18, tone("ink-soft")) + assets(
        x + 24, y + 14, gained[0], gained[1] + more, gained[2]
    )


def _draw_tiles(canvas: Canvas, scene: Scene, x: float, y: float, per_row: int) -> None:
    """The viewer's tiles, those put aside pale, and the choice to lay none."""
    view = scene.view
    assert view.seat is not None
    mine = view.players[view.seat]
    for number, name in enumerate([*mine.known_tiles, *view.aside]):
        row, column = divmod(number, per_row)
        left, top = x + column * (TILE_WIDTH + GAP), y + row * (TILE_HEIGHT + GAP)
        box = Box(left, top - 1, TILE_WIDTH, TILE_HEIGHT, 6)
        drawn = place(left, top, tile(colour_of(name), number_of(name)), scale=TILE_WIDTH / 92)
        if name in view.aside:
            drawn = group(drawn, opacity=0.4)
        if view.commit[1:] == (name,):
            drawn += picked(box)
        canvas.piece(f"tile-{name}", drawn, label=scene.tile(name))
        canvas.target(f"tile-{name}", box, scene.tile(name), dot=0, layer="pieces")
    if canvas.actions("tile-none"):
        row, column = divmod(len(mine.known_tiles) + len(view.aside), per_row)
        left, top = x + column * (TILE_WIDTH + GAP), y + row * (TILE_HEIGHT + GAP)
        box = Box(left, top, TILE_WIDTH, TILE_HEIGHT - 4, 8)
        text = fit(scene.word("no-tile"), TILE_WIDTH - 8, 12, 2, least=9)
        canvas.draw("pieces", box.draw(fill=tone("surface"), stroke=tone("edge"), stroke_width=1.2, stroke_dasharray="5 4"))
        canvas.draw("pieces", text.draw(left + TILE_WIDTH / 2, top + (TILE_HEIGHT - 4 - text.height) / 2, anchor="middle"))
        canvas.target("tile-none", box, scene.word("no-tile"), dot=0, layer="pieces")


def _draw_packet(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """The characters to choose from, and those already kept."""
    view = scene.view
    kept = [name for name in own_picks(view) if f"character-{name}" not in scene.touches]
    packet = [name for name in cards(view) if name.startswith("char")]
    shown = [*packet, *[name for name in kept if name not in packet]]
    wide, high = 158.0, 104.0
    columns = max(1, int((width - 2 * PAD + GAP) // (wide + GAP)))
    rows = max(1, -(-len(shown) // columns))
    height = 40 + rows * (high + GAP) + 4
    canvas.draw("ground", private(Box(x, y, width, height, 12), eye=False))
    canvas.draw("pieces", label(scene.word("packet"), x + PAD, y + 24, 15, "title"))
    for number, name in enumerate(shown):
        row, column = divmod(number, columns)
        left, top = x + PAD + column * (wide + GAP), y + 36 + row * (high + GAP)
        _draw_character(canvas, scene, name, Box(left, top, wide, high, 9), name in kept)
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
        inner += box.draw(class_="ring", fill="none", stroke=tone("go-ring"), stroke_width=2) + halos(box)
    said = f"{scene.card(name)}. {scene.help(name)}"
    canvas.piece(f"character-{name}", _touchable(inner + (picked(box) if kept else ""), actions, said), label=said)
