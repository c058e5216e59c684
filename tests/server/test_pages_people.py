"""The leaderboard and profiles: who is shown when, neighbours, the chart with its table, and matches against bots."""

import pytest
from sqlalchemy import insert
from tests.server.fixtures import Person, Servers, Site
from tests.server.pages import seen
from tests.server.test_accounts import account
from tests.server.test_ratings import RATED

from tabletown.server.http.pages.people.chart import chart
from tabletown.server.http.pages.people.leaderboard import rows
from tabletown.server.store.people_models import RatingRow
from tabletown.server.tables.ratings import Rated, Skill, Standing

pytestmark = pytest.mark.anyio


def rated(user: str, n: int, mu: float = 25.0, place: int = 1) -> Rated:
    return Rated(user, "tiny_towns", 2, n, "t", 1_000_000.0, place, 20 + n, mu, 5.0)


async def matches(site: Site, who: Person, count: int) -> None:
    """Give somebody so many rated matches."""
    user = (await who.get("/me/data"))["id"]
    for n in range(1, count + 1):
        table = (await who.post("/tables", RATED, 201))["id"]
        row = {"user": user, "game": "tiny_towns", "seats": 2, "n": n, "table": table, "at": 1_000_000.0 + n}
        row |= {"place": 1 + n % 2, "points": 20 + n, "mu": 25.0 + n, "sigma": 8.0 - n}
        async with site.server.database.sessions.begin() as transaction:
            await transaction.execute(insert(RatingRow), [row])


def test_the_best_and_my_neighbours_are_shown() -> None:
    found = [Standing(f"p{n}", rated(f"p{n}", 9), Skill(), 3) for n in range(30)]
    shown = rows(found, "p20")
    assert [each.place for each in shown] == [*range(1, 11), 19, 20, 21, 22, 23]
    assert [each.place for each in shown if each.gap] == [19]
    assert [each.place for each in shown if each.mine] == [21]
    assert [each.place for each in rows(found, None)] == list(range(1, 11))


def test_the_chart_has_a_dot_for_each_match_filled_where_it_was_won() -> None:
    drawn = chart([rated("a", 1), rated("a", 2, 27.0, 2), rated("a", 3, 26.0)], "<said>")
    assert (drawn.count('class="won"'), drawn.count('class="not"')) == (2, 1)
    assert "&lt;said&gt;" in drawn


async def test_a_rating_is_shown_after_five_matches(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await account(site, "Ann"), await account(site, "Bo")
        await matches(site, ann, 4)
        assert "Nobody has a rating here yet" in await seen(bo, "/players?game=tiny_towns&seats=2")
        assert "4 of 5 matches to a rating" in await seen(bo, "/players/Ann")
        await matches(site, bo, 5)
        page = await seen(bo, "/players")
        assert 'href="/players/Bo"' in page
        assert 'href="/players/Ann"' not in page
        assert f"<b>{Skill(30.0, 3.0).shown}</b>" in page
        assert 'class="mine"' in page
        assert "Nobody has a rating here yet" in await seen(bo, "/players?game=tiny_towns&seats=3")


async def test_a_profile_has_a_chart_with_its_table_and_links_to_replays(servers: Servers) -> None:
    async with servers.open() as site:
        ann, guest = await account(site, "Ann"), await site.visit()
        await matches(site, ann, 6)
        page = await seen(guest, "/players/ann")  # as names are compared
        assert page.partition('class="rating-chart if-wide"')[2].partition("</svg>")[0].count("<circle") == 6
        assert page.count("<tr>") >= 7
        assert page.count("/replay") >= 6
        await seen(guest, "/players/Nobody", 404)
        assert "Рейтинг" in await seen(await site.visit(language="ru"), "/players/Ann")


async def test_only_i_see_my_matches_against_bots(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await account(site, "Ann"), await account(site, "Bo")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats}, 201)
        while shown["phase"] != "over":
            await site.settle()
            shown = await ann.look(shown)
            if shown["legal"]:
                shown = await ann.act(shown, shown["legal"][0]["text"])
        mine = await seen(ann, "/players/Ann")
        assert "Against bots" in mine
        assert f"/tables/{shown['id']}/replay" in mine
        assert "Against bots" not in await seen(bo, "/players/Ann")
