"""Boards and score sheets at the terminal."""

import re

import pytest
from tests.rules.sweet_lands.helpers import GAME, realm, table

import tabletown
from tabletown.cli.boards import Boards
from tabletown.cli.terminal import Terminal
from tabletown.i18n import Speaker
from tabletown.testing import rule


@rule("SL-14.2")
@pytest.mark.parametrize(
    ("language", "tracks"),
    [
        ("en", "Prosperity: roads: 2 (roads, -2,1/-1,1, -1,0/-1,1)"),
        ("ru", "Процветание: дороги: 2 (дороги, -2,1/-1,1, -1,0/-1,1)"),
    ],
)
def test_a_score_sheet_says_what_was_counted(language: str, tracks: str, capsys: pytest.CaptureFixture[str]) -> None:
    state = table(realm("steps=0/0/5/0/0/0", hand="w001", roads="-1,0/-1,1 -2,1/-1,1"))
    say = Speaker.of_match(GAME, state.options, language)
    Boards(GAME, say, Terminal(plain=True)).show_score(state.score(0))
    said = capsys.readouterr().out.splitlines()
    assert tracks in said


@pytest.mark.parametrize("name", tabletown.games())
def test_no_score_sheet_shows_the_keys_of_drawings(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = tabletown.game(name)
    for seed in range(3):
        state = game.new(game.presets()[0])
        tabletown.playout(state, seed=seed)
        Boards(game, Speaker.of_match(game, state.options, "en"), Terminal(plain=True)).show_score(state.score(0))
    shown = capsys.readouterr().out
    assert not re.search(r"\b(tower|figure|marker|building|zone|done|piece|card|tile|token)-\w", shown), shown
