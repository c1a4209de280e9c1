"""Fixed positions: nothing overlaps, is cut off or too small at any size, and each looks as it did.

A picture that changed on purpose is kept anew with `QUICKENING_KEEP_PICTURES=1`: look at both before.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.conftest import Address
from tests.table import Table
from tests.web.conftest import Window
from tests.web.playing import SIZES, painted, run
from tests.web.scenes import SCENES
from tests.web.sitting import Sitting

pytestmark = pytest.mark.slow

KEPT = Path(__file__).parent / "pictures"
#: Where a hand was scrolled to depends on the sizes it had before.
TO_THE_LEFT = "() => { for (const one of document.querySelectorAll('*')) if (one.scrollLeft) one.scrollLeft = 0; }"
#: How wide a kept picture is, how far a colour may be off, and how much of a picture, in hundredths.
WIDTH, FAR, MOST = 240, 48, 4.0


@pytest.fixture(scope="module")
def studio(site: Address, browser: Browser) -> Iterator[Page]:
    """A page in which pictures are compared."""
    window = Window(browser)
    yield window.open(f"{site.http}/rules")
    window.close()


def as_url(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


def settled(page: Page) -> None:
    """Until letters and pictures are there and nothing moves."""
    page.wait_for_function(
        """() => document.fonts.status === "loaded" && [...document.images].every((one) => one.complete)
        && document.getAnimations().every((one) => one.playState !== "running")"""
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page)


Sit = Callable[[Any, int | None], Page]


@pytest.fixture(scope="module")
def sit(site: Address, browser: Browser) -> Iterator[Sit]:
    """A seat at a game: whoever sat at such a seat before stays there and is shown the other position."""
    made: dict[tuple[str, int | None], tuple[Window, Sitting]] = {}

    def sitting_at(game: Any, seat: int | None) -> Page:
        key = (game.table.game, seat)
        if key not in made:
            window = Window(browser)
            made[key] = window, Sitting(site, window, game, seat)
        sitting = made[key][1]
        sitting.show_another(game)
        return sitting.page

    yield sitting_at
    for window, _ in made.values():
        window.close()


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_laid_out_at_every_size_and_looks_as_it_did(
    table: Table, sit: Sit, studio: Page, name: str
) -> None:
    scene = SCENES[name]
    scene.set_up(table)
    page = sit(table.game, scene.seat)
    page.evaluate("(shade) => { document.documentElement.dataset.shade = shade; }", scene.shade)
    for size in (*(one for one in SIZES if one != scene.size), scene.size):
        resized(page, size)
        assert run(page, "laid_out") == [], size
    if scene.touch:
        page.locator(scene.touch).first.click()
        settled(page)
        assert run(page, "laid_out") == [], scene.touch
    page.evaluate(TO_THE_LEFT)
    with painted(page):
        now = as_url(page.screenshot(animations="disabled", caret="hide"), "png")
    kept = KEPT / f"{name.replace(' ', '-')}.webp"
    if os.environ.get("QUICKENING_KEEP_PICTURES"):
        KEPT.mkdir(exist_ok=True)
        kept.write_bytes(base64.b64decode(run(studio, "reduced", [now, WIDTH]).split(",")[1]))
    differs = run(studio, "compare", [now, as_url(kept.read_bytes(), "webp"), FAR])
    assert differs < MOST, f"{differs:.1f} % of the picture are not as they were"
