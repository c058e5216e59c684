"""The table page: what it tells and lets one do, in both languages, on a phone, with hostile names."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter

import tabletown

RANDOM = {"kind": "bot", "bot": "random"}
GAMES = ["tiny_towns", "torres", "garden_nation", "ginkgopolis", "sweet_lands"]
PLAIN = {"monuments": False, "cards": "first_game", "first_player": 0}
HOSTILE = "<img src=x onerror=a()>"


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_a_table_without_scrolling_sideways(enter: Enter, game: str) -> None:
    vera = enter("Вера", width=360, height=740, language="ru", theme="dark")
    most = max(max(counts) for counts in tabletown.game(game).modes.values())
    vera.sit(vera.set_table(game, [{"kind": "me"}, *[RANDOM] * (most - 1)]))
    vera.play(3)
    vera.page.wait_for_function("() => document.getElementById('table').dataset.narrow === '1'")
    wide, high = vera.page.evaluate("() => [document.documentElement.scrollWidth, innerHeight]")
    assert wide <= 360
    prompt = vera.page.locator("#prompt-text").bounding_box()
    assert prompt is not None
    assert prompt["y"] + prompt["height"] <= high  # the dock is within reach wherever one has scrolled to
    text = vera.page.locator("body").inner_text()
    assert re.search(r"[а-яё]{4}", text)
    assert not re.search(rf"\b(web-table|{game})-[a-z]+-", text)


@pytest.mark.parametrize("game", GAMES)
def test_a_laptop_shows_all_without_scrolling(enter: Enter, game: str) -> None:
    vera = enter("Vera")
    vera.sit(vera.set_table(game, [{"kind": "me"}, RANDOM, RANDOM, RANDOM]))
    vera.play(3)
    high, board = vera.page.evaluate(
        """() => [document.documentElement.scrollHeight,
        document.querySelector("#board > svg").getBoundingClientRect().toJSON()]"""
    )
    assert high <= 720
    assert board["bottom"] <= 720
    assert min(board["width"], board["height"]) > 200


def test_a_step_is_taken_back_and_the_log_shows_the_past(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}, RANDOM], **PLAIN))
    vera.page.locator("#actions [data-actions]", has_text="brick").click()
    vera.page.locator("#confirm").click()
    vera.page.locator("[id$=square-b2-target]").click()
    expect(vera.page.locator("#undo")).to_be_visible()
    assert vera.page.locator("[id$=square-b2-target]").count() == 0
    vera.page.keyboard.press("u")
    expect(vera.page.locator("[id$=square-b2-target]")).to_be_visible()
    vera.page.locator("#tab-log").click()
    line = vera.page.locator(".log button", has_text="names").first
    if not line.is_visible():  # it is folded into a turn
        vera.page.locator(".log summary").first.click()
    line.click()
    expect(vera.page.locator("#headline.told")).to_be_visible()
    assert vera.page.locator("[data-actions]").count() == 0
    vera.page.keyboard.press("Escape")
    expect(vera.page.locator("[id$=square-b2-target]")).to_be_visible()


def test_an_empty_log_says_so_on_one_line(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(vera.set_table("torres", [{"kind": "me"}, RANDOM], start_player=0))
    line = vera.page.locator("#pane-log .mark-none")
    expect(line).to_be_visible()
    box = line.bounding_box()
    assert box is not None
    assert box["height"] < 40


@pytest.mark.parametrize("height", [720, 560])
def test_what_is_to_be_chosen_is_in_sight(enter: Enter, height: int) -> None:
    vera = enter("Vera", height=height)
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}, RANDOM], monuments=True))
    vera.wait_for_turn()
    expect(vera.page.locator("#table [data-actions]").first).to_be_in_viewport()


def test_a_page_that_nobody_sees_keeps_no_stream_and_looks_now_and_then(enter: Enter) -> None:
    vera, oleg = enter("Vera"), enter("Oleg")
    table = vera.set_table("torres", [{"kind": "me"}, {"kind": "open"}])
    oleg.call(f"/tables/{table}/join", {})
    oleg.sit(table)
    oleg.page.evaluate("""() => {
      Object.defineProperty(document, "hidden", {get: () => true});
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    before = oleg.table()["version"]
    for player in (vera, oleg):
        shown = player.call(f"/tables/{table}")
        if shown["legal"]:
            player.call(f"/tables/{table}/act", {"action": shown["legal"][0]["text"], "version": shown["version"]})
    expect(oleg.page.locator(f'#table:not([data-version="{before}"])')).to_be_visible()


def test_keys_work_with_a_russian_layout(enter: Enter) -> None:
    vera = enter("Вера", language="ru")
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}], mode="solo"))
    expect(vera.page.locator("#drawer")).to_be_hidden()
    vera.page.evaluate(
        "() => document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'к', code: 'KeyR', bubbles: true}))"
    )
    expect(vera.page.locator("#drawer")).to_be_visible()


def test_of_several_cards_the_touched_one_is_picked(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(vera.set_table("ginkgopolis", [{"kind": "me"}, RANDOM]))
    vera.wait_for_turn()
    cards = vera.page.locator(".under .card.target")
    while cards.count() != 4:
        vera.play(1)
        vera.wait_for_turn()
    cards.nth(2).click()
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
    assert [cards.nth(place).get_attribute("aria-pressed") for place in range(4)] == [None, None, "true", None]


def test_touching_narrows_and_escape_lets_go(enter: Enter) -> None:
    vera = enter("Vera")
    table = vera.set_table("torres", [{"kind": "me"}, RANDOM])
    vera.sit(table)
    vera.wait_for_turn()
    while not vera.page.locator("#choice-act-place_block").count():
        vera.decide()
        vera.wait_for_turn()
    lit = vera.page.locator("#board [data-actions]:not(.is-off)")
    expect(lit).not_to_have_count(0)
    before = lit.count()
    vera.page.locator("#choice-act-place_block").click()
    expect(vera.page.locator("#choice-act-place_block")).to_have_attribute("aria-pressed", "true")
    assert 0 < lit.count() < before
    vera.page.keyboard.press("Escape")
    assert lit.count() == before
    assert vera.page.locator("[aria-pressed=true][data-actions]").count() == 0


def test_a_late_move_is_refused_in_words_and_changes_nothing(enter: Enter) -> None:
    vera = enter("Вера", language="ru")
    table = vera.set_table("tiny_towns", [{"kind": "me"}, RANDOM], **PLAIN)
    vera.sit(table)
    shown = vera.call(f"/tables/{table}")
    body = {"action": "name wood", "version": shown["version"]}
    vera.page.route("**/part*", lambda route: route.abort())  # the page learns nothing of it
    vera.call(f"/tables/{table}/act", body)
    steps = len(vera.call(f"/tables/{table}/log"))
    vera.page.locator("#actions [data-actions]", has_text="кирпич").click()
    vera.page.unroute("**/part*")
    vera.page.locator("#confirm").click()
    expect(vera.page.locator("#refusal")).to_contain_text("Положение за столом изменилось")
    assert len(vera.call(f"/tables/{table}/log")) == steps


def test_hostile_names_and_chat_are_plain_text(enter: Enter) -> None:
    vera = enter(HOSTILE)
    table = vera.set_table("tiny_towns", [{"kind": "me"}, RANDOM])
    vera.sit(table)
    expect(vera.page.locator("#panels")).to_contain_text("onerror")
    vera.page.locator("#tab-chat").click()
    for text in ("<script>alert(1)</script>", "</ol></main>", "javascript:alert(1) ${1} {{ 7*7 }}"):
        vera.page.locator("#say-text").fill(text)
        vera.page.locator("#say-text").press("Enter")
        expect(vera.page.locator("#chat li").last).to_contain_text(text)
    assert vera.page.locator("#table img, #table script").count() == 0
    vera.page.reload()
    vera.page.locator("#tab-chat").click()
    expect(vera.page.locator("#chat li").last).to_contain_text("{{ 7*7 }}")


def test_settings_are_kept(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}, RANDOM]))
    vera.page.locator("details.menu summary").click()
    vera.page.get_by_label("Show chat").uncheck()
    expect(vera.page.locator("#tab-chat")).to_be_hidden()
    vera.page.reload()
    expect(vera.page.locator("#tab-chat")).to_be_hidden()


def test_keys_are_explained_and_can_be_switched_off(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}, RANDOM]))
    vera.page.keyboard.press("?")
    expect(vera.page.locator("#keys")).to_be_visible()
    vera.page.keyboard.press("Escape")
    vera.page.locator("details.menu summary").click()
    vera.page.get_by_label("Keyboard shortcuts").uncheck()
    vera.page.keyboard.press("Escape")
    vera.page.keyboard.press("?")
    expect(vera.page.locator("#keys")).to_be_hidden()
