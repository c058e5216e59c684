"""What the first page tells somebody who has been here before: the deal of the day, what to learn, and what is new."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletown.i18n import Speaker
from tabletown.server.http.pages.learn.courses import Course
from tabletown.server.tables.daily.service import DealEntry
from tabletown.server.tables.ratings import Rated, Skill
from tabletown.server.tables.responses import TableEntry
from tabletown.server.tables.storage import ChatMessage

DAY = 24 * 60 * 60.0
_MOST = 3  # news of a kind


class Result(msgspec.Struct, frozen=True):
    """How the caller's last match of a game ended."""

    points: int
    won: bool


class News(msgspec.Struct, frozen=True):
    """A line about the last day, with a sign, where it leads, and by how much a rating has changed."""

    sign: str
    text: str
    link: str
    change: int | None = None


def next_deal(deals: Sequence[DealEntry]) -> DealEntry | None:
    """Return the deal of the day that is begun, else the first one that is not finished."""
    open_ones = [each for each in deals if each.mine is None or each.mine.points is None]
    return next((each for each in open_ones if each.table), open_ones[0] if open_ones else None)


def next_course(courses: Sequence[Course]) -> Course | None:
    """Return the course that is begun, else the first one that is not finished."""
    left = [each for each in courses if each.next is not None]
    begun = [each for each in left if each.done or (each.next is not None and each.next.done)]
    return next(iter(begun or left), None)


def last_results(finished: Sequence[TableEntry]) -> dict[str, Result]:
    """Return the caller's last result in each game, newest matches first."""
    found: dict[str, Result] = {}
    for each in finished:
        seat = next((seat.seat for seat in each.seats if seat.mine), None)
        if each.result is not None and seat is not None and each.game not in found:
            found[each.game] = Result(each.result.totals[seat], seat in each.result.winners)
    return found


def rating_news(history: Sequence[Rated], since: float, user: str, say: Speaker) -> list[News]:
    """Return what ratings have become since a time; `history` has the oldest first."""
    kinds: dict[tuple[str, int], tuple[int, Rated]] = {}
    figures: dict[tuple[str, int], int] = {}
    for each in history:
        kind = (each.game, each.seats)
        if each.at <= since or kind not in kinds:
            kinds[kind] = (figures.get(kind, Skill().shown), each)
        if each.at > since:
            kinds[kind] = (kinds[kind][0], each)
        figures[kind] = each.skill.shown
    return [
        News(
            "chart",
            say("web-home-rating", {"game": say(f"{last.game}-name"), "rating": last.skill.shown}),
            f"/players/{user}?game={last.game}&seats={last.seats}",
            last.skill.shown - before,
        )
        for before, last in kinds.values()
        if last.at > since
    ][:_MOST]


def result_news(finished: Sequence[TableEntry], since: float, say: Speaker) -> list[News]:
    """Return how matches have ended since a time."""
    ended = [each for each in finished if each.finished is not None and each.finished > since and each.verdict is not None]
    return [
        News("done", f"{say(f'{each.game}-name')}. {each.verdict.text}", f"/tables/{each.id}/result")
        for each in ended[:_MOST]
        if each.verdict is not None
    ]


def chat_news(messages: Sequence[ChatMessage], user: str, since: float, say: Speaker) -> list[News]:
    """Return the last thing that somebody else has said at each table since a time."""
    last = {each.table: each for each in messages if each.user != user and each.at > since}
    newest = sorted(last.values(), key=lambda each: -each.at)[:_MOST]
    return [
        News("chat", say("web-home-said", {"name": each.name, "text": each.text}), f"/tables/{each.table}")
        for each in newest
    ]
