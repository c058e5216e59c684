"""The result of an action before it is carried out, for pictures and bots."""

from __future__ import annotations

from typing import final

from tabletown.core.bits import BIT, changed, count
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.actions import sealed
from tabletown.games.ginkgopolis.rules.effects import FALLBACK, action_of, own_resources, point_price, resource_price
from tabletown.games.ginkgopolis.rules.flow import decide, happen, turn_over
from tabletown.games.ginkgopolis.rules.points import FRAME, NOTHING
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState


@final
class Preview:
    """An action (see `effects.action_of`) with its price and gains."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.paid_resources = 0  # put on the building or into the reserve
        self.paid_points = 0
        self.resources = 0  # gained, returned ones included
        self.points = 0
        self.tiles = 0  # as far as the reserve may go
        self.choice = False  # a resource or a tile besides
        self.short_resources = 0  # missing, if it is a fallback
        self.short_points = 0


def preview(state: GinkgopolisState, seat: int, card: int, tile: int) -> Preview:
    """Return what a card, with a tile or NOTHING, would do for a seat if nothing changed before its turn."""
    found = Preview(action_of(state, seat, card, tile))
    resources, points = state.n[v.SCREEN + seat], state.n[v.POINTS + seat]
    if found.action == FALLBACK:
        found.short_resources = max(0, resource_price(state, card, tile) - resources - own_resources(state, seat, card))
        found.short_points = max(0, point_price(card, tile) - points)
    elif tile != NOTHING:
        found.paid_resources = resource_price(state, card, tile)
        found.paid_points = point_price(card, tile)
    trial = state.copy()
    tiles, choices = carry_out(trial, seat, sealed(card, tile))
    found.resources = trial.n[v.SCREEN + seat] - resources + found.paid_resources
    found.points = trial.n[v.POINTS + seat] - points + found.paid_points
    found.tiles = min(tiles, state.reserve)
    found.choice = choices > 0
    return found


def carry_out(state: GinkgopolisState, seat: int, commit: int) -> tuple[int, int]:
    """Carry out a commitment in a disposable state, and return the new tiles and the free choices of an asset."""
    state.stack = [at.CHOOSE]
    turn_over(state, seat, commit)
    return finish(state, seat)


def is_decision(point: int) -> bool:
    """Return whether a point is a decision in the middle of an action."""
    return point in (at.TILES, at.DISCARDS, at.ASSET, at.TOKEN, at.RETURN)


def finish(state: GinkgopolisState, seat: int) -> tuple[int, int]:
    """Finish the action under way in a disposable state, and return a seat's new tiles and free choices of an asset."""
    tiles = choices = 0
    while True:
        frame = state.top()
        point, argument = frame & 31, frame // FRAME
        if point in (at.NEAR, at.BONUS, at.FINISH):
            state.pop()
            happen(state, point, argument)
        elif is_decision(point):
            state.pop()
            if point == at.TILES and argument & 7 == seat:
                tiles += argument >> 3
            elif point == at.ASSET and state.acting == seat:
                choices += 1
        else:
            return tiles, choices


# What an action brings to the seat that takes it.


def foresee(state: GinkgopolisState, seat: int, action: int) -> GinkgopolisState:
    """Return a state after an action of a seat and all that follows for it, as if it were revealed now.

    Choices of others stay sealed. Tiles to be drawn stay on the stack, a token to be moved is off the board.
    """
    after = state.copy()
    point = after.point()
    if point == at.DRAFT:
        number = after.argument()
        packet = (seat - number) % after.seats
        after.packets = changed(after.packets, packet, after.packets[packet] & ~BIT[action - act.PICK])
        after.picks = changed(after.picks, m.KEPT * packet + number, action - act.PICK)
    elif point == at.RETURN:
        hand_back(after, seat, action)
    elif point == at.CHOOSE and act.COMMIT <= action < act.NEW_HAND:
        turn_over(after, seat, action - act.COMMIT)
        conclude(after, seat)
    else:
        decide(after, seat, action)
        if point != at.CHOOSE:
            conclude(after, seat)
    return after


def conclude(state: GinkgopolisState, seat: int) -> None:
    """Finish the action under way, up to the tiles that a seat will draw."""
    tiles, choices = finish(state, seat)
    tiles = min(tiles, state.reserve)
    if choices > 0 and (state.n[v.STORE + seat] or state.reserve):
        state.push(at.ASSET)
    if tiles > 0:
        state.push(at.TILES, seat + 8 * tiles)


def hand_back(state: GinkgopolisState, seat: int, action: int) -> None:
    """Return a tile for a point, or all that were put aside (GK-6.3)."""
    tiles = state.n[v.ASIDE + seat]
    if action != act.RETURN_DONE:
        tiles = BIT[action - act.RETURN_TILE]
        state.n[v.TILES + seat] &= ~tiles
    else:
        state.n[v.ASIDE + seat] = 0
    state.n[v.POINTS + seat] += m.RETURN_POINTS * count(tiles)
    state.reserve += count(tiles)
    state.n[v.RETURNED + seat] |= tiles
