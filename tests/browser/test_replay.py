"""Looking back at a match, the rules and the own page, in a real browser."""

import random
import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.finished import finished, width_of


def test_a_match_is_watched_by_slider_keys_and_log_and_played_on(enter: Enter) -> None:
    vera = enter("Vera")
    table = finished(vera)
    page = vera.page
    page.goto(f"{vera.address}/tables/{table}/replay?step=3")
    film = page.locator("#main")
    expect(film).to_have_attribute("data-step", "3")
    page.locator("body").press("ArrowRight")
    expect(film).to_have_attribute("data-step", "4")
    expect(page).to_have_url(re.compile(r"step=4"))
    page.locator("body").press("End")
    last = film.get_attribute("data-last") or ""
    expect(film).to_have_attribute("data-step", last)
    page.locator("#step").fill("10")
    expect(film).to_have_attribute("data-step", "10")
    page.locator("#log a:visible").last.click()
    expect(page.locator("#log .shown")).to_have_count(1)
    page.get_by_label("Point of view").select_option("")
    expect(page).to_have_url(re.compile("spectator=true"))
    page.reload()
    expect(film).to_have_attribute("data-step", re.compile(r"\d+"))
    page.locator("body").press("Home")
    expect(film).to_have_attribute("data-step", "0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(film).to_have_attribute("data-step", "2")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Play on against bots").click()
    expect(page).to_have_url(re.compile(r"/tables/[0-9a-f]{12}$"))
    assert vera.call(f"/tables/{page.url.rpartition('/')[2]}")["origin"] == table


def test_a_replay_goes_by_turn_and_round_and_drops_no_press(enter: Enter) -> None:
    vera = enter("Vera", motion=True)
    table = finished(vera)
    page = vera.page
    page.goto(f"{vera.address}/tables/{table}/replay?step=0")
    film = page.locator("#main")
    turns, rounds = (
        [int(each) for each in (film.get_attribute(name) or "").split()] for name in ("data-turns", "data-rounds")
    )
    last = int(film.get_attribute("data-last") or 0)
    assert len(turns) > len(rounds) > 3
    assert turns[-1] == rounds[-1] == last
    # Quicker than the server answers: all presses count.
    page.evaluate(
        """(count) => { for (let n = 0; n < count; n += 1)
          document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true})); }""",
        20,
    )
    expect(film).to_have_attribute("data-step", "20")
    page.locator("body").press("PageDown")
    expect(film).to_have_attribute("data-step", str(next(each for each in rounds if each > 20)))
    page.locator("body").press("Home")
    page.locator("body").press("Shift+ArrowRight")
    expect(film).to_have_attribute("data-step", str(turns[0]))
    page.locator("#turn-next").click()
    expect(film).to_have_attribute("data-step", str(turns[1]))
    page.locator("#round-next").click()
    page.locator("#round-back").click()
    page.locator("#turn-next").click()
    expect(page.locator("#log .shown")).not_to_have_count(0)
    expect(page.locator("#said")).not_to_be_empty()
    select = page.get_by_label("Point of view")
    assert select.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")
    assert page.locator("#run").evaluate("(each) => getComputedStyle(each).opacity") == "1"


def test_a_scoring_is_replayed_castle_by_castle(enter: Enter) -> None:
    vera = enter("Vera")
    table = vera.set_table("torres", [{"kind": "me"}, {"kind": "me"}])
    shown, luck = vera.call(f"/tables/{table}"), random.Random(1)
    while shown["phase"] != "over":
        seat = shown["actors"][0]
        mine = vera.call(f"/tables/{table}?seat={seat}")
        choice = {"action": luck.choice(mine["legal"])["action"], "version": mine["version"], "seat": seat}
        shown = vera.call(f"/tables/{table}/act", choice)
    page = vera.page
    page.goto(f"{vera.address}/tables/{table}/replay")
    events = page.locator("template.event")
    expect(page.locator("#log .shown")).to_have_count(1)
    count, told = events.count(), []
    assert count > 3
    for place in range(count):
        told.append(page.locator("#said").inner_text())
        counted = (events.nth(place).get_attribute("data-pieces") or "").split()
        lit = page.locator("#main .is-counted")
        expect(lit).to_have_count(len(counted))
        assert page.locator(".tally:not(.is-later)").count() <= len(counted)
        expect(page.locator("#next")).to_have_class(re.compile(r"\boff\b" if place == count - 1 else r"^tool ?$"))
        page.locator("body").press("ArrowRight")
    assert len(set(told)) == count
    page.locator("body").press("ArrowLeft")
    expect(page.locator("#said")).to_have_text(told[-2])


def test_a_score_line_of_the_result_lights_what_was_counted(enter: Enter) -> None:
    vera = enter("Vera")
    table = finished(vera)
    vera.page.goto(f"{vera.address}/tables/{table}/result")
    lines = vera.page.locator('[data-do="counted"]')
    if lines.count():  # as soon as the game says which pieces it counts
        lines.first.click()
        expect(vera.page.locator(".is-counted")).not_to_have_count(0)
        lines.first.click()
    expect(vera.page.locator(".is-counted")).to_have_count(0)
    expect(vera.page.locator("table.sheet a")).to_have_count(0)


def test_the_result_is_verified_and_the_record_comes_back_by_a_file(enter: Enter, tmp_path: Path) -> None:
    vera = enter("Vera")
    table = finished(vera)
    page = vera.page
    page.goto(f"{vera.address}/tables/{table}/result")
    page.get_by_role("button", name="Verify every draw").click()
    expect(page.locator(".held")).to_contain_text("follow from the seed")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    page.goto(f"{vera.address}/records/new")
    page.locator("#file").set_input_files(file)
    page.get_by_role("button", name="Check and watch").click()
    expect(page.locator(".stand")).to_contain_text("The deal is verified.")
    page.goto(f"{vera.address}/tables/{table}/result")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator("#table")).to_be_visible()


def test_the_rules_open_at_a_rule_and_fit_a_phone(enter: Enter) -> None:
    vera = enter("Vera", width=360, height=740, language="ru", theme="dark")
    for game, rule in (("torres", "TR-5.2"), ("tiny_towns", "TT-4.1"), ("sweet_lands", "SL-12.1")):
        vera.page.goto(f"{vera.address}/rules/{game}#{rule}")
        expect(vera.page.locator(f"[id='{rule}']")).to_be_in_viewport()
        assert width_of(vera) == 360


def test_a_name_is_claimed_and_used_on_another_device(enter: Enter) -> None:
    vera, phone = enter("Vera"), enter(None, width=360, height=740)
    table = finished(vera)
    vera.page.goto(f"{vera.address}/me")
    expect(vera.page.get_by_role("heading", name="Best solo scores")).to_be_visible()
    vera.page.locator("#claim-name").fill("Vera of the replay")
    vera.page.locator("#claim-secret").fill("a long passphrase")
    vera.page.get_by_role("button", name="Claim the name").click()
    expect(vera.page.locator("main")).to_contain_text("You are signed in as Vera of the replay")
    phone.page.goto(f"{phone.address}/me")
    phone.page.locator("#login-name").fill("vera of the replay")
    phone.page.locator("#login-secret").fill("wrong")
    phone.page.get_by_role("button", name="Sign in").click()
    expect(phone.page.get_by_role("alert").last).to_contain_text("Wrong name or passphrase")
    phone.page.locator("#login-name").fill("vera of the replay")
    phone.page.locator("#login-secret").fill("a long passphrase")
    phone.page.get_by_role("button", name="Sign in").click()
    expect(phone.page.locator(f'a[href="/tables/{table}/result"]').first).to_be_visible()
    assert width_of(phone) == 360


def test_a_phone_gets_narrow_drawings_of_the_past(enter: Enter) -> None:
    vera = enter("Вера", width=360, height=740, language="ru")
    vera.page.goto(f"{vera.address}/tables/{finished(vera)}/replay?step=9")
    expect(vera.page.locator('#main[data-narrow="1"][data-step="9"]')).to_be_visible()
    # How much smaller than drawn: words at half their size cannot be read.
    boards = vera.page.locator("#main figure svg")
    scales = boards.evaluate_all("all => all.map((svg) => svg.clientWidth / svg.viewBox.baseVal.width)")
    assert scales
    assert min(scales) > 0.6
    assert width_of(vera) == 360


def test_playing_a_finished_match_begins_at_its_start_and_moves_no_board_on_a_phone(enter: Enter) -> None:
    vera = enter("Vera", width=390, height=844, language="ru", touch=True)
    page = vera.page
    page.goto(f"{vera.address}/tables/{finished(vera)}/replay")
    film, board = page.locator("#main"), page.locator("figure.board")
    expect(film).to_have_attribute("data-step", film.get_attribute("data-last") or "")
    expect(film).to_have_attribute("data-narrow", "1")
    before = board.bounding_box()
    page.locator("#run").click()
    expect(film).to_have_attribute("data-step", re.compile("^[1-9]$"))
    assert board.bounding_box() == before
