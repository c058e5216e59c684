"""The page of a table over HTTP: what it sends to whom, and how it refuses."""

import re
from typing import Any

import pytest
from tests.server.fixtures import PLAIN, TWO, Person, Servers, Site
from tests.server.pages import seen

pytestmark = pytest.mark.anyio

HTML = {"accept": "text/html"}
PART = {"hx-request": "true"}


async def show(person: Person, table: str, path: str = "", status: int = 200, **query: Any) -> str:
    answer = await person.client.get(f"/tables/{table}{path}", headers=HTML if not path else PART, params=query)
    assert answer.status_code == status, answer.text
    return answer.text


async def opened(site: Site, person: Person, seats: Any, **options: Any) -> str:
    body = {"game": "tiny_towns", "options": options, "seats": seats}
    found: str = (await person.post("/tables", body, 201))["id"]
    return found


def version_of(html: str) -> str:
    found = re.search(r'data-version="([^"]+)"', html)
    assert found is not None
    return found.group(1)


async def test_every_answer_forbids_foreign_scripts_and_frames(servers: Servers) -> None:
    async with servers.open() as site:
        vera = await site.visit("Vera")
        for path in ("/", "/nothing", "/api/nothing", "/static/x/shell.css"):
            answer = await vera.client.get(path, headers=HTML)
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_page_holds_no_inline_script_or_style(servers: Servers) -> None:
    async with servers.open() as site:
        vera = await site.visit("Vera")
        table = await opened(site, vera, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        html = await show(vera, table)
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:", html)


async def test_the_promise_of_the_dealer_is_seen_from_the_first_move(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        assert (await ann.get(f"/tables/{shown['id']}"))["commitment"] in await seen(ann, f"/tables/{shown['id']}")


async def test_what_has_been_seen_is_not_sent_again(servers: Servers) -> None:
    async with servers.open() as site:
        vera = await site.visit("Vera")
        table = await opened(site, vera, [{"kind": "me"}, {"kind": "me"}], **PLAIN)
        html = await show(vera, table, "/part", seat=0)
        seen = version_of(html)
        assert await show(vera, table, "/part", 204, seat=0, seen=seen) == ""
        action = (await vera.get(f"/tables/{table}/legal", params={"seat": 0}))[0]["action"]
        answer = await vera.client.post(
            f"/tables/{table}/act", data={"action": action, "version": seen, "seat": 0}, headers=PART
        )
        assert answer.status_code == 200
        assert version_of(answer.text) != seen
        assert await show(vera, table, "/part", 200, seat=0, seen=seen)


async def test_refusals_are_a_line_in_the_language_of_the_person_and_change_nothing(servers: Servers) -> None:
    async with servers.open() as site:
        vera, other = await site.visit("Vera", language="ru"), await site.visit("Oleg", language="ru")
        table = await opened(site, vera, [{"kind": "me"}, {"kind": "me"}], **PLAIN)
        before = await vera.get(f"/tables/{table}/log")
        seen = version_of(await show(vera, table, "/part", seat=0))
        wrong = [
            (vera, {"action": 99999, "version": seen, "seat": 0}, 422),
            (vera, {"action": 0, "version": "old-old", "seat": 0}, 409),
            (vera, {"action": 0, "version": seen, "seat": 7}, 404),
            (vera, {"action": "x", "version": seen, "seat": 0}, 400),
            (other, {"action": 0, "version": seen, "seat": 0}, 403),
        ]
        for person, data, status in wrong:
            answer = await person.client.post(f"/tables/{table}/act", data=data, headers=PART)
            assert answer.status_code == status, answer.text
            assert answer.headers["hx-retarget"] == "#refusal"
            assert re.search(r'id="refusal".*[а-яё]', answer.text, re.S)
        assert await vera.get(f"/tables/{table}/log") == before


async def test_a_refused_page_is_a_page(servers: Servers) -> None:
    async with servers.open() as site:
        vera = await site.visit("Vera")
        assert "<h1>" in await show(vera, "0123456789ab", status=404)
        table = await opened(site, vera, TWO)
        assert "<h1>" in await show(vera, table, step=3, status=200)


async def test_the_curtain_holds_back_what_both_seats_know(servers: Servers) -> None:
    async with servers.open() as site:
        vera = await site.visit("Vera")
        table = await opened(site, vera, [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
        cards = []
        for seat in (0, 1):
            legal = await vera.get(f"/tables/{table}/legal", params={"seat": seat})
            cards.append({each["label"].partition(": ")[2] for each in legal})
        first = await show(vera, table)
        assert "Ann" in first
        assert not [each for each in cards[0] | cards[1] if each in first]
        for seat in (0, 1):
            lifted = await show(vera, table, "/part", seat=seat)
            assert all(each in lifted for each in cards[seat])
            assert not [each for each in cards[1 - seat] if each in lifted]


async def test_others_see_only_what_all_may_see(servers: Servers) -> None:
    async with servers.open() as site:
        vera, oleg = await site.visit("Vera"), await site.visit("Oleg")
        table = await opened(site, vera, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        cards = {each["label"].partition(": ")[2] for each in await vera.get(f"/tables/{table}/legal")}
        own = await show(vera, table)
        assert all(each in own for each in cards)
        html = await show(oleg, table)
        assert not [each for each in cards if each in html]
        assert "data-actions" not in html
        await show(oleg, table, "/part", 200, seat=0)  # asking for a seat of others gives nothing of it
        assert not [each for each in cards if each in await show(oleg, table, "/part", seat=0)]


async def test_a_step_of_the_past_is_shown_without_choices(servers: Servers) -> None:
    async with servers.open() as site:
        vera = await site.visit("Vera")
        table = await opened(site, vera, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], **PLAIN)
        await vera.play(await vera.get(f"/tables/{table}"), "name wood")
        html = await show(vera, table, "/part", step=1)
        assert "data-actions" not in html
        assert 'data-do="now"' in html
        await show(vera, table, "/part", 404, step=999)


async def test_guests_sit_down_friends_are_invited_and_bots_fill_up(servers: Servers) -> None:
    async with servers.open() as site:
        vera, nobody = await site.visit("Vera"), await site.visit()
        table = await opened(site, vera, [{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}])
        assert "Take seat" in await show(nobody, table)
        answer = await nobody.client.post(f"/tables/{table}/join", data={"seat": 1})
        assert answer.status_code == 303
        link = await vera.client.post(f"/tables/{table}/invite", headers=PART)
        assert re.search(rf"/join/{table}/[\w-]+", link.text)
        assert (await vera.client.post(f"/tables/{table}/fill", data={"seat": 2})).status_code == 303
        assert (await vera.get(f"/tables/{table}"))["phase"] == "running"


async def test_chat_is_escaped(servers: Servers) -> None:
    async with servers.open() as site:
        vera = await site.visit("<b>Vera</b>")
        table = await opened(site, vera, TWO)
        said = await vera.client.post(f"/tables/{table}/chat", data={"text": "<script>alert(1)</script>"}, headers=PART)
        assert said.status_code == 200
        assert "<script>" not in said.text
        assert "&lt;script&gt;" in said.text
        assert "<b>Vera" not in await show(vera, table)


async def test_language_and_theme_are_switched_without_a_script(servers: Servers) -> None:
    async with servers.open() as site:
        vera = await site.visit("Vera")
        table = await opened(site, vera, TWO)
        switch = await vera.client.post("/switch", data={"language": "ru", "back": f"/tables/{table}"})
        assert switch.headers["location"] == f"/tables/{table}"
        await vera.client.post("/switch", data={"theme": "dark", "back": "https://elsewhere.example/"})
        html = await show(vera, table)
        assert '<html lang="ru" data-theme="dark">' in html
        away = await vera.client.post("/switch", data={"theme": "light", "back": "//elsewhere.example/"})
        assert away.headers["location"] == "/"


async def test_static_files_are_kept_for_good_and_compressed(servers: Servers) -> None:
    async with servers.open() as site:
        vera = await site.visit("Vera")
        html = (await vera.client.get("/nothing", headers=HTML)).text
        for address in set(re.findall(r'"(/static/[^"]+)"', html)):
            answer = await vera.client.get(address)
            assert answer.status_code == 200
            assert "immutable" in answer.headers["cache-control"]
        assert (await vera.client.get("/static/x/../app.py")).status_code == 404
        assert (await vera.client.get("/static/x/%2e%2e/%2e%2e/server/app.py")).status_code == 404


async def test_drawings_that_a_browser_has_are_left_out(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        shown = await ann.post("/tables", {"game": "torres", "seats": [{"kind": "me"}, {"kind": "me", "name": "Bo"}]}, 201)
        path = f"/tables/{shown['id']}/part?seat={shown['actors'][0]}"
        whole = await seen(ann, path)
        drawn = dict(re.findall(r"<!--p([\w-]{8})-->(.*?)<!--/p-->", whole, re.DOTALL))
        assert len(drawn) > 4
        part = await seen(ann, path, **{"x-have": " ".join([*drawn, "unknown0"])})
        assert "<!--p" not in part
        assert len(part) < len(whole) / 2
        back = re.sub(r"<!--=([\w-]{8})-->", lambda found: f"<!--p{found[1]}-->{drawn[found[1]]}<!--/p-->", part)
        assert back == whole
        assert await seen(ann, path, **{"x-have": "unknown0 <svg>"}) == whole
