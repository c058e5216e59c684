"""The choice card: what an action brings, asked for while it is considered, and a ghost of the board afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter
from markupsafe import Markup

from tabletown.core.facets import Look
from tabletown.core.game import Game
from tabletown.core.guide.preview import Change, Preview
from tabletown.core.views import View
from tabletown.drawing.compose import ghost
from tabletown.drawing.parts import OUTLOOK, Chip, Parts
from tabletown.server.errors import ConflictError
from tabletown.server.http.dependencies import CoachDep, Language, Myself, TableId, TablesDep
from tabletown.server.http.pages.shell import page
from tabletown.server.http.pages.table.coach import warning
from tabletown.server.http.pages.translator import Translator, translator
from tabletown.server.tables.previews import deciding_seat, preview_of

MINUS = "\N{MINUS SIGN}"
CHIPS = 6  # most stocks that are listed as left
_Action = Annotated[int, QueryParameter(ge=0, lt=2**31)]
_Place = Annotated[int | None, QueryParameter(ge=0, le=9999)]
_Switch = Annotated[bool, QueryParameter()]
_Version = Annotated[str | None, QueryParameter(max_length=64)]


class Amount(msgspec.Struct, frozen=True):
    """A signed amount: a number with the symbol of an asset, or in words."""

    number: int
    text: str
    label: str
    chip: Chip | None = None


class Row(msgspec.Struct, frozen=True):
    """A line of the ledger."""

    text: str
    amounts: list[Amount]
    small: str = ""
    paint: int | None = None  # of another seat
    pieces: tuple[str, ...] = ()


class PreviewController(Controller):
    """Previews at `/tables/{table}/preview`."""

    path = "/tables/{table:str}/preview"
    include_in_schema = False

    @get("")
    async def preview(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        tables: TablesDep,
        coach: CoachDep,
        identity: Myself,
        language: Language,
        action: _Action,
        seat: _Place = None,
        version: _Version = None,
        look: _Place = None,
        flip: _Switch = False,
        narrow: _Switch = False,
    ) -> Response[str]:
        """Return the card of an action and the ghost of the board."""
        session = await tables.get(table, identity)
        chosen = deciding_seat(session, identity.id, seat, version)
        if action not in session.table.legal(chosen):
            raise ConflictError("server-stale")
        say = translator(session, language)
        found = preview_of(session, chosen, action)
        game, view = session.table.game, session.table.view(chosen)
        drawn = Drawings(game, view, say, look, flip, narrow)
        shown = card(game, view, found, say, drawn.before, session.table.is_final(chosen, action))
        warned = coach.warned(session, chosen, action)
        if warned is not None:
            shown["warnings"].insert(0, warning(game, view, warned, say))
            shown["better"] = warned.caution.better
        return page(request, "table_preview.html", ghost=drawn.ghost(found.after), **shown)


class Drawings:
    """The board before and after an action, as the page shows it."""

    def __init__(self, game: Game, view: View, say: Translator, look: int | None, flip: bool, narrow: bool) -> None:
        middle = look if look is not None and look < view.options.seats else None
        self._look = Look(seat=middle, narrow=narrow)
        self._game, self._say = game, say
        self._flipped = flip != narrow
        self.before = self._parts(view)

    def _parts(self, view: View) -> Parts:
        parts: Parts = self._game.parts(view, (), self._say, self._look)
        return parts

    def ghost(self, after: View | None) -> Markup:
        """Return the changes of the board; empty if they are uncertain."""
        if after is None:
            return Markup()
        boards = [
            each.other if self._flipped and each.other is not None else each.board
            for each in (self.before, self._parts(after))
        ]
        return Markup(ghost(*boards))


def card(game: Game, view: View, found: Preview, say: Translator, parts: Parts, final: bool) -> dict[str, Any]:
    """Return the context of the card; `final` is whether the action cannot be undone."""
    seat, chips = found.seat, _signs(parts)
    names = {seat: say.seat(seat) for seat in range(view.options.seats)}
    own = [change for change in found.assets if change.seat == seat]
    return {
        "label": say.choices(game, view, [found.action])[found.action],
        "final": final,
        "ledger": [*_stocks(game.name, found, own, say, chips), *_points(game, view, found, say)],
        "others": list(_others(game.name, found, say, parts, chips)),
        "sum": _sum(game.name, found, say, names),
        "left": _left(game.name, game.assets(view, seat), own, say, chips),
        "changes": {seat: _changes(found, seat) for seat in names},
        "notes": [say.line(line) for line in found.notes],
        "warnings": [say.line(line) for line in found.warnings],
    }


def idle(game: Game, view: View, say: Translator, parts: Parts, legal: list[int], aids: bool = True) -> dict[str, Any]:
    """Return the card while nothing is considered: what the viewer has and what is worth noticing."""
    have = {} if view.seat is None else game.assets(view, view.seat)
    return {
        "waiting": say.seats(max(view.actors, 0)),
        "assets": [say.amount(game.name, name, count) for name, count in have.items() if count][:CHIPS],
        "notes": parts.notes if aids else (),
        "only": say.choices(game, view, legal)[legal[0]] if len(legal) == 1 else "",
    }


def ends(parts: Parts, action: int) -> bool:
    """Return whether an action is a button that ends something."""
    return any(action in each.actions for each in parts.choices if each.kind == "end" or each.go)


def _signs(parts: Parts) -> dict[str, Chip]:
    """Return the chips by asset, with the element ids of their symbols."""
    ids = {name: each.id(name) for each in parts.sprites for name in each.symbols}
    chips = [chip for chip in (*parts.mine, *parts.budget) if chip.asset]
    return {chip.asset: replace(chip, symbol=ids.get(chip.symbol, chip.symbol)) for chip in chips}


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


def _changes(found: Preview, seat: int) -> dict[str, list[int]]:
    """Return the assets of a seat that change, and its points, before and after."""
    before, after = found.totals[seat]
    points = {OUTLOOK: [before, after]} if before != after else {}
    return {each.name: [each.before, each.after] for each in found.assets if each.seat == seat} | points


def _amount(game: str, asset: str, number: int, say: Translator, chips: dict[str, Chip]) -> Amount:
    words, chip = say.change(game, asset, number), chips.get(asset)
    drawn = chip if chip is not None and (chip.symbol or chip.icon) else None
    return Amount(number, words if drawn is None else signed(number), words, drawn)


def _stocks(game: str, found: Preview, own: list[Change], say: Translator, chips: dict[str, Chip]) -> Iterable[Row]:
    """Return what is paid, then what is gained: by reason where the game gives reasons."""
    explained = {each.asset for each in found.reasons}
    for sign, message in ((-1, "web-card-price"), (1, "web-card-gain")):
        plain = [each for each in own if each.name not in explained and each.amount * sign > 0]
        if plain:
            yield Row(say(message), [_amount(game, each.name, each.amount, say, chips) for each in plain])
        together: dict[str, list[Amount]] = {}  # one reason may bring several things
        for each in found.reasons:
            if each.amount * sign > 0:
                amount = _amount(game, each.asset, each.amount, say, chips)
                together.setdefault(say.line(each.line), []).append(amount)
        yield from (Row(text, amounts) for text, amounts in together.items())


def _points(game: Game, view: View, found: Preview, say: Translator) -> Iterable[Row]:
    """Return the lines of the own score sheet that change."""
    for each in found.scores:
        if each.seat == found.seat:
            points = Amount(each.amount, signed(each.amount), _in_points(each.amount, say))
            yield Row(say.item(game, each.name, view), [points], _then(each.before, each.after), pieces=each.pieces)


def _in_points(number: int, say: Translator) -> str:
    return say("web-card-points", {"count": abs(number), "signed": signed(number)})


def _then(before: int, after: int) -> str:
    return f"{before} → {after}".replace("-", MINUS)


def _others(game: str, found: Preview, say: Translator, parts: Parts, chips: dict[str, Chip]) -> Iterable[Row]:
    """Return what the action brings to the other seats, one row each."""
    for seat, (before, after) in enumerate(found.totals):
        stocks = [each for each in found.assets if each.seat == seat]
        if seat == found.seat or (not stocks and before == after):
            continue
        amounts = [_amount(game, each.name, each.amount, say, chips) for each in stocks]
        if before != after:
            points = _in_points(after - before, say)
            amounts.append(Amount(after - before, points, points))
        yield Row(say.seat(seat), amounts, paint=parts.paints[seat].number)


def _sum(game: str, found: Preview, say: Translator, names: dict[int, str]) -> Row | None:
    """Return the totals if scoring happened then; none if they stay as they are."""
    if all(before == after for before, after in found.totals):
        return None
    _, mine = found.totals[found.seat]
    others = [
        f"{names[seat]} " + (str(before) if before == after else _then(before, after)).replace("-", MINUS)
        for seat, (before, after) in enumerate(found.totals)
        if seat != found.seat
    ]
    now = say("web-card-now", {"points": found.totals[found.seat][0]})
    message = f"{game}-then" if say.has(f"{game}-then") else "web-card-then"
    total = str(mine).replace("-", MINUS)
    return Row(say(message), [Amount(0, total, total)], " · ".join([now, *others]))


def _left(game: str, assets: dict[str, int], own: list[Change], say: Translator, chips: dict[str, Chip]) -> list[Amount]:
    """Return the stocks after the action: those that change, then others that the turn is about."""
    after = {each.name: each.after for each in own}
    names = [*after, *(name for name in assets if name in chips and name not in after)] if after else []
    found = []
    for name in names[:CHIPS]:
        count, chip = after.get(name, assets[name]), chips.get(name)
        words = say.amount(game, name, count)
        drawn = chip if chip is not None and (chip.symbol or chip.icon) else None
        found.append(Amount(count, words if drawn is None else str(count), words, drawn))
    return found
