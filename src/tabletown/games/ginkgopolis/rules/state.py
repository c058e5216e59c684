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

    def __init__(self, options: GinkgopolisOptions, old: GinkgopolisState | None = None) -> None:
        super().__init__(options)
        self.seats: int = old.seats if old else options.seats
        self.mode: int = old.mode if old else at.MODE_NAMES.index(options.mode)
        self.players: int = old.players if old else 2 if self.mode == SOLO else options.seats
        self.variant: int = old.variant if old else m.VARIANTS.index(options.characters)
        self.expert: bool = old.expert if old else options.level == "expert"
        self.dealt: int = (
            old.dealt if old else m.SOLO_CARDS[m.SOLO_DEALS.index(options.solo_deal)]
        )  # cards of a person in solo
        self.gives: bool = old.gives if old else self.mode == SOLO and options.solo_deal == "give_one"  # GK-A.18
        self.cap: int = old.cap if old else options.round_cap
        self.total: int = old.total if old else m.RESOURCES_OF[self.players]  # resources of each player
        players = self.players
        self.stack: list[int] = old.stack[:] if old else []
        self.waiting: int = old.waiting if old else 0  # bit set of the seats that must decide
        self.round: int = old.round if old else 0
        self.first: int = old.first if old else NOTHING
        self.turn: int = old.turn if old else 0  # seats that have turned over their card this round
        self.acting: int = old.acting if old else NOTHING
        self.card: int = old.card if old else NOTHING  # being carried out
        self.tile: int = old.tile if old else NOTHING  # the one with it
        self.other_card: int = old.other_card if old else NOTHING  # the first card of an expert Gosha
        self.ending: bool = old.ending if old else False
        self.cards: list[int] = old.cards[:] if old else [at.STOCK] * m.CARD_COUNT
        self.deck: int = old.deck if old else 0  # cards in it
        self.build: int = old.build if old else 0  # how often it was rebuilt
        self.unseen: int = old.unseen if old else 0  # tiles in the reserve, or removed at set-up
        self.removed: int = old.removed if old else 0  # tiles known to be removed once the reserve was empty
        self.reserve: int = old.reserve if old else 0  # tiles that may still be drawn
        self.exhausted: int = old.exhausted if old else 0  # how often the reserve ran out
        self.grid: bytes = old.grid if old else EMPTY_GRID
        self.laid: list[int] = old.laid[:] if old else [0] * m.TILE_COUNT
        self.tops: int = old.tops if old else 0  # tiles that are on top
        self.sites: int = old.sites if old else 0  # those of them marked as construction sites
        self.tokens: list[int] = old.tokens[:] if old else m.TOKEN_CELLS[:]  # cell of each letter, NOTHING while it moves
        self.screen: list[int] = old.screen[:] if old else [0] * players  # resources behind the screen
        self.store: list[int] = old.store[:] if old else [self.total] * players  # resources in the own reserve
        self.placed: list[int] = old.placed[:] if old else [0] * players  # resources on buildings
        self.points: list[int] = old.points[:] if old else [0] * players
        self.tiles: list[int] = old.tiles[:] if old else [0] * players  # sets of tiles behind the screen or committed
        self.shown: list[int] = old.shown[:] if old else [0] * players  # those that all have seen (GK-11.3)
        self.aside: list[int] = old.aside[:] if old else [0] * players  # put aside in D6
        self.returned: list[int] = old.returned[:] if old else [0] * players  # remembered by who returned them (GK-11.4)
        self.gave: list[int] = old.gave[:] if old else [0] * players  # how many each returned
        self.drew: list[int] = (
            old.drew[:] if old else [0] * (players * players)
        )  # viewer by viewer: tiles that each drew since, less known own ones
        self.new_hands: list[int] = old.new_hands[:] if old else [0 if self.mode == SOLO else m.NEW_HANDS] * players
        self.commits: list[int] = old.commits[:] if old else [NOTHING] * players  # see `actions.sealed`
        self.gone: list[int] = (
            old.gone[:] if old else []
        )  # cards played out of hands on their way round, packed as in a hand
        self.characters: list[int] = old.characters[:] if old else [0] * players  # sets of characters in the tableau
        self.bonus: list[int] = old.bonus[:] if old else [0] * (3 * players)  # gain by trigger; follows from the tableau
        self.packets: list[int] = (
            old.packets[:] if old else []
        )  # sets of characters by the seat they were dealt to, during the draft
        self.picks: list[int] = old.picks[:] if old else []  # 3 * packet + round of the draft: the character kept
        if old:
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

    def oldest(self) -> int:
        """Return the age from which on everybody has held the card, and knows that everybody has."""
        return 2 * self.seats - 2

    def knows(self, seat: int, card: int) -> bool:
        """Return whether a seat has held a card that is in a hand since it was drawn (GK-11.1)."""
        holder = self.place_of(card) - at.IN_HAND
        if holder >= self.seats:  # Gosha's
            return self.gives
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
