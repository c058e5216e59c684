"""How good a position is against Gosha: the margin as it stands, and what the rest of the match will do to it.

    worth = margin + sum of weight * feature

Every feature is a count times the time that is left, so at the end only the margin remains. `_early` goes with the whole
time left, the others fade only when the end is near. The weights come from regression on what matches, played by these very
weights, still brought (docs/strength.md tells how).
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import BIT, count
from tabletown.games.ginkgopolis import material as m
from tabletown.games.ginkgopolis import state as at
from tabletown.games.ginkgopolis.evaluate_pending import is_pending, settle
from tabletown.games.ginkgopolis.evaluate_survey import KINDS, near_tokens, survey
from tabletown.games.ginkgopolis.material import NUMBERS
from tabletown.games.ginkgopolis.rules import GinkgopolisState
from tabletown.games.ginkgopolis.state import GOSHA_SEAT

_SPARE_TILES: Final = 6
_FEW_POINTS: Final = 3
SOLO_WEIGHTS: Final[dict[str, float]] = {
    # the rest of the match as such: what Gosha gains more than the player
    "solo_time": -8.30,
    "solo_soon": -13.28,
    # these tell how long it lasts: Gosha's resources in tens, tiles of the reserve in twenties
    "solo_gosha_store": -5.06,
    "solo_gosha_store_early": -2.18,
    "solo_reserve": -2.52,
    "solo_reserve_early": -1.55,
    # points that may still change
    "solo_districts_early": -1.49,
    "solo_gosha_districts_early": 1.76,
    "solo_cards_early": -1.23,
    "solo_gosha_cards_early": 0.79,
    # resources on buildings
    "solo_placed": 0.65,
    "solo_placed_early": 2.20,
    "solo_gosha_placed": -0.20,
    "solo_gosha_placed_early": -1.64,
    # resources behind the screen
    "solo_resource": 0.39,
    "solo_resource_early": 1.73,
    # tiles behind the screen; of their numbers the tenth part, of the colours the rarest
    "solo_tile": 0.58,
    "solo_tile_early": 1.88,
    "solo_first_tiles": 1.72,
    "solo_spare_tile": -0.53,
    "solo_tile_numbers": -0.31,
    "solo_tile_mix": -0.36,
    # majorities in districts
    "solo_lead": -1.23,
    "solo_lead_early": 1.97,
    "solo_narrow_early": 0.08,
    # resources that may be covered now
    "solo_exposed": 0.09,
    "solo_gosha_exposed": 0.01,
    # heights of buildings that a card may come up for
    "solo_output_red": 0.24,
    "solo_output_yellow": -0.31,
    "solo_output_blue": -0.37,
    # cards in circulation
    "solo_endgame_to_come": -0.28,
    "solo_endgame_to_come_early": -2.42,
    "solo_permanent_to_come_early": 0.16,
    # heights beside tokens: of all the fifth part, of the best
    "solo_token": 2.73,
    "solo_best_token": -0.89,
    # buildings
    "solo_tall": -2.39,
    "solo_gosha_tall": 5.28,
    "solo_small": -0.49,
    "solo_gosha_small": 2.06,
    # points enough to build on a higher number
    "solo_few_points": -2.76,
    # end-game cards by what they count
    "solo_for_colour": 8.20,
    "solo_for_tall": 19.88,
    "solo_for_small": 6.38,
    "solo_for_trigger": 5.90,
    "solo_for_cards": 13.82,
    "solo_for_flat": 11.00,
    # those of Gosha
    "solo_gosha_for_colour": -9.35,
    "solo_gosha_for_tall": -15.58,
    "solo_gosha_for_small": -1.47,
    "solo_gosha_for_trigger": -5.95,
    "solo_gosha_for_cards": -12.31,
    "solo_gosha_for_flat": -3.47,
    # cards of the tableau
    "solo_cards_exploit": -1.56,
    "solo_cards_urbanize": -3.05,
    "solo_cards_construct": -1.45,
    "solo_cards_red": 3.17,
    "solo_cards_yellow": -1.27,
    "solo_cards_blue": -0.50,
    # those of Gosha
    "solo_gosha_cards_red": -5.36,
    "solo_gosha_cards_yellow": -4.46,
    "solo_gosha_cards_blue": -4.78,
    # permanent bonuses
    "solo_exploit_resource": 4.69,
    "solo_exploit_point": 7.28,
    "solo_exploit_tile": 10.97,
    "solo_urbanize_resource": 4.84,
    "solo_urbanize_point": 9.50,
    "solo_urbanize_tile": 4.92,
    "solo_construct_resource": 7.56,
    "solo_construct_point": 8.78,
    "solo_construct_tile": 9.17,
}
_weights: Final[list[float]] = list(SOLO_WEIGHTS.values())


def use(weights: list[float]) -> None:
    """Go by these weights, in the order of their names."""
    for place in range(len(_weights)):
        _weights[place] = weights[place]


def against_gosha(state: GinkgopolisState) -> float:
    """By how many points the player may hope to be ahead."""
    found = features(state)
    worth = found[0]
    for place in range(1, len(found)):
        worth += _weights[place - 1] * found[place]
    return worth


def features(state: GinkgopolisState) -> list[float]:
    """The margin as it stands, and the features by name; without them if this is the last round."""
    tiles = choices = 0
    if is_pending(state, 0):
        state = state.copy()
        assets = settle(state, 0)
        tiles, choices = assets[0], assets[1]
    seen = survey(state)
    own = state.points[0] + seen.card_points[0] + seen.districts[0]
    margin = float(own - state.points[1] - seen.card_points[1] - seen.districts[1])
    if state.ending or state.point() == at.OVER:
        return [margin]
    store, reserve = float(state.store[GOSHA_SEAT]), float(state.reserve)
    left = min(1.0, store / 20.0, reserve / 39.0)
    soon = min(1.0, 4.0 * left)
    resources = state.screen[0] + 0.5 * choices
    held = count(state.tiles[0]) + tiles + 0.5 * choices
    numbers = 0
    mix = [0, 0, 0]
    for tile in range(m.TILE_COUNT):
        if state.tiles[0] & BIT[tile]:
            numbers += tile % NUMBERS
            mix[tile // NUMBERS] += 1
    near = near_tokens(state)
    placed = state.placed
    found = [
        margin, left, soon,
        0.1 * store * soon, 0.1 * store * left, 0.05 * reserve * soon, 0.05 * reserve * left,
        seen.districts[0] * left, seen.districts[1] * left, seen.card_points[0] * left, seen.card_points[1] * left,
        placed[0] * soon, placed[0] * left, placed[1] * soon, placed[1] * left,
        resources * soon, resources * left,
        held * soon, held * left, min(held, 2.0) * soon, max(0.0, held - _SPARE_TILES) * soon, 0.1 * numbers * soon,
        min(mix) * soon,
        seen.lead[0] * soon, seen.lead[0] * left, seen.narrow[0] * left,
        seen.exposed[0] * soon, seen.exposed[1] * soon,
        seen.output[0] * left, seen.output[1] * left, seen.output[2] * left,
        seen.endgame * soon, seen.endgame * left, seen.permanent * left,
        0.2 * near[0] * left, near[1] * left,
        seen.tall[0] * left, seen.tall[1] * left, seen.small[0] * left, seen.small[1] * left,
        min(_FEW_POINTS, state.points[0]) * left,
    ]  # fmt: skip
    for place in range(2 * KINDS):
        found.append(seen.kinds[place] * left)
    for trigger in range(3):
        found.append(seen.triggers[trigger] * left)
    for place in range(6):
        found.append(seen.colours[place] * left)
    for trigger in range(3):
        gain = state.bonus[trigger]
        found.append((gain & 255) * left)
        found.append(((gain >> 8) & 255) * left)
        found.append((gain >> 16) * left)
    return found
