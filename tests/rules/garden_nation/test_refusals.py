"""Why an action is refused: each condition in a position, with its rule and its figures."""

import re
from typing import Any, NamedTuple

import pytest
from tests.rules.garden_nation.helpers import GAME, play, start, table, waiting

from tabletown.core.game import Game
from tabletown.core.state import State
from tabletown.games.garden_nation import GardenNation
from tabletown.games.garden_nation.rules.state import GardenNationState
from tabletown.i18n import Speaker
from tabletown.testing import BrokenLaw, check_refusals, rule
from tabletown.testing import play as play_match

HAND = "; dealt cabaret post_office belfry market"
CHOOSING = table(HAND, HAND.replace("cabaret", "barracks"), phase="choose", crane="-")
FIRST = start()
# Seat 0 has the second turn. T1.0, T2.4, T3.4, T4.3, T5.5, T6.6 and T7.5 are bramble; T4 lies in the center.
ACTING = table("T1.1=2 T1.2=1^", "T1.3=2", crane=1, order="1 0", tokens="T2.4=greenery")
POOR = table("T1.1=2; population 5", "T1.3=2", crane=1, order="1 0")
SPENT = table("T1.1=2 T1.2=1^; ploys 0", "T1.3=2", crane=1, order="1 0")
USED = table("T1.1=2 T1.2=1^", "T1.3=2", crane=1, order="1 0", lines=("turn: left=2 visited=1 ploy",))
LAST = table("T1.1=19 T2.1=1", "T1.3=2", crane=1, order="1 0", lines=("ended: yes",))
ONE_LEFT = table("T2.1=19", "T1.3=2", crane=1, order="1 0")
ROOFS = table("T1.1=2^ T2.1=1 T3.1=1 T3.5=2^", "T1.3=2", crane=1, order="1 0")
LOCKED = play(ROOFS.copy(), "0 transfer_roof T1.1 T3.1")
WALKED = table("T1.1=1 T5.0=1; population 1; ploys 0", "", crane=1, lines=("turn: left=1 visited=1+2",))
LONELY = play(table("T3.0=1 T6.0=1; population 1; ploys 0", "", crane=3), *["0 move_on"] * 3)
NAMING = table("T1.1=1", "", "", "", crane=2, order="1 0", lines=("pending: next_player",))
NAMING_3 = table("T1.1=1", "", "", crane=2, order="0", lines=("pending: next_player",))
THREE = table("T1.1=1", "", "", crane=2, order="1 0")
NO_TOKENS = table("", "", crane=4, order="1 0", tokens="T1.0=greenery T2.4=greenery T3.4=greenery")


def built(zone: str, own: str, display: str, other: str = "") -> GardenNationState:
    """A position in which seat 0 has just built in a zone and is asked for a project."""
    lines = (f"pending: project={zone}",)
    return table(own, other, crane=zone[1], order="1 0", display=display, lines=lines)


OUTER = built("T1.1", "T1.1=2", "house prison apartments -")  # greenery, outer, two floors
LOW = built("T1.1", "T1.1=1 T1.2=1", "terraced_houses house sanctuary windmill")
INNER = built("T4.0", "T4.0=2 T4.4=1", "house apartments sanctuary temple")  # greenery in the center
FULL = built("T3.5", "T3.5=2", "house sacred_place_beside_yellow_grass forge temple", "T3.6=1")


class Case(NamedTuple):
    """An action that is refused for seat 0."""

    condition: str
    state: State
    action: str
    rule: str
    figures: dict[str, Any]


def case(condition: str, state: State, action: str, rule: str, **figures: Any) -> Case:
    """A case with its figures."""
    return Case(condition, state, action, rule, figures)


CASES = [
    case("dealer", ACTING, "project 1 house", "GN-11.1"),
    case("choose", CHOOSING, "build T1.1", "GN-3.6"),
    case("dealt", CHOOSING, "choose_objectives cabaret barracks", "GN-3.6", objective="barracks"),
    case("kept", ACTING, "choose_objectives cabaret barracks", "GN-3.6"),
    case("next", NAMING_3, "build T2.1", "GN-4.2"),
    case("seats", NAMING_3, "next_player 3", "GN-4.2", count=3),
    case("played", NAMING, "next_player 1", "GN-4.2", seat=1),
    case("self", NAMING_3, "next_player 0", "GN-4.2"),
    case("alternate", ACTING, "next_player 1", "GN-4.3"),
    case("actions", THREE, "next_player 2", "GN-4.2", count=2),
    case("first", FIRST, "demolish T1.1", "GN-4.5"),
    case("first", FIRST, "strategic 2", "GN-4.5"),
    case("first", FIRST, "pass", "GN-4.5"),
    case("project", OUTER, "build T1.2", "GN-6.1"),
    case("project", OUTER, "next_player 1", "GN-6.1"),
    case("project-later", ACTING, "complete 1", "GN-6.1"),
    case("project-later", ACTING, "decline", "GN-6.1"),
    case("empty", OUTER, "complete 4", "GN-6.4"),
    case("land", OUTER, "complete 2", "GN-6.11", project="prison", land="red_leaves"),
    case("central", OUTER, "complete 3", "GN-6.14", project="apartments"),
    case("floors", LOW, "complete 2", "GN-6.11", project="house", needed=2, floors=1),
    case("pair-floors", LOW, "complete 3", "GN-6.13", project="sanctuary", needed=2),
    case("outer", INNER, "complete 1", "GN-6.11", project="house"),
    case("floors", INNER, "complete 2", "GN-6.14", project="apartments", needed=3, floors=2),
    case("triple", INNER, "complete 4", "GN-6.15", project="temple", land="greenery", needed=2),
    case(
        "vacant",
        FULL,
        "complete 2",
        "GN-6.10",
        project="sacred_place_beside_yellow_grass",
        land="yellow_grass",
    ),
    case(
        "pair",
        built("T1.1", "T1.1=2", "house forge sanctuary -"),
        "complete 3",
        "GN-6.13",
        project="sanctuary",
        land="greenery",
    ),
    case("elsewhere", ACTING, "build T2.1", "GN-4.4", territory=1),
    case("elsewhere", ACTING, "demolish T2.1", "GN-4.4", territory=1),
    case("elsewhere", ACTING, "invade T2.1", "GN-4.4", territory=1),
    case("taken", ACTING, "build T1.3", "GN-5.1", seat=1),
    case("roofed", ACTING, "build T1.2", "GN-6.6"),
    case("supply", LAST, "build T1.2", "GN-5.1"),
    case("price", POOR, "build T1.1", "GN-5.3", price=6, population=5),
    case("price", POOR, "build_bramble T1.0 greenery", "GN-5.3", price=5, population=5),
    case("bramble", ACTING, "build T1.0", "GN-5.4"),
    case(
        "grown",
        table("", "", crane=2, order="1 0", tokens="T2.4=greenery"),
        "build_bramble T2.4 red_leaves",
        "GN-5.4",
        land="greenery",
    ),
    case("tokens", NO_TOKENS, "build_bramble T4.3 greenery", "GN-5.4", land="greenery"),
    case("nothing", ACTING, "demolish T1.5", "GN-5.5"),
    case("foreign", ACTING, "demolish T1.3", "GN-5.5", seat=1),
    case("invade-vacant", ACTING, "invade T1.5", "GN-7.4"),
    case("invade-own", ACTING, "invade T1.1", "GN-7.4"),
    case("invade-used", USED, "invade T1.3", "GN-7.5", seat=1),
    case("invade-ploys", SPENT, "invade T1.3", "GN-7.1", seat=1),
    case("invade-floors", ONE_LEFT, "invade T1.3", "GN-7.4", floors=2, count=1),
    case("invade-price", POOR, "invade T1.3", "GN-7.4", price=18, population=5),
    case("ploy", USED, "strategic 2", "GN-7.1"),
    case("ploy", USED, "transfer_roof T1.2 T1.1", "GN-7.1"),
    case("ploys", SPENT, "strategic 7", "GN-7.1"),
    case("strategic", ACTING, "strategic 4", "GN-7.2", territory=1, lower=2, higher=7),
    case("roof-elsewhere", ROOFS, "transfer_roof T3.5 T2.1", "GN-7.3", territory=1),
    case("roof-none", ROOFS, "transfer_roof T1.2 T3.1", "GN-7.3"),
    case("roof-goal", ROOFS, "transfer_roof T1.1 T3.5", "GN-7.3"),
    case("roof-goal", ROOFS, "transfer_roof T1.1 T1.3", "GN-7.3"),
    case("roof-land", ROOFS, "transfer_roof T1.1 T2.1", "GN-7.3", land="greenery"),
    case("locked", LOCKED, "move_on", "GN-7.3", territory=1),
    case("locked", LOCKED, "pass", "GN-7.3", territory=1),
    case("can-build", ACTING, "move_on", "GN-5.8", territory=1),
    case("visited", WALKED, "move_on", "GN-5.9", territory=2),
    case("ahead", LONELY, "move_on", "GN-5.9"),
    case("pass", ACTING, "pass", "GN-5.10", count=17),
]


@rule(
    "GN-3.6", "GN-4.2", "GN-4.3", "GN-4.4", "GN-4.5", "GN-5.1", "GN-5.3", "GN-5.4", "GN-5.5", "GN-5.8", "GN-5.9", "GN-5.10"
)
@rule("GN-6.1", "GN-6.4", "GN-6.6", "GN-7.1", "GN-7.2", "GN-7.3", "GN-7.4", "GN-7.5")
@pytest.mark.parametrize("refused", CASES, ids=[f"{each.condition}: {each.action}" for each in CASES])
def test_the_first_condition_that_fails_is_told(refused: Case) -> None:
    found = GAME.why_not(refused.state, 0, GAME.parse(refused.action))
    assert found is not None
    assert (found.line.message, found.line.arguments) == (f"garden_nation-why-{refused.condition}", refused.figures)
    assert found.rule == refused.rule


def test_every_refusal_is_tried_and_has_its_message() -> None:
    for language in ("en", "ru"):
        text = GAME.folder.joinpath(f"locales/why.{language}.ftl").read_text("utf-8")
        written = set(re.findall(r"^garden_nation-why-([a-z-]+) =", text, re.M))
        assert written == {each.condition for each in CASES}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_refusals_are_short_sentences_with_their_figures(language: str) -> None:
    speaker = Speaker(language, ["Ann", "Bo", "Cy"])
    for each in CASES:
        said = speaker(f"garden_nation-why-{each.condition}", each.figures)
        assert re.fullmatch(r"[^{}$]{10,124}\.", said), said
        assert all(str(figure) in said for figure in each.figures.values() if type(figure) is int and figure > 3), said


def test_what_a_touch_probably_means_passes_most_conditions() -> None:
    """A rival's building beside the crane means an invasion, a zone elsewhere an action there."""

    def meant(state: State, zone: str) -> str:
        refused = [GAME.why_not(state, 0, action) for action in range(GAME.num_actions) if zone in GAME.text(action).split()]
        found = max((each for each in refused if each), key=lambda each: each.passed)
        return found.line.message.removeprefix("garden_nation-why-")

    assert meant(POOR, "T1.3") == "invade-price"
    assert meant(SPENT, "T1.3") == "invade-ploys"
    assert meant(ROOFS, "T2.1") == "elsewhere"
    assert meant(LAST, "T1.2") == "supply"
    assert meant(POOR, "T1.5") == "price"


def test_refusals_agree_with_the_legal_actions() -> None:
    for preset in GAME.presets():
        check_refusals(play_match(GAME, preset, 4, "curious"))


@pytest.mark.parametrize("fault", ["legal", "illegal"])
def test_a_wrong_refusal_is_noticed(fault: str) -> None:
    class Faulty(GardenNation):
        def refuse(self, state: GardenNationState, seat: int, action: int) -> Any:
            found = super().refuse(state, seat, action)
            if fault == "legal":
                return found or GAME.why_not(ACTING, 0, GAME.parse("pass"))
            return None if found and found.line.message == "garden_nation-why-elsewhere" else found

    game: Game[Any, Any, Any] = Faulty()
    with pytest.raises(BrokenLaw, match="refusals"):
        check_refusals(play_match(game, game.options(seats=2), 1))


def test_positions_are_those_of_seat_0() -> None:
    for each in CASES:
        assert waiting(each.state)[0] == 0
