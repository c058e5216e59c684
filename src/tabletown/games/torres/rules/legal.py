"""Legal actions at each decision point, the only source of legality."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.chance import Rng
from tabletown.core.menu import Menu
from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import points as at
from tabletown.games.torres.rules.blocks import extra_options, place_options, raise_options, shift_options, shift_targets
from tabletown.games.torres.rules.board import Board, offer
from tabletown.games.torres.rules.moves import (
    add_options,
    climb_options,
    door_options,
    move_options,
    regroup_options,
    slant_options,
    vault_options,
)

if TYPE_CHECKING:
    from tabletown.games.torres.rules.state import TorresState


def outcomes(state: TorresState) -> list[tuple[int, int]]:
    """Return the chance outcomes with their weights (TR-2.7, TR-13.1)."""
    point = at.point_of(state.pending)
    if point == at.START:
        return [(act.START_PLAYER + seat, 1) for seat in range(state.seats)]
    if point == at.MASTER:
        return [(act.MASTER_CARD + card, 1) for card in range(len(m.MASTERS))]
    if point == at.DRAW:
        unseen = state.unseen[0 if state.cards == m.COMMON else state.seat]
        return [(act.DRAW + card, unseen >> 3 * card & 7) for card in range(m.KINDS) if unseen >> 3 * card & 7]
    return []


def draw(state: TorresState, rng: Rng) -> int:
    """Draw one of the outcomes, a card without listing them."""
    if at.point_of(state.pending) == at.DRAW:
        return act.DRAW + rng.packed(state.unseen[0 if state.cards == m.COMMON else state.seat], 3)
    return rng.weighted(outcomes(state))


def fill(state: TorresState, menu: Menu) -> None:
    """Add the legal actions of the seat whose decision it is."""
    if state.pending == at.ACT:
        act_options(menu, state)
        return
    point, board = at.point_of(state.pending), state.board
    if point == at.CASTLE:
        castle_options(menu, board)
    elif point == at.FIRST_KNIGHT:
        roof_options(menu, board, act.FIRST_KNIGHT)
    elif point == at.KING:
        roof_options(menu, board, act.PLACE_KING)
    elif point == at.STACK:
        for size in range(m.SIZES):
            if state.stacks[state.seat] >> 3 * size & 7:
                menu.one(act.CHOOSE + size)
    elif point == at.SHIFT:
        north, south = shift_targets(board, at.argument_of(state.pending))
        offer(menu, act.SHIFT_TO, north, south)
    elif point == at.KEEP:
        keep_options(menu, state.drawn)
    elif point == at.LEFT:
        for each in m.RESULTS[4096 * state.chosen + state.stacks[state.seat]]:
            menu.one(act.ALLOCATE + each)
    elif point == at.MOVE_KING:
        roof_options(menu, board, act.MOVE_KING)
        menu.one(act.KEEP_KING)


def castle_options(menu: Menu, board: Board) -> None:
    """TR-12.1: add the squares at a distance of three or more from every placed block."""
    north: i64 = m.FULL
    south: i64 = m.FULL
    for square in range(m.CELLS):
        if board.height[square]:
            north &= ~m.TOO_NEAR_NORTH[square]
            south &= ~m.TOO_NEAR_SOUTH[square]
    offer(menu, act.PLACE_CASTLE, north, south)


def roof_options(menu: Menu, board: Board, base: int) -> None:
    """TR-2.5, TR-2.6, TR-9.2: add the free squares of all castles."""
    offer(menu, base, board.over_north[0] & ~board.taken_north, board.over_south[0] & ~board.taken_south)


def keep_options(menu: Menu, drawn: bytes) -> None:
    """TR-11.3: add the cards to keep, each with a place for the others if there are others."""
    cards = sorted(drawn)
    if len(cards) == 1:
        menu.one(act.KEEP + cards[0])
        return
    for base in (act.KEEP_TOP, act.KEEP_BOTTOM):
        for card in cards:
            menu.one(base + card)


def act_options(menu: Menu, state: TorresState) -> None:
    """D5: add the actions for points, those of one card, and the end of the turn."""
    seat, board = state.seat, state.board
    knights = board.packed_knights(seat)
    if state.points > 0:
        if state.points >= m.ADD_COST and state.reserve[seat] > 0:
            add_options(menu, board, knights)
        move_options(menu, board, knights, state.exit_level_only)
        if state.chosen > 0:
            place_options(menu, board)
        if state.buys < m.BUYS and state.has_cards(seat):
            menu.one(act.BUY)
        menu.one(act.ADVANCE)
    if state.used == 0:
        playable: i64 = state.hands[seat] - state.bought  # TR-5.8: an older copy may be played
        if playable:
            card_options(menu, state, knights, playable)
    menu.one(act.END)


def card_options(menu: Menu, state: TorresState, knights: i64, playable: i64) -> None:
    """Section 7: add the cards in hand whose effect is possible, ascending by card like the action ids."""
    seat, board = state.seat, state.board
    if playable >> 3 * m.SIX_AP & 7:
        menu.one(act.SIX)
    if playable >> 3 * m.SEVEN_AP & 7:
        menu.one(act.SEVEN)
    if playable >> 3 * m.EXTRA_BLOCK & 7:
        extra_options(menu, board)
    if playable >> 3 * m.RAISE_KNIGHT & 7:
        raise_options(menu, board, knights, state.chosen, state.stacks[seat])
    if playable >> 3 * m.SHIFT_BLOCK & 7:
        shift_options(menu, board)
    if playable >> 3 * m.REGROUP & 7:
        regroup_options(menu, board, knights)
    if playable >> 3 * m.DIAGONAL_STEP & 7:
        slant_options(menu, board, knights)
    if playable >> 3 * m.DOOR_PASSAGE & 7:
        door_options(menu, board, knights)
    if playable >> 3 * m.VAULT & 7:
        vault_options(menu, board, knights)
    if playable >> 3 * m.CLIMB_TWO & 7:
        climb_options(menu, board, knights)
