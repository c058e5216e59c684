"""The form for a new table: the choices so far, completed with defaults, and the choices on offer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tabletown.core.registry import game, games
from tabletown.i18n import Speaker
from tabletown.server.http.pages.game_info import solo_mode, strength, strengths, usual_strength
from tabletown.server.http.pages.new_table.option_form import PREFIX, Field, Form, FormOption, chosen, options
from tabletown.server.tables.requests import Anybody, Computer, Invited, Me, SeatRequest, UndoPolicy
from tabletown.table import Bank, PerMove, Timing, Unlimited

CLOCKS: dict[str, Timing] = {
    "none": Unlimited(),
    "bank-10": Bank(600, 10),
    "bank-30": Bank(1800, 20),
    "bank-60": Bank(3600, 30),
    "days-1": PerMove(86400),
    "days-3": PerMove(3 * 86400),
    "days-7": PerMove(7 * 86400),
}
UNDO: tuple[UndoPolicy, ...] = ("free", "own", "none")
_BOT = "bot-"
_WAYS = {"friends": "invited", "device": "me", "open": "open"}


class SeatChoice(msgspec.Struct, frozen=True):
    """A seat: its holder, and a name where one is asked for."""

    seat: int
    choices: list[FormOption]
    name: str
    named: bool

    @property
    def kind(self) -> str:
        """The chosen kind of holder."""
        return chosen(self.choices)


class TableForm(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of a form for a new table."""

    game: str
    games: list[FormOption]
    mode: str
    modes: list[tuple[FormOption, str]]
    counts: list[FormOption]
    fields: list[Field]
    places: list[SeatChoice]
    clocks: list[FormOption]
    undo: list[FormOption]
    aids: bool
    rated: bool
    listed: bool
    begins: str
    options: dict[str, Any]

    @property
    def requests(self) -> list[SeatRequest]:
        """The requested seats."""
        return [_request(place) for place in self.places]

    @property
    def timing(self) -> Timing:
        """The clock."""
        return CLOCKS[chosen(self.clocks)]

    @property
    def undo_policy(self) -> UndoPolicy:
        """The undo policy."""
        return next(each for each in UNDO if each == chosen(self.undo))

    @property
    def waits(self) -> bool:
        """Whether a seat is left to others, who may agree on a time."""
        return any(place.kind in ("invited", "open") for place in self.places)

    def keeps(self, given: Mapping[str, str]) -> bool:
        """Return whether the form keeps every given value; fields that it does not have are ignored."""
        shown = {"mode": self.mode, "clock": chosen(self.clocks), "undo": chosen(self.undo)}
        shown["listed"] = "yes" if self.listed else "no"
        shown["aids"] = "yes" if self.aids else "no"
        shown["rated"] = "yes" if self.rated else "no"
        if len(self.counts) > 1:
            shown["seats"] = chosen(self.counts)
        for place in self.places:
            shown[f"s-{place.seat}"] = place.kind
        for field in self.fields:
            name = PREFIX + field.name
            shown[name] = chosen(field.choices) if field.choices else str(field.number)
            shown |= {f"{name}-{number}": chosen(part) for number, part in enumerate(field.parts)}
        return all(given.get(name, value) == value for name, value in shown.items())


def _request(choice: SeatChoice) -> SeatRequest:
    if choice.kind.startswith(_BOT):
        return Computer(choice.kind.removeprefix(_BOT))
    if choice.kind == "me":
        return Me(choice.name or None)
    return Invited() if choice.kind == "invited" else Anybody()


def table_form(given: Mapping[str, str], say: Speaker) -> TableForm:
    """Return the form for the values given so far; missing or impossible ones are replaced by defaults."""
    names = games()
    picked = given.get("game", "") if given.get("game", "") in names else "tiny_towns" if "tiny_towns" in names else names[0]
    rules = game(picked)
    way = given.get("with", "")
    mode = given.get("mode", "")
    if mode not in rules.modes:
        solo = solo_mode(rules) if way == "solo" else None
        mode = solo or next(iter(rules.modes))
    counts = list(rules.modes[mode])
    entered = given.get("seats", "")
    usual = 2 if way in _WAYS else 3
    seats = next((each for each in counts if str(each) == entered), max(counts[0], min(usual, counts[-1])))
    form = Form(rules, seats, mode, given, say)
    return TableForm(
        game=picked,
        games=options([(each, say(f"{each}-name")) for each in names], picked),
        mode=mode,
        modes=[(each, say(f"{picked}-mode-{each.value}-help")) for each in _modes(picked, list(rules.modes), mode, say)],
        counts=options([(str(each), str(each)) for each in counts], str(seats)),
        fields=form.fields,
        places=[_place(seat, seats, given, way, say) for seat in range(seats)],
        clocks=options([(each, say(f"server-new-clock-{each}")) for each in CLOCKS], given.get("clock", "none")),
        undo=options([(each, say(f"server-new-undo-{each}")) for each in UNDO], given.get("undo", "free")),
        aids=given.get("aids", "yes") != "no",
        rated=given.get("rated", "no") == "yes" and seats > 1,
        begins=given.get("begins", "")[:16],
        listed=given.get("listed", "yes" if way == "open" else "no") == "yes",
        options=form.chosen,
    )


def _modes(picked: str, modes: list[str], mode: str, say: Speaker) -> list[FormOption]:
    return options([(each, say(f"{picked}-mode-{each}")) for each in modes], mode)


def _place(seat: int, seats: int, given: Mapping[str, str], way: str, say: Speaker) -> SeatChoice:
    kinds = [("me", say("server-new-seat-me" if seat == 0 else "server-new-seat-device"))]
    if seats > 1:
        kinds += [(each, say(f"server-new-seat-{each}")) for each in ("invited", "open")]
        kinds += [(_BOT + each, say("server-new-seat-bot", {"strength": strength(each, say)})) for each in strengths()]
    usual = "me" if seat == 0 else _WAYS.get(way, _BOT + usual_strength())
    entered = given.get(f"s-{seat}", "")
    choices = options(kinds, entered if entered in dict(kinds) else usual)
    named = seat > 0 and chosen(choices) == "me"
    name = given.get(f"n-{seat}", "")[:60]
    if named and not name:
        name = say("server-holder-person", {"number": seat + 1})
    return SeatChoice(seat, choices, name if named else "", named)
