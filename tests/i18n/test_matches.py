"""Whatever a match says can be said in both languages: prompts, log lines, boards, score lines and errors."""

import importlib
import random

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
SPEAKERS = [Speaker(language, ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]) for language in languages()]
CHECKED: set[bytes] = set()
ASKED = 0.04  # of the viewers at each step, which is enough over all presets


def check(line: Line) -> None:
    """The message exists, and the line has an argument for each of its variables."""
    key = msgspec.json.encode(line)
    if key in CHECKED:
        return
    CHECKED.add(key)
    for speaker in SPEAKERS:
        known = catalogue.messages(speaker.language)
        assert line.message in known
        assert known[line.message] <= set(line.arguments), line
        text = speaker.line(line)
        assert text
        assert "???" not in text


def check_board(game: Game, view: View) -> None:
    """The board in words, where a game has one."""
    words = importlib.import_module(f"{type(game).__module__}.words")
    panels = words.board(view) if hasattr(words, "board") else []
    panels += [words.illustrate(card) for card in words.cards(view)] if hasattr(words, "illustrate") else []
    for title, rows in panels:
        for line in (title, *(cell for row in rows for cell in row)):
            check(line)


@pytest.mark.parametrize(("name", "options"), PRESETS, ids=IDS)
def test_everything_a_match_says_has_words(name: str, options: Options) -> None:
    game = tabletown.game(name)
    rng = random.Random(name)
    seed = rng.randbytes(32)
    table = Table(game, options, [Person("x")] * options.seats, dealer=Dealer(game, options, seed))
    viewers = [None, *range(options.seats)]
    while not table.over:
        for viewer in viewers:
            if rng.random() < ASKED:
                check(table.prompt(viewer))
                check_board(game, table.view(viewer))
        seat = rng.choice(members(table.actors))
        check(table.undoable(seat).reason)
        table.act(seat, rng.choice(table.legal(seat)))
    for viewer in viewers:
        check(table.prompt(viewer))
        check_board(game, table.view(viewer))
        for entry in table.log(viewer):
            check(entry.line)
    for line in table.score(None, 0).lines:
        check(Line(f"{name}-score-{line.item}"))
