"""What cards and tiles do: gains, building and the fallback (section 4), and Gosha's ways (section 10)."""

from __future__ import annotations

from tabletown.core.bits import BIT
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import state as at
from tabletown.games.ginkgopolis.rules.material import NUMBERS, SIDES, URBAN
from tabletown.games.ginkgopolis.rules.state import GOSHA_SEAT, GRID_TOKEN, NOTHING, Position

# Gains.


def gain_resources(state: Position, player: int, number: int) -> None:
    """GK-4.13: from the own reserve, as far as it goes."""
    number = min(number, state.store[player])
    state.store[player] -= number
    state.screen[player] += number


def gain_tiles(state: Position, seat: int, number: int) -> None:
    """GK-4.13: one by one, by the dealer."""
    if number > 0:
        state.push(at.TILES, seat + 8 * number)


def gain(state: Position, seat: int, packed: int) -> None:
    """GK-4.14: resources, points, tiles."""
    gain_resources(state, seat, packed & 255)
    state.points[seat] += (packed >> 8) & 255
    gain_tiles(state, seat, packed >> 16)


def output(state: Position, tile: int) -> int:
    """What the building under a top tile gives when it is exploited or activated (GK-4.2)."""
    height = state.height_of(tile)
    colour = tile // NUMBERS
    return height if colour == m.RED else height << 8 if colour == m.YELLOW else height << 16


def output_near(state: Position, cell: int) -> int:
    """What the buildings beside a cell give together (GK-4.8)."""
    total = 0
    for side in SIDES:
        there = state.grid[cell + side]
        if 0 < there < GRID_TOKEN:
            total += output(state, there - 1)
    return total


def heights_near(state: Position, cell: int) -> int:
    """The heights of the buildings beside a cell, added up (GK-10.4)."""
    total = output_near(state, cell)
    return (total & 255) + ((total >> 8) & 255) + (total >> 16)


# Actions of a seat. What is pushed first happens last.


def resolve(state: Position, seat: int, card: int, tile: int) -> None:
    """Carry out the card that was turned over (section 4)."""
    if tile == NOTHING:
        exploit(state, seat, card)
    elif card >= URBAN:
        if state.screen[seat] > 0:  # GK-4.4
            urbanize(state, seat, card - URBAN, tile)
        else:
            fall_back(state, seat, card, tile)
    elif can_construct(state, seat, card, tile):
        construct(state, seat, card, tile)
    else:
        fall_back(state, seat, card, tile)


def exploit(state: Position, seat: int, card: int) -> None:
    """A card alone."""
    state.push(at.FINISH)
    state.push(at.BONUS, m.EXPLOIT)
    if card >= URBAN:
        state.push(at.ASSET)
    else:
        gain(state, seat, output(state, card))


def fall_back(state: Position, seat: int, card: int, tile: int) -> None:
    """GK-4.12: the tile goes back behind the screen, seen by all, and the card is played alone."""
    state.tiles[seat] |= BIT[tile]
    state.shown[seat] |= BIT[tile]
    state.tile = NOTHING
    exploit(state, seat, card)


def urbanize(state: Position, seat: int, letter: int, tile: int) -> None:
    """An urbanization card with a tile."""
    cell = found(state, letter, tile, seat)
    state.screen[seat] -= 1
    put(state, seat, 1)
    state.push(at.FINISH)
    state.push(at.BONUS, m.URBANIZE)
    state.push(at.NEAR, cell)
    state.push(at.TOKEN, letter + 16 * cell)


def found(state: Position, letter: int, tile: int, player: int) -> int:
    """GK-4.5: a new building takes the cell of a token; that cell."""
    cell = state.tokens[letter]
    state.tokens[letter] = NOTHING
    state.lay(tile, cell, 1, 1 + player)
    state.sites |= BIT[tile]
    return cell


def put(state: Position, player: int, number: int) -> None:
    """Put resources, taken from elsewhere, on a building; the end may come of it (GK-8.2)."""
    state.placed[player] += number
    if state.placed[player] == state.total:
        state.ending = True


def resource_need(state: Position, card: int, tile: int) -> int:
    """GK-4.10: what a tile on the building of a card costs in resources."""
    return state.height_of(card) + (1 if card // NUMBERS == tile // NUMBERS else 2)


def point_need(card: int, tile: int) -> int:
    """GK-4.10: what a tile on the building of a card costs in points."""
    return max(0, card % NUMBERS - tile % NUMBERS)


def can_construct(state: Position, seat: int, card: int, tile: int) -> bool:
    """Whether the builder can pay now, the resources on an own building included (GK-4.10, GK-A.4)."""
    at_hand = state.screen[seat] + (state.height_of(card) if state.owner_of(card) == seat else 0)
    return at_hand >= resource_need(state, card, tile) and state.points[seat] >= point_need(card, tile)


def construct(state: Position, seat: int, card: int, tile: int) -> None:
    """A building card with a tile (GK-4.11)."""
    height = state.height_of(card)
    give_back(state, seat, card)
    state.points[seat] -= point_need(card, tile)
    if card // NUMBERS != tile // NUMBERS:
        state.screen[seat] -= 1
        state.store[seat] += 1
    raise_building(state, seat, card, tile)
    state.screen[seat] -= height + 1
    put(state, seat, height + 1)
    state.push(at.FINISH, 1)
    state.push(at.BONUS, m.CONSTRUCT)


def give_back(state: Position, builder: int, card: int) -> None:
    """GK-4.11 (a), GK-10.5: the resources on a building go back, with points if the owner is another."""
    owner = state.owner_of(card)
    if owner == NOTHING:
        return
    height = state.height_of(card)
    state.placed[owner] -= height
    if state.mode == at.SOLO and owner == GOSHA_SEAT:
        state.store[owner] += height
    else:
        state.screen[owner] += height
    if owner != builder:
        state.points[owner] += height


def raise_building(state: Position, player: int, card: int, tile: int) -> None:
    """Put a tile on top of a building, with a construction-site marker."""
    state.lay(tile, state.cell_of(card), state.height_of(card) + 1, 1 + player)
    state.sites |= BIT[tile]


def keep_card(state: Position, player: int, card: int) -> None:
    """GK-4.11 (e): the card goes into the tableau; Gosha gets no bonus of it (GK-10.4)."""
    state.cards[card] = at.IN_TABLEAU + player
    trigger = m.TRIGGER[card]
    if trigger != m.NO_TRIGGER and not (state.mode == at.SOLO and player == GOSHA_SEAT):
        state.add_bonus(player, trigger, m.GAIN[card])


def keep_characters(state: Position, seat: int, characters: int) -> None:
    """Characters come into a tableau."""
    state.characters[seat] = characters
    for number in range(m.CHARACTER_COUNT):
        if characters & BIT[number]:
            state.add_bonus(seat, m.CHARACTER_TRIGGER[number], m.CHARACTER_GAIN[number])


# Gosha.


def gosha_can_build(state: Position, card: int) -> bool:
    """GK-10.6: whether he has the resources, those on his own building included."""
    if card >= URBAN:
        return state.store[GOSHA_SEAT] >= 1
    height = state.height_of(card)
    own = height if state.owner_of(card) == GOSHA_SEAT else 0
    return state.store[GOSHA_SEAT] + own >= height + 1


def gosha_builds(state: Position, card: int, tile: int) -> None:
    """GK-10.4: the tile drawn goes into the city at no other cost than resources."""
    if card >= URBAN:
        cell = found(state, card - URBAN, tile, GOSHA_SEAT)
        number = 1
        state.push(at.FINISH)
        state.push(at.NEAR, cell)
        state.push(at.TOKEN, card - URBAN + 16 * cell)
    else:
        number = state.height_of(card) + 1
        give_back(state, GOSHA_SEAT, card)
        raise_building(state, GOSHA_SEAT, card, tile)
        state.push(at.FINISH, 1)
    state.store[GOSHA_SEAT] -= number
    put(state, GOSHA_SEAT, number)
    if state.store[GOSHA_SEAT] == 0:  # GK-10.7
        state.ending = True
