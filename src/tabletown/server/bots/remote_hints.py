"""Hints from other processes, for servers without bot processes."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from tabletown.server.bots.pool import BotJob
from tabletown.server.errors import ConflictError, UnavailableError
from tabletown.server.live.streams import EventBus
from tabletown.server.store.jobs import JobStore
from tabletown.table.hint import Hint

PATIENCE = 25.0  # seconds to wait for a hint


class RemoteHints:
    """Asks other processes for hints; raises UnavailableError if none answers."""

    def __init__(self, store: JobStore, bus: EventBus) -> None:
        self._store = store
        self._bus = bus

    async def hint(self, job: BotJob) -> Hint:
        """Return the master's choice for the seat of the job."""
        name = secrets.token_hex(8)
        async with self._bus.subscribe(name) as subscription:
            await self._store.ask(name, job.table, job.seat)
            self._bus.publish(name)
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await self._store.answered(name)
                    while answer is None and await subscription.next() is not None:
                        answer = await self._store.answered(name)
            except TimeoutError:
                answer = None
            finally:
                await self._store.forget(name)
        if answer is None:
            raise UnavailableError("server-no-worker", seconds=5)
        if answer["hint"] is None:  # the decision was made meanwhile
            raise ConflictError("server-stale")
        return msgspec.convert(answer["hint"], Hint)
