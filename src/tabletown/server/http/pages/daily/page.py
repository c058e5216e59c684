"""The page at `/daily`: the deals of a day, who stands where, and a text to tell others."""

from __future__ import annotations

from datetime import date
from math import ceil
from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Redirect
from markupsafe import Markup

from tabletown.core.errors import TabletownError
from tabletown.i18n import Speaker
from tabletown.server.http.dependencies import DailyDep, DayName, GameName, VisitorDep
from tabletown.server.http.dependencies import Visitor as Caller
from tabletown.server.http.pages.daily.histogram import histogram
from tabletown.server.http.pages.game_info import strength
from tabletown.server.http.pages.shell import page
from tabletown.server.tables.daily.model import BOT, Par, Standing
from tabletown.server.tables.daily.service import DailyService, DealEntry, Today

_Game = Annotated[str, QueryParameter(max_length=64)]


def signed(points: int, solo: bool = False) -> str:
    """Return points as they are shown: with a sign where they are a lead."""
    return (str(points) if solo else f"{points:+d}").replace("-", "−")


def share(found: Today, say: Speaker) -> str:
    """Return the text to tell others: how it went, never how it was done."""
    lines = [say("web-daily-share-head", {"number": found.number})]
    for each in found.deals:
        if each.mine is not None and each.mine.points is not None:
            result = f"{say(f'{each.deal.game}-name')}  {signed(each.mine.points, each.deal.is_solo)}"
            lines.append(result + _arrow(each.mine.points, each.par))
    if found.streak.days > 1:
        lines.append(say("web-daily-row", {"days": found.streak.days}))
    return "\n".join(lines)


def _arrow(points: int, par: Par | None) -> str:
    if par is None:
        return ""
    apart = points - par.points
    return f"  {'▲' if apart > 0 else '▼'} {abs(apart)}" if apart else "  ="


def _card(entry: DealEntry) -> dict[str, Any]:
    """Return what a card of a deal shows."""
    mine = None if entry.mine is None else entry.mine.points
    apart = None if mine is None or entry.par is None else mine - entry.par.points
    solo = entry.deal.is_solo
    return {
        "game": entry.deal.game,
        "entry": entry,
        "solo": solo,
        "par": None if entry.par is None else signed(entry.par.points, solo),
        "points": None if mine is None else signed(mine, solo),
        "apart": apart,
        "chip": None if apart is None else signed(apart) if apart else "±0",
    }


async def _standings(daily: DailyService, visitor: Caller, day: str, game: str) -> list[Standing] | None:
    """Return who stands where, None if the caller may not know."""
    try:
        return await daily.standings(visitor.known, day, game)
    except TabletownError:
        return None


def _chart(found: list[Standing], entry: DealEntry, say: Speaker) -> Markup | None:
    """Return the chart of the results, and the caller's among them."""
    if not found:
        return None
    mine = next((each.points for each in found if each.mine), None)
    par, solo = None if entry.par is None else entry.par.points, entry.deal.is_solo
    words = (
        say("web-daily-chart", {"count": len(found)}),
        "" if par is None else say("web-daily-chart-par", {"points": signed(par, solo)}),
        "" if mine is None else say("web-daily-chart-mine", {"points": signed(mine, solo)}),
    )
    return histogram([each.points for each in found], mine, par, words)


async def _show(daily: DailyService, visitor: Caller, day: str | None, game: str) -> Response[str]:
    found, say = await daily.look(visitor.known, day), Speaker(visitor.language)
    finished = [each.deal.game for each in found.deals if each.mine is not None and each.mine.points is not None]
    names = [each.deal.game for each in found.deals]
    chosen = game if game in names else (finished or names)[0]
    entry = found.deals[names.index(chosen)]
    board = await _standings(daily, visitor, found.day, chosen)
    mine = next((each for each in board or [] if each.mine), None)
    better = sum(each.points < mine.points for each in board) if board and mine else 0
    seconds = max(0, ceil(found.ends - daily.now()))
    left = seconds // 60
    return page(
        visitor.request,
        "daily.html",
        me=visitor.known,
        found=found,
        weekday=f"d{date.fromisoformat(found.day).isoweekday()}",
        weekdays={each: f"d{date.fromisoformat(each).isoweekday()}" for each, _ in found.streak.week},
        when=date.fromisoformat(found.day),
        today=daily.today,
        seconds=seconds,
        hours=left // 60,
        minutes=left % 60,
        cards=[_card(each) for each in found.deals],
        go=next((each.deal.game for each in found.deals if each.table and not found.is_over), None),
        chosen=chosen,
        entry=entry,
        board=board,
        signed=signed,
        share=share(found, say) if finished else "",
        chart=_chart(board or [], entry, say),
        percent=round(100 * better / (len(board) - 1)) if board and mine and len(board) > 1 else None,
        builder=strength(BOT, say),
    )


class DailyPageController(Controller):
    """The daily deal."""

    path = "/daily"
    include_in_schema = False

    @get("")
    async def today(self, daily: DailyDep, visitor: VisitorDep, game: _Game = "") -> Response[str]:
        """Show today."""
        return await _show(daily, visitor, None, game)

    @get("/{day:str}")
    async def earlier(self, day: DayName, daily: DailyDep, visitor: VisitorDep, game: _Game = "") -> Response[str]:
        """Show a day."""
        return await _show(daily, visitor, day, game)

    @post("/{day:str}/{game:str}", status_code=303)
    async def play(self, day: DayName, game: GameName, daily: DailyDep, visitor: VisitorDep) -> Redirect:
        """Begin a try or go on with it, as a new guest if necessary."""
        await daily.check(day, game)  # before a guest is created
        identity, cookies = await visitor.sign_in()
        return Redirect(f"/tables/{await daily.play(identity, day, game)}", status_code=303, cookies=cookies)
