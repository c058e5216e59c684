"""Dependencies of handlers: the services, the caller and the language; parameters and headers that handlers share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Annotated, Any, TypeAlias

from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, ResponseHeader
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from tabletown.core.record import Record
from tabletown.i18n import languages, preferred
from tabletown.server.bots.analysis import AnalysisService
from tabletown.server.bots.coach import CoachService
from tabletown.server.bots.hints import HintService
from tabletown.server.bots.load import BotLoad
from tabletown.server.bots.reviews import ReviewService
from tabletown.server.errors import IdentityError
from tabletown.server.http.shared_parts import SharedParts
from tabletown.server.notices.channels import Channels
from tabletown.server.notices.mailbox import Mailbox
from tabletown.server.notices.service import Notices
from tabletown.server.ops.backup_job import BackupJob
from tabletown.server.ops.health import HealthMonitor
from tabletown.server.settings import Settings
from tabletown.server.tables.archive import Archive
from tabletown.server.tables.daily.service import DailyService
from tabletown.server.tables.meeting.service import Meeting
from tabletown.server.tables.moderation.service import Moderation
from tabletown.server.tables.personal import PersonalService
from tabletown.server.tables.play import MoveService
from tabletown.server.tables.ratings import Ratings
from tabletown.server.tables.rematch import RematchService
from tabletown.server.tables.service import TableService
from tabletown.server.tables.statistics.service import Statistics
from tabletown.server.users.accounts import Accounts, Identity
from tabletown.server.users.blocks import Blocks
from tabletown.server.users.credentials import Credentials
from tabletown.server.users.learning import Learning
from tabletown.server.users.limits import StreamPlaces
from tabletown.server.users.names import clean_text
from tabletown.server.users.passkeys import Passkeys

TablesDep: TypeAlias = NamedDependency[TableService]
MovesDep: TypeAlias = NamedDependency[MoveService]
ArchiveDep: TypeAlias = NamedDependency[Archive]
RematchesDep: TypeAlias = NamedDependency[RematchService]
HintsDep: TypeAlias = NamedDependency[HintService]
AccountsDep: TypeAlias = NamedDependency[Accounts]
StreamsDep: TypeAlias = NamedDependency[StreamPlaces]
ReviewsDep: TypeAlias = NamedDependency[ReviewService]
AnalysesDep: TypeAlias = NamedDependency[AnalysisService]
CoachDep: TypeAlias = NamedDependency[CoachService]
LearningDep: TypeAlias = NamedDependency[Learning]
CredentialsDep: TypeAlias = NamedDependency[Credentials]
BlocksDep: TypeAlias = NamedDependency[Blocks]
PersonalDep: TypeAlias = NamedDependency[PersonalService]
RatingsDep: TypeAlias = NamedDependency[Ratings]
StatisticsDep: TypeAlias = NamedDependency[Statistics]
ModerationDep: TypeAlias = NamedDependency[Moderation]
MeetingDep: TypeAlias = NamedDependency[Meeting]
DailyDep: TypeAlias = NamedDependency[DailyService]
ChannelsDep: TypeAlias = NamedDependency[Channels]
MailboxDep: TypeAlias = NamedDependency[Mailbox]
NoticesDep: TypeAlias = NamedDependency[Notices]
PasskeysDep: TypeAlias = NamedDependency[Passkeys]
HealthDep: TypeAlias = NamedDependency[HealthMonitor]
LoadDep: TypeAlias = NamedDependency[BotLoad]
BackupsDep: TypeAlias = NamedDependency[BackupJob]
SharedPartsDep: TypeAlias = NamedDependency[SharedParts]
SettingsDep: TypeAlias = NamedDependency[Settings]
Known: TypeAlias = NamedDependency[Identity | None]
Myself: TypeAlias = NamedDependency[Identity]
Language: TypeAlias = NamedDependency[str]
DayName: TypeAlias = Annotated[str, PathParameter(pattern=r"^\d{4}-\d\d-\d\d$", description="A day, as in 2026-11-18.")]
GameName: TypeAlias = Annotated[str, PathParameter(max_length=64, description="The name of a game.")]
TableId: TypeAlias = Annotated[str, PathParameter(max_length=32, description="The id of a table.")]
RecordId: TypeAlias = Annotated[str, PathParameter(max_length=32, description="The id of a stored record.")]
SeatNumber: TypeAlias = Annotated[
    int | None,
    QueryParameter(ge=0, le=99, description="One of my seats; left out: the one that must decide, else the first."),
]
ActionText: TypeAlias = Annotated[str, QueryParameter(max_length=200, description="A legal action, by id or notation.")]
After: TypeAlias = Annotated[int, QueryParameter(ge=0, lt=2**31, description="Only what came after this number.")]

# What a seat may know must not be cached for later users of the same browser.
NOT_KEPT = (ResponseHeader(name="Cache-Control", value="no-store", documentation_only=False),)
# A file of its own, which is sent as it is.
RECORD = {200: ResponseSpec(Record, generate_examples=False, description="The record.")}

COOKIE, LANGUAGE_COOKIE = "tabletown", "language"
RELEASE = "tabletown_release"  # what to do when the request is over, in its state
_YEAR = 60 * 60 * 24 * 365
_NETWORK = 64  # bits of an IPv6 address that identify a household; it chooses the rest freely
_Connection = ASGIConnection[Any, Any, Any, Any]


def providers(names: Iterable[str], services: Mapping[str, object]) -> dict[str, Provide]:
    """Return the dependencies of all handlers; services are passed on by name, as they are when a request comes."""
    return {
        **{name: Provide(_named(services, name)) for name in names},
        "known": Provide(provide_known),
        "identity": Provide(provide_identity),
        "language": Provide(provide_language),
        "visitor": Provide(provide_visitor),
    }


def _named(services: Mapping[str, object], name: str) -> Any:
    async def provide() -> Any:
        return services[name]

    return provide


def resolve_in_order(app: Litestar) -> None:
    """Let all routes resolve their dependencies one after the other.

    Litestar starts a task for each of those that do not need each other, which costs more than all of ours together.
    """
    for route in app.routes:
        for _, model in getattr(route, "route_handler_map", {}).values():
            model.dependency_batches = [{each} for batch in model.dependency_batches for each in batch]


async def provide_known(request: Request[Any, Any, Any], accounts: AccountsDep) -> Identity | None:
    """Return the caller, None if not signed in."""
    return await accounts.identify(request.cookies.get(COOKIE))


async def provide_identity(known: Known) -> Identity:
    """Return the caller; raise IdentityError if not signed in."""
    if known is None:
        raise IdentityError("server-nobody")
    return known


async def provide_language(request: Request[Any, Any, Any]) -> str:
    """Return the caller's language."""
    return language_of(request)


class Visitor:
    """The caller of a page, who becomes a guest when necessary."""

    def __init__(
        self, request: Request[Any, Any, Any], known: Identity | None, accounts: Accounts, settings: Settings, language: str
    ) -> None:
        self.request = request
        self._accounts = accounts
        self._settings = settings
        self.known = known
        self.language = language

    @property
    def has_passkeys(self) -> bool:
        """Whether this server takes passkeys."""
        return bool(self._settings.address)

    @property
    def has_mail(self) -> bool:
        """Whether this server sends mail."""
        return bool(self._settings.mail_host)

    async def sign_in(self, name: str = "") -> tuple[Identity, list[Cookie]]:
        """Return the caller, as a new guest if not signed in, and the cookies to set."""
        if self.known is not None:
            if name.strip() and name != self.known.name and not self.known.account:
                return await self._accounts.rename(self.known, name), []
            return self.known, []
        address, device = address_of(self.request), device_of(self.request)
        identity, token = await self._accounts.guest(name.strip() or None, self.language, address, device)
        return identity, [cookie(token, self._settings)]


VisitorDep: TypeAlias = NamedDependency[Visitor]


async def provide_visitor(
    request: Request[Any, Any, Any], known: Known, accounts: AccountsDep, settings: SettingsDep, language: Language
) -> Visitor:
    """Return the caller of a page."""
    return Visitor(request, known, accounts, settings, language)


def cookie(token: str, settings: Settings) -> Cookie:
    """Return the cookie with a browser's token: no script can read it, and other sites cannot use it."""
    secure = settings.secure_cookies
    return Cookie(key=COOKIE, value=token, path="/", httponly=True, samesite="lax", secure=secure, max_age=_YEAR)


def address_of(request: _Connection) -> str:
    """Return the caller's address for rate limits; of IPv6 only the network."""
    return network_of(request.client.host if request.client else "")


@lru_cache(maxsize=1024)
def network_of(host: str) -> str:
    """Return an address for rate limits; of IPv6 only the network."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> (128 - _NETWORK) << (128 - _NETWORK)))


_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")
_BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "YaBrowser": "Yandex",
    "Firefox": "Firefox",
    "Chrome": "Chrome",
    "Safari": "Safari",
}


def device_of(request: _Connection) -> str:
    """Return the names of the browser and the system, as the user's list of devices shows them; no versions."""
    said = request.headers.get("user-agent", "")
    browser = next((name for key, name in _BROWSERS.items() if f"{key}/" in said), said.partition("/")[0][:20])
    system = next((each for each in _SYSTEMS if each in said), "")
    return ", ".join(clean_text(each) for each in (browser, system) if each)


# Languages.


def language_of(request: _Connection) -> str:
    """Return the language chosen (`?language=ru` or a cookie), else the browser's preferred one, else English."""
    chosen = (request.query_params.get(LANGUAGE_COOKIE), request.cookies.get(LANGUAGE_COOKIE))
    return best_language(chosen, request.headers.get("accept-language", ""))


@lru_cache(maxsize=256)
def best_language(chosen: tuple[str | None, ...], header: str) -> str:
    """Return the first language chosen that there is, else the best of an Accept-Language header."""
    return preferred(*chosen, *accepted(header))


def accepted(header: str) -> list[str]:
    """Return the supported languages of an Accept-Language header, most preferred first."""
    weighed = []
    for each in header[:500].split(","):
        code, _, quality = each.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        if preferred(code) == code.split("-")[0].lower() in languages() and weight > 0:
            weighed.append((weight, code))
    return [code for _, code in sorted(weighed, key=lambda pair: -pair[0])]
