"""Facts about Sweet Lands for people who choose a game, and the rule behind each decision."""

from __future__ import annotations

from typing import Final

from tabletown.core.facets import Meta, Packs
from tabletown.core.views import Line
from tabletown.games.sweet_lands.rules.material import PACKS


def _check(file: str) -> list[Line]:
    from tabletown.games.sweet_lands.pack import check

    return check(file)


def _load(file: str) -> str:
    from tabletown.games.sweet_lands.pack import load

    return load(file)


META: Final = Meta(
    order=5,
    minutes=(90, 120),
    weight=4,
    scene="scene.svg",
    first_match={"mode": "standard", "seats": 2},
    coach="hare",
    mistake=12.0,
    packs=Packs("TABLETOWN_PACKS", lambda: list(PACKS), _check, _load),
)

# The rule behind each prompt; the first is for all others.
PROMPT_RULES: Final = {
    "": "SL-5.1",
    "character": "SL-2.9",
    "domain": "SL-2.9",
    "help_cell": "SL-2.11",
    "turn": "SL-5.2",
    "after": "SL-5.2",
    "after-solo": "SL-18.3",
    "hand_cost": "SL-5.4",
    "terrain": "SL-6.2",
    "road": "SL-6.5",
    "property": "SL-7.7",
    "build": "SL-7.5",
    "hare": "SL-8.6",
    "industry": "SL-8.1",
    "prosperity": "SL-8.7",
    "option": "SL-19.5",
    "option-card": "SL-19.5",
    "take": "SL-3.1",
    "produce": "SL-3.2",
    "skill": "SL-10.1",
    "employ": "SL-9.5",
    "column": "SL-9.7",
    "spend": "SL-19.4",
    "spend-card": "SL-19.4",
    "order": "SL-19.1",
    "order-card": "SL-19.1",
    "search": "SL-21.3",
    "search_play": "SL-15.11",
    "help_move": "SL-12.8",
    "mix": "SL-19.4",
    "area_mix": "SL-15.4",
    "disk_or_card": "SL-11.1",
    "discard": "SL-11.1",
    "flip": "SL-6.7",
    "copy": "SL-5.8",
    "terrain_road": "SL-5.7",
    "carmen": "SL-15.10",
    "employ_card": "SL-19.7",
    "least": "SL-15.14",
    "play_card": "SL-19.7",
    "tower": "SL-7.8",
    "draft": "SL-17.2",
    "cleanup": "SL-13.1",
    "dealer": "SL-4.5",
    "over": "SL-14.10",
    "wait": "SL-5.1",
}
