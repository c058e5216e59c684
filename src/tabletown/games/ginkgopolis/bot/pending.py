"""Positions with everything certain carried out: the rest of an action, and a seat's own sealed choice."""

from __future__ import annotations

from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.points import NOTHING
from tabletown.games.ginkgopolis.rules.preview import carry_out, finish, is_decision
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState


def is_pending(state: GinkgopolisState, seat: int) -> bool:
    """Return whether an action is under way, or the seat has sealed one."""
    return is_decision(state.point()) or state.n[v.COMMITS + seat] != NOTHING


def settle(state: GinkgopolisState, seat: int) -> tuple[int, int]:
    """Carry all that out in a disposable state, and return the seat's new tiles and free choices of an asset."""
    tiles, choices = finish(state, seat)
    commit = state.n[v.COMMITS + seat]
    if commit != NOTHING:
        more_tiles, more_choices = carry_out(state, seat, commit)
        tiles += more_tiles
        choices += more_choices
    return min(tiles, state.reserve), choices
