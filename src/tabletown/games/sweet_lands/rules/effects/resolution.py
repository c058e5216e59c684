"""Execution of silent frames, which are carried out as soon as they are on top of the stack (section 20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.characters import BONUS_TAKEN, TOWER_STANDS, TWO_SKILLS
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.apply import element, fire, flip_list, start, start_top
from tabletown.games.sweet_lands.rules.effects.feasibility import area_price, can_swap, least_colours, pay
from tabletown.games.sweet_lands.rules.points import a_of, b_of, c_of, frame, kind_of, must_of, with_must
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.vectors import HAVE, lowest

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState


def carry_out(s: SweetLandsState, made: i64) -> None:
    """Carry out a frame that was taken off the stack."""
    kind = kind_of(made)
    a = a_of(made)
    realm = s.realms[s.seat]
    if kind == at.LIST:
        start(s, a, False)
    elif kind == at.ELEMENT:
        element(s, a, False)
    elif kind == at.FOOD:
        eat(s, realm, a)
    elif kind == at.WONDER:
        see_wonder(s, realm, a)
    elif kind == at.REPEAT:
        if b_of(made) > 1:
            s.push(frame(at.REPEAT, a, b_of(made) - 1))
        start(s, a, must_of(made))
    elif kind == at.QUEUE:
        next_bonus(s, realm)
    elif kind == at.TURNED:
        start(s, flip_list(s, realm, a), False)
    elif kind == at.PLACED:
        meet_roads(s, realm, a)
    elif kind == at.AREAS_CHECK:
        check_areas(s, realm)
    elif kind == at.HELP:
        start(s, s.m.help_effect[a], False)
    elif kind == at.AREA:
        use_area(s, realm, a)
    elif kind == at.AREA_EFFECT:
        start(s, s.m.area_effect[a], True)
    elif kind == at.RUN:
        start(s, a, True)
    elif kind == at.TRIGGER:
        fire(s, a)
    elif kind == at.REDRAW:
        redraw(s, realm)
    elif kind == at.RISEN:
        rise(s, realm)


def eat(s: SweetLandsState, realm: Realm, left: i64) -> None:
    """Make one food step (SL-8.5); the rest follows."""
    if left > 1:
        s.push(frame(at.FOOD, left - 1))
    if realm.food < s.m.food_length:
        realm.food += 1
        start(s, s.m.food_bonus[realm.food], False)
    else:
        start(s, s.m.food_overflow, False)


def see_wonder(s: SweetLandsState, realm: Realm, left: i64) -> None:
    """Count a wonder: the first satisfies the tower, each further one brings a skill token (SL-8.10)."""
    if left > 1:
        s.push(frame(at.WONDER, left - 1))
    realm.wonders += 1
    if realm.wonders > 1:
        s.push(frame(at.SKILL, 2 if realm.modifiers & TWO_SKILLS else 1))


def next_bonus(s: SweetLandsState, realm: Realm) -> None:
    """Resolve the first industry bonus of the queue (SL-9.7)."""
    if len(s.queue) == 0:
        s.granted = b""
        return
    which = s.queue[0]
    s.queue = s.queue[1:]
    s.push(frame(at.QUEUE))
    if which == op.ANY_INDUSTRY:
        s.push(frame(at.COLUMN))
    else:
        take_bonus(s, realm, which)


def take_bonus(s: SweetLandsState, realm: Realm, column: i64) -> None:
    """Begin the triggers, the character's ability, then the workers, oldest first (SL-9.7, SL-9.11)."""
    m = s.m
    cards = realm.columns[column]
    for place in range(len(cards) - 1, -1, -1):
        s.push(frame(at.LIST, m.card_employ[cards[place]]))
    s.push(frame(at.LIST, m.characters[realm.character].columns[column]))
    fire(s, BONUS_TAKEN)


def meet_roads(s: SweetLandsState, realm: Realm, cell: i64) -> None:
    """Turn over a new token beside a road (SL-6.3 (b), SL-6.11)."""
    if realm.beside & ~realm.flipped & BIT[cell]:
        realm.flipped |= BIT[cell]
        start(s, flip_list(s, realm, cell), False)


def check_areas(s: SweetLandsState, realm: Realm) -> None:
    """Activate bonus-card areas with a token and a road beside them (SL-6.8)."""
    side = s.m.sides[realm.side]
    drawn: i64 = 0
    for index in range(len(side.area_near)):
        if not realm.areas & BIT[index] and realm.tokens & side.area_near[index] and realm.beside & side.area_at[index]:
            realm.areas |= BIT[index]
            drawn += s.m.draw_area
    if drawn:
        s.push(frame(at.DRAW, drawn))


def use_area(s: SweetLandsState, realm: Realm, area: i64) -> None:
    """Pay the cost of an area and begin its effect (SL-5.4)."""
    s.push(frame(at.AREA_EFFECT, area))
    number = area_price(s, realm, area)
    pay(realm, s.m.program, number)
    if can_swap(s, realm, area):
        swapped = s.m.characters[realm.character].swap_from
        realm.n[HAVE + swapped] += s.m.program.cost[op.STRIDE * number + swapped]
        s.push(frame(at.AREA_MIX, area))


def rise(s: SweetLandsState, realm: Realm) -> None:
    """Activate the ability of the clock tower (SL-7.8)."""
    character = s.m.characters[realm.character]
    realm.modifiers |= character.tower_modifiers | TOWER_STANDS
    start(s, character.tower_effect, False)


def redraw(s: SweetLandsState, realm: Realm) -> None:
    """Put the whole hand under the deck, draw as many cards, and look for a pair again (SL-15.10)."""
    cards = realm.hand
    realm.hand = b""
    realm.shown = b""
    s.under = s.under + b"\xff" + cards if s.under else cards
    s.push(frame(at.CARMEN, 2))
    s.push(frame(at.DRAW, len(cards)))


def finish_pieces(s: SweetLandsState, made: i64) -> None:
    """Begin the piece bonuses of a finished placement, which lie below its frame (SL-7.5)."""
    number = c_of(made)
    if number:
        start_top(s, number)


def automatic(s: SweetLandsState, made: i64) -> bool:
    """Answer a question that has only one answer, and return whether it did (SL-20.6)."""
    kind = kind_of(made)
    realm = s.realms[s.seat]
    if kind == at.HARE and realm.hares_left == 0:
        s.depth -= 1
        if a_of(made) > 1:
            s.push(frame(at.HARE, a_of(made) - 1))
        start(s, s.m.hare_overflow, False)
        return True
    if kind == at.LEAST:
        colours = least_colours(s, realm)
        if colours & (colours - 1) == 0:
            s.replace_top(with_must(frame(at.PROSPERITY, a_of(made), lowest(colours) + 1), must_of(made)))
            return True
    return False
