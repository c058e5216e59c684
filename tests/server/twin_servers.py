"""Two servers with one table: the same match but for something that one viewer was not shown.

The steps of both come from `tabletown.testing.Shadow`. The dealers of both say the same commitment, as if it were a hash of
some seed that nobody knows, and deal what the match wants; everything else is the server itself.
"""

import io
import json
import logging
import random
import re
import secrets
import shutil
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.server.fixtures import HangingExecutor, Person, Servers, Site, Stream

from tabletown.core.bits import members
from tabletown.core.state import CHANCE, State
from tabletown.server.live.streams import SAID
from tabletown.server.ops import logs
from tabletown.server.tables import events as kinds
from tabletown.server.tables.events import Event, Holder
from tabletown.server.tables.session import TableConfig, TableSession
from tabletown.table import Bank, PerMove, Timing, Unlimited
from tabletown.testing.matches import Match, Step, Viewer, difference
from tabletown.testing.noninterference import Shadow, hidden

SEATS = 6
TIMINGS: tuple[Timing, ...] = (Unlimited(), PerMove(1e6), Bank(1e6, 5.0))
_SCRIPTS: dict[bytes, list[int]] = {}
_COMMITMENTS: dict[bytes, str] = {}


class Scripted:
    """A dealer that deals what a match wants."""

    def __init__(self, _game: object, _options: object, seed: bytes, _given: object = ()) -> None:
        self.commitment = _COMMITMENTS[seed]
        self._script = _SCRIPTS[seed]
        self._seed = seed

    def draw(self, number: int, _outcomes: object) -> int:
        """The next outcome of the match."""
        return self._script[number]

    def reveal(self) -> str:
        """The seed."""
        return self._seed.hex()


class Pair(Shadow):
    """A match and its shadow, with the steps of both and the points at which a server could rest."""

    def __init__(self, match: Match, start: int, state: State, viewer: Viewer, rng: random.Random) -> None:
        super().__init__(match, start, state, viewer, rng)
        self.steps: list[Step] = list(match.steps[:start])  # of the shadow
        self.points: list[tuple[int, int]] = []  # so many steps of both

    def _take(self, actor: int, action: int) -> None:
        super()._take(actor, action)
        self.steps.append((actor, action))

    def _compare(self, picture: bool) -> None:
        if CHANCE not in (self.real.actors(), self.shadow.actors()):
            self.points.append((self.index + 1, len(self.steps)))


def pairs(match: Match, rng: random.Random, most: int) -> list[Pair]:
    """Shadows of a match for every viewer, for each way in which something is hidden from it."""
    starts = [(rng.choice(found), viewer) for (viewer, _), found in hidden(match).items()]
    made = []
    for index, state in match.positions():
        made += [Pair(match, index, state, viewer, rng) for start, viewer in starts if start == index]
    rng.shuffle(made)
    for pair in made:
        pair.run()
    return [pair for pair in made if pair.points][:most]


class Twin:
    """One of the two servers."""

    def __init__(self, site: Site, people: list[Person], users: list[str]) -> None:
        self.site, self.people, self.users = site, people, users
        self.seed = b""

    async def seat(self, table: str, match: Match, steps: Sequence[Step], at: float, timing: Timing) -> None:
        """Put the match on a table, with people on all seats."""
        self.seed = secrets.token_bytes(32)
        _COMMITMENTS[self.seed] = sha256(table.encode()).hexdigest()
        _SCRIPTS[self.seed] = [action for actor, action in steps if actor == CHANCE]
        config = TableConfig(
            id=table,
            game=match.game.name,
            rules_version=match.game.rules_version,
            options=match.options,
            seed=self.seed.hex(),
            timing=timing,
            private=False,
            undo="free",
            owner=self.users[0],
            created=self.site.servers.clock.now,
        )
        session = TableSession(config, self.site.servers.clock)
        held = [Holder("person", f"Vera {seat}", self.users[seat]) for seat in range(match.options.seats)]
        events = [Event(at, kinds.SIT, seat, holder=holder) for seat, holder in enumerate(held)]
        events += [Event(at, kinds.STEP, actor, action) for actor, action in steps if actor != CHANCE]
        await self.site.server.repository.add_table(config, session.apply(*events), session.status())

    async def play(self, table: str, steps: Sequence[Step], at: float, streams: list[Stream]) -> list[dict[str, str]]:
        """Go on; what the viewer hears of it."""
        _SCRIPTS[self.seed] += [action for actor, action in steps if actor == CHANCE]
        heard = []
        for actor, action in steps:
            if actor != CHANCE:
                done = Event(at, kinds.STEP, actor, action)
                await self.site.server.moves.change(table, lambda _, done=done: done)  # type: ignore[misc]
                heard += await self.listen(table, streams)
        # Also where nobody made a step: a spectator hears of its own coming.
        return heard + await self.listen(table, streams)

    async def wait(self, table: str, is_watched: bool) -> None:
        """Let time pass, during which the others may look."""
        clock = self.site.servers.clock
        clock.now += 2.1
        for person in self.people if is_watched else ():
            await person.client.get(f"/api/tables/{table}")
        clock.now += 3.3

    async def listen(self, table: str, streams: list[Stream]) -> list[dict[str, str]]:
        """What has come so far: by the API, and to the page with all that has changed on it."""
        self.site.server.bus.publish(table, SAID)
        heard = []
        for stream in streams:
            while (event := await stream.next()) is not None and event["event"] != "said":
                heard.append(event)
        return heard


@asynccontextmanager
async def twin_servers(migrated: Path, folder: Path) -> AsyncIterator[list[Twin]]:
    """Two servers that begin alike, with the same people."""
    start = folder / "start.sqlite"
    shutil.copy(migrated, start)
    async with Servers(f"sqlite:///{start}").open(HangingExecutor) as site:
        people = [await site.visit(f"Vera {seat}") for seat in range(SEATS + 1)]  # the last one only looks on
        users = [(await person.get("/me"))["id"] for person in people]
    async with AsyncExitStack() as stack:
        twins = []
        for number in range(2):
            path = folder / f"twin{number}.sqlite"
            shutil.copy(start, path)
            site = await stack.enter_async_context(Servers(f"sqlite:///{path}").open(HangingExecutor))
            twins.append(Twin(site, [await site.visit(like=person) for person in people], users))
        yield twins


class Comparison:
    """Compares all that a viewer can ask for in both twins; `count` tells how often."""

    def __init__(self, twins: list[Twin], rng: random.Random) -> None:
        self.twins, self.rng = twins, rng
        self.count = 0
        self.written = io.StringIO()

    @contextmanager
    def reading_the_log(self) -> Iterator[None]:
        """Read what both servers note."""
        handler, logger = logging.StreamHandler(self.written), logging.getLogger("tabletown")
        handler.setFormatter(logs.JsonLines())
        level = logger.level
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
        try:
            yield
        finally:
            logger.setLevel(level)
            logger.removeHandler(handler)

    async def run_all(self, made: list[Pair], most: int) -> None:
        """Compare at some of the points of each pair."""
        for pair in made:
            await self.run(pair, most)

    async def run(self, pair: Pair, most: int) -> None:
        """Compare at some of the points of a pair.

        Without a clock the steps of both happen at other times; with one, what is left of it would tell.
        """
        table, timing = secrets.token_hex(6), self.rng.choice(TIMINGS)
        late = int(isinstance(timing, Unlimited))
        points = sorted(self.rng.sample(pair.points, min(most, len(pair.points))))
        both: list[Sequence[Step]] = [pair.match.steps, pair.steps]
        done = (0, 0)
        person = SEATS if pair.viewer is None else pair.viewer
        # A page is drawn anew for each step, so only some are watched by a page, too.
        watched = [f"/api/tables/{table}", f"/tables/{table}"][: 1 + (self.rng.random() < 0.2)]
        async with AsyncExitStack() as stack:
            streams: list[list[Stream]] = []
            for point in points:
                heard = []
                for number, twin in enumerate(self.twins):
                    if done != (0, 0):
                        await twin.wait(table, is_watched=number == 1)
                    steps, at = both[number][done[number] : point[number]], twin.site.servers.clock.now + number * late
                    if done == (0, 0):
                        await twin.seat(table, pair.match, steps, at, timing)
                        opened = [Stream(twin.site.app, f"{at}/events", twin.people[person], None) for at in watched]
                        streams.append([await stack.enter_async_context(each.listening()) for each in opened])
                        heard.append([await each.next() or {} for each in opened])
                    else:
                        heard.append(await twin.play(table, steps, at, streams[number]))
                self._same(pair, "stream", *heard)
                done = point
                for twin in self.twins:
                    await twin.wait(table, is_watched=False)
                state = pair.match.game.new(pair.match.options)
                for step in pair.match.steps[: point[0]]:
                    state.apply(*step)
                await self._compare(pair, table, person, state.to_text())
        for twin in self.twins:  # what one may not know, another may, whose first page shows the board
            await twin.site.server.repository.remove_table(table)

    async def _compare(self, pair: Pair, table: str, person: int, text: str) -> None:
        found = []
        for twin in self.twins:
            self.written.seek(0)
            self.written.truncate()
            asked = await ask(twin.people[person], table, pair, self.rng.getstate(), text)
            lines = [json.loads(line) for line in self.written.getvalue().splitlines()]
            noted = [{name: value for name, value in line.items() if name not in ("time", "ms")} for line in lines]
            assert noted
            found.append({**asked, "log": noted})
            everything = repr(asked) + self.written.getvalue()
            assert not any(each.seed.hex() in everything for each in self.twins), "the seed is told"
        self.rng.random()
        for path, answer in found[0].items():
            self._same(pair, path, answer, found[1][path])

    def _same(self, pair: Pair, path: str, one: Any, other: Any) -> None:
        self.count += 1
        if one != other:
            name = f"{pair.game.name} {pair.match.options}, seed {pair.match.seed}, viewer {pair.viewer}, step {pair.start}"
            raise AssertionError(f"{name}: {path} differs: {difference({'': one}, {'': other})}")


async def ask(person: Person, table: str, pair: Pair, state: Any, text: str) -> dict[str, Any]:
    """The answers to all that a viewer can ask for, none of which changes anything.

    `text` is a position that the viewer considers possible.
    """
    rng = random.Random()
    rng.setstate(state)
    client = person.client
    at, other = f"/tables/{table}", 0 if pair.viewer else max(1, pair.match.options.seats - 1)  # alone: nobody's seat
    found: dict[str, Any] = {}

    async def get(path: str) -> Any:
        answer = await client.get(path, headers={"Accept-Language": language})
        assert answer.status_code < 500, f"{pair.match.options}: {path}: {answer.status_code}"
        found[path] = (answer.status_code, dict(answer.headers), answer.content)
        return answer

    async def post(path: str, name: str, **body: Any) -> None:
        answer = await client.post(path, headers={"Accept-Language": language}, **body)
        assert 400 <= answer.status_code < 500, f"{name}: {answer.status_code}"
        found[f"{path} {name}"] = (answer.status_code, dict(answer.headers), answer.content)

    language = rng.choice(("en", "ru"))
    shown = (await get(f"/api{at}")).json()
    for path in ("/legal", "/log", "/chat", "/record", "/scores", f"?seat={other}", f"/log?after={rng.randrange(20)}"):
        await get(f"/api{at}{path}")
    last = json.loads(found[f"/api{at}/scores"][2])[-1]["number"]
    step = rng.randrange(last + 1)
    for path in (f"/steps/{step}", f"/steps/{last}", f"/steps/{last + 1}"):
        await get(f"/api{at}{path}")
    for path in (
        "",
        "/part",
        f"/part?look={other}",
        f"/part?step={step}",
        "/part?narrow=true",
        "/board.svg",
        "/chat",
        "/players",
        "/result",
        "/frames",
        f"/frames?after={step}&seat={other}",
        "/log",
        f"/log?before={step}",
    ):
        await get(at + path)
    for path in ("/replay", f"/replay?step={step}", f"/replay?seat={other}"):
        await get(at + path)
    for path in ("/api/tables", "/api/me/tables", "/", "/desk", "/me"):
        await get(path)
    version, legal = shown["version"], {choice["action"] for choice in shown["legal"]}
    actions = [0, pair.game.num_actions - 1, rng.randrange(pair.game.num_actions)]
    actions += [pair.real.legal(seat)[0] for seat in members(max(pair.real.actors(), 0))]  # what another may do
    for action in sorted({*actions} - legal):
        await post(f"/api{at}/act", f"illegal {action}", json={"action": action, "version": version})
    action = rng.choice(sorted(legal)) if legal else 0
    for path in (f"?action={action}", f"?action={actions[-1]}", f"?action={action}&seat={other}"):
        await get(f"/api{at}/preview{path}")
        await get(f"{at}/preview{path}")
    await get(f"{at}/preview?action={action}&version={version}&flip=true&narrow=true")
    for number in {*actions, *(rng.randrange(pair.game.num_actions) for _ in range(4))}:
        await get(f"/api{at}/why?action={number}")
    await get(f"/api{at}/why?action={action}&seat={other}")
    keys = sorted(set(re.findall(r' id="[a-z_]+-(?:[a-z]+|domain-0|town-0)-([a-z0-9_-]+)"', found[at][2].decode())))
    for key in rng.sample(keys, min(len(keys), 4)):
        await get(f"{at}/why?piece={key}&picks={rng.choice(keys)}")
    await post(f"/api{at}/act", "stale", json={"action": action, "version": "0-0"})
    await post(f"/api{at}/act", "other", json={"action": action, "version": version, "seat": other})
    await post(f"{at}/act", "page", data={"action": -1, "version": version})
    await post(f"/api{at}/undo", "much", json={"steps": 1000, "version": version})
    await post(f"/api{at}/undo", "stale", json={"version": "0-0"})
    await post(f"/api{at}/ask", "much", json={"steps": 1000, "version": version})
    await post(f"/api{at}/answer", "none", json={"accept": True, "version": version})
    await post(f"/api{at}/withdraw", "none", json={"version": version})
    await post(f"/api{at}/bots", "taken", json={"seat": other})
    await post(f"/api{at}/invitations", "full", json={})
    for path in ("undo", "ask", "withdraw"):
        await post(f"{at}/{path}", "stale page", data={"steps": 1, "version": "0-0"})
    if pair.match.options.seats > 1:  # alone one may have it
        await post(f"/api{at}/hint", "people", json={})
    for is_open in (False, True):
        await post("/api/analysis", f"open {is_open}", json={"position": text, "open": is_open})
    await post("/analysis", "page", data={"text": text})
    for path in ("/review", "/review/progress", "/review?step=0", f"/analysis?step={step}"):
        await get(at + path)
        assert found[at + path][0] == 409
    await get(f"/api{at}/review")
    await post(f"/api{at}/review", "running", json={})
    await post(f"{at}/review", "running page", data={})
    await post(f"{at}/review/answer", "running", data={"step": 0, "action": action})
    await post(f"/api{at}/play_on", "running", json={"step": 0})
    await post(f"/api{at}/rematch", "running", json={})
    before = found[f"/api{at}"]
    await get(f"/api{at}")
    assert found[f"/api{at}"] == before, "asking has changed something"
    return found
