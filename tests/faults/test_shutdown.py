"""Several servers at one port: who dies is replaced; told to stop they end every stream with a hint when to come again."""

import asyncio
import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.faults.cluster import Process, client
from tests.server.fixtures import free_port
from tests.server.postgres import Postgres

from tabletown.cli.main import main

pytestmark = pytest.mark.anyio
LONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


async def _stream(port: int, table: str, cookies: httpx.Cookies, began: asyncio.Event) -> list[str]:
    """Everything that a stream says until it ends by itself."""
    lines, address = [], f"/api/tables/{table}/events"
    async with client(port, cookies) as browser, browser.stream("GET", address, timeout=None) as stream:
        async for line in stream.aiter_lines():
            began.set()
            lines.append(line)
    return lines


async def _late(port: int, table: str, cookies: httpx.Cookies, begun: asyncio.Event, stop: asyncio.Event) -> bytes:
    """The answer to a request whose body is sent when the server has been told to stop."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    body = b'{"text": "not too late"}'
    head = f"POST /api/tables/{table}/chat HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n"
    writer.write(head.encode())
    assert b"HTTP/1.1 100" in await reader.readline()  # the server waits for the body
    begun.set()
    await stop.wait()
    writer.write(body)
    answer = await reader.read()
    writer.close()
    return answer


def _children(process: Process) -> list[int]:
    found = subprocess.run(
        ["pgrep", "-P", str(process.pid), "-f", "spawn_main"], capture_output=True, text=True, check=False
    )
    return [int(each) for each in found.stdout.split()]


async def _count_requests(port: int, times: int) -> None:
    """Whichever process answers, the figures are those of all."""

    async def figure() -> float:
        async with client(port) as monitor:
            lines = (await monitor.get("/metrics", timeout=None)).text.splitlines()
        name = 'tabletown_requests_total{method="GET",route="/api/games",status="200"} '
        return next((float(line.removeprefix(name)) for line in lines if line.startswith(name)), 0.0)

    for number in range(times):
        assert await figure() == number
        async with client(port) as browser:  # a connection of its own, so that either process may answer
            assert (await browser.get("/api/games", timeout=None)).status_code == 200


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
            second = _children(server)
            os.kill(server.pid, signal.SIGHUP)
            while set(second) & set(_children(server)):
                with suppress(httpx.TransportError):  # a connection that was kept open ends with its process
                    assert (await ann.get("/api/me", timeout=None)).status_code == 200
                await asyncio.sleep(0.2)
            assert len(_children(server)) == 2
            await _count_requests(port, 20)
            cookies = ann.cookies
        streams, begun = [], [asyncio.Event() for _ in range(4)]
        for began in begun:
            streams.append(asyncio.create_task(_stream(port, shown["id"], cookies, began)))
        for began in begun:
            await began.wait()
        waiting, stop = asyncio.Event(), asyncio.Event()
        late = asyncio.create_task(_late(port, shown["id"], cookies, waiting, stop))
        await waiting.wait()
        ending = asyncio.create_task(server.end(signal.SIGTERM))
        told = await asyncio.gather(*streams)  # they ended, and were not cut off
        stop.set()
        assert b"HTTP/1.1 201" in await late
        status = await ending
    finally:
        await server.end(signal.SIGTERM)
    for lines in told:
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
