"""Bots in a match of the arena: as at tables, but with processor time."""

from collections.abc import Sequence
from random import Random
from typing import cast

import pytest

import tabletown
from tabletown.arena import Contest, Pairing, match
from tabletown.arena.ladder import ladder_entries
from tabletown.arena.match import contend, player
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.registry import games
from tabletown.core.state import CHANCE, State
from tabletown.core.views import View


class Noted:
    """Takes any action, and notes after how many of the turn it was asked."""

    def __init__(self) -> None:
        self.made: list[int] = []
        self.order: list[int] = []

    def __call__(self, made: int) -> "Noted":
        self.made.append(made)
        self.order.append(made)
        return self

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: Random) -> int:
        return rng.choice(legal)


def test_the_decisions_of_a_turn_are_counted_until_somebody_else_moves_or_draws() -> None:
    rules = tabletown.game("torres")
    contest = Contest.of(rules, rules.options(seats=2), ("greedy", "random"), 3)
    seats = [Noted(), Noted()]
    contend(contest, Pairing(0, (0, 1)), [*seats])
    for each in seats:
        turns = each.made.count(0)
        assert 5 < turns < len(each.made)
        assert max(each.made) > 3
    town = tabletown.game("tiny_towns")
    alone = Noted()
    contend(Contest.of(town, town.options(mode="solo", seats=1), ("greedy",), 3), Pairing(0, (0,)), [alone])
    assert set(alone.made) == {0}  # nobody waits


def test_a_draw_ends_a_turn() -> None:
    """In Ginkgopolis a seat may decide, draw and decide again: after the draw it has its whole time."""
    rules = tabletown.game("ginkgopolis")
    contest = Contest.of(rules, rules.options(mode="intro", seats=2), ("greedy", "random"), 3)
    seats = [Noted(), Noted()]
    draws: list[int] = []
    chance = match.draw

    def drawn(state: State, dealer: Random) -> int:
        draws.append(sum(len(each.made) for each in seats))
        return chance(state, dealer)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(match, "draw", drawn)
        order: list[int] = []
        for each in seats:
            each.order = order
        contend(contest, Pairing(0, (0, 1)), [*seats])
    after = [order[place] for place in draws if place < len(order)]
    assert len(after) > 10
    assert set(after) == {0}


def test_the_dealer_draws_by_weight() -> None:
    class Urn:
        def outcomes(self) -> list[tuple[int, int]]:
            return [(7, 1), (8, 0), (9, 9)]

    dealer = Random(1)
    found = [match.draw(cast(State, Urn()), dealer) for _ in range(2000)]
    assert set(found) == {7, 9}
    assert 0.07 < found.count(7) / 2000 < 0.13


@pytest.mark.parametrize("part", [1.0, 0.25])
def test_a_part_of_the_time_is_a_clock_that_runs_faster(part: float, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.05
        return now[0]

    monkeypatch.setattr("tabletown.arena.match.thread_time", clock)
    rules = tabletown.game("garden_nation")
    state = rules.new(rules.options(seats=2))
    rng = Random(1)
    while state.actors() == CHANCE:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    seat = members(state.actors())[0]
    player("level:4", part)(0).choose(rules, rules.view(state, seat), state.legal(seat), rng)
    assert 0.4 * part < now[0] <= part + 0.15


@pytest.mark.parametrize("name", games())
def test_the_ladder_measures_what_was_promised(name: str) -> None:
    found = {(each.contest.bots, each.contest.seats): each for each in ladder_entries(tabletown.game(name), 40, 1, 0.5)}
    for lower in range(1, 5):
        assert ((f"level:{lower + 1}", f"level:{lower}"), 2) in found
    for bots in (("level:3", "random"), ("level:4", "greedy"), ("mcts:1s", "flat_mc:1s")):
        assert (bots, 2) in found
    assert (("level:4", "greedy"), 3) in found
    assert found[("level:2", "level:1"), 2].matches == 400
    assert found[("level:5", "level:4"), 2].matches == 40
    assert {each.contest.part for each in found.values()} == {0.5}
    if name == "ginkgopolis":
        assert found[("level:5",), 1].contest.options["level"] == "expert"
    alone = {bots for bots, seats in found if seats == 1}
    assert alone in (set(), {(f"level:{level}",) for level in range(1, 6)})
