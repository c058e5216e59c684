"""What Torres says: prompts and events, as message ids with arguments."""

from __future__ import annotations

from tabletown.core.views import Line
from tabletown.games.torres import state as at
from tabletown.games.torres.rules import TorresState
from tabletown.games.torres.state import ITEMS, TALLY
from tabletown.games.torres.view import TorresView


def prompt(view: TorresView) -> Line:
    """What the viewer must do now: `torres-prompt-<decision point>`, or `-wait`, or `-over`."""
    if not view.pending:
        return Line("torres-prompt-over")
    if view.actors < 0 or view.seat != view.turn:
        return Line("torres-prompt-wait", {"actors": view.actors})
    point, square = view.pending[-1]
    arguments: dict[str, str | int] = {"points": view.points, "blocks": max(view.chosen, 0)}
    if square:
        arguments["square"] = square
    return Line(f"torres-prompt-{point.replace('_', '-')}", arguments)


def events(before: TorresState, after: TorresState) -> list[Line]:
    """What happened by itself between two states: jumps, scoring, the next year, the end."""
    lines = []
    scored = before.phase and (after.phase != before.phase or after.pending in (at.OVER, at.AT_MOVE_KING))
    if scored and before.pending not in (at.AT_MOVE_KING, at.OVER):
        for item in (at.CASTLES, at.KING, at.MASTER, at.JUMPED):
            for step in range(after.seats):
                seat = (before.opener + step) % after.seats
                place = TALLY * seat + 3 * item + before.phase - 1
                points = after.tally[place] - before.tally[place]
                if points:
                    lines.append(Line(f"torres-log-scored-{ITEMS[item]}", {"seat": seat, "points": points}))
    else:
        for seat in range(after.seats):
            jumped = sum(after.tally[TALLY * seat + 3 * at.JUMPED + phase] for phase in range(3))
            jumped -= sum(before.tally[TALLY * seat + 3 * at.JUMPED + phase] for phase in range(3))
            if jumped:
                lines.append(Line("torres-log-scored-jump", {"seat": seat, "points": jumped}))
    if after.pending == at.OVER and before.pending != at.OVER:
        lines.append(Line("torres-log-over"))
    elif after.phase != before.phase:
        lines.append(Line("torres-log-phase", {"phase": after.phase, "first": after.first}))
    elif after.round != before.round:
        lines.append(Line("torres-log-round", {"round": after.round, "first": after.first}))
    return lines
