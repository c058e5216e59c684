"""What Torres says: the forecast, the cards and the table in words."""

import re

import pytest
from tests.rules.torres.helpers import GAME, START, new, play, row, table, view_of

from tabletown.core.facets import Look
from tabletown.core.state import State
from tabletown.games.torres.text import board, prompt
from tabletown.i18n import Speaker

EN, RU = Speaker("en"), Speaker("ru")


def said(state: State, seat: int | None = None, speaker: Speaker = EN) -> str:
    """The board in words."""
    panels = board(view_of(state, seat))
    lines = [line for title, rows in panels for line in [title, *(cell for row in rows for cell in row)]]
    return "\n".join(speaker.line(line) for line in lines)


def outlook(state: State, seat: int) -> dict[str, int]:
    """The points by line if the year ended now."""
    return {line.item: line.points for line in GAME.outlook(view_of(state), seat).lines}


def year_end(year: int) -> State:
    """The last turn of a year, one knight of seat 0 on level 2 of the king's castle."""
    heights = START | row(0, 2, 2, start=0)
    when = f"phase={year} round=4 opener=0 first=0"
    return table(heights, {"A": [(0, 0)], "B": [(5, 5)]}, king=(0, 1), year=when, turn="points=0 chosen=0", seat=1)


def test_after_a_scoring_the_forecast_is_that_of_the_next_year() -> None:
    state = year_end(1)
    assert outlook(state, 0) == {"castles_1": 4}  # the king's level of year 1 is 1
    assert "if the year ended now" in said(state)
    play(state, "end_turn")
    assert outlook(state, 0) == {"castles_1": 4, "castles_2": 4, "king_2": 10}
    assert "+14 if the next year ended like this" in said(state)
    assert "if the year ended now" not in said(state)
    svg = GAME.picture(view_of(state, 0), (), EN).svg()
    assert "next year the king: level 2 scores 10" in svg
    assert "If the next year ended now" in svg


def test_after_the_end_there_is_no_forecast() -> None:
    state = play(year_end(3), "end_turn")
    assert state.over
    assert GAME.outlook(view_of(state), 0) == GAME.score(view_of(state), 0) == state.score(0)
    assert "ended" not in said(state)
    assert "кончился" not in said(state, None, RU)


@pytest.mark.parametrize("card", ["border", "diagonals"])
def test_the_bonus_for_most_knights_is_said_to_come_once_and_not_in_a_tie(card: str) -> None:
    assert "2, 5, 10 once more if nobody has as many there" in EN(f"torres-card-{card}-help")
    assert "ещё 2, 5, 10, если их там больше, чем у любого другого" in RU(f"torres-card-{card}-help")


def test_what_is_kept_is_not_said_to_go_back() -> None:
    action = GAME.describe(GAME.parse("keep_card_top vault"))
    assert EN.action("torres", action) == "Keep (rest on top): Jump over a knight"
    assert RU.action("torres", action) == "Оставить (другие наверх): Прыжок"


def test_no_stack_is_another_thing_than_an_empty_one() -> None:
    last = "phase=1 round=4 opener=0 first=0"
    state = table(START, year=last, lines=["stacks 1: 0"])
    first, second = (line for line in said(state).splitlines() if "in reserve" in line)
    assert "stacks none" in first
    assert "stacks 0" in second
    assert "стопки: нет" in said(state, None, RU)
    assert "stacks none" in GAME.picture(view_of(state), (), EN).svg()


def test_the_owner_is_told_what_he_remembers_and_nobody_else() -> None:
    lines = ["top 0: vault six_ap", "bottom 0: regroup", "hand 0: climb_two", "bought: climb_two"]
    state = table(START, mode="own_deck", turn="points=4 buys=1 chosen=2", lines=lines)
    owner, other = said(state, 0), said(state, 1)
    assert "On top of your deck, from the top: Jump over a knight and 6 AP" in owner
    assert "At the bottom of your deck, from the top: Relocate a knight" in owner
    assert "Bought this turn, playable from your next turn: Leap two levels" in owner
    assert not any(card in other for card in ("Jump", "Relocate", "Leap"))


@pytest.mark.parametrize("look", [Look(), Look(narrow=True)])
def test_what_is_open_to_everybody_is_in_words_and_in_the_picture(look: Look) -> None:
    state = table(START, {"A": [(2, 2)]}, king=(0, 3), lines=["played 1: vault", "hand 0: six_ap"])
    words, svg = said(state, 0), GAME.picture(view_of(state, 0), (), EN, look).svg()
    for text in ("Cards in the common deck: 38", "has played: Jump over a knight", "First in the round: "):
        assert text in words
        assert text in svg
    assert "Blocks in supply: 82" in svg
    state = table(START, {"A": [(2, 2)]}, king=(0, 3), mode="master", lines=["hand 1: vault"])
    assert "holds: Jump over a knight" in GAME.picture(view_of(state, 0), (), EN, look).svg()
    state = table(START, {"A": [(2, 2)]}, king=(0, 3), mode="own_deck", lines=["top 1: vault"])
    shown = re.sub(r"(<[^>]*>|\s)+", " ", GAME.picture(view_of(state, 0), (), EN, look).svg())
    assert "the owner knows 1 on top" in shown


def test_prompts_speak_of_what_there_is() -> None:
    assert prompt(view_of(new(start_player="drawn"), 0)).message == "torres-prompt-start"
    assert prompt(view_of(play(table(START), "buy_card"), 0)).message == "torres-prompt-dealer"
    state = table(START, mode="own_deck", pending="act keep", lines=["drawn: vault"])
    assert prompt(view_of(state, 0)).message == "torres-prompt-keep-only"
    state = table(START, mode="own_deck", pending="act keep", lines=["drawn: vault regroup"])
    assert prompt(view_of(state, 0)).message == "torres-prompt-keep"
