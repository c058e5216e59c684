"""Touching what cannot be used, looking closely at pieces, and the rulebook behind both."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Enter
from tests.browser.player import Player

from tabletown.core.registry import shipped

RANDOM = {"kind": "bot", "bot": "random"}


def seated(player: Player, name: str, **options: object) -> Page:
    """The page of a table at which the player decides."""
    player.sit(player.set_table(name, [{"kind": "me"}, RANDOM], **options))
    expect(player.page.locator("#table[data-turn='1']")).to_be_attached()
    return player.page


def test_touching_what_is_not_lit_says_why_and_leads_to_the_rule(enter: Enter) -> None:
    page = seated(enter("Vera"), "torres", start_player=0)
    square = page.locator("#board svg.board").bounding_box()
    assert square is not None
    page.mouse.click(square["x"] + square["width"] * 0.5, square["y"] + square["height"] * 0.5)
    line = page.locator("#why .why")
    expect(line).to_be_visible()
    expect(line).not_to_contain_text("highlighted")
    line.locator("button").click()
    expect(page.locator("#drawer .meant").first).to_be_visible()


def test_the_keyboard_looks_around_and_asks(enter: Enter) -> None:
    page = seated(enter("Vera"), "torres", start_player=0)
    page.keyboard.press("w")
    probe = page.locator("#probe")
    expect(probe).to_be_focused()
    first = probe.get_attribute("aria-label")
    page.keyboard.press("ArrowLeft")
    expect(probe).not_to_have_attribute("aria-label", first or "")
    page.keyboard.press("Enter")
    expect(page.locator("#why .why")).to_be_visible()
    expect(page.locator("#card .why-card li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(probe).to_be_hidden()


@pytest.mark.parametrize("name", sorted(shipped()))
def test_a_long_press_shows_what_was_pressed(enter: Enter, name: str) -> None:
    page = seated(enter("Vera", width=390, height=844, touch=True, language="ru"), name)
    thing = page.locator("#table svg.board [aria-label]:visible").first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    expect(page.locator("#about")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#about-title")).not_to_be_empty()
    expect(page.locator("#about-picture svg *").first).to_be_attached()


def test_chips_tell_what_they_count(enter: Enter) -> None:
    vera = enter("Vera", width=390, height=844)
    with vera.page.expect_response(lambda response: response.url.endswith("/terms")):
        page = seated(vera, "garden_nation")
    page.locator("#mine [data-asset]").first.hover()
    expect(page.locator("#explain")).to_contain_text("inhabitants. ")


def test_the_rulebook_finds_words_and_shows_cards(enter: Enter) -> None:
    vera = enter("Vera")
    page = vera.page
    page.goto(f"{vera.address}/rules/tiny_towns")
    page.locator("#find").fill("feed cott")
    expect(page.locator("#hits li a").first).to_be_visible()
    assert page.locator("main mark").count() > 3
    page.locator("#find-clear").click()
    expect(page.locator("main mark")).to_have_count(0)
    page.locator("#card-farm .open").click()
    expect(page.locator("#sheet")).to_be_visible()
    assert page.locator("#sheet .turns svg").count() == 4
    page.keyboard.press("Escape")
    page.locator(".filter").nth(2).click()
    expect(page.locator("#card-cottage")).to_be_hidden()
    expect(page.locator("#card-farm")).to_be_visible()
    page.goto(f"{vera.address}/rules/tiny_towns#TT-5.3")
    expect(page.locator('[id="TT-5.3"]')).to_be_in_viewport()
