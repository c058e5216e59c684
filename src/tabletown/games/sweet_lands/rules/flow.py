"""The course of a match: an action is carried out, then its consequences until the next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.state import CHANCE
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import phases
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.effects.choices import choose, end_search
from tabletown.games.sweet_lands.rules.effects.resolution import automatic, carry_out, finish_pieces
from tabletown.games.sweet_lands.rules.legal import has_options
from tabletown.games.sweet_lands.rules.points import kind_of

if TYPE_CHECKING:
    from tabletown.games.sweet_lands.rules.state import SweetLandsState


def advance(s: SweetLandsState, actor: int, action: int) -> None:
    """Carry out a legal action and everything that follows from it."""
    if actor == CHANCE:
        _turn_up(s, action)
    elif s.phase == at.DRAFT:
        phases.pick(s, actor, action - act.DRAFT)
    elif s.phase == at.CLEANUP:
        phases.keep(s, actor, action - act.KEEP)
    elif action == act.END_ROUND:
        phases.end_round(s)
    else:
        choose(s, action)
    settle(s)


def _turn_up(s: SweetLandsState, outcome: int) -> None:
    """Carry out an outcome of the dealer."""
    if s.phase == at.LAYOUT:
        phases.lay_out(s, outcome)
    elif s.phase == at.REVEAL:
        phases.reveal(s, outcome - act.SOLO)
    elif s.phase == at.DEAL:
        phases.deal(s, outcome - act.DRAW)
    else:
        phases.draw(s, outcome - act.DRAW)


def settle(s: SweetLandsState) -> None:
    """Carry out everything that asks nobody; stop at the next question."""
    while True:
        if s.depth == 0:
            if not phases.next_step(s):
                return
            continue
        top = s.top()
        kind = kind_of(top)
        if kind == at.DRAW:
            if phases.refill(s):
                s.waiting = CHANCE
                return
            s.depth -= 1
        elif kind >= at.FIRST_SILENT:
            s.depth -= 1
            carry_out(s, top)
        elif not automatic(s, top):
            if kind == at.TURN or kind == at.AFTER:  # the next action has not begun (SL-7.4)
                s.ripe = s.realms[s.seat].flipped
            if has_options(s, top):
                s.waiting = BIT[s.seat]
                return
            s.depth -= 1
            _skip(s, top, kind)


def _skip(s: SweetLandsState, top: i64, kind: i64) -> None:
    """Drop a question without options (SL-20.1)."""
    if kind == at.PROPERTY or kind == at.BUILD:
        finish_pieces(s, top)
    elif kind == at.SEARCH:
        end_search(s, s.realms[s.seat], top)
    elif kind == at.CARMEN:
        s.push(at.frame(at.REDRAW))
