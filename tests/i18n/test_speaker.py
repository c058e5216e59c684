"""Sentences: plurals, minus signs, names of seats, words of cards and their cases."""

import pytest

import tabletown
from tabletown.core.actions import Action
from tabletown.core.views import Line
from tabletown.i18n import Speaker, languages, preferred, say
from tabletown.i18n.messages import Word, messages

NAMES = ("Ann", "Bo", "Cy")


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (1, "1 очко"),
        (2, "2 очка"),
        (5, "5 очков"),
        (11, "11 очков"),
        (21, "21 очко"),
        (22, "22 очка"),
        (-1, "−1 очко"),
        (0, "0 очков"),
    ],
)
def test_russian_counts_by_its_own_rules(points: int, text: str) -> None:
    assert say("ru", "points", {"points": points}) == text


@pytest.mark.parametrize(("points", "text"), [(1, "1 point"), (2, "2 points"), (-3, "−3 points")])
def test_english_counts(points: int, text: str) -> None:
    assert say("en", "points", {"points": points}) == text


def test_a_hyphen_inside_an_argument_stays_a_hyphen() -> None:
    text = say("en", "position-value", {"line": -1, "text": "x-3", "key": "a-1"})
    assert "x-3" in text
    assert "a-1" in text
    assert "−1" in text


def test_an_unknown_id_comes_back_and_an_unknown_language_falls_back_to_english() -> None:
    assert say("en", "no-such-message", {"x": 1}) == "no-such-message"
    assert say("en", "") == ""
    assert say("xx", "points", {"points": 2}) == "2 points"


def test_a_missing_or_strange_argument_does_not_raise() -> None:
    assert "points" in say("en", "points")
    assert "Seat" in say("en", "seat", {"number": object()})
    assert len(say("en", "seat", {"number": "x" * 100_000})) < 1000


def test_no_invisible_marks_get_into_the_text() -> None:
    assert say("en", "seat", {"number": 1}).isprintable()


def test_languages_and_wishes() -> None:
    assert languages() == ["en", "ru"]
    assert preferred("ru_RU.UTF-8") == "ru"
    assert preferred(None, "", "C.UTF-8", "ru") == "ru"
    assert preferred("de_DE") == "en"


def test_seats_become_names_and_bit_sets_lists() -> None:
    speaker = Speaker("en", NAMES)
    assert speaker.line(Line("tiny_towns-log-name", {"seat": 1, "resource": "brick"})) == "Bo names brick."
    assert speaker.line(Line("tiny_towns-prompt-wait", {"actors": 0b111, "count": 3})) == "Waiting for Ann, Bo and Cy."
    assert speaker.line(Line("tiny_towns-prompt-wait", {"actors": 0b100, "count": 1})) == "Cy is choosing."
    assert Speaker("ru").seat(4) == "Место 5"


def test_the_sign_of_a_change_stands_before_its_number() -> None:
    assert Speaker("en").change("torres", "blocks", -2) == "\N{MINUS SIGN}2 blocks"
    assert Speaker("ru").change("sweet_lands", "iron_production", 1) == "производство железа +1"


def test_russian_words_stand_in_their_case() -> None:
    speaker = Speaker("ru", ["Анна"])
    assert speaker("tiny_towns-log-name", {"seat": 0, "resource": "wheat"}) == "Анна называет пшеницу."
    assert speaker("tiny_towns-log-name", {"seat": 0, "resource": "stone"}) == "Анна называет камень."
    built = {"seat": 0, "card": "farm", "square": "b2", "squares": "a1+a2+b1+b2"}
    assert speaker("tiny_towns-log-build", built) == "Анна строит Ферму на b2 (кубики: a1, a2, b1 и b2)."
    assert speaker("tiny_towns-log-keep", {"seat": 0, "monument": "the_starloom"}) == "Анна оставляет Обсерваторию."
    assert (
        speaker("tiny_towns-board-stored", {"square": "a1", "resources": "wood+wheat"}) == "a1 — хранится: дерево и пшеница"
    )


def test_a_choice_is_named_by_its_verb_and_arguments() -> None:
    speaker = Speaker("en")
    game = tabletown.game("tiny_towns")
    assert speaker.action("tiny_towns", game.describe(game.parse("place brick d3"))) == "Place: brick, d3"
    assert speaker.action("tiny_towns", game.describe(game.parse("done"))) == "Done"
    assert speaker.action("unknown_game", Action("jump", ("square",), ("a1",))) == "jump: a1"
    assert speaker.action("unknown_game", Action("jump", ("square", "square"), ("a1", "b2"))) == "jump: a1 → b2"


def test_arguments_of_one_kind_are_numbered() -> None:
    action = Action("swap", ("square", "resource", "square"), ("a1", "wood", "b2"))
    assert action.by_kind() == {"square1": "a1", "resource": "wood", "square2": "b2"}


def test_errors_speak_english() -> None:
    with pytest.raises(tabletown.OptionsError, match="Choose from 2 to 6"):
        tabletown.game("tiny_towns").options(seats=9, mode="standard")
    with pytest.raises(tabletown.UnknownGame, match="no game called “chess”"):
        tabletown.game("chess")


def test_a_sentence_that_was_said_before_is_not_taken_for_another_one() -> None:
    """Equal values of different types, and equal words of different messages, make different sentences."""
    assert [say("en", "seat", {"number": each}) for each in (1, True, "1", 1)] == ["Seat 1", "Seat yes", "Seat 1", "Seat 1"]
    words = [Word("повозка", f"sweet_lands-marker-{marker}") for marker in ("cart", "loco")]
    said = [say("ru", "sweet_lands-log-step", {"seat": "Аня", "marker": each}) for each in ("повозка", *words, "повозка")]
    assert [each.split()[-1] for each in said] == ["повозка.", "повозку.", "паровоз.", "повозка."]
    assert say("en", "seat", {"number": [1]}) == "Seat [1]"


def test_only_some_sentences_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletown.i18n.messages._REMEMBERED", 3)
    known = messages("en")._said
    for number in range(10):
        assert say("en", "seat", {"number": number}) == f"Seat {number}"
    assert len(known) <= 3
    assert say("en", "seat", {"number": "9" * 1000}).endswith("…")
    assert not any("9" * 1000 in key for key in known)
