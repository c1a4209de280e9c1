"""What axe finds on a page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from playwright.sync_api import Page

from tests.web.playing import painted

_RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
    .filter((one) => ["serious", "critical"].includes(one.impact))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)}`))"""


@cache
def _source() -> str:
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


#: What moves or changes its colour by and by is done with it; what goes on for ever is left alone.
_STILL = """() => document.getAnimations().forEach((one) => {
    if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
})"""


def still(page: Page) -> None:
    """Everything looks as it will look."""
    page.evaluate(_STILL)


def serious_faults(page: Page) -> list[str]:
    """Everything serious or worse."""
    still(page)
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(_source())
    with painted(page):  # of what cannot be seen axe says nothing
        found: list[str] = page.evaluate(_RUN)
    return found
