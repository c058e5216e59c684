"""Hints at a table."""

from functools import partial
from typing import Any

import pytest
from tests.server.fixtures import Servers

from tabletown.server.bots import hints, pool
from tabletown.table.hint import hint

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "hint", partial(hint, simulations=16, continuations=2))
    monkeypatch.setattr(hints, "LIMIT", 4)


async def test_a_single_person_is_told_what_the_master_would_do(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann")
        shown = await person.post("/tables", {"game": "garden_nation", "seats": [{"kind": "me"}, BOT]}, 201)
        await site.server.pool.settle()
        shown = await person.look(shown)
        told = await person.post(f"/tables/{shown['id']}/hint")
        for each in (told["choice"], told["instead"]):
            assert {name: each[name] for name in ("action", "text", "label")} in shown["legal"]
            assert "garden_nation-" not in each["reason"]["text"]
        assert told["instead"]["action"] != told["choice"]["action"]
        assert told["choice"]["points"] >= told["instead"]["points"]
        assert told["version"] == shown["version"]
        assert told["verdict"]["message"] in ("bots-hint-close", "bots-hint-likely", "bots-hint-clear")
        assert (await person.look(shown))["version"] == shown["version"]


async def test_no_hints_where_other_people_play_or_watch(servers: Servers) -> None:
    async with servers.open() as site:
        ann, eva = await site.visit("Ann"), await site.visit("Eva")
        shown = await ann.post("/tables", {"game": "torres", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
        await eva.post(f"/tables/{shown['id']}/join")
        refused = await ann.post(f"/tables/{shown['id']}/hint", status=409)
        assert refused["code"] == "server-hint-people"
        alone = await ann.post("/tables", {"game": "torres", "seats": [{"kind": "me"}, BOT]}, 201)
        assert (await eva.post(f"/tables/{alone['id']}/hint", status=403))["code"] == "server-not-seated"


async def test_a_table_without_aids_says_nothing_in_advance(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann")
        table = {"game": "tiny_towns", "options": {"mode": "solo"}, "seats": [{"kind": "me"}]}
        for aids in (True, False):
            shown = await person.post("/tables", {**table, "aids": aids}, 201)
            assert shown["aids"] is aids
            path = f"/tables/{shown['id']}"
            page = (await person.client.get(path)).text
            assert ('id="ask-hint"' in page) is aids
            assert (f'data-aids="{1 if aids else ""}"') in page
            action = shown["legal"][0]["action"]
            if aids:
                await person.get(f"{path}/preview?action={action}")
                continue
            assert 'data-gains=""' in page
            assert (await person.get(f"{path}/preview?action={action}", 409))["code"] == "server-no-aids"
            assert (await person.client.get(f"{path}/preview?action={action}")).status_code == 409
            assert (await person.post(f"{path}/hint", status=409))["code"] == "server-no-aids"


async def test_a_hint_that_fails_is_told_at_once(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann")
        shown = await person.post("/tables", {"game": "torres", "seats": [{"kind": "me"}, BOT]}, 201)
        monkeypatch.setattr(pool, "hint", fail)
        answer = await person.client.post(f"/api/tables/{shown['id']}/hint", json={})
        assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (503, "server-hint-failed", "5")


def fail(*_: Any, **__: Any) -> Any:
    """As a hint with a fault would."""
    raise ArithmeticError


async def test_hints_are_counted(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit("Ann")
        shown = await person.post(
            "/tables", {"game": "tiny_towns", "options": {"mode": "solo"}, "seats": [{"kind": "me"}]}, 201
        )
        for _ in range(hints.LIMIT * len(hints.STAGES)):
            await person.post(f"/tables/{shown['id']}/hint")
        assert (await person.post(f"/tables/{shown['id']}/hint", status=429))["code"] == "server-limit"
