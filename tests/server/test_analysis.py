"""The analysis of positions over the API: refined call by call, and refused for every match in progress."""

import random
from typing import Any

import pytest
from tests.nook import installed
from tests.server.fixtures import PLAIN, Person, Servers, Site

import tabletown
from tabletown.core.state import State
from tabletown.server.bots import running
from tabletown.server.bots.analysis import SLICES, AnalysisService
from tabletown.table.analysis import Effort, seat_of

pytestmark = pytest.mark.anyio
GAME = tabletown.game("tiny_towns")
START = GAME.new(GAME.options(seats=2, mode="standard", **PLAIN))
TORRES = {"game": "torres", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices of the same work everywhere."""
    monkeypatch.setattr(AnalysisService, "effort", Effort(simulations=6, rounds=1))


async def state_of(site: Site, table: str) -> State:
    """The whole state of a match, as only the server knows it."""
    session = await site.server.moves.load(table)
    return session.table.replay(None).state_at(len(session.table.steps))


def other_hands(state: State) -> State:
    """A position with other hidden cards for every seat, which looks the same to everybody."""
    for seed in range(50):
        found = state
        for seat in range(2):
            found = GAME.sample(GAME.view(found, seat), random.Random(seed))
        if found.key() != state.key():
            return found
    raise AssertionError("nothing is hidden")


async def begun(site: Site) -> tuple[Person, Person, Person, str]:
    """A match in progress with hidden monuments, its players and a stranger."""
    ann, bo, shown = await site.pair(options={"cards": "first_game", "monuments": True, "first_player": 0})
    shown = await ann.look(shown)
    for person in (ann, bo):
        shown = await person.look(shown)
        while shown["legal"]:
            shown = await person.act(shown, shown["legal"][0]["text"])
    return ann, bo, await site.visit("Eva"), str(shown["id"])


async def refused(person: Person, state: State) -> Any:
    answers = [
        await person.post("/analysis", {"position": state.to_text(), "open": is_open}, 409) for is_open in (False, True)
    ]
    assert answers[0] == answers[1]
    page = await person.client.post("/analysis", data={"text": state.to_text()}, headers={"Accept": "text/html"})
    assert page.status_code == 409
    return answers[0]["code"], answers[0]["text"]


async def test_a_position_is_refined_call_by_call_for_everybody(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo", "ru")
        first = await ann.post("/analysis", {"position": START.to_text()})
        assert first["choices"][0]["loss"] == 0
        assert first["legal"] == len(START.legal(0))
        assert {each["text"] for each in first["choices"]} <= {GAME.text(each) for each in START.legal(0)}
        second = await bo.post("/analysis", {"position": START.to_text()})
        assert second["matches"] > first["matches"]
        assert second["choices"][0]["label"] != second["choices"][0]["text"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"position": "chess"}, "analysis-game"),
        ({"position": "torres\nx"}, "position-line"),
        ({"position": "x" * 20_001}, "server-request"),
        ({"position": START.to_text(), "seat": 7}, "analysis-seat"),
        ({}, "server-request"),
    ],
)
async def test_bad_questions_get_clear_answers(servers: Servers, body: dict[str, Any], code: str) -> None:
    async with servers.open() as site:
        ann = await site.visit("Ann")
        before = await site.stored()
        answer = await ann.client.post("/api/analysis", json=body)
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == code
        assert await site.stored() == before


async def test_a_match_in_progress_is_refused_to_players_and_strangers(servers: Servers) -> None:
    async with servers.open() as site:
        *people, table = await begun(site)
        past = await state_of(site, table)
        told = {await refused(person, past) for person in people}
        assert {code for code, _ in told} == {"server-analysis-running"}
        assert len(told) == 1
        shown = await people[0].get(f"/tables/{table}")
        while not shown["legal"]:  # Bo begins
            shown = await people[1].get(f"/tables/{table}")
        await people[0].play(shown, "name wood")
        now = await state_of(site, table)
        assert now.key() != past.key()
        for person in people:
            assert await refused(person, past) in told  # a past step
            assert await refused(person, now) in told


async def test_guessed_cards_and_changed_details_are_refused_too(servers: Servers) -> None:
    async with servers.open() as site:
        *people, table = await begun(site)
        state = await state_of(site, table)
        guessed = other_hands(state)
        assert guessed.key() != state.key()
        ahead = guessed.copy()
        ahead.apply(seat_of(ahead), ahead.legal(seat_of(ahead))[0])  # a step that nobody has made
        assert GAME.view(ahead, None) != GAME.view(state, None)
        for person in people:
            await refused(person, guessed)
            await refused(person, ahead)


def exchanged(text: str) -> str:
    """The position of two seats of Tiny Towns with all that belongs to one given to the other."""
    lines = []
    for line in text.splitlines():
        name, _, rest = line.partition(":")
        head, _, seat = name.rpartition(" ")
        if head in ("town", "shown", "pending", "built") and seat in "01":
            lines.append(f"{head} {1 - int(seat)}:{rest}")
        elif name == "hammer":
            lines.append(f"hammer: {1 - int(rest)}")
        else:
            lines.append(line)
    order = {line.split(":")[0]: place for place, line in enumerate(text.splitlines())}
    return "\n".join(sorted(lines, key=lambda line: order.get(line.split(":")[0], len(order)))) + "\n"


async def test_exchanged_seats_are_refused_too(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo, eva, table = await begun(site)
        for _ in range(3):
            for place, person in ((0, ann), (-1, bo)):
                shown = await person.get(f"/tables/{table}")
                while shown["legal"]:
                    choices = [each["text"] for each in shown["legal"]]
                    shown = await person.play(shown, next((each for each in choices if "name" in each), choices[place]))
        state = await state_of(site, table)
        other = GAME.from_text(exchanged(state.to_text()))
        views: list[Any] = [GAME.view(each, None) for each in (state, other)]
        mine, others = ([town.squares for town in view.towns] for view in views)
        assert mine == others[::-1] != others
        for person in (ann, bo, eva):
            await refused(person, other)


async def test_questions_about_matches_in_progress_are_limited(servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks again and again whether a position is refused could find out what a private table shows."""
    monkeypatch.setattr(running, "_QUESTIONS", 5)
    async with servers.open() as site:
        *_, eva, table = await begun(site)
        state = await state_of(site, table)
        for _ in range(5):
            await eva.post("/analysis", {"position": state.to_text()}, 409)
        assert (await eva.post("/analysis", {"position": state.to_text()}, 429))["code"] == "server-limit"
        assert (await eva.client.post("/analysis", data={"text": state.to_text()})).status_code == 429


async def test_another_position_of_the_game_is_free(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        table = str((await ann.post("/tables", TORRES, 201))["id"])
        await bo.post(f"/tables/{table}/join")
        far, rng = await state_of(site, table), random.Random(3)
        await refused(bo, far)
        for step in range(60):
            if step > 40 and far.actors() > 0:
                break
            actor = -1 if far.actors() == -1 else seat_of(far)
            far.apply(actor, rng.choice(far.legal(actor)))
        await bo.post("/analysis", {"position": far.to_text()})


async def test_a_finished_match_leads_to_the_board(servers: Servers) -> None:
    lone = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    with installed():
        async with servers.open() as site:
            ann = await site.visit("Ann")
            table = str((await ann.post("/tables", {"game": "nook", "seats": lone}, 201))["id"])
            assert (await ann.client.get(f"/tables/{table}/analysis?step=0")).status_code == 409
            await ann.post(f"/tables/{table}/leave")
            await site.settle()
            record = await ann.get(f"/tables/{table}/record")
            page = await ann.client.get(f"/tables/{table}/analysis?step={len(record['steps']) // 2}")
            assert page.status_code == 303
            address = page.headers["location"]
            shown = await ann.client.get(address)
            assert shown.status_code == 200
            assert "<svg" in shown.text
            assert (await ann.client.get(address[:60])).status_code == 400
            assert (await ann.client.get(f"/tables/{table}/analysis?step=99999")).status_code == 404


async def test_a_person_has_a_budget(servers: Servers) -> None:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        for _ in range(SLICES):
            site.server.analyses._limit.check((await ann.get("/me"))["id"])
        answer = await ann.post("/analysis", {"position": START.to_text()}, 429)
        assert answer["arguments"]["seconds"] > 0
        await bo.post("/analysis", {"position": START.to_text()})


async def test_a_server_without_bots_analyzes_too(servers: Servers) -> None:
    async with servers.open(bots=0) as site:
        ann = await site.visit("Ann")
        assert (await ann.post("/analysis", {"position": START.to_text()}))["matches"] > 0
