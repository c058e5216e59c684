"""The template context of the analysis board, and positions in addresses."""

from __future__ import annotations

import base64
import binascii
import random
import re
import zlib
from typing import Any
from urllib.parse import urlencode

import msgspec
from markupsafe import Markup

from tabletown.core.bits import members
from tabletown.core.errors import PositionError
from tabletown.core.facets import Look
from tabletown.core.game import Game
from tabletown.core.state import CHANCE, State
from tabletown.server.errors import ServerError
from tabletown.server.http.pages.table.view import sprite
from tabletown.server.http.pages.translator import Translator, translator_of
from tabletown.table.analysis import Analysis
from tabletown.table.review.page import figure

LONGEST = 8000  # characters of an address
_LONGEST_TEXT = 20_000
_MOST = 300  # steps since the first position
_STEP = re.compile(r"(c|\d{1,2})\.(\d{1,9})\Z")


class AnalysisQuery(msgspec.Struct, frozen=True):
    """The first position, the steps since, whose decision it is, and whether all cards are open."""

    position: str = ""
    done: str = ""
    seat: int | None = None
    is_open: bool = False

    @property
    def steps(self) -> list[tuple[int, int]]:
        """The steps since the first position."""
        found = [_STEP.match(each) for each in self.done.split("-")] if self.done else []
        if len(found) > _MOST or None in found:
            raise ServerError("server-request", field="done", reason=self.done[:40])
        return [(CHANCE if each[1] == "c" else int(each[1]), int(each[2])) for each in found if each is not None]

    def address(self, **changes: Any) -> str:
        """Return the address of the board with some changes; a new step asks for whoever decides next."""
        query = msgspec.structs.replace(self, **changes)
        parts = {"position": query.position, "done": query.done, "seat": query.seat, "open": query.is_open or None}
        return f"/analysis?{urlencode({name: str(value) for name, value in parts.items() if value not in (None, '')})}"

    def after(self, steps: list[tuple[int, int]]) -> str:
        """Return the address of the board after other steps."""
        done = "-".join(f"{'c' if actor == CHANCE else actor}.{action}" for actor, action in steps)
        return self.address(done=done, seat=None)


def pack(state: State) -> str:
    """Return a position for an address."""
    return base64.urlsafe_b64encode(zlib.compress(state.to_text().encode(), 9)).decode().rstrip("=")


def unpack(packed: str) -> str:
    """Return the text of a position in an address; raise PositionError if there is none."""
    try:
        data = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        return zlib.decompressobj().decompress(data, _LONGEST_TEXT).decode()
    except (binascii.Error, zlib.error, ValueError):
        raise PositionError("server-analysis-address") from None


def go_on(state: State, steps: list[tuple[int, int]]) -> State:
    """Return the position after some steps; raise IllegalAction if one is not legal."""
    after = state.copy()
    for actor, action in steps:
        after.apply(actor, action)
    return after


def draw(state: State) -> int:
    """Return a random outcome of the dealer."""
    outcomes, weights = zip(*state.outcomes())
    return int(random.choices(outcomes, weights)[0])


def decider(state: State, seat: int | None) -> int | None:
    """Return the seat whose decision is shown, None if nobody has one."""
    actors = members(max(state.actors(), 0))
    return seat if seat in actors else actors[0] if actors else None


def context(rules: Game, state: State, query: AnalysisQuery, language: str) -> dict[str, Any]:
    """Return the context for the template of the board."""
    say = translator_of(language, (), rules.name, state.options)
    seat = decider(state, query.seat)
    view = rules.view(state, seat if seat is not None or not query.is_open else 0)
    actor = CHANCE if state.actors() == CHANCE else seat
    legal = [] if actor is None else state.legal(actor)
    parts = rules.parts(view, legal if seat is not None else [], say, Look(seat=seat))
    steps = query.steps
    others = [each for each in range(state.options.seats) if each != view.seat] if query.is_open else []
    hands = [(say.seat(each), rules.parts(rules.view(state, each), [], say, Look(seat=each)).under) for each in others]
    labels = say.choices(rules, view, legal) if seat is not None else {}
    return {
        "game": rules.name,
        "query": query,
        "seat": seat,
        "name": None if seat is None else say.seat(seat),
        "paint": None if seat is None else parts.paints[seat].number,
        "deciding": [(each, say.seat(each)) for each in members(max(state.actors(), 0))],
        "dealer": actor == CHANCE,
        "prompt": say.line(rules.prompt(view)),
        "choices": [
            (action, labels[action] if action in labels else say.action(rules.name, rules.describe(action)))
            for action in legal
        ],
        "steps": len(steps),
        "back": query.after(steps[:-1]) if steps else None,
        "start": query.after([]) if len(steps) > 1 else None,
        "totals": [
            (say.seat(each), parts.paints[each].number, rules.score(view, each).total) for each in range(state.options.seats)
        ],
        "text": state.to_text(),
        "board": Markup(parts.board.svg(standalone=False)),
        "under": [Markup(each.svg(standalone=False)) for each in parts.under],
        "hands": [(name, [Markup(each.svg(standalone=False)) for each in drawn]) for name, drawn in hands if drawn],
        "sprite": sprite(parts.sprites),
    }


def listed(rules: Game, state: State, found: Analysis, language: str) -> dict[str, Any]:
    """Return the context of the list of best actions."""
    say = translator_of(language, (), rules.name, state.options)
    labels = say.choices(rules, rules.view(state, found.seat), [each.action for each in found.choices])
    return {"found": found, "rows": [_row(rules, each, labels[each.action], say) for each in found.choices]}


def _row(rules: Game, choice: Any, label: str, say: Translator) -> dict[str, Any]:
    rest = [say.action(rules.name, rules.describe(action)) for action in choice.line[1:]]
    return {
        "action": choice.action,
        "label": label,
        "line": " → ".join(rest),
        "points": figure(choice.points, say.language),
        "points_error": figure(choice.points_error, say.language),
        "chance": f"{100 * choice.chance:.0f} %",
        "loss": figure(-choice.loss, say.language, True),
        "error": figure(choice.error, say.language),
        "is_best": choice.loss == 0,
    }
