"""Somebody at a table who knows no game: touches what is lit, as a person would."""

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Dialog, Page, expect
from tests.faults.cluster import PATIENCE

# A lit thing that a pointer can hit: its middle, or another point of it that nothing covers.
LIT = """(luck) => {
  const table = document.getElementById("table");
  const at = {phase: table.dataset.phase, decision: table.dataset.decision, turn: Boolean(table.dataset.turn)};
  if (at.phase === "over" || !at.turn || table.dataset.forced || document.body.classList.contains("is-sending")) return at;
  const shown = (each) => each.getClientRects().length > 0;
  const confirm = document.getElementById("confirm");
  let things = [...table.querySelectorAll("#rest:not([hidden]) li:not([hidden]) button")];
  const guard = document.getElementById("guard");
  if (guard && !guard.hidden) things = [document.getElementById("end-anyway")];
  else if (confirm && !confirm.hidden) things = [confirm];
  else things.push(...[...table.querySelectorAll("[data-actions]:not(.is-off):not(.is-picked)")].filter(shown));
  if (!things.length) return {...at, stuck: true};
  const thing = things[Math.floor(luck * things.length)];
  thing.scrollIntoView({block: "center", inline: "center"});
  const box = thing.getBoundingClientRect();
  for (const [x, y] of [[.5, .5], [.5, .8], [.2, .5], [.8, .5], [.5, .2], [.2, .8], [.8, .8], [.3, .3], [.7, .3]]) {
    const [left, top] = [box.left + x * box.width, box.top + y * box.height];
    const hit = document.elementFromPoint(left, top);
    const means = hit?.closest("[data-actions]")?.dataset.actions;
    if (hit && (thing.contains(hit) || means === thing.dataset.actions)) return {...at, left, top};
  }
  return {...at, covered: thing.id};
}"""

# Whether the table is drawn for this screen; the first page of a phone is not.
FITS = """() => {
  const { phase, narrow } = document.getElementById("table").dataset;
  return phase === "waiting" || Boolean(narrow) === matchMedia("(max-width: 720px), (max-height: 500px)").matches;
}"""


class Player:
    """A page with what is done on it; errors that the page reports are kept in `wrong`."""

    def __init__(self, page: Page, address: str, seed: int = 7) -> None:
        self.page = page
        self.address = address
        self.wrong: list[str] = []
        self.covered: list[str] = []
        self._random = random.Random(seed)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda line: self.wrong.append(line.text) if _is_wrong(line.type, line.text) else None)
        page.on("dialog", self._refuse)

    def _refuse(self, dialog: Dialog) -> None:
        self.wrong.append(dialog.message)
        dialog.dismiss()

    # By the API, for what a test is not about.

    def call(self, path: str, body: object = None) -> Any:
        """Ask the API as whoever uses this browser."""
        request = self.page.context.request
        answer = (
            request.get(f"{self.address}/api{path}")
            if body is None
            else request.post(f"{self.address}/api{path}", data=body)
        )
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def set_table(self, game: str, seats: list[dict[str, str]], **options: object) -> str:
        """Open a table; its id."""
        found: str = self.call("/tables", {"game": game, "options": options, "seats": seats})["id"]
        return found

    # By the page.

    def sit(self, table: str) -> None:
        """Look at a table."""
        self.page.goto(f"{self.address}/tables/{table}")
        expect(self.page.locator("#table")).to_be_visible()
        self.page.wait_for_function(FITS)

    def table(self) -> dict[str, str]:
        """What the page knows of the table."""
        found: dict[str, str] = self.page.evaluate("() => ({...document.getElementById('table').dataset})")
        return found

    def touch(self) -> str:
        """Touch something that is lit, with the mouse; whether the match is over, somebody else must decide or we did."""
        found = self.page.evaluate(LIT, self._random.random())
        assert not found.get("stuck"), "it is my turn, and nothing is lit"
        if "left" in found:
            self.page.mouse.click(found["left"], found["top"])
            return "touched"
        if "covered" in found:
            self.covered.append(found["covered"])
        return "over" if found["phase"] == "over" else "waiting"

    def play(self, steps: int = 10**6, until: str = "over") -> None:
        """Touch lit things until the match is over, or so many times, or until somebody else must decide."""
        last, since = "", time.monotonic()
        while steps > 0:
            now = self.touch()
            if now in (until, "over"):
                return
            if now == "touched":
                steps -= 1
            self.page.wait_for_timeout(15)
            seen = str(self.table())
            if seen != last or now == "touched":
                last, since = seen, time.monotonic()
            assert time.monotonic() - since < PATIENCE, f"nothing happens: {seen}"

    def decide(self) -> None:
        """Touch lit things until one decision is made."""
        before, since = self.table()["decision"], time.monotonic()
        while self.table()["decision"] == before:
            self.touch()
            self.page.wait_for_timeout(30)
            assert time.monotonic() - since < PATIENCE, "nothing can be decided"

    def wait_for_turn(self) -> None:
        """Until it is this player's turn, or the match is over."""
        self.page.wait_for_function(
            "() => { const t = document.getElementById('table'); return t.dataset.turn || t.dataset.phase === 'over'; }"
        )

    def log(self) -> list[str]:
        """The lines of the log, those of folded turns included."""
        return self.page.locator(".log li[id] button").all_text_contents()


def wait_until(page: Page, happens: Callable[[], bool]) -> None:
    """Wait, while the page lives on, until something has happened."""
    end = time.monotonic() + PATIENCE
    while not happens():
        page.wait_for_timeout(50)
        assert time.monotonic() < end, "it never happened"


def _is_wrong(kind: str, text: str) -> bool:
    # A refused request, a server that is away and a font that a busy machine uses late are told by the browser itself.
    told = ("Failed to load resource", "ERR_CONNECTION", "was preloaded using link preload but not used")
    return kind in ("error", "warning") and not any(each in text for each in told)
