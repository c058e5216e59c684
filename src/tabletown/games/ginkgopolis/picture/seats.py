"""Seat panels of Ginkgopolis: public possessions, and the engine of bonus cards by trigger."""

from tabletown.drawing import Canvas, fit, measure, tone
from tabletown.drawing.icons import icon
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.seats import badge
from tabletown.drawing.states import committed, thinking
from tabletown.drawing.svg import rect
from tabletown.drawing.text import label
from tabletown.games.ginkgopolis.picture.cards import assets
from tabletown.games.ginkgopolis.picture.panels import mini
from tabletown.games.ginkgopolis.picture.pieces import SPRITE, small_card, trigger
from tabletown.games.ginkgopolis.picture.scene import Scene, colour_of, number_of
from tabletown.games.ginkgopolis.rules.material import (
    CARD,
    CHARACTER,
    CHARACTER_COLOUR,
    CHARACTER_TRIGGER,
    COLOURS,
    TRIGGER,
    TRIGGERS,
    is_endgame,
)

ROW = 27.0  # of the engine
ROOM = 790.0  # for all panels below each other
COMPACT = 96.0  # the height of a panel where they would not fit
Engine = dict[str, list[tuple[str, int | None]]]


def engine(scene: Scene, player: int) -> Engine:
    """Return the cards in front of a player by trigger, as colour and number; characters have no number."""
    known = scene.view.players[player]
    found: Engine = {name: [] for name in (*TRIGGERS, "end")}
    for name in known.characters:
        number = CHARACTER[name]
        found[TRIGGERS[CHARACTER_TRIGGER[number]]].append((COLOURS[CHARACTER_COLOUR[number]], None))
    for name in known.cards:
        kind = "end" if is_endgame(CARD[name]) else TRIGGERS[TRIGGER[CARD[name]]]
        found[kind].append((colour_of(name), number_of(name)))
    return {kind: cards for kind, cards in found.items() if cards}


def is_compact(scene: Scene, width: float) -> bool:
    """Return whether the whole panels of all players are too high together."""
    return sum(_whole_height(scene, player, width) + 14 for player in range(scene.players)) > ROOM


def panel_height(scene: Scene, player: int, width: float) -> float:
    """Return the height of a panel."""
    return COMPACT if is_compact(scene, width) else _whole_height(scene, player, width)


def _whole_height(scene: Scene, player: int, width: float) -> float:
    rows = sum(_rows(cards, width) for cards in engine(scene, player).values()) + len(_known(scene, player))
    return 106 + rows * ROW + (6 if rows else 0)


def _known(scene: Scene, player: int) -> dict[str, list[str]]:
    """Return the known cards and tiles of another player (GK-11.1, GK-11.3), by the word for them."""
    mine = player == scene.view.seat
    known = scene.view.players[player]
    found = {"known": [] if mine else list(known.hand), "shown": [] if mine else list(known.shown_tiles)}
    return {word: names for word, names in found.items() if names}


def _draw_known(scene: Scene, word: str, names: list[str], x: float, y: float, width: float) -> str:
    out = fit(scene.word(word), 84, 12, least=9).draw(x, y + 2, fill=tone("ink-soft"))
    step = min(32.0, (width - 2 * PAD - 90) / len(names))
    for number, name in enumerate(names):
        left = x + 90 + number * step
        out += mini(name, left, y - 1) if word == "known" else small_card(colour_of(name), number_of(name), left, y - 1)
    return out


def _rows(cards: list[tuple[str, int | None]], width: float) -> int:
    return -(-len(cards) // _per_row(width))


def _per_row(width: float) -> int:
    return max(3, int((width - 2 * PAD - 26 - 90) // 26))


def draw_player(canvas: Canvas, scene: Scene, player: int, x: float, y: float, width: float) -> float:
    """Draw the panel of a player, and return its height."""
    known, height = scene.view.players[player], panel_height(scene, player, width)
    out = surface(x, y, width, height, strong=player == scene.view.seat)
    out += _header(scene, player, x, y, width)
    left = x + PAD
    for kind, amount in (("resource", known.resources), ("point", known.points), ("tile", known.tiles)):
        out += SPRITE.use(kind, left, y + 56, 19) + label(str(amount), left + 23, y + 70, 15, weight=600)
        left += 56
    if known.new_hands:
        out += trigger("new_hand", left, y + 56, 17, tone("ink-soft")) + label(
            str(known.new_hands), left + 22, y + 70, 15, weight=600
        )
    if is_compact(scene, width):
        out += _sums(scene, player, x + PAD, y + 76, width - 2 * PAD)
        canvas.piece(f"seat-{player}", out, label=player_in_words(scene, player))
        return height
    out += _bar(scene, player, x + PAD, y + 78, width - 2 * PAD)
    top = y + 112
    for kind, cards in engine(scene, player).items():
        out += _engine(scene, player, kind, cards, x + PAD, top, width)
        top += _rows(cards, width) * ROW
    for word, names in _known(scene, player).items():
        out += _draw_known(scene, word, names, x + PAD, top, width)
        top += ROW
    canvas.piece(f"seat-{player}", out, label=player_in_words(scene, player))
    return height


def _sums(scene: Scene, player: int, x: float, y: float, width: float) -> str:
    """Return the sums of the engine in one line: each trigger with its gain, end-game cards with their points."""
    found: list[tuple[str, tuple[int, int, int]]] = []
    for kind in engine(scene, player):
        if kind == "end":
            total = sum(line.points for line in scene.scores[player].lines if line.item.startswith("card_"))
            found.append((kind, (0, total, 0)))
        else:
            packed = scene.state.bonus[3 * player + TRIGGERS.index(kind)]
            found.append((kind, (packed & 255, packed >> 8 & 255, packed >> 16)))
    signs = sum(1 for _, amounts in found for amount in amounts if amount)
    size = min(11.0, (width - 21 * len(found) - 5 * signs) / max(1.0, 2.0 * signs))
    out, left = "", x
    for kind, amounts in found:
        out += trigger(kind, left, y - 2, 16, tone("ink-soft")) + assets(
            left + 17, y + 11, *amounts, signed=False, size=size
        )
        left += 21 + sum(size * (0.62 * len(str(amount)) + 1.12) + 5 for amount in amounts if amount)
    return out


def _engine(
    scene: Scene, player: int, kind: str, cards: list[tuple[str, int | None]], x: float, y: float, width: float
) -> str:
    """Return the cards of a trigger, and the sum of their gains."""
    out = trigger(kind, x, y, 18, tone("ink-soft"))
    for number, (colour, value) in enumerate(cards):
        row, column = divmod(number, _per_row(width))
        out += small_card(colour, value, x + 26 + column * 26, y - 1 + row * ROW)
    right = x + width - 2 * PAD - 86
    if kind == "end":
        total = sum(line.points for line in scene.scores[player].lines if line.item.startswith("card_"))
        return out + assets(right, y + 15, 0, total, 0, signed=False, size=12)
    packed = scene.state.bonus[3 * player + TRIGGERS.index(kind)]
    return out + assets(right, y + 15, packed & 255, packed >> 8 & 255, packed >> 16, signed=False, size=12)


def _header(scene: Scene, player: int, x: float, y: float, width: float) -> str:
    total = str(scene.scores[player].total)
    wide = measure(total, 20, "title")
    out = badge(scene.paints[player], x + PAD, y + 10, 30)
    out += fit(scene.name(player), width - 2 * PAD - 42 - wide - 34, 16, least=10).draw(x + PAD + 40, y + 8, weight=600)
    out += label(total, x + width - PAD - 24, y + 32, 20, "title", anchor="end") + icon(
        "point", x + width - PAD - 20, y + 15, 20
    )
    sign, words = _doing(scene, player)
    left = x + PAD + 40
    if sign == "thinking":
        out += thinking(left + 3, y + 38, 4.6)
        left += 24
    elif sign == "done":
        out += committed(left, y + 31, 14)
        left += 18
    return out + fit(words, x + width - PAD - 60 - left, 12, least=9).draw(left, y + 30, fill=tone("ink-soft"))


def _doing(scene: Scene, player: int) -> tuple[str, str]:
    """Return what a player is doing: the name of a sign, and words."""
    view = scene.view
    words = [scene.word("you")] if player == view.seat else []
    if view.first == player and view.options.mode != "solo":
        words.append(scene.word("first"))
    if scene.point == "over" or scene.state.is_gosha(player):
        return "", " · ".join(words)
    if view.actors > 0 and view.actors >> player & 1:
        return "thinking", " · ".join(words or [scene.word("thinking")])
    if scene.point in ("choose", "draft", "return"):
        return "done", " · ".join([*words, scene.word("ready")])
    if view.players[player].with_tile:
        words.append(scene.word("with-tile"))
    return "", " · ".join(words)


def _bar(scene: Scene, player: int, x: float, y: float, width: float) -> str:
    """Return a bar of the resources of a player: in the city, behind the screen, in the reserve."""
    known, paint = scene.view.players[player], scene.paints[player]
    total = max(1, known.placed + known.resources + known.reserve)
    out = rect(x, y, width, 9, 4.5, fill=tone("surface-2"), stroke=tone("edge"), stroke_width=1)
    out += rect(x, y, width * (known.placed + known.resources) / total, 9, 4.5, fill=paint.pale)
    out += rect(x, y, width * known.placed / total, 9, 4.5, fill=paint.fill)
    words = scene.word("placed", count=known.placed, total=total)
    left = fit(words, width * 0.62, 12, least=9).draw(x, y + 11, fill=tone("ink-soft"))
    right = fit(scene.word("reserve", count=known.reserve), width * 0.36, 12, least=9)
    return out + left + right.draw(x + width, y + 11, anchor="end", fill=tone("ink-soft"))


def player_in_words(scene: Scene, player: int) -> str:
    """Return a panel in words, for screen readers."""
    known = scene.view.players[player]
    said = scene.word(
        "player",
        name=scene.name(player),
        total=scene.scores[player].total,
        point=known.points,
        resource=known.resources,
        tile=known.tiles,
    )
    for word, names in _known(scene, player).items():
        name_of = scene.card if word == "known" else scene.tile
        said += f"; {scene.word(word)}: " + ", ".join(map(name_of, names))
    return said
