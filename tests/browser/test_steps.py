"""Between two turns of one's own: steps of others one by one, who thinks, why something cannot be chosen, all seats."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.player import Player, wait_until

RANDOM = {"kind": "bot", "bot": "random"}
PLAIN = {"monuments": False, "cards": "first_game", "first_player": 0}
# Notes every step of the past that the page shows, and everything it reads out.
NOTE = """() => {
  window.steps = [];
  window.told = [];
  const table = () => document.getElementById("table").dataset.step;
  new MutationObserver(() => { if (table() && steps.at(-1) !== table()) steps.push(table()); })
    .observe(document.body, {subtree: true, attributes: true, childList: true, attributeFilter: ["data-step"]});
  new MutationObserver(() => told.push(document.getElementById("live").textContent))
    .observe(document.getElementById("live"), {childList: true, characterData: true, subtree: true});
}"""

# Presses Escape as soon as a step is noted.
SKIP = """() => new MutationObserver((_, self) => {
  if (!steps.length) return;
  self.disconnect();
  document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
}).observe(document.body, {subtree: true, attributes: true, childList: true, attributeFilter: ["data-step"]})"""

# Hides or shows the page; a hidden one closes its stream.
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", {get: () => hidden, configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
}"""

# Notes whether a bar grows by itself, not because the server has drawn it anew.
GROWS = """() => {
  let seen = null;
  setInterval(() => {
    const bar = document.querySelector("#panels .thinks progress");
    const now = bar && {bar, since: bar.closest(".thinks").dataset.since, value: bar.value};
    if (now && seen && now.bar === seen.bar && now.since === seen.since && now.value > seen.value) window.grown = true;
    seen = now;
  }, 100);
}"""


def end_turn(player: Player, table: str) -> None:
    """Make decisions by the API, some before the turn is ended, until the others have to decide."""
    made = 0
    while (shown := player.call(f"/tables/{table}"))["legal"]:
        ends = [each for each in shown["legal"] if each["text"].startswith("end")]
        others = [each for each in shown["legal"] if each not in ends]
        choice = (ends if ends and made >= 4 else others or ends)[0]
        player.call(f"/tables/{table}/act", {"action": choice["action"], "version": shown["version"]})
        made += 1


def two_turns(player: Player, other: Player) -> str:
    """A match of Torres in which both have made their first turn, and `player` looks on."""
    table = player.set_table("torres", [{"kind": "me"}, {"kind": "open"}])
    other.call(f"/tables/{table}/join", {})
    for each in (player, other) * 4:
        end_turn(each, table)
        if player.call(f"/tables/{table}")["phase"] == "over" or len(player.call(f"/tables/{table}/log")) > 12:
            break
    if player.call(f"/tables/{table}")["legal"]:
        end_turn(player, table)
    player.sit(table)
    return table


def away(player: Player, other: Player, table: str) -> int:
    """The other makes a whole turn while the page of `player` hears nothing; the last step that it has seen."""
    seen: int = player.call(f"/tables/{table}/log")[-1]["number"]
    player.page.evaluate(HIDE, True)
    end_turn(other, table)
    player.page.evaluate(HIDE, False)
    return seen


def missed(player: Player, seen: int) -> list[str]:
    """The numbers of the steps of others after one."""
    lines = player.page.locator(".log li[data-number][data-seat]:not([data-seat='0'])")
    numbers = lines.evaluate_all("all => all.map((line) => line.dataset.number)")
    return list(dict.fromkeys(each for each in numbers if int(each) > seen))


def test_steps_of_others_are_shown_one_by_one_and_read_out(enter: Enter) -> None:
    vera, ilya = enter("Vera", motion=True), enter("Ilya")
    table = two_turns(vera, ilya)
    vera.page.evaluate(NOTE)
    before = len(vera.call(f"/tables/{table}/log"))
    seen = away(vera, ilya, table)
    vera.wait_for_turn()
    fresh = vera.call(f"/tables/{table}/log")[before:]
    steps, told = vera.page.evaluate("() => [steps, told]")
    assert len(steps) > 2
    assert steps == missed(vera, seen)
    assert all(each["sentence"]["text"] in " ".join(told) for each in fresh)
    assert vera.table()["step"] == ""


def test_steps_of_others_are_skipped_by_a_key(enter: Enter) -> None:
    vera, ilya = enter("Vera", motion=True), enter("Ilya")
    table = two_turns(vera, ilya)
    vera.page.evaluate(NOTE)
    vera.page.evaluate(SKIP)
    seen = away(vera, ilya, table)
    vera.wait_for_turn()
    assert len(missed(vera, seen)) > 3
    assert vera.page.evaluate("() => steps") == missed(vera, seen)[:1]


@pytest.mark.parametrize("why", ["motion", "setting"])
def test_steps_come_at_once_where_that_is_wanted(enter: Enter, why: str) -> None:
    vera, ilya = enter("Vera", motion=why == "setting"), enter("Ilya")
    table = two_turns(vera, ilya)
    if why == "setting":
        vera.page.locator("details.menu summary").click()
        vera.page.get_by_label("Animate opponents’ moves").uncheck()
        vera.page.keyboard.press("Escape")
    vera.page.evaluate(NOTE)
    end_turn(ilya, table)
    vera.wait_for_turn()
    assert vera.page.evaluate("() => steps") == []


def test_touching_what_cannot_be_chosen_says_why_and_shows_the_rule(enter: Enter) -> None:
    vera, ilya = enter("Вера", language="ru"), enter("Ilya")
    table = vera.set_table("tiny_towns", [{"kind": "me"}, {"kind": "open"}], **PLAIN)
    ilya.call(f"/tables/{table}/join", {})
    vera.sit(table)
    ilya.sit(table)
    vera.page.locator("#board > svg").click(position={"x": 60, "y": 60})
    why = vera.page.locator("#why")
    expect(why).to_contain_text("Сейчас это не выбрать. Выберите из подсвеченного.")
    why.get_by_role("button", name="Правило TT-").click()
    expect(vera.page.locator("#drawer .meant")).to_be_visible()
    ilya.page.locator("#board > svg").click(position={"x": 60, "y": 60})
    expect(ilya.page.locator("#why")).to_contain_text("Waiting for Вера.")
    expect(ilya.page.locator("#why button")).to_have_count(0)


def test_a_thinking_bot_shows_for_how_long(enter: Enter) -> None:
    vera = enter("Vera")
    table = vera.set_table("ginkgopolis", [{"kind": "me"}, {"kind": "bot", "bot": "level:5"}])
    vera.sit(table)
    bar = vera.page.locator("#panels .thinks progress")
    vera.page.evaluate(GROWS)

    def grows() -> bool:
        if vera.table()["turn"]:
            vera.touch()
        if bar.count():
            assert bar.first.get_attribute("max") == "10.0"
        return bool(vera.page.evaluate("() => window.grown"))

    wait_until(vera.page, grows)


@pytest.mark.parametrize(("game", "width"), [("torres", 360), ("ginkgopolis", 820), ("tiny_towns", 360)])
def test_all_seats_are_one_tap_away_on_small_screens(enter: Enter, game: str, width: int) -> None:
    vera = enter("Vera", width=width, height=1000)
    vera.sit(vera.set_table(game, [{"kind": "me"}, RANDOM, RANDOM]))
    points = vera.page.locator("#strip .pts").all_inner_texts()
    assert len(points) == 3
    assert all(re.fullmatch(r"−?\d+", each) for each in points)
    vera.page.locator("[data-do=players].tool:visible, [role=tab][data-tab=players]:visible").first.click()
    panels = vera.page.locator("#players .panels > li, #pane-players .panels > li")
    expect(panels).to_have_count(3)
    expect(panels.last).to_be_visible()
    assert vera.page.evaluate("() => document.documentElement.scrollWidth") <= width
    if game == "tiny_towns":  # a board of its own behind each seat
        panels.nth(1).locator("button").click()
        expect(vera.page.locator("#players")).to_be_hidden()
        expect(vera.page.locator('#table[data-look="1"]')).to_be_visible()


def test_a_tablet_gives_the_board_its_width_and_cuts_nothing_in_the_bar(enter: Enter) -> None:
    vera = enter("Вера", width=820, height=1180, language="ru")
    vera.sit(vera.set_table("torres", [{"kind": "me"}, RANDOM, RANDOM, RANDOM]))
    vera.play(3)
    board = vera.page.locator("#board > svg").bounding_box()
    assert board is not None
    assert board["width"] > 700
    cut = vera.page.evaluate(
        "() => [...document.querySelectorAll('.bar h1, #facts .chip')].filter((e) => e.scrollWidth > e.clientWidth).length"
    )
    assert cut == 0
