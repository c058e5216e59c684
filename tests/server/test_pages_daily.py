"""The page of the daily deal."""

import pytest
from tests.server.fixtures import Servers

from tabletown.server.tables.daily.model import day_of
from tabletown.server.tables.session import end_of

pytestmark = pytest.mark.anyio


async def test_the_page_knows_when_the_day_ends_and_lists_all_days(servers: Servers) -> None:
    today = day_of(servers.clock.now)
    servers.clock.now = end_of(today) - 90
    async with servers.open() as site:
        ann = await site.visit("Ann")
        assert 'data-seconds="90"' in (await ann.client.get("/daily")).text
        for _ in range(20):
            servers.clock.now += 24 * 60 * 60
            await site.server.daily.prepare()
        page = (await ann.client.get(f"/daily/{today}")).text
        assert "data-seconds" not in page
        assert page.count('class="pill" href="/daily/') == 20
