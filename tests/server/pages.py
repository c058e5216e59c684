"""What browsers send and get, for the tests of pages."""

from tests.server.fixtures import Person

HOSTILE = '<img src=x onerror=1>"&'


async def seen(person: Person, path: str, status: int = 200, /, **headers: str) -> str:
    """What a browser gets at an address, with ordinary spaces."""
    answer = await person.client.get(path, headers={"accept": "text/html", **headers})
    assert answer.status_code == status, answer.text
    assert "style=" not in answer.text
    assert "<script>" not in answer.text
    assert "<img" not in answer.text
    return plain(answer.text)


async def sent(person: Person, path: str, status: int = 303, /, **data: str) -> str:
    """Where a form leads, or the page it is answered with."""
    answer = await person.client.post(path, data=data, headers={"accept": "text/html"})
    assert answer.status_code == status, answer.text
    return answer.headers["location"] if status == 303 else plain(answer.text)


def plain(text: str) -> str:
    """A text whose no-break spaces are ordinary ones."""
    return text.replace("\N{NO-BREAK SPACE}", " ")
