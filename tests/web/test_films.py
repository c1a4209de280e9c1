"""The films of the README: frames put one after another, which a browser plays."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.playing import run
from tools.pictures import IMAGES, film

pytestmark = pytest.mark.slow

#: Nobody waits for a film of more bytes.
MOST = 1_000_000
DECODED = """async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data: bytes, type: "image/webp" });
    await decoder.tracks.ready;
    await decoder.completed;
    const { image } = await decoder.decode({ frameIndex: decoder.tracks.selectedTrack.frameCount - 1 });
    return [decoder.tracks.selectedTrack.frameCount, image.codedWidth, image.codedHeight];
}"""
DOT = """data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'>
<rect width='9' height='9'/></svg>"""


def test_pictures_become_a_film_that_a_browser_plays(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules")
    picture = base64.b64decode(run(page, "reduced", [DOT, 40]).split(",")[1])

    made = film([picture, picture, picture], 40, 20, 500)

    decoded: Any = page.evaluate(DECODED, base64.b64encode(made).decode())
    assert decoded == [3, 40, 20]


@pytest.mark.parametrize("game", ["huntik", "shadowfist", "highlander"])
def test_the_films_of_the_readme_are_light(game: str) -> None:
    assert 50_000 < (IMAGES / f"{game}-film.webp").stat().st_size < MOST
