"""The end of a round one territory after another (GN-8.1), although a single step leads through all of them."""

from __future__ import annotations

from collections.abc import Iterable

from tabletown.core.bits import BIT, count, members
from tabletown.core.views import Line
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.effects import leaders
from tabletown.games.garden_nation.rules.state import GardenNationState


def ends_round(before: GardenNationState, after: GardenNationState) -> bool:
    """Return whether territory control was counted after a step."""
    return before.round > 0 and (after.round != before.round or after.phase == at.OVER != before.phase)


def stages(before: GardenNationState, after: GardenNationState) -> list[GardenNationState]:
    """Return the states after the action, after the income of each territory in turn, and after the step."""
    if not ends_round(before, after):
        return [after]
    paying = [territory for territory in range(m.TERRITORIES) if leaders(after, territory)]
    return [*(_counting(before, after, paying[:place]) for place in range(len(paying) + 1)), after]


def counted(state: GardenNationState) -> list[int] | None:
    """Return the territories whose income a stage contains; None for a state that a match reaches."""
    is_stage = state.phase == at.PLAYING and not state.pending
    return members(state.visited) if is_stage else None


def control(state: GardenNationState, territories: Iterable[int]) -> list[Line]:
    """Return territory by territory who gains inhabitants by the most floors (GN-8.1)."""
    lines = []
    for territory in territories:
        found = leaders(state, territory)
        said: dict[str, str | int] = {"territory": territory + 1}
        if count(found) == 1:
            lines.append(Line("garden_nation-log-control", {**said, "seat": members(found)[0], "count": m.SOLE_INCOME}))
        elif found:
            lines.append(Line("garden_nation-log-control_shared", {**said, "actors": found, "count": m.TIED_INCOME}))
    return lines


def _counting(before: GardenNationState, after: GardenNationState, paid: list[int]) -> GardenNationState:
    """Return the state with the income of these territories only, before the next round; nobody has to decide."""
    state = after.copy()
    state.phase, state.waiting, state.pending = at.PLAYING, 0, 0
    state.round, state.order, state.active, state.left = before.round, before.order[:], before.active, 0
    state.visited = sum(BIT[territory] for territory in paid)
    for territory in range(m.TERRITORIES):
        if territory not in paid:
            seats = members(leaders(after, territory))
            for seat in seats:
                state.population[seat] -= m.SOLE_INCOME if len(seats) == 1 else m.TIED_INCOME
    return state
