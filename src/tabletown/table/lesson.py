"""Lessons in progress: the position of a task, the actions offered to the learner, and the judgment of each of them.

A task begins where the learner's answer to the task before it ended; where that is not known, after its first solution. The
learner acts; then the others take the steps written in `replies`, and once these are used up the dealer draws from a fixed
seed and other seats play greedily, until the learner has a decision again. An action is right if the goal holds after it, or
after a step that follows from it: a reply, a draw, a forced step, or the decision of a seat that decided at the same time.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Literal

from tabletown.bots.greedy import Player
from tabletown.core.bits import members
from tabletown.core.chance import Rng
from tabletown.core.errors import IllegalAction, MalformedAction
from tabletown.core.game import Game
from tabletown.core.guide.lessons import Goal, Lesson, LessonError, Task, WrongAnswer, matches
from tabletown.core.state import CHANCE, State
from tabletown.core.views import Line, ScoreSheet, View

DEALER = "dealer"  # the actor of a draw in a script or reply
SCRIPT = "script"
_SEED = 20
_LONGEST = 500  # steps of others between two decisions of the learner

Judgment = Literal["open", "right", "wrong"]


class _Course:
    """The steps of everybody in a task, from the script or the replies, or taken automatically."""

    def __init__(self, game: Game, lesson: Lesson, task: Task, state: State, written: Sequence[str], place: str) -> None:
        self.game = game
        self.lesson = lesson
        self.task = task
        self.state = state
        self.written = list(written)  # still to come
        self.unused: list[str] = []  # given up
        self.place = place
        self.steps: list[tuple[int, int]] = []

    @property
    def waits(self) -> bool:
        """Whether the learner has a decision, or the match is over."""
        return self.state.over or self.state.is_actor(self.lesson.seat)

    def apply(self, actor: int, action: int) -> None:
        """Take a step."""
        self.state.apply(actor, action)
        self.steps.append((actor, action))

    def follow(self) -> tuple[int, int]:
        """Return the next step of the others: the next that is written, else an automatic one."""
        if self.written:
            step = self._read(self.written[0])
            if step[1] in self.state.legal(step[0]):
                self.written.pop(0)
                return step
            self._misfit(self.written[0])
        if self.state.actors() == CHANCE:
            return CHANCE, self.state.draw(Rng(_SEED + len(self.steps)))
        actor = members(self.state.actors())[0]
        view, legal = self.game.view(self.state, actor), self.state.legal(actor)
        return actor, Player(1).choose(self.game, view, legal, random.Random(_SEED))

    def settle(self) -> None:
        """Take the steps of the others until the learner has a decision."""
        for _ in range(_LONGEST):
            if self.waits:
                return
            self.apply(*self.follow())
        raise self.fault(self.place, "the learner gets no decision")

    def parse(self, place: str, text: str) -> int:
        """Return the action of a notation in the lesson's file."""
        try:
            return self.game.parse(text)
        except MalformedAction as error:
            raise self.fault(f"{place} {text!r}", str(error)) from None

    def fault(self, place: str, told: str) -> LessonError:
        """Return the error that names the place of a fault in the lesson's file."""
        return LessonError(f"{self.game.name}: lesson {self.lesson.id}, task {self.task.id}, {place}: {told}")

    def _misfit(self, text: str) -> None:
        """Give up what is written if a step is not legal: the learner may have acted otherwise than its author thought."""
        if self.place == SCRIPT:
            raise self.fault(f"{self.place} {text!r}", "not legal")
        self.unused, self.written = self.written, []

    def _read(self, text: str) -> tuple[int, int]:
        name, _, said = text.partition(" ")
        actor = CHANCE if name == DEALER else int(name) if name.isdecimal() else self.state.options.seats
        return actor, self.parse(self.place, said)


class Attempt:
    """An attempt at one task of a lesson; `judgment` is open until it is right or wrong.

    Raise LessonError where the lesson itself does not fit its game, IllegalAction for an action that is not offered.
    """

    def __init__(
        self, game: Game, lesson: Lesson, number: int = 0, actions: Sequence[int] = (), before: Sequence[Sequence[int]] = ()
    ) -> None:
        self.game = game
        self.lesson = lesson
        self.number = number
        self.task = lesson.tasks[number]
        self.before = (
            [] if self.task.position else list(before)
        )  # the learner's answers to the tasks just before, the last one last
        begun = _begin(game, lesson, number, self.before)
        self._course = _Course(game, lesson, self.task, begun, self.task.replies, "reply")
        self.begun = self.view  # when the task began
        self.start = self.sheet
        self.actions: list[int] = []
        self.judgment: Judgment = "open"
        self.wrong: WrongAnswer | None = None  # the named one, if it is
        for action in actions:
            self.act(action)

    # What the learner sees.

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return self.lesson.seat

    @property
    def state(self) -> State:
        """The state now; once the task is judged, as the learner's action and the replies left it."""
        return self._course.state

    @property
    def steps(self) -> list[tuple[int, int]]:
        """The steps of everybody since the task began."""
        return self._course.steps

    @property
    def unused(self) -> list[str]:
        """The replies that did not fit or were not called for."""
        return self._course.unused or self._course.written

    @property
    def view(self) -> View:
        """The view of the learner."""
        return self.game.view(self.state, self.seat)

    @property
    def sheet(self) -> ScoreSheet:
        """The outlook of the learner."""
        return self.game.outlook(self.view, self.seat)

    @property
    def figures(self) -> dict[str, str | int]:
        """The learner's outlook now, when the task began, and the difference: arguments of all messages."""
        points = self.sheet.total
        return {"points": points, "before": self.start.total, "gain": points - self.start.total}

    @property
    def offered(self) -> list[int]:
        """The actions that the learner may choose; none once the task is judged."""
        return self._offered(self.state) if self.judgment == "open" else []

    @property
    def solutions(self) -> list[list[int]]:
        """The solutions of the task from where it began; the first is the one to show."""
        found = [[self._course.parse("solution", each) for each in solution] for solution in self.task.solutions]
        return [each for each in found if self._reaches(each)] if self.before else found

    @property
    def hint(self) -> int | None:
        """The next action of a solution that begins as the learner did, None if there is none."""
        done = len(self.actions)
        begun = (each for each in self.solutions if len(each) > done and each[:done] == self.actions)
        return next((each[done] for each in begun if self._reaches(each)), None)

    # What the learner is told.

    @property
    def verdict(self) -> Line | None:
        """What is said of the last action, None while the task is open."""
        if self.judgment == "open":
            return None
        return self.line(self.wrong.id if self.wrong else self.judgment)

    @property
    def rule(self) -> str:
        """The rule to read now: that of the wrong answer, or of the task."""
        return (self.wrong.rule if self.wrong else "") or self.task.rule

    def line(self, part: str = "") -> Line:
        """Return a message of the task: the goal, or `coach`, `hint`, `right`, `wrong` or the id of a wrong answer."""
        name = f"{self.game.name}-lesson-{self.lesson.id}-{self.task.id}"
        return Line(f"{name}-{part}" if part else name, self.figures)

    # What happens.

    def act(self, action: int) -> None:
        """Carry out an action of the learner and judge it."""
        if action not in self.offered:
            raise IllegalAction("illegal-action", actor=self.seat, action=action)
        before, course = self.state.copy(), self._course
        course.apply(self.seat, action)
        self.actions.append(action)
        left, steps = course.state.copy(), len(course.steps)
        while not self._holds(before, action):
            written, together = bool(course.written), self._is_together(before)
            if course.waits or not (written or together or self._is_forced() or self.task.goal.over):
                break
            course.apply(*course.follow())
            if written or together:
                left, steps = course.state.copy(), len(course.steps)
        else:
            self.judgment = "right"
            return
        text, done = self.game.text(action), len(self.actions) >= self.task.limit
        self.wrong = next((each for each in self.task.wrong if matches(text, each.actions)), None)
        if not (self.wrong or done):
            course.settle()
        if self.wrong or done or self.state.over:
            self.judgment = "wrong"
            course.state, course.steps = left, course.steps[:steps]

    def is_final(self, action: int) -> bool:
        """Return whether the learner could not undo an action at a table."""
        after = self.state.copy()
        after.advance(self.seat, action)
        return bool((self.game.barrier(self.state, self.seat, action, after) >> self.seat) & 1)

    def solve(self) -> State:
        """Take the first solution from the start and return the state in which the next task begins, before its script."""
        for action in self.solutions[0]:
            if action not in self.offered:
                raise self.fault(f"solution {self.game.text(action)!r}", "not offered")
            self.act(action)
        return self.end()

    def end(self) -> State:
        """Return the state in which the next task begins after a right answer, before its script."""
        while self._course.written and not self._course.waits:
            self._course.apply(*self._course.follow())
        return self.state

    def fault(self, place: str, told: str) -> LessonError:
        """Return the error that names the place of a fault in the lesson's file."""
        return self._course.fault(place, told)

    def _offered(self, state: State) -> list[int]:
        """Return the legal actions that the task offers; all of them at a decision of which it offers none."""
        legal = state.legal(self.seat)
        return [action for action in legal if self.task.offers(self.game.text(action))] or legal

    def _is_together(self, before: State) -> bool:
        """Return whether the next actor decided at the same time as the learner, in `before`."""
        now = self.state.actors()
        return now > 0 and before.is_actor(members(now)[0])

    def _is_forced(self) -> bool:
        """Return whether the next step is a draw or the only one possible."""
        now = self.state.actors()
        return now == CHANCE or len(self.state.legal(members(now)[0])) == 1

    def _reaches(self, solution: Sequence[int]) -> bool:
        """Return whether a solution reaches the goal from where the task began."""
        attempt = Attempt(self.game, self.lesson, self.number, (), self.before)
        for action in solution:
            if action not in attempt.offered:
                return False
            attempt.act(action)
        return attempt.judgment == "right"

    # The goal.

    def _holds(self, before: State, action: int) -> bool:
        """Return whether the goal holds now, after an action that was taken in `before`."""
        goal, sheet = self.task.goal, self.sheet
        return (
            (not goal.actions or matches(self.game.text(action), goal.actions))
            and (goal.outlook is None or sheet.total >= goal.outlook)
            and (goal.gain is None or sheet.total - self.start.total >= goal.gain)
            and (not goal.over or self.state.over)
            and _is_scored(goal, sheet)
            and self._is_owned(goal)
            and (not goal.best or self._is_best(before, action))
        )

    def _is_owned(self, goal: Goal) -> bool:
        """Return whether the learner has the assets of the goal, and no more than those to be spent."""
        own = self.game.assets(self.view, self.seat) if goal.assets or goal.spent else {}
        lacking = [name for name in (*goal.assets, *goal.spent) if name not in own]
        if lacking:
            raise self.fault("goal", f"no such asset: {', '.join(lacking)}")
        return all(own[name] >= least for name, least in goal.assets.items()) and all(
            own[name] <= most for name, most in goal.spent.items()
        )

    def _is_best(self, before: State, action: int) -> bool:
        """Return whether no other action that was offered leads to a higher outlook."""

        def worth(each: int) -> int:
            after = self.game.foresee(before, self.seat, each)
            return self.game.outlook(self.game.view(after, self.seat), self.seat).total

        return worth(action) >= max(worth(each) for each in self._offered(before))


def _is_scored(goal: Goal, sheet: ScoreSheet) -> bool:
    """Return whether the lines of the outlook have at least the points of the goal."""
    return all(sum(line.points for line in sheet.lines if line.item == item) >= least for item, least in goal.scores.items())


def _begin(game: Game, lesson: Lesson, number: int, before: Sequence[Sequence[int]]) -> State:
    """Return the state in which a task begins; raise IllegalAction if an answer to the task before it was not right."""
    task = lesson.tasks[number]
    if task.position or not number:
        try:
            state = game.from_text((task.position or lesson.position).strip() + "\n")
        except ValueError as error:
            raise LessonError(f"{game.name}: lesson {lesson.id}, task {task.id}, position: {error}") from None
    elif before:
        earlier = Attempt(game, lesson, number - 1, before[-1], before[:-1])
        if earlier.judgment != "right":
            raise IllegalAction("illegal-action", actor=lesson.seat, action=(before[-1] or [-1])[-1])
        state = earlier.end()
    else:
        state = Attempt(game, lesson, number - 1).solve()
    course = _Course(game, lesson, task, state, task.script, SCRIPT)
    if not 0 <= lesson.seat < state.options.seats:
        raise course.fault("seat", "no such seat")
    while course.written:
        course.apply(*course.follow())
    course.settle()
    if state.over:
        raise course.fault("position", "the match is over")
    return state
