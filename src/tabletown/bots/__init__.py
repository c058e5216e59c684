"""Bots, which receive views and never the state of a match."""

from tabletown.bots.bot import Bot, Thinking, UnknownBot, bot, bots

__all__ = ["Bot", "Thinking", "UnknownBot", "bot", "bots"]
