"""What somebody might try in a club: a seat twice, a ban ignored, a block walked around, names left behind."""

import asyncio
from typing import Any

import pytest
from tests.server.fixtures import PLAIN, TWO, Person, Servers, Site
from tests.server.test_accounts import PHRASE, account
from tests.server.test_archive import both_finish
from tests.server.test_moderation import become_host, id_of, send

from tabletown.server.tables.moderation.records import Act

pytestmark = pytest.mark.anyio
TABLE = {"game": "tiny_towns", "seats": TWO, "options": PLAIN}


async def ban(site: Site, who: Person) -> None:
    """Ban somebody, as the console does."""
    act = Act(at=1.0, kind="ban", console=True, user=await id_of(who), until=None)
    await site.server.moderation.store.add_act(act)


async def test_of_two_who_take_the_last_seat_at_once_one_gets_it(servers: Servers) -> None:
    async with servers.open() as site, servers.open() as other:
        ann, bo, cy = await site.visit("Ann"), await site.visit("Bo"), await other.visit("Cy")
        shown = await ann.post("/tables", TABLE, 201)
        path = f"/api/tables/{shown['id']}/join"
        answers = await asyncio.gather(*(each.client.post(path, json={}) for each in (bo, cy)))
        assert sorted(each.status_code for each in answers) == [200, 409]
        winner = ("Bo", "Cy")[[each.status_code for each in answers].index(200)]
        for person in (ann, cy):
            seats = (await person.look(shown))["seats"]
            assert [each["name"] for each in seats] == ["Ann", winner]


async def test_whoever_is_banned_rules_no_table_of_their_own(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        three: dict[str, Any] = {"game": "tiny_towns", "seats": [*TWO, {"kind": "open"}]}
        shown = await ann.post("/tables", three, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        over = await ann.post("/tables", {"game": "tiny_towns", "seats": [{"kind": "me"}]}, 201)
        await ban(site, ann)
        at = f"/tables/{shown['id']}"
        assert (await ann.client.post(f"{at}/kick", data={"seat": 1})).status_code == 403
        for path, body in ((f"{at}/bots", {"seat": 2}), (f"{at}/invitations", {}), (f"{at}/join", {}), ("/tables", TABLE)):
            assert (await ann.post(path, body, 403))["code"] == "server-banned", path
        assert (await ann.client.post("/daily/1970-01-12/torres", data={})).status_code == 403
        assert [each["kind"] for each in (await bo.look(shown))["seats"]] == ["person", "person", "open"]
        assert over["phase"] == "running"


async def test_a_host_who_is_banned_is_no_host(servers: Servers) -> None:
    async with servers.open() as site:
        host, bo = await become_host(site), await site.visit("Bo")
        await ban(site, host)
        assert (await host.client.get("/host")).status_code == 403
        form = {"verb": "ban", "user": await id_of(bo), "length": "ever", "reason": "revenge"}
        assert (await host.client.post("/host", data=form)).status_code == 403


async def test_a_guest_does_nothing_that_hosts_do(servers: Servers) -> None:
    async with servers.open() as site:
        await become_host(site)
        guest, bo = await site.visit("Guest"), await site.visit("Bo")
        shown = await bo.post("/tables", TABLE, 201)
        before = await site.stored()
        user = await id_of(bo)
        for verb in ("mute", "unmute", "ban", "unban", "code", "dismiss", "kick", "bot", "vacant", "undo", "host", ""):
            form = {"verb": verb, "user": user, "table": shown["id"], "seat": 0, "number": 1, "reason": "because"}
            assert (await guest.client.post("/host", data=form)).status_code == 403
        assert (await guest.client.get(f"/host/tables/{shown['id']}")).status_code == 403
        assert await site.stored() == before


async def test_a_rematch_calls_nobody_whom_i_have_blocked(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await account(site), await account(site, "Bo")
        shown = await ann.post("/tables", TABLE, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        await both_finish(site, ann, bo, await ann.look(shown))
        await ann.post("/me/blocked", {"name": "Bo"}, 204)
        again = (await ann.post(f"/tables/{shown['id']}/rematch"))["id"]
        assert all(each["id"] != again for each in await bo.get("/me/tables"))
        await bo.post(f"/tables/{again}/join", status=403)


async def test_copies_of_a_record_that_others_have_stored_forget_the_name_too(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await account(site, "Queen Ann"), await account(site, "Bo")
        shown = await ann.post("/tables", TABLE, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        await both_finish(site, ann, bo, await ann.look(shown))
        record = (await ann.client.get(f"/api/tables/{shown['id']}/record")).content
        stored = (await bo.client.post("/api/records", content=record)).json()["id"]
        await ann.post("/me/delete", {"passphrase": PHRASE}, 204)
        assert b"Queen Ann" not in await site.stored()
        kept = await bo.get(f"/records/{stored}")
        assert [each["name"] for each in kept["seats"]] == ["", "Bo"]
        page = await bo.client.get(f"/records/{stored}/replay?step=0")
        assert page.status_code == 200
        assert "Queen Ann" not in page.text


async def test_somebody_deleted_in_the_middle_leaves_a_match_that_goes_on_after_a_restart(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await account(site, "Queen Ann"), await account(site, "Bo")
        shown = await ann.post("/tables", {**TABLE, "rated": True}, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        await ann.play(shown, "name wood")
        await ann.post("/me/delete", {"passphrase": PHRASE}, 204)
    async with servers.open() as site:
        again = await site.visit(like=bo)
        while (await again.look(shown))["phase"] != "over":
            await site.settle()
            seen = await again.look(shown)
            if seen["legal"]:
                await again.act(seen, seen["legal"][0]["text"])
        await site.server.ratings.settle()
        assert await site.server.ratings.history((await again.get("/me"))["id"]) == []  # nobody is left to compare with
        assert b"Queen Ann" not in await site.stored()


async def test_the_seat_of_a_start_time_is_not_taken_by_somebody_sent_away(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        shown = await ann.post("/tables", {**TABLE, "begins": servers.clock.now + 60}, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        await send(ann, f"/tables/{shown['id']}/kick", seat=1)
        servers.clock.now += 61
        await bo.post(f"/tables/{shown['id']}/join", status=403)
        assert (await ann.look(shown))["phase"] == "waiting"
