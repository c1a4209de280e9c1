"""What the deck builder asks for: the ready decks, whether a deck is legal, and decks for other programs."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from quickening.core.files import shown
from quickening.core.refusals import Refusal, Refused
from quickening.games import Deck, Rules
from quickening.games.formats import WRITERS, cards_of, deck_as
from quickening.server import made
from quickening.server.pages import asked, brought
from quickening.server.reading import with_cards

#: More bytes than any deck takes that is written down.
LARGEST = 200_000
#: A deck is read and judged, which costs more than a table that is laid.
COST = 2.0


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as it is written down, for an edition where the game has several."""

    game: str
    text: str
    edition: str = ""
    to: str = ""


def routes() -> list[Route]:
    return [
        Route("/api/decks", asked(judge), methods=["POST"]),
        Route("/api/decks/file", asked(write), methods=["POST"]),
        Route("/api/decks/{game}", asked(list_ready)),
    ]


async def list_ready(request: Request) -> Any:
    """The ready decks of a game, by their cards."""
    edition = request.query_params.get("edition", "")
    return await asyncio.to_thread(ready, request.path_params["game"], edition)


def ready(name: str, edition: str) -> list[dict[str, Any]]:
    """The decks that come with the project, in an edition if one is named."""
    game = with_cards(name)
    found = game.ready_decks(**({"edition": edition} if edition else {}))
    return [
        {"key": key, "name": deck.name, "about": deck.about, "cards": keys_of(deck)} for key, deck in found.items()
    ]


def keys_of(deck: Deck) -> list[str]:
    """The cards of a deck, all piles together."""
    return [key for _, keys in deck.listed().piles for key in keys]


async def judge(request: Request) -> Any:
    """What is in a deck, and everything that is wrong with it, each with its rule."""
    wanted = msgspec.json.decode(await brought(request, LARGEST, COST), type=Written)
    await made.read_first(request, wanted.game, [wanted.text], LARGEST)
    return await asyncio.to_thread(judged, wanted)


def judged(wanted: Written) -> dict[str, Any]:
    """A deck, and why it may not be played. Refuses one that cannot be dealt, with all that is wrong."""
    game, deck = dealt(wanted)
    wrong = [{"rule": one.rule, "words": words_of(one)} for one in game.check_deck(deck, form_of(game, deck, wanted))]
    return {"name": deck.name, "piles": deck.listed().piles, "wrong": wrong}


def words_of(one: Refusal) -> str:
    return str(one).replace(f" ({one.rule})", "")


def dealt(wanted: Written) -> tuple[Rules, Any]:
    """The deck that is meant, and its game."""
    game = with_cards(wanted.game)
    editions = game.options().get("edition", ())
    if wanted.edition and wanted.edition not in editions:
        raise Refused(f"{wanted.game} has no edition {shown(wanted.edition)!r}")
    return game, game.parse_deck("your deck", wanted.text, wanted.edition)


def form_of(game: Rules, deck: Any, wanted: Written) -> str:
    """The form of play a deck is judged by."""
    return wanted.edition or getattr(deck, "edition", "") or game.FORMATS[0]


async def write(request: Request) -> Any:
    """A deck as another program has it."""
    wanted = msgspec.json.decode(await brought(request, LARGEST, COST), type=Written)
    await made.read_first(request, wanted.game, [wanted.text], LARGEST)
    return await asyncio.to_thread(written_for, wanted)


def written_for(wanted: Written) -> dict[str, str]:
    """The file of a deck: what it is called and what stands in it."""
    if wanted.to not in WRITERS:
        raise Refused(f"decks are not written as {shown(wanted.to)!r}; there are: {', '.join(WRITERS)}")
    game, deck = dealt(wanted)
    return {"ending": WRITERS[wanted.to][1], "text": deck_as(wanted.to, deck.name, cards_of(game, deck), wanted.game)}
