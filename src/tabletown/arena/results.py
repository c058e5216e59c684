"""The results of a contest in a file: one JSON line a match, so that a run can be stopped at any time and go on."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tabletown.arena.contest import ArenaError, Contest
from tabletown.arena.match import Result


class Results:
    """The file `results.jsonl` of a folder; its first line is the contest."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.contest = contest
        self.file = folder / "results.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._found = self._read()
        except OSError as error:
            raise ArenaError("arena-error-folder", folder=str(folder), reason=str(error.strerror)) from None

    def _read(self) -> list[Result]:
        head = msgspec.json.encode(self.contest) + b"\n"
        if not self.file.exists() or b"\n" not in (data := self.file.read_bytes()):
            self.file.write_bytes(head)
            return []
        whole = data[: data.rindex(b"\n") + 1]  # a line that was cut off in the middle is played again
        if whole != data:
            self.file.write_bytes(whole)
        lines = whole.splitlines()
        if lines[0] + b"\n" != head:
            raise ArenaError("arena-error-other", file=str(self.file))
        try:
            return [msgspec.json.decode(line, type=Result) for line in lines[1:]]
        except msgspec.DecodeError:
            raise ArenaError("arena-error-damaged", file=str(self.file)) from None

    def add(self, result: Result) -> None:
        """Keep a result, on the disk at once."""
        self._found.append(result)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")

    def all(self) -> list[Result]:
        """What was played so far, as it came in."""
        return self._found[:]
