"""From the first page to a table, in a real browser."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.finished import finished, width_of


def test_a_match_against_bots_begins_with_one_click(enter: Enter) -> None:
    vera = enter(None)
    vera.page.goto(vera.address)
    vera.page.get_by_role("link", name="I know how to play").click()
    card = vera.page.locator("article", has_text="Tiny Towns")
    card.get_by_role("button", name="Play against bots").click()
    expect(vera.page).to_have_url(re.compile(r"/tables/[0-9a-f]{12}$"))
    expect(vera.page.locator("#prompt-text")).to_be_visible()
    vera.page.goto(vera.address)
    expect(vera.page.locator("#mine li[id^='mine-']")).to_have_count(1)


def test_the_form_follows_what_is_chosen_and_opens_the_table(enter: Enter) -> None:
    vera = enter("Vera")
    vera.page.goto(f"{vera.address}/tables/new?game=tiny_towns&with=device")
    expect(vera.page.locator("#o-solo_remove")).to_have_count(0)
    vera.page.locator("#seats").select_option("4")
    expect(vera.page.locator(".places li")).to_have_count(4)
    vera.page.get_by_label("Solo").check()
    expect(vera.page.locator("#o-solo_remove")).to_be_visible()
    vera.page.locator("#game").select_option("torres")
    expect(vera.page.get_by_label("Master", exact=False).first).to_be_visible()
    vera.page.locator("#s-1").select_option("me")
    expect(vera.page.locator("#n-1")).to_be_visible()
    vera.page.locator("#n-1").fill("Oleg")
    vera.page.get_by_role("button", name="Create table").click()
    expect(vera.page).to_have_url(re.compile(r"/tables/[0-9a-f]{12}$"))
    table = vera.call(f"/tables/{vera.page.url.rpartition('/')[2]}")
    assert (table["game"], table["seats"][1]["name"]) == ("torres", "Oleg")


def test_a_friend_on_a_phone_sits_down_with_a_name_and_one_tap(enter: Enter) -> None:
    vera, oleg = enter("Vera"), enter(None, width=360, height=740, language="ru")
    table = vera.set_table("torres", [{"kind": "me"}, {"kind": "invited"}])
    token = vera.call(f"/tables/{table}/invitations", {})["invitation"]
    oleg.page.goto(f"{oleg.address}/join/{table}/{token}")
    assert width_of(oleg) == 360
    oleg.page.locator("#name").fill("Олег <b>")
    oleg.page.get_by_role("button", name="Сесть за стол").click()
    expect(oleg.page).to_have_url(f"{oleg.address}/tables/{table}")
    assert vera.call(f"/tables/{table}")["seats"][1]["name"] == "Олег <b>"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_home_and_form_fit_a_phone_in_russian(enter: Enter, theme: str) -> None:
    vera = enter("Вера", width=360, height=740, language="ru", theme=theme)
    vera.set_table("ginkgopolis", [{"kind": "me"}, {"kind": "open"}])
    for path in ("/", "/?games=true", "/tables/new?game=torres&with=friends&mode=master", "/me", "/records/new"):
        vera.page.goto(vera.address + path)
        expect(vera.page.locator("html")).to_have_attribute("lang", "ru")
        assert width_of(vera) == 360, path
    vera.page.goto(vera.address)
    expect(vera.page.get_by_role("heading", name="Здравствуйте, Вера")).to_be_visible()


def test_home_is_reached_by_keyboard(enter: Enter) -> None:
    vera = enter(None)
    vera.page.goto(f"{vera.address}/?games=true")
    keys = vera.page.keyboard
    for _ in range(30):
        keys.press("Tab")
        if vera.page.evaluate("() => document.activeElement.matches('article .btn.go')"):
            break
    keys.press("Enter")
    expect(vera.page).to_have_url(re.compile(r"/tables/[0-9a-f]{12}$"))


def test_the_first_table_of_a_phone_is_drawn_for_it_from_the_start(enter: Enter) -> None:
    vera = enter(None, width=360, height=740)
    vera.page.goto(f"{vera.address}/?games=true")
    with vera.page.expect_response(re.compile(r"/tables/[0-9a-f]{12}$")) as answer:
        vera.page.locator("article", has_text="Ginkgopolis").get_by_role("button", name="Play against bots").click()
    assert 'data-narrow="1"' in answer.value.text()


def test_a_switch_of_language_keeps_what_was_chosen_and_the_step_that_is_seen(enter: Enter) -> None:
    vera = enter("Vera")
    vera.page.goto(f"{vera.address}/tables/new?game=torres&with=friends")
    vera.page.get_by_label("Master").first.check()
    vera.page.locator("#seats").select_option("4")
    expect(vera.page.locator(".places li")).to_have_count(4)
    vera.page.get_by_role("button", name="Русский").first.click()
    expect(vera.page.locator("html")).to_have_attribute("lang", "ru")
    expect(vera.page.locator(".places li")).to_have_count(4)
    expect(vera.page.get_by_label("Мастер-версия").first).to_be_checked()
    vera.page.goto(f"{vera.address}/tables/{finished(vera)}/replay?step=3")
    vera.page.keyboard.press("PageDown")
    expect(vera.page.locator("#main")).to_have_attribute("data-step", "12")
    vera.page.get_by_role("button", name="English").first.click()
    expect(vera.page.locator("html")).to_have_attribute("lang", "en")
    expect(vera.page.locator("#main")).to_have_attribute("data-step", "12")
