"""What the pages of tournaments ask for."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from quickening.core.refusals import Refused
from quickening.server import messages
from quickening.server.accounts import account_of
from quickening.server.drafts import seen_by
from quickening.server.open_table_pages import COST, check_serving
from quickening.server.pages import as_json, asked, brought, page
from quickening.server.tournament_state import Announced, Building, Entering, OtherDeck, Ruled, Secret, Taking
from quickening.server.tournaments import Tournaments

T = TypeVar("T")


def routes() -> list[Route]:
    one = "/api/tournaments/{name}"
    return [
        Route("/tournaments", page("tournaments.html")),
        Route("/tournament/{name}", page("tournament.html")),
        Route("/api/tournaments", asked(list_tournaments)),
        Route("/api/tournaments", asked(announce), methods=["POST"]),
        Route(one, asked(show)),
        Route(f"{one}/mine", asked(mine), methods=["POST"]),
        Route(f"{one}/enter", asked(enter), methods=["POST"]),
        Route(f"{one}/deck", asked(change_deck), methods=["POST"]),
        Route(f"{one}/draft", asked(show_draft), methods=["POST"]),
        Route(f"{one}/take", asked(take), methods=["POST"]),
        Route(f"{one}/build", asked(build), methods=["POST"]),
        Route(f"{one}/hurry", asked(hurry), methods=["POST"]),
        Route(f"{one}/leave", asked(leave), methods=["POST"]),
        Route(f"{one}/begin", asked(begin), methods=["POST"]),
        Route(f"{one}/next", asked(next_round), methods=["POST"]),
        Route(f"{one}/result", asked(rule), methods=["POST"]),
        Route(f"{one}/remove", asked(remove), methods=["POST"]),
        Route(f"{one}/time", asked(call_time), methods=["POST"]),
    ]


def tournaments_of(request: Request) -> tuple[Tournaments, str]:
    found: Tournaments = request.app.state.tournaments
    return found, request.path_params.get("name", "")


async def given(request: Request, kind: type[T], cost: float = 1.0) -> T:
    """What a page sends with its request."""
    return msgspec.json.decode(await brought(request, messages.LARGEST, cost), type=kind)


async def list_tournaments(request: Request) -> Any:
    """All tournaments, the newest first."""
    found, _ = tournaments_of(request)
    few = ("tournament", "title", "game", "options", "clock", "style", "phase", "winner", "at")
    shown = [one.shown() for one in await found.listed()]
    return {"tournaments": [{key: one[key] for key in few} | {"count": len(one["players"])} for one in shown]}


async def announce(request: Request) -> Any:
    """A new tournament; the answer has the secret of its judge."""
    wanted = await given(request, Announced, COST)
    check_serving(request)
    found, _ = tournaments_of(request)
    name, token = await found.announce(wanted, await account_of(request))
    return as_json({"tournament": name, "token": token}, 201)


async def show(request: Request) -> Any:
    """One tournament as everybody may see it."""
    found, name = tournaments_of(request)
    return (await found.find(name)).shown() | {"now": found.now}


async def mine(request: Request) -> Any:
    """Who somebody is there, and where they have to play now."""
    found, name = tournaments_of(request)
    token = (await given(request, Secret, 0.1)).token
    state = (await found.find(name)).state
    told: dict[str, Any] = {"judge": state.is_judge(token), "player": "", "table": ""}
    if told["judge"]:
        return told
    player = state.player(token).name
    match = state.table_of(player)
    return told | {"player": player, "table": "" if match is None else match.table}


async def enter(request: Request) -> Any:
    """Somebody takes part; the answer has their secret."""
    wanted = await given(request, Entering, COST / 2)
    check_serving(request)
    found, name = tournaments_of(request)
    return as_json({"token": await found.enter(name, wanted, await account_of(request))}, 201)


async def change_deck(request: Request) -> Any:
    """Another deck, before the tournament begins."""
    wanted = await given(request, OtherDeck)
    found, name = tournaments_of(request)
    await found.change_deck(name, wanted.token, wanted.deck, wanted.cards)
    return {}


async def show_draft(request: Request) -> Any:
    """The pack before a player, and what they have taken."""
    found, name = tournaments_of(request)
    token = (await given(request, Secret, 0.1)).token
    state = (await found.find(name)).state
    return seen_by(state, state.player(token).name)


async def take(request: Request) -> Any:
    """A player takes a card."""
    wanted = await given(request, Taking, 0.2)
    found, name = tournaments_of(request)
    return await found.take(name, wanted.token, wanted.card)


async def build(request: Request) -> Any:
    """A player has made a deck."""
    wanted = await given(request, Building)
    found, name = tournaments_of(request)
    await found.build(name, wanted.token, wanted.left_out)
    return {}


async def hurry(request: Request) -> Any:
    """The judge does not wait any longer for who has to take a card."""
    found, name = tournaments_of(request)
    await found.hurry(name, (await given(request, Secret)).token)
    return {}


async def leave(request: Request) -> Any:
    """Somebody leaves."""
    found, name = tournaments_of(request)
    await found.leave(name, (await given(request, Secret)).token)
    return {}


async def begin(request: Request) -> Any:
    """The tournament begins."""
    found, name = tournaments_of(request)
    await found.begin(name, (await given(request, Secret)).token)
    return {}


async def next_round(request: Request) -> Any:
    """The next round."""
    found, name = tournaments_of(request)
    await found.next_round(name, (await given(request, Secret)).token)
    return {}


async def rule(request: Request) -> Any:
    """The judge says how a match has ended."""
    wanted = await given(request, Ruled)
    found, name = tournaments_of(request)
    await found.rule(name, wanted.token, wanted.player, wanted.drawn)
    return {}


async def remove(request: Request) -> Any:
    """The judge takes somebody out."""
    wanted = await given(request, Ruled)
    if wanted.drawn:
        raise Refused("somebody who is taken out has drawn nothing")
    found, name = tournaments_of(request)
    await found.remove(name, wanted.token, wanted.player)
    return {}


async def call_time(request: Request) -> Any:
    """The judge calls time for this round."""
    found, name = tournaments_of(request)
    await found.call_time(name, (await given(request, Secret)).token)
    return {}
