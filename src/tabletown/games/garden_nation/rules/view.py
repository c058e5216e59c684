"""Views of Garden Nation (section 12), and the states that are possible for a viewer."""

from __future__ import annotations

import random

import msgspec
from mypy_extensions import i64

from tabletown.core.bits import BIT, members
from tabletown.core.chance import Rng
from tabletown.core.state import CHANCE, keep_last
from tabletown.core.vecs import vec
from tabletown.core.views import SEEN, VEILED, ScoreSheet, View
from tabletown.games.garden_nation.options import GardenNationOptions
from tabletown.games.garden_nation.rules import effects, scoring
from tabletown.games.garden_nation.rules import material as m
from tabletown.games.garden_nation.rules import points as at
from tabletown.games.garden_nation.rules.legal import undealt
from tabletown.games.garden_nation.rules.points import PHASES, POINTS
from tabletown.games.garden_nation.rules.state import GardenNationState


class Building(msgspec.Struct, frozen=True):
    """A building with its owner, its height, and whether a roof closes it."""

    zone: str
    seat: int
    floors: int
    closed: bool


class GardenNationView(View, frozen=True, kw_only=True):
    """A table as a seat sees it: everything but the hands and choices of others."""

    options: GardenNationOptions
    phase: str
    round: int
    layout: tuple[tuple[int, int], ...]  # number and rotation of the territory in each board slot
    crane: int  # a territory number, 0 before the first action
    buildings: tuple[Building, ...]
    tokens: dict[str, str]  # land of the bramble zones that have a token
    roofs: int
    display: tuple[str, ...]  # projects by place, empty texts for empty places
    deck: int  # how many projects are face down
    order: tuple[int, ...]  # seats on the places of this round
    left: int
    pending: tuple[tuple[str, int], ...]  # decision stack of the active seat, the top last
    visited: tuple[int, ...]
    ployed: bool
    locked: bool
    ended: bool
    population: tuple[int, ...]
    supply: tuple[int, ...]
    ploys: tuple[int, ...]
    done: tuple[tuple[str, ...], ...]
    hands: tuple[int, ...]  # how many objectives each seat was dealt
    dealt: tuple[str, ...]  # those of the viewer
    kept: tuple[tuple[str, ...], ...]


def view(state: GardenNationState, seat: int | None) -> GardenNationView:
    """Return what a seat, or a spectator, may know (section 12)."""
    return GardenNationView(
        game="garden_nation",
        seat=seat,
        actors=state.actors(),
        options=state.settings(),
        phase=PHASES[state.phase],
        round=state.round,
        layout=tuple([(territory + 1, turn) for territory, turn in zip(state.layout, state.turns)]),
        crane=state.crane + 1,
        buildings=tuple(_buildings(state)),
        tokens={m.ZONE_NAMES[zone]: m.LANDS[state.land_of(zone)] for zone in m.BRAMBLES if state.land_of(zone) < m.BRAMBLE},
        roofs=state.roofs,
        display=tuple([m.PROJECTS[card] if card != m.NO_CARD else "" for card in state.display]),
        deck=len(members(state.deck)),
        order=tuple(state.order),
        left=state.left,
        pending=tuple([(POINTS[point], argument) for point, argument in at.frames(state.pending)]),
        visited=tuple([territory + 1 for territory in members(state.visited)]),
        ployed=state.ployed,
        locked=state.locked,
        ended=state.ended,
        population=tuple(state.population),
        supply=tuple(state.supply),
        ploys=tuple(state.ploys),
        done=tuple([tuple([m.PROJECTS[card] for card in members(done)]) for done in state.done]),
        hands=tuple([state.hand_size(each) for each in range(state.seats)]),
        dealt=tuple([m.OBJECTIVES[card] for card in state.hand(seat)]) if seat is not None else (),
        kept=tuple([_kept(state, each, seat) for each in range(state.seats)]),
    )


def _buildings(state: GardenNationState) -> list[Building]:
    return [
        Building(m.ZONE_NAMES[zone], state.owner_of(zone), state.floors[zone], state.closed & BIT[zone] != 0)
        for zone in members(state.taken)
    ]


def _kept(state: GardenNationState, owner: int, viewer: int | None) -> tuple[str, ...]:
    """Return the objectives that a seat kept, if the viewer may know them (GN-12.1)."""
    if owner != viewer and state.phase != at.OVER:
        return ()
    return tuple([m.OBJECTIVES[card] for card in members(state.kept[owner])])


def score(view: GardenNationView, seat: int) -> ScoreSheet:
    """Return the score of a seat as the viewer knows it: projects and own objectives, and everything at the end (GN-9.5)."""
    return outlook(view, seat) if view.phase == PHASES[at.OVER] else scoring.running_sheet(known(view), seat)


def outlook(view: GardenNationView, seat: int) -> ScoreSheet:
    """Return the score of a seat if the match ended now, as far as the viewer knows its objectives (GN-9.5)."""
    return scoring.sheet(known(view), seat)


# Sampling.


def sample(view: GardenNationView, rng: random.Random) -> GardenNationState:
    """Return a state that is possible for the viewer, with random hands and choices for what is hidden."""
    state = known(view).copy()
    draw = Rng(rng.getrandbits(32))
    others = [seat for seat in range(state.seats) if seat != view.seat]
    for seat in others:
        for card in members(state.kept[seat]) if view.hands[seat] else []:
            state.give(seat, card)
    pool = [card for card, copies in enumerate(undealt(state)) for _ in range(copies)]
    for seat in range(state.seats):
        if view.hands[seat] == 0:  # a position may give only the kept cards
            for card in members(state.kept[seat]):
                pool.remove(card)
    draw.shuffle(pool)
    for seat in others:
        while state.hand_size(seat) < view.hands[seat]:
            state.give(seat, pool.pop())
        if state.kept[seat] == 0 and _has_chosen(view, seat):
            cards = sorted(set(state.hand(seat) or pool))
            first = cards.pop(draw.below(len(cards)))
            second = cards[draw.below(len(cards))]
            state.kept[seat] = BIT[first] | BIT[second]
            if view.hands[seat] == 0:
                pool.remove(first)
                pool.remove(second)
    return state


def _has_chosen(view: GardenNationView, seat: int) -> bool:
    """Return whether a seat has chosen its objectives, which is public (section 12)."""
    if view.phase == PHASES[at.CHOOSING]:
        return not view.actors & BIT[seat]
    return view.round > 0 and view.phase != PHASES[at.OVER]


@keep_last
def known(view: GardenNationView) -> GardenNationState:
    """Return the known part of the state, with empty hands of others; it is shared and must not be changed."""
    state = GardenNationState(view.options)
    state.phase = PHASES.index(view.phase)
    state.round = view.round
    state.lay([number - 1 for number, _ in view.layout], [turn for _, turn in view.layout])
    state.crane = view.crane - 1
    for zone, land in view.tokens.items():
        effects.plant(state, m.ZONE[zone], m.LANDS.index(land))
    for each in view.buildings:
        effects.erect(state, each.seat, m.ZONE[each.zone], each.floors)
        if each.closed:
            effects.close(state, m.ZONE[each.zone])
    for place, name in enumerate(view.display):
        effects.show(state, place, m.PROJECT[name] if name else m.NO_CARD)
    for seat, names in enumerate(view.done):
        state.done[seat] = sum([BIT[m.PROJECT[name]] for name in names])
        state.deck &= ~state.done[seat]
    _rebuild_turn(state, view)
    state.population = vec[i64](view.population)
    state.ploys = vec[i64](view.ploys)
    for name in view.dealt:
        if view.seat is not None:
            state.give(view.seat, m.OBJECTIVE[name])
    state.kept = [sum([BIT[m.OBJECTIVE[name]] for name in names]) for names in view.kept]
    return state


def _rebuild_turn(state: GardenNationState, view: GardenNationView) -> None:
    state.order = list(view.order)
    if state.phase == at.PLAYING or state.phase == at.REFILLING:
        state.active = state.order[-1]
        state.waiting = BIT[state.active]
    elif state.phase == at.CHOOSING:
        state.waiting = view.actors
    for point, argument in view.pending:
        state.pending = at.push(state.pending, POINTS.index(point), argument)
    state.left = view.left
    state.visited = sum([BIT[number - 1] for number in view.visited])
    state.ployed = view.ployed
    state.locked = view.locked
    state.ended = view.ended


# Exposure and undo.


def exposure(before: GardenNationState, actor: int, action: int, viewer: int | None) -> int:
    """Return how a viewer learns of a step: hands and choices of others stay veiled (GN-12.1)."""
    if before.phase == at.DEALING and actor == CHANCE:
        return SEEN if viewer == before.next_dealt() else VEILED
    return VEILED if before.phase == at.CHOOSING and actor != viewer else SEEN


def barrier(before: GardenNationState, actor: int, action: int, after: GardenNationState) -> int:
    """Return the bit set of the seats that cannot undo past this step."""
    everybody = BIT[before.seats] - 1
    if actor == CHANCE or after.actors() <= 0:
        return everybody
    if before.phase == at.CHOOSING:  # GN-11.2: a choice is final
        return everybody if after.phase != at.CHOOSING else BIT[actor]
    return everybody & ~BIT[actor] if after.is_actor(actor) else everybody
