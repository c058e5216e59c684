"""Panels around a town of Tiny Towns: the score, the deck, the result."""

from tabletown.core.views import ScoreLine
from tabletown.drawing import Canvas, fit, keyline, tone
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.seats import badge
from tabletown.drawing.states import finished
from tabletown.drawing.svg import circle, group, nums, path, rect
from tabletown.drawing.text import label
from tabletown.drawing.theme.palette import CREAM, GOLD
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import KINDS, Scene, kind_of
from tabletown.games.tiny_towns.rules.flow import TOWN_HALL_BURNED
from tabletown.games.tiny_towns.rules.material import RESOURCES

STAR = "M0-9 2.6-3 9-2.4 4.2 1.9 5.6 8.4 0 5 -5.6 8.4 -4.2 1.9 -9-2.4 -2.6-3Z"  # of a winner
NARROW = 400.0  # a panel below this width is one of a phone


def signed(points: int) -> str:
    """Return points with a sign."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """Return a number with a real minus."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def bare_square(x: float, y: float, size: float) -> str:
    """Return the sign of a square without a building."""
    return rect(x, y, size, size, size / 4.5, fill=tone("board"), stroke=tone("board-line"), stroke_width=1.2)


def score_lines(scene: Scene, seat: int) -> list[tuple[str, str, ScoreLine]]:
    """Return the lines of a score sheet that are not 0, each with a drawing and a name."""
    view = scene.view
    found = []
    for kind, line in enumerate(scene.scores[seat].lines):
        if line.points == 0:
            continue
        if line.item == "empty":
            found.append(("", scene.say("tiny_towns-score-empty", {}), line))
        else:
            card = view.towns[seat].monument if kind == len(view.cards) else view.cards[kind]
            found.append((kind_of(card), scene.card(card), line))
    return found


# The deck of town hall and solo.


def draw_deck(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the resource cards still to come, as far as is known, and return the height."""
    view = scene.view
    total = sum(view.unseen)
    if view.options.mode == "town_hall":
        left = max(0, total - TOWN_HALL_BURNED)
        note = scene.word("burned", count=TOWN_HALL_BURNED)
        when = scene.word("free", rounds=-view.round % 3)
    else:
        left = total + len(view.returned)
        note = scene.word("unseen", count=total)
        when = scene.word("returning") if view.returned else ""
    out = label(scene.word("deck", count=left), x + PAD, y + 24, 14, weight=600)
    step = (width - 2 * PAD) / 5
    for i, resource in enumerate(RESOURCES):
        cards = group(
            SPRITE.use(f"flat-{resource}", x + PAD + step * i, y + 36, 20),
            label(f"×{view.unseen[i]}", x + PAD + step * i + 23, y + 51, 13, weight=600),
        )
        out += cards if view.unseen[i] else finished(cards)
    note_lines = fit(note, width - 2 * PAD, 12, 2, least=10)
    out += note_lines.draw(x + PAD, y + 63, fill=tone("ink-soft"))
    height = 63 + note_lines.height + 10
    if when:
        fitted = fit(when, width - 2 * PAD, 12, 2, least=10)
        out += fitted.draw(x + PAD, y + height, weight=600)
        height += fitted.height + 8
    if view.options.mode == "solo" and view.returned:
        rows = -(-len(view.returned) // 10)
        for i, resource in enumerate(view.returned):
            row, column = divmod(i, 10)
            out += SPRITE.use(f"flat-{resource}", x + PAD + 23 * column, y + height + 24 * row, 19)
        height += 24 * rows + 6
    if any(view.open):
        out += label(scene.word("open"), x + PAD, y + height + 10, 12, fill=tone("ink-soft"))
        held = [resource for resource, number in zip(RESOURCES, view.open) for _ in range(number)]
        for i, resource in enumerate(held):
            out += SPRITE.use(f"cube-{resource}", x + PAD + 38 * i, y + height + 16, 32)
        height += 58
    canvas.draw("pieces", surface(x, y, width, height), out)
    return height


# The result.


def draw_result(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the score sheets of all seats, the winners marked, and return the height."""
    winners = scene.end.winners() if scene.end is not None else []
    wide = width > NARROW
    names, totals = (150.0, 64.0) if wide else (32.0, 58.0)
    step = (width - 2 * PAD - names - totals) / 9
    right, height = x + width - PAD, 44.0 + 34 * len(scene.scores)
    out = [surface(x, y, width, height)]
    for i in range(9):
        left = x + PAD + names + step * (i + 0.5)
        if i < 8:
            out.append(SPRITE.use(KINDS[i], left - 13, y + 8, 26))
        else:
            out.append(bare_square(left - 9, y + 13, 18))
    order = sorted(range(len(scene.scores)), key=lambda seat: (seat not in winners, -scene.scores[seat].total, seat))
    for row, seat in enumerate(order):
        top = y + 42 + 34 * row
        if seat in winners:
            out.append(rect(x + 5, top - 1, width - 10, 32, 8, fill=tone("surface-2")))
        out.append(badge(scene.paints[seat], x + PAD, top + 3, 24))
        if wide:
            out.append(fit(scene.name(seat), names - 36, 14, least=10).draw(x + PAD + 32, top + 6.5, weight=600))
        for i, line in enumerate(scene.scores[seat].lines):
            ink = tone("ink" if line.points else "ink-soft")
            text = number(line.points) if line.points else "·"
            middle = x + PAD + names + step * (i + 0.5)
            out.append(label(text, middle, top + 20, 14, anchor="middle", fill=ink))
        if seat in winners:
            out.append(_star(right - totals + 14, top + 15))
        out.append(label(number(scene.scores[seat].total), right - 4, top + 22, 19, "title", anchor="end"))
    canvas.draw("pieces", *out)
    return height


def _star(x: float, y: float) -> str:
    return group(
        circle(0, 0, 11, fill=CREAM, stroke=keyline(GOLD), stroke_width=1.2),
        path(STAR, GOLD, stroke=keyline(GOLD), stroke_width=1, stroke_linejoin="round"),
        transform=f"translate({nums(x, y)})",
    )
