"""Options of Garden Nation (GN-13.17): settings, not variants of the game."""

from __future__ import annotations

from typing import Literal

from tabletown.core.errors import OptionsError
from tabletown.core.options import Options

MODES = {"standard": range(2, 5)}
ROUND_CAP = 60
MOST_ROUNDS = 200


class GardenNationOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`zone_costs` settles two costs (GN-13.1), `move_on` the direction (GN-13.2), `round_cap` the longest match."""

    zone_costs: Literal["art", "bga"] = "art"
    move_on: Literal["ascending", "descending"] = "ascending"
    round_cap: int = ROUND_CAP


def complete(options: GardenNationOptions) -> GardenNationOptions:
    """Return the options; raise OptionsError for an impossible number of rounds (GN-13.15)."""
    if not 1 <= options.round_cap <= MOST_ROUNDS:
        raise OptionsError("garden_nation-options-round-cap", rounds=options.round_cap, most=MOST_ROUNDS)
    return options
