"""The course of a match: set-up, turns, rounds and phases, and what each decision leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.state import CHANCE
from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import points as at
from tabletown.games.torres.rules.effects import buy, continue_drawing, keep, take_action
from tabletown.games.torres.rules.scoring import leader, score_phase

if TYPE_CHECKING:
    from tabletown.games.torres.rules.state import TorresState


def advance(state: TorresState, actor: int, action: int) -> None:
    """Apply a legal action."""
    if state.pending == at.ACT:  # most steps are such
        if action == act.END:
            _end_actions(state)
        elif action == act.BUY:
            buy(state)
        else:
            take_action(state, action)
    elif actor == CHANCE:
        _deal(state, action)
    else:
        _decide(state, action)


def _decide(state: TorresState, action: int) -> None:
    """Apply a decision other than the actions of a turn."""
    point, board = at.point_of(state.pending), state.board
    if point == at.STACK:
        _choose(state, action - act.CHOOSE)
    elif point == at.SHIFT:
        board.shift(at.argument_of(state.pending), action - act.SHIFT_TO)
        state.pending = at.pop(state.pending)
    elif point == at.KEEP:
        state.pending = at.pop(state.pending)
        keep(state, action)
    elif point == at.LEFT:
        left = state.stacks[state.seat]
        state.stacks[state.seat] = m.SPREAD_PACKED[action - act.ALLOCATE]
        state.supply += state.chosen + m.blocks_in(left) - m.blocks_in(state.stacks[state.seat])
        _end_turn(state)
    elif point == at.MOVE_KING:
        if action != act.KEEP_KING:
            board.put_king(action - act.MOVE_KING)
        _begin_phase(state, state.seat)
    elif point == at.CASTLE:
        state.supply -= 1
        board.build(action - act.PLACE_CASTLE)
        state.seat = (state.seat + 1) % state.seats
        if len(board.area) == m.CASTLES:
            _ask(state, at.FIRST_KNIGHT, state.start)
    elif point == at.FIRST_KNIGHT:
        board.put_knight(state.seat, action - act.FIRST_KNIGHT)
        state.reserve[state.seat] -= 1
        last = (state.start + state.seats - 1) % state.seats
        if state.seat == last:
            state.pending = at.KING  # TR-2.6: placed by the same seat
        else:
            state.seat = (state.seat + 1) % state.seats
    else:
        board.put_king(action - act.PLACE_KING)
        state.first = state.start
        _begin_phase(state, state.start)


def _ask(state: TorresState, point: int, seat: int) -> None:
    """Put a decision before a seat."""
    state.pending = point
    state.seat = seat


# Set-up and the dealer.


def set_up(state: TorresState) -> None:
    """TR-2.7: go to the next step of the set-up that is not fixed."""
    if state.start < 0:
        state.pending = at.START
    elif state.mastered and state.master == m.NO_MASTER:
        _ask(state, at.MASTER, state.start)
    else:
        _ask(state, at.CASTLE if state.placing else at.FIRST_KNIGHT, state.start)


def _deal(state: TorresState, action: int) -> None:
    """Apply an outcome of chance."""
    if action >= act.DRAW:
        card = action - act.DRAW
        state.pending = at.pop(state.pending)
        if state.cards == m.COMMON:
            state.unseen[0] -= m.ONE[card]
            state.hands[state.seat] += m.ONE[card]
            state.bought += m.ONE[card]
        else:
            state.unseen[state.seat] -= m.ONE[card]
            state.drawn += bytes([card])
            continue_drawing(state)
        return
    if action >= act.MASTER_CARD:
        state.master = action - act.MASTER_CARD
    else:
        state.start = action - act.START_PLAYER
    set_up(state)


# Phases, rounds, turns.


def _begin_phase(state: TorresState, mover: int) -> None:
    """TR-4.4, TR-9.3: deal new stacks and find the first player; `mover` had the right to move the king."""
    state.phase += 1
    state.round = 1
    stacks = m.STACKS[state.seats][state.phase - 1]
    packed = m.pack(stacks)
    for seat in range(state.seats):
        state.stacks[seat] = packed
        state.supply -= sum(stacks)
    state.first = leader(state) if state.leading else mover
    state.opener = state.first
    _begin_turn(state, state.first)


def _begin_turn(state: TorresState, seat: int) -> None:
    """Begin a turn; D4 is asked only when the stacks differ."""
    state.points = m.POINTS
    _ask(state, at.STACK, seat)
    stacks = state.stacks[seat]
    sizes = [size for size in range(m.SIZES) if stacks >> 3 * size & 7]
    if len(sizes) == 1:
        _choose(state, sizes[0])


def _choose(state: TorresState, size: int) -> None:
    """Take a stack for the turn."""
    state.stacks[state.seat] -= m.ONE[size]
    state.chosen = size
    state.pending = at.ACT


def _end_actions(state: TorresState) -> None:
    """TR-6.4: remove the chosen stack; D7 is asked only when there is a choice."""
    others = state.stacks[state.seat]
    if state.chosen and others and len(m.RESULTS[4096 * state.chosen + others]) > 1:
        state.pending = at.LEFT
        return
    state.supply += state.chosen
    _end_turn(state)


def _end_turn(state: TorresState) -> None:
    """Go to the next player, the next round or the end of the phase."""
    state.points = 0
    state.buys = 0
    state.used = 0
    state.bought = 0
    state.chosen = m.NO_STACK
    following = (state.seat + 1) % state.seats
    if following != state.first:
        _begin_turn(state, following)
    elif state.round < len(m.STACKS[state.seats][state.phase - 1]):
        state.round += 1
        if state.leading:
            state.first = leader(state)
        _begin_turn(state, state.first)
    else:
        _end_phase(state)


def _end_phase(state: TorresState) -> None:
    """Score the phase (section 8), then ask for the king (section 9) or end the match."""
    score_phase(state)
    if state.phase == m.PHASES:
        _ask(state, at.OVER, 0)
        return
    mover = _last_in_points(state)
    board = state.board
    if board.over_north[0] & ~board.taken_north or board.over_south[0] & ~board.taken_south:
        _ask(state, at.MOVE_KING, mover)
    else:
        _begin_phase(state, mover)  # TR-9.4


def _last_in_points(state: TorresState) -> int:
    """TR-9.1: return the seat with fewest points; of several at 0 the last one clockwise from the opener of the phase."""
    fewest = min(state.scores)
    found = state.opener
    for step in range(state.seats):
        seat = (state.opener + step) % state.seats
        if state.scores[seat] == fewest:
            found = seat
    return found
