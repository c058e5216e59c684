"""Tasks end, whatever becomes of a cancellation."""

import asyncio
import contextlib

import pytest

from tabletown.server.tasks import end


@pytest.mark.anyio
async def test_a_task_that_loses_a_cancellation_is_cancelled_again() -> None:
    lost = asyncio.Event()

    async def run() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        lost.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(run())
    await asyncio.sleep(0)
    await end([task], again=0)
    assert lost.is_set()
    assert task.cancelled()


@pytest.mark.anyio
async def test_what_a_task_does_at_its_end_is_waited_for() -> None:
    done = []

    async def run() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            done.append(True)
            raise ValueError

    task = asyncio.create_task(run())
    await asyncio.sleep(0)
    await end([task])
    assert done == [True]
    await end([])
