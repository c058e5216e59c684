"""A realm: one player's boards, cards and markers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tabletown.core.bits import BIT
from tabletown.core.vecs import vec
from tabletown.games.sweet_lands.rules import vectors
from tabletown.games.sweet_lands.rules.effects.origins import ORIGINS
from tabletown.games.sweet_lands.rules.geometry import EDGES, FIRST_CELL, MEETING_WORDS, OUTSIDE, SECOND_CELL
from tabletown.games.sweet_lands.rules.material import HARES
from tabletown.games.sweet_lands.rules.points import NOBODY
from tabletown.games.sweet_lands.rules.sides import FAR, NO_EDGE, REACHED, ROAD
from tabletown.games.sweet_lands.rules.vectors import (
    EARNED,
    EMPTY,
    HAND,
    HAVE,
    MADE,
    OPEN,
    PLACED,
    REALM,
    ROADS,
    SHOWN,
    SIGNS,
    STEPS,
    SWEET,
    WORDS,
)

SHOP_TYPE: Final = 3  # property types; 0 to 2 are tents, houses and buildings
LAB_TYPE: Final = 4
TOWER_TYPE: Final = 5
NO_STALLS: Final = b"\xff\xff\xff"

_FRESH: Final = vec[i64]([0] * REALM)


@final
@mypyc_attr(acyclic=True)
class Realm:
    """One player's boards, cards and markers.

    What is counted or a set is in one vector, so that a copy is a copy of memory; the properties below give parts of it as
    lists and bytes to everybody who is in no hurry. Bytes and `columns` are replaced, never changed, so copies share them.
    """

    def __init__(self, old: Realm | None = None) -> None:
        if old is None:
            self.n: vec[i64] = _FRESH[:]
            self.character: i64 = NOBODY
            self.board: i64 = NOBODY
            self.side: i64 = 0  # of the domain: 0 is A, 1 to 4 are B1 to B4
            self.vp: i64 = 0
            self.cp: i64 = 0
            self.ip: i64 = 0
            self.ip_before: i64 = 0  # when the end of the round began
            self.ip_round: i64 = 0  # SL-12.3
            self.tokens: i64 = 0  # cells
            self.flipped: i64 = 0
            self.near: i64 = 0  # cells next to a capital cell or a token
            self.beside: i64 = 0  # cells next to a road
            self.loose: bool = False  # a token was placed without adjacency
            self.special: i64 = 0  # the special token on each special cell, three bits each, 0 for none
            self.road_count: i64 = 0
            self.areas: i64 = 0  # active bonus-card areas, by index
            self.built: i64 = 0
            self.shops: i64 = 0  # bit set of the shops placed
            self.stalls: bytes = NO_STALLS  # the cell of each shop
            self.hares: i64 = 0  # cells
            self.hares_left: i64 = HARES
            self.cart: i64 = 0
            self.loco: i64 = NOBODY
            self.food: i64 = 0
            self.wonders: i64 = 0
            self.discount: i64 = 0
            self.disks: i64 = 0
            self.markers: i64 = 0
            self.owned: i64 = 0  # bit set of the skills
            self._skills: bytes = b""
            self.turned: i64 = 0  # flip skills used this round
            self.used: i64 = 0  # abilities used this round
            self.held: i64 = 0  # cards in hand
            self.played: bytes = b""  # in the order played
            self.columns: list[bytes] = [b"", b"", b""]
            self.help: i64 = NOBODY  # cell of the help piece
            self.milestones: bytes = b""
            self.modifiers: i64 = 0
        else:
            self.n = old.n[:]
            self.character = old.character
            self.board = old.board
            self.side = old.side
            self.vp = old.vp
            self.cp = old.cp
            self.ip = old.ip
            self.ip_before = old.ip_before
            self.ip_round = old.ip_round
            self.tokens = old.tokens
            self.flipped = old.flipped
            self.near = old.near
            self.beside = old.beside
            self.loose = old.loose
            self.special = old.special
            self.road_count = old.road_count
            self.areas = old.areas
            self.built = old.built
            self.shops = old.shops
            self.stalls = old.stalls
            self.hares = old.hares
            self.hares_left = old.hares_left
            self.cart = old.cart
            self.loco = old.loco
            self.food = old.food
            self.wonders = old.wonders
            self.discount = old.discount
            self.disks = old.disks
            self.markers = old.markers
            self.owned = old.owned
            self._skills = old._skills
            self.turned = old.turned
            self.used = old.used
            self.held = old.held
            self.played = old.played
            self.columns = old.columns
            self.help = old.help
            self.milestones = old.milestones
            self.modifiers = old.modifiers

    def copy(self) -> Realm:
        """Return an independent realm, equal to this one."""
        return Realm(self)

    def numbers(self) -> list[int]:
        """Return the numbers of a realm, for the key."""
        return [
            self.character, self.board, self.side, *self.have, *self.production, self.vp, self.cp, self.ip, self.ip_before,
            self.ip_round, self.tokens, self.flipped, int(self.loose), self.special, self.road_count, self.areas,
            *self.placed, self.shops, self.hares, self.hares_left, self.cart, self.loco, self.food,
            *self.steps, self.wonders, self.discount, self.disks, self.markers, self.turned,
            self.used, *self.sweets, *self.signs, self.help, self.modifiers,
        ]  # fmt: skip

    def strings(self) -> list[bytes]:
        """Return the byte strings of a realm, for the key."""
        return [self.roads, self.stalls, self.skills, self.hand, self.shown, self.played, *self.columns, self.milestones]

    def hold(self, card: i64) -> None:
        """Take a card into the hand."""
        vectors.put(self.n, HAND, card)
        self.held += 1

    def drop(self, card: i64) -> None:
        """Take a card out of the hand."""
        vectors.remove(self.n, HAND, card)
        vectors.remove(self.n, SHOWN, card)
        self.held -= 1

    def add_skill(self, skill: i64) -> None:
        """Take a skill token."""
        self._skills += BYTE[skill]
        self.owned |= BIT[skill]

    def employ(self, card: i64, column: i64) -> None:
        """Put a card into a column."""
        columns = self.columns[:]
        columns[column] += BYTE[card]
        self.columns = columns

    def lay_road(self, edge: i64) -> None:
        """Lay a road and note the edges that it reaches."""
        n = self.n
        vectors.remove(n, EMPTY, edge)
        vectors.remove(n, OPEN, edge)
        vectors.put(n, ROADS, edge)
        for word in range(WORDS):
            new = n[EMPTY + word] & MEETING_WORDS[WORDS * edge + word]
            n[EMPTY + word] ^= new
            n[OPEN + word] |= new
        self.road_count += 1
        self._note_road(edge)

    def _note_road(self, edge: i64) -> None:
        first, second = FIRST_CELL[edge], SECOND_CELL[edge]
        if first != OUTSIDE:
            self.beside |= BIT[first]
        if second != OUTSIDE:
            self.beside |= BIT[second]

    # Parts of the vector, for everything that is not in a hurry.

    def _part(self, first: int, size: int) -> list[int]:
        return [int(self.n[place]) for place in range(first, first + size)]

    def _set_part(self, first: int, values: list[int]) -> None:
        for place in range(len(values)):
            self.n[first + place] = values[place]

    @property
    def have(self) -> list[int]:
        """The resources: gold wheat wood iron diamond."""
        return self._part(HAVE, 5)

    @have.setter
    def have(self, values: list[int]) -> None:
        self._set_part(HAVE, values)

    @property
    def production(self) -> list[int]:
        """The production: gold wheat wood iron."""
        return self._part(MADE, 4)

    @production.setter
    def production(self, values: list[int]) -> None:
        self._set_part(MADE, values)

    @property
    def steps(self) -> list[int]:
        """The steps on the prosperity tracks."""
        return self._part(STEPS, 6)

    @steps.setter
    def steps(self, values: list[int]) -> None:
        self._set_part(STEPS, values)

    @property
    def sweets(self) -> list[int]:
        """The symbols of sweets."""
        return self._part(SWEET, 6)

    @sweets.setter
    def sweets(self, values: list[int]) -> None:
        self._set_part(SWEET, values)

    @property
    def signs(self) -> list[int]:
        """The cards played by sign, the wild ones last."""
        return self._part(SIGNS, 4)

    @signs.setter
    def signs(self, values: list[int]) -> None:
        self._set_part(SIGNS, values)

    @property
    def placed(self) -> list[int]:
        """The cells by property type."""
        return self._part(PLACED, 6)

    @property
    def earned(self) -> list[int]:
        """Victory points by what brought them (origins.ORIGINS): an account for the score sheet, no part of the key."""
        return self._part(EARNED, len(ORIGINS))

    @earned.setter
    def earned(self, values: list[int]) -> None:
        self._set_part(EARNED, values)

    @property
    def hand(self) -> bytes:
        """The cards in hand, sorted."""
        return bytes(vectors.listed(self.n, HAND))

    @hand.setter
    def hand(self, cards: bytes) -> None:
        vectors.assign(self.n, HAND, cards)
        self.held = len(cards)

    @property
    def shown(self) -> bytes:
        """The cards in hand that everybody saw when they were searched, sorted."""
        return bytes(vectors.listed(self.n, SHOWN))

    @shown.setter
    def shown(self, cards: bytes) -> None:
        vectors.assign(self.n, SHOWN, cards)

    @property
    def skills(self) -> bytes:
        """The skill tokens in the order taken."""
        return self._skills

    @skills.setter
    def skills(self, skills: bytes) -> None:
        self._skills = b""
        self.owned = 0
        for skill in skills:
            self.add_skill(skill)

    @property
    def roads(self) -> bytes:
        """A byte for each edge: FAR, REACHED, ROAD or NO_EDGE; none without a domain."""
        if self.board == NOBODY:
            return b""
        found = bytearray(EDGES)
        for edge in range(EDGES):
            if vectors.has(self.n, ROADS, edge):
                found[edge] = ROAD
            elif vectors.has(self.n, OPEN, edge):
                found[edge] = REACHED
            else:
                found[edge] = FAR if vectors.has(self.n, EMPTY, edge) else NO_EDGE
        return bytes(found)

    @roads.setter
    def roads(self, roads: bytes) -> None:
        for place in (EMPTY, OPEN, ROADS):
            vectors.clear(self.n, place)
        self.beside = 0
        for edge in range(len(roads)):
            kind = roads[edge]
            if kind == FAR:
                vectors.put(self.n, EMPTY, edge)
            elif kind == REACHED:
                vectors.put(self.n, OPEN, edge)
            elif kind == ROAD:
                vectors.put(self.n, ROADS, edge)
                self._note_road(edge)


BYTE: Final[list[bytes]] = [bytes([number]) for number in range(256)]
