"""Noninterference of the daily deal: tries and seeds change no byte that somebody else is sent before the day ends.

Two servers begin alike. In one Ann plays her try otherwise, and the deals have other seeds behind the same commitments; all
that Bo, who has begun, Cid, who has not, a host and a stranger can ask for must be the same, and so must the log.
"""

import io
import json
import logging
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.fixtures import TODAY, HangingExecutor, Person, Servers, Site

import tabletown
from tabletown.bots import bot
from tabletown.server.ops import logs
from tabletown.server.store.models import DealRow
from tabletown.server.tables.daily.model import later
from tabletown.server.tables.moderation.records import Moderator
from tabletown.server.users.accounts import Identity

pytestmark = pytest.mark.anyio
GAME = "tiny_towns"
DEAL = f"/daily/{TODAY}/{GAME}"
START = tabletown.game(GAME).new(tabletown.game(GAME).options(seats=1))
OF_A_TABLE = ("", "/legal", "/log", "/chat", "/record", "/scores", "/steps/0", "/review", "/events")
PAGES_OF_A_TABLE = (
    "",
    "/part",
    "/replay",
    "/result",
    "/log",
    "/players",
    "/frames",
    "/review",
    "/review/progress",
    "/analysis",
    "/picture.png",
)
Change = Callable[[Site, Person, int], Awaitable[None]]


@asynccontextmanager
async def twins(migrated: Path, folder: Path) -> AsyncIterator[list[tuple[Site, dict[str, Person]]]]:
    """Two servers at which Ann and Bo have begun the same deal; Cid has not, and one is a host."""
    start, names = folder / "start.sqlite", ("Ann", "Bo", "Cid", "Host")
    shutil.copy(migrated, start)
    async with Servers(f"sqlite:///{start}").open(HangingExecutor) as site:
        people = {name: await site.visit(name) for name in names}
        for name in ("Ann", "Bo"):
            await people[name].post(DEAL)
        await people["Host"].post("/me/claim", {"name": "Host", "passphrase": "a long passphrase"})
        await site.server.moderation.appoint(Moderator(), (await people["Host"].get("/me"))["id"], "host")
    async with AsyncExitStack() as stack:
        found = []
        for number in range(2):
            path = folder / f"twin{number}.sqlite"
            shutil.copy(start, path)
            servers = Servers(f"sqlite:///{path}")
            servers.settings = {"par_runs": 3}  # more than are made here
            site = await stack.enter_async_context(servers.open(HangingExecutor))
            found.append((site, {name: await site.visit(like=person) for name, person in people.items()}))
        yield found


async def play(site: Site, ann: Person, spec: str, most: int) -> None:
    """Go on with Ann's try by the choices of a bot."""
    me, table = await ann.get("/me"), (await ann.post(DEAL))["id"]
    identity, moves, rng = Identity(me["id"], me["name"], me["account"]), site.server.moves, random.Random(1)
    for _ in range(most):
        session = await moves.get(table, identity)
        if session.table.over:
            return
        match = session.table
        action = bot(spec).choose(match.game, match.view(0), match.legal(0), rng)
        await moves.act(identity, table, 0, action, session.version(0), "en")


async def under_way(site: Site, ann: Person, number: int) -> None:
    """Ann is in the middle of it; seeds are others, those of tomorrow, too, and so are the bots' runs so far."""
    await play(site, ann, ("greedy", "random")[number], 5)
    async with site.server.database.sessions.begin() as session:
        for day in (TODAY, later(TODAY, 1)):
            values = {"seed": f"{number}" * 64, "runs": [10 + number, 20 - number]}
            await session.execute(update(DealRow).where(DealRow.day == day).values(**values))


async def finished(site: Site, ann: Person, number: int) -> None:
    """Ann's try is over, with other points."""
    await play(site, ann, ("greedy", "random")[number], 10_000)


async def ask(site: Site, people: dict[str, Person], table: str, names: Sequence[str]) -> dict[str, Any]:
    """All that others than Ann can ask for; the host's room shows the free room on the disk, too, so it is left out."""
    found: dict[str, Any] = {}

    async def note(name: str, path: str, **body: Any) -> None:
        client = people[name].client if name in people else (await site.visit()).client
        answer = await (client.post(path, **body) if body else client.get(path))
        assert answer.status_code < 500, f"{path}: {answer.status_code}"
        found[f"{name} {path.replace(table, 'TABLE')} {sorted(body)}"] = (
            answer.status_code,
            {name: value for name, value in answer.headers.items() if name != "set-cookie"},
            answer.content,
        )

    for name in names:
        for path in (f"/api/tables/{table}{each}" for each in OF_A_TABLE):
            await note(name, path)
        for path in (f"/tables/{table}{each}" for each in PAGES_OF_A_TABLE):
            await note(name, path)
        for day in (TODAY, later(TODAY, 1), later(TODAY, -1)):
            for path in (f"/daily/{day}", f"/daily/{day}/{GAME}"):
                await note(name, f"/api{path}")
            await note(name, f"/daily/{day}?game={GAME}")
        for path in ("/", "/desk", "/daily", "/players", "/players/Ann", "/lobby", "/next", "/me", f"/host/tables/{table}"):
            await note(name, path)
        for path in ("/tables", "/lobby", "/daily", "/me/tables", "/me/best", "/me/data", "/players"):
            await note(name, f"/api{path}")
        await note(name, f"/api/tables/{table}/review", json={})
        await note(name, f"/api/tables/{table}/play_on", json={"step": 2})
        await note(name, f"/api/tables/{table}/hint", json={})
        await note(name, f"/tables/{table}/review/answer", data={"step": 2, "action": 0})
        await note(name, "/api/analysis", json={"position": START.to_text()})
        await note(name, "/analysis", data={"text": START.to_text()})
    return found


def differing(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    return [path for path in one if one[path] != other[path]]


async def compare(migrated: Path, folder: Path, change: Change, names: Sequence[str]) -> list[str]:
    """What differs between two servers with a change at each."""
    written = io.StringIO()
    handler, logger = logging.StreamHandler(written), logging.getLogger("tabletown")
    handler.setFormatter(logs.JsonLines())
    told: list[dict[str, Any]] = []
    async with twins(migrated, folder) as both:
        for number, (site, people) in enumerate(both):
            table = (await people["Ann"].post(DEAL))["id"]
            await change(site, people["Ann"], number)
            written.seek(0)
            written.truncate()
            logger.addHandler(handler)
            try:
                found = await ask(site, people, table, names)
            finally:
                logger.removeHandler(handler)
            lines = [json.loads(line) for line in written.getvalue().splitlines()]
            noted = [{name: value for name, value in line.items() if name not in ("time", "ms", "client")} for line in lines]
            told.append({**found, "log": noted})
    return differing(*told)


@pytest.mark.parametrize("change", [under_way, finished])
async def test_nothing_of_the_day_is_told_to_others(migrated: Path, tmp_path: Path, change: Change) -> None:
    assert await compare(migrated, tmp_path, change, ("Bo", "Cid", "Host", "stranger")) == []


async def test_a_leak_would_be_found(migrated: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is not blind: without the secret of the day the seeds are told."""
    monkeypatch.setattr("tabletown.server.tables.daily.service.DailyService._is_over", lambda *_: True)
    assert f"Cid /api/daily/{TODAY} []" in await compare(migrated, tmp_path, under_way, ("Cid",))
