"""The short form: two servers and two workers over a PostgreSQL, all of which fail while five matches are played."""

import asyncio

from tests.faults.chaos import run


def test_nothing_is_lost_when_processes_are_killed_and_the_database_restarts() -> None:
    tally = asyncio.run(run(3, 7))
    assert (tally["web"], tally["worker"], tally["restart"]) == (1, 1, 1)
    assert tally["stored"] >= tally["acknowledged"] > 20
    assert min(tally[each] for each in ("by bots", "cuts", "duplicates", "refused", "unanswered")) > 0
