"""Ratings of the bots: the figures of the document, the model of the ratings, and the leaderboard."""

import re
from pathlib import Path

import pytest
from tests.server.fixtures import Servers
from tests.server.pages import seen

from tabletown.core.registry import game
from tabletown.server.http.pages.people.leaderboard import with_bots
from tabletown.server.tables.ratings import Skill, rate
from tabletown.server.tables.statistics.bot_ratings import SEATS, WON, BotRating, bot_ratings

STRENGTH = Path(__file__).parents[2] / "docs/strength.md"


def test_the_matches_are_those_of_the_document() -> None:
    text = STRENGTH.read_text("utf-8")
    head = next(line for line in text.splitlines() if line.startswith("| target | Torres"))
    names = {game(each).name.replace("_", " ").title(): each for each in WON}
    columns = [names[each.strip()] for each in head.split("|")[2:-1]]
    found: dict[str, list[tuple[float, int]]] = {each: [] for each in columns}
    for level in range(2, 6):
        line = next(line for line in text.splitlines() if line.startswith(f"| level {level} beats level {level - 1} "))
        for name, cell in zip(columns, line.split("|")[2:-1]):
            won, matches = re.findall(r"([\d.]+) of (\d+)", cell)[0]
            found[name].append((float(won), int(matches)))
    assert {name: tuple(each) for name, each in found.items()} == WON


@pytest.mark.parametrize("name", WON)
def test_a_level_is_above_the_one_below_and_the_less_sure_the_further_it_is(name: str) -> None:
    skills = [each.skill for each in bot_ratings(name, SEATS)]
    assert [each.mu for each in skills] == sorted({each.mu for each in skills})
    assert skills[2] == Skill(Skill().mu, 0.0)
    assert [each.shown for each in bot_ratings(name, SEATS)] == sorted(each.shown for each in bot_ratings(name, SEATS))
    assert skills[0].sigma > skills[1].sigma
    assert skills[3].sigma < skills[4].sigma
    assert bot_ratings(name, 3) == bot_ratings("nook", 2) == []


def test_the_distance_is_that_of_the_model() -> None:
    # Who wins as often as expected stays where it is: three of four matches at this distance, in the mean of all results.
    ratings = {each.bot: each.skill for each in bot_ratings("tiny_towns", SEATS)}
    five, four = ratings["level:5"].mu, ratings["level:4"].mu
    share = 14 / 21  # 13.5 of 20, and half a match for each
    won = rate([Skill(five, 1.0), Skill(four, 1.0)], [1, 2])[0].mu - five
    lost = rate([Skill(five, 1.0), Skill(four, 1.0)], [2, 1])[0].mu - five
    assert share * won + (1 - share) * lost == pytest.approx(0.0, abs=0.01)


def test_bots_stand_among_the_people_without_a_place() -> None:
    bots = [BotRating("level:1", Skill(10.0, 1.0)), BotRating("level:5", Skill(40.0, 1.0))]
    assert with_bots([], bots) == bots[::-1]


@pytest.mark.anyio
async def test_the_leaderboard_shows_them_and_can_hide_them(servers: Servers) -> None:
    async with servers.open() as site:
        nobody = await site.visit()
        page = await seen(nobody, "/players?game=torres&seats=2")
        assert page.index("Master") < page.index("Architect") < page.index("Builder") < page.index("Newcomer")
        assert "Builder stands where everybody begins" in page
        assert "Master" not in await seen(nobody, "/players?game=torres&seats=2&bots=false")
        assert "Master" not in await seen(nobody, "/players?game=torres&seats=3")
