"""The compact state of a match of Ginkgopolis; `points.py` explains the packed numbers."""

from __future__ import annotations

from typing import Final, cast, final

from tabletown.core.bits import BIT, count
from tabletown.core.chance import Rng
from tabletown.core.scores import ScoreSheet
from tabletown.core.state import CHANCE, State
from tabletown.games.ginkgopolis.options import GinkgopolisOptions
from tabletown.games.ginkgopolis.rules import flow, legal, scoring
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.actions import sealed_tile
from tabletown.games.ginkgopolis.rules.points import FRAME, GRID_TOKEN, NOTHING, PLACE, SOLO

EMPTY_GRID: Final = bytes(m.CELL_COUNT)
BYTES: Final[list[bytes]] = [bytes([value]) for value in range(256)]


@final
class GinkgopolisState(State):
    """A match: lists are by player, sets of tiles 60-bit masks."""

    def __init__(self, options: GinkgopolisOptions, source: GinkgopolisState | None = None) -> None:
        super().__init__(options)
        if source is not None:
            self._become(source)
            return
        self.seats: int = options.seats
        self.mode: int = at.MODE_NAMES.index(options.mode)
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
        self.cards: list[int] = [at.STOCK] * m.CARD_COUNT
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
        self.drew: list[int] = [0] * (players * players)  # viewer by viewer: tiles that each drew since, less known own ones
        self.new_hands: list[int] = [0 if self.mode == SOLO else m.NEW_HANDS] * players
        self.commits: list[int] = [NOTHING] * players  # see `actions.sealed`
        self.gone: list[int] = []  # cards played out of hands on their way round, packed as in a hand
        self.characters: list[int] = [0] * players  # sets of characters in the tableau
        self.bonus: list[int] = [0] * (3 * players)  # gain by trigger; follows from the tableau
        self.packets: list[int] = []  # sets of characters by the seat they were dealt to, during the draft
        self.picks: list[int] = []  # 3 * packet + round of the draft: the character kept

    def _become(self, other: GinkgopolisState) -> None:
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

    def copy(self) -> GinkgopolisState:
        """Return an independent state, equal to this one."""
        return GinkgopolisState(self.settings(), self)

    def key(self) -> bytes:
        """Return the whole state in bytes; grid, bonuses and the like follow from the rest."""
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

    def game_name(self) -> str:
        """Return the name of the game."""
        return "ginkgopolis"

    def settings(self) -> GinkgopolisOptions:
        """Return the options with their own type."""
        return cast(GinkgopolisOptions, self.options)

    # The contract of a state.

    def actors(self) -> int:
        """Return the seats that must decide, or CHANCE at the dealer's points."""
        return self.waiting if self.stack[-1] & 31 >= at.DRAFT else CHANCE

    def outcomes(self) -> list[tuple[int, int]]:
        """Return the dealer's outcomes with their weights."""
        return legal.outcomes(self)

    def draw(self, rng: Rng) -> int:
        """Draw one of the outcomes by its weight."""
        return legal.draw(self, rng)

    def choices(self, seat: int) -> list[int]:
        """Return the legal actions of a seat."""
        return legal.choices(self, seat)

    def advance(self, actor: int, action: int) -> None:
        """Carry out a legal action."""
        flow.advance(self, actor, action)

    def winners(self) -> list[int]:
        """Return the players with the highest score; in solo Gosha may be one of them (GK-10.10)."""
        return scoring.winners(self)

    def score(self, seat: int) -> ScoreSheet:
        """Return the score as it stands (GK-8.4); seat 1 is Gosha in solo."""
        return scoring.score(self, seat)

    def worth(self, player: int) -> int:
        """Return the points of a player as they stand."""
        return scoring.totals(self)[player]

    # The stack.

    def point(self) -> int:
        """Return the next point."""
        return self.stack[-1] & 31

    def argument(self) -> int:
        """Return the argument of the next point."""
        return self.stack[-1] // FRAME

    def push(self, point: int, argument: int = 0) -> None:
        """Put a point on the stack."""
        self.stack.append(point + FRAME * argument)

    def is_choosing(self) -> bool:
        """Return whether cards are still being chosen in this round (GK-3.2)."""
        return at.CHOOSE in [frame & 31 for frame in self.stack]

    # Players.

    def is_gosha(self, player: int) -> bool:
        """Return whether a player is Gosha."""
        return player == at.GOSHA_SEAT and self.mode == SOLO

    def has_turned(self, player: int) -> bool:
        """Return whether a player has turned over the card of this round, and not drawn another."""
        return self.stack[0] & 31 != at.ROUND and (player - self.first) % self.seats < self.turn

    def committed_tile(self, player: int) -> int:
        """Return the tile on a card that has not been turned over, NOTHING if there is none."""
        commit = self.commits[player]
        return sealed_tile(commit) if commit != NOTHING else NOTHING

    def all_committed(self) -> bool:
        """Return whether everybody has seen who laid a tile on the card (GK-3.2)."""
        return self.round > 0 and not self.is_choosing()

    def next_packet(self) -> int:
        """Return the seat that gets the next character (GK-2.11)."""
        seat = 0
        while count(self.packets[seat]) == m.DRAFT_DEAL:
            seat += 1
        return seat

    # Cards.

    def place_of(self, card: int) -> int:
        """Return the place of a card."""
        return self.cards[card] & PLACE

    def hand(self, player: int) -> list[int]:
        """Return the cards in a hand, a sealed commitment included."""
        return self.cards_at(at.IN_HAND + player)

    def tableau(self, player: int) -> list[int]:
        """Return the building cards in front of a player."""
        return self.cards_at(at.IN_TABLEAU + player)

    def cards_at(self, place: int) -> list[int]:
        """Return the cards at a place, ascending."""
        cards = self.cards
        return [card for card in range(m.CARD_COUNT) if cards[card] & PLACE == place]

    def age_of(self, card: int) -> int:
        """Return how often a card in a hand was passed on, up to `oldest`."""
        return self.cards[card] // at.AGE & at.AGE_PART

    def oldest(self) -> int:
        """Return the age from which on everybody has held the card, and knows that everybody has."""
        return 2 * self.seats - 2

    def knows(self, seat: int, card: int) -> bool:
        """Return whether a seat has held a card that is in a hand since it was drawn (GK-11.1)."""
        holder = self.place_of(card) - at.IN_HAND
        if holder >= self.seats:  # Gosha's
            return False
        return (holder - seat) % self.seats <= self.age_of(card)

    # The city.

    def set_cell(self, cell: int, value: int) -> None:
        """Change the content of a cell."""
        grid = self.grid
        self.grid = grid[:cell] + BYTES[value] + grid[cell + 1 :]

    def lay(self, tile: int, cell: int, height: int, owner: int) -> None:
        """Put a tile into the city; `owner` is 1 + player, 0 for neutral."""
        below = self.grid[cell]
        if 0 < below < GRID_TOKEN:
            self.laid[below - 1] %= at.OWNER
            self.tops &= ~BIT[below - 1]
        self.laid[tile] = cell + at.HEIGHT * height + at.OWNER * owner
        self.tops |= BIT[tile]
        self.set_cell(cell, 1 + tile)
        for player in range(self.players):
            if self.returned[player] & BIT[tile]:
                self.returned[player] &= ~BIT[tile]
                self.drew[player * self.players + owner - 1] -= 1

    def is_built(self, cell: int) -> bool:
        """Return whether a building stands on a cell."""
        return 0 < self.grid[cell] < GRID_TOKEN

    def cell_of(self, tile: int) -> int:
        """Return the cell of a laid tile."""
        return self.laid[tile] & at.CELL_PART

    def height_of(self, tile: int) -> int:
        """Return the level of a laid tile, which is the height of the building if the tile is on top."""
        return (self.laid[tile] // at.HEIGHT) & at.HEIGHT_PART

    def owner_of(self, tile: int) -> int:
        """Return the owner of the building under a top tile, NOTHING if it is neutral."""
        return self.laid[tile] // at.OWNER - 1

    def tiles_of(self, tile: int) -> list[int]:
        """Return the tiles of a building from the bottom to the top tile `tile`."""
        cell, height = self.cell_of(tile), self.height_of(tile)
        found = [tile] * height
        for other in range(m.TILE_COUNT if height > 1 else 0):
            if self.laid[other] and self.cell_of(other) == cell:
                found[self.height_of(other) - 1] = other
        return found
