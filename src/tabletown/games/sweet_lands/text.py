"""Prompts, log lines and the board in words, as message ids with arguments."""

from __future__ import annotations

from functools import cache

from tabletown.core.actions import Action
from tabletown.core.bits import BIT, count, members
from tabletown.core.facets import Panel
from tabletown.core.state import CHANCE
from tabletown.core.views import Line
from tabletown.games.sweet_lands.consequences import MADE, STOCKS
from tabletown.games.sweet_lands.rules import actions as act
from tabletown.games.sweet_lands.rules import points as at
from tabletown.games.sweet_lands.rules.actions import ACTIONS
from tabletown.games.sweet_lands.rules.characters import TOWER_STANDS
from tabletown.games.sweet_lands.rules.effects.compiler import INDUSTRIES
from tabletown.games.sweet_lands.rules.effects.counters import count_cities, open_ports
from tabletown.games.sweet_lands.rules.effects.origins import ORIGINS
from tabletown.games.sweet_lands.rules.material import AREA, CARDS, PACKS, SCORING, TRACKS
from tabletown.games.sweet_lands.rules.phases import drawing_seat
from tabletown.games.sweet_lands.rules.points import PHASES, read_frame
from tabletown.games.sweet_lands.rules.realm import Realm
from tabletown.games.sweet_lands.rules.sampling import known, score
from tabletown.games.sweet_lands.rules.state import SweetLandsState
from tabletown.games.sweet_lands.rules.view import RealmView, SweetLandsView

SCORED = dict.fromkeys(
    [f"vp_{name}" for name in ORIGINS]
    + [f"track_{name}" for name in TRACKS]
    + [f"row_{name}" for name in ("tent", "house", "building")]
    + [f"scoring_{name}" for name in SCORING]
    + ["city_points", "gold", "diamonds", "ports", "milestones"],
    "phrase",
)  # the pieces counted are named by phrases
PAYING = ("pay_mix", "pay_diamonds")
ASKED = ("effect", "option", "spend")  # verbs whose meaning is on the stack


def prompt(view: SweetLandsView) -> Line:
    """Return the decision of the viewer (`sweet_lands-prompt-<frame>`), or whom the table waits for, or that it is over."""
    if view.phase == PHASES[at.OVER]:
        return Line("sweet_lands-prompt-over")
    if view.actors < 0:
        return Line("sweet_lands-prompt-dealer")
    if view.seat is None or not view.actors & BIT[view.seat]:
        return Line("sweet_lands-prompt-wait", {"actors": view.actors, "count": count(view.actors)})
    if view.phase in (PHASES[at.DRAFT], PHASES[at.CLEANUP]):
        return Line(f"sweet_lands-prompt-{view.phase}")
    made = read_frame(view.pending[-1])
    kind = at.KIND_NAMES[at.kind_of(made)]
    if at.kind_of(made) == at.AFTER and view.options.mode == "solo":
        return Line("sweet_lands-prompt-after-solo")
    if at.kind_of(made) in (at.ORDER, at.OPTION, at.SPEND):
        cards = cards_asked(view)
        if len(cards) == 1 and cards[0]:
            return Line(f"sweet_lands-prompt-{kind}-card", {"card": cards[0]})
    return Line(f"sweet_lands-prompt-{kind}")


def cards_asked(view: SweetLandsView) -> list[str]:
    """Return the cards that the top decision is about, each once; an empty name stands for everything else."""
    pending = [read_frame(word) for word in view.pending]
    top = pending[-1]
    asked = pending[-1 - at.a_of(top) : -1] if at.kind_of(top) == at.ORDER else [top]
    return list(dict.fromkeys(card_of(view.options.pack, made) for made in asked))


def card_of(pack: str, made: int) -> str:
    """Return the card whose effect a frame belongs to; empty if it is not a card's."""
    if at.kind_of(made) not in (at.ELEMENT, at.OPTION, at.SPEND):
        return ""
    number = _cards_of_nodes(pack).get(at.a_of(made))
    return CARDS[number] if number is not None else ""


@cache
def _cards_of_nodes(pack: str) -> dict[int, int]:
    """Return the card of every element that is printed on one."""
    m = PACKS[pack]
    found: dict[int, int] = {}
    for card in range(len(CARDS)):
        for effects in (m.card_effect[card], m.card_employ[card]):
            found |= dict.fromkeys(m.program.lists[effects], card)
    return found


# Events.


def step(line: Line, before: SweetLandsState, actor: int, action: int) -> Line:
    """Return the line of a step; a draw names the drawing seat, effects become phrases (`words.names`)."""
    if actor == CHANCE:
        if action < act.DRAW:
            return line
        return Line("sweet_lands-log-draw", {"seat": drawing_seat(before), "card": CARDS[action - act.DRAW]})
    said = ACTIONS.describe(action)
    if action == act.PAY_DIAMONDS:
        return Line(f"{line.message}-none", {"seat": actor})
    phrase = _paid(said) if said.verb in PAYING else _done(before, said)
    if not phrase:
        return line
    told: dict[str, str | int] = {"seat": actor, "phrase": phrase}
    if said.verb == "effect":
        card = card_of(before.m.name, chosen(before.pending, int(said.values[0])))
        if card:
            return Line(f"{line.message}-card", {**told, "card": card})
    return Line(line.message, told)


def _paid(said: Action) -> str:
    """Return the resources of a payment, without zeros."""
    kinds = ("diamond",) if said.verb == "pay_diamonds" else said.kinds
    return ".".join(["pay", *(f"{kind}{value}" for kind, value in zip(kinds, said.values) if value != "0")])


def _done(before: SweetLandsState, said: Action) -> str:
    if said.verb == "ability":
        character = before.m.characters[before.realms[before.seat].character]
        return _phrase("do", before.m.program.lists[character.abilities[int(said.values[0])][0]])
    if said.verb in ASKED:
        return phrase_asked(before.m.name, before.pending, said)
    return ""


def phrase_asked(pack: str, pending: list[int], said: Action) -> str:
    """Return the phrase of an element, an option or an offer on the stack."""
    node = at.a_of(pending[-1])
    if said.verb == "spend":
        return _phrase("do", [node])
    if said.verb == "option":
        return _phrase("option", [node, int(said.values[0])])
    made = chosen(pending, int(said.values[0]))
    return _phrase("do", [at.a_of(made)] if at.kind_of(made) == at.ELEMENT else PACKS[pack].program.lists[at.a_of(made)])


def chosen(pending: list[int], number: int) -> int:
    """Return the frame that an answer puts next."""
    return next(made for made in pending[-1 - at.a_of(pending[-1]) : -1] if at.b_of(made) == number)


def _phrase(kind: str, numbers: list[int]) -> str:
    return ".".join([kind, *(str(number) for number in numbers)])


def events(before: SweetLandsState, after: SweetLandsState) -> list[Line]:
    """Return what happened between two states: gains and losses, things completed, rounds, the end and its result."""
    lines = []
    for seat, (old, new) in enumerate(zip(before.realms, after.realms)):
        if changed := _changes(old, new):
            lines.append(Line("sweet_lands-log-gains", {"seat": seat, "phrase": ".".join(["sum", *changed])}))
        if new.board != at.NOBODY and old.board == new.board:
            lines += _completed(before, after, seat, old, new)
    if any(before.milestones) and not any(after.milestones):
        lines.append(Line("sweet_lands-log-last_milestone"))
    return lines + _turning_points(before, after)


def _changes(old: Realm, new: Realm) -> list[str]:
    """Return the stocks and points of a realm that changed, each with its amount; a phrase of `words.names`."""
    if old.character != new.character:
        return []
    pairs = list(zip(STOCKS, old.have, new.have))
    pairs += [("disks", old.disks, new.disks), ("skills", len(old.skills), len(new.skills))]
    pairs += list(zip(MADE, old.production, new.production))
    pairs += [("food", old.food, new.food), ("wonders", old.wonders, new.wonders)]
    pairs += [("vp", old.vp, new.vp), ("city_points", old.cp, new.cp), ("industry_points", old.ip, new.ip)]
    return [f"{name}{then - now}" for name, now, then in pairs if then != now]


def _completed(before: SweetLandsState, after: SweetLandsState, seat: int, old: Realm, new: Realm) -> list[Line]:
    """Return what a realm completed: cities, ports, bonus-card areas, tracks, the clock tower."""
    m, lines = after.m, []
    if new.built != old.built and (cities := count_cities(m, new, 0)) > count_cities(m, old, 0):
        lines.append(Line("sweet_lands-log-city", {"seat": seat, "n": cities}))
    if new.tokens != old.tokens and (ports := count(open_ports(m, new))) > count(open_ports(m, old)):
        lines.append(Line("sweet_lands-log-port", {"seat": seat, "n": ports}))
    if new.areas != old.areas:
        lines.append(Line("sweet_lands-log-bonus_area", {"seat": seat}))
    for track in members(after.ends_reached & ~before.ends_reached):
        if new.steps[track] != old.steps[track]:
            lines.append(Line("sweet_lands-log-first", {"seat": seat, "track": TRACKS[track]}))
    if new.modifiers & TOWER_STANDS and not old.modifiers & TOWER_STANDS:
        lines.append(Line("sweet_lands-log-tower", {"seat": seat}))
    return lines


def _turning_points(before: SweetLandsState, after: SweetLandsState) -> list[Line]:
    if after.phase == at.OVER and before.phase != at.OVER:
        return [_result(after)]
    if after.round != before.round:
        message = "sweet_lands-log-last_round" if after.round == after.m.rounds else "sweet_lands-log-round"
        return [Line(message, {"round": after.round})]
    return []


def _result(state: SweetLandsState) -> Line:
    winners = state.winners()
    if state.solo:
        message = "sweet_lands-log-solo-won" if winners else "sweet_lands-log-solo-lost"
        return Line(message, {"points": state.total(0)})
    points = state.total(winners[0])
    if len(winners) > 1:
        return Line("sweet_lands-log-shared", {"actors": sum(BIT[seat] for seat in winners), "points": points})
    return Line("sweet_lands-log-won", {"seat": winners[0], "points": points})


# The board, for front ends without pictures.


def board(view: SweetLandsView) -> list[Panel]:
    """Return the table and the realms, the viewer's own first, each as a title and remarks."""
    over = view.phase == PHASES[at.OVER]
    title = Line("sweet_lands-board-over") if over else Line("sweet_lands-board-round", {"round": view.round})
    mine = [] if view.seat is None else [view.seat]
    others = [seat for seat in range(view.options.seats) if seat not in mine]
    return [(title, [[line] for line in _table_lines(view)]), *(_realm_panel(view, seat) for seat in [*mine, *others])]


def _table_lines(view: SweetLandsView) -> list[Line]:
    """Return what is common to all: areas in use, goals, the help board."""
    lines = []
    full = [name for name, disks in view.disks.items() if disks >= PACKS[view.options.pack].area_slots[AREA[name]]]
    for message, names in (("full", full), ("begun", [name for name in view.disks if name not in full])):
        if names:
            lines.append(Line(f"sweet_lands-board-{message}", {"areas": "+".join(names)}))
    if view.milestones:
        lines.append(Line("sweet_lands-board-goals", {"goals": "+".join(view.milestones)}))
    if view.scoring:
        lines.append(Line("sweet_lands-board-scoring", {"scorings": "+".join(view.scoring)}))
    for place, tokens in enumerate(view.help, 1):
        names = [each for each in tokens if each]
        if names:
            lines.append(Line("sweet_lands-board-help", {"place": place, "helps": "+".join(names)}))
    return lines


def cards(view: SweetLandsView) -> list[str]:
    """Return the cards that the viewer holds."""
    return [*view.packet, *view.hand]


def illustrate(card: str) -> Panel:
    """Return the name of a card; its help text has the rest."""
    return Line(f"sweet_lands-card-{card}"), []


def _realm_panel(view: SweetLandsView, seat: int) -> Panel:
    realm = view.realms[seat]
    if not realm.character:
        return Line("sweet_lands-board-nobody", {"seat": seat}), []
    said: dict[str, str | int] = {"seat": seat, "character": realm.character, "points": score(view, seat).total}
    title = Line("sweet_lands-board-own" if seat == view.seat else "sweet_lands-board-realm", said)
    rows = [[line] for line in [*_remarks(realm), *_standing(view, seat)]]
    if seat == view.seat and view.hand:
        rows.append([Line("sweet_lands-board-hand", {"cards": "+".join(view.hand)})])
    elif seat != view.seat:
        rows.append([Line("sweet_lands-board-cards", {"count": realm.cards})])
    return title, rows


def _standing(view: SweetLandsView, seat: int) -> list[Line]:
    """Return cities, ports, wonders, disks, the help cell, workers by industry, and milestones."""
    state, realm = known(view), view.realms[seat]
    own = state.realms[seat]
    ported = count(open_ports(state.m, own)) if realm.board else 0
    said: dict[str, str | int] = {
        "cities": count_cities(state.m, own, 0), "ports": ported, "wonders": realm.wonders, "disks": realm.disks,
        "place": realm.help,
    }  # fmt: skip
    lines = [Line("sweet_lands-board-standing", said)]
    for column, cards in zip(INDUSTRIES, realm.columns):
        if cards:
            lines.append(Line("sweet_lands-board-employed", {"column": column, "cards": "+".join(cards)}))
    if realm.milestones:
        lines.append(Line("sweet_lands-board-goals", {"goals": "+".join(realm.milestones)}))
    return lines


def _remarks(realm: RealmView) -> list[Line]:
    names = ("gold", "wheat", "wood", "iron", "diamonds")
    lines = [
        Line("sweet_lands-board-purse", dict(zip(names, realm.have))),
        Line("sweet_lands-board-production", dict(zip(names, realm.production))),
        Line("sweet_lands-board-points", {"vp": realm.vp, "cp": realm.cp, "ip": realm.ip}),
        Line("sweet_lands-board-tracks", {"food": realm.food, "cart": realm.cart, "loco": max(realm.loco, 0)}),
        Line("sweet_lands-board-prosperity", dict(zip(("one", "two", "three", "four", "five", "six"), realm.steps))),
        Line(
            "sweet_lands-board-land",
            {
                "tokens": len(realm.tokens),
                "turned": len(realm.flipped),
                "roads": len(realm.roads),
                "pieces": len(realm.pieces),
                "hares": len(realm.hares),
            },
        ),
    ]
    if realm.skills:
        lines.append(Line("sweet_lands-board-skills", {"skills": "+".join(realm.skills)}))
    if realm.played:
        lines.append(Line("sweet_lands-board-played", {"cards": "+".join(realm.played)}))
    return lines
