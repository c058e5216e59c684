"""The vector of a state: what is where, and who has what.

All numbers that change often are in one vector, so that a copy is a copy of memory. Parts by player have a place for each
of PLAYERS, parts by card, tile or letter one for each. Of the cards at each place there is a set besides, in two words:
building cards, and urbanization cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.core.bits import BIT, nth, ones
from tabletown.core.vecs import vec
from tabletown.games.ginkgopolis.rules.material import CARD_COUNT, TOKEN_CELLS, URBAN
from tabletown.games.ginkgopolis.rules.points import NOTHING, PLACE, STOCK

PLAYERS: Final = 5

CARDS: Final = 0  # by card: place, and the rest of it in a hand
LAID: Final = 72  # by tile: cell, level and owner, 0 outside the city
TOKENS: Final = 132  # by letter: cell, NOTHING while the token moves
SCREEN: Final = 144  # by player: resources behind the screen
STORE: Final = 149  # resources in the own reserve
PLACED: Final = 154  # resources on buildings
POINTS: Final = 159
TILES: Final = 164  # sets of tiles behind the screen or committed
SHOWN: Final = 169  # those that all have seen (GK-11.3)
ASIDE: Final = 174  # put aside in D6
RETURNED: Final = 179  # remembered by who returned them (GK-11.4)
GAVE: Final = 184  # how many each returned
NEW_HANDS: Final = 189
COMMITS: Final = 194  # see `actions.sealed`
CHARACTERS: Final = 199  # sets of characters in the tableau
BONUS: Final = 204  # 3 * player + trigger: gain; follows from the tableau
DREW: Final = 219  # players * viewer + player: tiles that the player drew since, less known own ones
SETS: Final = 244  # 2 * place: building cards, and after it urbanization cards
STACK: Final = 286  # frames, as many as there are and more
SIZE: Final = 308  # with as many frames as hardly any match needs; it grows


def _fresh() -> vec[i64]:
    """Return a vector with all cards in stock."""
    n = vec[i64]([0] * SIZE)
    for letter in range(len(TOKEN_CELLS)):
        n[TOKENS + letter] = TOKEN_CELLS[letter]
    for player in range(PLAYERS):
        n[COMMITS + player] = NOTHING
    n[SETS + 2 * STOCK] = BIT[URBAN] - 1
    n[SETS + 2 * STOCK + 1] = BIT[CARD_COUNT - URBAN] - 1
    return n


FRESH: Final = _fresh()


def move(n: vec[i64], card: i64, held: i64) -> None:
    """Give a card another place; in a hand `held` has more than the place."""
    before = SETS + 2 * (n[CARDS + card] & PLACE)
    after = SETS + 2 * (held & PLACE)
    n[CARDS + card] = held
    if card < URBAN:
        n[before] &= ~BIT[card]
        n[after] |= BIT[card]
    else:
        n[before + 1] &= ~BIT[card - URBAN]
        n[after + 1] |= BIT[card - URBAN]


def is_empty(n: vec[i64], place: i64) -> bool:
    """Return whether no card is at a place."""
    return n[SETS + 2 * place] | n[SETS + 2 * place + 1] == 0


def pick(n: vec[i64], place: i64, index: i64) -> i64:
    """Return the card at a place with this number, counted from 0 in ascending order."""
    buildings = n[SETS + 2 * place]
    left = index - ones(buildings)
    return nth(buildings, index) if left < 0 else URBAN + nth(n[SETS + 2 * place + 1], left)


def cards_at(n: vec[i64], place: i64) -> list[int]:
    """Return the cards at a place, ascending."""
    found: list[int] = []
    bits = n[SETS + 2 * place]
    while bits:
        found.append(ones((bits & -bits) - 1))
        bits &= bits - 1
    bits = n[SETS + 2 * place + 1]
    while bits:
        found.append(URBAN + ones((bits & -bits) - 1))
        bits &= bits - 1
    return found


def listed(n: vec[i64], start: i64, size: i64) -> list[int]:
    """Return a part as a list."""
    return [int(n[start + place]) for place in range(size)]


def assign(n: vec[i64], start: i64, values: list[int]) -> None:
    """Overwrite a part."""
    for place in range(len(values)):
        n[start + place] = values[place]
