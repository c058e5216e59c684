"""A review in parts that any process can work out: one position or one decision each."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from time import perf_counter, thread_time

import msgspec

from tabletown.core.options import Options
from tabletown.core.registry import game
from tabletown.table.review.model import Decision, Position, Review
from tabletown.table.review.reviewer import Effort, Reviewer
from tabletown.table.review.verdicts import is_settled

_LONGEST = 0.5  # seconds of a part, since somebody may wait for the process
_SURER = 4.0  # how much longer a decision is looked at for the second time
_SECOND = 0.35  # share of the time for second looks


class Match(msgspec.Struct, frozen=True):
    """A finished match of a table; `effort` limits the work by numbers instead of time."""

    table: str
    game: str
    options: Options
    steps: tuple[tuple[int, int], ...]
    effort: Effort | None = None


class Part(msgspec.Struct, frozen=True):
    """A position or decision after `index` steps; `action` is judged instead of the one played."""

    match: Match
    index: int
    decides: bool
    seconds: float
    action: int | None = None

    @property
    def table(self) -> str:
        """The table of the match."""
        return self.match.table


class Outline(msgspec.Struct, frozen=True):
    """A review in which nothing is worked out yet, the end of its match, and its parts in order."""

    review: Review
    end: Position
    parts: tuple[Part, ...]


@lru_cache(maxsize=2)
def _reviewer(match: Match, clock: Callable[[], float]) -> Reviewer:
    return Reviewer(game(match.game), match.options, match.steps, effort=match.effort, clock=clock)


def outline(match: Match) -> Outline:
    """Return what is to be done for a review."""
    reviewer = _reviewer(match, thread_time)
    shares = [min(each, _LONGEST) for each in reviewer.shares()]
    parts = tuple(Part(match, index, decides, shares[decides]) for index, decides in reviewer.parts)
    review = msgspec.structs.replace(reviewer.review, decisions=[], positions=[], done=0, total=len(parts))
    return Outline(review, reviewer.end(), parts)


def work_out(part: Part) -> Position | Decision:
    """Return the position or decision of a part, in its seconds of processor time, or of time if somebody waits."""
    reviewer = _reviewer(part.match, thread_time if part.action is None else perf_counter)
    if part.decides:
        return reviewer.decision(part.index, part.seconds, part.action)
    return reviewer.position(part.index, part.seconds)


def second_looks(outline: Outline, seconds: float) -> list[Part]:
    """Return decisions that are worth a longer look, those that may have lost most first, for a share of the time."""
    review = outline.review
    parts = {part.index: part for part in outline.parts if part.decides}
    open_ = [each for each in review.decisions if each.loss and not is_settled(each.loss, each.error, review.mistake)]
    open_.sort(key=lambda each: -(each.loss + each.error))
    longer = [
        msgspec.structs.replace(parts[each.index], seconds=min(_SURER * parts[each.index].seconds, 2 * _LONGEST))
        for each in open_
    ]
    most = int(_SECOND * seconds / longer[0].seconds) if longer and longer[0].seconds else 0
    return longer[:most]
