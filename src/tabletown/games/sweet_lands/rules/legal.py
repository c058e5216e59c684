"""Legal actions: the options of every frame that asks (section 20), ascending.

A frame whose only option is to stop is not asked (SL-20.1): its options are empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import BIT
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.characters import DIAMONDS_FOR_CARDS
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import holds, value
from tabletown.games.sweet_lands.rules.effects.feasibility import (
    area_cost,
    area_usable,
    can_draw,
    can_pay_all,
    can_place_hare,
    can_play,
    can_spend,
    columns_for,
    copy_targets,
    employable,
    fits,
    hand_cost,
    hare_cells,
    industry_markers,
    is_open,
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
from tabletown.games.sweet_lands.rules.geometry import CELLS, cells_of
from tabletown.games.sweet_lands.rules.material import (
    AREAS,
    BOARDS,
    CHARACTERS,
    MILESTONES,
    TOWER,
)
from tabletown.games.sweet_lands.rules.points import LAYER, NOBODY, a_of, b_of, c_of, kind_of, must_of
from tabletown.games.sweet_lands.rules.realm import TOWER_TYPE, Realm
from tabletown.games.sweet_lands.rules.sides import REACHED, SPECIAL

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState


def choices(s: SweetLandsState, seat: int) -> list[int]:
    """Return the legal actions of a seat that must decide."""
    if s.phase == at.DRAFT:
        return [act.DRAFT + card for card in s.packets[seat]]
    if s.phase == at.CLEANUP:
        return [act.KEEP + card for card in s.realms[seat].hand]
    return s.found


def options(s: SweetLandsState, top: int) -> list[int]:
    """Return the options of the top frame; empty if it need not be asked."""
    kind = kind_of(top)
    realm = s.realms[s.seat]
    if kind == at.TURN:
        return turn_options(s, realm, True)
    if kind == at.AFTER:
        return turn_options(s, realm, False)
    if kind <= at.HELP_CELL:
        return _setup_options(s, kind)
    found = _placement_options(s, realm, top, kind) if kind <= at.PROSPERITY else _other_options(s, realm, top, kind)
    if found and not must_of(top) and kind in DECLINABLE:
        found.append(act.STOP)
    return found


DECLINABLE = (
    at.TERRAIN, at.ROAD, at.PROPERTY, at.BUILD, at.HARE, at.INDUSTRY, at.PROSPERITY, at.SKILL, at.EMPLOY, at.SPEND, at.FLIP,
    at.TERRAIN_ROAD, at.EMPLOY_CARD, at.PLAY_CARD,
)  # fmt: skip


def _setup_options(s: SweetLandsState, kind: int) -> list[int]:
    taken = [realm.character for realm in s.realms if realm.character != NOBODY]
    if kind == at.CHARACTER:  # SL-1.3: the other side of a board that was picked is gone too
        boards = [s.m.characters[character].board for character in taken]
        return [act.CHARACTER + each for each in range(len(CHARACTERS)) if s.m.characters[each].board not in boards]
    if kind == at.DOMAIN:
        used = [realm.board for realm in s.realms]
        return [act.DOMAIN + 2 * board + side for board in range(len(BOARDS)) if board not in used for side in range(2)]
    return help_cells(s)


def help_cells(s: SweetLandsState) -> list[int]:
    """Return the free help cells (SL-2.11, SL-12.8)."""
    used = [realm.help for realm in s.realms]
    return [act.HELP_CELL + cell for cell in range(len(s.help) // 2) if cell not in used and cell != s.mio]


# A turn.


def turn_options(s: SweetLandsState, realm: Realm, main: bool) -> list[int]:
    """Return main actions (DP5, `main`), free actions (DP6), and the end of the round or of the turn."""
    m = s.m
    found: list[int] = []
    if main:
        for area in range(len(AREAS)):
            if is_open(s, area) and s.disks[area] < m.area_slots[area] and can_use_area(s, realm, area):
                found.append(act.AREA + area)
        if len(realm.hand) > s.least_hand():
            for card in realm.hand:
                if can_play(s, realm, card, 0):
                    found.append(act.PLAY + card)
        for skill in sorted(realm.skills):
            if m.flip_skills[skill] and not realm.turned & BIT[skill] and list_possible(s, realm, m.skills[skill].effect):
                found.append(act.FLIP_SKILL + skill)
        found.append(act.END_ROUND)
    else:
        found.append(act.PASS)
    _add_free(s, realm, found)
    return found


def can_use_area(s: SweetLandsState, realm: Realm, area: int) -> bool:
    """Return whether hand cost and area cost are payable and the effect is possible (SL-5.4 to SL-5.6)."""
    diamonds = diamonds_needed(s, realm, hand_cost(s, area))
    return diamonds >= 0 and area_usable(s, realm, area, diamonds)


def diamonds_needed(s: SweetLandsState, realm: Realm, cost: int) -> int:
    """Return how many diamonds must stand for missing hand cards, -1 if the hand cost cannot be paid (SL-15.12)."""
    missing = cost - (len(realm.hand) - s.least_hand())
    if realm.disks > 0 or missing <= 0:
        return 0
    if realm.modifiers & DIAMONDS_FOR_CARDS and missing <= min(cost, realm.have[op.GEM]):
        return missing
    return -1


def diamond_counts(s: SweetLandsState, realm: Realm, area: int, cost: int) -> list[int]:
    """Return the numbers of diamonds that can pay for hand cards (SL-15.12)."""
    spare = len(realm.hand) - s.least_hand()
    return [
        number
        for number in range(min(cost, realm.have[op.GEM]) + 1)
        if cost - number <= spare and area_usable(s, realm, area, number)
    ]


def _add_free(s: SweetLandsState, realm: Realm, found: list[int]) -> None:
    """Add the free actions (section 11)."""
    m = s.m
    have = realm.have
    costs = m.program.costs
    card = len(realm.hand) > s.least_hand()
    if can_pay_all(s, realm, costs[m.free_cost[0]]) and (terrain_cells(s, realm, 0, False) or REACHED in realm.roads):
        found.append(act.FREE)
    if have[0] >= costs[m.free_cost[1]][0] and can_draw(s):
        found.append(act.FREE + 1)
    for free in range(2, 5):
        if can_pay_all(s, realm, costs[m.free_cost[free]]):
            found.append(act.FREE + free)
    if card or realm.disks > 0:
        found.append(act.FREE + 5)
    if can_build_tower(s, realm):
        found.append(act.FREE + 6)
    for token in range(len(MILESTONES)):
        side = s.milestones[token]
        if side and holds(s, realm, m.milestone[2 * token + side - 1]):
            found.append(act.CLAIM + token)
    abilities = m.characters[realm.character].abilities
    for number in range(len(abilities)):
        if not realm.used & BIT[number]:
            ability = abilities[number]
            if (ability[1] < 0 or value(s, realm, ability[1]) >= ability[2]) and list_possible(s, realm, ability[0]):
                found.append(act.ABILITY + number)


def can_build_tower(s: SweetLandsState, realm: Realm) -> bool:
    """Return whether F8 is legal (SL-7.8); every token turned over so far counts."""
    if realm.placed[TOWER_TYPE] or realm.wonders == 0 or not holds(s, realm, s.m.characters[realm.character].conditions):
        return False
    return tower_cells(s, realm) != 0


def tower_cells(s: SweetLandsState, realm: Realm) -> int:
    """Return the cells where the clock tower may be placed."""
    return (realm.flipped | s.m.sides[realm.side].capital) & ~realm.built


# Placements and steps.


def _placement_options(s: SweetLandsState, realm: Realm, top: int, kind: int) -> list[int]:
    if kind == at.TERRAIN:
        return _terrain_options(s, realm, b_of(top), c_of(top) == 1)
    if kind == at.ROAD:
        return _road_options(realm)
    if kind == at.PROPERTY or kind == at.BUILD:
        cells = cells_of(property_cells(s, realm, b_of(top) & 7)) if a_of(top) else []
        if not cells:
            return []
        pieces = pieces_left(realm) if kind == at.PROPERTY else payable_pieces(s, realm)
        return [act.PROPERTY + CELLS * piece + cell for piece in pieces for cell in cells]
    if kind == at.HARE:
        return [act.HARE + cell for cell in cells_of(hare_cells(realm))] if can_place_hare(s, realm) else []
    if kind == at.INDUSTRY:
        markers = industry_markers(s, realm)
        return [act.STEP + marker for marker in range(2) if markers & BIT[marker]]
    if kind == at.PROSPERITY:
        return [act.PROSPER + track for track in tracks_open(s, realm, b_of(top))]
    return _hand_cost_options(s, realm, a_of(top), b_of(top), c_of(top) == 1)


def _terrain_options(s: SweetLandsState, realm: Realm, kind: int, anywhere: bool) -> list[int]:
    side = s.m.sides[realm.side]
    found: list[int] = []
    for cell in cells_of(terrain_cells(s, realm, kind, anywhere)):
        base = act.TERRAIN + act.TERRAIN_KINDS * cell
        terrain = side.kind_of[cell]
        if terrain == SPECIAL:
            found += range(base + SPECIAL, base + act.TERRAIN_KINDS)
        else:
            found.append(base + terrain)
    return found


def _road_options(realm: Realm) -> list[int]:
    found: list[int] = []
    roads = realm.roads
    edge = roads.find(REACHED)
    while edge >= 0:
        found.append(act.ROAD + edge)
        edge = roads.find(REACHED, edge + 1)
    return found


def _hand_cost_options(s: SweetLandsState, realm: Realm, area: int, left: int, first: bool) -> list[int]:
    found: list[int] = []
    if first:
        if realm.disks > 0 and area_usable(s, realm, area, 0):
            found.append(act.USE_DISK)
        if realm.modifiers & DIAMONDS_FOR_CARDS:
            return found + [act.PAY_DIAMONDS + number for number in diamond_counts(s, realm, area, left)]
    if left and len(realm.hand) - left >= s.least_hand():
        found += [act.DISCARD_CARD + card for card in realm.hand]
    return found


# Everything else that asks.


def _other_options(s: SweetLandsState, realm: Realm, top: int, kind: int) -> list[int]:
    p = s.m.program
    a = a_of(top)
    if kind == at.OPTION:
        choices = p.options[p.a[a]]
        return [act.OPTION + number for number in range(len(choices)) if list_possible(s, realm, choices[number])]
    if kind == at.TAKE:
        return [act.TAKE, act.TAKE + 1, act.TAKE + 2]
    if kind == at.PRODUCE:
        return [act.PRODUCE, act.PRODUCE + 1, act.PRODUCE + 2, act.PRODUCE + 3]
    if kind == at.SKILL:
        return [act.SKILL + skill for skill in skills_open(s, realm)]
    if kind == at.EMPLOY:
        if realm.have[op.GEM] < s.m.employ_cost:
            return []
        return [act.EMPLOY + column for column in columns_for(s, realm, a)]
    if kind == at.COLUMN:
        return [act.COLUMN, act.COLUMN + 1, act.COLUMN + 2]
    if kind == at.SPEND:
        return [act.SPEND] if can_spend(s, realm, a) else []
    if kind == at.ORDER:
        return order_options(s, a)
    if kind == at.LEAST:
        return [act.COLOR + colour for colour in least_colours(s, realm)]
    if kind == at.HELP_MOVE:
        return help_cells(s)
    if kind == at.FLIP:
        return [act.FLIP + cell for cell in cells_of(realm.tokens & ~realm.flipped)]
    if kind == at.TERRAIN_ROAD:
        found = [act.NEXT_TERRAIN] if a and terrain_cells(s, realm, 0, False) else []
        if b_of(top) and REACHED in realm.roads:
            found.append(act.NEXT_ROAD)
        return found
    if kind == at.COPY:
        return [act.COPY + area for area in copy_targets(s, realm, a)]
    if kind == at.TOWER:
        return [act.PROPERTY + CELLS * TOWER + cell for cell in cells_of(property_cells(s, realm, 0))]
    return _card_options(s, realm, top, kind)


def order_options(s: SweetLandsState, number: int) -> list[int]:
    """Return the lists and elements that wait below an ORDER frame."""
    found: list[int] = []
    for made in s.pending[-1 - number : -1]:
        kind = kind_of(made)
        if kind == at.HELP:
            found.append(act.HELP_TOKEN + a_of(made))
        elif kind == at.TURNED:
            found.append(act.FLIP + a_of(made))
        else:
            found.append(act.EFFECT + b_of(made))
    found.sort()
    return found


def _card_options(s: SweetLandsState, realm: Realm, top: int, kind: int) -> list[int]:
    a = a_of(top)
    if kind == at.DISCARD:
        return [act.DISCARD_CARD + card for card in realm.hand] if len(realm.hand) > s.least_hand() else []
    if kind == at.DISK_OR_CARD:
        found = [act.USE_DISK] if realm.disks else []
        if len(realm.hand) > s.least_hand():
            found += [act.DISCARD_CARD + card for card in realm.hand]
        return found
    if kind == at.MIX:
        return _mixes(realm, a)
    if kind == at.AREA_MIX:
        return _area_mixes(s, realm, a)
    if kind == at.CARMEN:
        return carmen_options(s, realm, a)
    if kind == at.EMPLOY_CARD:
        return [act.EMPLOY_CARD + each for each in employable(s, realm)]
    if kind == at.PLAY_CARD:
        return [act.PLAY + card for card in playable(s, realm, a)]
    if kind == at.SEARCH_PLAY:
        return sorted([act.PLAY + a, act.PLAY + b_of(top)])
    return [act.SEARCH + card for card in searched(s, b_of(top))] if a else []


def searched(s: SweetLandsState, node: int) -> list[int]:
    """Return the cards of the deck that a search may take, sorted."""
    p = s.m.program
    found = [card for card in s.deck if fits(s, card, p.b[node], p.c[node])]
    found += [card for card in s.under if card != LAYER and fits(s, card, p.b[node], p.c[node])]
    found.sort()
    return found


def _mixes(realm: Realm, number: int) -> list[int]:
    have = realm.have
    found = []
    for wheat in range(min(number, have[op.WHEAT]) + 1):
        for wood in range(min(number - wheat, have[op.WOOD]) + 1):
            if number - wheat - wood <= have[op.IRON]:
                found.append(act.PAY_MIX + act.MIX[(wheat, wood, number - wheat - wood)])
    return found


def _area_mixes(s: SweetLandsState, realm: Realm, area: int) -> list[int]:
    """Return the ways to split the cost of an area between two resources (SL-15.4); other parts are paid separately."""
    character = s.m.characters[realm.character]
    have = realm.have
    number = area_cost(s, realm, area)[character.swap_from]
    found = []
    for other in range(number + 1):
        if number - other <= have[character.swap_from] and other <= have[character.swap_to]:
            mix = [0, 0, 0, 0]
            mix[character.swap_from] = number - other
            mix[character.swap_to] = other
            found.append(act.PAY_MIX + act.MIX[(mix[1], mix[2], mix[3])])
    found.sort()
    return found


def carmen_options(s: SweetLandsState, realm: Realm, left: int) -> list[int]:
    """Return pairs of card and column, the first only where a second stays possible (DP28, SL-22.13)."""
    pairs = [3 * card + column for card in realm.hand for column in columns_for(s, realm, card)]
    if left == 2:
        pairs = [one for one in pairs if has_partner(s, realm, one, pairs)]
    return [act.EMPLOY_CARD + each for each in pairs]


def has_partner(s: SweetLandsState, realm: Realm, one: int, pairs: list[int]) -> bool:
    """Return whether a second card can be employed beside a pair of card and column (SL-22.13)."""
    return any(two // 3 != one // 3 and _both_fit(s, realm, one, two) for two in pairs)


def _both_fit(s: SweetLandsState, realm: Realm, one: int, two: int) -> bool:
    if one % 3 != two % 3:
        return True
    column = realm.columns[one % 3]
    realm.columns[one % 3] = column + b"\0"
    found = two % 3 in columns_for(s, realm, two // 3)
    realm.columns[one % 3] = column
    return found
