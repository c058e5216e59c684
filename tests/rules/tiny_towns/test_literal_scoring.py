"""Scoring against a second method: a literal count of random towns, feeding tried in every way."""

import random
from itertools import product

import pytest
from tests.rules.tiny_towns.helpers import COLOURS, MONUMENTS, RESOURCES, SQUARES, lines_of, table
from tests.rules.tiny_towns.literal_scoring import LiteralTown

from tabletown.testing import rule

SETS = list(product(*list(COLOURS.values())))
# Letters by weight: towns of every kind, towns of Cottages and feeders, towns of Cottages and Temples, nearly empty towns.
MOODS = (".whbgsCCCFWWOOTTYYKK", "..CCCCCCCFWOTYK", "..CCCCCCOOOFFTYK", ".......CCFWOTYK", "CCFWOTYK")


def rows(letters: str) -> str:
    return " ".join(letters[start : start + 4] for start in (0, 4, 8, 12))


def random_town(rng: random.Random, cards: dict[str, str], monument: str) -> LiteralTown:
    mood = rng.choice(MOODS)
    letters = [rng.choice(mood) for _ in range(16)]
    if monument and rng.random() < 0.9:
        letters[rng.randrange(16)] = "M"
    town = LiteralTown("".join(letters), cards, monument)
    town.place = rng.randrange(5)
    town.right_green = rng.randrange(7)
    if cards["black"] == "warehouse":
        town.stored = {square: rng.randrange(4) for square in town.where("black")}
    if monument == "shrine_of_the_elder_tree" and town.where("magenta"):
        town.shrine = rng.choice((1, 2, 3, 4, 5, 8))
    return town


def notation(town: LiteralTown, rng: random.Random) -> str:
    words = [rows(town.squares)]
    if town.monument:
        words.append(f"kept={town.monument}")
    for square, number in town.stored.items():
        if number:
            words.append(f"stored={SQUARES[square]}:" + "+".join(rng.choice(RESOURCES) for _ in range(number)))
    words += [f"{name}={number}" for name, number in (("shrine", town.shrine), ("place", town.place)) if number]
    return " ".join(words)


@rule("TT-8.1", "TT-8.2", "TT-8.3", "TT-8.4", "TT-8.5", "TT-9.4", "TT-9.5", "TT-9.7")
@pytest.mark.parametrize("part", range(16))
def test_every_set_of_cards_scores_as_a_literal_count(part: int) -> None:
    rng = random.Random(part)
    for number, chosen in enumerate(SETS[part::16]):
        monument = ("", *MONUMENTS)[(number + part) % 16]
        town = random_town(rng, dict(zip(COLOURS, chosen)), monument)
        neighbour = rows(("T" * (town.right_green or 0)).ljust(16, "."))
        state = table(notation(town, rng), neighbour, cards=" ".join(chosen), resource="wood 1")
        score = state.score(0)
        assert lines_of(score) == town.score(), state.to_text()
        if monument != "grand_mausoleum_of_the_rodina":
            assert list(score.lines[0].pieces) == [SQUARES[square] for square in town.fed_cottages()], state.to_text()


@rule("TT-8.4", "TT-8.5", "TT-A6")
@pytest.mark.parametrize("seed", range(6))
def test_feeding_is_the_best_of_all_choices(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        cards = dict(zip(COLOURS, rng.choice(SETS)))
        cards["red"], cards["orange"] = rng.choice(("farm", "greenhouse")), rng.choice(("temple", "temple", "chapel"))
        letters = [rng.choice("CCCCOO..") for _ in range(16)]
        for square in rng.sample(range(16), rng.randrange(1, 3)):
            letters[square] = "F"
        monument = rng.choice(("barrett_castle", "barrett_castle", "grand_mausoleum_of_the_rodina", ""))
        if monument:
            letters[rng.randrange(16)] = "M"
        town = LiteralTown("".join(letters), cards, monument)
        state = table(notation(town, rng), "TTTT .... .... ....", cards=" ".join(cards.values()), resource="wood 1")
        town.right_green = 4
        assert lines_of(state.score(0)) == town.score(), state.to_text()
