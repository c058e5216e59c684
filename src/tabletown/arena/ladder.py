"""The ladder: every level against the one below, the search against simple bots, solo scores; for docs/strength.md."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from tabletown import _build
from tabletown.arena.contest import ArenaError, Contest, writing
from tabletown.arena.report import html_table, is_solo, markdown, percent, plain
from tabletown.arena.run import Progress, cores, run_contest
from tabletown.arena.summary import Summary, summarise
from tabletown.bots.bot import takes_time
from tabletown.core.game import Game
from tabletown.core.options import Options
from tabletown.core.registry import game
from tabletown.drawing.svg import esc
from tabletown.i18n import say

LEVELS = tuple(f"level:{number}" for number in range(1, 6))
QUICK = 10  # times as many matches if no bot is limited by time
OTHERS = (("level:3", "random"), ("level:4", "greedy"), ("mcts:1s", "flat_mc:1s"))  # besides the levels
CROWD = ("level:4", "greedy")  # for more than two seats
BEGIN, END = "<!-- ladder {name} -->", "<!-- end of ladder {name} -->"


class LadderEntry(msgspec.Struct, frozen=True):
    """A contest of the ladder; the first bot is the one being measured."""

    contest: Contest
    matches: int


class Ladder(msgspec.Struct, frozen=True):
    """The measured ladder of a game."""

    game: str
    summaries: tuple[Summary, ...]

    def _repr_html_(self) -> str:
        """Return the table, for notebooks."""
        return f"<h3>{esc(say('en', f'{self.game}-name'))}</h3>{html_table(rows(self.summaries, 'en'))}"


def ladder_entries(rules: Game, matches: int, seed: int, part: float = 1.0) -> Iterator[LadderEntry]:
    """Yield the contests of a game: for two seats, for more, and for one."""

    def entry(options: Options, *bots: str) -> LadderEntry:
        quick = len(bots) > 1 and not any(takes_time(each) for each in bots)
        return LadderEntry(Contest.of(rules, options, bots, seed, part), matches * QUICK if quick else matches)

    mode, counts = next((mode, counts) for mode, counts in rules.modes.items() if counts[-1] > 1)
    two = rules.options(mode=mode, seats=2)
    for lower, upper in pairwise(LEVELS):
        yield entry(two, upper, lower)
    for bots in OTHERS:
        yield entry(two, *bots)
    for seats in (3, 4):
        if seats in counts:
            yield entry(rules.options(mode=mode, seats=seats), *CROWD)
    for mode, counts in rules.modes.items():
        if 1 in counts:
            solo = rules.options(mode=mode, seats=1, **rules.meta.solo)
            for level in LEVELS:
                yield entry(solo, level)


def run_ladder(
    names: list[str],
    matches: int,
    folder: Path,
    document: Path,
    language: str,
    *,
    seed: int = 1,
    part: float = 1.0,
    jobs: int = 0,
    ray: str | None = None,
    announce: Callable[[Contest], Progress],
) -> list[Ladder]:
    """Play the missing contests of each game's ladder and write the tables into the document."""
    ladders = []
    ahead = {name: list(ladder_entries(game(name), matches, seed, part)) for name in names}
    with writing(document), document.open("a", encoding="utf-8"):  # fail before anything is played
        _read(document)
    for name in names:
        found: list[Summary] = []
        for entry in ahead[name]:
            place = folder / entry.contest.name
            played = run_contest(entry.contest, entry.matches, place, jobs=jobs, ray=ray, progress=announce(entry.contest))
            found.append(summarise(entry.contest, played))
            insert(document, name, text(found, language))
        ladders.append(Ladder(name, tuple(found)))
    return ladders


def text(summaries: Sequence[Summary], language: str) -> str:
    """Return the section of a game: the machine and the table."""
    machine = {"machine": machine_name(), "cores": cores(), "python": platform.python_version(), "engine": _build.mode()}
    lines = [say(language, "arena-ladder-machine", machine)]
    part = min((each.contest.part for each in summaries), default=1.0)
    if part < 1.0:
        lines.append(say(language, "arena-ladder-part", {"part": f"{100 * part:g}"}))
    return "\n".join([*lines, "", markdown(rows(summaries, language))])


def rows(summaries: Sequence[Summary], language: str) -> list[list[str]]:
    """Return the rows of the table, header first."""
    head = [say(language, f"arena-ladder-{each}") for each in ("bot", "against", "seats", "matches", "result", "seconds")]
    return [head, *(_row(each, language) for each in summaries)]


def _row(summary: Summary, language: str) -> list[str]:
    contest, first = summary.contest, summary.standings[0]
    others = ", ".join(contest.bots[1:]) or "–"
    if is_solo(summary):
        result = say(language, "arena-ladder-solo", {"points": plain(first.points), "share": percent(first.share)})
    else:
        result = say(language, "arena-ladder-share", {"share": percent(first.share), "fair": f"{100 * first.fair:.0f}"})
    return [contest.bots[0], others, str(contest.seats), str(summary.matches), result, f"{first.seconds:.2f}"]


def machine_name() -> str:
    """Return the name of the processor as far as the system reports it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def insert(document: Path, name: str, section: str) -> None:
    """Replace the section of a game between its marks, or append it with them."""
    begin, end = BEGIN.format(name=name), END.format(name=name)
    written = _read(document) if document.exists() else ""
    before, _, rest = written.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        before = f"{written.rstrip()}\n\n### {say('en', f'{name}-name')}\n\n".lstrip()
        after = "\n"
    with writing(document):
        document.write_text(f"{before}{begin}\n{section}\n{end}{after}", encoding="utf-8", newline="")


def _read(document: Path) -> str:
    """Return the text of a document with its line endings unchanged."""
    with writing(document), document.open(encoding="utf-8", newline="") as file:
        try:
            return file.read()
        except UnicodeDecodeError:
            raise ArenaError("arena-error-document", file=str(document)) from None
