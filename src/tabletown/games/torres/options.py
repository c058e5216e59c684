"""Options of Torres: a mode is a bundle of four switches (TR-2.1), each of which can also be set on its own (TR-2.7)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tabletown.core.errors import OptionsError
from tabletown.core.options import Options
from tabletown.games.torres.rules.material import DATA

MODES = {name: range(2, 5) for name in DATA["switches"]["presets"]}
SWITCHES = tuple(DATA["switches"]["values"])
BY_MODE = "by_mode"


class TorresOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a match; a switch that is `by_mode` has the value of the mode, `start_player` is a seat or drawn."""

    castle_setup: Literal["by_mode", "printed", "players"] = "by_mode"
    action_cards: Literal["by_mode", "common_deck", "own_deck", "full_hand"] = "by_mode"
    master_card: Literal["by_mode"] | bool = "by_mode"
    round_start: Literal["by_mode", "fixed", "leader"] = "by_mode"
    door_rule: Literal["no_climb_inside", "exit_level_only"] = "no_climb_inside"
    start_player: Literal["drawn"] | int = 0


def switch(options: TorresOptions, name: str) -> Any:
    """Return the value of a switch, its own or that of the mode."""
    value = getattr(options, name)
    return DATA["modes"][options.mode][name] if value == BY_MODE else value


def complete(options: TorresOptions) -> TorresOptions:
    """Return the options in canonical form: a switch that agrees with its mode is `by_mode`."""
    if options.start_player != "drawn" and not 0 <= options.start_player < options.seats:
        raise OptionsError("torres-options-start-player", seat=options.start_player, seats=options.seats)
    bundle = DATA["modes"][options.mode]
    same = {name: BY_MODE for name in SWITCHES if getattr(options, name) == bundle[name]}
    return msgspec.structs.replace(options, **same)
