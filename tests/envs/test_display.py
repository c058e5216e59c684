"""Displays in notebooks."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tabletown.arena import Contest, run_contest, summarise
from tabletown.arena.ladder import Ladder
from tabletown.core import registry
from tabletown.core.record import BotSeat, Record
from tabletown.table import Table
from tabletown.testing import play


@pytest.mark.parametrize("name", registry.games())
def test_states_views_and_matches_show_themselves(name: str) -> None:
    game = registry.game(name)
    options = game.options(seats=2)
    match = play(game, options, 1)
    record = Record.of(game, options, match.steps)
    state = match.last()
    spectator = game.picture(game.view(state, None)).svg()
    assert state._repr_svg_() == record._repr_svg_() == game.view(state, None)._repr_svg_() == spectator
    assert game.view(state, 1)._repr_svg_() == game.picture(game.view(state, 1)).svg()
    assert ET.fromstring(spectator).tag.endswith("svg")


def test_contests_and_ladders_show_themselves(tmp_path: Path) -> None:
    game = registry.game("tiny_towns")
    contest = Contest.of(game, game.options(seats=2), ("greedy", "random"), seed=1)
    summary = summarise(contest, run_contest(contest, 2, tmp_path, jobs=1))
    assert ET.fromstring(summary._repr_svg_()).tag.endswith("svg")
    page = summary._repr_html_()
    assert page.startswith(summary._repr_svg_())
    ladder = Ladder("tiny_towns", (summary,))._repr_html_()
    for text in (page, ladder):
        assert "<table>" in text
        assert "greedy" in text
    assert ladder.startswith("<h3>Tiny Towns</h3>")
    assert ET.fromstring(f"<div>{ladder}</div>").findall(".//tbody/tr")


def test_a_table_shows_what_a_spectator_sees() -> None:
    game = registry.game("tiny_towns")
    table = Table(game, game.options(seats=2), [BotSeat("random"), BotSeat("random")])
    assert table._repr_svg_() == game.picture(table.view(None)).svg()
