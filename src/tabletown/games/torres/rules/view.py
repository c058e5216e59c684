"""What a seat may know of a match of Torres (section 13), and states that fit this knowledge."""

from __future__ import annotations

import random

import msgspec

from tabletown.core.bits import BIT
from tabletown.core.chance import Rng
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE
from tabletown.core.views import SEEN, VEILED, View
from tabletown.games.torres.options import TorresOptions
from tabletown.games.torres.rules import actions as act
from tabletown.games.torres.rules import material as m
from tabletown.games.torres.rules import state as at
from tabletown.games.torres.rules.flow import TorresState
from tabletown.games.torres.rules.material import CARD, CARDS, MASTERS, NO_MASTER, SQUARE, SQUARES
from tabletown.games.torres.rules.scoring import sheet
from tabletown.games.torres.rules.state import FRAME, FRAME_BITS, POINT_NAMES, TALLY


class SeatView(msgspec.Struct, frozen=True):
    """One seat: what lies open, and how many cards are hidden where (TR-13.2)."""

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
    """The table as a seat, or a spectator, sees it."""

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
    looking: int  # how many cards the buyer looks at
    drawn: tuple[str, ...]  # the cards looked at, the rest is the viewer's own
    bought: tuple[str, ...]
    top: tuple[str, ...]
    bottom: tuple[str, ...]
    seats: tuple[SeatView, ...]


def view(state: TorresState, seat: int | None) -> TorresView:
    """The allow-list of section 13."""
    frames = []
    pending = state.pending
    while pending:
        point, argument = pending & 15, (pending & FRAME) >> 4
        frames.append((POINT_NAMES[point], SQUARES[argument] if point == at.AT_SHIFT else ""))
        pending >>= FRAME_BITS
    mine = seat is not None and seat == state.seat
    return TorresView(
        game="torres",
        seat=seat,
        actors=state.actors(),
        options=state.settings(),
        pending=tuple(reversed(frames)),
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
        deck=m.in_pack(state.unseen[0]) if state.cards == at.COMMON else 0,
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
    known = seat == viewer or state.cards == at.IN_HAND
    return SeatView(
        knights=tuple([SQUARES[square] for square in state.board.knights(seat)]),
        reserve=state.reserve[seat],
        stacks=tuple(m.kinds_in(state.stacks[seat])[::-1]),
        score=state.scores[seat],
        tally=tuple(state.tally[TALLY * seat : TALLY * (seat + 1)]),
        played=_names(m.kinds_in(state.played[seat])),
        cards=m.in_pack(state.hands[seat]),
        deck=state.deck_size(seat) if state.cards == at.OWN else 0,
        known_top=len(state.top[seat]),
        known_bottom=len(state.bottom[seat]),
        hand=_names(m.kinds_in(state.hands[seat])) if known else (),
    )


def score(view: TorresView, seat: int) -> ScoreSheet:
    """The score sheet of a seat, which is public."""
    tally: list[int] = []
    for each in view.seats:
        tally += each.tally
    return sheet(seat, tally, MASTERS.index(view.master) if view.master else NO_MASTER)


# Sampling.


def sample(view: TorresView, rng: random.Random) -> TorresState:
    """A state that the viewer considers possible: hands and decks that he does not know are dealt at random."""
    state = known(view).copy()
    if state.cards == at.COMMON:
        _deal_common(view, state, Rng(rng.getrandbits(32)))
    elif state.cards == at.OWN:
        _deal_own(view, state, Rng(rng.getrandbits(32)))
    return state


_last: list[tuple[TorresView, TorresState]] = []


def known(view: TorresView) -> TorresState:
    """The known part of the state; kept for the view asked for last, since bots sample one view many times."""
    for seen, state in _last:
        if seen is view:
            return state
    state = _known(view)
    _last[:] = [(view, state)]
    return state


def _known(view: TorresView) -> TorresState:
    state = TorresState(view.options)
    for name, square in view.pending:
        argument = SQUARE[square] if square else 0
        state.pending = state.pending << FRAME_BITS | POINT_NAMES.index(name) | argument << 4
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
    """One deck for all: what nobody has played and the viewer does not hold is in the deck or in a foreign hand."""
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
    """A deck for each: a foreign one is in any order, and any of its cards may be in the hand (TR-13.2)."""
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
    """The cards of this turn that have reached the hand: a purchase that is still going on is not among them."""
    going_on = len(view.pending) > 1 and view.pending[-1][0] in ("draw", "keep")
    return view.buys - 1 if going_on else view.buys


# Who learns what, and when.


def exposure(before: TorresState, actor: int, action: int, viewer: int | None) -> int:
    """How a viewer learns of a step: bought cards are for the buyer alone (TR-13.3)."""
    if viewer == before.seat:
        return SEEN
    if actor == CHANCE:
        return VEILED if action >= act.DRAW else SEEN
    return VEILED if act.KEEP <= action < act.ALLOCATE else SEEN


def barrier(before: TorresState, actor: int, action: int, after: TorresState) -> int:
    """The seats that can take back nothing from before the end of this step: a turn that has ended stays as it is."""
    everybody = BIT[before.seats] - 1
    if actor == CHANCE or not after.is_actor(actor) or _turn(before) != _turn(after):
        return everybody
    return everybody & ~BIT[actor]


def _turn(state: TorresState) -> tuple[int, int, int]:
    """What tells one turn from another, also when one seat takes two in a row (TR-12.5)."""
    left = sum([m.in_pack(stacks) for stacks in state.stacks])
    return state.phase, state.round, left + (1 if state.chosen != at.NOT_CHOSEN else 0)
