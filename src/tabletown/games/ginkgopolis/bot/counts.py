"""What lies on the table, counted for every player: city, districts and tableaus."""

from __future__ import annotations

from typing import Final, final

from tabletown.core.bits import BIT
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules.flow import GinkgopolisState
from tabletown.games.ginkgopolis.rules.material import NUMBERS, SIDES
from tabletown.games.ginkgopolis.rules.state import (
    CELL_PART,
    GRID_TOKEN,
    HEIGHT,
    HEIGHT_PART,
    IN_TABLEAU,
    OWNER,
    PLACE,
    STOCK,
)

SAFE: Final = 4  # a lead in a district that is not worth enlarging
KINDS: Final = 6  # of end-game cards
BY_COLOUR: Final = 0
TALL_ONES: Final = 1
SMALL_ONES: Final = 2
BY_TRIGGER: Final = 3
BY_CARDS: Final = 4
FLAT: Final = 5
RESOURCES_ON: Final = 1  # values of SCORING
HEIGHTS: Final = 2
TRIGGERS: Final = 3
COLOURED: Final = 4


@final
class Survey:
    """Numbers of each player, Gosha included; lists of threes are by colour or trigger, player after player."""

    def __init__(self, players: int) -> None:
        self.on_colour: list[int] = [0] * (3 * players)  # resources on buildings
        self.tall: list[int] = [0] * players  # buildings
        self.small: list[int] = [0] * players
        self.exposed: list[int] = [0] * players  # resources on buildings that may be covered now
        self.output: list[int] = [0] * 3  # heights of buildings that a card may come up for
        self.districts: list[int] = [0] * players  # points
        self.lead: list[int] = [0] * players  # resources more than the best other in each district, as far as they matter
        self.narrow: list[int] = [0] * players  # resources of the districts won by a hair, those lost by one taken off
        self.card_points: list[int] = [0] * players
        self.kinds: list[int] = [0] * (KINDS * players)  # end-game cards
        self.triggers: list[int] = [0] * (3 * players)  # cards with a permanent bonus
        self.colours: list[int] = [0] * (3 * players)  # cards
        self.coming: list[int] = [0] * players  # what end-game cards that may still come up would count now
        self.endgame = 0  # cards that may still come up
        self.permanent = 0


def survey(state: GinkgopolisState) -> Survey:
    """Count everything."""
    found = Survey(state.players)
    _city(state, found)
    _cards(state, found)
    return found


def _city(state: GinkgopolisState, found: Survey) -> None:
    laid, tops, sites = state.laid, state.tops, state.sites
    output, on_colour, exposed = found.output, found.on_colour, found.exposed
    left = tops
    for tile in range(m.TILE_COUNT):
        if not tops & BIT[tile]:
            continue
        value = laid[tile]
        height = value // HEIGHT & HEIGHT_PART
        owner = value // OWNER - 1
        colour = tile // NUMBERS
        open_now = not sites & BIT[tile]
        if open_now:
            output[colour] = output[colour] + height
        if owner >= 0:
            on_colour[3 * owner + colour] = on_colour[3 * owner + colour] + height
            sizes = found.tall if height >= m.TALL else found.small
            sizes[owner] = sizes[owner] + 1
            if open_now:
                exposed[owner] = exposed[owner] + height
        if left & BIT[tile]:
            left = _district(state, found, tile, left)


def _district(state: GinkgopolisState, found: Survey, start: int, left: int) -> int:
    """Add the district of a tile; the tiles that are still to be looked at."""
    laid, grid = state.laid, state.grid
    left &= ~BIT[start]
    group = [start]
    colour = start // NUMBERS
    for tile in group:
        cell = laid[tile] & CELL_PART
        for side in SIDES:
            there = grid[cell + side] - 1
            if 0 <= there < m.TILE_COUNT and there // NUMBERS == colour and left & BIT[there]:
                left &= ~BIT[there]
                group.append(there)
    if len(group) == 1:
        return left
    resources = [0] * state.players
    tallest = [0] * state.players
    total = 0
    for tile in group:
        value = laid[tile]
        owner = value // OWNER - 1
        if owner >= 0:
            height = value // HEIGHT & HEIGHT_PART
            resources[owner] = resources[owner] + height
            total += height
            tallest[owner] = max(tallest[owner], height * 64 + tile % NUMBERS)
    if total > 0:
        _majorities(found, resources, tallest, total)
    return left


def _majorities(found: Survey, resources: list[int], tallest: list[int], total: int) -> None:
    """Points of a district (GK-8.5 to GK-8.7), and who is ahead by how much."""
    first = second = 0
    most = runner = -1
    for player in range(len(resources)):
        strength = resources[player] * 8192 + tallest[player]
        if strength > most:
            second, runner = first, most
            first, most = player, strength
        elif strength > runner:
            second, runner = player, strength
    found.districts[first] += total if resources[second] else 2 * total
    found.districts[second] += resources[second]
    for player in range(len(resources)):
        ahead = resources[player] - resources[second if player == first else first]
        found.lead[player] += max(-SAFE, min(SAFE, ahead))
        if -1 <= ahead <= 1:
            found.narrow[player] += total if player == first else -total


def _cards(state: GinkgopolisState, found: Survey) -> None:
    cards, sites = state.cards, state.sites
    scoring: list[int] = []
    coming: list[int] = []
    for card in range(m.TILE_COUNT):
        place = cards[card] & PLACE
        if place >= IN_TABLEAU:
            player = place - IN_TABLEAU
            found.colours[3 * player + card // NUMBERS] += 1
            if m.SCORING[card]:
                scoring.append(card)
            else:
                found.triggers[3 * player + m.TRIGGER[card]] += 1
        elif place != STOCK or sites & BIT[card]:
            if m.SCORING[card]:
                coming.append(card)
            else:
                found.permanent += 1
    found.endgame = len(coming)
    for player in range(state.players):
        characters = state.characters[player]
        for each in range(m.CHARACTER_COUNT if characters else 0):
            if characters & BIT[each]:
                found.colours[3 * player + m.CHARACTER_COLOUR[each]] += 1
                found.triggers[3 * player + m.CHARACTER_TRIGGER[each]] += 1
    for card in scoring:
        player = (cards[card] & PLACE) - IN_TABLEAU
        found.card_points[player] += _counted(found, card, player)
        found.kinds[KINDS * player + KIND_OF[card]] += 1
    for card in coming:
        for player in range(state.players):
            found.coming[player] += _counted(found, card, player)


def _counted(found: Survey, card: int, player: int) -> int:
    """The points of an end-game card for a player as things stand (GK-9.3)."""
    kind, subject = m.SCORING[card], m.SCORING_SUBJECT[card]
    number = 1
    if kind == RESOURCES_ON:
        number = found.on_colour[3 * player + subject]
    elif kind == HEIGHTS:
        number = found.tall[player] if subject >= m.TALL else found.small[player]
    elif kind == TRIGGERS:
        number = found.triggers[3 * player + subject]
    elif kind == COLOURED:
        number = found.colours[3 * player + subject]
    return number * m.SCORING_POINTS[card]


def _kind_of(card: int) -> int:
    kind = m.SCORING[card]
    if kind == HEIGHTS:
        return TALL_ONES if m.SCORING_SUBJECT[card] >= m.TALL else SMALL_ONES
    return {RESOURCES_ON: BY_COLOUR, TRIGGERS: BY_TRIGGER, COLOURED: BY_CARDS}.get(kind, FLAT)


KIND_OF: Final[list[int]] = [_kind_of(card) for card in range(m.TILE_COUNT)]


def near_tokens(state: GinkgopolisState) -> list[int]:
    """The heights beside all tokens together, and beside the best."""
    laid, grid = state.laid, state.grid
    total = best = 0
    for cell in state.tokens:
        if cell < 0:
            continue
        near = 0
        for side in SIDES:
            there = grid[cell + side]
            if 0 < there < GRID_TOKEN:
                near += laid[there - 1] // HEIGHT & HEIGHT_PART
        total += near
        best = max(best, near)
    return [total, best]


def tile_mix(tiles: int) -> list[int]:
    """How many tiles of a set are of the rarest colour, and their numbers together."""
    if not tiles:
        return [0, 0]
    numbers = 0
    mix = [0, 0, 0]
    for tile in range(m.TILE_COUNT):
        if tiles & BIT[tile]:
            numbers += tile % NUMBERS
            mix[tile // NUMBERS] += 1
    return [min(mix), numbers]
