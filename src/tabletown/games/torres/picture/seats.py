"""Seats of Torres: score, knights in reserve, stacks and cards of each."""

from tabletown.drawing import Canvas, fit, measure, tone
from tabletown.drawing.icons import icon
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.seats import badge
from tabletown.drawing.states import thinking
from tabletown.drawing.text import label
from tabletown.games.torres.picture.panels import pile
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.text import stacks_in

HEIGHT = 84.0


def draw_seat(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float) -> float:
    """Draw the public part of a seat, and return the height."""
    each = scene.view.seats[seat]
    inner = _header(scene, seat, x, y, width) + _stock(scene, seat, x, y, width)
    said = scene.word("panel", seat=seat, points=each.score, knights=each.reserve, stacks=stacks_in(each), count=each.cards)
    turn = scene.view.turn == seat and bool(scene.view.pending)
    canvas.piece(f"seat-{seat}", surface(x, y, width, HEIGHT, strong=turn), inner, label=said)
    return HEIGHT


def _header(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    view, each = scene.view, scene.view.seats[seat]
    score = str(each.score)
    room = width - 3 * PAD - 30 - max(measure(str(other.score), 22, "title") for other in view.seats)
    size = min(fit(scene.name(other), room, 16, least=12).size for other in range(view.options.seats))
    out = badge(scene.paints[seat], x + PAD, y + 11, 28) + label(score, x + width - PAD, y + 32, 22, "title", anchor="end")
    words = [scene.word("you")] if seat == view.seat else []
    if seat == view.first and view.phase and view.pending:
        words.append(scene.word("first"))
    left = x + PAD + 37
    name = fit(scene.name(seat), room, size, least=size)  # one size for all seats
    out += name.draw(left, y + (8 if words or _acts(scene, seat) else 15), weight=600)
    if _acts(scene, seat):
        out += thinking(left + 3, y + 36, 4.6)
        left += 25
    return out + fit(" · ".join(words), room - 25, 12, least=11).draw(left, y + 28.8, fill=tone("ink-soft"))


def _acts(scene: Scene, seat: int) -> bool:
    return scene.view.actors > 0 and scene.view.turn == seat


def _stock(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Return knights in reserve, stacks with the chosen one lit, cards in hand and in the deck."""
    view, each = scene.view, scene.view.seats[seat]
    base = y + HEIGHT - 10
    left = x + PAD
    out = SPRITE.use(f"knight-{scene.paints[seat].number}", left - 1, base - 22, 15)
    out += label(f"×{each.reserve}", left + 16, base - 4, 13, fill=tone("ink-soft"))
    left += 50
    if view.turn == seat and view.chosen >= 0:
        out += pile(left, base - 1, view.chosen, lit=True)
        left += 26
    for size in each.stacks:
        out += pile(left, base, size)
        left += 17
    left = x + width - PAD - 78
    out += icon("card", left, base - 18, 17, tone("ink-soft"))
    deck = f"{each.cards} / {each.deck}" if each.deck else str(each.cards)
    return out + label(deck, left + 21, base - 4, 13, fill=tone("ink-soft"))
