"""What the master would do, asked for at the table: marked on the board, compared on the card."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter

RANDOM = {"kind": "bot", "bot": "random"}
# The box of the board, and whether the hint lies over it.
COVERED = """() => {
  const board = document.querySelector("#board").getBoundingClientRect();
  const hint = document.querySelector("#hint").getBoundingClientRect();
  const apart = hint.left >= board.right || hint.right <= board.left || hint.top >= board.bottom || hint.bottom <= board.top;
  return {box: [board.left, board.top, board.width, board.height], apart};
}"""


def test_a_hint_says_what_and_why_and_can_be_done(enter: Enter) -> None:
    vera = enter("Vera", language="ru")
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}], mode="solo"))
    vera.wait_for_turn()
    before = vera.page.evaluate(COVERED)["box"]
    vera.page.keyboard.press("h")
    hint = vera.page.locator("#hint")
    expect(hint).to_have_attribute("data-stage", "1")
    expect(hint.locator(".advice")).to_have_count(2)
    expect(vera.page.locator("#card")).to_have_attribute("data-state", "hint")
    points = hint.locator(".scale").get_attribute("aria-label") or ""
    first, second = (int(text.replace("−", "-")) for text in re.findall(r"[−-]?\d+", points))
    assert first >= second
    expect(vera.page.locator(".hinted.r1")).not_to_have_count(0)
    covered = vera.page.evaluate(COVERED)
    assert covered["apart"]
    assert covered["box"] == before
    expect(hint).to_have_attribute("data-stage", "3")
    decision = vera.table()["decision"]
    vera.page.locator("#do-hint").click()
    expect(vera.page.locator(f'#table:not([data-decision="{decision}"])')).to_be_visible()
    expect(hint).to_be_hidden()
    expect(vera.page.locator(".hinted")).to_have_count(0)


def test_a_hint_is_hidden_by_escape_and_by_asking_again(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(vera.set_table("torres", [{"kind": "me"}, RANDOM]))
    vera.wait_for_turn()
    hint, marks = vera.page.locator("#hint"), vera.page.locator(".hinted")
    for hide in ("Escape", "h"):
        vera.page.keyboard.press("h")
        expect(hint).to_be_visible()
        expect(marks).not_to_have_count(0)
        vera.page.keyboard.press(hide)
        expect(hint).to_be_hidden()
        expect(marks).to_have_count(0)
        expect(vera.page.locator("#card")).not_to_have_attribute("data-state", "hint")


@pytest.mark.parametrize("width", [1280, 390])
def test_a_hint_that_fails_is_answered_in_words(enter: Enter, width: int) -> None:
    vera = enter("Vera", width=width, height=844)
    vera.sit(vera.set_table("torres", [{"kind": "me"}, RANDOM]))
    vera.wait_for_turn()
    vera.page.route(
        "**/hint",
        lambda route: route.fulfill(
            status=503, body="<div id='refusal' role='alert'><p class='refused'>No bot is free.</p></div>"
        ),
    )
    vera.page.locator('[data-do="hint"]:visible').first.click()
    expect(vera.page.locator("#refusal")).to_contain_text("No bot is free.")
    expect(vera.page.locator("#hint")).to_be_hidden()
    vera.wrong.clear()  # the browser itself notes the refused request
