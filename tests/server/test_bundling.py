"""Scripts and styles go over the wire as one file each, named by their content."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from quickening.server import bundling
from quickening.server.looks import WEB
from tests.server.conftest import PATIENCE, serving

NAMED = re.compile(r'(?:href|src)="(/static/made/[\w.]+)"')


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        serving(tmp_path_factory.mktemp("data")) as address,
        httpx.Client(base_url=address.http, timeout=PATIENCE) as client,
    ):
        yield client


@pytest.mark.parametrize("name", sorted(path.name for path in WEB.glob("*.html") if path.name != "offline.html"))
def test_every_page_names_one_script_and_one_style_by_their_content(name: str) -> None:
    html = bundling.page(name).plain.decode()

    kinds = sorted(address.rsplit(".", 1)[1] for address in NAMED.findall(html))
    early = html.count("<script src=")
    assert kinds == ["css", *["js"] * (1 + early)]
    assert early == (name == "table.html")
    assert not re.search(r'<script[^>]*src="/static/(?!made/)', html)


def test_a_table_whose_game_is_known_brings_its_board_along() -> None:
    plain, board = bundling.page("table.html").plain.decode(), bundling.page("table.html", "huntik").plain.decode()

    assert len(NAMED.findall(board)) == len(NAMED.findall(plain)) + 2
    assert 'data-board="huntik"' in board
    assert bundling.page("table.html", "none of ours").plain.decode() == plain


def test_a_module_stands_behind_all_it_needs_and_only_once() -> None:
    names = bundling.in_order(("table.js",))

    assert len(names) == len(set(names))
    assert all(names.index(need) < names.index(name) for name in names for need in bundling.module(name).needs)


def test_what_is_wanted_later_is_in_a_file_of_its_own_that_repeats_nothing() -> None:
    bundle = bundling.script(("shade.js", "installed.js", "table.js"))
    part = bundling.FILES.made[bundle.later["boards/huntik.js"].rsplit("/", 1)[1]].plain.decode()

    assert "__m['boards/huntik.js'] ??=" in part
    assert "__m['dom.js'] ??=" not in part


def test_a_file_that_was_made_is_asked_for_once_a_year(client: httpx.Client) -> None:
    address = NAMED.findall(client.get("/rules").text)[0]

    found = client.get(address)

    assert found.status_code == 200
    assert "immutable" in found.headers["cache-control"]
    assert found.headers["content-type"].startswith("text/css")


def test_another_process_may_have_named_a_file(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    address = NAMED.findall(client.get("/").text)[0]
    others = bundling.Files()
    monkeypatch.setattr(bundling, "FILES", others)
    for made in (bundling.script, bundling.style, bundling.page):
        made.cache_clear()

    assert client.get(address).status_code == 200


def test_a_file_that_is_gone_says_what_to_do(client: httpx.Client) -> None:
    found = client.get("/static/made/0123456789abcdef01234567.js")

    assert found.status_code == 404
    assert "load the page again" in found.text


def test_a_script_that_no_bundle_can_hold_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    class Page:
        def __truediv__(self, name: str) -> Page:
            return self

        def read_text(self, encoding: str) -> str:
            return "export default 3;\n"

    monkeypatch.setattr(bundling, "WEB", Page())
    with pytest.raises(ValueError, match=r"odd\.js: no way is known .* export default 3"):
        bundling.module("odd.js")
