"""A backup that a host asks for: made by a process of its own, so that nobody at a table waits for it."""

from __future__ import annotations

import asyncio
import logging
import os
import sys

from tabletown.server.errors import ConflictError
from tabletown.server.settings import Settings
from tabletown.server.tasks import end

_log = logging.getLogger(__name__)


class BackupJob:
    """Makes one backup at a time in the folder of the settings; without one there is nothing on offer."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._task: asyncio.Task[None] | None = None
        self.command = [sys.executable, "-m", "tabletown.cli", "admin", "backup", settings.backups]
        self.failed = False  # the last one

    @property
    def offered(self) -> bool:
        """Whether there is a folder for backups."""
        return bool(self._settings.backups)

    @property
    def running(self) -> bool:
        """Whether a backup is being made."""
        return self._task is not None and not self._task.done()

    def start(self) -> None:
        """Begin a backup; raise ConflictError if there is no folder for it, or one is being made."""
        if not self.offered or self.running:
            raise ConflictError("server-backup-busy" if self.running else "server-backup-nowhere")
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        environment = {**os.environ, **self._settings.to_environment()}
        process = await asyncio.create_subprocess_exec(*self.command, env=environment, stdout=asyncio.subprocess.DEVNULL)
        try:
            self.failed = await process.wait() != 0
        except BaseException:
            process.kill()
            raise
        if self.failed:
            _log.error("the backup that a host has asked for failed")

    async def settle(self) -> None:
        """Wait until the backup is made."""
        if self._task is not None:
            await self._task

    async def close(self) -> None:
        """Give up a backup that is being made."""
        if self._task is not None:
            await end([self._task])
