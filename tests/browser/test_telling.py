"""What the others did: on their board, in a sentence, with controls; the whole log, and what a score line counted."""

from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.player import Player, wait_until

PLAIN = {"monuments": False, "cards": "first_game", "first_player": 0}
# Notes for every step of the past whose board is shown, and what the headline says.
NOTE = """() => {
  window.shown = [];
  new MutationObserver(() => {
    const table = document.querySelector("#table[data-told]");
    const note = table && [table.dataset.look, document.getElementById("prompt-text").textContent];
    if (note && String(shown.at(-1)) !== String(note)) shown.push(note);
  }).observe(document.body, {subtree: true, attributes: true, childList: true});
}"""


def act(player: Player, table: str, seat: int, *texts: str) -> None:
    """Decide by the API, in words of the notation."""
    for text in texts:
        shown = player.call(f"/tables/{table}?seat={seat}")
        player.call(f"/tables/{table}/act", {"action": text, "version": shown["version"], "seat": seat})


def test_towns_are_told_one_after_another_on_their_own_boards(enter: Enter) -> None:
    vera, ilya, nina = enter("Vera", motion=True), enter("Ilya"), enter("Nina")
    table = vera.set_table("tiny_towns", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], **PLAIN)
    for each in (ilya, nina):
        each.call(f"/tables/{table}/join", {})
    act(vera, table, 0, "name wood")
    act(ilya, table, 1, "place wood b2", "done")
    act(nina, table, 2, "place wood c3", "done")
    vera.sit(table)
    vera.page.evaluate(NOTE)
    act(vera, table, 0, "place wood a1", "done")
    vera.page.wait_for_function("() => window.shown.length >= 2")
    vera.page.wait_for_function("() => !document.querySelector('#table[data-told]')")
    shown = vera.page.evaluate("() => window.shown")
    assert [look for look, _ in shown] == ["1", "2"]
    assert ["b2" in shown[0][1], "c3" in shown[1][1]] == [True, True]
    expect(vera.page.locator('#table[data-look=""]')).to_be_visible()


def test_telling_is_paused_by_the_board_stepped_and_ended(enter: Enter) -> None:
    vera, ilya = enter("Vera", motion=True), enter("Ilya")
    table = vera.set_table("tiny_towns", [{"kind": "me"}, {"kind": "open"}], **PLAIN)
    ilya.call(f"/tables/{table}/join", {})
    act(vera, table, 0, "name wood")
    act(ilya, table, 1, "place wood b2", "done")
    vera.sit(table)
    act(vera, table, 0, "place wood a1", "done")
    told = vera.page.locator("#table[data-told]")
    expect(told).to_be_visible()
    vera.page.locator("#board").click(position={"x": 90, "y": 90})
    pause = vera.page.locator('#headline [data-do="told-pause"]')
    expect(pause).to_have_attribute("aria-pressed", "true")
    expect(vera.page.locator("#told .on")).to_have_count(1)
    vera.page.locator('.teller [data-do="told-home"]').click()
    expect(vera.page.locator('#table[data-told][data-look=""]')).to_be_visible()
    vera.page.keyboard.press("End")
    expect(told).to_have_count(0)


def test_on_a_phone_the_way_to_my_turn_is_whole_and_my_board_one_touch_away(enter: Enter) -> None:
    vera = enter("Vera", width=390, height=844, language="ru", touch=True, motion=True)
    ilya = enter("Ilya")
    table = vera.set_table("tiny_towns", [{"kind": "me"}, {"kind": "open"}], **PLAIN)
    ilya.call(f"/tables/{table}/join", {})
    act(vera, table, 0, "name wood")
    act(ilya, table, 1, "place wood b2", "done")
    vera.sit(table)
    act(vera, table, 0, "place wood a1", "done")
    expect(vera.page.locator("#table[data-told]")).to_be_visible()
    vera.page.locator("#board").click(position={"x": 90, "y": 90})
    skip = vera.page.locator('.teller [data-do="told-skip"]')
    assert skip.evaluate("(act) => act.scrollHeight <= act.clientHeight")
    vera.page.locator("#mine button").click()
    expect(vera.page.locator('#table[data-told][data-look=""]')).to_be_visible()
    skip.click()
    expect(vera.page.locator("#table[data-told]")).to_have_count(0)


def test_the_whole_log_can_be_read_during_the_match(enter: Enter) -> None:
    vera, ilya = enter("Vera"), enter("Ilya")
    table = vera.set_table("tiny_towns", [{"kind": "me"}, {"kind": "open"}], **PLAIN)
    ilya.call(f"/tables/{table}/join", {})
    squares = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]
    for number, square in enumerate(squares[:14]):
        seat, player = number % 2, (vera, ilya)[number % 2]
        act(player, table, seat, "name wood")
        act(vera, table, 0, f"place wood {square}", "done")
        act(ilya, table, 1, f"place wood {square}", "done")
    vera.sit(table)
    whole = vera.call(f"/tables/{table}/log")
    vera.page.keyboard.press("l")
    assert 0 < len(vera.log()) < len(whole)
    older = vera.page.locator("#older")
    older.click()
    wait_until(vera.page, lambda: len(vera.log()) == len(whole))
    expect(older).to_be_hidden()
    assert vera.log() == [each["sentence"]["text"] for each in whole]
    act(ilya if vera.table()["turn"] == "" else vera, table, int(vera.table()["turn"] == ""), "name brick")
    wait_until(vera.page, lambda: len(vera.log()) == len(vera.call(f"/tables/{table}/log")))


def test_a_score_line_lights_the_pieces_that_it_counts(enter: Enter) -> None:
    vera = enter("Vera")
    table = vera.set_table("tiny_towns", [{"kind": "me"}], mode="solo")
    vera.sit(table)
    vera.play(6)
    vera.page.locator('[data-tab="score"]:visible').first.click()
    line = vera.page.locator('#pane-score [data-do="counted"]').first
    line.click()
    expect(vera.page.locator("#board .is-counted")).not_to_have_count(0)
    line.click()
    expect(vera.page.locator(".is-counted")).to_have_count(0)
