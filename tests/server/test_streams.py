"""Many who watch: an arrival costs the others little, and nobody takes all places."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.fixtures import TWO, Servers, Site, Stream

from tabletown.server.errors import LimitError
from tabletown.server.live import streams
from tabletown.server.tables.play import MoveService
from tabletown.server.users.limits import ADDRESS, Places, StreamPlaces

pytestmark = pytest.mark.anyio


async def test_many_arrivals_are_one_message_that_loads_no_table(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "_SOON", 3600)
    loads, load = list[str](), MoveService.load

    async def noted(self: MoveService, table: str) -> Any:
        loads.append(table)
        return await load(self, table)

    monkeypatch.setattr(MoveService, "load", noted)
    async with servers.open() as site, AsyncExitStack() as stack:
        ann, nobody = await site.visit("Ann"), await site.visit()
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        opened = [
            await stack.enter_async_context(Stream(site.app, f"/api/tables/{shown['id']}/events", nobody, None).listening())
            for _ in range(20)
        ]
        for stream in opened:
            assert (await stream.next() or {})["event"] == "changed"
        assert len(loads) == 1 + 3 * 20  # nobody was woken by those who came later
        (key,) = site.server.bus._soon
        site.server.bus._soon[key].cancel()
        site.server.bus._publish_now(key)
        for stream in opened:
            assert (await stream.next() or {})["event"] == "watched"
            assert stream.is_quiet()
        assert len(loads) == 1 + 3 * 20


async def _status(site: Site, path: str, person: Any, address: str) -> tuple[int, Any]:
    """The status of a stream that is refused."""
    stream = Stream(site.app, path, person, None, address)
    async with stream.listening():
        start = await stream._sent.get()
        return start["status"], dict(start["headers"]).get(b"retry-after")


async def test_strangers_share_the_places_of_their_address_and_people_have_their_own(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        site.server.streams._people, site.server.streams._addresses = Places(2), Places(3)
        ann, bo, nobody = await site.visit("Ann"), await site.visit("Bo"), await site.visit()
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        at = f"/api/tables/{shown['id']}/events"

        async def watch(person: Any, address: str, times: int) -> None:
            for _ in range(times):
                stream = Stream(site.app, at, person, None, address)
                await stack.enter_async_context(stream.listening())
                assert (await stream.next() or {})["event"] == "changed"

        await watch(nobody, "203.0.113.5", 3)
        assert await _status(site, at, nobody, "203.0.113.5") == (429, b"10")
        await watch(nobody, "203.0.113.6", 1)
        # A school behind one address: whoever is known is not kept out by strangers, nor by each other.
        await watch(ann, "203.0.113.5", 2)
        await watch(bo, "203.0.113.5", 2)
        assert await _status(site, at, ann, "198.51.100.1") == (429, b"10")
        await stack.aclose()
        assert not site.server.streams._people._taken
        assert not site.server.streams._addresses._taken
        await watch(nobody, "203.0.113.5", 1)


def test_the_places_are_enough_for_a_school() -> None:
    places = StreamPlaces()
    ADDRESS.set("203.0.113.5")
    for _ in range(100):
        places.take(None)
    with pytest.raises(LimitError):
        places.take(None)
    for person in range(300):
        for _ in range(40):
            places.take(f"{person}")


async def test_a_server_that_stops_forgets_messages_for_later(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "_SOON", 3600)
    async with servers.open() as site:
        site.server.bus.publish_soon("0123456789ab", streams.WATCHED)
        (timer,) = site.server.bus._soon.values()
    assert timer.cancelled()
    await asyncio.sleep(0)
