"""Health, figures and forgetting over a real PostgreSQL."""

from collections.abc import Iterator

import pytest
from tests.server.house import TWO, House
from tests.server.postgres import Postgres, running
from tests.server.test_metrics import PHRASE, figures, rows

from tabletown.server.cleanup import DAY

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgresql() -> Iterator[Postgres]:
    """A database server."""
    with running() as server:
        yield server


@pytest.fixture
def house(postgresql: Postgres) -> House:
    """A house over a database of its own."""
    return House(postgresql.create())


async def test_what_guests_left_behind_is_forgotten(house: House) -> None:
    async with house.open() as door:
        ann, cy = await door.visit("Ann"), await door.visit("Cy")
        await ann.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        await cy.post("/me/claim", {"name": "Cy", "passphrase": PHRASE})
        shown = await cy.post("/tables", {"game": "tiny_towns", "seats": TWO}, 201)
        assert (await figures(door))["tabletown_tables", "waiting"] == 2
        assert (await ann.client.get("/health")).status_code == 200
        house.clock.now += 61 * DAY
        await door.server.clean()
        assert [table["id"] for table in await cy.get("/me/tables")] == [shown["id"]]
        left = await rows(door)
        assert (left["tables"], left["users"], left["sessions"]) == (1, 1, 1)
