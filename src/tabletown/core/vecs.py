"""Vectors of machine integers for compiled modules, and lists in their place where the same modules run as plain Python.

Compiled code reads an item of a `vec[i64]` as it would in C. Plain Python takes twice as long for it as for an item of a
list, so there `vec[i64](items)` is a list. Both are grown by `items = append(items, item)`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown import _build

if TYPE_CHECKING or _build.mode() == "compiled":
    from librt.vecs import append, vec
else:

    class vec:  # noqa: N801  (the name of librt)
        """A stand-in that makes lists."""

        def __class_getitem__(cls, kind):
            return list

    def append(items, item):
        """Return the items with one more."""
        items.append(item)
        return items


__all__ = ["append", "vec"]
