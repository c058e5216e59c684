"""HTML pages. Every page is made by `shell.page`; all page routes are registered here."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from tabletown.server.http.pages.account import AccountController
from tabletown.server.http.pages.app.install import AppController
from tabletown.server.http.pages.app.share import ShareController
from tabletown.server.http.pages.coach import CoachController
from tabletown.server.http.pages.daily.page import DailyPageController
from tabletown.server.http.pages.files import static_file
from tabletown.server.http.pages.hint import HintController
from tabletown.server.http.pages.home import HomeController
from tabletown.server.http.pages.host.manners import MannersController
from tabletown.server.http.pages.host.room import HostController
from tabletown.server.http.pages.join import JoinController
from tabletown.server.http.pages.learn.courses import CoursesController
from tabletown.server.http.pages.learn.lesson import LessonController
from tabletown.server.http.pages.live.stream import LiveController
from tabletown.server.http.pages.log.page import LogController
from tabletown.server.http.pages.me import MeController
from tabletown.server.http.pages.meeting.now import NowController
from tabletown.server.http.pages.new_table.page import NewController
from tabletown.server.http.pages.notices.mail import MailController
from tabletown.server.http.pages.notices.page import NoticesPageController
from tabletown.server.http.pages.people.leaderboard import LeaderboardController
from tabletown.server.http.pages.people.profile import ProfileController
from tabletown.server.http.pages.players import PlayersController
from tabletown.server.http.pages.preview import PreviewController
from tabletown.server.http.pages.puzzles.page import PuzzleController, PuzzlesController
from tabletown.server.http.pages.replay import RecordController, ReplayController
from tabletown.server.http.pages.result import ResultController
from tabletown.server.http.pages.review.analysis import AnalysisPageController
from tabletown.server.http.pages.review.page import ReviewPageController
from tabletown.server.http.pages.rules.page import RulesController
from tabletown.server.http.pages.rules.why import WhyController
from tabletown.server.http.pages.shell import ShellController
from tabletown.server.http.pages.table import TableController


def routes() -> list[ControllerRouterHandler]:
    """Return all routes of pages and static files."""
    return [
        static_file,
        ShellController,
        AppController,
        ShareController,
        TableController,
        LiveController,
        HintController,
        CoachController,
        LogController,
        PreviewController,
        WhyController,
        PlayersController,
        LeaderboardController,
        ProfileController,
        HomeController,
        NowController,
        DailyPageController,
        NewController,
        JoinController,
        ResultController,
        ReplayController,
        ReviewPageController,
        AnalysisPageController,
        RecordController,
        RulesController,
        CoursesController,
        LessonController,
        PuzzlesController,
        PuzzleController,
        MeController,
        AccountController,
        NoticesPageController,
        MailController,
        MannersController,
        HostController,
    ]
