"""Commands of a player besides choosing: undo, help, display, quit."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletown.cli.previews import preview_lines
from tabletown.cli.selection import Selection
from tabletown.core.game import Game
from tabletown.core.record import printable
from tabletown.i18n import Speaker
from tabletown.table import TableError

if TYPE_CHECKING:
    from tabletown.cli.session import Session

LOG_LINES = 30
# `cli-words-<command>` lists further words for each in every language.
NAMES = ("help", "undo", "back", "board", "cards", "score", "log", "rules", "quit")


class QuitSession(Exception):
    """The player quits; the match is saved."""


class Commands:
    """The commands available to the player at the keyboard."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._say = session.say
        self._terminal = session.terminal
        self._names: dict[str, str] = {}
        for name in NAMES:
            for word in (name, *self._say(f"cli-words-{name}").split()):
                self._names[word.casefold()] = name

    def run(self, seat: int, text: str, choice: Selection) -> bool:
        """Run a command and return True, or return False if the text is not one; a leading slash forces a command."""
        first, _, rest = text.removeprefix("/").partition(" ")
        name = self._names.get(first.casefold())
        if name is None:
            return False
        if name == "back":
            choice.widen()
            return True
        if name == "help":
            self._help(seat, rest.strip(), choice)
            return True
        carry_out: Callable[[int, str], None] = getattr(self, f"_{name}")
        carry_out(seat, rest.strip())
        return True

    def _help(self, seat: int, text: str, choice: Selection) -> None:
        if not text:
            for name in NAMES:
                words = [word for word, meant in self._names.items() if meant == name]
                self._terminal.paragraph(self._say(f"cli-command-{name}", {"words": ", ".join(words)}), indent="    ")
            self._terminal.paragraph(self._say("cli-help-choosing"))
            return
        found = find_cards(self._session.table.game, self._say, text)
        meant = [] if found else choice.find(text)
        if len(meant) == 1:
            self._preview(seat, meant[0])
        elif meant:
            self._terminal.paragraph(self._say("cli-preview-many", {"count": len(meant)}), "error")
        elif not found:
            self._terminal.paragraph(self._say("cli-no-card", {"text": printable(text)}), "error")
        self._session.boards.show_cards(found)

    def _preview(self, seat: int, action: int) -> None:
        """Tell what a choice would bring."""
        table, game = self._session.table, self._session.table.game
        view = table.view(seat)
        label = self._say.choices(game, view, [action])[action]
        self._terminal.paragraph(self._say("cli-preview", {"choice": label}), "title")
        for line in preview_lines(game, view, game.preview(view, action), self._say):
            self._terminal.paragraph(f"  {line}", indent="    ")
        if table.is_final(seat, action):
            self._terminal.paragraph("  " + self._say("cli-preview-final"), indent="    ")

    def _undo(self, seat: int, text: str) -> None:
        table = self._session.table
        try:
            table.undo(seat)
            # A decision with a single option would be played again immediately.
            while table.forced(seat) is not None and table.undoable(seat).steps:
                table.undo(seat)
        except TableError as error:
            self._terminal.paragraph(self._say(error.message, error.arguments), "error")
            return
        self._session.mark_read(seat)
        self._terminal.paragraph(self._say("cli-undone"))

    def _board(self, seat: int, text: str) -> None:
        view = self._session.table.view(seat)
        if not text:
            self._session.boards.show(view)
            return
        names = [name.casefold() for name in self._say.names]
        wanted = int(text) - 1 if text.isdecimal() else names.index(text.casefold()) if text.casefold() in names else -1
        order = [seat, *(each for each in range(len(names)) if each != seat)]
        if wanted not in order or not self._session.boards.show_one(view, order.index(wanted)):
            self._terminal.paragraph(self._say("cli-no-seat", {"text": printable(text), "count": len(names)}), "error")

    def _cards(self, seat: int, text: str) -> None:
        self._session.boards.show_cards(self._session.boards.cards(self._session.table.view(seat)))

    def _score(self, seat: int, text: str) -> None:
        table = self._session.table
        self._session.boards.show_scores([table.score(seat, each) for each in range(table.options.seats)])
        if not self._terminal.plain:
            self._terminal.write()
            self._session.boards.show_score(table.score(seat, seat))

    def _log(self, seat: int, text: str) -> None:
        count = int(text) if text.isdecimal() else LOG_LINES
        for entry in self._session.table.log(seat)[-count:] if count else []:
            self._terminal.paragraph(self._say.line(entry.line))

    def _rules(self, seat: int, text: str) -> None:
        found = find_rule(self._session.table.game, text, self._say.language)
        if found:
            self._terminal.paragraph(found)
        else:
            given = {"text": printable(text), "example": f"{self._session.table.game.prefix}-5.2"}
            self._terminal.paragraph(self._say("cli-no-rule", given), "error")

    def _quit(self, seat: int, text: str) -> None:
        raise QuitSession


def find_cards(game: Game, speaker: Speaker, text: str) -> list[str]:
    """Return the cards whose id or name starts with the text."""
    values = {part for verb in game.actions.verbs for domain in verb.domains for each in domain.values for part in each}
    cards = sorted(value for value in values if speaker.has(f"{game.name}-card-{value}-help"))
    wanted = text.casefold().replace(" ", "_")
    names = {card: (card, speaker.word(game.name, "card", card).casefold().replace(" ", "_")) for card in cards}
    exact = [card for card in cards if wanted in names[card]]
    return exact or [card for card in cards if any(name.startswith(wanted) for name in names[card])]


def find_rule(game: Game, text: str, language: str) -> str:
    """Return the text of a rule from the game's rules page, in English if there is no other, or an empty text."""
    wanted = text.strip().upper().rstrip(".")
    if not wanted:
        return ""
    rule = wanted if "-" in wanted else f"{game.prefix}-{wanted}"
    pages = [page for page in (game.rules_page(language), game.rules_page()) if page is not None]
    return next((found for page in pages if (found := _find(rule, page.read_text(encoding="utf-8")))), "")


def _find(rule: str, page: str) -> str:
    for block in re.split(r"\n(?=- |\| |#|\n)", page):
        if re.match(rf"(- (\*\*)?|\|([^|\n]*\|)* *){re.escape(rule)}\b(?!\.\d)", block):
            return re.sub(r"\s+", " ", block.replace("**", "").replace("`", "").strip("-| \n"))
    return ""
