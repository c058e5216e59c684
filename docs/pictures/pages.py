"""Screenshots of the pages for the README: `python docs/pictures/pages.py`, with Chromium installed.

Bots play until there is something to see, so the positions differ each time.
"""

import json
import shutil
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, sync_playwright

from tabletown.server.background import background

HERE = Path(__file__).parent
LAPTOP, PHONE = (1280, 720), (360, 740)
# Name of the file, language, theme, size, game (None: home), steps before the picture.
SHOTS: list[tuple[str, str, str, tuple[int, int], str | None, int]] = [
    ("page-home", "en", "light", (1280, 1130), None, 0),
    ("page-tiny_towns", "en", "light", LAPTOP, "tiny_towns", 80),
    ("page-torres-ru-dark", "ru", "dark", LAPTOP, "torres", 130),
    ("page-garden_nation", "en", "light", LAPTOP, "garden_nation", 70),
    ("page-ginkgopolis", "ru", "light", LAPTOP, "ginkgopolis", 150),
    ("page-sweet_lands", "en", "light", LAPTOP, "sweet_lands", 330),
    ("page-phone-ru", "ru", "light", PHONE, "tiny_towns", 70),
]


def play(request: APIRequestContext, address: str, name: str, steps: int) -> str:
    """Return the id of a table after at least `steps` steps, played by bots until the person returns."""

    def call(path: str, body: object = None) -> Any:
        answer = request.get(address + path) if body is None else request.post(address + path, data=body)
        return json.loads(answer.body()) if answer.body() else None

    others = [{"kind": "bot", "bot": "level:3"}] * 2
    table = call("/api/tables", {"game": name, "seats": [{"kind": "me"}, *others]})["id"]
    call(f"/api/tables/{table}/leave", {"seat": 0})
    while call(f"/api/tables/{table}/log")[-1]["number"] < steps:
        time.sleep(0.02)
    call(f"/api/tables/{table}/join", {"seat": 0})
    while not call(f"/api/tables/{table}")["legal"]:
        time.sleep(0.02)
    return str(table)


def main() -> None:
    """Write all pictures."""
    path = next(found for name in ("chromium", "google-chrome") if (found := shutil.which(name)))
    with background() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for name, language, theme, (width, height), game, steps in SHOTS:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale={"ru": "ru-RU"}.get(language, "en-US"),
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
            )
            context.request.post(f"{address}/api/me", data={"name": "Вера" if language == "ru" else "Vera"})
            place = "" if game is None else f"/tables/{play(context.request, address, game, steps)}"
            page = context.new_page()
            page.goto(address + (place or "/"))
            page.wait_for_timeout(800)
            page.screenshot(path=HERE / f"{name}.png")
            print(name)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
