"""Sections 1 to 3: components, set-up, resources."""

import pytest
from tests.rules.sweet_lands.helpers import GAME, have, legal, mine, play, points, realm, table, verbs

from tabletown import OptionsError
from tabletown.core.bits import ones
from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.state import SweetLandsState, new_match
from tabletown.testing import rule


def begin(**options: object) -> SweetLandsState:
    """A match before the first token is laid out."""
    return new_match(GAME.options(**options))  # type: ignore[arg-type]


def lay_out(state: SweetLandsState) -> list[str]:
    """Take the dealer's first outcome until a player decides; the verbs in order."""
    said = []
    while state.actors() == CHANCE:
        said.append(legal(state)[0].split()[0])
        state.apply(CHANCE, state.legal(CHANCE)[-1])
    return said


@rule("SL-1.1", "SL-2.3", "SL-9.1", "SL-24.3")
def test_207_cards_with_the_composition_of_the_box() -> None:
    cards = m.DATA["worker_cards"]["list"]
    assert len({card["id"] for card in cards}) == 207
    assert sum(card["kind"] == "immediate" for card in cards) == 159
    signs = [card["sign"] for card in cards]
    assert [signs.count(sign) for sign in ("agriculture", "forestry", "mining", "any")] == [40, 40, 40, 18]
    assert all(card["sweets"] and (card["sign"] or not card.get("employ")) for card in cards)
    assert len(begin(seats=2).deck) == 207


@rule("SL-1.1", "SL-2.2", "SL-1.4", "SL-22.1")
def test_tokens_of_the_box() -> None:
    state = begin(seats=4, upgraded_skills=True)
    assert list(state.stock[:12]) == [3] * 12
    assert (len(m.UPGRADED), len(m.MILESTONES), len(m.SCORING), len(m.ORDINARY_HELP), len(m.HELP)) == (15, 6, 4, 15, 20)
    assert GAME.inventory(state)["skills"] == 36


@rule("SL-1.2", "SL-2.10")
def test_a_realm_starts_with_its_pieces_and_the_values_of_its_character() -> None:
    state = begin(seats=2)
    lay_out(state)
    play(state, "character sakura_mochi", "domain d2 b")
    seat = next(seat for seat in range(2) if mine(state, seat).board >= 0)
    own = mine(state, seat)
    assert (own.have, own.production) == ([14, 6, 5, 3, 2], [9, 4, 3, 2])
    assert (own.cart, own.loco, own.food, own.steps, own.hares_left) == (0, -1, 0, [0] * 6, 6)
    assert (own.vp, own.cp, own.ip, own.sweets) == (0, 0, 0, [0, 0, 0, 0, 0, 1])
    assert GAME.inventory(state)["properties"] == 2 * (5 + 5 + 5 + 3 + 4 + 1)


@rule("SL-1.3", "SL-2.9")
def test_the_back_of_a_chosen_board_is_gone_and_so_is_the_domain_board() -> None:
    state = begin(seats=2)
    lay_out(state)
    assert len(legal(state, "character")) == 14
    play(state, "character sena_lokum")
    assert len(legal(state, "domain")) == 8
    play(state, "domain d3 a")
    left = legal(state, "character")
    assert len(left) == 12
    assert not {"character sena_lokum", "character carmen_honey"} & set(left)
    play(state, "character che_lotus")
    assert legal(state) == [f"domain {board} {side}" for board in ("d1", "d2", "d4") for side in "ab"]


@rule("SL-2.1", "SL-5.7")
@pytest.mark.parametrize(
    "seats, gone", [(2, ["gold_8", "copy_basic", "copy_basic_additional"]), (3, ["copy_basic_additional"]), (4, [])]
)
def test_supplementary_boards_come_with_more_players(seats: int, gone: list[str]) -> None:
    rich = realm("have=50/50/50/50/9 food=4", hand="w001 w002 w003 w004 w005", land="-1,0*", pieces="tent@0,0")
    state = table(rich, seats=seats, turn=3)
    assert [f"area {name}" for name in m.AREAS if name not in gone] == legal(state, "area")


@rule("SL-2.4", "SL-2.12", "SL-22.24")
@pytest.mark.parametrize("seats, ordinary, ending, cells", [(2, 8, 2, 5), (3, 9, 3, 6), (4, 11, 3, 7)])
def test_help_tokens_fill_two_places_a_cell(seats: int, ordinary: int, ending: int, cells: int) -> None:
    state = begin(seats=seats)
    assert lay_out(state) == ["lay_help"] * (ordinary + ending) + ["milestone"] * 5 + ["scoring"] * 2 + ["first_player"]
    tokens = list(state.help)
    assert len(tokens) == 2 * cells
    assert 0 not in tokens
    assert len(set(tokens)) == len(tokens)
    assert [cell for cell in range(cells) if tokens[2 * cell + 1] > 15] == list(range(ending))
    assert all(tokens[2 * cell] <= 15 for cell in range(cells))


@rule("SL-2.12")
def test_cells_with_an_end_token_get_their_ordinary_token_first() -> None:
    state = begin(seats=2)
    play(state, "lay_help h01", "lay_help h02", "lay_help h03", "lay_help h04")
    assert list(state.help) == [1, 0, 2, 0, 3, 4, 0, 0, 0, 0]


@rule("SL-2.5", "SL-4.2")
def test_additional_areas_open_in_rounds_1_2_and_3() -> None:
    rich = realm("have=50/50/50/50/9 food=4", hand="w001 w002 w003", land="-1,0*", pieces="tent@0,0")
    extra = ["terrain_road", "food_3", "industry_3", "hare_2", "property_3"]
    seen = [[name for name in extra if f"area {name}" in legal(table(rich, turn=number))] for number in (1, 2, 3)]
    assert seen == [extra[:1], extra[:3], extra]


@rule("SL-2.6", "SL-2.7")
def test_five_milestones_two_scoring_tokens_and_a_first_player_are_drawn() -> None:
    state = begin(seats=3)
    for _ in range(12):
        state.apply(CHANCE, state.legal(CHANCE)[0])
    assert len(legal(state)) == 12
    play(state, "milestone m2 b")
    assert not [each for each in legal(state) if "m2" in each]
    lay_out(state)
    assert sum(side > 0 for side in state.milestones) == 5
    assert (state.milestones[1], len(state.scoring), state.first) == (2, 2, 2)


@rule("SL-2.8", "SL-2.11", "SL-12.9", "SL-17.1")
def test_choices_go_from_the_right_of_the_first_player_backwards() -> None:
    state = begin(seats=3)
    while "first_player" not in verbs(state):
        state.apply(CHANCE, state.legal(CHANCE)[0])
    play(state, "first_player 1")
    order = []
    for _ in range(3):
        order.append(state.seat)
        state.apply(state.seat, state.legal(state.seat)[-1])
        state.apply(state.seat, state.legal(state.seat)[0])
    assert order == [0, 2, 1]
    assert legal(state) == [f"help_cell {cell}" for cell in range(1, 7)]
    play(state, "help_cell 3")
    assert state.seat == 2
    assert "help_cell 3" not in legal(state)


@rule("SL-3.1", "SL-3.2", "SL-3.3")
def test_resources_have_no_upper_limit_and_never_fall_below_zero() -> None:
    state = table(realm("have=998/0/0/0/0", hand="w001 w002"))
    play(state, "area gold_6", "discard_card w001")
    assert have(state) == [1004, 0, 0, 0, 0]
    assert "free F5" not in legal(state)
    assert "area terrain" not in legal(state)


@rule("SL-3.4", "SL-3.5")
def test_abilities_cost_nothing_and_may_be_used_in_part() -> None:
    state = table(realm("have=5/0/0/0/0", hand="w024 w002"))
    play(state, "play w024")
    assert have(state) == [0, 0, 0, 0, 0]
    assert "stop" in legal(state)
    assert legal(state, "terrain")
    play(state, legal(state, "terrain")[0], "stop")
    assert ones(mine(state).tokens) == 1
    assert legal(state) == ["pass"]


@rule("SL-18.5")
def test_solo_has_neither_draft_nor_changing_order() -> None:
    options = GAME.options(mode="solo", draft=True, changing_turn_order=True)
    assert options == GAME.options(mode="solo")


@rule("SL-24.6")
def test_a_pack_that_is_not_there_is_refused_with_its_name() -> None:
    with pytest.raises(OptionsError) as error:
        GAME.options(seats=2, pack="boxed-0123")
    assert error.value.arguments["pack"] == "boxed-0123"


@rule("SL-14.1")
def test_the_sheet_before_any_choice_is_zero() -> None:
    assert set(points(begin(seats=2)).values()) == {0}
