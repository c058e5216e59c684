"""Evaluation of a position with several seats: the expected lead of a seat over the best other, in points.

    outlook = score + sum of weight * feature
    worth = own outlook - the best outlook of another

Every feature is a count times the time left, so at the end only the score remains. `_early` is weighted by the whole time
left, the others fade only near the end. The weights come from regression on the remaining gains in matches that were played
with these weights (`tabletown arena learn ginkgopolis`; docs/tuning/notes.md).
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import count
from tabletown.games.ginkgopolis.bot.counts import KINDS, Counts, tile_mix
from tabletown.games.ginkgopolis.bot.outlook import Outlook
from tabletown.games.ginkgopolis.bot.pending import is_pending, settle
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.points import NOTHING
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

_SPARE_TILES: Final = 6
_SPARE_RESOURCES: Final = 6
_FEW_POINTS: Final = 3
MULTIPLAYER_WEIGHTS: Final[dict[str, float]] = {
    # points that may still change
    "districts_early": -2.46,
    "cards_early": -1.22,
    # resources on buildings
    "placed": 0.74,
    "placed_early": 0.13,
    "exposed": 0.07,  # those that may be covered now
    "tall": 3.41,  # buildings
    "small": 3.3,
    # majorities in districts
    "lead": -0.82,
    "lead_early": 2.04,
    "narrow_early": 0.06,
    # resources behind the screen
    "resource": 1.47,
    "resource_early": 1.75,
    "spare_resource": -1.94,
    # tiles behind the screen; a tenth of their numbers, the rarest of their colours
    "tile": 0.77,
    "tile_early": -0.26,
    "first_tiles": 1.8,
    "spare_tile": -0.78,
    "tile_numbers": 1.0,
    "tile_mix": 0.4,
    "few_points": -1.94,  # points enough to build on a higher number
    # a turn still to come in this round
    "turn": 9.04,
    "turn_early": -5.36,
    # end-game cards by what they count
    "for_colour": 13.22,
    "for_tall": 19.07,
    "for_small": 9.41,
    "for_trigger": 7.81,
    "for_cards": 18.2,
    "for_flat": 12.64,
    # cards of the tableau
    "cards_exploit": 3.1,
    "cards_urbanize": -4.76,
    "cards_construct": 0.04,
    "cards_red": 1.82,
    "cards_yellow": 2.0,
    "cards_blue": 0.93,
    # permanent bonuses
    "exploit_resource": 5.06,
    "exploit_point": 3.69,
    "exploit_tile": 6.22,
    "urbanize_resource": 9.58,
    "urbanize_point": 9.41,
    "urbanize_tile": 13.21,
    "construct_resource": 19.65,
    "construct_point": 11.55,
    "construct_tile": 20.23,
}
_names: Final[list[str]] = list(MULTIPLAYER_WEIGHTS)
_weights: Final[list[float]] = list(MULTIPLAYER_WEIGHTS.values())
RESOURCE: Final[int] = _names.index("resource")
TILE: Final[int] = _names.index("tile")
FIRST_TILES: Final[int] = _names.index("first_tiles")
BONUS: Final[int] = _names.index("exploit_resource")


def use(weights: list[float]) -> None:
    """Use these weights, in the order of their names."""
    for place in range(len(_weights)):
        _weights[place] = weights[place]


def against_others(state: GinkgopolisState, seat: int, is_spare: bool = False) -> float:
    """Return the expected lead of a seat over the best other; a spare state may be changed."""
    found = outlooks(state, seat, is_spare)
    best = -1e30
    for player in range(len(found)):
        if player != seat and found[player].worth > best:
            best = found[player].worth
    return found[seat].worth - best


def features(state: GinkgopolisState, seat: int) -> list[float]:
    """Return the lead of a seat over the other in score and in each feature, with two seats."""
    found = outlooks(state, seat, is_kept=True)
    return [mine - theirs for mine, theirs in zip(found[seat].found, found[1 - seat].found)]


def outlooks(state: GinkgopolisState, seat: int, is_spare: bool = False, is_kept: bool = False) -> list[Outlook]:
    """Return the outlook of each player: the score, and the features unless this is the last round."""
    point = state.point()
    turns = [1 if point == at.CHOOSE or point == at.CARDS or commit != NOTHING else 0 for commit in state.commits]
    tiles = choices = 0
    if is_pending(state, seat):
        if state.n[v.COMMITS + seat] != NOTHING:
            turns[seat] = 0
        if not is_spare:
            state = state.copy()
        tiles, choices = settle(state, seat)
    counts = Counts(state)
    left = time_left(state)
    found: list[Outlook] = []
    for player in range(state.players):
        score = state.n[v.POINTS + player] + m.NEW_HAND_POINTS * state.n[v.NEW_HANDS + player]
        score += counts.districts[player] + counts.card_points[player]
        if player == seat:
            score += m.RETURN_POINTS * count(state.n[v.ASIDE + seat])
        outlook = Outlook(score, _weights, is_kept)
        if left > 0.0:
            own = 1 if player == seat else 0
            resources = int(state.n[v.SCREEN + player]) + 0.5 * (own * choices)
            held = count(state.n[v.TILES + player]) + own * tiles + 0.5 * (own * choices)
            _add_features(outlook, state, counts, player, resources, held, float(turns[player]), left)
        found.append(outlook)
    return found


def _add_features(
    outlook: Outlook,
    state: GinkgopolisState,
    counts: Counts,
    player: int,
    resources: float,
    held: float,
    turn: float,
    left: float,
) -> None:
    """Add the features, in the order of the weights."""
    soon = min(1.0, 4.0 * left)
    outlook.add(counts.districts[player] * left)
    outlook.add(counts.card_points[player] * left)
    outlook.add(int(state.n[v.PLACED + player]) * soon)
    outlook.add(int(state.n[v.PLACED + player]) * left)
    outlook.add(counts.exposed[player] * soon)
    outlook.add(counts.subject(player, m.TALL_BUILDINGS) * left)
    outlook.add(counts.subject(player, m.SMALL_BUILDINGS) * left)
    outlook.add(counts.lead[player] * soon)
    outlook.add(counts.lead[player] * left)
    outlook.add(counts.narrow[player] * left)
    outlook.add(resources * soon)
    outlook.add(resources * left)
    outlook.add(max(0.0, resources - _SPARE_RESOURCES) * soon)
    outlook.add(held * soon)
    outlook.add(held * left)
    outlook.add(min(held, 2.0) * soon)
    outlook.add(max(0.0, held - _SPARE_TILES) * soon)
    mix = tile_mix(state.n[v.TILES + player])
    outlook.add(0.1 * mix[1] * soon)
    outlook.add(mix[0] * soon)
    outlook.add(min(_FEW_POINTS, int(state.n[v.POINTS + player])) * left)
    outlook.add(turn * soon)
    outlook.add(turn * left)
    for kind in range(KINDS):
        outlook.add(counts.kinds[KINDS * player + kind] * left)
    for trigger in range(3):
        outlook.add(counts.subject(player, m.BONUS_CARDS + trigger) * left)
    for colour in range(3):
        outlook.add(counts.subject(player, m.COLOUR_CARDS + colour) * left)
    for trigger in range(3):
        outlook.add_gain(state.n[v.BONUS + 3 * player + trigger], left)


def time_left(state: GinkgopolisState) -> float:
    """Return the part of the match that is left, 0 in the last round."""
    if state.ending or state.point() == at.OVER:
        return 0.0
    tiles = int(state.reserve) / 45.0
    if state.exhausted:
        tiles = min(tiles, 0.2)
    return min(1.0, tiles, 1.2 * int(state.resources - max(state.placed)) / int(state.resources))


def character_worth(character: int) -> float:
    """Return the worth of a character that is in a tableau from the start."""
    start, gain = m.CHARACTER_START[character], m.CHARACTER_GAIN[character]
    place = BONUS + 3 * m.CHARACTER_TRIGGER[character]
    worth = (_weights[RESOURCE] + _weights[RESOURCE + 1]) * (start & 255) + ((start >> 8) & 255)
    worth += (_weights[TILE] + _weights[TILE + 1] + 0.5 * _weights[FIRST_TILES]) * (start >> 16)
    worth += _weights[place] * (gain & 255) + _weights[place + 1] * ((gain >> 8) & 255) + _weights[place + 2] * (gain >> 16)
    return worth
