"""`python -m bench.compare OTHER [GAME...]`: speed of this engine as ratios to that of another checkout, in one run.

OTHER is a folder with another version of the project, compiled in place (`python setup.py build_ext --inplace`). Each
version has a process; the two take turns in short slices, so that a busy machine slows both alike. CPU time, best slice.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy is not loaded yet; its threads would count as CPU time
from bench.measures import Work, copies, copy_and_apply, in_engine, python_loop
from bench.run import options_of
from tabletown import _build
from tabletown.core import registry
from tabletown.core.game import Game

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/performance.md"
MARKS = ("<!-- compare: begin -->", "<!-- compare: end -->")
SLICE = 0.15  # seconds of CPU time of one slice, about
BATCH = 64


def batch(game: Game) -> Work:
    """Return decisions in a batch, including observations and masks."""
    played = importlib.import_module("tabletown.envs").Batch(game, BATCH, options=options_of(game))

    def work() -> int:
        for _ in range(20):
            played.step(played.draw())
        return 20 * BATCH

    return work


def environment(game: Game) -> Work:
    """Return decisions in the PettingZoo environment, including observations and masks."""
    env = importlib.import_module("tabletown.envs").env(game, options=options_of(game))

    def work() -> int:
        steps = 0
        env.reset(seed=1)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
            steps += not (over or cut)
        return steps

    return work


MEASURES: dict[str, Callable[[Game], Work]] = {
    "random play in the engine": lambda game: in_engine(game, options_of(game), 100),
    "loop in Python": lambda game: python_loop(game, options_of(game), 20),
    "copy": lambda game: copies(game, options_of(game), 20),
    "copy and apply": lambda game: copy_and_apply(game, options_of(game), 160),
    "batch": batch,
    "PettingZoo loop": environment,
}


def serve() -> None:
    """Measure what the other end asks for: a game, a measure and the number of repeats, answered by a rate and a time."""
    print(json.dumps([_build.mode(), _build.reason()]), flush=True)
    made: dict[tuple[str, str], Work] = {}
    for line in sys.stdin:
        name, measure, repeats = json.loads(line)
        work = made.get((name, measure))
        if work is None:
            made.clear()
            work = made[name, measure] = MEASURES[measure](registry.game(name))
        start = process_time()
        done = sum(work() for _ in range(repeats))
        spent = process_time() - start
        print(json.dumps([done / spent, spent]), flush=True)


class Version:
    """One of the two checkouts, in a process of its own."""

    def __init__(self, folder: Path, mode: str) -> None:
        variables = {**os.environ, "PYTHONPATH": str(folder / "src"), "TABLETOWN_PURE": str(int(mode == "pure"))}
        command = [sys.executable, "-m", "bench.compare", "--serve"]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=variables, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        found, reason = self._read()
        if found != mode:
            self.close()
            raise SystemExit(f"{folder}: the engine is {found} ({reason})")

    def _read(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline() or "[0, 0]")

    def ask(self, game: str, measure: str, repeats: int) -> tuple[float, float]:
        """Return the rate of a slice and the seconds it took."""
        assert self._process.stdin is not None
        print(json.dumps([game, measure, repeats]), file=self._process.stdin, flush=True)
        rate, spent = self._read()
        return rate, spent

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def compare(before: Version, now: Version, game: str, measure: str, turns: int) -> tuple[float, float]:
    """Return the best rate of both."""
    repeats = []
    for version in (before, now):
        version.ask(game, measure, 1)  # builds caches
        repeats.append(max(1, round(SLICE / version.ask(game, measure, 1)[1])))
    best = [0.0, 0.0]
    for _ in range(turns):
        for place, version in enumerate((before, now)):
            best[place] = max(best[place], version.ask(game, measure, repeats[place])[0])
    return best[0], best[1]


def main(arguments: list[str]) -> int:
    """Measure, print and, with `--write`, update the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.compare")
    parser.add_argument("other", nargs="?", type=Path)
    parser.add_argument("game", nargs="*")
    parser.add_argument(
        "--only", action="append", choices=MEASURES, metavar="MEASURE", help="one of: " + ", ".join(MEASURES)
    )
    parser.add_argument("--turns", type=int, default=9, help="slices of each version")
    parser.add_argument("--pure", action="store_true", help="compare the engines as plain Python")
    parser.add_argument("--write", metavar="COMMIT", help="put the table into docs/performance.md, with the name of OTHER")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.serve:
        serve()
        return 0
    if chosen.other is None:
        parser.error("name the folder of the other version")
    mode = "pure" if chosen.pure else "compiled"
    before, now = Version(chosen.other, mode), Version(ROOT, mode)
    measures = chosen.only or [*MEASURES]
    table = ["| game | " + " | ".join(measures) + " |", "|---|" + "---:|" * len(measures)]
    print("\n".join(table), flush=True)
    for game in chosen.game or registry.games():
        cells = []
        for measure in measures:
            first, second = compare(before, now, game, measure, chosen.turns)
            cells.append(f"{second / first:.2f} ({first / 1000:,.0f} to {second / 1000:,.0f} k)")
        table.append(f"| {game} | " + " | ".join(cells) + " |")
        print(table[-1], flush=True)
    before.close()
    now.close()
    if chosen.write:
        head, rest = PAGE.read_text("utf-8").split(MARKS[0])
        PAGE.write_text("\n".join([head + MARKS[0], "", *table, "", MARKS[1]]) + rest.split(MARKS[1])[1], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
