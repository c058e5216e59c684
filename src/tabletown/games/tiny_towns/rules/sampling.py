"""States that fit a view of Tiny Towns."""

from __future__ import annotations

import random

from tabletown.core.bits import BIT
from tabletown.core.chance import Rng
from tabletown.core.state import keep_last
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.legal import is_removed
from tabletown.games.tiny_towns.rules.material import CARD, CARDS_OF, MAGENTA, NO_CARD, RESOURCES
from tabletown.games.tiny_towns.rules.points import PHASES, POINT_NAMES, push
from tabletown.games.tiny_towns.rules.state import TinyTownsState
from tabletown.games.tiny_towns.rules.view import TinyTownsView, cards_in, town_in


def sample(view: TinyTownsView, rng: random.Random) -> TinyTownsState:
    """Return a state that the viewer considers possible: unknown monuments and sealed steps are drawn at random."""
    state = known(view).copy()
    draw = Rng(rng.getrandbits(32))
    seats = [seat for seat in range(state.seats) if seat != view.seat]
    _deal_unknown(view, state, seats, draw)
    for seat in seats:
        if state.phase == at.PLAYING and state.is_active(seat) and not (view.actors | view.skipped) & BIT[seat]:
            _act(state, seat, draw)
    return state


@keep_last
def known(view: TinyTownsView) -> TinyTownsState:
    """Return the known part of the state."""
    state = TinyTownsState(view.options)
    state.phase = PHASES.index(view.phase)
    state.waiting = max(view.actors, 0)
    state.cards = cards_in(view)
    state.round = view.round
    state.hammer = view.hammer
    state.named = sum([times << 8 * seat for seat, times in enumerate(view.named)])
    state.resource = RESOURCES.index(view.resource) if view.resource else -1
    state.source = view.source
    state.skipped = view.skipped
    state.unseen = sum([number << 3 * each for each, number in enumerate(view.unseen)])
    state.open = sum([number << 3 * each for each, number in enumerate(view.open)])
    state.returned = bytes([RESOURCES.index(each) for each in view.returned])
    for seat in range(state.seats):
        town = town_in(view.towns[seat])
        state.towns[seat] = state.shown[seat] = town
        if seat == view.seat:
            for point, argument in view.pending:
                state.pending[seat] = push(state.pending[seat], POINT_NAMES.index(point), argument)
            if view.shown is not None and view.shown != view.towns[seat]:
                state.shown[seat] = town_in(view.shown)
        elif state.waiting & BIT[seat]:
            state.pending[seat] = _first_decision(state.phase)
    return state


def _first_decision(phase: int) -> int:
    """Return a decision that a seat may have, for all that others know."""
    if phase == at.CHOOSING:
        return at.AT_CHOOSE
    if phase == at.NAMING:
        return at.AT_NAME
    if phase == at.PICKING:
        return at.AT_PICK
    return at.AT_WATCH if phase == at.WATCHING else at.AT_RESOURCE


def _deal_unknown(view: TinyTownsView, state: TinyTownsState, seats: list[int], draw: Rng) -> None:
    seen = [CARD[card] for card in view.kept if card]
    if view.other:
        seen.append(CARD[view.other])
    pool = [card for card in CARDS_OF[MAGENTA] if card not in seen and not is_removed(state, card)]
    draw.shuffle(pool)
    for seat in range(state.seats):
        kept = CARD[view.kept[seat]] if view.kept[seat] else NO_CARD
        other = CARD[view.other] if view.other and seat == view.seat else NO_CARD
        if seat != view.seat:
            if kept == NO_CARD and view.dealt[seat] > 0:
                kept = pool.pop()
            if view.dealt[seat] > 1:
                other = pool.pop()
            if state.phase <= at.CHOOSING and state.waiting & BIT[seat] and other < kept:
                kept, other = other, kept
        _give(state, seat, kept, other)


def _give(state: TinyTownsState, seat: int, kept: int, other: int) -> None:
    """Set the monuments of a seat, in its town and in the one shown."""
    same = state.towns[seat] is state.shown[seat]
    town = state.towns[seat].copy()
    town.kept, town.other = kept, other
    shown = town if same else state.shown[seat].copy()
    shown.kept, shown.other = kept, other
    state.towns[seat], state.shown[seat] = town, shown


def _act(state: TinyTownsState, seat: int, draw: Rng) -> None:
    """Play the sealed part of a round for a seat that is done."""
    state.pending[seat] = at.AT_RESOURCE
    state.waiting |= BIT[seat]
    while state.pending[seat]:
        options = state.choices(seat)
        state.advance(seat, options[draw.below(len(options))])
