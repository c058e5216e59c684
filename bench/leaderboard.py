"""`python -m bench.leaderboard [GAME...] [--write]`: bots and learners on one list, for docs/leaderboard.md.

In every two-seat game each bot meets each other one; in every solo mode all play the same deals. The learners are the
scripts of docs/ and examples/, run for `--learn` seconds each (or as many decisions as take about that long), unless what
they need is not installed.
"""

from __future__ import annotations

import argparse
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean, stdev

from tabletown import _build
from tabletown.arena import Contest, Standing, Summary, run_contest, summarise
from tabletown.arena.ladder import LEVELS
from tabletown.arena.report import percent, plain
from tabletown.core import registry
from tabletown.core.game import Game
from tabletown.core.options import Options

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/leaderboard.md"
MARKS = ("<!-- leaderboard: begin -->", "<!-- leaderboard: end -->")
LAST = 0.2  # share of a learner's rounds that counts as what it has learned


@dataclass(frozen=True)
class Learner:
    """A script that prints `spent,result` after each round."""

    script: str
    needs: str  # a package besides those of the extra `research`
    plays: str
    arguments: tuple[str, ...]
    per_second: int  # units of the budget, seconds or decisions


LEARNERS = (
    Learner("docs/learn_tiny_towns.py", "numpy", "Tiny Towns alone, points", (), 1),
    Learner("examples/learners/cleanrl_ppo.py", "torch", "Tiny Towns alone, points", ("TinyTowns",), 4_000),
    Learner("examples/learners/maskable_ppo.py", "sb3_contrib", "Garden Nation, margin over random", ("GardenNation",), 800),
)


def settings(rules: Game) -> Iterator[Options]:
    """Yield the two-seat form of a game, then its solo modes."""
    mode = next(mode for mode, counts in rules.modes.items() if 2 in counts)
    yield rules.options(mode=mode, seats=2)
    for mode, counts in rules.modes.items():
        if 1 in counts:
            yield rules.options(mode=mode, seats=1, **rules.meta.solo)


def bots(levels: int) -> tuple[str, ...]:
    """Return the bots on the list."""
    return ("random", "greedy", *LEVELS[:levels])


def measure(rules: Game, options: Options, names: tuple[str, ...], matches: int, part: float, folder: Path) -> Summary:
    """Return the results of all bots; two-seat contests play `matches` of every pair."""
    contest = Contest.of(rules, options, names, part=part)
    return summarise(contest, run_contest(contest, matches, folder / contest.name))


def table(summary: Summary) -> list[str]:
    """Return the standings as lines of Markdown, the best first."""
    alone = summary.contest.seats == 1
    lines = ["| bot | matches | points | wins |", "|---|---:|---:|---:|"]
    for each in sorted(summary.standings, key=lambda each: rank(each, alone), reverse=True):
        lines.append(f"| {each.bot} | {each.matches} | {plain(each.points)} | {percent(each.share)} |")
    return lines


def rank(standing: Standing, alone: bool) -> float:
    """Return what the list is ordered by."""
    return standing.points.value if alone else standing.share.value


def learn(learner: Learner, seconds: int) -> str:
    """Return the line of a learner: the mean of its last rounds and their spread."""
    start = f"| [{Path(learner.script).name}](../{learner.script}) | {learner.plays} "
    if learner.script.startswith("docs/"):
        start = start.replace("../docs/", "")
    if importlib.util.find_spec(learner.needs) is None:
        return f"{start}| not run: {learner.needs} is not installed | |"
    budget = seconds * learner.per_second
    command = [sys.executable, str(ROOT / learner.script), *learner.arguments, str(budget)]
    printed = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    results = [float(line.split(",")[1]) for line in printed.splitlines()]
    last = results[-max(2, round(LAST * len(results))) :]
    unit = "s" if learner.per_second == 1 else "decisions"
    return f"{start}| {budget:,} {unit} | {mean(last):.1f} (standard deviation of {len(last)} rounds: {stdev(last):.1f}) |"


def main(arguments: list[str]) -> int:
    """Measure, print and, with `--write`, update the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.leaderboard")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--levels", type=int, default=len(LEVELS), help="levels of bots from 1 on")
    parser.add_argument("--matches", type=int, default=100, help="of each pair, and of each bot alone")
    parser.add_argument("--part", type=float, default=1.0, help="part of their time for bots that have a clock")
    parser.add_argument("--learn", type=int, default=300, help="seconds of each learner; 0 leaves them out")
    parser.add_argument(
        "--folder", type=Path, default=ROOT / "build/leaderboard", help="matches played so far; a stopped run resumes"
    )
    parser.add_argument("--write", action="store_true", help=f"put the tables into {PAGE.relative_to(ROOT)}")
    chosen = parser.parse_args(arguments)
    names = bots(chosen.levels)
    lines = [
        f"Recorded on {datetime.now(UTC):%Y-%m-%d}, engine {_build.mode()}: {chosen.matches} matches of each pair and"
        f" of each bot alone, bots with a clock with {chosen.part:.0%} of their time, {chosen.learn} s a learner.",
    ]
    for game in chosen.game or registry.games():
        rules = registry.game(game)
        for options in settings(rules):
            summary = measure(rules, options, names, chosen.matches, chosen.part, chosen.folder)
            title = f"{rules.name}, {options.mode}, {'alone' if options.seats == 1 else 'two seats'}"
            added = ["", f"### {title}", "", *table(summary)]
            print("\n".join(added), flush=True)
            lines += added
    if chosen.learn:
        lines += ["", "### Learners", "", "| script | game | trained for | mean of the last rounds |", "|---|---|---:|---:|"]
        for learner in LEARNERS:
            lines.append(learn(learner, chosen.learn))
            print(lines[-1], flush=True)
    if chosen.write:
        head, rest = PAGE.read_text("utf-8").split(MARKS[0])
        PAGE.write_text("\n".join([head + MARKS[0], "", *lines, "", MARKS[1]]) + rest.split(MARKS[1])[1], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
