"""Cards of Tiny Towns: buildings in play, monuments, and the cubes or resource cards to choose from."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from tabletown.drawing import Box, Canvas, Card, fit, measure, tone
from tabletown.drawing.cards import HEAD, PAD, back, chip
from tabletown.drawing.cards import draw_card as panel
from tabletown.drawing.cards import pattern as draw_pattern
from tabletown.drawing.svg import group, nums, rect
from tabletown.drawing.text import LEADING
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import KINDS, Scene, kind_of
from tabletown.games.tiny_towns.rules.material import CARD, PATTERNS, RESOURCES, TYPES

GAP = 10.0
LEAST, MOST = 84.0, 150.0  # heights of a card
_BACK = "#8a5a2b"


def face(scene: Scene, card: str) -> Card:
    """Return what a card shows."""
    drawn, size = _pattern(card)
    return Card(
        title=scene.card(card),
        text=scene.help(card),
        sign=SPRITE.use(kind_of(card), 0, 0, 50),
        pattern=drawn,
        pattern_size=size,
    )


@cache
def _pattern(card: str) -> tuple[str, tuple[float, float]]:
    return draw_pattern(PATTERNS[CARD[card]], lambda kind, x, y, cell: SPRITE.use(f"flat-{kind}", x, y, cell))


def card_height(scene: Scene, cards: Iterable[str], width: float) -> float:
    """Return the height at which the help of all these cards can be read."""
    lines = [_lines(scene.help(card), width - 16) for card in cards if card]
    return min(MOST, max(LEAST, PAD + HEAD + 10 + 12 * LEADING * max(lines, default=0)))


@lru_cache(512)
def _lines(text: str, width: float) -> int:
    return len(fit(text, width, 12, 9).lines)


def chip_of(scene: Scene, card: str) -> str:
    """Return the word on the edge of a card: how it matters to this decision."""
    if any(card in cards for cards in scene.landings.values()) and scene.sites:
        return scene.word("buildable")
    if any(card in cards for cards in scene.opened.values()):
        return scene.word("opens")
    return ""


def draw_card(canvas: Canvas, scene: Scene, card: str, box: Box, private: bool = False) -> None:
    """Draw a card: face down before it is dealt, dashed and with an eye while only the viewer sees it."""
    x, y, width, high = box.bounds
    if not card:
        canvas.draw("pieces", back(x, y, width, high, _BACK, SPRITE.use("hammer", -22, -22, 44, opacity=0.5)))
        return
    shown, key = face(scene, card), f"card-{card}"
    word = chip_of(scene, card)
    lit = bool(canvas.actions(key))
    if not private:
        canvas.card(key, replace(shown, chip=word), x, y, width, high)
    elif lit:
        secret = replace(shown, chip=scene.word("private"))
        canvas.draw("pieces", panel(secret, x, y, width, high, "private"))
        canvas.target(key, box, f"{shown.title}. {shown.text}", dot=0)
        canvas.draw("targets", chip(secret.chip, x + width - 8, y, eye=True, room=width - 16))
    else:
        canvas.card(key, replace(shown, chip=scene.word("private")), x, y, width, high, "private")
    if word and (private or not lit):
        end = x + 22 + measure(word, 12) if private else x + width - 8
        canvas.draw("targets", chip(word, end, y, lit=True, room=width - 16))
    if card == "opaleyes_watch" and not private:
        canvas.draw("pieces", group(_aside(scene), transform=f"translate({nums(x + width - 86, y + 14)})"))


def _aside(scene: Scene) -> str:
    seat = scene.view.seat
    pieces = scene.view.towns[seat].aside if seat is not None else ()
    return "".join(SPRITE.use(KINDS[TYPES.index(kind)], 26 * i, 0, 26) for i, kind in enumerate(pieces))


def monuments(scene: Scene) -> list[tuple[str, bool]]:
    """Return the monuments to show as cards: (card, whether only the viewer sees it)."""
    view = scene.view
    if view.seat is None:
        return []
    kept, built = view.kept[view.seat], view.towns[view.seat].monument
    found = [(kept, not built and view.phase != "over")] if kept else []
    if view.other and (scene.point == "choose" or view.phase == "deal"):
        found.append((view.other, True))
    return found


def draw_cards(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the seven cards in play and the viewer's monuments in two columns, and return the height."""
    top, half = y, (width - GAP) / 2
    cards = [*((card, False) for card in scene.view.cards), *monuments(scene)]
    for row in (cards[i : i + 2] for i in range(0, len(cards), 2)):
        high = card_height(scene, [card for card, _ in row], half)
        for column, (card, private) in enumerate(row):
            draw_card(canvas, scene, card, Box(x + column * (half + GAP), top, half, high, 10), private)
        top += high + GAP
    return top - GAP - y


# Cubes and resource cards to choose from.


@dataclass(frozen=True)
class Supplied:
    """A cube that can be chosen, or some equal resource cards; `square` is the Warehouse that it is on."""

    resource: str
    square: str = ""
    cards: int = 0

    @property
    def key(self) -> str:
        """The key that actions mention."""
        return f"stored-{self.square}-{self.resource}" if self.square else f"resource-{self.resource}"


def supply(scene: Scene) -> list[Supplied]:
    """Return what can be chosen beside the board."""
    view = scene.view
    if scene.point in ("name", "mark") and scene.legal:
        return [Supplied(each) for each in RESOURCES]
    if len(scene.hand) > 1:
        return [Supplied(*each) for each in scene.hand]
    if view.phase == "over":
        return []
    return [Supplied(each, cards=number) for each, number in zip(RESOURCES, view.open) if number]


# The cards on a phone, at a glance.

COLUMNS, ROW = 4, 45.0


def draw_rail(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw all cards small, with their patterns, those that can be built with a ring, and return the height."""
    cards = [card for card in (*scene.view.cards, *(card for card, _ in monuments(scene))) if card]
    columns = max(COLUMNS, -(-len(cards) // 2))
    wide = (width - 4.0 * (columns - 1)) / columns
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        _draw_small(canvas, scene, card, Box(x + column * (wide + 4), y + row * (ROW + 3), wide, ROW, 8))
    return 2 * ROW + 3


def _draw_small(canvas: Canvas, scene: Scene, card: str, box: Box) -> None:
    left, top, width, high = box.bounds
    drawn, (across, down) = _pattern(card)
    room = width - 40
    scale = min(room / across, (high - 10) / down, 0.7)
    at = (left + 37 + (room - across * scale) / 2, top + (high - down * scale) / 2)
    shown, key = face(scene, card), f"card-{card}"
    label = f"{shown.title}. {shown.text}"
    parts = (
        rect(left, top, width, high, 8, fill=tone("surface"), stroke=tone("line")),
        SPRITE.use(kind_of(card), left + 3, top + 6, 31),
        group(drawn, transform=f"translate({nums(*at)}) scale({nums(scale)})"),
    )
    if canvas.actions(key):
        canvas.draw("pieces", *parts)
        canvas.target(key, box, label, dot=0)
    else:  # a touch tells what it is, and why not
        canvas.piece(key, *parts, label=label)
