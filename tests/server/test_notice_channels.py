"""Channels: what may be added and by whom, addresses that nobody may reach, links in mails, the page, personal data."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.fixtures import Person, Servers, Site
from tests.server.pages import seen, sent
from tests.server.receivers import Browser, http_server, links, mail_settings, smtp_server
from tests.server.test_accounts import OTHER, PHRASE, account, signed_in
from tests.server.test_notices import DAYS, PATIENCE, confirmed, subscribed

from tabletown.server.errors import ServerError
from tabletown.server.notices.model import QuietHours
from tabletown.server.notices.outbound import Client, NotSent, is_public
from tabletown.server.notices.quiet import check, end_of_quiet
from tabletown.server.ops.backup import export, restore
from tabletown.server.settings import Settings
from tabletown.server.store import Database
from tabletown.server.store.models import LoginAttemptRow

pytestmark = pytest.mark.anyio


def at(text: str) -> float:
    """A time in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


# Quiet hours.


@pytest.mark.parametrize(
    ("zone", "start", "end", "now", "expected"),
    [
        ("UTC", 22, 8, "2026-11-18 21:59", "2026-11-18 21:59"),
        ("UTC", 22, 8, "2026-11-18 22:00", "2026-11-19 08:00"),
        ("UTC", 22, 8, "2026-11-19 07:59", "2026-11-19 08:00"),
        ("UTC", 22, 8, "2026-11-19 08:00", "2026-11-19 08:00"),
        ("UTC", 1, 5, "2026-11-18 03:00", "2026-11-18 05:00"),
        ("Asia/Tokyo", 22, 8, "2026-11-18 15:00", "2026-11-18 23:00"),
        ("Europe/Berlin", 22, 8, "2026-10-24 23:00", "2026-10-25 07:00"),  # the night in which summer time ends
        ("Europe/Berlin", 22, 8, "2026-03-28 23:00", "2026-03-29 06:00"),
        ("America/New_York", 23, 2, "2026-11-18 05:30", "2026-11-18 07:00"),
    ],
)
def test_notices_wait_until_quiet_hours_end(zone: str, start: int, end: int, now: str, expected: str) -> None:
    assert end_of_quiet(QuietHours(zone, start * 60, end * 60), at(now)) == at(expected)


def test_quiet_hours_that_do_not_exist_are_refused() -> None:
    for wrong in (QuietHours("Mars/Base"), QuietHours("UTC", 5), QuietHours("UTC", 0, 24 * 60)):
        with pytest.raises(ServerError):
            check(wrong)
    assert check(QuietHours("UTC", 60, 60)) == QuietHours("UTC")


# Addresses that only this machine or its network reaches.


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
    ],
)  # fmt: skip
def test_private_addresses_are_known_in_every_form(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"])
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/", "https://me:secret@example.org/",
        "https:///x", "ftp://example.org", "https://192.168.0.7:8443/hook", "https://printer.local/", "https://example.org:0/",
        "https://exa mple.org/", "https://[::1", "javascript:alert(1)", "https://example.org:99999/",
    ],
)  # fmt: skip
async def test_an_address_that_leads_inside_is_refused(servers: Servers, url: str) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        await ann.post("/me/notices/webhook", {"url": url}, 400)
        browser = {**Browser("https://push.example.org").subscription, "endpoint": url}
        await ann.post("/me/notices/push", browser, 400)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "127.1", "0x7f.1"])
async def test_a_name_that_leads_inside_is_refused_when_something_is_sent(host: str) -> None:
    async with http_server() as received:
        url = f"{received.url.replace('127.0.0.1', host)}/x"
        with pytest.raises(NotSent):
            await Client(private=False).post(url, b"x", {})
        assert received.taken() == []


async def test_redirects_are_not_followed() -> None:
    async with http_server() as received, http_server() as inside:
        received.status, received.headers = 307, {"Location": f"{inside.url}/secret"}
        with pytest.raises(NotSent):
            await Client(private=True).post(f"{received.url}/x", b"x", {})
        assert (len(received.taken()), inside.taken()) == (1, [])


# Channels.


async def test_a_browser_belongs_to_whoever_is_signed_in_there(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await account(site), await account(site, "Bo")
        browser = Browser("https://push.example.org").subscription
        for _ in range(2):
            await ann.post("/me/notices/push", browser, 204)
        assert len((await ann.get("/me/notices"))["channels"]) == 1
        await bo.post("/me/notices/push", browser, 204)
        assert (await ann.get("/me/notices"))["channels"] == []
        assert (await bo.client.delete("/api/session")).status_code == 204
        assert (await (await signed_in(site, "Bo")).get("/me/notices"))["channels"] == []


async def test_a_guest_keeps_its_channels_in_the_account(servers: Servers) -> None:
    async with servers.open() as site:
        await account(site)
        guest = await site.visit("Guest")
        await guest.post("/me/notices/push", Browser("https://push.example.org").subscription, 204)
        await guest.post("/session", {"name": "Ann", "passphrase": PHRASE}, 201)
        assert [each["kind"] for each in (await guest.get("/me/notices"))["channels"]] == ["push"]


async def test_there_is_an_end_to_channels_and_others_cannot_touch_them(servers: Servers) -> None:
    async with servers.open() as site:
        ann, eve = await site.visit("Ann"), await site.visit("Eve")
        for number in range(3):
            await ann.post("/me/notices/webhook", {"url": f"https://example.org/{number}"}, 204)
        assert (await ann.post("/me/notices/webhook", {"url": "https://example.org/x"}, 409))["code"] == "server-notice-most"
        mine = (await ann.get("/me/notices"))["channels"][0]["id"]
        assert (await eve.client.delete(f"/api/me/notices/{mine}")).status_code == 404
        assert (await eve.client.patch(f"/api/me/notices/{mine}", json={"active": False})).status_code == 404
        assert (await ann.client.patch(f"/api/me/notices/{mine}", json={"active": False})).status_code == 204
        assert (await ann.client.delete(f"/api/me/notices/{mine}")).status_code == 204
        assert len((await ann.get("/me/notices"))["channels"]) == 2
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "B" * 87}, {"auth": "ы" * 22}):
            body = {**Browser("https://push.example.org").subscription, **wrong}
            assert (await ann.post("/me/notices/push", body, 400))["code"] == "server-notice-keys"


async def test_a_test_notice_comes_at_once_over_every_channel(servers: Servers) -> None:
    async with http_server() as received, smtp_server() as box:
        servers.settings |= {"private_webhooks": True, **mail_settings(box)}
        async with servers.open() as site:
            ann = await site.visit("Ann")
            assert (await ann.post("/me/notices/test", status=409))["code"] == "server-notice-none"
            browser = await subscribed(ann, received)
            await ann.post("/me/notices/webhook", {"url": f"{received.url}/hook"}, 204)
            await confirmed(site, ann, box, "ann@example.org")
            await ann.client.put("/api/me/notices/quiet", json={"zone": "UTC", "start": 0, "end": 1439})
            await ann.post("/me/notices/test", status=204)
            await site.server.notices.sweep()
            bodies = {path: body for path, _, body in received.taken()}
            assert browser.read(bodies[browser.endpoint.removeprefix(received.url)])["title"] == "Tabletown: test notice"
            assert b'"type":"test"' in bodies["/hook"]
            assert [mail["Subject"] for mail in box.taken()] == ["Tabletown: test notice"]
            for _ in range(4):
                await ann.post("/me/notices/test", status=204)
            await ann.post("/me/notices/test", status=429)


# Mail.


async def test_nothing_is_sent_to_an_address_before_its_owner_agrees(servers: Servers) -> None:
    async with smtp_server() as box:
        servers.settings |= mail_settings(box)
        async with servers.open() as site:
            ann, bo, shown = await site.pair(clock=DAYS)
            await bo.post("/me/notices/mail", {"address": " Bo@Example.org"}, 204, headers={"Accept-Language": "ru"})
            await ann.act(shown, "name wood")
            servers.clock.now += PATIENCE
            await site.server.notices.sweep()
            (mail,) = box.taken()
            assert mail["Subject"] == "Подтвердите адрес почты"
            confirm, stop = links(mail)
            stranger = await site.visit()
            assert "Confirm" in await seen(stranger, confirm)
            assert not (await bo.get("/me/notices"))["channels"][0]["confirmed"]
            assert (await bo.post("/me/notices/test", status=409))["code"] == "server-notice-none"
            await seen(stranger, confirm[:-1] + "!", 404)
            assert "Address confirmed" in await sent(stranger, confirm, 200)
            await sent(stranger, confirm, 404)
            assert (await bo.get("/me/notices"))["channels"][0]["confirmed"]
            await sent(stranger, stop[:-1] + "!", 404)


async def test_a_link_that_is_too_old_confirms_nothing_and_one_word_ends_it(servers: Servers) -> None:
    async with smtp_server() as box:
        servers.settings |= mail_settings(box)
        async with servers.open() as site:
            bo = await site.visit("Bo")
            await bo.post("/me/notices/mail", {"address": "bo@example.org"}, 204)
            await site.server.notices.sweep()
            confirm, stop = links(box.taken()[0])
            servers.clock.now += 2 * 86400
            await sent(bo, confirm, 404)
            assert "Unsubscribe" in await seen(await site.visit(), stop)
            await sent(await site.visit(), stop, 200)
            assert (await bo.get("/me/notices"))["channels"] == []


async def test_nobody_can_send_mail_to_others_without_end(servers: Servers) -> None:
    async with smtp_server() as box:
        servers.settings |= mail_settings(box)
        async with servers.open() as site:
            for number in range(4):
                person = await site.visit(f"P{number}")
                await person.post("/me/notices/mail", {"address": "victim@example.org"}, 204 if number < 3 else 429)
            eve = await site.visit("Eve")
            for number in range(6):
                await eve.post(
                    "/me/notices/mail", {"address": f"v{number}@example.org"}, (204, 204, 409, 409, 409, 429)[number]
                )
            await site.server.notices.sweep()
            assert len(box.taken()) == 5
            counted = await site.server.database.read(select(LoginAttemptRow.key))
            assert counted
            assert "victim" not in str(counted)
            for wrong in (
                "x",
                "a@b",
                "a@b.c\nBcc: x@y.org",
                "a b@example.org",
                "<a@example.org>",
                "a@example.org,b@example.org",
            ):
                await eve.post("/me/notices/mail", {"address": wrong}, 400)


async def test_an_address_that_the_mail_server_refuses_is_not_tried_again(servers: Servers) -> None:
    async with smtp_server() as box:
        servers.settings |= mail_settings(box)
        async with servers.open() as site:
            bo = await site.visit("Bo")
            await bo.post("/me/notices/mail", {"address": "bo@example.org"}, 204)
            box.answer = "451 later"
            await site.server.notices.sweep()
            box.answer = "550 no such user"
            servers.clock.now += 61
            await site.server.notices.sweep()
            assert (await bo.get("/me/notices"))["channels"][0]["failed"] is not None
            box.answer = "250 OK"
            servers.clock.now += 86400
            await site.server.notices.sweep()
            assert box.taken() == []


async def test_without_a_mail_server_there_is_no_mail(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await account(site)
        assert (await ann.post("/me/notices/mail", {"address": "a@example.org"}, 409))["code"] == "server-notice-no-mail"
        assert (await ann.post("/me/forgotten", {"name": "Ann"}, 409))["code"] == "server-notice-no-mail"
        assert "does not send mail" in await seen(ann, "/me/notices")
        assert "/me/forgotten" not in await seen(await site.visit(), "/me/account")


def test_mail_needs_a_sender_and_an_address() -> None:
    with pytest.raises(ServerError, match="TABLETOWN_MAIL_FROM"):
        Settings(mail_host="smtp.example.org").check()
    for wrong in ("games.example.org", "https://games.example.org/", "ftp://games.example.org"):
        with pytest.raises(ServerError, match="TABLETOWN_ADDRESS"):
            Settings(address=wrong).check()
    Settings(address="https://games.example.org", mail_host="smtp.example.org", mail_from="a@example.org").check()


# Forgotten passphrases.


async def test_a_forgotten_passphrase_is_set_with_a_link_that_works_once(servers: Servers) -> None:
    async with smtp_server() as box:
        servers.settings |= mail_settings(box)
        async with servers.open() as site:
            ann, stranger = await account(site), await site.visit()
            await confirmed(site, ann, box, "ann@example.org")
            assert "/me/forgotten" in await seen(stranger, "/me/account")
            answers = {
                await sent(stranger, "/me/forgotten", 200, name=name) for name in ("Ann", "Nobody", "ANN@example.org")
            }
            assert len(answers) == 1
            await site.server.mailbox.settle()
            await site.server.notices.sweep()
            first, second = box.taken()
            assert "account Ann" in first.get_content()
            await seen(stranger, links(first)[0], 404)  # the second one has replaced it
            link = links(second)[0]
            assert link.split("/")[-1].encode() not in await site.stored()
            assert "Set a new passphrase" in await seen(stranger, link)
            assert "at least" in (await sent(stranger, link, 400, passphrase="short")).lower()
            assert await sent(stranger, link, passphrase=OTHER) == "/me/account"
            assert (await stranger.get("/me"))["name"] == "Ann"
            await ann.get("/me", 401)
            await sent(await site.visit(), link, 404, passphrase=PHRASE)
            await signed_in(site, passphrase=OTHER)


async def test_links_for_passphrases_expire_and_are_few(servers: Servers) -> None:
    async with smtp_server() as box:
        servers.settings |= mail_settings(box)
        async with servers.open() as site:
            ann = await account(site)
            await confirmed(site, ann, box, "ann@example.org")
            for _ in range(5):
                await (await site.visit()).post("/me/forgotten", {"name": "ann"}, 204)
                await site.server.mailbox.settle()
            await site.server.notices.sweep()
            mails = box.taken()
            assert len(mails) == 3
            servers.clock.now += 60 * 60
            found = [(await ann.client.get(links(mail)[0])).status_code for mail in mails]
            assert found == [404] * 3


# The page and personal data.


async def test_the_page_does_all_this(servers: Servers) -> None:
    async with smtp_server() as box:
        servers.settings |= mail_settings(box)
        async with servers.open() as site:
            ann = await account(site)
            assert 'href="/me/notices"' in await seen(ann, "/me")
            assert "<form" not in (await seen(await site.visit(), "/me/notices")).split("<main")[1].split("</main>")[0]
            assert await sent(ann, "/me/notices/webhook", url="https://example.org/hook") == "/me/notices"
            assert "https://" in await sent(ann, "/me/notices/webhook", 400, url="http://example.org/hook")
            assert await sent(ann, "/me/notices/mail", address="ann@example.org") == "/me/notices"
            assert await sent(ann, "/me/notices/quiet", zone="Asia/Tokyo", start="22:30", end="08:00") == "/me/notices"
            assert "Give both times" in await sent(ann, "/me/notices/quiet", 400, zone="Asia/Tokyo", start="22:30")
            assert "Give both times" in await sent(ann, "/me/notices/quiet", 400, zone="UTC", start="25:00", end="08:00")
            page = await seen(ann, "/me/notices")
            for expected in (
                'value="22:30"',
                "<option selected>Asia/Tokyo",
                "https://example.org/hook",
                "whsec_",
                "Open the link",
            ):
                assert expected in page
            found = (await ann.get("/me/notices"))["channels"]
            webhook = next(each["id"] for each in found if each["kind"] == "webhook")
            assert await sent(ann, "/me/notices/switch", channel=webhook, active="false") == "/me/notices"
            assert "Paused" in await seen(ann, "/me/notices")
            assert "add a device" in await sent(ann, "/me/notices/test", 409)
            assert await sent(ann, "/me/notices/switch", channel=webhook, active="true") == "/me/notices"
            assert await sent(ann, "/me/notices/test") == "/me/notices?sent=true"
            assert "on its way" in await seen(ann, "/me/notices?sent=true")
            assert await sent(ann, "/me/notices/remove", channel=webhook) == "/me/notices"


async def test_channels_are_personal_data_and_leave_with_the_person(servers: Servers, tmp_path: Path) -> None:
    async with http_server() as received, smtp_server() as box:
        servers.settings |= {"private_webhooks": True, **mail_settings(box)}
        async with servers.open() as site:
            ann, bo, _, browser = await _everything(site, received, box)
            own = ["bo@example.org", "example.net/hook", browser.endpoint, "Asia/Tokyo", (await bo.get("/me"))["id"]]
            rows = (await bo.get("/me/data"))["rows"]
            assert {each["kind"] for each in rows["channels"]} == {"push", "mail", "webhook"}
            assert rows["quiet_hours"] == [{"zone": "Asia/Tokyo", "start": 1, "end": 2}]
            assert {each["kind"] for each in rows["notices"]} == {"start", "turn"}
            assert len(rows["deliveries"]) == 3
            assert "whsec_" not in str(rows)
            dump = (await site.stored()).decode()
            assert all(each in dump for each in own)
            await export(site.server.database, tmp_path / "all.backup")
            copy = Database(Settings(database=f"sqlite:///{tmp_path}/copy.sqlite").url)
            await copy.upgrade()
            await restore(copy, tmp_path / "all.backup")
            await copy.close()
            await bo.post("/me/delete", {}, 204)
            await site.settle()
            dump = (await site.stored()).decode()
            assert [each for each in own if each in dump] == []
            await ann.get("/me")


async def _everything(site: Site, received: Any, box: Any) -> tuple[Person, Person, Any, Browser]:
    ann, bo, shown = await site.pair(clock=DAYS)
    browser = await subscribed(bo, received)
    await bo.post("/me/notices/webhook", {"url": "https://example.net/hook"}, 204)
    await confirmed(site, bo, box)
    await bo.client.put("/api/me/notices/quiet", json={"zone": "Asia/Tokyo", "start": 1, "end": 2})
    await ann.act(shown, "name wood")
    site.servers.clock.now += PATIENCE
    postman = site.server.notices._postman
    claim, postman._outbox.claim = postman._outbox.claim, _nothing  # type: ignore[assignment, method-assign]
    await site.server.notices.sweep()
    postman._outbox.claim = claim  # type: ignore[method-assign]
    return ann, bo, shown, browser


async def _nothing(*_: object) -> list[Any]:
    await asyncio.sleep(0)
    return []
