"""What a choice of Tiny Towns brings besides points: squares that become free, and what can be built next."""

from __future__ import annotations

from tabletown.core.views import Line
from tabletown.games.tiny_towns.rules.actions import ACTIONS
from tabletown.games.tiny_towns.rules.material import TYPES
from tabletown.games.tiny_towns.rules.view import TinyTownsView
from tabletown.games.tiny_towns.text import buildable


def assets(view: TinyTownsView, seat: int) -> dict[str, int]:
    """Return how many squares of a town are empty."""
    return {"empty": sum(not what for what in view.towns[seat].squares)}


def items(view: TinyTownsView) -> dict[str, str]:
    """Return the cards in play as the names of what is scored: "Cottage" instead of a color."""
    return {kind: f"tiny_towns-card-{card}" for kind, card in zip(TYPES, view.cards) if card}


def remarks_on(view: TinyTownsView, action: int, after: TinyTownsView | None) -> tuple[list[Line], list[Line]]:
    """Return what can be built after a step, and a warning where a cube is lost."""
    said = ACTIONS.describe(action)
    notes: list[Line] = []
    warnings: list[Line] = []
    if said.verb == "name":
        notes.append(Line("tiny_towns-note-name", {"resource": said.values[0]}))
    if said.verb == "done":
        notes += [Line("tiny_towns-note-done", {"cards": "+".join(cards)}) for cards in [buildable(view)] if cards]
    elif after is not None and (cards := buildable(after)):
        notes.append(Line("tiny_towns-note-opens", {"cards": "+".join(cards)}))
    if said.verb == "discard":
        warnings.append(Line("tiny_towns-note-discard"))
    return notes, warnings
