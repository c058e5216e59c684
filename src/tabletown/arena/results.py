"""The results of a contest in a file: one JSON line per match, so that a run can be stopped and resumed at any time."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tabletown.arena.contest import ArenaError, Contest, writing
from tabletown.arena.match import Result


class Results:
    """The file `results.jsonl` of a folder, whose first line is the contest."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.contest = contest
        self.file = folder / "results.jsonl"
        with writing(folder):
            folder.mkdir(parents=True, exist_ok=True)
            self._found = self._read()

    def _read(self) -> list[Result]:
        head = msgspec.json.encode(self.contest) + b"\n"
        data = self.file.read_bytes() if self.file.exists() else b""
        if head.startswith(data):  # empty, or the first line is incomplete
            self.file.write_bytes(head)
            return []
        if not data.startswith(head):
            raise ArenaError("arena-error-other", file=str(self.file))
        whole = data[: data.rindex(b"\n") + 1]  # an incomplete last line is played again
        try:
            found = [msgspec.json.decode(line, type=Result) for line in whole.splitlines()[1:]]
        except msgspec.DecodeError:
            found = []
        if len(found) != whole.count(b"\n") - 1 or not all(self._fits(each) for each in found):
            raise ArenaError("arena-error-damaged", file=str(self.file))
        if whole != data:
            self.file.write_bytes(whole)
        return found

    def _fits(self, result: Result) -> bool:
        """Return whether a result belongs to this contest."""
        seats = self.contest.seats
        each = (result.lineup, result.scores, result.decisions, result.seconds)
        bots, winners = range(len(self.contest.bots)), range(max(seats, 2))  # in solo, seat 1 is the automatic opponent
        return (
            all(len(of_seats) == seats for of_seats in each)
            and all(bot in bots for bot in result.lineup)
            and all(seat in winners for seat in result.winners)
        )

    def add(self, result: Result) -> None:
        """Append a result and write it to disk immediately."""
        self._found.append(result)
        with writing(self.file), self.file.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")

    def all(self) -> list[Result]:
        """Return the results so far, in the order of arrival."""
        return self._found[:]
