"""Evaluation of a position for a seat: its expected lead over the best other, or over Gosha, in points.

`multiplayer.py` and `solo.py` hold the features. An action under way and a sealed choice of the seat count as if they had
been carried out; the choices of others are ignored.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import BIT
from tabletown.games.ginkgopolis.bot import multiplayer, solo
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.effects import resources_laid
from tabletown.games.ginkgopolis.rules.gosha import can_build, card_value
from tabletown.games.ginkgopolis.rules.points import NOTHING
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

# Settings of the search. Margins vary widely, so that exploration must be lower than usual to tell apart actions by a few
# points. Rollouts consider every action, which makes them greedy. They last some turns, until sealed choices have been
# carried out; in solo they last to the end, because Gosha may be ahead for long and still lose.
SEARCH: Final[dict[str, float]] = {
    "exploration": 1.0,
    "scale": 20.0,
    "expand_after_visits": 1.0,
    "rollout_turns": 6.0,
    "rollout_width": 64.0,
}
SEARCH_SOLO: Final[dict[str, float]] = {"rollout_turns": 1000.0, "expand_after_visits": 0.0}
# Points per feature; `tabletown arena learn ginkgopolis` and `tabletown arena tune ginkgopolis` may change them.
WEIGHTS: Final[dict[str, float]] = {**multiplayer.MULTIPLAYER_WEIGHTS, **solo.SOLO_WEIGHTS}
SAME_COLOUR: Final = 1.0  # penalty for a second character of a colour: a mixed engine serves every action


def use(weights: dict[str, float]) -> None:
    """Use other weights from now on."""
    multiplayer.use([weights[name] for name in multiplayer.MULTIPLAYER_WEIGHTS])
    solo.use([weights[name] for name in solo.SOLO_WEIGHTS])


def learned(mode: str) -> list[str]:
    """Return the names of the weights that are learned in a mode, in the order of the features."""
    return list(solo.SOLO_WEIGHTS if mode == "solo" else multiplayer.MULTIPLAYER_WEIGHTS)


def features(state: GinkgopolisState, seat: int) -> list[float]:
    """Return the lead of a seat and the features by weight: nothing in the draft, no features in the last round."""
    if state.packets:
        return []
    return solo.features(state) if state.mode == at.SOLO else multiplayer.features(state, seat)


def evaluate(state: GinkgopolisState, seat: int, is_spare: bool = False) -> float:
    """Return the expected lead of a seat, or the worth of its characters during the draft.

    A spare state may be changed.
    """
    if state.packets:
        return _draft(state, seat)
    if state.mode == at.SOLO:
        return solo.against_gosha(state, is_spare)
    return multiplayer.against_others(state, seat, is_spare)


def action_values(state: GinkgopolisState, seat: int, actions: list[int]) -> list[float]:
    """Return the values of actions; a sealed choice is valued by itself, even if it is the last one."""
    sealed = state.point() == at.CHOOSE and state.mode != at.SOLO
    found: list[float] = []
    for action in actions:
        tried = state.copy()
        if action >= act.GIVE_CARD:
            tried.advance(seat, action)
            found.append(max(action_values(tried, seat, tried.choices(seat))) - _gift(state, action - act.GIVE_CARD))
        elif sealed and action != act.NEW_HAND:
            tried.n[v.COMMITS + seat] = action - act.COMMIT
            found.append(multiplayer.against_others(tried, seat, True))
        else:
            tried.advance(seat, action)
            found.append(evaluate(tried, seat, True))
    return found


def _gift(state: GinkgopolisState, card: int) -> float:
    """Return roughly what a card is worth to Gosha: points beside the token, or the resources that he may lay."""
    if card >= m.URBAN:
        return float(card_value(state, card))
    return float(resources_laid(state, card)) if can_build(state, card) else -float(m.TILE_COUNT)


def _draft(state: GinkgopolisState, seat: int) -> float:
    """Return the worth of the characters kept so far."""
    worth = 0.0
    kept = 0
    for number in range(m.KEPT):
        character = state.picks[m.KEPT * ((seat - number) % state.seats) + number]
        if character != NOTHING:
            worth += multiplayer.character_worth(character)
            if kept & BIT[m.CHARACTER_COLOUR[character]]:
                worth -= SAME_COLOUR
            kept |= BIT[m.CHARACTER_COLOUR[character]]
    return worth
