"""The strengths at a table where people wait."""

import random
from math import exp
from pathlib import Path

import pytest

from tabletown.bots import bot
from tabletown.bots.levels import LEVELS, spec_for_step, turn
from tabletown.bots.softmax import Player
from tabletown.bots.tree_reuse import Memory
from tabletown.core.bits import members
from tabletown.core.registry import game
from tabletown.core.state import CHANCE


@pytest.mark.parametrize("spec", ["level:4", "level:5"])
def test_a_long_turn_takes_hardly_longer_than_two_steps(spec: str) -> None:
    whole, first = turn(spec), float(bot(spec).seconds)  # type: ignore[attr-defined]
    assert whole == 2 * first
    later = [float(bot(spec_for_step(spec, made)).seconds) for made in range(1, 12)]  # type: ignore[attr-defined]
    assert later == sorted(later, reverse=True)
    assert min(later) > 0
    assert first + sum(later[:4]) <= whole
    assert first + sum(later) < 2.5 * whole


def test_level_5_thinks_five_times_as_long_at_every_step_of_a_turn() -> None:
    for made in range(12):
        fourth, fifth = (float(bot(spec_for_step(spec, made)).seconds) for spec in ("level:4", "level:5"))  # type: ignore[attr-defined]
        assert fifth == pytest.approx(5 * fourth)


def test_no_turn_of_a_game_takes_longer_than_half_a_minute() -> None:
    """The longest that were seen are in Sweet Lands and have some fifty steps."""
    steps = [float(bot(spec_for_step("level:5", made)).seconds) for made in range(54)]  # type: ignore[attr-defined]
    assert sum(steps) < 30.0
    assert steps == sorted(steps, reverse=True)


def test_the_levels_that_search_show_it_and_the_highest_remember() -> None:
    rules = game("torres")
    state = rules.new(rules.options(seats=2))
    rng = random.Random(3)
    while state.actors() == CHANCE:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    seat = members(state.actors())[0]
    parts: list[float] = []
    bot("level:3", parts.append).choose(rules, rules.view(state, seat), state.legal(seat), rng)
    assert parts[-1] == 1.0
    memory = Memory()
    for level in ("level:4", "level:5"):
        assert vars(bot(level, parts.append, memory=memory))["memory"] is memory
        assert vars(bot(level, parts.append, memory=memory))["thinking"] == parts.append


def test_a_first_step_and_the_quick_levels_are_left_as_they_are() -> None:
    assert [spec_for_step(f"level:{level}", 0) for level in LEVELS] == [f"level:{level}" for level in LEVELS]
    for spec in ("level:1", "level:3", "random", "mcts:40"):
        assert spec_for_step(spec, 5) == spec
        assert turn(spec) is None


def test_levels_are_what_the_document_says() -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    first, second, third, fourth, fifth = (vars(bot(f"level:{number}")) for number in range(1, 6))
    assert (
        f"temperature {first['temperature']:g} points; never an action that looks {first['blunder']:g} points worse" in text
    )
    assert f"temperature {second['temperature']:g} points, never {second['blunder']:g} points worse" in text
    assert f"tree search, {third['simulations']} simulations" in text
    assert (third["seconds"], fourth["simulations"], fifth["simulations"]) == (0.0, 0, 0)
    assert (fourth["seconds"], fifth["seconds"]) == (1.0, 5.0)
    assert "tree search, one second" in text
    assert "tree search, five seconds" in text


def test_the_distracted_take_nothing_that_looks_too_bad() -> None:
    rules = game("torres")
    state = rules.new(rules.options(seats=2))
    rng = random.Random(3)
    for _ in range(40):
        actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
        state.apply(actor, rng.choice(state.legal(actor)))
    while state.actors() == CHANCE:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    seat = members(state.actors())[0]
    legal = state.legal(seat)
    looks = dict(zip(legal, rules.bot.values(state, seat, legal)))
    best = max(looks.values())
    assert min(looks.values()) < best - 2.0
    taken = {Player(1e9, 2.0).choose(rules, rules.view(state, seat), legal, rng) for _ in range(300)}
    assert len(taken) > 1
    assert min(looks[action] for action in taken) >= best - 2.0


@pytest.mark.parametrize("name", ["torres", "sweet_lands"])
def test_the_distracted_take_what_looks_worse_less_often(name: str) -> None:
    """By the law of chances that they are told to go by, in units of the game's decisions."""
    rules = game(name)
    state = rules.new(rules.options(seats=2))
    rng = random.Random(3)
    while True:
        actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
        legal = state.legal(actor)
        if actor != CHANCE and len(legal) > 3:
            looks = dict(zip(legal, rules.bot.values(rules.sample(rules.view(state, actor), rng), actor, legal)))
            first, *_, last = sorted(legal, key=lambda action: -looks[action])
            if looks[first] - looks[last] > 1.0:
                break
        state.apply(actor, rng.choice(legal))
    temperature = (looks[first] - looks[last]) / rules.bot.decision_scale / 1.5
    taken = [Player(temperature, 1e9).choose(rules, rules.view(state, actor), legal, rng) for _ in range(3000)]
    assert taken.count(last) / taken.count(first) == pytest.approx(exp(-1.5), rel=0.25)


def test_where_decisions_are_small_the_lower_levels_slip_and_search_less() -> None:
    rules = game("sweet_lands")
    small = 1 / rules.bot.decision_scale
    assert small > 1.0 == game("torres").bot.decision_scale
    rng = random.Random(5)
    state = rules.new(rules.options(seats=2))
    searched: dict[str, list[int]] = {"level:3": [], f"mcts:{48 / small:g}": [], "mcts:48": []}
    slips = 0
    for _ in range(120):
        actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
        legal = state.legal(actor)
        if actor != CHANCE and len(legal) > 5:
            view = rules.view(state, actor)
            for spec, choices in searched.items():
                choices.append(bot(spec).choose(rules, view, legal, random.Random(7)))
            looks = dict(zip(legal, rules.bot.values(state, actor, legal)))
            best = max(looks.values())
            taken = {Player(1e9, 4.0).choose(rules, view, legal, rng) for _ in range(100)}
            slips += len(taken) > 1
            assert min(looks[action] for action in taken) >= best - 4.0 / small
        state.apply(actor, rng.choice(legal))
    assert slips > 5
    third, fewer, more = searched.values()
    assert third == fewer != more
