"""Validation of the turn in a position: the stack, the counters, the card being carried out and who must decide."""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import BIT
from tabletown.games.ginkgopolis.rules import gosha
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.material import URBAN
from tabletown.games.ginkgopolis.rules.points import FRAME, GOSHA_SEAT, NOTHING
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

BOTTOM: Final = -1
# The points that may lie under each point of the stack.
UNDER: Final[dict[int, list[int]]] = {
    at.CITY: [at.DISCARDS, at.SETS, at.CHARACTERS],
    at.DISCARDS: [at.SETS, at.CHARACTERS, at.TILES, at.ROUND, at.CARDS, at.CHOOSE, at.GOSHA],
    at.SETS: [at.FIRST],
    at.CHARACTERS: [at.DRAFT],
    at.FIRST: [at.ROUND],
    at.TILES: [at.ROUND, at.CARDS, at.START, at.BONUS, at.FINISH],
    at.CARDS: [at.ROUND, at.CARDS, at.CHOOSE],
    at.EXPERT: [at.TURN],
    at.GOSHA_TILE: [at.TURN],
    at.DRAFT: [at.FIRST],
    at.CHOOSE: [at.TURN],
    at.ASSET: [at.BONUS],
    at.TOKEN: [at.NEAR],
    at.RETURN: [at.TILES, at.BONUS, at.FINISH],
    at.START: [at.CARDS, at.START],
    at.ROUND: [BOTTOM],
    at.TURN: [BOTTOM],
    at.NEAR: [at.BONUS, at.FINISH],
    at.BONUS: [at.FINISH],
    at.FINISH: [at.TURN],
    at.GOSHA: [at.TURN],
    at.OVER: [BOTTOM],
}


def points_of(state: GinkgopolisState) -> list[int]:
    """Return the points of the stack, the top last."""
    return [frame & 31 for frame in state.stack]


def stack_flaw(state: GinkgopolisState) -> str:
    """Check the order of the points and their arguments."""
    below = BOTTOM
    served: list[int] = []  # each seat gets cards once, and starting assets once
    for frame in state.stack:
        point, argument = frame & 31, frame // FRAME
        if below not in UNDER[point] or not _fits(state, point, argument):
            return "stack"
        if point == at.CARDS or point == at.START:
            if point + FRAME * (argument & 7) in served:
                return "stack"
            served.append(point + FRAME * (argument & 7))
        below = point
    points = points_of(state)
    if at.START <= points[-1] < at.OVER:
        return "stack"
    solo = at.EXPERT in points or at.GOSHA in points or at.GOSHA_TILE in points
    several = at.FIRST in points or at.RETURN in points or at.START in points
    if state.mode == at.SOLO and (several or (at.CARDS in points and at.CHOOSE not in points)):
        return "stack"
    if (solo and state.mode != at.SOLO) or (at.SETS in points and state.mode != at.INTRO):
        return "stack"
    if (at.DRAFT in points and state.mode != at.NORMAL) or (at.CITY in points and at.START in points):
        return "stack"
    return _place_in_round(state, points)


def _place_in_round(state: GinkgopolisState, points: list[int]) -> str:
    """Check the stack against the round: set-up, between rounds, or within one."""
    if points[0] != at.ROUND:
        return "" if state.round > 0 else "round"
    opening = [at.CITY, at.SETS, at.CHARACTERS, at.FIRST, at.DRAFT, at.START, at.TILES]
    begun = [point for point in points if point in opening]
    if state.round == 0 and state.mode != at.SOLO:
        if not begun and at.CARDS not in points:
            return "stack"
        return "" if at.FIRST in points or at.CARDS in points else "stack"
    if state.round == 0:
        return "" if at.TILES in points else "stack"
    return "stack" if begun or state.mode == at.SOLO or len(points) == 1 else ""


def _fits(state: GinkgopolisState, point: int, argument: int) -> bool:
    """Return whether the argument of a point is possible."""
    seat, number = argument & 7, argument >> 3
    if point == at.CARDS:
        if state.mode == at.SOLO:
            return 1 <= number <= (int(not state.gives) if seat == GOSHA_SEAT else state.dealt) and seat < 2
        return seat < state.seats and 1 <= number <= m.HAND
    if point == at.TILES:
        return seat < state.seats and 1 <= number <= m.TILE_COUNT and (state.acting in (NOTHING, seat))
    if point == at.DISCARDS:
        return 1 <= argument < state.deck and argument <= m.DISCARDED_OF[state.players]
    if point == at.START:
        return argument < state.seats
    if point == at.DRAFT or point == at.BONUS:
        return argument < 3
    if point == at.FINISH:
        return argument < 2
    if point == at.GOSHA:
        return argument == 1
    if point == at.TOKEN:
        letter, cell = argument & 15, argument >> 4
        return letter == state.card - URBAN and state.tokens[letter] == NOTHING and _is_new(state, cell)
    if point == at.NEAR:
        return _is_new(state, argument)
    return argument == 0


def _is_new(state: GinkgopolisState, cell: int) -> bool:
    """Return whether the acting player has just laid the tile on a cell."""
    tile = state.tile
    if tile == NOTHING or not state.laid[tile] or state.cell_of(tile) != cell:
        return False
    return state.height_of(tile) == 1 and state.owner_of(tile) == state.acting


def counters_flaw(state: GinkgopolisState) -> str:
    """Check the round, the turn, and whether the end was triggered."""
    points = points_of(state)
    if not 0 <= state.round <= state.cap:
        return "round"
    if state.build < 0:
        return "build"
    known = state.mode == at.SOLO or at.FIRST not in points
    if not (0 <= state.first < state.seats if known else state.first == NOTHING):
        return "first"
    choosing, last = at.CHOOSE in points, state.round > 0
    if points[0] == at.TURN and not choosing:
        if not 1 <= state.turn <= state.seats:
            return "turn"
    elif state.turn != (0 if choosing or not last else state.seats):
        return "turn"
    if points[0] == at.TURN and not choosing:
        is_gosha = state.turn == state.seats and state.is_gosha(state.acting)
        if not is_gosha and state.acting != (state.first + state.turn - 1) % state.seats:
            return "acting"
        if (at.EXPERT in points or at.GOSHA in points or at.GOSHA_TILE in points) and not is_gosha:
            return "acting"
        if is_gosha and (at.BONUS in points or at.ASSET in points):
            return "acting"
        if at.NEAR in points and (at.BONUS in points) == is_gosha:
            return "stack"
    elif state.acting != NOTHING:
        return "acting"
    if state.ending and points[0] == at.ROUND:
        return "ending"
    if points[0] == at.OVER and not state.ending and state.round != state.cap:
        return "round"
    return "round" if points[0] == at.ROUND and state.round == state.cap else ""


def waiting_flaw(state: GinkgopolisState) -> str:
    """Check the seats that must decide."""
    points = points_of(state)
    top = points[-1]
    if top in (at.ASSET, at.TOKEN):
        seat = 0 if state.mode == at.SOLO else state.acting
        return "" if state.waiting == BIT[seat] and state.choices(seat) else "waiting"
    several = at.CHOOSE in points or top in (at.DRAFT, at.RETURN)
    if several != (state.waiting > 0):
        return "waiting"
    if top < at.DRAFT and not state.outcomes():
        return "stack"
    if top == at.CARDS and at.CHOOSE in points and state.mode != at.SOLO:
        return "" if state.waiting & BIT[state.argument() & 7] else "waiting"
    return "stack" if top == at.TILES and state.reserve == 0 else ""


def table_flaw(state: GinkgopolisState) -> str:
    """Check the card being carried out, and the tile with it."""
    points = points_of(state)
    acting = at.FINISH in points or at.EXPERT in points or at.GOSHA in points or at.GOSHA_TILE in points
    if (state.card != NOTHING) != acting:
        return "card"
    if (state.other_card != NOTHING) != (at.EXPERT in points or at.GOSHA in points):
        return "other_card"
    if at.EXPERT in points and (state.card != state.other_card or state.card < URBAN or state.reserve == 0):
        return "card"
    if at.GOSHA in points and (state.other_card < URBAN or state.card == state.other_card):
        return "other_card"
    if at.GOSHA_TILE in points and (state.reserve == 0 or not _gosha_can_build(state)):
        return "card"
    if at.ASSET in points and state.card < URBAN:
        return "card"
    kept = at.FINISH in points and state.stack[points.index(at.FINISH)] // FRAME == 1
    built = kept or at.NEAR in points
    if state.tile != NOTHING and (at.FINISH not in points or not state.tops & BIT[state.tile]):
        return "tile"
    if built and state.tile == NOTHING:
        return "tile"
    if kept and (state.card >= URBAN or state.tops & BIT[state.card]):
        return "card"
    if at.FINISH in points and state.card < URBAN and not kept and not state.tops & BIT[state.card]:
        return "card"
    return ""


def _gosha_can_build(state: GinkgopolisState) -> bool:
    return (state.card >= URBAN or state.tops & BIT[state.card] != 0) and gosha.can_build(state, state.card)
