"""The backup that a host asks for in the room: one at a time, in a process of its own, noted in the log."""

import sys
from pathlib import Path

import pytest
from tests.server.fixtures import Servers
from tests.server.pages import seen, sent
from tests.server.test_moderation import become_host

pytestmark = pytest.mark.anyio
MADE = "import os, pathlib, sys; pathlib.Path(sys.argv[1], os.environ['TABLETOWN_BACKUPS'] and 'made').touch()"


async def test_a_host_makes_a_backup_from_the_room(servers: Servers, tmp_path: Path) -> None:
    servers.settings["backups"] = str(tmp_path)
    async with servers.open() as site:
        host, job = await become_host(site), site.server.backups
        assert job.command[1:] == ["-m", "tabletown.cli", "admin", "backup", str(tmp_path)]
        job.command = [sys.executable, "-c", MADE, str(tmp_path)]
        assert "Back up now" in await seen(host, "/host")
        assert await sent(host, "/host", verb="backup") == "/host"
        page = await seen(host, "/host")
        assert "Vera made a backup" in page
        assert "A backup is being made" in page
        assert "being made already" in await sent(host, "/host", 409, verb="backup")
        await job.settle()
        assert (tmp_path / "made").exists()
        assert not job.failed
        job.command = [sys.executable, "-c", "raise SystemExit(1)"]
        await sent(host, "/host", verb="backup")
        await job.settle()
        assert "The last one failed" in await seen(host, "/host")
        job.command = [sys.executable, "-c", "input()"]
        await sent(host, "/host", verb="backup")
    assert not job.running  # the server does not wait for it


async def test_without_a_folder_there_is_no_button(servers: Servers) -> None:
    async with servers.open() as site:
        host = await become_host(site)
        assert "Back up now" not in await seen(host, "/host")
        assert "TABLETOWN_BACKUPS" in await sent(host, "/host", 409, verb="backup")
        assert "made a backup" not in await seen(host, "/host")
