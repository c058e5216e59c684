"""The command, as a process of its own over a real connection."""

import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tests.server.fixtures import free_port

from tabletown.server import main
from tabletown.server.background import background


def test_it_says_when_it_is_ready_answers_and_ends_when_interrupted(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "tabletown.server", "--port", str(port), "--database", f"sqlite:///{tmp_path}/x.sqlite"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            assert f"http://127.0.0.1:{port}/" in process.stdout.readline()
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games") as answer:
                assert b"tiny_towns" in answer.read()
            process.send_signal(signal.SIGINT)
            assert (process.wait(), process.stderr.read()) == (0, "")
        finally:
            process.kill()  # whatever went wrong; leaving the block waits for its end


def test_a_server_in_the_background_that_cannot_start_says_so(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").write_bytes(b"no database at all" * 100)
    with pytest.raises(RuntimeError, match="not started"), background(f"sqlite:///{tmp_path}/x.sqlite"):
        pass


def test_help_speaks_the_language_of_the_person(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"], "ru")
    assert "порт" in capsys.readouterr().out
