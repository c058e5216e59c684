"""A puzzle in the browser: from the list, wrong, again, right, and on to the next one."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.test_learn import begin, place
from tests.nook import installed

from tabletown.core.game import Game


@pytest.fixture(scope="module", autouse=True)
def nook() -> Iterator[Game]:
    """The example game, whose puzzles are few and known."""
    with installed() as found:
        yield found


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 720, "en"), (390, 844, "ru")])
def test_a_puzzle_is_answered_wrong_and_then_right(enter: Enter, width: int, height: int, language: str) -> None:
    vera = enter(None, width=width, height=height, language=language, touch=width < 720)
    page = vera.page
    page.goto(f"{vera.address}/learn")
    page.locator('main a[href="/puzzles"]').click()
    expect(page.locator("#nook .tiles li")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    begin(vera, "/puzzles/nook/1")
    prompt, told = page.locator("#prompt-text"), page.locator("#told-text")
    goal = prompt.inner_text()
    place(vera, "a1")
    expect(told).to_contain_text("2.7" if language == "en" else "2,7")
    expect(page.locator(".answer")).to_have_count(0)
    expect(page.locator("#undo")).to_be_focused()
    page.locator("#undo").click()
    expect(prompt).to_have_text(goal)
    place(vera, "b1")
    expect(page.locator(".answer li")).to_have_count(1)
    expect(page.locator("#next")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#next").click()
    expect(page).to_have_url(f"{vera.address}/puzzles/nook/2")
    page.goto(f"{vera.address}/puzzles")
    expect(page.locator("#nook .tiles .is-done")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
