"""Ratings: what openskill computes, who may sit at a rated table, what a match and leaving it do, and deletion."""

from typing import Any

import pytest
from openskill.models import PlackettLuce
from tests.server.fixtures import PLAIN, TWO, Person, Servers, Site
from tests.server.test_accounts import PHRASE, account
from tests.server.test_archive import both_finish

from tabletown.core.views import Line
from tabletown.server.tables.events import Holder
from tabletown.server.tables.ratings import Finished, Rated, Skill, places, rate, settled
from tabletown.server.tables.session import Ending

pytestmark = pytest.mark.anyio
RATED = {"game": "tiny_towns", "seats": TWO, "options": PLAIN, "rated": True}


def person(user: str) -> Holder:
    return Holder("person", user, user, account=True)


def gone(user: str) -> Holder:
    return Holder("bot", user, bot="greedy", former=user)


def ending(*totals: int) -> Ending:
    best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Ending(best, totals, Line("x", {}))


async def rated_pair(site: Site) -> tuple[Person, Person, Any]:
    """Ann and Bo at a rated table."""
    ann, bo = await account(site, "Ann"), await account(site, "Bo")
    shown = await ann.post("/tables", RATED, 201)
    await bo.post(f"/tables/{shown['id']}/join")
    return ann, bo, await ann.look(shown)


async def history(site: Site, who: Person) -> list[Rated]:
    await site.server.ratings.close()
    return await site.server.ratings.history((await who.get("/me/data"))["id"])


def test_two_equals_get_what_openskill_documents() -> None:
    first, second = rate([Skill(), Skill()], [1, 2])
    assert (first.mu, first.sigma) == pytest.approx((27.635389493140497, 8.06590141354368))
    assert (second.mu, second.sigma) == pytest.approx((22.364610506859503, 8.06590141354368))


def test_several_players_and_ties_are_rated_as_openskill_rates_them() -> None:
    skills, ranks = [Skill(30, 4), Skill(), Skill(21, 6), Skill(26, 2)], [2, 1, 2, 4]
    model = PlackettLuce()
    wanted = model.rate([[model.rating(each.mu, each.sigma)] for each in skills], ranks=[float(each) for each in ranks])
    assert rate(skills, ranks) == [Skill(team[0].mu, team[0].sigma) for team in wanted]


def test_everybody_begins_at_1500_and_is_uncertain() -> None:
    assert (Skill().shown, Skill().error) == (1500, 167)


def test_who_left_is_last_whatever_the_bot_has_reached() -> None:
    assert places([person("a"), gone("b"), person("c")], ending(10, 50, 20)) == {0: 2, 1: 3, 2: 1}
    assert places([gone("a"), gone("b")], ending(10, 50)) == {0: 2, 1: 2}
    assert places([person("a"), person("b")], ending(10, 10)) == {0: 1, 1: 1}


def test_seats_without_a_user_do_not_count_and_one_player_is_not_rated() -> None:
    match = Finished("t", "torres", 5.0, [person("a"), Holder("bot", bot="greedy")], ending(10, 20))
    assert places(match.holders, match.ending) == {0: 1}
    assert settled(match, {}) == []


def test_a_match_continues_from_the_latest_of_each_player() -> None:
    last = Rated("a", "torres", 2, 7, "s", 4.0, 1, 30, 31.0, 3.0)
    rows = settled(Finished("t", "torres", 5.0, [person("a"), person("b")], ending(10, 20)), {"a": last})
    assert [(each.user, each.n, each.place, each.points) for each in rows] == [("a", 8, 2, 10), ("b", 1, 1, 20)]
    assert [each.skill for each in rows] == rate([Skill(31.0, 3.0), Skill()], [2, 1])


async def test_only_accounts_sit_at_rated_tables(servers: Servers) -> None:
    async with servers.open() as site:
        guest, ann = await site.visit("Guest"), await account(site, "Ann")
        await guest.post("/tables", RATED, 403)
        await ann.post("/tables", {**RATED, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}, 409)
        await ann.post("/tables", {**RATED, "seats": [{"kind": "me"}, {"kind": "me", "name": "Eva"}]}, 403)
        await ann.post("/tables", {**RATED, "seats": [{"kind": "me"}, {"kind": "me", "name": "Ann"}]}, 409)
        shown = await ann.post("/tables", RATED, 201)
        assert shown["rated"]
        await guest.post(f"/tables/{shown['id']}/join", {}, 403)
        await ann.post(f"/tables/{shown['id']}/bots", {"seat": 1}, 409)
        bo = await account(site, "Bo")
        await bo.post(f"/tables/{shown['id']}/join", {"name": "Zoe"}, 403)
        await bo.post(f"/tables/{shown['id']}/join")


async def test_a_rated_match_changes_both_ratings_once_and_the_next_one_is_rated_too(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await rated_pair(site)
        await both_finish(site, ann, bo, shown)
        result = (await ann.look(shown))["result"]
        mine, theirs = await history(site, ann), await history(site, bo)
        assert [each.points for each in (mine[0], theirs[0])] == list(result["totals"])
        assert [mine[0].skill, theirs[0].skill] == rate([Skill(), Skill()], [mine[0].place, theirs[0].place])
        await site.server.ratings.settle()
        assert (await history(site, ann), await history(site, bo)) == (mine, theirs)
        again = (await ann.post(f"/tables/{shown['id']}/rematch"))["id"]
        seen = await ann.get(f"/tables/{again}")
        assert seen["rated"]
        assert [each["mine"] for each in seen["seats"]] == [False, True]


async def test_a_match_that_ended_before_a_restart_is_settled_by_the_sweep(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await rated_pair(site)
        site.server.moves.listeners.remove(site.server.ratings.heard)
        await both_finish(site, ann, bo, shown)
        assert await history(site, ann) == []
    async with servers.open() as site:
        await site.server.ratings.settle()
        assert len(await history(site, await site.visit(like=ann))) == 1


async def test_leaving_costs_the_last_place_unless_one_comes_back(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await rated_pair(site)
        await bo.post(f"/tables/{shown['id']}/leave")
        while (await ann.look(shown))["phase"] != "over":
            await site.settle()
            seen = await ann.look(shown)
            if seen["legal"]:
                await ann.act(seen, seen["legal"][0]["text"])
        assert [(await history(site, each))[0].place for each in (ann, bo)] == [1, 2]


async def test_matches_that_are_not_rated_change_nothing(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await account(site, "Ann"), await account(site, "Bo")
        shown = await ann.post("/tables", {**RATED, "rated": False}, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        await both_finish(site, ann, bo, await ann.look(shown))
        assert await history(site, ann) == []


async def test_ratings_are_in_the_export_and_go_with_the_account(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await rated_pair(site)
        await both_finish(site, ann, bo, shown)
        kept = await history(site, bo)
        data = await ann.get("/me/data")
        assert [each["table"] for each in data["rows"]["ratings"]] == [shown["id"]]
        await ann.post("/me/delete", {"passphrase": PHRASE}, 204)
        assert await site.server.ratings.history(data["id"]) == []
        assert await history(site, bo) == kept
        await bo.post("/me/delete", {"passphrase": PHRASE}, 204)
        await site.server.ratings.settle()  # the match has no players any more
        assert data["id"].encode() not in await site.stored()
