"""A port that somebody else listens on is told in words."""

import socket

import pytest

from tabletown.server.serve import main


@pytest.mark.parametrize(("language", "word"), [("en", "already"), ("ru", "занят")])
def test_a_busy_port_is_named(capsys: pytest.CaptureFixture[str], language: str, word: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["--port", str(port)], language) == 1
    told = capsys.readouterr().err
    assert str(port) in told
    assert word in told
