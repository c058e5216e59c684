"""What is said: log lines and the terminal's board."""

from itertools import pairwise

from tests.rules.ginkgopolis.helpers import GAME, act, draw, new, play, say, table, view_of, wander
from tests.rules.ginkgopolis.test_reserve import last_two

from tabletown.core.state import CHANCE
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.stages import stages
from tabletown.games.ginkgopolis.text import board
from tabletown.i18n import Speaker
from tabletown.testing import rule

SPEAK = Speaker("en", ["Vera", "Ilya", "Nina"])


def told(state: GinkgopolisState, step: str) -> list[str]:
    """Carry out a step; the log lines without the name of the game."""
    actor, _, action = step.partition(" ")
    number, who = GAME.parse(say(action)), CHANCE if actor == "dealer" else int(actor)
    before = state.copy()
    state.apply(who, number)
    return [SPEAK(line.message, line.arguments) for line in GAME.log(before, who, number, state)]


def shown(state: GinkgopolisState, viewer: int | None) -> str:
    """The terminal's board in words."""
    lines = []
    for title, rows in board(view_of(state, viewer)):
        lines += [title, *(line for row in rows for line in row)]
    return "\n".join(SPEAK(line.message, line.arguments) for line in lines)


@rule("GK-10.9", "GK-10.6")
def test_an_expert_who_cannot_pay_for_the_second_card_is_said_to_be_short() -> None:
    tower = ["building 1,2: blue_8 blue_9 blue_10 @0", "tokens: A(-1,2) B(0,2) C(1,3) D(2,1) E(2,0) F(2,-1) G(1,-2) H(0,-2) "
             "I(-1,-2) J(-2,-1) K(-2,0) L(-2,1)"]  # fmt: skip
    lines = ("hand 0: A:0 B:0", "hand 1: C", *tower, "player 1: S2", "deck: blue_10 D E")
    state = table(*lines, seats=1, options="level=expert")
    play(state, "0 commit A", "0 take_asset resource")
    lines = tuple(told(state, "dealer draw_card blue_10"))
    assert "Gosha uses blue 10." in lines
    assert "Gosha lacks the resources to build: the game ends." in lines
    assert state.over


@rule("GK-10.9", "GK-A.23")
def test_the_card_that_an_expert_uses_is_told() -> None:
    state = table("hand 0: A:0 B:0", "hand 1: C", "deck: D E F", seats=1, options="level=expert")
    play(state, "0 commit A", "0 take_asset resource")
    assert "Gosha uses urbanization C." in told(state, "dealer draw_card D")


@rule("GK-6.4", "GK-A.11")
def test_that_nobody_returns_a_tile_is_told_even_when_the_end_has_come() -> None:
    state = last_two("tiles 1: red_4")
    state.ending = True
    play(state, "0 return_done")
    assert "No tiles are returned." in told(state, "1 return_done")
    other = last_two("tiles 1: red_4")
    play(other, "0 return_done", "1 return_tile red_4")
    assert told(other, "1 return_done")[0] == "Ilya has finished returning tiles."
    assert "No tiles are returned." not in told(last_two("tiles 1: red_4"), "1 return_done")


@rule("GK-2.9")
def test_starting_assets_of_everybody_are_told() -> None:
    state = new(2)
    while state.point() != at.FIRST:
        draw(state)
    said = told(state, "dealer first_player 1")
    while state.round == 0:
        action = state.legal(CHANCE)[0]
        before = state.copy()
        state.apply(CHANCE, action)
        said += [SPEAK(line.message, line.arguments) for line in GAME.log(before, CHANCE, action, state)]
    for name in ("Vera", "Ilya"):
        assert [line for line in said if line.startswith(f"{name}: +")]


@rule("GK-3.4")
def test_the_cards_of_an_old_hand_are_named() -> None:
    state = table("hand 0: A:0 B:0 red_1:0 D:0", "player 0: N1")
    line = told(state, "0 new_hand")[0]
    assert line.startswith("Vera takes a new hand and discards")
    for name in ("urbanization A", "urbanization B", "red 1", "urbanization D"):
        assert name in line


@rule("GK-10.4")
def test_where_gosha_urbanizes_is_told() -> None:
    state = act(table("hand 0: red_1:0 red_2:0", "hand 1: D", seats=1), "red_1")
    assert told(state, "dealer draw_tile red_9")[0] == "Gosha plays urbanization D with tile red 9: a new building."


@rule("GK-A.30")
def test_the_round_of_the_cap_is_announced() -> None:
    state = table("hand 0: red_1 A B C", "hand 1: D E F G", round=1, options="round_cap=2")
    act(state, "A")
    play(state, "0 take_asset resource", "1 take_asset resource")
    draw(state)
    action = state.legal(CHANCE)[0]
    before = state.copy()
    state.apply(CHANCE, action)
    assert "ginkgopolis-log-last_round" in [line.message for line in GAME.log(before, CHANCE, action, state)]
    assert "the last one" in shown(state, 0)


@rule("GK-11.1", "GK-11.3", "GK-3.2")
def test_the_terminal_shows_all_that_is_public_or_own() -> None:
    state = table(
        "hand 0: A B C D", "hand 1: E:0+1 F:0+1 G H", "tiles 0: red_9", "tiles 1: red_10 red_11", "shown 1: red_11",
        "building 1,2: red_4 @0 !", "discard: yellow_3", "player 0: R1 N1", "player 1: N2",
        "tokens: A(-1,2) B(0,2) C(1,3) D(2,1) E(2,0) F(2,-1) G(1,-2) H(0,-2) I(-1,-2) J(-2,-1) K(-2,0) L(-2,1)",
    )  # fmt: skip
    seen = shown(state, 0)
    assert "red 4 h1 @1 !" in seen
    assert "1 resource (23 in reserve), 1 tile, 1 new hand," in seen
    assert "2 new hands" in seen
    assert "Discard pile: yellow 3" in seen
    assert "Known in hand: urbanization E and urbanization F" in seen
    assert "Tiles shown: red 11" in seen
    play(state, "0 commit A red_9")
    assert "Laid down: urbanization A, red 9" in shown(state, 0)
    assert "red 9" not in shown(state, 1)
    play(state, "1 commit E red_10")
    assert "A tile lies on the card." in shown(state, 0)


@rule("GK-2.8")
def test_the_terminal_shows_the_characters_kept_so_far() -> None:
    state = draw(new(2, "normal"), 9 + 7 + 8)
    assert "Kept" not in shown(state, 0)
    first = state.legal(0)[0]
    state.apply(0, first)
    state.apply(1, state.legal(1)[0])
    name = SPEAK(f"ginkgopolis-card-{GAME.describe(first).values[0]}", {})
    assert f"Kept: {name}" in shown(state, 0)
    assert "Kept" not in shown(state, None)


def test_every_log_line_of_random_matches_is_in_words() -> None:
    for number, options in enumerate(GAME.presets()):
        state = GAME.new(options)
        for seat in range(4):
            wander(state, 70, number * 7 + seat)  # type: ignore[arg-type]
            for viewer in (None, 0):
                assert "ginkgopolis-" not in shown(state, viewer)  # type: ignore[arg-type]


@rule("GK-3.5", "GK-4.11")
def test_cards_are_told_one_after_another_each_with_what_it_brings() -> None:
    hands = ("hand 0: yellow_2:0 A:0 B:0 C:0", "hand 1: red_1:1 D:1 E:1 F:1", "tiles 0: blue_4", "player 0: R3")
    state = play(table(*hands), "1 commit red_1")
    assert told(state, "0 commit yellow_2 blue_4") == [
        "Vera chooses yellow 2 (blue 4).",
        "Vera adds a floor to yellow 2: tile blue 4.",
        "Vera: \N{MINUS SIGN}3 resources.",
        "Vera takes the lead in a blue district, worth 4 points now.",
        "Ilya exploits red 1.",
        "Ilya: +1 resource.",
    ]


@rule("GK-3.5")
def test_the_stages_of_a_step_tell_the_same_lines() -> None:
    hands = ("hand 0: yellow_2:0 A:0 B:0 C:0", "hand 1: red_1:1 D:1 E:1 F:1", "tiles 0: blue_4", "player 0: R3")
    before = play(table(*hands), "1 commit red_1")
    action = GAME.parse(say("commit yellow_2 blue_4"))
    after = before.copy()
    after.apply(0, action)
    found = stages(before, 0, action, after)
    lines = GAME.log(before, 0, action, found[0])
    for earlier, later in pairwise(found):
        lines += GAME.log(earlier, 0, action, later)[1:]
    assert lines == GAME.log(before, 0, action, after)
    assert len(found) == 3
