"""Legal actions: the options of every frame that asks (section 20), ascending.

A frame whose only option is to stop is not asked (SL-20.1): it has no options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.menu import Menu
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules import vectors
from tabletown.games.sweet_lands.rules.characters import DIAMONDS_FOR_CARDS
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import holds, value
from tabletown.games.sweet_lands.rules.effects.feasibility import (
    ASIS,
    area_price,
    area_usable,
    areas_open,
    can_draw,
    can_lay_road,
    can_pay_all,
    can_place_hare,
    can_spend,
    columns_for,
    copy_targets,
    fits,
    hand_cost,
    hare_cells,
    industry_markers,
    least_colours,
    list_possible,
    payable_pieces,
    pieces_left,
    playable,
    property_cells,
    skills_open,
    terrain_cells,
    tracks_open,
)
from tabletown.games.sweet_lands.rules.geometry import CELLS
from tabletown.games.sweet_lands.rules.material import (
    BOARDS,
    CHARACTERS,
    MILESTONES,
    TOWER,
)
from tabletown.games.sweet_lands.rules.points import LAYER, a_of, b_of, c_of, kind_of, must_of
from tabletown.games.sweet_lands.rules.realm import TOWER_TYPE, Realm
from tabletown.games.sweet_lands.rules.sides import SPECIAL
from tabletown.games.sweet_lands.rules.vectors import DECK, DISKS, HAND, HAVE, OPEN, PLACED, STACK, WIDTH, WORDS, lowest

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

DECLINABLE: Final = (
    at.TERRAIN, at.ROAD, at.PROPERTY, at.BUILD, at.HARE, at.INDUSTRY, at.PROSPERITY, at.SKILL, at.EMPLOY, at.SPEND, at.FLIP,
    at.TERRAIN_ROAD, at.EMPLOY_CARD, at.PLAY_CARD,
)  # fmt: skip
_DECLINABLE: Final[i64] = sum([2**kind for kind in DECLINABLE])
# Questions that always have an answer: where one is asked, nothing needs to be tried first.
_CERTAIN: Final[i64] = sum(
    [2**kind for kind in (at.TURN, at.AFTER, at.TAKE, at.PRODUCE, at.COLUMN, at.ORDER, at.SEARCH_PLAY)]
)
_SPARE: Final[list[Menu]] = []  # a menu is taken out while it is in use, so threads do not share one
_SPECIALS: Final = 0b111111  # the special tokens, each on its own


def fill(s: SweetLandsState, seat: i64, menu: Menu) -> None:
    """Add the legal actions of a seat that must decide."""
    if s.phase == at.DRAFT:
        for card in s.packets[seat]:
            menu.one(act.DRAFT + card)
    elif s.phase == at.CLEANUP:
        vectors.offer(s.realms[seat].n, HAND, act.KEEP, menu)
    else:
        add_options(s, s.top(), menu)


def has_options(s: SweetLandsState, top: i64) -> bool:
    """Return whether the top frame must be asked."""
    if (_CERTAIN >> kind_of(top)) & 1:
        return True
    menu = _SPARE.pop() if _SPARE else Menu()
    menu.clear()
    add_options(s, top, menu)
    _SPARE.append(menu)
    return menu.size > 0


def add_options(s: SweetLandsState, top: i64, menu: Menu) -> None:
    """Add the options of the top frame; none if it need not be asked."""
    kind = kind_of(top)
    realm = s.realms[s.seat]
    if kind == at.TURN or kind == at.AFTER:
        _add_turn(s, realm, kind == at.TURN, menu)
    elif kind <= at.HELP_CELL:
        _add_setup(s, kind, menu)
    else:
        if kind <= at.PROSPERITY:
            _add_placements(s, realm, top, kind, menu)
        else:
            _add_answers(s, realm, top, kind, menu)
        if menu.size and (_DECLINABLE >> kind) & 1 and not must_of(top):
            menu.one(act.STOP)


def _add_setup(s: SweetLandsState, kind: i64, menu: Menu) -> None:
    if kind == at.CHARACTER:  # SL-1.3: the other side of a board that was picked is gone too
        boards = [s.m.characters[realm.character].board for realm in s.realms if realm.character >= 0]
        for each in range(len(CHARACTERS)):
            if s.m.characters[each].board not in boards:
                menu.one(act.CHARACTER + each)
    elif kind == at.DOMAIN:
        used = [realm.board for realm in s.realms]
        for board in range(len(BOARDS)):
            if board not in used:
                menu.add(act.DOMAIN + 2 * board, 3)
    else:
        menu.add(act.HELP_CELL, help_cells(s))


def help_cells(s: SweetLandsState) -> i64:
    """Return the bit set of the free help cells (SL-2.11, SL-12.8)."""
    found: i64 = BIT[len(s.help) // 2] - 1
    for realm in s.realms:
        if realm.help >= 0:
            found &= ~BIT[realm.help]
    return found & ~BIT[s.mio] if s.mio >= 0 else found


# A turn.


def _add_turn(s: SweetLandsState, realm: Realm, main: bool, menu: Menu) -> None:
    """Add main actions (DP5, `main`), free actions (DP6), and the end of the round or of the turn."""
    if main:
        menu.add(act.AREA, usable_areas(s, realm))
        if realm.held > s.least_hand():
            for word in range(WORDS):
                menu.add(act.PLAY + WIDTH * word, playable(s, realm, word, ASIS))
        left = s.m.flip_skills & realm.owned & ~realm.turned
        while left:
            skill = lowest(left)
            left &= left - 1
            if list_possible(s, realm, s.m.skill_effect[skill]):
                menu.one(act.FLIP_SKILL + skill)
        menu.one(act.END_ROUND)
    else:
        menu.one(act.PASS)
    _add_free(s, realm, menu)


def usable_areas(s: SweetLandsState, realm: Realm) -> i64:
    """Return the areas with a free slot, a payable hand cost and cost, and a possible effect (SL-5.4 to SL-5.6)."""
    m = s.m
    found: i64 = 0
    left = areas_open(s)
    while left:
        low = left & -left
        left ^= low
        area = lowest(low)
        if s.n[DISKS + area] < m.area_slots[area]:
            diamonds = diamonds_needed(s, realm, hand_cost(s, area))
            if diamonds >= 0 and area_usable(s, realm, area, diamonds):
                found |= low
    return found


def diamonds_needed(s: SweetLandsState, realm: Realm, cost: i64) -> i64:
    """Return how many diamonds must stand for missing hand cards, -1 if the hand cost cannot be paid (SL-15.12)."""
    missing = cost - (realm.held - s.least_hand())
    if realm.disks > 0 or missing <= 0:
        return 0
    if realm.modifiers & DIAMONDS_FOR_CARDS and missing <= cost and missing <= realm.n[HAVE + op.GEM]:
        return missing
    return -1


def _add_diamonds(s: SweetLandsState, realm: Realm, area: i64, cost: i64, menu: Menu) -> None:
    """Add the numbers of diamonds that can pay for hand cards (SL-15.12)."""
    spare = realm.held - s.least_hand()
    for number in range(cost + 1):
        if number <= realm.n[HAVE + op.GEM] and cost - number <= spare and area_usable(s, realm, area, number):
            menu.one(act.PAY_DIAMONDS + number)


def _add_free(s: SweetLandsState, realm: Realm, menu: Menu) -> None:
    """Add the free actions (section 11)."""
    m = s.m
    found: i64 = 0
    if (terrain_cells(s, realm, 0, False) or can_lay_road(realm)) and can_pay_all(s, realm, m.free_cost[0]):
        found = 1
    if realm.n[HAVE] >= m.program.cost[op.STRIDE * m.free_cost[1]] and can_draw(s):
        found |= 2
    for free in range(2, 5):
        if can_pay_all(s, realm, m.free_cost[free]):
            found |= BIT[free]
    if realm.disks > 0 or realm.held > s.least_hand():
        found |= BIT[5]
    if can_build_tower(s, realm):
        found |= BIT[6]
    menu.add(act.FREE, found)
    for token in range(len(MILESTONES)):
        side: i64 = s.milestones[token]
        if side and holds(s, realm, m.milestone[2 * token + side - 1]):
            menu.one(act.CLAIM + token)
    abilities = m.characters[realm.character].abilities
    for number in range(len(abilities)):
        if not realm.used & BIT[number] and can_use_ability(s, realm, abilities[number]):
            menu.one(act.ABILITY + number)


def can_use_ability(s: SweetLandsState, realm: Realm, ability: list[int]) -> bool:
    """Return whether an ability of the character does something now (SL-11.2)."""
    counter, least = ability[1], ability[2]
    return (counter < 0 or value(s, realm, counter) >= least) and list_possible(s, realm, ability[0])


def can_build_tower(s: SweetLandsState, realm: Realm) -> bool:
    """Return whether F8 is legal (SL-7.8); every token turned over so far counts."""
    if realm.wonders == 0 or realm.n[PLACED + TOWER_TYPE]:
        return False
    return holds(s, realm, s.m.characters[realm.character].conditions) and tower_cells(s, realm) != 0


def tower_cells(s: SweetLandsState, realm: Realm) -> i64:
    """Return the cells where the clock tower may be placed."""
    return (realm.flipped | s.m.sides[realm.side].capital) & ~realm.built


# Placements and steps.


def _add_placements(s: SweetLandsState, realm: Realm, top: i64, kind: i64, menu: Menu) -> None:
    if kind == at.TERRAIN:
        _add_terrain(s, realm, terrain_cells(s, realm, b_of(top), c_of(top) == 1), menu)
    elif kind == at.ROAD:
        vectors.offer(realm.n, OPEN, act.ROAD, menu)
    elif kind == at.PROPERTY or kind == at.BUILD:
        cells = property_cells(s, realm, b_of(top) & 7) if a_of(top) else 0
        if cells:
            pieces = pieces_left(realm) if kind == at.PROPERTY else payable_pieces(s, realm)
            while pieces:
                menu.add(act.PROPERTY + CELLS * lowest(pieces), cells)
                pieces &= pieces - 1
    elif kind == at.HARE:
        if can_place_hare(s, realm):
            menu.add(act.HARE, hare_cells(realm))
    elif kind == at.INDUSTRY:
        menu.add(act.STEP, industry_markers(s, realm))
    elif kind == at.PROSPERITY:
        menu.add(act.PROSPER, tracks_open(s, realm, b_of(top)))
    else:
        _add_hand_costs(s, realm, a_of(top), b_of(top), c_of(top) == 1, menu)


def _add_terrain(s: SweetLandsState, realm: Realm, cells: i64, menu: Menu) -> None:
    side = s.m.sides[realm.side]
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        terrain = side.kind_of[cell]
        if terrain == SPECIAL:
            menu.add(act.TERRAIN + act.TERRAIN_KINDS * cell + SPECIAL, _SPECIALS)
        else:
            menu.one(act.TERRAIN + act.TERRAIN_KINDS * cell + terrain)


def _add_hand_costs(s: SweetLandsState, realm: Realm, area: i64, left: i64, first: bool, menu: Menu) -> None:
    if first:
        if realm.disks > 0 and area_usable(s, realm, area, 0):
            menu.one(act.USE_DISK)
        if realm.modifiers & DIAMONDS_FOR_CARDS:
            _add_diamonds(s, realm, area, left, menu)
            return
    if left and realm.held - left >= s.least_hand():
        vectors.offer(realm.n, HAND, act.DISCARD_CARD, menu)


# Everything else that asks.


def _add_answers(s: SweetLandsState, realm: Realm, top: i64, kind: i64, menu: Menu) -> None:
    a = a_of(top)
    if kind == at.OPTION:
        choices = s.m.program.options[s.m.program.a[a]]
        for number in range(len(choices)):
            if list_possible(s, realm, choices[number]):
                menu.one(act.OPTION + number)
    elif kind == at.TAKE:
        menu.add(act.TAKE, 0b111)
    elif kind == at.PRODUCE:
        menu.add(act.PRODUCE, 0b1111)
    elif kind == at.SKILL:
        menu.add(act.SKILL, skills_open(s, realm))
    elif kind == at.EMPLOY:
        if realm.n[HAVE + op.GEM] >= s.m.employ_cost:
            menu.add(act.EMPLOY, columns_for(s, realm, a))
    elif kind == at.COLUMN:
        menu.add(act.COLUMN, 0b111)
    elif kind == at.SPEND:
        if can_spend(s, realm, a):
            menu.one(act.SPEND)
    elif kind == at.ORDER:
        _add_orders(s, a, menu)
    elif kind == at.LEAST:
        menu.add(act.COLOR, least_colours(s, realm))
    elif kind == at.HELP_MOVE:
        menu.add(act.HELP_CELL, help_cells(s))
    elif kind == at.FLIP:
        menu.add(act.FLIP, realm.tokens & ~realm.flipped)
    elif kind == at.TERRAIN_ROAD:
        if a and terrain_cells(s, realm, 0, False):
            menu.one(act.NEXT_TERRAIN)
        if b_of(top) and can_lay_road(realm):
            menu.one(act.NEXT_ROAD)
    elif kind == at.COPY:
        menu.add(act.COPY, copy_targets(s, realm, a))
    elif kind == at.TOWER:
        menu.add(act.PROPERTY + CELLS * TOWER, property_cells(s, realm, 0))
    else:
        _add_cards(s, realm, top, kind, menu)


def order_id(made: i64) -> i64:
    """Return the action that puts a frame next."""
    kind = kind_of(made)
    if kind == at.HELP:
        return act.HELP_TOKEN + a_of(made)
    return act.FLIP + a_of(made) if kind == at.TURNED else act.EFFECT + b_of(made)


def _add_orders(s: SweetLandsState, number: i64, menu: Menu) -> None:
    """Add the lists and elements that wait below an ORDER frame."""
    for place in range(s.depth - 1 - number, s.depth - 1):
        menu.one(order_id(s.n[STACK + place]))
    menu.sort()


def _add_cards(s: SweetLandsState, realm: Realm, top: i64, kind: i64, menu: Menu) -> None:
    a = a_of(top)
    if kind == at.DISCARD or kind == at.DISK_OR_CARD:
        if kind == at.DISK_OR_CARD and realm.disks:
            menu.one(act.USE_DISK)
        if realm.held > s.least_hand():
            vectors.offer(realm.n, HAND, act.DISCARD_CARD, menu)
    elif kind == at.MIX:
        _add_mixes(realm, a, menu)
    elif kind == at.AREA_MIX:
        _add_area_mixes(s, realm, a, menu)
    elif kind == at.CARMEN:
        _add_pairs(s, realm, a == 2, menu)
    elif kind == at.EMPLOY_CARD:
        if realm.held > s.least_hand():
            _add_pairs(s, realm, False, menu)
    elif kind == at.PLAY_CARD:
        if realm.held > s.least_hand():
            for word in range(WORDS):
                menu.add(act.PLAY + WIDTH * word, playable(s, realm, word, a))
    elif kind == at.SEARCH_PLAY:
        menu.one(act.PLAY + a)
        menu.one(act.PLAY + b_of(top))
        menu.sort()
    elif a:
        menu.hold([act.SEARCH + card for card in searched(s, b_of(top))])


def searched(s: SweetLandsState, node: i64) -> list[int]:
    """Return the cards of the deck that a search may take, sorted."""
    p = s.m.program
    found = [card for card in vectors.listed(s.n, DECK) if fits(s, card, p.b[node], p.c[node])]
    found += [card for card in s.under if card != LAYER and fits(s, card, p.b[node], p.c[node])]
    found.sort()
    return found


def _add_mixes(realm: Realm, number: i64, menu: Menu) -> None:
    n = realm.n
    for wheat in range(number + 1):
        if wheat <= n[HAVE + op.WHEAT]:
            for wood in range(number - wheat + 1):
                if wood <= n[HAVE + op.WOOD] and number - wheat - wood <= n[HAVE + op.IRON]:
                    menu.one(act.PAY_MIX + act.mix_of(wheat, wood, number - wheat - wood))


def _add_area_mixes(s: SweetLandsState, realm: Realm, area: i64, menu: Menu) -> None:
    """Add the ways to split the cost of an area between two resources (SL-15.4); other parts are paid separately."""
    character = s.m.characters[realm.character]
    one, two = character.swap_from, character.swap_to
    number = s.m.program.cost[op.STRIDE * area_price(s, realm, area) + one]
    for other in range(number + 1):
        if number - other <= realm.n[HAVE + one] and other <= realm.n[HAVE + two]:
            mix = [0, 0, 0, 0]
            mix[one] = number - other
            mix[two] = other
            menu.one(act.PAY_MIX + act.mix_of(mix[1], mix[2], mix[3]))
    menu.sort()


def _add_pairs(s: SweetLandsState, realm: Realm, with_partner: bool, menu: Menu) -> None:
    """Add pairs of card and column, with a partner only where a second stays possible (DP28, SL-22.13)."""
    for word in range(WORDS):
        bits = realm.n[HAND + word]
        while bits:
            card = WIDTH * word + lowest(bits)
            bits &= bits - 1
            columns = columns_for(s, realm, card)
            if with_partner:
                for column in range(3):
                    if columns & BIT[column] and not has_partner(s, realm, card, column):
                        columns ^= BIT[column]
            menu.add(act.EMPLOY_CARD + 3 * card, columns)


def has_partner(s: SweetLandsState, realm: Realm, card: i64, column: i64) -> bool:
    """Return whether another card can be employed beside a pair of card and column (SL-22.13)."""
    columns = realm.columns
    realm.employ(card, column)
    found = False
    for other in vectors.listed(realm.n, HAND):
        if other != card and columns_for(s, realm, other):
            found = True
    realm.columns = columns
    return found
