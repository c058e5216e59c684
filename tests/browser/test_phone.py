"""A finger on the board of a phone: the parts of a choice, the camera, and taps that miss by a little."""

from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.player import Player

RANDOM = {"kind": "bot", "bot": "random"}

# The smallest side of the lit targets on the board, and whether all their middles are in sight.
TARGETS = """() => {
  const board = document.getElementById("board").getBoundingClientRect();
  const boxes = [...document.querySelectorAll("#board [role=button][data-actions]:not(.is-off)")]
    .map((each) => each.getBoundingClientRect());
  const inside = ({left, right, top, bottom}) => (left + right) / 2 > board.left && (left + right) / 2 < board.right &&
    (top + bottom) / 2 > board.top && (top + bottom) / 2 < board.bottom;
  return {least: Math.min(...boxes.map((box) => Math.min(box.width, box.height))), seen: boxes.filter(inside).length,
    all: boxes.length, zoomed: Boolean(document.body.dataset.zoomed)};
}"""


def played_until(player: Player, game: str, beginning: str, **options: object) -> str:
    """A table at a decision with an action whose text begins like this; the page is not open yet."""
    table = player.set_table(game, [{"kind": "me"}, RANDOM], **options)
    number = 0
    while True:
        shown = player.call(f"/tables/{table}")
        assert shown["phase"] != "over", f"{beginning} was never possible"
        texts = [each["text"] for each in shown["legal"]]
        if any(text.startswith(beginning) for text in texts):
            return table
        if texts:
            number += 1
            action = texts[number * 7 % len(texts)]
            player.call(f"/tables/{table}/act", {"action": action, "version": shown["version"]})


def phone(enter: Enter) -> Player:
    return enter("Vera", width=390, height=844, touch=True)


def test_the_parts_of_a_choice_are_listed_and_lead_back(enter: Enter) -> None:
    vera = phone(enter)
    vera.sit(played_until(vera, "torres", "move_knight", start_player=0))
    steps, verb = vera.page.locator("#steps"), vera.page.locator("#choice-act-move_knight")
    expect(steps).to_be_hidden()
    name = verb.locator(".name").inner_text()
    verb.click()
    expect(steps).to_be_visible()
    expect(steps.locator("li")).to_have_count(3)
    expect(steps.locator(".done")).to_have_text(name)
    expect(steps.locator(".now")).to_have_text("Choice")
    expect(steps.locator("[aria-current=step]")).to_have_count(1)
    steps.locator(".done button").click()
    expect(steps).to_be_hidden()
    expect(verb).to_have_attribute("aria-pressed", "false")


def test_the_camera_comes_closer_to_small_targets_and_keeps_them_in_sight(enter: Enter) -> None:
    vera = phone(enter)
    vera.sit(played_until(vera, "sweet_lands", "road"))
    found: dict[str, Any] = vera.page.evaluate(TARGETS)
    assert found["zoomed"]
    assert found["seen"] == found["all"] > 0
    assert found["least"] > 18  # more than on the whole board
    whole = vera.page.locator("[data-do=unzoom]")
    whole.click()  # the player's own view stays for this decision
    expect(whole).to_be_hidden()
    assert vera.page.evaluate(TARGETS)["least"] < found["least"]


def test_a_tap_beside_a_target_means_the_nearest_one(enter: Enter) -> None:
    vera = phone(enter)
    vera.sit(played_until(vera, "sweet_lands", "road"))
    sent: list[str] = []
    vera.page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/act") else None)
    place = vera.page.evaluate("""() => {
      const lit = [...document.querySelectorAll("#board [role=button][data-actions]:not(.is-off)")];
      const one = lit.map((each) => each.getBoundingClientRect()).sort((a, b) => a.top - b.top)[0];
      return [one.left + one.width / 2, one.top - 8];
    }""")
    assert vera.page.evaluate("([x, y]) => !document.elementFromPoint(x, y).closest('[data-actions]')", place)
    before = vera.table()["decision"]
    vera.page.touchscreen.tap(*place)
    if vera.page.locator("#confirm").is_visible():
        vera.page.locator("#confirm").click()
    vera.page.wait_for_function("(before) => document.getElementById('table').dataset.decision !== before", arg=before)
    assert len(sent) == 1


def test_the_board_stays_whole_where_targets_are_large_enough_and_points_can_be_read(enter: Enter) -> None:
    vera = phone(enter)
    vera.sit(played_until(vera, "torres", "move_knight", start_player=0))
    found: dict[str, Any] = vera.page.evaluate(TARGETS)
    assert not found["zoomed"]
    assert found["seen"] == found["all"] > 0
    pills = vera.page.locator("#board .worth rect")
    expect(pills.first).to_be_visible()
    heights = [box["height"] for box in (pill.bounding_box() for pill in pills.all()) if box]
    assert min(heights) >= 12


def test_what_is_still_to_be_chosen_is_said(enter: Enter) -> None:
    vera = phone(enter)
    vera.sit(played_until(vera, "torres", "move_knight", start_player=0))
    vera.page.locator("#choice-act-move_knight").click()
    expect(vera.page.locator("#missing")).to_have_text("Choose on the board")


def are_whole(player: Player) -> None:
    """No name of an action is cut."""
    verbs = player.page.locator("#tiles .act.verb:visible")
    expect(verbs.first).to_be_visible()
    for each in verbs.all():
        assert each.evaluate("(act) => act.scrollHeight <= act.clientHeight"), each.inner_text()
        assert each.locator(".name").evaluate("(name) => name.scrollHeight <= name.clientHeight"), each.inner_text()


def test_the_names_of_actions_are_whole_on_the_shortest_screen(enter: Enter) -> None:
    vera = enter("Vera", width=360, height=640, language="ru", touch=True)
    vera.sit(played_until(vera, "torres", "move_knight", start_player=0))
    are_whole(vera)


def test_text_that_the_browser_sets_twice_as_large_is_not_cut(enter: Enter) -> None:
    vera = enter("Vera", width=390, height=844, language="ru", touch=True)
    vera.page.context.new_cdp_session(vera.page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    vera.sit(played_until(vera, "torres", "move_knight", start_player=0))
    assert vera.page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)") > 16
    are_whole(vera)
