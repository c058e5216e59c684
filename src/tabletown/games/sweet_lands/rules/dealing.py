"""Chance outcomes: tokens of the set-up (SL-2.12), solo cards and the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.chance import Rng
from tabletown.core.menu import Menu, listed, take
from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import vectors
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
from tabletown.games.sweet_lands.rules.vectors import DECK

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState


def outcomes(s: SweetLandsState) -> list[tuple[int, int]]:
    """Return what the dealer may turn up, each with its weight."""
    if s.waiting != CHANCE:
        return []
    menu = take()
    add_outcomes(s, menu)
    return [(outcome, 1) for outcome in listed(menu)]


def draw(s: SweetLandsState, rng: Rng) -> int:
    """Return one of the outcomes at random."""
    if s.phase != LAYOUT and s.phase != REVEAL:
        return act.DRAW + vectors.nth(s.n, DECK, rng.below(vectors.size(s.n, DECK)))
    menu = Menu()
    add_outcomes(s, menu)
    return menu.pick(rng.below(menu.size))


def add_outcomes(s: SweetLandsState, menu: Menu) -> None:
    """Add what may be turned up next, all equally likely."""
    if s.phase == LAYOUT:
        _add_layout(s, menu)
    elif s.phase == REVEAL:  # a card of solo deck A, then one of deck B (SL-18.5)
        first: i64 = len(SOLO_A)
        second = len(s.revealed) % 2
        menu.add(act.SOLO + second * first, _left(s.revealed, second * first, len(SOLO_CARDS) - first if second else first))
    else:
        vectors.offer(s.n, DECK, act.DRAW, menu)


def _left(taken: bytes, first: i64, size: i64) -> i64:
    """Return which of `size` numbers from `first` on are not taken, counted from 0."""
    found: i64 = BIT[size] - 1
    for index in range(len(taken)):
        number: i64 = taken[index]
        if first <= number < first + size:
            found &= ~BIT[number - first]
    return found


def _add_layout(s: SweetLandsState, menu: Menu) -> None:
    """Add what may be laid out next (SL-2.12)."""
    m = s.m
    ordinary: i64 = m.help_board[s.seats][0]
    ordered = ordinary + m.help_board[s.seats][1]
    upgraded = ordered + upgraded_count(s)
    if s.step < ordinary:
        menu.add(act.LAY_HELP, _left(s.help, 1, FIRST_END_HELP))
    elif s.step < ordered:
        menu.add(act.LAY_HELP + FIRST_END_HELP, _left(s.help, 1 + FIRST_END_HELP, len(HELP) - FIRST_END_HELP))
    elif s.step < upgraded:
        menu.add(act.UPGRADED, ((BIT[len(SKILLS)] - 1) & ~s.in_stock) >> FIRST_UPGRADED)
    elif s.step < upgraded + m.milestones_in_play:
        for token in range(len(MILESTONES)):
            if s.milestones[token] == 0:
                menu.add(act.MILESTONE + 2 * token, 0b11)
    elif s.step < upgraded + m.milestones_in_play + m.scoring_in_play:
        menu.add(act.SCORING, _left(s.scoring, 0, len(SCORING)))
    else:
        menu.add(act.FIRST_PLAYER, BIT[s.seats] - 1)


def upgraded_count(s: SweetLandsState) -> int:
    """Return how many upgraded skill tokens are laid out (SL-17.3, SL-18.5)."""
    return max(s.seats, 2) + 1 if s.upgraded else 0


def all_cards() -> bytes:
    """Return the whole deck."""
    return bytes(range(len(CARDS)))
