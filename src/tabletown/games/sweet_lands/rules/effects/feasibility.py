"""Feasibility: payable costs, places, pieces, steps, and the "possible" of SL-20.7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.core.bits import BIT, ones
from tabletown.games.sweet_lands.rules.characters import ANYWHERE, BROWNIE_DISCOUNT, MORE_ROOM
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.compiler import Program
from tabletown.games.sweet_lands.rules.effects.counters import colour_steps, value
from tabletown.games.sweet_lands.rules.material import AREAS, FIRST_UPGRADED, HARES, LAB, LABS, PLACEMENT_COST, ROWS, SHOP
from tabletown.games.sweet_lands.rules.points import NOBODY
from tabletown.games.sweet_lands.rules.realm import LAB_TYPE, Realm
from tabletown.games.sweet_lands.rules.vectors import (
    DECK,
    DISCARDS,
    DISKS,
    HAND,
    HAVE,
    OPEN,
    PLACED,
    STEPS,
    SWEET,
    WIDTH,
    WORDS,
    is_empty,
    lowest,
)

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

ASIS: Final = -1  # instead of a node: a card is played at its own price

# Costs.


def can_pay(realm: Realm, p: Program, number: i64) -> bool:
    """Return whether the five fixed parts of a cost are payable."""
    n, cost, first = realm.n, p.cost, op.STRIDE * number
    return (
        n[HAVE] >= cost[first] and n[HAVE + 1] >= cost[first + 1] and n[HAVE + 2] >= cost[first + 2]
        and n[HAVE + 3] >= cost[first + 3] and n[HAVE + 4] >= cost[first + 4]
    )  # fmt: skip


def can_pay_all(s: SweetLandsState, realm: Realm, number: i64) -> bool:
    """Return whether a cost with any_basic and discard is payable (SL-11.4)."""
    p = s.m.program
    if not can_pay(realm, p, number):
        return False
    n, cost, first = realm.n, p.cost, op.STRIDE * number
    mixed, cards = cost[first + op.ANY_BASIC], cost[first + op.HAND_CARDS]
    if mixed:
        left = n[HAVE + 1] + n[HAVE + 2] + n[HAVE + 3] - cost[first + 1] - cost[first + 2] - cost[first + 3]
        if left < mixed:
            return False
    return cards == 0 or realm.held - cards >= s.least_hand()


def pay(realm: Realm, p: Program, number: i64) -> None:
    """Subtract the fixed parts of a cost."""
    n, cost, first = realm.n, p.cost, op.STRIDE * number
    for each in range(5):
        n[HAVE + each] -= cost[first + each]


def refund(realm: Realm, p: Program, number: i64) -> None:
    """Add the fixed parts of a cost again."""
    n, cost, first = realm.n, p.cost, op.STRIDE * number
    for each in range(5):
        n[HAVE + each] += cost[first + each]


def card_gold(s: SweetLandsState, realm: Realm, card: i64, discount: i64) -> i64:
    """Return the gold that playing a card costs with a discount (SL-9.3)."""
    m = s.m
    gold = m.program.cost[op.STRIDE * m.card_price[card]]
    if m.card_discount[card] or realm.modifiers & BROWNIE_DISCOUNT:
        discount += realm.n[SWEET + op.BROWNIE]
    return gold - discount if gold > discount else 0


def card_price(s: SweetLandsState, realm: Realm, card: i64, discount: i64) -> list[int]:
    """Return the cost of playing a card with a discount in gold (SL-9.3)."""
    gold: int = card_gold(s, realm, card, discount)
    return [gold, *s.m.card_cost[card][1:]]


def can_play(s: SweetLandsState, realm: Realm, card: i64, discount: i64) -> bool:
    """Return whether a hand card's cost is payable; SL-5.3 is tested separately."""
    m = s.m
    n, cost, first = realm.n, m.program.cost, op.STRIDE * m.card_price[card]
    if n[HAVE + 1] < cost[first + 1] or n[HAVE + 2] < cost[first + 2] or n[HAVE + 3] < cost[first + 3]:
        return False
    if n[HAVE + 4] < cost[first + 4]:
        return False
    return n[HAVE] >= cost[first] or n[HAVE] >= card_gold(s, realm, card, discount)


def fits(s: SweetLandsState, card: i64, kind: i64, sweet: i64) -> bool:
    """Return whether a card passes a filter (0: anything)."""
    if kind and s.m.card_kind[card] != kind - 1:
        return False
    return sweet == 0 or s.m.card_sweets[6 * card + sweet - 1] > 0


def playable(s: SweetLandsState, realm: Realm, word: i64, node: i64) -> i64:
    """Return the cards of a word of the hand that can be played, by a `play_card` effect or with node ASIS as a main action.

    SL-5.3 is tested separately.
    """
    p = s.m.program
    bits = realm.n[HAND + word]
    found: i64 = 0
    while bits:
        low = bits & -bits
        bits ^= low
        card = WIDTH * word + lowest(low)
        if node == ASIS:
            if can_play(s, realm, card, 0):
                found |= low
        elif fits(s, card, p.a[node], p.b[node]) and (p.d[node] == 1 or can_play(s, realm, card, p.c[node])):
            found |= low
    return found


def can_play_any(s: SweetLandsState, realm: Realm, node: i64) -> bool:
    """Return whether a `play_card` effect can play a hand card."""
    if realm.held <= s.least_hand():
        return False
    return any(playable(s, realm, word, node) for word in range(WORDS))


# Land.


def terrain_cells(s: SweetLandsState, realm: Realm, kind: i64, anywhere: bool) -> i64:
    """Return the cells where a token may be placed (SL-6.2); `kind` is 0 for any, else a terrain + 1."""
    side = s.m.sides[realm.side]
    cells: i64 = side.land & ~realm.tokens
    if kind:
        cells &= side.kinds[kind - 1]
    return cells if anywhere or realm.modifiers & ANYWHERE else cells & realm.near


def can_lay_road(realm: Realm) -> bool:
    """Return whether a road may be placed somewhere (SL-6.5)."""
    return not is_empty(realm.n, OPEN)


def property_cells(s: SweetLandsState, realm: Realm, kind: i64) -> i64:
    """Return the cells where a property may be placed (SL-7.4); capital cells only with `kind` 0 (SL-19.8)."""
    side = s.m.sides[realm.side]
    if kind:
        return realm.flipped & s.ripe & side.kinds[kind - 1] & ~realm.built
    return (realm.flipped & s.ripe | side.capital) & ~realm.built


def pieces_left(realm: Realm) -> i64:
    """Return the bit set of the pieces that may be placed next (SL-7.2)."""
    n = realm.n
    found = (realm.shops ^ 7) << SHOP
    for kind in range(3):
        if ones(n[PLACED + kind]) < ROWS:
            found |= BIT[kind]
    return found | BIT[LAB] if ones(n[PLACED + LAB_TYPE]) < LABS else found


def piece_price(s: SweetLandsState, realm: Realm, piece: i64) -> i64:
    """Return the number of the placement cost of the next piece of a kind, without the discount (SL-7.2)."""
    if piece < SHOP:
        return s.m.row_cost[ones(realm.n[PLACED + piece])]
    return s.m.shop_cost[piece - SHOP] if piece < LAB else s.m.lab_cost[ones(realm.n[PLACED + LAB_TYPE])]


def discount_on(s: SweetLandsState, realm: Realm, number: i64) -> i64:
    """Return by how much wood the discount lowers a placement cost (SL-7.3)."""
    wood = s.m.program.cost[op.STRIDE * number + op.WOOD]
    return realm.discount if realm.discount < wood else wood


def piece_cost(s: SweetLandsState, realm: Realm, piece: i64) -> list[int]:
    """Return the placement cost of the next piece of a kind, less the discount (SL-7.2, SL-7.3)."""
    number = piece_price(s, realm, piece)
    cost = s.m.program.costs[number][:5]
    cost[op.WOOD] -= discount_on(s, realm, number)
    return cost


def payable_pieces(s: SweetLandsState, realm: Realm) -> i64:
    """Return the bit set of the pieces left whose placement cost is payable."""
    found: i64 = 0
    left = pieces_left(realm)
    while left:
        low = left & -left
        left ^= low
        number = piece_price(s, realm, lowest(low))
        less = discount_on(s, realm, number)
        realm.n[HAVE + op.WOOD] += less
        if can_pay(realm, s.m.program, number):
            found |= low
        realm.n[HAVE + op.WOOD] -= less
    return found


def hare_cells(realm: Realm) -> i64:
    """Return the cells with a property and without a hare (SL-8.6)."""
    return realm.built & ~realm.hares


def next_hare(realm: Realm) -> i64:
    """Return the number of the leftmost hare still on the board, from 0."""
    return HARES - realm.hares_left


def can_place_hare(s: SweetLandsState, realm: Realm) -> bool:
    """Return whether the leftmost hare may be placed now."""
    return realm.hares_left > 0 and realm.food >= s.m.hare_needs[next_hare(realm)] and hare_cells(realm) != 0


# Tracks.


def industry_limit(s: SweetLandsState, realm: Realm) -> i64:
    """Return the last industry space that labs leave open (SL-8.2)."""
    labs = ones(realm.n[PLACED + LAB_TYPE])
    return s.m.barriers[labs] - 1 if labs < len(s.m.barriers) else s.m.industry_length


def industry_markers(s: SweetLandsState, realm: Realm) -> i64:
    """Return a bit set: the cart (1) or the locomotive (2) can move or is at the end."""
    limit = industry_limit(s, realm)
    length = s.m.industry_length
    found: i64 = 1 if realm.cart < limit or realm.cart == length else 0
    if realm.loco != NOBODY and (realm.loco < limit or realm.loco == length):
        found += 2
    return found


def tracks_open(s: SweetLandsState, realm: Realm, colour: i64) -> i64:
    """Return the bit set of the tracks where a step can be made; `colour` is 0 for any, else a color + 1."""
    m = s.m
    found: i64 = 0
    for track in range(6):
        if colour == 0 or m.track_colour[track] == colour - 1:
            left = m.track_length[track] - realm.n[STEPS + track]
            if left > 1 or (left == 1 and realm.n[HAVE + op.GEM] >= m.track_end_cost[track]):  # SL-8.8
                found |= BIT[track]
    return found


def least_colours(s: SweetLandsState, realm: Realm) -> i64:
    """Return the bit set of the colors tied for the fewest steps."""
    least = colour_steps(s.m, realm, 0)
    found: i64 = 1
    for colour in range(1, 3):
        steps = colour_steps(s.m, realm, colour)
        if steps < least:
            least = steps
            found = 0
        if steps == least:
            found |= BIT[colour]
    return found


def skills_open(s: SweetLandsState, realm: Realm) -> i64:
    """Return the bit set of the skill tokens that may be taken now (SL-10.1, SL-17.3)."""
    found = s.in_stock & ~realm.owned
    return found if realm.n[HAVE + op.GEM] >= s.m.upgrade_cost else found & (BIT[FIRST_UPGRADED] - 1)


# Workers.


def room(s: SweetLandsState, realm: Realm, column: i64) -> bool:
    """Return whether a column is below its limit (SL-9.6)."""
    limit = s.m.room[ones(realm.n[PLACED + column])] + (1 if realm.modifiers & MORE_ROOM else 0)
    return len(realm.columns[column]) < limit


def columns_for(s: SweetLandsState, realm: Realm, card: i64) -> i64:
    """Return the bit set of the columns that can take a card."""
    sign = s.m.card_sign[card]
    if sign < 0:
        return 0
    if sign != op.ANY_INDUSTRY:
        return BIT[sign] if room(s, realm, sign) else 0
    found: i64 = 0
    for column in range(3):
        if room(s, realm, column):
            found |= BIT[column]
    return found


def can_employ(s: SweetLandsState, realm: Realm) -> bool:
    """Return whether a column can take a hand card."""
    if realm.held <= s.least_hand():
        return False
    for word in range(WORDS):
        bits = realm.n[HAND + word]
        while bits:
            if columns_for(s, realm, WIDTH * word + lowest(bits)):
                return True
            bits &= bits - 1
    return False


# Areas.


def area_price(s: SweetLandsState, realm: Realm, area: i64) -> i64:
    """Return the number of the cost of an area: first replacements, then differences (SL-5.11)."""
    m = s.m
    number = m.area_price[realm.character * len(AREAS) + area]
    if m.replaced & BIT[area] and m.area_cost[area] != PLACEMENT_COST:
        skills = realm.skills
        for index in range(len(skills)):
            skill: i64 = skills[index]
            if m.skills[skill].area == area:
                number = m.skill_price[realm.character * len(m.skills) + skill]
    return number


def area_cost(s: SweetLandsState, realm: Realm, area: i64) -> list[int]:
    """Return the cost of an area."""
    return s.m.program.costs[area_price(s, realm, area)]


def can_swap(s: SweetLandsState, realm: Realm, area: i64) -> bool:
    """Return whether a part of the area's cost may be paid in another resource (SL-15.4)."""
    return s.m.characters[realm.character].swap_areas & BIT[area] != 0


def areas_open(s: SweetLandsState) -> i64:
    """Return the bit set of the areas that are in play and open (SL-4.2)."""
    return s.m.areas_open[s.round] & s.m.areas_in_play[s.seats]


def in_play(s: SweetLandsState, area: i64) -> bool:
    """Return whether an area is in play with this number of seats (SL-2.1)."""
    return s.m.areas_in_play[s.seats] & BIT[area] != 0


def hand_cost(s: SweetLandsState, area: i64) -> i64:
    """Return how many cards the next free slot of an area costs (SL-5.4)."""
    m = s.m
    return m.hand_cost[s.n[DISKS + area]] if m.area_slots[area] > 1 else m.hand_cost[0]


def area_usable(s: SweetLandsState, realm: Realm, area: i64, diamonds: i64) -> bool:
    """Return whether the cost is payable beside `diamonds`, and the effect possible after it (SL-5.6, SL-5.11)."""
    number = area_price(s, realm, area)
    p = s.m.program
    n = realm.n
    gold, wheat, wood, iron, gems = n[HAVE], n[HAVE + 1], n[HAVE + 2], n[HAVE + 3], n[HAVE + 4]
    n[HAVE + op.GEM] -= diamonds
    pay(realm, p, number)
    if can_swap(s, realm, area):  # paid in the other resource as far as needed
        character = s.m.characters[realm.character]
        missing = n[HAVE + character.swap_from]
        if missing < 0:
            n[HAVE + character.swap_from] = 0
            n[HAVE + character.swap_to] += missing
    usable = n[HAVE] | n[HAVE + 1] | n[HAVE + 2] | n[HAVE + 3] | n[HAVE + 4] >= 0  # none is negative
    usable = usable and list_possible(s, realm, s.m.area_effect[area])
    n[HAVE], n[HAVE + 1], n[HAVE + 2], n[HAVE + 3], n[HAVE + 4] = gold, wheat, wood, iron, gems
    return usable


def copy_targets(s: SweetLandsState, realm: Realm, categories: i64) -> i64:
    """Return the bit set of the areas that can be copied (SL-5.8)."""
    m = s.m
    p = m.program
    found: i64 = 0
    left = areas_open(s)
    while left:
        low = left & -left
        left ^= low
        area = lowest(low)
        if (
            categories & BIT[m.area_category[area]]
            and p.op[p.nodes[p.first[m.area_effect[area]]]] != op.COPY_AREA
            and area_usable(s, realm, area, 0)
        ):
            found |= low
    return found


# Effects.


def can_draw(s: SweetLandsState) -> bool:
    """Return whether the deck or the discard pile has a card."""
    return not is_empty(s.n, DECK) or len(s.under) > 0 or not is_empty(s.n, DISCARDS)


def list_possible(s: SweetLandsState, realm: Realm, effects: i64) -> bool:
    """Return whether one part of an effect list is possible."""
    p = s.m.program
    return any(node_possible(s, realm, p.nodes[index]) for index in range(p.first[effects], p.first[effects + 1]))


def node_possible(s: SweetLandsState, realm: Realm, node: i64) -> bool:
    """Return whether an effect is possible (SL-20.7); the depth of nesting is limited by the data."""
    p = s.m.program
    kind = p.op[node]
    if kind < op.DRAW or kind >= op.SCORE:
        return True
    if kind == op.DRAW:
        return can_draw(s)
    if kind == op.TERRAIN:
        return terrain_cells(s, realm, p.b[node], p.c[node] == 1) != 0
    if kind == op.ROAD:
        return can_lay_road(realm)
    if kind == op.TERRAIN_ROAD:
        if p.a[node] and terrain_cells(s, realm, 0, False):
            return True
        return p.b[node] > 0 and can_lay_road(realm)
    if kind == op.PROPERTY:
        return property_cells(s, realm, p.b[node]) != 0 and pieces_left(realm) != 0
    if kind == op.BUILD:
        return _can_build(s, realm, p.b[node])
    if kind == op.INDUSTRY:
        return industry_markers(s, realm) != 0
    if kind == op.HARE:
        return realm.hares_left == 0 or can_place_hare(s, realm)
    if kind == op.PROSPERITY:
        if p.b[node] == op.LEAST:
            least = least_colours(s, realm)
            return any(least & BIT[colour] and tracks_open(s, realm, colour + 1) for colour in range(3))
        return tracks_open(s, realm, p.b[node]) != 0
    if kind == op.SKILL_TOKEN:
        return skills_open(s, realm) != 0
    if kind == op.FLIP_TERRAIN:
        return realm.tokens & ~realm.flipped != 0
    return _nested_possible(s, realm, node, kind)


def _can_build(s: SweetLandsState, realm: Realm, surcharge: i64) -> bool:
    if realm.n[HAVE + op.WOOD] < surcharge or property_cells(s, realm, 0) == 0:
        return False
    realm.n[HAVE + op.WOOD] -= surcharge
    found = payable_pieces(s, realm) != 0
    realm.n[HAVE + op.WOOD] += surcharge
    return found


def _nested_possible(s: SweetLandsState, realm: Realm, node: i64, kind: i64) -> bool:
    p = s.m.program
    if kind == op.DRAW_THEN_EMPLOY:
        return (p.a[node] > 0 and can_draw(s)) or can_employ(s, realm)
    if kind == op.SEARCH_DECK:
        return len(s.under) > 0 or not is_empty(s.n, DECK)
    if kind == op.PLAY_CARD:
        return can_play_any(s, realm, node)
    if kind == op.PER:
        return value(s, realm, p.a[node]) >= p.b[node] and list_possible(s, realm, p.d[node])
    if kind == op.IF:
        return value(s, realm, p.a[node]) >= p.b[node] and list_possible(s, realm, p.d[node])
    if kind == op.SPEND:
        return can_spend(s, realm, node)
    if kind == op.CHOOSE:
        return any(list_possible(s, realm, option) for option in p.options[p.a[node]])
    if kind == op.COPY_AREA:
        return copy_targets(s, realm, p.a[node]) != 0
    if kind == op.DISCARD:
        return realm.held > s.least_hand()
    return True


def can_spend(s: SweetLandsState, realm: Realm, node: i64) -> bool:
    """Return whether a `spend` is payable and its `then` possible after the fixed part of the cost."""
    p = s.m.program
    if not can_pay_all(s, realm, p.a[node]):
        return False
    pay(realm, p, p.a[node])
    found = list_possible(s, realm, p.d[node])
    refund(realm, p, p.a[node])
    return found
