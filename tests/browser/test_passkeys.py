"""Passkeys with an authenticator of Chromium, and the page of notices."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.player import Player
from tests.browser.test_axe import AXE, problems
from tests.server.fixtures import free_port

from tabletown.server.background import background

PHRASE = "correct horse battery"
WORDS = {
    "en": ("Add a passkey", "Sign in with a passkey"),
    "ru": ("Добавить ключ доступа", "Войти с ключом доступа"),
}


@pytest.fixture(scope="module")
def public() -> Iterator[str]:
    """A server that knows its address: passkeys belong to one."""
    port = free_port()
    with background(port=port, address=f"http://localhost:{port}"):
        yield f"http://localhost:{port}"


def authenticator(player: Player) -> None:
    """Give the browser a device that confirms whatever it is asked."""
    session = player.page.context.new_cdp_session(player.page)
    session.send("WebAuthn.enable")
    options = {
        **{"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True},
        **{"isUserVerified": True, "automaticPresenceSimulation": True},
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("ru", 390)])
def test_a_passkey_is_added_renamed_used_and_removed(enter: Enter, public: str, language: str, width: int) -> None:
    vera = enter("Vera", at=public, language=language, width=width)
    add, sign_in = WORDS[language]
    name = f"Vera {language}"
    vera.call("/me/claim", {"name": name, "passphrase": PHRASE})
    authenticator(vera)
    page = vera.page
    page.add_init_script(path=AXE)
    assert problems(vera, "/me/account") == []
    page.fill("#passkey-name", "Laptop")
    page.fill("#passkey-secret", PHRASE)
    page.get_by_role("button", name=add).click()
    first = page.locator("#passkey-1")
    expect(first).to_have_value("Laptop")
    first.fill("Phone")
    first.press("Enter")
    expect(page.locator("#passkey-1")).to_have_value("Phone")
    assert problems(vera, "/me/account") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{public}/me")
    page.locator("form[action='/me/logout'] button").click()
    page.wait_for_url(f"{public}/")
    assert problems(vera, "/me") == []
    page.get_by_role("button", name=sign_in).click()
    expect(page.locator("h1").first).to_have_text(name)
    page.goto(f"{public}/me/account")
    page.locator("form[action='/me/account/passkey/remove'] button").click()
    expect(page.locator("#passkey-1")).to_have_count(0)
    page.goto(f"{public}/me")
    page.locator("form[action='/me/logout'] button").click()
    page.goto(f"{public}/me")
    page.get_by_role("button", name=sign_in).click()
    expect(page.locator("#passkey-sign-in [role=alert]")).to_be_visible()
    vera.wrong.clear()  # the answer 401, which a browser reports


@pytest.mark.parametrize(
    ("language", "theme", "width"), [("en", "light", 1280), ("ru", "dark", 390), ("ru", "light", 1280), ("en", "dark", 390)]
)
def test_notices_are_set_up_on_their_page(enter: Enter, language: str, theme: str, width: int) -> None:
    vera = enter("Vera", language=language, theme=theme, width=width)
    page = vera.page
    page.add_init_script(path=AXE)
    assert problems(vera, "/me/notices") == []
    expect(page.locator("#push-none")).to_be_hidden()
    page.fill("#start", "22:30")
    page.fill("#end", "08:00")
    page.select_option("#zone", "Asia/Tokyo")
    page.locator("form[action='/me/notices/quiet'] button").click()
    expect(page.locator("#start")).to_have_value("22:30")
    expect(page.locator("#zone")).to_have_value("Asia/Tokyo")
    page.fill("#url", "https://example.org/hook")
    page.locator("form[action='/me/notices/webhook'] button").click()
    expect(page.locator(".channels")).to_contain_text("example.org/hook")
    assert problems(vera, "/me/notices") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("form[action='/me/notices/remove'] button").click()
    expect(page.locator(".channels")).to_have_count(0)


def test_a_push_is_shown_by_the_service_worker(enter: Enter) -> None:
    vera = enter("Vera")
    page, context = vera.page, vera.page.context
    context.grant_permissions(["notifications"], origin=vera.address)
    page.goto(vera.address + "/me/notices")
    worker = page.evaluate("navigator.serviceWorker.ready.then((each) => each.scope)")
    session = context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"] if each["scopeURL"] == worker),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    message = '{"title": "Torres: it is your turn", "body": "(2 days left)", "url": "/next", "tag": "abc"}'
    session.send("ServiceWorker.deliverPushMessage", {"origin": vera.address, "registrationId": found[0], "data": message})
    shown = """async () => {
      const worker = await navigator.serviceWorker.ready;
      const [first] = await worker.getNotifications();
      return first ? [first.title, first.body, first.tag, first.data.url] : null;
    }"""
    while (said := page.evaluate(shown)) is None:
        page.wait_for_timeout(50)
    assert said == ["Torres: it is your turn", "(2 days left)", "abc", "/next"]
