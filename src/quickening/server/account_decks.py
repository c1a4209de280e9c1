"""The decks that people keep in their account: on any device, until they forget them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from quickening.games import rules
from quickening.server.account_pages import signed_in_account
from quickening.server.account_store import Store, journal_of
from quickening.server.journal import Journal
from quickening.server.made import MadeSet
from quickening.server.pages import as_json, asked, brought

#: So many decks an account keeps, and so many bytes one takes at most.
MOST, LARGEST = 200, 100_000
STORE = Store("deck", MOST)
#: More different cards than any deck has.
LINES = 1_000

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=999)]


class OwnDeck(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A deck as the deck builder has it: how many of each card, and the cards that somebody made for it."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    cards: Annotated[list[tuple[Key, Copies]], msgspec.Meta(max_length=LINES)]
    edition: Annotated[str, msgspec.Meta(max_length=40)] = ""
    made: MadeSet | None = None


class Keep(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to be kept; one of the same name is replaced."""

    game: str
    deck: OwnDeck


def routes() -> list[Route]:
    return [
        Route("/api/account/decks", asked(show_decks)),
        Route("/api/account/decks", asked(keep_deck), methods=["POST"]),
        Route("/api/account/decks/forget", asked(forget_deck), methods=["POST"]),
    ]


async def show_decks(request: Request) -> Any:
    """The decks of whoever is signed in, the last one first."""
    account = await signed_in_account(request)
    return {"decks": await decks_of(journal_of(request), account.key)}


async def decks_of(journal: Journal, key: str) -> list[dict[str, Any]]:
    """The decks of an account, of all games."""
    return [
        {"game": game, "deck": msgspec.Raw(bytes(deck))}
        for game, deck in await STORE.listed(journal, key, "game, deck")
    ]


async def keep_deck(request: Request) -> Any:
    """Keep a deck. It need not be legal: decks that are not finished are kept as well."""
    wanted = msgspec.json.decode(await brought(request, LARGEST), type=Keep)
    account, journal = await signed_in_account(request), journal_of(request)
    rules(wanted.game)
    await STORE.keep(journal, account.key, wanted.game, wanted.deck.name, msgspec.json.encode(wanted.deck))
    return as_json({"decks": await decks_of(journal, account.key)}, 201)


async def forget_deck(request: Request) -> Any:
    """A deck is kept no more."""
    key = await STORE.forget(request)
    return {"decks": await decks_of(journal_of(request), key)}
