"""Phases, decision points and modes of Tiny Towns.

    phase      who             decision point   options                                  next
    cards      dealer          -                a card of the color                      hammer, deal, open or a round
    hammer     dealer          -                a seat                                   deal or a round
    deal       dealer          -                a monument                               choose
    choose     all             AT_CHOOSE        keep                                     open or a round
    open       dealer          -                a resource card (solo)                   open or a round
    name       master builder  AT_NAME          name                                     play
    draw       dealer          -                a resource card (town hall)              play
    pick       the player      AT_PICK          pick                                     play
    play       all in the      AT_RESOURCE      place store swap rest discard            AT_BUILD
               round           AT_BUILD         build done                               watch or the end of the round
                               AT_MARK          mark                                     back
                               AT_GUILD         replace stop                             back
                               AT_GROVE         grove                                    back
                               AT_WATCH_SETUP   set_aside                                back
    watch      Watch owner     AT_WATCH         claim                                    AT_EXTRA or the end of the round
                               AT_EXTRA         build done                               the end of the round

A round is simultaneous: seats act on their own towns in any order, and all see the result when the last one is done.

The open decisions of a seat are a stack packed into one number, twelve bits a frame: four bits for the decision point, eight
for its argument. The frame on top is in the lowest bits.
"""

from __future__ import annotations

from typing import Final

# Phases of the table; below CHOOSING the dealer acts.
CARDS_DRAWN: Final = 0
HAMMER_GIVEN: Final = 1
DEALING: Final = 2
OPENING: Final = 3
DRAWING: Final = 4
CHOOSING: Final = 5
NAMING: Final = 6
PICKING: Final = 7
PLAYING: Final = 8
WATCHING: Final = 9
OVER: Final = 10
PHASES: Final = ["cards", "hammer", "deal", "open", "draw", "choose", "name", "pick", "play", "watch", "over"]

# Decision points of a seat (section 3 of the rules).
AT_CHOOSE: Final = 1
AT_NAME: Final = 2
AT_PICK: Final = 3
AT_RESOURCE: Final = 4
AT_BUILD: Final = 5
AT_MARK: Final = 6  # argument: the square to mark
AT_GUILD: Final = 7  # argument: 1 + the square replaced before, 0 at first
AT_GROVE: Final = 8
AT_WATCH_SETUP: Final = 9
AT_WATCH: Final = 10
AT_EXTRA: Final = 11  # the BUILD after WATCH: it triggers nothing (TT-7.17)
POINT_NAMES: Final = [
    "", "choose", "name", "pick", "resource", "build", "mark", "guild", "grove", "watch_setup", "watch", "extra",
]  # fmt: skip
FRAME: Final = 0xFFF
FRAME_BITS: Final = 12

STANDARD: Final = 0
TOWN_HALL: Final = 1
SOLO: Final = 2
MODE_NAMES: Final = ["standard", "town_hall", "solo"]
FREE: Final = -1  # `source` of a resource that everybody chooses for themselves (TT-4.7)
DEALT: Final = 6  # `source` of a resource that was drawn or picked: foreign for all


def push(pending: int, point: int, argument: int = 0) -> int:
    """Return a stack with one more decision on top."""
    return pending << FRAME_BITS | point | argument << 4


def frames(pending: int) -> list[tuple[int, int]]:
    """Return the decisions of a stack as (point, argument), the top last."""
    found = []
    while pending:
        found.append((pending & 15, (pending & FRAME) >> 4))
        pending >>= FRAME_BITS
    return found[::-1]
