"""Lessons: positions with tasks for learners, read from `lessons/*.toml` in the folder of a game.

    seat = 0
    position = '''
    torres
    ...
    '''

    [[tasks]]
    id = "step-up"
    verbs = ["move_knight"]
    at = ["square-c4"]
    goal.outlook = 12
    solutions = [["move_knight c4 d4"]]
    wrong = [{ id = "too-low", actions = ["move_knight c4 *"], rule = "TR-5.4" }]

The texts are messages: `<game>-lesson-<lesson>` is the title of a lesson, `...-about` what it teaches in one line,
`...-learned-1` to `-3` what was learned. A task has `<game>-lesson-<lesson>-<task>` (the goal in one sentence), `...-coach`
(the bubble), `...-right`, `...-wrong` (any other wrong answer), `...-hint`, and one message for each wrong answer that it
names. The figures `points`, `before` and `gain` are arguments of all of them: the outlook of the learner now, at the start
of the task, and the difference.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import msgspec


class LessonError(ValueError):
    """A lesson file that cannot be read."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold after the learner's actions; every condition that is given must hold."""

    actions: tuple[str, ...] = ()  # the last action matches one of these patterns
    outlook: int | None = None  # the own outlook is at least this
    gain: int | None = None  # the own outlook has grown by at least this since the task began
    best: bool = False  # no other action (of those offered) gives a higher outlook; for tasks of one action
    scores: dict[str, int] = {}  # lines of the own outlook by item, at least
    assets: dict[str, int] = {}  # own assets, at least
    spent: dict[str, int] = {}  # own assets, at most
    over: bool = False  # the match is over


class WrongAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wrong answer that is told in its own words; `actions` are patterns of the last action."""

    id: str
    actions: tuple[str, ...]
    rule: str = ""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One goal of a lesson."""

    id: str
    goal: Goal
    # Action sequences that reach the goal after some right answer to the task before; the first that does is shown.
    solutions: tuple[tuple[str, ...], ...]
    position: str = ""  # a position of its own; else the task goes on where the answer to the task before ended
    script: tuple[str, ...] = ()  # steps before the task: `<seat> <action>` or `dealer <outcome>`
    replies: tuple[str, ...] = ()  # steps of others after the learner's actions, in this order
    verbs: tuple[str, ...] = ()  # the verbs that are offered; empty for all
    only: tuple[str, ...] = ()  # patterns of the actions that are offered; empty for all
    at: tuple[str, ...] = ()  # keys of the pieces that the bubble points to
    rule: str = ""  # the rule that the task teaches
    wrong: tuple[WrongAnswer, ...] = ()

    @property
    def limit(self) -> int:
        """The number of actions after which the task is judged."""
        return max(len(each) for each in self.solutions)

    def offers(self, action: str) -> bool:
        """Return whether the task offers a legal action."""
        verb = action.partition(" ")[0]
        return (not self.verbs or verb in self.verbs) and (not self.only or matches(action, self.only))


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A position with tasks, one after the other."""

    id: str
    seat: int
    position: str
    tasks: tuple[Task, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a lesson file."""

    position: str
    tasks: tuple[Task, ...]
    seat: int = 0


def matches(action: str, patterns: tuple[str, ...]) -> bool:
    """Return whether an action's notation matches one of the patterns, in which `*` stands for anything."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)


def read(folder: Path) -> tuple[Lesson, ...]:
    """Return the lessons of a folder in the order of its files, which are named `<number>-<lesson>.toml`."""
    found = []
    for file in sorted(folder.glob("*.toml")):
        try:
            data = msgspec.toml.decode(file.read_bytes(), type=_File)
        except msgspec.DecodeError as error:
            raise LessonError(f"{file.name}: {error}") from None
        name = file.stem.partition("-")[2]
        found.append(Lesson(id=name, seat=data.seat, position=data.position.strip() + "\n", tasks=data.tasks))
    return tuple(found)
