"""What comes after a match: the next one, looking back step by step, going on from a step, stored records, best scores."""

import json
from typing import Any

import pytest
from tests.server.fixtures import PLAIN, Person, Servers, Site

from tabletown.server.users.limits import Limit
from tabletown.table import Record, verify

pytestmark = pytest.mark.anyio
ALONE = {"game": "tiny_towns", "seats": [{"kind": "me"}], "options": {"mode": "solo", "monuments": False}}
SECRETS = {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


async def finish(site: Site, person: Person, shown: Any) -> Any:
    """Play the first legal actions to the end."""
    while shown["phase"] != "over":
        await site.settle()
        shown = await person.look(shown)
        if shown["legal"]:
            shown = await person.act(shown, shown["legal"][0]["text"])
    return shown


async def both_finish(site: Site, ann: Person, bo: Person, shown: Any) -> None:
    """Two people play the first legal actions to the end."""
    while shown["phase"] != "over":
        for each in (ann, bo):
            shown = await each.look(shown)
            if shown["legal"]:
                shown = await each.act(shown, shown["legal"][0]["text"])


async def test_a_rematch_keeps_the_seats_of_the_others_and_lets_another_begin(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair(undo_policy="none")
        at = f"/tables/{shown['id']}/rematch"
        assert (await ann.post(at, status=409))["code"] == "server-running"
        await both_finish(site, ann, bo, shown)
        assert (await (await site.visit("Cy")).post(at, status=403))["code"] == "server-not-seated"
        before = (await bo.look(shown))["version"]
        servers.clock.now += 1
        following = (await ann.post(at))["id"]
        seen = await bo.look(shown)
        assert seen["rematch"] == following
        assert seen["version"] != before
        waiting = await ann.look({"id": following})
        assert [(seat["kind"], seat["name"]) for seat in waiting["seats"]] == [("open", "Bo"), ("person", "Ann")]
        assert (waiting["options"], waiting["undo_policy"]) == (shown["options"], "none")
        stranger = await site.visit("Dee")
        assert (await stranger.post(f"/tables/{following}/join", status=403))["code"] == "server-invited-only"
        assert [table["seats"][0]["kept"] for table in await bo.get("/me/tables")] == [True, False]
        assert (await bo.post(at))["id"] == following
        started = await bo.look({"id": following})
        assert (started["phase"], started["seat"]) == ("running", 0)
        assert (await ann.post(at))["id"] == following


async def test_a_match_is_seen_step_by_step_as_it_was_known_then(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        at = f"/tables/{shown['id']}/steps"
        await ann.play(shown, "name wood", "place wood a1")
        first, now = await bo.get(f"{at}/0"), await bo.get(f"{at}/1")
        assert (first["step"], first["last"], first["seat"]) == (0, 1, 1)
        assert now["view"] == (await bo.look(shown))["view"]
        assert [each["text"] for each in now["said"]] == ["Ann names wood."]
        assert (await bo.get(f"{at}/2", 404))["code"] == "server-no-step"  # that Ann has placed is sealed
        assert (await ann.get(f"{at}/2"))["view"] == (await ann.look(shown))["view"]
        assert (await bo.get(f"{at}/1", 403, params={"seat": 0}))["code"] == "server-not-your-seat"
        assert len(await bo.get(f"/tables/{shown['id']}/scores")) == 2


async def test_after_the_match_the_steps_are_seen_through_any_eyes(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        shown = await finish(site, ann, await ann.post("/tables", SECRETS, 201))
        guest = await site.visit()
        at = f"/tables/{shown['id']}/steps"
        for seat in (0, 1):
            shot = await guest.get(f"{at}/0", params={"seat": seat})
            end = await guest.get(f"{at}/{shot['last']}", params={"seat": seat})
            assert end["view"] == (await guest.look(shown, seat=seat))["view"]
            assert [sum(line["points"] for line in each["lines"]) for each in end["scores"]] == shown["result"]["totals"]


async def test_going_on_from_a_step_deals_anew_under_a_promise_of_its_own(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        shown = await ann.post("/tables", SECRETS, 201)
        at = f"/tables/{shown['id']}"
        assert (await bo.post(f"{at}/play_on", {"step": 1}, 409))["code"] == "server-running"
        shown = await finish(site, ann, shown)
        last = (await bo.get(f"{at}/steps/0", params={"seat": 1}))["last"]
        assert (await bo.post(f"{at}/play_on", {"step": last, "seat": 1}, 409))["code"] == "server-over"
        assert (await bo.post(f"{at}/play_on", {"step": last + 1, "seat": 1}, 404))["code"] == "server-no-step"
        half = last // 2
        opened = await bo.post(f"{at}/play_on", {"step": half, "seat": 1, "bot": "random"}, 201)
        other = await bo.look(opened)
        assert (other["seat"], other["origin"], other["private"]) == (1, shown["id"], True)
        assert other["commitment"] != shown["commitment"]
        await finish(site, bo, other)
        record = Record.decode(json.dumps(await bo.get(f"/tables/{opened['id']}/record")).encode())
        assert record.given == other["given"] > 0
        assert verify(record).line.message == "table-verify-holds-given"
        assert list(record.steps[: record.given]) == list(
            Record.decode(json.dumps(await ann.get(f"{at}/record")).encode()).steps[: record.given]
        )


async def test_records_are_checked_stored_listed_and_removed(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        shown = await finish(site, ann, await ann.post("/tables", ALONE, 201))
        record = await ann.get(f"/tables/{shown['id']}/record")
        stored = await bo.post("/records", record, 201)
        assert (stored["names"], stored["holds"], stored["result"]) == (["Ann"], True, shown["result"])
        assert (await bo.post("/records", record, 201))["id"] == stored["id"]  # sent again it is stored once
        assert [each["id"] for each in await bo.get("/me/records")] == [stored["id"]]
        assert await ann.get("/me/records") == []
        at = f"/records/{stored['id']}"
        assert await ann.get(at) == record
        last = (await ann.get(f"{at}/steps/0", params={"seat": 0}))["last"]
        assert (await ann.get(f"{at}/steps/{last}", params={"seat": 0}))["step"] == last
        opened = await ann.post(f"{at}/play_on", {"step": 3}, 201)
        assert (await ann.look(opened))["origin"] == stored["id"]
        assert (await ann.client.delete(f"/api{at}")).status_code == 403
        assert (await bo.client.delete(f"/api{at}")).status_code == 204
        assert (await bo.get(at, 404))["code"] == "server-no-record"
        before = await site.stored()
        other = {**record, "seed": "00" * 32}
        assert (await bo.post("/records", {**record, "steps": record["steps"][1:]}, 422))["code"].startswith("record-")
        assert (await bo.post("/records", {"format": "other"}, 422))["code"] == "record-foreign"
        assert (await bo.client.post("/api/records", content=b"{" * 2_000_000)).status_code == 413
        assert await site.stored() == before
        assert (await bo.post("/records", other, 201))["holds"] is False


async def test_the_best_solo_score_has_the_grade_of_the_rulebook(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann", "ru")
        assert await ann.get("/me/best") == []
        totals = []
        for _ in range(2):
            shown = await finish(site, ann, await ann.post("/tables", ALONE, 201))
            totals.append(shown["result"]["totals"][0])
        await finish(site, ann, await ann.post("/tables", SECRETS, 201))
        (best,) = await ann.get("/me/best")
        assert (best["game"], best["points"], best["matches"]) == ("tiny_towns", max(totals), 2)
        assert best["sentence"]["message"] == "tiny_towns-log-grade"
        assert [table["phase"] for table in await ann.get("/me/tables")] == ["over"] * 3


async def test_a_match_that_goes_on_is_no_best_score(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        shown = await finish(site, ann, await ann.post("/tables", ALONE, 201))
        opened = await ann.post(f"/tables/{shown['id']}/play_on", {"step": 5}, 201)
        await finish(site, ann, await ann.look(opened))
        (best,) = await ann.get("/me/best")
        assert (best["table"], best["matches"]) == (shown["id"], 1)


async def test_a_person_comes_back_to_the_seat_that_fell_to_a_bot(servers: Servers) -> None:
    async with servers.open() as site:
        seats = [{"kind": "me"}, {"kind": "open"}]
        clock = {"kind": "per_move", "seconds": 60}
        ann, bo, shown = await site.pair(seats=seats, clock=clock, private=False)
        servers.clock.now += 61
        await site.server.bots.sweep()
        lost = await ann.look(shown)
        assert (lost["seats"][0]["kind"], lost["seats"][0]["name"], lost["seats"][0]["away"]) == ("bot", "Ann", True)
        assert [table["seats"][0]["away"] for table in await ann.get("/me/tables")] == [True]
        assert (await (await site.visit("Cy")).post(f"/tables/{shown['id']}/join", {"seat": 0}, 409))["code"]
        back = await ann.post(f"/tables/{shown['id']}/join")
        assert (back["seat"], back["seats"][0]["mine"], back["seats"][0]["time_left"]) == (0, True, 60)
        await bo.post(f"/tables/{shown['id']}/leave")
        assert (await bo.post(f"/tables/{shown['id']}/join"))["seat"] == 1


async def test_signing_in_brings_along_what_the_guest_had(servers: Servers) -> None:
    async with servers.open() as site:
        home = await site.visit("Ann")
        await home.post("/me/claim", {"name": "Anna", "passphrase": "correct horse"})
        phone = await site.visit("Guest")
        shown = await phone.post("/tables", {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
        over = await finish(site, phone, await phone.post("/tables", ALONE, 201))
        await phone.post("/records", await phone.get(f"/tables/{over['id']}/record"), 201)
        await phone.post("/session", {"name": "anna", "passphrase": "correct horse"}, 201)
        assert {table["id"] for table in await home.get("/me/tables")} == {shown["id"], over["id"]}
        seen = await home.look(shown)
        assert (seen["seats"][0]["mine"], seen["seats"][0]["name"]) == (True, "Anna")
        assert len(await home.get("/me/best")) == len(await home.get("/me/records")) == 1
        await home.post(f"/tables/{shown['id']}/bots", {"seat": 1})  # who opened the table may


async def test_spectators_are_counted(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        tables = site.server.tables
        assert (await ann.look(shown))["spectators"] == 0
        watching = tables.subscribe(shown["id"])
        await anext(watching)
        assert (await ann.look(shown))["spectators"] == 1
        await watching.aclose()
        assert (await ann.look(shown))["spectators"] == 0


async def test_bots_have_names_in_the_language_of_whoever_looks(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "options": PLAIN}
        shown = await ann.post("/tables", table, 201)
        english = [seat["name"] for seat in shown["seats"][1:]]
        russian = [seat["name"] for seat in (await ann.look(shown, language="ru"))["seats"][1:]]
        assert len({*english, *russian}) == 4
        assert [seat["name"] for seat in (await ann.get("/me/tables"))[0]["seats"][1:]] == english


async def test_a_stranger_has_only_some_replays_built_and_those_in_memory_are_free(
    servers: Servers,
) -> None:
    async with servers.open() as site:
        ann, nobody, other = await site.visit("Ann"), await site.visit(), await site.visit()
        site.server.archive._of_an_address = Limit(3, 60, servers.clock)
        shown = await ann.post("/tables", ALONE, 201)
        over = await finish(site, ann, shown)
        stored = await ann.client.post("/api/records", content=await record_of(ann, over))
        at = [f"/api/tables/{over['id']}/steps/1", f"/api/tables/{over['id']}/steps/1?seat=0"]
        at += [f"/api/records/{stored.json()['id']}/steps/1", f"/api/records/{stored.json()['id']}/steps/1?seat=0"]
        for path in [*at[:3], *at[:3], *at[:3]]:
            assert (await nobody.client.get(path)).status_code == 200
        refused = await nobody.client.get(at[3])
        assert (refused.status_code, refused.json()["code"]) == (429, "server-limit")
        page = await nobody.client.get(f"/records/{stored.json()['id']}/replay?seat=0", headers={"Accept": "text/html"})
        assert page.status_code == 429
        for person in (ann, other):  # who is known, and another address
            assert (await person.client.get(at[3])).status_code == 200
        assert (await nobody.client.get(at[3])).status_code == 200  # it is in memory now


async def record_of(person: Person, shown: Any) -> bytes:
    """The record of a match that is over."""
    return (await person.client.get(f"/api/tables/{shown['id']}/record")).content
