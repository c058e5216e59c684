"""The daily deal: the same for everybody, promised before, a secret until its day is over, and one try counts."""

import asyncio
import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update
from tests.server.fixtures import TODAY, HangingExecutor, Person, Servers, Site

import tabletown
from tabletown.bots import bot as make_bot
from tabletown.core.record import Record
from tabletown.server.bots import par
from tabletown.server.bots.par import ParMaker
from tabletown.server.store.daily import DailyDatabase
from tabletown.server.store.models import DealRow, ResultRow, TableRow
from tabletown.server.tables.daily import model, service
from tabletown.server.tables.daily.model import Deal
from tabletown.server.tables.daily.service import DailyService
from tabletown.server.tables.session import end_of
from tabletown.server.users.accounts import Identity
from tabletown.table import verify

pytestmark = pytest.mark.anyio
GAME = "tiny_towns"
DEAL = f"/daily/{TODAY}/{GAME}"
DAY = 86400.0


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no time."""
    monkeypatch.setattr(service, "BOT", "greedy")
    monkeypatch.setattr(par, "BOT", "random")


async def begun(person: Person, path: str = DEAL) -> str:
    """The table of a try."""
    return str((await person.post(path))["id"])


async def finish(site: Site, person: Person, table: str, seed: int = 1, bot: str = "random") -> Any:
    """Play a match to its end, with the choices of a bot, and return the table."""
    me = await person.get("/me")
    identity, moves, rng = Identity(me["id"], me["name"], me["account"]), site.server.moves, random.Random(seed)
    session = await moves.get(table, identity)
    while not session.table.over:
        if session.table.is_turn(0):
            match = session.table
            action = make_bot(bot).choose(match.game, match.view(0), match.legal(0), rng)
            await moves.act(identity, table, 0, action, session.version(0), "en")
        await site.settle()
        session = await moves.get(table, identity)
    return await person.get(f"/tables/{table}")


async def deal_of(person: Person, game: str = GAME, day: str = "") -> Any:
    """A deal as somebody sees it."""
    found = await person.get(f"/daily/{day}" if day else "/daily")
    return next(each for each in found["deals"] if each["game"] == game)


async def seed_of(site: Site, game: str = GAME, day: str = TODAY) -> str:
    """The secret."""
    async with site.server.database.sessions() as session:
        query = select(DealRow.seed).where(DealRow.day == day, DealRow.game == game)
        return str((await session.execute(query)).scalar_one())


# The deals.


async def test_every_game_has_a_deal_today_and_a_promise_for_tomorrow(servers: Servers) -> None:
    async with servers.open() as site:
        eva = await site.visit()
        shown = await eva.get("/daily")
        assert (shown["day"], shown["number"], shown["ends"]) == (TODAY, 1, end_of(TODAY))
        assert {each["game"] for each in shown["deals"]} == set(tabletown.games())
        assert {each["game"] for each in shown["tomorrow"]} == set(tabletown.games())
        promises = [each["commitment"] for each in (*shown["deals"], *shown["tomorrow"])]
        assert len(set(promises)) == len(promises)
        for each in shown["deals"]:
            assert each["bot"] == (None if each["options"]["seats"] == 1 else "level:3")
            assert each["options"]["seats"] in (1, 3)
        assert shown["earlier"] == []


async def test_a_deal_is_as_it_was_promised_the_day_before_and_revealed_the_day_after(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        promised = {each["game"]: each["commitment"] for each in (await ann.get("/daily"))["tomorrow"]}
        assert all(each["seed"] is None for each in (await ann.get("/daily"))["deals"])
        servers.clock.now += DAY
        await site.server.daily.prepare()
        shown = await ann.get("/daily")
        assert {each["game"]: each["commitment"] for each in shown["deals"]} == promised
        assert shown["number"] == 2
        assert shown["earlier"] == [TODAY]
        day = shown["day"]
        table = await begun(ann, f"/daily/{day}/{GAME}")
        assert (await finish(site, ann, table))["commitment"] == promised[GAME]
        servers.clock.now += DAY
        record = Record.decode((await ann.client.get(f"/api/tables/{table}/record")).content)
        found = await deal_of(ann, GAME, day)
        assert (record.commitment, record.seed) == (promised[GAME], found["seed"])
        assert verify(record).holds


async def test_deals_are_made_once_by_however_many_servers(servers: Servers) -> None:
    async with servers.open() as first, servers.open() as second:
        ann = await first.visit("Ann")
        shown = await ann.get("/daily")
        await second.server.daily.prepare()
        servers.clock.now += DAY
        await asyncio.gather(first.server.daily.prepare(), second.server.daily.prepare())
        assert [each["commitment"] for each in (await ann.get("/daily"))["deals"]] == [
            each["commitment"] for each in shown["tomorrow"]
        ]


async def test_a_day_that_is_not_there_is_refused(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        for day in ("1970-01-13", "1969-12-31", "1970-13-99"):
            assert (await ann.get(f"/daily/{day}", 404))["code"] == "server-daily-none"
            assert (await ann.post(f"/daily/{day}/{GAME}", status=404))["code"] == "server-daily-none"
        assert (await ann.get(f"/daily/{TODAY}/chess", 404))["code"] == "server-daily-none"
        assert (await ann.client.get("/api/daily/today")).status_code == 400
        assert (await site.visit()).client.cookies == {}


async def test_a_deal_of_other_rules_is_not_played(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        async with site.server.database.sessions.begin() as session:
            await session.execute(update(DealRow).values(rules_version=99))
        before = await site.stored()
        assert (await ann.post(DEAL, status=409))["code"] == "server-daily-rules"
        assert await site.stored() == before


# The same for everybody.


async def test_the_same_moves_meet_the_same_cards_and_the_same_bots(servers: Servers) -> None:
    async with servers.open() as site:
        for game, bot in ((GAME, "random"), ("garden_nation", "greedy")):
            ends = []
            for name in ("Ann", "Bo"):
                person = await site.visit(name)
                table = await begun(person, f"/daily/{TODAY}/{game}")
                await finish(site, person, table, bot=bot)
                session = await site.server.moves.load(table)
                ends.append(session.table.steps)
            assert ends[0] == ends[1]


# One try counts.


async def test_the_first_try_counts_and_later_ones_do_not(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await begun(ann)
        assert await begun(ann) == table  # in progress
        assert (await deal_of(ann))["playing"] == table
        servers.clock.now += 90
        ended = await finish(site, ann, table)
        shown = await deal_of(ann)
        assert (shown["points"], shown["place"], shown["played"]) == (ended["result"]["totals"][0], 1, 1)
        again = await begun(ann)
        assert again != table
        assert await begun(ann) == again
        await finish(site, ann, again, 2)
        assert await deal_of(ann) == shown
        (only,) = await ann.get(DEAL)
        assert (only["mine"], only["points"], only["seconds"], only["table"]) == (True, shown["points"], 90.0, None)


async def test_two_requests_at_once_begin_one_try(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        assert len(set(await asyncio.gather(*(begun(ann) for _ in range(5))))) == 1
        assert len(await ann.get("/me/tables")) == 1


async def test_a_try_that_was_begun_without_a_table_is_begun_again(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await begun(ann)
        async with site.server.database.sessions.begin() as session:
            await session.execute(delete(TableRow).where(TableRow.id == table))
        site.server.moves.forget(table)
        assert await begun(ann) == table
        assert (await finish(site, ann, table))["phase"] == "over"
        assert (await deal_of(ann))["points"] is not None


async def test_against_bots_the_lead_counts(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        ended = await finish(site, ann, await begun(ann, f"/daily/{TODAY}/garden_nation"), bot="greedy")
        mine, *others = ended["result"]["totals"]
        assert [each["kind"] for each in ended["seats"]] == ["person", "bot", "bot"]
        assert (await deal_of(ann, "garden_nation"))["points"] == mine - max(others)


async def test_a_try_that_is_finished_after_the_day_does_not_count(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await begun(ann)
        servers.clock.now = end_of(TODAY)
        await site.server.daily.prepare()
        await finish(site, ann, table)
        await site.server.daily.prepare()
        shown = await deal_of(ann, GAME, TODAY)
        assert (shown["points"], shown["place"], shown["played"]) == (None, None, 0)
        assert (await ann.get("/daily"))["streak"]["days"] == 0


async def test_a_try_that_ends_in_the_last_second_counts_when_the_server_looks_later(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await begun(ann)
        servers.clock.now = end_of(TODAY) - 1
        await finish(site, ann, table)
        servers.clock.now += 2
        await site.server.daily.prepare()
        assert (await deal_of(ann, GAME, TODAY))["points"] is not None
        assert (await ann.get("/daily"))["streak"]["days"] == 1


async def test_a_try_is_not_left_to_a_bot(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await begun(ann)
        assert (await ann.post(f"/tables/{table}/leave", status=409))["code"] == "server-daily-leave"


async def test_earlier_days_can_be_played_and_do_not_count(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        servers.clock.now += DAY
        await site.server.daily.prepare()
        table = await begun(ann)
        ended = await finish(site, ann, table)
        assert ended["commitment"] == (await deal_of(ann, GAME, TODAY))["commitment"]
        shown = await deal_of(ann, GAME, TODAY)
        assert (shown["points"], shown["played"]) == (None, 0)
        assert await ann.get(DEAL) == []
        assert (await ann.get("/daily"))["streak"] == {
            "days": 0,
            "best": 0,
            "week": (await ann.get("/daily"))["streak"]["week"],
        }


async def test_daily_deals_are_no_best_solo_scores(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        await finish(site, ann, await begun(ann))
        assert await ann.get("/me/best") == []


# A secret until the day is over.

READ = ("", "/legal", "/log", "/record", "/scores", "/steps/0", "/chat", "/events", "/review")
PAGES = (
    "",
    "/part",
    "/replay",
    "/result",
    "/log",
    "/players",
    "/frames",
    "/review",
    "/review/progress",
    "/people",
    "/picture.png",
)
_WRITE = {
    "/review": {},
    "/play_on": {"step": 3},
    "/rematch": {},
    "/join": {},
    "/hint": {},
    "/invitations": {},
    "/chat": {"text": "x"},
}


@pytest.mark.parametrize("over", [False, True])
async def test_nobody_else_comes_near_a_table_of_the_day(servers: Servers, over: bool) -> None:
    async with servers.open() as site:
        ann, bo, eva = await site.visit("Ann"), await site.visit("Bo"), await site.visit()
        await finish(site, bo, await begun(bo))  # who has finished sees no more of others' tables
        table = await begun(ann)
        if over:
            await finish(site, ann, table)
        seed = (await seed_of(site)).encode()
        before = await site.stored()
        for person in (bo, eva):
            for path in [*(f"/api/tables/{table}{each}" for each in READ), *(f"/tables/{table}{each}" for each in PAGES)]:
                answer = await person.client.get(path)
                assert (path, answer.status_code) == (path, 403)
                assert seed not in answer.content
            for path, body in _WRITE.items():
                answer = await person.client.post(f"/api/tables/{table}{path}", json=body)
                assert (path, answer.status_code) == (path, 403 if person is bo else 401)
        assert await site.stored() == before
        assert await eva.get("/tables") == []


async def test_the_player_is_not_told_the_seed_either(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await begun(ann)
        await finish(site, ann, table)
        seed = await seed_of(site)
        for path in [*(f"/api/tables/{table}{each}" for each in READ if each not in ("/events", "/record", "/review")),
                     *(f"/tables/{table}{each}" for each in PAGES), f"/tables/{table}/result?verified=true",
                     "/api/me/data", "/api/me/tables", "/api/daily", f"/api{DEAL}", "/me", "/"]:  # fmt: skip
            answer = await ann.client.get(path)
            assert (path, answer.status_code) == (path, 200)
            assert seed not in answer.text
        for answer in (
            await ann.client.get(f"/api/tables/{table}/record"),
            await ann.client.post(f"/api/tables/{table}/play_on", json={"step": 3}),
            await ann.client.post(f"/tables/{table}/play_on", data={"step": 3}),
            await ann.client.post(f"/api/tables/{table}/invitations", json={}),
        ):
            assert (answer.status_code, "server-daily-secret" in answer.text) == (409, True)
        servers.clock.now = end_of(TODAY)
        assert (await ann.get(f"/tables/{table}/record"))["seed"] == seed
        await ann.post(f"/tables/{table}/play_on", {"step": 3}, 201)


async def test_the_record_of_other_rules_is_a_secret_too(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await begun(ann)
        await finish(site, ann, table)
        site.server.moves.forget(table)
        monkeypatch.setattr(type(tabletown.game(GAME)), "rules_version", 99)
        assert (await ann.get(f"/tables/{table}/record", 409))["code"] == "server-daily-secret"
        servers.clock.now = end_of(TODAY)
        assert (await ann.get(f"/tables/{table}/record"))["seed"] == await seed_of(site)


async def test_there_are_no_hints_and_undo_reveals_nothing(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        table = await begun(ann)
        shown = await ann.get(f"/tables/{table}")
        assert (shown["undo_policy"], shown["private"], shown["aids"]) == ("own", True, True)
        assert (await ann.post(f"/tables/{table}/hint", status=409))["code"] == "server-daily-hint"
        body = {"version": shown["version"]}
        assert (await ann.post(f"/tables/{table}/ask", body, status=409))["code"] == "server-undo-policy"
        servers.clock.now = end_of(TODAY)
        assert (await ann.post(f"/tables/{table}/hint"))["choice"]


async def test_after_the_day_finished_tries_can_be_watched_by_everybody(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, eva = await site.visit("Ann"), await site.visit("Bo"), await site.visit()
        table, unfinished = await begun(ann), await begun(bo)
        await finish(site, ann, table)
        servers.clock.now = end_of(TODAY)
        await site.server.daily.prepare()
        (best,) = await eva.get(DEAL)
        assert (best["name"], best["table"], best["mine"]) == ("Ann", table, False)
        assert (await eva.client.get(f"/tables/{table}/replay")).status_code == 200
        assert (await eva.get(f"/tables/{unfinished}", 403))["code"] == "server-private"


async def test_results_are_for_those_who_have_finished(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        await finish(site, ann, await begun(ann))
        assert (await bo.get(DEAL, 403))["code"] == "server-daily-first"
        shown = await deal_of(bo)
        assert (shown["played"], shown["points"], shown["place"]) == (1, None, None)
        table = await begun(bo)
        assert (await bo.get(DEAL, 403))["code"] == "server-daily-first"
        await finish(site, bo, table, 2)
        assert {each["name"] for each in await bo.get(DEAL)} == {"Ann", "Bo"}
        assert all(each["table"] is None for each in await bo.get(DEAL))


# People who change or go.


async def test_a_guest_takes_the_try_along_into_the_account(servers: Servers) -> None:
    async with servers.open() as site:
        ann, guest = await site.visit("Ann"), await site.visit("Guest")
        word = {"name": "Ann", "passphrase": "correct horse battery"}
        await ann.post("/me/claim", word)
        await finish(site, guest, await begun(guest))
        mine = (await deal_of(guest))["points"]
        await guest.post("/session", word, 201)
        assert (await deal_of(ann))["points"] == mine
        second = await site.visit("Second")
        await finish(site, second, await begun(second), 2)
        await second.post("/session", word, 201)
        assert (await deal_of(second))["points"] == mine
        assert len(await ann.get(DEAL)) == 1


async def test_results_are_in_the_export_and_stay_without_a_name(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        table = await begun(ann)
        await finish(site, ann, table)
        await finish(site, bo, await begun(bo), 2)
        await site.server.daily.close()
        (row,) = (await ann.get("/me/data"))["rows"]["daily"]
        assert (row["day"], row["game"], row["table"]) == (TODAY, GAME, table)
        await ann.post("/me/delete", status=204)
        assert {each["name"] for each in await bo.get(DEAL)} == {None, "Bo"}


async def test_cleaning_keeps_deals_and_results(servers: Servers) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        await finish(site, ann, await begun(ann))
        await site.server.daily.close()
        for _ in range(12):
            servers.clock.now += 6 * DAY
            await site.server.clean()
        async with site.server.database.sessions() as session:
            assert (await session.execute(select(TableRow.id))).all() == []
            ((user, points),) = (await session.execute(select(ResultRow.user, ResultRow.points))).all()
            assert (user, points is None) == (None, False)
            assert (await session.execute(select(DealRow.day).where(DealRow.day == TODAY))).first() is not None


# The par.


def maker(site: Site, runs: int) -> ParMaker:
    """Somebody who works out pars when told to."""
    store, now = DailyDatabase(site.server.database), site.servers.clock
    return ParMaker(DailyService(store, site.server.tables, now, runs), store, site.server.study, now, True)


async def test_the_par_is_made_from_runs_and_goes_on_after_a_restart(servers: Servers) -> None:
    servers.clock.now = end_of(TODAY) - 1
    async with servers.open(HangingExecutor) as site:
        async with site.server.database.sessions.begin() as session:
            await session.execute(update(DealRow).where(DealRow.game != GAME).values(until=1e12))
        pars = maker(site, 2)
        making = asyncio.create_task(pars.make_one())
        while not site.server.study.queue.busy:
            await asyncio.sleep(0)
        assert await pars._store.claim(2, [TODAY], servers.clock.now, 0.0) is None  # it is being made
        making.cancel()
        await asyncio.gather(making, return_exceptions=True)
        deal = await pars._store.claim(2, [TODAY], servers.clock.now, 0.0)
        assert deal is not None
        assert await pars._store.add_run(deal, 7, 0.0) is not None
        assert await pars._store.add_run(deal, 8, 0.0) is None  # another process was faster
    async with servers.open() as site:
        pars = maker(site, 2)
        assert [await pars.make_one() for _ in range(3)] == [True, True, False]  # today, tomorrow, no more
        deal = next(each for each in await pars._store.deals([TODAY]) if each.game == GAME)
        assert (deal.runs[0], len(deal.runs)) == (7, 2)
        shown = next(each for each in (await pars._daily.look(None)).deals if each.deal.game == GAME).par
        assert shown is not None
        assert (shown.mean, shown.runs) == (sum(deal.runs) / 2, 2)
        assert (await deal_of(await site.visit()))["par"]["runs"] == 2


async def test_a_deal_of_other_rules_does_not_hold_up_the_pars_of_others(servers: Servers) -> None:
    async with servers.open(HangingExecutor) as site:
        async with site.server.database.sessions.begin() as session:
            await session.execute(update(DealRow).values(rules_version=99))
        assert [await maker(site, 1).make_one() for _ in range(11)] == [True] * 10 + [False]


async def test_runs_differ_and_are_the_same_when_made_again(servers: Servers) -> None:
    async with servers.open() as site:
        deal = next(each for each in await site.server.pars._store.deals([TODAY]) if each.game == GAME)
        made = [await site.server.pars._play(msgspec.structs.replace(deal, runs=[0] * number)) for number in (0, 1, 2, 3, 0)]
        assert made[0] == made[4]
        assert len(set(made)) > 1


def test_the_par_is_the_mean_and_the_spread_of_all_runs() -> None:
    deal = Deal(TODAY, GAME, 1, {"seats": 1}, "", "", 0.0, [10, 20, 30])
    assert deal.par(4) is None
    assert deal.par(3) == model.Par(20.0, 10.0, 3)
    assert Deal(TODAY, GAME, 1, {"seats": 1}, "", "", 0.0, []).par(0) is None
