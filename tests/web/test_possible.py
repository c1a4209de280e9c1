"""“What can I do?” on the page: what is possible, and why the rest is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.conftest import Address
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import wait_until_asked

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("book", ["Huntik", "Shadowfist", "Highlander Type One"])
def test_a_player_is_told_what_is_possible_and_why_the_rest_is_not(site: Address, window: Window, book: str) -> None:
    page = window.open(site.http)
    page.get_by_role("button", name=f"Play {book} now").click()
    wait_until_asked(page)
    page.locator("#more").click()
    page.get_by_role("button", name="What can I do?").click()
    dialog = page.locator("#reading")
    expect(dialog.locator(".cannot")).not_to_have_text("…")

    assert dialog.locator(".why > li").count() > 0
    reasons = dialog.locator(".cannot li li")
    if reasons.count():
        expect(reasons.first.locator(".rule").first).to_be_visible()
    assert serious_faults(page) == []
    page.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
