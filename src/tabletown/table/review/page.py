"""A review for people: tables as text, and graph and tables as HTML for notebooks and files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import msgspec

from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.i18n import Speaker
from tabletown.table.review.graph import Mark, Series, graph
from tabletown.table.review.model import Decision, Review
from tabletown.table.review.verdicts import CLASSES

_STYLE = (
    ".review-graph{max-width:720px;background:#fffaf0}.review-graph .keyline{stroke:#2a2130;stroke-width:5}"
    ".review-graph .mark circle{fill:#fff;stroke:#2a2130}.tabletown-review td{padding:2px 10px;text-align:right}"
)


def figure(value: float, language: str, sign: bool = False) -> str:
    """Return points as people of a language write them, with their sign if wanted."""
    written = f"{value:+.1f}" if sign else f"{value:.1f}"
    if float(written) == 0.0:
        written = "0.0"
    return written.replace("-", "−").replace(".", "," if language == "ru" else ".")


def options_of(review: Review) -> Options:
    """Return the options of the match."""
    return msgspec.convert(review.options, review.rules.options_type)


def series(review: Review, chances: bool = False) -> Series:
    """Return the points or chances to win that seats could expect."""
    kept = tuple((each.index, each.chances if chances else each.points) for each in review.positions)
    return Series(kept, chances)


def marks(decisions: Sequence[Decision]) -> list[Mark]:
    """Return the verdicts that a graph shows."""
    return [Mark(each.index, each.seat, each.verdict) for each in decisions]


def numbers(indexes: Sequence[int]) -> list[tuple[int, str]]:
    """Return the numbers of some decisions for the graph, and where they are."""
    space = next(each for each in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if len(indexes) < 10 * each)
    return [(indexes[number - 1], str(number)) for number in range(space, len(indexes) + 1, space)]


def paints_of(review: Review, say: Speaker) -> Any:
    """Return the paints of the seats."""
    rules, options = review.rules, options_of(review)
    return rules.parts(rules.view(rules.new(options), None), [], say).paints


def summary(review: Review, say: Speaker) -> list[list[str]]:
    """Return a table with a row for each seat, its head first."""
    head = ["review-seat", "review-result", "review-accuracy", "review-lost", "review-luck"]
    rows = [[say(each) for each in head] + [say(f"review-{name}") for name in CLASSES]]
    for seat in range(len(review.totals)):
        books = review.books(seat)
        luck = f"{figure(books.luck, say.language, True)} ± {figure(books.luck_error, say.language)}"
        points, counts = figure(review.lost(seat), say.language), review.counts(seat)
        row = [say.seat(seat), str(review.totals[seat]), f"{review.accuracy(seat):.0f} %", points, luck]
        rows.append([*row, *(str(counts[name]) for name in CLASSES)])
    return rows


def books(review: Review, say: Speaker) -> list[list[str]]:
    """Return a table of where the points come from, its head first."""
    names = ["review-seat", "review-start", "review-own", "review-others", "review-luck", "review-result"]
    rows = [[say(each) for each in names]]
    for seat in range(len(review.totals)):
        each = review.books(seat)
        parts = [figure(part, say.language, True) for part in (each.own, each.others, each.luck)]
        rows.append([say.seat(seat), figure(each.start, say.language), *parts, str(each.result)])
    return rows


def moment(rules: Game, decision: Decision, say: Speaker) -> str:
    """Return a decision that lost points as a sentence."""
    words = [say.action(rules.name, rules.describe(action)) for action in (decision.played, decision.best.action)]
    said = {"number": decision.index + 1, "seat": decision.seat, "played": words[0], "best": words[1]}
    return say("review-moment", said)


def lost(decision: Decision, say: Speaker) -> str:
    """Return the loss of a decision with its error."""
    said = {"points": figure(decision.loss, say.language), "error": figure(decision.error, say.language)}
    return say("review-loss", said)


def text(review: Review, say: Speaker) -> str:
    """Return the review as plain text."""
    lines = []
    for rows in (summary(review, say), books(review, say)):
        widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
        lines += ["  ".join(cell.rjust(width) for cell, width in zip(row, widths)) for row in rows] + [""]
    lines.append(say("review-moments"))
    for each in review.moments():
        lines.append(f"{say(f'review-{each.verdict}'):14} {lost(each, say):12} {moment(review.rules, each, say)}")
    return "\n".join(lines) + "\n"


def html(review: Review, say: Speaker) -> str:
    """Return the graph and the tables as a fragment of HTML."""
    ticks = numbers([each.index for each in review.decisions])
    drawn = graph(
        series(review), paints_of(review, say), say("review-graph-points"), marks=marks(review.moments()), ticks=ticks
    )
    out = [f'<div class="tabletown-review"><style>{_STYLE}</style>{drawn}']
    for rows in (summary(review, say), books(review, say)):
        head, *body = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
        out.append(
            f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(f'<tr>{row}</tr>' for row in body)}</tbody></table>"
        )
    moments = [f"<li>{escape(moment(review.rules, each, say))} {lost(each, say)}</li>" for each in review.moments()]
    return "".join(out) + f"<ol>{''.join(moments)}</ol></div>"


def notebook(review: Review) -> str:
    """Return the review for a notebook, in English."""
    return html(review, Speaker.of_match(review.rules, options_of(review), "en"))
