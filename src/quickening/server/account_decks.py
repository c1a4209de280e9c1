"""The decks that people keep in their account: on any device, until they forget them."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from quickening.core.refusals import Refused
from quickening.games import rules
from quickening.server.account_pages import signed_in_account
from quickening.server.journal import Journal
from quickening.server.made import MadeSet
from quickening.server.pages import as_json, asked, brought

#: So many decks an account keeps, and so many bytes one takes at most.
MOST, LARGEST = 200, 100_000
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


class Forget(msgspec.Struct, forbid_unknown_fields=True):
    """What an account keeps, a deck or a pool, by its name."""

    game: str
    name: str


def routes() -> list[Route]:
    return [
        Route("/api/account/decks", asked(show_decks)),
        Route("/api/account/decks", asked(keep_deck), methods=["POST"]),
        Route("/api/account/decks/forget", asked(forget_deck), methods=["POST"]),
    ]


def journal_of(request: Request) -> Journal:
    found: Journal = request.app.state.rooms.journal
    return found


async def show_decks(request: Request) -> Any:
    """The decks of whoever is signed in, the last one first."""
    account = await signed_in_account(request)
    return {"decks": await decks_of(journal_of(request), account.key)}


async def decks_of(journal: Journal, key: str) -> list[dict[str, Any]]:
    """The decks of an account, of all games."""
    query = "SELECT game, deck FROM account_decks WHERE account = $1 ORDER BY at DESC, name"
    return [{"game": game, "deck": msgspec.Raw(bytes(deck))} for game, deck in await journal.run(query, key)]


async def keep_deck(request: Request) -> Any:
    """Keep a deck. It need not be legal: decks that are not finished are kept as well."""
    wanted = msgspec.json.decode(await brought(request, LARGEST), type=Keep)
    account, journal = await signed_in_account(request), journal_of(request)
    rules(wanted.game)
    await check_room(journal, account.key, wanted)
    query = (
        "INSERT INTO account_decks (account, game, name, at, deck) VALUES ($1, $2, $3, $4, $5) "
        "ON CONFLICT (account, game, name) DO UPDATE SET at = excluded.at, deck = excluded.deck"
    )
    written = msgspec.json.encode(wanted.deck)
    await journal.run(query, account.key, wanted.game, wanted.deck.name, time.time(), written)
    return as_json({"decks": await decks_of(journal, account.key)}, 201)


async def check_room(journal: Journal, key: str, wanted: Keep) -> None:
    """Refuse one deck too many; one that is kept already takes no more room."""
    query = "SELECT count(*) FROM account_decks WHERE account = $1 AND NOT (game = $2 AND name = $3)"
    ((count,),) = await journal.run(query, key, wanted.game, wanted.deck.name)
    if count >= MOST:
        raise Refused(f"{MOST} decks are kept already; forget one first")


async def forget_deck(request: Request) -> Any:
    """A deck is kept no more."""
    wanted = msgspec.json.decode(await brought(request, LARGEST), type=Forget)
    account, journal = await signed_in_account(request), journal_of(request)
    query = "DELETE FROM account_decks WHERE account = $1 AND game = $2 AND name = $3"
    await journal.run(query, account.key, wanted.game, wanted.name)
    return {"decks": await decks_of(journal, account.key)}
