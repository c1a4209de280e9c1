"""Card pools that somebody brings in a file: what is in it is told to the page, which keeps it; nothing is kept."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from quickening.core.refusals import Refused
from quickening.games import rules
from quickening.games.formats.pools import brought as brought_in
from quickening.games.formats.pools import columns_of
from quickening.server.made import makers_of
from quickening.server.pages import asked, brought

#: More bytes than the texts of any plugin take, packed or not. One with pictures is packed anew without them.
LARGEST = 8 << 20
#: It is unpacked and gone through in a process of its own.
COST = 10.0
#: So many reasons are told, and decks taken.
MOST_TOLD, MOST_DECKS = 20, 200
LONGEST_NAME = 80


def routes() -> list[Route]:
    return [Route("/api/pools/{game}", asked(read_file), methods=["POST"])]


async def read_file(request: Request) -> Any:
    """The cards and decks of a file, whose name is told in the address."""
    game, name = request.path_params["game"], request.query_params.get("name", "")
    rules(game)
    if not name.strip() or len(name) > LONGEST_NAME:
        raise Refused(f"a file has a name of at most {LONGEST_NAME} letters")
    data = await brought(request, LARGEST, COST)
    found = await makers_of(request).work(found_in, game, name, data)
    if "error" in found:
        raise Refused(found["error"])
    return found


def found_in(game: str, name: str, data: bytes) -> dict[str, Any]:
    """What a page is told of a file: each card by its columns, decks as they are written, what could not be used."""
    try:
        found = brought_in(game, name, data)
    except Refused as refused:
        return {"error": str(refused)}
    columns = columns_of(game)
    return {
        "cards": [{column: row[column] for column in columns if row[column]} for row in found.rows],
        "decks": [{"name": key[:60], "text": text} for key, text in list(found.decks.items())[:MOST_DECKS]],
        "unusable": found.unusable[:MOST_TOLD],
    }
