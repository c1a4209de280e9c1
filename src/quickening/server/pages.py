"""What every page and every request has in common: safe headers, one line for a refusal, limits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quickening.core.refusals import Refused
from quickening.server import bundling
from quickening.server.guests import Allowances
from quickening.server.looks import WEB, answer
from quickening.server.sockets import address_of, same_origin

LONGEST_NUMBER = 9
_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        b"font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
#: Over TLS: a browser does not come without it for half a year.
_HSTS = (b"strict-transport-security", b"max-age=15552000")


class SafeHeaders:
    """Adds the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                safely = [*_HEADERS, *([_HSTS] if scope.get("scheme") in ("https", "wss") else [])]
                message["headers"] = [*message.get("headers", []), *safely]
            await send(message)

        await self.app(scope, receive, send_safely)


def page(name: str, media_type: str = "text/html") -> Callable[[Request], Awaitable[Response]]:
    """A page that is the same for everybody."""

    async def show(request: Request) -> Response:
        if media_type != "text/html":
            return Response((WEB / name).read_bytes(), media_type=media_type)
        return await bundled(request, name)

    return show


async def bundled(request: Request, name: str, game: str = "") -> Response:
    """A page with the files it needs named in it, perhaps for the game that is played there."""
    made = await asyncio.to_thread(bundling.page, name, game)
    return answer(request, made, "text/html", "no-cache")


async def show_lost(request: Request, error: Exception) -> Response:
    """An address at which there is nothing: a page for people, one line for programs."""
    if request.url.path.startswith(("/api/", "/static/")):
        return Response("there is nothing here", 404, media_type="text/plain")
    shown = await bundled(request, "lost.html")
    shown.status_code = 404
    return shown


def asked(answer: Callable[[Request], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
    """What a page asks for, as JSON; a refusal says in one line what is wrong."""

    async def show(request: Request) -> Response:
        allowances: Allowances = request.app.state.asking
        if not allowances.grant(address_of(request)):
            return as_json({"error": "too many at once; wait a moment"}, 429)
        try:
            found = await answer(request)
        except (Refused, msgspec.DecodeError, UnicodeError) as error:
            return as_json({"error": str(error)}, 404 if request.method == "GET" else 400)
        except ClientDisconnect:  # nobody hears this, and it is nothing to write a trace about
            return as_json({"error": "the connection was lost"}, 400)
        return found if isinstance(found, Response) else as_json(found)

    return show


def number_in(words: str) -> int | None:
    """A number that came with a request, if it is one and not too large to be meant.

    >>> number_in("12"), number_in("-1"), number_in("9" * 5000), number_in("²")
    (12, None, None, None)
    """
    return int(words) if words.isdecimal() and len(words) <= LONGEST_NUMBER else None


def as_json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def brought(request: Request, most: int, cost: float = 1.0) -> bytes:
    """What a page sends. Refuses what comes from elsewhere, too often, or too large."""
    if not same_origin(request.headers.get("origin"), request.headers.get("host", "")):
        raise Refused("this page may not do that here")
    allowances: Allowances = request.app.state.bringing
    if not allowances.grant(address_of(request), cost):
        raise Refused("too many at once; wait a moment")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused(f"that is too large: {most} bytes at most")
    return bytes(body)
