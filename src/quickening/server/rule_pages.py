"""What the pages of the rules ask for: books and their chapters, the words of a game, how it is played, the code."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from quickening.games.guides import first_times_of, how_to_play, terms_of
from quickening.server import rulebook
from quickening.server.demos import Demos
from quickening.server.pages import asked, brought, number_in

#: A rule's tests are run, which costs so many times as much as a table.
COST_OF_DEMO = 20.0


def routes() -> list[Route]:
    return [
        Route("/api/rules", asked(list_books)),
        Route("/api/rules/{book}", asked(show_book)),
        Route("/api/rules/{book}/{rule}/demo", asked(make_demo), methods=["POST"]),
        Route("/api/how-to-play/{game}", asked(show_how_to_play)),
        Route("/api/terms/{game}", asked(show_terms)),
        Route("/api/first-times/{game}", asked(show_first_times)),
        Route("/api/guide/{book}", asked(show_guide)),
        Route("/api/guide/{book}/compared", asked(show_compared)),
        Route("/api/gist", asked(show_gist)),
        Route("/api/source", asked(show_source)),
    ]


async def list_books(request: Request) -> Any:
    """The books with their coverage."""
    return await asyncio.to_thread(rulebook.all_books)


async def show_book(request: Request) -> Any:
    """A rulebook as gists, in the book's order, with what can be watched."""
    found = await asyncio.to_thread(rulebook.book_data, request.path_params["book"].upper())
    book = request.path_params["book"].upper()
    demos: Demos = request.app.state.demos
    made = await asyncio.to_thread(demos.of_rules)

    def watched(cited: str) -> dict[str, Any]:
        return {"watch": made.get(cited, []), "can_be_made": cited not in made and demos.can_make(cited)}

    return [rule | watched(f"{book} {rule['id']}") for rule in found]


async def make_demo(request: Request) -> Any:
    """The games in which a rule is shown; if there is none yet, its tests are run."""
    await brought(request, 0, COST_OF_DEMO)
    cited = f"{request.path_params['book'].upper()} {request.path_params['rule']}"
    return {"watch": await request.app.state.demos.make(cited)}


async def show_how_to_play(request: Request) -> Any:
    """How a game is played, for somebody who has never played it."""
    return how_to_play(request.path_params["game"])


async def show_terms(request: Request) -> Any:
    """The words of a game, and what they mean."""
    return terms_of(request.path_params["game"])


async def show_first_times(request: Request) -> Any:
    """What is explained when a question of a game is met for the first time."""
    return first_times_of(request.path_params["game"])


async def show_guide(request: Request) -> Any:
    """A rulebook for players: its chapters and the words of its game."""
    return await asyncio.to_thread(rulebook.guide_data, request.path_params["book"].upper())


async def show_compared(request: Request) -> Any:
    """What the rulebooks of a book's game say differently."""
    return await asyncio.to_thread(rulebook.compared_data, request.path_params["book"].upper())


async def show_gist(request: Request) -> Any:
    """What one rule says."""
    cited = request.query_params.get("rule", "")
    return {"rule": cited, "gist": rulebook.gist_of(cited)}


async def show_source(request: Request) -> Any:
    """A place in the rules' code."""
    line = number_in(request.query_params.get("line", "1"))
    return rulebook.source_of(request.query_params.get("file", ""), line or 1)
