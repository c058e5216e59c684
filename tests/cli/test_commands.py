"""Commands besides choosing, and choosing by words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.driver import Terminal

FIRST_GAME = ("--option", "cards=first_game", "--option", "monuments=no", "--option", "first_player=0")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """A match with known cards in which the person is to name a resource."""
    arguments = ("play", "tiny_towns", "--bots", "1", "--plain", "--seed", "1", "--names", "Ann", *FIRST_GAME)
    with Terminal(*arguments, folder=tmp_path) as terminal:
        terminal.wait()
        yield terminal


def test_words_may_be_shortened_and_left_out(terminal: Terminal) -> None:
    assert "Name a resource" in terminal.text
    terminal.answer("bri")
    assert "Ann names brick." in terminal.text
    terminal.answer("PLACE b d3")
    assert "Ann places brick on d3." in terminal.text


def test_the_notation_can_be_typed(terminal: Terminal) -> None:
    terminal.answer("name glass")
    terminal.answer("place glass a4")
    assert "Ann places glass on a4." in terminal.text


def test_an_ambiguous_beginning_asks_which_is_meant_and_back_starts_again(terminal: Terminal) -> None:
    terminal.answer("w")
    assert "1 wood" in terminal.text
    assert "2 wheat" in terminal.text
    assert "brick" not in terminal.text
    terminal.answer("back")
    assert "brick" in terminal.text
    terminal.answer("3")
    assert "Ann names brick." in terminal.text


@pytest.mark.parametrize("text", ["0", "6", "99999999999999999999", "d3 d3", "place", "\x1b[31m", "名", "/", "-1"])
def test_what_means_nothing_is_refused_and_asked_again(terminal: Terminal, text: str) -> None:
    terminal.answer(text)
    assert "none of the choices" in terminal.text
    assert "\x1b" not in terminal.text
    terminal.answer("brick")
    assert "Ann names brick." in terminal.text


def test_an_empty_answer_is_explained(terminal: Terminal) -> None:
    terminal.answer("")
    assert "Choose one of the numbers or words" in terminal.text


def test_undo_takes_back_until_others_have_learned_something(terminal: Terminal) -> None:
    terminal.answer("undo")
    assert "Nothing left to undo" in terminal.text
    terminal.answer("brick")
    terminal.answer("d3")
    assert "Done" in terminal.text
    terminal.answer("u")
    assert "Undone." in terminal.text
    assert "Place it on an empty square" in terminal.text
    terminal.answer("undo")
    assert "earlier moves" in terminal.text
    terminal.answer("c2")
    assert "Ann places brick on c2." in terminal.text
    terminal.answer("")
    assert "names" in terminal.text


def test_help_lists_the_commands_and_explains_a_card(terminal: Terminal) -> None:
    terminal.answer("help")
    for word in ("undo", "board", "score", "log", "quit"):
        assert f"{word}," in terminal.text
    terminal.answer("help cott")
    assert "Cottage (blue)" in terminal.text
    assert "brick, glass" in terminal.text
    terminal.answer("? feast hall")
    assert "Feast Hall" in terminal.text
    terminal.answer("help dragon")
    assert "No card is called “dragon”" in terminal.text


def test_cards_board_score_and_log_are_shown(terminal: Terminal) -> None:
    terminal.answer("cards")
    assert "Theater (yellow)" in terminal.text
    terminal.answer("brick")
    terminal.answer("d3")
    terminal.answer("board")
    assert "d3: brick" in terminal.text
    terminal.answer("board 2")
    assert "Bot 1: −16 now" in terminal.text
    terminal.answer("board ann")
    assert "d3: brick" in terminal.text
    terminal.answer("board 3")
    assert "no seat “3”" in terminal.text
    terminal.answer("score")
    assert "Ann: −16 points" in terminal.text
    assert "Squares without a building: −16 (a1, " in terminal.text
    terminal.answer("log")
    assert "Ann names brick." in terminal.text
    terminal.answer("log 1")
    assert "Ann names brick." not in terminal.text


def test_a_rule_is_shown_by_its_id(terminal: Terminal) -> None:
    terminal.answer("rules tt-5.3")
    assert "TT-5.3" in terminal.text
    terminal.answer("rules 6.2")
    assert "TT-6.2" in terminal.text
    terminal.answer("rules TT-99.9")
    assert "No rule “TT-99.9”" in terminal.text


def test_russian_words_are_understood(tmp_path: Path) -> None:
    arguments = ("play", "tiny_towns", "--bots", "1", "--plain", "--seed", "1", "-l", "ru", "--names", "Анна", *FIRST_GAME)
    with Terminal(*arguments, folder=tmp_path) as terminal:
        terminal.wait()
        terminal.answer("пшен")
        assert "Анна называет пшеницу." in terminal.text
        terminal.answer("поставить d3")
        assert "Анна ставит пшеницу на d3." in terminal.text
        terminal.answer("отмена")
        assert "Ход возвращён." in terminal.text
        terminal.answer("помощь ферма")
        assert "Снабжает четыре коттеджа" in terminal.text
        terminal.answer("счёт")
        assert "Анна: −16 очков" in terminal.text
        terminal.answer("выход")
        assert "Партия сохранена" in terminal.text
