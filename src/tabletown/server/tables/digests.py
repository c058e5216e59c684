"""Digests of what viewers are shown, from which versions are made."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from tabletown.table import Table
from tabletown.table.log import Entry

_BYTES = 6


def digest(seen: list[object]) -> str:
    """Return the digest of anything that can be written as JSON."""
    return blake2b(msgspec.json.encode(seen, order="sorted"), digest_size=_BYTES).hexdigest()


class LogDigests:
    """Digests of the logs of a table's viewers; each goes on from the lines that it has read already."""

    def __init__(self) -> None:
        self._known: dict[int | None, tuple[list[Entry], int, Any]] = {}

    def of(self, table: Table, viewer: int | None) -> str:
        """Return the digest of the log as a viewer may read it."""
        # Entries are only ever added to a log; an undo makes another one.
        entries = table.replay(viewer).entries
        known, count, read = self._known.get(viewer, (None, 0, None))
        if known is not entries or read is None:
            count, read = 0, blake2b(digest_size=_BYTES)
        for each in entries[count:]:
            read.update(msgspec.json.encode(each, order="sorted"))
        self._known[viewer] = entries, len(entries), read
        return str(read.hexdigest())
