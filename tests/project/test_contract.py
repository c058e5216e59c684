"""The names that everything outside the project relies on."""

import copy
import importlib
import pickle
import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest
from tests.laws.guessing import Guessing

import tabletown
from tabletown.core import registry
from tabletown.core.errors import UnknownSeat
from tabletown.core.game import Game
from tabletown.core.views import Line


def test_games_is_a_function_also_after_a_game_is_loaded() -> None:
    tabletown.game("tiny_towns")
    assert "tiny_towns" in tabletown.games()


LOADED = """
import sys
before = set(sys.modules)
import tabletown
tabletown.games()
print(*sorted({name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names))
print(*sorted(name for name in sys.modules if name.startswith(("tabletown.core.", "tabletown.games."))))
"""


def test_importing_tabletown_is_light() -> None:
    """No other package is loaded, and of the core only what finds games and says what is wrong."""
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    packages, modules = done.stdout.splitlines()
    assert packages == "tabletown"
    assert modules.split() == ["tabletown.core.errors", "tabletown.core.registry", "tabletown.core.translate"]


def test_what_comes_with_the_engine_is_there_when_asked_for() -> None:
    names: dict[str, object] = {}
    exec("from tabletown import *", names)
    assert names.keys() >= set(tabletown.__all__)
    assert set(dir(tabletown)) >= set(tabletown.__all__)
    assert tabletown.State is importlib.import_module("tabletown.core.state").State
    with pytest.raises(AttributeError, match="nothing"):
        tabletown.nothing  # noqa: B018


@pytest.mark.parametrize("name", tabletown.games())
def test_states_are_pickled_and_copied_by_the_standard_library(name: str) -> None:
    game = tabletown.game(name)
    state = game.new(game.presets()[0])
    for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert twin.key() == state.key()
        tabletown.playout(twin, 1)
        assert not state.over


@pytest.mark.parametrize("name", tabletown.games())
def test_a_view_is_for_a_seat_that_exists(name: str) -> None:
    game = tabletown.game(name)
    state = game.new(game.presets()[0])
    for seat in (-1, state.options.seats):
        with pytest.raises(UnknownSeat):
            game.view(state, seat)


@pytest.mark.parametrize("name", tabletown.games())
def test_absurd_numbers_and_types_are_refused_in_words(name: str) -> None:
    game = tabletown.game(name)
    state = game.new(game.presets()[0])
    with pytest.raises(tabletown.OptionsError, match="1000000"):
        game.options(seats=10**30)
    with pytest.raises(tabletown.IllegalAction, match="1000000"):
        state.apply(tabletown.CHANCE, 10**30)
    with pytest.raises(tabletown.MalformedAction, match="1000000"):
        game.text(10**40)
    with pytest.raises(tabletown.OptionsError):
        game.options(mode=["standard"])


def test_a_game_that_is_not_there_is_refused() -> None:
    for name in ("chess", ["chess"]):
        with pytest.raises(tabletown.UnknownGame, match="chess"):
            tabletown.game(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", tabletown.games())
def test_the_mode_follows_from_the_number_of_seats(name: str) -> None:
    game = tabletown.game(name)
    for seats in {number for counts in game.modes.values() for number in counts}:
        options = game.options(seats=seats)
        assert options.seats == seats
        assert options.mode == next(mode for mode, counts in game.modes.items() if seats in counts)


@pytest.mark.parametrize("name", tabletown.games())
def test_every_prompt_has_a_rule_be_it_the_usual_one(name: str) -> None:
    game = tabletown.game(name)
    assert game.prompt_rules[""]
    for decision, rule in {**game.prompt_rules, "something": game.prompt_rules[""]}.items():
        assert game.rule_of(Line(f"{name}-prompt-{decision}")) == rule


@pytest.mark.parametrize("name", tabletown.games())
def test_the_rules_page_is_in_the_language_asked_for(name: str) -> None:
    pages = {language: tabletown.game(name).rules_page(language) for language in ("en", "ru", "la")}
    assert {language: None if page is None else page.name for language, page in pages.items()} == {
        "en": "specification.md",
        "ru": "specification.ru.md",
        "la": None,
    }


def test_a_game_that_says_nothing_of_undo_and_bots_gets_what_is_safe() -> None:
    """A seat goes back over its own steps while it decides; bots go by the points."""
    game = Guessing()
    state = game.new(game.options(seats=2))
    while state.actors() == tabletown.CHANCE:
        before = state.copy()
        state.apply(tabletown.CHANCE, state.legal(tabletown.CHANCE)[0])
        assert Game.barrier(game, before, tabletown.CHANCE, 0, state) == 0b11
    assert state.is_actor(0)
    assert Game.barrier(game, state, 0, 0, state) == 0b10
    found = set()
    for seed in range(20):
        over = state.copy()
        tabletown.playout(over, seed)
        assert Game.barrier(game, state, 0, 0, over) == 0b11
        assert game.bot.evaluate(over, 0) == over.score(0).total
        found.add(over.score(0).total)
    assert len(found) > 1


def test_a_registered_game_is_listed_and_takes_the_place_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    first, second = Guessing(), Guessing()
    for game in (first, second):
        tabletown.register(game)
        assert tabletown.game(game.name) is game
    assert first.name in tabletown.games()


def test_a_game_of_another_package_does_not_take_the_place_of_a_shipped_one(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = tabletown.game("torres")
    monkeypatch.setattr(registry, "_registered", {})
    monkeypatch.setattr(registry, "_installed", lambda: {"torres": EntryPoint("torres", "nowhere:GAME", registry.GROUP)})
    assert tabletown.game("torres") is shipped
    assert tabletown.games().count("torres") == 1


def test_a_set_of_squares_is_read_in_any_order() -> None:
    game = tabletown.game("tiny_towns")
    assert game.parse("build cottage b2+a1+b1 a1") == game.parse("build cottage a1+b1+b2 a1")
    with pytest.raises(tabletown.MalformedAction):
        game.parse("build cottage a1+b1+d4 a1")
