"""Options of Ginkgopolis (GK-A.1, GK-A.18, GK-A.30, GK-10.9)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tabletown.core.errors import OptionsError
from tabletown.core.options import Options
from tabletown.games.ginkgopolis.rules.material import ROUND_CAP

MODES = {"intro": range(2, 6), "normal": range(2, 6), "solo": range(1, 2)}


class GinkgopolisOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`characters` matters in the draft, `level` and `solo_deal` against Gosha, `round_cap` against others."""

    characters: Literal["public_12_9_6", "uniform_9_9_9"] = "public_12_9_6"
    level: Literal["normal", "expert"] = "normal"
    solo_deal: Literal["three_total", "three_plus_one", "give_one"] = "three_total"
    round_cap: int = ROUND_CAP


def complete(options: GinkgopolisOptions) -> GinkgopolisOptions:
    """Return the options in normal form: options that the mode does not use have their defaults."""
    if not 1 <= options.round_cap <= ROUND_CAP:
        raise OptionsError("ginkgopolis-options-round-cap", rounds=options.round_cap, most=ROUND_CAP)
    if options.mode != "normal":
        options = msgspec.structs.replace(options, characters="public_12_9_6")
    if options.mode != "solo":
        return msgspec.structs.replace(options, level="normal", solo_deal="three_total")
    return msgspec.structs.replace(options, round_cap=ROUND_CAP)
