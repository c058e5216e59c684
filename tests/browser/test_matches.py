"""Whole matches in the browser against bots: by mouse, and by keyboard alone."""

import random
import time

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.player import Player
from tests.faults.cluster import PATIENCE

RANDOM = {"kind": "bot", "bot": "random"}


SCREENS = {"desktop": {}, "phone": {"width": 390, "height": 844, "language": "ru", "theme": "dark"}}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["tiny_towns", "torres", "garden_nation", "ginkgopolis", "sweet_lands"])
def test_a_match_is_played_by_touching_what_is_lit(enter: Enter, game: str, screen: str) -> None:
    vera = enter("Vera", **SCREENS[screen])
    table = vera.set_table(game, [{"kind": "me"}, RANDOM])
    vera.sit(table)
    vera.play()
    expect(vera.page.locator('a[href$="/result"]')).to_be_visible()
    record = vera.call(f"/tables/{table}/record")
    assert record["game"] == game
    assert record["seed"]
    assert len(vera.covered) <= len(record["steps"]) / 10  # nearly everything lit can be hit at once


def test_a_match_is_played_by_keyboard(enter: Enter) -> None:
    vera = enter("Vera")
    table = vera.set_table("tiny_towns", [{"kind": "me"}, RANDOM], monuments=False)
    vera.sit(table)
    _play_by_keys(vera)
    assert vera.call(f"/tables/{table}")["phase"] == "over"


def test_from_the_first_page_to_the_result_by_keyboard(enter: Enter) -> None:
    vera = enter(None)
    vera.page.goto(vera.address)
    _tab_to(vera, "I know how to play")
    vera.page.keyboard.press("Enter")
    vera.page.wait_for_url("**/?games=true")
    _tab_to(vera, "Solo: Tiny Towns")
    vera.page.keyboard.press("Enter")
    vera.page.wait_for_url("**/tables/*")
    _play_by_keys(vera)
    _tab_to(vera, "Result")
    vera.page.keyboard.press("Enter")
    vera.page.wait_for_url("**/result")
    expect(vera.page.get_by_role("heading", level=2).first).to_contain_text("points")


def _tab_to(player: Player, name: str) -> None:
    """Press Tab until something of that name has the focus."""
    for _ in range(150):
        player.page.keyboard.press("Tab")
        if name.replace(" ", "") == player.page.evaluate(
            "() => (document.activeElement.innerText || '').replace(/\\s+/g, '')"
        ):
            return
    raise AssertionError(f"no key leads to {name}")


def _play_by_keys(player: Player) -> None:
    """Tab to what can be chosen, arrows to another place, Enter."""
    luck, keys = random.Random(3), player.page.keyboard
    last, since = "", time.monotonic()
    while (now := player.table())["phase"] != "over":
        if str(now) != last:
            last, since = str(now), time.monotonic()
        assert time.monotonic() - since < PATIENCE, f"nothing happens: {last}"
        if not now["turn"] or now["forced"]:
            player.page.wait_for_timeout(20)
            continue
        for _ in range(60):
            if player.page.evaluate(CAN_CHOOSE):
                break
            keys.press("Tab")
        else:
            continue
        for _ in range(luck.randrange(5)):
            keys.press(luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        keys.press("Enter")
        player.page.wait_for_timeout(20)


CAN_CHOOSE = """() => {
  const at = document.activeElement;
  return at.matches("#confirm, #rest button, [data-actions]:not(.is-off)") && at.getClientRects().length > 0;
}"""
