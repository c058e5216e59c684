"""The layout of the table keeps still: the board its box, the page its place, every control and choice within reach."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.player import Player

RANDOM = {"kind": "bot", "bot": "random"}
GAMES = ["tiny_towns", "torres", "garden_nation", "ginkgopolis", "sweet_lands"]
STEPS = 25

# What can be seen of the page: how far it scrolls, the box of the board, and controls that are cut off or too small.
MEASURE = """(touch) => {
  const {scrollWidth, scrollHeight} = document.documentElement;
  scrollTo(200, 200);
  const board = document.getElementById("board").getBoundingClientRect();
  const shown = (each) => each.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const controls = [...document.querySelectorAll("button, a[href], summary, input, select")].filter(shown);
  const named = (each) => `${each.tagName} ${each.id || each.dataset.do || each.dataset.tab || each.textContent.trim()}`;
  const beyond = [], small = [];
  for (const each of controls) {
    const box = each.getBoundingClientRect();
    if (!box.width || each.closest(".skip, dialog")) continue;
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    const scroller = each.closest(".pane, .choice-card, .tiles, .abouts, .panels, #rest");
    if (scroller) ({left, top, right, bottom} = scroller.getBoundingClientRect());
    if (box.left < left - 1 || box.right > right + 1) beyond.push(named(each));
    if (!scroller && (box.top < top - 1 || box.bottom > bottom + 1)) beyond.push(named(each));
    const after = getComputedStyle(each, "::after");
    const reach = after.position === "absolute" ? Math.max(-2 * parseFloat(after.top) || 0, 0) : 0;
    const text = each.closest(".log, .score, .words");
    if (touch && !text && (box.height + reach < 43.5 || box.width + reach < 43.5)) small.push(named(each));
  }
  const touched = [...document.querySelectorAll("#table [data-actions]")];
  const isLit = (each) => each.matches("button, [role=button]") && shown(each) && !each.classList.contains("is-off");
  const isNamed = (each) => each.getAttribute("aria-label") || (each.matches("button") && each.textContent.trim());
  // An action is within reach by something to be seen, or behind a tab to be seen; an option comes after its verb.
  const tab = (pane) => [...document.querySelectorAll(`[data-tab="${pane.id.slice(5)}"]`)]
    .some((each) => shown(each) || shown(document.querySelector(`.tabs [data-tab="${each.dataset.group}"]`) || each));
  const isBehind = (each) => each.closest(".pane") ? tab(each.closest(".pane")) : each.closest("#tiles:has(#more)");
  const isNear = (each) => shown(each) || each.dataset.kind === "option" || isBehind(each);
  const near = new Set(touched.filter(isNear).flatMap((each) => each.dataset.actions.split(" ")));
  const isFree = document.getElementById("table").dataset.turn && !document.body.dataset.choosing;
  const legal = isFree ? [...document.querySelectorAll("#rest [data-one]")].filter((each) => !shown(each)) : [];
  return {
    unnamed: touched.filter((each) => isLit(each) && !isNamed(each)).map((each) => each.outerHTML.slice(0, 200)),
    lost: legal.filter((each) => !near.has(each.dataset.one)).map((each) => each.textContent),
    scrolled: [scrollX, scrollY],
    size: [scrollWidth, scrollHeight],
    board: [board.x, board.y, board.width, board.height].map(Math.round),
    beyond: [...new Set(beyond)],
    small: [...new Set(small)],
  };
}"""


# Where the seats are, and whether something below them has to be scrolled.
WHOLE = """() => {
  const all = [...document.querySelectorAll("#panels > li, #strip > li:not(.all)")];
  const shown = all.filter((each) => each.checkVisibility());
  const about = document.getElementById("pane-about");
  return {
    seats: shown.map((each) => [each.getBoundingClientRect().top, each.getBoundingClientRect().bottom]),
    scrolls: Boolean(about && about.scrollHeight > about.clientHeight + 1),
  };
}"""


def measured(player: Player, touch: bool = False) -> list[dict[str, Any]]:
    """The measures of the page, before and after each of some touches."""
    found = [player.page.evaluate(MEASURE, touch)]
    for _ in range(STEPS):
        if player.table()["phase"] == "over":
            break
        player.play(1)
        found.append(player.page.evaluate(MEASURE, touch))
    return found


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=["usual", "low"])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_desktop_the_board_never_moves(enter: Enter, game: str, size: tuple[int, int]) -> None:
    width, height = size
    vera = enter("Vera", width=width, height=height)
    vera.sit(vera.set_table(game, [{"kind": "me"}, RANDOM, RANDOM]))
    found = measured(vera)
    assert {tuple(each["board"]) for each in found} == {tuple(found[0]["board"])}
    assert all(each["scrolled"] == [0, 0] and each["size"] == [width, height] for each in found)
    assert sorted({name for each in found for name in each["beyond"]}) == []
    assert [each[what] for each in found for what in ("unnamed", "lost") if each[what]] == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_page_never_scrolls_and_controls_can_be_hit(enter: Enter, game: str) -> None:
    vera = enter("Вера", width=390, height=844, language="ru", theme="dark", touch=True)
    vera.sit(vera.set_table(game, [{"kind": "me"}, RANDOM, RANDOM]))
    found = measured(vera, touch=True)
    assert all(each["scrolled"] == [0, 0] and each["size"] == [390, 844] for each in found)
    assert sorted({name for each in found for name in each["beyond"]}) == []
    assert sorted({name for each in found for name in each["small"]}) == []
    assert [each[what] for each in found for what in ("unnamed", "lost") if each[what]] == []


@pytest.mark.parametrize(("game", "seats"), [("tiny_towns", 6), ("garden_nation", 4)])
def test_on_a_low_screen_all_seats_and_what_lies_below_them_are_whole(enter: Enter, game: str, seats: int) -> None:
    vera = enter("Vera", language="ru")
    vera.sit(vera.set_table(game, [{"kind": "me"}, *[RANDOM] * (seats - 1)]))
    vera.play(3)
    found = vera.page.evaluate(WHOLE)
    assert len(found["seats"]) == seats
    assert all(top >= 0 and bottom <= 720 for top, bottom in found["seats"])
    assert not found["scrolls"]
    if game == "tiny_towns":
        expect(vera.page.locator("#panels > li").last).to_be_visible()  # with the towns


def test_the_resources_to_name_stand_in_one_row_of_a_phone(enter: Enter) -> None:
    vera = enter("Вера", width=390, height=844, language="ru", touch=True)
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}, RANDOM], first_player=0))
    while vera.page.locator("#tiles .option:visible").count() < 5:  # monuments are chosen first
        vera.play(1)
        vera.wait_for_turn()
    tops = vera.page.locator("#tiles .option:visible").evaluate_all("all => all.map((e) => e.getBoundingClientRect().top)")
    assert len(set(tops)) == 1


@pytest.mark.parametrize(
    "size", [(1024, 768), (820, 1180), (360, 640), (844, 390)], ids=["tablet", "upright", "short", "sideways"]
)
def test_other_screens_do_not_scroll_either(enter: Enter, size: tuple[int, int]) -> None:
    width, height = size
    vera = enter("Vera", width=width, height=height, touch=True)
    for game in GAMES:
        vera.sit(vera.set_table(game, [{"kind": "me"}, RANDOM, RANDOM, RANDOM]))
        vera.play(3)
        found = vera.page.evaluate(MEASURE, False)
        assert found["scrolled"] == [0, 0]
        assert found["size"] == [width, height]
        assert found["beyond"] == []
        assert found["board"][3] > 150
