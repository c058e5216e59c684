"""Effects of cards and tiles: gains, prices, building and the fallback (section 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.bits import BIT, changed
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.material import NUMBERS, SIDES, URBAN
from tabletown.games.ginkgopolis.rules.points import GRID_TOKEN, NOTHING

if TYPE_CHECKING:
    from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

FALLBACK: Final = 3  # an action besides the three that are triggers: m.EXPLOIT, m.URBANIZE and m.CONSTRUCT

# Gains.


def gain_resources(state: GinkgopolisState, player: int, number: int) -> None:
    """Take resources from the player's reserve, as far as it goes (GK-4.13)."""
    number = min(number, state.store[player])
    state.store[player] -= number
    state.screen[player] += number


def gain_tiles(state: GinkgopolisState, seat: int, number: int) -> None:
    """Have the dealer draw tiles one by one (GK-4.13)."""
    if number > 0:
        state.push(at.TILES, seat + 8 * number)


def gain(state: GinkgopolisState, seat: int, packed: int) -> None:
    """Take resources, points and tiles, in this order (GK-4.14)."""
    gain_resources(state, seat, packed & 255)
    state.points[seat] += (packed >> 8) & 255
    gain_tiles(state, seat, packed >> 16)


def output(state: GinkgopolisState, tile: int) -> int:
    """Return the gain from exploiting or activating the building under a top tile (GK-4.2)."""
    height = state.height_of(tile)
    colour = tile // NUMBERS
    return height if colour == m.RED else height << 8 if colour == m.YELLOW else height << 16


def output_near(state: GinkgopolisState, cell: int) -> int:
    """Return the gain from all buildings beside a cell (GK-4.8)."""
    total = 0
    for side in SIDES:
        there = state.content(cell + side)
        if 0 < there < GRID_TOKEN:
            total += output(state, there - 1)
    return total


def heights_near(state: GinkgopolisState, cell: int) -> int:
    """Return the sum of the heights of the buildings beside a cell (GK-10.4)."""
    total = 0
    for side in SIDES:
        there = state.content(cell + side)
        if 0 < there < GRID_TOKEN:
            total += state.height_of(there - 1)
    return total


# Prices.


def resources_laid(state: GinkgopolisState, card: int) -> int:
    """Return how many resources lie on a building after a tile was put on the place of a card (GK-4.5, GK-4.11)."""
    return 1 if card >= URBAN else state.height_of(card) + 1


def resource_price(state: GinkgopolisState, card: int, tile: int) -> int:
    """Return the price of a card with a tile in resources: one more if the colour changes (GK-4.4, GK-4.10)."""
    laid = resources_laid(state, card)
    return laid if card >= URBAN or card // NUMBERS == tile // NUMBERS else laid + 1


def point_price(card: int, tile: int) -> int:
    """Return the price of a card with a tile in points (GK-4.10)."""
    return 0 if card >= URBAN else max(0, card % NUMBERS - tile % NUMBERS)


def own_resources(state: GinkgopolisState, player: int, card: int) -> int:
    """Return the resources that a player gets back by building on the place of a card (GK-A.4)."""
    return state.height_of(card) if card < URBAN and state.owner_of(card) == player else 0


def action_of(state: GinkgopolisState, seat: int, card: int, tile: int) -> int:
    """Return the action of a card with a tile: m.EXPLOIT, m.URBANIZE, m.CONSTRUCT, or FALLBACK if it cannot be paid."""
    if tile == NOTHING:
        return m.EXPLOIT
    resources = state.screen[seat] + own_resources(state, seat, card)
    if resources < resource_price(state, card, tile) or state.points[seat] < point_price(card, tile):
        return FALLBACK
    return m.URBANIZE if card >= URBAN else m.CONSTRUCT


# Actions of a seat. What is pushed first happens last.


def resolve(state: GinkgopolisState, seat: int, card: int, tile: int) -> None:
    """Carry out a card that was turned over (section 4)."""
    action = action_of(state, seat, card, tile)
    if action == m.URBANIZE:
        urbanize(state, seat, card - URBAN, tile)
    elif action == m.CONSTRUCT:
        construct(state, seat, card, tile)
    else:
        if action == FALLBACK:  # GK-4.12: the tile goes back behind the screen, seen by all
            state.tiles[seat] |= BIT[tile]
            state.shown = changed(state.shown, seat, state.shown[seat] | BIT[tile])
            state.tile = NOTHING
        exploit(state, seat, card)


def exploit(state: GinkgopolisState, seat: int, card: int) -> None:
    """Play a card without a tile."""
    state.push(at.FINISH)
    state.push(at.BONUS, m.EXPLOIT)
    if card >= URBAN:
        state.push(at.ASSET)
    else:
        gain(state, seat, output(state, card))


def urbanize(state: GinkgopolisState, seat: int, letter: int, tile: int) -> None:
    """Play an urbanization card with a tile."""
    cell = found_building(state, letter, tile, seat)
    state.screen[seat] -= 1
    put(state, seat, 1)
    state.push(at.FINISH)
    state.push(at.BONUS, m.URBANIZE)
    state.push(at.NEAR, cell)
    state.push(at.TOKEN, letter + 16 * cell)


def found_building(state: GinkgopolisState, letter: int, tile: int, player: int) -> int:
    """Lay a tile on the cell of a token, and return the cell (GK-4.5)."""
    cell = state.tokens[letter]
    state.tokens[letter] = NOTHING
    state.lay(tile, cell, 1, 1 + player)
    state.sites |= BIT[tile]
    return cell


def put(state: GinkgopolisState, player: int, number: int) -> None:
    """Put resources, taken from elsewhere, on a building, which may trigger the end (GK-8.2)."""
    state.placed[player] += number
    if state.placed[player] == state.total:
        state.ending = True


def construct(state: GinkgopolisState, seat: int, card: int, tile: int) -> None:
    """Play a building card with a tile (GK-4.11)."""
    price, laid = resource_price(state, card, tile), resources_laid(state, card)
    give_back(state, seat, card)
    state.points[seat] -= point_price(card, tile)
    raise_building(state, seat, card, tile)
    state.screen[seat] -= price
    state.store[seat] += price - laid
    put(state, seat, laid)
    state.push(at.FINISH, 1)
    state.push(at.BONUS, m.CONSTRUCT)


def give_back(state: GinkgopolisState, builder: int, card: int) -> None:
    """Return the resources on a building to its owner, who gets points if another builds (GK-4.11 (a), GK-10.5)."""
    owner = state.owner_of(card)
    if owner == NOTHING:
        return
    height = state.height_of(card)
    state.placed[owner] -= height
    if state.is_gosha(owner):
        state.store[owner] += height
    else:
        state.screen[owner] += height
    if owner != builder:
        state.points[owner] += m.OVERBUILT_POINTS * height


def raise_building(state: GinkgopolisState, player: int, card: int, tile: int) -> None:
    """Put a tile on top of a building, with a construction-site marker."""
    state.lay(tile, state.cell_of(card), state.height_of(card) + 1, 1 + player)
    state.sites |= BIT[tile]


def keep_card(state: GinkgopolisState, player: int, card: int) -> None:
    """Put a card into the tableau (GK-4.11 (e)); Gosha gets no bonus from it (GK-10.4)."""
    state.cards[card] = at.IN_TABLEAU + player
    trigger = m.TRIGGER[card]
    if trigger != m.NO_TRIGGER and not state.is_gosha(player):
        state.bonus = changed(state.bonus, 3 * player + trigger, state.bonus[3 * player + trigger] + m.GAIN[card])


def keep_characters(state: GinkgopolisState, seat: int, characters: int) -> None:
    """Put characters into the tableau."""
    state.characters = changed(state.characters, seat, characters)
    for number in range(m.CHARACTER_COUNT):
        if characters & BIT[number]:
            state.bonus = changed(
                state.bonus,
                3 * seat + m.CHARACTER_TRIGGER[number],
                state.bonus[3 * seat + m.CHARACTER_TRIGGER[number]] + m.CHARACTER_GAIN[number],
            )
