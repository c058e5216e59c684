"""A machine whose clock is wrong, and is corrected."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.fixtures import Clock, Servers, Site
from tests.server.test_metrics import execute, rows, spend

from tabletown.cli.main import main
from tabletown.server.ops.cleanup import DAY, ClockJump

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
        assert (await phone.post("/session", claim, 201))["name"] == "Ann"


async def _kept(site: Site) -> dict[str, int]:
    """Return how many rows there are, without the daily deals, which are made for whatever day the clock shows."""
    return {name: count for name, count in (await rows(site)).items() if name != "deals"}


@pytest.mark.parametrize("days", [8, 70, 4000])
async def test_a_clock_that_is_wrong_at_the_start_deletes_nothing(
    servers: Servers, days: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with servers.open() as site:
        await site.pair()
        full = await _kept(site)
    servers.clock.now += days * DAY
    async with servers.open() as site:
        await site.server.clean()
        assert await _kept(site) == full
        assert f"{days} days ahead" in caplog.text
    servers.clock.now -= days * DAY - 60
    async with servers.open() as site:
        await site.server.clean()
        assert await _kept(site) == full
        await spend(servers, site, 61)  # and it goes on as if nothing had been
        assert (await rows(site))["tables"] == 0


async def test_after_a_long_pause_an_operator_is_asked(servers: Servers) -> None:
    async with servers.open() as site:
        await site.pair()
        await site.server.clean()
    servers.clock.now += 70 * DAY
    async with servers.open() as site:
        with pytest.raises(ClockJump, match="70 days"):
            await site.server.cleaner.clean()
        await site.server.cleaner.confirm()
        await site.server.clean()
        assert (await rows(site))["tables"] == 0


async def test_a_clock_that_goes_back_does_not_make_the_right_time_a_jump(servers: Servers) -> None:
    async with servers.open() as site:
        await site.server.clean()
        servers.clock.now -= 70 * DAY
        await site.server.clean()
        servers.clock.now += 70 * DAY
        assert not (await site.server.cleaner.clean()).tables


async def test_a_match_with_younger_steps_is_kept_whatever_its_table_says(servers: Servers) -> None:
    async with servers.open() as site:
        ann, _, shown = await site.pair()
        await spend(servers, site, 40)
        await ann.play(shown, "name wood")
        await execute(site, "UPDATE tables SET updated = 0")
        await spend(servers, site, 59)
        assert (await rows(site))["tables"] == 1
        await spend(servers, site, 2)
        assert (await rows(site))["tables"] == 0


def test_the_command_confirms_the_time(migrated: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = shutil.copy(migrated, tmp_path / "tables.sqlite")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO facts VALUES ('cleaned', 1)")
        assert main(["confirm-clock", "--database", f"sqlite:///{path}", "-l", "en"]) == 0
        assert connection.execute("SELECT value > 1700000000 FROM facts").fetchall() == [(1,)]
    assert "Confirmed" in capsys.readouterr().out
