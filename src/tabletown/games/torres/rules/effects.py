"""What the actions of a turn do (sections 5 and 7), the score marker, and buying cards (section 11)."""

from __future__ import annotations

from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import state as at
from tabletown.games.torres.rules.state import FRAME_BITS, TALLY, Position


def carry_out(state: Position, action: int) -> None:
    """An action of D5 other than buying and ending."""
    seat, board = state.seat, state.board
    if action < act.MOVE:
        state.points -= m.ADD_COST
        state.reserve[seat] -= 1
        board.put_knight(seat, action - act.ADD)
    elif action < act.PLACE:
        state.points -= 1
        number = action - act.MOVE
        board.move_knight(seat, number >> 6, number & 63)
    elif action < act.BUY:
        state.points -= 1
        state.chosen -= 1
        board.build(action - act.PLACE)
    elif action == act.ADVANCE:
        state.points -= 1
        advance_marker(state, seat, at.ADVANCED, 1)
    else:
        play(state, action)


def play(state: Position, action: int) -> None:
    """Section 7: a card is played and leaves the game."""
    seat, board = state.seat, state.board
    state.used = 1
    if action == act.SIX:
        spend(state, m.SIX_AP)
        state.points += 1
    elif action == act.SEVEN:
        spend(state, m.SEVEN_AP)
        state.points += 2
    elif action < act.RAISE:
        spend(state, m.EXTRA_BLOCK)
        state.supply -= 1
        board.build(action - act.EXTRA)
    elif action < act.SHIFT:
        spend(state, m.RAISE_KNIGHT)
        number = action - act.RAISE
        size = number & 3
        if size == 0:
            state.chosen -= 1
        else:
            state.stacks[seat] += m.ONE[size - 1] - m.ONE[size]  # TR-6.3: an emptied stack stays
        board.build(number >> 2)
    elif action < act.REGROUP:
        spend(state, m.SHIFT_BLOCK)
        state.pending = state.pending << FRAME_BITS | at.AT_SHIFT | (action - act.SHIFT) << 4
    elif action < act.SLANT:
        spend(state, m.REGROUP)
        number = action - act.REGROUP
        board.move_knight(seat, number >> 6, number & 63)
    elif action < act.DOOR:
        spend(state, m.DIAGONAL_STEP)
        square, to = m.SLANTED_PAIRS[action - act.SLANT]
        board.move_knight(seat, square, to)
    elif action < act.VAULT:
        spend(state, m.DOOR_PASSAGE)
        number = action - act.DOOR
        board.move_knight(seat, number >> 6, number & 63)
    elif action < act.CLIMB:
        spend(state, m.VAULT)
        square, to = m.FAR_PAIRS[action - act.VAULT]
        board.move_knight(seat, square, to)
    else:
        spend(state, m.CLIMB_TWO)
        square, to = m.NEAR_PAIRS[action - act.CLIMB]
        board.move_knight(seat, square, to)


def spend(state: Position, card: int) -> None:
    """A card goes from the hand to the played ones."""
    state.hands[state.seat] -= m.ONE[card]
    state.played[state.seat] += m.ONE[card]


def advance_marker(state: Position, seat: int, item: int, points: int) -> None:
    """TR-8.1: move a marker once; it goes on past occupied spaces. Space 0 is never reached by moving."""
    if points == 0:
        return
    space = state.scores[seat] + points
    while space in state.scores:
        space += 1
    jumped = space - state.scores[seat] - points
    state.scores[seat] = space
    place = TALLY * seat + state.phase - 1
    state.tally[place + 3 * item] += points
    state.tally[place + 3 * at.JUMPED] += jumped


def blocks_in(stacks: int) -> int:
    """The blocks of packed stacks."""
    return (stacks >> 3 & 7) + 2 * (stacks >> 6 & 7) + 3 * (stacks >> 9 & 7)


# Buying.


def begin_drawing(state: Position) -> None:
    """TR-5.7: pay for a card and draw."""
    state.points -= 1
    state.buys += 1
    if state.cards == at.COMMON:
        state.pending = state.pending << FRAME_BITS | at.AT_DRAW
        return
    seat = state.seat
    state.drawn = state.top[seat][: m.DRAWN]
    state.top[seat] = state.top[seat][m.DRAWN :]
    go_on_drawing(state)


def go_on_drawing(state: Position) -> None:
    """TR-11.5: after the known top cards unseen ones, each by the dealer, then known bottom ones; then D6."""
    seat = state.seat
    missing = m.DRAWN - len(state.drawn)
    if missing and state.unseen[seat]:
        state.pending = state.pending << FRAME_BITS | at.AT_DRAW
        return
    state.drawn += state.bottom[seat][:missing]
    state.bottom[seat] = state.bottom[seat][missing:]
    if state.unseen[seat] == 0:  # one known sequence
        state.top[seat] += state.bottom[seat]
        state.bottom[seat] = b""
    state.pending = state.pending << FRAME_BITS | at.AT_KEEP


def keep(state: Position, action: int) -> None:
    """TR-11.3: one card to the hand, the others in the order drawn to the top or to the bottom."""
    seat = state.seat
    card = action - act.KEEP
    on_top = True
    if action >= act.KEEP_BOTTOM:
        card = action - act.KEEP_BOTTOM
        on_top = False
    elif action >= act.KEEP_TOP:
        card = action - act.KEEP_TOP
    rest = bytes([each for each in state.drawn if each != card])
    state.drawn = b""
    state.hands[seat] += m.ONE[card]
    state.bought += m.ONE[card]
    if on_top:
        state.top[seat] = rest + state.top[seat]
    elif state.unseen[seat]:
        state.bottom[seat] += rest
    else:
        state.top[seat] += rest
