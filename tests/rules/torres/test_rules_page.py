"""The rule behind each decision and verb is the one that speaks of it, and help texts of cards say what the engine does."""

import re
from pathlib import Path

import pytest
from tests.rules.torres.helpers import CARDS, GAME, START, Heights, Place, holding, legal, play, table, targets, view_of

from tabletown.core.views import Line
from tabletown.games.torres.meta import PROMPT_RULES, VERB_RULES
from tabletown.games.torres.rules.material import MASTERS
from tabletown.i18n import Speaker

EN, RU = Speaker("en"), Speaker("ru")

# Decision (a prompt) and verb to the rule and a word of its text, in English and in Russian.
DECISIONS = {
    "act": ("TR-5.1", "action points", "пунктов действия"),
    "act-spent": ("TR-4.6", "turn ends", "Ход заканчивается"),
    "castle": ("TR-12.1", "start player begins", "до каждого поставленного блока"),
    "first_knight": ("TR-2.5", "puts one knight", "ставит одного рыцаря"),
    "king": ("TR-2.6", "puts the king", "ставит короля"),
    "stack": ("TR-6.1", "stacks left", "стопок"),
    "shift": ("TR-7.5", "shift_block", "shift_block"),
    "keep": ("TR-11.3", "Keep one", "Одну карту оставьте"),
    "keep-only": ("TR-11.3", "Keep one", "Одну карту оставьте"),
    "left": ("TR-6.4", "unused blocks", "неиспользованных блоков"),
    "move_king": ("TR-9.2", "or leave him", "король остаётся на месте"),
    "wait": ("TR-4.1", "one turn", "один ход"),
    "start": ("TR-2.2", "start player", "первым игроком"),
    "dealer": ("TR-13.1", "chance step", "случайный шаг"),
    "over": ("TR-10.1", "Most points wins", "Побеждает"),
}
VERBS = {
    "place_castle": ("TR-12.1", "start player begins", "до каждого поставленного блока"),
    "place_first_knight": ("TR-2.5", "puts one knight", "ставит одного рыцаря"),
    "place_king": ("TR-2.6", "puts the king", "ставит короля"),
    "choose_stack": ("TR-6.1", "stacks left", "стопок"),
    "end_turn": ("TR-4.6", "end_turn", "end_turn"),
    "shift_to": ("TR-7.5", "shift_block", "shift_block"),
    "keep_card": ("TR-11.3", "Keep one", "Одну карту оставьте"),
    "keep_card_top": ("TR-11.3", "to the top", "наверх"),
    "keep_card_bottom": ("TR-11.3", "to the bottom", "вниз"),
    "allocate_leftovers": ("TR-6.4", "unused blocks", "неиспользованных блоков"),
    "move_king": ("TR-9.2", "any free square", "любая свободная клетка"),
    "keep_king": ("TR-9.2", "leave him", "остаётся на месте"),
    "start_player": ("TR-2.2", "start player", "первым игроком"),
    "master_card": ("TR-12.4", "master card is drawn", "карта мастера берётся"),
    "draw_card": ("TR-13.1", "draw", "взятая"),
}
NAMED = ("add_knight", "move_knight", "place_block", "buy_card", "advance_score", *CARDS)  # the rule begins with the verb


def rule_text(number: str, language: str) -> str:
    """The text of a rule on the rules page."""
    page = GAME.rules_page(language)
    assert isinstance(page, Path)
    found = re.search(rf"^- {re.escape(number)} (.*?)(?=^- |^$|^\|)", page.read_text("utf-8"), re.M | re.S)
    assert found, number
    return found[1]


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_rule_behind_a_prompt_speaks_of_it(decision: str) -> None:
    number, english, russian = DECISIONS[decision]
    assert PROMPT_RULES[decision] == number == GAME.rule_of(Line(f"torres-prompt-{decision}"))
    assert english in rule_text(number, "en")
    assert russian in rule_text(number, "ru")


def test_every_prompt_and_every_verb_has_a_rule() -> None:
    assert set(PROMPT_RULES) == {"", *DECISIONS}
    verbs = {GAME.describe(action).verb for action in range(GAME.num_actions)}
    assert set(VERB_RULES) == verbs == {*VERBS, *NAMED}


@pytest.mark.parametrize("verb", VERBS)
def test_the_rule_of_a_verb_speaks_of_it(verb: str) -> None:
    number, english, russian = VERBS[verb]
    assert VERB_RULES[verb] == number == GAME.rule_of(Line(f"torres-log-{verb}"))
    assert english in rule_text(number, "en")
    assert russian in rule_text(number, "ru")


@pytest.mark.parametrize("verb", NAMED)
def test_the_rule_of_an_action_begins_with_its_name(verb: str) -> None:
    for language in ("en", "ru"):
        assert rule_text(VERB_RULES[verb], language).startswith(f"`{verb}")


# Help texts with figures.


def figures(message: str) -> list[list[int]]:
    """The numbers of a help text, in English and in Russian."""
    return [[int(each) for each in re.findall(r"\d+", say(f"torres-card-{message}-help"))] for say in (EN, RU)]


def master_points(card: str, phase: int, knights: list[Place], heights: Heights | None = None) -> int:
    """What a master card gives seat 0 at the end of a year."""
    year = f"phase={phase} round=4 opener=0 first=0"
    state = table(
        heights or {}, {"A": knights}, year=year, seat=1, turn="points=5 chosen=0", mode="master", lines=[f"master: {card}"]
    )
    play(state, "end_turn")
    return sum(line.points for line in state.score(0).lines if line.item == f"master_{phase}")


@pytest.mark.parametrize(("card", "more"), [("six_ap", 1), ("seven_ap", 2)])
def test_cards_with_action_points_give_what_they_say(card: str, more: int) -> None:
    state = holding(card, START, {"A": [(2, 2)]}, king=(0, 3))
    before = view_of(state).points
    play(state, card)
    assert view_of(state).points - before == more
    assert figures(card) == [[more], [more]]


@pytest.mark.parametrize(("card", "knight"), [("border", (0, 1)), ("diagonals", (1, 1))])
def test_cards_for_places_give_what_they_say(card: str, knight: Place) -> None:
    given = [master_points(card, year, [knight]) for year in (1, 2, 3)]
    each = [points // 2 for points in given]  # one knight, and the same again for having most there
    assert figures(card) == [[1, 2, 3, *each, *each]] * 2


def test_the_card_for_several_castles_gives_what_it_says() -> None:
    single: list[Place] = [(0, 0), (0, 4), (2, 2), (4, 0), (4, 6), (7, 3)]
    heights: Heights = dict.fromkeys(single, 1)
    said = []
    for year in (1, 2, 3):
        points = {count: master_points("castle_spread", year, single[:count], heights) for count in range(1, 7)}
        (held,) = [count for count, given in points.items() if given]
        said += [held, year, points[held]]
    assert figures("castle_spread") == [said, said]


@pytest.mark.parametrize(
    ("card", "knights", "heights"),
    [
        ("cluster", [(3, c) for c in range(6)], {}),
        ("levels_differ", [(3, c) for c in range(6)], {(3, c): c for c in range(1, 6)}),
        ("line", [(3, c) for c in (0, 1, 2, 4, 5, 7)], {}),
        ("square", [(0, 0), (0, 4), (4, 0), (4, 4)], {}),
        ("same_level", [(3, c) for c in range(6)], {}),
    ],
)
def test_cards_for_the_end_give_what_they_say(card: str, knights: list[Place], heights: Heights) -> None:
    given = [master_points(card, year, knights, heights) for year in (1, 2, 3)]
    assert given[:2] == [0, 0]
    assert figures(card) == [[given[2]], [given[2]]]
    assert len(MASTERS) == 8


def test_the_leap_is_exactly_as_high_as_it_says() -> None:
    heights: Heights = {(3, 3): 1, (2, 3): 3, (3, 2): 2, (3, 4): 4, (4, 3): 1}
    state = holding("climb_two", heights, {"A": [(3, 3)]}, king=(0, 0))
    assert targets(state, "climb_two") == {(2, 3)}
    assert "exactly two levels" in EN("torres-card-climb_two-help")
    assert "ровно на два уровня" in RU("torres-card-climb_two-help")
    assert "at least six" in EN("torres-card-shift_block-help")
    assert "не меньше шести" in RU("torres-card-shift_block-help")
    single: list[Place] = [(0, 0), (0, 4), (2, 2), (4, 0), (4, 6), (7, 3)]
    state = holding("shift_block", dict.fromkeys(single, 1), {"A": [(3, 3)]}, king=(7, 3))
    play(state, "shift_block a1")
    assert all(step.split()[1] not in ("b5", "a4", "f1") for step in legal(state, "shift_to"))  # six castles stay six
