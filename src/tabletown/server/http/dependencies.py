"""What handlers are given: parts of the server, who asks, in which language."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from tabletown.core.record import Record
from tabletown.server.settings import Settings
from tabletown.server.tables.service import Tables
from tabletown.server.users.accounts import Identity, People

GivenTables: TypeAlias = NamedDependency[Tables]
GivenPeople: TypeAlias = NamedDependency[People]
GivenSettings: TypeAlias = NamedDependency[Settings]
Known: TypeAlias = NamedDependency[Identity | None]
Myself: TypeAlias = NamedDependency[Identity]
Language: TypeAlias = NamedDependency[str]
TableId: TypeAlias = Annotated[str, PathParameter(max_length=32, description="The id of a table.")]
SeatNumber: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=0, le=99, description="One of my seats; left out: the one that must decide, else the first."),
]
After: TypeAlias = Annotated[int, QueryParameter(ge=0, lt=2**31, description="Only what came after this number.")]

# What a seat may know is for nobody who uses the same browser later.
NOT_KEPT = (ResponseHeader(name="Cache-Control", value="no-store", documentation_only=False),)
# A file of its own, which is sent as it is.
RECORD = {200: ResponseSpec(Record, generate_examples=False, description="The record.")}
