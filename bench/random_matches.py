"""`python -m bench.random_matches N [GAME ...]`: check N random matches over all presets against the cheap laws.

Prints the mean length and the mean number of legal actions by preset, and stops at the first broken law. The digest is that
of all states of all matches: with TABLETOWN_PURE=1 plain Python must give the same (law 1).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from hashlib import sha256
from time import process_time

from tabletown import _build
from tabletown.core import registry
from tabletown.testing import (
    Match,
    check_copy,
    check_exposure,
    check_illegal,
    check_inventory,
    check_noninterference,
    check_playout,
    check_replay,
    check_round_trips,
    check_sample,
    check_scores,
    check_simultaneous,
    check_undo,
    play,
    preset_name,
)

# The seed of a match decides where a law is checked, so a few probes per match are many in total.
LAWS: list[Callable[[Match], object]] = [
    check_inventory,
    check_scores,
    lambda match: check_replay(match, probes=2),
    lambda match: check_playout(match, probes=2),
    lambda match: check_copy(match, probes=3, branches=3),
    lambda match: check_illegal(match, probes=2, sweep=False),
    lambda match: check_noninterference(match, tries=1, pictures=0),
    lambda match: check_exposure(match, probes=1),
    lambda match: check_sample(match, probes=3, samples=1),
    lambda match: check_simultaneous(match, probes=6),
    lambda match: check_round_trips(match, probes=3, damages=3),
    lambda match: check_undo(match, probes=1),
]
WAYS = ("uniform", "curious", "greedy")


def width(match: Match) -> tuple[int, int]:
    """Return the decisions of seats in a match, and the total of their legal actions."""
    counts = [len(state.legal(actor)) for (_, state), (actor, _) in zip(match.positions(), match.steps) if actor >= 0]
    return len(counts), sum(counts)


def main(arguments: list[str]) -> int:
    """Play, check and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.random_matches")
    parser.add_argument("matches", type=int)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first match")
    chosen = parser.parse_args(arguments)
    games = [registry.game(name) for name in chosen.game or registry.games()]
    presets = [(game, options) for game in games for options in game.presets()]
    totals: dict[str, list[int]] = {}
    digest = sha256()
    start = process_time()
    for number in range(chosen.seed, chosen.seed + chosen.matches):
        game, options = presets[number % len(presets)]
        match = play(game, options, number, WAYS[number // len(presets) % len(WAYS)])
        if len(match.steps) > game.max_length:
            raise match.broken(0, "length", f"more than {game.max_length} steps")
        for law in LAWS:
            law(match)
        for _, state in match.positions():
            digest.update(state.key())
        found = [1, len(match.steps), len(match.steps), *width(match)]
        known = totals.setdefault(f"{game.name} {preset_name(options)}", [0] * 5)
        known[:] = [a + b if place != 2 else max(a, b) for place, (a, b) in enumerate(zip(known, found))]
    print(f"{'':52}{'matches':>8}{'steps':>8}{'longest':>9}{'legal actions':>15}")
    for name, (count, steps, longest, decisions, legal) in totals.items():
        print(f"{name:52}{count:8}{steps / count:8.1f}{longest:9}{legal / max(1, decisions):15.1f}")
    print(f"\n{chosen.matches} matches, no broken law; {process_time() - start:.0f} s of CPU time")
    print(f"digest of all states, engine {_build.mode()}: {digest.hexdigest()[:32]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
