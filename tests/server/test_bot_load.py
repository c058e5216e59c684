"""The load of the bots: what the queue shows, and the hours that are remembered."""

import asyncio

import pytest
from tests.server.fixtures import Clock

from tabletown.server.bots.load import BUCKETS, BotLoad
from tabletown.server.bots.queue import FairQueue, Rank
from tabletown.server.http.pages.host.load_chart import draw

pytestmark = pytest.mark.anyio


async def test_busy_processes_and_waiting_decisions_are_remembered_for_hours() -> None:
    clock = Clock()
    queue = FairQueue(1, clock)
    load = BotLoad(queue, 1, clock)
    first = queue.turn("Ann", Rank.MOVE)
    await first.__aenter__()
    waiting = asyncio.create_task(queue.turn("Bo", Rank.MOVE).__aenter__())
    await asyncio.sleep(0)
    assert (load.busy, load.waiting) == (1, 1)
    load.sample()
    clock.now += 3600
    history = load.history()
    assert len(history) == BUCKETS
    assert [(each.share, each.waiting) for each in history if each.samples] == [(1.0, 1)]
    assert draw(history, 720, 150).count("<rect") == 1
    clock.now += 6 * 3600
    assert not any(each.samples for each in load.history())
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await first.__aexit__(None, None, None)
    assert (load.busy, load.waiting) == (0, 0)
