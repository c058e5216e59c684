"""Seats of Garden Nation: population, floors, ploys, projects of each, as a panel for a column or the top of a phone."""

from tabletown.core.bits import BIT
from tabletown.drawing import Box, Canvas, fit, tone
from tabletown.drawing.seats import Paint, badge
from tabletown.drawing.states import committed, thinking
from tabletown.drawing.svg import circle, place, rect
from tabletown.drawing.text import label
from tabletown.games.garden_nation.picture.panels import PAD, number, surface
from tabletown.games.garden_nation.picture.pieces import SPRITE, foot_use
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.text import incomes

TRACK = 40  # inhabitants on the printed track; more are shown by a full bar and the figure
HEIGHT = 116.0
STRIP = 106.0


def draw_seat(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float) -> float:
    """What everybody may see of a seat; the height it takes."""
    view, paint, own = scene.view, scene.paints[seat], seat == scene.view.seat
    active = view.phase != "over" and bool(view.actors > 0 and view.actors & BIT[seat])
    room = width - 2 * PAD - 38 - 44
    out = [surface(x, y, width, HEIGHT, strong=active)]
    if own:
        out.append(rect(x, y + 8, 4, HEIGHT - 16, 2, fill=paint.colour))
    out.append(badge(paint, x + PAD, y + 12, 28))
    out.append(fit(scene.name(seat), room, 16, least=11).draw(x + PAD + 38, y + 7, weight=600))
    out.append(_state_line(scene, seat, x + PAD + 38, y + 36, room + 30))
    out.append(label(number(scene.scores[seat].total), x + width - PAD, y + 31, 22, "title", anchor="end"))
    out.append(_population(scene, seat, x + PAD, y + 58, width - 2 * PAD))
    out.append(_stock(scene, seat, x + PAD, y + 84, width - 2 * PAD))
    _add(canvas, scene, seat, Box(x, y, width, HEIGHT, 10), *out)
    return HEIGHT


def draw_strip(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float) -> float:
    """A seat on a phone: badge, points, name, population, floors, ploys, income, projects; the height it takes."""
    view = scene.view
    gain = incomes(scene.state)[seat] if view.phase != "over" else 0
    active = view.phase != "over" and bool(view.actors > 0 and view.actors & BIT[seat])
    out = [
        surface(x, y, width, STRIP, strong=active),
        badge(scene.paints[seat], x + 7, y + 7, 22),
        label(number(scene.scores[seat].total), x + width - 8, y + 25, 18, "title", anchor="end"),
        fit(scene.name(seat), width - 14, 12, least=9).draw(x + 7, y + 33, weight=600),
        SPRITE.use("folk", x + 5, y + 56, 16),
        label(str(view.population[seat]), x + 22, y + 69, 12.5, weight=600),
        foot_use(f"floor-{scene.paints[seat].number}", x + width - 30, y + 70, 0.32),
        label(str(view.supply[seat]), x + width - 7, y + 69, 12.5, anchor="end", weight=600),
        SPRITE.use("ploy", x + 5, y + 79, 16),
        label(str(view.ploys[seat]), x + 23, y + 92, 12.5, weight=600),
        SPRITE.use("roof", x + width - 39, y + 77, 18),
        label(str(len(view.done[seat])), x + width - 7, y + 92, 12.5, anchor="end", weight=600),
    ]
    if gain:
        out.append(label(f"+{gain}", x + width / 2, y + 92, 11, anchor="middle", fill=tone("ink-soft"), weight=600))
    _add(canvas, scene, seat, Box(x, y, width, STRIP, 10), *out)
    return STRIP


def _add(canvas: Canvas, scene: Scene, seat: int, box: Box, *out: str) -> None:
    view = scene.view
    said = {"seat": seat, "points": scene.scores[seat].total, "population": view.population[seat]}
    canvas.piece(
        f"seat-{seat}", *out, label=scene.word("standing", floors=view.supply[seat], ploys=view.ploys[seat], **said)
    )
    canvas.target(f"seat-{seat}", box, scene.word("next", seat=seat), dot=0)


def _state_line(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """What a seat is doing, in signs and words; (x, y) is the middle of the first sign."""
    view = scene.view
    words = [scene.word("you")] if seat == view.seat else []
    out, left = "", x
    if view.phase != "over" and view.actors > 0 and view.actors & BIT[seat]:
        out, left = thinking(x + 3, y, 4.6), x + 25
        words.append(scene.word("thinking"))
    elif view.phase == "choose" or _has_played(scene, seat):
        out, left = committed(x, y - 7, 14), x + 18
        words.append(scene.word("ready"))
    elif view.phase in ("play", "refill"):
        words.append(scene.word("waiting"))
    return out + fit(" · ".join(words), x + width - left, 12, least=9).draw(left, y - 7.2, fill=tone("ink-soft"))


def _has_played(scene: Scene, seat: int) -> bool:
    """Whether all turns of a seat in this round are behind it."""
    view = scene.view
    turns = m.TURNS[view.options.seats] // view.options.seats
    return view.phase in ("play", "refill") and seat != view.order[-1] and view.order.count(seat) == turns


def _population(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Inhabitants on a track to 40 with the red part marked, and the income if the round ended now."""
    view, paint = scene.view, scene.paints[seat]
    population = view.population[seat]
    bar, long = x + 56, width - 56 - 34
    full = long * min(population, TRACK) / TRACK
    red = long * 9.5 / TRACK
    gain = incomes(scene.state)[seat] if view.phase != "over" else 0
    out = [
        SPRITE.use("folk", x - 1, y - 1, 20),
        label(str(population), x + 50, y + 15, 17, "title", anchor="end"),
        rect(bar, y + 4, long, 11, 5.5, fill=tone("surface-2"), stroke=tone("line"), stroke_width=1),
        rect(bar, y + 4, max(full, 6), 11, 5.5, fill=paint.fill, stroke=paint.line, stroke_width=1),
        rect(bar + red, y + 1, 2, 17, 1, fill=tone("alert")),
    ]
    if gain:
        out.append(label(f"+{gain}", x + width, y + 15, 13, anchor="end", fill=tone("ink-soft"), weight=600))
    return "".join(out)


def _stock(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Floors in supply, ploys left, projects completed."""
    view, paint = scene.view, scene.paints[seat]
    out = [_floor_sign(paint, x + 9, y + 14), label(str(view.supply[seat]), x + 50, y + 16, 17, "title", anchor="end")]
    for i in range(m.PLOYS):
        left = x + 62 + 21 * i
        if i < view.ploys[seat]:
            out.append(SPRITE.use("ploy", left, y, 19))
        else:
            out.append(circle(left + 9.5, y + 9.5, 8, fill="none", stroke=tone("edge"), stroke_dasharray="3 3"))
    out.append(SPRITE.use("roof", x + width - 45, y - 3, 25))
    out.append(label(str(len(view.done[seat])), x + width, y + 16, 17, "title", anchor="end"))
    return "".join(out)


def _floor_sign(paint: Paint, x: float, y: float) -> str:
    return place(x, y, foot_use(f"floor-{paint.number}", 0, 0), scale=0.42)
