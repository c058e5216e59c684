"""Section 24: what was reconstructed, how it was priced, and what the box holds."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabletown.core.bits import ones
from tabletown.games.sweet_lands.rules import material as m
from tabletown.games.sweet_lands.rules.effects import compiler as op
from tabletown.testing import coverage, rule

ROOT = Path(__file__).resolve().parents[3]
CARDS: list[dict[str, Any]] = m.DATA["worker_cards"]["list"]
RULINGS = [
    "SL-2.12", "SL-4.6", "SL-5.11", "SL-6.11", "SL-7.11", "SL-8.11", "SL-9.11", "SL-9.12", "SL-12.10", "SL-18.5", "SL-21.5",
    *(f"SL-20.{number}" for number in range(1, 10)),
]  # fmt: skip


@rule("SL-24.1")
@pytest.mark.parametrize(
    "group",
    ["worker_cards", "domain_boards", "prosperity_tracks", "industry_track", "food_track", "property_board", "characters",
     "help_tokens_ordinary", "scoring_tokens", "solo", "action_areas"],
)  # fmt: skip
def test_reconstructed_groups_are_labelled_so(group: str) -> None:
    assert "reconstructed" in m.DATA[group]["provenance"]
    assert set(m.DATA[group]["sources"]) >= {"reconstructed"}


@rule("SL-24.1")
@pytest.mark.parametrize("group", ["free_actions", "milestone_tokens", "skill_tokens", "final_scoring", "sweets"])
def test_what_the_rulebook_says_is_labelled_so(group: str) -> None:
    assert m.DATA[group]["provenance"] == "rulebook"


@rule("SL-24.2")
def test_the_value_model_and_its_anchors() -> None:
    worth = m.DATA["cost_model"]
    assert (worth["basic"], worth["card"], worth["diamond"], worth["vp"]) == (2, 5, 8, 2.5)
    assert (worth["hare"], worth["skill_token"], worth["food_step"]) == (12, 15, 5)
    assert abs(2 * worth["diamond"] + worth["card"] - 2 * worth["prosperity_any"]) <= 1
    flips = {each["id"]: each["effect"][0]["res"] for each in m.DATA["skill_tokens"]["list"] if each["timing"] == "flip"}
    basics = dict.fromkeys(("wheat", "wood", "iron"), worth["basic"])
    prices = {"gold": 1, "diamond": worth["diamond"], "any_basic": worth["any_basic"], **basics}
    values = [sum(prices[name] * number for name, number in given.items()) for given in flips.values()]
    assert sorted(flips) == ["s07", "s08", "s09"]
    assert max(values) - min(values) < 0.5


@rule("SL-24.2", "SL-24.7")
def test_prices_follow_the_formula() -> None:
    off = []
    for card in CARDS:
        if card["kind"] == "immediate":
            cost = card["cost"]
            price = cost.get("gold", 0) + 8 * cost.get("diamond", 0)
            price += 2 * sum(cost.get(name, 0) for name in ("wheat", "wood", "iron"))
            wanted = card["model_value"] - 7 + 1.5 * (len(card["sweets"]) - 1) + 3.5 * card["brownie_discount"]
            off.append(abs(price - max(1.0, wanted)))
    assert len(off) == 159
    assert sum(off) / len(off) < 1
    for name in ("w048", "w077"):
        employ = next(card for card in CARDS if card["id"] == name)["employ"]
        assert "industry_bonus" not in {each["op"] for each in employ}


@rule("SL-24.3")
def test_families_signs_and_sweets_of_the_cards() -> None:
    families = Counter(card["family"] for card in CARDS if card["kind"] == "immediate")
    triples = [name for name, number in families.items() if number == 3]
    assert len(triples) == 22
    for name in triples:
        assert {card["sign"] for card in CARDS if card["family"] == name} == set(op.INDUSTRIES)
    kinds = Counter(card["kind"] for card in CARDS)
    assert (kinds["immediate"] - 66, kinds["end_of_round"]) == (93, 48)
    assert sum(card["kind"] == "immediate" and card["sign"] is None for card in CARDS) == 21
    first = Counter(card["sweets"][0] for card in CARDS)
    assert [first[sweet] for sweet in op.SWEETS] == [36, 36, 35, 36, 32, 32]
    assert sum(len(card["sweets"]) == 2 for card in CARDS) == 26
    assert sum(card["brownie_discount"] for card in CARDS) == 33


@rule("SL-24.4")
def test_all_sides_have_the_same_total_in_different_mixes() -> None:
    mixes = [[ones(kind) for kind in side.kinds[:4]] for side in m.STANDARD.sides]
    assert [sum(mix) for mix in mixes] == [48] * 5
    assert len({tuple(mix) for mix in mixes}) == 5
    box = {each["id"]: each["count"] for each in m.DATA["components"]["items"]}
    assert [4 * number for number in mixes[0]] == [box[f"terrain_{name}"] for name in op.TERRAINS]


@rule("SL-22.29")
def test_every_ruling_of_the_engine_has_a_test_of_its_own() -> None:
    cited = coverage.cited(ROOT)
    for ruling in RULINGS:
        elsewhere = [place for place in cited.get(ruling, []) if "test_data.py" not in place]
        assert elsewhere, ruling
