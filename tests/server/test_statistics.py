"""Averages by card and character, and the accuracy that reviews tell, on the page of a player."""

import msgspec
import pytest
from sqlalchemy import insert
from tests.server.fixtures import Servers
from tests.server.pages import seen
from tests.server.test_accounts import account
from tests.server.test_archive import both_finish
from tests.server.test_ratings import rated_pair

import tabletown
from tabletown.core.game import Game
from tabletown.i18n import Speaker
from tabletown.server.store.models import ReviewRow
from tabletown.server.tables.statistics.service import CardAverage, Played, averages
from tabletown.table.review import Review

WITH_CARDS = [name for name in tabletown.games() if type(tabletown.game(name)).cards_of is not Game.cards_of]


def test_a_card_is_as_good_as_the_matches_with_it() -> None:
    matches = [
        Played(30, True, True, False, ["well", "farm", "farm"]),
        Played(21, False, True, False, ["well"]),
        Played(-4, False, True, False, ["inn"]),
    ]
    assert averages(matches) == [
        CardAverage("well", 2, 50, 26),
        CardAverage("farm", 1, 100, 30),
        CardAverage("inn", 1, 0, -4),
    ]


def test_games_without_cards_of_a_seat_are_left_out() -> None:
    assert set(tabletown.games()) - set(WITH_CARDS) == {"torres"}


@pytest.mark.parametrize("name", WITH_CARDS)
def test_the_cards_of_a_finished_match_have_names_and_everybody_may_know_them(name: str) -> None:
    game = tabletown.game(name)
    state = game.new(game.options(seats=2))
    tabletown.playout(state, seed=3)
    for seat in range(2):
        cards = list(game.cards_of(game.view(state, None), seat))
        assert cards
        assert cards == list(game.cards_of(game.view(state, seat), seat))
        for language in ("en", "ru"):
            assert all(Speaker(language).has(each) for each in cards)


@pytest.mark.anyio
async def test_the_page_compares_cards_and_tells_the_accuracy(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, shown = await rated_pair(site)
        await both_finish(site, ann, bo, shown)
        await site.server.ratings.close()
        page = await seen(bo, "/players/Ann")
        assert page.count('<th scope="row">Cottage</th><td>1</td>') == 1
        assert "accuracy" not in page
        session = await site.server.moves.load(shown["id"])
        options = msgspec.to_builtins(session.config.options)
        review = Review(game="tiny_towns", options=options, actors=(), totals=(1, 2), winners=(1,))
        row = {"table": shown["id"], "steps": "0" * 64, "asker": None, "at": 1.0, "until": 0.0, "done": 1, "total": 1}
        async with site.server.database.sessions.begin() as transaction:
            await transaction.execute(insert(ReviewRow), [{**row, "data": review.to_json().decode()}])
        page = await seen(bo, "/players/Ann")
        assert f'href="/tables/{shown["id"]}/review">accuracy 100 %' in page


@pytest.mark.anyio
async def test_matches_against_bots_count_for_me_alone(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await account(site, "Ann"), await account(site, "Bo")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        shown = await ann.post("/tables", {"game": "tiny_towns", "seats": seats}, 201)
        while shown["phase"] != "over":
            await site.settle()
            shown = await ann.look(shown)
            if shown["legal"]:
                shown = await ann.act(shown, shown["legal"][0]["text"])
        assert '<th scope="row">Cottage</th><td>1</td>' in await seen(ann, "/players/Ann?game=tiny_towns")
        assert "By card" not in await seen(bo, "/players/Ann?game=tiny_towns")
