"""Prompts and events of Tiny Towns."""

from tests.rules.tiny_towns.helpers import GAME, table

from tabletown.core.views import Line
from tabletown.testing import rule

DONE = GAME.parse("done")
WATCH = "kept=opaleyes_watch aside=gray+blue+red watch_round=2"


def told_at_the_end(*towns: str, named: str = "0 0") -> list[Line]:
    """Everybody is done, which ends the match; what is said after the last step."""
    state = table(*towns, resource="wood 1", lines=(f"named: {named}",))
    for seat in (0, 1):
        before = state.copy()
        if state.is_actor(seat):
            state.apply(seat, DONE)
            lines = GAME.log(before, seat, DONE, state)[1:]
    assert state.over
    return lines


@rule("TT-9.2", "TT-9.6")
def test_the_end_tells_places_and_the_tie_break_by_squares() -> None:
    # A Tavern and 15 squares against a Well by a Cottage and 14: 13 points below zero each.
    lines = told_at_the_end("Twww wwww wwww wwww", "WCww wwww wwww wwww")
    assert [line.message for line in lines] == [*["tiny_towns-log-completed"] * 2, "tiny_towns-log-won-squares"]
    assert [line.arguments["place"] for line in lines[:2]] == [1, 1]
    assert lines[2].arguments["seat"] == 1


@rule("TT-9.6")
def test_squares_with_cubes_are_squares_without_a_building() -> None:
    state = table("Twww wwww wwww wwww place=1", "WCww wwww wwww wwww place=1", phase="over")
    assert [state.score(seat).total for seat in (0, 1)] == [-13, -13]
    assert state.winners() == [1]


@rule("TT-9.6")
def test_the_end_tells_the_tie_break_by_namings() -> None:
    lines = told_at_the_end("Twww wwww wwww wwww", "Twww wwww wwww wwww", named="2 1")
    assert (lines[-1].message, lines[-1].arguments["seat"]) == ("tiny_towns-log-won-named", 1)


@rule("TT-9.2")
def test_who_completes_later_is_told_a_later_place() -> None:
    lines = told_at_the_end("wwww wwww wwww wwww place=1", "Twww wwww wwww wwww")
    assert lines[0] == Line("tiny_towns-log-completed", {"seat": 1, "place": 2})


def test_prompts_tell_the_two_replacements_of_the_guild_apart() -> None:
    town = "MC.. .... .... .... kept=architects_guild"
    for frame, message in (("guild", "tiny_towns-prompt-guild"), ("guild=2", "tiny_towns-prompt-guild-again")):
        state = table(town, "....  .... .... ....", resource="wood 1", at=(f"build {frame}", "-"))
        assert GAME.prompt(GAME.view(state, 0)).message == message


def test_prompts_tell_the_own_resource_from_that_of_another() -> None:
    state = table(".... .... .... ....", ".... .... .... ....", resource="wood 0")
    assert GAME.prompt(GAME.view(state, 0)).message == "tiny_towns-prompt-resource-own"
    other = GAME.prompt(GAME.view(state, 1))
    assert (other.message, other.arguments["seat"]) == ("tiny_towns-prompt-resource", 0)


@rule("TT-7.17")
def test_a_piece_that_could_not_be_placed_is_forgotten_next_round() -> None:
    state = table(f"Mwww wwww wwww wwww {WATCH}", "ws.. .... .... ....", resource="wood 1", at=("build", "build"))
    state.apply(1, GAME.parse("build well a1+b1 a1"))
    state.apply(0, DONE)
    state.apply(1, DONE)
    town = GAME.view(state, 1).towns[0]  # type: ignore[attr-defined]
    assert town.won == ()
    assert town.aside == ("blue", "red", "gray")
