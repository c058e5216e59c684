"""A lesson in the browser: wrong, again, right; by pointer, finger and keyboard; and a choice that the coach warns of."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from tests.browser.conftest import Enter
from tests.browser.player import FITS, Player
from tests.browser.test_axe import AXE, problems, shown
from tests.nook import installed

from tabletown.core.game import Game
from tabletown.core.registry import game, games

COMPANY = "/learn/nook/company"
LISTENS = "() => document.body.dataset.choosing !== undefined"  # the scripts of the table have begun


@pytest.fixture(scope="module", autouse=True)
def nook() -> Iterator[Game]:
    """The example game, which has lessons that no test of a real game changes."""
    with installed() as found:
        yield found


def begin(player: Player, path: str = COMPANY) -> None:
    """Open a lesson, drawn for this screen."""
    player.page.goto(player.address + path)
    expect(player.page.locator("#table")).to_be_visible()
    player.page.wait_for_function(LISTENS)
    player.page.wait_for_function(FITS)


def place(player: Player, square: str) -> None:
    """Place the house, and confirm it where that is asked for."""
    player.page.locator(f"#nook-board-square-{square}-target").click()
    player.page.locator("#confirm").click()


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 720, "en"), (390, 844, "ru"), (360, 640, "en")])
def test_a_lesson_is_answered_wrong_and_then_right(enter: Enter, width: int, height: int, language: str) -> None:
    vera = enter(None, width=width, height=height, language=language, touch=width < 720)
    page = vera.page
    begin(vera)
    told, prompt = page.locator("#told-text"), page.locator("#prompt-text")
    goal = prompt.inner_text()
    expect(page.locator(".pinned")).to_have_count(1)
    place(vera, "c3")
    expect(told).to_contain_text("b2?")
    expect(page.locator("#undo")).to_be_focused()
    assert page.locator(".bubble").get_attribute("role") == "status"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#undo").click()
    expect(prompt).to_have_text(goal)
    place(vera, "b1")
    expect(told).to_contain_text("2 + 3 = 5")
    page.locator("#next").click()
    expect(page.locator("#table")).to_have_attribute("data-task", "1")
    page.wait_for_function(LISTENS)
    page.wait_for_function(FITS)
    page.locator("#show-me").click()
    page.locator("#next").click()
    expect(page).to_have_url(f"{vera.address}{COMPANY}/done")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    vera.page.goto(f"{vera.address}/learn/nook")
    expect(page.locator(".lessons .is-done")).to_have_count(1)


def test_on_a_phone_the_coach_speaks_above_the_verbs_and_what_it_speaks_of_is_in_sight(enter: Enter) -> None:
    vera = enter(None, width=390, height=844, language="ru", touch=True)
    page = vera.page
    begin(vera, "/learn/torres/points")
    expect(page.locator("#told-text")).to_be_visible()
    bubble, verbs = page.locator(".bubble").bounding_box(), page.locator("#tiles").bounding_box()
    assert bubble
    assert verbs
    assert bubble["y"] + bubble["height"] <= verbs["y"]
    begin(vera, "/learn/torres/knight?task=2")  # a tower that is too high to step on
    board, pins = page.locator("#board").bounding_box(), page.locator("#board .pinned")
    expect(pins).to_have_count(2)
    for each in pins.all():
        box = each.bounding_box()
        assert board
        assert box
        assert board["y"] <= box["y"] <= board["y"] + board["height"]


def test_on_a_phone_the_names_of_verbs_are_whole_below_the_coach(enter: Enter) -> None:
    vera = enter(None, width=390, height=844, language="ru", touch=True)
    page = vera.page
    page.goto(f"{vera.address}/learn/torres")
    page.locator("button[value=coach]").click()
    page.wait_for_function(LISTENS)
    page.wait_for_function(FITS)
    verbs = page.locator("#tiles .act.verb:visible")
    while not verbs.count():
        vera.decide()
        vera.wait_for_turn()
    expect(page.locator("#idle > .bubble")).to_be_visible()
    assert verbs.count() == 3
    for each in verbs.all():
        assert each.evaluate("(act) => act.scrollHeight <= act.clientHeight"), each.inner_text()
        name, price = each.locator(".name").bounding_box(), each.locator(".sub").bounding_box()
        assert name
        assert price
        assert name["y"] + name["height"] <= price["y"] + 1


def test_on_a_phone_an_end_beside_all_tools_is_whole(enter: Enter) -> None:
    vera = enter(None, width=390, height=844, language="ru", touch=True)
    begin(vera, "/learn/tiny_towns/hammer?task=1")
    vera.page.locator("#tiny_towns-town-0-square-b1-target").click()
    expect(vera.page.locator("#tools .tool:visible")).to_have_count(4)
    done = vera.page.locator("#choice-done")
    assert done.evaluate("(act) => act.scrollHeight <= act.clientHeight")
    for each in vera.page.locator("#tools .tool:visible").all():
        box = each.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def test_hints_light_the_place_and_the_keyboard_is_enough(enter: Enter) -> None:
    vera = enter(None)
    begin(vera)
    page = vera.page
    page.locator("#ask-hint").click()
    expect(page.locator("#nook-board-board .hinted")).to_have_count(1)
    page.locator("#nook-board-square-b1-target").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_have_attribute("data-task", "1")
    page.wait_for_function(LISTENS)
    page.locator("#nook-board-square-a3-target").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#undo")).to_be_focused()
    page.keyboard.press("u")
    expect(page.locator("#table")).to_have_attribute("data-done", "")


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 390)])
def test_pages_for_learners_have_nothing_serious(enter: Enter, theme: str, width: int) -> None:
    vera = enter(None, theme=theme, width=width, height=844)
    vera.page.add_init_script(path=AXE)
    found: list[Any] = [
        each
        for path in ("/", "/learn", "/learn/nook", "/learn/torres", "/rules", f"{COMPANY}/done")
        for each in problems(vera, path)
    ]
    begin(vera)
    found += shown(vera, "a lesson")
    for square in ("c3", "b1"):
        place(vera, square)
        expect(vera.page.locator("#verdict-bar")).to_be_visible()
        found += shown(vera, f"a lesson after {square}")
        vera.page.locator("#undo").click()
        expect(vera.page.locator("#verdict-bar")).to_have_count(0)
    assert found == []


def test_a_choice_in_a_first_match_is_confirmed_after_the_coach_has_looked_at_it(enter: Enter) -> None:
    vera = enter(None)
    page = vera.page
    page.goto(f"{vera.address}/learn/nook")
    page.locator("button[value=coach]").click()
    expect(page.locator(".bubble")).to_contain_text("Every turn you place one house.")
    page.wait_for_function(LISTENS)
    before = vera.table()["decision"]
    with page.expect_response(lambda answer: answer.url.endswith("/coach")) as asked:
        page.locator("[id^=nook-board-square-]").first.click()
    assert "warns" in asked.value.json()
    expect(page.locator("#confirm")).to_be_visible()
    page.locator("#confirm").click()
    page.wait_for_function("(before) => document.getElementById('table').dataset.decision !== before", arg=before)


def test_on_a_phone_one_sees_that_the_coach_looks_and_can_still_cancel(enter: Enter) -> None:
    vera = enter(None, width=390, height=844, touch=True)
    page = vera.page
    page.goto(f"{vera.address}/learn/nook")
    page.locator("button[value=coach]").click()
    page.wait_for_function(LISTENS)
    page.wait_for_function(FITS)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/coach", hold)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/act") else None)
    before, missing = vera.table()["decision"], page.locator("#missing")
    page.locator("[id^=nook-board-square-]").first.click()
    page.locator("#confirm").click()
    expect(missing).to_be_visible()
    expect(missing).to_have_text(vera.table()["coach"])
    expect(page.locator("#confirm")).to_be_hidden()
    page.locator("#cancel").click()
    with page.expect_response("**/coach"):
        held[0].fulfill(json={"warns": False})
    expect(missing).to_be_hidden()
    page.unroute("**/coach")
    page.locator("[id^=nook-board-square-]").last.click()
    page.locator("#confirm").click()
    page.wait_for_function("(before) => document.getElementById('table').dataset.decision !== before", arg=before)
    assert len(sent) == 1


def test_what_the_coach_would_rather_see_is_marked_until_one_cancels(enter: Enter) -> None:
    vera = enter(None)
    page = vera.page
    page.goto(f"{vera.address}/learn/nook")
    page.locator("button[value=coach]").click()
    page.wait_for_function(LISTENS)
    squares = page.locator("[id^=nook-board-square-]")
    better = squares.last.get_attribute("data-actions")

    def warn(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('id="preview"', f'id="preview" data-better="{better}"'))

    page.route("**/preview?*", warn)
    squares.first.click()
    marked = page.locator("#nook-board-board .hinted.better")
    expect(marked).to_have_count(1)
    page.locator("#cancel").click()
    page.mouse.move(1, 1)
    expect(marked).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("name", games())
def test_on_a_phone_the_words_of_every_task_are_whole(enter: Enter, name: str) -> None:
    vera = enter(None, width=390, height=844, language="ru", touch=True)
    for lesson in game(name).lessons:
        for number in range(len(lesson.tasks)):
            begin(vera, f"/learn/{name}/{lesson.id}?task={number}")
            for part in ("#card", "#prompt-text"):
                whole = vera.page.locator(part).evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")
                assert whole, f"{lesson.id} {number}: {part}"
