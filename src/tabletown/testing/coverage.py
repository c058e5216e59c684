"""Law 10: every rule of a rules page is cited by a test.

Rule ids are those that `docs/games/<game>/specification.md` mentions; cited are those in marks, `@rule("TT-4.2", ...)`, of
the test modules, found by reading their sources. `python -m tabletown.testing.coverage [GAME]` lists what is missing.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tabletown.core import registry

RULE_ID = re.compile(r"\b[A-Z]{2}-(?:[A-Z]\.?)?\d+(?:\.\d+)?\b")


def root() -> Path:
    """Return the root of the checkout: the nearest folder above the working directory that has rules pages."""
    here = Path.cwd()
    return next((folder for folder in (here, *here.parents) if (folder / "docs/games").is_dir()), here)


def rules(game: str, folder: Path | None = None) -> list[str]:
    """Return the rule ids of a game in the order of its rules page; none without a page."""
    page = (folder or root()) / "docs/games" / game / "specification.md"
    if not page.exists():
        return []
    prefix = f"{registry.game(game).prefix}-"
    return [each for each in dict.fromkeys(RULE_ID.findall(page.read_text("utf-8"))) if each.startswith(prefix)]


def cited(folder: Path | None = None) -> dict[str, list[str]]:
    """Return the ids that tests cite, each with the places (file:line) of its tests."""
    found: dict[str, list[str]] = {}
    top = folder or root()
    for path in sorted((top / "tests").rglob("test_*.py")):
        for line, rule in _marks(ast.parse(path.read_text("utf-8"))):
            found.setdefault(rule, []).append(f"{path.relative_to(top).as_posix()}:{line}")
    return found


def _marks(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield every constant argument of `rule(...)` or `mark.rule(...)`, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.lineno, argument.value


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def missing(game: str, folder: Path | None = None) -> list[str]:
    """Return the rule ids of a game that no test cites."""
    known = cited(folder)
    return [each for each in rules(game, folder) if each not in known]


def unknown(game: str, folder: Path | None = None) -> list[str]:
    """Return the ids with the game's prefix that tests cite and the rules page lacks."""
    known, prefix = set(rules(game, folder)), f"{registry.game(game).prefix}-"
    return [each for each in cited(folder) if each.startswith(prefix) and each not in known]


def main(arguments: list[str]) -> int:
    """Print the uncited rule ids, one a line; return 1 if there are any."""
    absent = [each for game in arguments or registry.games() for each in missing(game)]
    for each in absent:
        print(each)
    return 1 if absent else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
