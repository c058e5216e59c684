"""The review of a finished match, another try at a decision, and the analysis board, in a real browser."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.finished import finished, width_of
from tests.browser.test_axe import AXE, shown


@pytest.mark.parametrize(("width", "theme", "language"), [(1280, "light", "en"), (390, "dark", "ru")])
def test_a_match_is_reviewed_tried_again_and_analyzed(enter: Enter, width: int, theme: str, language: str) -> None:
    vera = enter("Vera", width=width, height=844, theme=theme, language=language)
    page = vera.page
    page.add_init_script(path=AXE)
    table = finished(vera)
    page.goto(f"{vera.address}/tables/{table}/result")
    page.locator("#review").click()
    page.locator(".panel .btn.go").click()
    expect(page.locator(".review-graph")).to_be_visible()  # as soon as the first parts are made
    expect(page.locator(".review .board svg").first).to_be_visible()
    assert width_of(vera) <= width
    assert shown(vera, "review") == []
    page.locator(".r1 .seg a").last.click()
    expect(page).to_have_url(re.compile("graph=score"))
    page.locator("#next").click()
    expect(page.locator("#decision .compared")).to_be_visible()

    page.locator("#again").click()
    expect(page.locator("#decision .compared")).to_have_count(0)  # the answer is not told
    page.locator("#action").select_option(index=0)
    page.locator(".answer .btn.go").click()
    expect(page.locator("#decision .compared")).to_be_visible()
    expect(page.locator("#decision .verd").first).to_be_visible()

    page.locator("#analyze").click()
    expect(page).to_have_url(re.compile(r"/analysis\?position="))
    expect(page.locator(".best-list .is-best").first).to_be_visible()
    assert width_of(vera) <= width
    assert shown(vera, "analysis") == []
    page.locator("#open").click()
    expect(page.locator("#open")).to_have_attribute("aria-current", "true")
    page.locator(".best-list .is-best button").first.click()
    expect(page).to_have_url(re.compile("done="))
    page.locator("#back").click()
    expect(page).not_to_have_url(re.compile("done="))


def test_a_wrong_position_says_what_is_wrong_and_keeps_the_text(enter: Enter) -> None:
    vera = enter("Vera")
    vera.page.goto(f"{vera.address}/analysis")
    vera.page.locator("#text").fill("torres\nroses are red")
    vera.page.locator(".paste .btn.go").click()
    expect(vera.page.locator("#refused")).to_contain_text("roses are red")
    expect(vera.page.locator("#text")).to_have_value("torres\nroses are red")
