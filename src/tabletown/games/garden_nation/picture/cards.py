"""Cards of Garden Nation: common projects with the zones that complete them, secret objectives with their points."""

from tabletown.drawing import Box, Canvas, Card, Paint, fit, tone
from tabletown.drawing.cards import chip
from tabletown.drawing.icons import icon
from tabletown.drawing.panels import PAD
from tabletown.drawing.seats import PAINTS
from tabletown.drawing.svg import circle, group, place, rect
from tabletown.drawing.text import label
from tabletown.games.garden_nation.picture.panels import bloom
from tabletown.games.garden_nation.picture.pieces import SPRITE, house
from tabletown.games.garden_nation.picture.scene import ROMAN, Scene
from tabletown.games.garden_nation.rules import material as m

GAP = 10.0
CARD = 138.0  # height of a project card
ROW = 70.0  # height of an objective


def draw_projects(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the projects on display in two columns, lit where one can be completed, and return the height."""
    view = scene.view
    canvas.draw("pieces", label(scene.word("projects"), x + 2, y + 16, 16, "title"))
    canvas.draw(
        "pieces", label(scene.word("deck", count=view.deck), x + width, y + 16, 12, anchor="end", fill=tone("ink-soft"))
    )
    wide = (width - GAP) / 2
    for i, card in enumerate(view.display):
        row, column = divmod(i, 2)
        _project(canvas, scene, i + 1, card, x + column * (wide + GAP), y + 28 + row * (CARD + GAP), wide)
    return 28 + 2 * CARD + GAP


def _project(canvas: Canvas, scene: Scene, number: int, card: str, x: float, y: float, width: float) -> None:
    box = Box(x, y, width, CARD, 10)
    if not card:
        canvas.draw("pieces", box.draw(fill="none", stroke=tone("line"), stroke_width=1.5, stroke_dasharray="6 4"))
        canvas.draw(
            "pieces",
            label(ROMAN[number - 1], x + width / 2, y + CARD / 2 + 6, 18, "title", anchor="middle", fill=tone("line")),
        )
        return
    zones = [scene.place(zone) for zone in scene.completing.get(number, ())]
    paint = scene.paints[scene.view.seat] if scene.view.seat is not None else PAINTS[0]
    drawn = group(place(0, 6, _pattern(card, paint)), bloom(m.PROJECT_POINTS[m.PROJECT[card]], width - 16 - 38, 6, 38))
    shown = Card(
        title=f"{ROMAN[number - 1]} {scene.card(card)}",
        text=scene.help(card),
        pattern=drawn,
        pattern_size=(width - 16, 46),
        chip=scene.word("by", zones=", ".join(zones)) if zones else "",
    )
    canvas.card(f"project-{number}", shown, x, y, width, CARD)
    if zones and not canvas.actions(f"project-{number}"):
        canvas.draw("pieces", chip(shown.chip, x + width - 8, y, lit=True, room=width - 16))


def _pattern(card: str, paint: Paint) -> str:
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
            circle(x + dx, y + dy, 4.7, fill="#b98550" if lit else tone("surface-2"), stroke="#5e3413", stroke_width=1.2)
        )
    return "".join(out)


# Objectives.


def draw_objectives(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the viewer's secret objectives, those kept with their points or the whole hand, and return the height."""
    view = scene.view
    if view.seat is None or not view.dealt:
        return 0.0
    kept = view.kept[view.seat]
    cards = kept or tuple(dict.fromkeys(view.dealt))
    height = 38 + ROW * len(cards)
    back = rect(
        x, y, width, height, 10, fill=tone("surface-2"), stroke=tone("edge"), stroke_width=1.5, stroke_dasharray="6 4"
    )
    canvas.draw("pieces", back, label(scene.word("objectives"), x + PAD, y + 24, 16, "title"))
    if view.phase != "over":  # GN-12.1: then everybody sees them
        words = fit(scene.word("private"), width / 2 - 30, 12, least=9)
        canvas.draw("pieces", words.draw(x + width - PAD, y + 12, anchor="end", fill=tone("ink-soft")))
        canvas.draw("pieces", icon("eye", x + width / 2 - 4, y + 11, 16, tone("ink-soft")))
    points = {line.item: line.points for line in scene.scores[view.seat].lines}
    for i, card in enumerate(cards):
        times = view.dealt.count(card) if not kept else 1
        _objective(canvas, scene, card, points.get(card), times, Box(x + 6, y + 34 + ROW * i, width - 12, ROW - 4, 8))
    return height


def _objective(canvas: Canvas, scene: Scene, card: str, points: int | None, times: int, box: Box) -> None:
    x, y, width, _ = box.bounds
    right = width - 64 - (46 if points is not None else 0)
    title = scene.card(card) + (f" ×{times}" if times > 1 else "")
    out = [
        _objective_sign(scene, card, x + 4, y + 8),
        fit(title, right, 14, 1, "title", least=10).draw(x + 56, y + 4),
        fit(scene.help(card), right, 12, 3, least=9).draw(x + 56, y + 22, fill=tone("ink-soft")),
    ]
    if points is not None:
        out.append(bloom(points, x + width - 46, y + 10, 42))
    canvas.piece(f"objective-{card}", *out, label=f"{title}. {scene.help(card)}")
    canvas.target(f"card-{card}", box, f"{title}. {scene.help(card)}", dot=0)


def _objective_sign(scene: Scene, card: str, x: float, y: float) -> str:
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
