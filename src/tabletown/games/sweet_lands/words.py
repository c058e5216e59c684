"""What Sweet Lands says: prompts and events, as message ids with arguments."""

from __future__ import annotations

from tabletown.core.bits import count
from tabletown.core.views import Line
from tabletown.games.sweet_lands import state as at
from tabletown.games.sweet_lands.rules import SweetLandsState
from tabletown.games.sweet_lands.view import SweetLandsView


def prompt(view: SweetLandsView) -> Line:
    """What the viewer must do now: `sweet_lands-prompt-<frame>`, or whom the table waits for, or that it is over."""
    if view.phase == "over":
        return Line("sweet_lands-prompt-over")
    if view.actors < 0:
        return Line("sweet_lands-prompt-dealer")
    if view.seat is None or not (view.actors >> view.seat) & 1:
        return Line("sweet_lands-prompt-wait", {"actors": view.actors, "count": count(view.actors)})
    if view.phase in ("draft", "cleanup"):
        return Line(f"sweet_lands-prompt-{view.phase}")
    kind, _, numbers = view.pending[-1].rstrip("!").partition("=")
    number = int(numbers.split(",")[0]) if numbers else 0
    return Line(f"sweet_lands-prompt-{kind.replace('_', '-')}", {"number": number})


def events(before: SweetLandsState, after: SweetLandsState) -> list[Line]:
    """What happened by itself between two states: rounds, the end and its result."""
    if after.phase == at.OVER and before.phase != at.OVER:
        return [_result(after)]
    if after.round != before.round:
        return [Line("sweet_lands-log-round", {"round": after.round})]
    return []


def _result(state: SweetLandsState) -> Line:
    winners = state.winners()
    if state.solo:
        return Line("sweet_lands-log-solo", {"points": state.total(0), "won": len(winners)})
    points = state.total(winners[0])
    if len(winners) > 1:
        return Line("sweet_lands-log-shared", {"actors": sum(2**seat for seat in winners), "points": points})
    return Line("sweet_lands-log-won", {"seat": winners[0], "points": points})
