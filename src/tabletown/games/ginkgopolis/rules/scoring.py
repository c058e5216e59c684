"""Scoring of Ginkgopolis: points held, end-game cards, unused tokens and districts (GK-8.4 to GK-8.8, GK-9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.scores import ScoreLine, ScoreSheet
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.material import CARDS, CELLS, NEW_HAND_POINTS, NUMBERS, SIDES, SUBJECT_COUNT
from tabletown.games.ginkgopolis.rules.points import NOTHING

if TYPE_CHECKING:
    from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

# Districts.


@final
class District:
    """A connected group of buildings of one colour with its two strongest players (GK-8.5 to GK-8.7)."""

    def __init__(self, tiles: list[int], resources: list[int], tallest: list[int]) -> None:
        self.tiles = tiles  # top tiles
        self.resources = resources  # of each player
        self.total = 0
        self.first = NOTHING
        self.second = NOTHING
        most = runner_up = 0
        for player in range(len(resources)):
            self.total += resources[player]
            strength = resources[player] * 8192 + tallest[player]
            if strength > most:
                self.second, runner_up = self.first, most
                self.first, most = player, strength
            elif strength > runner_up:
                self.second, runner_up = player, strength

    def points(self, player: int) -> int:
        """Return the points of a player; a sole owner scores both places (GK-8.7)."""
        if player == self.first:
            return self.total + (self.resources[player] if self.second == NOTHING else 0)
        return self.resources[player] if player == self.second else 0


def districts(state: GinkgopolisState) -> list[District]:
    """Return the districts of the city, by their lowest tile."""
    found: list[District] = []
    left: i64 = state.tops
    grid = state.grid
    laid = state.laid
    for start in range(m.TILE_COUNT):
        if not left & BIT[start]:
            continue
        left &= ~BIT[start]
        group = [start]
        colour = start // NUMBERS
        for tile in group:
            cell = laid[tile] & at.CELL_PART
            for side in SIDES:
                there = grid[cell + side] - 1
                if 0 <= there < m.TILE_COUNT and there // NUMBERS == colour and left & BIT[there]:
                    left &= ~BIT[there]
                    group.append(there)
        if len(group) >= m.DISTRICT_SIZE:
            found.append(judge(state, group))
    return found


def judge(state: GinkgopolisState, group: list[int]) -> District:
    """Return the district of a group; strength is resources, then the tallest building, then its number (GK-8.6)."""
    resources = [0] * state.players
    tallest = [0] * state.players
    laid = state.laid
    for tile in group:
        value: i64 = laid[tile]
        owner = value // at.OWNER - 1
        if owner >= 0:
            height = value // at.HEIGHT & at.HEIGHT_PART
            resources[owner] += height
            tallest[owner] = max(tallest[owner], height * 64 + tile % NUMBERS)
    return District(group, resources, tallest)


# End-game cards.


def subject_counts(state: GinkgopolisState) -> list[int]:
    """Return the number of each subject of end-game cards (see `material.SUBJECT`), player by player (GK-9.3)."""
    found = [0] * (SUBJECT_COUNT * state.players)
    laid, cards = state.laid, state.cards
    for tile in range(m.TILE_COUNT):
        value: i64 = laid[tile]
        if value >= at.OWNER:  # on top, and not neutral
            start = SUBJECT_COUNT * (value // at.OWNER - 1)
            height = value // at.HEIGHT & at.HEIGHT_PART
            found[start + m.ON_COLOUR + tile // NUMBERS] += height
            found[start + (m.TALL_BUILDINGS if height >= m.TALL else m.SMALL_BUILDINGS)] += 1
        place = cards[tile] & at.PLACE
        if place >= at.IN_TABLEAU:
            start = SUBJECT_COUNT * (place - at.IN_TABLEAU)
            found[start + m.COLOUR_CARDS + tile // NUMBERS] += 1
            if m.TRIGGER[tile] != m.NO_TRIGGER:
                found[start + m.BONUS_CARDS + m.TRIGGER[tile]] += 1
    for player in range(state.players):
        start = SUBJECT_COUNT * player
        found[start + m.FLAT] = 1
        characters = state.characters[player]
        for each in range(m.CHARACTER_COUNT if characters else 0):
            if characters & BIT[each]:
                found[start + m.COLOUR_CARDS + m.CHARACTER_COLOUR[each]] += 1
                found[start + m.BONUS_CARDS + m.CHARACTER_TRIGGER[each]] += 1
    return found


def card_points(counts: list[int], player: int, card: int) -> int:
    """Return the points of an end-game card for a player with these subject counts (GK-9.3)."""
    return counts[SUBJECT_COUNT * player + m.SUBJECT[card]] * m.POINTS_EACH[card]


# Scores.


def totals(state: GinkgopolisState) -> list[int]:
    """Return the total of every player."""
    found = [state.points[player] + NEW_HAND_POINTS * state.new_hands[player] for player in range(state.players)]
    for district in districts(state):
        if district.first != NOTHING:
            found[district.first] += district.points(district.first)
        if district.second != NOTHING:
            found[district.second] += district.points(district.second)
    counts = subject_counts(state)
    for player in range(state.players):
        for card in state.tableau(player):
            if m.is_endgame(card):
                found[player] += card_points(counts, player, card)
    return found


def winners(state: GinkgopolisState) -> list[int]:
    """Return the players with the highest score once the match is over (GK-8.8, GK-A.17)."""
    if state.point() != at.OVER:
        return []
    points = totals(state)
    return [player for player in range(state.players) if points[player] == max(points)]


def score(state: GinkgopolisState, player: int) -> ScoreSheet:
    """Return the score line by line; `pieces` are the card that scores or the cells of the district."""
    lines = [
        ScoreLine("GK-8.4", "points", state.points[player]),
        ScoreLine("GK-8.4", "new_hand", NEW_HAND_POINTS * state.new_hands[player]),
    ]
    counts = subject_counts(state)
    for card in state.tableau(player):
        if m.is_endgame(card):
            lines.append(ScoreLine("GK-9.3", "card", card_points(counts, player, card), (CARDS[card],)))
    for district in districts(state):
        points = district.points(player)
        if points:
            cells = tuple([CELLS[state.cell_of(tile)] for tile in sorted(district.tiles)])
            lines.append(ScoreLine("GK-8.7", f"district_{m.COLOURS[district.tiles[0] // NUMBERS]}", points, cells))
    return ScoreSheet(player, tuple(lines))
