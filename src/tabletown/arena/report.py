"""Reports of a summary: tables for the terminal and documents, a plot as SVG, and a page with both."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tabletown.arena.contest import writing
from tabletown.arena.summary import Interval, Standing, Summary
from tabletown.drawing.svg import element, esc, num, rect
from tabletown.i18n import say

ROW, BAR, NAME, PLOT, VALUE = 34, 16, 150, 420, 150  # pixels of the plot
INK, SOFT, PAINT = "#2a2130", "#8d7d66", "#0a6b66"
STYLE = "body{font:16px system-ui,sans-serif;margin:2rem;color:#2a2130}td,th{padding:.3rem .8rem;text-align:right}"


def is_solo(summary: Summary) -> bool:
    """Return whether bots play solo, so that points count."""
    return summary.contest.seats == 1


def percent(figure: Interval) -> str:
    """Return a share with its interval."""
    return f"{100 * figure.value:.1f} % ({100 * figure.low:.1f}–{100 * figure.high:.1f})"


def plain(figure: Interval) -> str:
    """Return a number with its interval."""
    value, low, high = (f"{each:z.1f}".replace("-", "−") for each in (figure.value, figure.low, figure.high))
    return f"{value} ({low}{'…' if low.startswith('−') else '–'}{high})"


def rows(summary: Summary, language: str) -> list[list[str]]:
    """Return the rows of the table, header first."""
    head = ["bot", "matches", "share", "fair", "points", "rating", "seconds"]
    columns = [each for each in head if not (is_solo(summary) and each in ("fair", "rating"))]
    found = [[say(language, f"arena-column-{each}") for each in columns]]
    for standing in summary.standings:
        cells = {
            "bot": standing.bot,
            "matches": str(standing.matches),
            "share": percent(standing.share),
            "fair": f"{100 * standing.fair:.0f} %",
            "points": plain(standing.points),
            "rating": "–" if standing.rating is None else plain(standing.rating),
            "seconds": f"{standing.seconds:.3f}",
        }
        found.append([cells[each] for each in columns])
    return found


def duel_rows(summary: Summary, language: str) -> list[list[str]]:
    """Return the rows of head-to-head results, header first; empty unless more than two bots met."""
    if len(summary.duels) < 2:
        return []
    found = [[say(language, f"arena-column-{each}") for each in ("first", "second", "matches", "ahead")]]
    return found + [[each.first, each.second, str(each.matches), percent(each.share)] for each in summary.duels]


def table(cells: Sequence[Sequence[str]]) -> str:
    """Return the cells as aligned columns, the first one left-aligned."""
    if not cells:
        return ""
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    lines = []
    for row in cells:
        padded = [
            text.rjust(width) if column else text.ljust(width) for column, (text, width) in enumerate(zip(row, widths))
        ]
        lines.append("  ".join(padded).rstrip())
    return "\n".join(lines)


def markdown(cells: Sequence[Sequence[str]]) -> str:
    """Return the cells as a Markdown table."""
    lines = ["| " + " | ".join(row) + " |" for row in cells]
    lines.insert(1, "|" + "---|" * len(cells[0]))
    return "\n".join(lines)


def title(summary: Summary, language: str) -> str:
    """Return a one-line title: game, options and number of matches."""
    contest = summary.contest
    return say(
        language,
        "arena-title",
        {
            "game": say(language, f"{contest.game}-name"),
            "mode": say(language, f"{contest.game}-mode-{contest.options['mode']}"),
            "seats": contest.seats,
            "matches": summary.matches,
        },
    )


# The plot.


def plot(summary: Summary, language: str) -> str:
    """Return bars with their intervals: win shares beside the fair share, or mean points in solo play."""
    solo = is_solo(summary)
    least, most = _range(summary) if solo else (0.0, 1.0)
    width, height = NAME + PLOT + VALUE, ROW * (len(summary.standings) + 1)
    parts = [_text(0, 20, title(summary, language), weight="700")]
    for number, each in enumerate(summary.standings, 1):
        parts.append(_bar(each, ROW * number, least, most, solo))
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
        aria_label=title(summary, language),
    )


def _range(summary: Summary) -> tuple[float, float]:
    """Return the range of mean points, including 0, with a margin."""
    ends = [0.0, *(end for each in summary.standings for end in (each.points.low, each.points.high))]
    return 1.05 * min(ends), max(1.05 * max(ends), 1e-9)


def _bar(standing: Standing, top: float, least: float, most: float, solo: bool) -> str:
    figure = standing.points if solo else standing.share
    middle = top + ROW / 2

    def x(value: float) -> float:
        return NAME + PLOT * (value - least) / (most - least)

    parts = [
        _text(0, middle + 5, standing.bot),
        rect(NAME, middle - BAR / 2, PLOT, BAR, 3, fill="#eee4d1"),
        rect(min(x(0.0), x(figure.value)), middle - BAR / 2, abs(x(figure.value) - x(0.0)), BAR, 3, fill=PAINT),
        _line(x(figure.low), middle, x(figure.high), middle, INK, 2),
        *(_line(x(end), middle - 6, x(end), middle + 6, INK, 2) for end in (figure.low, figure.high)),
        _text(NAME + PLOT + 10, middle + 5, plain(figure) if solo else percent(figure)),
    ]
    if not solo:
        parts.append(_line(x(standing.fair), middle - 13, x(standing.fair), middle + 13, SOFT, 2, "4 3"))
    return "".join(parts)


def _text(x: float, y: float, text: str, weight: str = "400") -> str:
    return element(
        "text", esc(text), x=x, y=y, fill=INK, font_size=14, font_weight=weight, font_family="system-ui, sans-serif"
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float, dashes: str | None = None) -> str:
    d = f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"
    return element("path", d=d, stroke=colour, stroke_width=width, stroke_dasharray=dashes)


def shown(summary: Summary, language: str) -> str:
    """Return the plot and the tables as an HTML fragment."""
    tables = [html_table(cells) for cells in (rows(summary, language), duel_rows(summary, language)) if cells]
    return plot(summary, language) + "".join(tables)


def page(summary: Summary, language: str) -> str:
    """Return a self-contained HTML page with the plot and the tables."""
    name = esc(title(summary, language))
    head = f'<meta charset="utf-8"><title>{name}</title><style>{STYLE}</style>'
    body = shown(summary, language)
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body><h1>{name}</h1>{body}</body></html>\n'


def html_table(cells: Sequence[Sequence[str]]) -> str:
    """Return the cells as an HTML table, header first."""
    head = "".join(f'<th scope="col">{esc(text)}</th>' for text in cells[0])
    body = "".join("<tr>" + "".join(f"<td>{esc(text)}</td>" for text in row) + "</tr>" for row in cells[1:])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def write(summary: Summary, folder: Path, language: str) -> None:
    """Write `result.json`, `plot.svg` and `result.html` into a folder."""
    with writing(folder):
        (folder / "result.json").write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=1) + b"\n")
        (folder / "plot.svg").write_text(plot(summary, language) + "\n", encoding="utf-8")
        (folder / "result.html").write_text(page(summary, language), encoding="utf-8")
