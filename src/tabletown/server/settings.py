"""Settings, from the environment: every name starts with TABLETOWN_."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from tabletown.server.errors import ServerError

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"
# An old name that is ignored could delete what was to be kept.
_RENAMED = {"KEEP": "RETENTION_DAYS", "SWEEP": "SWEEP_SECONDS", "SECURE": "SECURE_COOKIES"}
_DRIVERS = {"sqlite": SQLITE, "postgresql": POSTGRESQL, "postgres": POSTGRESQL}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    database: str = ""  # address of a database; when empty, a SQLite file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # server processes; more than one needs PostgreSQL
    bots: int = max(1, (os.cpu_count() or 2) - 1)  # bot processes; 0 leaves bots to `tabletown worker`
    secure_cookies: bool = False  # whether cookies are for HTTPS only
    sweep_seconds: float = 5.0  # seconds between two sweeps for fallen flags and lost bot jobs
    proxies: str = ""  # comma-separated proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted
    metrics: Literal["local", "open", "off"] = "local"  # who may read /metrics: this machine, anybody, nobody
    log: Literal["text", "json"] = "text"  # warnings as plain text, or everything as lines of JSON
    address: str = ""  # of this server for the public, as in https://games.example.org; for passkeys and links in mails
    mail_host: str = ""  # the SMTP server that sends mail; when empty, there is none
    mail_port: int = 0  # 0: the usual one
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""  # the sender
    notice_minutes: float = 5.0  # minutes somebody must be away from a table before a notice says whose turn it is
    private_webhooks: bool = False  # whether webhooks may lead to private addresses, such as this machine
    backups: str = ""  # a folder in which hosts may make backups from their room; when empty, they may not
    filters: str = ""  # a file of words that are unwanted in names and in the chat
    vote_minutes: float = 10.0  # minutes of silence after which the others may vote to replace a player
    gone_hours: float = 24.0  # hours after which one of them is enough
    par_runs: int = 20  # runs of a bot for the par of a daily deal; 0: no par
    retention_days: float = 60.0  # days after which data of guests is deleted; 0: never

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """Return the settings of the environment; raise ServerError for an invalid one."""
        for old, new in _RENAMED.items():
            if environment.get(f"TABLETOWN_{old}"):
                raise ServerError("server-setting-renamed", old=f"TABLETOWN_{old}", new=f"TABLETOWN_{new}")
        chosen = {}
        for field in msgspec.structs.fields(cls):
            name = f"TABLETOWN_{field.name.upper()}"
            if environment.get(name):
                try:
                    chosen[field.name] = msgspec.convert(environment[name], field.type, strict=False)
                except msgspec.ValidationError:
                    raise ServerError("server-setting", name=name, value=environment[name]) from None
        return cls(**chosen)

    def check(self) -> None:
        """Raise ServerError if a setting is invalid or does not fit the others."""
        for name, least in (("workers", 1), ("bots", 0), ("par_runs", 0)):
            if getattr(self, name) < least:
                raise ServerError("server-setting", name=f"TABLETOWN_{name.upper()}", value=getattr(self, name))
        if self.address and not is_origin(self.address):
            raise ServerError("server-setting", name="TABLETOWN_ADDRESS", value=self.address)
        if self.mail_host and not (self.mail_from and self.address):
            raise ServerError("server-setting-mail")
        if not self.is_shared:
            if self.workers > 1:
                raise ServerError("server-workers-sqlite", count=self.workers)
            if self.bots == 0:
                raise ServerError("server-bots-sqlite")

    def to_environment(self) -> dict[str, str]:
        """Return the environment variables of these settings."""
        return {f"TABLETOWN_{name.upper()}": str(getattr(self, name)) for name in self.__struct_fields__}

    @property
    def is_shared(self) -> bool:
        """Whether several processes can share the database."""
        return self.url.startswith(POSTGRESQL)

    @property
    def url(self) -> str:
        """The address of the database with its driver."""
        if not self.database:
            return f"{SQLITE}:///{_home() / 'tabletown.sqlite'}"
        kind, separator, rest = self.database.partition("://")
        if not separator or kind.partition("+")[0] not in _DRIVERS:
            raise ServerError("server-setting", name="TABLETOWN_DATABASE", value=self.database)
        driver = _DRIVERS[kind.partition("+")[0]]
        if driver == SQLITE and (":memory:" in rest or not rest.partition("?")[0].strip("/")):  # nothing would be stored
            raise ServerError("server-setting", name="TABLETOWN_DATABASE", value=self.database)
        if driver == POSTGRESQL and find_spec("asyncpg") is None:
            raise ServerError("server-extra", package="asyncpg", extra="postgres")
        return f"{driver}://{rest}"


def is_origin(address: str) -> bool:
    """Return whether an address is that of a whole server: scheme and host, nothing else."""
    try:
        parts = urlsplit(address)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and address == f"{parts.scheme}://{parts.netloc}"
    except ValueError:
        return False


def _home() -> Path:
    """Return the folder for the server's data, by the convention of the system."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or str(Path.home() / ".local" / "share")
    return Path(base) / "tabletown"
