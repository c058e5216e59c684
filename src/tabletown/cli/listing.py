"""`tabletown games`: the games, their modes and options."""

from __future__ import annotations

import argparse
import textwrap

from tabletown.core.game import Game
from tabletown.core.registry import game, games
from tabletown.i18n import say

WIDTH = 100


def list_games(arguments: argparse.Namespace) -> int:
    """List every game, or the modes and options of one."""
    if arguments.game is not None:
        _describe(game(arguments.game), arguments.language)
        return 0
    for name in games():
        _item(name, f"{say(arguments.language, f'{name}-name')}. {say(arguments.language, f'{name}-about')}")
    return 0


def _describe(rules: Game, language: str) -> None:
    print(say(language, f"{rules.name}-name"))
    print(say(language, f"{rules.name}-about"))
    print()
    print(say(language, "cli-modes"))
    for mode in rules.modes:
        _item(mode, f"{say(language, f'{rules.name}-mode-{mode}')}. {say(language, f'{rules.name}-mode-{mode}-help')}")
    print()
    print(say(language, "cli-options"))
    for option in rules.options_type.__struct_fields__:
        if option not in ("seats", "mode"):
            message = f"{rules.name}-option-{option}"
            _item(option, f"{say(language, message)}. {say(language, f'{message}-help')}")


def _item(head: str, text: str) -> None:
    print(textwrap.fill(text, WIDTH, initial_indent=f"  {head:<16}", subsequent_indent=" " * 18))
