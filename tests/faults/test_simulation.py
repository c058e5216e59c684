"""The short form of the simulation."""

from pathlib import Path

import pytest
from tests.faults.simulation import simulate

import tabletown


@pytest.mark.anyio
@pytest.mark.parametrize("seed", range(2))
async def test_nothing_is_lost_or_doubled_when_servers_die_and_answers_are_lost(seed: int, tmp_path: Path) -> None:
    tally = await simulate(60, 1000 + seed, tmp_path)
    assert tally["sequences"] == 60
    assert min(tally[each] for each in ("acknowledged", "kills", "cuts", "resent", "duplicates", "refused")) > 10
    assert all(tally[name] for name in tabletown.games())
