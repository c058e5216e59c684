"""Cards of Tiny Towns: buildings in play, monuments, and the cubes or resource cards to choose from."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from tabletown.drawing import Box, Canvas, Card, fit, measure, tone
from tabletown.drawing.cards import back, chip
from tabletown.drawing.cards import draw_card as panel
from tabletown.drawing.cards import pattern as draw_pattern
from tabletown.drawing.panels import surface
from tabletown.drawing.svg import group, nums, rect
from tabletown.drawing.text import LEADING, label
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import KINDS, Scene, kind_of
from tabletown.games.tiny_towns.rules.material import CARD, PATTERNS, RESOURCES, TYPES

GAP = 12.0
LEAST, MOST = 104.0, 176.0  # heights of a card
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
    return min(MOST, max(LEAST, 84 + 12 * LEADING * max(lines, default=0)))


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
        canvas.draw("pieces", group(_aside(scene), transform=f"translate({nums(x + width - 112, y + 28)})"))


def _aside(scene: Scene) -> str:
    seat = scene.view.seat
    pieces = scene.view.towns[seat].aside if seat is not None else ()
    return "".join(SPRITE.use(KINDS[TYPES.index(kind)], 34 * i, 0, 34) for i, kind in enumerate(pieces))


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
    """Draw the seven cards in play and the viewer's monument, and return the height."""
    title = fit(scene.word("cards"), width, 16, 1, "title")
    canvas.draw("ground", title.draw(x, y))
    top = y + 34
    half = (width - GAP) / 2
    first, *others = scene.view.cards
    rows = [[(first, False)], *([(card, False) for card in others[i : i + 2]] for i in (0, 2, 4))]
    rows += [[each] for each in monuments(scene)]
    for row in rows:
        wide = width if len(row) == 1 else half
        high = card_height(scene, [card for card, _ in row], wide)
        for column, (card, private) in enumerate(row):
            draw_card(canvas, scene, card, Box(x + column * (half + GAP), top, wide, high, 10), private)
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


def draw_supply(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw a row of cubes or resource cards, those that can be chosen with a ring, and return the height."""
    things = supply(scene)
    if not things:
        return 0.0
    wide = sum(max(1, each.cards) for each in things)
    columns = min(wide, max(5, -(-wide // 2)))
    rows, room, high = -(-wide // columns), min(104.0, (width - 16) / columns), 104.0
    top = y + (24 if things[0].cards else 8)
    canvas.draw("pieces", surface(x, y, width, top - y + 4 + high * rows))
    if things[0].cards:
        caption = fit(scene.word("open"), width - 28, 12)
        canvas.draw("pieces", caption.draw(x + width / 2, y + 6, anchor="middle", fill=tone("ink-soft")))
    place = 0
    for each in things:
        row, column = divmod(place, columns)
        left = x + (width - room * min(columns, wide - row * columns)) / 2 + room * column
        count = max(1, each.cards)
        _draw_supplied(canvas, scene, each, Box(left + 6, top + high * row, room * count - 12, high - 4, 9))
        place += count
    return top - y + 4 + high * rows


def _draw_supplied(canvas: Canvas, scene: Scene, each: Supplied, box: Box) -> None:
    count = max(1, each.cards)
    room = (box.width + 12) / count
    size = min(60.0 if not each.square else 48.0, room - 20)
    foot = box.y + box.height - (38 if each.square else 26)
    drawn = ""
    for i in range(count):
        middle = box.x + room * i + (room - 12) / 2
        if each.cards:
            left, wide = middle - room / 2 + 11, room - 22
            drawn += rect(left, box.y + 4, wide, box.height - 8, 8, fill=tone("surface-2"), stroke=tone("edge"))
        words = fit(scene.resource(each.resource), room - (24 if each.cards else 14), 12.5, least=9)
        drawn += SPRITE.use(f"cube-{each.resource}", middle - size / 2, box.y + 9, size)
        drawn += words.draw(middle, foot, anchor="middle", weight=600)
        drawn += label(each.square, middle, foot + 28, 12, anchor="middle", fill=tone("ink-soft"))
    legal = bool(canvas.actions(each.key))
    # A resource that may not be named or marked now stays in its place, pale.
    canvas.draw("pieces", drawn if legal or each.cards else group(drawn, opacity=0.35))
    verb = "take" if each.square else scene.point if scene.point in ("name", "mark", "pick") else "choose"
    canvas.target(each.key, box, scene.word(verb, resource=each.resource, square=each.square), dot=0)
