"""Facts about Sweet Lands for people who choose a game, and the rule behind each decision."""

from __future__ import annotations

from typing import Final

from tabletown.core.facets import Meta
from tabletown.games.sweet_lands.rules.material import PACKS

META: Final = Meta(
    order=5,
    minutes=(90, 120),
    weight=4,
    scene="scene.svg",
    packs=lambda: list(PACKS),
)

# The rule behind each prompt; the first is for all others.
PROMPT_RULES: Final = {
    "": "SL-5.1",
    "character": "SL-2.1",
    "domain": "SL-2.1",
    "help_cell": "SL-2.1",
    "terrain": "SL-6.1",
    "terrain_road": "SL-6.1",
    "road": "SL-6.1",
    "flip": "SL-6.1",
    "hare": "SL-6.1",
    "property": "SL-7.1",
    "build": "SL-7.1",
    "tower": "SL-7.1",
    "industry": "SL-8.1",
    "prosperity": "SL-8.1",
    "skill": "SL-10.1",
    "employ": "SL-9.1",
    "employ_card": "SL-9.1",
    "column": "SL-9.1",
    "play_card": "SL-9.1",
    "order": "SL-12.1",
    "draft": "SL-17.1",
    "cleanup": "SL-13.1",
    "over": "SL-14.1",
}
