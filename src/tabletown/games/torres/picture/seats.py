"""Seats of Torres: score, knights in reserve, stacks and cards of each, for a column or for the top of a phone."""

from tabletown.drawing import Canvas, fit, measure, tone
from tabletown.drawing.icons import icon
from tabletown.drawing.seats import badge
from tabletown.drawing.states import thinking
from tabletown.drawing.text import label
from tabletown.games.torres.picture.panels import PAD, pile, surface
from tabletown.games.torres.picture.pieces import SPRITE
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.text import stacks_in

FULL, STRIP = 84.0, 58.0


def draw_seat(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float, *, strip: bool = False) -> float:
    """What everybody may see of a seat; the height it takes."""
    each = scene.view.seats[seat]
    inner = (
        _strip(scene, seat, x, y, width) if strip else _header(scene, seat, x, y, width) + _stuff(scene, seat, x, y, width)
    )
    said = scene.word("panel", seat=seat, points=each.score, knights=each.reserve, stacks=stacks_in(each), count=each.cards)
    height = STRIP if strip else FULL
    turn = scene.view.turn == seat and bool(scene.view.pending)
    canvas.piece(f"seat-{seat}", surface(x, y, width, height, strong=turn), inner, label=said)
    return height


def _header(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    view, each = scene.view, scene.view.seats[seat]
    score = str(each.score)
    room = width - 3 * PAD - 30 - measure(score, 22, "title")
    out = badge(scene.paints[seat], x + PAD, y + 11, 28) + label(score, x + width - PAD, y + 32, 22, "title", anchor="end")
    words = [scene.word("you")] if seat == view.seat else []
    if seat == view.first and view.phase and view.pending:
        words.append(scene.word("first"))
    left = x + PAD + 37
    out += fit(scene.name(seat), room, 16, least=10).draw(left, y + (8 if words or _acts(scene, seat) else 15), weight=600)
    if _acts(scene, seat):
        out += thinking(left + 3, y + 36, 4.6)
        left += 25
    return out + fit(" · ".join(words), room, 12, least=9).draw(left, y + 28.8, fill=tone("ink-soft"))


def _acts(scene: Scene, seat: int) -> bool:
    return scene.view.actors > 0 and scene.view.turn == seat


def _stuff(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Knights in reserve, stacks with the chosen one lit, cards in hand and in the deck."""
    view, each = scene.view, scene.view.seats[seat]
    base = y + FULL - 10
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


def _strip(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    each = scene.view.seats[seat]
    out = badge(scene.paints[seat], x + 6, y + 6, 20)
    out += label(str(each.score), x + width - 7, y + 22, 16, "title", anchor="end")
    out += fit(scene.name(seat), width - 12, 12, least=9).draw(x + 6, y + 29)
    base = y + STRIP - 5
    left = x + 6
    sizes = [*([scene.view.chosen] if scene.view.turn == seat and scene.view.chosen >= 0 else []), *each.stacks]
    for i, size in enumerate(sizes):
        out += pile(left + 10 * i, base, size, 8, 3.4)
    return out + label(f"{each.cards}", x + width - 7, base, 11, anchor="end", fill=tone("ink-soft"))
