"""The coach on the page of a table: what it explains, its warnings, and what a match has taught."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, post
from litestar.params import URLEncodedBody
from litestar.response import Redirect

from tabletown.core.game import Game
from tabletown.server.bots.coach import Coaching, Warned
from tabletown.server.bots.hints import named
from tabletown.server.http.dependencies import CoachDep, Myself, TableId
from tabletown.server.http.pages.translator import Translator
from tabletown.server.tables.coaching import Caution, Summary
from tabletown.table import Replay


class CoachForm(msgspec.Struct, frozen=True):
    """A choice that is about to be made."""

    action: int = -1
    version: str | None = None
    seat: int | None = None


class CoachSwitch(msgspec.Struct, frozen=True):
    """Whether the coach is wanted."""

    active: bool = False


class Verdict(msgspec.Struct, frozen=True):
    """Whether there is a warning; the card of the choice says what it is."""

    warns: bool


class CoachController(Controller):
    """The coach at `/tables/{table}/coach`."""

    path = "/tables/{table:str}/coach"
    include_in_schema = False

    @post("", status_code=200)
    async def consider(self, table: TableId, data: URLEncodedBody[CoachForm], coach: CoachDep, identity: Myself) -> Verdict:
        """Return whether the coach warns of a choice."""
        return Verdict(await coach.warning(identity, table, data.seat, data.action, data.version) is not None)

    @post("/switch", status_code=303)
    async def switch(self, table: TableId, data: URLEncodedBody[CoachSwitch], coach: CoachDep, identity: Myself) -> Redirect:
        """Switch the coach on or off."""
        await coach.switch(identity, table, data.active)
        return Redirect(f"/tables/{table}", status_code=303)


def advice(coaching: Coaching | None, say: Translator) -> dict[str, Any] | None:
    """Return the coach for the template of a table, None if the table has none."""
    if coaching is None:
        return None
    return {"active": coaching.active, "text": "" if coaching.line is None else say.line(coaching.line)}


def warning(game: Game, view: Any, found: Warned, say: Translator) -> str:
    """Return a warning in words: the better choice, why, and how many points are expected to be lost."""
    better = say.choices(game, view, [found.caution.better])[found.caution.better]
    reason = say.line(named(game, view, found.reason, say))
    return say("web-coach-warning", {"choice": better, "points": round(found.caution.points), "reason": reason})


def taught(replay: Replay, found: Summary | None, say: Translator) -> dict[str, Any] | None:
    """Return the summary of a match for its result page, None without a coach or if nothing came up."""
    if found is None or not (found.decisions or found.cautions):
        return None
    made = [each for each in found.cautions if each.heeded is False]
    return {
        "decisions": [say(f"{replay.game.name}-coach-{each}") for each in found.decisions],
        "avoided": sum(each.heeded is True for each in found.cautions),
        "made": _mistakes(replay, made, say),
    }


def _mistakes(replay: Replay, made: list[Caution], say: Translator) -> list[dict[str, Any]]:
    """Return choices and better ones in the words of their position, with the step of the replay that shows it."""
    game, seat = replay.game, replay.viewer
    rows, index = [], 0
    for each in made:
        places = [at for at in range(index, len(replay.steps)) if replay.steps[at] == (seat, each.chosen)]
        row: dict[str, Any] = {"points": round(each.points), "step": None}
        if places:
            index = places[0] + 1
            row["step"] = max(number for number in range(replay.last + 1) if replay.index_of(number) < index)
            said = say.choices(game, game.view(replay.state_at(index - 1), seat), [each.chosen, each.better])
        else:
            said = {action: say.action(game.name, game.describe(action)) for action in (each.chosen, each.better)}
        named = {"chosen": said[each.chosen], "better": said[each.better]}
        rows.append({**row, **{role: label.partition(" · ")[0] for role, label in named.items()}})
    return rows
