"""The OpenAPI document is true: schemathesis makes requests of it, fitting and unfitting ones, and finds nothing."""

import os
import time
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tabletown.server import serving

EXAMPLES = int(os.environ.get("TABLETOWN_EXAMPLES", "5"))  # for each operation; `make soak` asks for more
# What fits the document may still be against the rules: an illegal action, a name that is taken.
EXCLUDED: list[Any] = [positive_data_acceptance]
ENDLESS = ("/events",)
LEAVING = ("/api/session", "/api/me/sessions", "/api/me/sessions/{session}", "/api/me/delete", "/api/me/reset")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A real server."""
    with serving() as found:
        yield found


def guest(address: str) -> requests.Session:
    session = requests.Session()
    session.post(f"{address}/api/me", json={})
    return session


def finished(address: str, session: requests.Session) -> str:
    """A table at which the match is over: who leaves is stood in for."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = session.post(f"{address}/api/tables", json={"game": "tiny_towns", "seats": seats}).json()["id"]
    session.post(f"{address}/api/tables/{table}/leave", json={})
    while session.get(f"{address}/api/tables/{table}/record").status_code == 409:
        time.sleep(0.1)
    return str(table)


def check(operation: Any, session: requests.Session, tables: list[str]) -> int:
    """Make requests of an operation, two thirds of them at tables that are there; how many."""
    tried = 0

    @seed(1)
    @settings(max_examples=EXAMPLES, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def run(case: schemathesis.Case[Any]) -> None:
        nonlocal tried
        tried += 1
        if tried % 3 and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = tables[tried % 3 - 1]
        case.validate_response(case.call(session=session, timeout=None), excluded_checks=EXCLUDED)

    run()
    return tried


def test_the_document_is_true(address: str) -> None:
    ann = guest(address)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    tables = [finished(address, ann)]
    tables.append(ann.post(f"{address}/api/tables", json={"game": "tiny_towns", "seats": seats}).json()["id"])
    schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if not operation.path.endswith(ENDLESS):
            # Who signs out or is deleted is nobody afterwards.
            tried += check(operation, guest(address) if operation.path in LEAVING else ann, tables)
    assert tried > 60
    assert ann.get(f"{address}/api/me").status_code == 200
