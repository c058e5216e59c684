"""Sides of the domain boards as masks of cells and one byte per edge (sections 6 and 16)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tabletown.core.bits import BIT
from tabletown.core.vecs import vec
from tabletown.games.sweet_lands.rules.effects.compiler import TERRAINS, Program
from tabletown.games.sweet_lands.rules.geometry import (
    CELL,
    CELLS,
    EDGES,
    EDGES_OF,
    FIRST_CELL,
    MEETING,
    NEIGHBOURS,
    OUTSIDE,
    SECOND_CELL,
    cells_of,
)
from tabletown.games.sweet_lands.rules.vectors import WORDS, put

# What a byte of `roads` says of its edge.
FAR: Final = 0  # empty, not yet reached
REACHED: Final = 1  # empty, a road may be placed (SL-6.5)
ROAD: Final = 2
NO_EDGE: Final = 3
SPECIAL: Final = 4  # as a kind of cell, after the four terrains


@final
class Side:
    """One printed side: masks of cells by kind, printed bonuses, ports and edges."""

    def __init__(self, name: str, cells: Any, program: Program) -> None:
        self.name: str = name
        self.kinds: vec[i64] = vec[i64]([0, 0, 0, 0, 0])  # field forest mine sea special
        self.capital: int = 0
        self.areas: list[int] = []  # bonus-card cells
        self.border: int = 0
        self.port: int = 0
        self.port_names: list[str] = [""] * CELLS
        self.bonus: vec[i64] = vec[i64]([0] * CELLS)  # effect lists
        self.kind_of: vec[i64] = vec[i64]([-1] * CELLS)
        self.special_index: vec[i64] = vec[i64]([-1] * CELLS)
        place = f"domain_boards.sides.{name}"
        for number, each in enumerate(cells if isinstance(cells, list) else []):
            self._read_cell(each, f"{place}[{number}]", program)
        self.areas.sort()
        self.land: int = self.kinds[0] | self.kinds[1] | self.kinds[2] | self.kinds[3] | self.kinds[4]
        self.start_near: int = 0  # cells next to a capital cell
        for cell in cells_of(self.capital):
            self.start_near |= NEIGHBOURS[cell]
        for index, cell in enumerate(cells_of(self.kinds[SPECIAL])):
            self.special_index[cell] = index
        self.area_near: vec[i64] = vec[i64]([NEIGHBOURS[cell] for cell in self.areas])
        self.area_at: vec[i64] = vec[i64]([BIT[cell] for cell in self.areas])
        self.fresh: bytes = self._fresh_roads()
        # The same as two sets: edges not yet reached, and those where a road may be placed.
        self.edges: vec[i64] = vec[i64]([0] * (2 * WORDS))
        for edge in range(EDGES):
            if self.fresh[edge] == FAR:
                put(self.edges, 0, edge)
            elif self.fresh[edge] == REACHED:
                put(self.edges, WORDS, edge)
        if not self.capital or self.port == 0:
            program.wrong(place, "side", name)

    def _read_cell(self, data: Any, place: str, program: Program) -> None:
        where = (data.get("q"), data.get("r")) if isinstance(data, dict) else (None, None)
        if where not in CELL:
            program.wrong(place, "cell", where)
            return
        cell = CELL[where]
        kind = data.get("kind")
        if kind == "terrain" and data.get("terrain") in TERRAINS:
            self.kind_of[cell] = TERRAINS.index(data["terrain"])
            self.kinds[self.kind_of[cell]] |= BIT[cell]
        elif kind == "special":
            self.kind_of[cell] = SPECIAL
            self.kinds[SPECIAL] |= BIT[cell]
        elif kind == "capital":
            self.capital |= BIT[cell]
        elif kind == "bonus_card_area":
            self.areas.append(cell)
        else:
            program.wrong(place, "cell", kind)
        if data.get("border") is True:
            self.border |= BIT[cell]
        if "port" in data:
            self.port |= BIT[cell]
            self.port_names[cell] = str(data["port"])
        if "bonus" in data:
            self.bonus[cell] = program.read_list(data["bonus"], f"{place}.bonus")

    def _fresh_roads(self) -> bytes:
        roads = bytearray(EDGES)
        ground = self.land | self.capital
        for edge in range(EDGES):
            first, second = FIRST_CELL[edge], SECOND_CELL[edge]
            on_land = (first != OUTSIDE and ground & BIT[first]) or (second != OUTSIDE and ground & BIT[second])
            roads[edge] = FAR if on_land else NO_EDGE
        for cell in cells_of(self.capital):  # SL-6.5, SL-22.2
            for edge in EDGES_OF[cell]:
                for near in [edge, *MEETING[edge]]:
                    if roads[near] == FAR:
                        roads[near] = REACHED
        return bytes(roads)
