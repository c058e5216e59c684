"""Construction (section 5): which sites carry a pattern, where the piece may land, and building it.

This is the hot loop of the engine, so it works on packed numbers and flat lists.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT, members16
from tabletown.games.tiny_towns.actions import BUILD
from tabletown.games.tiny_towns.effects import bank_fits, enter
from tabletown.games.tiny_towns.material import (
    ALL_SQUARES,
    BANK,
    BLACK,
    CARD_TYPE,
    CARDS,
    COMMON,
    ENTRY,
    ENTRY_CELLS,
    ENTRY_CUBES,
    ENTRY_SITE,
    ENTRY_SQUARES,
    NEEDS,
    NO_CARD,
    OBELISK,
    ONE,
    PLACEMENTS,
    SHED,
    SITE,
    SITE_CARD,
    SITE_CELLS,
    SITE_SQUARES,
    TRADING_POST,
    by_anchor,
    cells,
)
from tabletown.games.tiny_towns.state import Town

MONUMENTS: Final[list[list[list[int]]]] = [by_anchor([card]) for card in range(len(CARDS))]


def site_options(town: Town, cards: list[int], lookup: list[list[int]]) -> list[int]:
    """The `build` actions of a town; `lookup` has the cards in play by anchor."""
    sites: list[int] = []
    posts = town.old & town.black if cards[BLACK] == TRADING_POST else 0
    if posts:
        for card in cards:
            _match_with_posts(town.cubes, posts, card, sites)
        if town.kept != NO_CARD and not town.magenta:
            _match_with_posts(town.cubes, posts, town.kept, sites)
    else:
        have = cubes_at_hand(town.cubes)
        _match(town, have, lookup, sites)
        if town.kept != NO_CARD and not town.magenta and not NEEDS[town.kept] & ~have:
            _match(town, have, MONUMENTS[town.kept], sites)
        if len(sites) > 1:
            sites.sort()
    found: list[int] = []
    if not sites:
        return found
    for site in sites:
        card = SITE_CARD[site]
        if card == BANK and not bank_fits(town):
            continue
        landing = SITE_SQUARES[site] & ~posts
        if card == SHED or town.has_built(OBELISK):  # TT-5.4
            landing |= town.empty()
        base = BUILD + 16 * site
        for square in members16(landing):
            found.append(base + square)
    return found


def cubes_at_hand(cubes: int) -> int:
    """Of which resources the town has one cube, and of which two, in the bits of material.NEEDS."""
    rest: i64 = cubes
    have: i64 = 0
    while rest:
        cube: i64 = rest & 7
        if cube:
            one: i64 = ONE[cube]
            have |= one | (have & one) << 5
        rest >>= 3
    return int(have)


def _match(town: Town, have: int, lookup: list[list[int]], sites: list[int]) -> None:
    """Add the sites whose pattern the cubes carry."""
    all_cubes: i64 = town.cubes
    bare: i64 = ALL_SQUARES & ~town.filled
    rest: i64 = all_cubes
    square: i64 = 0
    while rest:
        cube: i64 = rest & 7
        if cube:
            for card in lookup[cube]:
                if NEEDS[card] & ~have:
                    continue
                number: i64 = card
                entry: i64 = ENTRY[17 * number + square]
                end: i64 = ENTRY[17 * number + square + 1]
                while entry < end:
                    squares: i64 = ENTRY_SQUARES[entry]
                    if squares & bare == 0:
                        mask: i64 = ENTRY_CELLS[entry]
                        value: i64 = ENTRY_CUBES[entry]
                        if all_cubes & mask == value:
                            sites.append(ENTRY_SITE[entry])
                    entry += 1
        rest >>= 3
        square += 1


def _match_with_posts(cubes: int, posts: int, card: int, sites: list[int]) -> None:
    """Add the sites of a card when Trading Posts stand for any cube, at least one cube being real (TT-5.5)."""
    wild = cells(posts)
    found = set()
    for squares, pattern in PLACEMENTS[card]:
        if squares & ~posts and cubes & cells(squares) == pattern & ~wild:
            found.add(SITE[card, squares])
    sites += sorted(found)


def build(town: Town, number: int, counts: bool) -> int:
    """Construct at a site; the frame of the decision that must follow, 0 if none does.

    `number` is 16 * site + landing. `counts` tells whether it is a construction in the sense of Opaleye's Watch.
    """
    site = number >> 4
    card = SITE_CARD[site]
    town.cubes -= town.cubes & SITE_CELLS[site]
    town.filled &= ~SITE_SQUARES[site]
    if counts and card < COMMON:
        town.constructed |= BIT[CARD_TYPE[card]]
    return enter(town, card, number & 15)
