"""The lobby and the page of a table: what can be played, and tables laid for it."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quickening.bots import bot_names
from quickening.games import Deck, all_decks, finished
from quickening.games.packs import has_limited
from quickening.server import made
from quickening.server.accounts import account_of
from quickening.server.clock import Limits
from quickening.server.pages import as_json, asked, brought, bundled, page
from quickening.server.places import Place
from quickening.server.reading import with_cards
from quickening.server.rooms import Rooms


def routes() -> list[Route]:
    return [
        Route("/", page("lobby.html")),
        Route("/table/{table}", show_table),
        Route("/api/games", asked(list_games)),
        Route("/api/tables", asked(lay_table), methods=["POST"]),
    ]


async def show_table(request: Request) -> Response:
    """The page of a table; if it is in memory, with the board of its game."""
    room = request.app.state.rooms.rooms.get(request.path_params["table"])
    return await bundled(request, "table.html", "" if room is None else room.game.table.game)


async def list_games(request: Request) -> Any:
    """What can be played: games that have decks, with their options, seats and bots."""
    return await asyncio.to_thread(offered)


def offered() -> list[dict[str, Any]]:
    """The games that can be played. The first time their cards are read, which takes a while."""
    return [found for name in finished() if (found := describe(name))["decks"]]


#: Options that not every deck suits.
_SUITING = frozenset({"edition", "format"})


@cache
def describe(name: str) -> dict[str, Any]:
    """One game for the lobby; which decks suit an edition or a format, and which editions have formats.

    What no ready deck suits can be played with decks that are `brought`.
    """
    game = with_cards(name)
    options = {option: list(values) for option, values in game.options().items() if values}
    suited = {
        option: {value: keys for value in options[option] if (keys := list(game.ready_decks(**{option: value})))}
        for option in _SUITING.intersection(options)
    }
    brought = {option: [one for one in options[option] if one not in suited[option]] for option in suited}
    options |= {option: list(values) for option, values in suited.items()}
    styles = suited.get("format", {})
    formats = [
        edition
        for edition in options.get("edition", [])
        if any(game.ready_decks(edition=edition, format=one) for one in styles)
    ]
    return {
        "name": name,
        "seats": game.SEATS,
        "options": options,
        "decks": [{"key": deck.key, "name": deck.name, "about": deck.about} for deck in listed_decks(name, options)],
        "suited": suited,
        "brought": brought,
        "formats": formats,
        "bots": bot_names(name),
        "limited": has_limited(name),
    }


def listed_decks(name: str, options: dict[str, list[str]]) -> list[Deck]:
    """All decks of a game, then those made for one style of tournament alone."""
    decks = all_decks(name)
    for style in options.get("format", ()):
        decks |= {key: deck for key, deck in all_decks(name, format=style).items() if key not in decks}
    return list(decks.values())


class LayTable(msgspec.Struct, forbid_unknown_fields=True):
    """What the lobby asks for."""

    game: str
    seats: Annotated[list[Place], msgspec.Meta(max_length=20)]
    options: dict[str, str | Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]] = {}
    clock: Limits = Limits()


async def lay_table(request: Request) -> Any:
    """A new table; the answer has the secrets of its seats."""
    wanted = msgspec.json.decode(await brought(request, made.LARGEST), type=LayTable)
    wanted.clock.check()
    await made.read_first(request, wanted.game, [seat.cards for seat in wanted.seats])
    if request.app.state.health.draining:
        return as_json({"error": "the server is about to start again; try once more in a moment"}, 503)
    rooms: Rooms = request.app.state.rooms
    room, tokens = await rooms.lay(wanted.game, wanted.seats, wanted.options, clock=wanted.clock)
    account = await account_of(request)
    if account is not None:
        for seat in room.seats:
            if seat.kind == "you":
                await rooms.journal.keep_seat(account.key, room.table, seat.seat)
    return as_json({"table": room.table, "tokens": tokens}, 201)
