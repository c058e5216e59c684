"""What Garden Nation says in both languages."""

import pytest
from tests.rules.garden_nation.helpers import GAME, play, table, view_of

from tabletown.core.state import State
from tabletown.games.garden_nation import text
from tabletown.i18n import Speaker

ENGLISH, RUSSIAN = Speaker("en", ["Ann", "Bo", "Cy"]), Speaker("ru", ["Аня", "Боря", "Вася"])


def told(before: State, actor: int, action: str, speaker: Speaker = ENGLISH) -> list[str]:
    """The log of a step in words."""
    after = play(before.copy(), f"{actor if actor >= 0 else '-'} {action}")
    return [speaker(line.message, line.arguments) for line in GAME.log(before, actor, GAME.parse(action), after)]


@pytest.mark.parametrize(
    ("action", "english", "russian"),
    [
        ("strategic 2", "Move crane: territory 2", "Передвинуть кран: территория 2"),
        ("complete 3", "Complete: place 3", "Завершить: место 3"),
    ],
)
def test_a_choice_is_no_bare_number(action: str, english: str, russian: str) -> None:
    described = GAME.describe(GAME.parse(action))
    assert ENGLISH.action("garden_nation", described) == english
    assert RUSSIAN.action("garden_nation", described) == russian


@pytest.mark.parametrize(
    ("action", "english", "russian"),
    [
        (
            "build T1.2",
            "Build: territory 1, upper right (greenery), for 4 inhabitants; the crane goes to territory 2.",
            "Строить: территория 1, справа вверху (зелень), за 4 жителей; кран идёт на территорию 2.",
        ),
        (
            "demolish T1.1",
            "Demolish: territory 1, upper left (greenery, 2 floors), which brings 18 inhabitants; "
            "the crane goes to territory 1.",
            "Снести: территория 1, слева вверху (зелень, 2 этажа), это даёт 18 жителей; кран идёт на территорию 1.",
        ),
        (
            "invade T1.3",
            "Invade: territory 1, right (yellow grass, 1 floor), for a ploy and 8 inhabitants; "
            "the crane goes to territory 5.",
            "Захватить: территория 1, справа (жёлтая трава, 1 этаж), за хитрость и 8 жителей; кран идёт на территорию 5.",
        ),
    ],
)
def test_a_choice_says_where_at_what_price_and_where_the_crane_goes(action: str, english: str, russian: str) -> None:
    state = table("T1.1=2", "T1.3=1", crane=1, order="1 0")
    said = [speaker.choices(GAME, view_of(state, 0), state.legal(0))[GAME.parse(action)] for speaker in (ENGLISH, RUSSIAN)]
    assert said == [english, russian]


def test_numbers_within_a_sentence_stay_numbers() -> None:
    state = table("T1.1=1", "T1.2=1", crane=1, order="1 0")
    assert told(state, 0, "strategic 2") == ["Ann uses a ploy: the crane goes to 2."]
    assert told(state, 0, "strategic 2", RUSSIAN) == ["Аня применяет хитрость: кран идёт на территорию 2."]
    line = GAME.prompt(view_of(state, 0))
    assert RUSSIAN(line.message, line.arguments) == "Действие 1 из 2: территория 1."
    first = GAME.new(GAME.options(seats=2))
    assert told(first, -1, "territory 0 4 0") == ["Territory 4 lies here: centre."]


def test_an_invasion_tells_of_the_ploy_the_gain_and_the_roof() -> None:
    state = table("", "T1.1=2^ T1.3=1", crane=1, order="1 0")
    assert told(state, 0, "invade T1.1") == [
        "Ann uses a ploy and invades 1↖ for 18: 2 floors of Bo go home, Bo gains 18 inhabitants, the roof goes back."
    ]
    assert "roof" not in told(state, 0, "invade T1.3")[0]
    assert "крыша возвращается" in told(state, 0, "invade T1.1", RUSSIAN)[0]


def test_a_completed_project_names_its_building() -> None:
    state = table("T1.1=2", "", crane=1, display="house - - -", lines=("pending: project=T1.1",))
    assert told(state, 0, "complete 1")[0] == "Ann completes House with 1↖, which gets a roof: +3."
    assert told(state, 0, "complete 1", RUSSIAN)[0] == "Аня завершает проект «Домик», крыша на 1↖: +3."


@pytest.mark.parametrize(("speaker", "least"), [(ENGLISH, "2 floors or more"), (RUSSIAN, "от 2 этажей")])
def test_projects_ask_for_the_least_number_of_floors(speaker: Speaker, least: str) -> None:
    for card in ("house", "windmill", "temple", "fortress_beside_greenery"):
        assert least in speaker(f"garden_nation-card-{card}-help", {})


def test_private_cards_are_called_so_until_the_end() -> None:
    hands = ("; dealt cabaret post_office belfry market; kept cabaret market", "")
    for phase, shown in (("play", True), ("over", False)):
        objectives = GAME.parts(view_of(table(*hands, phase=phase), 0), (), ENGLISH).side[1]
        assert ("only you see them" in objectives.svg()) == shown


def test_floors_and_ploys_in_supply_are_called_so() -> None:
    title = text.board(view_of(table("T1.1=2", ""), 0))[1][0]
    assert ENGLISH(title.message, title.arguments) == "Ann: 0 points, population 35, floors left 18, ploys left 4"


def test_the_board_in_words_tells_of_all_zones_tokens_and_projects() -> None:
    state = table("T1.1=2^; completed house forge", "", crane=1, tokens="T7.5=greenery")
    rows = [row for _, rows in text.board(view_of(state, 0)) for row in rows]
    told = [ENGLISH(line.message, line.arguments) for row in rows for line in row]
    assert len([text for text in told if text.endswith(": vacant")]) == 48
    assert next(text for text in told if "T7.5" in text).endswith("greenery, cost 5: vacant")
    assert "Bramble tokens left: greenery 2, yellow grass 3, red leaves 3" in told
    assert "completed: House and Forge" in told
