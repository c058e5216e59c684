"""Positions of Tiny Towns in which much can be done: patterns ready to be built, monuments, marks and full Warehouses."""

from __future__ import annotations

import random

from tests.perft.literal_town import CARDS, CUBE_LETTERS, POSITIONS, RESOURCES, SQUARES, TYPE_LETTERS, TYPES

CUBE = {name: letter for letter, name in CUBE_LETTERS.items()}
PIECE = {name: letter for letter, name in TYPE_LETTERS.items()}
BUSY = ("architects_guild", "grove_university", "obelisk_of_the_crescent", "opaleyes_watch", "statue_of_the_bondmaker")
COMMON = {kind: [card for card in CARDS if CARDS[card]["type"] == kind] for kind in TYPES}


def rich_position(rng: random.Random) -> str:
    """A position in the middle of a round of any mode, before the resources are placed."""
    mode = rng.choice(["standard", "standard", "town_hall", "solo"])
    seats = 1 if mode == "solo" else rng.randrange(2, 4)
    removed = ("inn", "bank", "fort_ironweed", "opaleyes_watch") if mode == "solo" else ()
    cards = [rng.choice([card for card in COMMON[kind] if card not in removed]) for kind in TYPES[:-1]]
    monuments = [card for card in COMMON["magenta"] if card not in removed]
    rng.shuffle(monuments)
    monuments.sort(key=lambda card: card not in BUSY or rng.random() < 0.3)  # those first that do something
    monuments = [monuments[place] for seat in range(seats) for place in (seat, seats + seat)]
    free = mode == "town_hall" and rng.random() < 0.3
    lines = ["tiny_towns", f"options: seats={seats} mode={mode} cavern={rng.choice(['yes', 'no'])}", "phase: play"]
    lines += ["cards: " + " ".join(cards), f"round: {9 if free else 8}"]
    source = {"standard": str(rng.randrange(seats)), "town_hall": "dealt", "solo": "dealt"}[mode]
    lines += [f"resource: {rng.choice(RESOURCES)} {source}"] if not free else []
    lines += [f"hammer: {source}", "named: " + " ".join("3" * seats)] if mode == "standard" else []
    lines += ["unseen: 2 1 2 2 2"] if mode == "town_hall" else []
    if mode == "solo":
        lines += ["unseen: 1 1 1 1 0", "open: 1 0 1 0 0", "returned: wheat brick glass wood wheat stone brick stone"]
    for seat in range(seats):
        lines += [f"pending {seat}: resource", f"town {seat}: {_town(rng, cards, *monuments[2 * seat : 2 * seat + 2])}"]
    return "\n".join(lines) + "\n"


def _town(rng: random.Random, cards: list[str], kept: str, other: str) -> str:
    squares = _squares(rng, cards, kept, built=rng.random() < 0.4)
    black = cards[TYPES.index("black")]
    words = ["".join(squares[row : row + 4]) for row in (0, 4, 8, 12)]
    names = rng.sample(RESOURCES, 5) if black == "bank" else rng.choices(RESOURCES, k=16)
    if black in ("bank", "factory"):
        words += [f"marks={SQUARES[square]}:{name}" for square, name in zip(_where(squares, "black"), names)]
    if black == "warehouse":
        for square in _where(squares, "black"):
            held = sorted(rng.choices(RESOURCES, k=rng.randrange(4)), key=RESOURCES.index)
            words += [f"stored={SQUARES[square]}:{'+'.join(held)}"] if held else []
    if PIECE["magenta"] in squares and kept == "statue_of_the_bondmaker":
        resting = [square for square in _where(squares, "blue") if rng.random() < 0.3]
        words += [f"resting={SQUARES[square]}:{rng.choice(RESOURCES)}" for square in resting]
    if PIECE["magenta"] in squares and kept == "opaleyes_watch":
        words += ["aside=" + "+".join(sorted(rng.sample(TYPES[:-1], 3), key=TYPES.index)), "watch_round=5"]
    return " ".join([*words, f"kept={kept}", f"other={other}"])


def _squares(rng: random.Random, cards: list[str], kept: str, built: bool) -> list[str]:
    """Cubes and buildings, patterns ready to be built among them, and at least one square empty."""
    squares = [rng.choice([".", ".", *CUBE.values()]) for _ in range(16)]
    for kind in rng.choices(TYPES[:-1], k=rng.randrange(5)) + ["black"] * rng.randrange(4):
        squares[rng.randrange(16)] = PIECE[kind]
    if built and kept == "statue_of_the_bondmaker":
        for square in rng.sample(range(16), 3):
            squares[square] = PIECE["blue"]
    for card in [*rng.choices(cards, k=2), *([] if built else [kept])]:
        if card in BUSY or rng.random() < 0.6:
            for square, name in rng.choice(POSITIONS[card]).items():
                squares[square] = CUBE[name]
    if built:
        squares[rng.randrange(16)] = PIECE["magenta"]
    if "." not in squares:
        squares[rng.choice([square for square in range(16) if squares[square] != PIECE["magenta"]])] = "."
    return squares


def _where(squares: list[str], kind: str) -> list[int]:
    return [square for square in range(16) if squares[square] == PIECE[kind]]
