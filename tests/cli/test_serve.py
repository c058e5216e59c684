"""`tabletown serve` hands its settings to the server."""

import pytest

from tabletown.cli.main import main


def test_settings_are_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[list[str], str]] = []

    def serve(argv: list[str], language: str) -> int:
        calls.append((argv, language))
        return 0

    monkeypatch.setattr("tabletown.server.main", serve)
    assert main(["serve", "--port", "8123", "--language", "ru"]) == 0
    assert calls == [(["--port", "8123"], "ru")]
