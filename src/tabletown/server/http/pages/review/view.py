"""The template context of a review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from tabletown.core.facets import Look
from tabletown.server.bots.reviews import Judged, ReviewProgress
from tabletown.server.http.pages.table.view import sprite
from tabletown.server.http.pages.translator import Translator
from tabletown.server.tables.session import TableSession, ending
from tabletown.table import Replay
from tabletown.table.review import CLASSES, Decision, Review, TurnLoss
from tabletown.table.review.graph import Series, graph
from tabletown.table.review.page import books, figure, marks, numbers, series

_DRAWS = 2  # told of each seat
_BAR = 50.0  # half the length of a bar of luck


class ReviewQuery(msgspec.Struct, frozen=True):
    """The decision that is shown, the graph, whose moments are listed, and whether the reader tries it again."""

    step: int | None = None
    graph: str = "points"
    everybody: bool = False
    again: bool = False


def context(
    session: TableSession,
    found: ReviewProgress | None,
    query: ReviewQuery,
    say: Translator,
    mine: Sequence[int],
    judged: Judged | None = None,
) -> dict[str, Any]:
    """Return the context for the template, with the review as far as it is made."""
    end = ending(session.table)
    assert end is not None
    game = session.table.game
    shown: dict[str, Any] = {
        "session": session,
        "game": game.name,
        "verdict": say.line(end.verdict),
        "progress": found,
        "query": query,
        "classes": CLASSES,
        "review": None,
        "sprite": Markup(""),
    }
    review = None if found is None else found.review
    if review is None or not review.decisions:
        return shown
    seat = mine[0] if mine and not query.everybody else None
    moments = review.moments(seat)
    decision = _chosen(review, moments, query.step)
    replay = session.table.replay(decision.seat)
    view = game.view(replay.state_at(decision.index), decision.seat)
    hidden = query.again and judged is None
    legal = [] if hidden else list(dict.fromkeys([decision.best.action, decision.played]))
    parts = game.parts(view, legal, say, Look(seat=decision.seat))
    label = say(f"review-graph-{query.graph}")
    lines = _scores(session.table.replay(None)) if query.graph == "score" else series(review, query.graph == "chance")
    indexes = [each.index for each in review.decisions]
    ticks = numbers(indexes)
    drawn = graph(
        lines, parts.paints, label, last=len(review.actors), marks=marks(moments), ticks=ticks, cursor=decision.index
    )
    place = indexes.index(decision.index)
    return shown | {
        "review": review,
        "mine": mine,
        "seats": [_seat(review, seat, parts.paints[seat].number, say, seat in mine) for seat in range(len(review.totals))],
        "graph": Markup(drawn),
        "rows": [_row(index, values, lines.percent, say) for index, values in lines.points],
        "moments": [_moment(review, each, say) for each in moments],
        "decision": _decision(review, decision, view, say, judged),
        "choices": _choices(review, replay, decision, view, say) if query.again else [],
        "hidden": hidden,
        "places": {
            "first": indexes[0],
            "back": indexes[max(place - 1, 0)],
            "next": indexes[min(place + 1, len(indexes) - 1)],
            "last": indexes[-1],
            "moment": next((each.index for each in moments if each.index > decision.index), None),
        },
        "number": place + 1,
        "count": len(indexes),
        "played_on": _number(replay, decision.index),
        "board": Markup(parts.board.svg(standalone=False)),
        "under": [Markup(each.svg(standalone=False)) for each in parts.under],
        "sprite": sprite(parts.sprites),
        "luck": _luck(review, session.table.replay(None), say) if review.finished else [],
        "books": books(review, say) if review.finished else [],
        "draws": _draws(review, session.table.replay(None), say) if review.finished else [],
    }


def _scores(replay: Replay) -> Series:
    """Return the points that everybody saw, step by step."""
    return Series(tuple((replay.index_of(each.number), tuple(map(float, each.totals))) for each in replay.scores()))


def _chosen(review: Review, moments: list[Decision], step: int | None) -> Decision:
    """Return the decision that was asked for, else the one that lost most."""
    if step is None:
        return max(moments or review.decisions[:1], key=lambda each: each.loss)
    return min(review.decisions, key=lambda each: abs(each.index - step))


def _seat(review: Review, seat: int, paint: int, say: Translator, mine: bool) -> dict[str, Any]:
    books = review.books(seat)
    return {
        "name": say.seat(seat),
        "paint": paint,
        "mine": mine,
        "total": figure(review.totals[seat], say.language).partition("," if say.language == "ru" else ".")[0],
        "accuracy": round(review.accuracy(seat)),
        "lost": figure(review.lost(seat), say.language),
        "luck": figure(books.luck, say.language, True),
        "counts": review.counts(seat),
    }


def _row(index: int, values: tuple[float, ...], percent: bool, say: Translator) -> dict[str, Any]:
    told = [f"{100 * each:.0f} %" if percent else figure(each, say.language) for each in values]
    return {"number": index, "values": told}


def _moment(review: Review, decision: Decision, say: Translator) -> dict[str, Any]:
    game = review.rules
    return {
        "index": decision.index,
        "verdict": decision.verdict,
        "seat": say.seat(decision.seat),
        "played": say.action(game.name, game.describe(decision.played)),
        "best": say.action(game.name, game.describe(decision.best.action)),
        "loss": figure(-decision.loss, say.language, True),
    }


def _decision(review: Review, decision: Decision, view: Any, say: Translator, judged: Judged | None) -> dict[str, Any]:
    game = review.rules
    actions = [decision.played, decision.best.action, *([] if judged is None else [judged.action])]
    labels = say.choices(game, view, list(dict.fromkeys(actions)))
    gains = [
        {"name": say.item(game, item, view), "points": figure(each, say.language, True)} for item, each in decision.gains
    ]
    if abs(decision.others) >= 0.05:
        gains.append({"name": say("web-review-others"), "points": figure(decision.others, say.language, True)})
    found = decision if judged is None else judged
    return {
        "index": decision.index,
        "seat": decision.seat,
        "name": say.seat(decision.seat),
        "verdict": found.verdict,
        "is_best": decision.played == decision.best.action if judged is None else judged.loss == 0,
        "played": labels[decision.played if judged is None else judged.action],
        "best": labels[decision.best.action],
        "actions": (decision.played, decision.best.action),
        "loss": figure(-found.loss, say.language, True),
        "error": figure(found.error, say.language),
        "gains": gains if judged is None else [],
        "chances": [
            {
                "label": say.choices(game, view, [each.action])[each.action],
                "points": figure(each.points, say.language),
                "chance": f"{100 * each.chance:.0f} %",
                "loss": figure(-each.loss, say.language, True),
            }
            for each in decision.options
        ],
        "judged": judged is not None,
        "turn": None if judged is not None or decision.turn is None else _turn(decision.turn, say),
    }


def _turn(turn: TurnLoss, say: Translator) -> dict[str, Any]:
    """Return the verdict on the rest of a turn, which was made in several steps."""
    lost = figure(-turn.loss, say.language, True)
    return {"steps": turn.steps, "verdict": turn.verdict, "loss": lost, "error": figure(turn.error, say.language)}


def _choices(review: Review, replay: Replay, decision: Decision, view: Any, say: Translator) -> list[tuple[int, str]]:
    """Return what the seat could choose."""
    legal = replay.state_at(decision.index).legal(decision.seat)
    labels = say.choices(review.rules, view, legal)
    return [(action, labels[action]) for action in legal]


def _number(replay: Replay, index: int) -> int:
    """Return the number of the last step that the viewer saw before a decision."""
    return max(number for number in range(replay.last + 1) if replay.index_of(number) <= index)


def _luck(review: Review, replay: Replay, say: Translator) -> list[dict[str, Any]]:
    """Return the luck of each seat, and its greatest draws in words."""
    books = [review.books(seat) for seat in range(len(review.totals))]
    most = max([abs(each.luck) for each in books] + [1.0])
    draws, found = review.draws(), []
    for seat, each in enumerate(books):
        great = sorted(draws, key=lambda draw: -abs(draw.luck[seat]))[:_DRAWS]
        length = round(_BAR * abs(each.luck) / most, 1)
        told = [
            {"text": _told(replay, draw.first, draw.last, say), "points": figure(draw.luck[seat], say.language, True)}
            for draw in great
        ]
        found.append(
            {
                "sum": figure(each.luck, say.language, True),
                "error": figure(each.luck_error, say.language),
                "good": each.luck >= 0,
                "length": length,
                "start": 0.0 if each.luck >= 0 else -length,
                "draws": told,
            }
        )
    return found


def _draws(review: Review, replay: Replay, say: Translator) -> list[dict[str, Any]]:
    """Return all draws that could come otherwise, with what each brought every seat."""
    return [
        {
            "text": _told(replay, draw.first, draw.last, say),
            "luck": [figure(each, say.language, True) for each in draw.luck],
        }
        for draw in review.draws()
    ]


def _told(replay: Replay, first: int, last: int, say: Translator) -> str:
    """Return the first line of the log about some draws, else where they were made."""
    numbers = [number for number in range(1, replay.last + 1) if first < replay.index_of(number) <= last]
    lines = [line for number in numbers for line in replay.lines(number)]
    return say.line(lines[0]) if lines else say("web-review-draw", {"number": first + 1})
