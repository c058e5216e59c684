"""What Garden Nation says: prompts, log lines and events, as message ids with arguments."""

from __future__ import annotations

from tabletown.core.views import Line
from tabletown.games.garden_nation import material as m
from tabletown.games.garden_nation import state as at
from tabletown.games.garden_nation.state import PHASES
from tabletown.games.garden_nation.view import GardenNationView


def prompt(view: GardenNationView) -> Line:
    """What the viewer must do now: `garden_nation-prompt-<decision point>`, or `-wait`, `-deal`, `-over`."""
    if view.phase == PHASES[at.OVER]:
        return Line("garden_nation-prompt-over")
    if view.actors < 0:
        return Line("garden_nation-prompt-deal")
    if view.seat is None or not view.actors >> view.seat & 1:
        return Line("garden_nation-prompt-wait", {"actors": view.actors})
    if view.phase == PHASES[at.CHOOSING]:
        return Line("garden_nation-prompt-choose")
    point, argument = view.pending[-1]
    if point == "project":
        return Line("garden_nation-prompt-project", {"zone": m.ZONE_NAMES[argument]})
    if point == "next_player":
        return Line("garden_nation-prompt-next-player")
    if view.crane == 0:
        return Line("garden_nation-prompt-first")
    actions = 1 if len(view.order) == 1 else 2
    arguments: dict[str, str | int] = {"territory": str(view.crane), "number": actions - view.left + 1, "actions": actions}
    return Line("garden_nation-prompt-act", arguments)
