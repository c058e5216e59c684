"""Chance outcomes: tokens of the set-up (SL-2.12), solo cards and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.chance import Rng
from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules.material import (
    CARDS,
    FIRST_END_HELP,
    FIRST_UPGRADED,
    HELP,
    MILESTONES,
    SCORING,
    SKILLS,
    SOLO_A,
    SOLO_CARDS,
)
from tabletown.games.sweet_lands.rules.points import LAYOUT, REVEAL

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState


def outcomes(s: SweetLandsState) -> list[tuple[int, int]]:
    """Return what the dealer may turn up, each with its weight."""
    if s.waiting != CHANCE:
        return []
    if s.phase == LAYOUT:
        return _layout_outcomes(s)
    return _solo_outcomes(s) if s.phase == REVEAL else [(act.DRAW + card, 1) for card in s.deck]


def draw(s: SweetLandsState, rng: Rng) -> int:
    """Return one of the outcomes at random, without listing the deck."""
    if s.phase == LAYOUT or s.phase == REVEAL:
        return rng.weighted(outcomes(s))
    return act.DRAW + s.deck[rng.below(len(s.deck))]


def _layout_outcomes(s: SweetLandsState) -> list[tuple[int, int]]:
    """Return what may be laid out next (SL-2.12)."""
    m = s.m
    ordinary = m.help_board[s.seats][0]
    ordered = ordinary + m.help_board[s.seats][1]
    if s.step < ordinary:
        return [(act.LAY_HELP + each, 1) for each in range(FIRST_END_HELP) if each + 1 not in s.help]
    if s.step < ordered:
        return [(act.LAY_HELP + each, 1) for each in range(FIRST_END_HELP, len(HELP)) if each + 1 not in s.help]
    upgraded = upgraded_count(s)
    if s.step < ordered + upgraded:
        return [
            (act.UPGRADED + skill - FIRST_UPGRADED, 1) for skill in range(FIRST_UPGRADED, len(SKILLS)) if not s.stock[skill]
        ]
    if s.step < ordered + upgraded + m.milestones_in_play:
        return [
            (act.MILESTONE + 2 * token + side, 1)
            for token in range(len(MILESTONES))
            if not s.milestones[token]
            for side in range(2)
        ]
    if s.step < ordered + upgraded + m.milestones_in_play + m.scoring_in_play:
        return [(act.SCORING + token, 1) for token in range(len(SCORING)) if token not in s.scoring]
    return [(act.FIRST_PLAYER + seat, 1) for seat in range(s.seats)]


def upgraded_count(s: SweetLandsState) -> int:
    """Return how many upgraded skill tokens are laid out (SL-17.3, SL-18.5)."""
    return max(s.seats, 2) + 1 if s.upgraded else 0


def _solo_outcomes(s: SweetLandsState) -> list[tuple[int, int]]:
    """Return the cards of solo deck A, then those of deck B (SL-18.5)."""
    first = len(SOLO_A)
    deck = range(first) if len(s.revealed) % 2 == 0 else range(first, len(SOLO_CARDS))
    return [(act.SOLO + card, 1) for card in deck if card not in s.revealed]


def all_cards() -> bytes:
    """Return the whole deck."""
    return bytes(range(len(CARDS)))
