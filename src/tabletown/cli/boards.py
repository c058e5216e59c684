"""Boards and score sheets as text: boxes for sighted players, plain lines for screen readers."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

import msgspec

from tabletown.cli.terminal import Terminal
from tabletown.core.game import Game
from tabletown.core.views import Line, ScoreSheet, View
from tabletown.i18n import Speaker

SMALL = 5  # characters per cell of a small board
NARROWEST = 7  # least characters per cell of a large one
GAP = "   "
CARD_WIDTH = 37
Panel = tuple[Line, list[list[Line]]]
Cell = tuple[str, str]  # text and tone


class Boards:
    """Printer for the views of one game, by its `Terminal` facet."""

    def __init__(self, game: Game, speaker: Speaker, terminal: Terminal) -> None:
        self._game = game
        self._say = speaker
        self._terminal = terminal
        self._words = game.terminal

    def show(self, view: View, since: View | None = None) -> None:
        """Print the whole table: the first grid large, the others small unless all are as in an earlier view."""
        panels = self._panels(view)
        grids = [panel for panel in panels if _is_grid(panel)]
        for panel in panels:
            if not _is_grid(panel):
                self._list(panel)
        if self._terminal.plain:
            for panel in grids:
                self._list(panel)
            return
        for panel in grids[:1]:
            self._draw(panel)
        if since is not None and grids[1:] == [panel for panel in self._panels(since) if _is_grid(panel)][1:]:
            return
        self._side_by_side([self._small(panel) for panel in grids[1:]])

    def show_one(self, view: View, number: int) -> bool:
        """Print one grid of the table, large; return False if there is no such grid."""
        grids = [panel for panel in self._panels(view) if _is_grid(panel)]
        if not 0 <= number < len(grids):
            return False
        if self._terminal.plain:
            self._list(grids[number])
        else:
            self._draw(grids[number])
        return True

    def cards(self, view: View) -> list[str]:
        """Return the cards worth explaining now."""
        cards = self._words.cards
        return [] if cards is None else cards(view)

    def show_cards(self, cards: Sequence[str]) -> None:
        """Print the effects of cards, side by side where there is room."""
        if not self._terminal.plain:
            self._side_by_side([self._card(card) for card in cards])
            return
        for card in cards:
            title, rows = self._illustration(card)
            self._terminal.write(self._say.line(title))
            self._terminal.write(self._say(f"{self._game.name}-card-{card}-help"))
            for row in rows:
                self._terminal.write(", ".join(self._say.line(cell) for cell in row))

    def _card(self, card: str) -> list[Cell]:
        """Return the name, help and picture of a card as (painted, bare) lines."""
        title, rows = self._illustration(card)
        name = self._say.line(title)
        lines = [(self._terminal.paint(name, str(title.arguments.get("tone", "title"))), name)]
        for part in textwrap.wrap(self._say(f"{self._game.name}-card-{card}-help"), CARD_WIDTH):
            lines.append((part, part))
        cells = [[self._cell(cell) for cell in row] for row in rows]
        width = max([len(text) for row in cells for text, _ in row], default=0) + 1
        for row in cells:
            painted = "  " + "".join(self._pad(cell, width) for cell in row)
            lines.append((painted, "  " + " " * width * len(row)))
        lines[0] = (lines[0][0] + " " * (CARD_WIDTH - len(name)), name.ljust(CARD_WIDTH))
        return lines

    def _illustration(self, card: str) -> Panel:
        illustrate = self._words.illustrate
        return (Line(f"{self._game.name}-card-{card}"), []) if illustrate is None else illustrate(card)

    def _panels(self, view: View) -> list[Panel]:
        board = self._words.board
        return _fields(view) if board is None else board(view)

    # Cells.

    def _cell(self, cell: Line) -> Cell:
        """Return the text and tone of a cell; an empty one is a dot, or nothing for screen readers."""
        tone = str(cell.arguments.get("tone", ""))
        return ("·", "dim") if not tone and not self._terminal.plain else (self._say.line(cell), tone)

    def _pad(self, cell: Cell, width: int) -> str:
        text, tone = cell
        return self._terminal.paint(text[:width], tone) + " " * (width - len(text[:width]))

    # Panels.

    def _list(self, panel: Panel) -> None:
        """Print a panel line by line; empty cells of a grid are left out."""
        title, rows = panel
        self._terminal.paragraph(self._say.line(title), "title")
        for row in rows:
            for cell in row:
                square, text = cell.arguments.get("square"), self._say.line(cell)
                if not _has_square(row):
                    self._terminal.paragraph(text)
                elif "tone" in cell.arguments:
                    self._terminal.write(f"{square}: {text}")

    def _draw(self, panel: Panel) -> None:
        """Print a grid with a frame, its columns and rows labeled as in the notation."""
        title, rows = panel
        grid = [row for row in rows if _has_square(row)]
        cells = [[self._cell(cell) for cell in row] for row in grid]
        width = max(NARROWEST, *(len(text) for row in cells for text, _ in row))
        room = (self._terminal.width - 4) // len(grid[0]) - 3
        width = max(3, min(width, room))
        self._terminal.write(self._say.line(title), "title")
        heads = [_column(str(cell.arguments["square"])) for cell in grid[0]]
        self._terminal.write("   " + "".join(f" {head.center(width + 2)}" for head in heads).rstrip(), "dim")
        for number, (row, line) in enumerate(zip(cells, grid)):
            self._terminal.write("   " + _rule("┌┬┐" if number == 0 else "├┼┤", width, len(row)), "dim")
            edge = self._terminal.paint("│", "dim")
            label = self._terminal.paint(_row(str(line[0].arguments["square"])).rjust(2), "dim")
            self._terminal.write(f"{label} {edge}" + "".join(f" {self._pad(cell, width)} {edge}" for cell in row))
        self._terminal.write("   " + _rule("└┴┘", width, len(grid[0])), "dim")
        for remark in rows:
            if not _has_square(remark):
                self._terminal.write("   " + " ".join(self._say.line(cell) for cell in remark))

    def _small(self, panel: Panel) -> list[Cell]:
        """Return a grid with shortened words as (painted, bare) lines, since colors add no width."""
        title, rows = panel
        width = max([len(row) for row in rows if _has_square(row)]) * (SMALL + 1)
        heading = self._say.line(title)
        lines = [(self._terminal.paint(part, "title"), part) for part in textwrap.wrap(heading, width)]
        for row in rows:
            if _has_square(row):
                cells = [self._cell(cell) for cell in row]
                bare = "".join(text[:SMALL].ljust(SMALL + 1) for text, _ in cells)
                lines.append(("".join(self._pad(cell, SMALL) + " " for cell in cells), bare))
            else:
                text = " ".join(self._say.line(cell) for cell in row)
                lines += [(part, part) for part in textwrap.wrap(text, width)]
        return lines

    def _side_by_side(self, blocks: Sequence[list[Cell]]) -> None:
        """Print blocks of lines side by side, as many as fit."""
        while blocks:
            widths = [max(len(bare) for _, bare in block) for block in blocks]
            fitting = 1
            while fitting < len(blocks) and sum(widths[: fitting + 1]) + len(GAP) * fitting < self._terminal.width:
                fitting += 1
            self._terminal.write()
            for number in range(max(len(block) for block in blocks[:fitting])):
                parts = []
                for block, width in zip(blocks[:fitting], widths):
                    painted, bare = block[number] if number < len(block) else ("", "")
                    parts.append(painted + " " * (width - len(bare)))
                self._terminal.write(GAP.join(parts).rstrip())
            blocks = blocks[fitting:]

    # Scores.

    def show_score(self, sheet: ScoreSheet) -> None:
        """Print the score of a seat line by line with the pieces counted, including lines without points."""
        self._terminal.write(self._say("cli-score-title", {"seat": sheet.seat, "points": sheet.total}), "title")
        for line in sheet.lines:
            named = dict.fromkeys(self._piece(line.item, piece) for piece in line.pieces)
            pieces = ", ".join(name for name in named if name)
            said = {"item": self._item(line.item), "points": line.points, "pieces": pieces}
            self._terminal.paragraph(self._say("cli-score-line" if pieces else "cli-score-line-bare", said))

    def show_scores(self, sheets: Sequence[ScoreSheet]) -> None:
        """Print the scores of all seats side by side."""
        if self._terminal.plain:
            for sheet in sheets:
                self.show_score(sheet)
            return
        items = list(dict.fromkeys(line.item for sheet in sheets for line in sheet.lines))
        names = [self._say.seat(sheet.seat) for sheet in sheets]
        first = max(len(self._item(item)) for item in items) + 2
        widths = [max(len(name), 5) + 2 for name in names]
        self._terminal.write(" " * first + "".join(name.rjust(width) for name, width in zip(names, widths)), "title")
        for item in items:
            points = [sum(line.points for line in sheet.lines if line.item == item) for sheet in sheets]
            self._row(self._item(item), points, first, widths)
        self._row(self._say("cli-score-total"), [sheet.total for sheet in sheets], first, widths, "title")

    def _row(self, head: str, points: list[int], first: int, widths: list[int], tone: str = "") -> None:
        numbers = [self._say("cli-number", {"number": each}).rjust(width) for each, width in zip(points, widths)]
        self._terminal.write(head.ljust(first) + "".join(numbers), tone)

    def _piece(self, item: str, piece: str) -> str:
        """Return the name of a counted piece, by the kind of thing that the item counts; else its square, or nothing."""
        kinds = self._words.scored
        if item in kinds:
            return self._say.word(self._game.name, kinds[item], piece)
        square = piece.rpartition("-")[2]
        return square if re.fullmatch(r"[a-z]\d+", square) else ""

    def _item(self, item: str) -> str:
        message = f"{self._game.name}-score-{item}"
        return self._say(message) if self._say.has(message) else item


def _fields(view: View) -> list[Panel]:
    """Return the fields of a view, for a game without a text board."""
    fields = msgspec.to_builtins(view)
    rows = [[Line("cli-field", {"name": name, "value": _brief(value)})] for name, value in fields.items()]
    return [(Line("cli-fields"), rows)]


def _brief(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _has_square(row: list[Line]) -> bool:
    return any("square" in cell.arguments for cell in row)


def _is_grid(panel: Panel) -> bool:
    return any(_has_square(row) for row in panel[1])


def _column(square: str) -> str:
    return square.partition(",")[0] if "," in square else square.rstrip("0123456789")


def _row(square: str) -> str:
    return square[len(_column(square)) :].lstrip(",")


def _rule(corners: str, width: int, columns: int) -> str:
    return corners[0] + corners[1].join(["─" * (width + 2)] * columns) + corners[2]
