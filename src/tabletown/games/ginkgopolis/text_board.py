"""The table of Ginkgopolis in words, for doors without pictures: a grid for the city and remarks for the players."""

from __future__ import annotations

from tabletown.core.views import Line
from tabletown.games.ginkgopolis.rules import state as at
from tabletown.games.ginkgopolis.rules.material import (
    CARD,
    CELL,
    CELLS,
    COLOURS,
    LETTERS,
    NUMBERS,
    TILE,
    URBAN,
    cell_at,
    place,
)
from tabletown.games.ginkgopolis.rules.sampling import known_state
from tabletown.games.ginkgopolis.rules.state import GOSHA_SEAT, POINTS
from tabletown.games.ginkgopolis.rules.view import BuildingView, GinkgopolisView, is_last, own_picks

Panel = tuple[Line, list[list[Line]]]  # a title, and rows of cells


def board(view: GinkgopolisView) -> list[Panel]:
    """The state of the table, the city from north to south, and the players, the viewer first."""
    mine = [] if view.seat is None else [view.seat]
    others = [player for player in range(len(view.players)) if player not in mine]
    panels = [(_status(view), _grid(view)), *[_player(view, player) for player in [*mine, *others]]]
    if view.discard:
        panels.append((Line("ginkgopolis-board-discard", {"cards": "+".join(view.discard)}), []))
    return panels


def cards(view: GinkgopolisView) -> list[str]:
    """The cards and characters that the viewer may want to read about: hand, packet and tableau."""
    if view.seat is None:
        return []
    mine = view.players[view.seat]
    packet = [] if not view.packets else list(view.packets[_packet(view)].seen)
    return [*packet, *mine.hand, *mine.cards, *mine.characters]


def _packet(view: GinkgopolisView) -> int:
    point, argument = view.stack[-1]
    number = argument if point == POINTS[at.DRAFT] else 0
    return ((view.seat or 0) - number) % view.options.seats


def illustrate(card: str) -> Panel:
    """The name of a card; what it does is told by its help."""
    tone = COLOURS[CARD[card] // NUMBERS] if CARD.get(card, URBAN) < URBAN else "gray"
    return Line("ginkgopolis-board-card", {"card": card, "tone": tone}), []


def _status(view: GinkgopolisView) -> Line:
    if view.stack[-1][0] == POINTS[at.OVER]:
        return Line("ginkgopolis-board-over", {"round": view.round})
    said: dict[str, str | int] = {"round": view.round, "deck": view.deck, "reserve": view.reserve}
    if is_last(view):
        return Line("ginkgopolis-board-last", said)
    if view.first < 0 or view.options.mode == "solo":
        return Line("ginkgopolis-board-solo", said)
    return Line("ginkgopolis-board-round", {**said, "seat": view.first})


def _grid(view: GinkgopolisView) -> list[list[Line]]:
    """The cells that have a building or a token, and those between."""
    buildings = {CELL[each.cell]: each for each in view.city}
    tokens = {CELL[cell]: LETTERS[letter] for letter, cell in enumerate(view.tokens) if cell}
    places = [place(cell) for cell in [*buildings, *tokens]]
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(max(y for _, y in places), min(y for _, y in places) - 1, -1)
    return [[_cell(cell_at(x, y), buildings, tokens) for x in columns] for y in rows]


def _cell(cell: int, buildings: dict[int, BuildingView], tokens: dict[int, str]) -> Line:
    said: dict[str, str | int] = {"square": CELLS[cell]}
    if cell in tokens:
        return Line("ginkgopolis-board-token", {**said, "letter": tokens[cell], "tone": "gray"})
    if cell not in buildings:
        return Line("ginkgopolis-board-empty", said)
    building = buildings[cell]
    top = TILE[building.tiles[-1]]
    colour = COLOURS[top // NUMBERS]
    said |= {"colour": colour, "tone": colour, "number": top % NUMBERS + 1, "height": len(building.tiles)}
    if building.owner < 0:
        return Line("ginkgopolis-board-neutral", said)
    kind = "site" if building.site else "building"
    return Line(f"ginkgopolis-board-{kind}", {**said, "owner": building.owner + 1})


def _player(view: GinkgopolisView, player: int) -> Panel:
    known = view.players[player]
    said: dict[str, str | int] = {
        "point": known.points,
        "resource": known.resources,
        "tile": known.tiles,
        "reserve": known.reserve,
        "tokens": known.new_hands,
        "total": known_state(view).score(player).total,
    }
    if view.options.mode == "solo" and player == GOSHA_SEAT:
        title = Line("ginkgopolis-board-gosha", said)
    else:
        title = Line("ginkgopolis-board-player", {**said, "seat": player, "owner": player + 1})
    own = player == view.seat
    remarks = []
    for kind, argument, names in (
        ("hand" if own else "hand-known", "cards", list(known.hand)),
        ("tiles" if own else "tiles-known", "tiles", list(known.known_tiles)),
        ("cards", "cards", list(known.cards)),
        ("characters", "characters", list(known.characters)),
        ("kept", "characters", own_picks(view) if own else []),
    ):
        if names:
            remarks.append([Line(f"ginkgopolis-board-{kind}", {argument: "+".join(names)})])
    if own and view.commit:
        remarks.append([Line("ginkgopolis-board-commit", {"card": view.commit[0], "tile": view.commit[1]})])
    elif known.with_tile:
        remarks.append([Line("ginkgopolis-board-with_tile", {})])
    return title, remarks
