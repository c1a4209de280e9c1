"""The card maker: what a card consists of, and how one that somebody writes is understood."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from quickening.core.refusals import Refused
from quickening.games import rules
from quickening.games.formats.pools import ORIGIN, columns_of, further_columns, is_quoted, needed_columns
from quickening.games.readings import fingerprint
from quickening.server import messages
from quickening.server.making import TEXTS, Makers, example_of, usual_facts
from quickening.server.pages import asked, brought, page

#: A card is read in a process of its own, and near wordings are tried: that costs more than a table that is laid.
COST = 4.0
LONGEST_FACT, LONGEST_TEXT = 200, 1500


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """A card as somebody writes it: what stands in each column of a card file."""

    facts: Annotated[dict[str, str], msgspec.Meta(max_length=40)]


def routes() -> list[Route]:
    return [
        Route("/maker", page("maker.html")),
        Route("/api/maker/{game}", asked(show_columns)),
        Route("/api/maker/{game}", asked(read_card), methods=["POST"]),
    ]


async def show_columns(request: Request) -> Any:
    """What a card consists of, what usually stands there, and how a card file is written."""
    game: str = request.path_params["game"]
    columns = await asyncio.to_thread(needed_columns, game)
    usual = await asyncio.to_thread(usual_facts, game)
    return {
        "columns": [one for one in columns if one not in ORIGIN],
        "further": further_columns(game),
        "example": await asyncio.to_thread(example_of, game),
        "reader": await asyncio.to_thread(reader_of, game),
        "texts": [one for one in columns if one in TEXTS],
        "usual": {column: found for column, found in usual.items() if column not in TEXTS},
        "quoted": is_quoted(game),
        "origin": {one: ORIGIN[one] for one in columns if one in ORIGIN},
    }


@cache
def reader_of(game: str) -> str:
    """What changes when texts may be read otherwise than before."""
    return fingerprint(game)


async def read_card(request: Request) -> Any:
    """How a card is understood; nothing is kept of it."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST, COST), type=Made)
    game: str = request.path_params["game"]
    rules(game)
    known = await asyncio.to_thread(columns_of, game)
    for column, words in wanted.facts.items():
        if column not in known:
            raise Refused(f"a card of {game} has no {column[:40]!r}; it has: {', '.join(known)}")
        longest = LONGEST_TEXT if column in TEXTS else LONGEST_FACT
        if len(words) > longest:
            raise Refused(f"{column}: {longest} letters at most")
    makers: Makers = request.app.state.makers
    return await makers.read(game, wanted.facts)
