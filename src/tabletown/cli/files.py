"""Match files: their location, reading and writing."""

from __future__ import annotations

import os
from pathlib import Path

from tabletown.core.record import LARGEST, Record
from tabletown.table import Table, TableError


def default_path(table: Table) -> Path:
    """Return a new file name for a match, in the user's state folder or, if that cannot be created, here."""
    name = f"{table.game.name}-{(table.commitment or 'match')[:8]}.json"
    home = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    folder = Path(home).expanduser() / "tabletown"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(name)
    return folder / name if os.access(folder, os.W_OK) else Path(name)


def save(table: Table, path: Path) -> None:
    """Write the match atomically, or raise TableError."""
    data = table.record(reveal=True).encode()
    new = path.with_name(path.name + ".new")
    try:
        new.write_bytes(data)
        new.replace(path)
    except OSError as error:
        raise TableError("cli-error-save", file=str(path), reason=str(error.strerror)) from None


def load(path: Path) -> Record:
    """Read a match; raise TableError if the file cannot be read, RecordError if it is not a valid record."""
    return Record.decode(read(path))


def read(path: Path) -> bytes:
    """Return the bytes of a file, cut just above the largest size of a record."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise TableError("cli-error-read", file=str(path), reason=str(error.strerror)) from None
