"""The server's cost per move and view: whole matches of every game over the API, in one process, without a network.

    python -m bench.server [--matches N] [--database URL]

Wall time is the median wait of a client; CPU time is the mean of everything, including the client.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from typing import Any

import httpx

import tabletown
from bench.run import options_of
from tabletown.server.app import Server, create_app
from tabletown.server.settings import Settings


class Watch:
    """Times of one kind of request."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.cpu = 0.0

    async def call(self, request: Any) -> Any:
        """Make a request and record its time."""
        wall, cpu = time.perf_counter(), time.process_time()
        answer = await request
        self.wall.append(time.perf_counter() - wall)
        self.cpu += time.process_time() - cpu
        answer.raise_for_status()
        return answer.json()

    def line(self) -> str:
        """Return the times as text, in milliseconds."""
        wall = statistics.median(self.wall) * 1000
        return f"{wall:6.1f} ms wall, {self.cpu / len(self.wall) * 1000:5.1f} ms CPU, {len(self.wall)} times"


async def match(client: httpx.AsyncClient, game: str, rng: random.Random, acts: Watch, looks: Watch) -> None:
    """Play a match of two seats at random."""
    options = {name: value for name, value in _chosen(game).items() if name != "seats"}
    answer = await client.post("/api/tables", json={"game": game, "options": options, "seats": [{"kind": "me"}] * 2})
    table = answer.raise_for_status().json()
    path = f"/api/tables/{table['id']}"
    while table["phase"] != "over":
        body = {"action": rng.choice(table["legal"])["action"], "version": table["version"], "seat": table["seat"]}
        await acts.call(client.post(f"{path}/act", json=body))
        table = await looks.call(client.get(path))


def _chosen(game: str) -> dict[str, Any]:
    options = options_of(tabletown.game(game))
    return {name: getattr(options, name) for name in options.__struct_fields__}


async def bench(matches: int, database: str) -> None:
    """Measure every game."""
    server = Server(Settings(database=database), sweeping=False)
    app: Any = create_app(server=server)
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")
    async with app.lifespan(), client:
        await client.post("/api/me", json={})
        for game in tabletown.games():
            acts, looks = Watch(), Watch()
            for number in range(matches):
                await match(client, game, random.Random(number), acts, looks)
            print(f"{game:15} act  {acts.line()}\n{'':15} look {looks.line()}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(bench(given.matches, given.database or f"sqlite:///{folder}/bench.sqlite"))
