"""The compact state of a match of Ginkgopolis; `points.py` explains the packed numbers."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tabletown.core.bits import BIT, changed, count
from tabletown.core.chance import Rng
from tabletown.core.menu import Menu, listed, take
from tabletown.core.state import CHANCE, State
from tabletown.core.vecs import vec
from tabletown.core.views import ScoreSheet
from tabletown.games.ginkgopolis.options import GinkgopolisOptions
from tabletown.games.ginkgopolis.rules import flow, legal, scoring
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.actions import sealed_tile
from tabletown.games.ginkgopolis.rules.points import FRAME, GRID_TOKEN, NOTHING, PLACE, SOLO

# The content of each cell in blocks of 256: a change replaces a block, and copies share the others.
EMPTY_GRID: Final = [bytes(256)] * (m.CELL_COUNT // 256 + 1)
BYTES: Final[list[bytes]] = [bytes([value]) for value in range(256)]


@final
class GinkgopolisState(State):
    """A match: lists are by player, sets of tiles 60-bit masks.

    Lists that change seldom are shared between copies; `changed` replaces them.
    """

    def __init__(self, options: GinkgopolisOptions, old: GinkgopolisState | None = None) -> None:
        super().__init__(options)
        if old is None:
            self.seats: i64 = options.seats
            self.mode: i64 = at.MODE_NAMES.index(options.mode)
            self.players: i64 = 2 if self.mode == SOLO else options.seats
            self.variant: i64 = m.VARIANTS.index(options.characters)
            self.expert: bool = options.level == "expert"
            self.dealt: i64 = m.SOLO_CARDS[m.SOLO_DEALS.index(options.solo_deal)]  # cards of a person in solo
            self.gives: bool = self.mode == SOLO and options.solo_deal == "give_one"  # GK-A.18
            self.cap: i64 = options.round_cap
            self.total: i64 = m.RESOURCES_OF[self.players]  # resources of each player
            players = self.players
            self.stack: list[int] = []
            self.waiting: i64 = 0  # bit set of the seats that must decide
            self.round: i64 = 0
            self.first: i64 = NOTHING
            self.turn: i64 = 0  # seats that have turned over their card this round
            self.acting: i64 = NOTHING
            self.card: i64 = NOTHING  # being carried out
            self.tile: i64 = NOTHING  # the one with it
            self.other_card: i64 = NOTHING  # the first card of an expert Gosha
            self.ending: bool = False
            self.cards: vec[i64] = vec[i64]([at.STOCK] * m.CARD_COUNT)
            self.deck: i64 = 0  # cards in it
            self.build: i64 = 0  # how often it was rebuilt
            self.unseen: i64 = 0  # tiles in the reserve, or removed at set-up
            self.removed: i64 = 0  # tiles known to be removed once the reserve was empty
            self.reserve: i64 = 0  # tiles that may still be drawn
            self.exhausted: i64 = 0  # how often the reserve ran out
            self.grid: list[bytes] = EMPTY_GRID  # see `content`
            self.laid: vec[i64] = vec[i64]([0] * m.TILE_COUNT)
            self.tops: i64 = 0  # tiles that are on top
            self.sites: i64 = 0  # those of them marked as construction sites
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
            self.drew: list[int] = [0] * (
                players * players
            )  # viewer by viewer: tiles that each drew since, less known own ones
            self.new_hands: list[int] = [0 if self.mode == SOLO else m.NEW_HANDS] * players
            self.commits: list[int] = [NOTHING] * players  # see `actions.sealed`
            self.gone: list[int] = []  # cards played out of hands on their way round, packed as in a hand
            self.characters: list[int] = [0] * players  # sets of characters in the tableau
            self.bonus: list[int] = [0] * (3 * players)  # gain by trigger; follows from the tableau
            self.packets: list[int] = []  # sets of characters by the seat they were dealt to, during the draft
            self.picks: list[int] = []  # 3 * packet + round of the draft: the character kept
        else:
            self.seats = old.seats
            self.mode = old.mode
            self.players = old.players
            self.variant = old.variant
            self.expert = old.expert
            self.dealt = old.dealt
            self.gives = old.gives
            self.cap = old.cap
            self.total = old.total
            self.stack = old.stack[:]
            self.waiting = old.waiting
            self.round = old.round
            self.first = old.first
            self.turn = old.turn
            self.acting = old.acting
            self.card = old.card
            self.tile = old.tile
            self.other_card = old.other_card
            self.ending = old.ending
            self.cards = old.cards[:]
            self.deck = old.deck
            self.build = old.build
            self.unseen = old.unseen
            self.removed = old.removed
            self.reserve = old.reserve
            self.exhausted = old.exhausted
            self.grid = old.grid
            self.laid = old.laid[:]
            self.tops = old.tops
            self.sites = old.sites
            self.tokens = old.tokens[:]
            self.screen = old.screen[:]
            self.store = old.store[:]
            self.placed = old.placed[:]
            self.points = old.points[:]
            self.tiles = old.tiles[:]
            self.shown = old.shown
            self.aside = old.aside
            self.returned = old.returned
            self.gave = old.gave
            self.drew = old.drew
            self.new_hands = old.new_hands
            self.commits = old.commits[:]
            self.gone = old.gone[:]
            self.characters = old.characters
            self.bonus = old.bonus
            self.packets = old.packets
            self.picks = old.picks
            self.share(old)

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
            list(self.cards), list(self.laid), self.tokens, self.screen, self.store, self.points, self.tiles, self.shown,
            self.aside, self.returned, self.gave, self.drew, self.new_hands, self.commits, self.characters,
            self.packets, self.picks, self.gone,
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
        menu = take()
        legal.fill(self, seat, menu)
        return listed(menu)

    def fill(self, seat: int, menu: Menu) -> None:
        """Add the legal actions of a seat."""
        legal.fill(self, seat, menu)

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

    def point(self) -> i64:
        """Return the next point."""
        return self.stack[-1] & 31

    def argument(self) -> i64:
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

    def must_give(self) -> bool:
        """Return whether the person must give Gosha a card before choosing one (GK-A.18)."""
        return self.gives and not self.hand(at.GOSHA_SEAT)

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

    def oldest(self) -> i64:
        """Return the age from which on everybody has held the card, and knows that everybody has."""
        return 2 * self.seats - 2

    def knows(self, seat: int, card: int) -> bool:
        """Return whether a seat has held a card that is in a hand since it was drawn (GK-11.1)."""
        holder = self.place_of(card) - at.IN_HAND
        if holder >= self.seats:  # Gosha's
            return self.gives
        return (holder - seat) % self.seats <= self.age_of(card)

    # The city.

    def content(self, cell: i64) -> i64:
        """Return the content of a cell: 0, 1 + the top tile, or GRID_TOKEN + letter."""
        return self.grid[cell >> 8][cell & 255]

    def set_cell(self, cell: i64, value: i64) -> None:
        """Change the content of a cell."""
        grid = self.grid[:]
        block, place = grid[cell >> 8], cell & 255
        grid[cell >> 8] = block[:place] + BYTES[value] + block[place + 1 :]
        self.grid = grid

    def lay(self, tile: i64, cell: i64, height: i64, owner: i64) -> None:
        """Put a tile into the city; `owner` is 1 + player, 0 for neutral."""
        below = self.content(cell)
        if 0 < below < GRID_TOKEN:
            self.laid[below - 1] %= at.OWNER
            self.tops &= ~BIT[below - 1]
        self.laid[tile] = cell + at.HEIGHT * height + at.OWNER * owner
        self.tops |= BIT[tile]
        self.set_cell(cell, 1 + tile)
        for player in range(self.players):
            if self.returned[player] & BIT[tile]:
                self.returned = changed(self.returned, player, self.returned[player] & ~BIT[tile])
                self.drew = changed(
                    self.drew, player * self.players + owner - 1, self.drew[player * self.players + owner - 1] - 1
                )

    def is_built(self, cell: i64) -> bool:
        """Return whether a building stands on a cell."""
        return 0 < self.content(cell) < GRID_TOKEN

    def cell_of(self, tile: i64) -> i64:
        """Return the cell of a laid tile."""
        return self.laid[tile] & at.CELL_PART

    def height_of(self, tile: i64) -> i64:
        """Return the level of a laid tile, which is the height of the building if the tile is on top."""
        return (self.laid[tile] // at.HEIGHT) & at.HEIGHT_PART

    def owner_of(self, tile: i64) -> i64:
        """Return the owner of the building under a top tile, NOTHING if it is neutral."""
        return self.laid[tile] // at.OWNER - 1

    def tiles_of(self, tile: i64) -> list[int]:
        """Return the tiles of a building from the bottom to the top tile `tile`."""
        cell, height = self.cell_of(tile), self.height_of(tile)
        found = [tile] * height
        for other in range(m.TILE_COUNT if height > 1 else 0):
            if self.laid[other] and self.cell_of(other) == cell:
                found[self.height_of(other) - 1] = other
        return found
