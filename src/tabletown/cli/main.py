"""The command `tabletown`: its arguments and the functions that run its commands."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NoReturn

import tabletown
from tabletown import _build
from tabletown.bots import bots
from tabletown.core.errors import TabletownError
from tabletown.i18n import languages, preferred, say

Words = Callable[..., str]
# Options that the server parses itself.
SERVE = ("host", "port", "database", "workers")
WORK = ("database", "processes")
ADMIN = (
    "users", "tables", "reports", "log", "mute", "unmute", "ban", "unban", "passphrase", "host", "unhost", "dismiss", "undo",
    "backup",
)  # fmt: skip


class Formatter(argparse.HelpFormatter):
    """A help formatter with "usage" in the user's language."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog)
        self._words = words

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._words("cli-usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """An argument parser in the user's language, as far as the standard library allows."""

    words: Words

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(2, self.words("cli-error-arguments", reason=message, command=f"{self.prog} --help") + "\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = _language(given)

    def words(message: str, **said: object) -> str:
        return say(language, message, said)

    parsed = _parser(words, language).parse_args(given)
    parsed.language_named = _named_language(given) is not None
    try:
        return int(parsed.carry_out(parsed))
    except TabletownError as error:
        print(words(error.message, **error.arguments), file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader, such as `head`, has stopped
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _named_language(given: Sequence[str]) -> str | None:
    """Return the language that the arguments name; it is needed before they can be explained."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument("--language", "-l")
    try:
        named: str | None = first.parse_known_args(given)[0].language
    except argparse.ArgumentError:
        return None
    return named


def _language(given: Sequence[str]) -> str:
    """Return the requested language, else that of the system."""
    return preferred(_named_language(given), *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))


def version(words: Words) -> str:
    """Return the version and the engine in use."""
    mode, _, detail = _build.reason().partition(":")
    engine = words(f"cli-engine-{_build.mode()}") if not mode else words(f"cli-engine-{mode}", file=detail)
    return words("cli-version", version=tabletown.__version__, engine=engine)


def _parser(words: Words, language: str) -> Parser:
    parser = _speaking(Parser(prog="tabletown", description=words("cli-about"), add_help=False), words)
    parser.add_argument("--language", "-l", choices=languages(), help=words("cli-help-language"))
    parser.add_argument("--version", action="store_true", help=words("cli-help-version"))
    parser.set_defaults(carry_out=lambda given: _without_command(parser, given, words), language=language)
    commands = parser.add_subparsers(metavar=words("cli-metavar-command"), title=words("cli-title-commands"))

    def add(name: str, carry_out: Callable[[argparse.Namespace], int]) -> Parser:
        about = words(f"cli-about-{name}")
        command: Parser = commands.add_parser(name, description=about, help=about, add_help=False)
        _speaking(command, words)
        command.add_argument("--language", "-l", choices=languages(), help=words("cli-help-language"))
        command.set_defaults(carry_out=carry_out, language=language)
        return command

    _add_play(add("play", _play), words)
    for name, carry_out in (("replay", _replay), ("verify", _verify)):
        command = add(name, carry_out)
        command.add_argument("file", metavar=words("cli-metavar-file"), help=words("cli-help-record"))
        _add_pack(command, words)
    _add_export(add("export", _export), words)
    backup = add("backup", _backup)
    backup.add_argument("folder", metavar=words("cli-metavar-folder"), help=words("cli-help-backup-folder"))
    backup.add_argument("--keep", type=int, default=14, metavar="N", help=words("cli-help-backup-keep"))
    backup.add_argument("--database", metavar="URL", help=words("server-help-database"))
    restore = add("import", _import)
    restore.add_argument("file", metavar=words("cli-metavar-file"), help=words("cli-help-backup"))
    restore.add_argument("--database", metavar="URL", help=words("server-help-database"))
    _add_admin(add("admin", _admin), words)
    add("confirm-clock", _confirm_clock).add_argument("--database", metavar="URL", help=words("server-help-database"))
    perft = add("perft", _perft)
    perft.add_argument("subject", metavar=words("cli-metavar-subject"), help=words("cli-help-subject"))
    perft.add_argument("--depth", type=int, default=3, metavar="N", help=words("cli-help-depth"))
    serve = add("serve", _serve)
    for option in SERVE:
        serve.add_argument(f"--{option}", help=words(f"server-help-{option}"))
    _add_pack(serve, words)
    worker = add("worker", _worker)
    for option in WORK:
        worker.add_argument(f"--{option}", help=words(f"server-help-{option}"))
    _add_pack(worker, words)
    pack = add("pack", _pack)
    pack.add_argument("action", choices=("check",), help=words("cli-help-pack-action"))
    pack.add_argument("file", metavar=words("cli-metavar-file"), help=words("cli-help-pack-file"))
    _add_arena(add("arena", _arena), words)
    add("bench", _bench)
    add("rules", _rules).add_argument("game", metavar=words("cli-metavar-game"), help=words("cli-help-game"))
    learn = add("learn", _learn)
    learn.add_argument("game", nargs="?", metavar=words("cli-metavar-game"), help=words("cli-help-game"))
    learn.add_argument("lesson", nargs="?", metavar=words("cli-metavar-lesson"), help=words("cli-help-lesson"))
    learn.add_argument("--plain", action="store_true", help=words("cli-help-plain"))
    learn.add_argument("--check", action="store_true", help=words("cli-help-lesson-check"))
    _add_puzzles(add("puzzles", _puzzles), words)
    _add_review(add("review", _review), words)
    _add_analyse(add("analyse", _analyse), words)
    add("games", _games).add_argument("game", nargs="?", metavar=words("cli-metavar-game"), help=words("cli-help-game"))
    return parser


def _speaking(parser: Parser, words: Words) -> Parser:
    parser.words = words
    parser.formatter_class = lambda prog: Formatter(prog, words)
    # argparse has no public names for its two groups.
    parser._positionals.title = words("cli-title-arguments")
    parser._optionals.title = words("cli-title-options")
    parser.add_argument("--help", "-h", action="help", help=words("cli-help-help"))
    return parser


def _add_play(play: Parser, words: Words) -> None:
    play.add_argument("game", nargs="?", metavar=words("cli-metavar-game"), help=words("cli-help-game"))
    play.add_argument("--seats", type=int, metavar="N", help=words("cli-help-seats"))
    play.add_argument("--bots", type=int, metavar="N", help=words("cli-help-bots"))
    play.add_argument("--bot", choices=bots(), default="greedy", help=words("cli-help-bot"))
    play.add_argument("--names", default="", metavar=words("cli-metavar-names"), help=words("cli-help-names"))
    play.add_argument("--mode", metavar=words("cli-metavar-mode"), help=words("cli-help-mode"))
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-help-option"))
    play.add_argument("--plain", action="store_true", help=words("cli-help-plain"))
    play.add_argument("--seed", metavar="HEX", help=words("cli-help-seed"))
    play.add_argument("--save", metavar=words("cli-metavar-file"), help=words("cli-help-save"))
    play.add_argument("--resume", metavar=words("cli-metavar-file"), help=words("cli-help-resume"))
    _add_pack(play, words)


def _add_pack(command: Parser, words: Words) -> None:
    command.add_argument("--pack", metavar=words("cli-metavar-file"), help=words("cli-help-pack-file"))


def _add_arena(arena: Parser, words: Words) -> None:
    arena.add_argument("subject", nargs="+", metavar=words("cli-metavar-contest"), help=words("cli-help-contest"))
    arena.add_argument("--bots", nargs="+", metavar=words("cli-metavar-bot"), help=words("cli-help-contestants"))
    arena.add_argument("--engine", action="append", default=[], metavar="COMMAND", help=words("cli-help-engine"))
    arena.add_argument("--matches", type=int, default=100, metavar="N", help=words("cli-help-matches"))
    arena.add_argument("--mode", metavar=words("cli-metavar-mode"), help=words("cli-help-mode"))
    arena.add_argument("--seats", type=int, metavar="N", help=words("cli-help-seats"))
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-help-option"))
    arena.add_argument("--jobs", type=int, default=0, metavar="N", help=words("cli-help-jobs"))
    arena.add_argument("--seed", type=int, default=1, metavar="N", help=words("cli-help-arena-seed"))
    arena.add_argument("--part", type=float, default=1.0, metavar="P", help=words("cli-help-arena-part"))
    arena.add_argument("--out", metavar=words("cli-metavar-folder"), help=words("cli-help-out"))
    arena.add_argument("--ray", metavar=words("cli-metavar-address"), help=words("cli-help-ray"))
    arena.add_argument("--document", metavar=words("cli-metavar-file"), help=words("cli-help-document"))
    arena.add_argument("--generations", type=int, default=20, metavar="N", help=words("cli-help-generations"))
    arena.add_argument("--tries", type=int, default=0, metavar="N", help=words("cli-help-tries"))
    arena.add_argument("--weights", nargs="+", metavar=words("cli-metavar-weight"), help=words("cli-help-weights"))


def _add_export(export: Parser, words: Words) -> None:
    _add_pack(export, words)
    export.add_argument("file", metavar=words("cli-metavar-file"), help=words("cli-help-export"))
    export.add_argument("--all", action="store_true", help=words("cli-help-all"))
    export.add_argument("--database", metavar="URL", help=words("server-help-database"))
    export.add_argument("--to", choices=("text", "position", "svg"), help=words("cli-help-to"))
    export.add_argument("--step", type=int, metavar="N", help=words("cli-help-step"))
    export.add_argument("--seat", type=int, metavar="N", help=words("cli-help-seat"))
    export.add_argument("--output", "-o", metavar=words("cli-metavar-file"), help=words("cli-help-output"))


def _add_admin(admin: Parser, words: Words) -> None:
    admin.add_argument("action", choices=ADMIN, metavar=words("cli-metavar-action"), help=words("cli-help-admin-action"))
    admin.add_argument("subject", nargs="?", metavar=words("cli-metavar-about"), help=words("cli-help-admin-subject"))
    admin.add_argument("--hours", type=float, metavar="N", help=words("cli-help-admin-hours"))
    admin.add_argument("--reason", metavar=words("cli-metavar-text"), help=words("cli-help-admin-reason"))
    admin.add_argument("--database", metavar="URL", help=words("server-help-database"))


def _add_analyse(analyse: Parser, words: Words) -> None:
    analyse.add_argument("file", metavar=words("cli-metavar-file"), help=words("cli-help-analyse-file"))
    analyse.add_argument("--step", type=int, metavar="N", help=words("cli-help-analyse-step"))
    analyse.add_argument("--seat", type=int, metavar="N", help=words("cli-help-analyse-seat"))
    analyse.add_argument("--open", action="store_true", help=words("cli-help-analyse-open"))
    analyse.add_argument("--seconds", type=float, default=10.0, metavar="S", help=words("cli-help-analyse-seconds"))
    analyse.add_argument("--json", action="store_true", help=words("cli-help-analyse-json"))
    _add_pack(analyse, words)


def _add_review(review: Parser, words: Words) -> None:
    review.add_argument("file", nargs="+", metavar=words("cli-metavar-file"), help=words("cli-help-review-files"))
    review.add_argument("--seconds", type=float, default=60.0, metavar="S", help=words("cli-help-review-seconds"))
    form = review.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words("cli-help-review-json"))
    form.add_argument("--html", action="store_true", help=words("cli-help-review-html"))
    review.add_argument("--jobs", type=int, default=1, metavar="N", help=words("cli-help-jobs"))
    review.add_argument("--ray", metavar=words("cli-metavar-address"), help=words("cli-help-ray"))
    _add_pack(review, words)


def _add_puzzles(puzzles: Parser, words: Words) -> None:
    puzzles.add_argument("action", choices=("play", "make"), help=words("cli-help-puzzles-action"))
    puzzles.add_argument("game", metavar=words("cli-metavar-game"), help=words("cli-help-game"))
    puzzles.add_argument("number", nargs="?", type=int, default=1, metavar="N", help=words("cli-help-puzzles-number"))
    puzzles.add_argument("--plain", action="store_true", help=words("cli-help-plain"))
    puzzles.add_argument("--count", type=int, default=60, metavar="N", help=words("cli-help-puzzles-count"))
    puzzles.add_argument("--seed", type=int, default=1, metavar="N", help=words("cli-help-puzzles-seed"))
    puzzles.add_argument("--seconds", type=float, default=0.0, metavar="S", help=words("cli-help-puzzles-seconds"))
    puzzles.add_argument("--processes", type=int, default=1, metavar="N", help=words("cli-help-puzzles-processes"))
    puzzles.add_argument("--seats", type=int, nargs="+", default=[2, 3], metavar="N", help=words("cli-help-puzzles-seats"))
    puzzles.add_argument("--thorough", action="store_true", help=words("cli-help-puzzles-thorough"))
    puzzles.add_argument("--out", type=Path, metavar=words("cli-metavar-file"), help=words("cli-help-puzzles-out"))


# Imported when called, so that each command starts quickly.


def _without_command(parser: Parser, arguments: argparse.Namespace, words: Words) -> int:
    if arguments.version:
        print(version(words))
    else:
        parser.print_help()
    return 0


def _play(arguments: argparse.Namespace) -> int:
    from tabletown.cli.packs import load_pack
    from tabletown.cli.play import play

    load_pack(arguments)
    return play(arguments)


def _replay(arguments: argparse.Namespace) -> int:
    from tabletown.cli.packs import load_pack
    from tabletown.cli.records import replay

    load_pack(arguments)
    return replay(arguments)


def _verify(arguments: argparse.Namespace) -> int:
    from tabletown.cli.packs import load_pack
    from tabletown.cli.records import verify_file

    load_pack(arguments)
    return verify_file(arguments)


def _backup(arguments: argparse.Namespace) -> int:
    from tabletown.cli.backup import back_up_all

    return back_up_all(arguments)


def _admin(arguments: argparse.Namespace) -> int:
    from tabletown.cli.admin.command import admin

    return admin(arguments)


def _import(arguments: argparse.Namespace) -> int:
    from tabletown.cli.backup import import_all

    return import_all(arguments)


def _confirm_clock(arguments: argparse.Namespace) -> int:
    from tabletown.cli.backup import confirm_clock

    return confirm_clock(arguments)


def _export(arguments: argparse.Namespace) -> int:
    if arguments.all:
        from tabletown.cli.backup import export_all

        return export_all(arguments)
    from tabletown.cli.packs import load_pack
    from tabletown.cli.records import export

    load_pack(arguments)
    return export(arguments)


def _perft(arguments: argparse.Namespace) -> int:
    from tabletown.cli.devtools import perft

    return perft(arguments)


def _serve(arguments: argparse.Namespace) -> int:
    from tabletown.cli.packs import load_pack
    from tabletown.server import main as serve

    load_pack(arguments)
    return serve(_passed_on(arguments, SERVE), arguments.language)


def _worker(arguments: argparse.Namespace) -> int:
    from tabletown.cli.packs import load_pack
    from tabletown.server import run_worker

    load_pack(arguments)
    return run_worker(_passed_on(arguments, WORK), arguments.language)


def _passed_on(arguments: argparse.Namespace, names: Sequence[str]) -> list[str]:
    given = [(f"--{name}", getattr(arguments, name)) for name in names]
    return [word for pair in given if pair[1] is not None for word in pair]


def _pack(arguments: argparse.Namespace) -> int:
    from tabletown.cli.packs import check_pack

    return check_pack(arguments)


def _arena(arguments: argparse.Namespace) -> int:
    from tabletown.cli.arena import arena

    return arena(arguments)


def _bench(arguments: argparse.Namespace) -> int:
    from tabletown.cli.devtools import bench

    return bench(arguments)


def _rules(arguments: argparse.Namespace) -> int:
    from tabletown.cli.devtools import rules

    return rules(arguments)


def _learn(arguments: argparse.Namespace) -> int:
    from tabletown.cli.guided.learn import learn

    return learn(arguments)


def _puzzles(arguments: argparse.Namespace) -> int:
    from tabletown.cli.guided.puzzles import puzzles

    return puzzles(arguments)


def _review(arguments: argparse.Namespace) -> int:
    from tabletown.cli.packs import load_pack
    from tabletown.cli.records import review

    load_pack(arguments)
    return review(arguments)


def _analyse(arguments: argparse.Namespace) -> int:
    from tabletown.cli.packs import load_pack
    from tabletown.cli.records import analyse

    load_pack(arguments)
    return analyse(arguments)


def _games(arguments: argparse.Namespace) -> int:
    from tabletown.cli.listing import list_games

    return list_games(arguments)
