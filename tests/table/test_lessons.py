"""Lessons: every one of every game fits its rules and texts, and attempts are judged as they should be."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests.nook import installed

from tabletown.core.errors import IllegalAction
from tabletown.core.game import Game
from tabletown.core.guide.lessons import Lesson, LessonError, Task, WrongAnswer
from tabletown.core.registry import game, games
from tabletown.core.views import Line
from tabletown.table.lesson import Attempt
from tabletown.testing.lessons import check_lessons, faults


@pytest.fixture
def nook() -> Iterator[Game]:
    """The example game."""
    with installed() as found:
        yield found


def lesson(rules: Game, name: str) -> Lesson:
    return next(each for each in rules.lessons if each.id == name)


def changed(one: Lesson, number: int = 0, **fields: object) -> Lesson:
    """The lesson with other fields in one of its tasks."""
    tasks = list(one.tasks)
    tasks[number] = msgspec.structs.replace(tasks[number], **fields)
    return msgspec.structs.replace(one, tasks=tuple(tasks))


def attempt(rules: Game, name: str, number: int, *actions: str) -> Attempt:
    return Attempt(rules, lesson(rules, name), number, [rules.parse(each) for each in actions])


@pytest.mark.parametrize("name", games())
def test_every_lesson_fits_its_game(name: str) -> None:
    check_lessons(game(name))


def test_the_lessons_of_the_example_fit(nook: Game) -> None:
    assert [each.id for each in nook.lessons] == ["company", "height"]
    check_lessons(nook)


def test_an_action_that_reaches_the_goal_is_right(nook: Game) -> None:
    right = attempt(nook, "company", 0, "place a2")
    assert right.judgment == "right"
    assert right.verdict == Line("nook-lesson-company-beside-right", {"points": 5, "before": 0, "gain": 5})
    assert right.offered == []
    assert right.rule == "NK-3.1"


def test_a_named_wrong_answer_is_told_in_its_own_words_and_any_other_in_general_ones(nook: Game) -> None:
    named = attempt(nook, "company", 0, "place c3")
    assert named.judgment == "wrong"
    assert named.verdict == Line("nook-lesson-company-beside-corner", {"points": 0, "before": 0, "gain": 0})
    general = attempt(nook, "height", 0, "place c2")
    assert general.verdict is not None
    assert general.verdict.message == "nook-lesson-height-high-wrong"


def test_only_what_the_task_offers_can_be_chosen(nook: Game) -> None:
    start = attempt(nook, "company", 1)
    assert [nook.text(each) for each in start.offered] == ["place a2", "place c2", "place a3", "place b3"]
    with pytest.raises(IllegalAction):
        start.act(nook.parse("place c3"))
    with pytest.raises(IllegalAction):
        attempt(nook, "company", 0, "place b1", "place b3")  # the task is judged


def test_a_task_begins_where_the_first_solution_of_the_one_before_ended(nook: Game) -> None:
    start = attempt(nook, "company", 1)
    assert nook.to_text(start.state).splitlines()[2:] == ["cells: 1:1 0:3 1:1 - 0:2 - - - -", "drawn: 2"]
    assert start.start.total == 5


def test_a_task_begins_with_the_learners_own_answer_to_the_one_before(nook: Game) -> None:
    own = [[nook.parse("place a2")]]
    start = Attempt(nook, lesson(nook, "company"), 1, (), own)
    assert nook.to_text(start.state).splitlines()[2:] == ["cells: 1:1 - 1:1 0:3 0:2 - - - -", "drawn: 2"]
    assert start.hint == nook.parse("place b3")
    low = Attempt(nook, lesson(nook, "company"), 1, (), [[nook.parse("place b3")]])
    assert low.solutions == [[nook.parse("place a2")]]  # the other square is taken
    with pytest.raises(IllegalAction):  # not right
        Attempt(nook, lesson(nook, "company"), 1, (), [[nook.parse("place c3")]])
    with pytest.raises(IllegalAction):  # not judged yet
        Attempt(nook, lesson(nook, "company"), 1, (), [[]])


def test_a_right_answer_after_which_the_next_task_has_no_solution_is_named(nook: Game) -> None:
    other = changed(lesson(nook, "company"), 1, solutions=(("place b3",),))
    assert faults(nook, other) == ["lesson company, task more: no solution after the right answers [['place b3']]"]


def test_a_task_may_have_a_position_of_its_own(nook: Game) -> None:
    other = changed(lesson(nook, "company"), 1, position=lesson(nook, "height").position, script=())
    assert nook.to_text(Attempt(nook, other, 1).state).splitlines()[3] == "drawn: 2"


def test_a_longer_task_is_open_until_its_last_action(nook: Game) -> None:
    first = attempt(nook, "height", 1, "place b3")
    assert first.judgment == "open"
    assert first.verdict is None
    assert [nook.text(action) for _, action in first.steps] == ["place b3", "draw 3", "place c2", "draw 2"]
    assert attempt(nook, "height", 1, "place b3", "place b2").judgment == "right"
    goal = msgspec.structs.replace(lesson(nook, "height").tasks[1].goal, outlook=12)
    harder = changed(lesson(nook, "height"), 1, goal=goal)
    assert Attempt(nook, harder, 1, [nook.parse(each) for each in ("place b3", "place b2")]).judgment == "wrong"


def test_others_act_by_themselves_where_the_replies_do_not_fit_and_always_alike(nook: Game) -> None:
    found = [attempt(nook, "height", 1, "place c2").steps for _ in range(2)]
    assert found[0] == found[1]
    assert nook.text(found[0][1][1]) == "draw 3"  # as written; its square is taken
    assert nook.text(found[0][2][1]) != "place c2"
    assert attempt(nook, "height", 1, "place c2").unused == ["1 place c2", "dealer draw 2"]


def test_a_hint_continues_the_solution_that_the_learner_began(nook: Game) -> None:
    hint = attempt(nook, "height", 1).hint
    assert hint is not None
    assert nook.text(hint) == "place b2"
    later = attempt(nook, "height", 1, "place b3").hint
    assert later is not None
    assert nook.text(later) == "place b2"
    assert attempt(nook, "height", 1, "place c2").hint is None


@pytest.mark.parametrize(
    ("number", "fields", "told"),
    [
        (0, {"script": ("1 place c3",)}, "task beside, script '1 place c3': not legal"),
        (0, {"script": ("0 jump c3",)}, "task beside, script 'jump c3'"),
        (0, {"position": "nook\noptions: seats=2\ncells: 0:1\ndrawn: 1"}, "task beside, position"),
        (0, {"solutions": (("place c3",),), "wrong": ()}, r"solution \['place c3'\]: does not reach the goal \(points 0"),
        (0, {"solutions": (("place b1", "place a2"),)}, "already right after 1 of its actions"),
        (1, {"solutions": (("place c3",),)}, "'place c3' is not offered"),
        (1, {"only": ("place b3",)}, "every action that is offered is right"),
        (1, {"only": ("place z*",)}, "verbs and only leave no action"),
        (0, {"wrong": (WrongAnswer(id="corner", actions=("place b1",)),)}, "wrong answer corner: no action"),
        (0, {"at": ("house-b1",)}, "no piece 'house-b1' in the picture"),
        (0, {"rule": "NK-9.9"}, "no such rule: NK-9.9"),
        (0, {"replies": ("1 place b1",)}, "replies that are never called for"),
        (0, {"id": "nowhere"}, "no message nook-lesson-company-nowhere-coach in ru"),
        (0, {"id": "about"}, "cannot have the id 'about'"),
        (1, {"id": "beside"}, "two tasks have the same id"),
    ],
)
def test_a_lesson_that_does_not_fit_is_named(nook: Game, number: int, fields: dict[str, object], told: str) -> None:
    with pytest.raises(LessonError, match=told):
        raise LessonError("\n".join(faults(nook, changed(lesson(nook, "company"), number, **fields))))


def test_a_seat_that_does_not_exist_is_named(nook: Game) -> None:
    other = msgspec.structs.replace(lesson(nook, "company"), seat=5)
    assert faults(nook, other) == ["nook: lesson company, task beside, seat: no such seat"]


def test_an_asset_that_does_not_exist_is_named(nook: Game) -> None:
    one = lesson(nook, "company")
    goal = msgspec.structs.replace(one.tasks[0].goal, assets={"gold": 1})
    with pytest.raises(LessonError, match="no such asset: gold"):
        Attempt(nook, changed(one, 0, goal=goal), 0, [nook.parse("place b1")])


def test_the_limit_of_a_task_is_its_longest_solution(nook: Game) -> None:
    task: Task = lesson(nook, "height").tasks[1]
    assert task.limit == 2
