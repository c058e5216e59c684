"""Panels of the seats of Tiny Towns: what everybody may see of each."""

from tabletown.core.bits import BIT
from tabletown.drawing import Canvas, fit, measure, tone
from tabletown.drawing.icons import icon
from tabletown.drawing.panels import PAD, surface
from tabletown.drawing.seats import badge
from tabletown.drawing.states import committed, thinking
from tabletown.drawing.svg import group, place, rect
from tabletown.drawing.text import NATURAL, label
from tabletown.games.tiny_towns.picture.board import small_town
from tabletown.games.tiny_towns.picture.panels import bare_square, number, score_lines, signed
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import KINDS, Scene
from tabletown.games.tiny_towns.rules.material import CAVERN_USES, RESOURCES, TYPES

TOWN = 104.0  # the side of a small town
FULL = 3  # up to this many seats the panels of the others are large
COMPACT, SMALLEST = 116.0, 94.0  # heights of the others
FACT = 19.0  # height of a line
CHIP = 20.0  # height of a row of points


def draw_panel(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float) -> float:
    """Draw what everybody may see of a seat, and return the height."""
    own = seat == scene.view.seat
    if own:
        height = 84.0
        inner = _header(scene, seat, x, y, width) + _own_facts(scene, seat, x + PAD, y + 66, width - 2 * PAD)
    elif scene.options.seats > FULL:
        height = COMPACT if scene.options.seats <= 5 else SMALLEST
        inner = _compact(scene, seat, x, y, width, height)
    else:
        height = TOWN + 68
        inner = _header(scene, seat, x, y, width) + small_town(scene, seat, x + PAD, y + 56, TOWN)
        inner += _facts(scene, seat, x + 2 * PAD + TOWN, y + 58, width - 3 * PAD - TOWN, TOWN)
    back = surface(x, y, width, height, strong=own)
    canvas.piece(f"seat-{seat}", back, inner, label=seat_in_words(scene, seat))
    return height


def seat_in_words(scene: Scene, seat: int) -> str:
    """Return a panel in words, for screen readers: name, points, state."""
    return f"{scene.name(seat)}: {number(scene.scores[seat].total)}, {_state(scene, seat)[1]}".rstrip(", ")


def _state(scene: Scene, seat: int) -> tuple[str, str]:
    """Return what a seat is doing: the name of a sign, and words."""
    view = scene.view
    place = view.towns[seat].place
    if view.phase == "over":
        return "", ""
    if place:
        return "end", scene.word("completed", place=place)
    if view.actors > 0 and view.actors & BIT[seat]:
        return "thinking", scene.word("thinking")
    if view.phase in ("play", "watch") and view.skipped & BIT[seat]:
        return "pass", scene.word("skipped")
    if view.phase in ("choose", "play", "watch"):
        return "done", scene.word("ready")
    return "", ""


def _holds_hammer(scene: Scene, seat: int) -> bool:
    return scene.view.hammer == seat and scene.view.phase != "over"


def _state_line(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Return the signs and words of what a seat is doing; (x, y) is the middle of the first sign."""
    sign, state = _state(scene, seat)
    words = [scene.word("you")] if seat == scene.view.seat else []
    out, left = "", x
    if _holds_hammer(scene, seat):
        out += SPRITE.use("hammer", left - 1, y - 9, 17)
        words.append(scene.word("builder"))
        left += 19
    if sign == "thinking":
        out += thinking(left + 3, y, 4.6)
        left += 25
    elif sign:
        out += committed(left, y - 7, 14) if sign == "done" else icon(sign, left, y - 7, 14, tone("ink-soft"))
        left += 18
    if state and not (words and sign in ("thinking", "done")):
        words.append(state)
    text = " · ".join(words)
    return out + fit(text, x + width - left, 12, least=9).draw(left, y - 7.2, fill=tone("ink-soft"))


def _total(scene: Scene, seat: int, right: float, baseline: float, size: float) -> str:
    text = number(scene.scores[seat].total)
    return label(text, right, baseline, size, "title", anchor="end")


def _header(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    room = width - 2 * PAD - 38 - 44
    quiet = seat != scene.view.seat and not _holds_hammer(scene, seat) and not _state(scene, seat)[0]
    return (
        badge(scene.paints[seat], x + PAD, y + 12, 28)
        + fit(scene.name(seat), room, 15, least=11).draw(x + PAD + 38, y + (17 if quiet else 7), weight=600)
        + _state_line(scene, seat, x + PAD + 38, y + 35, width - 2 * PAD - 38 - 34)
        + _total(scene, seat, x + width - PAD, y + 32, 22)
    )


def _compact(scene: Scene, seat: int, x: float, y: float, width: float, height: float) -> str:
    town = height - 16
    left, right = x + 8 + town + 10, x + width - 10
    return (
        small_town(scene, seat, x + 8, y + 8, town)
        + badge(scene.paints[seat], left, y + 8, 22)
        + fit(scene.name(seat), right - left - 28 - 38, 14, least=10).draw(left + 28, y + 10, weight=600)
        + _total(scene, seat, right, y + 26, 19)
        + _state_line(scene, seat, left, y + 42, right - left)
        + _facts(scene, seat, left, y + 51, right - left, height - 54)
    )


def _facts(scene: Scene, seat: int, x: float, y: float, width: float, height: float) -> str:
    """Return the score by kind, and above it as many lines with a word and a number as there is room for."""
    score = score_lines(scene, seat)
    columns = max(3, -(-len(score) // max(1, int(height / CHIP))))
    rows = -(-len(score) // columns)
    lines = [_number_fact(*fact, x, width) for fact in _numbers(scene, seat)]
    lines += _monument_fact(scene, seat, x, width)
    most = max(0, int((height - CHIP * rows) / FACT))
    lines = lines[len(lines) - min(most, len(lines)) :]
    out = "".join(place(0, y + i * FACT, line) for i, line in enumerate(lines))
    top = y + len(lines) * FACT + (4 if lines else 0)
    for i, (kind, _, line) in enumerate(score):
        row, column = divmod(i, columns)
        left, above = x + column * width / columns, top + CHIP * row
        out += SPRITE.use(kind, left - 1, above - 1, 19) if kind else bare_square(left + 2, above + 2, 13)
        out += label(signed(line.points), left + 19, above + 13, 12)
    return out


def _numbers(scene: Scene, seat: int) -> list[tuple[str, str]]:
    view, town = scene.view, scene.view.towns[seat]
    bare = sum(1 for what in town.squares if not what or what in RESOURCES)
    found = [(scene.word("bare"), str(bare))]
    if view.options.mode == "standard":
        found.append((scene.word("named"), str(view.named[seat])))
    if view.options.cavern:
        found.append((scene.word("cavern"), f"{town.cavern}/{CAVERN_USES}"))
    return found


def _number_fact(word: str, value: str, x: float, width: float) -> str:
    wide = measure(value, 13) + 6
    name = fit(word, width - wide, 12, least=9).draw(x, 0, fill=tone("ink-soft"))
    return name + label(value, x + width, 11.6, 13, anchor="end", weight=600)


def _monument_fact(scene: Scene, seat: int, x: float, width: float) -> list[str]:
    """Return lines for the monument, if there is one, and for the pieces on Opaleye's Watch."""
    view, town = scene.view, scene.view.towns[seat]
    known = town.monument or view.kept[seat]
    if not view.options.monuments:
        return []
    built = bool(town.monument)
    sign = SPRITE.use("monument", x + width - 19, -2, 19)
    if not built:
        sign = group(sign, opacity=0.4) + rect(
            x + width - 18, -1, 18, 18, 4, fill="none", stroke=tone("edge"), stroke_dasharray="3 2"
        )
    name = scene.card(known) if known and (built or view.phase == "over") else scene.word("monument")
    fitted = fit(name, width - 22, 12, 2, least=10.5)
    lines = [fitted.draw(x, 0, fill=tone("ink-soft")) + sign, *[""] * (len(fitted.lines) - 1)]
    if town.aside:
        word, room = scene.word("aside"), width - 21 * len(town.aside) - 4
        left = x + width - 21 * len(town.aside) if measure(word, 12) <= room else x
        text = label(word, x, 11.4, 12, fill=tone("ink-soft")) if left > x else ""
        lines.append(text + _set_aside(town.aside, left, -4, 21))
    return lines


def _set_aside(kinds: tuple[str, ...], x: float, y: float, size: float) -> str:
    """Return the pieces on Opaleye's Watch, side by side."""
    return "".join(SPRITE.use(KINDS[TYPES.index(kind)], x + size * i, y, size) for i, kind in enumerate(kinds))


def _own_facts(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """Return the numbers of the viewer's own seat in one line, and the pieces on the Watch."""
    aside = scene.view.towns[seat].aside
    facts = _numbers(scene, seat)
    room = width - 24 * len(aside)
    out, left = "", x
    size = 12.0
    total = sum(measure(f"{word} {value}", size) + 14 for word, value in facts) - 14
    if total > room:
        size = max(9.0, size * room / total)
    for word, value in facts:
        out += label(word, left, y + 5, size, fill=tone("ink-soft"))
        left += measure(word + " ", size) * NATURAL
        out += label(value, left, y + 5, size + 0.5, weight=600)
        left += measure(value, size) + 14
    return out + _set_aside(aside, x + width - 24 * len(aside), y - 15, 24)
