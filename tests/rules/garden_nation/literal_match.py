"""The literal reading played: what a step does to what everybody sees, told again from the rules page alone.

A match goes from public view to public view; hands are no part of it. Zones, projects and what may be done are those of
`literal.py`.
"""

from types import SimpleNamespace
from typing import Any

import msgspec
from tests.rules.garden_nation.literal import PROJECTS, Garden

from tabletown.games.garden_nation.rules.view import Building, GardenNationView

ZONES = [f"T{number}.{k}" for number in range(1, 8) for k in range(7)]
LISTS = ("population", "supply", "ploys", "display", "order", "visited")
PLAIN = ("actors", "phase", "round", "crane", "roofs", "deck", "left", "pending", "ployed", "locked", "ended")


def legal(view: GardenNationView) -> set[str]:
    """What the active seat, or the dealer, may do."""
    point, argument = view.pending[-1]
    garden, seat = Garden(view), view.order[-1]
    if point == "act":
        return garden.acts()
    if point == "project":
        fit = [n for n, card in enumerate(view.display, 1) if card and garden.completes(seat, ZONES[argument], card)]
        return {"decline", *(f"complete {number}" for number in fit)}
    if point == "next_player":
        return {f"next_player {other}" for other in range(len(view.supply)) if other not in view.order}
    seen = {*view.display, *(card for done in view.done for card in done)}
    return {f"project {argument + 1} {card}" for card in PROJECTS if card not in seen}


def play(view: GardenNationView, text: str) -> GardenNationView:
    """The view after a step."""
    verb, *values = text.split()
    now = SimpleNamespace(
        **{name: list(getattr(view, name)) for name in LISTS}, **{name: getattr(view, name) for name in PLAIN}
    )
    now.tokens, now.done = dict(view.tokens), [list(done) for done in view.done]
    now.buildings = {each.zone: [each.seat, each.floors, each.closed] for each in view.buildings}
    now.view = view
    seat = view.order[-1]
    if verb in ("build", "build_bramble", "demolish", "invade"):
        _act(now, seat, verb, values)
    elif verb == "strategic":
        now.ploys[seat] -= 1
        now.ployed, now.crane, now.visited = True, int(values[0]), [int(values[0])]
    elif verb == "transfer_roof":
        now.ploys[seat] -= 1
        now.ployed = now.locked = True
        now.buildings[values[0]][2], now.buildings[values[1]][2] = False, True
    elif verb == "move_on":
        step = 1 if view.options.move_on == "ascending" else -1
        now.crane = (now.crane + step - 1) % 7 + 1
        now.visited.append(now.crane)
    elif verb == "pass":
        _end_turn(now)
    elif verb == "complete":
        _complete(now, seat, int(values[0]) - 1, ZONES[view.pending[-1][1]])
    elif verb == "decline":
        _end_action(now, ZONES[view.pending[-1][1]])
    elif verb == "next_player":
        _start_turn(now, int(values[0]))
    else:
        now.display[int(values[0]) - 1] = values[1]
        now.deck -= 1
        now.phase = "play"
        _end_action(now, ZONES[view.pending[0][1]])
    return _view(now)


def _view(now: SimpleNamespace) -> GardenNationView:
    fields: dict[str, Any] = {name: tuple(getattr(now, name)) for name in LISTS} | {
        name: getattr(now, name) for name in PLAIN
    }
    fields["visited"] = tuple(sorted(now.visited))
    fields["tokens"] = now.tokens
    order = list(PROJECTS)
    fields["done"] = tuple(tuple(sorted(done, key=order.index)) for done in now.done)
    fields["buildings"] = tuple(Building(zone, *now.buildings[zone]) for zone in ZONES if zone in now.buildings)
    found: GardenNationView = msgspec.structs.replace(now.view, **fields)
    return found


def _act(now: SimpleNamespace, seat: int, verb: str, values: list[str]) -> None:
    zone = Garden(now.view).zones[values[0]]
    value = 2 * sum(zone.cost + level for level in range(zone.floors))
    if verb in ("demolish", "invade"):
        owner, floors, closed = now.buildings.pop(zone.name)
        now.population[owner] += value
        now.supply[owner] += floors
        now.roofs += closed
    if verb == "demolish":
        _end_action(now, zone.name)
        return
    if verb == "invade":
        now.ploys[seat] -= 1
        now.population[seat] -= value
        now.supply[seat] -= zone.floors
        now.buildings[zone.name] = [seat, zone.floors, False]
    else:
        if verb == "build_bramble":
            now.tokens[zone.name] = values[1]
        now.population[seat] -= zone.cost + zone.floors
        now.supply[seat] -= 1
        now.buildings[zone.name] = [seat, zone.floors + 1, False]
    now.ended = now.ended or now.supply[seat] == 0
    garden = Garden(_view(now))
    if now.roofs and any(card and garden.completes(seat, zone.name, card) for card in now.display):
        now.pending = (("project", ZONES.index(zone.name)),)
    else:
        _end_action(now, zone.name)


def _complete(now: SimpleNamespace, seat: int, place: int, zone: str) -> None:
    now.done[seat].append(now.display[place])
    now.display[place] = ""
    now.buildings[zone][2] = True
    now.roofs -= 1
    if now.deck:
        now.phase, now.actors = "refill", -1
        now.pending = (("crane", ZONES.index(zone)), ("refill", place))
    else:
        _end_action(now, zone)


def _end_action(now: SimpleNamespace, zone: str) -> None:
    now.crane = Garden(now.view).crane_after(zone)
    now.left -= 1
    if now.left:
        _ask(now)
    else:
        _end_turn(now)


def _ask(now: SimpleNamespace) -> None:
    now.pending, now.visited, now.ployed, now.locked = (("act", 0),), [now.crane], False, False
    now.actors = 1 << now.order[-1]


def _start_turn(now: SimpleNamespace, seat: int) -> None:
    now.order.append(seat)
    now.left = 1 if len(now.order) == 1 else 2
    _ask(now)


def _end_turn(now: SimpleNamespace) -> None:
    seats, last = len(now.supply), now.order[-1]
    now.left = 0
    if len(now.order) == (3 if seats == 3 else 4):
        _end_round(now, last)
        return
    others = [1 - last] if seats == 2 else [seat for seat in range(seats) if seat not in now.order]
    if len(others) == 1:
        _start_turn(now, others[0])
    else:
        now.pending, now.visited, now.ployed, now.locked = (("next_player", 0),), [], False, False
        now.actors = 1 << last


def _end_round(now: SimpleNamespace, last: int) -> None:
    garden = Garden(_view(now))
    for number in range(1, 8):
        leaders = garden.leaders(number)
        for seat in leaders:
            now.population[seat] += 2 if len(leaders) == 1 else 1
    if now.ended or now.round == now.view.options.round_cap:
        now.phase, now.actors, now.pending, now.visited, now.ployed, now.locked = "over", 0, (), [], False, False
        return
    now.round += 1
    now.order = []
    _start_turn(now, last)
