"""`tabletown admin`, on the database of a server that runs or not."""

import asyncio
import re
from pathlib import Path

import pytest
from tests.server.fixtures import TWO, Servers

from tabletown.cli.admin.command import SUBJECTS
from tabletown.cli.main import ADMIN, main

PHRASE = "a long passphrase"


@pytest.fixture
def table(servers: Servers) -> str:
    """The id of a table of Ann, who has an account, and Bo, who complains about her."""
    return asyncio.run(_prepare(servers))


async def _prepare(servers: Servers) -> str:
    async with servers.open() as site:
        ann, bo = await site.visit("Ann"), await site.visit("Bo")
        await ann.post("/me/claim", {"name": "Ann", "passphrase": PHRASE})
        shown = await ann.post("/tables", {"game": "torres", "seats": TWO}, 201)
        await bo.post(f"/tables/{shown['id']}/join")
        answer = await bo.client.post(f"/tables/{shown['id']}/report", data={"seat": 0, "note": "so slow"})
        assert answer.status_code == 303
        return str(shown["id"])


def test_every_action_is_offered() -> None:
    assert set(ADMIN) == set(SUBJECTS)


def test_a_server_is_looked_after_from_the_command_line(
    servers: Servers, table: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def admin(*arguments: str, status: int = 0) -> str:
        assert main(["admin", *arguments, "--database", servers.database, "--language", "en"]) == status
        captured = capsys.readouterr()
        return captured.err if status else captured.out

    assert "Ann (account)" in admin("users")
    assert "Bo (guest)" in admin("users", "b")
    assert f"{table}  Torres, running: Ann, Bo" in admin("tables")
    assert "Bo about Ann: so slow" in admin("reports")
    assert "Give a reason" in admin("mute", "Ann", status=1)
    assert "no such player" in admin("mute", "Nobody", "--reason", "x", status=1)
    assert "what “mute” is about" in admin("mute", "--reason", "x", status=1)
    assert "Done" in admin("mute", "ann", "--hours", "24", "--reason", "insults")
    assert "Ann (account, muted until" in admin("users")
    guest = re.findall(r"^(\w+)  Bo", admin("users"), re.M)[0]
    admin("ban", guest, "--reason", "spam")
    assert "Bo (guest, banned)" in admin("users")
    admin("unban", guest, "--reason", "sorry")
    admin("dismiss", re.findall(r"^(\d+)  ", admin("reports"))[0], "--reason", "settled")
    assert admin("reports") == ""
    admin("host", "Ann")
    assert "Ann (host, muted" in admin("users")
    assert "need an account" in admin("host", guest, status=1)
    word = re.findall(r"for Ann: ([\w-]{19})", admin("passphrase", "Ann", "--reason", "forgotten"))
    assert len(word) == 1
    log = admin("log")
    assert "The server’s console muted Ann insults" in log
    assert word[0] not in log
    muted = re.findall(r"^(\d+)  .* muted Ann", log, re.M)[0]
    admin("undo", muted, "--reason", "enough")
    assert "Ann (host)" in admin("users")
    assert "undone already" in admin("undo", muted, "--reason", "enough", status=1)
    admin("unhost", "Ann")
    admin("backup", str(tmp_path))
    assert len(list(tmp_path.glob("*.tabletown"))) == 1
