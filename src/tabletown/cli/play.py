"""`tabletown play`: seats from arguments or a few questions, and the match."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tabletown.cli.files import default_path, load, save
from tabletown.cli.session import Session
from tabletown.cli.terminal import Terminal
from tabletown.core.game import Game
from tabletown.core.notation import Lines
from tabletown.core.options import Options
from tabletown.core.record import BotSeat, Person, Seat, printable
from tabletown.core.registry import game, games
from tabletown.i18n import languages, say
from tabletown.table import Dealer, Open, Table, TableError

DEFAULT_GAME = "tiny_towns"
DEFAULT_BOTS = 2
SEED_DIGITS = 64


def play(arguments: argparse.Namespace) -> int:
    """Play a new match, or resume a saved one."""
    terminal = Terminal(plain=arguments.plain)
    if arguments.resume is not None:
        path = Path(arguments.resume)
        table = Table.from_record(load(path))
        if arguments.game not in (None, table.game.name):
            raise TableError("record-game", found=table.game.name, expected=arguments.game)
        if any(isinstance(holder, Open) for holder in table.seats):
            raise TableError("cli-error-open")
        path = path if arguments.save is None else Path(arguments.save)
    else:
        if terminal.interactive and _is_open(arguments):
            try:
                _ask(terminal, arguments)
            except (EOFError, KeyboardInterrupt):
                terminal.write()
                return 0
        table = new_table(arguments)
        path = default_path(table) if arguments.save is None else Path(arguments.save)
    save(table, path)  # fail now rather than after the first round
    Session(table, arguments.language, terminal, path, arguments.pack).run()
    return 0


def new_table(arguments: argparse.Namespace) -> Table:
    """Return the table that the arguments describe."""
    rules = game(arguments.game or DEFAULT_GAME)
    options = _options(rules, arguments)
    bots = min(options.seats - 1, DEFAULT_BOTS) if _is_open(arguments) else options.seats - 1
    bots = bots if arguments.bots is None else arguments.bots
    if not 0 <= bots <= options.seats:
        raise TableError("cli-error-bots", bots=bots, seats=options.seats)
    dealer = None if arguments.seed is None else Dealer(rules, options, _seed(arguments.seed))
    return Table(rules, options, _seats(arguments, options.seats, bots), dealer=dealer)


def _is_open(arguments: argparse.Namespace) -> bool:
    """Return whether the arguments leave the seats open."""
    return arguments.seats is None and arguments.bots is None and arguments.mode is None and not arguments.names


def read_options(rules: Game, texts: Sequence[str]) -> dict[str, Any]:
    """Return the options written as NAME=VALUE."""
    for each in texts:
        if len(each.split()) != 1 or "=" not in each:
            raise TableError("cli-error-option", text=printable(each))
    return Lines(f"{rules.name}\noptions: {' '.join(texts)}", rules.name).options()


def _options(rules: Game, arguments: argparse.Namespace) -> Options:
    chosen = read_options(rules, arguments.option)
    names = [name for name in arguments.names.split(",") if name.strip()]
    seats = arguments.seats
    if seats is None and arguments.mode != "solo":
        if arguments.bots is not None:
            seats = max(len(names), 1) + arguments.bots
        elif len(names) > 1:
            seats = len(names)
        elif arguments.mode is None:
            seats = _usual_seats(rules)
    if seats is not None:
        chosen["seats"] = seats
    if arguments.mode is not None:
        chosen["mode"] = arguments.mode
    return rules.options(**chosen)


def _usual_seats(rules: Game) -> int:
    """Return the number of seats of the game nearest to one person and two bots."""
    counts = {seats for each in rules.modes.values() for seats in each}
    return min(counts, key=lambda seats: (abs(seats - 1 - DEFAULT_BOTS), seats))


def _seats(arguments: argparse.Namespace, seats: int, bots: int) -> list[Seat]:
    """Return the seats, people first, then bots."""
    people = seats - bots
    names = [printable(name.strip()) for name in arguments.names.split(",") if name.strip()]
    if len(names) > people:
        raise TableError("cli-error-names", names=len(names), people=people)
    held: list[Seat] = []
    for number in range(1, people + 1):
        message = "cli-person" if people == 1 else "cli-person-number"
        name = names[number - 1] if number <= len(names) else say(arguments.language, message, {"number": number})
        held.append(Person(name))
    for number in range(1, bots + 1):
        held.append(BotSeat(arguments.bot, say(arguments.language, "cli-bot-number", {"number": number})))
    return held


def _seed(text: str) -> bytes:
    if not re.fullmatch(rf"[0-9a-fA-F]{{1,{SEED_DIGITS}}}", text):
        raise TableError("cli-error-seed", text=printable(text), digits=SEED_DIGITS)
    return bytes.fromhex(text.rjust(SEED_DIGITS, "0"))


# Questions of a start without arguments; Enter accepts the default.


def _ask(terminal: Terminal, arguments: argparse.Namespace) -> None:
    if not arguments.language_named:
        arguments.language = _ask_language(terminal, arguments.language)
    if arguments.game is None:
        arguments.game = _ask_game(terminal, arguments.language)
    rules = game(arguments.game)
    most = max(seats for each in rules.modes.values() for seats in each) - 1
    usual = _usual_seats(rules) - 1
    question = say(arguments.language, "cli-ask-bots", {"most": most, "usual": usual})
    while True:
        answer = terminal.ask(question)
        if not answer or (answer.isdecimal() and int(answer) <= most):
            arguments.bots = int(answer) if answer else usual
            return
        terminal.write(say(arguments.language, "cli-ask-number", {"least": 0, "most": most}), "error")


def _ask_language(terminal: Terminal, offered: str) -> str:
    known = languages()
    listed = "  ".join(f"{number} {say(code, 'language')}" for number, code in enumerate(known, 1))
    question = say(offered, "cli-ask-language", {"languages": listed, "usual": say(offered, "language")})
    while True:
        answer = terminal.ask(question).casefold()
        if not answer:
            return offered
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        for code in known:
            if code == answer or say(code, "language").casefold().startswith(answer):
                return code
        terminal.write(say(offered, "cli-ask-number", {"least": 1, "most": len(known)}), "error")


def _ask_game(terminal: Terminal, language: str) -> str:
    known = games()
    if len(known) == 1:
        return known[0]
    for number, name in enumerate(known, 1):
        terminal.write(f"{number:3} {say(language, f'{name}-name')}")
    while True:
        answer = terminal.ask(say(language, "cli-ask-game", {"usual": say(language, f"{DEFAULT_GAME}-name")}))
        if not answer:
            return DEFAULT_GAME
        if answer.isdecimal() and 1 <= int(answer) <= len(known):
            return known[int(answer) - 1]
        for name in known:
            if any(word.casefold().startswith(answer.casefold()) for word in (name, say(language, f"{name}-name"))):
                return name
        terminal.write(say(language, "cli-ask-number", {"least": 1, "most": len(known)}), "error")
