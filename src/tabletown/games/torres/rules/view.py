"""Views of a match (section 13), and states that fit a view."""

from __future__ import annotations

import random

import msgspec

from tabletown.core.bits import BIT
from tabletown.core.chance import Rng
from tabletown.core.state import CHANCE, keep_last
from tabletown.core.views import SEEN, VEILED, ScoreSheet, View
from tabletown.games.torres.options import TorresOptions
from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import points as at
from tabletown.games.torres.rules.material import CARD, CARDS, MASTERS, NO_MASTER, SQUARE, SQUARES
from tabletown.games.torres.rules.scoring import TALLY, forecast, sheet
from tabletown.games.torres.rules.state import TorresState


class SeatView(msgspec.Struct, frozen=True):
    """A seat: its public part, and where its hidden cards are (TR-13.2)."""

    knights: tuple[str, ...]
    reserve: int
    stacks: tuple[int, ...]
    score: int
    tally: tuple[int, ...]
    played: tuple[str, ...]
    cards: int  # in hand
    deck: int  # own deck
    known_top: int
    known_bottom: int
    hand: tuple[str, ...]  # as far as the viewer knows it


class TorresView(View, frozen=True, kw_only=True):
    """The table as seen by a seat or a spectator."""

    options: TorresOptions
    pending: tuple[tuple[str, str], ...]  # the decision stack, the top last, each point with its square
    turn: int  # the seat whose decision it is, or for whom the dealer deals
    start: int
    opener: int
    first: int
    phase: int
    round: int
    master: str
    points: int
    buys: int
    used: int
    chosen: int
    supply: int
    heights: tuple[int, ...]
    king: str
    deck: int  # the common deck
    looking: int  # number of cards that the buyer looks at
    drawn: tuple[str, ...]  # the cards looked at; this and the next three are only for their owner
    bought: tuple[str, ...]
    top: tuple[str, ...]
    bottom: tuple[str, ...]
    seats: tuple[SeatView, ...]


def view(state: TorresState, seat: int | None) -> TorresView:
    """Return the view of a seat or a spectator: the allow-list of section 13."""
    frames = [(at.NAMES[point], SQUARES[square] if point == at.SHIFT else "") for point, square in at.frames(state.pending)]
    mine = seat is not None and seat == state.seat
    return TorresView(
        game="torres",
        seat=seat,
        actors=state.actors(),
        options=state.settings(),
        pending=tuple(frames),
        turn=state.seat,
        start=state.start,
        opener=state.opener,
        first=state.first,
        phase=state.phase,
        round=state.round,
        master=MASTERS[state.master] if state.master != NO_MASTER else "",
        points=state.points,
        buys=state.buys,
        used=state.used,
        chosen=state.chosen,
        supply=state.supply,
        heights=tuple(state.board.height),
        king=SQUARES[state.board.king] if state.board.king >= 0 else "",
        deck=m.in_pack(state.unseen[0]) if state.cards == m.COMMON else 0,
        looking=len(state.drawn),
        drawn=_names(list(state.drawn)) if mine else (),
        bought=_names(m.kinds_in(state.bought)) if mine else (),
        top=_names(list(state.top[seat])) if seat is not None else (),
        bottom=_names(list(state.bottom[seat])) if seat is not None else (),
        seats=tuple([_seat_view(state, each, seat) for each in range(state.seats)]),
    )


def _names(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


def _seat_view(state: TorresState, seat: int, viewer: int | None) -> SeatView:
    known = seat == viewer or state.cards == m.IN_HAND
    return SeatView(
        knights=tuple([SQUARES[square] for square in state.board.knights(seat)]),
        reserve=state.reserve[seat],
        stacks=tuple(m.kinds_in(state.stacks[seat])[::-1]),
        score=state.scores[seat],
        tally=tuple(state.tally[TALLY * seat : TALLY * (seat + 1)]),
        played=_names(m.kinds_in(state.played[seat])),
        cards=m.in_pack(state.hands[seat]),
        deck=state.deck_size(seat) if state.cards == m.OWN else 0,
        known_top=len(state.top[seat]),
        known_bottom=len(state.bottom[seat]),
        hand=_names(m.kinds_in(state.hands[seat])) if known else (),
    )


def score(view: TorresView, seat: int) -> ScoreSheet:
    """Return the score sheet of a seat, which is public."""
    return known(view).score(seat)


def outlook(view: TorresView, seat: int) -> ScoreSheet:
    """Return the score sheet of a seat as it would be if the year ended now."""
    state = known(view)
    return sheet(state, seat, forecast(state))


# Sampling.


def sample(view: TorresView, rng: random.Random) -> TorresState:
    """Return a state that the viewer considers possible: unknown hands and decks are dealt at random."""
    state = known(view).copy()
    if state.cards == m.COMMON:
        _deal_common(view, state, Rng(rng.getrandbits(32)))
    elif state.cards == m.OWN:
        _deal_own(view, state, Rng(rng.getrandbits(32)))
    return state


@keep_last
def known(view: TorresView) -> TorresState:
    """Return the known part of the state; the result is shared, so it must not be changed."""
    state = TorresState(view.options)
    for name, square in view.pending:
        state.pending = at.push(state.pending, at.NAMES.index(name), SQUARE[square] if square else 0)
    state.seat = view.turn
    state.start = view.start
    state.opener = view.opener
    state.first = view.first
    state.phase = view.phase
    state.round = view.round
    state.master = MASTERS.index(view.master) if view.master else NO_MASTER
    state.points = view.points
    state.buys = view.buys
    state.used = view.used
    state.chosen = view.chosen
    state.supply = view.supply
    state.board.set_heights(list(view.heights))
    if view.king:
        state.board.put_king(SQUARE[view.king])
    state.drawn = _cards(view.drawn)
    state.bought = _pack(view.bought)
    tally: list[int] = []
    for seat in range(state.seats):
        each = view.seats[seat]
        for square in each.knights:
            state.board.put_knight(seat, SQUARE[square])
        state.reserve[seat] = each.reserve
        state.stacks[seat] = m.pack(list(each.stacks))
        state.scores[seat] = each.score
        state.played[seat] = _pack(each.played)
        state.hands[seat] = _pack(each.hand)
        tally += each.tally
    state.tally = tally
    if view.seat is not None:
        state.top[view.seat] = _cards(view.top)
        state.bottom[view.seat] = _cards(view.bottom)
    return state


def _cards(names: tuple[str, ...]) -> bytes:
    return bytes([CARD[name] for name in names])


def _pack(names: tuple[str, ...]) -> int:
    return m.pack([CARD[name] for name in names])


def _deal_common(view: TorresView, state: TorresState, draw: Rng) -> None:
    """Deal the common deck: cards that are neither played nor held by the viewer are in the deck or in another hand."""
    pool = m.kinds_in(m.COMMON_DECK - sum(state.played) - sum(state.hands))
    draw.shuffle(pool)
    for seat in range(state.seats):
        if seat != view.seat:
            hand = [pool.pop() for _ in range(view.seats[seat].cards)]
            state.hands[seat] = m.pack(hand)
            if seat == view.turn:
                state.bought = m.pack(hand[: _bought(view)])
    state.unseen[0] = m.pack(pool)


def _deal_own(view: TorresView, state: TorresState, draw: Rng) -> None:
    """Deal the own decks: another seat's deck is in any order, and any of its cards may be in the hand (TR-13.2)."""
    for seat in range(state.seats):
        each = view.seats[seat]
        if seat == view.seat:
            looked_at = state.drawn if seat == view.turn else b""
            held = m.pack([*state.top[seat], *state.bottom[seat], *looked_at])
            state.unseen[seat] = m.OWN_DECK - state.played[seat] - state.hands[seat] - held
            continue
        pool = m.kinds_in(m.OWN_DECK - state.played[seat])
        draw.shuffle(pool)
        hand = [pool.pop() for _ in range(each.cards)]
        state.hands[seat] = m.pack(hand)
        if seat == view.turn:
            state.bought = m.pack(hand[: _bought(view)])
            state.drawn = bytes([pool.pop() for _ in range(view.looking)])
        state.top[seat] = bytes([pool.pop() for _ in range(each.known_top)])
        state.bottom[seat] = bytes([pool.pop() for _ in range(each.known_bottom)])
        state.unseen[seat] = m.pack(pool)


def _bought(view: TorresView) -> int:
    """Return the number of cards bought this turn that are in the hand, without an unfinished purchase."""
    unfinished = len(view.pending) > 1 and view.pending[-1][0] in ("draw", "keep")
    return view.buys - 1 if unfinished else view.buys


# Exposure of steps, and undo.


def exposure(before: TorresState, actor: int, action: int, viewer: int | None) -> int:
    """Return how a viewer learns of a step: only the buyer sees bought cards (TR-13.3)."""
    if viewer == before.seat:
        return SEEN
    if actor == CHANCE:
        return VEILED if action >= act.DRAW else SEEN
    return VEILED if act.KEEP <= action < act.ALLOCATE else SEEN


def barrier(before: TorresState, actor: int, action: int, after: TorresState) -> int:
    """Return the bit set of seats that cannot undo past this step: a finished turn cannot be undone."""
    everybody = BIT[before.seats] - 1
    if actor == CHANCE or not after.is_actor(actor) or _turn(before) != _turn(after):
        return everybody
    return everybody & ~BIT[actor]


def _turn(state: TorresState) -> tuple[int, int, int]:
    """Return numbers that identify a turn, even if a seat takes two in a row (TR-12.5)."""
    left = sum([m.in_pack(stacks) for stacks in state.stacks])
    return state.phase, state.round, left + (1 if state.chosen != m.NO_STACK else 0)
