"""Facts for people who choose a game, and the rule behind each prompt."""

from __future__ import annotations

from typing import Final

from tabletown.core.facets import Meta

META: Final = Meta(order=2, minutes=(60, 60), weight=3, scene="scene.svg")

# The rule behind each prompt; the first is the default.
PROMPT_RULES: Final = {
    "": "TR-5.1",
    "castle": "TR-2.2",
    "first_knight": "TR-2.4",
    "king": "TR-2.5",
    "stack": "TR-6.1",
    "shift": "TR-7.1",
    "keep": "TR-5.7",
    "keep-only": "TR-5.7",
    "left": "TR-6.2",
    "move_king": "TR-9.1",
    "over": "TR-10.1",
}
