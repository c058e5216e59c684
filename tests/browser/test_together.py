"""Several people: in two browsers with a reload and a server that is restarted, at one device, and looking on."""

from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.player import wait_until
from tests.server.fixtures import free_port

from tabletown.server.background import background

TWO = [{"kind": "me"}, {"kind": "open"}]


def test_two_browsers_play_through_a_reload_and_a_restart(enter: Enter, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    port = free_port()
    with background(database, port) as address:
        vera, ilya = enter("Vera", at=address), enter(None, at=address)
        table = vera.set_table("tiny_towns", TWO, monuments=False, cards="first_game")
        vera.sit(table)
        expect(vera.page.get_by_role("button", name="Invite a friend")).to_be_visible()
        ilya.sit(table)
        with vera.page.expect_navigation(), ilya.page.expect_navigation():  # both get the pieces of the game
            ilya.page.get_by_role("button", name="Take seat").click()
        assert vera.table()["phase"] == ilya.table()["phase"] == "running"
        for _ in range(3):
            vera.play(2, until="waiting")
            ilya.play(2, until="waiting")
        ilya.page.reload()
        before = vera.call(f"/tables/{table}/log")
    # The server is away: the page says so, and what is chosen meanwhile is kept.
    expect(vera.page.locator(".offline")).to_be_visible()
    with background(database, port):
        expect(vera.page.locator(".offline")).to_be_hidden()
        assert vera.call(f"/tables/{table}/log")[: len(before)] == before
        while vera.table()["phase"] != "over":
            vera.play(3, until="waiting" if ilya.table()["phase"] != "over" else "over")
            ilya.play(3, until="waiting" if vera.table()["phase"] != "over" else "over")
        ilya.page.wait_for_function("() => document.getElementById('table').dataset.phase === 'over'")
        record = vera.call(f"/tables/{table}/record")
        told = [[line["sentence"]["text"] for line in each.call(f"/tables/{table}/log")] for each in (vera, ilya)]
        assert sorted(told[0]) == sorted(told[1])
        assert len(record["steps"]) > 40


def test_a_move_is_seen_by_the_other_at_once_and_nothing_is_doubled(enter: Enter) -> None:
    vera, ilya = enter("Vera"), enter("Ilya")
    table = vera.set_table("torres", TWO)
    ilya.call(f"/tables/{table}/join", {})
    vera.sit(table)
    ilya.sit(table)
    second = vera.page.context.new_page()  # a second tab of the same person
    second.goto(vera.page.url)
    mover, other = (vera, ilya) if vera.table()["turn"] else (ilya, vera)
    version = other.table()["version"]
    mover.decide()
    other.page.wait_for_function(f"() => document.getElementById('table').dataset.version !== '{version}'")
    mover.page.wait_for_function("() => !document.body.classList.contains('is-sending')")
    wait_until(vera.page, lambda: vera.log() == ilya.log() == second.locator(".log li[id] button").all_inner_texts())
    assert len(set(vera.log())) == len(vera.log()) > 0


def test_people_at_one_device_keep_their_secrets(enter: Enter) -> None:
    vera = enter("Vera")
    table = vera.set_table("tiny_towns", [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    secrets = [vera.call(f"/tables/{table}?seat={seat}")["legal"] for seat in (0, 1)]
    monuments = [{each["label"].partition(": ")[2] for each in legal} for legal in secrets]
    assert all(len(each) == 2 for each in monuments)
    vera.sit(table)
    for seat, name in ((0, "Ann"), (1, "Ben")):
        expect(vera.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        assert not [each for both in monuments for each in both if each in vera.page.content()]
        vera.page.get_by_role("button", name=f"I am {name}").click()
        expect(vera.page.locator("#board")).to_be_visible()
        html = vera.page.content()
        assert all(each in html for each in monuments[seat])
        assert not [each for each in monuments[1 - seat] if each in html]
        vera.play(1)
        if vera.page.locator("#confirm").is_visible():
            vera.page.locator("#confirm").click()
    # Everybody has chosen; a reload hangs the curtain again.
    vera.page.wait_for_function("() => document.getElementById('table').dataset.decision !== undefined")
    vera.page.reload()
    expect(vera.page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    assert not [each for both in monuments for each in both if each in vera.page.content()]
    vera.page.locator("#lift").click()
    expect(vera.page.locator("#board")).to_be_visible()
    assert len(vera.page.locator("#live").inner_text()) < 200  # not the whole log once more


def test_others_look_on_and_are_counted(enter: Enter) -> None:
    vera, guest = enter("Vera"), enter("Oleg")
    table = vera.set_table("garden_nation", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    vera.sit(table)
    guest.sit(table)
    expect(guest.page.get_by_text("You are watching")).to_be_visible()
    expect(vera.page.get_by_title("1 person is watching")).to_be_visible()
    assert guest.page.locator("[data-actions]").count() == 0
