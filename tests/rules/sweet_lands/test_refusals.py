"""Every refusal has its position, message, rule and figures; legal actions have none."""

import re
from collections.abc import Callable

import pytest
from tests.i18n.catalogue import messages
from tests.rules.sweet_lands.helpers import GAME, RING, actor_of, realm, table
from tests.rules.sweet_lands.refused_answers import CASES as ANSWERS
from tests.rules.sweet_lands.refused_turns import ALL_CARDS, ALL_LAND, Case, turn
from tests.rules.sweet_lands.refused_turns import CASES as TURNS

from tabletown.core.guide.refusals import Refusal
from tabletown.games.sweet_lands.refusals.reasons import obstacle
from tabletown.games.sweet_lands.rules.effects.feasibility import list_possible
from tabletown.games.sweet_lands.rules.material import CARD, STANDARD
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.i18n import Speaker
from tabletown.testing import BrokenLaw, check_refusals, play, rule

WHY = "sweet_lands-why-"
CASES = [*TURNS, *ANSWERS]
EVERYTHING = ["tent", "house", "building", "shop_agriculture", "shop_forestry", "shop_mining", "lab"]


def name(case: Case) -> str:
    """The name of a case."""
    return f"{case.condition}: {case.action}"


def crowded() -> SweetLandsState:
    """A position with every property on the land, which is all turned."""
    pieces = ["tent"] * 5 + ["house"] * 5 + ["building"] * 5 + EVERYTHING[3:6] + ["lab"] * 4
    cells = [word.rstrip("*") for word in ALL_LAND.split() if ":" not in word]
    return turn(land=ALL_LAND, pieces=" ".join(f"{piece}@{cell}" for piece, cell in zip(pieces, cells)))()


# Cards whose effect does nothing, which only packs ask about in a turn: position, card, condition.
EFFECTS: list[tuple[Callable[[], SweetLandsState], str, str]] = [
    (turn(land=ALL_LAND), "w002", "no_cell-land"),
    (turn(land=RING), "w003", "no_ground-land"),
    (turn(land=RING, pieces="tent@0,0 house@1,0 lab@0,1"), "w073", "no_ground"),
    (crowded, "w073", "no_piece"),
    (turn(skills="s01 s02 s03 s04 s05 s06 s07 s08 s09 s10 s11 s12"), "w141", "no_skill"),
    (turn(land=" ".join(f"{cell}*" for cell in RING.split())), "w159", "no_face_up"),
    (turn(played=ALL_CARDS), "w152", "no_deck"),
    (turn(hand="w001", played=f"{ALL_CARDS} w002 w003"), "w143", "no_worker"),
    (turn(hand="w120 w125"), "w158", "no_playable"),
    (turn(), "w113", "short-diamond"),
]


def refused(state: SweetLandsState, action: str) -> Refusal | None:
    """The refusal of an action of whoever must act."""
    return GAME.why_not(state, actor_of(state), GAME.parse(action))


@pytest.mark.parametrize("case", CASES, ids=name)
def test_a_refusal_names_the_condition_that_fails_with_its_figures(case: Case) -> None:
    state = case.position()
    found = refused(state, case.action)
    assert found is not None
    assert GAME.parse(case.action) not in state.legal(actor_of(state))
    assert (found.rule, found.line.message, found.line.arguments) == (case.rule, WHY + case.condition, case.figures)


@pytest.mark.parametrize("position, card, condition", EFFECTS, ids=[f"{each[2]}-{each[1]}" for each in EFFECTS])
def test_an_effect_that_does_nothing_says_why(position: Callable[[], SweetLandsState], card: str, condition: str) -> None:
    state = position()
    effects = STANDARD.card_effect[CARD[card]]
    assert not list_possible(state, state.realms[0], effects)
    assert obstacle(state, state.realms[0], effects, 0).line.message == WHY + condition


def test_an_effect_without_elements_says_that_it_does_nothing() -> None:
    state = table(realm(hand="w001"))
    assert STANDARD.program.lists[0] == []
    assert obstacle(state, state.realms[0], 0, 0).line.message == f"{WHY}nothing"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reason_is_met_and_is_a_short_sentence(language: str) -> None:
    met = {WHY + case.condition for case in CASES} | {WHY + each[2] for each in EFFECTS} | {f"{WHY}nothing"}
    assert met == {message for message in messages(language) if message.startswith(WHY)}
    for case in CASES:
        state = case.position()
        found = refused(state, case.action)
        assert found is not None
        said = Speaker.of_match(GAME, state.options, language, ["Anna", "Boris", "Clara", "Dan"]).line(found.line)
        assert re.fullmatch(r"[A-ZА-ЯЁ].{8,160}[.?]", said), said
        assert not re.search(r"[{}_]|\bw\d|Seat|\bsweet_lands\b", said), said


def test_of_the_actions_of_a_piece_the_likely_one_has_passed_most() -> None:
    state = turn("have=3/0/0/0/0")()
    played, discarded = refused(state, "play w001"), refused(state, "discard_card w001")
    assert played is not None
    assert discarded is not None
    assert played.passed > discarded.passed
    state = turn(pending="turn terrain=1")()
    cell = {token: refused(state, f"terrain -3 0 {token}") for token in ("field", "sea", "sp_gold")}
    best = max(cell.values(), key=lambda each: each.passed if each else 0)
    assert best is not None
    assert best.line.message == f"{WHY}not_adjacent"


@rule("SL-5.2")
def test_nobody_else_has_a_turn() -> None:
    state = turn()()
    found = GAME.why_not(state, 1, GAME.parse("end_round"))
    assert found is not None
    assert found.line.message == "why-turn"


@pytest.mark.parametrize("number", range(len(GAME.presets())))
def test_an_action_is_legal_exactly_if_nothing_speaks_against_it(number: int) -> None:
    check_refusals(play(GAME, GAME.presets()[number], seed=number))


def test_a_forgotten_condition_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(GAME, GAME.presets()[0], seed=3)
    usual = type(GAME).refuse

    def forgetful(game: object, state: SweetLandsState, seat: int, action: int) -> Refusal | None:
        found = usual(GAME, state, seat, action)
        return None if found is not None and found.line.message == f"{WHY}not_in_hand" else found

    monkeypatch.setattr(type(GAME), "refuse", forgetful)
    with pytest.raises(BrokenLaw, match="refusals"):
        check_refusals(match)
