"""The list of puzzles and a puzzle, as a browser gets them."""

import html
import re
from collections.abc import Iterator

import msgspec
import pytest
from tests.nook import installed
from tests.server.fixtures import Person, Servers, Site
from tests.server.pages import plain, seen

from tabletown.core.game import Game
from tabletown.server.http.dependencies import COOKIE
from tabletown.table.puzzles import puzzles_of

pytestmark = pytest.mark.anyio
FIRST = "/puzzles/nook/1"  # right: place b1; place a1 brings 2.7 points less


@pytest.fixture(autouse=True)
def nook() -> Iterator[Game]:
    """The example game, whose puzzles are few and known."""
    with installed() as found:
        yield found


async def posted(person: Person, path: str, status: int = 200, /, **data: object) -> str:
    """The part of the page that a form is answered with."""
    answer = await person.client.post(path, data=data, headers={"hx-request": "true"})
    assert answer.status_code == status, answer.text
    return html.unescape(answer.text)


def told(text: str) -> str:
    """What is said of the answer."""
    found = re.search(r'id="told-text">([^<]*)', text)
    assert found
    return html.unescape(found[1])


async def kept(site: Site) -> list[tuple[str, str, int]]:
    """The puzzles that are stored as solved, and whether at the first try."""
    rows = msgspec.json.decode(await site.stored())["lessons"]
    return [(game, lesson, first_try) for _, game, lesson, _, first_try, _ in rows]


async def test_a_wrong_answer_tells_what_it_lacks_but_not_the_answer(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        person = await site.visit()
        page = await seen(person, FIRST)
        assert "Find the best move" in page
        assert "/analysis" not in page  # it would tell the answer
        assert "It is worth 2.7 points more than any other." in page
        assert "place b1" not in page
        wrong = await posted(person, f"{FIRST}/act", action=nook.parse("place a1"))
        assert told(wrong).startswith("This move brings 2.7 points less than the best one.")
        assert 'data-tries="1"' in wrong
        assert 'class="answer"' not in wrong
        assert "b1" not in told(wrong)
        assert not await kept(site)
        again = await posted(person, f"{FIRST}/undo", done=str(nook.parse("place a1")), tries=1)
        assert 'data-done=""' in again
        right = await posted(person, f"{FIRST}/act", action=nook.parse("place b1"), tries=1)
        assert "Right, this is the best move." in right
        assert told(right).startswith("2.7 points more than the next best move: ")
        assert "Houses in company" in right
        assert "+2.7" in right
        assert 'href="/puzzles/nook/2"' in right
        address = re.search(r'id="analyze" href="([^"]*)"', right)
        assert address
        assert "<svg" in await seen(person, address[1])
        assert await kept(site) == [("nook", "puzzle-1.38.11", 0)]


async def test_what_is_solved_is_kept_for_guests_and_listed(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        person = await site.visit()
        listed = await seen(person, "/puzzles")
        assert "0 of 4 solved" in listed
        assert not person.client.cookies.get(COOKIE)
        for _ in range(2):  # a second time changes nothing
            await posted(person, f"{FIRST}/act", action=nook.parse("place b1"))
        assert person.client.cookies.get(COOKIE)
        assert await kept(site) == [("nook", "puzzle-1.38.11", 1)]
        listed = await seen(person, "/puzzles")
        assert "1 of 4 solved" in listed
        assert "Puzzle 1, solved at the first try" in listed
        assert 'href="/puzzles/nook/2">' in listed
        assert "0 of 4 solved" in await seen(await site.visit(), "/puzzles")


async def test_what_is_shown_does_not_count_as_solved(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        person = await site.visit()
        shown = await posted(person, f"{FIRST}/show")
        assert "This is how." in shown
        assert 'class="answer"' in shown
        assert not await kept(site)
        assert 'data-tries="1"' in shown
        await posted(person, f"{FIRST}/act", action=nook.parse("place b1"), tries=1)
        assert await kept(site) == [("nook", "puzzle-1.38.11", 0)]


async def test_every_choice_within_the_tolerance_is_right(servers: Servers, nook: Game) -> None:
    puzzle = puzzles_of(nook)[1]
    assert puzzle.right == 2
    async with servers.open() as site:
        person = await site.visit()
        assert "2 moves are right" in await seen(person, "/puzzles/nook/2")
        for choice in puzzle.choices:
            answer = await posted(person, "/puzzles/nook/2/act", action=nook.parse(choice.text))
            assert ("Right, this is the best move." in answer) == (choice in puzzle.solutions)


async def test_a_touch_of_what_is_not_lit_is_answered(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit()
        assert "That is not possible now." in await seen(person, f"{FIRST}/why?piece=house-b2")


async def test_hints_name_the_theme_and_then_light_the_answer(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        person = await site.visit()
        first = await seen(person, f"{FIRST}/part?hint=1")
        assert told(first) == "What it is about: Houses in company."
        assert f'data-hint="1" data-hint-action="{nook.parse("place b1")}"' in first
        for path in ("preview?action=" + str(nook.parse("place a1")), "players"):
            await seen(person, f"{FIRST}/{path}")


async def test_puzzles_speak_the_language_of_the_browser(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        person = await site.visit(language="ru")
        assert "Решено: 0 из 4" in await seen(person, "/puzzles")
        assert "Найдите лучший ход" in await seen(person, FIRST)
        wrong = await posted(person, f"{FIRST}/act", action=nook.parse("place a1"))
        assert "на 2,7 очка меньше лучшего" in plain(told(wrong))


@pytest.mark.parametrize("path", ["/puzzles/nook/0", "/puzzles/nook/5", "/puzzles/nowhere/1", "/puzzles/nook/x"])
async def test_a_puzzle_that_does_not_exist_is_not_found(servers: Servers, path: str) -> None:
    async with servers.open() as site:
        person = await site.visit()
        assert (await person.client.get(path)).status_code == 404


async def test_an_answer_that_is_not_possible_is_refused(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        person = await site.visit()
        taken = nook.parse("place c3")
        assert taken not in nook.from_text(puzzles_of(nook)[0].position).legal(2)
        answer = await person.client.post(f"{FIRST}/act", data={"action": taken}, headers={"hx-request": "true"})
        assert 400 <= answer.status_code < 500
        assert not await kept(site)
