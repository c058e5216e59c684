"""Notices: who is told what and when, over channels with a real receiver at their end."""

import asyncio
import hmac
import json
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.fixtures import PLAIN, TWO, Person, Servers, Site, Stream
from tests.server.postgres import Postgres
from tests.server.receivers import Browser, Received, http_server, links, mail_settings, signed_claims, smtp_server

pytestmark = pytest.mark.anyio

DAYS = {"kind": "per_move", "seconds": 3 * 86400}
PATIENCE = 5 * 60 + 1  # seconds after which somebody who is away is told


@pytest.fixture
async def service(servers: Servers) -> AsyncIterator[Received]:
    """A push service, which also takes webhooks."""
    servers.settings["private_webhooks"] = True
    async with http_server() as received:
        yield received


async def subscribed(person: Person, service: Received) -> Browser:
    """The browser of somebody who wants notices."""
    browser = Browser(service.url)
    await person.post("/me/notices/push", browser.subscription, 204)
    return browser


async def turn_of_bo(site: Site, service: Received, **more: Any) -> tuple[Person, Person, Any, Browser]:
    """Ann has named a resource, so that both must place it, and Bo wants to be told."""
    ann, bo, shown = await site.pair(clock=DAYS, **more)
    browser = await subscribed(bo, service)
    await ann.act(shown, "name wood")
    return ann, bo, shown, browser


def told(service: Received, browser: Browser) -> list[Any]:
    """What a browser was sent since the last call."""
    return [browser.read(body) for path, _, body in service.taken() if browser.endpoint.endswith(path)]


async def test_whoever_is_away_is_told_once_whose_turn_it_is(servers: Servers, service: Received) -> None:
    async with servers.open() as site:
        ann, bo, shown, browser = await turn_of_bo(site, service)
        await site.server.notices.sweep()
        assert service.taken() == []
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        ((path, headers, body),) = service.taken()
        assert browser.endpoint.endswith(path)
        assert browser.read(body) == {
            "title": "Tiny Towns: it is your turn",
            "body": "(2 days left)",
            "url": f"/tables/{shown['id']}",
            "tag": shown["id"],
        }
        key = (await bo.get("/me/notices"))["push_key"]
        claims = signed_claims(headers["authorization"], key)
        assert (claims["aud"], headers["content-encoding"], headers["ttl"]) == (service.url, "aes128gcm", "86400")
        assert b"Tiny" not in body
        for _ in range(3):
            servers.clock.now += PATIENCE
            await site.server.notices.sweep()
        assert service.taken() == []
        await bo.play(shown, "place wood a1", "done")
        await ann.play(shown, "place wood a1", "done")
        await bo.play(shown, "name stone")
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        assert told(service, browser)[0]["title"] == "Tiny Towns: it is your turn"


async def test_whoever_decides_in_time_is_told_nothing(servers: Servers, service: Received) -> None:
    async with servers.open() as site:
        _, bo, shown, _ = await turn_of_bo(site, service)
        await site.server.notices.sweep()
        await bo.play(shown, "place wood a1", "done")
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        assert service.taken() == []


async def test_whoever_has_the_table_open_is_told_after_leaving_it(servers: Servers, service: Received) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair(clock=DAYS)
        browser = await subscribed(bo, service)
        await site.server.notices.sweep()
        async with Stream(site.app, f"/api/tables/{shown['id']}/events", bo, None).listening() as stream:
            await stream.next()
            servers.clock.now += 1
            await ann.act(shown, "name wood")
            for _ in range(20):
                servers.clock.now += 60
                await site.server.notices.sweep()
            assert service.taken() == []
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        assert [each["title"] for each in told(service, browser)] == ["Tiny Towns: it is your turn"]


async def test_whoever_comes_and_looks_is_told_nothing_afterwards(servers: Servers, service: Received) -> None:
    async with servers.open() as site:
        _, bo, shown, _ = await turn_of_bo(site, service)
        servers.clock.now += 60
        async with Stream(site.app, f"/api/tables/{shown['id']}/events", bo, None).listening() as stream:
            await stream.next()
        for _ in range(5):
            servers.clock.now += PATIENCE
            await site.server.notices.sweep()
        assert service.taken() == []


@pytest.mark.parametrize("clock", [{"kind": "per_move", "seconds": 60}, {"kind": "bank", "seconds": 86400}])
async def test_where_people_play_at_the_same_time_nobody_is_told(
    servers: Servers, service: Received, clock: dict[str, Any]
) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair(clock=clock)
        await subscribed(bo, service)
        await ann.act(shown, "name wood")
        servers.clock.now += 30
        site.server.notices._delay = 0.0
        await site.server.notices.sweep()
        assert service.taken() == []


async def test_nobody_is_called_to_a_table_with_bots_alone(servers: Servers, service: Received) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        await subscribed(ann, service)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "options": PLAIN, "clock": DAYS}, 201)
        await site.settle()
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        assert service.taken() == []


async def test_the_beginning_and_a_seat_for_a_rematch_are_told(servers: Servers, service: Received) -> None:
    async with servers.open() as site:
        ann, bo, _ = await site.pair(clock=DAYS)
        browser = await subscribed(bo, service)
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        assert [each["title"] for each in told(service, browser)] == ["Tiny Towns: the game has begun"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        over = await ann.post("/tables", {"game": "torres", "seats": seats}, 201)
        await bo.post(f"/tables/{over['id']}/join")
        await _finish(ann, bo, over["id"])
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        service.taken()
        await ann.post(f"/tables/{over['id']}/rematch")
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        assert [each["title"] for each in told(service, browser)] == ["Torres: a seat is reserved for you"]


async def _finish(ann: Person, bo: Person, table: str) -> None:
    for _ in range(1000):
        for person in (ann, bo):
            shown = await person.get(f"/tables/{table}")
            if shown["phase"] == "over":
                return
            if shown["legal"]:
                await person.act(shown, shown["legal"][-1]["text"])
    raise AssertionError


async def test_what_happens_in_quiet_hours_comes_as_one_notice_when_they_end(servers: Servers, service: Received) -> None:
    async with servers.open() as site:
        ann, bo, _ = await site.pair(clock=DAYS)
        browser = await subscribed(bo, service)
        # The clock says 13:46 in UTC, 16:46 in Moscow.
        await bo.client.put("/api/me/notices/quiet", json={"zone": "Europe/Moscow", "start": 16 * 60, "end": 18 * 60})
        table = {"game": "tiny_towns", "seats": TWO, "options": PLAIN, "clock": DAYS}
        second = await ann.post("/tables", table, 201)
        await bo.post(f"/tables/{second['id']}/join")
        for table in await ann.get("/me/tables"):
            await ann.act(await ann.look(table), "name wood")
        servers.clock.now += 60 * 60
        await site.server.notices.sweep()
        assert service.taken() == []
        servers.clock.now = 1_000_000.0 + 73 * 60 + 20  # 18:00 in Moscow
        await site.server.notices.sweep()
        (message,) = told(service, browser)
        assert (message["title"], message["url"]) == ("2 games are waiting for you", "/next")
        assert message["body"].count("it is your turn") == 2


async def test_a_webhook_is_signed_and_says_only_what_may_be_known(servers: Servers, service: Received) -> None:
    servers.settings["address"] = "https://games.example.org"
    async with servers.open() as site:
        ann, bo, shown = await site.pair(clock=DAYS)
        await bo.post("/me/notices/webhook", {"url": f"{service.url}/hook?key=1"}, 204, headers={"Accept-Language": "ru"})
        secret = (await bo.get("/me/notices"))["channels"][0]["secret"]
        await ann.act(shown, "name wood")
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        ((path, headers, body),) = service.taken()
        assert path == "/hook"
        signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
        expected = hmac.digest(b64decode(secret.removeprefix("whsec_")), signed, "sha256")
        assert headers["webhook-signature"] == f"v1,{b64encode(expected).decode()}"
        assert int(headers["webhook-timestamp"]) == int(servers.clock.now)
        said = json.loads(body)
        url = f"https://games.example.org/tables/{shown['id']}"
        assert said["text"] == said["content"] == f"Крошечные города: ваш ход (осталось 2 дня) {url}"
        (table,) = said["tables"]
        assert table == {
            **{"kind": "turn", "game": "tiny_towns", "table": shown["id"], "url": url},
            "seconds_left": 3 * 86400 - PATIENCE,
        }


async def test_what_is_not_taken_is_tried_again_also_by_the_next_server(servers: Servers, service: Received) -> None:
    async with servers.open() as site:
        _, bo, _, browser = await turn_of_bo(site, service)
        service.status = 503
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        await site.server.notices.sweep()
        assert len(service.taken()) == 1
        servers.clock.now += 61
        await site.server.notices.sweep()
        assert len(service.taken()) == 1
    servers.clock.now += 241
    service.status = 201
    async with servers.open() as site:
        await site.server.notices.sweep()
        assert [each["title"] for each in told(service, browser)] == ["Tiny Towns: it is your turn"]
        assert (await (await site.visit(like=bo)).get("/me/notices"))["channels"][0]["failed"] is None


async def test_a_turn_noted_by_nobody_is_noted_after_a_restart(servers: Servers, service: Received) -> None:
    async with servers.open() as site:
        *_, browser = await turn_of_bo(site, service)
    servers.clock.now += PATIENCE
    async with servers.open() as site:
        await site.server.notices.sweep()
        assert [each["title"] for each in told(service, browser)] == ["Tiny Towns: it is your turn"]
    async with servers.open() as site:
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        assert service.taken() == []


async def test_what_is_old_is_not_sent_and_in_the_end_it_is_given_up(servers: Servers, service: Received) -> None:
    async with servers.open() as site:
        ann, bo, shown, _ = await turn_of_bo(site, service)
        service.status = 500
        for _ in range(6):
            servers.clock.now += 20_000
            await site.server.notices.sweep()
        assert len(service.taken()) == 6
        servers.clock.now += 20_000
        await site.server.notices.sweep()
        assert service.taken() == []
        assert (await bo.get("/me/notices"))["channels"][0]["failed"] is not None
        await bo.play(shown, "place wood a1", "done")
        await ann.play(shown, "place wood a1", "done")
        await bo.play(shown, "name stone")
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        assert len(service.taken()) == 1
        await bo.play(shown, "place stone a2", "done")
        service.status = 201
        servers.clock.now += 61
        await site.server.notices.sweep()
        assert service.taken() == []


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_has_ended_is_removed(servers: Servers, service: Received, status: int) -> None:
    async with servers.open() as site:
        _, bo, _, _ = await turn_of_bo(site, service)
        service.status = status
        servers.clock.now += PATIENCE
        await site.server.notices.sweep()
        assert len(service.taken()) == 1
        assert (await bo.get("/me/notices"))["channels"] == []


async def test_servers_over_one_database_send_each_notice_once(
    servers: Servers, service: Received, postgresql: Postgres
) -> None:
    servers.database = await asyncio.to_thread(postgresql.create)
    async with servers.open() as one, servers.open() as two:
        *_, browser = await turn_of_bo(one, service)
        servers.clock.now += PATIENCE
        for _ in range(3):
            await asyncio.gather(*(each.server.notices.sweep() for each in (one, two, one, two)))
        assert len(told(service, browser)) == 1


async def test_mail_says_whose_turn_it_is_and_how_to_end_it(servers: Servers) -> None:
    async with smtp_server() as box:
        servers.settings |= mail_settings(box)
        async with servers.open() as site:
            ann, bo, shown = await site.pair(clock=DAYS)
            await confirmed(site, bo, box)
            await ann.act(shown, "name wood")
            servers.clock.now += PATIENCE
            await site.server.notices.sweep()
            (mail,) = box.taken()
            assert (mail["To"], mail["From"]) == ("bo@example.org", "Tabletown <games@example.org>")
            assert mail["Subject"] == "Tiny Towns: it is your turn"
            assert "Tiny Towns: it is your turn (2 days left)" in mail.get_content()
            table, stop = links(mail)
            assert table == f"/tables/{shown['id']}"
            assert mail["List-Unsubscribe"] == f"<http://tabletown.test{stop}>"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stranger = await site.visit()
            answer = await stranger.client.post(stop, data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200
            assert [each["active"] for each in (await bo.get("/me/notices"))["channels"]] == [False]
            await bo.play(shown, "place wood a1", "done")
            await ann.play(shown, "place wood a1", "done")
            await bo.play(shown, "name stone")
            servers.clock.now += PATIENCE
            await site.server.notices.sweep()
            assert box.taken() == []


async def confirmed(site: Site, person: Person, box: Any, address: str = "bo@example.org") -> None:
    """Somebody confirms an address."""
    await person.post("/me/notices/mail", {"address": address}, 204)
    await site.server.notices.sweep()
    (mail,) = box.taken()
    assert (await person.client.post(links(mail)[0])).status_code == 200
