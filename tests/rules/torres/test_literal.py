"""Every option of a turn against the literal reading: in random matches, and on random boards with tall castles."""

import random

import pytest
from tests.rules.torres.helpers import CARDS, GAME, PRINTED, START, legal, new, point, seat_of, table, view_of
from tests.rules.torres.literal import ALL, Table, seen

from tabletown.core.state import State
from tabletown.testing import rule

RULES = ("no_climb_inside", "exit_level_only")


def literal(state: State) -> Table:
    return seen(view_of(state, seat_of(state)))


@rule("TR-5.2", "TR-5.3", "TR-5.4", "TR-5.5", "TR-5.6", "TR-5.8", "TR-7.3", "TR-7.4", "TR-7.5", "TR-7.6", "TR-7.7")
@rule("TR-7.8", "TR-7.9", "TR-7.10", "TR-4.5")
@pytest.mark.parametrize("mode", ["basic", "own_deck", "master"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_options_of_a_match_are_those_of_the_literal_reading(mode: str, seats: int) -> None:
    rng = random.Random(seats)
    compared = 0
    for round_ in range(2):
        state = new(seats=seats, mode=mode, door_rule=RULES[round_])
        while not state.over:
            if point(state) == "act":
                assert set(legal(state)) == literal(state).options(), state.to_text()
                compared += 1
            if point(state) == "shift":
                start = view_of(state).pending[-1][1]
                expected = {f"shift_to {chr(97 + to[1])}{to[0] + 1}" for to in literal(state).shifts(_place(start))}
                assert set(legal(state)) == expected, state.to_text()
            actor = seat_of(state)
            state.apply(actor, rng.choice(state.legal(actor)))
    assert compared > 150


def _place(square: str) -> tuple[int, int]:
    return int(square[1]) - 1, ord(square[0]) - 97


def random_table(rng: random.Random, door_rule: str) -> State:
    """Castles of any shape up to six levels high, knights of two colours and the king anywhere, every card in hand."""
    heights = {}
    for _ in range(rng.randrange(2, 8)):
        r, c = rng.choice(ALL)
        tall = rng.randrange(1, 7)
        for _ in range(rng.randrange(1, 14)):
            heights[r, c] = rng.randrange(1, tall + 1)
            r, c = rng.choice([(r, c + 1), (r, c - 1), (r + 1, c), (r - 1, c)])
            r, c = min(max(r, 0), 7), min(max(c, 0), 7)
    while sum(heights.values()) > 80:
        heights.pop(rng.choice(list(heights)))
    places = rng.sample(ALL, 13)
    knights = {"A": places[: rng.randrange(1, 7)], "B": places[6 : 6 + rng.randrange(1, 7)]}
    lines = ["hand 0: " + " ".join(CARDS), "stacks 0: 3 1"]
    return table(heights, knights, king=places[12], lines=lines, mode="master", door_rule=door_rule)


@rule("TR-5.5", "TR-A1", "TR-7.8", "TR-3.7")
@pytest.mark.parametrize("door_rule", RULES)
@pytest.mark.parametrize("seed", range(5))
def test_passages_are_those_found_by_a_search_over_squares_and_floors(door_rule: str, seed: int) -> None:
    rng = random.Random(seed)
    through = 0
    for _ in range(250):
        state = random_table(rng, door_rule)
        model = literal(state)
        for verb, rule_ in (("move_knight", door_rule), ("door_passage", "climb")):
            found: dict[str, set[str]] = {}
            for words in legal(state, verb):
                found.setdefault(words.split()[1], set()).add(words.split()[2])
            for knight in model.mine:
                inside = model.passages(knight, rule_)
                expected = inside if verb == "door_passage" else inside | model.steps(knight)
                square = f"{chr(97 + knight[1])}{knight[0] + 1}"
                names = {f"{chr(97 + c)}{r + 1}" for r, c in expected}
                assert found.get(square, set()) == names, state.to_text()
                through += len(inside)
    assert through > 5000


def grown_table(rng: random.Random) -> State:
    """The printed castles after up to thirty blocks, most of them on one castle, and figures anywhere."""
    state = table(START, mode="master")
    heights = dict(START)
    favourite = rng.choice(PRINTED)
    for _ in range(rng.randrange(30)):
        open_ = sorted(literal(state).blocks())
        beside = [each for each in open_ if abs(each[0] - favourite[0]) + abs(each[1] - favourite[1]) < 3]
        at = rng.choice(beside if beside and rng.random() < 0.7 else open_)
        heights[at] = heights.get(at, 0) + 1
        state = table(heights, mode="master")
    places = rng.sample(ALL, 9)
    knights = {"A": places[: rng.randrange(1, 5)], "B": places[4 : 4 + rng.randrange(1, 5)]}
    lines = ["hand 0: " + " ".join(CARDS), "stacks 0: 3 1"]
    return table(heights, knights, king=places[8], lines=lines, mode="master")


@rule("TR-5.6", "TR-7.4", "TR-7.5", "TR-7.6", "TR-7.9", "TR-7.10")
@pytest.mark.parametrize("seed", range(4))
def test_all_options_on_grown_boards_are_those_of_the_literal_reading(seed: int) -> None:
    rng = random.Random(100 + seed)
    verbs = set()
    for _ in range(40):
        state = grown_table(rng)
        options = legal(state)
        assert set(options) == literal(state).options(), state.to_text()
        assert len(options) == len(set(options))
        verbs |= {words.split()[0] for words in options}
        for words in options:
            if words.startswith("shift_block"):
                after = state.copy()
                after.apply(0, GAME.parse(words))
                expected = literal(state).shifts(_place(words.split()[1]))
                assert {_place(each.split()[1]) for each in legal(after)} == expected, state.to_text()
    assert set(CARDS) <= verbs
