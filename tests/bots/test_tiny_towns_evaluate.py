"""The heuristics of Tiny Towns prefer what a player would prefer."""

import random

import pytest

from tabletown.bots import bot
from tabletown.core.bits import members
from tabletown.core.registry import game
from tabletown.core.state import CHANCE

CARDS = "cottage farm well chapel tavern theater factory"
POSITION = """
tiny_towns
options: seats=2 mode=standard monuments=no cards=first_game
phase: play
cards: {cards}
round: 5
hammer: 0
named: 3 2
resource: wood 0
pending 0: build
town 0: {town}
pending 1: -
town 1: .... .... .... ....
"""


def worth(town: str, cards: str = CARDS) -> float:
    """What the evaluation says about a town in an otherwise quiet position."""
    rules = game("tiny_towns")
    return rules.bot.evaluate(rules.from_text(POSITION.format(town=town, cards=cards)), 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(".h.. bg.. .... ....", ".h.. b..g .... ....", id="a whole pattern before scattered cubes"),
        pytest.param("CF.. .... .... ....", "CC.. .... .... ....", id="a cottage with food before two without"),
        pytest.param(".... .... .... ....", "b..s .w.. ...h b..w", id="room before a heap of cubes"),
        pytest.param("CW.. .... .... ....", "C..W .... .... ....", id="a well beside its cottage"),
    ],
)
def test_a_town_is_preferred(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


def test_a_finished_town_is_worth_its_score() -> None:
    rules = game("tiny_towns")
    text = POSITION.format(town="CFWO TYKC CWCW hhhh place=1", cards=CARDS).replace("pending 0: build", "pending 0: -")
    state = rules.from_text(text.replace("pending 1: -", "pending 1: build"))
    assert rules.bot.evaluate(state, 0) == state.score(0).total


def test_the_points_of_a_shrine_do_not_depend_on_towns_seen_before() -> None:
    """Two towns with the same buildings, whose Shrines were built as the fourth building and as the fifth."""
    rules = game("tiny_towns")
    town = "CFWO T..M CWCW .... shrine={points} kept=shrine_of_the_elder_tree"
    text = POSITION.replace("monuments=no", "monuments=yes").replace("{cards}", CARDS).replace("{town}", town)
    text = text.replace("town 1: .... .... .... ....", "town 1: .... .... .... .... kept=fort_ironweed")
    early, late = (rules.bot.evaluate(rules.from_text(text.format(points=points)), 0) for points in (4, 5))
    assert late == early + 1.0


def test_with_others_a_resource_is_named_for_the_square_that_it_is_best_on() -> None:
    """A matter of one survey of the town: what naming a resource promises, placing it keeps."""
    rules = game("tiny_towns")
    values = rules.bot.values
    text = POSITION.format(cards=CARDS, town=".h.. .g.. .... ....").replace("pending 0: build", "pending 0: name")
    state = rules.from_text(text.replace("phase: play", "phase: name").replace("resource: wood 0\n", ""))
    names = [rules.text(action) for action in state.legal(0)]
    named = dict(zip(names, values(state, 0, state.legal(0)), strict=True))
    assert max(named, key=lambda name: named[name]) == "name brick"  # finishes a Cottage
    room = rules.bot.tunable.weights["sight_room"]  # type: ignore[union-attr]
    for name in names:
        then = state.copy()
        then.apply(0, rules.parse(name))
        placed = then.legal(0)
        assert max(values(then, 0, placed)) == pytest.approx(named[name] - room)


def test_greedy_towns_fill_with_buildings() -> None:
    """Twelve points were the mean of two greedy towns as long as they went by the towns that actions lead to."""
    rules = game("tiny_towns")
    points = []
    for seed in range(6):
        rng = random.Random(seed)
        state = rules.new(rules.options(seats=2, mode="standard"))
        while not state.over:
            if state.actors() == CHANCE:
                state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
                continue
            seat = members(state.actors())[0]
            legal = state.legal(seat)
            state.apply(seat, bot("greedy").choose(rules, rules.view(state, seat), legal, rng))
        points += [state.score(seat).total for seat in range(2)]
    assert sum(points) / len(points) > 16
