"""A machine whose clock is wrong, and is corrected."""

import pytest
from tests.server.fixtures import Clock, Servers

pytestmark = pytest.mark.anyio

TWO_DAYS = 172_800.0


async def test_limits_do_not_follow_a_clock_that_jumps_and_comes_back(servers: Servers) -> None:
    servers.monotonic = Clock()
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        at = f"/tables/{shown['id']}/chat"
        servers.clock.now += TWO_DAYS
        for _ in range(5):
            await ann.post(at, {"text": "hello"}, 201)
        servers.clock.now -= TWO_DAYS
        assert (await ann.post(at, {"text": "again"}, 429))["arguments"] == {"seconds": 10}
        servers.monotonic.now += 10
        await ann.post(at, {"text": "again"}, 201)


async def test_a_name_can_be_signed_in_to_after_the_clock_was_corrected(servers: Servers) -> None:
    async with servers.open() as site:
        ann, phone = await site.visit("Ann"), await site.visit()
        claim = {"name": "Ann", "passphrase": "correct horse battery"}
        await ann.post("/me/claim", claim)
        servers.clock.now += TWO_DAYS
        for _ in range(6):
            await phone.client.post("/api/session", json={"name": "Ann", "passphrase": "wrong horse"})
        await phone.post("/session", claim, 429)
        servers.clock.now -= TWO_DAYS
        await phone.post("/session", claim, 201)
