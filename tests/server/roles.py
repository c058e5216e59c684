"""A database in which everybody has been: tables before, in and after a match, public and private, and a stored record."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.server.fixtures import PLAIN, HangingExecutor, InlineExecutor, Person, Servers, Site

ROLES = ("owner", "other", "spectator", "stranger", "former")
_SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
_BOTS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


class World(msgspec.Struct):
    """The ids of what is there, and the cookies of who is there."""

    path: Path
    cookies: dict[str, dict[str, str]]
    tables: dict[str, str]
    invitations: dict[str, str]
    record: str
    seeds: dict[str, str]

    @asynccontextmanager
    async def open(self, folder: Path) -> AsyncIterator[tuple[Site, dict[str, Person]]]:
        """Start a server over a copy of the database; its bots think forever."""
        path = folder / "world.sqlite"
        shutil.copy(self.path, path)
        async with Servers(f"sqlite:///{path}").open(HangingExecutor) as site:
            people = {role: await site.visit() for role in ROLES}
            for role, kept in self.cookies.items():
                people[role].client.cookies.update(kept)
            yield site, people


def build(database: Path) -> World:
    """Let them all come and play."""
    return asyncio.run(_build(database))


async def _build(database: Path) -> World:
    servers = Servers(f"sqlite:///{database}")
    tables, invitations = {}, {}
    async with servers.open(InlineExecutor) as site:
        people = {role: await site.visit(role) for role in ROLES if role != "stranger"}
        owner, other = people["owner"], people["other"]
        for private in (False, True):
            sort = "private" if private else "public"
            over = await _gather(people, _BOTS, private, {})
            for person in (other, owner):
                await person.post(f"/tables/{over}/leave")
            await site.settle()
            assert (await owner.get(f"/tables/{over}"))["phase"] == "over"
            tables[f"over {sort}"] = over
        played = await owner.client.get(f"/api/tables/{over}/record")
        record = await owner.client.post("/api/records", content=played.content)
        assert record.status_code == 201, record.text
    async with servers.open(HangingExecutor) as site:
        people = {role: await site.visit(like=person) for role, person in people.items()}
        owner = people["owner"]
        for private in (False, True):
            sort = "private" if private else "public"
            tables[f"running {sort}"] = await _gather(people, _SEATS, private, PLAIN)
            waiting = await _gather(people, [*_SEATS, {"kind": "open"}], private, PLAIN)
            tables[f"waiting {sort}"] = waiting
            invitations[sort] = await _invitation(owner, waiting)
        seeds = await _seeds(site)
        cookies = {role: dict(person.client.cookies) for role, person in people.items()}
    return World(database, cookies, tables, invitations, record.json()["id"], seeds)


async def _gather(people: dict[str, Person], seats: list[dict[str, str]], private: bool, options: dict[str, Any]) -> str:
    """A table at which the owner and the other sit, and the former has been."""
    body = {"game": "tiny_towns", "seats": seats, "options": options, "private": private}
    table = str((await people["owner"].post("/tables", body, 201))["id"])
    for role in ("other", "former"):
        invitation = await _invitation(people["owner"], table)
        await people[role].post(f"/tables/{table}/join", {"invitation": invitation})
    await people["former"].post(f"/tables/{table}/leave")
    return table


async def _invitation(person: Person, table: str) -> str:
    return str((await person.post(f"/tables/{table}/invitations", status=201))["invitation"])


async def _seeds(site: Site) -> dict[str, str]:
    found = msgspec.json.decode(await site.stored())
    return {row[0]: row[4] for row in found["tables"]}
