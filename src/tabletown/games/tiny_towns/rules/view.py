"""What a seat may know of a match of Tiny Towns (section 12), and states that fit this knowledge."""

from __future__ import annotations

import random

import msgspec

from tabletown.core.bits import BIT, members
from tabletown.core.chance import Rng
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE
from tabletown.core.views import SEALED, SEEN, VEILED, View
from tabletown.games.tiny_towns.options import TinyTownsOptions
from tabletown.games.tiny_towns.rules import actions as act
from tabletown.games.tiny_towns.rules import state as at
from tabletown.games.tiny_towns.rules.flow import TinyTownsState
from tabletown.games.tiny_towns.rules.legal import is_removed
from tabletown.games.tiny_towns.rules.material import (
    CARD,
    CARD_TYPE,
    CARDS,
    CARDS_OF,
    CONTENT,
    CONTENTS,
    CUBE,
    MAGENTA,
    NO_CARD,
    RESOURCES,
    SQUARES,
    TYPES,
)
from tabletown.games.tiny_towns.rules.scoring import sheet
from tabletown.games.tiny_towns.rules.state import FRAME, FRAME_BITS, PHASES, POINTS, Town


class TownView(msgspec.Struct, frozen=True):
    """A town: for each square nothing, a resource or a card, and what lies on the buildings."""

    squares: tuple[str, ...]
    marks: dict[str, str]
    stored: dict[str, tuple[str, ...]]
    resting: dict[str, str]
    old: tuple[str, ...]  # black buildings that stood before the round
    constructed: tuple[str, ...]
    aside: tuple[str, ...]
    won: tuple[str, ...]
    watch_round: int
    shrine: int
    cavern: int
    place: int
    monument: str  # once it is built


class TinyTownsView(View, frozen=True, kw_only=True):
    """Towns are as of the last time all were shown them; the viewer's own is as it stands."""

    options: TinyTownsOptions
    phase: str
    round: int
    cards: tuple[str, ...]
    hammer: int
    named: tuple[int, ...]
    resource: str
    source: int
    skipped: int
    unseen: tuple[int, ...]
    open: tuple[int, ...]
    returned: tuple[str, ...]
    dealt: tuple[int, ...]  # monuments dealt to each seat
    kept: tuple[str, ...]  # of each seat as far as the viewer knows
    other: str  # the viewer's second or returned monument
    pending: tuple[tuple[str, int], ...]  # the viewer's own decision stack, the top last
    towns: tuple[TownView, ...]
    shown: TownView | None  # the viewer's town as the others see it


def view(state: TinyTownsState, seat: int | None) -> TinyTownsView:
    """The allow-list of section 12."""
    mine = state.towns[seat] if seat is not None else None
    towns = [state.towns[each] if each == seat else state.shown[each] for each in range(state.seats)]
    frames = []
    pending = state.pending[seat] if seat is not None else 0
    while pending:
        frames.append((POINTS[pending & 15], (pending & FRAME) >> 4))
        pending >>= FRAME_BITS
    return TinyTownsView(
        game="tiny_towns",
        seat=seat,
        actors=state.actors(),
        options=state.settings(),
        phase=PHASES[state.phase],
        round=state.round,
        cards=tuple([_card(card) for card in state.cards]),
        hammer=state.hammer,
        named=tuple([state.times_named(each) for each in range(state.seats)]),
        resource=RESOURCES[state.resource] if state.resource >= 0 else "",
        source=state.source,
        skipped=state.skipped,
        unseen=tuple([(state.unseen >> 3 * each) & 7 for each in range(5)]),
        open=tuple([(state.open >> 3 * each) & 7 for each in range(5)]),
        returned=tuple([RESOURCES[each] for each in state.returned]),
        dealt=tuple([(town.kept != NO_CARD) + (town.other != NO_CARD) for town in state.towns]),
        kept=tuple([_card(_known_monument(state, each, seat)) for each in range(state.seats)]),
        other=_card(mine.other) if mine is not None else "",
        pending=tuple(reversed(frames)),
        towns=tuple([_town_view(town, state.cards) for town in towns]),
        shown=_town_view(state.shown[seat], state.cards) if seat is not None else None,
    )


def _card(card: int) -> str:
    return CARDS[card] if card != NO_CARD else ""


def _known_monument(state: TinyTownsState, owner: int, viewer: int | None) -> int:
    """The monument a seat kept, if the viewer may know it (TT-12.2)."""
    if owner == viewer:
        return state.towns[owner].kept
    return state.towns[owner].kept if state.shown[owner].magenta or state.phase == at.OVER else NO_CARD


def _town_view(town: Town, cards: list[int]) -> TownView:
    squares = []
    for square in range(16):
        cube = (town.cubes >> 3 * square) & 7
        kind = town.type_at(square) if town.built & BIT[square] else -1
        if kind >= 0:
            squares.append(CARDS[town.kept if kind == MAGENTA else cards[kind]])
        else:
            squares.append(RESOURCES[cube - 1] if cube else "")
    return TownView(
        squares=tuple(squares),
        marks=_packed(town.marks),
        stored={
            SQUARES[square]: tuple([RESOURCES[each] for each in CONTENTS[town.stored[square]]])
            for square in range(16)
            if town.stored[square]
        },
        resting=_packed(town.resting),
        old=tuple([SQUARES[square] for square in members(town.old)]),
        constructed=_kinds(town.constructed),
        aside=_kinds(town.aside),
        won=_kinds(town.won),
        watch_round=town.watch_round,
        shrine=town.shrine,
        cavern=town.cavern,
        place=town.place,
        monument=CARDS[town.kept] if town.magenta else "",
    )


def _packed(cubes: int) -> dict[str, str]:
    return {SQUARES[square]: RESOURCES[((cubes >> 3 * square) & 7) - 1] for square in range(16) if (cubes >> 3 * square) & 7}


def _kinds(kinds: int) -> tuple[str, ...]:
    return tuple([TYPES[kind] for kind in members(kinds)])


def score(view: TinyTownsView, seat: int) -> ScoreSheet:
    """The score of a seat as far as the viewer can see the towns."""
    cards = [CARD[card] if card else NO_CARD for card in view.cards]
    right = (seat + view.options.seats - 1) % view.options.seats
    return sheet(seat, _town(view.towns[seat]), cards, _town(view.towns[right]) if right != seat else None)


# Sampling.


def sample(view: TinyTownsView, rng: random.Random) -> TinyTownsState:
    """A state that the viewer considers possible: unknown monuments and sealed acts are drawn at random."""
    state = _prototype(view).copy()
    draw = Rng(rng.getrandbits(32))
    seats = [seat for seat in range(state.seats) if seat != view.seat]
    _deal_unknown(view, state, seats, draw)
    for seat in seats:
        if state.phase == at.PLAYING and state.is_active(seat) and not (view.actors | view.skipped) & BIT[seat]:
            _act(state, seat, draw)
    return state


_last: list[tuple[TinyTownsView, TinyTownsState]] = []


def _prototype(view: TinyTownsView) -> TinyTownsState:
    """The known part of the state; kept for the view asked for last, since bots sample one view many times."""
    for known, state in _last:
        if known is view:
            return state
    state = _known(view)
    _last[:] = [(view, state)]
    return state


def _known(view: TinyTownsView) -> TinyTownsState:
    state = TinyTownsState(view.options)
    state.phase = PHASES.index(view.phase)
    state.waiting = max(view.actors, 0)
    state.cards = [CARD[card] if card else NO_CARD for card in view.cards]
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
        town = _town(view.towns[seat])
        state.towns[seat] = state.shown[seat] = town
        if seat == view.seat:
            for point, argument in view.pending:
                state.pending[seat] = state.pending[seat] << FRAME_BITS | POINTS.index(point) | argument << 4
            if view.shown is not None and view.shown != view.towns[seat]:
                state.shown[seat] = _town(view.shown)
        elif state.waiting & BIT[seat]:
            state.pending[seat] = _first_decision(state.phase)
    return state


def _first_decision(phase: int) -> int:
    """Where somebody who still has to decide may stand for all that others know."""
    if phase == at.CHOOSING:
        return at.AT_CHOOSE
    if phase == at.NAMING:
        return at.AT_NAME
    if phase == at.PICKING:
        return at.AT_PICK
    return at.AT_WATCH if phase == at.WATCHING else at.AT_RESOURCE


def _deal_unknown(view: TinyTownsView, state: TinyTownsState, seats: list[int], draw: Rng) -> None:
    known = [CARD[card] for card in view.kept if card]
    if view.other:
        known.append(CARD[view.other])
    pool = [card for card in CARDS_OF[MAGENTA] if card not in known and not is_removed(state, card)]
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
    """Play the sealed part of a round for somebody who is done."""
    state.pending[seat] = at.AT_RESOURCE
    state.waiting |= BIT[seat]
    while state.pending[seat]:
        options = state.choices(seat)
        state.advance(seat, options[draw.below(len(options))])


def _town(view: TownView) -> Town:
    town = Town()
    for square in range(16):
        name = view.squares[square]
        if name in RESOURCES:
            town.put_cube(RESOURCES.index(name), square)
        elif name:
            kind = CARD_TYPE[CARD[name]]
            town.set_type(kind, town.of(kind) | BIT[square])
            town.built |= BIT[square]
    for name, resource in view.marks.items():
        town.set_mark(SQUARES.index(name), RESOURCES.index(resource))
    for name, resource in view.resting.items():
        town.resting |= CUBE[SQUARES.index(name) * 5 + RESOURCES.index(resource)]
    if view.stored:
        cells = bytearray(16)
        for name, contents in view.stored.items():
            cells[SQUARES.index(name)] = CONTENT[tuple([RESOURCES.index(each) for each in contents])]
        town.stored = bytes(cells)
    town.old = sum([BIT[SQUARES.index(name)] for name in view.old])
    town.constructed = sum([BIT[TYPES.index(name)] for name in view.constructed])
    town.aside = sum([BIT[TYPES.index(name)] for name in view.aside])
    town.won = sum([BIT[TYPES.index(name)] for name in view.won])
    town.watch_round = view.watch_round
    town.shrine = view.shrine
    town.cavern = view.cavern
    town.place = view.place
    town.kept = CARD[view.monument] if view.monument else NO_CARD
    return town


# Who learns what, and when.


def exposure(before: TinyTownsState, actor: int, action: int, viewer: int | None) -> int:
    """How a viewer learns of a step (TT-12.2, TT-12.3)."""
    if actor == viewer:
        return SEEN
    if actor == CHANCE:
        if before.phase != at.DEALING or viewer == before.next_dealt():
            return SEEN
        return VEILED
    if before.phase == at.CHOOSING:
        return VEILED
    return SEALED if before.phase in (at.PLAYING, at.WATCHING) else SEEN


def reveals(before: TinyTownsState, after: TinyTownsState) -> bool:
    """Whether everybody was shown the round between these two states (TT-12.6)."""
    if before.phase not in (at.PLAYING, at.WATCHING):
        return False
    return after.phase != before.phase or after.round != before.round


def barrier(before: TinyTownsState, actor: int, action: int, after: TinyTownsState) -> int:
    """The seats that can take back nothing from before the end of this step (TT-12.3)."""
    everybody = BIT[before.seats] - 1
    if actor == CHANCE or before.phase == at.NAMING or reveals(before, after) or after.actors() <= 0:
        return everybody
    if before.phase == at.CHOOSING:
        return everybody if after.phase != at.CHOOSING else BIT[actor]
    return BIT[actor] if action == act.DONE else 0
