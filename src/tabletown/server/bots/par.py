"""The par of daily deals: runs of a bot, worked out before the day begins with the time that bots leave."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable

import msgspec

from tabletown.bots import bot
from tabletown.core.errors import TabletownError
from tabletown.core.registry import game
from tabletown.core.views import View
from tabletown.server.bots.pool import BotPool
from tabletown.server.bots.queue import Rank
from tabletown.server.store.daily import DailyDatabase
from tabletown.server.tables.daily.model import BOT, Deal, later, points_of
from tabletown.server.tables.daily.service import DailyService
from tabletown.table import BotSeat, Dealer, Table

LEASE = 600.0  # seconds after which the par of a silent process is free again
_POLL = 30.0  # seconds between two looks at the calendar
_log = logging.getLogger(__name__)


class Decision(msgspec.Struct, frozen=True):
    """A decision of the bot in one of its runs; `table` names the deal in the log."""

    table: str
    game: str
    view: View
    legal: list[int]
    seed: int


def choose(decision: Decision) -> int:
    """Return the bot's action; it keeps nothing of other decisions, so that only the seed matters."""
    rng = random.Random(decision.seed)
    return bot(BOT).choose(game(decision.game), decision.view, decision.legal, rng)


class ParMaker:
    """Makes the deals of each day in time, and works out their pars one run after the other."""

    def __init__(
        self, daily: DailyService, store: DailyDatabase, pool: BotPool, now: Callable[[], float], works: bool
    ) -> None:
        self._daily = daily
        self._store = store
        self._pool = pool
        self._now = now
        self._works = works  # whether this process has bots

    async def run(self) -> None:
        """Work out pars and prepare further days until cancelled."""
        while True:
            await _safely(self._make_all())
            await asyncio.sleep(_POLL)
            await _safely(self._daily.prepare())

    async def _make_all(self) -> None:
        while await self.make_one():
            pass

    async def make_one(self) -> bool:
        """Work out the par of the earliest deal of today or tomorrow that lacks it; return whether there was one."""
        if not self._works or not self._daily.runs:
            return False
        today, now = self._daily.today, self._now()
        deal = await self._store.claim(self._daily.runs, (today, later(today, 1)), now, now + LEASE)
        if deal is None:
            return False
        if not deal.is_playable:  # it stays claimed, so that the others have their turn
            return True
        try:
            following: Deal | None = deal
            while following is not None and len(following.runs) < self._daily.runs:
                deal = following
                following = await self._store.add_run(deal, await self._play(deal), self._now() + LEASE)
        finally:
            with contextlib.suppress(TabletownError):
                await self._store.release(deal)
        return True

    async def _play(self, deal: Deal) -> int:
        """Play the next run: the other seats as at a person's table, seat 0 with a randomness of this run."""
        rules = game(deal.game)
        options = msgspec.convert(deal.options, rules.options_type)
        dealer = Dealer(rules, options, bytes.fromhex(deal.seed))
        table = Table(rules, options, [BotSeat(BOT)] * options.seats, dealer=dealer)
        own = random.Random(f"{deal.seed} {len(deal.runs)}")
        while not table.over:
            seat = table.bots()[0]
            seed = table.bot_seed(seat) if seat else own.getrandbits(32)
            decision = Decision(f"{deal.day} {deal.game}", deal.game, table.view(seat), table.legal(seat), seed)
            table.act(seat, await self._pool.work("par", Rank.REVIEW, choose, decision))
        return points_of([table.score(None, seat).total for seat in range(options.seats)])


async def _safely(work: Awaitable[None]) -> None:
    """Do what can be done again later, and only log what goes wrong."""
    try:
        await work
    except TabletownError as error:
        _log.warning("the daily deals wait: %s", error.message)
    except Exception:
        _log.exception("the daily deals failed")
