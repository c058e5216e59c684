"""Moderation: reports, mutes, bans, kicks, replacements, filters, the log, and what hosts do not see."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from tests.server.fixtures import PLAIN, Person, Servers, Site
from tests.server.postgres import Postgres

from tabletown.server.errors import ServerError
from tabletown.server.ops.backup import back_up
from tabletown.server.tables.moderation.records import Moderator
from tabletown.server.users.filters import Filters, WordList

pytestmark = pytest.mark.anyio

PHRASE = "a long passphrase"
THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
CONSOLE = Moderator()
_DAY = 86400


async def become_host(site: Site, name: str = "Vera") -> Person:
    """Somebody with an account whom the console has made a host."""
    person = await site.visit(name)
    await person.post("/me/claim", {"name": name, "passphrase": PHRASE})
    await site.server.moderation.appoint(CONSOLE, await id_of(person), "host")
    return person


async def id_of(person: Person) -> str:
    return str((await person.get("/me"))["id"])


async def send(person: Person, path: str, status: int = 303, **fields: Any) -> str:
    """Send a form."""
    answer = await person.client.post(path, data=fields)
    assert answer.status_code == status, answer.text
    return answer.text


async def room(host: Person, status: int = 200) -> str:
    answer = await host.client.get("/host")
    assert answer.status_code == status
    return answer.text


async def three(site: Site, **more: Any) -> tuple[Person, Person, Person, Any]:
    """Ann, Bo and Cy at a table without a clock; Ann names first."""
    people = [await site.visit(name) for name in ("Ann", "Bo", "Cy")]
    body = {"game": "tiny_towns", "seats": THREE, "options": PLAIN, **more}
    shown = await people[0].post("/tables", body, 201)
    for each in people[1:]:
        await each.post(f"/tables/{shown['id']}/join")
    return people[0], people[1], people[2], await people[0].look(shown)


async def last_act(site: Site) -> Any:
    return (await site.server.moderation.log(1))[0]


# Reports, mutes and bans.


async def test_a_reported_line_reaches_the_hosts_and_a_mute_ends_by_itself(servers: Servers) -> None:
    async with servers.open() as site:
        host = await become_host(site)
        ann, bo, shown = await site.pair()
        said = await bo.post(f"/tables/{shown['id']}/chat", {"text": "hurry up already"}, 201)
        await send(ann, f"/tables/{shown['id']}/report", message=said["id"], note="always so")
        page = await room(host)
        assert "hurry up already" in page
        assert "always so" in page
        user = await id_of(bo)
        assert "reason" in await send(host, "/host", 400, verb="mute", user=user, length="hour")
        await send(host, "/host", verb="mute", user=user, length="hour", reason="insults")
        refused = await bo.post(f"/tables/{shown['id']}/chat", {"text": "hello"}, 403)
        assert (refused["code"], refused["arguments"]) == ("server-muted", {"hours": 1})
        await bo.act(await bo.look(shown), "name wood", 409)  # it is not his turn; playing itself is allowed
        servers.clock.now += 3601
        await bo.post(f"/tables/{shown['id']}/chat", {"text": "hello"}, 201)
        report = (await site.server.moderation.store.reports())[0].report
        await send(host, "/host", verb="dismiss", number=report.id, reason="settled")
        assert "No reports." in await room(host)
        await send(host, "/host", verb="undo", number=(await last_act(site)).act.id, reason="not yet")
        assert "hurry up already" in await room(host)


async def test_a_report_needs_a_seat_and_somebody_to_report(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        eve = await site.visit("Eve")
        path = f"/tables/{shown['id']}/report"
        await send(eve, path, 403, seat=0)
        await send(ann, path, 404, seat=0)  # herself
        await send(ann, path, 404, seat=5)
        await send(ann, path, 404, message=999)
        for _ in range(10):
            await send(ann, path, seat=1)
        await send(ann, path, 429, seat=1)


async def test_a_banned_player_leaves_all_tables_and_the_ban_is_lifted_from_the_log(servers: Servers) -> None:
    async with servers.open() as site:
        host = await become_host(site)
        ann, bo, shown = await site.pair()
        waiting = await ann.post("/tables", {"game": "tiny_towns", "seats": THREE}, 201)
        await bo.post(f"/tables/{waiting['id']}/join")
        user = await id_of(bo)
        await send(host, "/host", verb="ban", user=user, length="ever", reason="spam")
        assert [seat["kind"] for seat in (await ann.look(shown))["seats"]] == ["person", "bot"]
        assert [seat["kind"] for seat in (await ann.look(waiting))["seats"]] == ["person", "open", "open"]
        for path, body in ((f"/tables/{shown['id']}/join", {}), ("/tables", {"game": "tiny_towns", "seats": THREE})):
            assert (await bo.post(path, body, 403))["code"] == "server-banned"
        await bo.get("/me/data")  # what is stored about him stays his
        ban = (await last_act(site)).act
        await send(host, "/host", verb="undo", number=ban.id, reason="a mistake")
        await send(host, "/host", 409, verb="undo", number=ban.id, reason="again")
        await bo.post(f"/tables/{shown['id']}/join")
        assert [seat["kind"] for seat in (await ann.look(shown))["seats"]] == ["person", "person"]
        lifted = (await last_act(site)).act
        assert (lifted.kind, lifted.undoes) == ("unban", ban.id)
        await send(host, "/host", verb="undo", number=lifted.id, reason="right after all")  # a ban again
        await bo.post(f"/tables/{shown['id']}/join", status=403)


async def test_hosts_are_made_by_the_console_and_cannot_moderate_each_other(servers: Servers) -> None:
    async with servers.open() as site:
        vera, nina = await become_host(site), await become_host(site, "Nina")
        other, guest = await id_of(nina), await site.visit("Guest")
        assert "Another host" in await send(vera, "/host", 403, verb="ban", user=other, reason="power")
        appointed = (await last_act(site)).act
        await send(vera, "/host", 403, verb="undo", number=appointed.id, reason="power")
        with pytest.raises(ServerError):
            await site.server.moderation.appoint(CONSOLE, await id_of(guest), "host")
        await site.server.moderation.appoint(CONSOLE, other, "unhost")
        await room(nina, 403)


async def test_a_one_time_word_sets_a_passphrase_once(servers: Servers) -> None:
    async with servers.open() as site:
        host = await become_host(site)
        ann = await site.visit("Ann")
        await ann.post("/me/claim", {"name": "Ann", "passphrase": PHRASE})
        word = await site.server.moderation.one_time_word(CONSOLE, await id_of(ann), "forgotten")
        new = {"name": "Ann", "code": word, "passphrase": "another passphrase"}
        await (await site.visit()).post("/me/reset", new, 201)
        await (await site.visit()).post("/me/reset", new, 401)
        page = await send(host, "/host", 200, verb="code", user=await id_of(await _login(site)), reason="by phone")
        assert "One-time word" in page
        guest = await site.visit("Guest")
        await send(host, "/host", 409, verb="code", user=await id_of(guest), reason="by phone")


async def _login(site: Site) -> Person:
    person = await site.visit()
    await person.post("/session", {"name": "Ann", "passphrase": "another passphrase"}, 201)
    return person


# Seats.


async def test_the_owner_sends_somebody_away_before_the_start(servers: Servers) -> None:
    async with servers.open() as site:
        host = await become_host(site)
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": THREE}, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        await send(bo, f"/tables/{shown['id']}/kick", 403, seat=0)
        await send(ann, f"/tables/{shown['id']}/kick", seat=1)
        assert [seat["kind"] for seat in (await ann.look(shown))["seats"]] == ["person", "open", "open"]
        assert (await bo.post(f"/tables/{shown['id']}/join", status=403))["code"] == "server-not-welcome"
        kick = (await last_act(site)).act
        assert (kick.kind, kick.reason) == ("kick", "")
        await send(host, "/host", verb="undo", number=kick.id, reason="they talked")
        assert await bo.post(f"/tables/{shown['id']}/join") is not None
        assert [seat["name"] for seat in (await ann.look(shown))["seats"]][:2] == ["Ann", "Bo"]
        await send(host, "/host", verb="kick", table=shown["id"], seat=1, reason="spam")
        assert [seat["kind"] for seat in (await ann.look(shown))["seats"]] == ["person", "open", "open"]


async def test_all_others_vote_to_replace_somebody_who_keeps_them_waiting(servers: Servers) -> None:
    async with servers.open() as site:
        host = await become_host(site)
        ann, bo, cy, shown = await three(site)
        path = f"/tables/{shown['id']}/replace"
        await send(bo, path, 409, seat=0)  # she is not gone yet
        servers.clock.now += 601
        await send(bo, path, 409, seat=2)  # nobody waits for him
        version = (await cy.look(shown))["version"]
        await send(bo, path, seat=0, vacant="false")
        assert (await cy.look(shown))["version"] != version  # the others see that there is a vote
        assert "1 of 2 to replace" in (await cy.client.get(f"/tables/{shown['id']}/people")).text
        await send(cy, path, seat=0, vacant="true")  # they do not agree what becomes of the seat
        assert (await ann.look(shown))["seats"][0]["kind"] == "person"
        await send(cy, path, seat=0, vacant="false")
        assert (await bo.look(shown))["seats"][0]["kind"] == "bot"
        await site.settle()
        log = (await last_act(site)).act
        assert (log.kind, log.seat, log.detail) == ("replace", 0, "bot vote")
        await send(host, "/host", verb="undo", number=log.id, reason="she is back")
        assert (await bo.look(shown))["seats"][0]["kind"] == "person"


async def test_votes_lapse_with_a_move_and_survive_a_restart(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, cy, shown = await three(site)
        servers.clock.now += 601
        await send(bo, f"/tables/{shown['id']}/replace", seat=0)
    async with servers.open() as site:
        ann, cy = await site.visit(like=ann), await site.visit(like=cy)
        session = await site.server.moves.load(shown["id"])
        assert session.votes == {0: {1: False}}
        await ann.act(await ann.look(shown), "name wood")
        assert (await site.server.moves.load(shown["id"])).votes == {}
        await send(cy, f"/tables/{shown['id']}/replace", 409, seat=0)


async def test_after_a_day_one_is_enough_and_anybody_may_take_a_vacant_seat(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, _, shown = await three(site)
        eve = await site.visit("Eve")
        await eve.post(f"/tables/{shown['id']}/join", status=409)
        servers.clock.now += _DAY + 1
        await send(bo, f"/tables/{shown['id']}/replace", seat=0, vacant="true")
        assert (await bo.look(shown))["seats"][0]["kind"] == "bot"
        await site.settle()
        await eve.post(f"/tables/{shown['id']}/join")
        assert (await bo.look(shown))["seats"][0]["name"] == "Eve"
        await ann.post(f"/tables/{shown['id']}/join", status=409)  # too late


async def test_a_clock_replaces_by_itself_and_a_host_at_any_time(servers: Servers) -> None:
    async with servers.open() as site:
        host = await become_host(site)
        ann, bo, _, shown = await three(site, clock={"kind": "per_move", "seconds": 7 * _DAY})
        servers.clock.now += 2 * _DAY
        await send(bo, f"/tables/{shown['id']}/replace", 409, seat=0)
        await send(host, "/host", verb="bot", table=shown["id"], seat=0, reason="asked to")
        await send(host, "/host", 409, verb="bot", table=shown["id"], seat=0, reason="asked to")
        await ann.post(f"/tables/{shown['id']}/join")
        assert (await bo.look(shown))["seats"][0]["kind"] == "person"


# Filters.


def test_words_are_known_by_what_they_look_like() -> None:
    filters = Filters(WordList(names=("spam",), chat=("darn",)))
    for name in ("Spam", "xX_SPAM_Xx", "sp\u0430m"):
        with pytest.raises(ServerError):
            filters.check_name(name)
    filters.check_name("Sam")
    assert filters.hide_words("Darn! d\u0430rn, darning") == "••••! ••••, darning"


async def test_a_file_of_words_filters_names_and_chat(servers: Servers, tmp_path: Path) -> None:
    file = tmp_path / "words.toml"
    file.write_text('names = ["spam"]\nchat = ["darn"]\n', "utf-8")
    servers.settings = {"filters": str(file)}
    async with servers.open() as site:
        assert (await (await site.visit()).post("/me", {"name": "Spammer"}, 400))["code"] == "server-name-unwanted"
        ann, _, shown = await site.pair()
        assert (await ann.post(f"/tables/{shown['id']}/chat", {"text": "darn it"}, 201))["text"] == "•••• it"
    for content in ("names = 3", "colors = []", "="):
        file.write_text(content, "utf-8")
        with pytest.raises(ServerError):
            Filters.from_file(str(file))
    with pytest.raises(ServerError):
        Filters.from_file(str(tmp_path / "missing.toml"))


# What stays, and what is not seen.


async def test_nobody_deletes_the_log_and_a_deleted_account_leaves_nothing_personal(servers: Servers) -> None:
    async with servers.open() as site:
        host = await become_host(site)
        ann, bo, shown = await site.pair()
        said = await bo.post(f"/tables/{shown['id']}/chat", {"text": "unforgettable words"}, 201)
        await send(ann, f"/tables/{shown['id']}/report", message=said["id"], note="what Ann thinks")
        await send(bo, f"/tables/{shown['id']}/report", seat=0, note="what Bo thinks")
        user = await id_of(bo)
        await send(host, "/host", verb="mute", user=user, reason="Bo was unbearable")
        await bo.post("/me/delete", status=204)
        stored = (await site.stored()).decode()
        for trace in (user, "unforgettable words", "unbearable", "what Bo thinks"):
            assert trace not in stored
        acts = await site.server.moderation.log(9)
        assert [(each.act.kind, each.name) for each in acts] == [("mute", ""), ("host", "Vera")]
        assert "Former player" in await room(host)
    path = servers.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as database, pytest.raises(sqlite3.IntegrityError, match="kept"):
        database.execute("DELETE FROM acts")


async def test_a_host_sees_no_hidden_cards_and_no_sealed_choices(servers: Servers) -> None:
    async with servers.open() as site:
        host = await become_host(site)
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        table = {"game": "tiny_towns", "seats": THREE[:2], "private": True}
        shown = await ann.post("/tables", table, 201)
        invitation = (await ann.post(f"/tables/{shown['id']}/invitations", status=201))["invitation"]
        await bo.post(f"/tables/{shown['id']}/join", {"invitation": invitation})
        cards = [each["label"].partition(": ")[2] for each in (await ann.look(shown))["legal"]]
        assert len(cards) == 2
        await host.get(f"/tables/{shown['id']}", 403)
        before = [await room(host), (await host.client.get(f"/host/tables/{shown['id']}")).text]
        assert not [card for card in cards for page in before if card in page]
        await ann.act(await ann.look(shown), str((await ann.look(shown))["legal"][0]["text"]))  # under seal
        assert [await room(host), (await host.client.get(f"/host/tables/{shown['id']}")).text] == before


async def test_only_a_host_finds_the_way_to_the_room(servers: Servers) -> None:
    async with servers.open() as site:
        host, guest = await become_host(site), await site.visit("Guest")
        assert 'href="/host"' in (await host.client.get("/me")).text
        assert 'href="/host"' not in (await guest.client.get("/me")).text
        await room(guest, 403)


@pytest.fixture
def shared(postgresql: Postgres) -> Servers:
    """Servers over PostgreSQL."""
    return Servers(postgresql.create())


async def test_the_same_with_postgresql_and_from_its_backup(shared: Servers, tmp_path: Path) -> None:
    async with shared.open() as site:
        host = await become_host(site)
        ann, bo, _, shown = await three(site)
        await send(bo, f"/tables/{shown['id']}/report", seat=0, note="asleep")
        shared.clock.now += 601
        await send(bo, f"/tables/{shown['id']}/replace", seat=0)
        await send(host, "/host", verb="ban", user=await id_of(ann), length="ever", reason="spam")
        await send(host, "/host", verb="undo", number=(await last_act(site)).act.id, reason="a mistake")
        assert "lifted the ban of Ann" in await room(host)
        assert [each.name for each in await site.server.moderation.store.people("an", 9, shared.clock())] == ["Ann"]
        with pytest.raises(DBAPIError, match="kept"):
            async with site.server.database.engine.begin() as connection:
                await connection.execute(text("DELETE FROM acts"))
        _, rows = await back_up(site.server.database, tmp_path, 1)  # it is restored for a check
        assert (rows["acts"], rows["reports"], rows["hosts"]) == (3, 1, 1)
