"""Effects of a building that enters a town, and the decisions that follow from it."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.core.bits import BIT, count
from tabletown.games.tiny_towns.rules.material import (
    BANK,
    CARD_TYPE,
    CONTENT_ADD,
    CONTENT_SWAP,
    FACTORY,
    GROVE,
    GUILD,
    SHRINE,
    WATCH,
)
from tabletown.games.tiny_towns.rules.points import AT_GROVE, AT_GUILD, AT_MARK, AT_WATCH_SETUP
from tabletown.games.tiny_towns.rules.scoring import shrine_points
from tabletown.games.tiny_towns.rules.town import NOTHING_STORED, Town

ALL_RESOURCES = 0b11111


def bank_fits(town: Town) -> bool:
    """Return whether a Bank may enter a town whose black card is the Bank (TT-6.26)."""
    return town.marked() != ALL_RESOURCES


def enter(town: Town, card: i64, square: i64) -> i64:
    """Put a building on a square and return the frame of the decision that must follow, 0 if none does."""
    kind = CARD_TYPE[card]
    town.set_type(kind, town.of(kind) | BIT[square])
    town.built |= BIT[square]
    if card in (BANK, FACTORY):
        return AT_MARK | square << 4
    if card == GUILD:
        return AT_GUILD
    if card == GROVE:
        return AT_GROVE if town.empty() else 0  # TT-A10
    if card == WATCH:
        return AT_WATCH_SETUP
    if card == SHRINE:
        town.shrine = shrine_points(count(town.built))
    return 0


def replace(town: Town, card: i64, square: i64) -> i64:
    """Replace a common building by another (TT-7.1); what was on the old one returns to the supply (TT-7.18)."""
    kind = town.type_at(square)
    town.set_type(kind, town.of(kind) & ~BIT[square])
    town.set_mark(square, -1)
    town.old &= ~BIT[square]
    store(town, square, 0)
    return enter(town, card, square)


def store(town: Town, square: int, contents: int) -> None:
    """Set the contents of the Warehouse on a square."""
    if town.stored[square] != contents:
        cells = bytearray(town.stored)
        cells[square] = contents
        town.stored = bytes(cells) if any(cells) else NOTHING_STORED


def add_to_warehouse(town: Town, square: int, resource: int) -> None:
    """Put a cube on a Warehouse (TT-4.3)."""
    store(town, square, CONTENT_ADD[town.stored[square] * 5 + resource])


def swap_in_warehouse(town: Town, square: int, out: int, resource: int) -> None:
    """Replace `out` by `resource` on a Warehouse (TT-4.4)."""
    store(town, square, CONTENT_SWAP[town.stored[square] * 25 + out * 5 + resource])
