"""Facts for people who choose a game, and the rule behind each prompt."""

from __future__ import annotations

from typing import Final

from tabletown.core.facets import Meta

META: Final = Meta(
    order=2,
    minutes=(60, 60),
    weight=3,
    scene="scene.svg",
    first_match={"mode": "basic", "seats": 3},
    coach="king",
    mistake=5.0,
)

# Log lines of the end of a year, told one after another.
SCORED: Final = ("castle", "castles", "king", "master", "jump", "total")
MOMENTS: Final = frozenset(
    [*(f"torres-log-scored-{part}" for part in SCORED), "torres-log-year-over", "torres-log-won", "torres-log-shared"]
)

# The rule behind each prompt; the first is the default.
PROMPT_RULES: Final = {
    "": "TR-5.1",
    "act": "TR-5.1",
    "act-spent": "TR-4.6",
    "castle": "TR-12.1",
    "first_knight": "TR-2.5",
    "king": "TR-2.6",
    "stack": "TR-6.1",
    "shift": "TR-7.5",
    "keep": "TR-11.3",
    "keep-only": "TR-11.3",
    "left": "TR-6.4",
    "move_king": "TR-9.2",
    "wait": "TR-4.1",
    "start": "TR-2.2",
    "dealer": "TR-13.1",
    "over": "TR-10.1",
}

# The rule of each verb, for choices and log lines.
VERB_RULES: Final = {
    "place_castle": "TR-12.1",
    "place_first_knight": "TR-2.5",
    "place_king": "TR-2.6",
    "choose_stack": "TR-6.1",
    "add_knight": "TR-5.2",
    "move_knight": "TR-5.3",
    "place_block": "TR-5.6",
    "buy_card": "TR-5.7",
    "advance_score": "TR-5.9",
    "six_ap": "TR-7.1",
    "seven_ap": "TR-7.2",
    "extra_block": "TR-7.3",
    "raise_knight": "TR-7.4",
    "shift_block": "TR-7.5",
    "shift_to": "TR-7.5",
    "regroup": "TR-7.6",
    "diagonal_step": "TR-7.7",
    "door_passage": "TR-7.8",
    "vault": "TR-7.9",
    "climb_two": "TR-7.10",
    "end_turn": "TR-4.6",
    "keep_card": "TR-11.3",
    "keep_card_top": "TR-11.3",
    "keep_card_bottom": "TR-11.3",
    "allocate_leftovers": "TR-6.4",
    "move_king": "TR-9.2",
    "keep_king": "TR-9.2",
    "start_player": "TR-2.2",
    "master_card": "TR-12.4",
    "draw_card": "TR-13.1",
}
