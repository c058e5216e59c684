"""The flow of a match of Ginkgopolis: decisions of the seats, and everything that follows without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT, changed, count
from tabletown.core.state import CHANCE
from tabletown.core.vecs import append, vec
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import gosha
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.dealing import pass_hands, turn_up
from tabletown.games.ginkgopolis.rules.effects import (
    gain,
    gain_resources,
    gain_tiles,
    heights_near,
    keep_card,
    keep_characters,
    output_near,
    resolve,
)
from tabletown.games.ginkgopolis.rules.points import FRAME, GOSHA_SEAT, NOTHING, PLACE
from tabletown.games.ginkgopolis.rules.tokens import BACK, CLOCKWISE, move_all, move_token, shift

if TYPE_CHECKING:
    from tabletown.games.ginkgopolis.rules.state import GinkgopolisState


def advance(state: GinkgopolisState, actor: int, action: int) -> None:
    """Carry out a legal action, and what follows up to the next decision."""
    if actor == CHANCE:
        turn_up(state, action)
    else:
        decide(state, actor, action)
    run(state)


# Decisions of seats.


def decide(state: GinkgopolisState, seat: int, action: int) -> None:
    """Carry out a decision of a seat."""
    point = state.point()
    if point == at.CHOOSE:
        choose(state, seat, action)
    elif point == at.ASSET:
        state.pop()
        state.waiting = 0
        if action == act.TAKE_RESOURCE:
            gain_resources(state, seat, 1)
        else:
            gain_tiles(state, seat, 1)
    elif point == at.TOKEN:
        relocate(state, action)
    elif point == at.RETURN:
        put_aside(state, seat, action)
    else:
        pick(state, seat, action - act.PICK)


def choose(state: GinkgopolisState, seat: int, action: int) -> None:
    """D1, D2: seal a card, or draw a new hand (GK-3.4); in solo perhaps give Gosha a card first (GK-A.18)."""
    if action >= act.GIVE_CARD:
        card = action - act.GIVE_CARD
        state.move(card, state.n[v.CARDS + card] + GOSHA_SEAT - seat)
        return
    if action == act.NEW_HAND:
        state.n[v.NEW_HANDS + seat] -= 1
        for card in state.hand(seat):
            state.move(card, at.DISCARD)
        state.gone = vec[i64]([each for each in state.gone if each & PLACE != at.IN_HAND + seat])
        state.push(at.CARDS, seat + 8 * m.HAND)
        return
    state.n[v.COMMITS + seat] = action - act.COMMIT
    state.waiting &= ~BIT[seat]
    if state.waiting == 0:
        state.pop()


def relocate(state: GinkgopolisState, action: int) -> None:
    """D5: move the token whose cell was built on (section 5)."""
    letter = state.argument() & 15
    state.waiting = 0
    if action < act.SHIFT_CLOCKWISE:
        move_token(state, letter, action - act.PLACE_TOKEN)
    else:
        move_all(state, shift(state, letter, CLOCKWISE if action == act.SHIFT_CLOCKWISE else BACK))
    state.pop()


def put_aside(state: GinkgopolisState, seat: int, action: int) -> None:
    """D6: put a tile aside, or be done; when all are, the tiles make the new reserve (GK-6.3)."""
    if action != act.RETURN_DONE:
        tile = BIT[action - act.RETURN_TILE]
        state.n[v.TILES + seat] &= ~tile
        state.n[v.ASIDE + seat] |= tile
        return
    state.waiting &= ~BIT[seat]
    if state.waiting:
        return
    for each in range(state.seats):
        tiles = state.n[v.ASIDE + each]
        if tiles:
            state.n[v.POINTS + each] += m.RETURN_POINTS * count(tiles)
            state.reserve += count(tiles)
            state.unseen |= tiles
            state.n[v.RETURNED + each] |= tiles
            state.n[v.GAVE + each] = count(tiles)
            state.n[v.SHOWN + each] = 0  # GK-11.3
            state.n[v.ASIDE + each] = 0
    if state.reserve == 0:  # GK-6.4
        state.exhausted = 2
        state.ending = True
    state.pop()


def pick(state: GinkgopolisState, seat: int, character: int) -> None:
    """D0: keep a character; when all have one, packets go on to the left (GK-2.8)."""
    number = state.argument()
    packet = (seat - number) % state.seats
    state.packets = changed(state.packets, packet, state.packets[packet] & ~BIT[character])
    state.picks = changed(state.picks, m.KEPT * packet + number, character)
    state.waiting &= ~BIT[seat]
    if state.waiting:
        return
    state.pop()
    if number + 1 < m.KEPT:
        state.waiting = BIT[state.seats] - 1
        state.push(at.DRAFT, number + 1)
        return
    for each in range(state.seats):
        kept = 0
        for step in range(m.KEPT):
            kept |= BIT[state.picks[m.KEPT * ((each - step) % state.seats) + step]]
        keep_characters(state, each, kept)
    state.packets = []
    state.picks = []


# Points without a decision.


def run(state: GinkgopolisState) -> None:
    """Carry out points that need no decision, until one does."""
    while True:
        frame = state.top()
        point = frame & 31
        if point == at.TILES:
            if state.reserve:
                return
            state.pop()
        elif point == at.ASSET:
            if state.n[v.STORE + state.acting] or state.reserve:
                state.waiting = BIT[state.acting]
                return
            state.pop()
        elif point == at.TOKEN:
            state.waiting = 1 if state.mode == at.SOLO else BIT[state.acting]
            return
        elif point < at.START or point == at.OVER:
            return
        else:
            state.pop()
            happen(state, point, frame // FRAME)


def happen(state: GinkgopolisState, point: i64, argument: i64) -> None:
    """Carry out one point that needs no decision."""
    if point == at.TURN:
        next_turn(state)
    elif point == at.BONUS:
        gain(state, state.acting, state.n[v.BONUS + 3 * state.acting + argument])
    elif point == at.FINISH:
        if argument:
            keep_card(state, state.acting, state.card)
        else:
            state.move(state.card, at.DISCARD)
        state.card = NOTHING
        state.tile = NOTHING
    elif point == at.NEAR:
        if state.is_gosha(state.acting):
            state.n[v.POINTS + GOSHA_SEAT] += heights_near(state, argument)
        else:
            gain(state, state.acting, output_near(state, argument))
    elif point == at.ROUND:
        begin_round(state)
    elif point == at.START:
        packed = 0
        for number in range(m.CHARACTER_COUNT):
            if state.n[v.CHARACTERS + argument] & BIT[number]:
                packed += m.CHARACTER_START[number]
        gain(state, argument, packed)
    else:
        gosha.take_turn(state, argument)


def begin_round(state: GinkgopolisState) -> None:
    """Begin a round (GK-3.1); in solo cards are dealt first (GK-10.3)."""
    state.round += 1
    state.turn = 0
    state.acting = NOTHING
    state.waiting = BIT[state.seats] - 1
    state.push(at.TURN)
    state.push(at.CHOOSE)
    if state.mode == at.SOLO:
        state.push(at.CARDS, 8 * state.dealt)
        if not state.gives:
            state.push(at.CARDS, GOSHA_SEAT + 8)


def next_turn(state: GinkgopolisState) -> None:
    """Let the next seat turn over its card (GK-3.5), or end the round."""
    if state.turn == state.seats:
        if state.mode == at.SOLO and state.acting != GOSHA_SEAT:
            state.acting = GOSHA_SEAT
            state.push(at.TURN)
            state.push(at.GOSHA)
            return
        end_round(state)
        return
    seat = (state.first + state.turn) % state.seats
    state.turn += 1
    state.push(at.TURN)
    turn_over(state, seat, state.n[v.COMMITS + seat])


def turn_over(state: GinkgopolisState, seat: i64, commit: i64) -> None:
    """Turn over the card of a seat with its tile, and begin to carry it out."""
    state.acting = seat
    state.n[v.COMMITS + seat] = NOTHING
    state.card = act.sealed_card(commit)
    state.tile = act.sealed_tile(commit)
    if state.mode != at.SOLO:
        held = state.n[v.CARDS + state.card]
        gone = append(state.gone[:], held)  # a few, in ascending order
        place: i64 = len(gone) - 1
        while place and gone[place - 1] > held:
            gone[place] = gone[place - 1]
            place -= 1
        gone[place] = held
        state.gone = gone
    state.move(state.card, at.TABLE)
    if state.tile != NOTHING:
        state.n[v.TILES + seat] &= ~BIT[state.tile]
        if state.n[v.SHOWN + seat] & BIT[state.tile]:
            state.n[v.SHOWN + seat] &= ~BIT[state.tile]
    resolve(state, seat, state.card, state.tile)


def end_round(state: GinkgopolisState) -> None:
    """Pass on hands and the first-player card and draw, or end the match (GK-3.6, GK-8.3, GK-10.3 (d))."""
    state.acting = NOTHING
    if state.mode == at.SOLO:
        for card in state.hand(0):
            state.move(card, at.DISCARD)
    if state.ending or state.round >= state.cap:
        state.waiting = 0
        state.push(at.OVER)
        return
    state.push(at.ROUND)
    if state.mode == at.SOLO:
        return
    pass_hands(state)
    state.first = (state.first + 1) % state.seats
    for step in range(state.seats - 1, -1, -1):
        state.push(at.CARDS, (state.first + step) % state.seats + 8)
