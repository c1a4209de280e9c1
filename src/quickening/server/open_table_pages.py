"""What the lobby and the waiting room ask for: open tables, a seat at one, a game with anyone."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quickening.core.refusals import Refused
from quickening.server import made, messages
from quickening.server.accounts import account_of
from quickening.server.anyone import Matching
from quickening.server.offers import Anyone, Offer, Sat, Sitter
from quickening.server.open_tables import OpenTables
from quickening.server.pages import as_json, asked, brought, page

#: An open table is seen by everybody: it costs more than one of one's own.
COST = 10.0


class Secret(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a seat."""

    token: Annotated[str, msgspec.Meta(max_length=200)]


def routes() -> list[Route]:
    return [
        Route("/sit/{table}", page("waiting.html")),
        Route("/api/open", asked(list_open)),
        Route("/api/open", asked(open_table), methods=["POST"]),
        Route("/api/anyone", asked(play_anyone), methods=["POST"]),
        Route("/api/open/{table}", asked(show_open)),
        Route("/api/open/{table}/sit", asked(sit_down), methods=["POST"]),
        Route("/api/open/{table}/here", asked(note_here), methods=["POST"]),
        Route("/api/open/{table}/leave", asked(leave), methods=["POST"]),
        Route("/api/open/{table}/begin", asked(begin), methods=["POST"]),
    ]


def tables_of(request: Request) -> OpenTables:
    found: OpenTables = request.app.state.open_tables
    return found


async def list_open(request: Request) -> Any:
    """The tables that wait for players, and the games of others that can be watched."""
    tables = tables_of(request)
    waiting = await tables.waiting(await account_of(request))
    return {"waiting": [one.shown() for one in waiting], "played": [one.shown() for one in await tables.played()]}


async def open_table(request: Request) -> Any:
    """A table of one's own that waits for others."""
    wanted = msgspec.json.decode(await brought(request, made.LARGEST, COST), type=Offer)
    check_serving(request)
    await made.read_first(request, wanted.game, [seat.cards for seat in wanted.seats])
    return seated(await tables_of(request).open(wanted, await account_of(request)))


async def play_anyone(request: Request) -> Any:
    """A seat at whichever table fits."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST, COST), type=Anyone)
    check_serving(request)
    matching: Matching = request.app.state.matching
    return seated(await matching.play_anyone(wanted, await account_of(request)))


def check_serving(request: Request) -> None:
    """Nobody is to wait at a server that is about to end."""
    if request.app.state.health.draining:
        raise Refused("the server is about to start again; try once more in a moment")


def seated(sat: Sat) -> Response:
    return as_json({"table": sat.table, "seat": sat.seat, "token": sat.token}, 201)


async def show_open(request: Request) -> Any:
    """One open table; `known`: when it is otherwise than somebody knows it, by its mark."""
    known = request.query_params.get("known", "")
    found = await tables_of(request).news(request.path_params["table"], known)
    return {**found.shown(), "mark": found.mark}


async def sit_down(request: Request) -> Any:
    """A seat, for whoever says a name and a deck."""
    wanted = msgspec.json.decode(await brought(request, made.LARGEST, COST / 2), type=Sitter)
    check_serving(request)
    if wanted.cards:
        table = await tables_of(request).find(request.path_params["table"])
        await made.read_first(request, table.game, [wanted.cards])
    return seated(await tables_of(request).sit(request.path_params["table"], wanted, await account_of(request)))


async def note_here(request: Request) -> Any:
    """Somebody still waits."""
    return {"seat": await tables_of(request).here(request.path_params["table"], await secret(request))}


async def leave(request: Request) -> Any:
    """Somebody stands up."""
    await tables_of(request).leave(request.path_params["table"], await secret(request))
    return {"table": request.path_params["table"]}


async def begin(request: Request) -> Any:
    """The game begins with bots at the free seats."""
    await tables_of(request).begin_early(request.path_params["table"], await secret(request))
    return {"table": request.path_params["table"]}


async def secret(request: Request) -> str:
    return msgspec.json.decode(await brought(request, messages.LARGEST), type=Secret).token
