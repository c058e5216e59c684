"""Cards of Torres: the hand, the cards looked at, and the master card, each with its text."""

from tabletown.core.views import Line
from tabletown.drawing import Box, Canvas, Card, fit, tone
from tabletown.drawing.cards import chip
from tabletown.drawing.icons import icon
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.states import finished, private
from tabletown.drawing.text import label
from tabletown.games.torres.options import switch
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.text import card_lines, table_lines

HEIGHT, SMALL, TINY = 146.0, 54.0, 36.0
GAP = 8.0
FULL = 4  # so many cards show their text on a phone, and their names beside the board


def draw_cards(canvas: Canvas, scene: Scene, x: float, y: float, width: float, *, narrow: bool) -> float:
    """Draw the viewer's cards and the master card, and return the height.

    A sheet of a phone has room for words; beside the board ten cards must fit, and the rest follows.
    """
    view, top = scene.view, y
    own = None if view.seat is None else view.seats[view.seat]
    row = _row if narrow else _tight_row
    if view.master and narrow:
        top += _master(canvas, scene, x, top, width) + 12
    if view.drawn:
        top += row(canvas, scene, scene.word("looking"), view.drawn, x, top, width) + GAP
    if own and own.hand:
        top += row(canvas, scene, scene.word("hand"), own.hand, x, top, width) + GAP
    if own and own.deck:
        top += _deck(canvas, scene, own.deck, x, top, width) + GAP
    if view.master and not narrow:
        top += _master(canvas, scene, x, top, width) + GAP
    return top - y + _table(canvas, scene, x, top, width)


def _table(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the other public facts (TR-13.1): the supply, decks, cards played, and open hands."""
    view = scene.view
    lines = [Line("torres-board-supply", {"supply": view.supply}), *table_lines(view)]
    for seat in range(view.options.seats):
        lines += card_lines(view, seat, None if seat == view.seat else seat)
    text = fit("\n".join(scene.say(line.message, line.arguments) for line in lines), width - 2 * PAD, 12, 60, least=10)
    canvas.draw("pieces", surface(x, y, width, text.height + 20), text.draw(x + PAD, y + 10, fill=tone("ink-soft")))
    return text.height + 20


def _deck(canvas: Canvas, scene: Scene, count: int, x: float, y: float, width: float) -> float:
    """Draw the viewer's own deck: its size, and the cards whose place is known."""
    parts = [scene.word("deck", count=count)]
    for message, cards in (("deck-top", scene.view.top), ("deck-bottom", scene.view.bottom)):
        if cards:
            parts.append(scene.word(message, cards=", ".join(map(scene.card, cards))))
    text = fit("\n".join(parts), width - 2 * PAD - 26, 13, 6, least=11)
    height = text.height + 20
    canvas.draw("pieces", private(Box(x, y, width, height, 10)), text.draw(x + PAD, y + 10))
    return height


def _is_hidden(scene: Scene) -> bool:
    return bool(switch(scene.view.options, "action_cards") != "full_hand")


def _row(canvas: Canvas, scene: Scene, title: str, cards: tuple[str, ...], x: float, y: float, width: float) -> float:
    """Draw cards in two columns, equal ones together: a few with their text, many with their names."""
    kinds = list(dict.fromkeys(cards))
    room = width - 2 * PAD
    wide, high = (room - GAP) / 2, HEIGHT if len(kinds) <= FULL else SMALL
    height = 44 + -(-len(kinds) // 2) * (high + GAP)
    heading = fit(title, room - 26, 15, 1, "title", least=10)
    back = private(Box(x, y, width, height, 10)) if _is_hidden(scene) else surface(x, y, width, height)
    canvas.draw("pieces", back, heading.draw(x + PAD, y + 11))
    for i, card in enumerate(kinds):
        left, top = x + PAD + i % 2 * (wide + GAP), y + 40 + i // 2 * (high + GAP)
        if high == HEIGHT:
            _full(canvas, scene, card, cards.count(card), Box(left, top, wide, high))
        else:
            _small(canvas, scene, card, cards.count(card), Box(left, top, wide, high, 10))
    return height


def _tight_row(canvas: Canvas, scene: Scene, title: str, cards: tuple[str, ...], x: float, y: float, width: float) -> float:
    """Draw cards as small as they can be touched: up to four with their names, more as signs in rows of five."""
    kinds = list(dict.fromkeys(cards))
    columns = 2 if len(kinds) <= FULL else 5
    pad = gap = 4.0
    head = 22.0 if scene.view.drawn else pad  # two groups must be told apart
    wide = (width - 2 * pad - gap * (columns - 1)) / columns
    height = head + pad + -(-len(kinds) // columns) * (TINY + gap) - gap
    back = private(Box(x, y, width, height, 10), eye=head > pad) if _is_hidden(scene) else surface(x, y, width, height)
    canvas.draw("pieces", back)
    if head > pad:
        canvas.draw("pieces", label(title, x + 8, y + 16, 13, weight=600, room=width - 40))
    for i, card in enumerate(kinds):
        left, top = x + pad + i % columns * (wide + gap), y + head + i // columns * (TINY + gap)
        _small(canvas, scene, card, cards.count(card), Box(left, top, wide, TINY, 8), named=columns == 2)
    return height


def _chip(scene: Scene, card: str, count: int) -> str:
    """Return the word on a card that cannot be played in this turn."""
    return scene.word("bought") if count == scene.view.bought.count(card) else ""


def _full(canvas: Canvas, scene: Scene, card: str, count: int, box: Box) -> None:
    """Draw a card with its text."""
    sign, corner = SPRITE.use(f"sign-{card}", 0, 0, 50), f"×{count}" if count > 1 else ""
    face = Card(scene.card(card), scene.help(card), sign, chip=_chip(scene, card, count), corner=corner)
    canvas.card(f"card-{card}", face, box.x, box.y, box.width, box.height)


def _small(canvas: Canvas, scene: Scene, card: str, count: int, box: Box, *, named: bool = True) -> None:
    """Draw a card with its sign, and its name if there is room; its text is in its label."""
    key, words = f"card-{card}", f"{scene.card(card)}. {scene.help(card)}"
    size, corner = box.height - 8, f"×{count}" if count > 1 else ""
    face = box.draw(fill=tone("surface"), stroke=tone("line"), stroke_width=1.2)
    face += SPRITE.use(f"sign-{card}", box.x + (6 if named else (box.width - size) / 2), box.y + 4, size)
    if named:
        name = fit(
            f"{scene.card(card)} {corner}".strip(), box.width - size - 16, 13, 3 if box.height > TINY else 2, least=12
        )
        face += name.draw(box.x + size + 12, box.y + (box.height - name.height) / 2)
    elif corner:
        face += label(corner, box.x + box.width - 5, box.y + box.height - 6, 13, "title", anchor="end")
    fresh = _chip(scene, card, count)
    if fresh and named:
        face += chip(fresh, box.x + box.width - 4, box.y + 3, room=box.width - 8)
    elif fresh:
        face += icon("lock", box.x + box.width - 18, box.y + 3, 15, tone("ink-soft"))
    canvas.piece(key, finished(face) if fresh else face, label="" if canvas.actions(key) else words)
    canvas.target(key, box, words, dot=0, layer="pieces")


def _master(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the master card."""
    card = scene.view.master
    text = fit(scene.help(card), width - 2 * PAD - 62, 12, 4, least=10)
    height = max(84.0, 46 + text.height)
    name = fit(scene.card(card), width - 2 * PAD - 62, 15, 1, "title", least=10)
    inner = SPRITE.use(f"sign-{card}", x + PAD, y + height / 2 - 26, 52) + name.draw(x + PAD + 62, y + 24)
    inner += label(scene.word("master-card"), x + PAD + 62, y + 19, 12, fill=tone("ink-soft"), room=width - 2 * PAD - 62)
    inner += text.draw(x + PAD + 62, y + 44, fill=tone("ink-soft"))
    canvas.piece("master", surface(x, y, width, height), inner, label=f"{scene.card(card)}. {scene.help(card)}")
    return height
