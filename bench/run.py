"""Speed of every game on one core, with ratios to a reference measured in the same run.

The two-seat preset of each game is played; CPU time, best of three. The plain engine is measured in a separate process.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.measures import MEASURES, backgammon, rate, reference
from tabletown import __version__, _build
from tabletown.core import registry
from tabletown.core.game import Game
from tabletown.core.options import Options

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench/results"
MATCHES = {"compiled": 3000, "pure": 200}
LABELS = {
    "in_engine": "random play in the engine",
    "python_loop": "random play from Python",
    "copy_and_apply": "copy and apply",
}


def options_of(game: Game) -> Options:
    """Return the measured options: the first preset for two seats."""
    return next(options for options in game.presets() if options.seats == 2)


def measure(game: Game) -> dict[str, float]:
    """Return decisions per second by measure, with the loaded engine."""
    matches = MATCHES[_build.mode()]
    return {name: rate(work(game, options_of(game), matches)) for name, work in MEASURES.items()}


def measure_pure(game: str) -> dict[str, float]:
    """Return the figures of the plain engine, measured in a separate process."""
    command = [sys.executable, "-m", "bench", "--here", game]
    variables = {**os.environ, "TABLETOWN_PURE": "1"}
    done = subprocess.run(command, env=variables, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return {name: float(value) for name, value in json.loads(done.stdout).items()}


def bench(names: list[str]) -> dict[str, Any]:
    """Return all measurements."""
    loop = rate(reference)
    spiel = backgammon()
    return {
        "version": __version__,
        "engine": _build.mode(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "reference": loop,
        "backgammon": rate(spiel) if spiel is not None else None,
        "games": {
            name: {_build.mode(): measure(registry.game(name))}
            | ({"pure": measure_pure(name)} if _build.mode() == "compiled" else {})
            for name in names
        },
    }


def table(found: dict[str, Any]) -> str:
    """Return the measurements as text."""
    loop, spiel = found["reference"], found["backgammon"]
    lines = [f"Python {found['python']}, {found['machine']}, engine {found['engine']}; CPU time, best of three"]
    lines.append(f"reference: {loop / 1e6:.1f} million loops/s of plain Python")
    lines.append(f"OpenSpiel backgammon from Python: {spiel:,.0f}/s" if spiel else "OpenSpiel is not installed")
    lines.append(f"\n{'':58}{'decisions/s':>14}{'x reference':>13}" + (f"{'x OpenSpiel':>13}" if spiel else ""))
    for game, by_mode in found["games"].items():
        for mode, rates in by_mode.items():
            for name, value in rates.items():
                label = f"{game}, {mode}: {LABELS[name]}"
                ratio = f"{value / spiel:13.1f}" if spiel else ""
                lines.append(f"{label:58}{value:14,.0f}{value / loop:13.3f}{ratio}")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Measure all games or some, print a table and store the figures in results/."""
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--here", action="store_true", help="print the figures of this engine as JSON, keep nothing")
    chosen = parser.parse_args(arguments)
    if chosen.here:
        print(json.dumps(measure(registry.game(chosen.game[0]))))
        return 0
    found = bench(chosen.game or registry.games())
    print(table(found))
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{found['engine']}-{found['python']}-{len(list(RESULTS.glob('*.json'))) + 1:03}.json"
    path.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(f"\nkept as {path.relative_to(ROOT)}")
    return 0
