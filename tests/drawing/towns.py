"""Positions and matches of Tiny Towns to draw."""

from collections.abc import Iterator
from functools import cache
from typing import cast

import tabletown
from tabletown.core.facets import DEFAULT_LOOK, Look
from tabletown.core.options import Options
from tabletown.core.state import State
from tabletown.drawing import Picture
from tabletown.drawing.parts import Parts
from tabletown.games.tiny_towns.rules.view import TinyTownsView
from tabletown.i18n import Speaker
from tabletown.testing import play

GAME = tabletown.game("tiny_towns")
NAMES = {"en": ["Vera", "Ilya", "Mason", "Nina", "Oleg", "Maya"], "ru": ["Вера", "Илья", "Каменщик", "Нина", "Олег", "Майя"]}
SAY = {language: Speaker(language, names) for language, names in NAMES.items()}
HEAD = """tiny_towns
options: seats=2 mode=standard {options}
phase: {phase}
cards: cottage {cards}
round: 16
hammer: {hammer}
named: 8 8
"""
OTHER = "pending 1: {pending}\ntown 1: F.Ts CT.. W.hw .g.b{more} kept=the_starloom other=silva_forum\n"


def position(
    town: str, pending: str, cards: str = "farm well chapel tavern theater factory", resource: str = "brick", **more: str
) -> State:
    """A position in which seat 0 decides."""
    head = HEAD.format(
        options=more.get("options", ""), phase=more.get("phase", "play"), cards=cards, hammer=more.get("hammer", "1")
    )
    named = f"resource: {resource} 1\n" if resource else ""
    shown = f"shown 0: {more['shown']}\n" if "shown" in more else ""
    other = OTHER.format(pending=more.get("other", "resource"), more=more.get("more", ""))
    return GAME.from_text(f"{head}{named}pending 0: {pending}\ntown 0: {town}\n{shown}{other}")


# One position for every decision point that is rare, and for every thing that can lie on a building.
POSITIONS = {
    "place": position("CW.g FChb ..g. T.s. kept=the_sky_baths other=silva_forum", "resource"),
    "build": position("wsw. hbhs gsww .... kept=archive_of_the_second_age other=fort_ironweed", "build"),
    "posts": position(
        "Kws. sKwg hhb. .... kept=mandras_palace other=fort_ironweed", "build", "farm shed abbey inn bakery trading_post"
    ),
    "obelisk": position("M.ws wsbb ghs. .... kept=obelisk_of_the_crescent other=fort_ironweed", "build"),
    "factory": position(
        "KW.C FCOK .T.C T.s. marks=a1:brick marks=d2:stone kept=the_sky_baths other=silva_forum", "resource"
    ),
    "warehouse": position(
        "KW.C FCOK .T.C T.s. stored=a1:wood+wood+glass stored=d2:brick cavern=1 kept=the_sky_baths other=silva_forum",
        "resource",
        "granary fountain abbey inn bakery warehouse",
        options="cavern=yes",
    ),
    "statue": position("MW.C FCO. .T.C T.s. resting=d1:wood kept=statue_of_the_bondmaker other=silva_forum", "resource"),
    "mark": position(
        "KW.C FCOK .T.C T.s. marks=a1:wood kept=the_sky_baths other=silva_forum",
        "build mark=7",
        "farm well chapel inn market bank",
    ),
    "name": position(
        "KW.C FCOK .T.C T.s. marks=a1:wood marks=d2:stone kept=the_sky_baths other=silva_forum",
        "name",
        "farm well chapel inn market bank",
        "",
        phase="name",
        hammer="0",
        other="-",
    ),
    "guild": position("MW.C FCO. .T.C T.s. kept=architects_guild other=silva_forum", "build guild"),
    "guild again": position("MW.C FCO. .T.C T.s. kept=architects_guild other=silva_forum", "build guild=4"),
    "grove": position("MW.C FCO. .T.C T.s. kept=grove_university other=silva_forum", "build grove"),
    "setup": position("MW.C FCO. .T.C T.s. kept=opaleyes_watch other=silva_forum", "build watch_setup"),
    "watch": position(
        "MW.C FCO. .T.C T.s. aside=blue+gray+green won=blue+gray watch_round=9 kept=opaleyes_watch other=silva_forum",
        "watch",
        phase="watch",
        other="-",
        more=" constructed=blue+gray",
    ),
    "extra": position("wsw. hbhs gsww .... kept=opaleyes_watch other=fort_ironweed", "extra", phase="watch", other="-"),
}
PRESETS = GAME.presets()


def draw(state: State, seat: int | None, language: str = "en", look: Look = DEFAULT_LOOK) -> Picture:
    """The whole picture."""
    drawn: Picture = GAME.picture(GAME.view(state, seat), legal_for(state, seat), SAY[language], look)
    return drawn


def parts_of(state: State, seat: int | None, language: str = "en", look: Look = DEFAULT_LOOK) -> Parts:
    """What a page shows."""
    found: Parts = GAME.parts(GAME.view(state, seat), legal_for(state, seat), SAY[language], look)
    return found


def legal_for(state: State, seat: int | None) -> list[int]:
    """What a viewer may do."""
    return state.legal(seat) if seat is not None else []


@cache
def matches(options: Options) -> list[tuple[int, State]]:
    """Decisions of a match: of each point the first few, of all seats, and the end."""
    found: list[tuple[int, State]] = []
    seen: dict[str, int] = {}
    for _, state in play(GAME, options, 1, "curious").positions():
        for seat in range(options.seats):
            view = cast(TinyTownsView, GAME.view(state, seat))
            point = view.pending[-1][0] if view.pending else view.phase
            often = seen.get(point, 0)
            if often in (0, 9):
                found.append((seat, state.copy()))
            seen[point] = often + 1
    return found


def decisions() -> Iterator[tuple[int, State]]:
    """Decisions of some presets, of two seats as of six, and all rare ones."""
    for options in PRESETS[::7]:
        yield from matches(options)
    yield from ((0, state) for state in POSITIONS.values())
