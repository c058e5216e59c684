"""Action ids of Sweet Lands (SL-20.9): `BASE + arguments`, and the notation of each.

terrain(cell, type) is TERRAIN + 10 * cell + type, special tokens following the four types; property(piece, cell) is
PROPERTY + 61 * piece + cell; employ_card(card, column) is EMPLOY_CARD + 3 * card + column. Cells are axial coordinates.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from mypy_extensions import i64

from tabletown.core.actions import Actions, Domain, Verb, domain
from tabletown.core.vecs import vec
from tabletown.games.sweet_lands.rules.effects.compiler import COLOURS, INDUSTRIES, RESOURCES, TERRAINS
from tabletown.games.sweet_lands.rules.geometry import ENDS, PLACES
from tabletown.games.sweet_lands.rules.material import (
    AREAS,
    BOARDS,
    CARDS,
    CHARACTERS,
    FREE_ACTIONS,
    HELP,
    MILESTONES,
    PIECES,
    SKILLS,
    SOLO_CARDS,
    SPECIALS,
    TRACKS,
)
from tabletown.games.sweet_lands.rules.material import SCORING as SCORING_TOKENS
from tabletown.games.sweet_lands.rules.material import UPGRADED as UPGRADED_SKILLS

MIXES: Final[list[tuple[int, int, int]]] = [
    (wheat, wood, iron)
    for wheat in range(10)
    for wood in range(10 - wheat)
    for iron in range(10 - wheat - wood)
    if wheat + wood + iron > 0
]
_MIX: Final = vec[i64]([MIXES.index(mix) if mix in MIXES else -1 for mix in product(range(10), repeat=3)])
TERRAIN_KINDS: Final = 10
OPTIONS: Final = 8
ELEMENTS: Final = 128
HELP_CELLS: Final = 7

_card = domain("card", CARDS)
_area = domain("area", AREAS)
_cell = Domain(("cell", "cell"), [(str(q), str(r)) for q, r in PLACES])
_column = domain("column", INDUSTRIES)
_edge = Domain(("edge", "edge", "edge", "edge"), [(str(one[0]), str(one[1]), str(two[0]), str(two[1])) for one, two in ENDS])
_help = domain("help", HELP)


def mix_of(wheat: i64, wood: i64, iron: i64) -> i64:
    """Return the number of a mix."""
    return _MIX[100 * wheat + 10 * wood + iron]


def _numbers(kind: str, size: int, first: int = 0) -> Domain:
    return domain(kind, [str(number) for number in range(first, first + size)])


ACTIONS: Final = Actions(
    Verb("character", domain("character", CHARACTERS)),
    Verb("domain", domain("board", BOARDS), domain("side", ["a", "b"])),
    Verb("help_cell", _numbers("place", HELP_CELLS, 1)),
    Verb("draft", _card),
    Verb("keep", _card),
    Verb("area", _area),
    Verb("play", _card),
    Verb("flip_skill", domain("skill", SKILLS)),
    Verb("end_round"),
    Verb("pass"),
    Verb("free", domain("free", FREE_ACTIONS)),
    Verb("claim", domain("milestone", MILESTONES)),
    Verb("ability", _numbers("ability", 3)),
    Verb("use_disk"),
    Verb("discard_card", _card),
    Verb("pay_diamonds", _numbers("number", 4)),
    Verb("pay_mix", Domain(("wheat", "wood", "iron"), [(str(a), str(b), str(c)) for a, b, c in MIXES])),
    Verb("take", domain("resource", RESOURCES[1:4])),
    Verb("produce", domain("resource", RESOURCES[:4])),
    Verb("terrain", _cell, domain("terrain", [*TERRAINS, *SPECIALS])),
    Verb("road", _edge),
    Verb("next_terrain"),
    Verb("next_road"),
    Verb("property", domain("piece", PIECES), _cell),
    Verb("hare", _cell),
    Verb("flip", _cell),
    Verb("step", domain("marker", ["cart", "loco"])),
    Verb("prosper", domain("track", TRACKS)),
    Verb("color", domain("color", COLOURS)),
    Verb("option", _numbers("option", OPTIONS)),
    Verb("effect", _numbers("element", ELEMENTS)),
    Verb("help_token", _help),
    Verb("skill", domain("skill", SKILLS)),
    Verb("employ", _column),
    Verb("employ_card", _card, _column),
    Verb("column", _column),
    Verb("spend"),
    Verb("search", _card),
    Verb("copy", _area),
    Verb("stop"),
    Verb("lay_help", _help, chance=True),
    Verb("upgraded", domain("skill", UPGRADED_SKILLS), chance=True),
    Verb("milestone", domain("milestone", MILESTONES), domain("side", ["a", "b"]), chance=True),
    Verb("scoring", domain("scoring", SCORING_TOKENS), chance=True),
    Verb("first_player", _numbers("seat", 4), chance=True),
    Verb("solo", domain("solo", SOLO_CARDS), chance=True),
    Verb("draw", _card, chance=True),
)

CHARACTER: Final[int] = ACTIONS.base("character")
DOMAIN: Final[int] = ACTIONS.base("domain")
HELP_CELL: Final[int] = ACTIONS.base("help_cell")
DRAFT: Final[int] = ACTIONS.base("draft")
KEEP: Final[int] = ACTIONS.base("keep")
AREA: Final[int] = ACTIONS.base("area")
PLAY: Final[int] = ACTIONS.base("play")
FLIP_SKILL: Final[int] = ACTIONS.base("flip_skill")
END_ROUND: Final[int] = ACTIONS.base("end_round")
PASS: Final[int] = ACTIONS.base("pass")
FREE: Final[int] = ACTIONS.base("free")
CLAIM: Final[int] = ACTIONS.base("claim")
ABILITY: Final[int] = ACTIONS.base("ability")
USE_DISK: Final[int] = ACTIONS.base("use_disk")
DISCARD_CARD: Final[int] = ACTIONS.base("discard_card")
PAY_DIAMONDS: Final[int] = ACTIONS.base("pay_diamonds")
PAY_MIX: Final[int] = ACTIONS.base("pay_mix")
TAKE: Final[int] = ACTIONS.base("take")
PRODUCE: Final[int] = ACTIONS.base("produce")
TERRAIN: Final[int] = ACTIONS.base("terrain")
ROAD: Final[int] = ACTIONS.base("road")
NEXT_TERRAIN: Final[int] = ACTIONS.base("next_terrain")
NEXT_ROAD: Final[int] = ACTIONS.base("next_road")
PROPERTY: Final[int] = ACTIONS.base("property")
HARE: Final[int] = ACTIONS.base("hare")
FLIP: Final[int] = ACTIONS.base("flip")
STEP: Final[int] = ACTIONS.base("step")
PROSPER: Final[int] = ACTIONS.base("prosper")
COLOR: Final[int] = ACTIONS.base("color")
OPTION: Final[int] = ACTIONS.base("option")
EFFECT: Final[int] = ACTIONS.base("effect")
HELP_TOKEN: Final[int] = ACTIONS.base("help_token")
SKILL: Final[int] = ACTIONS.base("skill")
EMPLOY: Final[int] = ACTIONS.base("employ")
EMPLOY_CARD: Final[int] = ACTIONS.base("employ_card")
COLUMN: Final[int] = ACTIONS.base("column")
SPEND: Final[int] = ACTIONS.base("spend")
SEARCH: Final[int] = ACTIONS.base("search")
COPY: Final[int] = ACTIONS.base("copy")
STOP: Final[int] = ACTIONS.base("stop")
LAY_HELP: Final[int] = ACTIONS.base("lay_help")
UPGRADED: Final[int] = ACTIONS.base("upgraded")
MILESTONE: Final[int] = ACTIONS.base("milestone")
SCORING: Final[int] = ACTIONS.base("scoring")
FIRST_PLAYER: Final[int] = ACTIONS.base("first_player")
SOLO: Final[int] = ACTIONS.base("solo")
DRAW: Final[int] = ACTIONS.base("draw")
