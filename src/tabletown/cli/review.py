"""`tabletown review`: what was good, bad and luck in finished matches."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tabletown.arena.run import parallel_map
from tabletown.cli.files import load
from tabletown.cli.session import names_of
from tabletown.core.record import Record
from tabletown.i18n import Speaker
from tabletown.table import Table
from tabletown.table.review import Review
from tabletown.table.review import review as review_record
from tabletown.table.review.page import html, text


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
        print(f'<!doctype html><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>{html(found, say)}')
    else:
        print(text(found, say), end="")
