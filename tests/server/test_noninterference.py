"""Noninterference at the server: what a viewer cannot know changes no byte that it is sent, in no game and no mode.

`TABLETOWN_COMPARISONS` asks for more of them; `make soak` does. Each is an answer (status, headers, body), what a stream
said or what the log noted, of two servers whose matches differ in something that the viewer was not shown.
"""

import os
import random
from pathlib import Path

import pytest
from tests.server.twin_servers import Comparison, Scripted, pairs, twin_servers

import tabletown
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import shipped
from tabletown.server.tables import session
from tabletown.testing.matches import play

pytestmark = pytest.mark.anyio

WANTED = int(os.environ.get("TABLETOWN_COMPARISONS", "1600")) // len(tabletown.games())
LONG = WANTED > 1000
ROUTES = ("curious", "uniform", "greedy")


def presets(game: Game) -> list[Options]:
    """All that can be played; in the short form the modes with few and with many seats."""
    found = game.presets()
    if LONG:
        return found
    modes = {mode: [each for each in found if each.mode == mode] for mode in dict.fromkeys(each.mode for each in found)}
    return [min(each, key=lambda options: abs(options.seats - 3)) for each in modes.values()]


@pytest.mark.parametrize("name", sorted(shipped()))  # all of them hide something
async def test_what_a_viewer_cannot_know_changes_no_byte(
    name: str, migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "Dealer", Scripted)
    game, rng = tabletown.game(name), random.Random(name)
    seen: set[tuple[str, int, object]] = set()
    async with twin_servers(migrated, tmp_path) as twins:
        comparison = Comparison(twins, rng)
        with comparison.reading_the_log():
            for seed in range(1000):
                for options in presets(game):
                    match = play(game, options, seed, ROUTES[seed % len(ROUTES)])
                    made = pairs(match, rng, most=2 * options.seats + 2 if LONG else 2)
                    await comparison.run_all(made, most=3 if LONG else 2)
                    seen |= {(options.mode, options.seats, pair.viewer) for pair in made}
                if comparison.count >= WANTED:
                    break
    print(f"{name}: {comparison.count} comparisons, {len(seen)} viewers of modes and numbers of seats")
    assert comparison.count >= WANTED
    assert any(viewer is None for _, _, viewer in seen)
    assert any(viewer is not None for _, _, viewer in seen)


async def test_a_leak_would_be_found(migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is not blind: a version that counted all steps would be told apart."""
    monkeypatch.setattr(session, "Dealer", Scripted)
    monkeypatch.setattr(
        session.TableSession, "version", lambda self, _: f"{len(self.table.steps):x}-{sum(a for _, a in self.table.steps):x}"
    )
    game = tabletown.game("tiny_towns")
    match = play(game, game.options(seats=3), 1, "curious")
    async with twin_servers(migrated, tmp_path) as twins:
        comparison = Comparison(twins, random.Random(1))
        with comparison.reading_the_log(), pytest.raises(AssertionError, match="differs"):
            await comparison.run_all(pairs(match, random.Random(1), most=8), most=2)
