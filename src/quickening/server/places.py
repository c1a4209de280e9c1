"""The places at a table as the lobby asks for them: who sits where, with which deck, and what cannot be laid."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from quickening.bots import bot_names, usual_bot
from quickening.core.records import DeckList
from quickening.core.refusals import Refused
from quickening.games import all_decks, rules
from quickening.server.clock import Limits
from quickening.server.journal import SeatRow
from quickening.server.reading import with_cards
from quickening.server.tables import Setup

LONGEST_NAME = 30
#: So many lines of what is wrong with a deck are told at once.
MOST_TOLD = 8
#: How many seeds there are: a program in any language reads numbers of 18 digits.
SEEDS = 10**18


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as the lobby asks for it: who sits there, by what name, with which deck.

    `deck` is the key of one that there is; or `cards` is one of somebody's own, as it is written down.
    """

    kind: str
    name: str
    deck: str
    bot: str = ""
    cards: str = ""


async def setup_of(
    game: str, places: Sequence[Place], options: dict[str, str | int], seed: int | None, clock: Limits | None
) -> Setup:
    """How a table is laid. Refuses seats at which nobody can sit, and options the game does not have."""
    known = await asyncio.to_thread(known_decks, game, options)
    for place in places:
        check_place(place, known, bot_names(game))
    edition = str(options.get("edition", ""))
    return Setup(
        game=game,
        decks=tuple([await asyncio.to_thread(deck_of, place, game, edition) for place in places]),
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
        salt=secrets.token_hex(16),
        options=options,
        bots=tuple(place.bot or usual_bot(game) for place in places),
        clock=clock or Limits(),
    )


def seat_rows(places: Sequence[Place], hashes: Sequence[str]) -> list[SeatRow]:
    """The seats as they are kept, with the hashes of their secrets."""
    return [
        SeatRow(number, place.kind, tidy(place.name), given)
        for number, (place, given) in enumerate(zip(places, hashes, strict=True))
    ]


def known_decks(game: str, options: dict[str, str | int]) -> list[str]:
    """The decks that suit a game. Refuses options it does not have. The first time its cards are read."""
    with_cards(game)
    check_options(game, options)
    return list(all_decks(game, **options))


def check_options(game: str, options: dict[str, str | int]) -> None:
    """Refuse what a game cannot be told, and values it does not know."""
    known = rules(game).options()
    for name, value in options.items():
        if name not in known:
            raise Refused(f"{game} has no option {name[:40]!r}; its options: {', '.join(known) or 'none'}")
        if known[name] and str(value) not in known[name]:
            raise Refused(f"{name} is one of: {', '.join(known[name])}")


def check_place(place: Place, decks: Sequence[str], bots: Sequence[str]) -> None:
    """Refuse a seat that nobody can sit at."""
    if place.kind not in ("you", "friend", "bot"):
        raise Refused("a seat is for you, a friend or a bot")
    if not tidy(place.name):
        raise Refused("every seat needs a name")
    if place.deck not in decks and not place.cards:
        raise Refused(f"there is no deck {place.deck[:40]!r}; there are: {', '.join(decks)}")
    if place.bot and place.bot not in bots:
        raise Refused(f"there is no bot {place.bot[:40]!r}; there are: {', '.join(bots)}")


def deck_of(place: Place, game: str, edition: str) -> str | DeckList:
    """The deck of a seat. Refuses one that cannot be dealt; whether it is legal is for the game to say."""
    if not place.cards:
        return place.deck
    try:
        return rules(game).parse_deck(f"{tidy(place.name)}’s deck", place.cards, edition).listed()
    except Refused as error:
        told = str(error).splitlines()
        more = [f"  and {len(told) - MOST_TOLD} more"] if len(told) > MOST_TOLD else []
        raise Refused("\n".join(told[:MOST_TOLD] + more)) from None


def tidy(name: str) -> str:
    """A name on one line, not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]
