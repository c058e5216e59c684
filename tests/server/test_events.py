"""Live news: nothing missed at any reconnect, nothing told of what is sealed."""

import asyncio
from types import SimpleNamespace

import pytest
from tests.server.fixtures import TWO, Clock, Person, Servers, Site, Stream

from tabletown.server.live.streams import HEARTBEAT, Subscription

pytestmark = pytest.mark.anyio


def listen(site: Site, person: Person, table: str, seen: str | None = None) -> Stream:
    return Stream(site.app, f"/api/tables/{table}/events", person, seen)


async def test_a_reconnect_at_each_version_gets_the_present_one_or_nothing(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        table = shown["id"]
        seen = [(await bo.look(shown))["version"]]
        async with listen(site, bo, table).listening() as stream:
            assert (await stream.next() or {})["id"] == seen[0]
            for text in ("name wood", "place wood a1", "done"):
                await ann.play(shown, text)
                now = (await bo.look(shown))["version"]
                if now != seen[-1]:
                    seen.append(now)
                    assert (await stream.next() or {}) == {
                        "event": "changed",
                        "id": now,
                        "data": f'{{"version":"{now}"}}',
                    }
        assert len(seen) == 3  # what Ann placed is sealed; that she named and that she is done is not
        for old in [None, *seen]:
            async with listen(site, bo, table, old).listening() as stream:
                if old != seen[-1]:
                    assert (await stream.next() or {})["id"] == seen[-1]
                    continue
                placed = await bo.play(shown, "place wood b2")
                assert (await stream.next() or {})["id"] == placed["version"]


async def test_a_sealed_step_is_no_news_for_the_others(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        await ann.play(shown, "name wood")
        seen = await bo.look(shown)
        async with listen(site, bo, shown["id"], seen["version"]).listening() as stream:
            placed = await ann.play(shown, "place wood a1")
            await ann.post(f"/tables/{shown['id']}/undo", {"version": placed["version"]})
            await ann.play(shown, "place wood d4")
            assert (await bo.look(shown)) == seen
            await ann.post(f"/tables/{shown['id']}/chat", {"text": "hello"}, 201)
            heard = await stream.next()
            assert heard is not None
            assert (heard["event"], heard["id"]) == ("said", seen["version"])
            assert stream.is_quiet()


async def test_that_somebody_has_decided_is_news_where_the_rules_say_so(servers: Servers) -> None:
    """As docs/api.md says of Ginkgopolis; the decision of the other one stays the same."""
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        shown = await ann.post("/tables", {"game": "ginkgopolis", "seats": TWO}, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        before = await bo.look(shown)
        assert before["actors"] == [0, 1]
        while 0 in (await bo.look(shown))["actors"]:
            mine = await ann.look(shown)
            await ann.act(mine, mine["legal"][0]["text"])
        after = await bo.look(shown)
        assert before["version"] != after["version"]
        assert before["version"].partition("-")[0] == after["version"].partition("-")[0]
        assert (await bo.act(before, before["legal"][0]["text"]))["version"] != after["version"]


async def test_a_sealed_step_does_not_put_off_the_next_sign_of_life(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, patience, wait = Clock(), list[float](), Subscription.next

    async def noted(subscription: Subscription, seconds: float) -> bytes | None:
        patience.append(seconds)
        return await wait(subscription, seconds)

    async def waiting(times: int) -> None:
        while len(patience) < times:
            await asyncio.sleep(0.001)

    monkeypatch.setattr(Subscription, "next", noted)
    monkeypatch.setattr("tabletown.server.tables.service.time", SimpleNamespace(monotonic=clock))
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        await ann.play(shown, "name wood")
        seen = await bo.look(shown)
        async with listen(site, bo, shown["id"], seen["version"]).listening():
            await waiting(1)
            clock.now += 7
            await ann.play(shown, "place wood a1")
            await waiting(2)
            clock.now += 5
            await ann.play(shown, "done")  # which Bo sees
            await waiting(3)
        assert patience == [HEARTBEAT, HEARTBEAT - 7, HEARTBEAT]


@pytest.mark.parametrize("is_busy", [False, True])
async def test_news_end_soon_after_signing_out(servers: Servers, monkeypatch: pytest.MonkeyPatch, is_busy: bool) -> None:
    """Whether the table is silent or not: with the next sign of life, or with the next news after as long a time."""
    clock = Clock()
    monkeypatch.setattr("tabletown.server.http.event_streams.time", SimpleNamespace(monotonic=clock))
    if not is_busy:
        monkeypatch.setattr("tabletown.server.tables.service.HEARTBEAT", 0.01)
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        async with listen(site, bo, shown["id"]).listening() as stream:
            assert await stream.next() is not None
            if is_busy:
                clock.now += HEARTBEAT + 1
                await ann.play(shown, "name wood")
                assert await stream.next() is not None
            assert (await bo.client.delete("/api/session")).status_code == 204
            if is_busy:
                clock.now += HEARTBEAT + 1
                await ann.post(f"/tables/{shown['id']}/chat", {"text": "hello"}, 201)
            assert await stream.next() is None


async def test_news_end_with_the_seat(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        async with listen(site, bo, shown["id"]).listening() as stream:
            assert await stream.next() is not None
            await bo.post(f"/tables/{shown['id']}/leave")
            # A public table goes on being watched, as a spectator.
            assert (await stream.next() or {})["id"] == (await (await site.visit()).look(shown))["version"]
        closed = await ann.post("/tables", {"game": "tiny_towns", "seats": [*TWO, {"kind": "open"}], "private": True}, 201)
        token = (await ann.post(f"/tables/{closed['id']}/invitations", status=201))["invitation"]
        await bo.post(f"/tables/{closed['id']}/join", {"invitation": token})
        async with listen(site, bo, closed["id"]).listening() as stream:
            assert await stream.next() is not None
            await bo.post(f"/tables/{closed['id']}/leave")
            assert await stream.next() is None
        await bo.get(f"/tables/{closed['id']}/events", 403)
