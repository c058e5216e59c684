"""Rows of numbers: one shape for all presets, no more in them than in the view, and documented as they are."""

import random
import re
from pathlib import Path

import numpy as np
import pytest
from tests.laws.guessing import Guessing

from tabletown.core import registry
from tabletown.core.features import Block, FeatureWriter, Layout, around, seen_from
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.envs import features, layout, scale
from tabletown.envs.errors import EnvError
from tabletown.envs.observations import facet, row
from tabletown.testing import play, preset_name

GAMES = [registry.game(name) for name in registry.games()]
PRESETS = [
    pytest.param(game, options, id=f"{game.name}-{preset_name(options)}") for game in GAMES for options in game.presets()
]
PAGE = (Path(__file__).parents[2] / "docs/features.md").read_text("utf-8")


@pytest.mark.parametrize("game, options", PRESETS)
def test_a_row_tells_what_the_view_tells(game: Game, options: Options) -> None:
    match = play(game, options, 5, "curious")
    rng = random.Random(5)
    for _, state in match.probes("rows", 14):
        for seat in [None, *range(options.seats)]:
            view = game.view(state, seat)
            found = row(game, state, seat)
            assert found.shape == (layout(game).size,)
            assert np.array_equal(found, features(game, view))
            assert np.array_equal(found, row(game, game.sample(view, rng), seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_seats_begin_where_the_layout_says(game: Game) -> None:
    blocks = layout(game)
    assert len(blocks.scale) == blocks.size == len(scale(game))
    seats = max(number for counts in game.modes.values() for number in counts)
    assert blocks.seats >= seats
    options = next(each for each in game.presets() if each.seats == seats)
    match = play(game, options, 3, "uniform")
    # `here` is the first entry of each seat that takes part: were a block too long or too short, it would be elsewhere.
    table = sum(block.size for block in blocks.table)
    each_seat = sum(block.size for block in blocks.seat)
    assert blocks.seat[0].name == "here"
    for _, state in match.probes("end", 10):
        found = row(game, state, 0)
        here = [int(found[table + each_seat * place]) for place in range(blocks.seats)]
        assert here == [1] * seats + [0] * (blocks.seats - seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_has_every_block_where_it_is(game: Game) -> None:
    part = PAGE.split(f"\n## {game.name}, version {layout(game).version}:")[1].split("\n## ")[0]
    rows = [tuple(line) for line in re.findall(r"^\| (\d+) \| (\d+) \| (\d+) \| `(\w+)` \| \S", part, re.M)]
    expected = []
    for blocks in (layout(game).table, layout(game).seat):
        start = 0
        for block in blocks:
            expected.append((str(start), str(block.size), str(block.most), block.name))
            start += block.size
    assert rows == expected
    assert f"{layout(game).size} entries" in part


def test_a_game_without_features_says_so() -> None:
    with pytest.raises(EnvError, match=r"no features\.py"):
        facet(Guessing())


def test_what_the_pen_writes() -> None:
    writer = FeatureWriter(Layout(1, 1, [Block("all", 16)], []))
    writer.number(-3)
    writer.numbers([300])
    writer.large(217)
    writer.one_of(-1, 2)
    writer.one_of(1, 2)
    writer.members(0b101, 3)
    writer.packed(0o12, 3, 2)
    writer.tally(b"\1\1", 2)
    writer.flag(True)
    assert list(writer.buffer) == [0, 255, 2, 17, 0, 0, 0, 1, 1, 0, 1, 2, 1, 0, 2, 1]
    assert writer.at == 16


def test_seats_are_counted_from_the_viewer() -> None:
    assert around(2, 4) == [2, 3, 0, 1]
    assert around(-1, 3) == [0, 1, 2]
    assert [seen_from(2, seat, 4) for seat in (-1, 0, 1, 2, 3)] == [-1, 2, 3, 0, 1]
    assert seen_from(-1, 1, 4) == 1
