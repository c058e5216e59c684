"""What the master would do, asked for at the table."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import Enter


def test_a_hint_says_what_and_why_and_can_be_done(enter: Enter) -> None:
    vera = enter("Vera", language="ru")
    vera.sit(vera.set_table("tiny_towns", [{"kind": "me"}], mode="solo"))
    vera.wait_for_turn()
    vera.page.keyboard.press("h")
    hint = vera.page.locator("#hint")
    expect(hint).to_contain_text("Совет:")
    assert re.search("очк|то же", hint.inner_text())
    hint.locator("summary").click()
    columns = list(zip(*(row.locator("td").all_inner_texts() for row in hint.locator("tbody tr, tfoot tr").all())))
    assert len(columns) == 3
    for column in columns:
        *lines, total = (int(text.replace("−", "-")) for text in column)
        assert sum(lines) == total
    decision = vera.table()["decision"]
    hint.get_by_role("button", name="Сделать").click()
    expect(vera.page.locator(f'#table:not([data-decision="{decision}"])')).to_be_visible()
    expect(hint).to_be_hidden()
