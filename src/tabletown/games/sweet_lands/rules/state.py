"""The compact state of Sweet Lands: one `Realm` a seat, and the table in `Position`.

Cards, tokens and roads are `bytes` (one byte a thing), cells are masks, and everything that a decision may interrupt lies
on one stack of frames (frames.py): only one seat acts at a time, but for the draft and the clean-up, where `chosen` holds
the sealed choices. Bytes are replaced, never changed, so copies share them.
"""

from __future__ import annotations

from typing import Final, final

from tabletown.core.state import State
from tabletown.games.sweet_lands.options import SweetLandsOptions
from tabletown.games.sweet_lands.rules.material import AREAS, PACKS, SKILLS, Material
from tabletown.games.sweet_lands.rules.sides import Side

# Phases.
LAYOUT: Final = 0  # the dealer lays out tokens (SL-2.12)
CHARACTERS: Final = 1
HELP_CELLS: Final = 2
REVEAL: Final = 3  # solo cards (SL-18.2)
PRODUCTION: Final = 4
DEAL: Final = 5  # draft packets
DRAFT: Final = 6
ACTION: Final = 7
ENDING: Final = 8
CLEANUP: Final = 9
OVER: Final = 10
PHASES: Final = [
    "layout", "characters", "help_cells", "reveal", "production", "deal", "draft", "action", "ending", "cleanup", "over",
]  # fmt: skip

NOBODY: Final = -1
LAYER: Final = 255  # between the layers of cards under the deck (SL-4.6)
HARES: Final = 6
ROWS: Final = 5
LABS: Final = 4
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
        self.special: int = 0  # which special token lies on each special cell, three bits each, 0 for none
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
        self.character = other.character
        self.board = other.board
        self.side = other.side
        self.have = other.have[:]
        self.production = other.production[:]
        self.vp = other.vp
        self.cp = other.cp
        self.ip = other.ip
        self.ip_before = other.ip_before
        self.ip_round = other.ip_round
        self.tokens = other.tokens
        self.flipped = other.flipped
        self.near = other.near
        self.loose = other.loose
        self.special = other.special
        self.roads = other.roads
        self.road_count = other.road_count
        self.areas = other.areas
        self.placed = other.placed[:]
        self.built = other.built
        self.shops = other.shops
        self.stalls = other.stalls
        self.hares = other.hares
        self.hares_left = other.hares_left
        self.cart = other.cart
        self.loco = other.loco
        self.food = other.food
        self.steps = other.steps[:]
        self.wonders = other.wonders
        self.discount = other.discount
        self.disks = other.disks
        self.markers = other.markers
        self.skills = other.skills
        self.turned = other.turned
        self.used = other.used
        self.hand = other.hand
        self.shown = other.shown
        self.played = other.played
        self.columns = other.columns[:]
        self.sweets = other.sweets[:]
        self.signs = other.signs[:]
        self.help = other.help
        self.milestones = other.milestones
        self.modifiers = other.modifiers

    def copy(self) -> Realm:
        """An independent realm, equal to this one."""
        return Realm(self)

    def numbers(self) -> list[int]:
        """The numbers of a realm, for the key."""
        return [
            self.character, self.board, self.side, *self.have, *self.production, self.vp, self.cp, self.ip, self.ip_before,
            self.ip_round, self.tokens, self.flipped, int(self.loose), self.special, self.road_count, self.areas,
            *self.placed, self.shops, self.hares, self.hares_left, self.cart, self.loco, self.food,
            *self.steps, self.wonders, self.discount, self.disks, self.markers, self.turned,
            self.used, *self.sweets, *self.signs, self.help, self.modifiers,
        ]  # fmt: skip

    def strings(self) -> list[bytes]:
        """The byte strings of a realm, for the key."""
        return [self.roads, self.stalls, self.skills, self.hand, self.shown, self.played, *self.columns, self.milestones]

    def hold(self, card: int) -> None:
        """Take a card into the hand."""
        self.hand = insert(self.hand, card)

    def drop(self, card: int) -> None:
        """Take a card out of the hand."""
        self.hand = without(self.hand, card)
        if card in self.shown:
            self.shown = without(self.shown, card)

    def owns(self, skill: int) -> bool:
        """Whether the player has this skill token."""
        return skill in self.skills


def insert(cards: bytes, card: int) -> bytes:
    """A sorted hand or pile with one more card."""
    place = 0
    for other in cards:
        if other > card:
            break
        place += 1
    return cards[:place] + bytes([card]) + cards[place:]


def without(cards: bytes, card: int) -> bytes:
    """A hand or pile without one card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


class Position(State):
    """The table: boards, decks, tokens, realms and the stack of frames."""

    def __init__(self, options: SweetLandsOptions, source: Position | None = None) -> None:
        super().__init__(options)
        if source is not None:
            self._become(source)
            return
        self.seats: int = options.seats
        self.solo: bool = options.mode == "solo"
        self.upgraded: bool = options.upgraded_skills
        self.drafting: bool = options.draft
        self.changing: bool = options.changing_turn_order
        self.m: Material = PACKS[options.pack]
        self.phase: int = LAYOUT
        self.step: int = 0  # within the phase
        self.seat: int = 0  # whose frames lie on the stack
        self.round: int = 0
        self.first: int = NOBODY  # owner of the first-player marker
        self.order: bytes = b""  # seats in the turn order of the round
        self.ended: bytes = b""  # seats in the order in which they ended the round
        self.waiting: int = 0  # bit set of the seats that must decide, CHANCE for the dealer
        self.pending: list[int] = []
        self.found: list[int] = []  # what the top frame offers; made anew from the rest
        self.queue: bytes = b""  # industry bonuses that wait (SL-9.8)
        self.granted: bytes = b""  # cards whose employ ability granted its bonus in this queue (SL-9.9)
        self.ripe: int = 0  # tokens turned over before the current action began (SL-7.4)
        self.disks: bytes = bytes(len(AREAS))
        self.deck: bytes = b""
        self.under: bytes = b""
        self.discards: bytes = b""
        self.stock: bytes = bytes(len(SKILLS))
        self.help: bytes = b""  # two tokens a cell, number + 1, 0 for none
        self.milestones: bytes = b"\0\0\0\0\0\0"  # 0 not in play, 1 side a, 2 side b
        self.claimed: int = 0  # milestones claimed by anybody
        self.scoring: bytes = b""
        self.ends_reached: int = 0  # tracks whose last space somebody has entered
        self.chosen: list[int] = [NOBODY] * options.seats
        self.packets: list[bytes] = [b""] * options.seats
        self.revealed: bytes = b""  # solo cards, all so far
        self.mio: int = NOBODY
        self.realms: list[Realm] = [Realm() for _ in range(options.seats)]

    def _become(self, other: Position) -> None:
        self.seats = other.seats
        self.solo = other.solo
        self.upgraded = other.upgraded
        self.drafting = other.drafting
        self.changing = other.changing
        self.m = other.m
        self.phase = other.phase
        self.step = other.step
        self.seat = other.seat
        self.round = other.round
        self.first = other.first
        self.order = other.order
        self.ended = other.ended
        self.waiting = other.waiting
        self.pending = other.pending[:]
        self.found = other.found
        self.queue = other.queue
        self.granted = other.granted
        self.ripe = other.ripe
        self.disks = other.disks
        self.deck = other.deck
        self.under = other.under
        self.discards = other.discards
        self.stock = other.stock
        self.help = other.help
        self.milestones = other.milestones
        self.claimed = other.claimed
        self.scoring = other.scoring
        self.ends_reached = other.ends_reached
        self.chosen = other.chosen[:]
        self.packets = other.packets[:]
        self.revealed = other.revealed
        self.mio = other.mio
        self.realms = [realm.copy() for realm in other.realms]
        self.share(other)

    def key(self) -> bytes:
        """The whole state in bytes."""
        numbers: list[int] = [
            self.phase, self.step, self.seat, self.round, self.first, self.ripe, self.claimed, self.ends_reached, self.mio,
            self.waiting, *self.chosen, *self.pending,
        ]  # fmt: skip
        strings: list[bytes] = [
            self.order, self.ended, self.queue, self.granted, self.disks, self.deck, self.under, self.discards, self.stock,
            self.help, self.milestones, self.scoring, self.revealed, *self.packets,
        ]  # fmt: skip
        for realm in self.realms:
            numbers += realm.numbers()
            strings += realm.strings()
        return (repr(self.options) + repr(numbers) + repr(strings)).encode()

    def realm(self) -> Realm:
        """The realm of the seat whose frames are being resolved."""
        return self.realms[self.seat]

    def side_of(self, realm: Realm) -> Side:
        """The side of the domain board in use."""
        return self.m.sides[realm.side]

    def least_hand(self) -> int:
        """How many cards must stay in hand (SL-5.3)."""
        return 0 if self.round >= self.m.rounds else 1

    def push(self, made: int) -> None:
        """Put a frame on the stack."""
        self.pending.append(made)
