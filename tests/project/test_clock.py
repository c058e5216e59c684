"""The clock of the suite, which ends whatever hangs."""

import faulthandler
from typing import Any

import pytest
from tests import conftest


def test_a_failed_test_is_torn_down_in_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    wound: list[tuple[float, Any]] = []
    monkeypatch.setattr(faulthandler, "dump_traceback_later", lambda seconds, file, exit: wound.append((seconds, exit)))
    conftest.pytest_runtest_teardown(request.node)
    assert wound == [(600, True)]
