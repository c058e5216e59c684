"""Seat panels of Garden Nation: points, population, floors, ploys and roofs."""

from tabletown.core.bits import BIT
from tabletown.drawing import Box, Canvas, fit, tone
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.seats import Paint, badge
from tabletown.drawing.states import committed, thinking
from tabletown.drawing.svg import circle, place, rect
from tabletown.drawing.text import label, measure
from tabletown.games.garden_nation.picture.panels import number
from tabletown.games.garden_nation.picture.pieces import SPRITE, foot_use
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.games.garden_nation.rules import material as m

HEIGHT = 116.0


def draw_seat(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float) -> float:
    """Draw the public facts of a seat, and return the height."""
    view, paint, own = scene.view, scene.paints[seat], seat == scene.view.seat
    active = view.phase != "over" and bool(view.actors > 0 and view.actors & BIT[seat])
    room = width - 2 * PAD - 38 - 44
    out = [surface(x, y, width, HEIGHT, strong=active)]
    if own:
        out.append(rect(x, y + 8, 4, HEIGHT - 16, 2, fill=paint.colour))
    out.append(badge(paint, x + PAD, y + 12, 28))
    out.append(fit(scene.name(seat), room, 16, least=11).draw(x + PAD + 38, y + 7, weight=600))
    out.append(_state_line(scene, seat, x + PAD + 38, y + 36, room - 20))
    out.append(label(number(scene.points[seat]), x + width - PAD, y + 28, 22, "title", anchor="end"))
    secret = scene.secret(seat)
    if secret is not None:
        out.append(_secret(scene, secret, x + width - PAD, y + 35))
    out.append(_population(scene, seat, x + PAD, y + 58, width - 2 * PAD))
    out.append(_stock(scene, seat, x + PAD, y + 84, width - 2 * PAD))
    said = {"seat": seat, "points": scene.points[seat], "population": view.population[seat]}
    said |= {"floors": view.supply[seat], "ploys": view.ploys[seat]}
    canvas.piece(f"seat-{seat}", *out, label=scene.word("standing", **said))
    canvas.target(f"seat-{seat}", Box(x, y, width, HEIGHT, 10), scene.word("next", seat=seat), dot=0)
    return HEIGHT


def _secret(scene: Scene, points: int, right: float, y: float) -> str:
    """Return a dashed chip with the points that only the viewer knows of."""
    text = scene.word("secret", points=points)
    wide = measure(text, 12) + 14
    edge = rect(right - wide, y, wide, 18, 9, fill="none", stroke=tone("edge"), stroke_width=1.2, stroke_dasharray="4 3")
    return edge + label(text, right - wide / 2, y + 13.4, 12, anchor="middle", fill=tone("ink-soft"), weight=600)


def _state_line(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Return the activity of a seat in signs and words; (x, y) is the middle of the first sign."""
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
    """Return whether a seat has had all its turns of this round."""
    view = scene.view
    turns = m.TURNS[view.options.seats] // view.options.seats
    return view.phase in ("play", "refill") and seat != view.order[-1] and view.order.count(seat) == turns


def _population(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Return the inhabitants on a track to 40 with the red part marked, and the income if the round ended now."""
    view, paint = scene.view, scene.paints[seat]
    population = view.population[seat]
    bar, long = x + 56, width - 56 - 34
    full = long * min(population, m.TRACK_LENGTH) / m.TRACK_LENGTH
    red = long * 9.5 / m.TRACK_LENGTH
    out = [
        SPRITE.use("folk", x - 1, y - 1, 20),
        label(str(population), x + 50, y + 15, 17, "title", anchor="end"),
        rect(bar, y + 4, long, 11, 5.5, fill=tone("surface-2"), stroke=tone("line"), stroke_width=1),
        rect(bar, y + 4, max(full, 6), 11, 5.5, fill=paint.fill, stroke=paint.line, stroke_width=1),
        rect(bar + red, y + 1, 2, 17, 1, fill=tone("alert")),
    ]
    if scene.incomes[seat]:
        out.append(label(f"+{scene.incomes[seat]}", x + width, y + 15, 13, anchor="end", fill=tone("ink-soft"), weight=600))
    return "".join(out)


def _stock(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Return the floors in supply, the ploys left and the roofs on buildings."""
    view, paint = scene.view, scene.paints[seat]
    out = [_floor_sign(paint, x + 9, y + 14), label(str(view.supply[seat]), x + 50, y + 16, 17, "title", anchor="end")]
    for i in range(m.PLOYS):
        left = x + 62 + 21 * i
        if i < view.ploys[seat]:
            out.append(SPRITE.use("ploy", left, y, 19))
        else:
            out.append(circle(left + 9.5, y + 9.5, 8, fill="none", stroke=tone("edge"), stroke_dasharray="3 3"))
    out.append(SPRITE.use("roof", x + width - 45, y - 3, 25))
    roofs = sum(each.closed for each in view.buildings if each.seat == seat)
    out.append(label(str(roofs), x + width, y + 16, 17, "title", anchor="end"))
    return "".join(out)


def _floor_sign(paint: Paint, x: float, y: float) -> str:
    return place(x, y, foot_use(f"floor-{paint.number}", 0, 0), scale=0.42)
