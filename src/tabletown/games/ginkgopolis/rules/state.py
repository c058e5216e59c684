"""The compact state of a match of Ginkgopolis; `points.py` explains the packed numbers."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tabletown.core.bits import BIT, count
from tabletown.core.chance import Rng
from tabletown.core.menu import Menu, listed, take
from tabletown.core.state import CHANCE, State
from tabletown.core.vecs import append, vec
from tabletown.core.views import ScoreSheet
from tabletown.games.ginkgopolis.options import GinkgopolisOptions
from tabletown.games.ginkgopolis.rules import flow, legal, scoring
from tabletown.games.ginkgopolis.rules import material as m
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules import vectors as v
from tabletown.games.ginkgopolis.rules.actions import sealed_tile
from tabletown.games.ginkgopolis.rules.points import FRAME, GRID_TOKEN, NOTHING, PLACE, SOLO

# The content of each cell in blocks of 256: a change replaces a block, and copies share the others.
EMPTY_GRID: Final = [bytes(256)] * (m.CELL_COUNT // 256 + 1)
BYTES: Final[list[bytes]] = [bytes([value]) for value in range(256)]


@final
class GinkgopolisState(State):
    """A match; sets of tiles are 60-bit masks. All but `n` and `grid` is replaced, never changed, so copies share it."""

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
            self.resources: i64 = m.RESOURCES_OF[self.players]  # resources of each player
            players = self.players
            self.n: vec[i64] = v.FRESH[:]  # see vectors.py
            self.depth: i64 = 0  # of the stack
            for player in range(players):
                self.n[v.STORE + player] = self.resources
                self.n[v.NEW_HANDS + player] = 0 if self.mode == SOLO else m.NEW_HANDS
            self.waiting: i64 = 0  # bit set of the seats that must decide
            self.round: i64 = 0
            self.first: i64 = NOTHING
            self.turn: i64 = 0  # seats that have turned over their card this round
            self.acting: i64 = NOTHING
            self.card: i64 = NOTHING  # being carried out
            self.tile: i64 = NOTHING  # the one with it
            self.other_card: i64 = NOTHING  # the first card of an expert Gosha
            self.ending: bool = False
            self.deck: i64 = 0  # cards in it
            self.build: i64 = 0  # how often it was rebuilt
            self.unseen: i64 = 0  # tiles in the reserve, or removed at set-up
            self.removed: i64 = 0  # tiles known to be removed once the reserve was empty
            self.reserve: i64 = 0  # tiles that may still be drawn
            self.exhausted: i64 = 0  # how often the reserve ran out
            self.grid: list[bytes] = EMPTY_GRID  # see `content`
            self.is_grid_shared: bool = True
            self.tops: i64 = 0  # tiles that are on top
            self.sites: i64 = 0  # those of them marked as construction sites
            self.gone: vec[i64] = vec[i64]()  # cards played out of hands on their way round, packed as in a hand
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
            self.resources = old.resources
            self.n = old.n[:]
            self.depth = old.depth
            self.waiting = old.waiting
            self.round = old.round
            self.first = old.first
            self.turn = old.turn
            self.acting = old.acting
            self.card = old.card
            self.tile = old.tile
            self.other_card = old.other_card
            self.ending = old.ending
            self.deck = old.deck
            self.build = old.build
            self.unseen = old.unseen
            self.removed = old.removed
            self.reserve = old.reserve
            self.exhausted = old.exhausted
            self.grid = old.grid
            self.is_grid_shared = True
            old.is_grid_shared = True
            self.tops = old.tops
            self.sites = old.sites
            self.gone = old.gone
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
            self.cards, self.laid, self.tokens, self.screen, self.store, self.points, self.tiles, self.shown,
            self.aside, self.returned, self.gave, self.drew, self.new_hands, self.commits, self.characters,
            self.packets, self.picks, [int(each) for each in self.gone],
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
        return self.waiting if self.n[v.STACK + self.depth - 1] & 31 >= at.DRAFT else CHANCE

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

    def total(self, player: int) -> int:
        """Return the points of a player as they stand."""
        return scoring.totals(self)[player]

    # Parts of the vector as lists, for everything that is not in a hurry; changing such a list changes nothing.

    @property
    def stack(self) -> list[int]:
        """The stack of frames, the top last."""
        return v.listed(self.n, v.STACK, self.depth)

    @stack.setter
    def stack(self, frames: list[int]) -> None:
        self.depth = 0
        for frame in frames:
            self.push(frame & 31, frame // FRAME)

    @property
    def cards(self) -> list[int]:
        """Every card: its place, and the rest of it in a hand."""
        return v.listed(self.n, v.CARDS, m.CARD_COUNT)

    @property
    def laid(self) -> list[int]:
        """Every tile: its cell, level and owner, 0 outside the city."""
        return v.listed(self.n, v.LAID, m.TILE_COUNT)

    @property
    def tokens(self) -> list[int]:
        """The cell of each letter, NOTHING while its token moves."""
        return v.listed(self.n, v.TOKENS, m.TOKEN_COUNT)

    @property
    def screen(self) -> list[int]:
        """The resources of each player behind the screen."""
        return v.listed(self.n, v.SCREEN, self.players)

    @property
    def store(self) -> list[int]:
        """The resources of each player in the own reserve."""
        return v.listed(self.n, v.STORE, self.players)

    @property
    def placed(self) -> list[int]:
        """The resources of each player on buildings."""
        return v.listed(self.n, v.PLACED, self.players)

    @property
    def points(self) -> list[int]:
        """The points that each player holds."""
        return v.listed(self.n, v.POINTS, self.players)

    @property
    def tiles(self) -> list[int]:
        """The set of tiles of each player behind the screen or committed."""
        return v.listed(self.n, v.TILES, self.players)

    @property
    def shown(self) -> list[int]:
        """Those of them that all have seen."""
        return v.listed(self.n, v.SHOWN, self.players)

    @property
    def aside(self) -> list[int]:
        """The tiles that each player has put aside in D6."""
        return v.listed(self.n, v.ASIDE, self.players)

    @property
    def returned(self) -> list[int]:
        """The tiles that each player returned and remembers."""
        return v.listed(self.n, v.RETURNED, self.players)

    @property
    def gave(self) -> list[int]:
        """How many tiles each player returned."""
        return v.listed(self.n, v.GAVE, self.players)

    @property
    def drew(self) -> list[int]:
        """Viewer by viewer, how many tiles each player drew since, less known own ones."""
        return v.listed(self.n, v.DREW, self.players * self.players)

    @property
    def new_hands(self) -> list[int]:
        """The tokens of each player for a new hand."""
        return v.listed(self.n, v.NEW_HANDS, self.players)

    @property
    def commits(self) -> list[int]:
        """The sealed card of each player with its tile, as `actions.sealed` packs them, or NOTHING."""
        return v.listed(self.n, v.COMMITS, self.players)

    @property
    def characters(self) -> list[int]:
        """The set of characters in each tableau."""
        return v.listed(self.n, v.CHARACTERS, self.players)

    @property
    def bonus(self) -> list[int]:
        """The gain of each player, by trigger."""
        return v.listed(self.n, v.BONUS, 3 * self.players)

    # The stack.

    def top(self) -> i64:
        """Return the next frame."""
        return self.n[v.STACK + self.depth - 1]

    def point(self) -> i64:
        """Return the next point."""
        return self.n[v.STACK + self.depth - 1] & 31

    def argument(self) -> i64:
        """Return the argument of the next point."""
        return self.n[v.STACK + self.depth - 1] // FRAME

    def push(self, point: i64, argument: i64 = 0) -> None:
        """Put a point on the stack."""
        frame = point + FRAME * argument
        if v.STACK + self.depth == len(self.n):
            self.n = append(self.n, frame)
        else:
            self.n[v.STACK + self.depth] = frame
        self.depth += 1

    def pop(self) -> None:
        """Take the next point off the stack."""
        self.depth -= 1

    def is_choosing(self) -> bool:
        """Return whether cards are still being chosen in this round (GK-3.2)."""
        return at.CHOOSE in [frame & 31 for frame in self.stack]

    # Players.

    def is_gosha(self, player: int) -> bool:
        """Return whether a player is Gosha."""
        return player == at.GOSHA_SEAT and self.mode == SOLO

    def must_give(self) -> bool:
        """Return whether the person must give Gosha a card before choosing one (GK-A.18)."""
        return self.gives and v.is_empty(self.n, at.IN_HAND + at.GOSHA_SEAT)

    def has_turned(self, player: int) -> bool:
        """Return whether a player has turned over the card of this round, and not drawn another."""
        return self.n[v.STACK] & 31 != at.ROUND and (player - self.first) % self.seats < self.turn

    def committed_tile(self, player: i64) -> i64:
        """Return the tile on a card that has not been turned over, NOTHING if there is none."""
        commit = self.n[v.COMMITS + player]
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

    def place_of(self, card: i64) -> i64:
        """Return the place of a card."""
        return self.n[v.CARDS + card] & PLACE

    def move(self, card: i64, held: i64) -> None:
        """Give a card another place; in a hand `held` has more than the place."""
        v.move(self.n, card, held)

    def hand(self, player: int) -> list[int]:
        """Return the cards in a hand, a sealed commitment included."""
        return self.cards_at(at.IN_HAND + player)

    def tableau(self, player: int) -> list[int]:
        """Return the building cards in front of a player."""
        return self.cards_at(at.IN_TABLEAU + player)

    def cards_at(self, place: int) -> list[int]:
        """Return the cards at a place, ascending."""
        return v.cards_at(self.n, place)

    def age_of(self, card: i64) -> i64:
        """Return how often a card in a hand was passed on, up to `oldest`."""
        return self.n[v.CARDS + card] // at.AGE & at.AGE_PART

    def oldest(self) -> i64:
        """Return the age from which on everybody has held the card, and knows that everybody has."""
        return 2 * self.seats - 2

    def knows(self, seat: i64, card: i64) -> bool:
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
        if self.is_grid_shared:
            self.grid = self.grid[:]
            self.is_grid_shared = False
        grid = self.grid
        block, place = grid[cell >> 8], cell & 255
        grid[cell >> 8] = block[:place] + BYTES[value] + block[place + 1 :]

    def lay(self, tile: i64, cell: i64, height: i64, owner: i64) -> None:
        """Put a tile into the city; `owner` is 1 + player, 0 for neutral."""
        below = self.content(cell)
        n = self.n
        if 0 < below < GRID_TOKEN:
            n[v.LAID + below - 1] &= at.OWNER - 1
            self.tops &= ~BIT[below - 1]
        n[v.LAID + tile] = cell + at.HEIGHT * height + at.OWNER * owner
        self.tops |= BIT[tile]
        self.set_cell(cell, 1 + tile)
        for player in range(self.players):
            if n[v.RETURNED + player] & BIT[tile]:
                n[v.RETURNED + player] &= ~BIT[tile]
                n[v.DREW + player * self.players + owner - 1] -= 1

    def is_built(self, cell: i64) -> bool:
        """Return whether a building stands on a cell."""
        return 0 < self.content(cell) < GRID_TOKEN

    def cell_of(self, tile: i64) -> i64:
        """Return the cell of a laid tile."""
        return self.n[v.LAID + tile] & at.CELL_PART

    def height_of(self, tile: i64) -> i64:
        """Return the level of a laid tile, which is the height of the building if the tile is on top."""
        return (self.n[v.LAID + tile] // at.HEIGHT) & at.HEIGHT_PART

    def owner_of(self, tile: i64) -> i64:
        """Return the owner of the building under a top tile, NOTHING if it is neutral."""
        return self.n[v.LAID + tile] // at.OWNER - 1

    def tiles_of(self, tile: i64) -> list[int]:
        """Return the tiles of a building from the bottom to the top tile `tile`."""
        cell, height = self.cell_of(tile), self.height_of(tile)
        found: list[int] = [int(tile)] * height
        for other in range(m.TILE_COUNT if height > 1 else 0):
            if self.n[v.LAID + other] and self.cell_of(other) == cell:
                found[self.height_of(other) - 1] = other
        return found
