"""Facts about Garden Nation for people who choose a game, and the rule behind each decision."""

from __future__ import annotations

from typing import Final

from tabletown.core.facets import Meta

META: Final = Meta(
    order=3,
    minutes=(60, 60),
    weight=3,
    scene="scene.svg",
)

# The rule behind each prompt; the first is for all others.
PROMPT_RULES: Final = {
    "": "GN-5.1",
    "choose": "GN-3.3",
    "first": "GN-3.4",
    "project": "GN-6.1",
    "next_player": "GN-4.3",
    "locked": "GN-7.1",
    "over": "GN-9.1",
}
