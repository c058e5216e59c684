"""Identities: guests, claimed names, browsers."""

import pytest
from sqlalchemy import select
from tests.server.fixtures import TWO, Servers, Site

from tabletown.server.errors import ServerError
from tabletown.server.http.dependencies import accepted
from tabletown.server.store.models import LoginAttemptRow
from tabletown.server.users.names import clean_name, looks

pytestmark = pytest.mark.anyio

PHRASE = "correct horse battery"


async def test_a_guest_in_one_step_with_a_cookie_that_scripts_cannot_read(servers: Servers) -> None:
    async with servers.open() as site:
        nobody = await site.visit(language="ru")
        assert (await nobody.get("/me", 401))["code"] == "server-nobody"
        answer = await nobody.client.post("/api/me", json={})
        assert answer.status_code == 201
        assert answer.json()["name"].startswith("Гость ")
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(answer.headers["set-cookie"].split("; "))
        assert await nobody.get("/me") == answer.json() == await nobody.post("/me", {"name": "Other"})
        stored = await site.stored()
        assert nobody.client.cookies["tabletown"].encode() not in stored


async def test_a_claimed_name_is_used_on_another_device_with_its_tables(servers: Servers) -> None:
    async with servers.open() as site:
        ann, stranger = await site.visit("Ann"), await site.visit("Bo")
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        mine = await ann.post("/me/claim", {"name": "Queen Ann", "passphrase": PHRASE})
        assert (mine["name"], mine["account"]) == ("Queen Ann", True)
        assert PHRASE.encode() not in await site.stored()
        taken = {"name": " queen  ANN", "passphrase": PHRASE + "!"}
        assert (await stranger.post("/me/claim", taken, 409))["code"] == "server-name-taken"
        phone = await site.visit()
        assert await phone.post("/session", {"name": "queen ann", "passphrase": PHRASE}, 201) == mine
        assert [table["id"] for table in await phone.get("/me/tables")] == [shown["id"]]
        assert (await phone.look(shown))["seat"] == 0
        assert (await phone.client.delete("/api/session")).status_code == 204
        await phone.get("/me", 401)
        assert await ann.get("/me") == mine
        assert (await ann.post("/me/claim", taken, 409))["code"] == "server-name-claimed"
        assert (await ann.client.patch("/api/me", json={"name": "X"})).status_code == 409


async def test_wrong_passphrases_are_refused_and_soon_not_even_tried(servers: Servers) -> None:
    async with servers.open() as site:
        ann, thief = await site.visit("Ann"), await site.visit()
        short = await ann.post("/me/claim", {"name": "Ann", "passphrase": "short"}, 400)
        assert short["code"] == "server-passphrase"
        await ann.post("/me/claim", {"name": "Ann", "passphrase": PHRASE})
        unknown = await thief.post("/session", {"name": "Nobody", "passphrase": PHRASE}, 401)
        for _ in range(5):
            wrong = await thief.post("/session", {"name": "Ann", "passphrase": "wrong horse"}, 401)
            assert wrong == unknown
        late = await thief.client.post("/api/session", json={"name": "ANN", "passphrase": PHRASE})
        assert (late.status_code, late.headers["retry-after"]) == (429, "60")
        servers.clock.now += 61
        await thief.post("/session", {"name": "Ann", "passphrase": PHRASE}, 201)


async def test_passphrases_are_counted_for_all_servers_together(servers: Servers) -> None:
    async with servers.open() as one, servers.open() as two:
        await guess_at_both(one, two)
        async with one.server.database.sessions() as session:
            kept = (await session.execute(select(LoginAttemptRow.key))).scalars().all()
        assert len(kept) == 3
        assert not any("ann" in key or "10.0." in key for key in kept)  # neither names nor addresses
        servers.clock.now += 25 * 60 * 60
        await two.server.clean()
        async with one.server.database.sessions() as session:
            assert (await session.execute(select(LoginAttemptRow.key))).all() == []


async def test_an_address_that_may_try_no_more_cannot_shut_others_out(servers: Servers) -> None:
    async with servers.open() as site:
        ann, thief = await site.visit("Ann"), await site.visit()
        await ann.post("/me/claim", {"name": "Ann", "passphrase": PHRASE})
        for attempt in range(30):
            await thief.post("/session", {"name": f"Name {attempt}", "passphrase": "wrong horse"}, 401)
        for _ in range(6):
            await thief.post("/session", {"name": "Ann", "passphrase": "wrong horse"}, 429)
        elsewhere = await site.visit()
        await elsewhere.post("/session", {"name": "Ann", "passphrase": PHRASE}, 201)
        assert (await elsewhere.get("/me"))["name"] == "Ann"


async def test_a_minute_of_tries_begins_anew_with_the_first_after_it(servers: Servers) -> None:
    async with servers.open() as site:
        count = site.server.repository.count_attempt
        assert [await count("key", now, 60) for now in (0.0, 10.0, 59.0, 60.0, 61.0)] == [
            (1, 0.0), (2, 0.0), (3, 0.0), (1, 60.0), (2, 60.0)
        ]  # fmt: skip
        assert await count("other", 61.0, 60) == (1, 61.0)
        assert await count("key", 172_800.0, 60) == (1, 172_800.0)  # the clock was wrong
        assert await count("key", 62.0, 60) == (1, 62.0)


async def guess_at_both(one: Site, two: Site) -> None:
    """Guess at two servers in turn: it is refused at either after as many attempts as at one."""
    here, there = await one.visit(), await two.visit()
    for attempt in range(5):
        await (here, there)[attempt % 2].post("/session", {"name": "Ann", "passphrase": "wrong horse"}, 401)
    for thief in (here, there):
        assert (await thief.post("/session", {"name": "Ann", "passphrase": PHRASE}, 429))["code"] == "server-limit"


async def test_a_guest_takes_another_name(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        answer = await ann.client.patch("/api/me", json={"name": "  Anna\u202e \n Maria "})
        assert answer.json()["name"] == (await ann.get("/me"))["name"] == "Anna Maria"
        assert (await ann.client.patch("/api/me", json={"name": "x" * 25})).json()["code"] == "server-name"


async def test_one_address_cannot_make_guests_without_end(servers: Servers) -> None:
    async with servers.open() as site:
        nobody = await site.visit()
        for _ in range(30):
            nobody.client.cookies.clear()
            await nobody.post("/me", status=201)
        nobody.client.cookies.clear()
        assert (await nobody.post("/me", status=429))["code"] == "server-limit"


def test_names_keep_their_letters() -> None:
    assert clean_name("Ёлка 玩家 <b>") == "Ёлка 玩家 <b>"


@pytest.mark.parametrize(
    "name", ["\u3164", "\u115f\u1160", "\u2800 \u2800", "\u200b", "\u0301", "\ufe0f", "\U000e0101", " "]
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(ServerError, match="visible"):
        clean_name(name)


ALIKE = [
    ("Ann", "\u0410nn"),  # a Cyrillic A
    ("Ann", "a n n"),
    ("Ann", "An\u0301n"),
    ("Ann", "𝕬𝖓𝖓"),
    ("Ann", "ＡＮＮ"),
    ("Ivan", "lvan"),
    ("Paul", "Pau1"),
    ("Bob", "B0b"),
    ("Marn", "Mam"),
    ("Вова", "Bова"),
    ("Вова", "вoва"),
    ("Вова", "BOBA"),
    ("Тоp", "Top"),
    ("Семён", "Семен"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_alike_are_known(name: str, other: str) -> None:
    assert looks(name) & looks(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anna"),
        ("Tom", "Tim"),
        ("Rita", "Zita"),
        ("Nina", "Vina"),
        ("Вера", "Лера"),
        ("Sam", "Fam"),
        ("玩家", "家玩"),
    ],
)
def test_names_that_differ_are_not_taken_for_each_other(name: str, other: str) -> None:
    assert not looks(name) & looks(other)


async def test_a_guest_takes_no_name_of_an_account_nor_one_that_looks_like_it(servers: Servers) -> None:
    async with servers.open() as site:
        ann, eve, bo = await site.visit("Ann"), await site.visit("Eve"), await site.visit("Bo")
        await ann.post("/me/claim", {"name": "Queen Ann", "passphrase": PHRASE})
        before = await site.stored()
        nobody = await site.visit()
        for name in ("Queen Ann", "queen ann", "Que\u0435n Ann", "QueenAnn"):
            refused = await nobody.post("/me", {"name": name}, 409)
            assert (refused["code"], refused["arguments"]) == ("server-name-taken", {"name": name})
            answer = await eve.client.patch("/api/me", json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (409, "server-name-taken")
            table = {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "me", "name": name}]}
            await eve.post("/tables", table, 409)
            await eve.post("/me/claim", {"name": name, "passphrase": PHRASE}, 409)
        assert await site.stored() == before
        shown = await bo.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        await eve.post(f"/tables/{shown['id']}/join", {"name": "queen ann"}, 409)
        await ann.post(f"/tables/{shown['id']}/join", {"name": "queen ann"})  # her own


async def test_accounts_are_marked_at_the_table_in_lists_and_in_the_chat(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, eve = await site.visit("Ann"), await site.visit("Bo"), await site.visit("Eve")
        await ann.post("/me/claim", {"name": "Ann", "passphrase": PHRASE})
        seats = [{"kind": "me"}, {"kind": "me", "name": "Cy"}, {"kind": "open"}, {"kind": "bot"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats}, 201)
        assert [[seat["account"] for seat in each["seats"]] for each in await eve.get("/tables")] == [[True, *[False] * 3]]
        await bo.post(f"/tables/{shown['id']}/join")
        assert [seat["account"] for seat in (await eve.look(shown))["seats"]] == [True, False, False, False]
        for person in (ann, bo):
            told = await person.post(f"/tables/{shown['id']}/chat", {"text": "hello"}, 201)
            assert told["account"] == (person is ann)
        assert [each["account"] for each in await eve.get(f"/tables/{shown['id']}/chat")] == [True, False]
        await ann.post(f"/tables/{shown['id']}/leave", {"seat": 0})
        assert not (await eve.look(shown))["seats"][0]["account"]  # a bot stands in
        await ann.post(f"/tables/{shown['id']}/join", {"seat": 0})
        assert (await eve.look(shown))["seats"][0]["account"]


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", ["ru-RU", "ru", "en"]),
        ("de, en;q=0.5, ru;q=0.7", ["ru", "en"]),
        ("ru;q=0, en;q=x", []),
        ("", []),
    ],
)
def test_the_browser_names_languages(header: str, expected: list[str]) -> None:
    assert accepted(header) == expected


async def test_a_chosen_language_goes_before_that_of_the_browser(servers: Servers) -> None:
    async with servers.open() as site:
        nobody = await site.visit(language="ru")
        assert "вошли" in (await nobody.get("/me", 401))["text"]
        assert "signed in" in (await nobody.get("/me", 401, params={"language": "en"}))["text"]
