"""Cards of Garden Nation: common projects with the zones that complete them, secret objectives with their points."""

from dataclasses import dataclass

from tabletown.drawing import Box, Canvas, Paint, fit, tone
from tabletown.drawing.icons import icon
from tabletown.drawing.panels import PAD
from tabletown.drawing.seats import PAINTS, badge
from tabletown.drawing.svg import circle, place, rect
from tabletown.drawing.text import Fitted, label
from tabletown.games.garden_nation.picture.panels import bloom
from tabletown.games.garden_nation.picture.pieces import SPRITE, house
from tabletown.games.garden_nation.picture.scene import ROMAN, Scene
from tabletown.games.garden_nation.rules import material as m

GAP = 8.0
CARD, TALL = 90.0, 124.0  # heights of a project card, without and with its pattern


def draw_projects(canvas: Canvas, scene: Scene, x: float, y: float, width: float, high: float = CARD) -> float:
    """Draw the projects on display in two columns, lit where one can be completed, and return the height."""
    view = scene.view
    canvas.draw("pieces", label(scene.word("projects"), x + 2, y + 16, 16, "title"))
    canvas.draw(
        "pieces", label(scene.word("deck", count=view.deck), x + width, y + 16, 12, anchor="end", fill=tone("ink-soft"))
    )
    wide = (width - GAP) / 2
    for i, card in enumerate(view.display):
        row, column = divmod(i, 2)
        box = Box(x + column * (wide + GAP), y + 28 + row * (high + GAP), wide, high, 10)
        _project(canvas, scene, i + 1, card, box)
    return 28 + 2 * high + GAP + 2


def _project(canvas: Canvas, scene: Scene, number: int, card: str, box: Box) -> None:
    x, y, width, height = box.bounds
    if not card:
        back = box.draw(fill="none", stroke=tone("line"), stroke_width=1.5, stroke_dasharray="6 4")
        figure = label(ROMAN[number - 1], x + width / 2, y + height / 2 + 6, 18, "title", anchor="middle", fill=tone("line"))
        canvas.draw("pieces", back, figure)
        return
    possible = number in scene.completing
    paint = scene.paints[scene.view.seat] if scene.view.seat is not None else PAINTS[0]
    words = f"{scene.card(card)}. {scene.help(card)}"
    if possible:
        words = f"{words} {scene.word('by')}"
    text = fit(scene.help(card), width - 14, 12, 4, least=10)
    out = [
        box.draw(fill=tone("surface"), stroke=tone("go-ring" if possible else "line"), stroke_width=2 if possible else 1.2),
        fit(f"{ROMAN[number - 1]} {scene.card(card)}", width - 42, 14, 1, "title", least=9).draw(x + 8, y + 3),
        bloom(m.PROJECT_POINTS[m.PROJECT[card]], x + width - 29, y + 2, 26),
        text.draw(x + 7, y + height - 3 - text.height if height > CARD else y + 25, fill=tone("ink-soft")),
    ]
    if height > CARD:
        out.append(place(x + 7, y + 18, pattern(card, paint), scale=0.8))
    if possible:
        out.append(circle(x + width - 14, y + height - 13, 9, fill=tone("go")))
        out.append(icon("done", x + width - 21, y + height - 20, 14, tone("go-ink")))
    canvas.piece(f"display-{number}", *out, label=words)
    canvas.target(f"project-{number}", box, words, dot=0, hollow=True)


def pattern(card: str, paint: Paint) -> str:
    """Return the buildings of a project on their lands."""
    number = m.PROJECT[card]
    land, family = m.LANDS[m.PROJECT_LAND[number]], m.PROJECT_FAMILY[number]
    others = [each for each in m.LANDS[: m.BRAMBLE] if each != land]
    floors = m.PROJECT_FLOORS[number]
    lands = [land, *others] if family == m.TRIPLE else [land] * len(floors)
    out = [_spot(each, height, 30 * i, paint) for i, (each, height) in enumerate(zip(lands, floors))]
    if family == m.BESIDE_VACANT:
        out.append(_spot(m.LANDS[m.VACANT_LAND[number]], 0, 32, paint))
    elif family in (m.OUTER_TWO, m.CENTRE_THREE):
        out.append(_flower(52, 22, family == m.CENTRE_THREE))
    return "".join(out)


def _spot(land: str, floors: int, x: float, paint: Paint) -> str:
    bed = SPRITE.use(f"land-{land}", x, 14, 30)
    return bed + (place(x + 15, 28, house(paint, floors), scale=0.5) if floors else "")


def _flower(x: float, y: float, centre: bool) -> str:
    """Return the flower of territories with the center or the ring filled."""
    spots = [(0.0, 0.0), (-5.4, -9.0), (5.4, -9.0), (10.8, 0.0), (5.4, 9.0), (-5.4, 9.0), (-10.8, 0.0)]
    out = []
    for slot, (dx, dy) in enumerate(spots):
        lit = (slot == 0) == centre
        out.append(
            circle(
                x + dx, y + dy, 4.7, fill="#d8963f" if lit else tone("surface"), stroke=tone("ink-soft"), stroke_width=1.2
            )
        )
    return "".join(out)


# Completed projects.


def draw_done(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the projects that each seat has completed, and return the height."""
    top = y
    for seat, cards in enumerate(scene.view.done):
        canvas.draw("pieces", badge(scene.paints[seat], x, top, 24))
        canvas.draw("pieces", fit(scene.name(seat), width - 40, 14, least=10).draw(x + 32, top + 2, weight=600))
        top += 30
        if not cards:
            canvas.draw("pieces", label(scene.word("none"), x + 32, top + 11, 12, fill=tone("ink-soft")))
            top += 24
        for card in cards:
            words = f"{scene.card(card)}. {scene.help(card)}"
            text = fit(words, width - 78, 12, 2, least=10)
            out = [place(x + 2, top - 4, pattern(card, scene.paints[seat]), scale=0.5)] if width > 330 else []
            left = x + 50 if width > 330 else x + 8
            out += [text.draw(left, top), bloom(m.PROJECT_POINTS[m.PROJECT[card]], x + width - 26, top, 26)]
            canvas.piece(f"done-{card}", *out, label=words)
            top += max(text.height, 26) + 6
        top += 6
    return top - y


# Objectives.


def draw_objectives(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the viewer's secret objectives, those kept with their points or the whole hand, and return the height."""
    view = scene.view
    if view.seat is None or not view.dealt:
        return 0.0
    kept = view.kept[view.seat]
    cards = kept or tuple(dict.fromkeys(view.dealt))
    points = {line.item: line.points for line in scene.sheets[view.seat].lines}
    rows = [_row(scene, card, 1 if kept else view.dealt.count(card), points.get(card), width) for card in cards]
    height = 34 + sum(row.height for row in rows) + 4
    back = rect(
        x, y, width, height, 10, fill=tone("surface-2"), stroke=tone("edge"), stroke_width=1.5, stroke_dasharray="6 4"
    )
    canvas.draw("pieces", back, fit(scene.word("objectives"), width * 0.5, 16, 1, "title", least=11).draw(x + PAD, y + 7))
    if view.phase != "over":  # GN-12.1: then everybody sees them
        words = fit(scene.word("private"), width / 2 - 40, 12, least=9)
        canvas.draw("pieces", words.draw(x + width - PAD, y + 10, anchor="end", fill=tone("ink-soft")))
        canvas.draw("pieces", icon("eye", x + width / 2 + 2, y + 9, 16, tone("ink-soft")))
    top = y + 32
    for row in rows:
        box = Box(x + 5, top, width - 10, row.height - 3, 8)
        canvas.piece(f"objective-{row.card}", _drawn_row(scene, row, box), label=row.words)
        canvas.target(f"card-{row.card}", box, row.words, dot=0, hollow=True)
        top += row.height
    return height


@dataclass(frozen=True)
class _Row:
    """An objective as a row: texts that fit, and the height that they need."""

    card: str
    title: str
    words: str
    text: Fitted
    points: int | None
    height: float


def _row(scene: Scene, card: str, times: int, points: int | None, width: float) -> _Row:
    title = scene.card(card) + (f" ×{times}" if times > 1 else "")
    text = fit(scene.help(card), width - 66 - (34 if points is not None else 0), 12, 6, least=10)
    return _Row(card, title, f"{title}. {scene.help(card)}", text, points, max(26 + text.height, 56))


def _drawn_row(scene: Scene, row: _Row, box: Box) -> str:
    x, y, width, height = box.bounds
    right = width - 56 - (34 if row.points is not None else 0)
    out = [
        place(x + 2, y + height / 2 - 22, objective_sign(scene, row.card, 0, 0), scale=0.86),
        fit(row.title, right, 14, 1, "title", least=10).draw(x + 48, y + 2),
        row.text.draw(x + 48, y + 21, fill=tone("ink-soft")),
    ]
    if row.points is not None:
        out.append(bloom(row.points, x + width - 36, y + height / 2 - 17, 34))
    return "".join(out)


def objective_sign(scene: Scene, card: str, x: float, y: float) -> str:
    """Return the sign of an objective: its land, a tower, or its two territories, marked where the viewer leads."""
    number = m.OBJECTIVE[card]
    family = m.OBJECTIVE_FAMILY[number]
    seat = scene.view.seat or 0
    if family == m.MAJORITY:
        posts = []
        for i, territory in enumerate(m.OBJECTIVE_TERRITORIES[number]):
            lead = scene.leaders(territory + 1) == [seat] if scene.view.layout else False
            figure = label(str(territory + 1), 20, 20, 18, "title", anchor="middle", fill="#2a2130")
            mark = circle(38, 8, 6, fill=scene.paints[seat].colour, stroke="#fffaf0", stroke_width=1.6) if lead else ""
            posts.append(place(i * 4, i * 23, SPRITE.use("signpost", 0, 0, 40), figure, mark, scale=0.82))
        return place(x + 4, y - 4, *posts)
    if family == m.TALL:
        return place(x + 24, y + 42, house(scene.paints[seat], m.OBJECTIVE_FLOORS[number]), scale=0.56)
    bed = SPRITE.use(f"land-{m.LANDS[m.OBJECTIVE_LAND[number]]}", x + 2, y + 2, 44)
    return bed + place(x + 24, y + 24, house(scene.paints[seat], m.OBJECTIVE_FLOORS[number]), scale=0.5)
