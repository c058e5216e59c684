"""Icons: 20 x 20, stroke 1.8, round ends, in the color of the surrounding text; always beside a word or a label."""

from collections.abc import Mapping

from tabletown.drawing.cache import remember
from tabletown.drawing.svg import place, stroke
from tabletown.drawing.theme.paint import tone

ICONS: Mapping[str, str] = {
    "rules": "M3 4.5C6 3.4 8.4 3.6 10 5c1.6-1.4 4-1.6 7-.5v11c-3-1-5.4-.9-7 .5-1.6-1.4-4-1.5-7-.5ZM10 5v11",
    "learn": "M2 8.2 10 4.4l8 3.8-8 3.8ZM5.6 10.2v3.6c2.6 2 6.2 2 8.8 0v-3.6M18 8.2v4.6",
    "sound": "M3 8v4h3l4 3.4V4.6L6 8ZM13 7.4a4 4 0 0 1 0 5.2M15.4 5a7.4 7.4 0 0 1 0 10",
    "mute": "M3 8v4h3l4 3.4V4.6L6 8ZM13 8l4 4M17 8l-4 4",
    "ban": "M10 17.4A7.4 7.4 0 1 0 10 2.6a7.4 7.4 0 0 0 0 14.8ZM4.8 4.8l10.4 10.4",
    "theme": "M16.6 11.6A7 7 0 1 1 8.4 3.4a5.6 5.6 0 0 0 8.2 8.2Z",
    "undo": "M7.4 5 3.6 8.8l3.8 3.8M4 8.8h7.4a4.4 4.4 0 0 1 0 8.8H8",
    "done": "M4 10.6l4 4 8.4-9",
    "eye": "M2 10s3-5.4 8-5.4S18 10 18 10s-3 5.4-8 5.4S2 10 2 10ZM10 7.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z",
    "hint": "M7.4 13.6a5 5 0 1 1 5.2 0V15.4H7.4ZM8.2 17.6h3.6",
    "bot": "M5 7.4h10v8.2H5ZM10 7.4V4M10 3.2v.1M8 11v.6M12 11v.6M3 10.4v3M17 10.4v3",
    "friends": (
        "M7 9.4a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2 16.4c0-3 2-4.8 5-4.8s5 1.8 5 4.8"
        "M13.4 9a2.4 2.4 0 1 0-.6-4.7M14 11.8c2.6.2 4 2 4 4.6"
    ),
    "solo": "M10 9.4A3 3 0 1 0 10 3.4a3 3 0 0 0 0 6ZM4 17c0-3.4 2.4-5.4 6-5.4s6 2 6 5.4",
    "device": "M4.4 3h11.2v14H4.4ZM9 14.6h2",
    "clock": "M10 17.4A7.4 7.4 0 1 0 10 2.6a7.4 7.4 0 0 0 0 14.8ZM10 6v4.4l3 1.8",
    "chat": "M3 4h14v9.6H9L5.4 17v-3.4H3Z",
    "close": "M4.6 4.6l10.8 10.8M15.4 4.6 4.6 15.4",
    "log": "M3 5h14M3 10h14M3 15h9",
    "today": "M3.5 5h13v12h-13ZM3.5 8.5h13M7 3v3.5M13 3v3.5M7.5 12.5l1.8 1.8 3.2-3.4",
    "chart": "M4 16V9M10 16V4M16 16v-9",
    "grid": "M3.6 3.6h5v5h-5ZM11.4 3.6h5v5h-5ZM3.6 11.4h5v5h-5ZM11.4 11.4h5v5h-5Z",
    "fit": "M3.4 7V3.4H7M13 3.4h3.6V7M16.6 13v3.6H13M7 16.6H3.4V13",
    "move": (
        "M10 3v14M3 10h14M10 3 7.6 5.4M10 3l2.4 2.4M10 17l-2.4-2.4M10 17l2.4-2.4"
        "M3 10l2.4-2.4M3 10l2.4 2.4M17 10l-2.4-2.4M17 10l-2.4 2.4"
    ),
    "add": "M10 4v12M4 10h12",
    "house": "M3 9.6 10 3.4l7 6.2M5 8.2v8.4h10V8.2M8.4 16.6v-4.4h3.2v4.4",
    "mask": (
        "M2.4 7.2C5.4 5 8.4 5.8 10 7.8c1.6-2 4.6-2.8 7.6-.6-1 5.2-5.4 6.2-7.6 3.6-2.2 2.6-6.6 1.6-7.6-3.6Z"
        "M6.2 8.8v.2M13.8 8.8v.2"
    ),
    "down": "M10 3.6v12.8M5 11.4l5 5 5-5",
    "roof": "M3 11C3.4 6.6 6.4 4.8 10 4.8s6.6 1.8 7 6.2c-2 1.6-12 1.6-14 0ZM10 4.8V2.6",
    "block": "M3.4 7 10 3.6 16.6 7v6.6L10 17l-6.6-3.4ZM3.4 7 10 10.4 16.6 7M10 10.4V17",
    "warning": "M10 3 18 16.6H2ZM10 8v4M10 14.2v.1",
    "card": "M5.4 3h9.2v14H5.4ZM8 6.4h4M8 9.4h4",
    "point": "M10 2.8l2.2 4.8 5.2.6-3.9 3.5 1.1 5.1-4.6-2.6-4.6 2.6 1.1-5.1L2.6 8.2l5.2-.6Z",
    "search": "M8.8 14.6a5.8 5.8 0 1 0 0-11.6 5.8 5.8 0 0 0 0 11.6ZM13 13l4.4 4.4",
    "end": "M5 3.4v13.2M5 4h9.6l-2.4 3.4L14.6 11H5",
    "door": "M5 17V9a5 5 0 0 1 10 0v8ZM12 12.4v.4",
    "more": "M4.4 9.6h.8v.8h-.8ZM9.6 9.6h.8v.8h-.8ZM14.8 9.6h.8v.8h-.8Z",
    "lock": "M5 9h10v8H5ZM7 9V6.6a3 3 0 0 1 6 0V9",
    "on": "M7.4 4.4 13 10l-5.6 5.6",
    "pass": "M5 4.4l6 5.6-6 5.6M12.6 4.4v11.2",
    "play": "M6 4l9.6 6L6 16Z",
    "pause": "M7 4.4v11.2M13 4.4v11.2",
    "back": "M15 4.4 9 10l6 5.6M6 4.4v11.2",
    "step": "M5 4.4 11 10l-6 5.6M14 4.4v11.2",
    "skip": "M4 4.4 9.6 10 4 15.6M10.4 4.4 16 10l-5.6 5.6",
    "turn": "M15.8 7.4A6.6 6.6 0 1 0 16.6 11M16.4 3.2V7.6H12",
}


@remember
def icon(name: str, x: float, y: float, size: float = 20.0, colour: str | None = None) -> str:
    """Return an icon with its upper left corner at (x, y)."""
    return place(x, y, stroke(ICONS[name], colour or tone("ink"), 1.8), scale=size / 20)
