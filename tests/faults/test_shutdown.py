"""Several servers at one port: who dies is replaced; told to stop they end every stream with a hint when to come again."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.faults.town import Process, client, free_port
from tests.server.postgres import Postgres, running

from tabletown.cli.main import main

pytestmark = pytest.mark.anyio
LONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def anyio_backend() -> str:
    """The only loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Postgres]:
    """A database server."""
    with running() as server:
        yield server


async def _stream(port: int, table: str, cookies: httpx.Cookies, began: asyncio.Event) -> list[str]:
    """Everything that a stream says until it ends by itself."""
    lines = []
    async with client(port, cookies) as browser, browser.stream("GET", f"/api/tables/{table}/events", timeout=120) as stream:
        async for line in stream.aiter_lines():
            began.set()
            lines.append(line)
    return lines


def _children(process: Process) -> list[int]:
    found = subprocess.run(
        ["pgrep", "-P", str(process.pid), "-f", "spawn_main"], capture_output=True, text=True, check=False
    )
    return [int(each) for each in found.stdout.split()]


async def test_several_processes_serve_one_port_and_end_in_order(postgresql: Postgres, tmp_path: Path) -> None:
    port = free_port()
    given = {"TABLETOWN_DATABASE": await asyncio.to_thread(postgresql.create), "TABLETOWN_BOTS": "1"}
    server = Process(["serve", "--workers", "2", "--port", str(port)], given, tmp_path / "log")
    await server.begin()
    try:
        async with client(port) as ann:
            await ann.post("/api/me", json={"name": "Ann"})
            shown = (await ann.post("/api/tables", json={"game": "tiny_towns", "seats": LONE})).json()
            first = _children(server)
            assert len(first) == 2
            os.kill(first[0], signal.SIGKILL)
            while first[0] in _children(server) or len(_children(server)) != 2:
                await asyncio.sleep(0.2)
            cookies = ann.cookies
        streams, begun = [], [asyncio.Event() for _ in range(4)]
        for began in begun:
            streams.append(asyncio.create_task(_stream(port, shown["id"], cookies, began)))
        for began in begun:
            await asyncio.wait_for(began.wait(), 60)
    finally:
        status = await server.end(signal.SIGTERM)
    for stream in streams:
        lines = await stream  # it ended, and was not cut off
        assert any(line.startswith("retry: ") for line in lines[:3])
        assert any(line.startswith("retry: ") for line in lines[-4:])
        assert ": bye" in lines
    assert status == 0
    assert "Traceback" not in server.output


def test_several_processes_on_sqlite_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/x.sqlite"
    assert main(["serve", "--workers", "2", "--database", address, "-l", "en"]) == 1
    assert "PostgreSQL" in capsys.readouterr().err
    assert main(["worker", "--database", address, "-l", "ru"]) == 1
    assert "нужен PostgreSQL" in capsys.readouterr().err
    assert main(["worker", "--database", "postgresql://h/d", "--processes", "0", "-l", "en"]) == 1
    assert main(["serve", "--workers", "0", "--database", address, "-l", "en"]) == 1


async def test_a_worker_that_is_told_to_stop_leaves_its_work_at_once(postgresql: Postgres, tmp_path: Path) -> None:
    given = {"TABLETOWN_DATABASE": await asyncio.to_thread(postgresql.create)}
    worker = Process(["worker", "--processes", "1"], given, tmp_path / "log")
    await worker.begin()
    assert await worker.end(signal.SIGTERM) == 0
    assert "Traceback" not in worker.output
