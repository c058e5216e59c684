"""Result, replay, records from files, rules and the own page, as a browser gets them."""

import re
from typing import Any

import pytest
from tests.server.fixtures import Person, Servers, Site
from tests.server.pages import HOSTILE, seen, sent

import tabletown
from tabletown.core.record import Record
from tabletown.core.registry import shipped
from tabletown.i18n import Speaker
from tabletown.server.http.pages.plot import plot
from tabletown.server.http.pages.rules.specification import specification
from tabletown.table import ScoresAtStep

pytestmark = pytest.mark.anyio
ALONE = {"game": "tiny_towns", "seats": [{"kind": "me"}], "options": {"mode": "solo", "monuments": False}}
SECRETS = {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "private": True}


async def finished(site: Site, person: Person, table: Any) -> str:
    """The id of a table at which the first legal actions were played to the end."""
    shown = await person.post("/tables", table, 201)
    while shown["phase"] != "over":
        await site.settle()
        shown = await person.look(shown)
        if shown["legal"]:
            shown = await person.act(shown, shown["legal"][0]["text"])
    return str(shown["id"])


async def test_the_result_tells_who_won_and_is_verified_on_demand(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit(HOSTILE)
        shown = await ann.post("/tables", SECRETS, 201)
        assert await there(ann, f"/tables/{shown['id']}/result") == f"/tables/{shown['id']}"
        table = await finished(site, ann, SECRETS)
        page = await seen(ann, f"/tables/{table}/result")
        record = await ann.get(f"/tables/{table}/record")
        assert record["seed"] in page
        assert record["commitment"] in page
        totals = record["result"]["totals"]
        assert all(f'<b class="total">{total}</b>'.replace("-", "−") in page for total in totals)
        assert page.count('class="board"') == 2
        assert not duplicates(page)
        assert "follow from the seed" not in page
        assert "follow from the seed" in await seen(ann, f"/tables/{table}/result?verified=true")
        await seen(await site.visit(), f"/tables/{table}/result", 403)
        place = await sent(ann, f"/tables/{table}/rematch")
        assert place != f"/tables/{table}"
        assert "Join rematch" in await seen(ann, f"/tables/{table}/result")


EVERY = [(name, mode, min(seats)) for name in tabletown.games() for mode, seats in tabletown.game(name).modes.items()]


@pytest.mark.parametrize(("game", "mode", "seats"), EVERY)
async def test_every_mode_has_a_result_and_a_replay(servers: Servers, game: str, mode: str, seats: int) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        held = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
        shown = await ann.post("/tables", {"game": game, "seats": held, "options": {"mode": mode}}, 201)
        await ann.post(f"/tables/{shown['id']}/leave", {"seat": 0})
        await site.settle()
        assert (await ann.look(shown))["phase"] == "over"
        for page in ("result", "replay?step=5", "replay"):
            assert not duplicates(await seen(ann, f"/tables/{shown['id']}/{page}"))


async def there(person: Person, path: str) -> str:
    """Where an address leads."""
    answer = await person.client.get(path)
    assert answer.status_code == 303
    return str(answer.headers["location"])


def duplicates(page: str) -> list[str]:
    """Ids that stand more than once on a page."""
    ids = re.findall(r' id="([^"]+)"', page)
    return sorted({each for each in ids if ids.count(each) > 1})


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_replay_shows_any_step_through_any_eyes_after_the_match(servers: Servers, language: str) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann", language)
        table = await finished(site, ann, SECRETS)
        page = await seen(ann, f"/tables/{table}/replay?step=0")
        last = int(re.findall(r'data-last="(\d+)"', page)[0])
        assert 'class="plotted"' in page
        assert not duplicates(page)
        end = await seen(ann, f"/tables/{table}/replay?step=99999&seat=1")
        assert re.findall(r'data-step="(\d+)"', end)[0] == re.findall(r'data-last="(\d+)"', end)[0]
        assert last > 50
        for eyes in ("", "&seat=0", "&seat=1", "&spectator=true"):
            middle = await seen(ann, f"/tables/{table}/replay?step=7{eyes}", **{"hx-request": "true"})
            assert "<html" not in middle
            assert 'data-step="7"' in middle
        await seen(ann, f"/tables/{table}/replay?seat=5", 404)
        await seen(ann, f"/tables/{table}/replay?step=-1", 400)


async def test_the_replay_of_a_running_match_shows_only_what_the_viewer_knew(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await site.pair()
        path = f"/tables/{shown['id']}/replay"
        before = await seen(bo, path)
        await ann.play(shown, "name wood", "place wood a1")
        after = await seen(bo, path)
        assert 'data-last="0"' in before
        assert 'data-last="1"' in after
        assert 'data-last="2"' in await seen(ann, path)
        assert "/play_on" not in after
        assert "/record" not in after
        await seen(bo, f"{path}?seat=0", 403)
        assert 'data-last="1"' in await seen(bo, f"{path}?spectator=true")
        await sent(bo, f"/tables/{shown['id']}/play_on", 409, step="0")


async def test_the_replay_of_a_match_at_one_device_shows_no_secrets_before_its_end(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats, "private": True}, 201)
        own = await ann.look(shown, seat=0)
        offered = [choice["text"].rpartition(" ")[2] for choice in own["legal"]]
        assert len(offered) == 2  # two monuments, of which one is kept in secret
        for query in ("", "?seat=0", "?seat=1"):
            page = await seen(ann, f"/tables/{shown['id']}/replay{query}")
            assert not [each for each in offered if each in page]
            assert not [each for each in offered if Speaker("en")(f"tiny_towns-card-{each}") in page]


async def test_playing_on_leads_to_a_table_that_says_where_it_comes_from(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await finished(site, ann, SECRETS)
        place = await sent(ann, f"/tables/{table}/play_on", step="5", seat="0", eyes="0", bot="random")
        shown = await ann.get(f"/tables/{place.rpartition('/')[2]}")
        assert (shown["origin"], shown["phase"]) == (table, "running")
        await sent(ann, f"/tables/{table}/play_on", 404, step="99999", seat="0")
        await sent(ann, f"/tables/{table}/play_on", 404, step="5", seat="9")
        await sent(ann, f"/tables/{table}/play_on", 422, step="5", seat="0", bot="deity")


async def test_a_record_from_a_file_is_decoded_once(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        content = (await ann.client.get(f"/api/tables/{await finished(site, ann, ALONE)}/record")).content
        decode, decoded = Record.decode, list[bytes]()

        def noted(data: bytes) -> Record:
            decoded.append(data)
            return decode(data)

        monkeypatch.setattr(Record, "decode", noted)
        answer = await ann.client.post("/records/new", files={"file": ("match.json", content)})
        await seen(ann, answer.headers["location"])
        assert decoded == [content]


async def test_a_record_from_a_file_is_checked_and_watched(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit(HOSTILE), await site.visit()
        table = await finished(site, ann, ALONE)
        content = (await ann.client.get(f"/api/tables/{table}/record")).content
        assert 'type="file"' in await seen(bo, "/records/new")
        answer = await bo.client.post("/records/new", files={"file": ("match.json", content)})
        assert answer.status_code == 303
        place = answer.headers["location"]
        page = await seen(bo, place)
        assert "The deal is verified" in page
        assert "&lt;img" in page
        assert place.partition("?")[0] in await seen(bo, "/me")
        before = await site.stored()
        for broken in (content[:-20], b"", b"{}", content.replace(b'"steps"', b'"stairs"')):
            refused = await bo.client.post(
                "/records/new", files={"file": ("x.json", broken)}, headers={"accept": "text/html"}
            )
            assert refused.status_code == 422
            assert 'role="alert"' in refused.text
        assert (await bo.client.post("/records/new", files={"file": ("x", b" " * 1_200_000)})).status_code == 413
        assert await site.stored() == before
        record = place.split("/")[2]
        on = await sent(bo, f"/records/{record}/play_on", step="3", seat="0")
        assert on.startswith("/tables/")
        await sent(ann, f"/records/{record}/remove", 403)
        await sent(bo, f"/records/{record}/remove")
        await seen(bo, f"/records/{record}/replay", 404)


def test_a_plot_has_a_line_for_each_seat_and_escapes_its_label() -> None:
    from tabletown.drawing import deal

    points = [ScoresAtStep(0, (0, 0)), ScoresAtStep(5, (-3, 12)), ScoresAtStep(9, (4, 30))]
    drawn = plot(points, deal(2), HOSTILE, 5)
    assert drawn.count('class="line"') == 2
    assert "<img" not in drawn
    assert plot([ScoresAtStep(0, (0,))], deal(1), "", 0).count('class="line"') == 1


@pytest.mark.parametrize("name", tabletown.games())
async def test_the_rules_have_an_anchor_for_every_rule_and_links_that_lead_there(servers: Servers, name: str) -> None:
    async with servers.open() as site:
        page = await seen(await site.visit(), f"/rules/{name}")
        russian = await seen(await site.visit(language="ru"), f"/rules/{name}")
        for each in (page, russian):
            assert not duplicates(each)
            anchors = set(re.findall(r' id="([^"]+)"', each))
            assert set(re.findall(r'href="#([^"]+)"', each)) <= anchors
        assert len(specification(tabletown.game(name)).rules) > (60 if name in shipped() else 1)
        assert "In short" in page
        assert "только на английском" not in russian
        assert page.count("<li>", page.index('class="how"'), page.index('class="modes"')) >= (5 if name in shipped() else 1)
        state = tabletown.game(name).new(tabletown.game(name).presets()[0])
        for line in state.score(0).lines:
            assert line.rule in anchors, line.rule


async def test_a_part_of_the_rules_is_the_chapter_of_the_rule(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit()
        part = await seen(person, "/rules/torres/part?rule=TR-5.2")
        whole = await seen(person, "/rules/torres/part?rule=" + "%3Cimg%3E")
        assert re.search(r'class="pr meant" id="TR-5\.2"', part)
        assert len(part) < len(whole)
        assert "TR-5.2, word for word" in part
        assert "<html" not in part
        await seen(person, "/rules/chess", 404)
        await seen(person, "/rules/chess/part", 404)


async def test_the_own_page_from_nobody_to_an_account_on_two_devices(servers: Servers) -> None:
    async with servers.open() as site:
        ann, phone = await site.visit(), await site.visit(language="ru")
        assert "You have no name here yet" in await seen(ann, "/me")
        assert 'role="alert"' in await sent(ann, "/me/name", 400, name="x" * 30)
        await sent(ann, "/me/name", name=HOSTILE)
        assert "&lt;img" in await seen(ann, "/me")
        table = await finished(site, ann, ALONE)
        page = await seen(ann, "/me")
        assert page.count(f"/tables/{table}/result") == 2  # in the history and as the best score
        assert "Architect" in page or "Builder" in page or "Carpenter" in page
        assert 'role="alert"' in await sent(ann, "/me/claim", 400, name="Ann", passphrase="short")
        await sent(ann, "/me/claim", name="Ann", passphrase="correct horse")
        assert "You are signed in as Ann" in await seen(ann, "/me")
        assert 'role="alert"' in await sent(phone, "/me/login", 401, name="Ann", passphrase="wrong horse")
        await sent(phone, "/me/login", name="ann", passphrase="correct horse")
        assert f"/tables/{table}/result" in await seen(phone, "/me")
        await sent(phone, "/me/logout")
        assert table not in await seen(phone, "/me")
        assert table in await seen(ann, "/me")
        await sent(await site.visit(), "/me/claim", 401, name="Bo", passphrase="correct horse")


# What only developers need is in English alone.
DEVELOPERS = re.compile("Decision points|[Vv]ectors|Worked examples|Invariants|Notation|Effect language|Glossary|Size|^$")


@pytest.mark.parametrize("name", tabletown.games())
async def test_the_rules_are_there_in_russian(servers: Servers, name: str) -> None:
    english, russian = specification(tabletown.game(name)), specification(tabletown.game(name), "ru")
    titles = {each.id: each.title for each in english.sections}
    lacking = [rule for rule, section in english.rules.items() if rule not in russian.rules]
    assert [rule for rule in lacking if not DEVELOPERS.search(titles[english.rules[rule]])] == []
    assert set(russian.rules) <= set(english.rules)
    async with servers.open() as site:
        ann = await site.visit("Ann", language="ru")
        part = await seen(ann, f"/rules/{name}/part?rule={next(iter(russian.rules))}")
        assert "только на английском" not in part
        assert "только на английском" not in await seen(ann, f"/rules/{name}/part?rule=XX-1")
        for rule in lacking[:1]:
            assert "только на английском" in await seen(ann, f"/rules/{name}/part?rule={rule}")
