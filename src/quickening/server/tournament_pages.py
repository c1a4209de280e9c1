"""What the pages of tournaments ask for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from quickening.server import made, messages
from quickening.server.accounts import account_of
from quickening.server.drafts import seen_by
from quickening.server.open_table_pages import COST, check_serving
from quickening.server.pages import as_json, asked, brought, page
from quickening.server.tournament_state import (
    Announced,
    Building,
    Entering,
    Hurrying,
    OfRound,
    OtherDeck,
    Removed,
    Ruled,
    Secret,
    Taking,
)
from quickening.server.tournaments import Tournaments

T = TypeVar("T")


#: What players and judges change: what is said with it, and what becomes of it.
CHANGES: dict[str, tuple[type[Any], Callable[[Tournaments, str, Any], Awaitable[None]]]] = {
    "build": (Building, lambda held, name, said: held.build(name, said.token, said.left_out)),
    "leave": (Secret, lambda held, name, said: held.leave(name, said.token)),
    "begin": (Secret, lambda held, name, said: held.begin(name, said.token)),
    "hurry": (Hurrying, lambda held, name, said: held.hurry(name, said.token, said.turn)),
    "next": (Secret, lambda held, name, said: held.next_round(name, said.token)),
    "result": (Ruled, lambda held, name, said: held.rule(name, said)),
    "remove": (Removed, lambda held, name, said: held.remove(name, said.token, said.player)),
    "time": (OfRound, lambda held, name, said: held.call_time(name, said.token, said.round)),
}


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
        Route(f"{one}/own-cards", asked(show_own_cards), methods=["POST"]),
        Route(f"{one}/draft", asked(show_draft), methods=["POST"]),
        Route(f"{one}/take", asked(take), methods=["POST"]),
        *(Route(f"{one}/{what}", asked(changed(*how)), methods=["POST"]) for what, how in CHANGES.items()),
    ]


def changed(
    kind: type[Any], change: Callable[[Tournaments, str, Any], Awaitable[None]]
) -> Callable[[Request], Awaitable[Any]]:
    """What changes a tournament and has no answer but that it is done."""

    async def answer(request: Request) -> Any:
        said = await given(request, kind)
        await change(*tournaments_of(request), said)
        return {}

    return answer


def tournaments_of(request: Request) -> tuple[Tournaments, str]:
    found: Tournaments = request.app.state.tournaments
    return found, request.path_params.get("name", "")


async def given(request: Request, kind: type[T], cost: float = 1.0, most: int = messages.LARGEST) -> T:
    """What a page sends with its request."""
    return msgspec.json.decode(await brought(request, most, cost), type=kind)


async def read_first(request: Request, cards: str) -> None:
    """Cards of a player's own are read in a process of their own; where there may be none, nothing is read."""
    found, name = tournaments_of(request)
    wanted = (await found.find(name)).state.wanted
    if wanted.own_cards and len(cards) <= wanted.longest_deck:
        await made.read_first(request, wanted.game, [cards])


async def change_deck(request: Request) -> Any:
    """Another deck, before decks are locked."""
    said = await given(request, OtherDeck, COST / 2, made.LARGEST)
    found, name = tournaments_of(request)
    await read_first(request, said.cards)
    await found.change_deck(name, said.token, said.deck, said.cards)
    return {}


async def list_tournaments(request: Request) -> Any:
    """All tournaments, the newest first."""
    found, _ = tournaments_of(request)
    few = ("tournament", "title", "game", "options", "clock", "style", "phase", "winner", "at")
    shown = [one.shown for one in await found.listed()]
    return {"tournaments": [{key: one[key] for key in few} | {"count": len(one["players"])} for one in shown]}


async def announce(request: Request) -> Any:
    """A new tournament; the answer has the secret of its judge."""
    wanted = await given(request, Announced, COST)
    check_serving(request)
    found, _ = tournaments_of(request)
    name, token = await found.announce(wanted, await account_of(request))
    return as_json({"tournament": name, "token": token}, 201)


async def show(request: Request) -> Any:
    """One tournament as everybody may see it; `known`: when it is otherwise than somebody knows it, by its mark."""
    found, name = tournaments_of(request)
    kept = await found.news(name, request.query_params.get("known", ""))
    return kept.shown | {"now": found.now, "mark": kept.mark}


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
    wanted = await given(request, Entering, COST / 2, made.LARGEST)
    check_serving(request)
    found, name = tournaments_of(request)
    await read_first(request, wanted.cards)
    return as_json({"token": await found.enter(name, wanted, await account_of(request))}, 201)


async def show_own_cards(request: Request) -> Any:
    """The cards of their own that players have in their decks, for the judge."""
    found, name = tournaments_of(request)
    state = (await found.find(name)).state
    state.check_judge((await given(request, Secret)).token)
    return [{"player": one.name, "cards": one.own_cards} for one in state.entrants if one.own_cards]


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
    return await found.take(name, wanted)
