"""axe-core finds nothing serious on any page, in both themes."""

from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import Enter
from tests.browser.finished import finished
from tests.browser.player import Player

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
# What is drawn on a piece is part of the picture, not its name: a piece is named by a sentence.
RUN = """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
  .filter((each) => ["serious", "critical"].includes(each.impact))
  .map((each) => ({...each, nodes: each.nodes.filter((node) => each.id !== "label-content-name-mismatch"
    || !(document.querySelector(node.target[0])?.closest("svg, .door")))}))
  .filter((each) => each.nodes.length)
  .map((each) => [each.id, each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + " | " + node.failureSummary)])"""


# Colours are judged when fonts are there and what was fading has faded; what moves for ever is left alone.
SETTLED = """async () => {
  await document.fonts.ready;
  const fading = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < Infinity);
  await Promise.all(fading.map((each) => each.finished.catch(() => {})));
}"""


def problems(player: Player, path: str) -> list[Any]:
    """What axe-core finds serious on a page."""
    player.page.goto(player.address + path)
    return shown(player, path)


def shown(player: Player, what: str) -> list[Any]:
    """What axe-core finds serious in what is to be seen now."""
    player.page.evaluate(SETTLED)
    found: list[Any] = player.page.evaluate(RUN)
    return [(what, *each) for each in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(enter: Enter, theme: str) -> None:
    vera = enter("Vera", theme=theme)
    vera.page.add_init_script(path=AXE)
    over = finished(vera)
    running = vera.set_table("tiny_towns", [{"kind": "me"}, {"kind": "me", "name": "Oleg"}], monuments=False)
    waiting = vera.set_table("torres", [{"kind": "me"}, {"kind": "open"}, {"kind": "invited"}])
    token = vera.call(f"/tables/{waiting}/invitations", {})["invitation"]
    pages = [
        "/",
        "/tables/new?game=torres&with=device",
        f"/tables/{waiting}",
        f"/tables/{over}",
        f"/tables/{over}/result?verified=true",
        f"/tables/{over}/replay?step=9",
        "/rules/torres",
        "/records/new",
        "/me",
        "/nowhere",
        "/tables/0123456789ab",
    ]
    found = [each for path in pages for each in problems(vera, path)]
    found += problems(vera, f"/tables/{running}")
    guest = enter(None, theme=theme)
    guest.page.add_init_script(path=AXE)
    found += [each for path in ("/me", f"/join/{waiting}/{token}") for each in problems(guest, path)]
    assert found == []


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 820), ("dark", 360), ("contrast", 1280)])
def test_a_table_of_every_game_has_nothing_serious(enter: Enter, theme: str, width: int) -> None:
    vera = enter("Vera", theme=theme, width=width, height=900)
    vera.page.add_init_script(path=AXE)
    if theme == "contrast":
        vera.page.context.add_cookies([{"name": "theme", "value": theme, "url": vera.address}])
    found = []
    for game in ("tiny_towns", "torres", "garden_nation", "ginkgopolis", "sweet_lands"):
        table = vera.set_table(game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        vera.sit(table)  # drawn for this screen
        found += shown(vera, game)
    assert found == []


def test_what_opens_over_a_table_has_nothing_serious(enter: Enter) -> None:
    vera = enter("Vera", theme="dark", width=820, height=1180)
    vera.page.add_init_script(path=AXE)
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}, {"kind": "me", "name": "Oleg"}], monuments=False, first_player=0))
    found = shown(vera, "curtain")
    vera.page.locator("#lift").click()
    vera.page.locator("#board > svg").click(position={"x": 60, "y": 60})
    found += shown(vera, "why not")
    for opener, dialog in (("players", "#players"), ("keys", "#keys"), ("rules", "#drawer")):
        if opener == "keys":
            vera.page.keyboard.press("?")
        else:
            vera.page.locator(f"#table [data-do={opener}]").first.click()
        vera.page.locator(dialog).wait_for()
        found += shown(vera, opener)
        vera.page.keyboard.press("Escape")
    vera.page.locator("details.menu summary").click()
    found += shown(vera, "menu")
    assert found == []
