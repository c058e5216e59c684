"""Panels around the garden: the prompt, the turn order, the common supply, the result."""

from tabletown.drawing import Box, Canvas, fit, measure, tone
from tabletown.drawing.parts import SIDE
from tabletown.drawing.seats import badge
from tabletown.drawing.svg import circle, nums, path, rect
from tabletown.drawing.text import label
from tabletown.games.garden_nation.picture.pieces import LANDS, SPRITE, foot_use
from tabletown.games.garden_nation.picture.scene import Scene
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.text import is_last, prompt

PAD = 12.0
NARROW = 400.0  # a panel below this width is one of a phone


def number(points: int) -> str:
    """A number with a real minus."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def surface(x: float, y: float, width: float, height: float, *, strong: bool = False) -> str:
    """A quiet panel with a low edge of shadow."""
    low = rect(x, y + 1.5, width, height, 10, fill=tone("line"))
    edge = tone("edge" if strong else "line")
    return low + rect(x, y, width, height, 10, fill=tone("surface"), stroke=edge, stroke_width=1.4 if strong else 1)


def bloom(points: int, x: float, y: float, size: float = 36.0) -> str:
    """Points on a rosette; (x, y) is its upper left corner."""
    text = label(number(points), x + size / 2, y + size * 0.63, size * 0.4, "title", anchor="middle", fill="#2a2130")
    return SPRITE.use("bloom", x, y, size) + text


# The prompt.


def draw_prompt(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """What to do now in one sentence, with the crane; the height it takes."""
    line = prompt(scene.view)
    said = scene.say(line.message, line.arguments)
    if scene.winners:
        names = [scene.name(seat) for seat in scene.winners]
        said += " " + scene.word("winner", names=", ".join(names), points=scene.scores[scene.winners[0]].total)
    notes = [scene.word("round", round=scene.view.round)] if scene.view.round else []
    if is_last(scene.view) and scene.view.phase != "over":
        notes = [scene.word("last", round=scene.view.round)]
    narrow = width < NARROW
    wide = measure(notes[0], 13) + 22 if notes and not narrow else 0
    text = fit(said, width - 84, 15, 3, least=12) if narrow else fit(said, width - 86 - wide - 24, 18, 2, least=13)
    height = max(66.0, text.height + (38 if narrow and notes else 24))
    first = y + (height - text.height) / 2 + (8 if narrow and notes else 0)
    bar = f"M{nums(x + 10, y)}h-1a9 9 0 0 0-9 9v{nums(height - 18)}a9 9 0 0 0 9 9h1Z"
    out = [surface(x, y, width, height), path(bar, tone("go" if scene.legal else "edge"))]
    out += [foot_use("turtle", x + 46, y + height / 2 + 24, 0.5), text.draw(x + 84, first, weight=600)]
    if notes and narrow:
        out.append(label(notes[0], x + 84, first - 5, 12, fill=tone("ink-soft")))
    elif notes:
        out.append(rect(x + width - wide - 12, y + height / 2 - 12, wide, 24, 12, fill=tone("surface-2")))
        out.append(label(notes[0], x + width - 12 - wide / 2, y + height / 2 + 4.6, 13, anchor="middle", weight=600))
    canvas.draw("pieces", *out)
    return height


# Turn order and supply.


def draw_order(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """The places of the turn-order board with the actions of each; the height it takes."""
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
        for pip in range(1 if i == 0 else 2):
            acted = here and pip < (1 if i == 0 else 2) - view.left
            fill_pip = tone("ink-soft") if acted or i < len(view.order) - 1 or view.phase == "over" else "#e9b23a"
            out.append(
                circle(
                    left + wide / 2 + (pip * 13 - (0 if i == 0 else 6.5)),
                    y + 69,
                    4.6,
                    fill=fill_pip,
                    stroke="#7a4a06",
                    stroke_width=1,
                )
            )
    canvas.draw("pieces", *out)
    return 92.0


def _coming(scene: Scene, place: int) -> int:
    """The seat that is sure to take a place, -1 if it is open who does."""
    view = scene.view
    if not view.order:
        return -1
    if view.options.seats == 2:
        return view.order[0] if place % 2 == 0 else 1 - view.order[0]
    left = [seat for seat in range(view.options.seats) if seat not in view.order]
    return left[0] if len(left) == 1 else -1


def draw_supply(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Roofs and bramble tokens left; tokens are lit where one is to be chosen. The height it takes."""
    view = scene.view
    out = [surface(x, y, width, 88), label(scene.word("supply"), x + PAD, y + 22, 14, "title")]
    out.append(SPRITE.use("roof", x + PAD - 4, y + 32, 46))
    out.append(label(f"{view.roofs}", x + PAD + 46, y + 62, 19, "title"))
    wide = (width - 2 * PAD - 74 - 12) / 3
    canvas.draw("pieces", *out)
    for i, land in enumerate(LANDS[:3]):
        left = x + PAD + 74 + i * (wide + 6)
        count = m.TOKENS[i] - list(view.tokens.values()).count(land)
        box = Box(left, y + 34, wide, 42, 8)
        said = scene.word("tokens", land=land, count=count)
        drawn = box.draw(fill=tone("surface-2")) + SPRITE.use(f"land-{land}", left + 4, y + 44, 23)
        figure = label(str(count), left + wide - 10, y + 61, 17, "title", anchor="middle")
        canvas.piece(f"tokens-{land}", drawn, figure, label=said)
        canvas.target(f"land-{land}", box, scene.word("plant", land=land), dot=0)
    return 88.0


def draw_lands(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """The legend of the lands; the height it takes."""
    out = [surface(x, y, width, 92), label(scene.word("lands"), x + PAD, y + 22, 14, "title")]
    for i, land in enumerate(LANDS):
        row, column = divmod(i, 2)
        left, top = x + PAD + column * (width - 2 * PAD) / 2, y + 32 + row * 28
        out.append(SPRITE.use(f"land-{land}", left, top, 25))
        words = fit(scene.land(land), (width - 2 * PAD) / 2 - 32, 13, 2, least=11)
        out.append(words.draw(left + 31, top + 12 - words.height / 2))
    canvas.draw("pieces", *out)
    return 92.0


# The result.


def draw_result(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """The score sheets of all seats: projects, objectives, population, total; the height it takes."""
    rows = sorted(range(len(scene.scores)), key=lambda seat: (seat not in scene.winners, -scene.scores[seat].total, seat))
    step = 66.0 if width > SIDE else 76.0
    height = 20.0 + step * len(rows)
    out = [surface(x, y, width, height)]
    for row, seat in enumerate(rows):
        top = y + 12 + step * row
        if seat in scene.winners:
            out.append(rect(x + 6, top - 4, width - 12, step - 4, 8, fill=tone("surface-2")))
        out.append(badge(scene.paints[seat], x + PAD, top + 2, 26))
        out.append(fit(scene.name(seat), width - 130, 15, least=11).draw(x + PAD + 36, top + 4, weight=600))
        out.append(bloom(scene.scores[seat].total, x + width - PAD - 44, top + 4, 46))
        out.append(_summary(scene, seat, x + PAD, top + 34, width - 2 * PAD - 56))
    canvas.draw("pieces", *out)
    return height


def _summary(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """What a score is made of, beside the bloom with its total; in the side column on two lines."""
    sheet = scene.scores[seat]
    projects = sum(line.points for line in sheet.lines if line.item in m.PROJECT)
    parts = [(scene.word("score-projects"), projects)]
    parts += [(scene.card(line.item), line.points) for line in sheet.lines if line.item in m.OBJECTIVE]
    parts += [(scene.say("garden_nation-score-population", {}), sheet.lines[-1].points)]
    text = " · ".join(f"{name}: {number(points)}" for name, points in parts)
    return fit(text, width, 12, 1 if width > SIDE else 2, least=9).draw(x, y, fill=tone("ink-soft"))
