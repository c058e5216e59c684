"""The page between two turns of one's own: what has changed, who thinks, why something cannot be chosen."""

import logging
import re
import socket
import time
from typing import Any

import pytest
from tests.server.fixtures import PLAIN, HangingExecutor, Person, Servers

from tabletown.server.background import background
from tabletown.table import Table

pytestmark = pytest.mark.anyio

PART = {"hx-request": "true"}


async def part(person: Person, table: str, path: str = "/part", **query: Any) -> str:
    answer = await person.client.get(f"/tables/{table}{path}", headers=PART, params=query)
    assert answer.status_code == 200, answer.text
    return answer.text


def board(html: str) -> str:
    found = re.search(r'<figure class="board main".*?</figure>', html, re.S)
    assert found is not None
    return found.group(0)


async def test_what_changed_since_the_own_last_move_survives_a_restart(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        shown = await ann.post("/tables", {"game": "garden_nation", "seats": [{"kind": "me"}, {"kind": "open"}]}, 201)
        table = shown["id"]
        await bo.post(f"/tables/{table}/join")
        people = (ann, bo)
        built = False
        while not built:  # every seat has decided by then: the crane is chosen first
            for person in people:
                now = await person.look(shown)
                texts = [each["text"] for each in now["legal"]]
                building = [text for text in texts if text.startswith("build")]
                if texts and not built:
                    await person.act(now, (building or texts)[-1])
                    built = bool(building)
        before = [board(await part(person, table)) for person in people]
    async with servers.open() as site:
        again = [board(await part(await site.visit(like=person), table)) for person in people]
        assert again == before
        monkeypatch.setattr(Table, "previous_view", lambda _table, _viewer: None)
        bare = [board(await part(await site.visit(like=person), table)) for person in people]
    assert bare != before  # there was something to lose


async def test_a_step_of_the_past_does_not_tell_the_result(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        seats = [{"kind": "me"}, {"kind": "me"}]
        shown = await ann.post("/tables", {"game": "garden_nation", "seats": seats}, 201)
        while shown["phase"] != "over":
            now = await ann.get(f"/tables/{shown['id']}?seat={shown['actors'][0]}")
            choice = {"action": now["legal"][0]["action"], "version": now["version"], "seat": now["seat"]}
            shown = await ann.post(f"/tables/{shown['id']}/act", choice)
        strip = re.compile(r'<b class="pts">(−?\d+)</b>')
        end, past = await part(ann, shown["id"]), await part(ann, shown["id"], step=25)
        assert "<span>won</span>" in end
        assert "<span>won</span>" not in past
        assert strip.findall(end) != strip.findall(past) == ["0", "0"]


async def test_a_step_of_the_past_marks_what_it_changed(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        seats = [{"kind": "me"}, {"kind": "me"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "options": PLAIN}, 201)
        await ann.play(shown, "name wood", seat=0)
        for seat in (0, 1):
            await ann.play(shown, "place wood b2", "done", seat=seat)
        html = await part(ann, shown["id"], seat=1)
        lines = re.findall(r'data-number="(\d+)" data-seat="1"', html)
        assert lines
        assert 'data-do="now"' in await part(ann, shown["id"], seat=1, step=int(lines[-1]))


async def test_a_bot_that_thinks_long_is_seen_to_do_so(servers: Servers) -> None:
    async with servers.open(HangingExecutor) as site:
        ann = await site.visit("Ann")
        seats = [{"kind": "bot", "bot": "level:5"}, {"kind": "me"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "options": PLAIN}, 201)
        servers.clock.now += 3
        html = await part(ann, shown["id"])
        assert re.search(r'data-since="3.0"><progress max="10.0" value="3.0" aria-label="[^"]+ is thinking', html)
        assert "Waiting for" in html  # touching the board tells for whom
        servers.clock.now += 60
        assert '<progress max="10.0" value="10.0"' in await part(ann, shown["id"])


async def test_what_the_rules_forbid_is_refused_with_the_rule(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Анна", language="ru")
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": [{"kind": "me"}] * 2, "options": PLAIN}, 201)
        table = shown["id"]
        seen = (await ann.get(f"/tables/{table}", params={"seat": 0}))["version"]
        wrong = {"action": 99999, "version": seen, "seat": 0}
        answer = await ann.client.post(f"/tables/{table}/act", data=wrong, headers=PART)
        assert answer.status_code == 422
        assert 'data-rule="TT-' in answer.text
        assert "Назовите" in answer.text
        assert "99999" not in answer.text
        told = await ann.post(f"/tables/{table}/act", wrong, 422)
        assert told["code"] == "illegal-action"
        assert told["arguments"]["rule"].startswith("TT-")
        malformed = await ann.client.post(f"/tables/{table}/act", data={"action": "x"}, headers=PART)
        assert malformed.status_code == 400
        assert "Обновите страницу" in malformed.text
        assert "int" not in malformed.text


async def test_all_seats_are_shown_where_the_page_has_no_room_for_them(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        shown = await ann.post("/tables", {"game": "torres", "seats": seats}, 201)
        early = await ann.client.get(f"/tables/{shown['id']}/players", headers=PART)
        assert early.status_code == 409
        await bo.post(f"/tables/{shown['id']}/join")
        html = await part(ann, shown["id"], "/players")
        assert html.count("<svg") >= 3
        assert "Bo" in html


def test_who_leaves_in_the_middle_of_a_request_leaves_no_traceback(caplog: pytest.LogCaptureFixture) -> None:
    head = "POST /play HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n"
    with caplog.at_level(logging.INFO, "tabletown.server.http.errors"), background() as address:
        host, port = address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as connection:
            connection.sendall(head.encode() + b"game=t")
        while not caplog.records:
            time.sleep(0.02)
    told = [record for record in caplog.records if record.name == "tabletown.server.http.errors"]
    assert [record.getMessage() for record in told] == ["POST /play was given up"]
    assert not told[0].exc_info
