"""Whatever a match says can be said in both languages: prompts, log lines, boards, score lines and errors."""

import random
from functools import cache

import msgspec
import pytest
from tests.i18n import catalogue

import tabletown
from tabletown.core.bits import members
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import games
from tabletown.core.views import Line, View
from tabletown.i18n import Speaker, languages
from tabletown.table import Dealer, Person, Table

PRESETS = [(name, options) for name in games() for options in tabletown.game(name).presets()]
IDS = [f"{name} {msgspec.json.encode(options).decode()}" for name, options in PRESETS]
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
CHECKED: set[bytes] = set()
ASKED = 0.04  # of the viewers at each step, which is enough over all presets


@cache
def speakers(name: str, options: Options) -> list[Speaker]:
    """Voices of a match, one for each language."""
    return [Speaker.of_match(tabletown.game(name), options, language, NAMES) for language in languages()]


def check(line: Line, voices: list[Speaker]) -> None:
    """The message exists, the line has an argument for each of its variables, and they become words."""
    key = msgspec.json.encode(line)
    if key in CHECKED:
        return
    CHECKED.add(key)
    for speaker in voices:
        known = catalogue.messages(speaker.language)
        assert line.message in known
        assert known[line.message] <= set(line.arguments), line
        text = speaker.line(line)
        assert text
        assert "???" not in text
        assert str(line.arguments.get("phrase", "???")) not in text, text


def check_board(game: Game, view: View, voices: list[Speaker]) -> None:
    """The board in words, where a game has one."""
    words = game.terminal
    panels = [] if words.board is None else words.board(view)
    if words.cards is not None and words.illustrate is not None:
        panels += [words.illustrate(card) for card in words.cards(view)]
    for title, rows in panels:
        for line in (title, *(cell for row in rows for cell in row)):
            check(line, voices)


@pytest.mark.parametrize(("name", "options"), PRESETS, ids=IDS)
def test_everything_a_match_says_has_words(name: str, options: Options) -> None:
    game, voices = tabletown.game(name), speakers(name, options)
    rng = random.Random(name)
    seed = rng.randbytes(32)
    table = Table(game, options, [Person("x")] * options.seats, dealer=Dealer(game, options, seed))
    viewers = [None, *range(options.seats)]
    while not table.over:
        for viewer in viewers:
            if rng.random() < ASKED:
                check(table.prompt(viewer), voices)
                check_board(game, table.view(viewer), voices)
        seat = rng.choice(members(table.actors))
        check(table.undoable(seat).reason, voices)
        table.act(seat, rng.choice(table.legal(seat)))
    for viewer in viewers:
        check(table.prompt(viewer), voices)
        check_board(game, table.view(viewer), voices)
        for entry in table.log(viewer):
            check(entry.line, voices)
    for line in table.score(None, 0).lines:
        check(Line(f"{name}-score-{line.item}"), voices)
