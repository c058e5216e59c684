"""Choosing: verbs, options, the confirmation, the question before an end, and the card that tells what a choice brings."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.conftest import Enter
from tests.browser.player import Player

RANDOM = {"kind": "bot", "bot": "random"}
PLAIN = {"monuments": False, "cards": "first_game", "first_player": 0}
ALWAYS = "() => localStorage.setItem('tabletown-table', JSON.stringify({always: true}))"
LIT = "#board [role=button][data-actions]:not(.is-off)"


def turn(player: Player) -> str:
    """A match of Torres at a turn with action points and blocks left; its table, with the page not yet open."""
    table = player.set_table("torres", [{"kind": "me"}, RANDOM], start_player=0)
    while True:
        shown = player.call(f"/tables/{table}")
        texts = [each["text"] for each in shown["legal"]]
        if any(text.startswith("place_block") for text in texts) and "end_turn" in texts:
            return table
        if shown["legal"]:
            player.call(f"/tables/{table}/act", {"action": texts[0], "version": shown["version"]})


def rest(player: Player, ring: Locator) -> None:
    """Rest the pointer on a target, at a point that nothing covers."""
    box = ring.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 6)
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8)


def single(player: Player) -> Locator:
    """A lit target of the board that means a single action and that a pointer can hit."""
    lit = player.page.locator(LIT)
    for place in range(lit.count()):
        ring = lit.nth(place)
        hit = ring.evaluate(
            """(ring) => { const box = ring.getBoundingClientRect();
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + 8);
            return hit?.closest("[data-actions]") === ring && !ring.dataset.actions.includes(" "); }"""
        )
        if hit:
            return ring
    raise AssertionError("no such target")


def actions(player: Player) -> list[str]:
    """Addresses to which the page sends steps, as they come."""
    sent: list[str] = []
    player.page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/act") else None)
    return sent


def test_ending_with_something_left_asks_in_the_place_of_the_bar(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(turn(vera))
    end, guard, decision = vera.page.locator("#choice-end_turn"), vera.page.locator("#guard"), vera.table()["decision"]
    assert "go" not in (end.get_attribute("class") or "").split()
    expect(end).to_contain_text("left")
    place = end.bounding_box()
    end.click()
    expect(guard).to_be_visible()
    expect(guard).to_have_attribute("role", "alertdialog")
    expect(vera.page.locator("#keep")).to_be_focused()
    kept = vera.page.locator("#keep").bounding_box()
    assert place is not None
    assert kept is not None
    middle = place["x"] + place["width"] / 2
    assert kept["x"] <= middle <= kept["x"] + kept["width"]  # a second click keeps playing
    vera.page.keyboard.press("Escape")
    expect(guard).to_be_hidden()
    end.click()
    vera.page.locator("#board svg").first.click(position={"x": 5, "y": 5})
    expect(guard).to_be_hidden()
    assert vera.table()["decision"] == decision
    end.click()
    vera.page.locator("#end-anyway").click()
    expect(vera.page.locator(f'#table:not([data-decision="{decision}"])')).to_be_visible()


def test_the_question_can_be_switched_off(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(turn(vera))
    decision = vera.table()["decision"]
    vera.page.locator("details.menu summary").click()
    vera.page.get_by_label("Ask before ending with something left").uncheck()
    vera.page.keyboard.press("Escape")
    vera.page.locator("#choice-end_turn").click()
    expect(vera.page.locator(f'#table:not([data-decision="{decision}"])')).to_be_visible()


def test_a_verb_filters_what_is_lit_and_cancel_lets_go(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(turn(vera))
    lit, verb = vera.page.locator(LIT), vera.page.locator("#choice-act-place_block")
    before = lit.count()
    expect(verb).to_have_attribute("aria-pressed", "false")
    expect(vera.page.locator("#cancel")).to_be_hidden()
    verb.click()
    expect(verb).to_have_attribute("aria-pressed", "true")
    assert 0 < lit.count() < before
    assert all("lace block" in (each.get_attribute("aria-label") or "") for each in lit.all())
    verb.click()
    assert lit.count() == before
    verb.click()
    vera.page.locator("#cancel").click()
    assert lit.count() == before
    expect(vera.page.locator("#cancel")).to_be_hidden()


def test_the_second_half_of_a_double_click_does_not_act_on_the_next_decision(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(turn(vera))
    sent, verb, decision = actions(vera), vera.page.locator("#choice-act-advance_score"), vera.table()["decision"]
    verb.click()
    expect(vera.page.locator(f'#table:not([data-decision="{decision}"])')).to_be_visible()
    expect(verb).to_be_visible()
    decision = vera.table()["decision"]
    vera.page.mouse.down(click_count=2)
    vera.page.mouse.up(click_count=2)
    assert len(sent) == 1
    verb.click()
    expect(vera.page.locator(f'#table:not([data-decision="{decision}"])')).to_be_visible()
    assert len(sent) == 2


def test_the_card_and_a_ghost_tell_what_is_under_the_pointer(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(turn(vera))
    card = vera.page.locator("#card")
    expect(card.locator("#idle")).to_be_visible()
    vera.page.locator("#choice-act-place_block").click()
    ring = single(vera)
    rest(vera, ring)
    expect(card).to_have_attribute("data-how", "pointer")
    expect(card).to_have_attribute("aria-live", "off")
    expect(card.locator(".ledger")).to_contain_text("−1")
    expect(card.locator("#preview .left")).to_contain_text("AP")
    expect(card.locator("#idle")).to_be_hidden()
    expect(vera.page.locator("#ghost .new")).to_be_visible()
    assert vera.page.locator("#ghost").evaluate("(ghost) => getComputedStyle(ghost).pointerEvents") == "none"
    expect(vera.page.locator("#budget [data-asset] .then").first).to_contain_text("→")
    vera.page.mouse.move(5, 5)
    expect(card.locator("#idle")).to_be_visible()
    expect(vera.page.locator("#ghost .new")).to_have_count(0)


def test_the_card_speaks_of_what_has_the_focus(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(turn(vera))
    vera.page.locator("#choice-act-place_block").focus()
    vera.page.keyboard.press("Enter")
    card = vera.page.locator("#card")
    vera.page.keyboard.press("Tab")
    single(vera).focus()
    expect(card).to_have_attribute("data-how", "focus")
    expect(card).to_have_attribute("aria-live", "polite")
    expect(card.locator("h2")).to_contain_text("lace block")


def test_a_preview_is_asked_for_once_and_quickly(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(turn(vera))
    asked: list[str] = []
    vera.page.on("request", lambda request: asked.append(request.url) if "/preview?" in request.url else None)
    vera.page.locator("#choice-act-place_block").click()
    ring = single(vera)
    for _ in range(3):
        rest(vera, ring)
        expect(vera.page.locator("#card")).to_have_attribute("data-how", "pointer")
        vera.page.mouse.move(5, 5)
        expect(vera.page.locator("#idle")).to_be_visible()
    assert len(asked) == 1


def test_what_cannot_be_undone_is_chosen_first_and_then_confirmed(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}, RANDOM], **PLAIN))
    sent = actions(vera)
    brick, wood = (vera.page.locator(f"#choice-resource-{name}") for name in ("brick", "wood"))
    brick.click()
    expect(vera.page.locator("#confirm")).to_be_focused()
    expect(vera.page.locator("#card")).to_have_attribute("data-how", "chosen")
    expect(vera.page.locator("#card .is-final, #card.is-final, #preview.is-final").first).to_be_visible()
    vera.page.keyboard.press("Escape")
    expect(vera.page.locator("#confirm")).to_be_hidden()
    brick.click()
    wood.click()  # another one of its kind replaces it
    expect(vera.page.locator("#confirm")).to_have_attribute("aria-label", re.compile("wood", re.IGNORECASE))
    assert sent == []
    wood.click()  # the same one again
    expect(vera.page.locator(LIT).first).to_be_visible()
    expect(vera.page.locator("#pane-log")).to_contain_text("wood")
    assert len(sent) == 1


def forced(route: Route) -> None:
    """Pretend that the first legal action is the only one."""
    answer = route.fetch()
    body = answer.text()
    action = re.search(r'data-one="(\d+)"', body)
    assert action is not None
    route.fulfill(response=answer, body=re.sub(r'data-forced="\d*"', f'data-forced="{action[1]}"', body, count=1))


# What the numbers of seats become, with the seat and the asset.
THEN = """all => all.map((each) =>
  [each.closest("li").id.slice("strip-".length), each.closest("[data-asset]").dataset.asset, each.textContent])"""


def test_what_gives_up_something_rare_is_confirmed_although_it_could_be_undone(enter: Enter) -> None:
    vera = enter("Vera")
    table = vera.set_table("garden_nation", [{"kind": "me"}, RANDOM])
    while True:
        shown = vera.call(f"/tables/{table}")
        texts = [each["text"] for each in shown["legal"]]
        if any(text.startswith("demolish") for text in texts):
            break
        if texts:
            build = [text for text in texts if text.startswith("build ")]
            vera.call(f"/tables/{table}/act", {"action": (build or texts)[0], "version": shown["version"]})
    vera.sit(table)
    sent = actions(vera)
    vera.page.locator("#choice-demolish").click()
    confirm = vera.page.locator("#confirm")
    if sum(text.startswith("demolish") for text in texts) > 1:  # a single one is chosen with the verb
        single(vera).click()
    expect(confirm).to_be_visible()
    assert sent == []
    expect(vera.page.locator("#strip-0 .then")).not_to_have_count(0)
    changes = json.loads(vera.page.locator("#preview").get_attribute("data-changes") or "")
    shown = vera.page.locator("#strip .then").evaluate_all(THEN)
    assert [(seat, asset) for seat, asset, then in shown if str(changes[seat][asset][1]) != then] == []
    confirm.click()
    expect(confirm).to_be_hidden()
    assert len(sent) == 1


def test_a_step_played_for_me_is_not_played_again_after_i_took_it_back(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(turn(vera))
    sent = actions(vera)
    vera.page.route("**/act", forced, times=1)
    vera.page.locator("#choice-act-place_block").click()
    single(vera).click(position={"x": 10, "y": 8}, force=True)
    vera.page.wait_for_timeout(1200)
    assert len(sent) == 2  # the second one was played for me
    vera.page.route("**/undo", forced, times=1)
    vera.page.locator("#undo").click()
    expect(vera.page.locator('#table:not([data-forced=""])')).to_be_visible()
    vera.page.wait_for_timeout(1200)
    assert len(sent) == 2


def test_after_the_last_action_there_is_time_to_take_back(enter: Enter) -> None:
    vera = enter("Vera")
    table = turn(vera)
    while "place_block" in str(shown := vera.call(f"/tables/{table}")["legal"]) and len(shown) > 1:
        others: list[dict[str, Any]] = [each for each in shown if not each["text"].startswith(("end", "buy"))]
        version = vera.call(f"/tables/{table}")["version"]
        vera.call(f"/tables/{table}/act", {"action": others[-1]["text"], "version": version})
    legal = vera.call(f"/tables/{table}")["legal"]
    while len(legal) > 1:
        version = vera.call(f"/tables/{table}")["version"]
        choice = next(each["text"] for each in legal if not each["text"].startswith(("end", "buy")))
        vera.call(f"/tables/{table}/act", {"action": choice, "version": version})
        legal = vera.call(f"/tables/{table}")["legal"]
    assert [each["text"] for each in legal] == ["end_turn"]
    vera.sit(table)
    decision = vera.table()["decision"]
    vera.page.wait_for_timeout(1000)
    assert vera.table()["decision"] == decision
    expect(vera.page.locator("#choice-end_turn.go")).to_be_visible()  # nothing is given up
    expect(vera.page.locator("#undo")).to_be_visible()
    expect(vera.page.locator("#idle")).to_contain_text("Nothing else is possible")


def with_options(route: Route) -> None:
    """Make two verbs the options of a third one."""
    answer = route.fetch()
    body = answer.text()
    numbers = []
    for key in ("buy_card", "advance_score"):
        if found := re.search(rf'<button class="act verb[^>]* id="choice-act-{key}"[^>]* data-actions="([^"]*)"', body):
            numbers.append(found[1])
            body = body.replace(found[0], found[0].replace("verb", "option"))
    verb = f'<button class="act verb" type="button" id="choice-both" data-kind="verb" data-actions="{" ".join(numbers)}">'
    body = body.replace('<ul id="rest"', f'{verb}<span class="name">Both</span></button><ul id="rest"', 1)
    route.fulfill(response=answer, body=body)


@pytest.mark.parametrize("width", [1280, 390])
def test_options_are_a_second_step_with_a_way_back(enter: Enter, width: int) -> None:
    vera = enter("Vera", width=width, height=844)
    table = turn(vera)
    vera.page.route(re.compile(rf"/tables/{table}(/part.*)?$"), with_options)
    vera.sit(table)
    option, verb = vera.page.locator("#choice-act-advance_score"), vera.page.locator("#choice-both")
    expect(option).to_be_hidden()
    if not verb.is_visible():
        vera.page.locator("#more").click()
    verb.click()
    expect(option).to_be_visible()
    expect(vera.page.locator("#choice-act-place_block")).to_be_hidden()
    vera.page.locator("#back").click()
    expect(option).to_be_hidden()
    expect(vera.page.locator("#choice-act-place_block")).to_be_visible()
    if not verb.is_visible():
        vera.page.locator("#more").click()
    verb.click()
    decision = vera.table()["decision"]
    option.click()
    expect(vera.page.locator(f'#table:not([data-decision="{decision}"])')).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_phone_the_confirmation_fits_and_nothing_is_sent_before_it(enter: Enter, language: str) -> None:
    vera = enter("Vera", width=360, height=740, language=language, touch=True)
    table = turn(vera)
    vera.sit(table)
    vera.page.evaluate(ALWAYS)
    vera.sit(table)
    sent = actions(vera)
    vera.page.locator("#choice-act-place_block").tap()
    expect(vera.page.locator("#missing")).to_be_visible()
    ring = single(vera)
    ring.tap(force=True)
    confirm = vera.page.locator("#confirm")
    expect(confirm).to_be_visible()
    expect(vera.page.locator("#cancel")).to_be_visible()
    box = confirm.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["height"] >= 44
    assert len(confirm.locator(".name").inner_text()) <= 20
    assert len(confirm.locator(".sub").inner_text()) <= 32
    assert vera.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    expect(vera.page.locator("#card")).to_have_attribute("data-how", "chosen")
    expect(vera.page.locator("#mine [data-asset] .then").first).to_contain_text("→")
    ring.tap(force=True)  # again: lets go
    expect(confirm).to_be_hidden()
    assert sent == []
    ring.tap(force=True)
    confirm.tap()
    vera.page.wait_for_function("() => !document.body.classList.contains('is-sending')")
    assert len(sent) == 1


def test_points_are_written_on_targets_and_can_be_switched_off(enter: Enter) -> None:
    vera = enter("Vera")
    vera.sit(turn(vera))
    table = vera.page.locator("#table")
    first = single(vera).get_attribute("data-actions")
    vera.page.evaluate(f"() => {{ document.getElementById('table').dataset.gains = '{{\"{first}\": 3}}'; }}")
    vera.page.locator("#choice-act-place_block").click()
    vera.page.locator("#choice-act-place_block").click()
    expect(table.locator("#board .worth")).to_have_count(1)
    expect(table.locator("#board .worth")).to_have_text("+3")
    vera.page.locator("details.menu summary").click()
    vera.page.locator('[data-setting="hints"]').uncheck()
    expect(table.locator("#board .worth")).to_have_count(0)
