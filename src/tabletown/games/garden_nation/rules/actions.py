"""Action ids of Garden Nation (section 11): `BASE + arguments`, and the notation of each (GN-11.3).

transfer_roof(from, to) is TRANSFER + 49 * from + to; build in a bramble zone without a token is BUILD_BRAMBLE + 3 * number
of the zone among the brambles + land; territory(slot, number, rotation) is TERRITORY + 42 * slot + 6 * territory + rotation;
project(place, card) is TURN_UP + 21 * place + card; deal(seat, objective) is DEAL + 15 * seat + objective.
"""

from __future__ import annotations

from typing import Final

from tabletown.core.actions import Actions, Domain, Verb, domain
from tabletown.games.garden_nation.rules.material import (
    BRAMBLE,
    BRAMBLES,
    LANDS,
    MOST_SEATS,
    OBJECTIVES,
    PAIRS,
    PLACES,
    PROJECTS,
    ROTATIONS,
    SLOTS,
    TERRITORIES,
    ZONE_NAMES,
)

_zone = domain("zone", ZONE_NAMES)
_land = domain("land", LANDS[:BRAMBLE])
_seat = domain("seat", [str(seat) for seat in range(MOST_SEATS)])
_territory = domain("territory", [str(number) for number in range(1, TERRITORIES + 1)])
_place = domain("place", [str(place) for place in range(1, PLACES + 1)])
_slot = domain("slot", [str(slot) for slot in range(SLOTS)])
_rotation = domain("rotation", [str(turn) for turn in range(ROTATIONS)])
_pair = Domain(("objective", "objective"), [(OBJECTIVES[a], OBJECTIVES[b]) for a, b in PAIRS])


class GardenActions(Actions):
    """The action ids; `build` with a land is read as `build_bramble`, which chooses a token (GN-5.4)."""

    def encode(self, name: str, *values: str) -> int:
        """Return the id of a verb with arguments."""
        return super().encode("build_bramble" if name == "build" and len(values) == 2 else name, *values)


ACTIONS: Final = GardenActions(
    Verb("choose_objectives", _pair),
    Verb("build", _zone),
    Verb("build_bramble", domain("zone", [ZONE_NAMES[zone] for zone in BRAMBLES]), _land),
    Verb("demolish", _zone),
    Verb("invade", _zone),
    Verb("strategic", _territory),
    Verb("transfer_roof", _zone, _zone),
    Verb("move_on"),
    Verb("pass"),
    Verb("complete", _place),
    Verb("decline"),
    Verb("next_player", _seat),
    Verb("territory", _slot, _territory, _rotation, chance=True),
    Verb("project", _place, domain("project", PROJECTS), chance=True),
    Verb("first_player", _seat, chance=True),
    Verb("deal", _seat, domain("objective", OBJECTIVES), chance=True),
)

PER_SLOT: Final = TERRITORIES * ROTATIONS

CHOOSE: Final[int] = ACTIONS.base("choose_objectives")
BUILD: Final[int] = ACTIONS.base("build")
BUILD_BRAMBLE: Final[int] = ACTIONS.base("build_bramble")
DEMOLISH: Final[int] = ACTIONS.base("demolish")
INVADE: Final[int] = ACTIONS.base("invade")
STRATEGIC: Final[int] = ACTIONS.base("strategic")
TRANSFER: Final[int] = ACTIONS.base("transfer_roof")
MOVE_ON: Final[int] = ACTIONS.base("move_on")
PASS: Final[int] = ACTIONS.base("pass")
COMPLETE: Final[int] = ACTIONS.base("complete")
DECLINE: Final[int] = ACTIONS.base("decline")
NEXT_PLAYER: Final[int] = ACTIONS.base("next_player")
TERRITORY: Final[int] = ACTIONS.base("territory")
TURN_UP: Final[int] = ACTIONS.base("project")
FIRST_PLAYER: Final[int] = ACTIONS.base("first_player")
DEAL: Final[int] = ACTIONS.base("deal")


def zone_of(action: int) -> int:
    """Return the zone in which an action builds, demolishes or invades."""
    if action < BUILD_BRAMBLE:
        return action - BUILD
    if action < DEMOLISH:
        return BRAMBLES[(action - BUILD_BRAMBLE) // BRAMBLE]
    return action - (DEMOLISH if action < INVADE else INVADE)
