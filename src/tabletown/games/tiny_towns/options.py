"""Options of Tiny Towns (TT-0.6, TT-0.8)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tabletown.core.errors import OptionsError
from tabletown.core.options import Options
from tabletown.games.tiny_towns.rules.material import BLUE, CARD, CARD_TYPE, COMMON, SOLO_REMOVED

MODES = {"standard": range(2, 7), "town_hall": range(2, 7), "solo": range(1, 2)}


class TinyTownsOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options; `cards` is random, first_game or one card of each color, `first_player` is random or a seat."""

    monuments: bool = True
    cavern: bool = False
    cards: Literal["random", "first_game"] | tuple[str, ...] = "random"
    first_player: Literal["random"] | int = "random"
    solo_remove: Literal["inn", "feast_hall"] = "inn"


def complete(options: TinyTownsOptions) -> TinyTownsOptions:
    """Return the options in their canonical form, or raise OptionsError for what does not go together."""
    if isinstance(options.cards, tuple):
        options = msgspec.structs.replace(options, cards=_complete_cards(options.cards, options))
    if options.first_player != "random" and not 0 <= options.first_player < options.seats:
        raise OptionsError("tiny_towns-options-first-player", number=options.first_player, seats=options.seats)
    # TT-0.8: each of these matters in one mode only; elsewhere it keeps its default.
    if options.mode != "standard":
        options = msgspec.structs.replace(options, first_player="random")
    if options.mode != "solo":
        options = msgspec.structs.replace(options, solo_remove="inn")
    return options


def _complete_cards(cards: tuple[str, ...], options: TinyTownsOptions) -> tuple[str, ...]:
    for name in cards:
        if CARD.get(name, COMMON) >= COMMON:
            raise OptionsError("tiny_towns-options-card", card=name)
        if options.mode == "solo" and name in SOLO_REMOVED[options.solo_remove]:  # TT-11.1
            raise OptionsError("tiny_towns-options-removed", card=name)
    chosen = sorted(cards, key=lambda name: CARD_TYPE[CARD[name]])
    types = [CARD_TYPE[CARD[name]] for name in chosen]
    if [each for each in types if each != BLUE] != [1, 2, 3, 4, 5, 6] or types.count(BLUE) > 1:
        raise OptionsError("tiny_towns-options-cards", cards=", ".join(cards))
    return tuple(chosen) if BLUE in types else ("cottage", *chosen)
