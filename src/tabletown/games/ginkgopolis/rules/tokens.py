"""Movement of an urbanization token whose cell was built on (section 5).

The perimeter is the list of cells noted on one walk around the city; an occurrence in the rules is an index of that list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.material import SIDES
from tabletown.games.ginkgopolis.rules.points import GRID_TOKEN, NOTHING

if TYPE_CHECKING:
    from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

CLOCKWISE: Final = 1
BACK: Final = -1


def token_options(state: GinkgopolisState, letter: int, built: int) -> list[int]:
    """Return the actions of D5 for a token whose cell was built on (GK-5.8)."""
    found = cells_beside(state, built)
    if not found:
        border = perimeter(state)
        free = free_cells(state, border)
        found = cells_between(state, letter, border, free)
        if not found:
            found = shift_options(state, letter)
            if found:
                return found
            found = free
    return [act.PLACE_TOKEN + cell for cell in found]


def cells_beside(state: GinkgopolisState, built: int) -> list[int]:
    """Return the free cells beside the one that was built on (GK-5.1), ascending."""
    return [built + side for side in (m.SOUTH, m.WEST, m.EAST, m.NORTH) if state.content(built + side) == 0]


def free_cells(state: GinkgopolisState, border: list[int]) -> list[int]:
    """Return the free cells of the perimeter, ascending."""
    return sorted({cell for cell in border if state.content(cell) == 0})


def cells_between(state: GinkgopolisState, letter: int, border: list[int], free: list[int]) -> list[int]:
    """Return the free cells on which a token is in order with the others (GK-5.4)."""
    tokens = state.tokens
    found = []
    for cell in free:
        tokens[letter] = cell
        if in_order(border, tokens):
            found.append(cell)
    return found


def shift_options(state: GinkgopolisState, letter: int) -> list[int]:
    """Return the shifts that displace the fewest tokens (GK-5.5, GK-5.7)."""
    onward, back = shift_lengths(state, letter)
    if onward == 0 and back == 0:
        return []
    if onward == back:
        return [act.SHIFT_CLOCKWISE, act.SHIFT_BACK]
    return [act.SHIFT_CLOCKWISE] if back == 0 or 0 < onward < back else [act.SHIFT_BACK]


def shift_lengths(state: GinkgopolisState, letter: int) -> tuple[int, int]:
    """Return how many tokens a shift displaces, clockwise and back, 0 if it is not possible (GK-5.5, else GK-5.7)."""
    for passing in (False, True):
        onward = displaced(state.tokens, shifted(state, letter, CLOCKWISE, passing))
        back = displaced(state.tokens, shifted(state, letter, BACK, passing))
        if onward or back:
            return onward, back
    return 0, 0


def displaced(before: list[int], after: list[int]) -> int:
    """Return how many other tokens a shift moves; `after` is empty if it is not possible."""
    return sum([1 for old, new in zip(before, after) if old != NOTHING and old != new])


def shift(state: GinkgopolisState, letter: int, direction: int) -> list[int]:
    """Return the cells of all tokens after a shift that was offered."""
    return shifted(state, letter, direction, False) or shifted(state, letter, direction, True)


def perimeter(state: GinkgopolisState) -> list[int]:
    """Return the cells to the left of a walk around the city, with the buildings on the right (GK-5.2)."""
    start = NOTHING
    for tile in range(m.TILE_COUNT):
        if state.n[v.LAID + tile]:
            cell = state.cell_of(tile)
            if start == NOTHING or (m.WIDTH - cell % m.WIDTH) + cell // m.WIDTH * m.WIDTH > (
                m.WIDTH - start % m.WIDTH + start // m.WIDTH * m.WIDTH
            ):
                start = cell
    here, heading = start, 1  # along the top edge of the westernmost of the northernmost, to the east
    border = []
    while True:
        ahead = SIDES[heading]
        outside = here + SIDES[(heading + 3) % 4]
        border.append(outside)
        if not state.is_built(here + ahead):
            heading = (heading + 1) % 4
        elif state.is_built(outside + ahead):
            here = outside + ahead
            heading = (heading + 3) % 4
        else:
            here += ahead
        if here == start and heading == 1:
            return border


def stations(border: list[int], tokens: list[int]) -> list[int]:
    """Return the index of each token in the perimeter, NOTHING off it; empty if they are not in order (GK-5.3)."""
    letters = [letter for letter in range(m.TOKEN_COUNT) if tokens[letter] != NOTHING and tokens[letter] in border]
    found = [NOTHING] * m.TOKEN_COUNT
    if not letters:
        return found
    size = len(border)
    for start in range(size):
        if border[start] != tokens[letters[0]]:
            continue
        found[letters[0]] = start
        walked = 0
        for letter in letters[1:]:
            walked += 1
            while walked < size and border[(start + walked) % size] != tokens[letter]:
                walked += 1
            if walked >= size:
                break
            found[letter] = (start + walked) % size
        if walked < size:
            return found
    return []


def in_order(border: list[int], tokens: list[int]) -> bool:
    """Return whether the tokens on the perimeter are in alphabetical order (GK-5.3)."""
    return len(stations(border, tokens)) > 0


def shifted(state: GinkgopolisState, letter: int, direction: int, passing: bool) -> list[int]:
    """Return the cells of all tokens after a shift (GK-5.5; `passing` as in GK-5.7); empty if it is not possible."""
    border = perimeter(state)
    before = state.tokens
    standing = stations(border, before)
    if not standing:
        return []
    chain = [(letter + direction * step) % m.TOKEN_COUNT for step in range(1, m.TOKEN_COUNT)]
    chain = [each for each in chain if standing[each] != NOTHING]
    tokens = before[:]
    if not chain:
        return []
    tokens[letter] = before[chain[0]]
    for number, pushed in enumerate(chain):
        follower = chain[number + 1] if number + 1 < len(chain) else NOTHING
        place = standing[pushed]
        target = NOTHING
        for step in range(1, len(border)):
            cell = border[(place + direction * step) % len(border)]
            if cell == before[pushed]:
                continue
            if cell not in before or (follower != NOTHING and cell == before[follower]):
                target = cell
                break
            if not passing:
                return []
        if target == NOTHING:
            return []
        tokens[pushed] = target
        if follower == NOTHING or target != before[follower]:
            return tokens if in_order(border, tokens) else []
    return []


def move_token(state: GinkgopolisState, letter: int, cell: int) -> None:
    """Put a token on a free cell."""
    state.n[v.TOKENS + letter] = cell
    state.set_cell(cell, GRID_TOKEN + letter)


def move_all(state: GinkgopolisState, tokens: list[int]) -> None:
    """Give the tokens their cells after a shift."""
    for cell in state.tokens:
        if cell != NOTHING:
            state.set_cell(cell, 0)
    for letter in range(m.TOKEN_COUNT):
        move_token(state, letter, tokens[letter])
