"""Transitions of Garden Nation: what follows each action; the table of decision points is in points.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import BIT
from tabletown.core.state import CHANCE
from tabletown.games.garden_nation.rules import actions as act
from tabletown.games.garden_nation.rules import effects
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.legal import free_place, next_seats
from tabletown.games.garden_nation.rules.projects import completed_by

if TYPE_CHECKING:
    from tabletown.games.garden_nation.rules.state import GardenNationState


def advance(state: GardenNationState, actor: int, action: int) -> None:
    """Carry out a legal action."""
    if actor == CHANCE:
        _turn_up(state, action)
        return
    if state.phase == at.CHOOSING:
        state.kept[actor] = m.PAIR_SET[action - act.CHOOSE]
        state.waiting &= ~BIT[actor]
        if state.waiting == 0:
            state.phase = at.PLAYING
            _begin_round(state, state.order[0])
        return
    point = at.point_of(state.pending)
    if point == at.AT_ACT:
        _act(state, actor, action)
    elif point == at.AT_PROJECT:
        _answer_project(state, actor, action, at.argument_of(state.pending))
    else:
        _start_turn(state, action - act.NEXT_PLAYER)


def _act(state: GardenNationState, seat: int, action: int) -> None:
    """D2: carry out an action, a ploy before it, moving on or passing."""
    if action < act.STRATEGIC:
        zone = act.zone_of(action)
        if action >= act.INVADE:
            effects.invade(state, seat, zone)
            _after_floors(state, seat, zone)
        elif action >= act.DEMOLISH:
            effects.clear(state, seat, zone)
            _end_action(state, zone)
        else:
            if action >= act.BUILD_BRAMBLE:
                effects.plant(state, zone, (action - act.BUILD_BRAMBLE) % m.BRAMBLE)
            effects.build(state, seat, zone)
            _after_floors(state, seat, zone)
    elif action < act.TRANSFER:
        state.ploys[seat] -= 1
        state.ployed = True
        state.crane = action - act.STRATEGIC
        state.visited = BIT[state.crane]
    elif action < act.MOVE_ON:
        source, goal = divmod(action - act.TRANSFER, m.ZONES)
        state.ploys[seat] -= 1
        state.ployed = True
        state.locked = True
        state.closed ^= BIT[source] | BIT[goal]
    elif action == act.MOVE_ON:
        state.crane = state.next_territory()
        state.visited |= BIT[state.crane]
    else:
        _end_turn(state)


def _after_floors(state: GardenNationState, seat: int, zone: int) -> None:
    """GN-5.7 (3): notice the last floor, and offer the projects completed by a zone."""
    if state.supply[seat] == 0:
        state.ended = True
    if completed_by(state, seat, zone):
        state.pending = at.push(0, at.AT_PROJECT, zone)
    else:
        _end_action(state, zone)


def _answer_project(state: GardenNationState, seat: int, action: int, zone: int) -> None:
    """D3: complete a project (GN-6.2), or decline."""
    if action == act.DECLINE:
        _end_action(state, zone)
        return
    place = action - act.COMPLETE
    state.done[seat] |= BIT[state.display[place]]
    effects.close(state, zone)
    effects.show(state, place, m.NO_CARD)
    if state.deck:
        state.pending = at.push(at.push(0, at.AT_CRANE, zone), at.AT_REFILL, place)
        state.phase = at.REFILLING
    else:
        _end_action(state, zone)


def _end_action(state: GardenNationState, zone: int) -> None:
    """GN-4.4: move the crane; the next action or the end of the turn follows."""
    state.crane = state.leads[zone]
    state.left -= 1
    if state.left:
        _begin_action(state)
    else:
        _end_turn(state)


def _begin_action(state: GardenNationState) -> None:
    """Ask the active seat to act."""
    state.pending = at.push(0, at.AT_ACT, 0)
    _forget_action(state)
    if state.crane != m.OFF:
        state.visited = BIT[state.crane]


# Turns and rounds.


def _begin_round(state: GardenNationState, seat: int) -> None:
    """GN-4.8: begin a round with a seat on the first place."""
    state.round += 1
    state.order = []
    _start_turn(state, seat)


def _start_turn(state: GardenNationState, seat: int) -> None:
    """Put a seat on the next place and let it act (GN-3.2)."""
    state.left = m.ACTIONS_AT[len(state.order)]
    state.order.append(seat)
    state.active = seat
    state.waiting = BIT[seat]
    _begin_action(state)


def _end_turn(state: GardenNationState) -> None:
    """E1: go on with the next turn, the question whose it is, or the end of the round."""
    state.left = 0
    if len(state.order) == m.TURNS[state.seats]:
        _end_round(state)
        return
    seats = next_seats(state.order, state.seats)
    if len(seats) == 1:  # GN-11.2
        _start_turn(state, seats[0])
    else:
        state.pending = at.push(0, at.AT_NEXT, 0)
        _forget_action(state)


def _end_round(state: GardenNationState) -> None:
    """E2: add the income of territory control, then end the match or begin the next round."""
    for seat, gain in enumerate(effects.incomes(state)):
        state.population[seat] += gain
    if state.is_last_round():
        state.phase = at.OVER
        state.waiting = 0
        state.pending = 0
        state.active = -1
        _forget_action(state)
    else:
        _begin_round(state, state.active)


def _forget_action(state: GardenNationState) -> None:
    """Forget what the last action had visited and used."""
    state.visited = 0
    state.ployed = False
    state.locked = False


# Chance.


def _turn_up(state: GardenNationState, action: int) -> None:
    """Carry out a step of the dealer (GN-11.1)."""
    if state.phase == at.REFILLING:
        _show_project(state, action)
        state.phase = at.PLAYING
        state.pending = at.pop(state.pending)
        _end_action(state, at.argument_of(state.pending))
    elif state.phase == at.TERRITORIES_LAID:
        number = (action - act.TERRITORY) % act.PER_SLOT
        state.lay([*state.layout, number // m.ROTATIONS], [*state.turns, number % m.ROTATIONS])
        if len(state.layout) == m.SLOTS:
            state.phase = at.PROJECTS_SHOWN
    elif state.phase == at.PROJECTS_SHOWN:
        _show_project(state, action)
        if m.NO_CARD not in state.display:
            state.phase = at.FIRST_CHOSEN
    elif state.phase == at.FIRST_CHOSEN:
        first = action - act.FIRST_PLAYER
        state.order = [first]
        state.population[first] = m.FIRST_POPULATION
        state.phase = at.DEALING
    else:
        seat = state.next_dealt()
        state.give(seat, (action - act.DEAL) % len(m.OBJECTIVES))
        if seat == state.seats - 1 and state.next_dealt() < 0:
            state.phase = at.CHOOSING
            state.waiting = BIT[state.seats] - 1


def _show_project(state: GardenNationState, action: int) -> None:
    effects.show(state, free_place(state), (action - act.TURN_UP) % len(m.PROJECTS))
