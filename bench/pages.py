"""The cost of a table's page: compressed kilobytes of the first load and of a move, and the time to render a move.

    python -m bench.pages [--moves N] [--language ru]

Every game is played at random by four seats at one device, in one process, without a network. The budget is 150 kB, 30 kB
and 10 ms; values above it are marked. Rendering is drawing, translation and template. All times are CPU times; the report
also shows the whole request with database, framework and client, and the ratio of rendering to a fixed piece of similar
work in the same run, which a busy machine slows equally.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import random
import re
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any

import httpx

import tabletown
from tabletown.server.app import Server, create_app
from tabletown.server.http.pages import table
from tabletown.server.http.pages.files import files
from tabletown.server.settings import Settings

LEVEL = 7  # of the server
TOLD = 40  # drawings of which a browser tells the server
BUDGET = {"first": 150.0, "move": 30.0, "time": 10.0}
_spent = [0.0]


def reference() -> str:
    """Build a text from numbers, as drawings are built: the reference for times."""
    return "".join(f'<rect x="{number}" y="{number * 2}" width="9" height="9"/>' for number in range(2000))


def timed(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the function with its CPU time recorded."""

    def call(*given: Any, **named: Any) -> Any:
        start = time.process_time()
        try:
            return function(*given, **named)
        finally:
            _spent[0] += time.process_time() - start

    return call


def first_load(page: str, language: str) -> int:
    """Return the bytes of a page with everything that it refers to; fonts only of the scripts that are read."""
    names = set(re.findall(r'(?:href|src)="/static/\w+/([^"]+)"', page))
    waiting = [name for name in names if name.endswith(".js")]
    while waiting:  # modules import others
        found = set(re.findall(r'from "\./([\w.]+)"', files()[waiting.pop()].body.decode())) - names
        names |= found
        waiting += found
    scripts = ("latin", "cyrillic") if language == "ru" else ("latin",)
    fonts = [f"vendor/{family}-{script}.woff2" for family in ("onest", "podkova") for script in scripts]
    sent = [files()[name] for name in sorted(names | set(fonts))]
    return len(gzip.compress(page.encode(), LEVEL)) + sum(len(file.small or file.body) for file in sent)


async def measure(client: httpx.AsyncClient, game: str, moves: int, language: str) -> str:
    """Return a line of the report, measured."""
    rng = random.Random(1)
    seats = min(4, max(options.seats for options in tabletown.game(game).presets()))
    body = {"game": game, "options": {}, "seats": [{"kind": "me", "name": f"Vera {seat}"} for seat in range(seats)]}
    shown = (await client.post("/api/tables", json=body)).raise_for_status().json()
    path = f"/tables/{shown['id']}"
    sizes: list[float] = []
    have: list[str] = []  # digests of the drawings that a browser would have
    firsts, times, drawn, references = [0.0], [], [], []
    for number in range(moves):
        if shown["phase"] == "over":
            break
        seat = shown["seat"]
        action = {"action": rng.choice(shown["legal"])["action"], "version": shown["version"], "seat": seat}
        shown = (await client.post(f"/api{path}/act", json=action)).raise_for_status().json()
        shown = (await client.get(f"/api{path}")).json()
        if number % 50 == 0:
            firsts.append(first_load((await client.get(path)).text, language) / 1000)
        start = time.process_time()
        reference()
        references.append(time.process_time() - start)
        start = time.process_time()
        _spent[0] = 0.0
        headers = {"accept-encoding": "identity", "x-have": " ".join(have[-TOLD:])}
        part = await client.get(f"{path}/part", params={"seat": shown["seat"]}, headers=headers)
        for digest in re.findall(r"<!--[p=]([\w-]{8})-->", part.text):
            have = [each for each in have if each != digest] + [digest]
        times.append(time.process_time() - start)
        drawn.append(_spent[0])
        sizes.append(len(gzip.compress(part.raise_for_status().content, LEVEL)) / 1000)
    return report(game, firsts, sizes, [each * 1000 for each in drawn], [each * 1000 for each in times], references)


def report(
    game: str, firsts: list[float], sizes: list[float], drawn: list[float], times: list[float], references: list[float]
) -> str:
    """Return a line of the report: kilobytes and milliseconds."""
    size, rendered = statistics.median(sizes), statistics.median(drawn)
    ratio = rendered / 1000 / statistics.median(references)
    over = max(firsts) > BUDGET["first"] or max(sizes) > BUDGET["move"] or rendered > BUDGET["time"]
    return (
        f"{game:15} first load {max(firsts):5.0f} kB, a move {size:4.1f} kB (at most {max(sizes):4.1f}), "
        f"rendered in {rendered:4.1f} ms (95 % in {sorted(drawn)[int(len(drawn) * 0.95)]:.1f}), {ratio:4.1f} references, "
        f"the request {statistics.median(times):4.1f} ms, {len(times)} moves{', OVER THE BUDGET' if over else ''}"
    )


async def bench(moves: int, language: str, database: str) -> None:
    """Measure every game."""
    table.context, table.page = timed(table.context), timed(table.page)  # type: ignore[attr-defined]
    app: Any = create_app(server=Server(Settings(database=database), sweeping=False))
    transport = httpx.ASGITransport(app)
    headers = {"accept-language": language}
    client = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=headers, timeout=60)
    async with app.lifespan(), client:
        await client.post("/api/me", json={})
        for game in tabletown.games():
            print(await measure(client, game, moves, language), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(bench(given.moves, given.language, f"sqlite:///{folder}/bench.sqlite"))
