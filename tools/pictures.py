"""Makes the pictures and short films of the README: what a player sees, at a real page.

    python -m tools.pictures            # into docs/images
    python -m tools.pictures --only huntik
    python -m tools.pictures --how      # those of the pages that tell how a game is played

Pictures are moments of real games between bots with the ready decks; films such games, one frame for each question.
Those of how a game is played are fixed positions (`tests/web/scenes.py`).
A film is an animated WebP: frames as the browser writes them, put one after another in one file.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from struct import pack, unpack_from
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import quickening as qk
from quickening.bots import bot
from quickening.games import finished, rules
from quickening.games.guides import how_to_play
from quickening.server.looks import WEB
from tests.server.conftest import Address, serving
from tests.table import Table
from tests.web.conftest import Window, chromium
from tests.web.playing import run
from tests.web.scenes import SCENES, Scene
from tests.web.sitting import Sitting

IMAGES = Path(__file__).parents[1] / "docs" / "images"
#: The pictures of how a game is played, part of the pages, and how wide they are.
HOW, HOW_WIDTH = WEB / "how", 720
#: The game of each picture of the README: its seed, and after how many questions of the first player it is seen.
PICTURES = {"huntik": (6, 54), "shadowfist": (3, 203), "highlander": (4, 48)}
#: A game of each kind, its options, how many play, from which question on it is filmed.
FILMS: dict[str, tuple[dict[str, Any], int, int]] = {
    "huntik": ({}, 2, 44),
    "shadowfist": ({}, 4, 190),
    "highlander": ({"edition": "type-one"}, 2, 40),
}
NAMES = ("Ann", "Bob", "Carol", "Dave")
#: How many frames a film has, how long each is seen in milliseconds, and how wide it is.
FRAMES, PACE, WIDTH = 14, 1300, 860
SIZE = {"width": 1280, "height": 800}
#: So long it takes until what comes of going on is told, in milliseconds.
FORESEEN = 1500
#: How large the pictures are, on a screen and on a phone.
SCREEN, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


# -- a film of frames ----------------------------------------------------------------------------------------------


def chunk(name: bytes, content: bytes) -> bytes:
    """A part of a WebP file."""
    return name + pack("<L", len(content)) + content + b"\0" * (len(content) % 2)


def drawn(picture: bytes) -> bytes:
    """What a WebP picture draws, without what is said about colours and transparency."""
    at = 12
    while picture[at : at + 4] != b"VP8 ":
        length = unpack_from("<L", picture, at + 4)[0]
        at += 8 + length + length % 2
    return chunk(b"VP8 ", picture[at + 8 : at + 8 + unpack_from("<L", picture, at + 4)[0]])


def three(number: int) -> bytes:
    return pack("<L", number)[:3]


def film(pictures: Sequence[bytes], width: int, height: int, pace: int) -> bytes:
    """An animated WebP that shows pictures of one size one after another, again and again."""
    shape = three(width - 1) + three(height - 1)
    frames = b"".join(
        chunk(b"ANMF", three(0) + three(0) + shape + three(pace) + b"\x02" + drawn(one)) for one in pictures
    )
    head = chunk(b"VP8X", b"\x02\0\0\0" + shape) + chunk(b"ANIM", b"\0\0\0\xff\0\0")
    body = b"WEBP" + head + frames
    return b"RIFF" + pack("<L", len(body)) + body


# -- what is seen --------------------------------------------------------------------------------------------------


def questions(name: str, seed: int, first: int) -> Iterator[Any]:
    """The game at each question of its first player from one on, played by bots."""
    options, players, _ = FILMS[name]
    decks = list(rules(name).ready_decks(**options))
    game = qk.new(name, [decks[n % len(decks)] for n in range(players)], seed=seed, names=NAMES[:players], **options)
    minds = [bot("thumb", name, seed=seat) for seat in range(players)]
    asked = 0
    while game.decision is not None:
        seat = game.decision.seat
        asked += seat == 0
        if seat == 0 and asked > first:
            yield game.clone()
        game.answer(minds[seat].choose(game.decision, game.view(seat)))


def shot(page: Page, width: int) -> bytes:
    """The page as a WebP picture of that width."""
    page.wait_for_function(
        "() => document.fonts.status === 'loaded' && [...document.images].every((one) => one.complete)"
    )
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    source = f"data:image/png;base64,{base64.b64encode(page.screenshot()).decode()}"
    reduced: str = run(page, "reduced", [source, width])
    return base64.b64decode(reduced.split(",")[1])


def make_film(site: Address, browser: Browser, name: str) -> bytes:
    window = Window(browser, seen=True, viewport=SIZE, color_scheme="dark")
    games = questions(name, PICTURES[name][0], FILMS[name][2])
    sitting = Sitting(site, window, next(games))
    pictures = []
    for game in islice(games, FRAMES):
        sitting.show_another(game)
        pictures.append(shot(sitting.page, WIDTH))
    window.close()
    return film(pictures, WIDTH, round(SIZE["height"] * WIDTH / SIZE["width"]), PACE)


def make_picture(site: Address, browser: Browser, scene: Scene, width: int) -> bytes:
    """A fixed position as the page shows it, reduced to that width."""
    table = Table()
    scene.set_up(table)
    size = {"width": scene.size[0], "height": scene.size[1]}
    window = Window(browser, seen=True, viewport=size, color_scheme=scene.shade)
    sitting = Sitting(site, window, table.game, scene.seat)
    picture = shot(sitting.page, width)
    window.close()
    return picture


def moment(site: Address, browser: Browser, name: str, size: dict[str, int], sharp: int = 1) -> bytes:
    """A moment in the middle of a real game; `sharp`: how many dots a pixel has."""
    window = Window(browser, seen=True, viewport=size, color_scheme="dark", device_scale_factor=sharp)
    sitting = Sitting(site, window, next(questions(name, *PICTURES[name])))
    sitting.page.wait_for_timeout(FORESEEN)
    picture = shot(sitting.page, size["width"] * sharp)
    window.close()
    return picture


def lobby(site: Address, browser: Browser) -> bytes:
    window = Window(browser, seen=True, viewport=SCREEN, color_scheme="dark")
    page = window.open(site.http)
    page.wait_for_selector(".game")
    picture = shot(page, SCREEN["width"])
    window.close()
    return picture


def pictures_of(site: Address, browser: Browser, name: str) -> Iterator[tuple[Path, bytes]]:
    """The pictures and the film of a game for the README, and the lobby."""
    yield IMAGES / f"{name}.webp", moment(site, browser, name, SCREEN)
    yield IMAGES / f"{name}-phone.webp", moment(site, browser, name, PHONE, 2)
    yield IMAGES / f"{name}-film.webp", make_film(site, browser, name)
    yield IMAGES / "lobby.webp", lobby(site, browser)


def how_pictures(site: Address, browser: Browser, name: str) -> Iterator[tuple[Path, bytes]]:
    """The pictures of how a game is played: all of one size and shade."""
    for section in how_to_play(name).sections:
        if section.picture:
            scene = SCENES[section.picture]._replace(size=(SIZE["width"], SIZE["height"]), shade="dark")
            yield HOW / f"{section.picture.replace(' ', '-')}.webp", make_picture(site, browser, scene, HOW_WIDTH)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(FILMS), help="of this game alone")
    parser.add_argument("--how", action="store_true", help="the pictures of how a game is played")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name in [told.only] if told.only else finished():
            for path, content in (how_pictures if told.how else pictures_of)(site, browser, name):
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(content)
                sys.stdout.write(f"{path.name}: {len(content):,} bytes\n")
        browser.close()


if __name__ == "__main__":
    main()
