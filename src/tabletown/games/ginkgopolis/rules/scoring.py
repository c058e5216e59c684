"""Scoring of Ginkgopolis: points held, end-game cards, unused tokens and districts (GK-8.4 to GK-8.8, GK-9.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.views import ScoreLine, ScoreSheet
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.material import CARDS, NEW_HAND_POINTS, NUMBERS, SIDES, SUBJECT_COUNT
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
    n = state.n
    for start in range(m.TILE_COUNT):
        if not left & BIT[start]:
            continue
        left &= ~BIT[start]
        group = [start]
        colour = start // NUMBERS
        for tile in group:
            cell = n[v.LAID + tile] & at.CELL_PART
            for side in SIDES:
                there = state.content(cell + side) - 1
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
    for tile in group:
        value = state.n[v.LAID + tile]
        owner = value // at.OWNER - 1
        if owner >= 0:
            height = value // at.HEIGHT & at.HEIGHT_PART
            resources[owner] += height
            tallest[owner] = max(tallest[owner], height * 64 + tile % NUMBERS)
    return District(group, resources, tallest)


def new_leaders(before: GinkgopolisState, after: GinkgopolisState) -> list[tuple[int, int, int]]:
    """Return the districts that have got another leader: the leader, the color, and the leader's points."""
    found: list[tuple[int, int, int]] = []
    old = districts(before)
    for district in districts(after):
        leader = district.first
        if leader == NOTHING:
            continue
        cells = [after.cell_of(tile) for tile in district.tiles]
        colour = district.tiles[0] // NUMBERS
        led = False
        for each in old:
            if each.first == leader and each.tiles[0] // NUMBERS == colour:
                led = led or any(before.cell_of(tile) in cells for tile in each.tiles)
        if not led:
            found.append((leader, colour, district.points(leader)))
    return found


# End-game cards.


def subject_counts(state: GinkgopolisState) -> list[int]:
    """Return the number of each subject of end-game cards (see `material.SUBJECT`), player by player (GK-9.3)."""
    found = [0] * (SUBJECT_COUNT * state.players)
    n = state.n
    for tile in range(m.TILE_COUNT):
        value = n[v.LAID + tile]
        if value >= at.OWNER:  # on top, and not neutral
            start = SUBJECT_COUNT * (value // at.OWNER - 1)
            height = value // at.HEIGHT & at.HEIGHT_PART
            found[start + m.ON_COLOUR + tile // NUMBERS] += height
            found[start + (m.TALL_BUILDINGS if height >= m.TALL else m.SMALL_BUILDINGS)] += 1
        place = n[v.CARDS + tile] & at.PLACE
        if place >= at.IN_TABLEAU:
            start = SUBJECT_COUNT * (place - at.IN_TABLEAU)
            found[start + m.COLOUR_CARDS + tile // NUMBERS] += 1
            if m.TRIGGER[tile] != m.NO_TRIGGER:
                found[start + m.BONUS_CARDS + m.TRIGGER[tile]] += 1
    for player in range(state.players):
        start = SUBJECT_COUNT * player
        found[start + m.FLAT] = 1
        characters = state.n[v.CHARACTERS + player]
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
    found = [state.n[v.POINTS + player] + NEW_HAND_POINTS * state.n[v.NEW_HANDS + player] for player in range(state.players)]
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
    """Return the score line by line, each end-game card apart; `pieces` are keys of the picture."""
    seat = (f"seat-{player}",)
    lines = [
        ScoreLine("GK-8.4", "points", state.n[v.POINTS + player], seat),
        ScoreLine("GK-8.4", "new_hand", NEW_HAND_POINTS * state.n[v.NEW_HANDS + player], seat),
    ]
    kept = state.tableau(player)
    scoring = [card for card in kept if m.is_endgame(card)]
    if scoring:
        counts = subject_counts(state)
        for card in scoring:
            pieces = (card_key(card), *counted(state, player, kept, card))
            lines.append(ScoreLine("GK-9.3", CARDS[card], card_points(counts, player, card), pieces))
    for district in districts(state):
        points = district.points(player)
        if points:
            buildings = tuple([building_key(state.cell_of(tile)) for tile in sorted(district.tiles)])
            lines.append(ScoreLine("GK-8.7", f"district_{m.COLOURS[district.tiles[0] // NUMBERS]}", points, buildings))
    return ScoreSheet(player, tuple(lines))


# Keys of the pieces that are counted, as the picture has them.


def building_key(cell: int) -> str:
    """Return the key of the building on a cell; it stays the same when the building grows."""
    return f"building-{cell % m.WIDTH}_{cell // m.WIDTH}"


def card_key(card: int) -> str:
    """Return the key of a card."""
    return f"card-{CARDS[card].lower()}"


def counted(state: GinkgopolisState, player: int, kept: list[int], card: int) -> list[str]:
    """Return the keys of what an end-game card counts besides itself: buildings, or the tableau (GK-9.3)."""
    subject = m.SUBJECT[card]
    if subject < m.BONUS_CARDS:
        return _buildings_counted(state, player, subject)
    if subject >= m.FLAT:
        return []
    triggers = subject < m.COLOUR_CARDS
    which = subject - (m.BONUS_CARDS if triggers else m.COLOUR_CARDS)
    found: list[str] = []
    for each in kept:
        if each != card and (m.TRIGGER[each] if triggers else each // NUMBERS) == which:
            found.append(card_key(each))
    for each in range(m.CHARACTER_COUNT if state.n[v.CHARACTERS + player] else 0):
        kind = m.CHARACTER_TRIGGER[each] if triggers else m.CHARACTER_COLOUR[each]
        if kind == which and state.n[v.CHARACTERS + player] & BIT[each]:
            found.append(f"character-{m.CHARACTERS[each]}")
    return found


def _buildings_counted(state: GinkgopolisState, player: int, subject: int) -> list[str]:
    found: list[str] = []
    for tile in range(m.TILE_COUNT):
        value = state.n[v.LAID + tile]
        if value // at.OWNER != player + 1:
            continue
        if subject >= m.TALL_BUILDINGS:
            tall = value // at.HEIGHT & at.HEIGHT_PART >= m.TALL
            if tall != (subject == m.TALL_BUILDINGS):
                continue
        elif tile // NUMBERS != subject:
            continue
        found.append(building_key(value & at.CELL_PART))
    return found
