"""Scoring of Ginkgopolis: points held, end-game cards, unused tokens and districts (GK-8.4 to GK-8.7, GK-9.3)."""

from __future__ import annotations

from typing import final

from tabletown.core.bits import BIT
from tabletown.core.scores import ScoreLine, ScoreSheet
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules.material import CARDS, CELLS, NEW_HAND_POINTS, NUMBERS, SIDES
from tabletown.games.ginkgopolis.rules.state import NOTHING, Position


@final
class District:
    """A connected group of two or more buildings of one colour, and what it brings to whom (GK-8.5 to GK-8.7)."""

    def __init__(self, tiles: list[int], resources: list[int], strength: list[int]) -> None:
        self.tiles = tiles  # top tiles, ascending
        self.resources = resources  # of each player
        self.total = sum(resources)
        self.first = NOTHING
        self.second = NOTHING
        for player in range(len(resources)):
            if resources[player] == 0:
                continue
            if self.first == NOTHING or strength[player] > strength[self.first]:
                self.second = self.first
                self.first = player
            elif self.second == NOTHING or strength[player] > strength[self.second]:
                self.second = player

    def points(self, player: int) -> int:
        """What a player scores; one who is alone scores both places (GK-8.7)."""
        if player == self.first:
            return self.total + (self.resources[player] if self.second == NOTHING else 0)
        return self.resources[player] if player == self.second else 0


def districts(state: Position) -> list[District]:
    """The districts of the city, by their lowest tile."""
    found = []
    left = state.tops
    grid = state.grid
    laid = state.laid
    for start in range(m.TILE_COUNT):
        if not left & BIT[start]:
            continue
        left &= ~BIT[start]
        group = [start]
        colour = start // NUMBERS
        for tile in group:
            cell = laid[tile] & 0x3FFF
            for side in SIDES:
                there = grid[cell + side] - 1
                if 0 <= there < m.TILE_COUNT and there // NUMBERS == colour and left & BIT[there]:
                    left &= ~BIT[there]
                    group.append(there)
        if len(group) > 1:
            found.append(judge(state, group))
    return found


def judge(state: Position, group: list[int]) -> District:
    """Who is how strong in a district: resources, then the tallest building, then its number (GK-8.6)."""
    resources = [0] * state.players
    tallest = [0] * state.players
    for tile in group:
        owner = state.owner_of(tile)
        if owner != NOTHING:
            height = state.height_of(tile)
            resources[owner] += height
            tallest[owner] = max(tallest[owner], height * 64 + tile % NUMBERS)
    group.sort()
    return District(group, resources, [resources[player] * 8192 + tallest[player] for player in range(state.players)])


def card_points(state: Position, player: int, card: int) -> int:
    """What an end-game card brings its holder (GK-9.3)."""
    kind, points, subject = m.SCORING[card], m.SCORING_POINTS[card], m.SCORING_SUBJECT[card]
    if kind == 5:
        return points
    number = 0
    if kind == 1 or kind == 2:
        for tile in range(m.TILE_COUNT):
            if state.tops & BIT[tile] and state.owner_of(tile) == player:
                height = state.height_of(tile)
                if kind == 1:
                    number += height if tile // NUMBERS == subject else 0
                elif (height >= m.TALL) == (subject >= m.TALL):
                    number += 1
    else:
        number = bonus_cards(state, player, subject) if kind == 3 else coloured_cards(state, player, subject)
    return number * points


def bonus_cards(state: Position, player: int, trigger: int) -> int:
    """The cards of a tableau with a permanent bonus of a trigger, characters included."""
    number = sum([1 for card in state.tableau(player) if m.TRIGGER[card] == trigger])
    for each in range(m.CHARACTER_COUNT):
        if state.characters[player] & BIT[each] and m.CHARACTER_TRIGGER[each] == trigger:
            number += 1
    return number


def coloured_cards(state: Position, player: int, colour: int) -> int:
    """The cards of a tableau in a colour, characters included."""
    number = sum([1 for card in state.tableau(player) if card // NUMBERS == colour])
    for each in range(m.CHARACTER_COUNT):
        if state.characters[player] & BIT[each] and m.CHARACTER_COLOUR[each] == colour:
            number += 1
    return number


def tally(state: Position) -> list[int]:
    """The total of every player."""
    totals = [state.points[player] + NEW_HAND_POINTS * state.new_hands[player] for player in range(state.players)]
    for district in districts(state):
        if district.first != NOTHING:
            totals[district.first] += district.points(district.first)
        if district.second != NOTHING:
            totals[district.second] += district.points(district.second)
    for player in range(state.players):
        for card in state.tableau(player):
            if m.SCORING[card]:
                totals[player] += card_points(state, player, card)
    return totals


def sheet(state: Position, player: int) -> ScoreSheet:
    """The score line by line; `pieces` are the card that scores or the cells of the district."""
    lines = [
        ScoreLine("GK-8.4", "points", state.points[player]),
        ScoreLine("GK-8.4", "new_hand", NEW_HAND_POINTS * state.new_hands[player]),
    ]
    for card in state.tableau(player):
        if m.SCORING[card]:
            lines.append(ScoreLine("GK-9.3", "card", card_points(state, player, card), (CARDS[card],)))
    for district in districts(state):
        points = district.points(player)
        if points:
            cells = tuple([CELLS[state.cell_of(tile)] for tile in district.tiles])
            lines.append(ScoreLine("GK-8.7", f"district_{m.COLOURS[district.tiles[0] // NUMBERS]}", points, cells))
    return ScoreSheet(player, tuple(lines))
