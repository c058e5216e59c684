"""Courses and lessons, as a browser gets them."""

import html
import re
from collections.abc import Iterator

import msgspec
import pytest
from tests.nook import installed
from tests.server.fixtures import Person, Servers, Site
from tests.server.pages import HOSTILE, seen

import tabletown
from tabletown.core.game import Game
from tabletown.server.http.dependencies import COOKIE

pytestmark = pytest.mark.anyio
COMPANY = "/learn/nook/company"


@pytest.fixture(autouse=True)
def nook() -> Iterator[Game]:
    """The example game, which has lessons that no test of a real game changes."""
    with installed() as found:
        yield found


async def posted(person: Person, path: str, status: int = 200, /, **data: object) -> str:
    """The part of the page that a form is answered with."""
    answer = await person.client.post(path, data=data, headers={"hx-request": "true"})
    assert answer.status_code == status, answer.text
    return html.unescape(answer.text)


def told(text: str) -> str:
    """What the coach says."""
    found = re.search(r'id="told-text">([^<]*)', text)
    assert found
    return html.unescape(found[1])


async def progress(site: Site) -> list[tuple[str, int, int]]:
    """Lessons with their tasks done and those right at the first try."""
    rows = msgspec.json.decode(await site.stored())["lessons"]
    return [(lesson, tasks, first_try) for _, _, lesson, tasks, first_try, _ in rows]


async def users(site: Site) -> int:
    """How many users there are."""
    return len(msgspec.json.decode(await site.stored())["users"])


async def test_a_wrong_answer_is_told_and_can_be_tried_again(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        person = await site.visit()
        page = await seen(person, COMPANY)
        assert "Place the house so that both of yours score: 5 points." in page
        assert told(page) == "Your house on b2 stands alone and scores nothing. Give it company."
        wrong = await posted(person, f"{COMPANY}/act", action=nook.parse("place c3"))
        assert told(wrong).startswith("The houses touch only at a corner, so you have 0 points.")
        assert 'id="prompt-text">Not quite.<' in wrong
        assert "Try again" in wrong
        assert 'data-tries="1"' in wrong
        assert 'data-rule="NK-3.1"' in wrong
        again = await posted(person, f"{COMPANY}/undo", done=str(nook.parse("place c3")), tries=1, steps=99)
        assert 'data-done=""' in again
        right = await posted(person, f"{COMPANY}/act", action=nook.parse("place b1"), tries=1)
        assert told(right) == "Now both score: 2 + 3\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}5."
        assert "Right! +5 points." in right
        assert re.search(r'<tr class="sum"><th scope="row">Total if scoring happened now</th><td>5<small>\+5</small>', right)
        assert "<span>waiting</span>" not in right
        assert f'href="{COMPANY}?task=1&before={nook.parse("place b1")}"' in right


async def test_progress_is_kept_and_a_visitor_becomes_a_guest_with_the_first_task(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        person = await site.visit()
        await seen(person, "/learn/nook")
        await posted(person, f"{COMPANY}/act", action=nook.parse("place c3"))
        assert await users(site) == 0
        await posted(person, f"{COMPANY}/act", action=nook.parse("place b1"), tries=1)
        assert person.client.cookies.get(COOKIE)
        assert await progress(site) == [("company", 1, 0)]
        assert "step 2 of 2" in await seen(person, "/learn/nook")
        page = await seen(person, COMPANY)
        assert "Place the house where it adds its height." in page
        for _ in range(2):  # a second time counts no more
            await posted(person, f"{COMPANY}/act", task=1, action=nook.parse("place b3"))
        assert await progress(site) == [("company", 2, 1)]
        done = await seen(person, f"{COMPANY}/done")
        assert "Right at the first try: 1 of 2" in done
        assert "A house beside another of yours scores its height." in done
        assert "Next: Height" in done
        assert "1 of 2 lessons" in await seen(person, "/learn")


async def test_what_is_shown_counts_but_not_as_a_first_try(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit()
        shown = await posted(person, f"{COMPANY}/show")
        assert "This is how." in shown
        assert "Right!" not in shown
        assert await progress(site) == [("company", 1, 0)]
        # A later task is not counted before the one in front of it.
        await posted(person, "/learn/nook/height/show", task=1)
        assert await progress(site) == [("company", 1, 0)]


async def test_the_next_task_goes_on_from_the_learners_own_answer(servers: Servers) -> None:
    towns = tabletown.game("tiny_towns")
    wood, well = towns.parse("place wood a2"), towns.parse("build well a2+b2 a2")
    path = "/learn/tiny_towns/first"
    async with servers.open() as site:
        person = await site.visit()
        first = await posted(person, f"{path}/act", action=wood)
        assert f'href="{path}?task=1&before={wood}"' in first
        page = await seen(person, f"{path}?task=1&before={wood}")
        assert f'data-before="{wood}"' in page
        assert "+" in await seen(person, f"{path}/preview?task=1&before={wood}&action={well}")
        await seen(person, f"{path}/preview?task=1&action={well}", 409)  # after the first solution the wood is elsewhere
        shown = await posted(person, f"{path}/show", task=1, before=wood)
        assert f'data-done="{well}"' in shown
        built = await posted(person, f"{path}/act", task=1, before=wood, action=well)
        assert f'href="{path}?task=2"' in built  # which has a position of its own
        assert f'data-before="{wood}"' in await posted(person, f"{path}/undo", task=1, before=wood, done=well)


async def test_a_touch_of_what_is_not_lit_is_answered_as_at_a_table(servers: Servers) -> None:
    towns = tabletown.game("tiny_towns")
    async with servers.open() as site:
        person = await site.visit()
        early = await seen(person, "/learn/tiny_towns/first/why?piece=card-well")
        assert "First place this round’s cube." in early
        assert 'data-rule="TT-5.1"' in early
        aside = await seen(person, "/learn/torres/knight/why?piece=square-e4")
        assert "That is not part of this task." in aside  # the rules allow a block there
        later = await seen(
            person, f"/learn/tiny_towns/first/why?piece=card-farm&task=1&before={towns.parse('place wood a2')}"
        )
        assert "TT-5." in later
        await seen(person, "/learn/tiny_towns/first/why?piece=<b>", 400)


async def test_hints_come_in_two_stages(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        person = await site.visit()
        first = await seen(person, f"{COMPANY}/part?hint=1")
        assert told(first) == "A square above, below, left or right of b2."
        assert f'data-hint="1" data-hint-action="{nook.parse("place b1")}"' in first
        assert 'data-hint="2"' in await seen(person, f"{COMPANY}/part?hint=2&narrow=true")


async def test_a_lesson_speaks_the_language_of_the_browser(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit(language="ru")
        for path in ("/learn", "/learn/nook", COMPANY, f"{COMPANY}/done", "/rules"):
            page = await seen(person, path)
            assert not re.search(r"(server|web|nook)-[a-z]+-[a-z]", re.sub(r'[a-z-]+="[^"]*"', "", page))
        assert told(await seen(person, COMPANY)).startswith("Ваш дом на b2")


async def test_the_card_and_the_seats_are_those_of_a_table(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        person = await site.visit()
        card = await seen(person, f"{COMPANY}/preview?action={nook.parse('place b1')}")
        assert "Houses in company" in card
        assert "+5" in card
        await seen(person, f"{COMPANY}/preview?action={nook.parse('place a1')}", 409)
        assert "Opponent" in await seen(person, f"{COMPANY}/players")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/learn/chess", 404),
        ("/learn/nook/nowhere", 404),
        (f"{COMPANY}?task=9", 404),
        (f"{COMPANY}?task=-1", 400),
        (f"{COMPANY}/part?done=x", 400),
        (f"{COMPANY}?task=1&before=x", 400),
        (f"{COMPANY}?task=1&before=1-2", 400),
        (f"{COMPANY}?task=1&before=99999", 422),
        (f"{COMPANY}/part?done=99999", 422),
        (f"{COMPANY}/part?done=1.2", 422),
        (f"{COMPANY}/part?done={'1.' * 60}1", 400),
        (f"{COMPANY}/part?done={HOSTILE}", 400),
    ],
)
async def test_what_no_lesson_asks_for_is_refused_in_words(servers: Servers, path: str, status: int) -> None:
    async with servers.open() as site:
        person = await site.visit()
        answer = await person.client.get(path, headers={"accept": "text/html"})
        assert answer.status_code == status, answer.text
        assert HOSTILE not in answer.text
        assert await users(site) == 0


async def test_a_guest_who_signs_in_keeps_the_lessons(servers: Servers, nook: Game) -> None:
    async with servers.open() as site:
        owner = await site.visit("Ann")
        await owner.post("/me/claim", {"name": "Ann", "passphrase": "long enough"})
        await posted(owner, "/learn/nook/height/show")
        guest = await site.visit()
        for task in (0, 1):
            await posted(guest, f"{COMPANY}/show", task=task)
        await posted(guest, "/learn/nook/height/show")
        await guest.client.post("/me/login", data={"name": "Ann", "passphrase": "long enough"})
        assert "1 of 2 lessons" in await seen(guest, "/learn/nook")
        assert sorted(await progress(site)) == [("company", 2, 0), ("height", 1, 0), ("height", 1, 0)]


@pytest.mark.parametrize("name", tabletown.games())
async def test_the_coach_of_a_game_is_a_piece_of_it(servers: Servers, name: str) -> None:
    rules = tabletown.game(name)
    parts = rules.parts(rules.view(rules.new(rules.presets()[0]), None))
    assert not rules.meta.coach or any(rules.meta.coach in each.symbols for each in parts.sprites)
    async with servers.open() as site:
        person = await site.visit()
        for lesson in rules.lessons[:1]:
            page = await seen(person, f"/learn/{name}/{lesson.id}")
            assert not rules.meta.coach or f'-{rules.meta.coach}"/></svg></span><div class="said">' in page


async def test_the_marks_of_a_table_do_not_give_the_answer_away(servers: Servers) -> None:
    async with servers.open() as site:
        person = await site.visit()
        for narrow in ("false", "true"):
            page = await seen(person, f"/learn/tiny_towns/pattern/part?narrow={narrow}")
            assert "after this cube" not in page
            assert ": then Cottage" not in page
