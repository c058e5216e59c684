"""Options of Sweet Lands (section 17): the variants, which may be combined, and the pack of cards and boards in play."""

from __future__ import annotations

import msgspec

from tabletown.core.errors import OptionsError
from tabletown.core.options import Options
from tabletown.games.sweet_lands.rules.material import PACKS

MODES = {"standard": range(2, 5), "solo": range(1, 2)}


class SweetLandsOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a match; `pack` is empty for the standard data, else the name and hash of a pack (`pack.load`)."""

    changing_turn_order: bool = False
    draft: bool = False
    upgraded_skills: bool = False
    pack: str = ""


def complete(options: SweetLandsOptions) -> SweetLandsOptions:
    """Return the options in canonical form; OptionsError for a pack that is not loaded."""
    if options.pack not in PACKS:
        raise OptionsError("sweet_lands-options-pack", pack=options.pack)
    if options.mode == "solo":  # SL-18.5
        options = msgspec.structs.replace(options, changing_turn_order=False, draft=False)
    return options
