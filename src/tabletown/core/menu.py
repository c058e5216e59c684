"""The legal actions of one decision, gathered without a list: random play draws from them by number."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from tabletown.core.bits import NUMBER, OCTET, nth, ones
from tabletown.core.vecs import append, vec


@final
class Menu:
    """Actions in ascending order, in parts: a first id and the bit set of what is added to it.

    A part takes some nanoseconds however many actions it has, and an emptied menu is filled again without allocating;
    a list costs ten to twenty nanoseconds an action.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self._parts: i64 = 0
        self._held: list[int] | None = None  # a list instead of the parts
        self._room: i64 = 16
        self._firsts: vec[i64] = vec[i64]([0] * 16)
        self._sets: vec[i64] = vec[i64]([0] * 16)
        self._ends: vec[i64] = vec[i64]([0] * 16)  # the number of actions up to and including each part

    def clear(self) -> None:
        """Remove all actions."""
        self.size = 0
        self._parts = 0
        self._held = None

    def add(self, first: i64, bits: i64) -> None:
        """Add `first` + k for each k of a bit set, all above the actions added before."""
        if bits:
            part = self._parts
            if part == self._room:
                self._grow()
            self._firsts[part] = first
            self._sets[part] = bits
            self._parts = part + 1
            self.size += ones(bits)
            self._ends[part] = self.size

    def one(self, action: i64) -> None:
        """Add one action above those added before."""
        part = self._parts
        if part == self._room:
            self._grow()
        self._firsts[part] = action
        self._sets[part] = 1
        self.size += 1
        self._ends[part] = self.size
        self._parts = part + 1

    def hold(self, actions: list[int]) -> None:
        """Hold the actions of a list, in any order and alone; the list is not changed."""
        self._held = actions
        self.size = len(actions)

    def _grow(self) -> None:
        self._room += 1
        self._firsts = append(self._firsts, 0)
        self._sets = append(self._sets, 0)
        self._ends = append(self._ends, 0)

    def sort(self) -> None:
        """Bring parts that were added out of order, and do not overlap, into order."""
        firsts, sets, ends = self._firsts, self._sets, self._ends
        for part in range(1, self._parts):
            first, bits = firsts[part], sets[part]
            place = part
            while place and firsts[place - 1] > first:
                firsts[place] = firsts[place - 1]
                sets[place] = sets[place - 1]
                place -= 1
            firsts[place] = first
            sets[place] = bits
        size: i64 = 0
        for part in range(self._parts):
            size += ones(sets[part])
            ends[part] = size

    def pick(self, index: i64) -> i64:
        """Return the action with this number, counted from 0."""
        if self._held is not None:
            return self._held[index]
        part: i64 = 0
        ends = self._ends
        while ends[part] <= index:
            part += 1
        bits = self._sets[part]
        if part:
            index -= ends[part - 1]
        return self._firsts[part] + nth(bits, index)

    def has(self, action: i64) -> bool:
        """Return whether the action is among them."""
        if self._held is not None:
            return action in self._held
        low: i64 = 0
        high = self._parts
        firsts = self._firsts
        while low < high:  # find the part after the last one that begins with the action or below it
            middle = (low + high) >> 1
            if firsts[middle] <= action:
                low = middle + 1
            else:
                high = middle
        if low == 0:
            return False
        offset = action - firsts[low - 1]
        return offset < 62 and (self._sets[low - 1] >> offset) & 1 == 1

    def actions(self) -> list[int]:
        """Return the actions as a new list."""
        if self._held is not None:
            return self._held[:]
        numbers: i64 = len(NUMBER)
        firsts, sets = self._firsts, self._sets
        found: list[int] = NUMBER[: self.size]  # a list of the right length, faster than one that grows
        place: i64 = 0
        for part in range(self._parts):
            first, bits = firsts[part], sets[part]
            if bits == 1:
                found[place] = NUMBER[first] if first < numbers else first
                place += 1
                continue
            while bits:
                for member in OCTET[bits & 255]:
                    action: i64 = first + member
                    found[place] = NUMBER[action] if action < numbers else action
                    place += 1
                bits >>= 8
                first += 8
        return found

    def mark(self, masks: vec[u8], first: i64, value: u8) -> None:
        """Write a value at `first` + each action."""
        if self._held is not None:
            for action in self._held:
                masks[first + action] = value
            return
        firsts, sets = self._firsts, self._sets
        for part in range(self._parts):
            place, bits = first + firsts[part], sets[part]
            while bits:
                if bits & 15 == 0:
                    bits >>= 4
                    place += 4
                    continue
                if bits & 1:
                    masks[place] = value
                bits >>= 1
                place += 1


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
