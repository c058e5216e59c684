"""Choosing by number and by words."""

import pytest
from tests.rules.sweet_lands.helpers import GAME as SWEET_LANDS
from tests.rules.sweet_lands.helpers import realm, table

import tabletown
from tabletown.cli.selection import FLAT, Selection
from tabletown.core.actions import Action
from tabletown.i18n import Speaker

GAME = tabletown.game("tiny_towns")
VIEW = GAME.view(GAME.new(GAME.options(seats=2)), 0)
MONUMENTS = [GAME.parse("keep grove_university"), GAME.parse("keep the_starloom")]


@pytest.mark.parametrize(
    "words",
    ["1", "grove university", "Grove University", "keep grove university", "keep grove_university", "keep grove", "gro"],
)
def test_a_name_of_two_words_is_understood(words: str) -> None:
    choice = Selection(GAME, Speaker("en"), VIEW, MONUMENTS)
    assert choice.narrow(words)
    assert choice.action == MONUMENTS[0]


def test_a_russian_name_of_two_words_is_understood() -> None:
    choice = Selection(GAME, Speaker("ru"), VIEW, MONUMENTS)
    assert choice.narrow("чащобный университет")
    assert choice.action == MONUMENTS[0]


@pytest.mark.parametrize("words", ["3", "0", "9" * 200, "grove school", "keep keep", ""])
def test_what_means_nothing_changes_nothing(words: str) -> None:
    choice = Selection(GAME, Speaker("en"), VIEW, MONUMENTS)
    assert not choice.narrow(words)
    assert [option.action for option in choice.options] == MONUMENTS


def test_places_are_told_in_order() -> None:
    legal = [
        GAME.parse(text) for text in ("build trading_post a1+b1+a2+b2+c2 a1", "build trading_post a1+b1+a2+b2+c2 b1", "done")
    ]
    choice = Selection(GAME, Speaker("en"), VIEW, legal)
    assert choice.narrow("build trading post b1")
    assert choice.action == legal[1]


def test_seats_are_called_by_their_names() -> None:
    legal = [GAME.parse("first_player 0"), GAME.parse("first_player 1")]
    choice = Selection(GAME, Speaker("en", ["Ann", "Bob"]), VIEW, legal)
    assert [entry.label for entry in choice.listing().entries] == ["Ann", "Bob"]
    assert choice.narrow("bob")
    assert choice.action == legal[1]


class Numbered(type(GAME)):  # type: ignore[misc]
    """A game whose things are called by bare numbers, and not from 1."""

    def describe(self, action: int) -> Action:
        return Action("take", ("stack",), (str(action),))


def test_a_thing_called_by_a_number_is_meant_by_that_number() -> None:
    choice = Selection(Numbered(), Speaker("en"), VIEW, [2, 1, 7])
    assert choice.listing().inline
    assert choice.narrow("1")
    assert choice.action == 1


def test_coordinates_are_not_told_one_by_one() -> None:
    state = table(realm(hand="w001 w002", land="-1,0 -1,1 0,-1"), pending="turn terrain=2")
    game, view = SWEET_LANDS, SWEET_LANDS.view(state, 0)
    places = [action for action in state.legal(0) if game.text(action).startswith("terrain ")]
    places = [action for action in places if game.describe(action).values[0] != "-2"]
    assert len(places) == FLAT  # with the other choice too many to be listed whole
    choice = Selection(game, Speaker("en"), view, [*places, game.parse("stop")])
    assert [entry.label for entry in choice.listing().entries] == [f"Place terrain ({len(places)})", "Skip"]
