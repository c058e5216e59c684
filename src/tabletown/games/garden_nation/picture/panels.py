"""Panels around the garden: the turn order, the common supply, the lands, the result."""

from tabletown.drawing import Canvas, fit, tone
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.parts import SIDE
from tabletown.drawing.seats import badge
from tabletown.drawing.svg import circle, rect
from tabletown.drawing.text import label
from tabletown.games.garden_nation.picture.pieces import SPRITE
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules.legal import next_seats


def number(points: int) -> str:
    """Return a number with a real minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def bloom(points: int, x: float, y: float, size: float = 36.0) -> str:
    """Return points on a rosette; (x, y) is its upper left corner."""
    text = label(number(points), x + size / 2, y + size * 0.63, size * 0.4, "title", anchor="middle", fill="#2a2130")
    return SPRITE.use("bloom", x, y, size) + text


# Turn order and supply.


def draw_order(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the places of the turn-order board with their actions, and return the height."""
    view = scene.view
    places = m.TURNS[view.options.seats]
    out = [surface(x, y, width, 92), label(scene.word("order"), x + PAD, y + 22, 14, "title")]
    wide = (width - 2 * PAD - 6 * (places - 1)) / places
    for i in range(places):
        left, here = x + PAD + i * (wide + 6), view.round > 0 and i == len(view.order) - 1 and view.phase != "over"
        seat = view.order[i] if i < len(view.order) else _coming(scene, i)
        fill = tone("surface-2" if i < len(view.order) else "surface")
        edge = tone("edge" if here else "line")
        dashes = None if i < len(view.order) else "4 3"
        out.append(
            rect(left, y + 31, wide, 50, 7, fill=fill, stroke=edge, stroke_width=2 if here else 1.2, stroke_dasharray=dashes)
        )
        out.append(label(str(i + 1), left + 7, y + 47, 13, weight=600, fill=tone("ink-soft")))
        if seat >= 0:
            out.append(badge(scene.paints[seat], left + wide - 26, y + 35, 21))
        else:
            out.append(label("?", left + wide - 15, y + 51, 16, "title", anchor="middle", fill=tone("ink-soft")))
        actions = m.ACTIONS_AT[i]
        for pip in range(actions):
            acted = here and pip < actions - view.left
            fill_pip = tone("ink-soft") if acted or i < len(view.order) - 1 or view.phase == "over" else "#e9b23a"
            middle = left + wide / 2 + (pip * 13 - 6.5 * (actions - 1))
            out.append(circle(middle, y + 69, 4.6, fill=fill_pip, stroke="#7a4a06", stroke_width=1))
    canvas.draw("pieces", *out)
    return 92.0


def _coming(scene: Scene, place: int) -> int:
    """Return the seat that is sure to take a place, -1 if several can."""
    order = list(scene.view.order)
    while len(order) <= place:
        seats = next_seats(order, scene.view.options.seats)
        if len(seats) != 1:
            return -1
        order += seats
    return order[place]


def draw_supply(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the roofs and bramble tokens left in one row, and return the height."""
    words = fit(scene.word("supply"), width - 246, 13, least=9)
    canvas.draw("pieces", words.draw(x + 2, y + 15 - words.height / 2, fill=tone("ink-soft")))
    left = x + width - 240
    counts = [("roof", "roof", scene.view.roofs, scene.word("roofs", count=scene.view.roofs))]
    for i, land in enumerate(m.LANDS[: m.BRAMBLE]):
        count = scene.state.tokens[i]
        counts.append((f"tokens-{land}", f"land-{land}", count, scene.word("tokens", land=land, count=count)))
    for key, symbol, count, said in counts:
        box = rect(left, y, 54, 30, 15, fill=tone("surface-2"))
        figure = label(str(count), left + 41, y + 21, 16, "title", anchor="middle")
        canvas.piece(f"supply-{key}", box, SPRITE.use(symbol, left + 7, y + 4, 22), figure, label=said)
        left += 62
    return 30.0


def draw_lands(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the legend of the lands, and return the height."""
    out = [surface(x, y, width, 92), label(scene.word("lands"), x + PAD, y + 22, 14, "title")]
    for i, land in enumerate(m.LANDS):
        row, column = divmod(i, 2)
        left, top = x + PAD + column * (width - 2 * PAD) / 2, y + 32 + row * 28
        out.append(SPRITE.use(f"land-{land}", left, top, 25))
        words = fit(scene.land(land), (width - 2 * PAD) / 2 - 32, 13, 2, least=11)
        out.append(words.draw(left + 31, top + 12 - words.height / 2))
    canvas.draw("pieces", *out)
    return 92.0


# The result.


def draw_result(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the score sheets of all seats, winners first, and return the height."""
    rows = sorted(range(len(scene.points)), key=lambda seat: -scene.points[seat])
    winners = scene.state.winners()
    step = 66.0 if width > SIDE else 76.0
    height = 20.0 + step * len(rows)
    out = [surface(x, y, width, height)]
    for row, seat in enumerate(rows):
        top = y + 12 + step * row
        if seat in winners:
            out.append(rect(x + 6, top - 4, width - 12, step - 4, 8, fill=tone("surface-2")))
        out.append(badge(scene.paints[seat], x + PAD, top + 2, 26))
        out.append(fit(scene.name(seat), width - 130, 15, least=11).draw(x + PAD + 36, top + 4, weight=600))
        out.append(bloom(scene.points[seat], x + width - PAD - 44, top + 4, 46))
        out.append(_summary(scene, seat, x + PAD, top + 34, width - 2 * PAD - 56))
    canvas.draw("pieces", *out)
    return height


def _summary(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Return the parts of a score on one line, in the side column on two."""
    sheet = scene.sheets[seat]
    projects = sum(line.points for line in sheet.lines if line.item in m.PROJECT)
    parts = [(scene.word("score-projects"), projects)]
    parts += [(scene.card(line.item), line.points) for line in sheet.lines if line.item in m.OBJECTIVE]
    parts += [(scene.say("garden_nation-score-population", {}), sheet.lines[-1].points)]
    text = " · ".join(f"{name}: {number(points)}" for name, points in parts)
    return fit(text, width, 12, 1 if width > SIDE else 2, least=9).draw(x, y, fill=tone("ink-soft"))
