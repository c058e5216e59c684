"""Hints from other processes, for servers in which nobody thinks."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from tabletown.server.bots.pool import Job
from tabletown.server.errors import AwayError, ConflictError
from tabletown.server.live.streams import Live
from tabletown.server.store.jobs import JobStore
from tabletown.table.hint import Hint

PATIENCE = 25.0  # seconds that somebody waits for a hint


class Elsewhere:
    """Asks whoever has time; AwayError if nobody has."""

    def __init__(self, store: JobStore, live: Live) -> None:
        self._store = store
        self._live = live

    async def hint(self, job: Job) -> Hint:
        """What the master would do in the place of the job's seat."""
        name = secrets.token_hex(8)
        async with self._live.subscribe(name) as feed:
            await self._store.ask(name, job.table, job.seat)
            self._live.publish(name)
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await self._store.answered(name)
                    while answer is None and await feed.next() is not None:
                        answer = await self._store.answered(name)
            except TimeoutError:
                answer = None
            finally:
                await self._store.forget(name)
        if answer is None:
            raise AwayError("server-no-worker", seconds=5)
        if answer["hint"] is None:  # the match has gone on meanwhile
            raise ConflictError("server-stale")
        return msgspec.convert(answer["hint"], Hint)
