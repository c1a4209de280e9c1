"""All cards of a game as printed, for pages that meet a name: of the whole pool, whatever is dealt at any table."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quickening.core.refusals import Refused
from quickening.server.reading import with_cards


class Printing(NamedTuple):
    """The cards of a game as they go over the wire, and the fingerprint by which a browser knows them again."""

    fingerprint: str
    plain: bytes
    packed: bytes


class Printings:
    """The printings of this server, each made when somebody first asks for it."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, str], Printing] = {}

    async def find(self, game: str, edition: str) -> Printing:
        """The cards of a game, in an edition if it has several. Refuses a game or an edition that there is not."""
        if (game, edition) not in self.made:
            self.made[game, edition] = await asyncio.to_thread(printing_of, game, edition)
        return self.made[game, edition]


def printing_of(name: str, edition: str) -> Printing:
    """The printed cards of a game."""
    game = with_cards(name)
    if edition and edition not in game.options().get("edition", ()):
        raise Refused(f"{name} has no such edition")
    plain = msgspec.json.encode(game.printed(edition))
    return Printing(blake2b(plain, digest_size=12).hexdigest(), plain, gzip.compress(plain, mtime=0))


async def show_reading(request: Request) -> Any:
    """How a card is understood: its text as the rules word it, or why it is not read."""
    asked = (request.path_params["game"], request.query_params.get("key", ""))
    return await asyncio.to_thread(reading_of, *asked)


def reading_of(name: str, key: str) -> dict[str, Any]:
    """The same. Refuses a card that there is not."""
    game = with_cards(name)
    known = game.table().definitions
    if key in known:
        return {"read": True, "text": game.card_text(known[key])}
    refused: Mapping[str, str] = getattr(known, "refused", {})  # of cards that somebody imported
    if key not in refused:
        raise Refused("there is no such card")
    return {"read": False, "reason": refused[key]}


async def show_cards(request: Request) -> Response:
    """The cards of a game. A browser that has them already is told that they are still the same."""
    printings: Printings = request.app.state.printings
    found = await printings.find(request.path_params["game"], request.query_params.get("edition", ""))
    etag = f'"{found.fingerprint}"'
    headers = {"etag": etag, "cache-control": "public, no-cache", "vary": "accept-encoding"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
    return Response(found.plain, media_type="application/json", headers=headers)
