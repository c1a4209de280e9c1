"""Pages of games that are over: stepped through, told as a story, and taken away as a record."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quickening.core.refusals import Refused
from quickening.server.pages import as_json, asked, brought, number_in, page
from quickening.server.replays import LARGEST_RECORD, Replay, Replays
from quickening.server.versions import OtherVersion

#: A record is played, which costs more than other requests for tables.
COST_OF_RECORD = 10.0


def routes() -> list[Route]:
    return [
        Route("/replay", page("replay.html")),
        Route("/replay/{replay}", page("replay.html")),
        Route("/api/replays", asked(bring_record), methods=["POST"]),
        Route("/api/replays/{replay}", asked(show_replay)),
        Route("/api/replays/{replay}/record", asked(download_record)),
        Route("/api/replays/{replay}/story", asked(tell_story)),
        Route("/api/replays/{replay}/{step}", asked(show_step)),
        Route("/api/replays/{replay}/{step}/why", asked(explain_step)),
    ]


async def bring_record(request: Request) -> Any:
    """A record from a file; the answer is the name of its replay."""
    data = await brought(request, LARGEST_RECORD, COST_OF_RECORD)
    return as_json({"replay": await request.app.state.replays.bring(data)}, 201)


async def found_replay(request: Request) -> Replay:
    """The replay a page asks for. That of a table there is only once its game is over."""
    name: str = request.path_params["replay"]
    replays: Replays = request.app.state.replays
    if not name.startswith("table."):
        return await replays.find(name)
    room = await request.app.state.rooms.find(name.removeprefix("table."))
    if not room.shown.over:
        raise Refused("the game is not over")
    return await replays.of_game(name, room.game)


async def show_replay(request: Request) -> Any:
    """What there is to see; of a table also how its seed can be checked."""
    replay = await found_replay(request)
    about = replay.about()
    if request.path_params["replay"].startswith("table."):
        room = await request.app.state.rooms.find(request.path_params["replay"].removeprefix("table."))
        about |= {"salt": room.setup.salt, "seed_hash": room.setup.seed_hash}
    return about


async def tell_story(request: Request) -> Any:
    """How the chances went and where the game turned."""
    replay = await found_replay(request)
    return await request.app.state.replays.story(replay)


def step_of(request: Request) -> int:
    """Which step is asked for."""
    step = number_in(request.path_params["step"])
    if step is None:
        raise Refused("a step is a number")
    return step


async def show_step(request: Request) -> Any:
    """The view after a step."""
    replay = await found_replay(request)
    return replay.shown(step_of(request), request.query_params.get("as", "public"))


async def explain_step(request: Request) -> Any:
    """Where a number comes from at a step."""
    replay = await found_replay(request)
    asked_for = request.query_params
    return {"lines": replay.why(step_of(request), asked_for.get("as", "public"), asked_for)}


async def download_record(request: Request) -> Any:
    """The record as a file."""
    replay: str = request.path_params["replay"]
    try:
        record = (await found_replay(request)).record
    except OtherVersion:  # it is not played here; what it consists of can be taken to where it is
        record = await request.app.state.rooms.record(replay.removeprefix("table."))
    name = f'attachment; filename="{record.game}-{replay}.json"'
    return Response(record.to_json(), media_type="application/json", headers={"content-disposition": name})
