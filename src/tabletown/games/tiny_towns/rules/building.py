"""Construction (section 5): which sites carry a pattern, where the piece may land, and building it.

This is the hot loop of the engine, so it works on packed numbers and flat tables.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT, ones
from tabletown.core.menu import Menu, listed, take
from tabletown.games.tiny_towns.rules.actions import BUILD
from tabletown.games.tiny_towns.rules.effects import bank_fits, enter
from tabletown.games.tiny_towns.rules.material import (
    ANCHOR,
    BANK,
    BLACK,
    CARD_TYPE,
    COMMON,
    ENTRY,
    ENTRY_CELLS,
    ENTRY_CUBES,
    ENTRY_SITE,
    NEEDS,
    NO_CARD,
    OBELISK,
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

EVERY_SQUARE: Final = 0o1111111111111111  # the lowest of the three bits of each


def add_sites(menu: Menu, town: Town, cards: list[int]) -> None:
    """Add the `build` actions of a town to an empty menu; `cards` are the common ones in play."""
    posts = posts_in_use(town, cards)
    if posts:
        for card in cards:
            _match_with_posts(town, posts, card, menu)
        if has_monument(town):
            _match_with_posts(town, posts, town.kept, menu)
        return
    have = cubes_at_hand(town.cubes)
    if have == 0:
        return
    for card in cards:
        if not NEEDS[card] & ~have:
            _match(town, card, menu)
    if has_monument(town) and not NEEDS[town.kept] & ~have:
        _match(town, town.kept, menu)
    if menu.size > 1:
        menu.sort()


def site_options(town: Town, cards: list[int]) -> list[int]:
    """Return the `build` actions of a town as a list."""
    menu = take()
    add_sites(menu, town, cards)
    return listed(menu)


def has_monument(town: Town) -> bool:
    """Return whether the town has a monument that it may still build (TT-5.6)."""
    return town.kept != NO_CARD and not town.magenta


def posts_in_use(town: Town, cards: list[int]) -> i64:
    """Return the squares with Trading Posts that stood before the round began (TT-5.5)."""
    return town.old & town.black if cards[BLACK] == TRADING_POST else 0


def landings(town: Town, card: i64, vacated: i64) -> i64:
    """Return where the piece of a card may be put: on the squares of its cubes, or on any empty one (TT-5.3, TT-5.4)."""
    return vacated | town.empty() if card == SHED or town.has_built(OBELISK) else vacated


def cubes_at_hand(cubes: i64) -> i64:
    """Return the resources of which the town has one cube or two, in the bits of material.NEEDS."""
    have: i64 = 0
    for resource in range(5):
        found = squares_of(cubes, resource + 1)
        if found:
            have |= BIT[resource] if found & (found - 1) == 0 else BIT[resource] | BIT[resource + 5]
    return have


def squares_of(cubes: i64, cube: i64) -> i64:
    """Return the squares with this cube, as the lowest of the three bits of each."""
    differ = cubes ^ cube * EVERY_SQUARE
    return ~(differ | differ >> 1 | differ >> 2) & EVERY_SQUARE


def _match(town: Town, card: i64, menu: Menu) -> None:
    """Add the sites of a card whose pattern the cubes carry."""
    if card == BANK and not bank_fits(town):
        return
    cubes = town.cubes
    left = squares_of(cubes, ANCHOR[card])
    masks, values = ENTRY_CELLS, ENTRY_CUBES
    while left:
        # A third of the bit's number is the square; 43 / 128 is exact enough up to 45.
        start = 17 * card + (ones((left & -left) - 1) * 43 >> 7)
        left &= left - 1
        for entry in range(ENTRY[start], ENTRY[start + 1]):
            if cubes & masks[entry] == values[entry]:
                site = ENTRY_SITE[entry]
                menu.add(BUILD + 16 * site, landings(town, card, SITE_SQUARES[site]))


def _match_with_posts(town: Town, posts: i64, card: int, menu: Menu) -> None:
    """Add the sites of a card when Trading Posts stand for any cube, at least one cube being real (TT-5.5)."""
    if card == BANK and not bank_fits(town):
        return
    wild = cells(posts)
    found: set[int] = set()
    for squares, pattern in PLACEMENTS[card]:
        if squares & ~posts and town.cubes & cells(squares) == pattern & ~wild:
            found.add(SITE[card, squares])
    for site in sorted(found):
        menu.add(BUILD + 16 * site, landings(town, card, SITE_SQUARES[site] & ~posts))


def build(town: Town, number: int, counts: bool) -> int:
    """Construct at a site and return the frame of the decision that must follow, 0 if none does.

    `number` is 16 * site + landing; `counts` is whether it is a construction in the sense of Opaleye's Watch.
    """
    site: i64 = number >> 4
    card = SITE_CARD[site]
    town.cubes -= town.cubes & SITE_CELLS[site]
    town.filled &= ~SITE_SQUARES[site]
    if counts and card < COMMON:
        town.constructed |= BIT[CARD_TYPE[card]]
    return enter(town, card, number & 15)
