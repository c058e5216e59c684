"""Construction against a second method: the drawn patterns laid on the grid by hand."""

import random

import pytest
from tests.rules.tiny_towns.helpers import COLOURS, MONUMENTS, SQUARES, building, in_play, legal
from tests.rules.tiny_towns.literal_patterns import LAID, PATTERNS, builds

from tabletown.testing import rule

PLACEMENTS = (
    {"cottage": 72, "farm": 36, "orchard": 36, "granary": 72, "greenhouse": 72, "bank": 48, "trading_post": 48}
    | {"factory": 24, "warehouse": 24}
    | dict.fromkeys(COLOURS["gray"], 48)
    | dict.fromkeys(COLOURS["orange"], 48)
    | dict.fromkeys(COLOURS["green"], 32)
    | dict.fromkeys(COLOURS["yellow"], 24)
)


def rows(letters: list[str]) -> str:
    return " ".join("".join(letters[start : start + 4]) for start in (0, 4, 8, 12))


@rule("TT-5.9", "TT-5.2")
@pytest.mark.parametrize("card", PATTERNS)
def test_each_placement_alone_on_the_grid_is_one_site(card: str) -> None:
    if card not in MONUMENTS:
        assert len(LAID[card]) == PLACEMENTS[card]
    for placement in LAID[card]:
        letters = ["."] * 16
        for square, letter in placement:
            letters[square] = letter
        monument = f" kept={card}" if card in MONUMENTS else " kept=silva_forum"
        state = building(rows(letters) + monument, cards="" if card in MONUMENTS or card == "cottage" else card)
        found = [word for word in legal(state, 0, "build") if word.split()[1] == card]
        names = "+".join(SQUARES[square] for square, _ in placement)
        landings = SQUARES if card == "shed" else tuple(SQUARES[square] for square, _ in placement)
        assert found == [f"build {card} {names} {landing}" for landing in landings]


def random_town(rng: random.Random, cards: list[str]) -> list[str]:
    """Sixteen letters: a few patterns of the cards, laid over each other, then buildings and stray cubes."""
    letters = ["."] * 16
    for _ in range(rng.randrange(1, 5)):
        for square, letter in rng.choice(sorted(LAID[rng.choice(cards)])):
            letters[square] = letter
    for square in range(16):
        if rng.random() < 0.2:
            letters[square] = rng.choice("whbgs..CFWOTYKK")
    return letters


@rule("TT-5.2", "TT-5.3", "TT-5.4", "TT-5.5", "TT-5.6", "TT-5.9")
@pytest.mark.parametrize("seed", range(8))
def test_sites_are_those_a_literal_search_finds(seed: int) -> None:
    rng = random.Random(seed)
    offered = 0
    for _ in range(500):
        chosen = in_play(" ".join(rng.choice(group) for group in COLOURS.values()))
        monument = rng.choice(MONUMENTS)
        letters = random_town(rng, [*chosen, monument])
        built = rng.random() < 0.4 and "." in letters
        if built:
            letters[letters.index(".")] = "M"
        old = {square for square in range(16) if letters[square] == "K" and rng.random() < 0.8}
        posts = old if "trading_post" in chosen else set()
        cards = [*chosen] if built else [*chosen, monument]
        expected = builds("".join(letters), cards, posts, built and monument == "obelisk_of_the_crescent")
        words = f"old={'+'.join(SQUARES[square] for square in sorted(old)) or '-'} kept={monument}"
        state = building(f"{rows(letters)} {words}", cards=" ".join(chosen))
        found = legal(state, 0, "build")
        assert set(found) == expected, state.to_text()
        assert len(found) == len(expected)
        offered += len(found)
    assert offered > 1800
