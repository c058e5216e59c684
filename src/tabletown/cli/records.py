"""`tabletown replay`, `verify`, `export`, `review` and `analyse`: reading records and positions."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tabletown.arena.run import parallel_map
from tabletown.cli.boards import Boards
from tabletown.cli.files import load, read
from tabletown.cli.session import names_of
from tabletown.cli.terminal import Terminal
from tabletown.core.errors import PositionError
from tabletown.core.game import Game
from tabletown.core.record import Record
from tabletown.core.registry import game, games
from tabletown.core.state import State
from tabletown.i18n import Speaker
from tabletown.table import Table, TableError, verify
from tabletown.table.analysis import Analysis, read_position
from tabletown.table.analysis import analyse as analyse_state
from tabletown.table.review import Review, page
from tabletown.table.review import review as review_record


def replay(arguments: argparse.Namespace) -> int:
    """Print a match step by step, and its scores."""
    table = Table.from_record(load(Path(arguments.file)), seed=None)
    speaker = Speaker.of_match(table.game, table.options, arguments.language, names_of(table))
    for text in playthrough(table, speaker):
        print(text)
    print()
    Boards(table.game, speaker, Terminal()).show_scores([table.score(None, seat) for seat in range(table.options.seats)])
    return 0


def playthrough(table: Table, speaker: Speaker) -> Iterator[str]:
    """Yield the public log of a match with step numbers."""
    last = 0
    for entry in table.log(None):
        yield f"{entry.number:4} {speaker.line(entry.line)}" if entry.number != last else f"     {speaker.line(entry.line)}"
        last = entry.number


def verify_file(arguments: argparse.Namespace) -> int:
    """Recompute every draw of a record; return 0 only if all follow from the committed seed."""
    found = verify(load(Path(arguments.file)))
    print(Speaker(arguments.language).line(found.line))
    return 0 if found.holds else 1


# Exporting.


def export(arguments: argparse.Namespace) -> int:
    """Export a record as a playthrough, position or picture, or a position as a picture."""
    data = read(Path(arguments.file))
    position = _position(data)
    if position is not None:
        text = _of_position(*position, arguments)
    else:
        text = _of_record(Record.decode(data), arguments)
    if arguments.output is None:
        sys.stdout.write(text)
        return 0
    try:
        Path(arguments.output).write_text(text, encoding="utf-8")
    except OSError as error:
        raise TableError("cli-error-save", file=arguments.output, reason=str(error.strerror)) from None
    return 0


def _position(data: bytes) -> tuple[Game, State] | None:
    """Return the position in a file that starts with the name of a game, or None."""
    text = data.decode(errors="replace")
    first = next((line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")), "")
    if first not in games():
        return None
    rules = game(first)
    return rules, rules.from_text(text)


def _of_position(rules: Game, state: State, arguments: argparse.Namespace) -> str:
    if arguments.to == "text":
        raise PositionError("cli-error-position-text")
    if arguments.to == "position":
        return state.to_text()
    return _picture(rules, state, arguments, Speaker.of_match(rules, state.options, arguments.language))


def _states(record: Record, step: int | None) -> tuple[Game, list[State]]:
    """Return the states of a record; raise TableError if it does not have a step."""
    rules, _ = record.start()
    if step is not None and not 0 <= step <= len(record.steps):
        raise TableError("cli-error-step", step=step, steps=len(record.steps))
    return rules, list(record.replay(rules))


def _of_record(record: Record, arguments: argparse.Namespace) -> str:
    rules, states = _states(record, arguments.step)
    step = len(record.steps) if arguments.step is None else arguments.step
    if arguments.to == "position":
        if arguments.seat is not None:
            raise TableError("cli-error-position-seat")
        return states[step].to_text()
    table = Table.from_record(record)
    speaker = Speaker.of_match(table.game, table.options, arguments.language, names_of(table))
    if arguments.to == "svg":
        return _picture(rules, states[step], arguments, speaker)
    lines = [speaker(f"{rules.name}-name"), *playthrough(table, speaker)]
    for seat in range(table.options.seats):
        lines.append(speaker("cli-score-title", {"seat": seat, "points": table.score(None, seat).total}))
    return "\n".join(lines) + "\n"


def _picture(rules: Game, state: State, arguments: argparse.Namespace, speaker: Speaker) -> str:
    """Return the picture of a state for a seat or a spectator."""
    seat = arguments.seat
    view = rules.view(state, seat)
    legal = state.legal(seat) if seat is not None else []
    picture = rules.picture(view, legal, speaker)
    return str(picture.svg()) + "\n"


# Reviews.


def review(arguments: argparse.Namespace) -> int:
    """Review one record with progress, or many on several cores or a cluster, and print what was found."""
    files = [Path(each) for each in arguments.file]
    records = [load(file) for file in files]
    if len(files) == 1 and arguments.ray is None:
        _write(records[0], _watched(records[0], arguments), arguments)
        return 0
    tasks = [(number, record.encode(), arguments.seconds) for number, record in enumerate(records)]
    found = dict(parallel_map(review_file, tasks, arguments.jobs, arguments.ray))
    for number, record in enumerate(records):
        if not arguments.json:
            print(files[number])
        _write(record, Review.from_json(found[number]), arguments)
    return 0


def review_file(number: int, data: bytes, seconds: float) -> tuple[int, bytes]:
    """Return the review of a record as JSON, with its number."""
    return number, review_record(Record.decode(data), seconds=seconds).to_json()


def _watched(record: Record, arguments: argparse.Namespace) -> Review:
    """Return the review of a record; show on a terminal how far it is."""
    say = Speaker(arguments.language)

    def show(found: Review) -> None:
        said = say("cli-review-progress", {"done": len(found.decisions), "total": found.total - 1})
        end = "\n" if found.finished else ""
        print(f"\r{said}", end=end, file=sys.stderr, flush=True)

    watched = show if sys.stderr.isatty() else None
    return review_record(record, seconds=arguments.seconds, progress=watched)


def _write(record: Record, found: Review, arguments: argparse.Namespace) -> None:
    if arguments.json:
        print(found.to_json().decode())
        return
    table = Table.from_record(record, seed=None)
    say = Speaker.of_match(table.game, table.options, arguments.language, names_of(table))
    if arguments.html:
        title = f"{say('review-title')}: {say(f'{table.game.name}-name')}"
        print(f'<!doctype html><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>{page.html(found, say)}')
    else:
        print(page.text(found, say), end="")


# Analysis.


def analyse(arguments: argparse.Namespace) -> int:
    """Think about a position, or a step of a record, and print the best actions; on a terminal while they change."""
    data = read(Path(arguments.file))
    if data.lstrip().startswith(b"{"):
        rules, states = _states(Record.decode(data), arguments.step)
        last = max((number for number, each in enumerate(states) if each.actors() > 0), default=0)
        state = states[last if arguments.step is None else arguments.step]
    else:
        rules, state = read_position(data.decode(errors="replace"))
    say = Speaker.of_match(rules, state.options, arguments.language)
    watched = sys.stderr.isatty() and not arguments.json
    found = None
    for found in analyse_state(state, arguments.seat, is_open=arguments.open, seconds=max(arguments.seconds, 0.0)):
        if watched:
            print(f"\r{say('analysis-matches', {'matches': found.matches})} ", end="", file=sys.stderr, flush=True)
    assert found is not None
    if arguments.json:
        texts = [{**msgspec.to_builtins(each), "line": [rules.text(a) for a in each.line]} for each in found.choices]
        print(msgspec.json.encode({"game": rules.name, **msgspec.to_builtins(found), "choices": texts}).decode())
    else:
        print(*_table_of(rules, state, found, say), sep="\n")
    return 0


def _table_of(rules: Game, state: State, found: Analysis, say: Speaker) -> Iterator[str]:
    """Yield the lines of a table of the actions, best first."""
    labels = say.choices(rules, rules.view(state, found.seat), [each.action for each in found.choices])
    head = [say(each) for each in ("review-points", "analysis-chance", "review-lost")]
    yield f"{say.seat(found.seat)}. {say('analysis-matches', {'matches': found.matches})}"
    yield f"{head[0]:>15} {head[1]:>15} {head[2]:>15}  {say('analysis-move')}"
    for each in found.choices:
        points, around, loss, error = (
            page.figure(figure, say.language) for figure in (each.points, each.points_error, each.loss, each.error)
        )
        rest = [say.action(rules.name, rules.describe(action)) for action in each.line[1:]]
        cells = f"{points + ' ± ' + around:>15} {f'{100 * each.chance:.0f} %':>15} {loss + ' ± ' + error:>15}"
        yield f"{cells}  {' → '.join([labels[each.action], *rest])}"
