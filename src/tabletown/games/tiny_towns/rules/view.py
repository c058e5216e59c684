"""The view of a match of Tiny Towns (section 12): what a seat may know, and when it learns of a step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tabletown.core.bits import BIT, members
from tabletown.core.state import CHANCE
from tabletown.core.views import SEALED, SEEN, VEILED, ScoreSheet, View
from tabletown.games.tiny_towns.options import TinyTownsOptions
from tabletown.games.tiny_towns.rules import actions as act
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.flow import next_dealt
from tabletown.games.tiny_towns.rules.material import (
    CARD,
    CARD_TYPE,
    CARDS,
    CONTENT,
    CONTENTS,
    CUBE,
    MAGENTA,
    NO_CARD,
    RESOURCES,
    SQUARES,
    TYPES,
)
from tabletown.games.tiny_towns.rules.points import PHASES, POINT_NAMES, frames
from tabletown.games.tiny_towns.rules.scoring import sheet
from tabletown.games.tiny_towns.rules.town import Town

if TYPE_CHECKING:
    from tabletown.games.tiny_towns.rules.state import TinyTownsState


class TownView(msgspec.Struct, frozen=True):
    """A town: for each square nothing, a resource or a card, and what is on the buildings."""

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
    """The view of a seat or a spectator; towns are as of the last reveal, the viewer's own is as it stands."""

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
    """Return what a seat, or a spectator, may know: the allow-list of section 12."""
    mine = state.towns[seat] if seat is not None else None
    towns = [state.towns[each] if each == seat else state.shown[each] for each in range(state.seats)]
    stack = frames(state.pending[seat]) if seat is not None else []
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
        pending=tuple([(POINT_NAMES[point], argument) for point, argument in stack]),
        towns=tuple([_town_view(town, state.cards) for town in towns]),
        shown=_town_view(state.shown[seat], state.cards) if seat is not None else None,
    )


def _card(card: int) -> str:
    return CARDS[card] if card != NO_CARD else ""


def _known_monument(state: TinyTownsState, owner: int, viewer: int | None) -> int:
    """Return the monument a seat kept, if the viewer may know it (TT-12.2)."""
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
    """Return the score of a seat as far as the viewer can see the towns."""
    right = (seat + view.options.seats - 1) % view.options.seats
    return sheet(seat, town_in(view.towns[seat]), cards_in(view), town_in(view.towns[right]) if right != seat else None)


def cards_in(view: TinyTownsView) -> list[int]:
    """Return the common cards in play, by type."""
    return [CARD[card] if card else NO_CARD for card in view.cards]


def town_in(view: TownView) -> Town:
    """Return the town that is shown."""
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
    """Return how a viewer learns of a step (TT-12.2, TT-12.3)."""
    if actor == viewer:
        return SEEN
    if actor == CHANCE:
        if before.phase != at.DEALING or viewer == next_dealt(before):
            return SEEN
        return VEILED
    if before.phase == at.CHOOSING:
        return VEILED
    return SEALED if before.phase in (at.PLAYING, at.WATCHING) else SEEN


def reveals(before: TinyTownsState, after: TinyTownsState) -> bool:
    """Return whether the round was revealed between these two states (TT-12.6)."""
    if before.phase not in (at.PLAYING, at.WATCHING):
        return False
    return after.phase != before.phase or after.round != before.round


def barrier(before: TinyTownsState, actor: int, action: int, after: TinyTownsState) -> int:
    """Return the seats that cannot undo past this step (TT-12.3)."""
    everybody = BIT[before.seats] - 1
    if actor == CHANCE or before.phase == at.NAMING or reveals(before, after) or after.actors() <= 0:
        return everybody
    if before.phase == at.CHOOSING:
        return everybody if after.phase != at.CHOOSING else BIT[actor]
    return BIT[actor] if action == act.DONE else 0
