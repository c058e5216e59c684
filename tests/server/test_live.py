"""The stream of a page: parts that follow each other, made once for all who watch, and nothing that was not shown."""

import base64
import json
import re
import zlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from tests.server.fixtures import PLAIN, TWO, Person, Servers, Site, Stream

from tabletown.server.errors import UnavailableError
from tabletown.server.http import shared_parts

pytestmark = pytest.mark.anyio


class Page:
    """A page that puts in what its stream brings, as the scripts do."""

    def __init__(self, stream: Stream, version: str) -> None:
        self.stream = stream
        self.version = version
        self.text = ""
        self.raw = b""  # what the last event brought
        self._drawings: dict[str, str] = {}

    async def hear(self, kind: str = "changed") -> "Page":
        """Take the next event, which must be of this kind and follow what is shown."""
        event = await self.stream.next() or {}
        data = json.loads(event["data"])
        assert event["event"] == kind
        assert data["from"] == self.version
        self.raw = data["part"].encode()
        self.version = event["id"]
        self.text = self._complete(zlib.decompress(base64.b64decode(self.raw), wbits=-zlib.MAX_WBITS).decode())
        return self

    def _complete(self, text: str) -> str:
        self._drawings |= dict(re.findall(r"<!--p([\w-]{8})-->(.*?)<!--/p-->", text, re.DOTALL))
        return re.sub(r"<!--=([\w-]{8})-->", lambda found: _marked(found[1], self._drawings[found[1]]), text)


def _marked(digest: str, drawn: str) -> str:
    return f"<!--p{digest}-->{drawn}<!--/p-->"


@asynccontextmanager
async def watching(site: Site, person: Person, shown: Any, query: str = "", seen: str | None = None) -> AsyncIterator[Page]:
    """A page that shows the present version, and its stream."""
    version = (await person.look(shown))["version"]
    path = f"/tables/{shown['id']}/events?seen={version}{query}"
    async with Stream(site.app, path, person, seen).listening() as stream:
        yield Page(stream, version if seen is None else seen)


async def part(person: Person, shown: Any, query: str = "") -> str:
    return (await person.client.get(f"/tables/{shown['id']}/part{query}", headers={"accept-encoding": "identity"})).text


async def bare(page: Page) -> str:
    """The version that an event without a part tells."""
    event = await page.stream.next() or {}
    assert (event["event"], event["data"]) == ("changed", "{}")
    page.version = event["id"]
    return page.version


@pytest.mark.parametrize("game", ["torres", "tiny_towns"])
async def test_what_comes_is_the_page_as_if_it_had_been_asked_for(servers: Servers, game: str) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        ann, bo, shown = await site.pair(game=game, options=PLAIN if game == "tiny_towns" else {})
        nobody = await site.visit()
        people = {ann: "", bo: "&narrow=true&flip=true", nobody: ""}
        pages = {each: await stack.enter_async_context(watching(site, each, shown, people[each])) for each in people}
        for page in (pages[ann], pages[bo], pages[nobody]):
            await page.hear("watched")  # the spectator has come
        for _ in range(4):
            (mover,) = [each for each in (ann, bo) if (await each.look(shown))["legal"]][:1]
            legal = (await mover.look(shown))["legal"]
            told = await mover.act(await mover.look(shown), legal[-1]["text"])
            assert await bare(pages[mover]) == told["version"]  # the part came with the answer
            for each in pages.keys() - {mover}:
                if (await each.look(shown))["version"] == pages[each].version:
                    assert pages[each].stream.is_quiet()  # nothing that it is shown has changed
                    continue
                page = await pages[each].hear()
                assert page.version == (await each.look(shown))["version"]
                assert page.text == await part(each, shown, people[each].replace("&", "?", 1))


async def test_it_is_packed_once_for_all_who_watch(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = list[int]()
    pack = shared_parts.pack

    def counting(body: str) -> bytes:
        packed.append(len(body))
        return pack(body)

    monkeypatch.setattr("tabletown.server.http.pages.live.stream.pack", counting)
    async with servers.open() as site, AsyncExitStack() as stack:
        *both, shown = await site.pair(game="torres", options={})
        people = [await site.visit() for _ in range(4)]
        pages = [await stack.enter_async_context(watching(site, each, shown)) for each in people]
        for page in pages:
            await page.hear("watched")
        for step in range(3):
            packed.clear()
            before = len(pages[0].raw)
            (mover,) = [each for each in both if (await each.look(shown))["legal"]]
            await mover.play(shown, (await mover.look(shown))["legal"][0]["text"])
            assert len({(await page.hear()).raw for page in pages}) == 1
            assert len(packed) == 1
            assert step == 0 or len(pages[0].raw) < before * 2  # drawings are not sent again
        assert len(pages[0].raw) < len(await part(people[0], shown)) / 5


async def test_a_sealed_decision_says_nothing(servers: Servers) -> None:
    async with servers.open() as site, AsyncExitStack() as stack:
        ann, bo, shown = await site.pair()
        nobody = await site.visit()
        pages = [await stack.enter_async_context(watching(site, each, shown)) for each in (bo, nobody)]
        for page in pages:
            await page.hear("watched")
        await ann.play(shown, "name wood")
        for page in pages:
            await page.hear()
        await ann.play(shown, "place wood a1")
        site.server.bus.publish(shown["id"], b"said")
        for page in pages:
            assert (await page.stream.next() or {})["event"] == "said"
            assert page.stream.is_quiet()


async def test_a_stream_goes_on_where_it_was_cut(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        before = (await bo.look(shown))["version"]
        await ann.play(shown, "name wood")
        async with watching(site, bo, shown, seen=before) as page:  # by the header, whatever the address says
            assert (await page.hear()).text == await part(bo, shown)


async def test_a_device_of_several_people_is_asked_to_ask(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        seats = [{"kind": "me"}, {"kind": "me"}, TWO[1]]
        shown = await ann.post(
            "/tables", {"game": "tiny_towns", "seats": seats, "options": dict[str, object](PLAIN, first_player=2)}, 201
        )
        await bo.post(f"/tables/{shown['id']}/join")
        async with watching(site, ann, shown, "&seat=0") as page:
            await bo.play(shown, "name wood")
            assert await bare(page) == (await ann.look(shown, seat=0))["version"]


async def test_after_signing_out_nothing_more_is_shown(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        async with watching(site, bo, shown) as page:
            await ann.play(shown, "name wood")
            await page.hear()
            assert (await bo.client.delete("/api/session")).status_code == 204
            await ann.post(f"/tables/{shown['id']}/leave")
            assert await page.stream.next() is None


async def test_without_a_database_the_page_asks_later(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        async with watching(site, bo, shown) as page:
            monkeypatch.setattr("tabletown.server.http.pages.live.stream.part_of", _refuse)
            told = await ann.play(shown, "name wood")
            assert told["version"] != page.version
            assert await bare(page) == (await bo.look(shown))["version"]


async def _refuse(*_: object) -> None:
    raise UnavailableError("server-away", seconds=2)


async def test_whoever_may_not_watch_gets_no_stream(servers: Servers) -> None:
    async with servers.open() as site:
        ann, nobody = await site.visit("Ann"), await site.visit()
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": TWO, "private": True}, 201)
        path = f"/tables/{shown['id']}/events"
        assert (await nobody.client.get(path)).status_code == 403
        assert (await ann.client.get(f"{path}?seat=1")).status_code == 403
