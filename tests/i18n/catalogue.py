"""The messages in the locale files, and those that the sources use."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import tabletown
from tabletown.core.actions import Action
from tabletown.core.game import Game
from tabletown.i18n.messages import files

PACKAGE = Path(tabletown.__file__).parent
MESSAGE = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")
# In templates: `t("some-message")`, and texts that are put together, `"some-" ~ kind`.
SAID = re.compile(r'\bt\("([^"]+)"\s*[,)]')
QUOTED = re.compile(r'"([a-z][a-z0-9_-]+)"')
BEGUN = re.compile(r'"([a-z][a-z0-9_-]+-)"\s*~')
# Calls whose first argument is a message id.
SPEAKING = re.compile(r"Line|say|speak|choice|Unknown.*|.*Error|IllegalAction|MalformedAction")


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (the name is given)
        self.found.add(node.id.name)


def folders() -> list[Path]:
    """The folders with locale files."""
    own = {file.parent for file in PACKAGE.rglob("locales/*.ftl")}
    return sorted(own | {tabletown.game(name).folder / "locales" for name in tabletown.games()})


@cache
def entries(file: Path) -> list[ftl.EntryType]:
    """The entries of a locale file, comments left out."""
    body = parse(file.read_text(encoding="utf-8")).body
    return [entry for entry in body if not isinstance(entry, ftl.BaseComment)]


@cache
def variables(file: Path) -> dict[str, frozenset[str]]:
    """The messages of a file, each with its variables."""
    found = {}
    for entry in entries(file):
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.found)
    return found


def entries_of(folder: Path, language: str) -> list[ftl.EntryType]:
    """The entries of all files of a language in a folder."""
    return [entry for file in files(folder, language) for entry in entries(file)]


def variables_of(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """The messages of all files of a language in a folder, each with its variables."""
    return {message: names for file in files(folder, language) for message, names in variables(file).items()}


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """All messages of a language, each with its variables."""
    found: dict[str, frozenset[str]] = {}
    for folder in folders():
        found |= variables_of(folder, language)
    return found


# What the sources ask for.


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """The sources of the package."""
    for file in sorted(PACKAGE.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def templates() -> Iterator[tuple[Path, str]]:
    """The templates of the pages."""
    for file in sorted((PACKAGE / "web" / "templates").glob("*.html")):
        yield file, file.read_text(encoding="utf-8")


def spoken() -> Iterator[tuple[str, str]]:
    """Message ids that are said by name, each with the file it is in."""
    for file, text in templates():
        for message in SAID.findall(text):
            yield message, file.name
    for file, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _speaks(node.func):
                for text in _constants(node.args[0]):
                    if MESSAGE.fullmatch(text):
                        yield text, file.name


def _speaks(function: ast.expr) -> bool:
    name = function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    return SPEAKING.fullmatch(name) is not None


def _constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*_constants(node.body), *_constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def mentioned() -> tuple[set[str], set[str]]:
    """All texts that could be message ids, and the beginnings of those that are put together."""
    whole, beginnings = set(), set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)
                if MESSAGE.fullmatch(start + "x"):
                    beginnings.add(start)
    for _, text in templates():
        whole.update(QUOTED.findall(text))
        beginnings.update(BEGUN.findall(text))
    return whole, beginnings


# What follows from the conventions.


def required(game: Game) -> set[str]:
    """The messages that every game has by convention, whatever its rules."""
    name = game.name
    found = {f"{name}-name", f"{name}-about"}
    for mode in game.modes:
        found |= {f"{name}-mode-{mode}", f"{name}-mode-{mode}-help"}
    for option in set(game.options_type.__struct_fields__) - {"seats", "mode"}:
        found |= {f"{name}-option-{option}", f"{name}-option-{option}-help"}
    for verb in game.actions.verbs:
        found.add(f"{name}-log-{verb.name}")
        if not verb.chance:
            found.add(f"{name}-choose-{verb.name}")
    return found


def optional(game: Game) -> set[str]:
    """Return the optional messages of a game: questions, veiled lines, words of arguments and of score lines, help."""
    found = {
        *lesson_texts(game),
        *coached(game),
        f"{game.name}-gallery",
        *(f"{game.name}-gallery-{exhibit.kind}" for exhibit in game.gallery()),
        f"{game.name}-how",
        *(f"{game.name}-how-{number}" for number in range(1, 10)),
    }
    found.add(f"{game.name}-then")  # the heading of a choice's result
    found |= {f"{game.name}-option-{option}-about" for option in game.options_type.__struct_fields__}
    for verb in game.actions.verbs:
        found.add(f"{game.name}-log-{verb.name}-veiled")
        for argument in Action(verb.name, verb.kinds, verb.kinds).by_kind():
            found.add(f"{game.name}-choose-{verb.name}-{argument}")
    for kind, values in arguments(game).items():
        for value in values:
            found |= {f"{game.name}-{kind}-{value}", f"{game.name}-card-{value}", f"{game.name}-card-{value}-help"}
    kinds = {name.rstrip("0123456789") for names in messages("en").values() for name in names}
    words = "|".join(sorted({*kinds, *(kind.removesuffix("s") for kind in kinds), "score", "value"}))
    found |= {message for message in messages("en") if re.fullmatch(rf"{game.name}-({words})-[a-z0-9_]+", message)}
    return found


def lesson_texts(game: Game) -> set[str]:
    """The messages of the lessons of a game."""
    found = set()
    for lesson in game.lessons:
        start = f"{game.name}-lesson-{lesson.id}"
        found |= {start, f"{start}-about", *(f"{start}-learned-{number}" for number in (1, 2, 3))}
        for task in lesson.tasks:
            ends = ("coach", "right", "wrong", "hint", *(each.id for each in task.wrong))
            found |= {f"{start}-{task.id}", *(f"{start}-{task.id}-{end}" for end in ends)}
    return found


def coached(game: Game) -> set[str]:
    """The messages of the coach, one for each decision."""
    return {f"{game.name}-coach-{decision}" for decision in game.prompt_rules if decision}


def arguments(game: Game) -> dict[str, set[str]]:
    """The values that arguments of actions can have, by kind."""
    found: dict[str, set[str]] = {}
    for verb in game.actions.verbs:
        for domain in verb.domains:
            for value in domain.values:
                for kind, part in zip(domain.kinds, value):
                    found.setdefault(kind, set()).add(part)
    return found
