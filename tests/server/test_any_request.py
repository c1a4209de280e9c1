"""Whatever is asked of any page, the server answers: it refuses with a reason, and never breaks."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from quickening.server.app import create_app
from tests.server.conftest import serving

#: What stands for a name in an address.
NAMES = (
    "x",
    "%00",
    "..%2f..",
    "%ff%fe",
    "%F0%9F%8E%B4",
    "-1",
    "9" * 5_000,
    "a" * 4_000,
    "table.",
    "huntik",
    "HK",
    "0",
)
#: What stands for a word or a number in a body.
VALUES: tuple[Any, ...] = (
    *("", "\0", "x" * 3_000, "\u202e", "huntik", "{{", "a\nb"),
    *(None, True, -1, 2**31, 2**63, 2**70, 1e308, [], {}, [[]] * 50, {"": ""}),
)
FIELDS = (
    *(
        "game",
        "seats",
        "options",
        "clock",
        "name",
        "password",
        "token",
        "table",
        "seat",
        "deck",
        "cards",
        "url",
        "title",
    ),
    *("listed", "players", "text", "key", "kind", "bot", "format", "answer", "edition", "again", "old", "new"),
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with (
        serving(tmp_path_factory.mktemp("data"), asking=(1e9, 1e9)) as server,
        httpx.Client(base_url=server.http, timeout=60) as client,
    ):
        yield client


def routes_of(app: Starlette) -> list[tuple[str, str]]:
    """Every address with its names in braces, and how it is asked."""
    found = [route for route in app.routes if isinstance(route, Route)]
    return [(route.path, method) for route in found for method in sorted(route.methods or ()) if method != "HEAD"]


ROUTES = routes_of(create_app(Path("never opened")))


def addressed(path: str, name: str) -> str:
    parts = path.split("/")
    return "/".join(name if part.startswith("{") else part for part in parts)


def bodies(chance: random.Random) -> Iterator[bytes]:
    """No JSON at all, JSON of the wrong kind, and fields of every name with anything in them."""
    yield from (b"", b"\xff", b"[" * 5_000, b'"\\ud800"', b"null", b"x" * 20_000)
    for _ in range(14):
        some = {field: chance.choice(VALUES) for field in chance.sample(FIELDS, chance.randint(1, 6))}
        yield msgspec.json.encode(some)


@pytest.mark.parametrize(("path", "method"), [one for one in ROUTES if one[1] == "GET"])
def test_any_address_is_answered(client: httpx.Client, path: str, method: str) -> None:
    for name, query in itertools.product(
        NAMES if "{" in path else ("",), ("", "?as=9%00&number=%ff&seat=" + "9" * 400)
    ):
        answer = client.get(addressed(path, name) + query)
        assert answer.status_code < 500, (path, name[:20], answer.text[:200])


@pytest.mark.parametrize(("path", "method"), [one for one in ROUTES if one[1] == "POST"])
def test_any_body_is_answered(client: httpx.Client, path: str, method: str) -> None:
    chance = random.Random(path)
    for body in bodies(chance):
        answer = client.post(addressed(path, chance.choice(NAMES)), content=body)
        assert answer.status_code < 500, (path, body[:200], answer.text[:200])
