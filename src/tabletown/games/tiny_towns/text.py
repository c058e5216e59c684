"""Messages of Tiny Towns: prompts, events and the board in words."""

from __future__ import annotations

from tabletown.core.bits import BIT, count
from tabletown.core.facets import Panel
from tabletown.core.views import Line
from tabletown.games.tiny_towns.rules import points as at
from tabletown.games.tiny_towns.rules.actions import BUILD
from tabletown.games.tiny_towns.rules.building import site_options
from tabletown.games.tiny_towns.rules.material import (
    BLACK,
    CARD,
    CARD_TYPE,
    CARDS,
    NO_CARD,
    PATTERNS,
    RESOURCES,
    SITE_CARD,
    SQUARES,
    TYPES,
)
from tabletown.games.tiny_towns.rules.points import PHASES
from tabletown.games.tiny_towns.rules.scoring import grade, quality
from tabletown.games.tiny_towns.rules.state import TinyTownsState
from tabletown.games.tiny_towns.rules.view import TinyTownsView, TownView, cards_in, score, town_in

# The tie-breaks of TT-9.6 in the order of `quality`.
TIE_BREAKS = ("named", "squares", "cottages")

TONES = {"wood": "brown", "wheat": "yellow", "brick": "red", "glass": "cyan", "stone": "gray"}


def prompt(view: TinyTownsView) -> Line:
    """Return what the viewer must do now, `tiny_towns-prompt-<decision point>`, or what the table waits for."""
    if view.phase == PHASES[at.OVER]:
        return Line("tiny_towns-prompt-over")
    if view.actors < 0:
        return Line("tiny_towns-prompt-dealer")
    if not view.pending:
        return Line("tiny_towns-prompt-wait", {"actors": view.actors, "count": count(view.actors)})
    point, argument = view.pending[-1]
    if point == "resource":
        return _resource_prompt(view)
    if point == "mark":
        return Line("tiny_towns-prompt-mark", {"card": view.cards[BLACK], "square": SQUARES[argument]})
    if point in ("build", "extra") and not buildable(view):
        return Line("tiny_towns-prompt-build-none")
    if point == "guild" and argument:
        return Line("tiny_towns-prompt-guild-again")
    return Line(f"tiny_towns-prompt-{point}")


def buildable(view: TinyTownsView) -> list[str]:
    """Return the cards that the viewer can build now."""
    if view.seat is None or not view.pending or view.pending[-1][0] not in ("build", "extra"):
        return []
    town = town_in(view.towns[view.seat])
    kept = view.kept[view.seat]
    town.kept = CARD[kept] if kept else NO_CARD
    sites = {(action - BUILD) // 16 for action in site_options(town, cards_in(view))}
    return list(dict.fromkeys(CARDS[SITE_CARD[site]] for site in sorted(sites)))


def _resource_prompt(view: TinyTownsView) -> Line:
    if view.source == at.FREE:
        return Line("tiny_towns-prompt-resource-free")
    if view.source == view.seat:
        return Line("tiny_towns-prompt-resource-own", {"resource": view.resource})
    if view.source == at.DEALT:
        return Line("tiny_towns-prompt-resource-card", {"resource": view.resource})
    return Line("tiny_towns-prompt-resource", {"seat": view.source, "resource": view.resource})


# Events.


def events(before: TinyTownsState, after: TinyTownsState) -> list[Line]:
    """Return what follows from a step: completed towns, the next round, the end and its result."""
    lines = []
    for seat in range(after.seats):
        if before.towns[seat].place == 0 and after.towns[seat].place:
            lines.append(Line("tiny_towns-log-completed", {"seat": seat, "place": after.towns[seat].place}))
    if after.phase == at.OVER and before.phase != at.OVER:
        lines.append(_result(after))
    elif after.round != before.round:
        lines.append(Line("tiny_towns-log-round", {"round": after.round}))
    return lines


def _result(state: TinyTownsState) -> Line:
    """Return who has won, and by which tie-break; the grade in solo."""
    winners = state.winners()
    points = state.total(winners[0])
    if state.mode == at.SOLO:
        return Line("tiny_towns-log-grade", {"grade": grade(points), "points": points})
    if len(winners) > 1:
        return Line("tiny_towns-log-shared", {"actors": sum(BIT[seat] for seat in winners), "points": points})
    said: dict[str, str | int] = {"seat": winners[0], "points": points}
    tied = [seat for seat in range(state.seats) if state.total(seat) == points]
    if len(tied) == 1:
        return Line("tiny_towns-log-won", said)
    worth = [quality(state.towns[seat], state.times_named(seat)) for seat in tied]
    alone = [sum(each[:length] == max(worth)[:length] for each in worth) == 1 for length in (1, 2, 3)]
    return Line(f"tiny_towns-log-won-{TIE_BREAKS[alone.index(True)]}", said)


# The board in words.


def board(view: TinyTownsView) -> list[Panel]:
    """Return the state of the table and the towns, the viewer's own first."""
    if view.round == 0:  # nothing stands anywhere yet
        return [(_status(view), [])]
    mine = [] if view.seat is None else [view.seat]
    others = [seat for seat in range(view.options.seats) if seat not in mine]
    return [(_status(view), []), *(_town_panel(view, seat) for seat in [*mine, *others])]


def cards(view: TinyTownsView) -> list[str]:
    """Return the cards that the viewer may build."""
    own = [] if view.seat is None else [view.kept[view.seat], view.other if view.phase == PHASES[at.CHOOSING] else ""]
    return [card for card in (*view.cards, *own) if card]


def illustrate(card: str) -> Panel:
    """Return the name and type of a card, and its pattern as rows of cells."""
    kind = TYPES[CARD_TYPE[CARD[card]]]
    anything = Line("tiny_towns-board-anything")  # TT-5.2: it does not matter what is there
    pattern = [[_cell(name) if name else anything for name in row] for row in PATTERNS[CARD[card]]]
    return Line("tiny_towns-board-card", {"card": card, "type": kind, "tone": kind}), pattern


def _status(view: TinyTownsView) -> Line:
    if view.phase == PHASES[at.OVER]:
        return Line("tiny_towns-board-over", {"round": view.round})
    if view.round == 0:
        return Line("tiny_towns-board-setup")
    if view.options.mode == "solo":
        held = [name for name, number in zip(RESOURCES, view.open) for _ in range(number)]
        return Line("tiny_towns-board-open", {"round": view.round, "resources": "+".join(held)})
    if view.hammer >= 0:
        return Line("tiny_towns-board-hammer", {"round": view.round, "seat": view.hammer})
    return Line("tiny_towns-board-round", {"round": view.round})


def _town_panel(view: TinyTownsView, seat: int) -> Panel:
    town = view.towns[seat]
    title = "completed" if town.place else "own" if seat == view.seat else "town"
    said: dict[str, str | int] = {"seat": seat, "points": score(view, seat).total, "place": town.place}
    rows = [[_cell(town.squares[square], SQUARES[square]) for square in range(4 * row, 4 * row + 4)] for row in range(4)]
    return Line(f"tiny_towns-board-{title}", said), [*rows, *([remark] for remark in _remarks(town, view.cards))]


def _cell(name: str, square: str = "") -> Line:
    placed: dict[str, str | int] = {"square": square} if square else {}
    if not name:
        return Line("tiny_towns-board-empty", placed)
    if name in RESOURCES:
        return Line("tiny_towns-board-cube", {"resource": name, "tone": TONES[name], **placed})
    kind = TYPES[CARD_TYPE[CARD[name]]]
    if kind == "magenta":  # its name is long, and a town has only one
        return Line("tiny_towns-board-built-monument", {"tone": kind, **placed})
    return Line("tiny_towns-board-building", {"card": name, "tone": kind, **placed})


def _remarks(town: TownView, cards: tuple[str, ...]) -> list[Line]:
    """Return what is on buildings or belongs to them, which a grid of squares cannot show."""
    lines = [Line("tiny_towns-board-stands", {"card": town.monument})] if town.monument else []
    for square, resource in town.marks.items():
        lines.append(Line("tiny_towns-board-mark", {"square": square, "resource": resource}))
    for square, contents in town.stored.items():
        lines.append(Line("tiny_towns-board-stored", {"square": square, "resources": "+".join(contents)}))
    for square, resource in town.resting.items():
        lines.append(Line("tiny_towns-board-resting", {"square": square, "resource": resource}))
    if town.aside:
        lines.append(Line("tiny_towns-board-aside", {"cards": "+".join(cards[TYPES.index(kind)] for kind in town.aside)}))
    if town.cavern:
        lines.append(Line("tiny_towns-board-cavern", {"count": town.cavern}))
    return lines
