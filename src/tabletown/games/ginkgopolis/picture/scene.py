"""The scene of a picture of Ginkgopolis: touchable things, districts and previews.

Every legal action mentions things that are drawn. Touching things leaves the actions that mention all of them:

    commit        card-card_red_7 or the lot of its building or token, and tile-tile_blue_4 or tile-none
    draft_pick    character-char_01            return_tile   tile-tile_blue_4
    place_token   lot-53_55                    give_card     card-card_red_7 or its lot
                                               others        a button of that name
"""

import re
from collections.abc import Mapping
from functools import cached_property

from tabletown.core.views import ScoreSheet
from tabletown.drawing import Paint, deal
from tabletown.drawing.scene import Scene as BaseScene
from tabletown.games.ginkgopolis.picture.pieces import SEAT_ORDER
from tabletown.games.ginkgopolis.rules.actions import ACTIONS
from tabletown.games.ginkgopolis.rules.effects import FALLBACK
from tabletown.games.ginkgopolis.rules.material import CARD, CELL, COLOURS, LETTERS, NUMBERS, TILE, URBAN, place
from tabletown.games.ginkgopolis.rules.points import NOTHING
from tabletown.games.ginkgopolis.rules.preview import Preview, preview
from tabletown.games.ginkgopolis.rules.sampling import known
from tabletown.games.ginkgopolis.rules.scoring import District, districts
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.view import BuildingView, GinkgopolisView, must_give
from tabletown.games.ginkgopolis.text import labels

Place = tuple[int, int]


def lot_key(x: int, y: int) -> str:
    """Return the key of a lot."""
    return f"lot-{x + 53}_{y + 53}"


def number_of(tile: str) -> int:
    """Return the number on a tile or building card."""
    return int(tile.rsplit("_", 1)[1])


def colour_of(tile: str) -> str:
    """Return the colour of a tile or building card."""
    return tile.split("_")[1]


class Scene(BaseScene[GinkgopolisView]):
    """A view with everything its pictures derive from it."""

    game = "ginkgopolis"
    actions = ACTIONS

    def name(self, player: int) -> str:
        """Return the name of a player."""
        return self.word("gosha") if self.state.is_gosha(player) else super().name(player)

    def tile(self, tile: str) -> str:
        """Return the name of a tile."""
        return self.say(f"ginkgopolis-tile-{tile}", {})

    @cached_property
    def point(self) -> str:
        """The next decision point."""
        return self.view.stack[-1][0]

    @cached_property
    def state(self) -> GinkgopolisState:
        """The known part of the state."""
        return known(self.view)

    @cached_property
    def players(self) -> int:
        """The number of players, Gosha included."""
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

    def sentence(self, at: Place) -> str:
        """Return the label of the choice of a free place."""
        action = next(number for number, said in self.said.items() if place(CELL[said.values[0]]) == at)
        return labels(self.view, (action,), self.say).get(action, "")

    @cached_property
    def has_tiles(self) -> bool:
        """Whether there is a choice of tiles to play with a card."""
        return len({said.values[1] for said in self.said.values() if said.verb == "commit"}) > 1

    def things(self, action: int) -> list[str]:
        """Return the keys of the things that an action mentions."""
        verb, values = self.said[action].verb, self.said[action].values
        if verb == "commit":
            found = [f"card-{values[0].lower()}", *([lot_key(*where)] if (where := self.where(values[0])) else [])]
            return [*found, f"tile-{values[1]}"] if self.has_tiles else found
        if verb == "give_card":
            return [f"card-{values[0].lower()}", *([lot_key(*where)] if (where := self.where(values[0])) else [])]
        if verb == "return_tile":
            return [f"tile-{values[0]}"]
        if verb == "draft_pick":
            return [f"character-{values[0]}"]
        if verb == "place_token":
            return [lot_key(*place(CELL[values[0]]))]
        return ["_".join((verb, *values))]

    def named(self, action: int) -> list[str]:
        """Return the keys that an action mentions in every position."""
        verb, values = self.said[action].verb, self.said[action].values
        if verb == "commit":
            return [f"card-{values[0].lower()}", f"tile-{values[1]}"]
        return [f"card-{values[0].lower()}"] if verb == "give_card" else self.things(action)

    def meant(self, key: str) -> list[str]:
        """Return the keys by which actions mention the thing that is drawn under a key: a building by its lot and card."""
        kind, _, rest = key.partition("-")
        if kind == "token":
            at = next((at for at, letter in self.tokens.items() if letter.lower() == rest), None)
        elif kind in ("building", "lot"):
            x, y = map(int, rest.split("_")) if re.fullmatch(r"\d+_\d+", rest) else (0, 0)
            at = (x - 53, y - 53)
        else:
            return [key]
        if at is None:
            return [key]
        found = [lot_key(*at)]
        if at in self.city:
            found.append(f"card-{self.city[at].tiles[-1].replace('tile', 'card')}")
        if at in self.tokens:
            found.append(f"card-urban_{self.tokens[at].lower()}")
        return found

    def where(self, card: str) -> Place | None:
        """Return the place of the building or token of a card."""
        number = CARD[card]
        if number >= URBAN:
            cell = self.view.tokens[number - URBAN]
            return place(CELL[cell]) if cell else None
        return next((at for at, each in self.city.items() if TILE[each.tiles[-1]] == number), None)

    def preview(self, card: str, tile: str = "none") -> Preview:
        """Return what a card of the viewer's hand would do now."""
        return preview(self.state, self.view.seat or 0, CARD[card], TILE[tile] if tile != "none" else NOTHING)

    # The cards of a round.

    @cached_property
    def gives(self) -> bool:
        """Whether the viewer must give Gosha a card now."""
        return self.point == "choose" and must_give(self.view)

    @cached_property
    def shows_round(self) -> bool:
        """Whether the tray shows the cards of all players: while they are turned over, at the end, and to spectators."""
        if self.view.seat is None or self.point == "over":
            return True
        return self.view.round > 0 and self.view.acting >= 0 and self.point != "return"

    @cached_property
    def order(self) -> list[int]:
        """The players in turn order, at the end by their points; Gosha comes last."""
        if self.point == "over":
            return sorted(range(self.players), key=lambda player: -self.scores[player].total)
        seats, first = self.view.options.seats, max(0, self.view.first)
        return [*((first + step) % seats for step in range(seats)), *range(seats, self.players)]

    def play_state(self, player: int, number: int) -> str:
        """Return how far a player is in this round; `number` is the place in the turn order."""
        view = self.view
        if self.point == "over":
            return "done"
        if view.acting < 0:
            if self.state.is_gosha(player):
                return "chosen"
            return "thinking" if view.actors > 0 and view.actors >> player & 1 else "chosen"
        if view.acting == player:
            return "now"
        if self.state.is_gosha(player):
            return "hidden"
        return "done" if number < view.turn or self.state.is_gosha(view.acting) else "down"

    def played(self, player: int, number: int) -> tuple[str, str]:
        """Return card and tile of a player as far as they are known; empty if they are not."""
        view = self.view
        if view.acting == player:
            return view.card, view.tile
        if player == view.seat and len(view.commit) == 2:
            return view.commit[0], view.commit[1]
        return "", ""

    def share(self, player: int, kind: str) -> int:
        """Return the points of a player from cards or districts, by the beginning of the score items."""
        return sum(line.points for line in self.scores[player].lines if line.item.startswith(kind))

    def shortage(self, tile: str) -> tuple[int, int] | None:
        """Return the least that is missing to lay a tile, resources and points; None if some card can be paid."""
        if self.point != "choose" or f"tile-{tile}" not in self.touches:
            return None
        assert self.view.seat is not None
        found = [self.preview(card, tile) for card in self.view.players[self.view.seat].hand]
        if any(each.action != FALLBACK for each in found):
            return None
        return min((each.short_resources, each.short_points) for each in found)

    def district_at(self, at: Place) -> District | None:
        """Return the district of a building."""
        tile = TILE[self.city[at].tiles[-1]]
        return next((each for each in self.districts if tile in each.tiles), None)

    def joined(self, at: Place) -> str:
        """Return the sides of a building on which its district goes on."""
        x, y = at
        near = {"N": (x, y + 1), "E": (x + 1, y), "S": (x, y - 1), "W": (x - 1, y)}
        colour = colour_of(self.city[at].tiles[-1])
        return "".join(
            side for side, other in near.items() if other in self.city and colour_of(self.city[other].tiles[-1]) == colour
        )

    def is_leader(self, at: Place) -> bool:
        """Return whether a building carries the crown of its district: the tallest one of the leader."""
        district, building = self.district_at(at), self.city[at]
        if district is None or building.owner < 0 or district.first != building.owner:
            return False
        own = [tile for tile in district.tiles if self.state.owner_of(tile) == building.owner]
        tallest = max(own, key=lambda tile: (self.state.height_of(tile), tile % NUMBERS))
        return TILE[building.tiles[-1]] == tallest


def district_colour(district: District) -> str:
    """Return the colour of a district."""
    return COLOURS[district.tiles[0] // NUMBERS]
