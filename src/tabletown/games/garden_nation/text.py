"""Texts of Garden Nation as message ids with arguments: prompts, choices, log lines and the board.

Texts name a zone by the number of its territory and an arrow to its place there, as it lies on the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tabletown.core.bits import BIT, count, members
from tabletown.core.facets import Panel
from tabletown.core.state import CHANCE
from tabletown.core.translate import Say
from tabletown.core.views import Line
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.points import PHASES
from tabletown.games.garden_nation.rules.projects import completed_by
from tabletown.games.garden_nation.rules.scoring import project_points, total
from tabletown.games.garden_nation.rules.state import GardenNationState
from tabletown.games.garden_nation.rules.view import Building, GardenNationView, known, score
from tabletown.games.garden_nation.stages import control, counted, ends_round

ARROWS = ("•", "↖", "↗", "→", "↘", "↙", "←")
TONES = {"greenery": "green", "yellow_grass": "yellow", "red_leaves": "red", "bramble": "magenta"}
Arguments = dict[str, str | int]


@dataclass(frozen=True)
class Zone:
    """A zone as it lies: its slot in the territory, its land now, its cost and its building."""

    name: str
    territory: int
    slot: int
    land: str
    token: bool
    cost: int
    building: Building | None


def zones(view: GardenNationView) -> tuple[tuple[Zone, ...], ...]:
    """Return the zones of each board slot by their slot in the territory."""
    state = known(view)
    standing = {each.zone: each for each in view.buildings}
    found = []
    for number, turn in view.layout:
        row = []
        for slot in range(7):
            name = f"T{number}.{m.zone_in(slot, turn)}"
            zone = m.ZONE[name]
            land = m.LANDS[state.land_of(zone)]
            row.append(Zone(name, number, slot, land, name in view.tokens, state.costs[zone], standing.get(name)))
        found.append(tuple(row))
    return tuple(found)


def place(turns: dict[int, int], zone: str) -> str:
    """Return the number and the arrow of a zone; `turns` is the rotation of each territory by its number."""
    number = int(zone[1])
    return f"{number}{ARROWS[m.slot_of(int(zone[3]), turns[number])]}"


def where(turns: dict[int, int], zone: str, number: str = "") -> Arguments:
    """Return the arguments that name a zone in words: its territory and its slot there, numbered if there are several."""
    territory = int(zone[1])
    slot = m.slot_of(int(zone[3]), turns[territory])
    return {f"territory{number}": territory, f"slot{number}": str(slot)}


def rotations(layout: Sequence[tuple[int, int]]) -> dict[int, int]:
    """Return the rotation of each territory in the layout, by its number."""
    return {number: turn for number, turn in layout}  # noqa: C416  (says what the pairs are)


# Prompts.


def prompt(view: GardenNationView) -> Line:
    """Return the decision of the viewer, `garden_nation-prompt-<decision point>`, or the seats it waits for."""
    if view.phase == PHASES[at.OVER]:
        return Line("garden_nation-prompt-over")
    if view.actors < 0:
        return Line("garden_nation-prompt-dealer")
    if view.seat is None or not view.actors >> view.seat & 1:
        return Line("garden_nation-prompt-wait", {"actors": view.actors, "count": count(view.actors)})
    if view.phase == PHASES[at.CHOOSING]:
        return Line("garden_nation-prompt-choose")
    point, argument = view.pending[-1]
    if point == at.POINTS[at.AT_PROJECT]:
        return Line("garden_nation-prompt-project", where(rotations(view.layout), m.ZONE_NAMES[argument]))
    if point == at.POINTS[at.AT_NEXT]:
        return Line("garden_nation-prompt-next_player")
    if view.crane == 0:
        return Line("garden_nation-prompt-first")
    if view.locked:
        return Line("garden_nation-prompt-locked", {"territory": view.crane})
    actions = m.ACTIONS_AT[len(view.order) - 1]
    said: Arguments = {"territory": view.crane, "number": actions - view.left + 1, "actions": actions}
    return Line("garden_nation-prompt-act_last" if known(view).is_last_round() else "garden_nation-prompt-act", said)


# Choices.


@dataclass(frozen=True)
class Preview:
    """The price of an action in a zone (negative: a gain), the next place of the crane, the projects it could complete."""

    verb: str
    price: int
    crane: int
    places: tuple[int, ...] = ()  # on the display, from 1
    refund: int = 0  # of demolishing there, where this is legal too


def preview(view: GardenNationView, action: int) -> Preview:
    """Return what a build, a demolition or an invasion leads to."""
    state, zone = known(view), act.zone_of(action)
    seat, after = state.active, state.copy()
    after.advance(seat, action)
    offered = after.active == seat and at.point_of(after.pending) == at.AT_PROJECT
    places = tuple(number + 1 for number in members(completed_by(after, seat, zone))) if offered else ()
    return Preview(act.ACTIONS.describe(action).verb, _price(state, action), state.leads[zone] + 1, places)


def _price(state: GardenNationState, action: int) -> int:
    """Return the inhabitants that a build, a demolition (negative: a gain) or an invasion costs."""
    zone = act.zone_of(action)
    if action < act.DEMOLISH:
        return state.price(zone)
    return -state.value(zone) if action < act.INVADE else state.value(zone)


def labels(view: GardenNationView, legal: Iterable[int], say: Say) -> dict[int, str]:
    """Return what a choice does in words: the zone, the price, and where the crane goes."""
    named = {zone.name: zone for row in zones(view) for zone in row}
    found = {action: _label(view, named, action, say) for action in legal}
    return {action: text for action, text in found.items() if text}


def _label(view: GardenNationView, named: dict[str, Zone], action: int, say: Say) -> str:
    said = act.ACTIONS.describe(action)
    if said.verb == "complete":
        card = view.display[int(said.values[0]) - 1]
        return say("garden_nation-choice-complete", {"project": card, "points": m.PROJECT_POINTS[m.PROJECT[card]]})
    if said.verb == "transfer_roof":
        start, end = (_where(named[zone], say) for zone in said.values)
        return say("garden_nation-choice-transfer_roof", {"start": start, "end": end})
    if not act.BUILD <= action < act.STRATEGIC:
        return ""
    seen = preview(view, action)
    told: dict[str, object] = {"where": _where(named[said.values[0]], say), "price": abs(seen.price), "crane": seen.crane}
    if said.verb == "build_bramble":
        told["land"] = say(f"garden_nation-land-{said.values[1]}", {})
    return say(f"garden_nation-choice-{said.verb}", told)


def completes(view: GardenNationView, preview: Preview, say: Say) -> str:
    """Return the projects that an action could complete in words, empty if there are none."""
    cards = [view.display[number - 1] for number in preview.places]
    names = [say("garden_nation-picture-project", {"project": card}) for card in cards]
    return say("garden_nation-picture-completes", {"projects": ", ".join(names)}) if names else ""


def _where(zone: Zone, say: Say) -> str:
    """Return a zone in words: its territory, its place there, its land and its building."""
    said: dict[str, object] = {"territory": zone.territory, "slot": str(zone.slot), "land": zone.land}
    if zone.building is None:
        return say("garden_nation-choice-zone", said)
    return say("garden_nation-choice-house", {**said, "floors": zone.building.floors})


# The log.


def step(before: GardenNationState, actor: int, action: int, lines: list[Line], after: GardenNationState) -> list[Line]:
    """Return the log lines of a step; `lines` is what the verb and its arguments say."""
    line = lines[0]
    said: Arguments = dict(line.arguments)
    if actor != CHANCE:
        said["seat"] = actor
    turns = {territory + 1: turn for territory, turn in zip(before.layout, before.turns)}
    for number in ("", "1", "2"):
        if f"zone{number}" in said:
            said |= where(turns, str(said.pop(f"zone{number}")), number)
    for name in ("territory", "place"):  # numbers within a sentence; as choices they have words
        if name in said:
            said[name] = int(said[name])
    if act.BUILD <= action < act.STRATEGIC:
        said |= _trade(before, action)
    elif action == act.MOVE_ON:
        said["territory"] = after.crane + 1
    elif act.COMPLETE <= action < act.DECLINE:
        card = before.display[action - act.COMPLETE]
        said |= {"project": m.PROJECTS[card], "points": m.PROJECT_POINTS[card]}
        said |= where(turns, m.ZONE_NAMES[at.argument_of(before.pending)])
    elif act.NEXT_PLAYER <= action < act.TERRITORY:
        said["seat2"] = action - act.NEXT_PLAYER
    return [Line(line.message, said), *events(before, after)]


def _trade(before: GardenNationState, action: int) -> Arguments:
    """Return the floors and inhabitants of a build, a demolition or an invasion."""
    zone, price = act.zone_of(action), abs(_price(before, action))
    if action < act.DEMOLISH:
        return {"floor": before.floors[zone] + 1, "price": price}
    said: Arguments = {"floors": before.floors[zone], "price": price}
    if action < act.INVADE:
        return said
    return {**said, "seat2": before.owner_of(zone), "roofs": 1 if before.closed & BIT[zone] else 0}


def events(before: GardenNationState, after: GardenNationState) -> list[Line]:
    """Return what followed a step, or led from one of its stages to another: the last round, control, the next round."""
    lines = []
    if after.ended and not before.ended:
        lines.append(Line("garden_nation-log-last_round", {"seat": before.active}))
    told, paid = counted(before), counted(after)
    if paid is not None:
        return lines + control(after, [each for each in paid if each not in (told or ())])
    if told is None and ends_round(before, after):
        lines += control(after, range(m.TERRITORIES))
    if after.phase == at.OVER:
        if not after.ended:
            lines.append(Line("garden_nation-log-limit", {"round": after.round}))
        return lines + _result(after)
    if after.round != before.round:
        message = "garden_nation-log-round_last" if after.round == after.round_cap else "garden_nation-log-round"
        lines.append(Line(message, {"round": after.round}))
    return lines


def _result(state: GardenNationState) -> list[Line]:
    lines = []
    for seat in range(state.seats):
        cards = [m.OBJECTIVES[card] for card in members(state.kept[seat])]
        if cards:
            lines.append(Line("garden_nation-log-reveal", {"seat": seat, "objectives": "+".join(cards)}))
    winners = state.winners()
    points = total(state, winners[0])
    if len(winners) > 1:
        return [*lines, Line("garden_nation-log-shared", {"actors": sum(BIT[seat] for seat in winners), "points": points})]
    return [*lines, Line("garden_nation-log-won", {"seat": winners[0], "points": points})]


# The board, for front ends without pictures.


def board(view: GardenNationView) -> list[Panel]:
    """Return panels for the table, the players, the cards and the territories."""
    panels = [(_status(view), [[_tokens(view)]]), *(_seat_panel(view, seat) for seat in range(view.options.seats))]
    if any(view.display):
        rows = [[_project(number, card)] for number, card in enumerate(view.display, 1) if card]
        panels.append((Line("garden_nation-board-projects", {"count": view.deck}), rows))
    own = () if view.seat is None else view.kept[view.seat] or view.dealt
    if own:
        rows = [[Line("garden_nation-board-objective", {"objective": card, "points": _points(view, card)})] for card in own]
        panels.append((Line("garden_nation-board-objectives"), rows))
    return panels + [_territory_panel(view, slot, row) for slot, row in enumerate(zones(view))]


def cards(view: GardenNationView) -> list[str]:
    """Return the ids of the projects on display and of the viewer's objectives."""
    own = () if view.seat is None else view.kept[view.seat] or tuple(dict.fromkeys(view.dealt))
    return [card for card in (*view.display, *own) if card]


def illustrate(card: str) -> Panel:
    """Return the name of a card, with its points if it is a project."""
    if card in m.PROJECT:
        return Line("garden_nation-board-card", {"card": card, "points": m.PROJECT_POINTS[m.PROJECT[card]]}), []
    return Line("garden_nation-board-secret", {"card": card}), []


def _status(view: GardenNationView) -> Line:
    if view.phase == PHASES[at.OVER]:
        return Line("garden_nation-board-over", {"round": view.round})
    if view.crane == 0:
        return Line("garden_nation-board-start")
    message = "garden_nation-board-last" if known(view).is_last_round() else "garden_nation-board-round"
    return Line(message, {"round": view.round, "territory": view.crane, "count": view.roofs})


def _tokens(view: GardenNationView) -> Line:
    """Return the bramble tokens left of each land (GN-1.4)."""
    return Line("garden_nation-board-tokens", dict(zip(m.LANDS, known(view).tokens)))


def _seat_panel(view: GardenNationView, seat: int) -> Panel:
    points = score(view, seat).total if view.phase == PHASES[at.OVER] else project_points(known(view).done[seat])
    said: Arguments = {"seat": seat, "points": points, "population": view.population[seat]}
    said |= {"floors": view.supply[seat], "ploys": view.ploys[seat]}
    rows = [
        [Line("garden_nation-board-place", {"number": number})] for number, each in enumerate(view.order, 1) if each == seat
    ]
    rows = rows if view.round else []
    if view.done[seat]:
        rows.append([Line("garden_nation-board-done", {"projects": "+".join(view.done[seat])})])
    return Line("garden_nation-board-seat", said), rows


def _project(number: int, card: str) -> Line:
    return Line(
        "garden_nation-board-project",
        {"place": number, "project": card, "points": m.PROJECT_POINTS[m.PROJECT[card]]},
    )


def _points(view: GardenNationView, card: str) -> int:
    sheet = score(view, view.seat if view.seat is not None else 0)
    return sum(line.points for line in sheet.lines if line.item == card)


def _territory_panel(view: GardenNationView, slot: int, row: tuple[Zone, ...]) -> Panel:
    """Return a territory with its buildings and, until the match is over, its vacant zones."""
    rows = []
    for zone in row:
        said: Arguments = {"zone": zone.name, "arrow": ARROWS[zone.slot], "land": zone.land, "cost": zone.cost}
        said["tone"] = TONES[zone.land]
        if zone.building is not None:
            rows.append([_building(zone.building, said)])
        elif view.phase != PHASES[at.OVER]:
            rows.append([Line("garden_nation-board-vacant", said)])
    number = row[0].territory
    title = "garden_nation-board-crane" if number == view.crane else "garden_nation-board-territory"
    return Line(title, {"territory": number, "slot": str(slot)}), rows


def _building(building: Building, said: Arguments) -> Line:
    message = "garden_nation-board-closed" if building.closed else "garden_nation-board-building"
    return Line(message, {**said, "seat": building.seat, "floors": building.floors})
