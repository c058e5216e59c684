"""Section 2: cards in play, monuments, hammer, and the order of set-up."""

from itertools import chain

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    COLOURS,
    FIRST_GAME,
    GAME,
    MONUMENTS,
    RESOURCES,
    building,
    cards_open,
    legal,
    play,
    rows_of,
    view_of,
    waiting,
    wander,
)

from tabletown.core.state import CHANCE, State
from tabletown.testing import rule


def set_up(state: State, seed: int = 1) -> list[str]:
    """Play at random up to the first decision of a round; the verbs of the steps, the seat before a seat's own."""
    steps = []
    for actor, action in wander(state, seed):
        verb = action.split()[0]
        if verb in ("name", "draw", "pick"):
            break
        steps.append(verb if actor == CHANCE else f"{actor} {verb}")
    return steps


def new(**chosen: object) -> State:
    return GAME.new(GAME.options(**chosen))


@rule("TT-2.1")
@pytest.mark.parametrize("seats", range(1, 7))
def test_everybody_starts_with_an_empty_town_and_the_cottage(seats: int) -> None:
    state = new(seats=seats)
    set_up(state, seats)
    assert [rows_of(state, seat) for seat in range(seats)] == [BARE] * seats
    assert view_of(state).cards[0] == "cottage"


@rule("TT-2.2")
def test_one_card_of_each_other_colour_is_drawn_and_laid_open() -> None:
    state = new(seats=2)
    sets = 1
    for colour, group in list(COLOURS.items())[1:]:
        outcomes = state.outcomes()
        assert sorted(GAME.text(action) for action, _ in outcomes) == sorted(f"card {card}" for card in group), colour
        assert {weight for _, weight in outcomes} == {1}
        sets *= len(outcomes)
        play(state, f"dealer card {group[2]}")
        assert group[2] in view_of(state).cards
    assert sets == 4096
    assert view_of(state).cards == ("cottage", *[group[2] for group in list(COLOURS.values())[1:]])


@rule("TT-2.2", "TT-11.1")
@pytest.mark.parametrize("solo_remove", ["inn", "feast_hall"])
def test_solo_leaves_out_its_removed_cards_first(solo_remove: str) -> None:
    state = new(seats=1, solo_remove=solo_remove)
    sets, seen = 1, set()
    for _ in range(6):
        sets *= len(state.outcomes())
        seen |= {word.split()[1] for word in legal(state, CHANCE)}
        state.apply(CHANCE, state.legal(CHANCE)[0])
    assert sets == 2304
    assert seen == set(chain(*list(COLOURS.values())[1:])) - {"bank", solo_remove}
    assert [word.split()[1] for word in legal(state, CHANCE)] == [
        card for card in MONUMENTS if card not in ("fort_ironweed", "opaleyes_watch")
    ]


@rule("TT-2.2")
def test_the_first_game_set_is_the_one_of_the_rules() -> None:
    assert view_of(new(seats=2, cards="first_game")).cards == FIRST_GAME


@rule("TT-2.3")
def test_two_monuments_are_dealt_and_one_is_kept() -> None:
    state = new(seats=6, cards="first_game", first_player=0)
    for number in range(12):
        assert len(state.outcomes()) == 15 - number
        assert {weight for _, weight in state.outcomes()} == {1}
        play(state, f"dealer deal {MONUMENTS[number]}")
        assert f"deal {MONUMENTS[number]}" not in legal(state, CHANCE)
    assert waiting(state) == [0, 1, 2, 3, 4, 5]
    assert legal(state, 2) == [f"keep {MONUMENTS[4]}", f"keep {MONUMENTS[5]}"]
    play(state, *[f"{seat} keep {MONUMENTS[2 * seat + seat % 2]}" for seat in range(6)])
    assert [view_of(state, seat).kept[seat] for seat in range(6)] == [MONUMENTS[2 * seat + seat % 2] for seat in range(6)]


@rule("TT-2.3", "TT-12.2")
def test_returned_and_undealt_monuments_are_never_seen() -> None:
    state = new(seats=2, cards="first_game", first_player=0)
    kept, returned = ("silva_forum", "fort_ironweed"), ("the_starloom", "the_sky_baths")
    play(
        state, f"dealer deal {kept[0]}", f"dealer deal {returned[0]}", f"dealer deal {kept[1]}", f"dealer deal {returned[1]}"
    )
    play(state, f"0 keep {kept[0]}", f"1 keep {kept[1]}")
    for _ in wander(state, 5):
        if view_of(state).phase != "play":
            assert returned[1] not in repr(view_of(state, 0))
            assert not any(card in repr(view_of(state)) for card in returned)
    assert view_of(state).kept == kept
    assert not any(card in repr(view_of(state)) for card in returned)
    assert returned[1] not in repr(view_of(state, 0))


@rule("TT-2.3")
def test_a_kept_monument_can_be_built_and_a_returned_one_cannot() -> None:
    both = "gg.. wh.. hg.. bw.."  # the patterns of the Starloom and of Mandras Palace
    assert cards_open(building(f"{both} kept=the_starloom other=mandras_palace")) == {"the_starloom"}
    assert cards_open(building(f"{both} kept=mandras_palace other=the_starloom")) == {"mandras_palace"}


@rule("TT-2.3")
def test_without_monuments_nobody_is_dealt_or_builds_one() -> None:
    state = new(seats=3, monuments=False, cards="first_game", first_player=1)
    assert set_up(state) == []
    assert waiting(state) == [1]
    assert cards_open(building("gg.. wh.. hg.. bw..", monuments=False)) == set()


@rule("TT-2.4")
def test_the_first_player_has_the_hammer() -> None:
    state = new(seats=4, monuments=False, cards="first_game", first_player=2)
    assert view_of(state).hammer == 2
    assert waiting(state) == [2]
    state = new(seats=4, monuments=False, cards="first_game")
    assert [(GAME.text(action), weight) for action, weight in state.outcomes()] == [
        (f"first_player {s}", 1) for s in range(4)
    ]
    assert waiting(play(state, "dealer first_player 3")) == [3]


@rule("TT-2.4", "TT-12.5")
def test_resource_cards_are_not_used_in_the_standard_game() -> None:
    state = new(seats=3)
    set_up(state)
    assert all(actor != CHANCE for actor, _ in wander(state, 7))
    assert sum(view_of(state).unseen) == 0


@rule("TT-2.5")
def test_set_up_draws_cards_then_hammer_then_monuments_then_asks() -> None:
    asked = ["0 keep", "1 keep", "2 keep"]
    steps = set_up(new(seats=3))
    assert (steps[:13], sorted(steps[13:])) == ([*["card"] * 6, "first_player", *["deal"] * 6], asked)
    steps = set_up(new(seats=3, mode="town_hall"))
    assert (steps[:12], sorted(steps[12:])) == ([*["card"] * 6, *["deal"] * 6], asked)


@rule("TT-2.5", "TT-A27")
def test_solo_keeps_a_monument_before_the_resource_cards_are_open() -> None:
    assert set_up(new(seats=1)) == [*["card"] * 6, "deal", "deal", "0 keep", "open", "open", "open"]


@rule("TT-2.5")
def test_what_an_option_fixes_is_no_step() -> None:
    assert set_up(new(seats=2, cards="first_game", first_player=1))[:4] == ["deal"] * 4
    assert set_up(new(seats=2, monuments=False, first_player=1)) == ["card"] * 6
    assert set_up(new(seats=2, monuments=False, cards="first_game")) == ["first_player"]
    assert set_up(new(seats=1, monuments=False, cards="first_game")) == ["open"] * 3
    assert set_up(new(seats=2, monuments=False, cards="first_game", mode="town_hall")) == []


@rule("TT-2.5")
def test_the_order_of_a_players_two_monuments_means_nothing() -> None:
    dealt = ["dealer deal the_starloom", "dealer deal silva_forum"]
    one, other = (new(seats=1, cards="first_game") for _ in range(2))
    play(one, *dealt)
    play(other, *reversed(dealt))
    assert one.key() == other.key()


@rule("TT-2.5")
def test_monuments_go_to_one_seat_after_the_other() -> None:
    state = new(seats=3, cards="first_game", first_player=0)
    for number in range(6):
        assert view_of(state).dealt == tuple(min(2, max(0, number - 2 * seat)) for seat in range(3))
        state.apply(CHANCE, state.legal(CHANCE)[0])


@rule("TT-2.5")
def test_cards_and_first_player_are_known_when_a_monument_is_chosen() -> None:
    state = new(seats=2)
    while state.actors() == CHANCE:
        state.apply(CHANCE, state.legal(CHANCE)[-1])
    view = view_of(state, 0)
    assert view.phase == "choose"
    assert view.cards == ("cottage", *[group[3] for group in list(COLOURS.values())[1:]])
    assert view.hammer == 1
    solo = new(seats=1)
    while solo.actors() == CHANCE:
        solo.apply(CHANCE, solo.legal(CHANCE)[-1])
    assert view_of(solo, 0).open == (0,) * len(RESOURCES)
