"""Quickening as an installed app: a manifest, and a worker that keeps the pages and says when nobody answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import Address
from tests.web.conftest import Window

pytestmark = pytest.mark.slow

#: The addresses of what the worker has kept.
KEPT = """async () => {
  const all = await (await caches.open("quickening")).keys();
  return all.map((one) => new URL(one.url).pathname);
}"""


def test_without_a_connection_the_pages_say_so_and_nothing_of_a_game_is_kept(site: Address, browser: Browser) -> None:
    window = Window(browser, service_workers="allow")
    page = window.open(site.http)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.goto(f"{site.http}/rules#SF")
    expect(page.locator("#title")).to_have_text("What you need")
    page.evaluate("fetch('/api/account').then((told) => told.text())")
    kept = page.evaluate(KEPT)
    window.context.set_offline(True)
    page.goto(site.http)

    expect(page.locator("h1")).to_have_text("No connection")
    assert "/api/guide/SF" in kept
    assert [one for one in kept if not one.startswith(("/static/", "/api/guide/", "/rules"))] == []
    window.context.set_offline(False)
    page.locator("a", has_text="Try again").click()
    expect(page.locator("#games article").first).to_be_visible()
    window.complaints.clear()  # the browser mentions that it is offline
    window.close()


def test_cards_and_rules_that_were_read_once_are_read_without_a_connection(site: Address, browser: Browser) -> None:
    window = Window(browser, service_workers="allow")
    page = window.open(site.http)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    for path in ("/rules#SF", "/cards#huntik/"):
        page.goto(f"{site.http}{path}")
        page.wait_for_load_state("networkidle")
    window.context.set_offline(True)

    page.goto(f"{site.http}/cards#huntik/")
    page.reload()
    expect(page.locator("#cards .card").first).to_be_visible()
    page.goto(f"{site.http}/rules#SF")
    expect(page.locator("#title")).to_have_text("What you need")
    window.complaints.clear()  # the browser mentions that it is offline
    window.close()


def test_the_manifest_names_an_icon_and_a_start(site: Address, window: Window) -> None:
    page = window.open(site.http)
    told = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")

    assert told["start_url"] == "/"
    assert told["display"] == "standalone"
    icon = page.evaluate(
        "(src) => fetch(src).then((one) => one.headers.get('content-type'))", told["icons"][0]["src"]
    )
    assert icon.startswith("image/svg+xml")
