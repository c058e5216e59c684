"""A realm: one player's boards, cards and markers."""

from __future__ import annotations

from typing import Final, final

from tabletown.games.sweet_lands.rules.material import HARES
from tabletown.games.sweet_lands.rules.points import NOBODY

SHOP_TYPE: Final = 3  # property types; 0 to 2 are tents, houses and buildings
LAB_TYPE: Final = 4
TOWER_TYPE: Final = 5
NO_STALLS: Final = b"\xff\xff\xff"


@final
class Realm:
    """One player's boards, cards and markers."""

    def __init__(self, source: Realm | None = None) -> None:
        if source is not None:
            self._become(source)
            return
        self.character: int = NOBODY
        self.board: int = NOBODY
        self.side: int = 0  # of the domain: 0 is A, 1 to 4 are B1 to B4
        self.have: list[int] = [0, 0, 0, 0, 0]  # gold wheat wood iron diamond
        self.production: list[int] = [0, 0, 0, 0]
        self.vp: int = 0
        self.cp: int = 0
        self.ip: int = 0
        self.ip_before: int = 0  # when the end of the round began
        self.ip_round: int = 0  # SL-12.3
        self.tokens: int = 0  # cells
        self.flipped: int = 0
        self.near: int = 0  # cells next to a capital cell or a token
        self.loose: bool = False  # a token was placed without adjacency
        self.special: int = 0  # the special token on each special cell, three bits each, 0 for none
        self.roads: bytes = b""
        self.road_count: int = 0
        self.areas: int = 0  # active bonus-card areas, by index
        self.placed: list[int] = [0, 0, 0, 0, 0, 0]  # cells by property type
        self.built: int = 0
        self.shops: int = 0  # bit set of the shops placed
        self.stalls: bytes = NO_STALLS  # the cell of each shop
        self.hares: int = 0  # cells
        self.hares_left: int = HARES
        self.cart: int = 0
        self.loco: int = NOBODY
        self.food: int = 0
        self.steps: list[int] = [0, 0, 0, 0, 0, 0]
        self.wonders: int = 0
        self.discount: int = 0
        self.disks: int = 0
        self.markers: int = 0
        self.skills: bytes = b""  # in the order taken
        self.turned: int = 0  # flip skills used this round
        self.used: int = 0  # abilities used this round
        self.hand: bytes = b""  # sorted
        self.shown: bytes = b""  # cards in hand that everybody saw when they were searched
        self.played: bytes = b""  # in the order played
        self.columns: list[bytes] = [b"", b"", b""]
        self.sweets: list[int] = [0, 0, 0, 0, 0, 0]
        self.signs: list[int] = [0, 0, 0, 0]  # cards played by sign, the wild ones last
        self.help: int = NOBODY  # cell of the help piece
        self.milestones: bytes = b""
        self.modifiers: int = 0

    def _become(self, other: Realm) -> None:
        self.character, self.board, self.side = other.character, other.board, other.side
        self.have, self.production = other.have[:], other.production[:]
        self.vp, self.cp, self.ip = other.vp, other.cp, other.ip
        self.ip_before, self.ip_round = other.ip_before, other.ip_round
        self.tokens, self.flipped, self.near = other.tokens, other.flipped, other.near
        self.loose, self.special = other.loose, other.special
        self.roads, self.road_count = other.roads, other.road_count
        self.areas, self.placed, self.built = other.areas, other.placed[:], other.built
        self.shops, self.stalls = other.shops, other.stalls
        self.hares, self.hares_left = other.hares, other.hares_left
        self.cart, self.loco = other.cart, other.loco
        self.food, self.steps = other.food, other.steps[:]
        self.wonders, self.discount = other.wonders, other.discount
        self.disks, self.markers = other.disks, other.markers
        self.skills, self.turned, self.used = other.skills, other.turned, other.used
        self.hand, self.shown = other.hand, other.shown
        self.played, self.columns = other.played, other.columns[:]
        self.sweets, self.signs = other.sweets[:], other.signs[:]
        self.help, self.milestones = other.help, other.milestones
        self.modifiers = other.modifiers

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

    def hold(self, card: int) -> None:
        """Take a card into the hand."""
        self.hand = insert(self.hand, card)

    def drop(self, card: int) -> None:
        """Take a card out of the hand."""
        self.hand = without(self.hand, card)
        if card in self.shown:
            self.shown = without(self.shown, card)


def insert(cards: bytes, card: int) -> bytes:
    """Return a sorted hand or pile with one more card."""
    place = 0
    for other in cards:
        if other > card:
            break
        place += 1
    return cards[:place] + bytes([card]) + cards[place:]


def without(cards: bytes, card: int) -> bytes:
    """Return a hand or pile without one card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
