"""Drawings in a page, each marked with a digest, so that a browser is not sent again what it has."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hashlib import blake2b

from markupsafe import Markup

from tabletown.drawing import Picture
from tabletown.drawing.canvas import LAYERS

HAVE = "x-have"  # the header with the digests of drawings that a browser has
_LEAST = 400  # characters of a layer that is worth a mark
_MARKED = re.compile(r"<!--p([\w-]{8})-->.*?<!--/p-->", re.DOTALL)


def marked(picture: Picture) -> Markup:
    """Return a drawing for a page, marked as a whole."""
    return Markup(_mark(picture.svg(standalone=False)))


def marked_layers(picture: Picture) -> Markup:
    """Return a drawing that changes at every step, each of its layers marked."""
    drawn = picture.svg(standalone=False)
    for name in LAYERS:
        body = picture.body(name)
        if len(body) > _LEAST:
            drawn = drawn.replace(body, _mark(body), 1)
    return Markup(drawn)


def _mark(drawn: str) -> str:
    """Return markup between two comments, the first with its digest."""
    digest = urlsafe_b64encode(blake2b(drawn.encode(), digest_size=6).digest()).decode()
    return f"<!--p{digest}-->{drawn}<!--/p-->"


def leave_out(body: str, have: str) -> str:
    """Return a part of a page in which a comment with the digest stands for each drawing that the browser has."""
    known = set(have.split())
    return _MARKED.sub(lambda found: f"<!--={found[1]}-->" if found[1] in known else found[0], body)
