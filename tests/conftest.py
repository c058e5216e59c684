"""Settings of every test run: which engine is loaded, and how Hypothesis searches."""

import os

import pytest
from hypothesis import settings

from tabletown import _build

# The same examples on every run; `--hypothesis-profile=explore` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", max_examples=1000, deadline=None)
settings.load_profile("steady")


def pytest_configure() -> None:
    expected = os.environ.get("TABLETOWN_EXPECT")
    if expected and expected != _build.mode():
        raise pytest.UsageError(f"the {expected} engine was asked for, but {_describe()} is loaded")


def pytest_report_header() -> str:
    return f"engine: {_describe()}"


def _describe() -> str:
    return " ".join(filter(None, (_build.mode(), _build.reason())))
