"""Bots: they are given views, never the state of a match."""

from tabletown.bots.bot import Bot, UnknownBot, bot, bots

__all__ = ["Bot", "UnknownBot", "bot", "bots"]
