"""Seats of Tiny Towns: what everybody may see of each, as a panel for a column or for the top of a phone."""

from typing import Literal

from tabletown.core.bits import BIT
from tabletown.drawing import Canvas, fit, measure, tone
from tabletown.drawing.icons import icon
from tabletown.drawing.seats import badge
from tabletown.drawing.states import committed, thinking
from tabletown.drawing.svg import group, place, rect
from tabletown.drawing.text import NATURAL, label
from tabletown.games.tiny_towns.picture.board import small_town
from tabletown.games.tiny_towns.picture.panels import PAD, bare_square, number, score_lines, signed, surface
from tabletown.games.tiny_towns.picture.pieces import SPRITE
from tabletown.games.tiny_towns.picture.scene import KINDS, Scene
from tabletown.games.tiny_towns.rules.material import CAVERN_USES, RESOURCES, TYPES

Size = Literal["full", "compact", "strip"]
FACT = 19.0  # height of a line


def draw_panel(
    canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float, size: Size, town: float = 120.0
) -> float:
    """What everybody may see of a seat, in the size full with a town this large; the height it takes."""
    own = seat == scene.view.seat
    height = panel_height(scene, seat, size, width, town)
    if size == "strip":
        inner = _strip(scene, seat, x, y, width)
    elif size == "compact" and not own:
        inner = _compact(scene, seat, x, y, width)
    else:
        inner = _header(scene, seat, x, y, width)
        if own:
            inner += _own_facts(scene, seat, x + PAD, y + 66, width - 2 * PAD)
        else:
            inner += small_town(scene, seat, x + PAD, y + 56, town)
            if _is_stacked(width, town):
                inner += _facts(scene, seat, x + PAD, y + 68 + town, width - 2 * PAD, town)
            else:
                inner += _facts(scene, seat, x + 2 * PAD + town, y + 58, width - 3 * PAD - town, town)
    back = surface(x, y, width, height, strong=own)
    canvas.piece(f"seat-{seat}", back, inner, label=seat_in_words(scene, seat))
    return height


def panel_height(scene: Scene, seat: int, size: Size, width: float, town: float = 120.0) -> float:
    """The height of a panel."""
    if size == "strip":
        return 58.0
    if seat == scene.view.seat:
        return 84.0
    if size == "compact":
        return 116.0
    below = _facts_height(scene, seat, width - 2 * PAD) + 10 if _is_stacked(width, town) else 0
    return town + 68 + below


def _is_stacked(width: float, town: float) -> bool:
    """Whether the facts of a panel stand below its town, there being no room beside it."""
    return width - town < 100


def seat_in_words(scene: Scene, seat: int) -> str:
    """A panel for those who do not see it: name, points, state."""
    return f"{scene.name(seat)}: {number(scene.scores[seat].total)}, {_state(scene, seat)[1]}".rstrip(", ")


def _state(scene: Scene, seat: int) -> tuple[str, str]:
    """What a seat is doing: the name of a sign, and words."""
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
    """The signs and words of what a seat is doing; (x, y) is the middle of the first sign."""
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


def _strip(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """The panel of a phone: badge, points, name, a sign for the state."""
    sign, _ = _state(scene, seat)
    right = x + width - 8
    out = ""
    if _holds_hammer(scene, seat):
        out += SPRITE.use("hammer", x + 33, y + 10, 18)
    if sign == "thinking":
        out += thinking(right - 13, y + 46, 4.4)
        right -= 20
    elif sign:
        out += icon(sign, right - 13, y + 39, 14, tone("ink-soft"))
        right -= 18
    return (
        badge(scene.paints[seat], x + 7, y + 7, 24)
        + _total(scene, seat, x + width - 8, y + 26, 18)
        + fit(scene.name(seat), right - x - 9, 12, least=10).draw(x + 7, y + 38, weight=600)
        + out
    )


def _compact(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    left, right = x + 8 + 100 + 10, x + width - 10
    return (
        small_town(scene, seat, x + 8, y + 8, 100)
        + badge(scene.paints[seat], left, y + 8, 22)
        + fit(scene.name(seat), right - left - 28 - 38, 14, least=10).draw(left + 28, y + 10, weight=600)
        + _total(scene, seat, right, y + 26, 19)
        + _state_line(scene, seat, left, y + 42, right - left)
        + _facts(scene, seat, left, y + 53, right - left, 58)
    )


def _facts(scene: Scene, seat: int, x: float, y: float, width: float, height: float) -> str:
    """Lines with a word and a number or a drawing, as many as there is room for; then the score if there is still room."""
    lines = [_number_fact(*fact, x, width) for fact in _numbers(scene, seat)]
    lines += _monument_fact(scene, seat, x, width)
    most = int(height / FACT)
    out = "".join(place(0, y + i * FACT, line) for i, line in enumerate(lines[-most:]))
    score = score_lines(scene, seat)
    columns = max(1, int(width / 44))
    top = y + len(lines) * FACT + 8
    if top + -(-len(score) // columns) * 21 - y > height:
        return out
    for i, (kind, _, line) in enumerate(score):
        row, column = divmod(i, columns)
        left = x + column * width / columns
        out += SPRITE.use(kind, left - 1, top + 21 * row - 2, 20) if kind else bare_square(left + 2, top + 21 * row + 1, 14)
        out += label(signed(line.points), left + 20, top + 21 * row + 12.5, 12)
    return out


def _facts_height(scene: Scene, seat: int, width: float) -> float:
    """How much height all facts and the score take."""
    lines = len(_numbers(scene, seat)) + len(_monument_fact(scene, seat, 0, width))
    return lines * FACT + 8 + -(-len(score_lines(scene, seat)) // int(width / 44)) * 21


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
    """Whether there is a monument and which, and the pieces on Opaleye's Watch."""
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
    """The pieces on Opaleye's Watch, side by side."""
    return "".join(SPRITE.use(KINDS[TYPES.index(kind)], x + size * i, y, size) for i, kind in enumerate(kinds))


def _own_facts(scene: Scene, seat: int, x: float, y: float, width: float) -> str:
    """The numbers of the viewer's own seat in one line, and the pieces on the Watch."""
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


def draw_town_card(canvas: Canvas, scene: Scene, seat: int, x: float, y: float, width: float) -> None:
    """A town with badge and name above it, for a narrow page."""
    canvas.piece(
        f"town-{seat}",
        badge(scene.paints[seat], x, y, 24),
        fit(scene.name(seat), width - 32, 14, least=10).draw(x + 32, y + 3, weight=600),
        small_town(scene, seat, x, y + 32, width),
        label=scene.word("town", seat=seat),
    )
