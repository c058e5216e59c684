"""Numbers of a pack that are not part of the effect language: counts of pieces, spaces, rounds and points."""

from __future__ import annotations

from typing import Any, Final

from tabletown.core.views import Line
from tabletown.games.sweet_lands.rules.actions import HELP_CELLS
from tabletown.games.sweet_lands.rules.effects.compiler import MOST
from tabletown.games.sweet_lands.rules.material import (
    FREE_ACTIONS,
    HARES,
    HELP,
    LABS,
    MILESTONES,
    ORDINARY_HELP,
    SCORING,
    SHOPS,
    SOLO_CARDS,
)

Figure = tuple[str, Any, int, int]  # place, value, least, most
LARGE: Final = 999  # of points


def check_figures(data: Any) -> list[Line]:
    """Return the problems with the numbers of a pack whose groups and effects are sound."""
    try:
        figures = [*_tokens(data), *_tracks(data), *_ends(data), *_starts(data)]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        return [Line("sweet_lands-pack-shape", {"place": "numbers", "value": repr(error)})]
    problems = [
        Line("sweet_lands-pack-range", {"place": place, "value": str(value), "least": least, "most": most})
        for place, value, least, most in figures
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most
    ]
    return problems + _check_ids(data)


def _check_ids(data: Any) -> list[Line]:
    """Check that shops, free actions and solo cards keep their ids."""
    solo = [each["id"] for deck in ("deck_a", "deck_b") for each in data["solo"][deck]]
    groups = [
        ("property_board.shops", [each["id"] for each in data["property_board"]["shops"]], SHOPS),
        ("free_actions", [each["id"] for each in data["free_actions"]["list"] if each["id"] != "F4"], FREE_ACTIONS),
        ("solo", solo, SOLO_CARDS),
    ]
    wrong = "sweet_lands-pack-ids"
    return [Line(wrong, {"place": place, "value": ", ".join(found)}) for place, found, ids in groups if found != ids]


def _tokens(data: Any) -> list[Figure]:
    found: list[Figure] = [
        ("milestone_tokens.in_play", data["milestone_tokens"]["in_play"], 0, len(MILESTONES)),
        ("milestone_tokens.close_after_taken", data["milestone_tokens"]["close_after_taken"], 1, len(MILESTONES)),
        ("scoring_tokens.in_play", data["scoring_tokens"]["in_play"], 0, len(SCORING)),
        ("skill_tokens.copies_each", data["skill_tokens"]["copies_each"], 0, MOST),
        ("upgraded_skill_tokens.cost_to_take", data["upgraded_skill_tokens"]["cost_to_take"]["diamond"], 0, MOST),
    ]
    for seats in range(1, 5):
        board = data["help_board"]["by_players"][str(seats)]
        place = f"help_board.by_players.{seats}"
        cells, ends = board["cells"], board["end_of_round"]
        found.append((f"{place}.cells", cells, max(seats, 2) + 1, HELP_CELLS))  # one more than pieces: they must move
        found.append((f"{place}.end_of_round", ends, 0, min(cells, len(HELP) - len(ORDINARY_HELP))))
        found.append((f"{place}.ordinary", board["ordinary"], 2 * cells - ends, min(2 * cells - ends, len(ORDINARY_HELP))))
    points = data["scoring_tokens"]["vp_by_place"]
    found += [("scoring_tokens.vp_by_place", each, 0, LARGE) for each in [*points, *([] if points else [None])]]
    found += [(f"scoring_tokens {each['id']}.virtual", each["virtual"], 0, LARGE) for each in data["scoring_tokens"]["list"]]
    return found


def _tracks(data: Any) -> list[Figure]:
    found: list[Figure] = []
    for track in data["prosperity_tracks"]["list"]:
        place = f"prosperity_tracks {track['id']}"
        found.append((f"{place}.length", track["length"], 1, MOST))
        found.append((f"{place}.end_space_cost", track["end_space_cost"]["diamond"], 0, MOST))
        found.append((f"{place}.rates", track["rates"][0][0], 0, 0))
        for start, points, per in track["rates"]:
            found += [(f"{place}.rates", start, 0, MOST), (f"{place}.rates", points, 0, MOST)]
            found.append((f"{place}.rates", per, 1, MOST))
    industry, food = data["industry_track"], data["food_track"]
    spaces = industry["length"]
    found += [("industry_track.length", spaces, 1, MOST), ("food_track.length", food["length"], 1, MOST)]
    found.append(("industry_track.lab_barriers", len(industry["lab_barriers"]), LABS, LABS))
    least = 1
    for each in industry["lab_barriers"]:
        found.append(("industry_track.lab_barriers", each["blocks_space"], least, spaces))
        least = each["blocks_space"]
    for each in industry["point_symbols"]:
        found.append(("industry_track.point_symbols.space", each["space"], 0, MOST))
        found.append(("industry_track.point_symbols.points", each["points"], 0, MOST))
    found.append(("food_track.hares", len(food["hares"]), HARES, HARES))
    return found + [("food_track.hares.needs_food", each["needs_food"], 0, food["length"]) for each in food["hares"]]


def _ends(data: Any) -> list[Figure]:
    city, final = data["city"], data["final_scoring"]
    found: list[Figure] = [("city.min_group", city["min_group"], 1, MOST), ("city.min_types", city["min_types"], 1, MOST)]
    for table in ("points_by_count", "che_lotus_points_by_count"):
        found.append((f"city.{table}", len(city[table]), 1, MOST))
        found += [(f"city.{table}", each, 0, LARGE) for each in city[table]]
    for name, least in (("vp_per_city_point", 0), ("gold_per_vp", 1), ("vp_per_diamond", 0), ("milestone_vp", 0)):
        found.append((f"final_scoring.{name}", final[name], least, LARGE))
    found += [(f"final_scoring.ports.{ports}", final["ports"][str(ports)], -LARGE, LARGE) for ports in range(5)]
    found.append(("final_scoring.benchmarks.solo_good", final["benchmarks"]["solo_good"], 0, 9 * LARGE))
    top = data["property_board"]["top_row_final"]
    found += [(f"property_board.top_row_final.{kind}", top[kind]["vp"], 0, MOST) for kind in ("tent", "house", "building")]
    for placed, room in data["property_board"]["employ_limit_by_placed_properties"]:
        found += [("property_board.employ_limit_by_placed_properties", each, 0, MOST) for each in (placed, room)]
    found.append(("property_board.employ_cost", data["property_board"]["employ_cost"]["diamond"], 0, MOST))
    return found


def _starts(data: Any) -> list[Figure]:
    """Return the numbers with which a match and a round begin."""
    draws = data["production_phase"]
    found: list[Figure] = [
        ("meta.rounds", data["meta"]["rounds"], 1, 9),
        ("production_phase.draw_first_round", draws["draw_first_round"], 1, 20),
        ("production_phase.draw_other_rounds", draws["draw_other_rounds"], 1, 20),
        ("extra_draw", data["extra_draw"]["per_activated_bonus_card_area"], 0, 20),
    ]
    found += [("action_areas.hand_cost_by_slot", each, 0, 3) for each in data["action_areas"]["hand_cost_by_slot"]]
    for area in data["action_areas"]["list"]:
        found.append((f"action_areas {area['id']}.opens_round", area.get("opens_round", 1), 1, MOST))
        found.append((f"action_areas {area['id']}.slots", area["slots"], 1, 3))
    for each in data["characters"]["list"]:
        for group in ("start_resources", "start_production"):
            found += [(f"characters {each['id']}.{group}.{name}", given, 0, MOST) for name, given in each[group].items()]
    return found
