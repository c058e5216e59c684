"""Every route of the server, a request for it, and the status for each kind of visitor.

The statuses are those of owner, other seat, spectator, stranger and former holder of a seat, in this order; the second row
is for a private table where that makes a difference.
"""

from typing import Any

import msgspec

import tabletown


class Route(msgspec.Struct, frozen=True):
    """What is sent through a site, at a table in which phase, and how each is answered."""

    public: str
    private: str = ""
    phase: str = "running"
    json: dict[str, Any] | None = None
    form: dict[str, Any] | None = None
    versioned: bool = False  # the version that the visitor sees goes along
    query: str = ""
    changes: bool = True  # whether whoever is let in may change something; the weakest come first


def read(public: str = "200 200 200 200 200", private: str = "", phase: str = "running", query: str = "") -> Route:
    """Something to look at."""
    return Route(public, private, phase, query=query, changes=False)


def write(public: str, private: str = "", phase: str = "running", **body: Any) -> Route:
    """Something to do over the API."""
    return Route(public, private, phase, json=body)


def answer(public: str, private: str = "", phase: str = "running", **body: Any) -> Route:
    """Something to do over the API, as an answer to what is shown."""
    return Route(public, private, phase, json=body, versioned=True)


def fill(public: str, private: str = "", phase: str = "running", **fields: Any) -> Route:
    """A form of a page."""
    return Route(public, private, phase, form=fields)


def decide(public: str, private: str = "", phase: str = "running", **fields: Any) -> Route:
    """A form of a page, as an answer to what is shown."""
    return Route(public, private, phase, form=fields, versioned=True)


SEEN, HIDDEN = "200 200 200 200 200", "200 200 403 403 200"
NO_LESSON = NO_PUZZLE = "404 404 404 404 404"
NAME_WOOD = tabletown.game("tiny_towns").parse("name wood")
TABLE = {"game": "tiny_towns", "seats": [{"kind": "me"}, {"kind": "open"}]}

ROUTES: dict[str, Route] = {
    "GET /api/lobby": read(),
    "GET /api/lobby/events": read(),
    "GET /api/play-now/{name}/events": Route("200 200 200 401 200"),
    "GET /manifest.webmanifest": read(),
    "GET /service-worker.js": read(),
    "GET /offline": read(),
    "GET /next": read("303 303 303 303 303"),
    "GET /tables/{table}/picture.png": read(SEEN, HIDDEN, "over"),
    "GET /tables/{table}/board.svg": read(SEEN, HIDDEN),
    "GET /now": read(),
    "POST /now": fill("303 303 303 303 303", game="tiny_towns", seats=2),
    "GET /now/{name}": read("200 200 200 401 200"),
    "GET /api/games": read(),
    "GET /api/games/{name}": read(),
    "POST /api/verify": Route("422 422 422 422 422", json={}),
    "GET /api/me": read("200 200 200 401 200"),
    "POST /api/me": write("200 200 200 201 200"),
    "PATCH /api/me": write("200 200 200 401 200", name="Other"),
    "GET /api/me/best": read("200 200 200 401 200"),
    "GET /api/me/tables": read("200 200 200 401 200"),
    "GET /api/me/records": read("200 200 200 401 200"),
    "POST /api/me/claim": write("409 409 200 401 409", name="Mine", passphrase="a long passphrase"),
    "POST /api/me/passphrase": write("409 409 409 401 409", passphrase="a long passphrase", new="another passphrase"),
    "POST /api/me/recovery": write("409 409 409 401 409", passphrase="a long passphrase"),
    "POST /api/me/reset": write("401 401 401 401 401", name="Mine", code="2345", passphrase="a long passphrase"),
    "GET /api/me/sessions": read("200 200 200 401 200"),
    "DELETE /api/me/sessions": write("409 409 409 401 409"),
    "DELETE /api/me/sessions/{session}": write("404 404 404 401 404"),
    "GET /api/me/data": read("200 200 200 401 200", phase="over"),
    "POST /api/me/delete": write("204 204 204 401 204"),
    "GET /api/me/blocked": read("200 200 200 401 200"),
    "POST /api/me/blocked": write("404 404 404 401 404", name="Nobody"),
    "DELETE /api/me/blocked/{user}": write("404 404 404 401 404"),
    "GET /api/me/notices": read("200 200 200 401 200"),
    "POST /api/me/notices/push": write("400 400 400 401 400", endpoint="https://[::1]/", p256dh="x", auth="x"),
    "POST /api/me/notices/webhook": write("400 400 400 401 400", url="https://127.0.0.1/"),
    "POST /api/me/notices/mail": write("409 409 409 401 409", address="me@example.org"),
    "POST /api/me/notices/test": write("409 409 409 401 409"),
    "PUT /api/me/notices/quiet": write("204 204 204 401 204", zone="UTC"),
    "PATCH /api/me/notices/{channel}": write("404 404 404 401 404", active=True),
    "DELETE /api/me/notices/{channel}": write("404 404 404 401 404"),
    "POST /api/me/forgotten": write("409 409 409 409 409", name="Mine"),
    "GET /api/me/passkeys": read("200 200 200 401 200"),
    "POST /api/me/passkeys/options": write("409 409 409 401 409", passphrase="a long passphrase"),
    "POST /api/me/passkeys": write("409 409 409 401 409", name="Mine", credential={}),
    "PATCH /api/me/passkeys/{passkey}": write("404 404 404 401 404", name="Mine"),
    "DELETE /api/me/passkeys/{passkey}": write("404 404 404 401 404"),
    "POST /api/session/passkey/options": write("409 409 409 409 409"),
    "POST /api/session/passkey": write("409 409 409 409 409", credential={}),
    "POST /api/session": write("401 401 401 401 401", name="Mine", passphrase="a long passphrase"),
    "DELETE /api/session": write("204 204 204 401 204"),
    "GET /api/tables": read(),
    "POST /api/tables": Route("201 201 201 401 201", json=TABLE),
    "GET /api/tables/{table}": read(SEEN, HIDDEN),
    "GET /api/tables/{table}/legal": read(SEEN, HIDDEN),
    "GET /api/tables/{table}/log": read(SEEN, HIDDEN),
    "GET /api/tables/{table}/preview": read("200 409 403 401 403", query=f"?action={NAME_WOOD}"),
    "GET /api/tables/{table}/why": read("200 200 403 401 403", query=f"?action={NAME_WOOD}"),
    "GET /api/tables/{table}/chat": read(SEEN, HIDDEN),
    "GET /api/tables/{table}/events": read(SEEN, HIDDEN),
    "GET /api/tables/{table}/scores": read(SEEN, HIDDEN),
    "GET /api/tables/{table}/steps/{step}": read(SEEN, HIDDEN),
    "GET /api/tables/{table}/record": read("409 409 409 409 409", "409 409 403 403 409"),
    "POST /api/tables/{table}/act": answer("200 403 403 401 403", action="name wood", seat=0),
    "POST /api/tables/{table}/undo": answer("409 403 403 401 403", seat=0),
    "POST /api/tables/{table}/ask": answer("409 403 403 401 403", seat=0),
    "POST /api/tables/{table}/answer": answer("409 403 403 401 403", accept=True, seat=0),
    "POST /api/tables/{table}/withdraw": answer("409 403 403 401 403", seat=0),
    "POST /api/tables/{table}/hint": write("409 403 403 401 403", seat=0),
    "POST /api/tables/{table}/chat": write("201 201 403 401 403", text="hello"),
    "POST /api/tables/{table}/join": write("200 200 409 401 200", "200 200 403 401 200"),
    "POST /api/tables/{table}/leave": write("200 403 403 401 403", seat=0),
    "POST /api/tables/{table}/bots": write("200 403 403 401 403", phase="waiting", seat=3),
    "POST /api/tables/{table}/invitations": write("201 201 403 401 403", "201 201 403 401 403", phase="waiting"),
    "POST /api/tables/{table}/rematch": write("200 200 403 401 200", phase="over"),
    "POST /api/tables/{table}/play_on": write("201 201 201 401 201", "201 201 403 401 201", phase="over", step=3),
    "GET /api/tables/{table}/review": read("409 409 409 409 409", "409 409 403 403 409"),
    "POST /api/tables/{table}/review": write("202 202 202 401 202", "202 202 403 401 202", phase="over"),
    "GET /tables/{table}/review": read("409 409 409 409 409", "409 409 403 403 409"),
    "GET /tables/{table}/review/progress": read("409 409 409 409 409", "409 409 403 403 409"),
    "POST /tables/{table}/review": fill("303 303 303 303 303", "303 303 403 403 303", phase="over"),
    "POST /tables/{table}/review/answer": fill("404 404 404 404 404", "404 404 403 403 404", phase="over", step=0, action=0),
    "GET /tables/{table}/analysis": read("409 409 409 409 409", "409 409 403 403 409"),
    "GET /records/{record}/analysis": read("303 303 303 303 303", query="?step=3"),
    "GET /analysis": read(),
    "POST /analysis": fill("400 400 400 400 400", text="chess"),
    "POST /analysis/think": fill("400 400 400 400 400", position="x"),
    "POST /api/analysis": write("400 400 400 401 400", position="chess"),
    "GET /api/records/{record}": read(),
    "GET /api/records/{record}/steps/{step}": read(),
    "POST /api/records": Route("422 422 422 401 422", json={}),
    "DELETE /api/records/{record}": write("204 403 403 401 403"),
    "POST /api/records/{record}/play_on": write("201 201 201 401 201", step=3),
    "GET /api/daily": read(),
    "GET /api/daily/{day}": read(),
    "GET /api/daily/{day}/{game}": read("403 403 403 403 403"),
    "POST /api/daily/{day}/{game}": write("200 200 200 401 200"),
    "GET /api/schema": read(),
    "GET /api/schema/openapi.json": read(),
    "GET /api/schema/{path}": read("404 404 404 404 404"),
    # The pages.
    "GET /": read(),
    "GET /desk": read(),
    "GET /me": read(),
    "GET /players": read(),
    "GET /players/{name}": read("404 404 404 404 404"),
    "GET /static/{_edition}/{name}": read(),
    "GET /rules": read(),
    "GET /rules/{name}": read(),
    "GET /rules/{name}/part": read(),
    "GET /rules/{name}/terms": read(),
    "GET /learn": read(),
    "GET /learn/{name}": read(),
    "GET /learn/{name}/{lesson}": read(NO_LESSON),
    "GET /learn/{name}/{lesson}/part": read(NO_LESSON),
    "GET /learn/{name}/{lesson}/preview": read(NO_LESSON, query="?action=1"),
    "GET /learn/{name}/{lesson}/players": read(NO_LESSON),
    "GET /learn/{name}/{lesson}/done": read(NO_LESSON),
    "GET /learn/{name}/{lesson}/why": read(NO_LESSON, query="?piece=square-a1"),
    "POST /learn/{name}/{lesson}/act": fill(NO_LESSON, action=1),
    "POST /learn/{name}/{lesson}/undo": fill(NO_LESSON),
    "POST /learn/{name}/{lesson}/show": fill(NO_LESSON),
    "GET /puzzles": read(),
    "GET /puzzles/{name}/{number}": read(NO_PUZZLE),
    "GET /puzzles/{name}/{number}/part": read(NO_PUZZLE),
    "GET /puzzles/{name}/{number}/preview": read(NO_PUZZLE, query="?action=1"),
    "GET /puzzles/{name}/{number}/players": read(NO_PUZZLE),
    "GET /puzzles/{name}/{number}/why": read(NO_PUZZLE, query="?piece=square-a1"),
    "POST /puzzles/{name}/{number}/act": fill(NO_PUZZLE, action=1),
    "POST /puzzles/{name}/{number}/undo": fill(NO_PUZZLE),
    "POST /puzzles/{name}/{number}/show": fill(NO_PUZZLE),
    "GET /daily": read(),
    "GET /daily/{day}": read(),
    "POST /daily/{day}/{game}": fill("303 303 303 303 303"),
    "GET /tables/new": read(),
    "GET /records/new": read(),
    "GET /records/{record}/replay": read(),
    "GET /join/{table}/{invitation}": read("303 303 200 200 200", phase="waiting"),
    "GET /tables/{table}": read(SEEN, HIDDEN),
    "GET /tables/{table}/part": read(SEEN, HIDDEN),
    "GET /tables/{table}/events": read(SEEN, HIDDEN),
    "GET /tables/{table}/preview": read("200 409 403 401 403", query=f"?action={NAME_WOOD}"),
    "GET /tables/{table}/why": read("200 200 403 401 403", query="?piece=square-a1"),
    "GET /tables/{table}/chat": read(SEEN, HIDDEN),
    "GET /tables/{table}/players": read(SEEN, HIDDEN),
    "GET /tables/{table}/frames": read(SEEN, HIDDEN),
    "GET /tables/{table}/log": read(SEEN, HIDDEN),
    "GET /tables/{table}/replay": read(SEEN, HIDDEN),
    "GET /tables/{table}/result": read("303 303 303 303 303", "303 303 403 403 303"),
    "POST /switch": fill("303 303 303 303 303", theme="dark"),
    "POST /play": fill("303 303 303 303 303", game="tiny_towns"),
    "GET /me/account": read(),
    "GET /me/data": read("200 200 200 401 200", phase="over"),
    "POST /me/account/passphrase": fill("409 409 409 401 409", old="a long passphrase", passphrase="another passphrase"),
    "POST /me/account/recovery": fill("409 409 409 401 409", passphrase="a long passphrase"),
    "POST /me/account/reset": fill("401 401 401 401 401", name="Mine", code="2345", passphrase="a long passphrase"),
    "POST /me/account/sign_out": fill("404 404 404 401 404", session="0123456789abcdef"),
    "POST /me/account/delete": fill("303 303 303 401 303"),
    "POST /me/account/passkey": fill("404 404 404 401 404", passkey="x", name="Mine"),
    "POST /me/account/passkey/remove": fill("404 404 404 401 404", passkey="x"),
    "GET /me/notices": read(),
    "POST /me/notices/mail": fill("409 409 409 401 409", address="me@example.org"),
    "POST /me/notices/webhook": fill("400 400 400 401 400", url="https://127.0.0.1/"),
    "POST /me/notices/quiet": fill("303 303 303 401 303", zone="UTC"),
    "POST /me/notices/switch": fill("404 404 404 401 404", channel="0123"),
    "POST /me/notices/remove": fill("404 404 404 401 404", channel="0123"),
    "POST /me/notices/test": fill("409 409 409 401 409"),
    "POST /me/forgotten": fill("409 409 409 409 409", name="Mine"),
    "GET /mail/confirm/{token}": read("404 404 404 404 404"),
    "POST /mail/confirm/{token}": fill("404 404 404 404 404"),
    "GET /mail/stop/{token}": read("404 404 404 404 404"),
    "POST /mail/stop/{token}": fill("404 404 404 404 404"),
    "GET /mail/reset/{token}": read("404 404 404 404 404"),
    "POST /mail/reset/{token}": fill("404 404 404 404 404", passphrase="a long passphrase"),
    "POST /me/account/block": fill("404 404 404 401 404", name="Nobody"),
    "POST /me/account/unblock": fill("404 404 404 401 404", user="0123"),
    "POST /me/name": fill("303 303 303 303 303", name="Other"),
    "POST /me/claim": fill("409 409 303 401 409", name="Mine", passphrase="a long passphrase"),
    "POST /me/login": fill("401 401 401 401 401", name="Mine", passphrase="a long passphrase"),
    "POST /me/logout": fill("303 303 303 303 303"),
    "POST /tables/new": fill("303 303 303 303 303", game="tiny_towns"),
    "POST /join/{table}/{invitation}": fill("303 303 409 303 409", phase="waiting"),
    "POST /tables/{table}/act": decide("200 403 403 401 403", action=NAME_WOOD, seat=0),
    "POST /tables/{table}/undo": decide("409 403 403 401 403", seat=0),
    "POST /tables/{table}/ask": decide("409 403 403 401 403", seat=0),
    "POST /tables/{table}/answer": decide("409 403 403 401 403", accept="true", seat=0),
    "POST /tables/{table}/withdraw": decide("409 403 403 401 403", seat=0),
    "POST /tables/{table}/hint": fill("409 409 403 401 403"),
    "POST /tables/{table}/coach": decide("200 403 403 401 403", action=NAME_WOOD, seat=0),
    "POST /tables/{table}/coach/switch": fill("409 409 403 401 403", active="true"),
    "POST /tables/{table}/chat": fill("200 200 403 401 403", text="hello"),
    "POST /tables/{table}/join": fill("303 303 409 409 303", "303 303 403 403 303"),
    "POST /tables/{table}/leave": fill("303 403 403 401 403", seat=0),
    "POST /tables/{table}/fill": fill("303 403 403 401 403", phase="waiting", seat=3),
    "POST /tables/{table}/invite": fill("200 200 403 401 403", phase="waiting"),
    "GET /tables/{table}/people": read(SEEN, HIDDEN),
    "POST /tables/{table}/report": fill("303 303 403 401 404", seat=2, note="rude"),
    "POST /tables/{table}/kick": fill("303 403 403 401 403", phase="waiting", seat=1),
    "POST /tables/{table}/replace": fill("409 409 403 401 403", seat=1),
    "GET /host": read("403 403 403 401 403"),
    "POST /host": fill("403 403 403 401 403", verb="mute", user="0123", reason="x"),
    "GET /host/tables/{table}": read("403 403 403 401 403"),
    "POST /tables/{table}/rematch": fill("303 303 403 401 303", phase="over"),
    "POST /tables/{table}/play_on": fill("303 303 303 303 303", "303 303 403 403 303", phase="over", step=3),
    "POST /records/new": Route("422 422 422 422 422", form={}),
    "POST /records/{record}/play_on": fill("303 303 303 303 303", step=3),
    "POST /records/{record}/remove": fill("303 403 403 401 403"),
    # For who runs the server.
    "GET /health": read(),
    "GET /metrics": read("404 404 404 404 404"),
}
