"""No-break spaces in Russian sentences are set by one rule."""

import pytest
from tests.i18n import catalogue

from tabletown.i18n.typography import NO_BREAK, with_no_break_spaces
from tabletown.server.http.pages.translator import translator_of


@pytest.mark.parametrize(
    ("plain", "expected"),
    [
        ("Блок на b2 и шаг", "Блок на~b2 и~шаг"),
        ("Во дворе. И у вас", "Во~дворе. И~у~вас"),
        ("ещё 3 очка, 5 АП и 4 × 4", "ещё 3~очка, 5~АП и~4~×~4"),
        ("Год 2 из 3, раунд 4", "Год 2~из~3, раунд~4"),
        ("на уровне 2, в году 1: 5 + 2 = 7", "на~уровне~2, в~году~1: 5~+~2~=~7"),
        ("Синие — тайлы", "Синие~— тайлы"),
        ("если бы он же, но бык и жаба", "если~бы он~же, но~бык и~жаба"),
        ("по-прежнему из-за кого-то да кто", "по-прежнему из-за кого-то да кто"),
        ("1 Вы ходите", "1 Вы ходите"),
    ],
)
def test_words_that_belong_together_stay_on_one_line(plain: str, expected: str) -> None:
    assert with_no_break_spaces("ru", plain).replace(NO_BREAK, "~") == expected
    assert with_no_break_spaces("ru", with_no_break_spaces("ru", plain)) == with_no_break_spaces("ru", plain)


def test_other_languages_are_left_alone() -> None:
    assert with_no_break_spaces("en", "3 points — a turn") == "3 points — a turn"


def test_pages_keep_them_and_count_in_them() -> None:
    say = translator_of("ru")
    assert say("torres-asset-blocks", {"count": 3}).replace(NO_BREAK, "~").startswith("3~")
    assert NO_BREAK not in translator_of("en")("torres-asset-blocks", {"count": 3})


def test_a_sentence_in_a_sentence_keeps_them() -> None:
    say = translator_of("ru")
    when = say("server-date", {"day": "5", "month": "m3", "year": "2030"})
    assert say("server-account-since", {"date": when}).replace(NO_BREAK, "~") == "с~5~марта 2030"


def test_messages_contain_none() -> None:
    texts = {file: file.read_text("utf-8") for folder in catalogue.folders() for file in folder.glob("*.ftl")}
    assert len(texts) > 60
    assert [file.name for file, text in texts.items() if NO_BREAK in text] == []
