"""Action ids of Ginkgopolis: `BASE + arguments`, and the notation of each.

commit(card, tile) is COMMIT + sealed(card, tile); the others are base + argument.
"""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.actions import Actions, Verb, domain
from tabletown.games.ginkgopolis.rules.material import ASSETS, CARDS, CELLS, CHARACTERS, DIRECTIONS, SET_COUNT, TILES

_card = domain("card", CARDS)
_tile = domain("tile", TILES)
_character = domain("character", CHARACTERS)

ACTIONS: Final = Actions(
    Verb("draft_pick", _character),
    Verb("commit", _card, domain("tile", ["none", *TILES])),
    Verb("new_hand"),
    Verb("take_asset", domain("asset", ASSETS)),
    Verb("place_token", domain("cell", CELLS)),
    Verb("shift_tokens", domain("direction", DIRECTIONS)),
    Verb("return_tile", _tile),
    Verb("return_done"),
    Verb("lay", _tile, chance=True),
    Verb("discard", _card, chance=True),
    Verb("deal_set", domain("set", [str(number) for number in range(1, SET_COUNT + 1)]), chance=True),
    Verb("deal_character", _character, chance=True),
    Verb("first_player", domain("seat", [str(seat) for seat in range(5)]), chance=True),
    Verb("draw_tile", _tile, chance=True),
    Verb("draw_card", _card, chance=True),
    Verb("give_card", _card),  # last, so that ids of older records stay the same
)

PICK: Final[int] = ACTIONS.base("draft_pick")
COMMIT: Final[int] = ACTIONS.base("commit")
COMMIT_TILES: Final = 61
NEW_HAND: Final[int] = ACTIONS.base("new_hand")
TAKE_RESOURCE: Final[int] = ACTIONS.base("take_asset")
TAKE_TILE: Final[int] = TAKE_RESOURCE + 1
PLACE_TOKEN: Final[int] = ACTIONS.base("place_token")
SHIFT_CLOCKWISE: Final[int] = ACTIONS.base("shift_tokens")
SHIFT_BACK: Final[int] = SHIFT_CLOCKWISE + 1
RETURN_TILE: Final[int] = ACTIONS.base("return_tile")
RETURN_DONE: Final[int] = ACTIONS.base("return_done")
LAY: Final[int] = ACTIONS.base("lay")
DISCARD: Final[int] = ACTIONS.base("discard")
DEAL_SET: Final[int] = ACTIONS.base("deal_set")
DEAL_CHARACTER: Final[int] = ACTIONS.base("deal_character")
FIRST_PLAYER: Final[int] = ACTIONS.base("first_player")
DRAW_TILE: Final[int] = ACTIONS.base("draw_tile")
DRAW_CARD: Final[int] = ACTIONS.base("draw_card")
GIVE_CARD: Final[int] = ACTIONS.base("give_card")

# The dealer's outcomes with their weight, made once: every piece of a set is equally likely (GK-3.7).
OUTCOME: Final[list[Any]] = [(action, 1) for action in range(LAY, ACTIONS.size)]


def sealed(card: int, tile: int) -> int:
    """Return a card with a tile (-1: none) as one number, as `GinkgopolisState.commits` holds it."""
    return COMMIT_TILES * card + tile + 1


def sealed_card(commit: int) -> int:
    """Return the card of a commitment."""
    return commit // COMMIT_TILES


def sealed_tile(commit: int) -> int:
    """Return the tile of a commitment, -1 if there is none."""
    return commit % COMMIT_TILES - 1


def outcome(action: int) -> tuple[int, int]:
    """Return an outcome of the dealer with its weight."""
    found: tuple[int, int] = OUTCOME[action - LAY]
    return found
