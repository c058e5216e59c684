"""Positions as text: what no match comes to is refused, and whatever is accepted can be looked at and played."""

import random
import re
from pathlib import Path

import pytest
from tests.rules.ginkgopolis.helpers import GAME, table, view_of, wander

from tabletown.core.errors import PositionError, TabletownError
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.testing import rule

BASE = table("hand 0: A:0 B:0 C:0 D:0", "tiles 0: red_9", "player 0: R3 N2").to_text()
RULES = Path(__file__).resolve().parents[3] / "docs/games/ginkgopolis/specification.md"
SOLO = table("hand 0: A:0 B:0", seats=1).to_text()


def with_line(text: str, line: str) -> str:
    """The text with a line put in, or put in place of the one with that key."""
    key = line.partition(":")[0]
    kept = [each for each in text.splitlines() if each.partition(":")[0] != key]
    return "\n".join([*kept, line] if line.partition(":")[2] else kept)


@pytest.mark.parametrize(
    "line",
    [
        "first: 9", "first: -1", "acting: 7", "turn: 1", "round: 0", "round: 201", "build: -1", "exhausted: 3",
        "reserve: 60", "reserve: 0", "stack: choose",
        "stack: turn", "stack: turn tiles=15", "stack: turn token=15", "stack: turn asset",
        "stack: round first draft", "stack: round first sets", "stack: turn expert", "stack: turn choose cards=9",
        "stack: turn choose choose", "stack: over", "waiting: 1", "waiting: -", "commit 1: card_red_1 none",
        "commit 0: urban_A tile_red_9", "commit 0: urban_A", "hand 0:", "hand 0: urban_A:1", "hand 0: urban_A:0+0",
        "deck: -", "deck: urban_A", "discard: card_red_9", "table: card_red_1", "card: urban_A", "tile: tile_red_9",
        "other_card: urban_A", "player 0: screen=99 store=22", "player 0: screen=3 store=22 new_hands=3",
        "player 0: screen=3 store=22 gave=1", "drew 0: 1 0", "drew 0: 1", "returned 0: tile_red_10", "aside 0: tile_red_9",
        "shown 0: tile_red_10", "tiles 0: tile_red_1", "removed: tile_red_10", "gone: 0", "gone: 5", "ending: perhaps",
        "building 0,0: tile_red_1", "building 0,0:", "building 5,5: tile_red_10 @0", "building 0,0: tile_yellow_2 !",
        "building 1,2: tile_red_10 tile_red_10 @0", "tokens: A(-1,2)", "characters 0: char_01 char_02 char_03 char_04",
        "characters 0: char_23_uniform", "picks: - - - - - -", "packet 0: char_01", "tableau 0: urban_A",
    ],
)  # fmt: skip
@rule("GK-A.38")
def test_what_no_match_comes_to_is_refused(line: str) -> None:
    with pytest.raises(PositionError):
        GAME.from_text(with_line(BASE, line))


@pytest.mark.parametrize(
    "line",
    ["hand 1: -", "stack: turn choose cards=32", "tiles 1: tile_red_9", "player 0: new_hands=1 store=25", "exhausted: 1"],
)
def test_in_solo_as_well(line: str) -> None:
    with pytest.raises(PositionError):
        GAME.from_text(with_line(SOLO, line))


def damage(text: str, rng: random.Random) -> str:
    """One of the things that happen to a text: lines lost, doubled or exchanged, words lost or moved, numbers changed."""
    lines = text.splitlines()
    number = rng.randrange(2, len(lines))
    key, _, value = lines[number].partition(": ")
    words = value.split()
    kind = rng.randrange(6)
    if kind == 0:
        del lines[number]
    elif kind == 1:
        other = rng.randrange(2, len(lines))
        lines[number] = f"{key}: {lines[other].partition(': ')[2]}"
    elif kind == 2:
        words.pop(rng.randrange(len(words)))
        lines[number] = f"{key}: {' '.join(words) or '-'}"
    elif kind == 3:
        other = rng.randrange(2, len(lines))
        lines[other] += f" {rng.choice(words)}"
    elif kind == 4 and any(map(str.isdecimal, value)):
        places = [at for at, letter in enumerate(value) if letter.isdecimal()]
        at = rng.choice(places)
        lines[number] = f"{key}: {value[:at]}{rng.randrange(10)}{value[at + 1 :]}"
    else:
        at, more = rng.randrange(len(words)), rng.choice(lines[rng.randrange(2, len(lines))].partition(": ")[2].split())
        words[at] = more
        lines[number] = f"{key}: {' '.join(words)}"
    return "\n".join(lines)


def is_played_on(state: GinkgopolisState, seed: int) -> None:
    """Look at a position from every side and play fifty random steps."""
    for _ in range(2):
        for viewer in (None, *range(state.seats)):
            view = view_of(state, viewer)
            GAME.sample(view, random.Random(seed))
            GAME.prompt(view)
        wander(state, 25, seed)
    assert GAME.from_text(state.to_text()).key() == state.key()


@pytest.mark.parametrize("preset", range(len(GAME.presets())))
def test_a_damaged_position_is_refused_or_can_be_played(preset: int) -> None:
    rng = random.Random(preset)
    options = GAME.presets()[preset]
    accepted = 0
    for _ in range(6):
        state = GAME.new(options)
        wander(state, rng.randrange(0, 300), rng.randrange(10**6))  # type: ignore[arg-type]
        text = state.to_text()
        assert GAME.from_text(text).key() == state.key()
        for _ in range(25):
            damaged = damage(text, rng)
            try:
                found = GAME.from_text(damaged)
            except TabletownError:
                continue
            accepted += 1
            is_played_on(found, rng.randrange(10**6))  # type: ignore[arg-type]
    assert accepted > 0


def test_a_refusal_names_the_line() -> None:
    with pytest.raises(PositionError) as refused:
        GAME.from_text(re.sub("first: .*", "first: 9", BASE))
    assert refused.value.arguments == {"key": "first", "text": "9"}


def test_the_rules_page_describes_every_step_and_every_line() -> None:
    notation = re.findall("`([^`]+)`", RULES.read_text(encoding="utf-8").partition("## 15. Notation")[2])
    verbs = {word.split()[0] for word in notation if _is_step(word)}
    assert verbs == {verb.name for verb in GAME.actions.verbs}
    told = {word.split()[0] for word in notation}
    rng = random.Random(2)
    for options in GAME.presets():
        state = GAME.new(options)
        while not state.over:
            wander(state, rng.randrange(1, 60), rng.randrange(10**6))  # type: ignore[arg-type]
            lines = state.to_text().splitlines()[2:]
            assert {line.partition(":")[0].split()[0] for line in lines} <= told


def _is_step(word: str) -> bool:
    try:
        return GAME.text(GAME.parse(word)) == word
    except TabletownError:
        return False


@rule("GK-7.1", "GK-A.38")
def test_a_deck_is_never_empty_since_it_is_rebuilt_at_once() -> None:
    lines = dict(line.split(": ") for line in BASE.splitlines()[1:])
    piles = [word for key in ("deck", "discard") for word in lines[key].split() if word != "-"]
    text = with_line(with_line(BASE, f"discard: {' '.join(piles)}"), "deck: -")
    with pytest.raises(PositionError) as refused:
        GAME.from_text(text)
    assert refused.value.arguments["key"] == "deck"
    assert GAME.from_text(with_line(with_line(text, f"deck: {piles[0]}"), f"discard: {' '.join(piles[1:])}")).deck == 1  # type: ignore[attr-defined]
