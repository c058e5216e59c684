"""Sections 14, 16 and 18: final scoring, tokens, solo."""

import pytest
from tests.rules.sweet_lands.helpers import GAME, have, legal, mine, play, points, realm, table, verbs

from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.state import SweetLandsState, new_match
from tabletown.testing import rule


def over(*realms: dict[str, str], lines: tuple[str, ...] = (), **options: object) -> SweetLandsState:
    """The end of a match."""
    return table(*realms, phase="over", pending="", turn=5, lines=lines, **options)


@rule("SL-14.1", "SL-14.3", "SL-14.4")
def test_points_of_cities_and_full_rows() -> None:
    houses = " ".join(f"house@{cell}" for cell in ("0,0", "1,0", "0,1", "-1,0", "-1,1"))
    tents = " ".join(f"tent@{cell}" for cell in ("-1,2", "0,-1", "0,2", "1,-1"))
    buildings = " ".join(f"building@{cell}" for cell in ("1,1", "2,-1", "2,0", "2,1", "3,0"))
    hares = "hare@0,0 hare@1,0 hare@0,1 hare@-1,0"
    state = over(realm("vp=50 cp=11 ip=22", pieces=f"{houses} {tents} {buildings} {hares}"))
    sheet = points(state)
    assert (sheet["city_points"], sheet["rows"], sheet["victory_points"]) == (22, 11 + 22, 50)  # TV-24
    more = over(realm("cp=11 ip=22", pieces=f"{houses} {tents} tent@-2,0 {hares}"))
    assert points(more)["rows"] == 11 + 8


@rule("SL-14.5", "SL-14.6", "SL-14.11")
def test_gold_and_diamonds_score_basics_do_not() -> None:
    sheet = points(over(realm("have=23/9/0/0/2")))
    assert (sheet["gold"], sheet["diamonds"]) == (4, 2)  # TV-25
    assert sum(sheet.values()) == 6 - 40


@rule("SL-14.7")
def test_ports() -> None:
    chains = ["0,-1 0,-2 0,-3 0,-4", "2,0 2,1 3,1", "-1,1 -2,2 -3,2 -4,2", "0,2 0,3 0,4"]
    seen = [points(over(realm(land=" ".join(chains[:number]) or "-1,0")))["ports"] for number in range(5)]
    assert seen == [-40, -20, -10, -5, 10]  # TV-7


@rule("SL-14.9", "SL-16.4")
@pytest.mark.parametrize(
    "results, expected",
    [((9, 9), [7, 7]), ((10, 7), [15, 0]), ((12, 11), [15, 7]), ((12, 12, 11), [15, 15, 0])],
)
def test_places_among_players_and_the_virtual_one(results: tuple[int, ...], expected: list[int]) -> None:
    names = ("elina_macaron", "nata_pastel", "che_lotus")
    realms = [realm(f"character={name} production=0/{result}/0/1") for name, result in zip(names, results)]
    state = over(*realms, lines=("scoring: t2",))
    assert [points(state, seat)["scoring"] for seat in range(len(results))] == expected  # TV-8


@rule("SL-16.4")
@pytest.mark.parametrize(
    "token, parts, enough",
    [
        ("t1", {"land": "-1,0 -1,1 -2,0 -3,0 -3,1 -2,-1 -1,-1 1,-1 -3,2 -2,2"}, True),
        (
            "t3",
            {"columns": "agriculture=w001 forestry=w023 mining=w045 mining=w046", "played": "w001 w023 w045 w046"},
            False,
        ),
        ("t4", {"land": "0,-4 1,-4 2,-4 3,-4 -1,-3 4,-3 3,-3 -2,-2 4,-2 4,-1"}, True),
    ],
)
def test_what_scoring_tokens_count(token: str, parts: dict[str, str], enough: bool) -> None:
    state = over(realm(**parts), lines=(f"scoring: {token}",))
    assert points(state)["scoring"] == (15 if enough else 7)


@rule("SL-14.10")
def test_hares_break_ties_and_then_victory_is_shared() -> None:
    one, two = realm("vp=50"), realm("character=nata_pastel vp=50")
    assert over(one, two).winners() == [0, 1]
    more = realm("character=nata_pastel vp=50", pieces="hare@0,0")
    assert over(one, more).winners() == [1]
    assert over(realm("vp=51"), more).winners() == [0]


@rule("SL-14.12", "SL-18.4", "SL-18.5")
def test_solo_is_won_above_250() -> None:
    assert over(realm("vp=290"), seats=1).winners() == []
    assert over(realm("vp=291"), seats=1).winners() == [0]


@rule("SL-16.1")
@pytest.mark.parametrize(
    "token, gained",
    [("h01", [2, 3, 0, 0, 0]), ("h04", [9, 0, 0, 0, 0]), ("h05", [0, 0, 0, 0, 1])],
)
def test_ordinary_help_tokens_act_in_production(token: str, gained: list[int]) -> None:
    lines = (f"help: {token}+e1 h06+e2 h02+h03 h07+h08 h09+h10",)
    state = table(realm("production=0/0/0/0"), phase="production", pending="", lines=lines)
    assert have(state) == gained


@rule("SL-16.1", "SL-12.5")
@pytest.mark.parametrize("token, gained", [("e1", 3), ("e2", 2), ("e3", 4), ("e4", 3), ("e5", 3)])
def test_end_of_round_help_tokens(token: str, gained: int) -> None:
    own = realm("", land="-1,0 -1,1 -2,0 -3,0 0,-1 0,-2 0,-3 0,-4", pieces="tent@0,0 house@1,0 lab@0,1", played="w001 w002",
                hand="w201")  # fmt: skip
    state = table(own, lines=(f"help: h04+{token} h05+h06 h01+h02 h03+h07 h08+h09",))
    play(state, "end_round")
    assert mine(state).vp == gained


# Solo.


@rule("SL-18.1")
def test_solo_is_laid_out_as_for_two_without_milestones_and_scoring_tokens() -> None:
    state = new_match(GAME.options(mode="solo", upgraded_skills=True))  # type: ignore[arg-type]
    said = []
    while state.actors() == CHANCE:
        said.append(legal(state)[0].split()[0])
        state.apply(CHANCE, state.legal(CHANCE)[0])
    assert said == ["lay_help"] * 10 + ["upgraded"] * 3
    assert state.mio == -1
    assert state.first == 0


@rule("SL-18.2", "SL-18.5", "SL-22.25")
def test_mio_s_cards_put_disks_on_open_areas() -> None:
    state = table(realm(), seats=1, phase="reveal", pending="", turn=1)
    assert legal(state) == [f"solo sa{number}" for number in range(1, 9)]
    play(state, "solo sa1")
    assert legal(state)[0] == "solo sb1"
    play(state, "solo sb2")
    disks = dict(zip(("terrain", "road", "cards", "industry_3"), (1, 1, 1, 0)))
    from tabletown.games.sweet_lands.rules.material import AREA

    assert {name: state.disks[AREA[name]] for name in disks} == disks  # TV-29
    for _ in range(6):
        play(state, "draw")
    mine(state).have = [0, 6, 0, 0, 0]
    play(state, "area terrain", legal(play(state.copy(), "area terrain"))[0])
    assert verbs(state) == {"discard_card"}  # the second slot: two cards


@rule("SL-18.3")
def test_the_player_takes_all_turns_and_mio_follows() -> None:
    state = table(realm(hand="w001 w002 w003"), seats=1)
    play(state, "area diamond", "discard_card w001", "pass")
    assert state.seat == 0
    assert verbs(state) >= {"end_round"}
    play(state, "end_round")
    assert legal(state) == [f"help_cell {cell}" for cell in (2, 3, 4, 5)]
    play(state, "help_cell 4")
    assert (state.mio, mine(state).help) == (0, 3)
    later = table(realm("help=4", hand="w001"), seats=1, lines=("mio: 1",))
    play(later, "end_round")
    assert legal(later) == ["help_cell 2", "help_cell 3", "help_cell 5"]
    assert state.phase == at.CLEANUP


@rule("SL-18.4")
def test_first_arrivals_are_always_the_player_s() -> None:
    state = table(realm("have=0/0/0/0/1 steps=0/0/4/0/0/0", hand="w001"), seats=1, pending="turn prosperity=1,2")
    play(state, "prosper road")
    assert verbs(state) == {"road", "stop"}


@rule("SL-24.5")
def test_the_sheet_has_nine_parts_that_add_up_at_any_time() -> None:
    state = table(realm("have=23/0/0/0/3 vp=4 cp=2 steps=1/0/0/0/0/0", hand="w001", land="-1,0 -1,1 -1,2"))
    sheet = state.score(0)
    rules = [f"SL-14.{number}" for number in range(1, 10)]
    assert [rule for rule in rules if any(line.rule == rule for line in sheet.lines)] == [*rules[:3], *rules[4:8]]
    assert [line.rule for line in sheet.lines] == sorted(line.rule for line in sheet.lines)
    assert sheet.total == state.total(0) == 4 + 1 + 4 + 0 + 4 + 3 - 40
