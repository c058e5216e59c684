"""For who runs the server: whether it works, and how much it does."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency

from tabletown.server.errors import MissingError
from tabletown.server.http.dependencies import NOT_KEPT, GivenSettings
from tabletown.server.ops.health import Health, examine
from tabletown.server.ops.metrics import CONTENT_TYPE, Metrics
from tabletown.server.store import Database

# Whoever comes through a proxy is not from this machine, wherever the proxy stands.
_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class OperateController(Controller):
    """Beside the API, at fixed addresses that monitors expect."""

    include_in_schema = False
    response_headers = NOT_KEPT

    @get("/health")
    async def health(self, database: NamedDependency[Database]) -> Response[Health]:
        """200 when the server can work, else 503 with what is wrong."""
        found = await examine(database)
        return Response(found, status_code=200 if found.status == "ok" else 503)

    @get("/metrics")
    async def metrics(
        self, request: Request[Any, Any, Any], settings: GivenSettings, metrics: NamedDependency[Metrics]
    ) -> Response[bytes]:
        """Figures for Prometheus; for others than those whom the settings allow there is nothing here."""
        if settings.metrics == "off" or (settings.metrics == "local" and not is_local(request)):
            raise MissingError("server-no-page")
        return Response(await metrics.text(), media_type=CONTENT_TYPE)


def is_local(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody at this very machine asks, not through a proxy."""
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
