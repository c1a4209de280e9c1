"""Lessons for the browser: which there are, what the guide says, and the table one is played at."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from quickening.games import finished
from quickening.games.lessons import lesson, lessons
from quickening.server import messages
from quickening.server.open_table_pages import check_serving
from quickening.server.pages import as_json, asked, brought
from quickening.server.places import LONGEST_NAME, Place
from quickening.server.rooms import Rooms


class Learner(msgspec.Struct, forbid_unknown_fields=True):
    """Who would like to learn."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


def routes() -> list[Route]:
    return [
        Route("/api/lessons", asked(list_lessons)),
        Route("/api/lessons/{game}/{key}", asked(show_lesson)),
        Route("/api/lessons/{game}/{key}", asked(begin_lesson), methods=["POST"]),
    ]


async def list_lessons(request: Request) -> Any:
    """Every lesson of every game, in their order."""
    return [
        {"game": game, "key": key, "title": one.title, "about": one.about, "minutes": one.minutes}
        for game in finished()
        for key, one in lessons(game).items()
    ]


async def show_lesson(request: Request) -> Any:
    """What the guide says, step by step."""
    found = lesson(request.path_params["game"], request.path_params["key"])
    return {"title": found.title, "end": found.end, "steps": found.steps, "stops": found.table.stops}


async def begin_lesson(request: Request) -> Any:
    """A table for a lesson: its deal is the same for everybody."""
    learner = msgspec.json.decode(await brought(request, messages.LARGEST), type=Learner)
    check_serving(request)
    game = request.path_params["game"]
    table = lesson(game, request.path_params["key"]).table
    places = [
        Place("you", learner.name, table.decks[0]),
        Place("bot", table.opponent, table.decks[1], bot=table.bot),
    ]
    rooms: Rooms = request.app.state.rooms
    room, tokens = await rooms.lay(game, places, dict(table.options), seed=table.seed)
    return as_json({"table": room.table, "token": tokens[0]}, 201)
