"""Whole matches in the engine and in the literal reading: the same may be done, and the same follows."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.rules.garden_nation import literal_match as literal
from tests.rules.garden_nation.helpers import GAME, legal, view_of, waiting

from tabletown.core.state import CHANCE
from tabletown.games.garden_nation.rules.view import GardenNationView
from tabletown.testing import rule
from tabletown.testing.perft import Block, read_blocks

BLOCKS = read_blocks(Path(__file__).parents[2] / "perft" / "garden_nation.perft")
FEW = 800  # sequences that the slow model counts in a moment


def public(view: GardenNationView) -> dict[str, Any]:
    """A view without the objectives, which the literal reading leaves out."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    return {name: value for name, value in fields.items() if name not in ("kept", "dealt", "hands")}


@rule("GN-4.1", "GN-4.8", "GN-5.7", "GN-8.1", "GN-9.2", "GN-11.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"move_on": "descending", "zone_costs": "bga"}], ids=["plain", "settings"])
def test_whole_matches_are_alike(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    for _ in range(3):
        state = GAME.new(GAME.options(seats=seats, **options))
        while view_of(state).round == 0:
            actor = waiting(state)[0]
            state.apply(actor, rng.choice(state.legal(actor)))
        view = view_of(state)
        seen: dict[str, int] = {}
        while not state.over:
            texts = legal(state)
            assert set(texts) == literal.legal(view), state.to_text()
            verbs = sorted({text.split()[0] for text in texts})
            verb = rng.choices(verbs, [1 / (4 + seen.get(each, 0)) for each in verbs])[0]
            seen[verb] = seen.get(verb, 0) + 1
            text = rng.choice([each for each in texts if each.split()[0] == verb])
            state.apply(waiting(state)[0], GAME.parse(text))
            view = literal.play(view, text)
            assert public(view) == public(view_of(state)), text


def count(view: GardenNationView, depth: int) -> int:
    """Sequences of `depth` steps in the literal reading."""
    if not view.pending:
        return 0
    moves = literal.legal(view)
    return len(moves) if depth == 1 else sum(count(literal.play(view, text), depth - 1) for text in moves)


@pytest.mark.parametrize(
    "block", [block for block in BLOCKS if "phase: play" in block.position], ids=lambda block: block.title
)
def test_the_literal_reading_counts_the_same(block: Block) -> None:
    state = GAME.from_text(block.position)
    assert state.actors() != CHANCE
    for depth, nodes in block.counts.items():
        if nodes <= FEW:
            assert count(view_of(state), depth) == nodes
