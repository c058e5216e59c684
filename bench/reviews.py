"""What reviews in the queue cost a live table: `python -m bench.reviews [--moves 250] [--reviews 20] [--bots 2]`.

A person plays Tiny Towns against a bot of level 3, match after match. Moves are timed, and the waits for the bot: first
while nothing else goes on, then while reviews of finished matches of Torres are made. Use the machine for nothing else
meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.load import free_port, running
from bench.wire import Wire

LIVE = {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:3"}], "private": True}
LEFT = {"game": "torres", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "private": True}


async def guest(port: int, number: int) -> Wire:
    """Return a guest with an address of its own, as through a proxy."""
    wire = Wire(port, {"X-Forwarded-For": f"10.0.{number // 256}.{number % 256}"})
    await wire.call("POST", "/api/me", {})
    return wire


async def finished(wire: Wire) -> str:
    """Return a match that bots have played to its end."""
    table = str((await wire.call("POST", "/api/tables", LEFT))["id"])
    await wire.call("POST", f"/api/tables/{table}/leave", {})
    while (await wire.call("GET", f"/api/tables/{table}"))["phase"] != "over":
        await asyncio.sleep(0.2)
    return table


async def play(wire: Wire, moves: int, rng: random.Random) -> tuple[list[float], list[float]]:
    """Return the seconds of some moves, and of the waits for the bot."""
    took: list[float] = []
    waits: list[float] = []
    path, begun = "", 0.0
    while len(took) < moves:
        shown: Any = await wire.call("GET", path) if path else {"phase": "over"}
        if shown["phase"] == "over":
            path = f"/api/tables/{(await wire.call('POST', '/api/tables', LIVE))['id']}"
            begun = 0.0
        elif shown["legal"]:
            if begun:
                waits.append(time.perf_counter() - begun)
            body = {"action": rng.choice(shown["legal"])["action"], "version": shown["version"]}
            begun = time.perf_counter()
            await wire.call("POST", f"{path}/act", body)
            took.append(time.perf_counter() - begun)
            begun = time.perf_counter()
        else:
            await asyncio.sleep(0.01)
    return took, waits


def told(name: str, seconds: list[float]) -> str:
    """Return the median and the 99th percentile."""
    found = sorted(seconds)
    middle, most = (found[min(len(found) - 1, int(part * len(found)))] for part in (0.5, 0.99))
    return f"{name}: {1000 * middle:.0f} ms, 99 % {1000 * most:.0f} ms ({len(found)})"


async def measure(port: int, given: argparse.Namespace) -> None:
    """Print the figures without and with reviews."""
    person = await guest(port, 0)
    askers = [await guest(port, number) for number in range(1, given.reviews + 1)]
    tables = [await finished(wire) for wire in askers]
    rng = random.Random(1)
    await play(person, 20, rng)
    for name, asked in (("without", False), ("with", True)):
        if asked:
            for wire, table in zip(askers, tables):
                await wire.call("POST", f"/api/tables/{table}/review", {})
        moves, waits = await play(person, given.moves, rng)
        print(f"{name} reviews", told("move", moves), told("bot", waits), sep="; ", flush=True)
    states = [await wire.call("GET", f"/api/tables/{table}/review") for wire, table in zip(askers, tables)]
    print(f"{sum(each['finished'] for each in states)} of {len(states)} reviews were finished meanwhile")


def main() -> None:
    """Start a server and measure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=250)
    parser.add_argument("--reviews", type=int, default=20)
    parser.add_argument("--bots", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        own = {"TABLETOWN_DATABASE": str(Path(folder) / "db"), "TABLETOWN_BOTS": str(given.bots), "TABLETOWN_PAR_RUNS": "0"}
        command = [sys.executable, "-m", "tabletown.server", "--port", str(port)]
        with running(command, "http://", env={**os.environ, **own, "TABLETOWN_PROXIES": "127.0.0.1", "LANG": "C"}):
            asyncio.run(measure(port, given))


if __name__ == "__main__":
    main()
