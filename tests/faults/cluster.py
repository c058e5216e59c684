"""A cluster of real processes: servers, workers and a database, each of which can be killed, and wires between that fail."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from tests.server.fixtures import free_port
from tests.server.postgres import Postgres

PATIENCE = 120  # seconds after which a browser gives up, and a process that should end is killed, on the busiest machine


class Process:
    """A command that is started again after it was killed."""

    def __init__(self, arguments: list[str], environment: dict[str, str], log: Path) -> None:
        self._arguments = [sys.executable, "-m", "tabletown.cli", *arguments]
        self._environment = {**os.environ, **environment, "LANG": "en"}
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    async def begin(self) -> None:
        """Start it, and wait until it says that it is ready; only the limit of the whole suite ends the waiting."""
        before = self._said
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._arguments, env=self._environment, stdout=log, stderr=log)
        while self._said == before:
            if self._process.poll() is not None:
                raise AssertionError(self.output)
            await asyncio.sleep(0.1)

    @property
    def _said(self) -> int:
        return self.output.count("ready")

    @property
    def output(self) -> str:
        """What it has said so far."""
        return self._log.read_text() if self._log.exists() else ""

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process is not None
        return self._process.pid

    async def end(self, number: signal.Signals) -> int:
        """Send it a signal, and wait for its end; the exit status. One that does not end is killed, and fails the test."""
        if self._process is None:
            return 0
        self._process.send_signal(number)
        try:
            return await asyncio.to_thread(self._process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise AssertionError(f"it does not end: {self.output}") from None


class Wire:
    """A connection to a server that is slow at times, and is cut at times, in the middle of anything."""

    def __init__(self, target: int, rng: random.Random, cut: float = 0.05, slow: float = 0.1) -> None:
        self._target = target
        self._rng = rng
        self._cut = cut
        self._slow = slow
        self.port = 0
        self.cuts = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Wire"]:
        """The wire, until the end of the block."""
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        ways = [self._carry(reader, far_writer), self._carry(far_reader, writer)]
        tasks = [asyncio.create_task(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for each in (writer, far_writer):
                each.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(4096):
            if self._rng.random() < self._slow:
                await asyncio.sleep(self._rng.random() * 0.2)
            if self._rng.random() < self._cut:
                self.cuts += 1
                writer.write(data[: self._rng.randrange(len(data) + 1)])
                return
            writer.write(data)
            await writer.drain()


class Cluster:
    """Two servers in which nobody thinks, two workers, one PostgreSQL."""

    def __init__(self, postgresql: Postgres, database: str, folder: Path) -> None:
        self.postgresql = postgresql
        self.database = database
        self.ports = [free_port() for _ in range(2)]
        given = {"TABLETOWN_DATABASE": database, "TABLETOWN_BOTS": "0", "TABLETOWN_SWEEP_SECONDS": "1"}
        self.webs = [
            Process(["serve", "--port", str(port)], given, folder / f"web{number}.log")
            for number, port in enumerate(self.ports)
        ]
        self.workers = [
            Process(["worker", "--processes", "1"], given, folder / f"worker{number}.log") for number in range(2)
        ]

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Cluster"]:
        """The cluster, until the end of the block."""
        processes = [*self.webs, *self.workers]
        try:
            await asyncio.gather(*(each.begin() for each in processes))
            yield self
        finally:
            ended = [each.end(signal.SIGTERM) for each in processes]
            for found in await asyncio.gather(*ended, return_exceptions=True):
                if isinstance(found, BaseException):
                    raise found

    async def restart(self, process: Process, number: signal.Signals = signal.SIGKILL) -> None:
        """Kill a process, unless told otherwise without warning, and start it again."""
        await process.end(number)
        await process.begin()

    async def freeze(self, process: Process, seconds: float) -> None:
        """Let a process stand still for a while."""
        os.kill(process.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            os.kill(process.pid, signal.SIGCONT)

    async def restart_database(self, is_crash: bool) -> None:
        """Stop the database and start it again."""
        await asyncio.to_thread(self.postgresql.crash if is_crash else self.postgresql.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(self.postgresql.start)

    def output(self) -> str:
        """What all processes have said."""
        return "\n".join(each.output for each in (*self.webs, *self.workers))


def client(port: int, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
    """A browser that talks to a port."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", cookies=cookies, timeout=20, trust_env=False)
