"""The end of tasks that run until they are cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

_AGAIN = 5.0  # seconds


async def end(tasks: Iterable[asyncio.Task[Any]], again: float = _AGAIN) -> None:
    """Cancel tasks and return when they have ended.

    A cancellation can get lost if it comes in the same moment as an answer, as in `asyncio.wait_for` of Python 3.11. A task
    that has not ended after `again` seconds is therefore cancelled once more.
    """
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        ended, pending = await asyncio.wait(pending, timeout=again)
        for task in ended:
            if not task.cancelled():
                task.exception()  # it has been reported where it happened
