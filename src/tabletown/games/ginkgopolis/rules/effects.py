"""Effects of cards and tiles: gains, prices, building and the fallback (section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.material import NUMBERS, SIDES, URBAN
from tabletown.games.ginkgopolis.rules.points import GRID_TOKEN, NOTHING

if TYPE_CHECKING:
    from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

FALLBACK: Final = 3  # an action besides the three that are triggers: m.EXPLOIT, m.URBANIZE and m.CONSTRUCT

# Gains.


def gain_resources(state: GinkgopolisState, player: i64, number: i64) -> None:
    """Take resources from the player's reserve, as far as it goes (GK-4.13)."""
    n = state.n
    if number > n[v.STORE + player]:
        number = n[v.STORE + player]
    n[v.STORE + player] -= number
    n[v.SCREEN + player] += number


def gain_tiles(state: GinkgopolisState, seat: i64, number: i64) -> None:
    """Have the dealer draw tiles one by one (GK-4.13)."""
    if number > 0:
        state.push(at.TILES, seat + 8 * number)


def gain(state: GinkgopolisState, seat: i64, packed: i64) -> None:
    """Take resources, points and tiles, in this order (GK-4.14)."""
    gain_resources(state, seat, packed & 255)
    state.n[v.POINTS + seat] += (packed >> 8) & 255
    gain_tiles(state, seat, packed >> 16)


def output(state: GinkgopolisState, tile: i64) -> i64:
    """Return the gain from exploiting or activating the building under a top tile (GK-4.2)."""
    height = state.height_of(tile)
    colour = tile // NUMBERS
    return height if colour == m.RED else height << 8 if colour == m.YELLOW else height << 16


def output_near(state: GinkgopolisState, cell: i64) -> i64:
    """Return the gain from all buildings beside a cell (GK-4.8)."""
    total: i64 = 0
    for side in SIDES:
        there = state.content(cell + side)
        if 0 < there < GRID_TOKEN:
            total += output(state, there - 1)
    return total


def heights_near(state: GinkgopolisState, cell: i64) -> i64:
    """Return the sum of the heights of the buildings beside a cell (GK-10.4)."""
    total: i64 = 0
    for side in SIDES:
        there = state.content(cell + side)
        if 0 < there < GRID_TOKEN:
            total += state.height_of(there - 1)
    return total


# Prices.


def resources_laid(state: GinkgopolisState, card: i64) -> i64:
    """Return how many resources lie on a building after a tile was put on the place of a card (GK-4.5, GK-4.11)."""
    return 1 if card >= URBAN else state.height_of(card) + 1


def resource_price(state: GinkgopolisState, card: i64, tile: i64) -> i64:
    """Return the price of a card with a tile in resources: one more if the colour changes (GK-4.4, GK-4.10)."""
    laid = resources_laid(state, card)
    return laid if card >= URBAN or card // NUMBERS == tile // NUMBERS else laid + 1


def point_price(card: i64, tile: i64) -> i64:
    """Return the price of a card with a tile in points (GK-4.10)."""
    if card >= URBAN:
        return 0
    price = card % NUMBERS - tile % NUMBERS
    return price if price > 0 else 0


def own_resources(state: GinkgopolisState, player: i64, card: i64) -> i64:
    """Return the resources that a player gets back by building on the place of a card (GK-A.4)."""
    return state.height_of(card) if card < URBAN and state.owner_of(card) == player else 0


def action_of(state: GinkgopolisState, seat: i64, card: i64, tile: i64) -> int:
    """Return the action of a card with a tile: m.EXPLOIT, m.URBANIZE, m.CONSTRUCT, or FALLBACK if it cannot be paid."""
    if tile == NOTHING:
        return m.EXPLOIT
    resources = state.n[v.SCREEN + seat] + own_resources(state, seat, card)
    if resources < resource_price(state, card, tile) or state.n[v.POINTS + seat] < point_price(card, tile):
        return FALLBACK
    return m.URBANIZE if card >= URBAN else m.CONSTRUCT


# Actions of a seat. What is pushed first happens last.


def resolve(state: GinkgopolisState, seat: i64, card: i64, tile: i64) -> None:
    """Carry out a card that was turned over (section 4)."""
    action = action_of(state, seat, card, tile)
    if action == m.URBANIZE:
        urbanize(state, seat, card - URBAN, tile)
    elif action == m.CONSTRUCT:
        construct(state, seat, card, tile)
    else:
        if action == FALLBACK:  # GK-4.12: the tile goes back behind the screen, seen by all
            state.n[v.TILES + seat] |= BIT[tile]
            state.n[v.SHOWN + seat] |= BIT[tile]
            state.tile = NOTHING
        exploit(state, seat, card)


def exploit(state: GinkgopolisState, seat: i64, card: i64) -> None:
    """Play a card without a tile."""
    state.push(at.FINISH)
    state.push(at.BONUS, m.EXPLOIT)
    if card >= URBAN:
        state.push(at.ASSET)
    else:
        gain(state, seat, output(state, card))


def urbanize(state: GinkgopolisState, seat: i64, letter: i64, tile: i64) -> None:
    """Play an urbanization card with a tile."""
    cell = found_building(state, letter, tile, seat)
    state.n[v.SCREEN + seat] -= 1
    put(state, seat, 1)
    state.push(at.FINISH)
    state.push(at.BONUS, m.URBANIZE)
    state.push(at.NEAR, cell)
    state.push(at.TOKEN, letter + 16 * cell)


def found_building(state: GinkgopolisState, letter: i64, tile: i64, player: i64) -> i64:
    """Lay a tile on the cell of a token, and return the cell (GK-4.5)."""
    cell = state.n[v.TOKENS + letter]
    state.n[v.TOKENS + letter] = NOTHING
    state.lay(tile, cell, 1, 1 + player)
    state.sites |= BIT[tile]
    return cell


def put(state: GinkgopolisState, player: i64, number: i64) -> None:
    """Put resources, taken from elsewhere, on a building, which may trigger the end (GK-8.2)."""
    state.n[v.PLACED + player] += number
    if state.n[v.PLACED + player] == state.resources:
        state.ending = True


def construct(state: GinkgopolisState, seat: i64, card: i64, tile: i64) -> None:
    """Play a building card with a tile (GK-4.11)."""
    price, laid = resource_price(state, card, tile), resources_laid(state, card)
    give_back(state, seat, card)
    state.n[v.POINTS + seat] -= point_price(card, tile)
    raise_building(state, seat, card, tile)
    state.n[v.SCREEN + seat] -= price
    state.n[v.STORE + seat] += price - laid
    put(state, seat, laid)
    state.push(at.FINISH, 1)
    state.push(at.BONUS, m.CONSTRUCT)


def give_back(state: GinkgopolisState, builder: i64, card: i64) -> None:
    """Return the resources on a building to its owner, who gets points if another builds (GK-4.11 (a), GK-10.5)."""
    owner = state.owner_of(card)
    if owner == NOTHING:
        return
    height = state.height_of(card)
    state.n[v.PLACED + owner] -= height
    if state.is_gosha(owner):
        state.n[v.STORE + owner] += height
    else:
        state.n[v.SCREEN + owner] += height
    if owner != builder:
        state.n[v.POINTS + owner] += m.OVERBUILT_POINTS * height


def raise_building(state: GinkgopolisState, player: i64, card: i64, tile: i64) -> None:
    """Put a tile on top of a building, with a construction-site marker."""
    state.lay(tile, state.cell_of(card), state.height_of(card) + 1, 1 + player)
    state.sites |= BIT[tile]


def keep_card(state: GinkgopolisState, player: i64, card: i64) -> None:
    """Put a card into the tableau (GK-4.11 (e)); Gosha gets no bonus from it (GK-10.4)."""
    state.move(card, at.IN_TABLEAU + player)
    trigger = m.TRIGGER[card]
    if trigger != m.NO_TRIGGER and not state.is_gosha(player):
        state.n[v.BONUS + 3 * player + trigger] += m.GAIN[card]


def keep_characters(state: GinkgopolisState, seat: i64, characters: i64) -> None:
    """Put characters into the tableau."""
    state.n[v.CHARACTERS + seat] = characters
    for number in range(m.CHARACTER_COUNT):
        if characters & BIT[number]:
            state.n[v.BONUS + 3 * seat + m.CHARACTER_TRIGGER[number]] += m.CHARACTER_GAIN[number]
