"""The legal actions of one decision, gathered without a list: random play draws from them by number."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from tabletown.core.bits import NUMBER, PACKED, nth, ones
from tabletown.core.vecs import append, vec

_PART: Final = 3  # entries of a part: see `Menu`


@final
class Menu:
    """Actions in ascending order, in parts: a first id and the bit set of what is added to it.

    A part takes some nanoseconds however many actions it has, and an emptied menu is filled again without allocating;
    a list costs ten to twenty nanoseconds an action.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self._held: list[int] | None = None  # a list instead of the parts
        # Part after part: the first id, the set, and the number of actions up to and including the part. One vector for
        # all three, since compiled code counts a reference whenever it takes a vector from an object.
        self._parts: vec[i64] = vec[i64]([0] * (16 * _PART))
        self._end: i64 = 0

    def clear(self) -> None:
        """Remove all actions."""
        self.size = 0
        self._end = 0
        self._held = None

    def add(self, first: i64, bits: i64) -> None:
        """Add `first` + k for each k of a bit set, all above the actions added before."""
        if bits:
            end = self._end
            parts = self._parts
            if end == len(parts):
                parts = self._grow()
            size = self.size + ones(bits)
            parts[end] = first
            parts[end + 1] = bits
            parts[end + 2] = size
            self.size = size
            self._end = end + _PART

    def one(self, action: i64) -> None:
        """Add one action above those added before."""
        end = self._end
        parts = self._parts
        if end == len(parts):
            parts = self._grow()
        size = self.size + 1
        parts[end] = action
        parts[end + 1] = 1
        parts[end + 2] = size
        self.size = size
        self._end = end + _PART

    def hold(self, actions: list[int]) -> None:
        """Hold the actions of a list, in any order and alone; the list is not changed."""
        self._held = actions
        self.size = len(actions)

    def _grow(self) -> vec[i64]:
        parts = self._parts
        for _ in range(_PART):
            parts = append(parts, 0)
        self._parts = parts
        return parts

    def sort(self) -> None:
        """Bring parts that were added out of order, and do not overlap, into order."""
        parts, end = self._parts, self._end
        part: i64 = _PART
        while part < end:
            first, bits = parts[part], parts[part + 1]
            place = part
            while place and parts[place - _PART] > first:
                parts[place] = parts[place - _PART]
                parts[place + 1] = parts[place - _PART + 1]
                place -= _PART
            parts[place] = first
            parts[place + 1] = bits
            part += _PART
        size: i64 = 0
        part = 0
        while part < end:
            size += ones(parts[part + 1])
            parts[part + 2] = size
            part += _PART

    def pick(self, index: i64) -> i64:
        """Return the action with this number, counted from 0."""
        if self._held is not None:
            return self._held[index]
        parts = self._parts
        last: i64 = _PART - 1
        before: i64 = 0
        size = parts[last]
        while size <= index:
            before = size
            last += _PART
            size = parts[last]
        return parts[last - 2] + nth(parts[last - 1], index - before)

    def has(self, action: i64) -> bool:
        """Return whether the action is among them."""
        if self._held is not None:
            return action in self._held
        parts = self._parts
        low: i64 = 0
        high: i64 = self._end // _PART
        while low < high:  # find the part after the last one that begins with the action or below it
            middle = (low + high) >> 1
            if parts[_PART * middle] <= action:
                low = middle + 1
            else:
                high = middle
        if low == 0:
            return False
        last = _PART * (low - 1)
        offset = action - parts[last]
        return offset < 62 and (parts[last + 1] >> offset) & 1 == 1

    def actions(self) -> list[int]:
        """Return the actions as a new list."""
        if self._held is not None:
            return self._held[:]
        numbers: i64 = len(NUMBER)
        parts, end = self._parts, self._end
        found: list[int] = NUMBER[: self.size]  # a list of the right length, faster than one that grows
        place: i64 = 0
        part: i64 = 0
        while part < end:
            first, bits = parts[part], parts[part + 1]
            part += _PART
            while bits:
                packed = PACKED[bits & 255]
                while packed:
                    action: i64 = first + (packed & 7)
                    found[place] = NUMBER[action] if action < numbers else action
                    place += 1
                    packed >>= 4
                bits >>= 8
                first += 8
        return found

    def mark(self, masks: vec[u8], first: i64, value: u8) -> None:
        """Write a value at `first` + each action."""
        if self._held is not None:
            for action in self._held:
                masks[first + action] = value
            return
        parts, end = self._parts, self._end
        part: i64 = 0
        while part < end:
            place, bits = first + parts[part], parts[part + 1]
            part += _PART
            while bits:
                packed = PACKED[bits & 255]
                while packed:
                    masks[place + (packed & 7)] = value
                    packed >>= 4
                bits >>= 8
                place += 8


_SPARE: Final[list[Menu]] = []  # a menu is taken out while it is in use, so threads do not share one


def take() -> Menu:
    """Return an empty menu, to be handed back by `listed`."""
    if _SPARE:
        menu = _SPARE.pop()
        menu.clear()
        return menu
    return Menu()


def listed(menu: Menu) -> list[int]:
    """Return the actions of a menu as a list and hand the menu back."""
    found = menu.actions()
    _SPARE.append(menu)
    return found
