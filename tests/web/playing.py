"""How a player plays through the page: by clicking what glows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.server.conftest import Address


@cache
def script(name: str) -> str:
    """A function for the page, from the folder `pages`."""
    return (Path(__file__).parent / "pages" / f"{name}.js").read_text(encoding="utf-8")


def run(page: Page, name: str, *given: Any) -> Any:
    """What a function gives in the page."""
    return page.evaluate(script(name), *given)


#: A page is not painted as long as this sheet of the tests' own is in force.
_PAINT = "(painted) => { for (const sheet of document.adoptedStyleSheets) sheet.disabled = painted; }"


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """The page as people see it: it is not painted where nobody looks."""
    page.evaluate(_PAINT, True)
    yield
    page.evaluate(_PAINT, False)


def drawn_anew(page: Page) -> None:
    """Until the page has drawn itself at the size it has now, and whatever it does because of that."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


SIZES = ((1920, 1080), (1440, 900), (1280, 800), (820, 1180), (390, 844))


def badly_laid_out(page: Page, *sizes: tuple[int, int]) -> dict[tuple[int, int], Any]:
    """At which sizes something overlaps, is cut off or too small, or the page is wider than the screen; and what."""
    found = {}
    for width, height in sizes or SIZES:
        page.set_viewport_size({"width": width, "height": height})
        drawn_anew(page)
        faults = run(page, "laid_out")
        wide = page.evaluate("document.documentElement.scrollWidth")
        if faults or wide > width:
            found[width, height] = [*faults, f"{wide} wide"]
    return found


def make_a_move(page: Page, choice: float) -> str:
    """Click something that glows; what it was."""
    clicked: str = run(page, "move", choice)
    return clicked


def play_on(page: Page, choice: float) -> str:
    """Click something that glows, and wait until the page has answered; what it was."""
    clicked: str = page.evaluate(script("move_on").replace("MOVE", script("move")), choice)
    return clicked


def answer_before(site: Address, table: str, token: str, moves: int, seed: int = 1, until: str = "") -> None:
    """A program gives so many answers, and more until a question is asked, before anybody opens the page.

    The page would draw each of them, which takes longer than what is to be tested.
    """
    player, chance, given = site.player(table, token), random.Random(seed), 0
    player.wait_for_decision()
    while not player.over and (given < moves or (until and (player.decision or {})["title"] != until)):
        player.answer_anything(chance)
        player.wait_for_decision()
        given += 1
    player.close()


def answer_meanwhile(site: Address, page: Page, enough: Callable[[dict[str, Any]], bool], seed: int = 1) -> str:
    """Close a page and let a program answer for its player until the facts of the game are enough; where it was."""
    here, token = page.url, page.evaluate("JSON.parse(localStorage.getItem('tables'))[0].token")
    page.close()
    player, chance = site.player(here.partition("#")[0].rpartition("/")[2], token), random.Random(seed)
    player.wait_for_decision()
    while not player.over and not enough(dict(player.state["view"]["status"])):
        player.answer_anything(chance)
        player.wait_for_decision()
    player.close()
    return here


def is_over(page: Page) -> bool:
    return page.locator("#asked a:has-text('Watch the replay')").count() > 0


def wait_until_asked(page: Page) -> None:
    """Until the player is asked something, or the game is over."""
    page.wait_for_selector("#asked.mine h2, #asked a:has-text('Watch the replay')")
