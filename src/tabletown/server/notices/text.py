"""The words of notices: the game, whose turn it is, the time left and a link; nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletown.i18n import Speaker
from tabletown.server.notices.mail import Mail
from tabletown.server.notices.push import Push
from tabletown.server.notices.turns import Told

_MINUTE, _HOUR, _DAY = 60, 60 * 60, 24 * 60 * 60


class Words:
    """The words of one message in one language; `base` is the address of the server, empty if it is not set."""

    def __init__(self, language: str, base: str) -> None:
        self._say = Speaker(language)
        self._base = base

    def title(self, told: Sequence[Told]) -> str:
        """Return what a message is about."""
        if not told:
            return self._say("server-notice-test-title")
        if len(told) > 1:
            return self._say("server-notice-several", {"count": len(told)})
        return self._about(told[0])

    def _about(self, told: Told) -> str:
        return self._say(f"server-notice-tell-{told.item.kind}", {"game": self._say(f"{told.game}-name")})

    def line(self, told: Told) -> str:
        """Return a fact with the time left."""
        return " ".join(each for each in (self._about(told), self._left(told.seconds)) if each)

    def _left(self, seconds: int | None) -> str:
        if seconds is None:
            return ""
        for unit, length in (("days", _DAY), ("hours", _HOUR)):
            if seconds >= 2 * length:
                return self._say(f"server-notice-left-{unit}", {"count": seconds // length})
        return self._say("server-notice-left-minutes", {"count": max(seconds // _MINUTE, 1)})

    def push(self, told: Sequence[Told]) -> Push:
        """Return a message for a browser; several open at the next turn."""
        if not told:
            return Push(self.title(told), self._say("server-notice-test"), "/me/notices", "test")
        if len(told) == 1:
            return Push(self.title(told), self._left(told[0].seconds), _path(told[0]), told[0].item.table)
        return Push(self.title(told), "\n".join(self.line(each) for each in told), "/next", "several")

    def webhook(self, told: Sequence[Told]) -> dict[str, Any]:
        """Return a message for a program; `text` and `content` are the names under which chats expect words."""
        lines = [f"{self.line(each)} {self._base}{_path(each)}" for each in told] or [self._say("server-notice-test")]
        tables = [
            {
                "kind": each.item.kind,
                "game": each.game,
                "table": each.item.table,
                "url": f"{self._base}{_path(each)}",
                "seconds_left": each.seconds,
            }
            for each in told
        ]
        text = "\n".join(lines)
        return {"type": "notice" if told else "test", "tables": tables, "text": text, "content": text}

    def mail(self, to: str, told: Sequence[Told], stop: str) -> Mail:
        """Return a mail."""
        blocks = [f"{self.line(each)}\n{self._base}{_path(each)}" for each in told] or [self._say("server-notice-test")]
        return self._mail(to, self.title(told), blocks, stop)

    def confirmation(self, to: str, name: str, link: str, stop: str) -> Mail:
        """Return the mail that asks whether an address belongs to a player."""
        blocks = [self._say("server-notice-confirm", {"name": name}), link, self._say("server-notice-confirm-not")]
        return self._mail(to, self._say("server-notice-confirm-title"), blocks, stop)

    def reset(self, to: str, name: str, link: str, stop: str) -> Mail:
        """Return the mail with which a new passphrase is set."""
        blocks = [self._say("server-notice-reset", {"name": name}), link, self._say("server-notice-reset-not")]
        return self._mail(to, self._say("server-notice-reset-title"), blocks, stop)

    def _mail(self, to: str, subject: str, blocks: Sequence[str], stop: str) -> Mail:
        end = f"--\n{self._say('server-notice-from', {'server': self._base})}\n{self._say('server-notice-stop')}\n{stop}"
        return Mail(to, subject, "\n\n".join([*blocks, end]) + "\n", stop)


def _path(told: Told) -> str:
    return f"/tables/{told.item.table}"
