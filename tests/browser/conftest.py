"""A real Chromium against a real server; what is seen at the end of a test is kept under build/screenshots."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright
from tests.browser.player import Player
from tests.faults.cluster import PATIENCE

from tabletown.server.background import background

SCREENSHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]

Enter = Callable[..., Player]
expect.set_options(timeout=PATIENCE * 1000)


# One browser a module, not a session: while it is driven no other event loop can run in the same process.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright:
        path = next((found for name in NAMES if (found := shutil.which(name))), None)
        try:
            chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        except Error:  # no Chromium of the system: that of Playwright
            subprocess.run(["playwright", "install", "chromium"], check=True, capture_output=True)
            chromium = playwright.chromium.launch(args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server."""
    with background() as started:
        yield started


@pytest.fixture
def enter(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Enter]:
    """Somebody who comes in with a browser of their own: `enter("Vera", width=360, language="ru")`."""
    players: list[Player] = []

    def come(
        name: str | None = "Vera",
        *,
        width: int = 1280,
        height: int = 720,
        language: str = "en",
        theme: str = "light",
        motion: bool = False,
        touch: bool = False,
        at: str = address,
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"ru": "ru-RU"}.get(language, "en-US"),
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE * 1000)
        player = Player(context.new_page(), at)
        if name is not None:
            player.call("/me", {"name": name})
        players.append(player)
        return player

    yield come
    for number, player in enumerate(players):
        keep(player.page, request.node.name, number)
        wrong = player.wrong
        player.page.context.close()
        assert wrong == []


def keep(page: Page, name: str, number: int) -> None:
    """Keep what is seen."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    safe = "".join(each if each.isalnum() or each in "-_" else "-" for each in name)
    page.screenshot(path=SCREENSHOTS / f"{safe}{f'-{number}' if number else ''}.png")
