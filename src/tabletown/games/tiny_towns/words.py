"""What Tiny Towns says: prompts and events, as message ids with arguments."""

from __future__ import annotations

from tabletown.core.views import Line
from tabletown.games.tiny_towns import state as at
from tabletown.games.tiny_towns.rules import TinyTownsState
from tabletown.games.tiny_towns.state import PHASES
from tabletown.games.tiny_towns.view import TinyTownsView


def prompt(view: TinyTownsView) -> Line:
    """What the viewer must do now: `tiny_towns-prompt-<decision point>`, or `-wait`, or `-over`."""
    if view.phase == PHASES[at.OVER]:
        return Line("tiny_towns-prompt-over")
    if not view.pending:
        return Line("tiny_towns-prompt-wait", {"actors": view.actors})
    point, _ = view.pending[-1]
    arguments: dict[str, str | int] = {"resource": view.resource or "free", "source": view.source}
    if point == "resource" and not view.resource:
        point = "resource-free"
    return Line(f"tiny_towns-prompt-{point.replace('_', '-')}", arguments)


def events(before: TinyTownsState, after: TinyTownsState) -> list[Line]:
    """What happened by itself between two states: completed towns, the next round, the end."""
    lines = []
    for seat in range(after.seats):
        if before.towns[seat].place == 0 and after.towns[seat].place:
            lines.append(Line("tiny_towns-log-completed", {"seat": seat, "place": after.towns[seat].place}))
    if after.phase == at.OVER and before.phase != at.OVER:
        lines.append(Line("tiny_towns-log-over"))
    elif after.round != before.round:
        lines.append(Line("tiny_towns-log-round", {"round": after.round}))
    return lines
