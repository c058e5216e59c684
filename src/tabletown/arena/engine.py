"""Engines: bots of other programs in contests, over lines of text (docs/engines.md).

An engine is told positions that are possible from what its seat knows, never the state of the match.
"""

from __future__ import annotations

import random
import shlex
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import Self

import msgspec

from tabletown.arena.contest import ENGINE, ArenaError
from tabletown.core.errors import MalformedAction
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.views import View

PROTOCOL = "tabletown 1"
LONGEST = 10_000  # characters of a line from an engine


class Engine:
    """A program that plays a seat in one match; it is started for the match and told to quit after it."""

    def __init__(self, spec: str, game: Game, options: Options, seat: int) -> None:
        self.command = spec.removeprefix(ENGINE)
        self.game = game
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise ArenaError("arena-error-engine-start", command=self.command, reason=str(error)) from None
        try:
            self._tell(PROTOCOL)
            self._expect("ready")
            self._tell(f"game {game.name} {seat} {msgspec.json.encode(options).decode()}")
            self._expect("ready")
        except ArenaError:
            self.close()
            raise

    def choose(self, view: View, legal: Sequence[int], rng: random.Random, made: int) -> int:
        """Return the engine's choice; `made` counts its earlier decisions in this turn."""
        text = self.game.sample(view, rng).to_text().rstrip("\n").split("\n")
        self._tell("\n".join([f"position {len(text)}", *text, f"go {made}"]))
        answer = self._expect("action")
        try:
            action = self.game.parse(answer)
        except MalformedAction as error:
            raise self._fault(str(error)) from None
        if action not in legal:
            raise self._fault(answer)
        return action

    def _tell(self, lines: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(lines + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._fault("") from None

    def _expect(self, word: str) -> str:
        """Return the rest of the next line that begins with this word; lines that begin with `info` are passed over."""
        assert self._process.stdout is not None
        while True:
            line = self._process.stdout.readline(LONGEST)
            said, _, rest = line.strip().partition(" ")
            if said == word:
                return rest
            if said != "info":
                raise self._fault(line.strip())

    def _fault(self, said: str) -> ArenaError:
        return ArenaError("arena-error-engine", command=self.command, said=said)

    def close(self) -> None:
        """End the program."""
        with suppress(ArenaError, OSError):
            self._tell("quit")
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()
        self._process.terminate()
        self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class EngineBot:
    """An engine as a bot for one decision."""

    def __init__(self, engine: Engine, made: int) -> None:
        self.engine = engine
        self.made = made

    def choose(self, game: Game, view: View, legal: Sequence[int], rng: random.Random) -> int:
        """Return the engine's choice."""
        return self.engine.choose(view, legal, rng, self.made)
