"""Puzzles: made out of matches, written and read, judged by their values; and those that come with the games."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.nook import installed

import tabletown
from tabletown.core.errors import IllegalAction
from tabletown.core.game import Game
from tabletown.i18n import Speaker, languages
from tabletown.table.puzzles import OTHERS, Attempt, Collection, Puzzle, puzzles_of, read, tolerance
from tabletown.table.puzzles.make import _enough
from tabletown.table.puzzles.maker import THOROUGH, Maker, difficulty
from tabletown.table.puzzles.model import clear, write

WITH_PUZZLES = [name for name in tabletown.games() if puzzles_of(tabletown.game(name))]
MATCH = 25  # of seed 1, which has a puzzle
THOROUGH_MATCH = 40  # that has one for a thorough maker


@pytest.fixture
def nook() -> Iterator[Game]:
    """The example game."""
    with installed() as found:
        yield found


def faults(game: Game, puzzle: Puzzle) -> Iterator[str]:
    """What is wrong with a puzzle."""
    state = game.from_text(puzzle.position)
    if game.to_text(state) != puzzle.position:
        yield "the position changes on its way"
    if not state.is_actor(puzzle.seat):
        yield "the seat has no decision"
    legal = [game.text(action) for action in state.legal(puzzle.seat)]
    if sorted(legal) != sorted(each.text for each in puzzle.choices):
        yield "the choices are not the legal actions"
    if not 1 <= puzzle.right < len(puzzle.choices):
        yield "nothing is right, or nothing is wrong"
    if any(each.loss > tolerance(game) + 0.05 for each in puzzle.solutions):
        yield "a solution is not as good as the best"
    wrong = puzzle.choices[puzzle.right :]
    if any(each.loss < clear(game) - 0.05 or each.loss < 2.9 * each.error for each in wrong):
        yield "a wrong choice is not clearly worse"
    items = {line.item for line in state.score(puzzle.seat).lines}
    if puzzle.theme != OTHERS and puzzle.theme not in {item for item, _ in puzzle.gains} | items:
        yield "the theme is no line of the score sheet"
    if not 1 <= puzzle.difficulty <= 5 or len(puzzle.solved) != 3:
        yield "the difficulty is not known"


def test_a_match_gives_the_same_puzzles_again(nook: Game) -> None:
    made = list(Maker(nook, 1).make(MATCH))
    assert made == list(Maker(nook, 1).make(MATCH))
    assert [each.source.startswith(f"1.{MATCH}.") for each in made] == [True]
    assert not [fault for each in made for fault in faults(nook, each)]


def test_a_thorough_maker_looks_at_all_choices_and_searches_again(nook: Game) -> None:
    effort = msgspec.structs.replace(THOROUGH, longer=200, last=20)
    made = list(Maker(nook, 1, effort, (3,)).make(THOROUGH_MATCH))
    assert made
    assert not [fault for each in made for fault in faults(nook, each)]
    assert {nook.from_text(each.position).options.seats for each in made} == {3}


def test_puzzles_survive_the_way_through_a_file(nook: Game, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    collection = Collection(game="nook", done=["1.0"], puzzles=list(puzzles_of(nook)))
    write(file, collection)
    assert read(file) == collection
    assert list(tmp_path.iterdir()) == [file]


def test_an_answer_is_judged_by_the_values_of_the_puzzle(nook: Game) -> None:
    puzzle = puzzles_of(nook)[1]
    for choice in puzzle.choices:
        attempt = Attempt(nook, puzzle, [nook.parse(choice.text)])
        assert attempt.judgment == ("right" if choice in puzzle.solutions else "wrong")
        assert attempt.chosen == choice
        assert not attempt.offered
    attempt = Attempt(nook, puzzle)
    assert attempt.judgment == "open"
    assert attempt.solution in attempt.offered
    assert puzzle.margin == puzzle.choices[puzzle.right].loss
    for action in (nook.parse("place c3"), 10**6):
        with pytest.raises(IllegalAction):
            attempt.act(action)


def test_enough_puzzles_are_those_of_the_first_matches(nook: Game) -> None:
    one, two = puzzles_of(nook)[:2]
    assert _enough([0, 1, 2], {1, 2}, {1: [one, two]}, 1) is None  # the first match may still have one
    assert _enough([0, 1, 2], {0, 1, 2}, {1: [one], 2: [two]}, 1) == [0, 1]
    assert _enough([0, 1, 2], {0, 1, 2}, {1: [one], 2: [two]}, 3) is None


def test_difficulty_grows_with_the_failures_of_the_lower_levels() -> None:
    assert [difficulty(each) for each in ((0.5, 0.6, 1.0), (0.4, 0.2, 0.6), (0.2, 0.0, 0.2), (0.0, 0.0, 0.0))] == [
        1,
        2,
        4,
        5,
    ]


def test_the_puzzles_of_the_example_are_in_order(nook: Game) -> None:
    assert len(puzzles_of(nook)) == 4
    assert not [fault for each in puzzles_of(nook) for fault in faults(nook, each)]


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_puzzles_of_a_game_are_in_order(name: str) -> None:
    game = tabletown.game(name)
    puzzles = puzzles_of(game)
    assert len({each.source for each in puzzles}) == len(puzzles)
    assert not [(each.source, fault) for each in puzzles for fault in faults(game, each)]


@pytest.mark.parametrize("name", WITH_PUZZLES)
@pytest.mark.parametrize("language", languages())
def test_the_themes_and_answers_of_a_game_have_words(name: str, language: str) -> None:
    game = tabletown.game(name)
    for puzzle in puzzles_of(game):
        attempt = Attempt(game, puzzle)
        say = Speaker.of_match(game, attempt.state.options, language)
        for item in {puzzle.theme, *(item for item, _ in puzzle.gains)} - {OTHERS}:
            assert say.item(game, item, attempt.view) != item, (puzzle.source, item)
        assert all(say.choices(game, attempt.view, [attempt.solution]).values())
