"""Golden replays: a recorded match for every preset, with the key at each step and the result, and a readable playthrough.

`python -m tabletown.testing.replays GAME [--folder tests/replays] [--new]` writes them again. Recorded steps are kept as
long as they are legal, so that a change of the rules shows as a small diff; `--new` looks for other matches.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from tabletown.core import registry
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.state import State
from tabletown.core.views import ScoreSheet, encode
from tabletown.testing.matches import BrokenLaw, Match, Step, actors, play, preset_name, verb

CANDIDATES = 24  # matches of which the one with the most new actions is kept
POSITIONS = 4  # in a playthrough, besides the first and the last


class Golden(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match with its results; a step is actor, action and the hash of the key after it."""

    game: str
    rules_version: int
    options: dict[str, Any]
    start: str
    steps: tuple[tuple[int, int, str], ...]
    scores: tuple[ScoreSheet, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, match: Match) -> Golden:
        """Return the golden replay of a match as it is played now."""
        hashes = []
        for _, state in match.positions():
            hashes.append(key_hash(state))
        return cls(
            game=match.game.name,
            rules_version=match.game.rules_version,
            options=msgspec.to_builtins(match.options),
            start=hashes[0],
            steps=tuple((*step, found) for step, found in zip(match.steps, hashes[1:], strict=True)),
            scores=tuple(state.score(seat) for seat in range(match.options.seats)),
            winners=tuple(state.winners()),
        )

    def match(self) -> Match:
        """Return the recorded match."""
        game = registry.game(self.game)
        return Match(game, game.options(**_tuples(self.options)), tuple((actor, action) for actor, action, _ in self.steps))

    def encode(self) -> str:
        """Return the text of the file, one step a line."""
        fields = msgspec.to_builtins(self)
        lines = []
        for name, value in fields.items():
            if name in ("steps", "scores"):
                rows = ",\n  ".join(msgspec.json.encode(row).decode() for row in value)
                lines.append(f'"{name}": [\n  {rows}\n ]')
            else:
                lines.append(f'"{name}": {msgspec.json.encode(value).decode()}')
        return "{\n " + ",\n ".join(lines) + "\n}\n"


def _tuples(options: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}


def key_hash(state: State) -> str:
    """Return a hash of the key, eight bytes long."""
    return blake2b(state.key(), digest_size=8).hexdigest()


def load(path: Path) -> Golden:
    """Read a golden replay."""
    return msgspec.json.decode(path.read_bytes(), type=Golden)


def check_golden(golden: Golden) -> None:
    """Check that the recorded match has the recorded results; raise BrokenLaw for the first step that differs."""
    match = golden.match()
    hashes = [golden.start, *(found for _, _, found in golden.steps)]
    for index, state in match.positions():
        if key_hash(state) != hashes[index]:
            raise match.broken(index, "replay", "the key is not the recorded one")
        if index < len(match.steps) and match.steps[index][1] not in state.legal(match.steps[index][0]):
            raise match.broken(index, "replay", "a recorded step is not legal")
    now = Golden.of(match)
    if now != golden:
        raise match.broken(len(match.steps), "replay", f"ends with {now.scores} {now.winners}")


# Playthroughs.


def playthrough(match: Match) -> str:
    """Write a match for readers: every step with the number of legal actions, and some positions and views."""
    game, last = match.game, len(match.steps)
    shown = {last * part // (POSITIONS + 1) for part in range(POSITIONS + 2)}
    lines = [f"{game.name} {preset_name(match.options)}", f"{last} steps"]
    for index, state in match.positions():
        if index in shown:
            lines += ["", f"# after {index} steps", *state.to_text().splitlines()[1:]]
            lines += [*_decisions(game, state, detailed=index == last * 2 // (POSITIONS + 1)), ""]
        if index < last:
            actor, action = match.steps[index]
            who = "dealer" if actor < 0 else f"seat {actor}"
            lines.append(f"{index + 1:4} {who}: {game.text(action)}  ({len(state.legal(actor))})")
    for seat in range(match.options.seats):
        sheet = state.score(seat)
        items = " ".join(f"{line.item} {line.points}" for line in sheet.lines)
        lines.append(f"seat {seat}: {sheet.total} = {items}")
    return "\n".join([*lines, "winners: " + " ".join(map(str, state.winners()))]) + "\n"


def _decisions(game: Game, state: State, detailed: bool) -> list[str]:
    """Return lines with the actors and legal actions; in detail also the views of the first seat and a spectator."""
    found = []
    for actor in actors(state):
        legal = [game.text(action) for action in state.legal(actor)]
        more = f", ... {legal[-1]}" if len(legal) > 4 else ""
        found.append(f"legal {actor} ({len(legal)}): {', '.join(legal[:4])}{more}")
    if detailed:
        found += [f"view {viewer}: {encode(game.view(state, viewer)).decode()}" for viewer in (0, None)]
    return found


# Regeneration.


def regenerate(game: Game, folder: Path, new: bool = False) -> Iterator[Path]:
    """Write both files of every preset; yield the paths of the JSON files."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {f"{preset_name(options)}": options for options in game.presets()}
    for path in folder.glob("*.*"):
        if path.suffix in (".json", ".txt") and path.stem not in wanted:
            path.unlink()
    seen: set[str] = set()
    for name, options in wanted.items():
        path = folder / f"{name}.json"
        match = richest(game, options, seen) if new or not path.exists() else _continued(game, options, load(path))
        seen |= _heads(match)
        path.write_text(Golden.of(match).encode(), "utf-8")
        path.with_suffix(".txt").write_text(playthrough(match), "utf-8")
        yield path


def _continued(game: Game, options: Options, golden: Golden) -> Match:
    """Return the recorded steps as long as they are legal, continued with other steps."""
    state = game.new(options)
    steps: list[Step] = []
    recorded = [(actor, action) for actor, action, _ in golden.steps]
    while not state.over:
        number = len(steps)
        if number < len(recorded) and recorded[number][1] in state.legal(recorded[number][0]):
            step = recorded[number]
        else:
            recorded = recorded[:number]
            actor = actors(state)[0]
            legal = state.legal(actor)
            step = actor, legal[number * 7 % len(legal)]
        state.apply(*step)
        steps.append(step)
    return Match(game, options, tuple(steps))


def richest(game: Game, options: Options, seen: set[str]) -> Match:
    """Return the match, of several, with the most actions not seen yet, then with the most different actions."""
    candidates = []
    for seed in range(CANDIDATES):
        try:
            match = play(game, options, seed, "greedy" if seed % 4 else "curious")
        except BrokenLaw:
            continue
        heads = _heads(match)
        candidates.append((len(heads - seen), len(heads), -seed, match))
    return max(candidates, key=lambda each: each[:3])[3]


def _heads(match: Match) -> set[str]:
    """Return the verbs of a match, each with its first argument."""
    texts = {match.game.text(action) for _, action in match.steps}
    return {" ".join(text.split()[:2]) for text in texts} | {verb(match.game, action) for _, action in match.steps}


def main(arguments: list[str]) -> int:
    """Write the files of one or more games."""
    parser = argparse.ArgumentParser(prog="python -m tabletown.testing.replays")
    parser.add_argument("game", nargs="+")
    parser.add_argument("--folder", type=Path, default=Path("tests/replays"))
    parser.add_argument("--new", action="store_true")
    chosen = parser.parse_args(arguments)
    for name in chosen.game:
        for path in regenerate(registry.game(name), chosen.folder / name, chosen.new):
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
