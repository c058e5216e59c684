"""Evaluation of a position against Gosha: the margin as it stands, and its expected change.

    worth = margin + sum of weight * feature

Every feature is a count times the time left, so at the end only the margin remains. `_early` is weighted by the whole time
left, the others fade only near the end. The weights come from regression on the remaining gains in matches that were played
with these weights (`tabletown arena learn ginkgopolis --mode solo --option level=expert --tries 12`; docs/tuning/notes.md).
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import count
from tabletown.games.ginkgopolis.bot.counts import KINDS, Counts, near_tokens, tile_mix
from tabletown.games.ginkgopolis.bot.outlook import Outlook
from tabletown.games.ginkgopolis.bot.pending import is_pending, settle
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.points import GOSHA_SEAT
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

_SPARE_TILES: Final = 6
_FEW_POINTS: Final = 3
_TURNS: Final = 18.0  # of a match
_BUILDING: Final = 0.7  # of them, at most, go into buildings
SOLO_WEIGHTS: Final[dict[str, float]] = {
    # the rest of the match: how much more Gosha gains than the player
    "solo_time": -13.4,
    "solo_soon": -16.96,
    # the length of the rest: Gosha's resources in tens, tiles of the reserve in twenties
    "solo_gosha_store": -6.69,
    "solo_gosha_store_early": -5.61,
    "solo_reserve": 2.29,
    "solo_reserve_early": 0.46,
    # points that may still change
    "solo_districts_early": -1.84,
    "solo_gosha_districts_early": 1.72,
    "solo_cards_early": -1.04,
    "solo_gosha_cards_early": 0.87,
    # resources on buildings
    "solo_placed": 0.65,
    "solo_placed_early": 2.69,
    "solo_gosha_placed": -0.51,
    "solo_gosha_placed_early": -1.66,
    # resources behind the screen
    "solo_resource": -0.04,
    "solo_resource_early": 1.06,
    # tiles behind the screen; a tenth of their numbers, the rarest of their colours
    "solo_tile": 0.67,
    "solo_tile_early": 1.34,
    "solo_first_tiles": 0.22,
    "solo_spare_tile": -1.13,
    "solo_tile_numbers": 0.22,
    "solo_tile_mix": 0.37,
    # majorities in districts
    "solo_lead": -1.1,
    "solo_lead_early": 2.49,
    "solo_narrow_early": 0.03,
    # resources that may be covered now
    "solo_exposed": 0.39,
    "solo_gosha_exposed": -0.02,
    "solo_exposed_early": -0.71,
    "solo_gosha_exposed_early": -0.11,
    # heights of buildings whose card may come up
    "solo_output_red": 0.17,
    "solo_output_yellow": -0.13,
    "solo_output_blue": -0.07,
    # cards in circulation
    "solo_endgame_to_come": 1.31,
    "solo_endgame_to_come_early": -4.11,
    "solo_permanent_to_come_early": 1.04,
    # heights beside tokens: a fifth of all, and the best
    "solo_token": -0.51,
    "solo_best_token": 0.01,
    # buildings
    "solo_tall": 0.06,
    "solo_gosha_tall": 2.56,
    "solo_small": -0.76,
    "solo_gosha_small": 1.85,
    # points enough to build on a higher number
    "solo_few_points": 0.39,
    # buildings that tiles, resources and turns suffice for
    "solo_builds": 1.96,
    # points that end-game cards which may still come up would bring now
    "solo_coming": -0.02,
    "solo_coming_early": 0.12,
    "solo_gosha_coming": -0.16,
    "solo_gosha_coming_early": 0.07,
    # end-game cards by what they count
    "solo_for_colour": 5.21,
    "solo_for_tall": 11.15,
    "solo_for_small": 4.34,
    "solo_for_trigger": 2.0,
    "solo_for_cards": 8.38,
    "solo_for_flat": 7.81,
    # those of Gosha
    "solo_gosha_for_colour": -7.74,
    "solo_gosha_for_tall": -15.86,
    "solo_gosha_for_small": -3.02,
    "solo_gosha_for_trigger": -5.78,
    "solo_gosha_for_cards": -10.91,
    "solo_gosha_for_flat": -5.59,
    # cards of the tableau
    "solo_cards_exploit": 0.36,
    "solo_cards_urbanize": -3.58,
    "solo_cards_construct": 0.24,
    "solo_cards_red": 1.42,
    "solo_cards_yellow": 1.01,
    "solo_cards_blue": 0.78,
    # those of Gosha
    "solo_gosha_cards_red": -1.99,
    "solo_gosha_cards_yellow": -2.13,
    "solo_gosha_cards_blue": -1.87,
    # permanent bonuses
    "solo_exploit_resource": 6.32,
    "solo_exploit_point": 4.5,
    "solo_exploit_tile": 5.27,
    "solo_urbanize_resource": 6.93,
    "solo_urbanize_point": 5.3,
    "solo_urbanize_tile": 6.08,
    "solo_construct_resource": 9.47,
    "solo_construct_point": 4.52,
    "solo_construct_tile": 6.35,
}
_weights: Final[list[float]] = list(SOLO_WEIGHTS.values())


def use(weights: list[float]) -> None:
    """Use these weights, in the order of their names."""
    for place in range(len(_weights)):
        _weights[place] = weights[place]


def against_gosha(state: GinkgopolisState, is_spare: bool = False) -> float:
    """Return the expected lead over Gosha; a spare state may be changed."""
    return outlook(state, is_spare).worth


def features(state: GinkgopolisState) -> list[float]:
    """Return the margin as it stands, and the features unless this is the last round."""
    return outlook(state, is_kept=True).found


def outlook(state: GinkgopolisState, is_spare: bool = False, is_kept: bool = False) -> Outlook:
    """Return the margin as it stands with the features, unless this is the last round."""
    tiles = choices = 0
    if is_pending(state, 0):
        if not is_spare:
            state = state.copy()
        tiles, choices = settle(state, 0)
    counts = Counts(state)
    scores = [state.n[v.POINTS + player] + counts.card_points[player] + counts.districts[player] for player in range(2)]
    found = Outlook(scores[0] - scores[GOSHA_SEAT], _weights, is_kept)
    if not state.ending and state.point() != at.OVER:
        held = count(state.n[v.TILES]) + tiles + 0.5 * choices
        _add_features(found, state, counts, int(state.n[v.SCREEN]) + 0.5 * choices, held)
    return found


def _add_features(outlook: Outlook, state: GinkgopolisState, counts: Counts, resources: float, held: float) -> None:
    """Add the features, in the order of the weights."""
    store, reserve = float(state.n[v.STORE + GOSHA_SEAT]), float(state.reserve)
    left = min(1.0, store / 20.0, reserve / 39.0)
    soon = min(1.0, 4.0 * left)
    outlook.add(left)
    outlook.add(soon)
    outlook.add(0.1 * store * soon)
    outlook.add(0.1 * store * left)
    outlook.add(0.05 * reserve * soon)
    outlook.add(0.05 * reserve * left)
    outlook.add(counts.districts[0] * left)
    outlook.add(counts.districts[1] * left)
    outlook.add(counts.card_points[0] * left)
    outlook.add(counts.card_points[1] * left)
    for player in range(2):
        outlook.add(int(state.n[v.PLACED + player]) * soon)
        outlook.add(int(state.n[v.PLACED + player]) * left)
    outlook.add(resources * soon)
    outlook.add(resources * left)
    outlook.add(held * soon)
    outlook.add(held * left)
    outlook.add(min(held, 2.0) * soon)
    outlook.add(max(0.0, held - _SPARE_TILES) * soon)
    mix = tile_mix(state.n[v.TILES])
    outlook.add(0.1 * mix[1] * soon)
    outlook.add(mix[0] * soon)
    outlook.add(counts.lead[0] * soon)
    outlook.add(counts.lead[0] * left)
    outlook.add(counts.narrow[0] * left)
    outlook.add(counts.exposed[0] * soon)
    outlook.add(counts.exposed[1] * soon)
    for player in range(2):
        outlook.add(counts.exposed[player] * left)
    for colour in range(3):
        outlook.add(counts.output[colour] * left)
    outlook.add(counts.endgame * soon)
    outlook.add(counts.endgame * left)
    outlook.add(counts.permanent * left)
    near = near_tokens(state)
    outlook.add(0.2 * near[0] * left)
    outlook.add(near[1] * left)
    for player in range(2):
        outlook.add(counts.subject(player, m.TALL_BUILDINGS) * left)
    for player in range(2):
        outlook.add(counts.subject(player, m.SMALL_BUILDINGS) * left)
    outlook.add(min(_FEW_POINTS, int(state.n[v.POINTS])) * left)
    outlook.add(min(held, 0.5 * resources, _BUILDING * _TURNS * left))
    for player in range(2):
        outlook.add(counts.coming[player] * soon)
        outlook.add(counts.coming[player] * left)
    for place in range(2 * KINDS):
        outlook.add(counts.kinds[place] * left)
    for trigger in range(3):
        outlook.add(counts.subject(0, m.BONUS_CARDS + trigger) * left)
    for player in range(2):
        for colour in range(3):
            outlook.add(counts.subject(player, m.COLOUR_CARDS + colour) * left)
    for trigger in range(3):
        outlook.add_gain(state.n[v.BONUS + trigger], left)
