"""`tabletown arena`: contests of bots, the ladder of levels, and tuning of evaluations."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tabletown.arena.contest import ENGINE, ArenaError, Contest
from tabletown.arena.ladder import run_ladder
from tabletown.arena.learn import learn
from tabletown.arena.report import duel_rows, rows, table, title, write
from tabletown.arena.run import Progress, run_contest
from tabletown.arena.summary import summarise
from tabletown.arena.tune import Generation, tune
from tabletown.cli.play import read_options
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game, games
from tabletown.i18n import say

BAR = 30
BOTS = ("greedy", "random")
DOCUMENT = "docs/strength.md"
REDRAWN = 0.2  # seconds between updates
MOST_MATCHES, MOST_JOBS = 1_000_000, 1000


def arena(arguments: argparse.Namespace) -> int:
    """Run a contest of bots, a match `versus` other programs, the `ladder`, or `tune` or `learn` for better weights."""
    if not 1 <= arguments.matches <= MOST_MATCHES:
        raise ArenaError("arena-error-matches", matches=str(arguments.matches), most=str(MOST_MATCHES))
    if not 0 <= arguments.jobs <= MOST_JOBS:
        raise ArenaError("arena-error-jobs", jobs=str(arguments.jobs), most=str(MOST_JOBS))
    subject, *others = arguments.subject
    if subject == "ladder":
        with _can_be_stopped(arguments.language):
            return _ladder(others or games(), arguments)
    if subject in ("tune", "learn"):
        if len(others) != 1:
            raise ArenaError("arena-error-one-game")
        return _better(subject, others[0], arguments)
    if subject == "versus":
        if len(others) != 1:
            raise ArenaError("arena-error-one-game")
        if not arguments.engine:
            raise ArenaError("arena-error-versus")
        subject, others = others[0], []
    elif arguments.engine:
        raise ArenaError("arena-error-versus")
    if others:
        raise ArenaError("arena-error-one-game")
    with _can_be_stopped(arguments.language):
        return _contest(subject, arguments)


@contextmanager
def _can_be_stopped(language: str) -> Iterator[None]:
    """Report that nothing is lost when a run is interrupted."""
    try:
        yield
    except KeyboardInterrupt:
        print(f"\n{say(language, 'arena-stopped')}", file=sys.stderr)
        raise


def _contest(name: str, arguments: argparse.Namespace) -> int:
    rules = game(name)
    engines = [f"{ENGINE}{command}" for command in arguments.engine]
    bots = (*(arguments.bots or BOTS[: 1 if engines else None]), *engines)
    contest = Contest.of(rules, _options(rules, arguments), bots, arguments.seed, arguments.part)
    folder = Path(arguments.out) if arguments.out else Path("arena") / contest.name
    progress = progress_line(arguments.language)
    results = run_contest(contest, arguments.matches, folder, jobs=arguments.jobs, ray=arguments.ray, progress=progress)
    summary = summarise(contest, results)
    write(summary, folder, arguments.language)
    print(title(summary, arguments.language))
    for cells in (rows(summary, arguments.language), duel_rows(summary, arguments.language)):
        if cells:
            print()
            print(table(cells))
    print()
    print(say(arguments.language, "arena-written", {"folder": str(folder)}))
    return 0


def _options(rules: Game, arguments: argparse.Namespace) -> Options:
    chosen = read_options(rules, arguments.option)
    for name in ("mode", "seats"):
        if getattr(arguments, name) is not None:
            chosen[name] = getattr(arguments, name)
    return rules.options(**chosen)


def _ladder(names: list[str], arguments: argparse.Namespace) -> int:
    for name in names:
        game(name)

    def announce(contest: Contest) -> Progress:
        print(say(arguments.language, "arena-contest", {"game": contest.game, "bots": ", ".join(contest.bots)}))
        return progress_line(arguments.language)

    document = Path(arguments.document or DOCUMENT)
    run_ladder(
        names,
        arguments.matches,
        Path(arguments.out or "arena"),
        document,
        "en",
        seed=arguments.seed,
        part=arguments.part,
        jobs=arguments.jobs,
        ray=arguments.ray,
        announce=announce,
    )
    print(say(arguments.language, "arena-written", {"folder": str(document)}))
    return 0


def _better(way: str, name: str, arguments: argparse.Namespace) -> int:
    """Find better weights by trying candidates (`tune`) or by regression (`learn`)."""
    rules = game(name)
    bots = tuple(arguments.bots or BOTS[:1])
    contest = Contest.of(rules, _options(rules, arguments), bots[:1], arguments.seed, arguments.part)
    file = Path(arguments.out or "arena") / f"{way}-{contest.name}.json"

    def progress(found: Generation) -> None:
        best, mean = f"{found.best:.3f}", f"{found.mean:.3f}"
        told = say(arguments.language, f"arena-generation-{way}", {"number": found.number, "best": best, "mean": mean})
        print(told, flush=True)

    settings: dict[str, Any] = {
        "generations": arguments.generations,
        "deals": arguments.matches,
        "jobs": arguments.jobs,
        "ray": arguments.ray,
        "progress": progress,
    }
    if arguments.generations < 1:
        raise ArenaError("arena-error-generations", generations=arguments.generations)
    if way == "learn" and arguments.weights:
        raise ArenaError("arena-error-learn-weights")
    if arguments.tries < 0 or (way == "tune" and arguments.tries):
        raise ArenaError("arena-error-tries")
    if way == "tune":
        record = tune(contest, file, names=arguments.weights or (), **settings)
    else:
        record = learn(contest, file, tries=arguments.tries, **settings)
    for weight, value in record.weights.items():
        if value != record.start[weight]:
            print(f"{weight} = {value}")
    values = {"before": f"{record.before:.3f}", "after": f"{record.after:.3f}", "file": str(file)}
    print(say(arguments.language, "arena-tuned", values))
    return 0


def progress_line(language: str, clock: Callable[[], float] = time.monotonic) -> Progress:
    """Return a callback that redraws a progress line in a terminal and prints nothing elsewhere."""
    begun, first, drawn = clock(), -1, 0.0

    def show(done: int, total: int) -> None:
        nonlocal first, drawn
        first = done if first < 0 else first
        if not sys.stderr.isatty() or (clock() - drawn < REDRAWN and done < total):
            return
        drawn = clock()
        played = done - first
        left = "–" if played == 0 else _clock_text((clock() - begun) / played * (total - done))
        full = BAR * done // max(total, 1)
        words = say(language, "arena-progress", {"done": done, "total": total, "left": left})
        end = "\n" if done >= total else ""
        print(f"\r[{'#' * full}{'.' * (BAR - full)}] {words}\033[K", end=end, file=sys.stderr, flush=True)

    return show


def _clock_text(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
