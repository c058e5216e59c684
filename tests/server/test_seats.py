"""Sitting down, invitations, leaving, taking back by agreement, talking, time."""

import asyncio
from typing import Any

import pytest
from tests.server.fixtures import PLAIN, TWO, HangingExecutor, Servers

pytestmark = pytest.mark.anyio


async def test_an_invitation_works_once(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, cy = [await site.visit(name) for name in ("Ann", "Bo", "Cy")]
        seats = [{"kind": "me"}, {"kind": "invited"}, {"kind": "open"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats}, 201)
        at = f"/tables/{shown['id']}"
        assert (await bo.post(f"{at}/invitations", status=403))["code"] == "server-not-seated"
        assert (await bo.post(f"{at}/join", {"seat": 1}, 403))["code"] == "server-invited-only"
        token = (await ann.post(f"{at}/invitations", status=201))["invitation"]
        assert token.encode() not in await site.stored()
        assert (await bo.post(f"{at}/join", {"invitation": token + "x"}, 403))["code"] == "server-invitation-unknown"
        assert (await bo.post(f"{at}/join", {"invitation": token}))["seat"] == 1
        assert (await bo.post(f"{at}/join", {"invitation": token}))["seat"] == 1  # the answer was lost on the way
        assert (await cy.post(f"{at}/join", {"invitation": token}, 409))["code"] == "server-invitation-used"
        assert (await cy.post(f"{at}/join"))["seat"] == 2


async def test_two_who_use_an_invitation_at_once(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, cy = [await site.visit(name) for name in ("Ann", "Bo", "Cy")]
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "private": True}, 201)
        token = (await ann.post(f"/tables/{shown['id']}/invitations", status=201))["invitation"]
        path = f"/api/tables/{shown['id']}/join"
        answers = await asyncio.gather(*(who.client.post(path, json={"invitation": token}) for who in (bo, cy)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert [seat["kind"] for seat in (await ann.look(shown))["seats"]] == ["person", "person", "open"]


async def test_a_private_table_is_for_those_who_sit_there(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": TWO, "private": True}, 201)
        assert await bo.get("/tables") == []
        for path in ("", "/log", "/legal", "/chat", "/events"):
            assert (await bo.get(f"/tables/{shown['id']}{path}", 403))["code"] == "server-private"
        assert (await bo.post(f"/tables/{shown['id']}/join", {}, 403))["code"] == "server-invited-only"
        token = (await ann.post(f"/tables/{shown['id']}/invitations", {"seat": 1}, 201))["invitation"]
        assert (await bo.post(f"/tables/{shown['id']}/join", {"invitation": token}))["seat"] == 1


async def test_leaving_frees_the_seat_before_the_match_and_a_bot_plays_on_in_it(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "options": PLAIN}, 201)
        at = f"/tables/{shown['id']}"
        await bo.post(f"{at}/join")
        await bo.post(f"{at}/leave")
        assert [seat["kind"] for seat in (await ann.look(shown))["seats"]] == ["person", "open", "open"]
        await bo.post(f"{at}/join")
        assert (await ann.post(f"{at}/bots", {"seat": 1}, 409))["code"] == "server-seat-taken"
        assert (await ann.post(f"{at}/bots", {"seat": 2}))["phase"] == "running"
        await ann.play(shown, "name wood", "place wood a1", "done")
        await site.settle()
        assert (await ann.look(shown))["actors"] == [1]
        await bo.post(f"{at}/leave")
        await site.settle()
        shown = await ann.look(shown)
        assert ([seat["kind"] for seat in shown["seats"]], shown["view"]["round"]) == (["person", "bot", "bot"], 2)
        assert (await bo.act(shown, "name wood", 403))["code"] == "server-not-seated"


async def test_taking_back_more_is_agreed_upon(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        at = f"/tables/{shown['id']}"
        await ann.play(shown, "name wood", "place wood a1", "done")
        await bo.play(shown, "place wood b2", "done", "name stone")

        async def ask() -> Any:
            seen = await ann.look(shown)
            return await ann.post(f"{at}/ask", {"version": seen["version"]})

        asked = await ask()
        assert (asked["question"]["seat"], asked["question"]["waiting"]) == (0, [1])
        theirs = await bo.look(shown)
        assert theirs["question"]["sentence"]["text"].startswith("Ann asks")
        await bo.post(f"{at}/answer", {"accept": False, "version": theirs["version"]})
        assert (await ann.look(shown))["question"] is None
        asked = await ask()
        await ann.post(f"{at}/withdraw", {"version": asked["version"]})
        await ask()
        theirs = await bo.look(shown)
        await bo.post(f"{at}/answer", {"accept": True, "version": theirs["version"]})
        back = await ann.look(shown)
        assert (back["question"], back["view"]["round"], back["actors"]) == (None, 1, [0, 1])


async def test_who_leaves_leaves_the_answer_to_a_bot_which_agrees(servers: Servers) -> None:
    async with servers.open(HangingExecutor) as site:
        ann, bo, shown = await site.pair()
        await ann.play(shown, "name wood", "place wood a1", "done")
        seen = await bo.play(shown, "place wood b2", "done", "name stone")
        asked = await ann.look(shown)
        await ann.post(f"/tables/{shown['id']}/ask", {"version": asked["version"]})
        await bo.post(f"/tables/{shown['id']}/leave")
        back = await ann.look(shown)
        assert (seen["view"]["round"], back["view"]["round"], back["question"]) == (2, 1, None)
        assert (await ann.act(asked, "done", 409))["code"] == "server-stale"
    async with servers.open(HangingExecutor) as site:
        assert await (await site.visit(like=ann)).look(shown) == back


async def test_a_table_at_which_nothing_is_taken_back(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair(undo_policy="none")
        shown = await ann.play(shown, "name wood", "place wood a1")
        assert shown["undo"]["steps"] == 0
        for path in ("undo", "ask"):
            answer = await ann.post(f"/tables/{shown['id']}/{path}", {"version": shown["version"]}, 409)
            assert answer["code"] == "server-undo-policy"


async def test_a_table_at_which_only_own_steps_are_taken_back(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair(undo_policy="own")
        shown = await ann.play(shown, "name wood", "place wood a1")
        asked = await ann.post(f"/tables/{shown['id']}/ask", {"version": shown["version"]}, 409)
        assert asked["code"] == "server-undo-policy"
        back = await ann.post(f"/tables/{shown['id']}/undo", {"version": shown["version"]})
        assert (shown["undo"]["steps"], back["undo"]["steps"]) == (1, 0)


async def test_chat_is_plain_text_and_not_too_much_of_it(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        at = f"/tables/{shown['id']}/chat"
        said = await ann.post(at, {"text": "  <script>alert(1)</script>\n\u202ehi "}, 201)
        assert (said["text"], said["name"], said["mine"]) == ("<script>alert(1)</script> hi", "Ann", True)
        (heard,) = await bo.get(at)
        assert heard == {**said, "mine": False}
        assert await bo.get(at, params={"after": said["id"]}) == []
        for _ in range(4):
            await ann.post(at, {"text": "again"}, 201)
        assert (await ann.post(at, {"text": "again"}, 429))["code"] == "server-limit"
        await bo.post(at, {"text": "calm down"}, 201)
        servers.clock.now += 10
        await ann.post(at, {"text": "sorry"}, 201)


async def test_a_bot_takes_over_when_the_time_of_a_person_has_run_out(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair(clock={"kind": "per_move", "seconds": 60})
        servers.clock.now += 59
        assert (await ann.look(shown))["seats"][0]["time_left"] == 1
        shown = await ann.play(shown, "name wood")
        servers.clock.now += 59
        assert [seat["time_left"] for seat in (await ann.look(shown))["seats"]] == [1, 1]
        await bo.play(shown, "place wood b2", "done")
        assert await site.server.bots.sweep() == 0
        servers.clock.now += 1
        refused = await ann.act(shown, "place wood a1", 403)
        assert refused["code"] == "server-not-seated"
        await site.settle()
        seen = await bo.look(shown)
        assert ([seat["kind"] for seat in seen["seats"]], seen["actors"]) == (["bot", "person"], [1])
        assert seen["view"]["round"] == 2


async def test_flags_fall_also_when_nobody_looks(servers: Servers) -> None:
    async with servers.open() as site:
        _, _, shown = await site.pair(clock={"kind": "bank", "seconds": 60})
        servers.clock.now += 61
        assert await site.server.bots.sweep() == 1
        await site.settle()
        # The second person has its whole time from the moment at which the bot named.
        assert await site.server.bots.sweep() == 0
        servers.clock.now += 61
        assert await site.server.bots.sweep() == 1
        await site.settle()
        over = await (await site.visit()).look(shown)
        assert ([seat["kind"] for seat in over["seats"]], over["phase"]) == (["bot", "bot"], "over")
