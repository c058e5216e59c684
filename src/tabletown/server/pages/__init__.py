"""The pages: HTML from the server. Every page is made by `shell.page`; every door that shows pages is listed here."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from tabletown.server.pages.files import static_file
from tabletown.server.pages.hint import HintController
from tabletown.server.pages.home import HomeController
from tabletown.server.pages.join import JoinController
from tabletown.server.pages.me import MeController
from tabletown.server.pages.new import NewController
from tabletown.server.pages.players import PlayersController
from tabletown.server.pages.replay import RecordController, ReplayController
from tabletown.server.pages.result import ResultController
from tabletown.server.pages.rules import RulesController
from tabletown.server.pages.shell import ShellController
from tabletown.server.pages.table import TableController


def doors() -> list[ControllerRouterHandler]:
    """All that answers with pages or with what pages are made of."""
    return [
        static_file,
        ShellController,
        TableController,
        HintController,
        PlayersController,
        HomeController,
        NewController,
        JoinController,
        ResultController,
        ReplayController,
        RecordController,
        RulesController,
        MeController,
    ]
