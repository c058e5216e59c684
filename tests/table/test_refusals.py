"""Reasons for people: of everything that somebody may have meant, those that come closest to being legal."""

import pytest

import tabletown
from tabletown.cli.previews import refusal_lines
from tabletown.core.game import Game
from tabletown.core.views import View
from tabletown.i18n import Speaker
from tabletown.table.refusals import closest, why_not


@pytest.fixture
def towns() -> tuple[Game, View, int]:
    """Tiny Towns before the first resource is named, as the master builder sees it."""
    game = tabletown.game("tiny_towns")
    state = game.new(game.options(seats=2, cards="first_game", monuments=False))
    while state.actors() == tabletown.CHANCE:
        state.apply(tabletown.CHANCE, state.outcomes()[0][0])
    seat = next(seat for seat in range(2) if state.is_actor(seat))
    return game, game.view(state, seat), seat


def test_a_legal_action_has_no_reason_against_it(towns: tuple[Game, View, int]) -> None:
    game, view, _ = towns
    assert why_not(game, view, game.parse("name wood")) is None
    found = why_not(game, view, game.parse("place wood a1"))
    assert found is not None
    assert found.line.message == "tiny_towns-why-now-name"


def test_some_legal_actions_are_told_apart(towns: tuple[Game, View, int]) -> None:
    game, view, _ = towns
    assert closest(game, view, [game.parse("name wood"), game.parse("name glass")]) == (True, {})
    possible, refused = closest(game, view, [game.parse("place wood a1"), game.parse("done")])
    assert not possible
    assert set(refused) == {"place", "done"}


@pytest.mark.parametrize(
    ("language", "text", "line"),
    [
        ("en", "place wood a1", "You are the master builder: first name a resource. (rule TT-3.1)"),
        ("en", "PLACE glass", "You are the master builder: first name a resource. (rule TT-3.1)"),
        ("ru", "place wood a1", "(правило TT-3.1)"),
    ],
)
def test_the_terminal_answers_an_impossible_choice(
    towns: tuple[Game, View, int], language: str, text: str, line: str
) -> None:
    game, view, _ = towns
    found = refusal_lines(game, Speaker(language), view, text)
    assert len(found) == 1
    assert found[0].endswith(line)


@pytest.mark.parametrize("text", ["nonsense", "17", "?"])
def test_a_text_without_meaning_has_no_reason(towns: tuple[Game, View, int], text: str) -> None:
    game, view, _ = towns
    assert refusal_lines(game, Speaker("en"), view, text) == []
