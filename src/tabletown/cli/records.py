"""`tabletown replay`, `verify` and `export`: reading records and positions."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

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


def _of_record(record: Record, arguments: argparse.Namespace) -> str:
    rules, _ = record.start()
    states = list(record.replay(rules))
    step = len(record.steps) if arguments.step is None else arguments.step
    if not 0 <= step <= len(record.steps):
        raise TableError("cli-error-step", step=step, steps=len(record.steps))
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
