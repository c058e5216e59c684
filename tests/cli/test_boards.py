"""Boards and score sheets at the terminal."""

import pytest
from tests.rules.sweet_lands.helpers import GAME, realm, table

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
