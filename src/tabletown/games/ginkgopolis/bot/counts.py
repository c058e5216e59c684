"""Counts of a position for every player: city, districts and tableaus."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.effects import heights_near
from tabletown.games.ginkgopolis.rules.material import NUMBERS, SUBJECT_COUNT
from tabletown.games.ginkgopolis.rules.points import NOTHING
from tabletown.games.ginkgopolis.rules.scoring import District, card_points, districts, subject_counts
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState

SAFE: Final = 4  # a lead in a district that is not worth enlarging
# Kinds of end-game cards, by subject: colour, tall and small buildings, trigger, cards, flat.
KINDS: Final = 6
KIND_OF: Final = [0, 0, 0, 1, 2, 3, 3, 3, 4, 4, 4, 5]


@final
class Counts:
    """Numbers of each player, Gosha included."""

    def __init__(self, state: GinkgopolisState) -> None:
        players = state.players
        self.subjects: list[int] = subject_counts(state)
        self.exposed: list[int] = [0] * players  # resources on buildings that may be covered now
        self.output: list[int] = [0] * 3  # heights of buildings whose card may come up, by colour
        self.districts: list[int] = [0] * players  # points
        self.lead: list[int] = [0] * players  # resources ahead of the best other in each district, up to SAFE
        self.narrow: list[int] = [0] * players  # resources of the districts won by one, minus those lost by one
        self.card_points: list[int] = [0] * players
        self.kinds: list[int] = [0] * (KINDS * players)  # end-game cards
        self.coming: list[int] = [0] * players  # points of the end-game cards that may still come up
        self.endgame = 0  # cards that may still come up
        self.permanent = 0
        self.count_pieces(state)
        for district in districts(state):
            if district.first != NOTHING:
                self.count_district(district)

    def subject(self, player: int, subject: int) -> int:
        """Return the number of a subject of end-game cards."""
        return self.subjects[SUBJECT_COUNT * player + subject]

    def count_district(self, district: District) -> None:
        """Count the points of a district, and who is ahead by how much."""
        first, second, resources = district.first, district.second, district.resources
        self.districts[first] += district.points(first)
        runner_up = 0
        if second != NOTHING:
            runner_up = resources[second]
            self.districts[second] += district.points(second)
        for player in range(len(resources)):
            ahead = resources[player] - (runner_up if player == first else resources[first])
            self.lead[player] += max(-SAFE, min(SAFE, ahead))
            if -1 <= ahead <= 1:
                self.narrow[player] += district.total if player == first else -district.total

    def count_pieces(self, state: GinkgopolisState) -> None:
        """Count the buildings without a marker, the cards in tableaus, and those that may still come up."""
        n, output, exposed = state.n, self.output, self.exposed
        subjects, coming = self.subjects, self.coming
        sites: i64 = state.sites
        unmarked: i64 = state.tops & ~sites
        for tile in range(m.TILE_COUNT):
            if unmarked & BIT[tile]:
                value = n[v.LAID + tile]
                height = value // at.HEIGHT & at.HEIGHT_PART
                output[tile // NUMBERS] += height
                if value >= at.OWNER:
                    exposed[value // at.OWNER - 1] += height
            place = n[v.CARDS + tile] & at.PLACE
            if place == at.STOCK and not sites & BIT[tile]:
                continue
            subject = m.SUBJECT[tile]
            if place >= at.IN_TABLEAU:
                if subject != m.NO_SUBJECT:
                    player = place - at.IN_TABLEAU
                    self.card_points[player] += card_points(subjects, player, tile)
                    self.kinds[KINDS * player + KIND_OF[subject]] += 1
            elif subject != m.NO_SUBJECT:
                self.endgame += 1
                for player in range(state.players):
                    coming[player] += card_points(subjects, player, tile)
            else:
                self.permanent += 1


def near_tokens(state: GinkgopolisState) -> list[int]:
    """Return the sum of the heights beside all tokens, and the heights beside the best."""
    near = [heights_near(state, cell) for cell in state.tokens if cell != NOTHING]
    return [sum(near), max(near)]


def tile_mix(tiles: int) -> list[int]:
    """Return how many tiles of a set are of the rarest colour, and the sum of their numbers."""
    if not tiles:
        return [0, 0]
    numbers = 0
    mix = [0, 0, 0]
    left: i64 = tiles
    for tile in range(m.TILE_COUNT):
        if left & BIT[tile]:
            numbers += tile % NUMBERS
            mix[tile // NUMBERS] += 1
    return [min(mix), numbers]
