"""What Garden Nation says: prompts, log lines, events and the board in words, as message ids with arguments.

To people a zone is the number of its territory and an arrow to its place there, as it lies on the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletown.core.bits import BIT, count, members
from tabletown.core.state import CHANCE
from tabletown.core.views import Line
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import state as at
from tabletown.games.garden_nation.rules.effects import control
from tabletown.games.garden_nation.rules.flow import GardenNationState
from tabletown.games.garden_nation.rules.scoring import project_points, total
from tabletown.games.garden_nation.rules.state import FRAME, PHASES
from tabletown.games.garden_nation.rules.view import Building, GardenNationView, score

ARROWS = ("•", "↖", "↗", "→", "↘", "↙", "←")
TONES = {"greenery": "green", "yellow_grass": "yellow", "red_leaves": "red", "bramble": "magenta"}
Arguments = dict[str, str | int]
Panel = tuple[Line, list[list[Line]]]  # a title, and rows of cells


def place(turns: dict[int, int], zone: str) -> str:
    """A zone as people read it; `turns` is the rotation of each territory by its number."""
    number = int(zone[1])
    return f"{number}{ARROWS[m.slot_of(int(zone[3]), turns[number])]}"


def rotations(layout: Sequence[tuple[int, int]]) -> dict[int, int]:
    """The rotation of each territory that lies, by its number."""
    return {number: turn for number, turn in layout}  # noqa: C416  (says what the pairs are)


def is_last(view: GardenNationView) -> bool:
    """Whether the match ends with this round, by a last floor (GN-9.2) or by the limit of rounds (GN-13.15)."""
    return view.ended or view.round >= view.options.round_cap


# Prompts.


def prompt(view: GardenNationView) -> Line:
    """What the viewer must do now: `garden_nation-prompt-<decision point>`, or whom the table waits for."""
    if view.phase == PHASES[at.OVER]:
        return Line("garden_nation-prompt-over")
    if view.actors < 0:
        return Line("garden_nation-prompt-dealer")
    if view.seat is None or not view.actors >> view.seat & 1:
        return Line("garden_nation-prompt-wait", {"actors": view.actors, "count": count(view.actors)})
    if view.phase == PHASES[at.CHOOSING]:
        return Line("garden_nation-prompt-choose")
    point, argument = view.pending[-1]
    if point == "project":
        return Line("garden_nation-prompt-project", {"zone": place(rotations(view.layout), m.ZONE_NAMES[argument])})
    if point == "next_player":
        return Line("garden_nation-prompt-next_player")
    if view.crane == 0:
        return Line("garden_nation-prompt-first")
    if view.locked:
        return Line("garden_nation-prompt-locked", {"territory": view.crane})
    actions = 1 if len(view.order) == 1 else 2
    said: Arguments = {"territory": view.crane, "number": actions - view.left + 1, "actions": actions}
    return Line("garden_nation-prompt-act_last" if is_last(view) else "garden_nation-prompt-act", said)


# The log.


def step(before: GardenNationState, actor: int, action: int, lines: list[Line], after: GardenNationState) -> list[Line]:
    """The line of a step, with what it costs and brings; `lines` is what the verb and its arguments say."""
    line = lines[0]
    said: Arguments = dict(line.arguments)
    if actor != CHANCE:
        said["seat"] = actor
    turns = {territory + 1: turn for territory, turn in zip(before.layout, before.turns)}
    for name in ("zone", "zone1", "zone2"):
        if name in said:
            said[name] = place(turns, str(said[name]))
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
        said["zone"] = place(turns, m.ZONE_NAMES[(before.pending & FRAME) >> 4])
    elif act.NEXT_PLAYER <= action < act.TERRITORY:
        said["seat2"] = action - act.NEXT_PLAYER
    return [Line(line.message, said), *events(before, after)]


def _trade(before: GardenNationState, action: int) -> Arguments:
    """Floors and inhabitants of a build, a demolition or an invasion."""
    if action < act.DEMOLISH:
        zone = action - act.BUILD if action < act.BUILD_BRAMBLE else m.BRAMBLES[(action - act.BUILD_BRAMBLE) // 3]
        return {"floor": before.floors[zone] + 1, "price": before.costs[zone] + before.floors[zone]}
    zone = action - (act.DEMOLISH if action < act.INVADE else act.INVADE)
    said: Arguments = {"floors": before.floors[zone], "price": before.value(zone)}
    if action < act.INVADE:
        return said
    return {**said, "seat2": before.owner_of(zone), "roofs": 1 if before.closed & BIT[zone] else 0}


def events(before: GardenNationState, after: GardenNationState) -> list[Line]:
    """What happened by itself between two states: the last round, territory control, the next round, the end."""
    lines = []
    if after.ended and not before.ended:
        lines.append(Line("garden_nation-log-last_round", {"seat": before.active}))
    if before.round and (after.round != before.round or after.phase == at.OVER):
        for seat, gain in enumerate(incomes(after)):
            if gain:
                lines.append(Line("garden_nation-log-control", {"seat": seat, "count": gain}))
    if after.phase == at.OVER:
        if not after.ended:
            lines.append(Line("garden_nation-log-limit", {"round": after.round}))
        return lines + _result(after)
    if after.round != before.round:
        message = "garden_nation-log-round_last" if after.round == after.round_cap else "garden_nation-log-round"
        lines.append(Line(message, {"round": after.round}))
    return lines


def incomes(state: GardenNationState) -> list[int]:
    """What territory control gives with the buildings as they stand (GN-8.1)."""
    shadow = state.copy()
    control(shadow)
    return [after - now for after, now in zip(shadow.population, state.population)]


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


# The board, for doors without pictures.


def board(view: GardenNationView) -> list[Panel]:
    """The state of the table, the players, the cards and the territories: each a title and rows of remarks."""
    panels = [(_status(view), [[_tokens(view)]]), *(_seat_panel(view, seat) for seat in range(view.options.seats))]
    if any(view.display):
        rows = [[_project(number, card)] for number, card in enumerate(view.display, 1) if card]
        panels.append((Line("garden_nation-board-projects", {"count": view.deck}), rows))
    own = () if view.seat is None else view.kept[view.seat] or view.dealt
    if own:
        rows = [[Line("garden_nation-board-objective", {"objective": card, "points": _points(view, card)})] for card in own]
        panels.append((Line("garden_nation-board-objectives"), rows))
    return panels + [_territory_panel(view, slot) for slot in range(len(view.layout))]


def cards(view: GardenNationView) -> list[str]:
    """The cards worth reading about: the projects on display and the viewer's objectives."""
    own = () if view.seat is None else view.kept[view.seat] or tuple(dict.fromkeys(view.dealt))
    return [card for card in (*view.display, *own) if card]


def illustrate(card: str) -> Panel:
    """The name of a card, with its points if it is a project."""
    if card in m.PROJECT:
        return Line("garden_nation-board-card", {"card": card, "points": m.PROJECT_POINTS[m.PROJECT[card]]}), []
    return Line("garden_nation-board-secret", {"card": card}), []


def _status(view: GardenNationView) -> Line:
    if view.phase == PHASES[at.OVER]:
        return Line("garden_nation-board-over", {"round": view.round})
    if view.crane == 0:
        return Line("garden_nation-board-start")
    message = "garden_nation-board-last" if is_last(view) else "garden_nation-board-round"
    return Line(message, {"round": view.round, "territory": view.crane, "count": view.roofs})


def _tokens(view: GardenNationView) -> Line:
    """Bramble tokens left of each land (GN-1.4)."""
    laid = list(view.tokens.values())
    left: Arguments = {land: number - laid.count(land) for land, number in zip(m.LANDS[: m.BRAMBLE], m.TOKENS)}
    return Line("garden_nation-board-tokens", left)


def _seat_panel(view: GardenNationView, seat: int) -> Panel:
    done = sum(BIT[m.PROJECT[card]] for card in view.done[seat])
    said: Arguments = {"seat": seat, "points": project_points(done), "population": view.population[seat]}
    said |= {"floors": view.supply[seat], "ploys": view.ploys[seat]}
    rows = [
        [Line("garden_nation-board-place", {"number": number})] for number, each in enumerate(view.order, 1) if each == seat
    ]
    if view.phase == PHASES[at.OVER]:
        said["points"] = score(view, seat).total
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


def _territory_panel(view: GardenNationView, slot: int) -> Panel:
    """A territory with its buildings and, until the match is over, its vacant zones."""
    number, turn = view.layout[slot]
    standing = {each.zone: each for each in view.buildings}
    rows = []
    for inner in range(7):
        k = m.zone_in(inner, turn)
        name = f"T{number}.{k}"
        land = view.tokens.get(name, m.LANDS[m.PRINTED[m.ZONE[name]]])
        cost = m.COSTS[view.options.zone_costs][m.ZONE[name]]
        said: Arguments = {"zone": name, "arrow": ARROWS[inner], "land": land, "cost": cost, "tone": TONES[land]}
        if name in standing:
            rows.append([_building(standing[name], said)])
        elif view.phase != PHASES[at.OVER]:
            rows.append([Line("garden_nation-board-vacant", said)])
    title = "garden_nation-board-crane" if number == view.crane else "garden_nation-board-territory"
    return Line(title, {"territory": number, "slot": str(slot)}), rows


def _building(building: Building, said: Arguments) -> Line:
    message = "garden_nation-board-closed" if building.closed else "garden_nation-board-building"
    return Line(message, {**said, "seat": building.seat, "floors": building.floors})
