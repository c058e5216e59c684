"""Facts about Garden Nation for people who choose a game, and the rule behind each decision."""

from __future__ import annotations

from typing import Final

from tabletown.core.facets import Meta

META: Final = Meta(
    order=3,
    minutes=(60, 60),
    weight=3,
    scene="scene.svg",
    first_match={"seats": 2},
    coach="turtle",
    mistake=4.0,
)

# The rule behind each prompt; the first is for all others.
PROMPT_RULES: Final = {
    "": "GN-4.7",
    "choose": "GN-3.6",
    "first": "GN-4.5",
    "act": "GN-4.7",
    "act_last": "GN-9.2",
    "locked": "GN-7.3",
    "project": "GN-6.1",
    "next_player": "GN-4.2",
    "wait": "GN-4.1",
    "dealer": "GN-11.1",
    "over": "GN-9.3",
}

# The rule of each verb, for choices and log lines.
VERB_RULES: Final = {
    "choose_objectives": "GN-10.1",
    "build": "GN-5.1",
    "build_bramble": "GN-5.4",
    "demolish": "GN-5.5",
    "invade": "GN-7.4",
    "strategic": "GN-7.2",
    "transfer_roof": "GN-7.3",
    "move_on": "GN-5.8",
    "pass": "GN-5.10",
    "complete": "GN-6.2",
    "decline": "GN-6.1",
    "next_player": "GN-4.2",
    "territory": "GN-3.1",
    "project": "GN-3.3",
    "first_player": "GN-3.5",
    "deal": "GN-3.6",
    "control": "GN-8.1",
    "last_round": "GN-9.1",
}

# Log lines that a page announces.
MOMENTS: Final = frozenset(
    f"garden_nation-log-{name}" for name in ("last_round", "control", "control_shared", "reveal", "won", "shared")
)
