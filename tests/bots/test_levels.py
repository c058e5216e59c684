"""The strengths at a table where people wait."""

import random
from pathlib import Path

import pytest

from tabletown.bots import bot
from tabletown.bots.levels import LEVELS, spec_for_step, turn
from tabletown.bots.overlooking import LEAST
from tabletown.bots.tree_reuse import Memory
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.registry import game, games
from tabletown.core.state import CHANCE
from tabletown.core.views import View
from tabletown.i18n import say


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
    for name in games():
        levels = game(name).bot.levels
        first, second = (f"{100 * share:g} %" for share in levels.noticed)
        assert f"| {say('en', f'{name}-name')} | {first} | {second} | {levels.simulations} |" in text
    fourth, fifth = (vars(bot(f"level:{number}")) for number in (4, 5))
    assert (fourth["simulations"], fifth["simulations"]) == (0, 0)
    assert (fourth["seconds"], fifth["seconds"]) == (1.0, 5.0)
    assert "tree search, one second" in text
    assert "tree search, five seconds" in text


def choices(name: str, most: int) -> list[tuple[Game, View, list[int]]]:
    """Decisions at the beginning of a match at random that have at most so many options."""
    rules = game(name)
    state = rules.new(rules.options(seats=2))
    rng = random.Random(3)
    found: list[tuple[Game, View, list[int]]] = []
    while not state.over and len(found) < 40:
        actor = CHANCE if state.actors() == CHANCE else members(state.actors())[0]
        legal = state.legal(actor)
        if actor != CHANCE and 1 < len(legal) <= most:
            found.append((rules, rules.view(state, actor), legal))
        state.apply(actor, rng.choice(legal))
    return found


@pytest.mark.parametrize("level", ["level:1", "level:2"])
def test_of_two_possibilities_no_level_overlooks_one(level: str) -> None:
    seen = 0
    for rules, view, legal in choices("sweet_lands", LEAST):
        seat = view.seat or 0
        values = rules.bot.values(rules.sample(view, random.Random(1)), seat, legal)
        if values[0] != values[1]:
            seen += 1
            best = legal[values.index(max(values))]
            assert {bot(level).choose(rules, view, legal, random.Random(seed)) for seed in range(8)} == {best}
    assert seen > 3


def test_the_lower_levels_find_the_best_choice_as_often_as_they_notice_it() -> None:
    """They take the best of what they notice, so the second best is taken whenever the best alone is overlooked."""
    rules, view, legal = max(choices("torres", 400), key=lambda each: len(each[2]))
    values = rules.bot.values(rules.sample(view, random.Random(1)), view.seat or 0, legal)
    ranked = sorted(range(len(legal)), key=lambda place: -values[place])
    assert len({values[place] for place in ranked[:3]}) == 3
    for level, share in zip(("level:1", "level:2"), rules.bot.levels.noticed, strict=True):
        taken = [bot(level).choose(rules, view, legal, random.Random(seed)) for seed in range(600)]
        assert taken.count(legal[ranked[0]]) == pytest.approx(600 * share, abs=50)
        assert taken.count(legal[ranked[1]]) == pytest.approx(600 * share * (1 - share), abs=50)


def test_the_third_level_searches_as_much_as_the_game_says() -> None:
    for name in ("garden_nation", "sweet_lands"):
        simulations = game(name).bot.levels.simulations
        third, same, fewer = (
            [bot(spec).choose(*each, random.Random(7)) for each in choices(name, 30)[-12:]]
            for spec in ("level:3", f"mcts:{simulations}", "mcts:1")
        )
        assert third == same != fewer
