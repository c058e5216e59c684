"""Ginkgopolis in words: prompts, choices, log lines, and the table for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from tabletown.core.bits import BIT, count, members
from tabletown.core.facets import Panel
from tabletown.core.translate import Say, tell_apart
from tabletown.core.views import Line
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import gosha, sampling
from tabletown.games.ginkgopolis.rules import points as at
from tabletown.games.ginkgopolis.rules.material import (
    CARD,
    CARDS,
    CELL,
    CELLS,
    CHARACTERS,
    COLOURS,
    LETTERS,
    NUMBERS,
    START_CELLS,
    TILE,
    TILES,
    URBAN,
    cell_at,
    place,
)
from tabletown.games.ginkgopolis.rules.points import GOSHA_SEAT, NOTHING, POINTS
from tabletown.games.ginkgopolis.rules.scoring import new_leaders
from tabletown.games.ginkgopolis.rules.state import GinkgopolisState
from tabletown.games.ginkgopolis.rules.tokens import token_options
from tabletown.games.ginkgopolis.rules.view import BuildingView, GinkgopolisView, is_last, must_give, own_picks
from tabletown.games.ginkgopolis.stages import stages


def prompt(view: GinkgopolisView) -> Line:
    """Return what the viewer must do, or whom the table waits for, or that the match is over."""
    point, argument = view.stack[-1]
    if point == POINTS[at.OVER]:
        return Line("ginkgopolis-prompt-over")
    if view.actors < 0:
        return Line("ginkgopolis-prompt-dealer")
    if view.seat is None or not view.actors >> view.seat & 1:
        return Line("ginkgopolis-prompt-wait", {"actors": view.actors, "count": count(view.actors)})
    if point == POINTS[at.TOKEN]:
        shifts = token_options(sampling.known(view), argument & 15, argument >> 4)[0] >= act.SHIFT_CLOCKWISE
        return Line(f"ginkgopolis-prompt-{'shift' if shifts else 'token'}", {"letter": LETTERS[argument & 15]})
    if point == POINTS[at.CHOOSE] and must_give(view):
        return Line("ginkgopolis-prompt-give")
    if point == POINTS[at.CHOOSE] and view.players[view.seat].new_hands:
        return Line("ginkgopolis-prompt-choose-or-renew", {"count": view.players[view.seat].new_hands})
    return Line(f"ginkgopolis-prompt-{point}")


def labels(view: GinkgopolisView, legal: Iterable[int], say: Say) -> dict[int, str]:
    """Return the characters of a draft, told apart where several share a name, and places by a building beside them."""
    found = {}
    for action in legal:
        if act.PICK <= action < act.COMMIT:
            found[action] = say("ginkgopolis-choice-draft_pick", {"character": CHARACTERS[action - act.PICK]})
        elif (said := act.ACTIONS.describe(action)).verb == "place_token":
            side, tile = beside(view, place(CELL[said.values[0]]))
            if tile:
                found[action] = say("ginkgopolis-choice-place_token", {"side": side, "tile": tile})
    return tell_apart(found, say)


def beside(view: GinkgopolisView, where: tuple[int, int]) -> tuple[str, str]:
    """Return on which side of a building a place lies, and the top tile of that building, the new one if possible."""
    point, argument = view.stack[-1]
    built = place(argument >> 4) if point == POINTS[at.TOKEN] else None
    city = {place(CELL[each.cell]): each.tiles[-1] for each in view.city}
    x, y = where
    near = {"above": (x, y - 1), "right": (x - 1, y), "below": (x, y + 1), "left": (x + 1, y)}
    found = [(side, city[other]) for side, other in near.items() if other in city]
    new = [(side, city[other]) for side, other in near.items() if other == built and other in city]
    return (*new, *found, ("", ""))[0]


# Log lines.


def step(before: GinkgopolisState, action: int, usual: Line) -> Line:
    """Return the line of a step; the dealer's steps name the seat that receives something."""
    point, argument = before.point(), before.argument()
    arguments = dict(usual.arguments)
    if point in (at.CARDS, at.TILES):
        if before.is_gosha(argument & 7):
            return Line("ginkgopolis-log-gosha_card", arguments)
        return Line(usual.message, {"seat": argument & 7, **arguments})
    if point == at.CHARACTERS:
        return Line(usual.message, {"seat": before.next_packet(), **arguments})
    if point == at.SETS:
        return Line(usual.message, {"seat": before.characters.index(0), **arguments})
    if point == at.CITY:
        return Line(usual.message, {"cell": CELLS[START_CELLS[count(before.tops)]], **arguments})
    if point == at.EXPERT:
        return Line("ginkgopolis-log-gosha_expert", arguments)
    if point == at.GOSHA_TILE:
        arguments["card"] = CARDS[before.card]
        if before.card >= URBAN:
            arguments["cell"] = CELLS[before.tokens[before.card - URBAN]]
        kind = "urbanizes" if before.card >= URBAN else "constructs"
        return Line(f"ginkgopolis-log-gosha_{kind}", arguments)
    if point == at.CHOOSE and action == act.NEW_HAND:  # the old hand lies face up on the discard pile (GK-3.4)
        names = "+".join(CARDS[card] for card in before.hand(int(arguments["seat"])))
        return Line(usual.message, {"cards": names, **arguments})
    if point == at.RETURN:  # the tile stays secret (GK-A.26)
        return Line(usual.message, {"seat": arguments["seat"]})
    return usual


def events(before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> list[Line]:
    """Return the lines of the events that followed a step: cards turned over, gains, rebuilt decks, rounds, the end."""
    lines = []
    if before.packets and not after.packets:
        for seat in range(after.seats):
            names = "+".join(CHARACTERS[each] for each in members(after.characters[seat]))
            lines.append(Line("ginkgopolis-log-characters", {"seat": seat, "characters": names}))
    if before.point() == at.RETURN and after.exhausted == 2:
        lines.append(Line("ginkgopolis-log-returned-none"))
    lines += _told(before, actor, action, after)
    if after.mode == at.SOLO:
        lines += _gosha(before, action, after)
    if before.exhausted == 0 and after.exhausted:
        lines.append(Line("ginkgopolis-log-exhausted"))
    if after.build != before.build:
        lines.append(Line("ginkgopolis-log-rebuilt", {"count": after.deck}))
    if after.ending and not before.ending:
        lines.append(Line("ginkgopolis-log-ending"))
    if after.point() == at.OVER:
        lines.append(_result(after))
    elif after.round != before.round and after.mode == at.SOLO:
        lines.append(Line("ginkgopolis-log-round-solo", {"round": after.round}))
    elif after.round != before.round:
        lines.append(Line("ginkgopolis-log-round", {"round": after.round, "seat": after.first}))
        if after.round == after.cap:  # GK-A.30
            lines.append(Line("ginkgopolis-log-last_round"))
    return lines


def _told(before: GinkgopolisState, actor: int, action: int, after: GinkgopolisState) -> list[Line]:
    """Return the lines of what followed, one card after another (GK-3.5): the card, its gains, new leaders."""
    lines, old = [], before
    for new in stages(before, actor, action, after) if len(_turned(before, after)) > 1 else [after]:
        lines += _plays(old, action, new)
        lines += _gains(old, new)
        if new.laid != old.laid and new.point() != at.CITY:
            lines += _leads(old, new)
        old = new
    return lines


def _turned(before: GinkgopolisState, after: GinkgopolisState) -> range:
    """Return which cards of the round were turned over, by their place in the turn order."""
    last = after.turn if after.round == before.round else before.seats
    return range(before.turn, last if before.round else 0)


def _plays(before: GinkgopolisState, action: int, after: GinkgopolisState) -> list[Line]:
    """Return the card that was turned over, with its action."""
    lines = []
    for number in _turned(before, after):
        seat = (before.first + number) % before.seats
        commit = before.commits[seat] if before.commits[seat] != NOTHING else action - act.COMMIT
        card, tile = act.sealed_card(commit), act.sealed_tile(commit)
        said: dict[str, str | int] = {"seat": seat, "card": CARDS[card]}
        if tile == NOTHING:
            lines.append(Line("ginkgopolis-log-exploits", said))
            continue
        said["tile"] = TILES[tile]
        if not after.laid[tile]:
            lines.append(Line("ginkgopolis-log-falls_back", said))
        elif card >= URBAN:
            lines.append(Line("ginkgopolis-log-urbanizes", {**said, "cell": CELLS[after.cell_of(tile)]}))
        else:
            lines.append(Line("ginkgopolis-log-constructs", said))
    return lines


def _gains(before: GinkgopolisState, after: GinkgopolisState) -> list[Line]:
    """Return what the players paid and gained (GK-A.24): whoever acts first, then the others."""
    acting = after.acting if after.acting != NOTHING else before.acting
    order = sorted(range(after.seats), key=lambda seat: (seat != acting, seat))
    lines = []
    for seat in order:
        amounts = {
            "resource": after.screen[seat] - before.screen[seat],
            "point": after.points[seat] - before.points[seat],
            "tile": max(0, _due(after, seat) - _due(before, seat)),
        }
        kinds = "".join(name[0] for name, amount in amounts.items() if amount)
        if kinds:
            said: dict[str, str | int] = {"seat": seat}
            for name, amount in amounts.items():
                if amount:
                    said[name] = abs(amount)
                    said[f"{name}_by"] = f"+{amount}" if amount > 0 else f"\N{MINUS SIGN}{-amount}"
            lines.append(Line(f"ginkgopolis-log-gains-{kinds}", said))
    if after.mode == at.SOLO and after.points[GOSHA_SEAT] > before.points[GOSHA_SEAT]:
        gained = after.points[GOSHA_SEAT] - before.points[GOSHA_SEAT]
        lines.append(Line("ginkgopolis-log-gosha_gains", {"point": gained, "total": after.points[GOSHA_SEAT]}))
    return lines


def _due(state: GinkgopolisState, seat: int) -> int:
    """Return the tiles that a seat is about to draw."""
    return sum(frame // at.FRAME >> 3 for frame in state.stack if frame & 31 == at.TILES and frame // at.FRAME & 7 == seat)


def _leads(before: GinkgopolisState, after: GinkgopolisState) -> list[Line]:
    """Return the districts that have a new leader."""
    lines = []
    for leader, hue, points in new_leaders(before, after):
        said: dict[str, str | int] = {"hue": hue, "point": points}
        if after.is_gosha(leader):
            lines.append(Line("ginkgopolis-log-leads-gosha", said))
        else:
            lines.append(Line("ginkgopolis-log-leads", {"seat": leader, **said}))
    return lines


def _gosha(before: GinkgopolisState, action: int, after: GinkgopolisState) -> list[Line]:
    """Return the cards that are turned over for Gosha, and why he does nothing."""
    lines = []
    if before.hand(GOSHA_SEAT) and not after.hand(GOSHA_SEAT):
        lines.append(Line("ginkgopolis-log-gosha_reveals", {"card": CARDS[before.hand(GOSHA_SEAT)[0]]}))
        if after.reserve == 0:
            lines.append(Line("ginkgopolis-log-gosha_idle"))
        elif after.point() not in (at.EXPERT, at.GOSHA_TILE):
            lines.append(Line("ginkgopolis-log-gosha_short"))
    if before.other_card != NOTHING and after.other_card == NOTHING:
        drawn = action - act.DRAW_CARD if before.point() == at.EXPERT else before.card
        lines.append(
            Line("ginkgopolis-log-gosha_uses", {"card": CARDS[gosha.better_card(before, before.other_card, drawn)]})
        )
        if after.point() != at.GOSHA_TILE:
            lines.append(Line("ginkgopolis-log-gosha_short"))
    return lines


def _result(state: GinkgopolisState) -> Line:
    """Return who has won."""
    winners = state.winners()
    points = state.total(winners[0])
    if state.mode == at.SOLO:
        kind = "draw" if len(winners) > 1 else "lost" if winners[0] == GOSHA_SEAT else "won"
        return Line(f"ginkgopolis-log-solo-{kind}", {"point": state.total(0), "gosha": state.total(GOSHA_SEAT)})
    if len(winners) > 1:
        return Line("ginkgopolis-log-shared", {"actors": sum(BIT[seat] for seat in winners), "point": points})
    return Line("ginkgopolis-log-won", {"seat": winners[0], "point": points})


# The table.


def board(view: GinkgopolisView) -> list[Panel]:
    """Return the state of the table, the city from north to south, and the players, the viewer first."""
    mine = [] if view.seat is None else [view.seat]
    others = [player for player in range(len(view.players)) if player not in mine]
    panels = [(_status(view), _grid(view)), *[_player(view, player) for player in [*mine, *others]]]
    if view.discard:
        panels.append((Line("ginkgopolis-board-discard", {"cards": "+".join(view.discard)}), []))
    return panels


def cards(view: GinkgopolisView) -> list[str]:
    """Return the ids of the viewer's cards and characters: packet, hand and tableau."""
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
    """Return the name of a card; its effect is in its help text."""
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
    """Return the smallest rectangle of cells around all buildings and tokens."""
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
        "total": sampling.score(view, player).total,
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
