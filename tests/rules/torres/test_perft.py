"""The counts of tests/perft/torres.perft by the second model."""

from pathlib import Path

import pytest
from tests.rules.torres.literal_match import Match, perft

from tabletown.testing.perft import Block, read_blocks

BLOCKS = read_blocks(Path(__file__).parents[2] / "perft/torres.perft")
FEW = 10_000  # sequences that the slow model counts in a moment


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.title)
def test_the_second_model_counts_the_same(block: Block) -> None:
    counted = 0
    for depth, nodes in block.counts.items():
        if nodes <= FEW:
            assert perft(Match.read(block.position), depth) == nodes
            counted += 1
    assert counted
