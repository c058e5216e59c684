"""Feasibility: payable costs, places, pieces, steps, and the "possible" of SL-20.7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.bits import BIT, count
from tabletown.games.sweet_lands.rules.characters import ANYWHERE, BROWNIE_DISCOUNT, MORE_ROOM
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.games.sweet_lands.rules.effects.counters import colour_steps, value
from tabletown.games.sweet_lands.rules.material import AREAS, FIRST_UPGRADED, HARES, LAB, LABS, PLACEMENT_COST, ROWS, SHOP
from tabletown.games.sweet_lands.rules.points import NOBODY
from tabletown.games.sweet_lands.rules.realm import LAB_TYPE, Realm
from tabletown.games.sweet_lands.rules.sides import REACHED

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState

# Costs.


def can_pay(realm: Realm, cost: list[int]) -> bool:
    """Return whether the five fixed parts of a cost are payable."""
    have = realm.have
    return (
        have[0] >= cost[0] and have[1] >= cost[1] and have[2] >= cost[2] and have[3] >= cost[3] and have[4] >= cost[4]
    )  # fmt: skip


def can_pay_all(s: SweetLandsState, realm: Realm, cost: list[int]) -> bool:
    """Return whether a cost with any_basic and discard is payable (SL-11.4)."""
    if not can_pay(realm, cost):
        return False
    if cost[op.ANY_BASIC]:
        have = realm.have
        left = have[1] + have[2] + have[3] - cost[1] - cost[2] - cost[3]
        if left < cost[op.ANY_BASIC]:
            return False
    return cost[op.HAND_CARDS] == 0 or len(realm.hand) - cost[op.HAND_CARDS] >= s.least_hand()


def pay(realm: Realm, cost: list[int]) -> None:
    """Subtract the fixed parts of a cost."""
    have = realm.have
    for each in range(5):
        have[each] -= cost[each]


def refund(realm: Realm, cost: list[int]) -> None:
    """Add the fixed parts of a cost again."""
    have = realm.have
    for each in range(5):
        have[each] += cost[each]


def card_price(s: SweetLandsState, realm: Realm, card: int, discount: int) -> list[int]:
    """Return the cost of playing a card with a discount in gold (SL-9.3)."""
    cost = s.m.card_cost[card]
    if s.m.card_discount[card] or realm.modifiers & BROWNIE_DISCOUNT:
        discount += realm.sweets[op.BROWNIE]
    if discount:
        return [max(0, cost[0] - discount), cost[1], cost[2], cost[3], cost[4]]
    return cost


def can_play(s: SweetLandsState, realm: Realm, card: int, discount: int) -> bool:
    """Return whether a hand card's cost is payable; SL-5.3 is tested separately."""
    cost = s.m.card_cost[card]
    have = realm.have
    if have[1] < cost[1] or have[2] < cost[2] or have[3] < cost[3] or have[4] < cost[4]:
        return False
    return have[0] >= cost[0] or have[0] >= card_price(s, realm, card, discount)[0]


def fits(s: SweetLandsState, card: int, kind: int, sweet: int) -> bool:
    """Return whether a card passes a filter (0: anything)."""
    if kind and s.m.card_kind[card] != kind - 1:
        return False
    return sweet == 0 or s.m.card_sweets[card][sweet - 1] > 0


def playable(s: SweetLandsState, realm: Realm, node: int) -> list[int]:
    """Return the hand cards that a `play_card` effect can play."""
    p = s.m.program
    if len(realm.hand) <= s.least_hand():
        return []
    free = p.d[node] == 1
    return [
        card for card in realm.hand if fits(s, card, p.a[node], p.b[node]) and (free or can_play(s, realm, card, p.c[node]))
    ]


# Land.


def terrain_cells(s: SweetLandsState, realm: Realm, kind: int, anywhere: bool) -> int:
    """Return the cells where a token may be placed (SL-6.2); `kind` is 0 for any, else a terrain + 1."""
    side = s.m.sides[realm.side]
    cells = (side.kinds[kind - 1] if kind else side.land) & ~realm.tokens
    return cells if anywhere or realm.modifiers & ANYWHERE else cells & realm.near


def property_cells(s: SweetLandsState, realm: Realm, kind: int) -> int:
    """Return the cells where a property may be placed (SL-7.4); capital cells only with `kind` 0 (SL-19.8)."""
    side = s.m.sides[realm.side]
    if kind:
        return realm.flipped & s.ripe & side.kinds[kind - 1] & ~realm.built
    return (realm.flipped & s.ripe | side.capital) & ~realm.built


def pieces_left(realm: Realm) -> list[int]:
    """Return the pieces that may be placed next (SL-7.2)."""
    found = [kind for kind in range(3) if count(realm.placed[kind]) < ROWS]
    for shop in range(3):
        if not realm.shops & BIT[shop]:
            found.append(SHOP + shop)
    if count(realm.placed[LAB_TYPE]) < LABS:
        found.append(LAB)
    return found


def piece_cost(s: SweetLandsState, realm: Realm, piece: int) -> list[int]:
    """Return the placement cost of the next piece of a kind, less the discount (SL-7.2, SL-7.3)."""
    m = s.m
    if piece < SHOP:
        cost = m.row_cost[count(realm.placed[piece])]
    elif piece < LAB:
        cost = m.shop_cost[piece - SHOP]
    else:
        cost = m.lab_cost[count(realm.placed[LAB_TYPE])]
    if realm.discount == 0:
        return cost
    return [cost[0], cost[1], max(0, cost[2] - realm.discount), cost[3], cost[4]]


def payable_pieces(s: SweetLandsState, realm: Realm) -> list[int]:
    """Return the pieces left whose placement cost is payable."""
    return [piece for piece in pieces_left(realm) if can_pay(realm, piece_cost(s, realm, piece))]


def hare_cells(realm: Realm) -> int:
    """Return the cells with a property and without a hare (SL-8.6)."""
    return realm.built & ~realm.hares


def next_hare(realm: Realm) -> int:
    """Return the number of the leftmost hare still on the board, from 0."""
    return HARES - realm.hares_left


def can_place_hare(s: SweetLandsState, realm: Realm) -> bool:
    """Return whether the leftmost hare may be placed now."""
    return realm.hares_left > 0 and realm.food >= s.m.hare_needs[next_hare(realm)] and hare_cells(realm) != 0


# Tracks.


def industry_limit(s: SweetLandsState, realm: Realm) -> int:
    """Return the last industry space that labs leave open (SL-8.2)."""
    labs = count(realm.placed[LAB_TYPE])
    return s.m.barriers[labs] - 1 if labs < len(s.m.barriers) else s.m.industry_length


def industry_markers(s: SweetLandsState, realm: Realm) -> int:
    """Return a bit set: the cart (1) or the locomotive (2) can move or is at the end."""
    limit = industry_limit(s, realm)
    length = s.m.industry_length
    found = 1 if realm.cart < limit or realm.cart == length else 0
    if realm.loco != NOBODY and (realm.loco < limit or realm.loco == length):
        found += 2
    return found


def tracks_open(s: SweetLandsState, realm: Realm, colour: int) -> list[int]:
    """Return the tracks where a step can be made; `colour` is 0 for any, else a color + 1."""
    m = s.m
    found = []
    for track in range(6):
        if colour == 0 or m.track_colour[track] == colour - 1:
            left = m.track_length[track] - realm.steps[track]
            if left > 1 or (left == 1 and realm.have[op.GEM] >= m.track_end_cost[track]):  # SL-8.8
                found.append(track)
    return found


def least_colours(s: SweetLandsState, realm: Realm) -> list[int]:
    """Return the colors tied for the fewest steps."""
    steps = [colour_steps(s.m, realm, colour) for colour in range(3)]
    return [colour for colour in range(3) if steps[colour] == min(steps)]


def skills_open(s: SweetLandsState, realm: Realm) -> list[int]:
    """Return the skill tokens that may be taken now (SL-10.1, SL-17.3)."""
    found = []
    stock = s.stock
    upgrades = realm.have[op.GEM] >= s.m.upgrade_cost
    for skill in range(len(stock)):
        if stock[skill] and (skill < FIRST_UPGRADED or upgrades) and skill not in realm.skills:
            found.append(skill)
    return found


# Workers.


def room(s: SweetLandsState, realm: Realm, column: int) -> bool:
    """Return whether a column is below its limit (SL-9.6)."""
    limit = s.m.room[count(realm.placed[column])] + (1 if realm.modifiers & MORE_ROOM else 0)
    return len(realm.columns[column]) < limit


def columns_for(s: SweetLandsState, realm: Realm, card: int) -> list[int]:
    """Return the columns that can take a card."""
    sign = s.m.card_sign[card]
    if sign < 0:
        return []
    if sign == op.ANY_INDUSTRY:
        return [column for column in range(3) if room(s, realm, column)]
    return [sign] if room(s, realm, sign) else []


def employable(s: SweetLandsState, realm: Realm) -> list[int]:
    """Return the hand cards with the columns that can take them, as 3 * card + column."""
    if len(realm.hand) <= s.least_hand():
        return []
    return [3 * card + column for card in realm.hand for column in columns_for(s, realm, card)]


# Areas.


def area_cost(s: SweetLandsState, realm: Realm, area: int) -> list[int]:
    """Return the cost of an area: first replacements, then differences (SL-5.11)."""
    m = s.m
    number = m.area_cost[area]
    if number == PLACEMENT_COST:
        return NOTHING
    cost = m.program.costs[number]
    for skill in realm.skills:
        if m.skills[skill].area == area:
            cost = m.program.costs[m.skills[skill].area_cost]
    character = m.characters[realm.character]
    if area in character.delta:
        change = character.delta[area]
        return [max(0, cost[each] + change[each]) for each in range(5)]
    return cost


NOTHING = [0, 0, 0, 0, 0, 0, 0]


def can_swap(s: SweetLandsState, realm: Realm, area: int) -> bool:
    """Return whether a part of the area's cost may be paid in another resource (SL-15.4)."""
    return area in s.m.characters[realm.character].swap_areas


def is_open(s: SweetLandsState, area: int) -> bool:
    """Return whether an area is in play and open (SL-4.2)."""
    return s.m.area_opens[area] <= s.round and in_play(s, area)


def in_play(s: SweetLandsState, area: int) -> bool:
    """Return whether an area is in play with this number of seats (SL-2.1)."""
    return s.m.area_board[area] <= max(0, s.seats - 2)


def hand_cost(s: SweetLandsState, area: int) -> int:
    """Return how many cards the next free slot of an area costs (SL-5.4)."""
    m = s.m
    return m.hand_cost[s.disks[area]] if m.area_slots[area] > 1 else m.hand_cost[0]


def area_usable(s: SweetLandsState, realm: Realm, area: int, diamonds: int) -> bool:
    """Return whether the cost is payable beside `diamonds`, and the effect possible after it (SL-5.6, SL-5.11)."""
    cost = area_cost(s, realm, area)
    have = realm.have
    have[op.GEM] -= diamonds
    swap = can_swap(s, realm, area)
    moved = 0
    if swap:  # paid in the other resource as far as needed
        character = s.m.characters[realm.character]
        moved = max(0, cost[character.swap_from] - have[character.swap_from])
        have[character.swap_from] += moved
        have[character.swap_to] -= moved
    usable = False
    if can_pay(realm, cost) and have[op.WOOD] >= 0 and have[op.WHEAT] >= 0 and have[op.IRON] >= 0:
        pay(realm, cost)
        usable = list_possible(s, realm, s.m.area_effect[area])
        refund(realm, cost)
    if swap:
        have[character.swap_from] -= moved
        have[character.swap_to] += moved
    have[op.GEM] += diamonds
    return usable


def copy_targets(s: SweetLandsState, realm: Realm, categories: int) -> list[int]:
    """Return the areas that can be copied (SL-5.8)."""
    m = s.m
    return [
        area
        for area in range(len(AREAS))
        if categories & BIT[m.area_category[area]]
        and is_open(s, area)
        and m.program.op[m.program.lists[m.area_effect[area]][0]] != op.COPY_AREA
        and area_usable(s, realm, area, 0)
    ]


# Effects.


def can_draw(s: SweetLandsState) -> bool:
    """Return whether the deck or the discard pile has a card."""
    return len(s.deck) + len(s.under) + len(s.discards) > 0


def list_possible(s: SweetLandsState, realm: Realm, effects: int) -> bool:
    """Return whether one part of an effect list is possible."""
    return any(node_possible(s, realm, node) for node in s.m.program.lists[effects])


def node_possible(s: SweetLandsState, realm: Realm, node: int) -> bool:
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
        return REACHED in realm.roads
    if kind == op.TERRAIN_ROAD:
        if p.a[node] and terrain_cells(s, realm, 0, False):
            return True
        return p.b[node] > 0 and REACHED in realm.roads
    if kind == op.PROPERTY:
        return property_cells(s, realm, p.b[node]) != 0 and len(pieces_left(realm)) > 0
    if kind == op.BUILD:
        return _can_build(s, realm, p.b[node])
    if kind == op.INDUSTRY:
        return industry_markers(s, realm) != 0
    if kind == op.HARE:
        return realm.hares_left == 0 or can_place_hare(s, realm)
    if kind == op.PROSPERITY:
        if p.b[node] == op.LEAST:
            return any(len(tracks_open(s, realm, colour + 1)) > 0 for colour in least_colours(s, realm))
        return len(tracks_open(s, realm, p.b[node])) > 0
    if kind == op.SKILL_TOKEN:
        return len(skills_open(s, realm)) > 0
    if kind == op.FLIP_TERRAIN:
        return realm.tokens & ~realm.flipped != 0
    return _nested_possible(s, realm, node, kind)


def _can_build(s: SweetLandsState, realm: Realm, surcharge: int) -> bool:
    if realm.have[op.WOOD] < surcharge or property_cells(s, realm, 0) == 0:
        return False
    realm.have[op.WOOD] -= surcharge
    found = len(payable_pieces(s, realm)) > 0
    realm.have[op.WOOD] += surcharge
    return found


def _nested_possible(s: SweetLandsState, realm: Realm, node: int, kind: int) -> bool:
    p = s.m.program
    if kind == op.DRAW_THEN_EMPLOY:
        return (p.a[node] > 0 and can_draw(s)) or len(employable(s, realm)) > 0
    if kind == op.SEARCH_DECK:
        return len(s.deck) + len(s.under) > 0
    if kind == op.PLAY_CARD:
        return len(playable(s, realm, node)) > 0
    if kind == op.PER:
        return value(s, realm, p.a[node]) >= p.b[node] and list_possible(s, realm, p.d[node])
    if kind == op.IF:
        return value(s, realm, p.a[node]) >= p.b[node] and list_possible(s, realm, p.d[node])
    if kind == op.SPEND:
        return can_spend(s, realm, node)
    if kind == op.CHOOSE:
        return any(list_possible(s, realm, option) for option in p.options[p.a[node]])
    if kind == op.COPY_AREA:
        return len(copy_targets(s, realm, p.a[node])) > 0
    if kind == op.DISCARD:
        return len(realm.hand) > s.least_hand()
    return True


def can_spend(s: SweetLandsState, realm: Realm, node: int) -> bool:
    """Return whether a `spend` is payable and its `then` possible after the fixed part of the cost."""
    p = s.m.program
    cost = p.costs[p.a[node]]
    if not can_pay_all(s, realm, cost):
        return False
    pay(realm, cost)
    found = list_possible(s, realm, p.d[node])
    refund(realm, cost)
    return found
