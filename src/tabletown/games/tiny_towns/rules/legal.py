"""Legal actions at each decision point of Tiny Towns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT, members16, nth, ones
from tabletown.core.chance import Rng
from tabletown.core.menu import Menu
from tabletown.games.tiny_towns.rules import actions as act
from tabletown.games.tiny_towns.rules import material as m
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.building import add_sites
from tabletown.games.tiny_towns.rules.effects import ALL_RESOURCES, bank_fits
from tabletown.games.tiny_towns.rules.material import CARD_TYPE, COMMON, NO_CARD
from tabletown.games.tiny_towns.rules.points import FRAME
from tabletown.games.tiny_towns.rules.town import Town

if TYPE_CHECKING:
    from tabletown.games.tiny_towns.rules.state import TinyTownsState


def outcomes(state: TinyTownsState) -> list[tuple[int, int]]:
    """Return what the dealer may turn up (TT-12.5)."""
    if state.phase == at.CARDS_DRAWN:
        for kind in m.DRAWN_TYPES:
            if state.cards[kind] == NO_CARD:
                return [(act.CARD_DRAWN + card, 1) for card in m.CARDS_OF[kind] if not is_removed(state, card)]
    if state.phase == at.HAMMER_GIVEN:
        return [(act.FIRST_PLAYER + seat, 1) for seat in range(state.seats)]
    if state.phase == at.DEALING:
        return [(act.DEAL + card - COMMON, 1) for card in undealt(state)]
    if state.phase == at.OPENING or state.phase == at.DRAWING:
        base = act.OPEN if state.phase == at.OPENING else act.DRAW
        return [(base + each, (state.unseen >> 3 * each) & 7) for each in range(5) if (state.unseen >> 3 * each) & 7]
    return []


def draw(state: TinyTownsState, rng: Rng) -> int:
    """Draw one of the outcomes, without listing them where they are cards of a packed deck or monuments."""
    if state.phase == at.OPENING:
        return act.OPEN + rng.packed(state.unseen, 3)
    if state.phase == at.DRAWING:
        return act.DRAW + rng.packed(state.unseen, 3)
    if state.mode != at.SOLO:  # no card is removed
        if state.phase == at.DEALING:
            left: i64 = m.MONUMENTS
            for town in state.towns:
                if town.kept != NO_CARD:
                    left &= ~BIT[town.kept]
                if town.other != NO_CARD:
                    left &= ~BIT[town.other]
            return act.DEAL - COMMON + nth(left, rng.below(ones(left)))
        if state.phase == at.CARDS_DRAWN:
            for kind in m.DRAWN_TYPES:
                if state.cards[kind] == NO_CARD:
                    cards = m.CARDS_OF[kind]
                    return act.CARD_DRAWN + cards[rng.below(len(cards))]
    return rng.weighted(outcomes(state))


def is_removed(state: TinyTownsState, card: int) -> bool:
    """Return whether a card is removed before the match (TT-11.1)."""
    return state.mode == at.SOLO and m.CARDS[card] in m.SOLO_REMOVED[state.solo_remove]


def undealt(state: TinyTownsState) -> list[int]:
    """Return the monuments that were not dealt."""
    dealt = 0
    for town in state.towns:
        if town.kept != NO_CARD:
            dealt |= BIT[town.kept]
        if town.other != NO_CARD:
            dealt |= BIT[town.other]
    return [card for card in m.CARDS_OF[m.MAGENTA] if not dealt & BIT[card] and not is_removed(state, card)]


def fill(state: TinyTownsState, seat: int, menu: Menu) -> None:
    """Add the legal actions of a seat at the decision point on top of its stack."""
    frame: i64 = state.pending[seat] & FRAME
    point, argument = frame & 15, frame >> 4
    town = state.towns[seat]
    if point == at.AT_RESOURCE:
        resource_options(state, seat, menu)
    elif point == at.AT_BUILD or point == at.AT_EXTRA:
        add_sites(menu, town, state.cards)
        menu.one(act.DONE)
    elif point == at.AT_NAME:
        menu.add(act.NAME, ALL_RESOURCES & ~on_banks(state, town))
    elif point == at.AT_PICK:
        for each in range(5):
            menu.add(act.PICK + each, 1 if (state.open >> 3 * each) & 7 else 0)
    elif point == at.AT_MARK:
        menu.add(act.MARK, ALL_RESOURCES & ~on_banks(state, town))
    elif point == at.AT_CHOOSE:
        menu.one(act.KEEP + town.kept - COMMON)
        menu.one(act.KEEP + town.other - COMMON)
    elif point == at.AT_GUILD:
        guild_options(state, town, argument - 1, menu)
    elif point == at.AT_GROVE:
        for card in placeable(state, town):
            menu.add(act.PLANT + 16 * card, town.empty())
    elif point == at.AT_WATCH_SETUP:
        cards = state.cards
        for a in range(7):
            for b in range(a + 1, 7):
                for c in range(b + 1, 7):
                    menu.one(act.SET_ASIDE + m.TRIPLE[cards[a], cards[b], cards[c]])
    else:
        for card in placeable(state, town):
            if town.won & BIT[CARD_TYPE[card]]:
                menu.add(act.CLAIM + 16 * card, town.empty())


def resource_options(state: TinyTownsState, seat: int, menu: Menu) -> None:
    """Add where the resource of the round may go (section 4)."""
    town = state.towns[seat]
    x = state.resource
    squares = town.empty()
    if state.source == at.FREE or may_convert(state, seat):
        resources = resources_to_place(state, seat)
        for each in range(5):
            if resources & BIT[each]:
                menu.add(act.PLACE + 16 * each, squares)
    else:
        menu.add(act.PLACE + 16 * x, squares)
    if not is_foreign(state, seat):
        return
    if warehouses_of(state, town):
        warehouses = members16(town.black)
        for each in warehouses:
            if m.CONTENT_ADD[town.stored[each] * 5 + x] >= 0:
                menu.one(act.STORE + each)
        for each in warehouses:
            for out in range(5):
                if m.CONTENT_SWAP[town.stored[each] * 25 + out * 5 + x] >= 0:
                    menu.add(act.SWAP + 80 * each + 16 * out, squares)
    if town.has_built(m.STATUE):  # TT-4.5
        for each in members16(town.blue):
            if not town.resting & m.CELL[each]:
                menu.one(act.REST + each)
    if state.cavern and town.cavern < m.CAVERN_USES:  # TT-4.6
        menu.one(act.DISCARD)


def is_foreign(state: TinyTownsState, seat: int) -> bool:
    """Return whether the resource of the round was named by somebody else, drawn or picked (section 4)."""
    return state.source != at.FREE and state.source != seat


def may_convert(state: TinyTownsState, seat: int) -> bool:
    """Return whether a Factory lets the seat place any resource instead of that of the round (TT-4.2)."""
    if state.cards[m.BLACK] != m.FACTORY or not is_foreign(state, seat):
        return False
    return state.towns[seat].marked() & BIT[state.resource] != 0


def resources_to_place(state: TinyTownsState, seat: int) -> i64:
    """Return the bit set of the resources of which a cube may go on an empty square."""
    if state.source == at.FREE:  # TT-4.7
        return ALL_RESOURCES & ~on_banks(state, state.towns[seat])
    return ALL_RESOURCES if may_convert(state, seat) else BIT[state.resource]


def warehouses_of(state: TinyTownsState, town: Town) -> i64:
    """Return the squares with Warehouses."""
    return town.black if state.cards[m.BLACK] == m.WAREHOUSE else 0


def guild_options(state: TinyTownsState, town: Town, before: i64, menu: Menu) -> None:
    """Add replacements of a common building by one of another type, not twice on the same square (TT-7.1, TT-A11)."""
    for square in members16(town.built & ~town.magenta):
        if square != before:
            kind = town.type_at(square)
            for card in placeable(state, town):
                if CARD_TYPE[card] != kind:
                    menu.one(act.REPLACE + 25 * square + card)
    menu.one(act.STOP)


def placeable(state: TinyTownsState, town: Town) -> list[int]:
    """Return the common cards whose piece may enter the town (TT-6.26)."""
    return [card for card in state.cards if card != m.BANK or bank_fits(town)]


def on_banks(state: TinyTownsState, town: Town) -> i64:
    """Return the bit set of the resources on a town's Banks."""
    return town.marked() if state.cards[m.BLACK] == m.BANK else 0
