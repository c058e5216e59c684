"""What a process that thinks remembers of the seats that it thought for."""

from collections import OrderedDict
from typing import Any

import pytest

from tabletown.bots.tree_reuse import Memory
from tabletown.core.registry import game
from tabletown.server.bots import pool
from tabletown.server.bots.pool import BotJob, think


class Noting:
    """A bot that takes the first action and notes with what memory."""

    def __init__(self, memories: list[Memory], memory: Memory) -> None:
        memories.append(memory)

    def choose(self, _game: Any, _view: Any, legal: list[int], _rng: Any) -> int:
        return legal[0]


@pytest.fixture
def memories(monkeypatch: pytest.MonkeyPatch) -> list[Memory]:
    """The memories that bots are given from now on, in order."""
    given: list[Memory] = []
    monkeypatch.setattr(pool, "_memories", OrderedDict())
    monkeypatch.setattr(pool, "bot", lambda _spec, memory: Noting(given, memory))
    return given


def _think(table: str, seat: int) -> None:
    rules = game("torres")
    view = rules.view(rules.new(rules.options(seats=2)), seat)
    think(BotJob(table=table, seat=seat, mark=(0, 0), game="torres", bot="level:5", view=view, legal=[0], seed=1))


def test_no_seat_and_no_table_thinks_on_from_what_another_has_found(memories: list[Memory]) -> None:
    for table, seat in (("a", 0), ("a", 1), ("b", 0), ("a", 0), ("b", 0), ("a", 1)):
        _think(table, seat)
    first, other, elsewhere = memories[:3]
    assert len({id(each) for each in memories}) == 3
    assert memories[3:] == [first, elsewhere, other]


def test_only_the_seats_thought_for_last_are_remembered(memories: list[Memory]) -> None:
    for table in ("a", "b", "c", "d", "a", "e", "a", "b"):
        _think(table, 0)
    assert memories[0] is memories[4] is memories[6]  # always among the last four
    assert memories[7] is not memories[1]
    assert len(pool._memories) == 4
