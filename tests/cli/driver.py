"""A person at the terminal door: the command in a process of its own, through pipes or a pseudo-terminal."""

import contextlib
import io
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, Self

import pytest

from tabletown.cli import main

PROMPT = re.compile(r"(?:^|\n)> $|\)\? \(Enter: [^)]*\) $|\(Enter: [^)]*\) $|Enter[^\n]*\. $")
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
PATIENCE = 120.0  # seconds; a loaded machine is slow


def _heed_interrupts() -> None:
    """Undo what a test run in the background inherits: that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A running command; `text` is what it has written since it was last answered."""

    def __init__(
        self, *arguments: str, folder: Path, tty: bool = False, environment: Mapping[str, str] | None = None
    ) -> None:
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_COLOR"))}
        clean |= {"XDG_STATE_HOME": str(folder), "LANG": "C.UTF-8", "TERM": "xterm", "COLUMNS": "80", **(environment or {})}
        command = [sys.executable, "-m", "tabletown.cli", *arguments]
        self.text = ""
        self.everything = ""
        if tty:
            ours, theirs = pty.openpty()
            settings = termios.tcgetattr(theirs)
            settings[3] &= ~termios.ECHO
            termios.tcsetattr(theirs, termios.TCSANOW, settings)
            self._process = subprocess.Popen(
                command,
                stdin=theirs,
                stdout=theirs,
                stderr=theirs,
                env=clean,
                cwd=folder,
                start_new_session=True,
                preexec_fn=_heed_interrupts,  # noqa: PLW1509  (no threads here)
            )
            os.close(theirs)
            self._read = self._write = ours
        else:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=clean, cwd=folder
            )
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._read, self._write = self._process.stdout.fileno(), self._process.stdin.fileno()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        if self._process.stdout is None:
            os.close(self._read)

    def wait(self) -> bool:
        """Read up to the next question; False if the command has ended."""
        data = b""
        end = time.monotonic() + PATIENCE
        while True:
            if not select.select([self._read], [], [], max(0.0, end - time.monotonic()))[0]:
                raise TimeoutError(f"no question after:\n{data.decode(errors='replace')[-2000:]}")
            try:
                more = os.read(self._read, 65536)
            except OSError:  # how a pseudo-terminal tells that the other side is closed
                more = b""
            data += more
            self.text = data.decode(errors="replace").replace("\r\n", "\n")
            if not more or PROMPT.search(ESCAPE.sub("", self.text)):
                self.everything += self.text
                return bool(more)

    def answer(self, text: str) -> bool:
        """Type a line, and read up to the next question."""
        os.write(self._write, (text + "\n").encode())
        return self.wait()

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: one between the question and the waiting for an answer is lost."""
        while self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            if select.select([self._read], [], [], 5.0)[0]:
                break
        while self.wait():
            pass

    def hang_up(self) -> None:
        """End the input, as Ctrl-D does."""
        if self._process.stdin is None:
            os.write(self._write, b"\x04")
        else:
            self._process.stdin.close()
        while self.wait():
            pass

    def status(self) -> int:
        """The exit status of a command that has ended."""
        return self._process.wait(PATIENCE)

    def play(self, answer: Callable[[str], str]) -> str:
        """Answer every question until the command ends; everything that was written."""
        going = bool(PROMPT.search(ESCAPE.sub("", self.text))) or self.wait()
        for _ in range(3000):
            if not going:
                return self.everything
            going = self.answer(answer(ESCAPE.sub("", self.text)))
        raise AssertionError("the match does not end")


def newcomer(seed: int) -> Callable[[str], str]:
    """Answers by reading the last lines: Enter where it is offered, a listed number, or a listed square."""
    rng = random.Random(seed)

    def answer(text: str) -> str:
        lines = [line for line in text.split("\n") if line.strip()]
        if not lines[-1].startswith(">") or "Enter" in "".join(lines[-3:-1]):
            return ""
        if re.match(r"\s*\d+ ", lines[-2]):
            return str(rng.randint(1, int(lines[-2].split()[0])))
        return rng.choice(lines[-2].replace(",", " ").split())

    return answer


class Told(NamedTuple):
    """The output of a command and its exit status."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, folder: Path, language: str = "C.UTF-8") -> Told:
    """A command that asks nothing, in this process."""
    environment = {"XDG_STATE_HOME": str(folder), "LANG": language, "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80"}
    out, errors = io.StringIO(), io.StringIO()
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(errors),
    ):
        for name, value in environment.items():
            patch.setenv(name, value)
        patch.chdir(folder)
        try:
            status = main(arguments)
        except SystemExit as leave:
            status = int(leave.code or 0)
    return Told(status, out.getvalue(), errors.getvalue())
