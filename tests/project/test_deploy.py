"""The files for containers and systemd, as far as they can be checked without an engine: form, names, promises."""

import configparser
import re
import shlex
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletown.cli.main import main
from tabletown.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
UNITS = sorted((ROOT / "deploy/systemd").iterdir())
VARIABLES = {f"TABLETOWN_{name.upper()}" for name in Settings.__struct_fields__}


def compose() -> dict[str, Any]:
    """Return the compose file; `<<` merges mappings, as YAML says."""
    loaded: dict[str, Any] = msgspec.yaml.decode((ROOT / "deploy/compose.yaml").read_bytes())
    return loaded


def runs(words: list[str]) -> bool:
    """Return whether a command line of `tabletown` is understood."""
    assert words[0].rpartition("/")[2] == "tabletown"
    with pytest.raises(SystemExit) as ended:
        main([*words[1:], "--help"])
    return ended.value.code == 0


def test_the_settings_in_the_document_are_those_of_the_server() -> None:
    text = (ROOT / "docs/operating.md").read_text("utf-8")
    table = text.partition("\n## Configuration\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`TABLETOWN_[^|]*) \| ([^|]*) \|", table, re.M)
    named = {name: default for names, default in rows for name in re.findall(r"TABLETOWN_\w+", names)}
    assert set(named) == VARIABLES
    for field in msgspec.structs.fields(Settings):
        default, shown = field.default, named[f"TABLETOWN_{field.name.upper()}"]
        if field.name not in ("database", "bots", "host", "port") and default != "":
            written = (
                str(default).lower() if isinstance(default, bool) else f"{default:g}" if default != str(default) else default
            )
            assert f"`{written}`" in shown, field.name


def test_every_variable_of_the_files_is_a_setting() -> None:
    files = [ROOT / "Containerfile", *(path for path in (ROOT / "deploy").rglob("*") if path.is_file())]
    used = {name for path in files for name in re.findall(r"TABLETOWN_[A-Z_]+", path.read_text("utf-8"))}
    assert used
    assert used - {"TABLETOWN_STRICT_BUILD"} <= VARIABLES  # for the build script


def test_the_services_of_compose_are_shut_in_and_wait_for_the_database() -> None:
    services = compose()["services"]
    assert set(services) == {"web", "bots", "database", "caddy"}
    for name in ("web", "bots"):
        service = services[name]
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["tmpfs"] == ["/tmp"]
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
        assert (ROOT / "deploy" / service["build"]["context"] / service["build"]["dockerfile"]).exists()
        assert runs(service["command"])
        given = {key.removeprefix("TABLETOWN_").lower(): value for key, value in service["environment"].items()}
        assert set(given) <= set(Settings.__struct_fields__)
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    proxy = services["caddy"]["networks"]["inside"]["ipv4_address"]
    assert services["web"]["environment"]["TABLETOWN_PROXIES"] == proxy
    (inside,) = compose()["networks"]["inside"]["ipam"]["config"]
    assert ip_address(proxy) in ip_network(inside["subnet"])
    assert ip_address(proxy) not in ip_network(inside["ip_range"])  # from which the others get theirs


def test_an_image_is_built_without_secrets_and_without_what_was_built_here() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()  # read by Docker and by Podman
    assert {".git", ".venv", "node_modules", "**/*.so", "deploy/.env"} <= set(ignored)
    assert not (ROOT / ".containerignore").exists()  # which Podman would read instead


def test_the_image_has_a_user_without_rights_and_a_health_check() -> None:
    text = (ROOT / "Containerfile").read_text("utf-8")
    stages = text.split("\nFROM ")
    assert len(stages) == 3
    last = stages[-1]
    assert "gcc" not in last
    assert re.search(r"^USER 10001$", last, re.M)
    assert "/health" in last.partition("HEALTHCHECK")[2]
    assert runs(msgspec.json.decode(re.findall(r"^CMD (.*)$", last, re.M)[0]))
    for copied in re.findall(r"^COPY (?!--from)(\S+) ", text, re.M):
        assert (ROOT / copied).exists()
    for named in re.findall(r"requirements/\w+\.txt", text):
        assert (ROOT / named).exists()
    driver = (ROOT / "requirements/postgres.txt").read_text("utf-8").partition(" ")[0]
    assert f"\n{driver} " in (ROOT / "requirements/dev.txt").read_text("utf-8")  # the one that the tests use


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_can_be_read_and_runs_a_command(path: Path) -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(path, "utf-8")
    if path.suffix == ".service":
        assert runs(shlex.split(unit["Service"]["ExecStart"].replace("%i", "1")))
        assert unit["Service"]["NoNewPrivileges"] == "yes"
        assert unit["Service"]["ProtectSystem"] == "strict"
    else:
        assert path.with_suffix(".service").exists()
        assert unit["Timer"]["OnCalendar"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_finds_nothing_wrong_but_the_missing_program(tmp_path: Path) -> None:
    names = [path.name.replace("@", "@1") for path in UNITS]
    for path, name in zip(UNITS, names):
        text = path.read_text("utf-8").replace("/opt/tabletown/.venv/bin/tabletown", shutil.which("true") or "/bin/true")
        (tmp_path / name).write_text(text, "utf-8")
    command = ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / name) for name in names)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "tabletown" in line]
    assert told == []
