"""The course of a match of Tiny Towns: what follows from each action, rounds and set-up; points.py has the overview."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.bits import BIT
from tabletown.core.state import CHANCE
from tabletown.games.tiny_towns.rules import actions as act
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.building import build
from tabletown.games.tiny_towns.rules.effects import (
    ALL_RESOURCES,
    add_to_warehouse,
    enter,
    replace,
    swap_in_warehouse,
)
from tabletown.games.tiny_towns.rules.legal import on_banks, placeable
from tabletown.games.tiny_towns.rules.material import CARD_TYPE, COMMON, NO_CARD
from tabletown.games.tiny_towns.rules.points import FRAME, FRAME_BITS, push
from tabletown.games.tiny_towns.rules.town import Town

if TYPE_CHECKING:
    from tabletown.games.tiny_towns.rules.state import TinyTownsState

FULL_DECK: Final = 0o33333  # three cards of each resource
TOWN_HALL_BURNED: Final = 5
OPEN_CARDS: Final = 3


def advance(state: TinyTownsState, actor: int, action: int) -> None:
    """Carry out a legal action."""
    if actor == CHANCE:
        turn_up(state, action)
        return
    frame = state.pending[actor] & FRAME
    point = frame & 15
    if point == at.AT_RESOURCE:
        state.pending[actor] = at.AT_BUILD
        use_resource(state, state.own(actor), action)
        return
    if action == act.DONE or action == act.STOP:
        state.pending[actor] >>= FRAME_BITS
    elif point == at.AT_BUILD or point == at.AT_EXTRA:
        town = state.own(actor)
        follow = build(town, action - act.BUILD, point == at.AT_BUILD)
        if follow:
            state.pending[actor] = push(state.pending[actor], follow)
        return
    else:
        decide(state, actor, action, frame)
    settle(state, actor)


def use_resource(state: TinyTownsState, town: Town, action: int) -> None:
    """Put the cube of the round where the action says (section 4)."""
    if action < act.STORE:
        town.put_cube((action - act.PLACE) >> 4, (action - act.PLACE) & 15)
    elif action < act.SWAP:
        add_to_warehouse(town, action - act.STORE, state.resource)
    elif action < act.REST:
        number = action - act.SWAP
        out = number // 16 % 5
        swap_in_warehouse(town, number // 80, out, state.resource)
        town.put_cube(out, number & 15)
    elif action < act.DISCARD:
        town.resting |= m.CUBE[(action - act.REST) * 5 + state.resource]
    else:
        town.cavern += 1


def decide(state: TinyTownsState, seat: int, action: int, frame: int) -> None:
    """Carry out a decision other than placing and building."""
    point, argument = frame & 15, frame >> 4
    state.pending[seat] >>= FRAME_BITS
    if point == at.AT_NAME:
        state.named += 1 << 8 * seat
        start_play(state, action - act.NAME, seat)
        return
    if point == at.AT_PICK:
        state.open -= 1 << 3 * (action - act.PICK)
        start_play(state, action - act.PICK, at.DEALT)
        return
    town = state.own(seat)
    follow = 0
    if point == at.AT_CHOOSE:
        chosen = action - act.KEEP + COMMON
        town.kept, town.other = chosen, town.other if chosen == town.kept else town.kept
    elif point == at.AT_MARK:
        town.set_mark(argument, action - act.MARK)
    elif point == at.AT_GUILD:
        square, card = divmod(action - act.REPLACE, COMMON)
        if argument == 0:
            state.pending[seat] = push(state.pending[seat], at.AT_GUILD, square + 1)
        follow = replace(town, card, square)
    elif point == at.AT_GROVE:
        follow = enter(town, (action - act.PLANT) >> 4, (action - act.PLANT) & 15)
    elif point == at.AT_WATCH_SETUP:
        for card in m.TRIPLES[action - act.SET_ASIDE]:
            town.aside |= BIT[CARD_TYPE[card]]
        town.watch_round = state.round
    else:
        card = (action - act.CLAIM) >> 4
        town.aside &= ~BIT[CARD_TYPE[card]]
        town.won &= ~BIT[CARD_TYPE[card]]
        state.pending[seat] = push(state.pending[seat], at.AT_WATCH)
        follow = enter(town, card, (action - act.CLAIM) & 15)
    if follow:
        state.pending[seat] = push(state.pending[seat], follow)


def settle(state: TinyTownsState, seat: int) -> None:
    """End what has nothing left to decide: Opaleye's Watch, the seat's part, the phase."""
    frame = state.pending[seat] & FRAME
    if frame & 15 == at.AT_WATCH and not has_claim(state, seat):
        state.own(seat).won = 0
        state.pending[seat] = 0 if state.skipped & BIT[seat] else at.AT_EXTRA  # TT-10.4
    if state.pending[seat] == 0:
        state.waiting &= ~BIT[seat]
        if state.waiting == 0:
            end_phase(state)


def has_claim(state: TinyTownsState, seat: int) -> bool:
    """Return whether a piece won can be placed (TT-7.17)."""
    town = state.towns[seat]
    if not town.empty():
        return False
    return any(town.won & BIT[CARD_TYPE[card]] for card in placeable(state, town))


def end_phase(state: TinyTownsState) -> None:
    """Go on when every seat asked has decided."""
    if state.phase == at.CHOOSING:
        state.shown = state.towns[:]
        after_monuments(state)
    elif state.phase == at.PLAYING:
        state.shown = state.towns[:]
        if not start_watch(state):
            end_round(state)
    else:
        end_round(state)


def start_watch(state: TinyTownsState) -> bool:
    """Let the owner of the Watch place a piece, and return whether there is one (TT-7.16, TT-7.17)."""
    for seat in range(state.seats):
        town = state.towns[seat]
        if town.aside and town.place == 0 and 0 < town.watch_round < state.round:
            left, right = state.towns[(seat + 1) % state.seats], state.towns[(seat + state.seats - 1) % state.seats]
            won = town.aside & (left.constructed | right.constructed)
            if won:
                town = state.own(seat)
                town.won = won
                state.shown[seat] = town
                if has_claim(state, seat):
                    state.phase = at.WATCHING
                    state.pending[seat] = at.AT_WATCH
                    state.waiting = BIT[seat]
                    return True
    return False


# Set-up and rounds.


def set_up(state: TinyTownsState) -> None:
    """Start the next step of set-up that no option has fixed (TT-2.5)."""
    if NO_CARD in state.cards:
        state.phase = at.CARDS_DRAWN
        return
    if state.mode == at.STANDARD and state.hammer < 0:
        state.phase = at.HAMMER_GIVEN
    elif state.monuments and next_dealt(state) >= 0:
        state.phase = at.DEALING
    elif state.monuments:
        state.phase = at.CHOOSING
        ask_all(state, at.AT_CHOOSE)
    else:
        after_monuments(state)


def after_monuments(state: TinyTownsState) -> None:
    """Turn up the first cards in solo; otherwise begin the first round."""
    if state.mode == at.SOLO:
        state.phase = at.OPENING
    else:
        begin_round(state)


def ask_all(state: TinyTownsState, frame: int) -> None:
    """Ask every active seat that is in the round for the same decision."""
    for seat in range(state.seats):
        if state.towns[seat].place == 0 and not state.skipped & BIT[seat]:
            state.pending[seat] = frame
            state.waiting |= BIT[seat]


def turn_up(state: TinyTownsState, action: int) -> None:
    """Carry out a step of the dealer."""
    if state.phase == at.CARDS_DRAWN:
        card = action - act.CARD_DRAWN
        state.cards = [card if kind == CARD_TYPE[card] else state.cards[kind] for kind in range(7)]
        set_up(state)
    elif state.phase == at.HAMMER_GIVEN:
        state.hammer = action - act.FIRST_PLAYER
        set_up(state)
    elif state.phase == at.DEALING:
        deal(state, action - act.DEAL + COMMON)
        set_up(state)
    elif state.phase == at.DRAWING:
        resource = action - act.DRAW
        state.unseen -= 1 << 3 * resource
        start_play(state, resource, at.DEALT)
    else:
        resource = action - act.OPEN
        state.unseen -= 1 << 3 * resource
        state.open += 1 << 3 * resource
        if cards_in(state.open) == OPEN_CARDS:
            begin_round(state)


def next_dealt(state: TinyTownsState) -> int:
    """Return the seat that gets the next monument, -1 if all have two (TT-2.5)."""
    for seat in range(state.seats):
        if state.towns[seat].other == NO_CARD:
            return seat
    return -1


def deal(state: TinyTownsState, card: int) -> None:
    """Give a monument to the next seat; the order of its two means nothing (TT-2.5)."""
    seat = next_dealt(state)
    town = state.own(seat)
    if town.kept == NO_CARD:
        town.kept = card
    else:
        town.kept, town.other = min(town.kept, card), max(town.kept, card)
    state.shown[seat] = town


def begin_round(state: TinyTownsState) -> None:
    """Begin a round: what stands now is old, and the resource is named, picked, drawn or free."""
    while True:
        state.round += 1
        state.resource = -1
        state.source = at.FREE
        state.skipped = 0
        for seat in range(state.seats):
            town = state.towns[seat]
            if town.old != town.black or town.constructed or town.won:
                town = state.own(seat)
                town.old = town.black
                town.constructed = 0
                town.won = 0
            state.shown[seat] = town
        if state.mode == at.STANDARD:
            state.phase = at.NAMING
            state.pending[state.hammer] = at.AT_NAME
            state.waiting = BIT[state.hammer]
            return
        if state.mode == at.SOLO:
            state.phase = at.PICKING
            state.pending[0] = at.AT_PICK
            state.waiting = 1
            return
        if state.round % 3:
            state.phase = at.DRAWING
            if cards_in(state.unseen) == TOWN_HALL_BURNED:  # TT-10.2: the deck is empty, all 15 are shuffled
                state.unseen = FULL_DECK
            return
        start_free_round(state)
        if state.waiting:
            return


def start_free_round(state: TinyTownsState) -> None:
    """Let every seat choose a resource; a Fort or five Banks sit it out (TT-10.4)."""
    state.phase = at.PLAYING
    alone = active(state) == 1
    for seat in range(state.seats):
        town = state.towns[seat]
        if town.place == 0 and ((town.has_built(m.FORT) and not alone) or on_banks(state, town) == ALL_RESOURCES):
            state.skipped |= BIT[seat]
    ask_all(state, at.AT_RESOURCE)


def start_play(state: TinyTownsState, resource: int, source: int) -> None:
    """Hand out the resource of the round."""
    state.resource = resource
    state.source = source
    state.phase = at.PLAYING
    ask_all(state, at.AT_RESOURCE)


def active(state: TinyTownsState) -> int:
    """Return the number of towns that are not complete."""
    number = 0
    for town in state.towns:
        if town.place == 0:
            number += 1
    return number


def end_round(state: TinyTownsState) -> None:
    """End a round: complete towns, then end the match or begin the next round (TT-3.4)."""
    finished = state.seats - active(state)
    for seat in range(state.seats):
        if state.towns[seat].place == 0 and not state.towns[seat].empty():
            state.own(seat).place = finished + 1
    if state.mode == at.STANDARD and active(state):
        state.hammer = next_builder(state)
        if state.hammer < 0:  # TT-A13
            for seat in range(state.seats):
                if state.towns[seat].place == 0:
                    state.own(seat).place = finished + 1
    if active(state) == 0:
        state.phase = at.OVER
        state.shown = state.towns[:]
        return
    if state.mode == at.SOLO:
        state.returned += bytes([state.resource])
        if state.unseen:
            state.phase = at.OPENING
            state.shown = state.towns[:]
            return
        state.open += 1 << 3 * state.returned[0]
        state.returned = state.returned[1:]
    begin_round(state)


def next_builder(state: TinyTownsState) -> int:
    """Return the next seat on the left that is active and able to name, -1 if there is none."""
    alone = active(state) == 1
    for step in range(1, state.seats + 1):
        seat = (state.hammer + step) % state.seats
        town = state.towns[seat]
        if town.place == 0 and (alone or not town.has_built(m.FORT)) and on_banks(state, town) != ALL_RESOURCES:
            return seat
    return -1


def cards_in(packed: int) -> int:
    """Return the number of cards in a packed count."""
    return sum([(packed >> 3 * each) & 7 for each in range(5)])
