"""What Ginkgopolis says: prompts and events, as message ids with arguments."""

from __future__ import annotations

from collections.abc import Iterable

from tabletown.core.bits import BIT, count, members
from tabletown.core.translate import Say, tell_apart
from tabletown.core.views import Line
from tabletown.games.ginkgopolis.rules import actions as act
from tabletown.games.ginkgopolis.rules import state as at
from tabletown.games.ginkgopolis.rules.actions import COMMIT_TILES
from tabletown.games.ginkgopolis.rules.flow import GinkgopolisState
from tabletown.games.ginkgopolis.rules.material import CARDS, CELLS, CHARACTERS, LETTERS, START_CELLS, TILES, URBAN
from tabletown.games.ginkgopolis.rules.state import FRAME, GOSHA_SEAT, NOTHING, POINTS
from tabletown.games.ginkgopolis.rules.view import GinkgopolisView, next_dealt
from tabletown.games.ginkgopolis.text_board import board, cards, illustrate

__all__ = ["board", "cards", "events", "illustrate", "labels", "prompt", "step"]


def prompt(view: GinkgopolisView) -> Line:
    """What the viewer must do now, or whom the table waits for, or that it is over."""
    point, argument = view.stack[-1]
    if point == POINTS[at.OVER]:
        return Line("ginkgopolis-prompt-over")
    if view.actors < 0:
        return Line("ginkgopolis-prompt-dealer")
    if view.seat is None or not view.actors >> view.seat & 1:
        return Line("ginkgopolis-prompt-wait", {"actors": view.actors, "count": count(view.actors)})
    if point == POINTS[at.TOKEN]:
        return Line("ginkgopolis-prompt-token", {"letter": LETTERS[argument & 15]})
    if point == POINTS[at.CHOOSE] and view.players[view.seat].new_hands:
        return Line("ginkgopolis-prompt-choose-or-renew", {"count": view.players[view.seat].new_hands})
    return Line(f"ginkgopolis-prompt-{point}")


# The step itself.


def labels(view: GinkgopolisView, legal: Iterable[int], say: Say) -> dict[int, str]:
    """Characters of a draft with what they bring: several are called alike, some are alike."""
    found = {}
    for action in legal:
        if act.PICK <= action < act.COMMIT:
            name = CHARACTERS[action - act.PICK]
            said = {"character": name, "text": say(f"ginkgopolis-card-{name}-help", {})}
            found[action] = say("ginkgopolis-choice-draft_pick", said)
    return tell_apart(found, say)


def step(before: GinkgopolisState, action: int, usual: Line) -> Line:
    """The line of a step; what the dealer does is told with the seat that gets it."""
    point, argument = before.point(), before.stack[-1] // FRAME
    arguments = dict(usual.arguments)
    if point in (at.CARDS, at.TILES):
        if before.mode == at.SOLO and argument & 7 == GOSHA_SEAT:
            return Line("ginkgopolis-log-gosha_card", arguments)
        return Line(usual.message, {"seat": argument & 7, **arguments})
    if point == at.CHARACTERS:
        return Line(usual.message, {"seat": next_dealt(before), **arguments})
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
    if point == at.CHOOSE and action == act.NEW_HAND:  # they lie face up on the discard pile (GK-3.4)
        names = "+".join(CARDS[card] for card in before.hand(int(arguments["seat"])))
        return Line(usual.message, {"cards": names, **arguments})
    if point == at.RETURN:  # which tile it was is never told (GK-A.26)
        return Line(usual.message, {"seat": arguments["seat"]})
    return usual


# What followed by itself.


def events(before: GinkgopolisState, action: int, after: GinkgopolisState) -> list[Line]:
    """Public events between two states: characters, cards turned over, gains, rebuilt decks, exhaustion, rounds, the end."""
    lines = []
    if before.packets and not after.packets:
        for seat in range(after.seats):
            names = "+".join(CHARACTERS[each] for each in members(after.characters[seat]))
            lines.append(Line("ginkgopolis-log-characters", {"seat": seat, "characters": names}))
    if before.point() == at.RETURN and after.exhausted == 2:
        lines.append(Line("ginkgopolis-log-returned-none"))
    lines += _plays(before, action, after)
    if after.mode == at.SOLO:
        lines += _gosha(before, action, after)
    lines += [_assets(after, player) for player in range(after.players) if _has_changed(before, after, player)]
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


def _plays(before: GinkgopolisState, action: int, after: GinkgopolisState) -> list[Line]:
    """The cards that were turned over, each with what became of it."""
    lines = []
    last = after.turn if after.round == before.round else before.seats
    for number in range(before.turn, last if before.round else 0):
        seat = (before.first + number) % before.seats
        commit = before.commits[seat] if before.commits[seat] != NOTHING else action - act.COMMIT
        card, tile = commit // COMMIT_TILES, commit % COMMIT_TILES - 1
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


def _gosha(before: GinkgopolisState, action: int, after: GinkgopolisState) -> list[Line]:
    """What is turned over for Gosha, and why he does nothing."""
    lines = []
    if before.hand(GOSHA_SEAT) and not after.hand(GOSHA_SEAT):
        lines.append(Line("ginkgopolis-log-gosha_reveals", {"card": CARDS[before.hand(GOSHA_SEAT)[0]]}))
        if after.reserve == 0:
            lines.append(Line("ginkgopolis-log-gosha_idle"))
        elif after.point() not in (at.EXPERT, at.GOSHA_TILE):
            lines.append(Line("ginkgopolis-log-gosha_short"))
    if before.other_card != NOTHING and after.other_card == NOTHING:
        drawn = action - act.DRAW_CARD if before.point() == at.EXPERT else before.card
        lines.append(Line("ginkgopolis-log-gosha_uses", {"card": CARDS[before.better_card(before.other_card, drawn)]}))
        if after.point() != at.GOSHA_TILE:
            lines.append(Line("ginkgopolis-log-gosha_short"))
    return lines


def _has_changed(before: GinkgopolisState, after: GinkgopolisState, player: int) -> bool:
    mine = (before.screen[player], before.points[player]), (after.screen[player], after.points[player])
    return mine[0] != mine[1] or (after.mode == at.SOLO and before.store[player] != after.store[player])


def _assets(state: GinkgopolisState, player: int) -> Line:
    """What somebody has after a change (GK-A.24)."""
    if state.mode == at.SOLO and player == GOSHA_SEAT:
        return Line("ginkgopolis-log-gosha_assets", {"resource": state.store[player], "point": state.points[player]})
    said: dict[str, str | int] = {"seat": player, "resource": state.screen[player], "point": state.points[player]}
    return Line("ginkgopolis-log-assets", said)


def _result(state: GinkgopolisState) -> Line:
    """Who has won."""
    winners = state.winners()
    points = state.worth(winners[0])
    if state.mode == at.SOLO:
        kind = "draw" if len(winners) > 1 else "lost" if winners[0] == GOSHA_SEAT else "won"
        return Line(f"ginkgopolis-log-solo-{kind}", {"point": state.worth(0), "gosha": state.worth(GOSHA_SEAT)})
    if len(winners) > 1:
        return Line("ginkgopolis-log-shared", {"actors": sum(BIT[seat] for seat in winners), "point": points})
    return Line("ginkgopolis-log-won", {"seat": winners[0], "point": points})
