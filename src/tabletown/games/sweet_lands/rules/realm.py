"""A realm: one player's boards, cards and markers."""

from __future__ import annotations

from typing import Final, final

from tabletown.games.sweet_lands.rules.effects.origins import ORIGINS
from tabletown.games.sweet_lands.rules.material import HARES
from tabletown.games.sweet_lands.rules.points import NOBODY

SHOP_TYPE: Final = 3  # property types; 0 to 2 are tents, houses and buildings
LAB_TYPE: Final = 4
TOWER_TYPE: Final = 5
NO_STALLS: Final = b"\xff\xff\xff"


@final
class Realm:
    """One player's boards, cards and markers."""

    def __init__(self, old: Realm | None = None) -> None:
        self.character: int = old.character if old else NOBODY
        self.board: int = old.board if old else NOBODY
        self.side: int = old.side if old else 0  # of the domain: 0 is A, 1 to 4 are B1 to B4
        self.have: list[int] = old.have[:] if old else [0, 0, 0, 0, 0]  # gold wheat wood iron diamond
        self.production: list[int] = old.production[:] if old else [0, 0, 0, 0]
        self.vp: int = old.vp if old else 0
        # Victory points by what brought them (origins.ORIGINS): an account for the score sheet, no part of the key.
        self.earned: list[int] = old.earned[:] if old else [0] * len(ORIGINS)
        self.cp: int = old.cp if old else 0
        self.ip: int = old.ip if old else 0
        self.ip_before: int = old.ip_before if old else 0  # when the end of the round began
        self.ip_round: int = old.ip_round if old else 0  # SL-12.3
        self.tokens: int = old.tokens if old else 0  # cells
        self.flipped: int = old.flipped if old else 0
        self.near: int = old.near if old else 0  # cells next to a capital cell or a token
        self.loose: bool = old.loose if old else False  # a token was placed without adjacency
        self.special: int = old.special if old else 0  # the special token on each special cell, three bits each, 0 for none
        self.roads: bytes = old.roads if old else b""
        self.road_count: int = old.road_count if old else 0
        self.areas: int = old.areas if old else 0  # active bonus-card areas, by index
        self.placed: list[int] = old.placed[:] if old else [0, 0, 0, 0, 0, 0]  # cells by property type
        self.built: int = old.built if old else 0
        self.shops: int = old.shops if old else 0  # bit set of the shops placed
        self.stalls: bytes = old.stalls if old else NO_STALLS  # the cell of each shop
        self.hares: int = old.hares if old else 0  # cells
        self.hares_left: int = old.hares_left if old else HARES
        self.cart: int = old.cart if old else 0
        self.loco: int = old.loco if old else NOBODY
        self.food: int = old.food if old else 0
        self.steps: list[int] = old.steps[:] if old else [0, 0, 0, 0, 0, 0]
        self.wonders: int = old.wonders if old else 0
        self.discount: int = old.discount if old else 0
        self.disks: int = old.disks if old else 0
        self.markers: int = old.markers if old else 0
        self.skills: bytes = old.skills if old else b""  # in the order taken
        self.turned: int = old.turned if old else 0  # flip skills used this round
        self.used: int = old.used if old else 0  # abilities used this round
        self.hand: bytes = old.hand if old else b""  # sorted
        self.shown: bytes = old.shown if old else b""  # cards in hand that everybody saw when they were searched
        self.played: bytes = old.played if old else b""  # in the order played
        self.columns: list[bytes] = old.columns[:] if old else [b"", b"", b""]
        self.sweets: list[int] = old.sweets[:] if old else [0, 0, 0, 0, 0, 0]
        self.signs: list[int] = old.signs[:] if old else [0, 0, 0, 0]  # cards played by sign, the wild ones last
        self.help: int = old.help if old else NOBODY  # cell of the help piece
        self.milestones: bytes = old.milestones if old else b""
        self.modifiers: int = old.modifiers if old else 0

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
