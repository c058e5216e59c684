"""Settings of every test run: the engine that is loaded, the order of the tests, and how Hypothesis searches."""

import faulthandler
import os
import random

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key
from hypothesis import settings

from tabletown import _build

# The same examples on every run; `--hypothesis-profile=explore` looks for new ones.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("explore", max_examples=1000, deadline=None)
settings.load_profile("steady")

os.environ.setdefault("TABLETOWN_PAR_RUNS", "0")  # servers of other processes have something else to do

# Another order on every run, the same in all processes of a run; TABLETOWN_TEST_SEED=N repeats one.
SEED = os.environ.setdefault("TABLETOWN_TEST_SEED", str(random.SystemRandom().randrange(2**32)))


def pytest_configure() -> None:
    expected = os.environ.get("TABLETOWN_EXPECT")
    if expected and expected != _build.mode():
        raise pytest.UsageError(f"the {expected} engine was asked for, but {_describe()} is loaded")


def pytest_report_header() -> list[str]:
    return [f"engine: {_describe()}", f"order: TABLETOWN_TEST_SEED={SEED}"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Shuffle the modules and the tests in each, so that no test relies on another; fixtures of a module stay shared."""
    rng = random.Random(SEED)
    modules: dict[object, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.path, []).append(item)
    shuffled = list(modules.values())
    rng.shuffle(shuffled)
    for module in shuffled:
        rng.shuffle(module)
    items[:] = [item for module in shuffled for item in module]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    random.seed(f"{SEED}:{item.nodeid}")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Wind up the clock again: pytest stops it when a test fails, and then a teardown that hangs would hang for ever."""
    seconds = float(item.config.getini("faulthandler_timeout"))
    if seconds:
        exits = item.config.getini("faulthandler_exit_on_timeout")
        faulthandler.dump_traceback_later(seconds, file=item.config.stash[fault_handler_stderr_fd_key], exit=exits)


def _describe() -> str:
    return " ".join(filter(None, (_build.mode(), _build.reason())))
