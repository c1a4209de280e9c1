"""A real browser at a real server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from quickening.core.game import Game
from quickening.server.lobby_pages import offered
from tests.installing import found_or_installed
from tests.server.conftest import Address, serving
from tests.web.sitting import Sitting

#: On a busy machine a page takes its time; nothing waits longer than this, in milliseconds.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE / 2)
_PLACES = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
_QUIETLY = (
    *("--no-sandbox", "--disable-background-networking", "--disable-component-update"),
    *("--no-first-run", "--disable-sync", "--disable-quic"),
)


@cache
def chromium() -> str:
    """Where Chromium is; as root it is installed if need be. Skipped only if somebody says so."""
    if os.environ.get("QUICKENING_NO_BROWSER"):
        pytest.skip("QUICKENING_NO_BROWSER is set")
    if (found := found_or_installed("chromium-headless-shell", _chromium_here)) is not None:
        return str(found)
    pytest.fail(f"the browser tests need Chromium: set CHROMIUM to its place, or install one of {', '.join(_PLACES)}")


def _chromium_here() -> Path | None:
    places = map(Path, filter(None, (os.environ.get("CHROMIUM"), *_PLACES)))
    return next((place for place in places if place.exists()), None)


@pytest.fixture(scope="package")  # not longer: other tests run event loops of their own in this thread
def browser() -> Iterator[Browser]:
    """One browser for all of these tests; each window of it is a person of its own."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=list(_QUIETLY))
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server for the tests of a module."""
    offered()  # the cards are read before anybody waits for them
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


#: The size of a window, where nothing else is said.
USUAL: ViewportSize = {"width": 1280, "height": 800}


#: A page that is there, takes clicks and is laid out, and is not drawn.
_UNPAINTED = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { opacity: 0; }");
    document.adoptedStyleSheets.push(sheet);
}"""


class Window:
    """A browser of one player: its pages may not complain.

    Nobody looks at most of them. There nothing moves and nothing is painted, two fifths of what playing there costs.
    `seen` is a window as people have it. What needs the colours of a page says `with painted(page)`.
    """

    def __init__(self, browser: Browser, **how: Any) -> None:
        newcomer, seen = how.pop("newcomer", False), how.pop("seen", False)
        usual = {"viewport": USUAL, "service_workers": "block", "reduced_motion": None if seen else "reduce"}
        self.context: BrowserContext = browser.new_context(**(usual | how))
        if not seen:
            self.context.add_init_script(f"({_UNPAINTED})()")
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script("if (!localStorage.getItem('motion')) localStorage.setItem('motion', 'false')")
        if not newcomer:  # who plays here knows the games
            self.context.add_init_script("localStorage.getItem('met') ?? localStorage.setItem('met', '[\"all\"]')")
        self.complaints: list[str] = []

    def open(self, address: str) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.goto(address)
        return page

    def close(self) -> None:
        self.context.close()
        assert not self.complaints


@pytest.fixture
def window(browser: Browser) -> Iterator[Window]:
    made = Window(browser)
    yield made
    made.close()


@pytest.fixture
def lively(browser: Browser) -> Iterator[Window]:
    """A window in which things are seen to move."""
    made = Window(browser, seen=True)
    made.context.add_init_script("localStorage.setItem('motion', 'true')")
    yield made
    made.close()


class Seats:
    """Seats at games. Each keeps its page from test to test: another position costs a tenth of another page."""

    def __init__(self, site: Address, browser: Browser) -> None:
        self.site, self.browser = site, browser
        self.taken: dict[str, tuple[Window, Sitting]] = {}

    def __call__(self, game: Game, seat: int | None = 0, **how: Any) -> Sitting:
        """Somebody at a seat of this game; `how` is what kind of window it is seen in."""
        key = f"{game.table.game} {seat} {how}"
        if key not in self.taken:
            window = Window(self.browser, **how)
            self.taken[key] = window, Sitting(self.site, window, game, seat)
            return self.taken[key][1]
        sitting = self.taken[key][1]
        sitting.page.set_viewport_size(how.get("viewport", USUAL))
        sitting.page.mouse.move(0, 0)
        sitting.page.evaluate(_AS_AT_FIRST)
        sitting.show_another(game)
        return sitting

    def complaints(self) -> list[str]:
        """What pages have complained of since one asked last."""
        found = [complaint for window, _ in self.taken.values() for complaint in window.complaints]
        for window, _ in self.taken.values():
            window.complaints.clear()
        return found

    def close(self) -> None:
        for window, _ in self.taken.values():
            window.close()


#: Nothing is opened, read or listed any more.
_AS_AT_FIRST = """() => {
    document.getElementById("reading").close();
    for (const one of document.querySelectorAll("#asked .all-options[open] > summary")) one.click();
    document.activeElement?.blur();
}"""


@pytest.fixture(scope="module")
def seats(site: Address, browser: Browser) -> Iterator[Seats]:
    made = Seats(site, browser)
    yield made
    made.close()


@pytest.fixture
def sit(seats: Seats) -> Iterator[Seats]:
    """A seat at a game, for a test that leaves no traces in the browser but what it clicked."""
    yield seats
    assert not seats.complaints()
