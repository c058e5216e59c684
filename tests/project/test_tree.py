"""What holds for the whole tree: pins without addresses, declared dependencies, sizes, snippets that run."""

import json
import os
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
SNIPPETS = [
    pytest.param(text, id=f"{page.relative_to(ROOT)}-{number}")
    for page in PAGES
    for number, text in enumerate(re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.M | re.S), 1)
]
LINKS = [
    pytest.param(page, link, id=f"{page.relative_to(ROOT)}-{link}")
    for page in PAGES
    for link in sorted(
        set(re.findall(r"\]\((?!https?:|#)([^)#\s]+)", re.sub(r"^    .*$", "", page.read_text("utf-8"), flags=re.M)))
    )
]


def names(lines: list[str]) -> set[str]:
    return {line.strip() for line in lines if line.strip() and not line.startswith(("#", "-"))}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_pins_have_hashes_and_name_no_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    pins = re.findall(r"^[A-Za-z0-9._-]+==\S+.*(?:\n    --hash=sha256:[0-9a-f]{64}.*)+", text, re.M)
    assert len(pins) == len(re.findall(r"^\S+==", text, re.M)) > 0
    assert "://" not in text


@pytest.mark.parametrize("folder", [".", "bench/boardgame"])
def test_packages_of_npm_have_hashes_and_name_no_address(folder: str) -> None:
    text = (ROOT / folder / "package-lock.json").read_text("utf-8")
    packages = {name: each for name, each in json.loads(text)["packages"].items() if name}
    assert packages
    assert all(each["integrity"].startswith("sha512-") for each in packages.values())
    assert "://" not in text


def test_declared_dependencies_are_the_pinned_ones() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert set(declared) == names((ROOT / "requirements/run.in").read_text("utf-8").splitlines())


def test_no_source_outgrows_500_lines() -> None:
    sources = [path for folder in ("src", "tests", "bench") for path in (ROOT / folder).rglob("*.py")]
    assert [str(path) for path in sources if len(path.read_text("utf-8").splitlines()) > 500] == []


def test_no_style_sheet_has_lines_that_nobody_can_read() -> None:
    sheets = sorted((ROOT / "src/tabletown/web/static").glob("*.css"))
    assert sheets
    assert [sheet.name for sheet in sheets if max(map(len, sheet.read_text("utf-8").splitlines())) > 160] == []


def test_every_target_without_a_file_is_phony() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    phony = re.findall(r"^\.PHONY: (.*)$", text, re.M)[0].split()
    assert sorted(phony) == sorted(set(re.findall(r"^([a-z-]+):", text, re.M)))


def test_no_folder_of_the_package_has_more_than_18_modules() -> None:
    folders = [path for path in (ROOT / "src").rglob("*") if path.is_dir()]
    assert [str(folder) for folder in folders if len(list(folder.glob("*.py"))) > 18] == []


def test_modules_are_imported_by_name_only_where_they_may_be_missing() -> None:
    """import-linter cannot see such an import: it is for the registry of games and for optional packages."""
    source = ROOT / "src/tabletown"
    found = {str(path.relative_to(source)) for path in source.rglob("*.py") if "import_module(" in path.read_text("utf-8")}
    assert found == {"arena/run.py", "core/registry.py", "drawing/png.py", "envs/__init__.py"}


def test_the_ci_script_can_be_run() -> None:
    assert os.access(ROOT / ".ci/run", os.X_OK)


@pytest.mark.parametrize("text", SNIPPETS)
def test_snippets_of_the_documents_run(text: str) -> None:
    names_after: dict[str, object] = {}
    exec(compile(text, "snippet", "exec"), names_after)
    assert "tabletown" in names_after, "a snippet stands on its own: it imports what it uses"


@pytest.mark.parametrize(("page", "link"), LINKS)
def test_links_between_documents_lead_somewhere(page: Path, link: str) -> None:
    assert (page.parent / link).exists()
