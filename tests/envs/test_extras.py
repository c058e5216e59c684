"""What the extras bring."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def pinned(name: str) -> dict[str, set[str]]:
    """The versions that a lock file has of each package."""
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==(\S+)", (ROOT / f"requirements/{name}.txt").read_text("utf-8"), re.M):
        found.setdefault(package, set()).add(version)
    return found


def test_the_extra_for_research_is_what_is_pinned() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    lines = (ROOT / "requirements/research.in").read_text("utf-8").splitlines()
    assert extras["research"] == [line for line in lines if line[0] not in "#-"]


def test_lock_files_agree() -> None:
    research, dev, peers = pinned("research"), pinned("dev"), pinned("peers")
    for one, other in ((research, dev), (peers, dev), (peers, research)):
        for package in one.keys() & other.keys():
            assert one[package] == other[package], package
