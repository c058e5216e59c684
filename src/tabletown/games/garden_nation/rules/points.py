"""Phases and decision points of Garden Nation, and how pending decisions are packed.

    phase         who          decision point  options                                          next
    territory     dealer       -               a territory and its rotation for the next slot   project
    project       dealer       -               a project card for the next place                first_player
    first_player  dealer       -               a seat                                           deal
    deal          dealer       -               an objective for the next seat                   choose
    choose        all          -               choose_objectives                                the first turn
    play          active seat  AT_ACT          build demolish invade                            AT_PROJECT or the crane moves
                                               strategic transfer_roof move_on                  AT_ACT
                                               pass                                             the end of the turn
                               AT_PROJECT      complete                                         refill, then the crane moves
                                               decline                                          the crane moves
                               AT_NEXT         next_player                                      the turn of that seat
    refill        dealer       AT_REFILL       a project card for the place                     AT_CRANE: the crane moves

After the crane has moved, the next action or the end of the turn follows; after the last turn territory control and the
next round, or the end of the match.

Pending decisions of the active seat are a stack packed into one number, twelve bits a frame: four bits for the decision
point, eight for its argument.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Phases of the table; below CHOOSING the dealer acts.
TERRITORIES_LAID: Final = 0
PROJECTS_SHOWN: Final = 1
FIRST_CHOSEN: Final = 2
DEALING: Final = 3
REFILLING: Final = 4
CHOOSING: Final = 5
PLAYING: Final = 6
OVER: Final = 7
PHASES: Final = ["territory", "project", "first_player", "deal", "refill", "choose", "play", "over"]

# Decision points (section 11), and what waits below them on the stack.
AT_ACT: Final = 1
AT_PROJECT: Final = 2  # argument: the zone just worked on
AT_NEXT: Final = 3
AT_REFILL: Final = 4  # argument: the display place that the dealer fills
AT_CRANE: Final = 5  # argument: the zone acted on; the crane moves as soon as this is on top
POINTS: Final = ["", "act", "project", "next_player", "refill", "crane"]

_FRAME_BITS: Final = 12
_FRAME: Final = 0xFFF
_POINT_BITS: Final = 4
_POINT: Final = 0xF


def point_of(pending: i64) -> i64:
    """Return the decision point on top of the stack, 0 if it is empty."""
    return pending & _POINT


def argument_of(pending: i64) -> i64:
    """Return the argument of the decision point on top of the stack."""
    return (pending & _FRAME) >> _POINT_BITS


def push(pending: i64, point: i64, argument: i64) -> i64:
    """Return the stack with a decision point on top."""
    return pending << _FRAME_BITS | argument << _POINT_BITS | point


def pop(pending: i64) -> i64:
    """Return the stack without its top."""
    return pending >> _FRAME_BITS


def frames(pending: i64) -> list[tuple[int, int]]:
    """Return the decision points of the stack with their arguments, the top last."""
    found: list[tuple[int, int]] = []
    while pending:
        found.append((point_of(pending), argument_of(pending)))
        pending = pop(pending)
    found.reverse()
    return found
