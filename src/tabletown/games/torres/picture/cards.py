"""Cards of Torres: the hand, the cards looked at, and the master card, each with what it does."""

from tabletown.core.views import Line
from tabletown.drawing import Box, Canvas, Card, fit, tone
from tabletown.drawing.states import private
from tabletown.drawing.text import label
from tabletown.games.torres.options import switch
from tabletown.games.torres.picture.panels import PAD, surface
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.text import card_lines, table_lines

HEIGHT, COLUMNS, GAP = 146.0, 2, 8.0


def card_face(scene: Scene, card: str, *, count: int = 1, chip: str = "") -> Card:
    """A card with its sign and what it does."""
    corner = f"×{count}" if count > 1 else ""
    text = scene.say(f"torres-card-{card}-help", {})
    return Card(scene.say(f"torres-card-{card}", {}), text, SPRITE.use(f"sign-{card}", 0, 0, 50), chip=chip, corner=corner)


def draw_cards(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """The viewer's cards and the master card; the height they take, 0 if there are none."""
    top = y
    if scene.view.master:
        top += _master(canvas, scene, x, top, width) + 12
    if scene.view.drawn:
        top += _row(canvas, scene, scene.word("looking"), list(scene.view.drawn), x, top, width) + 12
    if scene.view.seat is not None and scene.view.seats[scene.view.seat].hand:
        top += _row(canvas, scene, scene.word("hand"), list(scene.view.seats[scene.view.seat].hand), x, top, width) + 12
    if scene.view.seat is not None and scene.view.seats[scene.view.seat].deck:
        top += _deck(canvas, scene, scene.view.seats[scene.view.seat].deck, x, top, width) + 12
    top += _table(canvas, scene, x, top, width) + 12
    return max(0.0, top - y - 12)


def _table(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """What else everybody may see (TR-13.1): the supply, decks, cards played, and hands that lie open."""
    view = scene.view
    lines = [Line("torres-board-supply", {"supply": view.supply}), *table_lines(view)]
    for seat in range(view.options.seats):
        lines += card_lines(view, seat, None if seat == view.seat else seat)
    text = fit("\n".join(scene.say(line.message, line.arguments) for line in lines), width - 2 * PAD, 12, 60, least=10)
    canvas.draw("pieces", surface(x, y, width, text.height + 20), text.draw(x + PAD, y + 10, fill=tone("ink-soft")))
    return text.height + 20


def _deck(canvas: Canvas, scene: Scene, count: int, x: float, y: float, width: float) -> float:
    """The viewer's own deck: how many cards, and those whose place is remembered."""
    parts = [scene.word("deck", count=count)]
    for message, cards in (("deck-top", scene.view.top), ("deck-bottom", scene.view.bottom)):
        if cards:
            parts.append(scene.word(message, cards=", ".join(scene.say(f"torres-card-{card}", {}) for card in cards)))
    text = fit("\n".join(parts), width - 2 * PAD - 26, 13, 6, least=11)
    height = text.height + 20
    canvas.draw("pieces", private(Box(x, y, width, height, 10)), text.draw(x + PAD, y + 10))
    return height


def _row(canvas: Canvas, scene: Scene, title: str, cards: list[str], x: float, y: float, width: float) -> float:
    """Cards in rows, equal ones together."""
    kinds = list(dict.fromkeys(cards))
    room = width - 2 * PAD
    wide = (room - GAP * (COLUMNS - 1)) / COLUMNS
    rows = -(-len(kinds) // COLUMNS)
    height = 40 + rows * (HEIGHT + GAP) + 4
    heading = fit(title, room - 26, 15, 1, "title", least=10)
    hidden = switch(scene.view.options, "action_cards") != "full_hand"
    back = private(Box(x, y, width, height, 10)) if hidden else surface(x, y, width, height)
    canvas.draw("pieces", back, heading.draw(x + PAD, y + 11))
    for i, card in enumerate(kinds):
        row, column = divmod(i, COLUMNS)
        fresh = scene.word("bought") if cards.count(card) == list(scene.view.bought).count(card) else ""
        face = card_face(scene, card, count=cards.count(card), chip=fresh)
        canvas.card(f"card-{card}", face, x + PAD + column * (wide + GAP), y + 40 + row * (HEIGHT + GAP), wide, HEIGHT)
    return height


def _master(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """The master card with its sentence."""
    card = scene.view.master
    said = scene.say(f"torres-card-{card}", {}), scene.say(f"torres-card-{card}-help", {})
    text = fit(said[1], width - 2 * PAD - 62, 12, 4, least=10)
    height = max(84.0, 46 + text.height)
    name = fit(said[0], width - 2 * PAD - 62, 15, 1, "title", least=10)
    inner = SPRITE.use(f"sign-{card}", x + PAD, y + height / 2 - 26, 52) + name.draw(x + PAD + 62, y + 24)
    inner += label(scene.word("master-card"), x + PAD + 62, y + 19, 12, fill=tone("ink-soft"), room=width - 2 * PAD - 62)
    inner += text.draw(x + PAD + 62, y + 44, fill=tone("ink-soft"))
    canvas.piece("master", surface(x, y, width, height), inner, label=". ".join(said))
    return height
