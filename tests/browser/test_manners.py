"""What players do besides deciding: ask to take back, be called, look closer, invite, play on, watch, leave."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.finished import finished, width_of
from tests.browser.player import Player

RANDOM = {"kind": "bot", "bot": "random"}
TWO = [{"kind": "me"}, {"kind": "open"}]
PLAIN = {"monuments": False, "cards": "first_game", "first_player": 0}
SOUND = """() => {
  window.notes = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...rest) { window.notes += 1; return start.apply(this, rest); };
}"""

NOTIFIED = """
window.notified = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title) { window.notified.push(title); }
};
"""


def pair(vera: Player, ilya: Player) -> str:
    """A match of two at which both look; Vera has named a resource, which she cannot take back by herself."""
    table = vera.set_table("tiny_towns", TWO, **PLAIN)
    ilya.call(f"/tables/{table}/join", {})
    shown = vera.call(f"/tables/{table}")
    vera.call(f"/tables/{table}/act", {"action": "name wood", "version": shown["version"]})
    vera.sit(table)
    ilya.sit(table)
    return table


def test_to_take_back_more_is_asked_withdrawn_refused_and_granted(enter: Enter) -> None:
    vera, ilya = enter("Vera"), enter("Ilya")
    pair(vera, ilya)
    question = [each.page.locator("#question") for each in (vera, ilya)]
    vera.page.locator("#ask").click()
    expect(question[0]).to_contain_text("Ilya")
    expect(question[1]).to_contain_text("Vera")
    question[0].get_by_role("button", name="Cancel request").click()
    for each in question:
        expect(each).to_have_count(0)
    for answer in ("Decline", "Accept"):
        vera.page.locator("#ask").click()
        question[1].get_by_role("button", name=answer).click()
        for each in question:
            expect(each).to_have_count(0)
        again = vera.page.locator("#prompt-text", has_text="Name a resource")
        expect(again).to_have_count(1 if answer == "Accept" else 0)


def test_the_own_turn_is_told_by_title_and_sound(enter: Enter) -> None:
    vera, ilya = enter("Vera"), enter("Ilya")
    table = vera.set_table("tiny_towns", TWO, **PLAIN)
    ilya.call(f"/tables/{table}/join", {})
    ilya.sit(table)
    ilya.page.evaluate(SOUND)
    ilya.page.locator("#prompt-text").click()  # a page may sound once it has been touched

    def act(player: Player, text: str) -> None:
        version = player.call(f"/tables/{table}")["version"]
        player.call(f"/tables/{table}/act", {"action": text, "version": version})

    assert "●" not in ilya.page.title()
    act(vera, "name wood")
    expect(ilya.page).to_have_title(re.compile("^● Your turn"))
    ilya.page.wait_for_function("() => notes === 2")
    for player in (vera, ilya):
        act(player, "place wood a1")
        act(player, "done")
    ilya.wait_for_turn()  # Ilya names now
    ilya.page.get_by_role("button", name="Sound").click()
    expect(ilya.page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    before = ilya.page.evaluate("() => notes")
    act(ilya, "name wood")
    for player in (ilya, vera):
        act(player, "place wood a2")
        act(player, "done")
    act(vera, "name brick")
    expect(ilya.page.locator("#prompt-text")).to_contain_text("brick")
    assert ilya.page.evaluate("() => notes") == before


def test_who_looks_elsewhere_is_notified_if_wanted(enter: Enter) -> None:
    vera, ilya = enter("Vera"), enter("Ilya")
    table = vera.set_table("tiny_towns", TWO, **PLAIN)
    ilya.call(f"/tables/{table}/join", {})
    ilya.page.add_init_script(NOTIFIED)
    ilya.sit(table)
    ilya.page.locator("details.menu summary").click()
    ilya.page.get_by_label("Notify me on my turn").check()
    ilya.page.evaluate("""() => {
      Object.defineProperty(document, "hidden", {get: () => true});
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    version = vera.call(f"/tables/{table}")["version"]
    vera.call(f"/tables/{table}/act", {"action": "name wood", "version": version})
    ilya.page.wait_for_function("() => window.notified.length > 0")
    assert "Your turn" in ilya.page.evaluate("() => notified[0]")


def test_a_long_press_explains_a_card_and_decides_nothing(enter: Enter) -> None:
    vera = enter("Vera", width=360, height=740, touch=True)
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}, RANDOM], **PLAIN))
    vera.page.locator(".tabs button").first.tap()
    card = vera.page.locator(".panes .pane [aria-label]:visible").first
    box = card.bounding_box()
    assert box is not None
    version = vera.table()["version"]
    finger = vera.page.context.new_cdp_session(vera.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(vera.page.locator("#about")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert len(vera.page.locator("#about-title").inner_text()) > 2
    expect(vera.page.locator("#about-picture svg")).to_be_visible()
    vera.page.locator("#about").get_by_role("button", name="Close").click()
    expect(vera.page.locator("#about")).to_be_hidden()
    assert vera.table()["version"] == version


def test_a_friend_is_invited_from_phone_to_phone(enter: Enter) -> None:
    vera, guest = (enter(name, width=360, height=740, language="ru") for name in ("Вера", None))
    vera.sit(vera.set_table("torres", [{"kind": "me"}, {"kind": "invited"}]))
    vera.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    vera.page.get_by_role("button", name="Пригласить друга").click()
    link = vera.page.locator("#link-text")
    expect(link).to_be_visible()
    vera.page.get_by_role("button", name="Скопировать").click()
    expect(vera.page.locator("#copied")).to_contain_text("скопирована")
    assert vera.page.evaluate("() => navigator.clipboard.readText()") == link.input_value()
    assert width_of(vera) <= 360
    guest.page.goto(link.input_value())
    assert width_of(guest) <= 360
    guest.page.get_by_label("Как вас называть остальным?").fill("Олег")
    guest.page.get_by_role("button", name="Сесть за стол").click()
    for each in (vera, guest):
        expect(each.page.locator('#table[data-phase="running"]')).to_be_visible()
        expect(each.page.locator("#strip")).to_contain_text("Олег")


def test_a_match_goes_on_from_a_step_of_a_finished_one(enter: Enter) -> None:
    vera = enter("Vera")
    over = finished(vera)
    vera.page.goto(f"{vera.address}/tables/{over}/replay?step=9")
    vera.page.get_by_role("button", name="Play on").click()
    expect(vera.page.locator('#table[data-phase="running"]')).to_be_visible()
    assert over not in vera.page.url
    told = [vera.call(f"/tables/{table}/log")[:9] for table in (over, vera.page.url.rpartition("/")[2])]
    assert told[0] == told[1]
    vera.wait_for_turn()
    vera.decide()


def test_the_link_to_a_listed_table_is_copied_and_the_table_can_be_watched_from_home(enter: Enter) -> None:
    vera, oleg = enter("Vera"), enter("Oleg")
    table = vera.set_table("torres", [{"kind": "me"}, RANDOM])
    vera.sit(table)
    vera.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    vera.page.locator("details.menu summary").click()
    vera.page.get_by_role("button", name="Copy table link").click()
    expect(vera.page.get_by_role("button", name="The link to the table is copied.")).to_be_visible()
    assert vera.page.evaluate("() => navigator.clipboard.readText()") == vera.page.url
    oleg.page.goto(f"{oleg.address}/?games=true")
    oleg.page.locator(f"#running-{table}").get_by_role("link", name="Watch").click()
    expect(oleg.page.get_by_text("You are watching")).to_be_visible()


def test_seats_and_choices_are_told_apart_without_colour(enter: Enter) -> None:
    vera = enter("Vera", width=820, height=1180)
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}, *[RANDOM] * 5], **PLAIN))
    signs = vera.page.locator("#strip .badge svg").evaluate_all("each => each.map((svg) => svg.innerHTML)")
    assert len(signs) == len(set(signs)) == 6
    vera.page.locator("#actions [data-actions]", has_text="brick").click()
    vera.page.locator("#confirm").click()
    lit = vera.page.locator("#board .target:not(.is-off)")
    expect(lit).not_to_have_count(0)
    shapes = lit.evaluate_all("each => each.map((one) => one.querySelectorAll('.dot, .ring, path, rect, circle').length)")
    assert all(shapes)  # a shape, not a tint
    names = lit.evaluate_all("each => each.map((one) => one.getAttribute('aria-label'))")
    assert len(names) == len(set(names))


def test_leaving_hands_the_seat_to_a_bot_and_one_may_come_back(enter: Enter) -> None:
    vera, ilya = enter("Vera"), enter("Ilya")
    table = vera.set_table("torres", [{"kind": "me"}, {"kind": "open"}])
    ilya.call(f"/tables/{table}/join", {})  # and never moves, so the match does not end meanwhile
    vera.sit(table)
    vera.page.locator("details.menu summary").click()
    vera.page.get_by_role("button", name="Leave").click()
    back = vera.page.get_by_role("button", name="Rejoin")
    expect(back).to_be_visible()
    back.click()
    expect(vera.page.locator('#table[data-viewer="0"]')).to_be_visible()
