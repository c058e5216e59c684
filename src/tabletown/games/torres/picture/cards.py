"""Cards of Torres: the hand, the cards looked at, and the master card, each with its text."""

from tabletown.core.views import Line
from tabletown.drawing import Box, Canvas, Card, fit, tone
from tabletown.drawing.cards import chip
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.states import private
from tabletown.drawing.text import label
from tabletown.games.torres.options import switch
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.text import card_lines, table_lines

HEIGHT, COLUMNS, GAP = 146.0, 2, 8.0
FULL = 4  # so many cards show their text; more are small, so that ten fit
SMALL = 54.0


def draw_cards(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the viewer's cards and the master card, and return the height."""
    view, top = scene.view, y
    own = None if view.seat is None else view.seats[view.seat]
    if view.master:
        top += _master(canvas, scene, x, top, width) + 12
    if view.drawn:
        top += _row(canvas, scene, scene.word("looking"), view.drawn, x, top, width) + 12
    if own and own.hand:
        top += _row(canvas, scene, scene.word("hand"), own.hand, x, top, width) + 12
    if own and own.deck:
        top += _deck(canvas, scene, own.deck, x, top, width) + 12
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


def _row(canvas: Canvas, scene: Scene, title: str, cards: tuple[str, ...], x: float, y: float, width: float) -> float:
    """Draw cards in rows, equal ones together; many cards are small, their text is told when one is asked about."""
    kinds = list(dict.fromkeys(cards))
    room = width - 2 * PAD
    wide = (room - GAP * (COLUMNS - 1)) / COLUMNS
    high = HEIGHT if len(kinds) <= FULL else SMALL
    rows = -(-len(kinds) // COLUMNS)
    height = 40 + rows * (high + GAP) + 4
    heading = fit(title, room - 26, 15, 1, "title", least=10)
    hidden = switch(scene.view.options, "action_cards") != "full_hand"
    back = private(Box(x, y, width, height, 10)) if hidden else surface(x, y, width, height)
    canvas.draw("pieces", back, heading.draw(x + PAD, y + 11))
    for i, card in enumerate(kinds):
        row, column = divmod(i, COLUMNS)
        left, top = x + PAD + column * (wide + GAP), y + 40 + row * (high + GAP)
        count = cards.count(card)
        fresh = scene.word("bought") if count == scene.view.bought.count(card) else ""
        corner = f"×{count}" if count > 1 else ""
        if high == HEIGHT:
            sign = SPRITE.use(f"sign-{card}", 0, 0, 50)
            face = Card(scene.card(card), scene.help(card), sign, chip=fresh, corner=corner)
            canvas.card(f"card-{card}", face, left, top, wide, high)
        else:
            _small(canvas, scene, card, fresh, corner, Box(left, top, wide, high, 10))
    return height


def _small(canvas: Canvas, scene: Scene, card: str, fresh: str, corner: str, box: Box) -> None:
    """Draw a card with its sign and name alone; its text is in its label."""
    key, words = f"card-{card}", f"{scene.card(card)}. {scene.help(card)}"
    name = fit(f"{scene.card(card)} {corner}".strip(), box.width - 60, 13, 3, least=12)
    face = box.draw(fill=tone("surface"), stroke=tone("line"), stroke_width=1.2)
    face += SPRITE.use(f"sign-{card}", box.x + 7, box.y + 6, 42)
    face += name.draw(box.x + 56, box.y + (box.height - name.height) / 2)
    face += chip(fresh, box.x + box.width - PAD, box.y, room=box.width - PAD) if fresh else ""
    canvas.piece(key, face, label="" if canvas.actions(key) else words)
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
