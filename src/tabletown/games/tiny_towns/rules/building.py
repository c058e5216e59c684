"""Construction (section 5): which sites carry a pattern, where the piece may land, and building it.

This is the hot loop of the engine, so it works on packed numbers and flat lists.
"""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.core.bits import BIT, NUMBER, members16
from tabletown.games.tiny_towns.rules.actions import BUILD
from tabletown.games.tiny_towns.rules.effects import bank_fits, enter
from tabletown.games.tiny_towns.rules.material import (
    ALL_SQUARES,
    ANCHOR,
    BANK,
    BLACK,
    CARD_TYPE,
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
    cells,
)
from tabletown.games.tiny_towns.rules.town import Town


def site_options(town: Town, cards: list[int]) -> list[int]:
    """Return the `build` actions of a town; `cards` are the common ones in play."""
    sites: list[int] = []
    posts = posts_in_use(town, cards)
    if posts:
        for card in cards:
            _match_with_posts(town.cubes, posts, card, sites)
        if has_monument(town):
            _match_with_posts(town.cubes, posts, town.kept, sites)
    else:
        have = cubes_at_hand(town.cubes)
        for card in cards:
            if not NEEDS[card] & ~have:
                _match(town, card, sites)
        if has_monument(town) and not NEEDS[town.kept] & ~have:
            _match(town, town.kept, sites)
        if len(sites) > 1:
            sites.sort()
    found: list[int] = []
    if not sites:
        return found
    for site in sites:
        card = SITE_CARD[site]
        if card == BANK and not bank_fits(town):
            continue
        base = BUILD + 16 * site
        for square in members16(landings(town, card, SITE_SQUARES[site] & ~posts)):
            found.append(NUMBER[base + square])
    return found


def has_monument(town: Town) -> bool:
    """Return whether the town has a monument that it may still build (TT-5.6)."""
    return town.kept != NO_CARD and not town.magenta


def posts_in_use(town: Town, cards: list[int]) -> int:
    """Return the squares with Trading Posts that stood before the round began (TT-5.5)."""
    return town.old & town.black if cards[BLACK] == TRADING_POST else 0


def landings(town: Town, card: int, vacated: int) -> int:
    """Return where the piece of a card may be put: on the squares of its cubes, or on any empty one (TT-5.3, TT-5.4)."""
    return vacated | town.empty() if card == SHED or town.has_built(OBELISK) else vacated


def cubes_at_hand(cubes: int) -> int:
    """Return the resources of which the town has one cube or two, in the bits of material.NEEDS."""
    rest: i64 = cubes
    have: i64 = 0
    while rest:
        cube: i64 = rest & 7
        if cube:
            one: i64 = ONE[cube]
            have |= one | (have & one) << 5
        rest >>= 3
    return int(have)


def _match(town: Town, card: int, sites: list[int]) -> None:
    """Add the sites of a card whose pattern the cubes carry."""
    cubes: i64 = town.cubes
    bare: i64 = ALL_SQUARES & ~town.filled
    anchor: i64 = ANCHOR[card]
    start: i64 = 17 * card
    rest: i64 = cubes
    while rest:
        if rest & 7 == anchor:
            entry: i64 = ENTRY[start]
            end: i64 = ENTRY[start + 1]
            while entry < end:
                squares: i64 = ENTRY_SQUARES[entry]
                if squares & bare == 0:
                    mask: i64 = ENTRY_CELLS[entry]
                    value: i64 = ENTRY_CUBES[entry]
                    if cubes & mask == value:
                        sites.append(ENTRY_SITE[entry])
                entry += 1
        rest >>= 3
        start += 1


def _match_with_posts(cubes: int, posts: int, card: int, sites: list[int]) -> None:
    """Add the sites of a card when Trading Posts stand for any cube, at least one cube being real (TT-5.5)."""
    wild = cells(posts)
    found = set()
    for squares, pattern in PLACEMENTS[card]:
        if squares & ~posts and cubes & cells(squares) == pattern & ~wild:
            found.add(SITE[card, squares])
    sites += sorted(found)


def build(town: Town, number: int, counts: bool) -> int:
    """Construct at a site and return the frame of the decision that must follow, 0 if none does.

    `number` is 16 * site + landing; `counts` is whether it is a construction in the sense of Opaleye's Watch.
    """
    site = number >> 4
    card = SITE_CARD[site]
    town.cubes -= town.cubes & SITE_CELLS[site]
    town.filled &= ~SITE_SQUARES[site]
    if counts and card < COMMON:
        town.constructed |= BIT[CARD_TYPE[card]]
    return enter(town, card, number & 15)
