"""Operator endpoints: health and metrics."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency

from tabletown.server.errors import NotFoundError
from tabletown.server.http.dependencies import NOT_KEPT, SettingsDep
from tabletown.server.ops.health import RETRY, Health, HealthMonitor
from tabletown.server.ops.metrics import CONTENT_TYPE, Metrics

# Requests through a proxy are not local, wherever the proxy runs.
_FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class OperateController(Controller):
    """Endpoints beside the API, at the fixed addresses that monitors expect."""

    include_in_schema = False
    response_headers = NOT_KEPT

    @get("/health")
    async def health(self, health: NamedDependency[HealthMonitor]) -> Response[Health]:
        """Return 200 if the server is healthy, else 503 with the reason."""
        found = await health.examine()
        if found.status == "ok":
            return Response(found)
        return Response(found, status_code=503, headers={"Retry-After": str(RETRY)})

    @get("/metrics")
    async def metrics(
        self,
        request: Request[Any, Any, Any],
        settings: SettingsDep,
        metrics: NamedDependency[Metrics],
        health: NamedDependency[HealthMonitor],
    ) -> Response[bytes]:
        """Return Prometheus metrics, or 404 to callers whom the settings exclude."""
        if settings.metrics == "off" or (settings.metrics == "local" and not is_local(request)):
            raise NotFoundError("server-no-page")
        return Response(await metrics.text(await health.examine()), media_type=CONTENT_TYPE)


def is_local(request: Request[Any, Any, Any]) -> bool:
    """Return whether the request comes from this machine without a proxy."""
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False
