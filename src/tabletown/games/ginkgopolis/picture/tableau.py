"""Cards and characters in front of the players: the viewer's with their effects, the others' as small signs."""

from tabletown.drawing import Canvas, fit, tone
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.seats import badge
from tabletown.drawing.svg import rect
from tabletown.drawing.text import label
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

ROW, SIGN = 31.0, 30.0


def draw_own(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the viewer's cards with their effects, by trigger, and return the height."""
    if scene.view.seat is None:
        return 0.0
    names = _kept(scene, scene.view.seat)
    canvas.draw("ground", surface(x, y, width, 38 + max(1, len(names)) * ROW))
    canvas.draw("pieces", label(scene.word("mine"), x + PAD, y + 24, 15, "title"))
    points = {line.item: line.points for line in scene.scores[scene.view.seat].lines}
    top = y + 36
    for name in names:
        out = rect(x + PAD, top - 3, width - 2 * PAD, 1, fill=tone("line")) + _sign(name, x + PAD, top + 1)
        out += trigger(_trigger(name), x + PAD + 30, top + 3, 17, tone("ink-soft"))
        room = width - 2 * PAD - 54 - (44 if name in points else 0)
        text = fit(scene.help(name), room, 12, 2, least=9)
        out += text.draw(x + PAD + 54, top + (14 - text.height / 2 if len(text.lines) > 1 else 5))
        if name in points:
            out += label(str(points[name]), x + width - PAD - 20, top + 18, 14, anchor="end", weight=600)
            out += SPRITE.use("point", x + width - PAD - 17, top + 5, 17)
        canvas.piece(_key(name), out, label=f"{scene.card(name)}. {scene.help(name)}")
        top += ROW
    if not names:
        canvas.draw("pieces", label(scene.word("no-cards"), x + PAD, top + 14, 12, fill=tone("ink-soft")))
    return 38 + max(1, len(names)) * ROW


def draw_others(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the cards of the other players as signs, and return the height."""
    players = [player for player in range(scene.players) if player != scene.view.seat and _kept(scene, player)]
    if not players:
        return 0.0
    per_row, top = int((width - 2 * PAD) // SIGN), y + 12
    for player in players:
        out = badge(scene.paints[player], x + PAD, top, 22)
        out += fit(scene.name(player), width - 2 * PAD - 30, 14, least=9).draw(x + PAD + 30, top + 1, weight=600)
        canvas.draw("pieces", out)
        top += 30
        names = _kept(scene, player)
        for number, name in enumerate(names):
            row, column = divmod(number, per_row)
            drawn = _sign(name, x + PAD + column * SIGN, top + row * 28)
            canvas.piece(_key(name), drawn, label=f"{scene.card(name)}. {scene.help(name)}")
        top += -(-len(names) // per_row) * 28 + 8
    canvas.draw("ground", surface(x, y, width, top - y))
    return top - y


def _kept(scene: Scene, player: int) -> list[str]:
    """Return characters and cards by trigger, end-game cards last."""
    known = scene.view.players[player]
    order = [*TRIGGERS, "end"]
    return sorted((*known.characters, *known.cards), key=lambda name: order.index(_trigger(name)))


def _trigger(name: str) -> str:
    if name in CHARACTER:
        return TRIGGERS[CHARACTER_TRIGGER[CHARACTER[name]]]
    return "end" if is_endgame(CARD[name]) else TRIGGERS[TRIGGER[CARD[name]]]


def _key(name: str) -> str:
    return f"character-{name}" if name in CHARACTER else f"card-{name}"


def _sign(name: str, x: float, y: float) -> str:
    if name in CHARACTER:
        return small_card(COLOURS[CHARACTER_COLOUR[CHARACTER[name]]], None, x, y)
    return small_card(colour_of(name), number_of(name), x, y)
