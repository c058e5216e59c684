"""Every lesson is legal, can be solved as stated, tells wrong answers in their own words, and has all texts."""

from pathlib import Path

import pytest
from tests.i18n.catalogue import lesson_texts, messages

import tabletown
from tabletown.core.guide.lessons import Lesson, LessonError, matches, read

LESSONS = [
    pytest.param(name, lesson, id=f"{name}-{lesson.id}")
    for name in tabletown.games()
    for lesson in tabletown.game(name).lessons
]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", tabletown.games())
def test_every_lesson_has_its_texts(name: str, language: str) -> None:
    known = messages(language)
    assert sorted(message for message in lesson_texts(tabletown.game(name)) if message not in known) == []


@pytest.mark.parametrize("name, lesson", LESSONS)
def test_a_position_can_be_read_and_written(name: str, lesson: Lesson) -> None:
    game = tabletown.game(name)
    state = game.from_text(lesson.position)
    assert game.from_text(state.to_text()).key() == state.key()
    assert 0 <= lesson.seat < state.options.seats
    assert len({task.id for task in lesson.tasks}) == len(lesson.tasks) > 0


def test_a_pattern_has_a_wildcard() -> None:
    assert matches("move_knight c4 d4", ("add_knight *", "move_knight c4 *"))
    assert not matches("move_knight c4 d4", ("move_knight d4 *", "end_turn"))


def test_a_lesson_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "1-broken.toml").write_text('position = "x"\ntasks = [{ id = "a" }]\n')
    with pytest.raises(LessonError, match=r"1-broken\.toml: .*goal"):
        read(tmp_path)
