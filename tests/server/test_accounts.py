"""Accounts: passphrases, recovery codes, devices, blocked people, personal data and its deletion."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from tests.server.fixtures import PLAIN, TWO, Person, Servers, Site
from tests.server.pages import seen, sent
from tests.server.postgres import Postgres

from tabletown.server.http.dependencies import COOKIE
from tabletown.server.ops.backup import export, restore
from tabletown.server.settings import Settings
from tabletown.server.store import Database
from tabletown.server.users.credentials import make_codes, plain

pytestmark = pytest.mark.anyio

PHRASE, OTHER = "correct horse battery", "another horse entirely"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def account(site: Site, name: str = "Ann") -> Person:
    """Somebody with a passphrase."""
    person = await site.visit(name)
    await person.post("/me/claim", {"name": name, "passphrase": PHRASE})
    return person


async def signed_in(site: Site, name: str = "Ann", passphrase: str = PHRASE, status: int = 201) -> Person:
    """The same person on another device."""
    person = await site.visit()
    await person.post("/session", {"name": name, "passphrase": passphrase}, status)
    return person


async def test_another_passphrase_signs_out_all_other_devices(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await account(site)
        phone = await signed_in(site)
        refused = await ann.post("/me/passphrase", {"passphrase": "wrong horse", "new": OTHER}, 401)
        assert refused["code"] == "server-passphrase-wrong"
        assert (await ann.post("/me/passphrase", {"passphrase": PHRASE, "new": "short"}, 400))["code"] == "server-passphrase"
        await phone.get("/me")
        await ann.post("/me/passphrase", {"passphrase": PHRASE, "new": OTHER}, 204)
        assert (await ann.get("/me"))["account"]
        await phone.get("/me", 401)
        await signed_in(site, status=401)
        await signed_in(site, passphrase=OTHER)


async def test_a_recovery_code_sets_a_passphrase_once(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await account(site)
        await ann.post("/me/recovery", {"passphrase": "wrong horse"}, 401)
        codes = (await ann.post("/me/recovery", {"passphrase": PHRASE}, 201))["codes"]
        assert len(codes) == len({each[0] for each in codes}) == 8
        stored = await site.stored()
        assert not any(code.encode() in stored or plain(code).encode() in stored for code in codes)
        thief = await site.visit("Eve")
        before = await site.stored()
        for name, code in (("Ann", codes[0][:-1]), ("Ann", "!"), ("Nobody", codes[0])):
            refused = await thief.post("/me/reset", {"name": name, "code": code, "passphrase": OTHER}, 401)
            assert refused["code"] == "server-recovery"
        assert await site.stored() == before
        phone = await site.visit("Guest")
        typed = codes[3].upper().replace("-", " ")
        assert (await phone.post("/me/reset", {"name": "ann", "code": typed, "passphrase": OTHER}, 201))["name"] == "Ann"
        assert (await phone.get("/me"))["account"]
        await ann.get("/me", 401)
        servers.clock.now += 61
        await phone.post("/me/reset", {"name": "Ann", "code": codes[3], "passphrase": PHRASE}, 401)
        await signed_in(site, passphrase=OTHER)


async def test_new_codes_replace_the_old_ones_and_guesses_are_limited(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await account(site)
        old = (await ann.post("/me/recovery", {"passphrase": PHRASE}, 201))["codes"]
        await ann.post("/me/recovery", {"passphrase": PHRASE}, 201)
        servers.clock.now += 61
        thief = await site.visit()
        for code in old[:5]:
            await thief.post("/me/reset", {"name": "Ann", "code": code, "passphrase": OTHER}, 401)
        assert (await thief.post("/me/reset", {"name": "Ann", "code": old[5], "passphrase": OTHER}, 429))["code"] == (
            "server-limit"
        )


def test_codes_have_no_letters_that_are_taken_for_each_other() -> None:
    for code in make_codes(8):
        assert len(plain(code)) == 16
        assert not set("01ilo") & set(code)


async def test_devices_are_listed_and_signed_out(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await account(site)
        phone = await site.visit()
        phone.client.headers["user-agent"] = FIREFOX
        servers.clock.now += 10
        await phone.post("/session", {"name": "Ann", "passphrase": PHRASE}, 201)
        listed = await ann.get("/me/sessions")
        assert [(each["device"], each["current"]) for each in listed] == [("Firefox, Linux", False), ("python-httpx", True)]
        eve = await account(site, "Eve")
        assert (await eve.client.delete(f"/api/me/sessions/{listed[0]['id']}")).status_code == 404
        assert (await ann.client.delete(f"/api/me/sessions/{listed[0]['id']}")).status_code == 204
        await phone.get("/me", 401)
        phone = await signed_in(site)
        assert (await ann.client.delete("/api/me/sessions")).status_code == 204
        for person in (ann, phone):
            await person.get("/me", 401)
        await eve.get("/me")


async def test_guests_have_no_passphrase_to_change_nor_are_they_lost(servers: Servers) -> None:
    async with servers.open() as site:
        guest = await site.visit("Guest")
        for path, body in (("passphrase", {"passphrase": PHRASE, "new": OTHER}), ("recovery", {"passphrase": PHRASE})):
            assert (await guest.post(f"/me/{path}", body, 409))["code"] == "server-no-account"
        assert (await guest.client.delete("/api/me/sessions")).status_code == 409
        await guest.get("/me")


# Blocking.


async def test_a_blocked_player_finds_no_seat_at_my_tables(servers: Servers) -> None:
    async with servers.open() as site:
        ann, eve, bo = await account(site), await account(site, "Eve"), await site.visit("Bo")
        await ann.post("/me/blocked", {"name": "eve"}, 204)
        await ann.post("/me/blocked", {"name": "Eve"}, 204)
        assert [each["name"] for each in await ann.get("/me/blocked")] == ["Eve"]
        mine = await ann.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        refused = await eve.post(f"/tables/{mine['id']}/join", status=403)
        assert refused["code"] == "server-not-welcome"
        invitation = (await ann.post(f"/tables/{mine['id']}/invitations", status=201))["invitation"]
        await eve.post(f"/tables/{mine['id']}/join", {"invitation": invitation}, 403)
        theirs = await bo.post("/tables", {"game": "tiny_towns", "seats": [*TWO, {"kind": "open"}]}, 201)
        await ann.post(f"/tables/{theirs['id']}/join")
        await eve.post(f"/tables/{theirs['id']}/join", status=403)
        entry = (await ann.get("/me/blocked"))[0]["id"]
        assert (await ann.client.delete(f"/api/me/blocked/{entry}")).status_code == 204
        await eve.post(f"/tables/{theirs['id']}/join")


async def test_what_a_blocked_player_says_is_hidden_from_me_alone(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        await bo.post(f"/tables/{shown['id']}/chat", {"text": "rude"}, 201)
        await ann.post("/me/blocked", {"table": shown["id"], "seat": 1}, 204)  # a guest, by the seat
        assert await ann.get(f"/tables/{shown['id']}/chat") == []
        assert "rude" not in await seen(ann, f"/tables/{shown['id']}/chat")
        assert len(await bo.get(f"/tables/{shown['id']}/chat")) == 1
        await bo.post(f"/tables/{shown['id']}/join")  # keeps the seat


async def test_only_people_at_my_tables_can_be_blocked_by_their_seat(servers: Servers) -> None:
    async with servers.open() as site:
        _, _, shown = await site.pair()
        eve = await site.visit("Eve")
        await eve.post("/me/blocked", {"table": shown["id"], "seat": 1}, 404)
        await eve.post("/me/blocked", {"name": "Nobody"}, 404)
        assert (await eve.post("/me/blocked", {}, 400))["code"] == "server-block-whom"
        ann = await account(site, "Zoe")
        assert (await ann.post("/me/blocked", {"name": "Zoe"}, 400))["code"] == "server-block-self"


async def test_a_rematch_keeps_no_seat_for_somebody_who_is_blocked(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await account(site), await account(site, "Bo")
        over = await _finished(site, ann, bo)
        await bo.post("/me/blocked", {"name": "Ann"}, 204)
        following = await ann.post(f"/tables/{over}/rematch")
        assert all(each["id"] != following["id"] for each in await bo.get("/me/tables"))


# Personal data.


async def _finished(site: Site, ann: Person, bo: Person) -> str:
    """A match that both have played to its end."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "options": PLAIN}, 201))["id"]
    await bo.post(f"/tables/{table}/join")
    for _ in range(500):
        for person in (ann, bo):
            shown = await person.get(f"/tables/{table}")
            if shown["phase"] == "over":
                return str(table)
            if shown["legal"]:
                await person.act(shown, shown["legal"][0]["text"])
    raise AssertionError


async def _busy(site: Site) -> tuple[Person, Person, list[str], str]:
    """Ann, who has left traces everywhere, Bo, what is Ann's own, and a finished match."""
    ann, bo = await account(site, "Queen Ann"), await account(site, "Bo")
    ann.client.headers["user-agent"] = "AnnsOwnBrowser/1.0"
    await ann.post("/session", {"name": "Queen Ann", "passphrase": PHRASE}, 201)
    over = await _finished(site, ann, bo)
    record = (await ann.client.get(f"/api/tables/{over}/record")).content
    upload = (await ann.client.post("/api/records", content=record)).json()["id"]
    await ann.post(f"/tables/{over}/chat", {"text": "my secret garden"}, 201)
    running = await ann.post("/tables", {"game": "tiny_towns", "seats": TWO, "options": PLAIN}, 201)
    await bo.post(f"/tables/{running['id']}/join")
    left = await bo.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
    await ann.post(f"/tables/{left['id']}/join", {"name": "Annie"})
    await ann.post(f"/tables/{left['id']}/leave")
    device = [{"kind": "me"}, {"kind": "me", "name": "Little Cy"}]
    await ann.post("/tables", {"game": "tiny_towns", "seats": device}, 201)
    await ann.post("/tables", {"game": "torres", "seats": TWO}, 201)
    await ann.post("/me/recovery", {"passphrase": PHRASE}, 201)
    await ann.post("/me/blocked", {"name": "Bo"}, 204)
    user = (await ann.get("/me"))["id"]
    await site.server.learning.finish(user, "torres", "first", 0, True)
    return (
        ann,
        bo,
        [user, upload, "Queen Ann", "queen ann", "Annie", "Little Cy", "my secret garden", "AnnsOwnBrowser"],
        over,
    )


async def test_my_data_is_everything_about_me_without_secrets(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, own, over = await _busy(site)
        data = await ann.get("/me/data")
        text = msgspec.json.encode(data).decode()
        assert all(each in text for each in own if each not in ("queen ann", "Annie"))
        assert "argon2" not in text
        assert ann.client.cookies[COOKIE] not in text
        match = next(each for each in data["matches"] if each["id"] == over)
        assert (match["names"], match["mine"]) == (["Queen Ann", "Bo"], [0])
        assert [each["lesson"] for each in data["rows"]["lessons"]] == ["first"]
        assert "my secret garden" not in msgspec.json.encode(await bo.get("/me/data")).decode()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_whoever_is_deleted_leaves_nothing_but_matches_of_a_former_player(
    servers: Servers, tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    if kind == "postgresql":
        far: Postgres = request.getfixturevalue("postgresql")
        servers = Servers(await asyncio.to_thread(far.create))
    async with servers.open() as site:
        ann, bo, own, over = await _busy(site)
        await ann.post("/me/delete", {"passphrase": "wrong horse"}, 401)
        before = (await bo.get(f"/tables/{over}"))["result"]
        dump = (await site.stored()).decode()
        assert all(each in dump for each in own)
        await ann.post("/me/delete", {"passphrase": PHRASE}, 204)
        await ann.get("/me", 401)
        await site.settle()
        dump = (await site.stored()).decode()
        assert [each for each in own if each in dump] == []
        shown = await bo.get(f"/tables/{over}")
        assert [seat["name"] for seat in shown["seats"]] == ["Former player", "Bo"]
        assert shown["result"] == before
        assert "Бывший игрок" in await seen(await site.visit(language="ru"), f"/tables/{over}/result")
        await signed_in(site, "Queen Ann", status=401)
        await account(site, "Queen Ann")  # the name is free again
    # What is left is in order: every match is played again.
    database = Database(Settings(database=servers.database).url)
    await export(database, tmp_path / "all.backup")
    await database.close()
    assert "my secret garden" not in (tmp_path / "all.backup").read_text()
    copy = Database(Settings(database=f"sqlite:///{tmp_path}/copy.sqlite").url)
    await copy.upgrade()
    await restore(copy, tmp_path / "all.backup")
    await copy.close()


async def test_a_guest_deletes_itself_without_a_passphrase(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        await ann.post("/me/delete", {}, 204)
        await site.settle()
        assert "Ann" not in (await site.stored()).decode()
        assert [seat["kind"] for seat in (await bo.look(shown))["seats"]] == ["bot", "person"]


# The page.


async def test_the_page_of_the_account_does_all_this(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await account(site), await account(site, "Bo")
        await _finished(site, ann, bo)
        assert 'href="/me/account"' in await seen(ann, "/me")
        page = await seen(ann, "/me/account")
        assert "You have no codes" in page
        assert ">Bo</option>" in page
        assert "The passphrase is wrong" in await sent(ann, "/me/account/passphrase", 401, old="wrong", passphrase=OTHER)
        assert await sent(ann, "/me/account/passphrase", old=PHRASE, passphrase=OTHER) == "/me/account"
        assert (await sent(ann, "/me/account/recovery", 200, passphrase=OTHER)).count("<code>") == 8
        assert "<code>" not in await seen(ann, "/me/account")
        place = page.split('<option value="')[1].split('"')[0]
        assert await sent(ann, "/me/account/block", met=place) == "/me/account"
        assert "no such player" in await sent(ann, "/me/account/block", 404, name="Nobody")
        entry = (await ann.get("/me/blocked"))[0]["id"]
        assert await sent(ann, "/me/account/unblock", user=entry) == "/me/account"
        download = await ann.client.get("/me/data")
        assert download.headers["content-disposition"].startswith("attachment")
        assert download.json()["name"] == "Ann"
        assert await sent(ann, "/me/account/sign_out") == "/"
        await ann.get("/me", 401)
        assert await sent(await signed_in(site, passphrase=OTHER), "/me/account/delete", passphrase=OTHER) == "/"
        servers.clock.now += 61
        await signed_in(site, passphrase=OTHER, status=401)


async def test_the_page_helps_who_forgot_the_passphrase(servers: Servers) -> None:
    async with servers.open() as site:
        ann, nobody = await account(site), await site.visit()
        codes = (await ann.post("/me/recovery", {"passphrase": PHRASE}, 201))["codes"]
        assert "Forgot your passphrase" in await seen(nobody, "/me")
        assert "Wrong name or recovery code" in await sent(
            nobody, "/me/account/reset", 401, name="Ann", code="2222", passphrase=OTHER
        )
        assert await sent(nobody, "/me/account/reset", name="Ann", code=codes[0], passphrase=OTHER) == "/me/account"
        assert "7 codes left" in await seen(nobody, "/me/account")
