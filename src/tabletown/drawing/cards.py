"""Cards: quiet panels with a drawing, a title that fits, an optional pattern and a line of help."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from tabletown.drawing.cache import remember
from tabletown.drawing.icons import icon
from tabletown.drawing.pieces.shapes import Box
from tabletown.drawing.states import finished, picked
from tabletown.drawing.svg import group, num, nums, path, place, rect
from tabletown.drawing.text import LEADING, fit, label, measure
from tabletown.drawing.theme.paint import dark, ink_on, tone

State = Literal["open", "lit", "picked", "private", "finished"]
PAD, SIGN, BAND = 8.0, 46.0, 12.0
HEAD = 38.0  # height of a row with the sign, the title and the pattern


@dataclass(frozen=True, slots=True)
class Card:
    """The content of a card; `sign` is markup in a 50 x 50 square, `pattern` is markup of the given size, beside a sign."""

    title: str
    text: str = ""
    sign: str = ""
    pattern: str = ""
    pattern_size: tuple[float, float] = (0.0, 0.0)
    chip: str = ""  # a word on the upper edge: "after this cube", "only you see it"
    corner: str = ""  # a number or cost in the upper right corner
    band: str | None = None  # a colored strip along the top


@remember
def chip(text: str, right: float, middle: float, *, lit: bool = False, eye: bool = False, room: float = 200.0) -> str:
    """Return a small pill with a word, placed by its right end and middle line."""
    shift = 16 if eye else 0
    fitted = fit(text, room - 14 - shift, 12, least=9)
    line = "".join(fitted.lines)
    wide = measure(line, fitted.size) + 14 + shift
    ink = tone("go" if lit else "ink")
    edge = tone("go" if lit else "edge")
    pill = rect(
        right - wide, middle - 9, wide, 18, 9, fill=tone("go-soft" if lit else "surface-2"), stroke=edge, stroke_width=1
    )
    sign = icon("eye", right - wide + 6, middle - 6.5, 13, ink) if eye else ""
    return (
        pill
        + sign
        + label(line, right - wide + 7 + shift, middle + 4, fitted.size, fill=ink, weight=600, room=room - 14 - shift)
    )


def _back(card: Card, box: Box, state: State) -> str:
    secret = state == "private"
    back = box.draw(
        fill=tone("surface-2" if secret else "surface"),
        stroke=tone("edge" if secret else "line"),
        stroke_width=1.2,
        stroke_dasharray="6 4" if secret else None,
    )
    if card.band is not None:
        x, y, w, r = box.x, box.y, box.width, box.radius
        strip = f"V{num(y + r)}a{nums(r, r)} 0 0 1 {nums(r, -r)}h{num(w - 2 * r)}a{nums(r, r)} 0 0 1 {nums(r, r)}"
        back += path(f"M{nums(x, y + BAND)}{strip}V{num(y + BAND)}Z", card.band)
    if state == "lit":
        ring = box.draw(class_="ring", fill=tone("go-ring"), fill_opacity=0, stroke=tone("go-ring"), stroke_width=2)
        back += ring
    return back


def _heading(card: Card, x: float, y: float, width: float) -> str:
    """Return the title over the whole width, less the corner."""
    room, out = width, ""
    if card.corner:
        wide = min(measure(card.corner, 15, "title"), room / 2)
        out = fit(card.corner, wide, 15, 1, "title").draw(x + width, y - 1, anchor="end")
        room -= wide + 4
    return fit(card.title, room, 14, 1, "title", least=9).draw(x, y) + out


def _row(card: Card, x: float, y: float, width: float) -> str:
    """Return the sign, the title in up to two lines, and the pattern, side by side."""
    wide, high = card.pattern_size
    scale = min(0.9, HEAD / high, width / 3 / wide)
    left, right = x + HEAD + 3, x + width - wide * scale
    title = fit(card.title, right - left - 5, 14, 2, "title", least=9)
    top = y + (HEAD - len(title.lines) * title.size * LEADING) / 2
    return (
        place(x - 3, y, card.sign, scale=HEAD / 50)
        + title.draw(left, top)
        + place(right, y + (HEAD - high * scale) / 2, card.pattern, scale=scale)
    )


@remember
def draw_card(card: Card, x: float, y: float, width: float = 160.0, height: float = 112.0, state: State = "open") -> str:
    """Return the card as markup; the words never leave the panel."""
    box = Box(x, y, width, height, 10)
    inner, room = x + PAD, width - 2 * PAD
    top = y + PAD + (BAND - 2 if card.band is not None else 0) + (3 if card.chip else 0)
    out = [_back(card, box, state)]
    if card.pattern:
        out.append(_row(card, inner, top, room))
        top += HEAD + 2
    else:
        out.append(_heading(card, inner, top, room))
        top += 18
        if card.sign:
            out.append(place(inner - 3, top, card.sign, scale=SIGN / 50))
            top += SIGN + 2
    if card.text:
        space = y + height - 4 - top
        out.append(_help(card.text, inner, top, room, space))
    if card.chip:
        out.append(chip(card.chip, x + width - PAD, y, lit=state == "lit", eye=state == "private", room=room))
    if state == "finished":
        return finished(*out)
    return group(*out) + (picked(box) if state == "picked" else "")


def _help(text: str, x: float, y: float, width: float, space: float) -> str:
    """Return the help text as large as the room allows."""
    for size in (12.0, 11.0, 10.0, 9.0):
        lines = int(space / (size * LEADING))
        fitted = fit(text, width, size, max(1, lines), least=size)
        if not fitted.cut or size == 9.0:
            return fitted.draw(x, y, fill=tone("ink-soft")) if lines else ""
    return ""


def pattern(
    rows: Sequence[Sequence[str | None]], draw: Callable[[str, float, float, float], str], cell: float = 18.0
) -> tuple[str, tuple[float, float]]:
    """Return a recipe as a grid: markup and its size; `draw(kind, x, y, size)` draws one cell, None leaves it empty."""
    gap = cell / 9
    out = [
        draw(kind, column * (cell + gap), row * (cell + gap), cell)
        for row, kinds in enumerate(rows)
        for column, kind in enumerate(kinds)
        if kind is not None
    ]
    wide = max(map(len, rows))
    return "".join(out), (wide * (cell + gap) - gap, len(rows) * (cell + gap) - gap)


@remember
def back(x: float, y: float, width: float, height: float, colour: str, sign: str = "") -> str:
    """Return a card face down, the same for every card of a deck."""
    frame = rect(x, y, width, height, 8, fill=colour, stroke=dark(colour, 0.6), stroke_width=1.6)
    line = rect(x + 5, y + 5, width - 10, height - 10, 5, fill="none", stroke=ink_on(colour), stroke_width=1.4, opacity=0.5)
    return frame + line + (place(x + width / 2, y + height / 2, sign) if sign else "")
