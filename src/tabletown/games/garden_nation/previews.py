"""What an action brings besides points: stocks, prices with their reasons, notes and warnings."""

from __future__ import annotations

from tabletown.core.bits import BIT, members
from tabletown.core.guide.preview import Reason
from tabletown.core.state import CHANCE
from tabletown.core.views import Line
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.effects import leaders
from tabletown.games.garden_nation.rules.projects import completed_by
from tabletown.games.garden_nation.rules.state import GardenNationState
from tabletown.games.garden_nation.rules.view import GardenNationView, known
from tabletown.games.garden_nation.text import preview

Arguments = dict[str, str | int]
Remarks = tuple[list[Line], list[Line]]  # notes and warnings


def assets(view: GardenNationView, seat: int) -> dict[str, int]:
    """Return the stocks of a seat, which are public: inhabitants, floors in supply, ploys, and roofs on its buildings."""
    roofs = sum(each.closed for each in view.buildings if each.seat == seat)
    return {"population": view.population[seat], "floors": view.supply[seat], "ploys": view.ploys[seat], "roofs": roofs}


def reasons(view: GardenNationView, action: int) -> list[Reason]:
    """Return what an action costs or gives in inhabitants and ploys, each with its reason."""
    if view.seat is None or action < act.BUILD:
        return []
    state = known(view)
    found = _price(state, action) if action < act.STRATEGIC else []
    if act.INVADE <= action < act.MOVE_ON:
        found.append(Reason("ploys", -1, Line("garden_nation-reason-ploy", {"count": state.ploys[view.seat] - 1})))
    after = state.copy()
    after.advance(view.seat, action)
    change = after.population[view.seat] - state.population[view.seat]
    control = change - sum(each.amount for each in found if each.asset == "population")
    return [*found, Reason("population", control, Line("garden_nation-reason-control"))]


def _price(state: GardenNationState, action: int) -> list[Reason]:
    """Return the inhabitants that a build, a demolition or an invasion costs or brings."""
    zone = act.zone_of(action)
    cost, floors = state.costs[zone], state.floors[zone]
    if action < act.DEMOLISH:
        return [
            Reason("population", -cost, Line("garden_nation-reason-zone", {"cost": cost})),
            Reason("population", -floors, Line("garden_nation-reason-floors", {"count": floors})),
        ]
    said: Arguments = {"cost": cost, "count": floors}
    if action < act.INVADE:
        return [Reason("population", state.value(zone), Line("garden_nation-reason-refund", said))]
    return [Reason("population", -state.value(zone), Line("garden_nation-reason-invade", said))]


def remarks_on(view: GardenNationView, action: int, after: GardenNationView | None) -> Remarks:
    """Return notes and warnings on an action: the crane's way, projects and territories won or lost, what is given up."""
    if view.seat is None or after is None:
        return [], []
    if action < act.BUILD:
        return [Line("garden_nation-note-kept")], []
    state, seat = known(view), view.seat
    notes, warnings = [], _given_up(view, action)
    zone = _zone(state, action)
    if act.BUILD <= action < act.STRATEGIC:
        notes += _completes(view, action)
        won, lost = _control(state, known(after), seat, zone // 7)
        notes += won
        warnings += lost
    if act.COMPLETE <= action < act.DECLINE:
        notes.append(Line("garden_nation-note-roof"))
    if after.ended and not view.ended:
        warnings.append(Line("garden_nation-warning-last"))
    return [*notes, *_crane(state, seat, action)], warnings


def pieces_of(view: GardenNationView, line: Line) -> list[str]:
    """Return the post and the buildings that a line of territory control is about."""
    if "-log-control" not in line.message:
        return []
    number, owners = int(line.arguments["territory"]), leaders(known(view), int(line.arguments["territory"]) - 1)
    own = [each.zone for each in view.buildings if int(each.zone[1]) == number and owners & BIT[each.seat]]
    return [f"post-{number}", *(f"plot-zone-t{zone[1]}-{zone[3]}" for zone in own)]


def _zone(state: GardenNationState, action: int) -> int:
    """Return the zone of an action, or of the project that it answers; -1 if it has none."""
    if act.BUILD <= action < act.STRATEGIC:
        return act.zone_of(action)
    return at.argument_of(state.pending) if act.COMPLETE <= action <= act.DECLINE else -1


def _completes(view: GardenNationView, action: int) -> list[Line]:
    """Return the note on the projects that become possible."""
    cards = [view.display[number - 1] for number in preview(view, action).places]
    if not cards:
        return []
    points = max(m.PROJECT_POINTS[m.PROJECT[card]] for card in cards)
    return [Line("garden_nation-note-completes", {"projects": "+".join(cards), "points": points})]


def _control(before: GardenNationState, after: GardenNationState, seat: int, territory: int) -> Remarks:
    """Return what changes in the control of a territory (GN-8.1)."""
    old, new, own = leaders(before, territory), leaders(after, territory), BIT[seat]
    said: Arguments = {"territory": territory + 1}
    if new == own and old != own:
        if old & ~own:
            return [Line("garden_nation-note-control-taken", {**said, "actors": old & ~own})], []
        return [Line("garden_nation-note-control-won", said)], []
    if new & own and not old & own:
        return [Line("garden_nation-note-control-shared", {**said, "actors": new & ~own})], []
    if old & own and not new & own:
        return [], [Line("garden_nation-warning-control-lost", said)]
    if old == own and new != own:
        return [], [Line("garden_nation-warning-control-shared", said)]
    return [], []


def _crane(state: GardenNationState, seat: int, action: int) -> list[Line]:
    """Return where the crane will be, and who acts there."""
    after = state.copy()
    after.advance(seat, action)
    if after.phase == at.PLAYING and at.point_of(after.pending) == at.AT_PROJECT:
        after.advance(seat, act.DECLINE)
    elif after.phase == at.REFILLING:
        after.advance(CHANCE, after.outcomes()[0][0])
    if after.phase == at.OVER:
        return [Line("garden_nation-note-over")]
    said: Arguments = {"territory": after.crane + 1, "moves": int(after.crane != state.crane)}
    if after.round != state.round:
        return [Line("garden_nation-note-crane-round", said)]
    if at.point_of(after.pending) == at.AT_NEXT:
        return [Line("garden_nation-note-crane-next", said)]
    if after.active == seat:
        return [Line("garden_nation-note-crane-you", said)]
    return [Line("garden_nation-note-crane-other", {**said, "seat": after.active})]


def _given_up(view: GardenNationView, action: int) -> list[Line]:
    """Return warnings on what is spent on a rival, gone for good, or given up."""
    state = known(view)
    if act.DEMOLISH <= action < act.STRATEGIC:
        zone = act.zone_of(action)
        said: Arguments = {"count": state.floors[zone], "roofs": int(bool(state.closed & BIT[zone]))}
        if action < act.INVADE:
            return [Line("garden_nation-warning-demolish", said)]
        owner, ploys = state.owner_of(zone), state.ploys[state.active] - 1
        return [Line("garden_nation-warning-invade", {**said, "seat": owner, "price": state.value(zone), "ploys": ploys})]
    if action == act.PASS:
        return [Line("garden_nation-warning-pass", {"count": state.left})]
    if action == act.DECLINE:
        return [Line("garden_nation-warning-decline", {"points": best_project(view)})]
    return []


def best_project(view: GardenNationView) -> int:
    """Return the most points of a project that can be completed now."""
    state = known(view)
    places = members(completed_by(state, state.active, at.argument_of(state.pending)))
    return max((m.PROJECT_POINTS[state.display[place]] for place in places), default=0)
