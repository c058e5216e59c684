"""A rolling restart: all processes are replaced, or none."""

import signal
import threading
from typing import Any

import pytest

from tabletown.server import serve
from tabletown.server.serve import Listeners


class FakeProcess:
    """A process that is ready, or never."""

    made: list["FakeProcess"]
    never_ready: set[int]
    queue: list[int]

    def __init__(self, *_: Any) -> None:
        self.events: list[str] = []
        self.number = len(self.made)
        self.made.append(self)

    def start(self) -> None:
        self.events.append("start")

    def wait_until_ready(self, seconds: float, ending: threading.Event) -> bool:
        assert seconds == 300  # as long as at the first start
        if self.number in self.never_ready:
            return False
        return not ending.is_set()

    def __getattr__(self, name: str) -> Any:
        if name == "pid":
            return self.number
        assert name in ("terminate", "kill", "join")
        return lambda: self.events.append(name)


@pytest.fixture
def listeners(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Three processes that run."""
    FakeProcess.made, FakeProcess.never_ready = [], set()
    monkeypatch.setattr(serve, "Process", FakeProcess)
    made: Any = Listeners.__new__(Listeners)  # without the handlers of signals
    made.config, made.sockets, made.signal_queue, made.should_exit = None, [], [], threading.Event()
    made.processes = [FakeProcess() for _ in range(3)]
    return made


def test_all_are_replaced_when_every_new_one_is_ready(listeners: Any) -> None:
    old = listeners.processes
    listeners.restart_all()
    assert listeners.processes == FakeProcess.made[3:]
    assert [each.events for each in old] == [["terminate", "join"]] * 3
    assert [each.events for each in listeners.processes] == [["start"]] * 3


@pytest.mark.parametrize("place", [3, 4, 5])
def test_nothing_changes_if_a_new_one_is_not_ready(listeners: Any, place: int, caplog: pytest.LogCaptureFixture) -> None:
    old = listeners.processes
    FakeProcess.never_ready = {place}
    listeners.restart_all()
    assert listeners.processes is old
    assert [each.events for each in old] == [[]] * 3
    assert [each.events for each in FakeProcess.made[3:]] == [["start", "kill", "join"]] * (place - 2)
    assert "the old ones go on" in caplog.text


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_an_order_to_stop_is_not_kept_waiting(listeners: Any, number: int) -> None:
    old = listeners.processes
    listeners.signal_queue.append(number)
    listeners.restart_all()
    assert listeners.processes is old
    assert listeners.signal_queue == [number]  # to be handled next
