"""What a picture of Ginkgopolis shows beyond the view: what a touch means, districts, and what a choice would bring.

Every legal action mentions things that are drawn. Touching things leaves the actions that mention all of them:

    commit        card-card_red_7 or the lot of its building or token, and tile-tile_blue_4 or tile-none
    draft_pick    character-char_01            return_tile   tile-tile_blue_4
    place_token   lot-53_55                    others        a button of that name
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from tabletown.core.actions import Action
from tabletown.core.scores import ScoreSheet
from tabletown.core.translate import Say
from tabletown.drawing import Paint, deal, mentions
from tabletown.games.ginkgopolis.picture.pieces import SEAT_ORDER
from tabletown.games.ginkgopolis.rules.actions import ACTIONS
from tabletown.games.ginkgopolis.rules.flow import GinkgopolisState
from tabletown.games.ginkgopolis.rules.material import CARD, CELL, COLOURS, LETTERS, NUMBERS, TILE, URBAN, place
from tabletown.games.ginkgopolis.rules.preview import Preview, preview
from tabletown.games.ginkgopolis.rules.sampling import known_state
from tabletown.games.ginkgopolis.rules.scoring import District, districts
from tabletown.games.ginkgopolis.rules.state import GOSHA_SEAT, NOTHING
from tabletown.games.ginkgopolis.rules.view import BuildingView, GinkgopolisView

Place = tuple[int, int]


def lot_key(x: int, y: int) -> str:
    """The key of a lot."""
    return f"lot-{x + 53}_{y + 53}"


def number_of(tile: str) -> int:
    """The number on a tile or building card."""
    return int(tile.rsplit("_", 1)[1])


def colour_of(tile: str) -> str:
    """The colour of a tile or building card."""
    return tile.split("_")[1]


@dataclass(frozen=True)
class Scene:
    """A view with its legal actions; `since` is an earlier view of the same seat."""

    view: GinkgopolisView
    legal: tuple[int, ...]
    say: Say
    since: GinkgopolisView | None = None

    def word(self, message: str, **arguments: object) -> str:
        """A text of the picture."""
        return self.say(f"ginkgopolis-picture-{message}", arguments)

    def name(self, player: int) -> str:
        """The name of a player."""
        if self.view.options.mode == "solo" and player == GOSHA_SEAT:
            return self.word("gosha")
        return self.word("seat", seat=player)

    def card(self, card: str) -> str:
        """The name of a card or character."""
        return self.say(f"ginkgopolis-card-{card}", {})

    def help(self, card: str) -> str:
        """What a card or character does."""
        return self.say(f"ginkgopolis-card-{card}-help", {})

    def tile(self, tile: str) -> str:
        """The name of a tile."""
        return self.say(f"ginkgopolis-tile-{tile}", {})

    @cached_property
    def point(self) -> str:
        """What comes next."""
        return self.view.stack[-1][0]

    @cached_property
    def state(self) -> GinkgopolisState:
        """The known part of the state."""
        return known_state(self.view)

    @cached_property
    def players(self) -> int:
        """How many players there are, Gosha included."""
        return len(self.view.players)

    @cached_property
    def paints(self) -> tuple[Paint, ...]:
        """The paints of the players."""
        return deal(self.players, SEAT_ORDER)

    @cached_property
    def scores(self) -> tuple[ScoreSheet, ...]:
        """The score sheets of the players."""
        return tuple(self.state.score(player) for player in range(self.players))

    @cached_property
    def districts(self) -> list[District]:
        """The districts of the city."""
        return districts(self.state)

    @cached_property
    def city(self) -> Mapping[Place, BuildingView]:
        """The buildings by their place."""
        return {place(CELL[each.cell]): each for each in self.view.city}

    @cached_property
    def before(self) -> Mapping[str, tuple[str, ...]]:
        """The tiles of the buildings in the earlier view, by their cells."""
        return {} if self.since is None else {each.cell: each.tiles for each in self.since.city}

    @cached_property
    def tokens(self) -> Mapping[Place, str]:
        """The letters of the tokens by their place."""
        return {place(CELL[cell]): LETTERS[number] for number, cell in enumerate(self.view.tokens) if cell}

    @cached_property
    def free(self) -> set[Place]:
        """The cells on which a token may be put now."""
        return {place(CELL[said.values[0]]) for said in self.said.values() if said.verb == "place_token"}

    @cached_property
    def said(self) -> Mapping[int, Action]:
        """The legal actions with their verbs and arguments."""
        return {action: ACTIONS.describe(action) for action in self.legal}

    @cached_property
    def touches(self) -> dict[str, tuple[int, ...]]:
        """The legal actions that each thing takes part in."""
        tiles = len({said.values[1] for said in self.said.values() if said.verb == "commit"}) > 1
        return mentions(self.legal, lambda action: self._things(self.said[action], tiles))

    def _things(self, action: Action, tiles: bool) -> list[str]:
        """The keys of what an action mentions."""
        verb, values = action.verb, action.values
        if verb == "commit":
            found = [f"card-{values[0].lower()}", *([lot_key(*where)] if (where := self.where(values[0])) else [])]
            return [*found, f"tile-{values[1]}"] if tiles else found
        if verb == "return_tile":
            return [f"tile-{values[0]}"]
        if verb == "draft_pick":
            return [f"character-{values[0]}"]
        if verb == "place_token":
            return [lot_key(*place(CELL[values[0]]))]
        return ["_".join((verb, *values))]

    def where(self, card: str) -> Place | None:
        """Where the building or token of a card is."""
        number = CARD[card]
        if number >= URBAN:
            cell = self.view.tokens[number - URBAN]
            return place(CELL[cell]) if cell else None
        return next((at for at, each in self.city.items() if TILE[each.tiles[-1]] == number), None)

    def preview(self, card: str, tile: str = "none") -> Preview:
        """What a card of the viewer's hand would do now."""
        return preview(self.state, self.view.seat or 0, CARD[card], TILE[tile] if tile != "none" else NOTHING)

    def district_at(self, at: Place) -> District | None:
        """The district that a building belongs to."""
        tile = TILE[self.city[at].tiles[-1]]
        return next((each for each in self.districts if tile in each.tiles), None)

    def joined(self, at: Place) -> str:
        """The sides of a building on which its district goes on."""
        x, y = at
        near = {"N": (x, y + 1), "E": (x + 1, y), "S": (x, y - 1), "W": (x - 1, y)}
        colour = colour_of(self.city[at].tiles[-1])
        return "".join(
            side for side, other in near.items() if other in self.city and colour_of(self.city[other].tiles[-1]) == colour
        )

    def is_leader(self, at: Place) -> bool:
        """Whether the crown of a district stands on this building: the tallest one of the leader."""
        district, building = self.district_at(at), self.city[at]
        if district is None or building.owner < 0 or district.first != building.owner:
            return False
        own = [tile for tile in district.tiles if self.state.owner_of(tile) == building.owner]
        tallest = max(own, key=lambda tile: (self.state.height_of(tile), tile % NUMBERS))
        return TILE[building.tiles[-1]] == tallest


def district_colour(district: District) -> str:
    """The colour of a district."""
    return COLOURS[district.tiles[0] // NUMBERS]
