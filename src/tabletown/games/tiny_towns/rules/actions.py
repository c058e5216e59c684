"""Action ids of Tiny Towns (TT-3.7): `BASE + arguments`, and the notation of each.

place(resource, square) is PLACE + 16 * resource + square; swap(warehouse, out, square) is SWAP + 80 * warehouse + 16 * out +
square; build(card, squares, landing) is BUILD + 16 * site + landing; replace(square, card) is REPLACE + 25 * square + card;
grove and claim(card, square) are base + 16 * card + square.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.actions import Actions, Domain, Verb, domain
from tabletown.games.tiny_towns.rules.material import CARDS, COMMON, RESOURCES, SITES, SQUARES, TRIPLES, square_set

_resource = domain("resource", RESOURCES)
_square = domain("square", SQUARES)
_card = domain("card", CARDS[:COMMON])
_monument = domain("monument", CARDS[COMMON:])
_site = Domain(("card", "squares"), [(CARDS[card], square_set(squares)) for card, squares in SITES])
_triple = Domain(("card", "card", "card"), [(CARDS[a], CARDS[b], CARDS[c]) for a, b, c in TRIPLES])

ACTIONS: Final = Actions(
    Verb("keep", _monument),
    Verb("name", _resource),
    Verb("pick", _resource),
    Verb("place", _resource, _square),
    Verb("store", _square),
    Verb("swap", _square, _resource, _square),
    Verb("rest", _square),
    Verb("discard"),
    Verb("build", _site, _square),
    Verb("done"),
    Verb("mark", _resource),
    Verb("replace", _square, _card),
    Verb("stop"),
    Verb("grove", _card, _square),
    Verb("set_aside", _triple),
    Verb("claim", _card, _square),
    Verb("card", _card, chance=True),
    Verb("first_player", domain("seat", [str(seat) for seat in range(6)]), chance=True),
    Verb("deal", _monument, chance=True),
    Verb("draw", _resource, chance=True),
    Verb("open", _resource, chance=True),
)

KEEP: Final[int] = ACTIONS.base("keep")
NAME: Final[int] = ACTIONS.base("name")
PICK: Final[int] = ACTIONS.base("pick")
PLACE: Final[int] = ACTIONS.base("place")
STORE: Final[int] = ACTIONS.base("store")
SWAP: Final[int] = ACTIONS.base("swap")
REST: Final[int] = ACTIONS.base("rest")
DISCARD: Final[int] = ACTIONS.base("discard")
BUILD: Final[int] = ACTIONS.base("build")
DONE: Final[int] = ACTIONS.base("done")
MARK: Final[int] = ACTIONS.base("mark")
REPLACE: Final[int] = ACTIONS.base("replace")
STOP: Final[int] = ACTIONS.base("stop")
PLANT: Final[int] = ACTIONS.base("grove")
SET_ASIDE: Final[int] = ACTIONS.base("set_aside")
CLAIM: Final[int] = ACTIONS.base("claim")
CARD_DRAWN: Final[int] = ACTIONS.base("card")
FIRST_PLAYER: Final[int] = ACTIONS.base("first_player")
DEAL: Final[int] = ACTIONS.base("deal")
DRAW: Final[int] = ACTIONS.base("draw")
OPEN: Final[int] = ACTIONS.base("open")
