"""The heuristics of Sweet Lands prefer what a player would prefer."""

import random
from typing import Any

import pytest
from tests.rules.sweet_lands.helpers import GAME, realm, table

from tabletown.bots.bot import bot
from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.bot.weights import WEIGHTS, W, tables, use
from tabletown.games.sweet_lands.rules.material import STANDARD
from tabletown.games.sweet_lands.rules.points import ENDING
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.testing import rule


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param(realm("production=8/5/5/5", hand="w001"), realm("production=8/4/5/5", hand="w001"), id="production"),
        pytest.param(realm(hand="w001 w002"), realm(hand="w001"), id="a card more"),
        pytest.param(
            realm(hand="w001", pieces="tent@0,0 house@1,0 lab@0,1"),
            realm(hand="w001", pieces="tent@0,0 tent@1,0 lab@0,1"),
            id="a city before a group",
        ),
        pytest.param(realm(hand="w001", land="-1,0*"), realm(hand="w001", land="-1,0"), id="a place to build on"),
        pytest.param(realm(hand="w001", skills="s08"), realm(hand="w001"), id="a skill token"),
        pytest.param(realm(hand="w001", land="0,2 0,3"), realm(hand="w001", land="0,2 1,1"), id="the way to a port"),
        pytest.param(realm("cart=3", hand="w001"), realm("cart=2", hand="w001"), id="a step of the cart"),
        pytest.param(
            realm("cart=3", hand="w001", pieces="lab@0,0"),
            realm("cart=3", hand="w001", pieces="shop_mining@0,0"),
            id="a lab",
        ),
        pytest.param(realm("steps=0/0/0/1/0/0", hand="w001"), realm(hand="w001"), id="a step of prosperity"),
    ],
)
def test_a_realm_is_preferred(better: dict[str, str], worse: dict[str, str]) -> None:
    assert GAME.bot.evaluate(table(better), 0) > GAME.bot.evaluate(table(worse), 0)


def test_what_lies_on_the_stack_counts() -> None:
    own = realm(hand="w001")
    assert GAME.bot.evaluate(table(own, pending="turn road=3"), 0) > GAME.bot.evaluate(table(own, pending="turn road=1"), 0)


def test_resources_count_less_when_no_round_follows() -> None:
    poor, rich = realm(hand="w001"), realm("have=0/6/6/6/0", hand="w001")
    gain = [
        GAME.bot.evaluate(table(rich, turn=turn), 0) - GAME.bot.evaluate(table(poor, turn=turn), 0)
        for turn in (2, 5)
    ]  # fmt: skip
    assert gain[0] > gain[1] >= 0


def test_a_finished_match_is_worth_its_score() -> None:
    state = table(realm("have=23/9/0/0/2 vp=7"), phase="over", pending="", turn=5)
    assert GAME.bot.evaluate(state, 0) == state.total(0)


def test_what_others_hold_in_hand_is_not_looked_at() -> None:
    own = realm(hand="w001 w002")
    seen = {
        GAME.bot.evaluate(table(own, realm("character=nata_pastel", hand=cards)), 0) for cards in ("w173 w174", "w010 w011")
    }
    assert len(seen) == 1


def test_rates_grow_along_a_track() -> None:
    for by_round in tables(STANDARD).rate:
        for rates in by_round:
            assert rates == sorted(rates)


def test_ways_lead_from_each_port_to_the_capital() -> None:
    made = tables(STANDARD)
    for side, ways in zip(STANDARD.sides, made.ways):
        assert [way[0] for way in ways] == [cell for cell in (1 << k for k in range(61)) if cell & side.port]
        assert all(way[-1] & side.start_near for way in ways)


def test_tables_go_by_the_weights_in_use() -> None:
    usual = WEIGHTS.copy()
    assert usual["climb"] == W.climb
    before = tables(STANDARD)
    use({**usual, "climb": 2 * usual["climb"]})
    try:
        assert tables(STANDARD).rate[0][4][0] > before.rate[0][4][0]
    finally:
        use(usual)
    assert {name: getattr(W, name) for name in WEIGHTS} == usual
    assert tables(STANDARD) is before  # and need not be made again


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_by_far(seats: int) -> None:
    rng = random.Random(4)
    player = bot("greedy")
    state = GAME.new(GAME.options(seats=seats))
    while not state.over:
        waiting = state.actors()
        seat = CHANCE if waiting == CHANCE else (waiting & -waiting).bit_length() - 1
        legal = state.legal(seat)
        action = player.choose(GAME, GAME.view(state, 0), legal, rng) if seat == 0 else rng.choice(legal)
        state.apply(seat, action)
    assert state.score(0).total > max(state.score(seat).total for seat in range(1, seats)) + 40


def test_greedy_alone_scores_as_a_player_with_a_plan() -> None:
    rng = random.Random(11)
    player = bot("greedy")
    state = GAME.new(GAME.options(mode="solo"))
    while not state.over:
        actor = CHANCE if state.actors() == CHANCE else 0
        legal = state.legal(actor)
        action = rng.choice(legal) if actor == CHANCE else player.choose(GAME, GAME.view(state, 0), legal, rng)
        state.apply(actor, action)
    assert state.score(0).total > 120


def ended_now(state: SweetLandsState, seat: int) -> int:
    """The points of a seat that ends the last round at once."""
    copy = state.copy()
    copy.apply(seat, GAME.parse("end_round"))
    while copy.phase == ENDING and copy.is_actor(seat):
        copy.apply(seat, copy.legal(seat)[-1])
    return copy.total(seat)


@rule("SL-14.5", "SL-14.11")
@pytest.mark.parametrize(("name", "seeds"), [("greedy", (0, 2)), ("level:1", (0,)), ("level:2", (4,)), ("level:3", (6,))])
def test_no_bot_gives_its_points_away_at_the_end(name: str, seeds: tuple[int, ...]) -> None:
    """Exchanges of the last round never cost points that ending the round would have kept."""
    for seed in seeds:
        rng, player = random.Random(seed), bot(name)
        state: Any = GAME.new(GAME.options(mode="solo"))
        best = -99
        while not state.over:
            if state.actors() == CHANCE:
                outcomes, weights = zip(*state.outcomes())
                state.apply(CHANCE, rng.choices(outcomes, weights)[0])
                continue
            legal = state.legal(0)
            if state.round == 5 and GAME.parse("end_round") in legal:
                best = max(best, ended_now(state, 0))
            quick = state.round < 5 and name == "level:3"  # the search is slow, and only the last round matters
            chooser = bot("greedy") if quick else player
            state.apply(0, chooser.choose(GAME, GAME.view(state, 0), legal, rng))
        assert state.total(0) >= best


@rule("SL-14.5")
def test_the_last_turn_is_worth_no_more_than_its_end() -> None:
    """The position that led to exchanges without end: much gold, cards that nothing can be done with."""
    state = table(realm("have=50/0/0/0/0 vp=60", hand="w173 w174 w175"), turn=5, seats=1)
    ended = state.copy()
    ended.apply(0, GAME.parse("end_round"))
    assert GAME.bot.evaluate(state, 0) <= GAME.bot.evaluate(ended, 0) + 1
    assert bot("greedy").choose(
        GAME, GAME.view(state, 0), [GAME.parse("free F3"), GAME.parse("end_round")], random.Random(1)
    ) == (GAME.parse("end_round"))
