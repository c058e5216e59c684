"""Moves that arrive together are stored in one transaction, and acknowledged after it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Engine, Executable
from sqlalchemy.dialects import sqlite

from tabletown.server.store.database import begin_connection, locked, translating_errors


class Move(NamedTuple):
    """The rows of a move: its steps, and the status of its table, which then has so many events."""

    table: str
    events: int
    steps: Sequence[dict[str, Any]]
    status: dict[str, Any]


class GroupCommit:
    """Stores moves in a SQLite file; one that cannot be stored does not keep the others from it."""

    def __init__(
        self, engine: Engine, add_steps: Executable, set_status: Executable, note_count: Callable[[str, int], None]
    ) -> None:
        self._engine = engine
        self._note_count = note_count
        self._statements = [_Statement(each) for each in (add_steps, set_status)]
        self._waiting: list[tuple[Move, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def store(self, move: Move) -> None:
        """Return when a move is on disk; raise IntegrityError if its numbers are taken.

        A request that is cut off before the transaction begins stores nothing.
        """
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((move, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await stored

    async def _run(self) -> None:
        """Store whatever waits, when all requests that are ready have come so far."""
        try:
            try:
                connection = await locked(partial(begin_connection, self._engine))
            except Exception as error:
                self._fail(error)
                return
            with connection:
                moves = self._take()
                try:
                    self._write([move for move, _ in moves], connection)
                    connection.commit()
                except Exception:
                    connection.rollback()
                else:
                    self._answer(moves)
                    return
            for each in moves:
                await self._store_alone(each)
        finally:
            self._task = None
            if self._waiting:
                self._task = asyncio.create_task(self._run())

    async def _store_alone(self, waiting: tuple[Move, asyncio.Future[None]]) -> None:
        move, stored = waiting
        try:
            with await locked(partial(begin_connection, self._engine)) as connection:
                if stored.done():
                    return
                self._write([move], connection)
                connection.commit()
        except Exception as error:
            _refuse(stored, error)
        else:
            self._answer([waiting])

    def _write(self, moves: Sequence[Move], connection: Any) -> None:
        if moves:
            add, change = self._statements
            add.run(connection, [row for move in moves for row in move.steps])
            change.run(connection, [move.status for move in moves])

    def _take(self) -> list[tuple[Move, asyncio.Future[None]]]:
        """Return the moves whose requests still wait. From here to the commit nothing else runs."""
        taken, self._waiting = self._waiting, []
        return [each for each in taken if not each[1].done()]

    def _answer(self, moves: Sequence[tuple[Move, asyncio.Future[None]]]) -> None:
        for move, stored in moves:
            self._note_count(move.table, move.events)  # before anybody asks again whether others have written
            if not stored.done():
                stored.set_result(None)

    def _fail(self, error: Exception) -> None:
        for _, stored in self._take():
            _refuse(stored, error)


class _Statement:
    """A statement for many rows, translated once."""

    def __init__(self, statement: Any) -> None:
        compiled = statement.compile(dialect=sqlite.dialect(paramstyle="qmark"))
        self._text = str(compiled)
        binds = {name: compiled.binds[name].type.dialect_impl(compiled.dialect) for name in compiled.positiontup}
        self._columns = [(name, kind.bind_processor(compiled.dialect)) for name, kind in binds.items()]

    def run(self, connection: Any, rows: Sequence[dict[str, Any]]) -> None:
        """Run it for all rows."""
        columns = self._columns
        values = [tuple(row[name] if make is None else make(row[name]) for name, make in columns) for row in rows]
        connection.exec_driver_sql(self._text, values)


def _refuse(stored: asyncio.Future[None], error: Exception) -> None:
    if stored.done():
        return
    try:
        with translating_errors():
            raise error
    except Exception as translated:
        stored.set_exception(translated)
