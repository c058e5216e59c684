"""Card packs: what is refused and why, and a match with a replaced file."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.rules.sweet_lands.helpers import GAME, play, points, realm, table

from tabletown import OptionsError
from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.pack import check, load
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import SweetLandsView
from tabletown.testing import rule

Change = Callable[[dict[str, Any]], object]


def write(folder: Path, change: Change) -> Path:
    """The standard data with a change, as a file."""
    data = copy.deepcopy(m.DATA)
    change(data)
    file = folder / "boxed.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def card(data: dict[str, Any], name: str) -> dict[str, Any]:
    """One worker card."""
    found: dict[str, Any] = next(each for each in data["worker_cards"]["list"] if each["id"] == name)
    return found


@rule("SL-24.6", "SL-24.8", "SL-9.9")
@pytest.mark.parametrize(
    "change, problem, place",
    [
        (
            lambda data: card(data, "w012").update(immediate=[{"op": "steal", "n": 1}]),
            "op",
            "worker_cards w012.immediate[0]",
        ),
        (
            lambda data: card(data, "w012").update(immediate=[{"op": "vp", "n": "two"}]),
            "number",
            "worker_cards w012.immediate[0].n",
        ),
        (lambda data: card(data, "w012").update(immediate=[{"op": "vp"}]), "missing", "worker_cards w012.immediate[0]"),
        (
            lambda data: card(data, "w012").update(immediate=[{"op": "vp", "n": 1, "x": 2}]),
            "extra",
            "worker_cards w012.immediate[0]",
        ),
        (lambda data: card(data, "w012").update(sweets=["jam"]), "value", "worker_cards w012.sweets"),
        (lambda data: card(data, "w012").update(cost={"coal": 1}), "cost", "worker_cards w012.cost"),
        (lambda data: card(data, "w160").update(sign="navy"), "value", "worker_cards w160.sign"),
        (
            lambda data: card(data, "w004")["immediate"][0]["count"].update(of="stars"),
            "counter",
            "worker_cards w004.immediate[0].count",
        ),
        (lambda data: card(data, "w136").update(employ=[{"op": "vp", "n": 1}]), "extra", "worker_cards w136.employ"),
        (lambda data: data["worker_cards"]["list"].pop(), "count", "worker_cards"),
        (lambda data: card(data, "w012").update(name=7), "value", "worker_cards w012.name"),
        (lambda data: data["characters"]["list"][0].update(name={"en": 1}), "value", "characters bastet_biscuit.name"),
        (lambda data: card(data, "w012").update(id="x1"), "ids", "worker_cards w012"),
        (lambda data: data.pop("city"), "group", "city"),
        (lambda data: data["domain_boards"]["sides"]["A"][0].update(q=9), "cell", "domain_boards.sides.A[0]"),
        (lambda data: data["skill_tokens"]["list"][9].update(trigger="rain"), "trigger", "skill_tokens s10"),
        (lambda data: data["characters"]["list"][0]["base"].update(luck=1), "extra", "characters bastet_biscuit.base"),
        (lambda data: data["food_track"].pop("length"), "shape", "prosperity_tracks, industry_track, food_track"),
        (lambda data: card(data, "w160").update(sign="any"), "extra", "worker_cards w160.sign"),
        (lambda data: data["milestone_tokens"].update(in_play=7), "range", "milestone_tokens.in_play"),
        (lambda data: data["help_board"]["by_players"]["2"].update(cells=9), "range", "help_board.by_players.2.cells"),
        (lambda data: data["help_board"]["by_players"]["3"].update(ordinary=8), "range", "help_board.by_players.3.ordinary"),
        (
            lambda data: data["prosperity_tracks"]["list"][1]["rates"][1].__setitem__(2, 0),
            "range",
            "prosperity_tracks hare.rates",
        ),
        (lambda data: data["industry_track"]["lab_barriers"].pop(), "range", "industry_track.lab_barriers"),
        (lambda data: data["food_track"]["hares"].pop(), "range", "food_track.hares"),
        (lambda data: data["city"]["points_by_count"].clear(), "range", "city.points_by_count"),
        (lambda data: data["final_scoring"].update(gold_per_vp=0), "range", "final_scoring.gold_per_vp"),
        (lambda data: data["meta"].update(rounds=0), "range", "meta.rounds"),
        (
            lambda data: data["characters"]["list"][0]["start_resources"].update(gold=-1),
            "range",
            "characters bastet_biscuit.start_resources.gold",
        ),
        (lambda data: data["solo"]["deck_a"].pop(), "ids", "solo"),
        (lambda data: data["solo"]["deck_a"][0]["areas"].append("inn"), "value", "solo"),
        (lambda data: data["property_board"]["shops"].reverse(), "ids", "property_board.shops"),
        (lambda data: data["scoring_tokens"].update(vp_by_place=[]), "range", "scoring_tokens.vp_by_place"),
    ],
)
def test_a_wrong_pack_is_refused_with_the_place_and_the_reason(
    tmp_path: Path, change: Change, problem: str, place: str
) -> None:
    problems = check(write(tmp_path, change))
    found = [(each.message.removeprefix("sweet_lands-pack-"), each.arguments["place"]) for each in problems]
    assert (problem, place) in found
    with pytest.raises(OptionsError):
        load(tmp_path / "boxed.json")


def test_files_that_are_no_data_are_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / "list.json").write_text("[]")
    names = [check(tmp_path / name)[0].message for name in ("bad.json", "list.json", "none.json")]
    assert names == ["sweet_lands-pack-json", "sweet_lands-pack-json", "sweet_lands-pack-file"]


def test_the_standard_data_is_a_sound_pack() -> None:
    assert check(Path(m.__file__).parents[1].joinpath("data.json")) == []


@rule("SL-24.6")
def test_a_match_is_played_with_the_pack_that_its_options_name(tmp_path: Path) -> None:
    name = load(write(tmp_path, lambda data: data["production_phase"].update(draw_first_round=4)))
    assert name.startswith("boxed-")
    assert len(name) == len("boxed-") + 12
    state = GAME.new(GAME.options(seats=2, pack=name))
    assert isinstance(state, SweetLandsState)
    assert state.m.draw_first == 4
    assert f"pack={name}" in state.to_text()
    state.playout(1)
    assert state.over
    assert GAME.from_text(state.to_text()).key() == state.key()
    other = load(write(tmp_path, lambda data: data["production_phase"].update(draw_first_round=3)))
    assert other != name


@rule("SL-8.9", "SL-14.2")
def test_a_rate_counts_whole_groups_of_elements(tmp_path: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        track = next(each for each in data["prosperity_tracks"]["list"] if each["id"] == "road")
        track["rates"] = [[0, 0, 1], [1, 2, 3]]

    state = table(
        realm("steps=0/0/1/0/0/0", roads="-3,0/-3,1 -3,1/-2,0 -2,0/-2,1 -2,1/-1,0 -1,0/-1,1"),
        pack=load(write(tmp_path, change)),
    )
    assert points(state)["prosperity"] == 2  # of five roads, one group of three


@rule("SL-12.4")
def test_a_tower_that_counts_city_points_comes_after_those_of_the_round(tmp_path: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        elina = next(each for each in data["characters"]["list"] if each["id"] == "elina_macaron")
        elina["tower"] = {"type": "end_of_round", "score": {"kind": "vp", "count": {"of": "city_points"}, "each": 1}}

    pieces = "clock_tower@0,0 house@1,0 lab@0,1"
    state = table(realm("help=3", hand="w002", pieces=pieces), pack=load(write(tmp_path, change)))
    after = play(state, "end_round")
    assert after.realms[0].cp > 0
    assert after.realms[0].vp == after.realms[0].cp


@rule("SL-18.2")
def test_mio_takes_no_place_in_a_full_area(tmp_path: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        data["solo"]["deck_a"][0]["areas"] = ["cards", "road"]

    state = table(realm(), seats=1, phase="reveal", pending="", pack=load(write(tmp_path, change)))
    for card in ("sa1", "sb2"):  # both name the area of one place
        state.apply(CHANCE, GAME.parse(f"solo {card}"))
    view = GAME.view(state, 0)
    assert isinstance(view, SweetLandsView)
    assert view.disks == {"cards": 1, "road": 1, "industry_3": 1}
