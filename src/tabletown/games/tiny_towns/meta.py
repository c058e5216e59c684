"""Facts about Tiny Towns for lists of games, and the rule behind each decision."""

from __future__ import annotations

from typing import Final

from tabletown.core.facets import Meta
from tabletown.games.tiny_towns.rules.material import CARD, CARD_TYPE, COMMON


def card_choices() -> list[list[str]]:
    """Return the cards of each type that has several, of which a match uses one."""
    types = sorted({CARD_TYPE[number] for number in CARD.values() if 0 < number < COMMON})
    found = [[name for name, number in CARD.items() if number < COMMON and CARD_TYPE[number] == each] for each in types]
    return [group for group in found if len(group) > 1]


META: Final = Meta(
    order=1,
    minutes=(30, 45),
    weight=2,
    scene="scene.svg",
    card_choices=card_choices,
    quick_start={"cards": "first_game", "monuments": False},
    first_match={"seats": 2, "mode": "standard", "cards": "first_game", "monuments": False},
    coach="hammer",
    mistake=2.5,
)

# The rule behind each prompt; the first is the default.
PROMPT_RULES: Final = {
    "": "TT-3.1",
    "choose": "TT-2.3",
    "name": "TT-3.1",
    "pick": "TT-11.2",
    "resource": "TT-4.1",
    "resource-own": "TT-4.1",
    "resource-card": "TT-4.1",
    "resource-free": "TT-4.7",
    "build": "TT-5.1",
    "build-none": "TT-5.1",
    "extra": "TT-7.17",
    "mark": "TT-6.23",
    "guild": "TT-7.1",
    "guild-again": "TT-7.1",
    "grove": "TT-7.7",
    "watch_setup": "TT-7.10",
    "watch": "TT-7.10",
    "over": "TT-9.1",
}
