"""What Garden Nation says in both languages."""

import re

import pytest
from tests.rules.garden_nation.helpers import GAME, play, table, view_of

from tabletown.core.state import State
from tabletown.games.garden_nation import text
from tabletown.i18n import Speaker
from tabletown.testing import rule

ENGLISH, RUSSIAN = Speaker("en", ["Ann", "Bo", "Cy"]), Speaker("ru", ["Аня", "Боря", "Вася"])


def told(before: State, actor: int, action: str, speaker: Speaker = ENGLISH) -> list[str]:
    """The log of a step in words."""
    after = play(before.copy(), f"{actor if actor >= 0 else '-'} {action}")
    return [speaker(line.message, line.arguments) for line in GAME.log(before, actor, GAME.parse(action), after)]


@pytest.mark.parametrize(
    ("action", "english", "russian"),
    [
        ("strategic 2", "Move crane: territory 2", "Переместить черепаху: территория 2"),
        ("complete 3", "Complete: project 3", "Выполнить: проект 3"),
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
            "Build: territory 1, upper right (greenery) · 4 inhabitants · crane → 2",
            "Строить: территория 1, справа вверху (зелень) · 4 ж. · черепаха → 2",
        ),
        (
            "demolish T1.1",
            "Demolish: territory 1, upper left (greenery, 2 floors) · +18 inhabitants · crane → 1",
            "Снести: территория 1, слева вверху (зелень, 2 этажа) · +18 ж. · черепаха → 1",
        ),
        (
            "invade T1.3",
            "Invade: territory 1, right (yellow grass, 1 floor) · a ploy and 8 inhabitants · crane → 5",
            "Захватить: территория 1, справа (жёлтая трава, 1 этаж) · хитрость и 8 ж. · черепаха → 5",
        ),
    ],
)
def test_a_choice_says_where_at_what_price_and_where_the_crane_goes(action: str, english: str, russian: str) -> None:
    state = table("T1.1=2", "T1.3=1", crane=1, order="1 0")
    said = [speaker.choices(GAME, view_of(state, 0), state.legal(0))[GAME.parse(action)] for speaker in (ENGLISH, RUSSIAN)]
    assert said == [english, russian]


def test_numbers_within_a_sentence_stay_numbers() -> None:
    state = table("T1.1=1", "T1.2=1", crane=1, order="1 0")
    assert told(state, 0, "strategic 2") == ["Ann uses a ploy: the crane goes to territory 2."]
    assert told(state, 0, "strategic 2", RUSSIAN) == ["Аня применяет хитрость: черепаха идёт на территорию 2."]
    line = GAME.prompt(view_of(state, 0))
    assert RUSSIAN(line.message, line.arguments) == "Действие 1 из 2: на территории 1."
    first = GAME.new(GAME.options(seats=2))
    assert told(first, -1, "territory 0 4 0") == ["Territory 4 is laid out: center."]


def test_the_log_tells_places_and_gains_in_words() -> None:
    state = table("T1.1=1", "T1.3=1", crane=1, order="1 0")
    assert told(state, 0, "build T1.1")[0] == "Ann builds floor 2 in territory 1, upper left: −5 inhabitants."
    assert told(state, 0, "build T1.1", RUSSIAN)[0] == "Аня строит этаж 2 на территории 1, слева вверху: −5 жителей."
    assert told(state, 0, "demolish T1.1")[0] == (
        "Ann demolishes a building of 1 floor in territory 1, upper left: +8 inhabitants."
    )
    assert told(state, 0, "build_bramble T1.0 greenery")[0].endswith(": −5 inhabitants. The bramble becomes greenery.")


def test_an_invasion_tells_of_the_ploy_the_gain_and_the_roof() -> None:
    state = table("", "T1.1=2^ T1.3=1", crane=1, order="1 0")
    assert told(state, 0, "invade T1.1") == [
        "Ann invades the building of Bo in territory 1, upper left: −1 ploy, −18 inhabitants. "
        "Bo takes back 2 floors and gains 18 inhabitants; the roof goes back to the supply."
    ]
    assert "roof" not in told(state, 0, "invade T1.3")[0]
    assert "крыша возвращается" in told(state, 0, "invade T1.1", RUSSIAN)[0]


def test_a_completed_project_names_its_building() -> None:
    state = table("T1.1=2", "", crane=1, display="house - - -", lines=("pending: project=T1.1",))
    assert told(state, 0, "complete 1")[0] == (
        "Ann completes House: +3 points. The roof goes on the building in territory 1, upper left."
    )
    said = "Аня выполняет проект «Домик», крыша на территории 1, слева вверху: +3 очка."
    assert told(state, 0, "complete 1", RUSSIAN)[0] == said


@rule("GN-8.1")
def test_territory_control_is_told_territory_by_territory() -> None:
    state = table("T1.1=1 T2.1=2 T3.1=1", "T1.2=2 T3.2=1", crane=4, order="0 1 0 1", lines=("turn: left=1",))
    lines = told(state, 1, "build T4.4")
    assert lines[1:] == [
        "Territory 1: Bo has the most floors, +2 inhabitants.",
        "Territory 2: Ann has the most floors, +2 inhabitants.",
        "Territory 3: Ann and Bo tie for the most floors, +1 inhabitant each.",
        "Territory 4: Bo has the most floors, +2 inhabitants.",
        "Round 2.",
    ]
    assert told(state, 1, "build T4.4", RUSSIAN)[3] == "Территория 3: поровну этажей — Аня и Боря, по +1 жителю."


@rule("GN-9.1")
def test_the_last_round_is_told_in_a_line() -> None:
    state = table("T1.1=19", "", crane=1)
    assert told(state, 0, "build T1.2")[1] == "Ann has no floors left: this is the last round."
    assert "garden_nation-log-last_round" in GAME.moments


def test_no_turtle_is_called_a_crane_in_russian() -> None:
    text = GAME.folder.joinpath("locales/ru.ftl").read_text("utf-8").lower()
    assert not re.search(r"\bкран(а|у|ом|е)?\b", text)


@pytest.mark.parametrize(("speaker", "least"), [(ENGLISH, "2 floors or more"), (RUSSIAN, "от 2 этажей")])
def test_projects_ask_for_the_least_number_of_floors(speaker: Speaker, least: str) -> None:
    for card in ("house", "windmill", "temple", "fortress_beside_greenery"):
        assert least in speaker(f"garden_nation-card-{card}-help", {})


def test_private_cards_are_called_so_until_the_end() -> None:
    hands = ("; dealt cabaret post_office belfry market; kept cabaret market", "")
    for phase, shown in (("play", True), ("over", False)):
        objectives = GAME.parts(view_of(table(*hands, phase=phase), 0), (), ENGLISH).about[1]
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
