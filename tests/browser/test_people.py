"""The leaderboard and a profile, on a phone and a desktop, in both themes and languages."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.test_axe import AXE, problems

PHRASE = "correct horse battery"


@pytest.mark.parametrize(
    ("language", "theme", "width"), [("en", "light", 1280), ("ru", "dark", 390), ("en", "dark", 1280), ("ru", "light", 390)]
)
def test_two_accounts_play_a_rated_match_and_find_it_in_their_profiles(
    enter: Enter, language: str, theme: str, width: int
) -> None:
    vera, oleg = enter("Vera", width=width, language=language, theme=theme), enter("Oleg")
    names = [f"{name} {language} {theme}" for name in ("Vera", "Oleg")]
    for each, name in zip((vera, oleg), names):
        each.call("/me/claim", {"name": name, "passphrase": PHRASE})
        each.page.add_init_script(path=AXE)
    opened = {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    table = vera.call("/tables", {**opened, "options": {"monuments": False}})["id"]
    vera.page.goto(f"{vera.address}/tables/{table}")
    expect(vera.page.locator(".rated")).to_be_visible()
    vera.page.goto(f"{vera.address}/players")  # a table that is open would follow its match
    oleg.call(f"/tables/{table}/join", {})
    oleg.call(f"/tables/{table}/leave", {})
    vera.call(f"/tables/{table}/leave", {})  # bots play to the end
    profile = f"/players/{names[0].replace(' ', '%20')}"
    vera.page.goto(vera.address + profile)
    while not vera.page.locator(".card-link").count():
        vera.page.wait_for_timeout(200)
        vera.page.goto(vera.address + profile)
    assert problems(vera, "/players?game=tiny_towns&seats=2") == []
    assert vera.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(vera.page.locator(".nav [aria-current]")).to_have_attribute("href", "/players")
    assert problems(vera, profile) == []
    assert vera.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
