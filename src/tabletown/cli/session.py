"""A match in the terminal: people at one keyboard, bots, and the table."""

from __future__ import annotations

import random
import shlex
from pathlib import Path

from tabletown.bots import bot
from tabletown.cli.boards import Boards
from tabletown.cli.commands import Commands, QuitSession
from tabletown.cli.files import save
from tabletown.cli.previews import refusal_lines
from tabletown.cli.selection import Listing, Selection
from tabletown.cli.terminal import Terminal
from tabletown.core.bits import members
from tabletown.core.errors import TabletownError
from tabletown.core.record import BotSeat, Open, Person, printable
from tabletown.core.views import View
from tabletown.i18n import Speaker, say
from tabletown.table import Table


def names_of(table: Table) -> list[str]:
    """Return the printable names of all seats."""
    return [
        printable("" if isinstance(seat, Open) else seat.name) or str(number) for number, seat in enumerate(table.seats, 1)
    ]


def write_listing(terminal: Terminal, listing: Listing) -> None:
    """Write a question with its entries."""
    if listing.question:
        terminal.write(listing.question)
    if listing.inline:
        gap = ", " if terminal.plain else "  "
        terminal.paragraph("  " + gap.join(entry.label for entry in listing.entries), "go", "  ")
        return
    for entry in listing.entries:
        terminal.paragraph(f"{terminal.paint(f'{entry.number:3}', 'go')} {entry.label}", indent="    ")


class Session:
    """A match played to its end or until a player quits; it is saved before every decision of a person."""

    def __init__(self, table: Table, language: str, terminal: Terminal, path: Path, pack: str | None = None) -> None:
        self.table = table
        self.say = Speaker.of_match(table.game, table.options, language, names_of(table))
        self.terminal = terminal
        self.path = path
        self._pack = pack
        self.boards = Boards(table.game, self.say, terminal)
        self.commands = Commands(self)
        self._people = [seat for seat, holder in enumerate(table.seats) if isinstance(holder, Person)]
        self._bots = {seat: bot(holder.bot) for seat, holder in enumerate(table.seats) if isinstance(holder, BotSeat)}
        self._at_keyboard = self._people[0] if len(self._people) == 1 else None
        self._read: dict[int | None, int] = {}
        self._drawn: View | None = None
        self._introduced: set[int] = set()  # seats that have seen the cards

    def run(self) -> None:
        """Play; quitting, an interruption and the end of input all save the match."""
        name = self.table.game.name
        self.terminal.write(self.say(f"{name}-name") if self.say.has(f"{name}-name") else name, "title")
        if self.say.has(f"{name}-how"):
            self.terminal.paragraph(self.say(f"{name}-how"))
        self.terminal.write(self.say("cli-commitment", {"commitment": self.table.commitment or ""}), "dim")
        self.terminal.paragraph(self.say("cli-welcome"))
        try:
            while not self.table.over:
                self._advance()
        except (KeyboardInterrupt, EOFError, QuitSession):
            self.terminal.write()
            if self._save():
                self.terminal.write(self.say("cli-saved", {"file": str(self.path)}))
                self.terminal.write(self.say("cli-resume", {"command": f"tabletown play --resume {self._quoted()}"}))
            return
        self._finish()

    def _advance(self) -> None:
        """Let the bots decide, then one person."""
        for seat in self.table.bots():
            rng = random.Random(self.table.bot_seed(seat))
            view, legal = self.table.view(seat), self.table.legal(seat)
            self.table.act(seat, self._bots[seat].choose(self.table.game, view, legal, rng))
        waiting = [seat for seat in members(self.table.actors) if seat in self._people]
        if not self._people:
            self.show_log(None)
        elif waiting and not self.table.bots():
            seat = self._at_keyboard if self._at_keyboard in waiting else waiting[0]
            self._hand_over(seat)
            self._decide(seat)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between people who must not see each other's secrets."""
        if self._at_keyboard == seat:
            return
        self.terminal.hide()
        self.terminal.ask(self.say("cli-hand-over", {"seat": seat}))
        self._at_keyboard = seat
        self._drawn = None

    def show_log(self, viewer: int | None) -> None:
        """Print the log since the last time for this viewer."""
        entries = self.table.log(viewer)
        start = self._read.get(viewer, 0)
        lines = [self.say.line(entry.line) for entry in entries[start:]]
        self._read[viewer] = len(entries)
        if self.terminal.plain:
            for line in lines:
                self.terminal.write(line)
        elif lines:
            self.terminal.write()
            self.terminal.paragraph(" ".join(lines), "dim")

    # Deciding.

    def _decide(self, seat: int) -> None:
        """Ask a person for one decision, or play the only option."""
        self._save()
        self.show_log(seat)
        legal = self.table.legal(seat)
        choice = Selection(self.table.game, self.say, self.table.view(seat), legal)
        forced = len(legal) == 1
        if forced and not self.table.undoable(seat).steps:
            self.terminal.paragraph(self.say("cli-forced", {"choice": choice.label}), "dim")
            self.table.act(seat, legal[0])
            return
        if seat not in self._introduced:
            self._introduced.add(seat)
            self.boards.show_cards(self.boards.cards(self.table.view(seat)))
        self.show_board(seat)
        self.terminal.write()
        if not forced:
            self.terminal.paragraph(self.say.line(self.table.prompt(seat)), "title")
        text = "new"
        while True:
            if text:  # an empty line does not list the same choices again
                self._list(choice, forced)
            text = self.terminal.ask(">")
            before = len(self.table.steps)
            if self.commands.run(seat, text, choice):
                if len(self.table.steps) != before:
                    return
            elif not text and not forced:
                self.terminal.paragraph(self.say("cli-choose-something"))
            elif text and not choice.narrow(text):
                self._refuse(seat, text)
            elif choice.action is not None:
                self.table.act(seat, choice.action)
                return

    def _refuse(self, seat: int, text: str) -> None:
        """Say why an impossible choice is none, or that it means nothing."""
        self.terminal.paragraph(self.say("cli-no-such-choice", {"text": printable(text)}), "error")
        for line in refusal_lines(self.table.game, self.say, self.table.view(seat), text):
            self.terminal.paragraph(line)

    def show_board(self, seat: int) -> None:
        """Print the board unless it is unchanged; for screen readers, only on request."""
        view = self.table.view(seat)
        if not self.terminal.plain and view != self._drawn:
            self.terminal.write()
            self.boards.show(view, self._drawn)
            self._drawn = view

    def redraw(self) -> None:
        """Print the board again at the next decision."""
        self._drawn = None

    def mark_read(self, seat: int) -> None:
        """Mark the rest of the log as read after an undo."""
        self._read[seat] = len(self.table.log(seat))

    def _list(self, choice: Selection, forced: bool) -> None:
        listing: Listing = choice.listing() if not forced else Listing("", [], True)
        if forced:
            self.terminal.paragraph(self.say("cli-confirm", {"choice": choice.label}))
            return
        write_listing(self.terminal, listing)

    # Saving and ending.

    def _save(self) -> bool:
        try:
            save(self.table, self.path)
        except TabletownError as error:
            self.terminal.paragraph(say(self.say.language, error.message, error.arguments), "error")
            return False
        return True

    def _quoted(self) -> str:
        """Return the file as a quoted command-line argument, with the pack that the match needs."""
        pack = "" if self._pack is None else f" --pack {shlex.quote(self._pack)}"
        return shlex.quote(str(self.path)) + pack

    def _finish(self) -> None:
        viewer = self._at_keyboard
        self.show_log(viewer)
        self.terminal.write()
        if not self.terminal.plain:
            self.boards.show(self.table.view(viewer))
            self.terminal.write()
        self.boards.show_scores([self.table.score(viewer, seat) for seat in range(self.table.options.seats)])
        self.terminal.write()
        self.terminal.paragraph(self.say.line(self.table.log(viewer)[-1].line), "title")
        record = self.table.record()
        self.terminal.write(self.say("cli-commitment", {"commitment": record.commitment or ""}))
        self.terminal.write(self.say("cli-revealed", {"seed": record.seed or ""}))
        if self._save():
            self.terminal.write(self.say("cli-saved", {"file": str(self.path)}))
            self.terminal.write(self.say("cli-verify", {"command": f"tabletown verify {self._quoted()}"}))
