"""Effects of the actions of a turn (sections 5 and 7), and buying cards (section 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import points as at
from tabletown.games.torres.rules import scoring

if TYPE_CHECKING:
    from tabletown.games.torres.rules.state import TorresState


def take_action(state: TorresState, action: int) -> None:
    """Apply an action of D5 other than buying and ending."""
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
        scoring.advance_marker(state.scores, state.tally, state.phase, seat, scoring.ADVANCE, 1)
    else:
        _play(state, action)


def _play(state: TorresState, action: int) -> None:
    """Play a card (section 7)."""
    seat, board = state.seat, state.board
    state.used = 1
    if action == act.SIX:
        _spend(state, m.SIX_AP)
        state.points += m.EXTRA_POINTS[m.SIX_AP]
    elif action == act.SEVEN:
        _spend(state, m.SEVEN_AP)
        state.points += m.EXTRA_POINTS[m.SEVEN_AP]
    elif action < act.RAISE:
        _spend(state, m.EXTRA_BLOCK)
        state.supply -= 1
        board.build(action - act.EXTRA)
    elif action < act.SHIFT:
        _spend(state, m.RAISE_KNIGHT)
        number = action - act.RAISE
        size = number & 3
        if size == 0:
            state.chosen -= 1
        else:
            state.stacks[seat] += m.ONE[size - 1] - m.ONE[size]  # TR-6.3: an emptied stack stays
        board.build(number >> 2)
    elif action < act.REGROUP:
        _spend(state, m.SHIFT_BLOCK)
        state.pending = at.push(state.pending, at.SHIFT, action - act.SHIFT)
    elif action < act.SLANT:
        _move_by_card(state, m.REGROUP, action - act.REGROUP)
    elif action < act.DOOR:
        _move_by_card(state, m.DIAGONAL_STEP, m.SLANTED_PAIRS[action - act.SLANT])
    elif action < act.VAULT:
        _move_by_card(state, m.DOOR_PASSAGE, action - act.DOOR)
    elif action < act.CLIMB:
        _move_by_card(state, m.VAULT, m.FAR_PAIRS[action - act.VAULT])
    else:
        _move_by_card(state, m.CLIMB_TWO, m.NEAR_PAIRS[action - act.CLIMB])


def _move_by_card(state: TorresState, card: int, pair: int) -> None:
    """Move a knight by a card."""
    _spend(state, card)
    state.board.move_knight(state.seat, pair >> 6, pair & 63)


def _spend(state: TorresState, card: int) -> None:
    """Move a card from the hand to the played ones."""
    state.hands[state.seat] -= m.ONE[card]
    state.played[state.seat] += m.ONE[card]


# Buying.


def buy(state: TorresState) -> None:
    """TR-5.7: pay for a card and begin to draw."""
    state.points -= 1
    state.buys += 1
    if state.cards == m.COMMON:
        state.pending = at.push(state.pending, at.DRAW)
        return
    seat = state.seat
    state.drawn = state.top[seat][: m.DRAWN]
    state.top[seat] = state.top[seat][m.DRAWN :]
    continue_drawing(state)


def continue_drawing(state: TorresState) -> None:
    """TR-11.5: after the known top cards draw unseen ones, each by the dealer, then known bottom ones; then ask D6."""
    seat = state.seat
    missing = m.DRAWN - len(state.drawn)
    if missing and state.unseen[seat]:
        state.pending = at.push(state.pending, at.DRAW)
        return
    state.drawn += state.bottom[seat][:missing]
    state.bottom[seat] = state.bottom[seat][missing:]
    if state.unseen[seat] == 0:  # one known sequence
        state.top[seat] += state.bottom[seat]
        state.bottom[seat] = b""
    state.pending = at.push(state.pending, at.KEEP)


def keep(state: TorresState, action: int) -> None:
    """TR-11.3: take one card into the hand and put the others, as drawn, on top or at the bottom of the deck."""
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
