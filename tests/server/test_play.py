"""Whole matches over the API."""

import pytest
from tests.server.fixtures import PLAIN, Servers

from tabletown.table import Record, verify

pytestmark = pytest.mark.anyio


async def test_a_match_against_bots_from_the_first_step_to_the_record(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats}, 201)
        assert (shown["phase"], shown["seat"], shown["seats"][0]["mine"]) == ("running", 0, True)
        refused = await ann.get(f"/tables/{shown['id']}/record", 409)
        assert refused["code"] == "server-record-running"
        while shown["phase"] != "over":
            if not shown["legal"]:
                await site.settle()
                shown = await ann.look(shown)
            assert shown["legal"] or shown["phase"] == "over"
            if shown["legal"]:
                shown = await ann.act(shown, shown["legal"][-1]["text"])
        refused = await ann.post(f"/tables/{shown['id']}/undo", {"version": shown["version"]}, 409)
        assert refused["code"] == "table-over"
        assert shown["result"]["winners"]
        assert shown["result"]["totals"] == [seat["points"] for seat in shown["seats"]]
        answer = await ann.client.get(f"/api/tables/{shown['id']}/record")
        record = Record.decode(answer.content)
        assert answer.headers["cache-control"] == "no-store"
        assert (record.commitment, verify(record).holds) == (shown["commitment"], True)
        told = await (await site.visit(language="ru")).client.post("/api/verify", content=answer.content)
        assert told.json()["holds"]
        assert told.json()["sentence"]["text"].endswith("из ключа, обещанного перед партией.")


async def test_two_people_find_each_other_and_see_the_same_table(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo", "ru")
        seats = [{"kind": "me"}, {"kind": "open"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "options": PLAIN}, 201)
        assert (shown["phase"], shown["legal"]) == ("waiting", [])
        (listed,) = await bo.get("/tables")
        assert (listed["id"], [seat["kind"] for seat in listed["seats"]]) == (shown["id"], ["person", "open"])
        joined = await bo.post(f"/tables/{listed['id']}/join")
        assert (joined["seat"], joined["phase"], joined["actors"]) == (1, "running", [0])
        assert await bo.get("/tables") == []
        shown = await ann.play(shown, "name wood")
        joined = await bo.look(joined)
        assert {choice["text"] for choice in joined["legal"]} >= {"place wood a1"}
        log = await bo.get(f"/tables/{joined['id']}/log")
        assert log[-1]["sentence"]["text"] == "Ann называет дерево."
        assert await bo.get(f"/tables/{joined['id']}/log", params={"after": log[-1]["number"]}) == []
        (mine,) = await ann.get("/me/tables")
        assert (mine["id"], mine["my_turn"], mine["phase"]) == (shown["id"], True, "running")


async def test_games_and_the_schema_are_told(servers: Servers) -> None:
    async with servers.open() as site:
        anybody = await site.visit(language="ru")
        (game,) = [game for game in await anybody.get("/games") if game["name"] == "tiny_towns"]
        assert game == await anybody.get("/games/tiny_towns")
        assert game["modes"]["solo"] == [1]
        assert (await anybody.get("/games/chess", 404))["code"] == "unknown-game"
        schema = (await anybody.client.get("/api/schema/openapi.json")).json()
        paths = {path.removeprefix("/api/tables/{table}") for path in schema["paths"]}
        assert {"", "/act", "/join", "/legal", "/undo", "/record", "/events"} <= paths
        for path in schema["paths"].values():
            for operation in path.values():
                assert operation["summary"]


async def test_people_at_one_device_hold_several_seats_and_see_through_each(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        seats = [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Dad"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "options": PLAIN}, 201)
        assert [seat["name"] for seat in shown["seats"]] == ["Mum", "Dad"]
        await ann.play(shown, "name wood", "place wood a1", seat=0)
        other = await ann.play(shown, "place wood d4", seat=1)
        first = await ann.look(shown, seat=0)
        assert (first["view"]["seat"], other["view"]["seat"]) == (0, 1)
        assert first["view"] != other["view"]
        refused = await ann.post(f"/tables/{shown['id']}/act", {"action": "done", "version": first["version"]}, 400)
        assert refused["code"] == "server-which-seat"
