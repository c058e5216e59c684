"""Text fits whatever the words: no line is wider than its room, nothing is lost without a sign."""

from itertools import product

import pytest

from tabletown.drawing.text import Face, fit, label, measure

WORDS = [
    "Well",
    "Architect's Guild",
    "Гильдия архитекторов",
    "Достопримечательность",
    "2 · 5 · 9 · 14 · 20 за 1–5",
    "Замените до двух построенных зданий на любые другие здания из доступных в этой партии",
    "a named resource may be swapped for any other resource of your choice",
    "ЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩЩ",
    "漢字 and →",
]
FACES: tuple[Face, ...] = ("text", "title")


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("text", WORDS)
def test_no_line_is_wider_than_its_room(text: str, face: Face) -> None:
    for width, size, lines in product((16, 40, 75, 149, 300), (9, 14, 20), (1, 2, 3)):
        fitted = fit(text, width, size, lines, face)
        assert len(fitted.lines) <= lines
        assert fitted.size <= size
        assert all(measure(line, fitted.size, face) <= width for line in fitted.lines)


@pytest.mark.parametrize("text", WORDS)
def test_words_are_kept_or_the_cut_is_told(text: str) -> None:
    for width in (60, 149, 300):
        fitted = fit(text, width, 14, 3)
        joined = " ".join(fitted.lines)
        assert fitted.cut or joined == text


def test_lines_are_broken_before_the_text_shrinks() -> None:
    fitted = fit("1 per other type in row and column", 149, 12, 2)
    assert fitted.size == 12
    assert len(fitted.lines) == 2


def test_lines_are_balanced() -> None:
    first, second = fit("one two three four five six seven", 200, 14, 2).lines
    assert abs(len(first) - len(second)) < 8


def test_forced_breaks_are_kept() -> None:
    assert fit("one\ntwo", 200, 14, 2).lines == ("one", "two")


def test_what_is_left_out_ends_in_an_ellipsis() -> None:
    fitted = fit("far too many words for this little room", 60, 14, 1)
    assert fitted.cut
    assert fitted.lines[-1].endswith("…")


def test_long_words_are_divided_with_a_hyphen() -> None:
    fitted = fit("Достопримечательность", 80, 14, 3, least=12)
    assert all(line.endswith("-") for line in fitted.lines[:-1])
    assert "".join(line.removesuffix("-") for line in fitted.lines) == "Достопримечательность"


def test_isolation_marks_take_no_room() -> None:
    assert measure("\u20683\u2069", 10) == measure("3", 10)


def test_a_full_line_is_pinned_in_case_another_font_stands_in() -> None:
    room = measure("Well", 14)
    assert "textLength" in label("Well", 0, 0, 14, room=room)
    assert "textLength" not in label("Well", 0, 0, 14, room=2 * room)
    assert label("", 0, 0) == ""


def test_words_kept_together_are_parted_before_they_are_made_smaller() -> None:
    wide = fit("ещё три\N{NO-BREAK SPACE}очка", 300, 14)
    assert wide.lines == ("ещё три\N{NO-BREAK SPACE}очка",)
    kept = fit("ещё три\N{NO-BREAK SPACE}очка", measure("три очка", 14) + 1, 14, 2)
    assert kept.lines == ("ещё", "три\N{NO-BREAK SPACE}очка")
    assert measure("ещё три", 14) < measure("три очка", 14)
    parted = fit("ещё три\N{NO-BREAK SPACE}очка", measure("ещё три", 14) + 0.5, 14, 2)
    assert (parted.size, parted.lines) == (14, ("ещё три", "очка"))
