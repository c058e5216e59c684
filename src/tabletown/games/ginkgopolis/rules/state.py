"""The compact state of Ginkgopolis.

What is still to be done lies on `stack`, set-up and dealing included: a frame is its point (five bits) plus 32 * its
argument, the top is last. A laid tile is cell + HEIGHT * level + OWNER * (1 + seat, 0 for neutral); tiles that were covered
keep cell and level, so a stack can be read (GK-11.6). `grid` tells for each cell 0, 1 + the top tile, or TOKEN + letter. A
card is its place (five bits); one in a hand has + AGE * how often it was passed on since it was drawn, which tells who has
held it, + BUILD * the number of the deck it came from (GK-11.1, GK-11.2). Players are the seats; in solo Gosha is player 1
(GK-10.10).
"""

from __future__ import annotations

from typing import Final

from tabletown.core.bits import BIT
from tabletown.core.state import State
from tabletown.games.ginkgopolis.options import GinkgopolisOptions
from tabletown.games.ginkgopolis.rules import material as m

# Points of the stack: the dealer's below DRAFT, then those of seats, then what happens by itself.
CITY: Final = 0
DISCARDS: Final = 1  # argument: how many
SETS: Final = 2
CHARACTERS: Final = 3
FIRST: Final = 4
TILES: Final = 5  # argument: seat + 8 * how many
CARDS: Final = 6  # the same
EXPERT: Final = 7
GOSHA_TILE: Final = 8
DRAFT: Final = 9  # argument: the round of the draft
CHOOSE: Final = 10
ASSET: Final = 11
TOKEN: Final = 12  # argument: letter + 16 * the cell that was built on
RETURN: Final = 13
START: Final = 14  # argument: seat
ROUND: Final = 15
TURN: Final = 16
NEAR: Final = 17  # argument: cell
BONUS: Final = 18  # argument: trigger
FINISH: Final = 19  # argument: 1 if the card goes into the tableau
GOSHA: Final = 20
OVER: Final = 21
POINTS: Final = [
    "city", "discards", "sets", "characters", "first", "tiles", "cards", "expert", "gosha_tile", "draft", "choose", "asset",
    "token", "return", "start", "round", "turn", "near", "bonus", "finish", "gosha", "over",
]  # fmt: skip
FRAME: Final = 32

INTRO: Final = 0
NORMAL: Final = 1
SOLO: Final = 2
MODE_NAMES: Final = ["intro", "normal", "solo"]
GOSHA_SEAT: Final = 1

# Places of cards.
STOCK: Final = 0
DECK: Final = 1
DISCARD: Final = 2
TABLE: Final = 3  # turned over and being carried out
IN_HAND: Final = 8  # + seat
IN_TABLEAU: Final = 16  # + player
PLACE: Final = 31
AGE: Final = 32
AGE_PART: Final = 31
BUILD: Final = 32 * 32

# Laid tiles.
HEIGHT: Final = 1 << 14
OWNER: Final = 1 << 20
CELL_PART: Final = HEIGHT - 1
HEIGHT_PART: Final = 63

GRID_TOKEN: Final = 64
EMPTY_GRID: Final = bytes(m.CELL_COUNT)
BYTES: Final[list[bytes]] = [bytes([value]) for value in range(256)]
NOTHING: Final = -1


class Position(State):
    """Everything on the table; player by player in lists, sets of tiles as 60-bit masks."""

    def __init__(self, options: GinkgopolisOptions, source: Position | None = None) -> None:
        super().__init__(options)
        if source is not None:
            self._become(source)
            return
        self.seats: int = options.seats
        self.mode: int = MODE_NAMES.index(options.mode)
        self.players: int = 2 if self.mode == SOLO else options.seats
        self.variant: int = m.VARIANTS.index(options.characters)
        self.expert: bool = options.level == "expert"
        self.dealt: int = m.SOLO_CARDS[m.SOLO_DEALS.index(options.solo_deal)]  # cards of a person in solo
        self.cap: int = options.round_cap
        self.total: int = m.RESOURCES_OF[self.players]  # resources of each player
        players = self.players
        self.stack: list[int] = []
        self.waiting: int = 0  # bit set of the seats that must decide
        self.round: int = 0
        self.first: int = NOTHING
        self.turn: int = 0  # seats that have turned over their card this round
        self.acting: int = NOTHING
        self.card: int = NOTHING  # being carried out
        self.tile: int = NOTHING  # the one with it
        self.other_card: int = NOTHING  # the first card of an expert Gosha
        self.ending: bool = False
        self.cards: list[int] = [STOCK] * m.CARD_COUNT
        self.deck: int = 0  # cards in it
        self.build: int = 0  # how often it was rebuilt
        self.unseen: int = 0  # tiles in the reserve, or removed at set-up
        self.removed: int = 0  # tiles known to be removed once the reserve was empty
        self.reserve: int = 0  # tiles that may still be drawn
        self.exhausted: int = 0  # how often the reserve ran out
        self.grid: bytes = EMPTY_GRID
        self.laid: list[int] = [0] * m.TILE_COUNT
        self.tops: int = 0  # tiles that are on top
        self.sites: int = 0  # those of them marked as construction sites
        self.tokens: list[int] = m.TOKEN_CELLS[:]  # cell of each letter, NOTHING while it moves
        self.screen: list[int] = [0] * players  # resources behind the screen
        self.store: list[int] = [self.total] * players  # resources in the own reserve
        self.placed: list[int] = [0] * players  # resources on buildings
        self.points: list[int] = [0] * players
        self.tiles: list[int] = [0] * players  # sets of tiles behind the screen or committed
        self.shown: list[int] = [0] * players  # those that all have seen (GK-11.3)
        self.aside: list[int] = [0] * players  # put aside in D6
        self.returned: list[int] = [0] * players  # remembered by who returned them (GK-11.4)
        self.gave: list[int] = [0] * players  # how many each returned
        self.drew: list[int] = [0] * (players * players)  # viewer by viewer: tiles that each drew since, less own ones seen
        self.new_hands: list[int] = [0 if self.mode == SOLO else m.NEW_HANDS] * players
        self.commits: list[int] = [NOTHING] * players  # 61 * card + tile + 1
        self.gone: list[int] = []  # cards played out of hands on their way round, as in a hand; which ones is of no matter
        self.characters: list[int] = [0] * players  # sets of characters in the tableau
        self.bonus: list[int] = [0] * (3 * players)  # gain by trigger; follows from the tableau
        self.packets: list[int] = []  # sets of characters by the seat they were dealt to, during the draft
        self.picks: list[int] = []  # 3 * packet + round of the draft: the character kept

    def _become(self, other: Position) -> None:
        self.seats = other.seats
        self.mode = other.mode
        self.players = other.players
        self.variant = other.variant
        self.expert = other.expert
        self.dealt = other.dealt
        self.cap = other.cap
        self.total = other.total
        self.stack = other.stack[:]
        self.waiting = other.waiting
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.acting = other.acting
        self.card = other.card
        self.tile = other.tile
        self.other_card = other.other_card
        self.ending = other.ending
        self.cards = other.cards[:]
        self.deck = other.deck
        self.build = other.build
        self.unseen = other.unseen
        self.removed = other.removed
        self.reserve = other.reserve
        self.exhausted = other.exhausted
        self.grid = other.grid
        self.laid = other.laid[:]
        self.tops = other.tops
        self.sites = other.sites
        self.tokens = other.tokens[:]
        self.screen = other.screen[:]
        self.store = other.store[:]
        self.placed = other.placed[:]
        self.points = other.points[:]
        self.tiles = other.tiles[:]
        self.shown = other.shown[:]
        self.aside = other.aside[:]
        self.returned = other.returned[:]
        self.gave = other.gave[:]
        self.drew = other.drew[:]
        self.new_hands = other.new_hands[:]
        self.commits = other.commits[:]
        self.gone = other.gone[:]
        self.characters = other.characters[:]
        self.bonus = other.bonus[:]
        self.packets = other.packets[:]
        self.picks = other.picks[:]
        self.share(other)

    def key(self) -> bytes:
        """The whole state in bytes; grid, bonuses and the like follow from the rest."""
        parts: list[list[int]] = [
            self.stack,
            [
                self.waiting, self.round, self.first, self.turn, self.acting, self.card, self.tile, self.other_card,
                int(self.ending), self.build, self.unseen, self.removed, self.reserve, self.exhausted, self.sites,
            ],
            self.cards, self.laid, self.tokens, self.screen, self.store, self.points, self.tiles, self.shown, self.aside,
            self.returned, self.gave, self.drew, self.new_hands, self.commits, self.characters, self.packets, self.picks,
            self.gone,
        ]  # fmt: skip
        return (repr(self.options) + repr(parts)).encode()

    # The stack.

    def point(self) -> int:
        """What comes next."""
        return self.stack[-1] & 31

    def push(self, point: int, argument: int = 0) -> None:
        """Put something to do on the stack."""
        self.stack.append(point + FRAME * argument)

    # Cards.

    def place_of(self, card: int) -> int:
        """Where a card is."""
        return self.cards[card] & PLACE

    def hand(self, player: int) -> list[int]:
        """The cards in a hand, a sealed commitment among them."""
        return self.cards_at(IN_HAND + player)

    def tableau(self, player: int) -> list[int]:
        """The building cards in front of a player."""
        return self.cards_at(IN_TABLEAU + player)

    def cards_at(self, place: int) -> list[int]:
        """The cards at a place, ascending."""
        cards = self.cards
        return [card for card in range(m.CARD_COUNT) if cards[card] & PLACE == place]

    def age_of(self, card: int) -> int:
        """How often a card in a hand was passed on, up to `oldest`."""
        return self.cards[card] // AGE & AGE_PART

    def oldest(self) -> int:
        """From this age on it makes no difference: everybody has held the card, and knows that everybody has."""
        return 2 * self.seats - 2

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat has held a card that is in a hand since it was drawn (GK-11.1)."""
        holder = self.place_of(card) - IN_HAND
        if holder >= self.seats:  # Gosha's
            return False
        return (holder - seat) % self.seats <= self.age_of(card)

    def add_bonus(self, player: int, trigger: int, gain: int) -> None:
        """A card with a permanent bonus enters a tableau."""
        self.bonus[3 * player + trigger] += gain

    # The city.

    def set_cell(self, cell: int, value: int) -> None:
        """Change what lies on a cell."""
        grid = self.grid
        self.grid = grid[:cell] + BYTES[value] + grid[cell + 1 :]

    def lay(self, tile: int, cell: int, height: int, owner: int) -> None:
        """Put a tile into the city; `owner` is 1 + player, 0 for neutral."""
        below = self.grid[cell]
        if 0 < below < GRID_TOKEN:
            self.laid[below - 1] %= OWNER
            self.tops &= ~BIT[below - 1]
        self.laid[tile] = cell + HEIGHT * height + OWNER * owner
        self.tops |= BIT[tile]
        self.set_cell(cell, 1 + tile)
        for player in range(self.players):
            if self.returned[player] & BIT[tile]:
                self.returned[player] &= ~BIT[tile]
                self.drew[player * self.players + owner - 1] -= 1

    def cell_of(self, tile: int) -> int:
        """The cell of a laid tile."""
        return self.laid[tile] & CELL_PART

    def height_of(self, tile: int) -> int:
        """The level of a laid tile; of one on top, the height of its building."""
        return (self.laid[tile] // HEIGHT) & HEIGHT_PART

    def owner_of(self, tile: int) -> int:
        """The player who owns the building under a top tile, NOTHING if it is neutral."""
        return self.laid[tile] // OWNER - 1

    def below(self, tile: int) -> int:
        """The tile that a laid tile covers, NOTHING if there is none."""
        cell, height = self.cell_of(tile), self.height_of(tile)
        for other in range(m.TILE_COUNT):
            if self.laid[other] and self.cell_of(other) == cell and self.height_of(other) == height - 1:
                return other
        return NOTHING

    # What is sealed.

    def committed_tile(self, player: int) -> int:
        """The tile on a card that has not been turned over, NOTHING if there is none."""
        commit = self.commits[player]
        return commit % 61 - 1 if commit >= 0 else NOTHING

    def all_committed(self) -> bool:
        """Whether everybody has seen who laid a tile on the card (GK-3.2)."""
        return self.round > 0 and (CHOOSE not in [frame & 31 for frame in self.stack])
