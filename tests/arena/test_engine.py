"""Programs that play over lines of text."""

import random
import sys
from pathlib import Path

import pytest

from tabletown.arena.contest import ENGINE, ArenaError, Contest
from tabletown.arena.engine import Engine
from tabletown.arena.match import play
from tabletown.bots.bot import UnknownBot, bot
from tabletown.cli import main
from tabletown.core.registry import game, games
from tabletown.core.state import next_actor

BOT = Path(__file__).parents[2] / "examples/engines/bot.py"
COMMAND = f"{sys.executable} {BOT} greedy"


def contest(name: str, *bots: str) -> Contest:
    rules = game(name)
    return Contest.of(rules, rules.options(seats=2), bots)


@pytest.mark.parametrize("name", games())
def test_an_engine_plays_every_game_to_the_end(name: str) -> None:
    versus = contest(name, "random", f"{ENGINE}{COMMAND}")
    ahead = 0
    for pairing in versus.plan(2):
        result = play(versus, pairing)
        own = pairing.lineup.index(1)
        assert result.decisions[own] > 5
        ahead += result.scores[own] - result.scores[1 - own]
    assert ahead > 0


def engine(tmp_path: Path, body: str) -> str:
    """The name of an engine that says what the test wants."""
    file = tmp_path / "engine.py"
    file.write_text(f"import sys\n{body}\n")
    return f"{ENGINE}{sys.executable} {file}"


POLITE = """
for line in sys.stdin:
    if line.startswith(("tabletown", "game")):
        print("info well", flush=True)
        print("ready", flush=True)
    if line.startswith("go"):
        print({answer!r}, flush=True)
"""


@pytest.mark.parametrize(
    "body, said",
    [
        ("", "does not answer"),
        ("print('hello')", "“hello”"),
        (POLITE.format(answer="action end_turn"), "“end_turn”"),
        (POLITE.format(answer="action fly"), "fly"),
        (POLITE.format(answer="move"), "“move”"),
    ],
)
def test_an_engine_that_does_not_keep_to_the_protocol_is_named(tmp_path: Path, body: str, said: str) -> None:
    versus = contest("torres", "random", engine(tmp_path, body))
    with pytest.raises(ArenaError, match=said):
        play(versus, versus.plan(1)[0])


def test_a_program_that_is_not_there_is_named() -> None:
    versus = contest("torres", "random", f"{ENGINE}no-such-program")
    with pytest.raises(ArenaError, match="cannot be started"):
        play(versus, versus.plan(1)[0])


def test_an_engine_is_told_nothing_but_what_its_seat_knows(tmp_path: Path) -> None:
    rules, log = game("ginkgopolis"), tmp_path / "log"
    hears = "for line in sys.stdin:\n    log.write(line)\n    log.flush()"
    body = f"log = open({str(log)!r}, 'w')\n" + POLITE.format(answer="action -").replace("for line in sys.stdin:", hears)
    options = rules.options(seats=2)
    state = rules.new(options)
    while not state.is_actor(0):
        state.apply(next_actor(state), state.legal(next_actor(state))[0])
    other = rules.sample(rules.view(state, 0), random.Random(5))
    assert other.key() != state.key()
    told = []
    for each in (state, other):
        with Engine(engine(tmp_path, body), rules, options, 0) as asked:
            with pytest.raises(ArenaError):
                asked.choose(rules.view(each, 0), each.legal(0), random.Random(1), 0)
            told.append(log.read_text())  # before the engine is ended, which may be faster than its last line
    assert told[0] == told[1]
    assert state.to_text() not in told[0]


def test_only_the_arena_starts_programs() -> None:
    with pytest.raises(UnknownBot):
        bot(f"{ENGINE}{COMMAND}")


def test_the_command_plays_against_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["arena", "versus", "garden_nation", "--engine", COMMAND, "--bots", "random", "--matches", "2", "--jobs", "1"]
    assert main([*wanted, "--out", str(tmp_path / "out"), "--language", "en"]) == 0
    assert ENGINE in capsys.readouterr().out
    for wrong in (
        ["arena", "versus", "torres"],
        ["arena", "torres", "--engine", COMMAND],
        ["arena", "versus", "--engine", "x"],
    ):
        assert main([*wrong, "--language", "en"]) != 0
