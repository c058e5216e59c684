"""Translations: Fluent messages in every language, and sentences made from message ids."""

from tabletown.i18n.messages import languages, preferred, say
from tabletown.i18n.speaker import Speaker

__all__ = ["Speaker", "languages", "preferred", "say"]
