"""Panels around the board: the king's line, the score track, and the forecast of the year or the result."""

from tabletown.drawing import Canvas, fit, measure, tone
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.seats import badge, token
from tabletown.drawing.svg import nums, rect, stroke
from tabletown.drawing.text import label
from tabletown.games.torres.picture.facts import king_line
from tabletown.games.torres.picture.pieces import SPRITE, stone
from tabletown.games.torres.picture.scene import Scene
from tabletown.games.torres.rules.scoring import is_between_phases

MARKER = 21.0  # room of a marker on the score track
KING_LINE = 26.0


def draw_king(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw where the king is and what his castle brings, on one line, and return the height."""
    text = king_line(scene)
    if text:
        words = fit(text, width - 32, 14, 1, least=12)
        wide = measure(words.lines[0], words.size) if words.lines else 0.0
        left = x + max((width - wide - 26) / 2, 0)
        canvas.draw("pieces", SPRITE.use("king", left, y - 2, 17), words.draw(left + 26, y + 4, fill=tone("ink-soft")))
    return KING_LINE


def draw_track(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the score track from 0 to beyond the leader with a marker for each seat, and return the height."""
    scores = [each.score for each in scene.view.seats]
    last = max(30, -(-(max(scores) + 3) // 10) * 10)
    step = (width - 2 * PAD - 20) / last
    rows = _marker_rows(scores, step)
    left, base = x + PAD + 10, y + 36 + MARKER * max(rows)
    height = base - y + 22
    out = [surface(x, y, width, height), stroke(f"M{nums(left, base)}h{nums(step * last)}", tone("edge"), 2)]
    for space in range(last + 1):
        tall = 9 if space % 10 == 0 else 6 if space % 5 == 0 else 3
        if step >= 4 or space % 5 == 0:
            out.append(stroke(f"M{nums(left + step * space, base)}v{nums(tall)}", tone("edge"), 1.2))
        if space % (10 if last <= 100 else 20) == 0:
            out.append(label(str(space), left + step * space, base + 18, 11, anchor="middle", fill=tone("ink-soft")))
    canvas.draw("pieces", *out)
    for seat, row in enumerate(rows):
        drawn = token(scene.paints[seat], left + step * scores[seat], base - 14 - MARKER * row, 9.6)
        canvas.piece(f"marker-{seat}", drawn, label=scene.word("marker", seat=seat, points=scores[seat]))
    return height


def _marker_rows(scores: list[int], step: float) -> list[int]:
    """Return the row of each marker above the track, so that none covers another."""
    rows = [0] * len(scores)
    placed: list[int] = []
    for seat in sorted(range(len(scores)), key=lambda each: (-scores[each], each)):
        taken = {rows[other] for other in placed if abs(scores[seat] - scores[other]) * step <= MARKER}
        rows[seat] = next(row for row in range(len(scores)) if row not in taken)
        placed.append(seat)
    return rows


def draw_standing(canvas: Canvas, scene: Scene, x: float, y: float, width: float) -> float:
    """Draw the points of each seat if the year ended now, or the result year by year, and return the height."""
    title, heads, rows = _forecast(scene) if scene.view.pending else _result(scene)
    step = 52.0 if len(heads) == 3 else 43.0
    height = 58.0 + 27 * len(rows)
    right = x + width - PAD
    out = [surface(x, y, width, height), fit(title, width - 2 * PAD, 15, 1, "title").draw(x + PAD, y + 9)]
    size = min(fit(head, step - 2, 12, least=10).size for head in heads)
    for i, head in enumerate(reversed(heads)):
        out.append(label(head, right - step * i, y + 43, size, anchor="end", fill=tone("ink-soft"), room=step - 2))
    room = width - 2 * PAD - step * len(heads) - 15
    names = [scene.name(seat) for seat in range(len(rows))]
    named = all(measure(name, 13) <= room for name in names)  # otherwise the badges must do
    for i, (total, seat, parts) in enumerate(sorted(rows, key=lambda row: (-row[0], row[1]))):
        base = y + 64 + 27 * i
        out.append(badge(scene.paints[seat], x + PAD, base - 14, 19))
        if named:
            out.append(label(names[seat], x + PAD + 27, base, 13))
        for place, points in enumerate([total, *reversed(parts)]):
            text = str(points) if place == 0 else f"+{points}" if points else "–"
            weight = 700 if place == 0 else None
            out.append(label(text, right - step * place, base, 13, anchor="end", weight=weight))
    canvas.draw("pieces", *out)
    return height


Rows = list[tuple[int, int, list[int]]]  # the total, the seat, and the parts of the total


def _forecast(scene: Scene) -> tuple[str, list[str], Rows]:
    """Return the forecast; master card and jumps have columns only where there are such points."""
    shown = [True, True, bool(scene.view.master), any(parts[3] for parts in scene.forecasts)]
    heads = [scene.word(head) for head, there in zip(("castles", "king", "master", "jump"), shown, strict=True) if there]
    rows = []
    for seat, each in enumerate(scene.view.seats):
        parts = [points for points, there in zip(scene.forecasts[seat], shown, strict=True) if there]
        rows.append((each.score + sum(parts), seat, parts))
    title = "forecast-next" if is_between_phases(scene.state) else "forecast"
    return scene.word(title), [*heads, scene.word("total")], rows


def _result(scene: Scene) -> tuple[str, list[str], Rows]:
    heads = [scene.word("year-short", phase=phase) for phase in (1, 2, 3)]
    rows = [
        (each.score, seat, [sum(each.tally[year::3]) for year in range(3)]) for seat, each in enumerate(scene.view.seats)
    ]
    return scene.word("result"), [*heads, scene.word("total")], rows


def pile(x: float, base: float, size: int, width: float = 13.0, height: float = 6.0, lit: bool = False) -> str:
    """Return a stack of blocks that stands on `base`; an empty one is a dashed outline."""
    if size == 0 and not lit:
        return rect(
            x, base - height, width, height, fill="none", stroke=tone("edge"), stroke_width=1, stroke_dasharray="2 2"
        )
    blocks = [
        rect(x, base - height * (i + 1), width, height, 1, fill=stone(2), stroke="#7a5a2a", stroke_width=1.1)
        for i in range(size)
    ]
    frame = rect(
        x - 3.5, base - height * 3 - 4, width + 7, height * 3 + 7, 4, fill="none", stroke=tone("pick"), stroke_width=2
    )
    return "".join(blocks) + (frame if lit else "")
