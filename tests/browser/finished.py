"""Matches that are over, for tests of what comes after them."""

from tests.browser.player import Player


def finished(player: Player, game: str = "tiny_towns", **options: object) -> str:
    """The id of a solo match that was played to its end by the API."""
    table = player.set_table(game, [{"kind": "me"}], mode="solo", **options)
    shown = player.call(f"/tables/{table}")
    while shown["phase"] != "over":
        choice = {"action": shown["legal"][0]["action"], "version": shown["version"]}
        shown = player.call(f"/tables/{table}/act", choice)
    return table


def width_of(player: Player) -> int:
    """How wide the page is laid out; wider than the window means that it scrolls sideways."""
    found: int = player.page.evaluate("() => document.documentElement.scrollWidth")
    return found
