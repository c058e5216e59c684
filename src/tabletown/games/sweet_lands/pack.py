"""Card packs: data files that replace data.json, checked before they are used (SL-24.6).

A pack keeps the groups, ids and order of data.json, so that action ids and records stay valid; costs, effects, boards and
tracks may all be replaced. Options contain the name of the pack and the beginning of its hash, so a record names its pack,
and a match with a pack that is not loaded is refused. `TABLETOWN_PACKS` names files to load.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tabletown.core.errors import OptionsError
from tabletown.core.views import Line
from tabletown.games.sweet_lands.pack_values import check_figures
from tabletown.games.sweet_lands.rules.actions import ELEMENTS
from tabletown.games.sweet_lands.rules.effects.compiler import KINDS, Program
from tabletown.games.sweet_lands.rules.material import DATA, GROUPS, PACKS, SIDES, Material

HASH_DIGITS: Final = 12
PROBLEM: Final = "sweet_lands-pack-"
GIVEN: Final = "TABLETOWN_PACKS"  # the variable with the files that every process loads, separated as in PATH
NEEDED: Final = [name for name in DATA if name not in ("meta", "vocabulary", "components", "variants", "cost_model")]


def check(path: str | Path) -> list[Line]:
    """Return the problems of a pack, each with its place (group, card and field) and value."""
    data, problems = _read(Path(path))
    if problems:
        return problems
    problems = _check_data(data)
    if problems:
        return problems
    material, problems = _compile(data, "")
    return problems if material is None else problems + check_figures(data)


def load(path: str | Path) -> str:
    """Make a pack playable and return the name for the option `pack`; OptionsError gives the first problem."""
    file = Path(path)
    problems = check(file)
    if problems:
        raise OptionsError(problems[0].message, **problems[0].arguments)
    name = f"{file.stem}-{sha256(file.read_bytes()).hexdigest()[:HASH_DIGITS]}"
    if name not in PACKS:
        material = _compile(json.loads(file.read_text(encoding="utf-8")), name)[0]
        if material is not None:
            PACKS[name] = material
    return name


def load_given() -> None:
    """Load the packs named in the environment, so that bot processes have them too."""
    for path in os.environ.get(GIVEN, "").split(os.pathsep):
        if path:
            load(path)


def _problem(kind: str, place: str, value: str) -> Line:
    return Line(PROBLEM + kind, {"place": place, "value": value})


def _read(file: Path) -> tuple[Any, list[Line]]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError:
        return None, [_problem("file", str(file), "")]
    except ValueError as error:
        return None, [_problem("json", str(file), str(error))]
    return data, [] if isinstance(data, dict) else [_problem("json", str(file), type(data).__name__)]


def _check_data(data: Any) -> list[Line]:
    """Check groups, ids and counts."""
    problems = [_problem("group", name, "") for name in NEEDED if not isinstance(data.get(name), dict)]
    if problems or not isinstance(data.get("meta"), dict):
        return problems or [_problem("group", "meta", "")]
    for group, ids in GROUPS.items():
        entries = data[group].get("list")
        found = [each.get("id") if isinstance(each, dict) else None for each in entries] if isinstance(entries, list) else []
        if found != ids:
            problems += _differences(group, ids, found)
    sides = data["domain_boards"].get("sides", {})
    problems += [_problem("group", f"domain_boards.sides.{side}", "") for side in SIDES if side not in sides]
    problems += [] if problems else _check_names(data)
    if not problems:
        ends = sum([len(card.get(KINDS[1]) or []) for card in data["worker_cards"]["list"]])
        if ends > ELEMENTS:
            problems.append(_problem("elements", "worker_cards", str(ends)))
    return problems


def _check_names(data: Any) -> list[Line]:
    """Check that each name is a text, or a text per language; a missing name means the standard one."""
    problems = []
    for group in ("worker_cards", "characters"):
        for each in data[group]["list"]:
            name = each.get("name", "")
            texts = list(name.values()) if isinstance(name, dict) else [name]
            if not all(isinstance(text, str) for text in texts):
                problems.append(_problem("value", f"{group} {each['id']}.name", str(name)))
    return problems


def _differences(group: str, ids: list[str], found: list[str | None]) -> list[Line]:
    if len(found) != len(ids):
        return [_problem("count", group, f"{len(found)} / {len(ids)}")]
    wrong = [(old, new) for old, new in zip(ids, found) if old != new]
    return [_problem("ids", f"{group} {old}", str(new)) for old, new in wrong[:5]]


def _compile(data: Any, name: str) -> tuple[Material | None, list[Line]]:
    program = Program()
    try:
        material = Material(data, name, program)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        known = [_problem(kind, place, value) for place, kind, value in program.problems]
        return None, [*known, _problem("shape", program.reading, str(error))]
    return material, [_problem(kind, place, value) for place, kind, value in program.problems]
