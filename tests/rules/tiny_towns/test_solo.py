"""Section 11: solo."""

import pytest
from tests.rules.tiny_towns.helpers import (
    BARE,
    GAME,
    MONUMENTS,
    RESOURCES,
    legal,
    lines_of,
    play,
    sheet,
    sit_out,
    table,
    verbs,
    view_of,
    waiting,
    wander,
)

from tabletown.core.state import CHANCE, State
from tabletown.games.tiny_towns.rules.scoring import grade
from tabletown.testing import rule

DECK = ("open: 1 0 1 0 1", "unseen: 2 3 2 3 2")


def new(**chosen: object) -> State:
    chosen = {"seats": 1, "monuments": False, "cards": "first_game", **chosen}
    return GAME.new(GAME.options(**chosen))


@rule("TT-11.1", "TT-A18")
@pytest.mark.parametrize("solo_remove, kept", [("inn", "feast_hall"), ("feast_hall", "inn")])
def test_removed_cards_are_never_drawn(solo_remove: str, kept: str) -> None:
    state = new(cards="random", monuments=True, solo_remove=solo_remove)
    offered = set()
    while state.actors() == CHANCE:
        offered |= {word.split()[1] for word in legal(state, CHANCE)}
        state.apply(CHANCE, state.legal(CHANCE)[-1])
    assert not offered & {solo_remove, "bank", "fort_ironweed", "opaleyes_watch"}
    assert kept in offered
    assert len(offered & set(MONUMENTS)) == 13


@rule("TT-11.1")
def test_the_monument_is_kept_as_usual_or_left_out() -> None:
    state = new(monuments=True)
    play(state, "dealer deal silva_forum", "dealer deal the_starloom")
    assert legal(state) == ["keep silva_forum", "keep the_starloom"]
    assert legal(new(), CHANCE) == [f"open {each}" for each in RESOURCES]


@rule("TT-11.2")
def test_three_cards_lie_open_and_the_deck_always_holds_twelve() -> None:
    state = new(cavern=True)
    for _ in wander(state, 4):
        view = view_of(state)
        if view.phase == "pick":
            assert sum(view.open) == 3
            assert sum(view.unseen) + len(view.returned) == 12
            for each, resource in enumerate(RESOURCES):
                assert view.unseen[each] + view.open[each] + view.returned.count(resource) == 3


@rule("TT-11.2", "TT-3.7")
def test_equal_open_cards_are_one_option() -> None:
    state = table(BARE, phase="pick", lines=("open: 2 0 0 0 1", "unseen: 1 3 3 3 2"))
    assert legal(state) == ["pick wood", "pick stone"]
    play(state, "0 pick wood")
    assert view_of(state).open == (1, 0, 0, 0, 1)


@rule("TT-11.2")
def test_the_picked_resource_is_the_one_of_the_round() -> None:
    state = play(table(BARE, phase="pick", lines=DECK), "0 pick stone")
    assert {word.split()[1] for word in legal(state)} == {"stone"}


@rule("TT-11.3", "TT-A19")
@pytest.mark.parametrize(
    "town, cards, verb",
    [
        ("K... .... .... .... stored=a1:glass", "warehouse", "store"),
        ("K... .... .... .... stored=a1:glass", "warehouse", "swap"),
        ("MC.. .... .... .... kept=statue_of_the_bondmaker", "", "rest"),
        (BARE, "", "discard"),
    ],
)
def test_the_picked_resource_is_foreign(town: str, cards: str, verb: str) -> None:
    state = play(table(town, cards=cards, phase="pick", lines=DECK, cavern=True), "0 pick wood")
    assert verb in verbs(state)


@rule("TT-11.3")
def test_a_factory_works_on_the_picked_resource() -> None:
    state = play(table("K... .... .... .... marks=a1:wood", phase="pick", lines=DECK), "0 pick wood")
    assert "place stone d4" in legal(state)


@rule("TT-11.4")
def test_solo_ends_with_the_town_and_the_starloom_scores_6() -> None:
    town = "Mwww wwww wwww www. kept=the_starloom"
    state = play(table(town, phase="pick", lines=DECK), "0 pick wood", "0 place wood d4", "0 done")
    assert state.over
    assert lines_of(state.score(0)) == sheet(magenta=6, empty=-15, total=-9)


@rule("TT-11.4", "TT-A18")
@pytest.mark.parametrize("halls", [1, 2, 5])
def test_without_a_neighbour_a_feast_hall_scores_2(halls: int) -> None:
    letters = ("T" * halls).ljust(16, ".")
    town = " ".join(letters[start : start + 4] for start in (0, 4, 8, 12))
    state = table(f"{town} place=1", cards="feast_hall", phase="over")
    assert lines_of(state.score(0)) == sheet(green=2 * halls, empty=halls - 16, total=3 * halls - 16)


@rule("TT-11.5")
def test_the_grades_have_their_limits() -> None:
    limits = {38: "master_architect", 32: "town_planner", 25: "engineer", 18: "carpenter", 10: "builders_apprentice"}
    found = [grade(points) for points in range(-20, 60)]
    for points in range(-20, 60):
        reached = [limit for limit in limits if points >= limit]
        assert found[points + 20] == (limits[max(reached)] if reached else "aspiring_architect")


@rule("TT-11.5")
def test_the_end_of_a_solo_match_tells_the_grade() -> None:
    state = table("CCCC CCCC FFCC Cww.", phase="pick", lines=DECK)
    play(state, "0 pick wood", "0 place wood d4")
    before = state.copy()
    play(state, "0 done")
    told = GAME.log(before, 0, GAME.parse("done"), state)[-1]
    assert (told.message, told.arguments) == ("tiny_towns-log-grade", {"grade": "carpenter", "points": 21})
    assert state.score(0).total == 21


@rule("TT-11.6", "TT-A27")
def test_no_card_is_moved_or_turned_up_after_the_end() -> None:
    state = table("wwww wwww wwww www.", phase="pick", lines=DECK)
    play(state, "0 pick brick", "0 place brick d4", "0 done")
    assert state.over
    view = view_of(state)
    assert (view.open, view.unseen, view.returned) == ((1, 0, 0, 0, 1), (2, 3, 2, 3, 2), ())


@rule("TT-11.6")
def test_a_replacement_is_any_unseen_card_while_there_are_any() -> None:
    state = play(table(BARE, phase="pick", lines=DECK), "0 pick brick")
    sit_out(state)
    weights = {GAME.text(action): weight for action, weight in state.outcomes()}
    assert weights == {"open wood": 2, "open wheat": 3, "open brick": 2, "open glass": 3, "open stone": 2}


@rule("TT-11.6", "TT-12.4")
def test_then_the_oldest_returned_card_comes_back_without_chance() -> None:
    returned = "glass glass wood wood wheat wheat wheat brick brick glass stone stone"
    state = table(BARE, phase="pick", lines=("open: 1 0 1 0 1", "unseen: 0 0 0 0 0", f"returned: {returned}"))
    sit_out(play(state, "0 pick stone"))
    assert waiting(state) == [0]
    assert view_of(state).open == (1, 0, 1, 1, 0)
    assert view_of(state).returned == (*returned.split()[1:], "stone")


@rule("TT-11.6")
def test_the_place_of_an_open_card_means_nothing() -> None:
    one, other = new(), new()
    play(one, "dealer open wood", "dealer open stone", "dealer open brick")
    play(other, "dealer open brick", "dealer open wood", "dealer open stone")
    assert one.key() == other.key()


@rule("TT-11.6")
@pytest.mark.parametrize("seed", range(3))
def test_the_player_wins_whatever_the_grade(seed: int) -> None:
    state = new(cards="random", monuments=True)
    for _ in wander(state, seed):
        assert state.winners() == []
    assert state.winners() == [0]
