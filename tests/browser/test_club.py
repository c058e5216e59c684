"""Two people, one in Russian on a phone: from a claimed name over a start time, a block and a ban to being deleted."""

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.test_axe import AXE, problems
from tests.browser.test_moderation import PHRASE, appoint, club

__all__ = ["club"]  # a fixture
OTHER = "another long passphrase"


def test_a_phone_joins_a_club_is_called_blocked_banned_and_forgotten(
    enter: Enter, club: tuple[str, str], tmp_path: Path
) -> None:
    address, database = club
    vera = enter("Vera", at=address)
    appoint(vera, database)
    olga = enter("Ольга", at=address, width=390, height=844, language="ru", theme="dark")
    for each in (vera, olga):
        each.page.add_init_script(path=AXE)
    # Olga claims her name, and sets another passphrase with a recovery code.
    phone = olga.page
    phone.goto(f"{address}/me")
    phone.locator("#claim-secret").fill(PHRASE)
    phone.get_by_role("button", name="Закрепить").click()
    expect(phone.locator("main")).to_contain_text("Вы вошли как Ольга")
    phone.goto(f"{address}/me/account")
    phone.locator("#recovery-secret").fill(PHRASE)
    phone.get_by_role("button", name="Получить новые коды").click()
    expect(phone.locator(".codes code")).to_have_count(8)
    code = phone.locator(".codes code").first.inner_text()
    phone.get_by_role("button", name="Выйти на всех устройствах").click()
    phone.goto(f"{address}/me/account")
    phone.locator("#reset-name").fill("ольга")
    phone.locator("#reset-code").fill(code)
    phone.locator("#reset-secret").fill(OTHER)
    phone.get_by_role("button", name="Задать новый пароль").click()
    expect(phone.locator("main")).to_contain_text("Осталось 7 кодов")
    # Vera sets a time, and Olga, who sees it as her own clock says, takes the seat.
    desk = vera.page
    desk.goto(f"{address}/tables/new?game=torres&with=open")
    begins = (datetime.now() + timedelta(days=2)).replace(hour=18, minute=30)
    desk.locator("#begins").fill(f"{begins:%Y-%m-%dT%H:%M}")
    desk.get_by_role("button", name="Create table").click()
    expect(desk.locator("main")).to_contain_text(f"The game starts {begins:%b} {begins.day}, 18:30.")
    table = desk.url.rpartition("/")[2]
    phone.goto(f"{address}/?games=true")
    row = phone.locator(f"#open-{table}")
    expect(row).to_contain_text(f"начало {begins.day}")
    expect(row).to_contain_text("18:30")
    row.get_by_role("button").click()
    expect(phone.locator("#prompt-text")).to_contain_text("Все места заняты. Партия начнётся")
    expect(desk.locator("#prompt-text")).to_contain_text("All seats are taken.")
    phone.goto(address)
    expect(phone.locator(f"#mine-{table}")).to_contain_text("все места заняты")
    assert problems(olga, "/") == []
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    # She gives the seat back; Vera blocks her, and the table is closed to her.
    phone.goto(f"{address}/tables/{table}")
    phone.get_by_role("button", name="Встать").click()
    desk.goto(f"{address}/me/account")
    desk.locator("#block-name").fill("Ольга")
    desk.locator("#block-name ~ button").click()
    expect(desk.get_by_role("button", name="Unblock")).to_be_visible()
    phone.goto(f"{address}/tables/{table}")
    phone.get_by_role("button", name="Сесть").click()
    expect(phone.locator("body")).to_contain_text("За этот стол вы сесть не можете.")
    # A host bans her, and then she deletes herself.
    desk.goto(f"{address}/host")
    card = desk.locator("#people li", has_text="Ольга")
    card.locator("summary", has_text="Ban").click()
    card.locator("details[open]").get_by_label("Reason").fill("spam")
    card.locator("details[open]").get_by_role("button", name="Do it").click()
    expect(desk.locator("#log")).to_contain_text("Vera banned Ольга")
    phone.goto(f"{address}/?games=true")
    phone.get_by_role("button", name="Играть с ботами").first.click()
    expect(phone.locator("body")).to_contain_text("Вам закрыт доступ на этот сервер")
    phone.goto(f"{address}/me/account")
    phone.locator("summary", has_text="Удалить меня").click()
    phone.locator("#delete-secret").fill(OTHER)
    phone.get_by_role("button", name="Удалить всё").click()
    expect(phone).to_have_url(f"{address}/")
    desk.goto(f"{address}/host")
    expect(desk.locator("#log")).to_contain_text("Vera banned Former player")
    expect(desk.locator("main")).not_to_contain_text("Ольга")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as stored:
        assert "Ольга" not in "".join(stored.iterdump())
    olga.wrong.clear()  # the browser notes the refusals
