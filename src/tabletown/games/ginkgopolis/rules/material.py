"""Tiles, cards, characters and the grid as tables of small numbers, read from data.json and checked.

A tile is a number from 0 to 59, 20 * colour + number - 1. The same number is the building card of that tile; 60 to 71 are
the urbanization cards A to L. A gain is one number: resources + 256 * points + 65536 * tiles. A cell (GK-1.10) is
WIDTH * (y + REACH) + x + REACH: a city of 9 buildings grows by at most 51 tiles, each beside a building, so no building
is farther than 52 from the centre and no token farther than 53.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tabletown.core.bits import BIT

DATA: Final[dict[str, Any]] = json.loads(Path(__file__).parents[1].joinpath("data.json").read_text(encoding="utf-8"))

COLOURS: Final = ["red", "yellow", "blue"]  # in the order of the tiles
RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
TRIGGERS: Final[list[str]] = DATA["triggers"]
EXPLOIT: Final = 0
URBANIZE: Final = 1
CONSTRUCT: Final = 2
NO_TRIGGER: Final = -1

TILES: Final[list[str]] = [each["id"] for each in DATA["building_tiles"]]
TILE: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILES)}
TILE_COUNT: Final = 60
NUMBERS: Final = 20
START_TILES: Final[list[int]] = [tile for tile, each in enumerate(DATA["building_tiles"]) if each["start_city"]]
START_SET: Final[int] = sum(BIT[tile] for tile in START_TILES)
ALL_TILES: Final[int] = BIT[TILE_COUNT] - 1
CARDS: Final[list[str]] = [each["id"] for each in DATA["building_cards"] + DATA["urbanization_cards"]]
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}
CARD_COUNT: Final = 72
URBAN: Final = 60  # the first urbanization card
LETTERS: Final[list[str]] = [each["letter"] for each in DATA["urbanization_tokens"]]
TOKEN_COUNT: Final = 12
# After the 27 characters come those that replace three of them in the uniform deck (GK-A.1), with ids of their own.
_characters: list[dict[str, Any]] = DATA["characters"] + [
    {**each, "id": each["id"] + "_uniform"} for each in DATA["alternative_character_replacements"]
]
CHARACTERS: Final[list[str]] = [each["id"] for each in _characters]
CHARACTER: Final[dict[str, int]] = {name: number for number, name in enumerate(CHARACTERS)}
ASSETS: Final = ["resource", "tile"]  # the choice of an urbanization card without a tile (GK-4.1)
VARIANTS: Final[list[str]] = [each["id"] for each in DATA["character_deck_variants"]["variants"]]
SOLO_DEALS: Final[list[str]] = [each["id"] for each in DATA["solo"]["variants"]["options"]]
SOLO_CARDS: Final[list[int]] = [each["human_cards"] for each in DATA["solo"]["variants"]["options"]]
ROUND_CAP: Final[int] = DATA["limits"]["round_cap"]


def pack(gain: dict[str, int]) -> int:
    """Return a gain as one number."""
    return gain["resource"] + 256 * gain["point"] + 65536 * gain["tile"]


# Cards. TRIGGER and GAIN are for cards 1 to 9, SUBJECT and POINTS_EACH for 10 to 20 (GK-9.1, GK-9.3).

TRIGGER: Final[list[int]] = [
    TRIGGERS.index(each["trigger"]) if each["kind"] == "permanent" else NO_TRIGGER for each in DATA["building_cards"]
]
GAIN: Final[list[int]] = [pack(each["gain"]) if each["kind"] == "permanent" else 0 for each in DATA["building_cards"]]

# Subjects of end-game cards (GK-9.3), counted for each player.
ON_COLOUR: Final = 0  # resources on buildings, by colour
TALL_BUILDINGS: Final = 3
SMALL_BUILDINGS: Final = 4
BONUS_CARDS: Final = 5  # cards with a permanent bonus, by trigger
COLOUR_CARDS: Final = 8  # cards, by colour
FLAT: Final = 11  # always 1
SUBJECT_COUNT: Final = 12
NO_SUBJECT: Final = -1
TALL: Final[int] = max(each["scoring"].get("min_height", 0) for each in DATA["building_cards"] if each["kind"] == "endgame")


def _subject(card: dict[str, Any]) -> int:
    """Return the subject of a card, NO_SUBJECT if it has a permanent bonus."""
    if card["kind"] != "endgame":
        return NO_SUBJECT
    scoring = card["scoring"]
    kind = scoring["type"]
    if kind == "resources_on_color":
        return ON_COLOUR + COLOURS.index(scoring["color"])
    if kind == "buildings_of_height":
        return TALL_BUILDINGS if scoring["min_height"] >= TALL else SMALL_BUILDINGS
    if kind == "bonus_cards_of_trigger":
        return BONUS_CARDS + TRIGGERS.index(scoring["trigger"])
    if kind == "cards_of_color":
        return COLOUR_CARDS + COLOURS.index(scoring["color"])
    return FLAT


SUBJECT: Final[list[int]] = [_subject(each) for each in DATA["building_cards"]]
POINTS_EACH: Final[list[int]] = [
    each["scoring"]["points"] if each["kind"] == "endgame" else 0 for each in DATA["building_cards"]
]


def is_endgame(card: int) -> bool:
    """Return whether a building card scores at the end."""
    return SUBJECT[card] != NO_SUBJECT


# Characters.

CHARACTER_COUNT: Final = 30
_replaced: set[str] = {each["id"] for each in DATA["alternative_character_replacements"]}
_public: int = BIT[27] - 1
# The characters of each deck variant.
CHARACTER_DECKS: Final[list[int]] = [
    _public,
    BIT[CHARACTER_COUNT] - 1 - sum(BIT[number] for number in range(27) if CHARACTERS[number] in _replaced),
]
CHARACTER_COLOUR: Final[list[int]] = [COLOURS.index(each["color"]) for each in _characters]
CHARACTER_TRIGGER: Final[list[int]] = [TRIGGERS.index(each["trigger"]) for each in _characters]
CHARACTER_GAIN: Final[list[int]] = [pack(each["gain"]) for each in _characters]
CHARACTER_START: Final[list[int]] = [pack(each["start"]) for each in _characters]
SET_COUNT: Final = 6
SETS: Final[list[int]] = [
    sum(BIT[number] for number, each in enumerate(DATA["characters"]) if each["intro_set"] == which)
    for which in range(1, SET_COUNT + 1)
]


# Numbers of players.

_counts: dict[int, dict[str, int]] = {each["players"]: each for each in DATA["player_counts"]}
RESOURCES_OF: Final[list[int]] = [0, 0, *(_counts[players]["resources_per_player"] for players in range(2, 6))]
REMOVED_OF: Final[list[int]] = [0, 0, *(_counts[players]["tiles_removed"] for players in range(2, 6))]
DISCARDED_OF: Final[list[int]] = [0, 0, *(_counts[players]["cards_discarded_on_deck_build"] for players in range(2, 6))]
NEW_HANDS: Final[int] = DATA["per_player"]["new_hand_tokens"]
HAND: Final[int] = DATA["per_player"]["hand_size"]
DRAFT_DEAL: Final[int] = DATA["per_player"]["draft_deal"]
KEPT: Final[int] = DATA["per_player"]["characters"]
HUMAN_START: Final[dict[str, int]] = DATA["solo"]["human_start"]
NEW_HAND_POINTS: Final[int] = DATA["scoring"]["unused_new_hand_token"]
OVERBUILT_POINTS: Final[int] = DATA["scoring"]["overbuilt_resource_returned"]
RETURN_POINTS: Final[int] = DATA["scoring"]["tile_returned_on_first_exhaustion"]
DISTRICT_SIZE: Final[int] = DATA["scoring"]["district"]["min_buildings"]


# The grid.

REACH: Final = 53
WIDTH: Final = 2 * REACH + 1
CELL_COUNT: Final = WIDTH * WIDTH
NORTH: Final = WIDTH
EAST: Final = 1
SOUTH: Final = -WIDTH
WEST: Final = -1
SIDES: Final = [NORTH, EAST, SOUTH, WEST]  # clockwise


def cell_at(x: int, y: int) -> int:
    """Return the number of a cell."""
    return WIDTH * (y + REACH) + x + REACH


def place(cell: int) -> tuple[int, int]:
    """Return the coordinates of a cell."""
    return cell % WIDTH - REACH, cell // WIDTH - REACH


def _cell_name(cell: int) -> str:
    x, y = place(cell)
    return f"{x},{y}"


CELLS: Final[list[str]] = [_cell_name(cell) for cell in range(CELL_COUNT)]
CELL: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELLS)}
START_CELLS: Final[list[int]] = [cell_at(x, y) for x, y in DATA["start_city_cells"]]
TOKEN_CELLS: Final[list[int]] = [cell_at(*each["start"]) for each in DATA["urbanization_tokens"]]
DIRECTIONS: Final = ["clockwise", "counter_clockwise"]


def _check() -> None:
    """Refuse data that does not add up (GK-1.1 to GK-1.4)."""
    parts = DATA["components"]
    if len(TILES) != parts["building_tiles"] or len(TILES) != TILE_COUNT or len(START_TILES) != len(START_CELLS):
        raise ValueError("data.json: number of building tiles")
    if len(LETTERS) != parts["urbanization_tokens"] or len(LETTERS) != TOKEN_COUNT:
        raise ValueError("data.json: number of tokens")
    if len(CARDS) + len(DATA["characters"]) != parts["cards"]["total"] or len(CARDS) != CARD_COUNT:
        raise ValueError("data.json: number of cards")
    for tile in range(TILE_COUNT):
        name = f"{COLOURS[tile // NUMBERS]}_{tile % NUMBERS + 1}"
        if TILES[tile] != f"tile_{name}" or CARDS[tile] != f"card_{name}":
            raise ValueError(f"data.json: {name} is out of place")
    if any(bin(each).count("1") != KEPT for each in SETS) or len(CHARACTERS) != CHARACTER_COUNT:
        raise ValueError("data.json: sets of characters")
    if any(bin(deck).count("1") != parts["cards"]["character"] for deck in CHARACTER_DECKS):
        raise ValueError("data.json: number of characters")


_check()
