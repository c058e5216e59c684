"""Refusals of Ginkgopolis: the first condition that an action fails, with the functions and sets of the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.bits import BIT
from tabletown.core.guide.refusals import Refusal
from tabletown.core.views import Line
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.legal import can_take_resource, can_take_tile, packet_of, returnable
from tabletown.games.ginkgopolis.rules.material import CARDS, LETTERS, TILES
from tabletown.games.ginkgopolis.rules.points import GRID_TOKEN, NOTHING
from tabletown.games.ginkgopolis.rules.tokens import cells_beside, cells_between, free_cells, perimeter, shift_lengths

if TYPE_CHECKING:
    from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

# The rule behind a decision that must be taken first, by its point.
FIRST: Final = {at.DRAFT: "GK-2.8", at.ASSET: "GK-4.1", at.TOKEN: "GK-4.7", at.RETURN: "GK-6.6"}
# The points of the verbs of seats, by the first action of each.
POINT_OF: Final = {
    act.PICK: at.DRAFT,
    act.COMMIT: at.CHOOSE,
    act.NEW_HAND: at.CHOOSE,
    act.TAKE_RESOURCE: at.ASSET,
    act.PLACE_TOKEN: at.TOKEN,
    act.SHIFT_CLOCKWISE: at.TOKEN,
    act.RETURN_TILE: at.RETURN,
    act.RETURN_DONE: at.RETURN,
    act.GIVE_CARD: at.CHOOSE,
}


def refuse(state: GinkgopolisState, seat: int, action: int) -> Refusal | None:
    """Return why an action of a seat that must decide is not legal, None if it is."""
    if act.LAY <= action < act.GIVE_CARD:
        return Refusal("GK-3.7", Line("ginkgopolis-why-chance"))
    base = verb_of(action)
    point = state.point()
    if POINT_OF[base] != point:
        return refuse_when(point, POINT_OF[base], state)
    if base == act.COMMIT or base == act.NEW_HAND or base == act.GIVE_CARD:
        return refuse_choice(state, seat, action, base)
    if base == act.PICK:
        return refuse_character(state, seat, action - act.PICK)
    if base == act.TAKE_RESOURCE:
        return refuse_asset(state, seat, action)
    if base == act.PLACE_TOKEN:
        return refuse_cell(state, action - act.PLACE_TOKEN)
    if base == act.SHIFT_CLOCKWISE:
        return refuse_shift(state, action == act.SHIFT_CLOCKWISE)
    if base == act.RETURN_TILE:
        return refuse_return(state, seat, action - act.RETURN_TILE)
    return None


def verb_of(action: int) -> int:
    """Return the first action of the verb of an action."""
    found = act.PICK
    for base in POINT_OF:
        if base <= action:
            found = base
    return found


def refuse_when(point: int, wanted: int, state: GinkgopolisState) -> Refusal:
    """Return the refusal of an action that belongs to another moment than `point`."""
    if point == at.TOKEN:
        return Refusal(FIRST[point], Line("ginkgopolis-why-first-token", {"letter": LETTERS[state.argument() & 15]}))
    if point != at.CHOOSE:
        return Refusal(FIRST[point], Line(f"ginkgopolis-why-first-{at.POINTS[point]}"))
    if state.must_give():
        return Refusal("GK-A.18", Line("ginkgopolis-why-first-give"))
    rule = "GK-6.2" if wanted == at.RETURN else FIRST[wanted]
    return Refusal(rule, Line(f"ginkgopolis-why-later-{at.POINTS[wanted]}"))


# Cards and tiles.


def refuse_choice(state: GinkgopolisState, seat: int, action: int, base: int) -> Refusal | None:
    """Return the refusal of a card to play or to give, or of a new hand (D1, D2)."""
    if base == act.GIVE_CARD:
        if not state.gives:
            return Refusal("GK-A.18", Line("ginkgopolis-why-no-gift"))
        if not state.must_give():
            return Refusal("GK-A.18", Line("ginkgopolis-why-given"))
        return refuse_card(state, seat, action - act.GIVE_CARD)
    if state.must_give():
        return Refusal("GK-A.18", Line("ginkgopolis-why-first-give"))
    if base == act.COMMIT:
        commit = action - act.COMMIT
        return refuse_card(state, seat, act.sealed_card(commit)) or refuse_tile(state, seat, act.sealed_tile(commit))
    if state.new_hands[seat] > 0:
        return None
    if state.mode == at.SOLO:
        return Refusal("GK-10.2", Line("ginkgopolis-why-solo-hand"), 1)
    return Refusal("GK-3.4", Line("ginkgopolis-why-new-hands", {"count": m.NEW_HANDS}), 1)


def refuse_card(state: GinkgopolisState, seat: int, card: int) -> Refusal | None:
    """Return why a card cannot be played: where it is, as far as everybody knows (GK-3.2)."""
    place = state.place_of(card)
    if place == at.IN_HAND + seat:
        return None
    said: dict[str, str | int] = {"card": CARDS[card]}
    if place == at.IN_TABLEAU + seat:
        return Refusal("GK-1.11", Line("ginkgopolis-why-card-kept", said), 1)
    if place >= at.IN_TABLEAU:
        if state.is_gosha(place - at.IN_TABLEAU):
            return Refusal("GK-10.4", Line("ginkgopolis-why-card-gosha", said), 1)
        said["seat"] = place - at.IN_TABLEAU
        return Refusal("GK-1.11", Line("ginkgopolis-why-card-taken", said), 1)
    if place == at.DISCARD:
        return Refusal("GK-7.1", Line("ginkgopolis-why-card-discarded", said), 1)
    if place == at.STOCK:
        if state.tops & BIT[card]:
            return Refusal("GK-7.1", Line("ginkgopolis-why-card-site", said), 1)
        return Refusal("GK-1.2", Line("ginkgopolis-why-card-unbuilt", said), 1)
    return Refusal("GK-3.2", Line("ginkgopolis-why-card-hand", said), 1)


def refuse_tile(state: GinkgopolisState, seat: int, tile: int) -> Refusal | None:
    """Return why a tile cannot be laid on a card (GK-3.2)."""
    if tile == NOTHING or state.tiles[seat] & BIT[tile]:
        return None
    return lacking(state, seat, tile, "GK-3.2")


def refuse_return(state: GinkgopolisState, seat: int, tile: int) -> Refusal | None:
    """Return why a tile cannot be returned (D6)."""
    if returnable(state, seat) & BIT[tile]:
        return None
    said: dict[str, str | int] = {"tile": TILES[tile]}
    if state.aside[seat] & BIT[tile]:
        return Refusal("GK-6.6", Line("ginkgopolis-why-tile-aside", said), 2)
    if tile == state.committed_tile(seat):
        return Refusal("GK-6.2", Line("ginkgopolis-why-tile-sealed", said), 2)
    return lacking(state, seat, tile, "GK-6.2")


def lacking(state: GinkgopolisState, seat: int, tile: int, rule: str) -> Refusal:
    """Return the refusal of a tile that a seat does not have."""
    said: dict[str, str | int] = {"tile": TILES[tile]}
    if state.laid[tile]:
        return Refusal(rule, Line("ginkgopolis-why-tile-laid", said), 2)
    if state.tiles[seat] == 0:
        return Refusal(rule, Line("ginkgopolis-why-no-tiles"), 2)
    return Refusal(rule, Line("ginkgopolis-why-tile-hidden", said), 2)


def refuse_character(state: GinkgopolisState, seat: int, character: int) -> Refusal | None:
    """Return why a character cannot be kept (D0)."""
    if packet_of(state, seat) & BIT[character]:
        return None
    for step in range(state.argument()):
        if state.picks[m.KEPT * ((seat - step) % state.seats) + step] == character:
            return Refusal("GK-2.8", Line("ginkgopolis-why-character-kept"), 1)
    return Refusal("GK-2.8", Line("ginkgopolis-why-character-away"), 1)


def refuse_asset(state: GinkgopolisState, seat: int, action: int) -> Refusal | None:
    """Return why a resource or a tile cannot be taken (D4)."""
    if action == act.TAKE_TILE:
        return None if can_take_tile(state) else Refusal("GK-4.1", Line("ginkgopolis-why-no-reserve"), 1)
    if can_take_resource(state, seat):
        return None
    said: dict[str, str | int] = {"total": state.resources, "screen": state.screen[seat], "placed": state.placed[seat]}
    return Refusal("GK-4.1", Line("ginkgopolis-why-no-resources", said), 1)


# Tokens.


def refuse_cell(state: GinkgopolisState, cell: int) -> Refusal | None:
    """Return why the token that must move cannot go to a cell (D5)."""
    letter, built = state.argument() & 15, state.argument() >> 4
    there = state.content(cell)
    if there >= GRID_TOKEN:
        return Refusal("GK-5.1", Line("ginkgopolis-why-cell-token", {"letter": LETTERS[there - GRID_TOKEN]}), 1)
    if there:
        return Refusal("GK-5.1", Line("ginkgopolis-why-cell-built"), 1)
    said: dict[str, str | int] = {"letter": LETTERS[letter]}
    beside = cells_beside(state, built)
    if beside:
        if cell in beside:
            return None
        return Refusal("GK-5.1", Line("ginkgopolis-why-cell-beside", {"count": len(beside), **said}), 2)
    border = perimeter(state)
    if cell not in border:
        return Refusal("GK-5.4", Line("ginkgopolis-why-cell-edge", said), 2)
    between = cells_between(state, letter, border, free_cells(state, border))
    if cell in between:
        return None
    if between:
        return Refusal("GK-5.4", Line("ginkgopolis-why-cell-order", {**said, **neighbors(state, letter, border)}), 3)
    if shift_lengths(state, letter) != (0, 0):
        return Refusal("GK-5.5", Line("ginkgopolis-why-cell-shift", said), 3)
    return None  # GK-5.7: the order is given up


def refuse_shift(state: GinkgopolisState, clockwise: bool) -> Refusal | None:
    """Return why the tokens cannot be shifted in a direction (D5)."""
    letter, built = state.argument() & 15, state.argument() >> 4
    said: dict[str, str | int] = {"letter": LETTERS[letter]}
    beside = cells_beside(state, built)
    if beside:
        return Refusal("GK-5.1", Line("ginkgopolis-why-shift-beside", {"count": len(beside), **said}), 1)
    border = perimeter(state)
    if cells_between(state, letter, border, free_cells(state, border)):
        return Refusal("GK-5.4", Line("ginkgopolis-why-shift-between", {**said, **neighbors(state, letter, border)}), 2)
    onward, back = shift_lengths(state, letter)
    this, other = (onward, back) if clockwise else (back, onward)
    if this == 0:
        return Refusal("GK-5.5" if other else "GK-5.7", Line("ginkgopolis-why-shift-blocked"), 3)
    if 0 < other < this:
        return Refusal("GK-5.5", Line("ginkgopolis-why-shift-longer", {"count": this, "fewest": other}), 4)
    return None


def neighbors(state: GinkgopolisState, letter: int, border: list[int]) -> dict[str, str | int]:
    """Return the letters between which a token must lie: those before and after it on the perimeter (GK-5.5)."""
    around = [(letter + step) % m.TOKEN_COUNT for step in range(1, m.TOKEN_COUNT)]
    present = [each for each in around if state.tokens[each] in border]
    return {"before": LETTERS[present[-1]], "after": LETTERS[present[0]]}
