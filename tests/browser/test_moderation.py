"""Several people and a host: a report, a mute, a replacement; and the pages in both languages, themes and sizes."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import SCREENSHOTS, Enter
from tests.browser.player import Player
from tests.browser.test_axe import AXE, problems

from tabletown.server.background import background

THREE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
PHRASE = "a long passphrase"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The addresses of a server where one may be replaced at once, and of its database."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with background(database, vote_minutes=0.0) as address:
        yield address, database


def appoint(host: Player, database: str) -> None:
    """Make somebody a host, as the console does."""
    host.call("/me/claim", {"name": "Vera", "passphrase": PHRASE})
    command = [sys.executable, "-m", "tabletown.cli", "admin", "host", "Vera", "--database", database]
    subprocess.run(command, check=True, capture_output=True)


def test_a_line_is_reported_its_writer_muted_and_one_who_is_gone_replaced(enter: Enter, club: tuple[str, str]) -> None:
    address, database = club
    host, ann, bo, cy = (enter(name, at=address) for name in ("Vera", "Ann", "Bo", "Cy"))
    appoint(host, database)
    table = ann.set_table("tiny_towns", THREE, cards="first_game", monuments=False, first_player=0)
    for each in (bo, cy):
        each.call(f"/tables/{table}/join", {})
    bo.call(f"/tables/{table}/chat", {"text": "how long can one stare at it"})
    # Ann reports the line.
    ann.sit(table)
    ann.page.goto(f"{address}/tables/{table}/people")
    line = ann.page.locator("li[id^=line-]", has_text="how long can one stare at it")
    line.locator("summary").click()
    line.get_by_label("What happened?").fill("insulting")
    line.get_by_role("button", name="Send report").click()
    expect(ann.page.get_by_role("status")).to_contain_text("A host of this server will read your report")
    # The host reads it and mutes Bo.
    host.page.goto(f"{address}/host")
    report = host.page.locator("#reports li")
    expect(report).to_contain_text("Ann about Bo")
    report.locator("summary", has_text="Mute").click()
    report.get_by_label("Reason").first.fill("insults")
    report.get_by_role("button", name="Do it").first.click()
    expect(host.page.locator("#log")).to_contain_text("Vera muted Bo")
    bo.sit(table)
    bo.page.locator("[data-tab=chat]").first.click()
    bo.page.locator("#say-text").fill("hello")
    bo.page.locator("#say button").click()
    expect(bo.page.locator("#refusal")).to_contain_text("You may not write in the chat")
    # Ann is gone; Bo and Cy replace her by a bot.
    for each, votes in ((bo, 1), (cy, 0)):
        each.page.goto(f"{address}/tables/{table}/people")
        each.page.locator("#seat-0").get_by_role("button", name="Replace with a bot").click()
        expect(each.page.locator("#seat-0 .chip")).to_have_count(votes)
    assert bo.call(f"/tables/{table}")["seats"][0]["kind"] == "bot"
    # The host undoes it, and everything else.
    host.page.goto(f"{address}/host")
    done = host.page.locator("#log li", has_text="replaced Ann")
    done.locator("summary").click()
    done.get_by_label("Reason").fill("she is back")
    done.get_by_role("button", name="Do it").click()
    expect(host.page.locator("#log")).to_contain_text("gave Ann the seat back")
    assert bo.call(f"/tables/{table}")["seats"][0]["kind"] == "person"


@pytest.mark.parametrize(
    ("width", "theme", "language"), [(1280, "light", "en"), (390, "dark", "ru"), (390, "light", "en"), (1280, "dark", "ru")]
)
def test_the_pages_fit_and_have_nothing_serious(
    enter: Enter, club: tuple[str, str], width: int, theme: str, language: str
) -> None:
    address, database = club
    host = enter("Vera", at=address, width=width, height=900, theme=theme, language=language)
    host.page.add_init_script(path=AXE)
    appoint(host, database)
    bo = enter("Bo", at=address)
    table = host.set_table("torres", THREE)
    bo.call(f"/tables/{table}/join", {})
    bo.call(f"/tables/{table}/chat", {"text": "just hurry up already, how long can one stare at it"})
    bo.page.request.post(f"{address}/tables/{table}/report", form={"seat": 0, "note": "too slow"})
    user = bo.call("/me")["id"]
    for verb in ("mute", "ban"):
        form = {"verb": verb, "user": user, "length": "week", "reason": "insults"}
        assert host.page.request.post(f"{address}/host", form=form).ok
    found = []
    for path in ("/host", f"/host/tables/{table}", f"/tables/{table}/people"):
        found += problems(host, path)
        for summary in host.page.locator("details.do summary").all():
            summary.click()
        assert host.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        name = path.replace("/", "-").replace(table, "table")
        host.page.screenshot(path=SCREENSHOTS / f"moderation{name}-{width}-{theme}-{language}.png", full_page=True)
    assert found == []
