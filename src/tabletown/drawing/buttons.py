"""Choices that are not on the board, as data and as drawn buttons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from tabletown.drawing.icons import icon
from tabletown.drawing.states import ids
from tabletown.drawing.svg import group, rect
from tabletown.drawing.text import NATURAL, fit, label, measure
from tabletown.drawing.theme.paint import tone

HEIGHT, GAP, PAD, SIZE = 44.0, 8.0, 16.0, 14.0


Kind = Literal["verb", "option", "end"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button: a message id with arguments, its translated text, and its legal actions.

    A `verb` starts an action and filters the lit targets, an `option` is an argument of an action, an `end` ends a turn or
    gives something up. An end with something useful left says so (`left`) and asks before it acts (`ask`).
    """

    key: str
    message: str
    args: Mapping[str, object] = field(default_factory=dict)
    actions: tuple[int, ...] = ()
    text: str = ""
    go: bool = False  # ends the decision; at most one per picture
    icon: str = ""
    kind: Kind = "option"
    price: str = ""  # the second line: what it costs or brings
    left: str = ""  # of an end: the useful things left, "3 AP left"
    symbol: str = ""  # element id of a symbol, instead of an icon
    ask: str = ""  # of an end: the question before it acts, "3 AP left: end the turn anyway?"
    signs: tuple[tuple[str, str], ...] = ()  # the price as it is drawn: words, and element ids of symbols

    @property
    def filled(self) -> bool:
        """Whether it is the filled button: it ends the decision and gives nothing up."""
        return self.go and not self.left


def _wide(choice: Button) -> float:
    return measure(choice.text, SIZE) + 2 * PAD + (28 if choice.icon else 0)


def button(choice: Button, x: float, y: float, width: float, *, id_: str | None = None) -> str:
    """Return one button, 44 high; the text shrinks before it overflows."""
    shift = 28 if choice.icon else 0
    fitted = fit(choice.text, width - 2 * PAD - shift, SIZE)
    ink = tone("go-ink" if choice.filled else "ink")
    line = "".join(fitted.lines)
    start = x + (width - shift - measure(line, fitted.size) * NATURAL) / 2
    back = rect(
        x,
        y,
        width,
        HEIGHT,
        10,
        fill=tone("go" if choice.filled else "surface"),
        stroke=tone("go" if choice.filled else "edge"),
        stroke_width=1.5,
    )
    sign = icon(choice.icon, start, y + 12, 20, ink) if choice.icon else ""
    words = label(line, start + shift, y + 27, fitted.size, fill=ink, weight=600, room=width - 2 * PAD - shift)
    return group(
        back,
        sign,
        words,
        id=id_,
        class_="button",
        role="button",
        tabindex="-1",
        aria_label=choice.text,
        data_actions=ids(choice.actions),
    )


def rows(choices: Sequence[Button], width: float) -> list[list[tuple[Button, float]]]:
    """Return choices with the widths of their buttons, in rows that fit."""
    out: list[list[tuple[Button, float]]] = []
    room = 0.0
    for choice in choices:
        wide = min(_wide(choice), width)
        if not out or room < wide:
            out.append([])
            room = width
        out[-1].append((choice, wide))
        room -= wide + GAP
    return out


def height(choices: Sequence[Button], width: float) -> float:
    """Return the height of the buttons."""
    return len(rows(choices, width)) * (HEIGHT + GAP) - GAP if choices else 0.0


def buttons(choices: Sequence[Button], x: float, y: float, width: float, *, prefix: str = "") -> str:
    """Return the choices as centered rows of buttons."""
    out = []
    for i, row in enumerate(rows(choices, width)):
        left = x + (width - sum(wide for _, wide in row) - GAP * (len(row) - 1)) / 2
        for choice, wide in row:
            id_ = f"{prefix}-{choice.key}" if prefix else None
            out.append(button(choice, left, y + i * (HEIGHT + GAP), wide, id_=id_))
            left += wide + GAP
    return "".join(out)
