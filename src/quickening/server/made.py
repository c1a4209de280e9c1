"""Cards that somebody made, at a table: how they look, a deck to try one with, and that they are read beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from importlib import import_module
from typing import Annotated, Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from quickening.core.data import replace
from quickening.core.plugins import package_of
from quickening.core.records import DeckList
from quickening.core.refusals import Refused
from quickening.games import NAMES, Rules, new_game, rules
from quickening.games.formats.pools import pool_module
from quickening.games.made import MOST, apart, made_cards, together
from quickening.games.nearby import clauses
from quickening.server import messages
from quickening.server.making import TEXTS, Makers
from quickening.server.open_table_pages import check_serving
from quickening.server.pages import as_json, asked, brought
from quickening.server.places import LONGEST_NAME, Place
from quickening.server.reading import with_cards
from quickening.server.rooms import Rooms

#: More bytes than a set takes, or a table whose decks have cards of their own.
LARGEST = 200_000
#: They are read in a process of their own.
COST = 4.0
#: How the keys of cards begin that are shown and not dealt.
UNREAD = "unread/"
#: A deck to try a card with has so many copies of it, or as many as it may.
COPIES = (4, 3, 2, 1)
#: So many deals are tried until one has the card in the opening hand, however the questions before are answered.
DEALS = 60
FIRST, LAST = 0, -1

Line = Annotated[str, msgspec.Meta(max_length=4_000)]


class MadeSet(msgspec.Struct, forbid_unknown_fields=True):
    """Cards as a card file has them: the names of the columns, and a line for each card."""

    header: Line
    lines: Annotated[list[Line], msgspec.Meta(max_length=MOST)]
    edition: str = ""


class Trying(MadeSet, kw_only=True, forbid_unknown_fields=True):
    """A card that somebody of this name would like to play."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class Trial(NamedTuple):
    """How a card is tried: the deck it is in, the deck and the name of whoever is across the table, and the deal."""

    deck: str
    other: str
    opponent: str
    seed: int


def routes() -> list[Route]:
    return [
        Route("/api/maker/{game}/cards", asked(show_made), methods=["POST"]),
        Route("/api/maker/{game}/try", asked(try_card), methods=["POST"]),
    ]


def makers_of(request: Request) -> Makers:
    found: Makers = request.app.state.makers
    return found


async def wanted_of(request: Request) -> MadeSet:
    rules(request.path_params["game"])
    return msgspec.json.decode(await brought(request, LARGEST, COST), type=MadeSet)


async def show_made(request: Request) -> Any:
    """The cards of a set as they are drawn; for one that is not understood, why."""
    wanted = await wanted_of(request)
    return await makers_of(request).work(looks, request.path_params["game"], wanted.header, wanted.lines)


def looks(game: str, header: str, lines: list[str]) -> list[Any]:
    """Each card as a page is shown it; of one that is not understood, why."""
    return [look(game, header, line) for line in lines]


def look(game: str, header: str, line: str) -> dict[str, Any]:
    """A card as a page is shown it, and the key of the same printing if it is there already."""
    try:
        (card,) = made_cards(game, (header, line)).values()
    except Refused as refused:
        return {"read": False, "error": str(refused), **unread(game, header, line)}
    return {"read": True, "card": views_of(game).as_made(card), "known": known(game, header, line)}


def views_of(game: str) -> Any:
    return import_module(f"{package_of(game)}.views")


def known(game: str, header: str, line: str) -> str:
    """The key of a card of the same set and name that everybody has; nothing if there is none."""
    (card,) = pool_module(game).pool_from_text(f"{header}\n{line}\n", "cards").cards
    found = with_cards(game).table().definitions.get(card.key)
    return card.key if found is not None and found.name == card.name else ""


def unread(game: str, header: str, line: str) -> dict[str, Any]:
    """What is printed on a card whose text is not understood, and the clause at fault; nothing if it is no card."""
    pool = pool_module(game)
    (row,) = pool.rows_from_text(f"{header}\n{line}\n", "cards")
    (column,) = TEXTS.intersection(row)
    try:
        card = pool.card_from_row(row | {column: ""})
    except Refused:
        return {}
    printed = row[column].replace("\\n", "\n")
    face = views_of(game).as_made(replace(card, key=UNREAD + key_of(line), text=printed))
    for refused in pool.pool_from_text(f"{header}\n{line}\n", "cards").refused:
        clause = next(clauses(refused.text, refused.position), "")
        return {"card": face, "clause": clause, "error": refused.reason.splitlines()[0]}
    return {"card": face}


def key_of(line: str) -> str:
    return sha256(line.encode("utf-8", "surrogatepass")).hexdigest()[:16]


async def try_card(request: Request) -> Any:
    """A table with a bot across it, and a deal at which a made card comes to hand at once."""
    name = request.path_params["game"]
    wanted = msgspec.json.decode(await brought(request, LARGEST, COST), type=Trying)
    check_serving(request)
    trial = await makers_of(request).work(trial_for, name, (wanted.header, *wanted.lines), wanted.edition)
    if isinstance(trial, str):
        raise Refused(trial)
    places = [Place("you", wanted.name, "", cards=trial.deck), Place("bot", trial.opponent, trial.other)]
    rooms: Rooms = request.app.state.rooms
    room, tokens = await rooms.lay(name, places, edition_of(wanted.edition), seed=trial.seed)
    return as_json({"table": room.table, "token": tokens[0]}, 201)


def edition_of(edition: str) -> dict[str, Any]:
    """The option that says which edition is played, if one is said."""
    return {"edition": edition} if edition else {}


def trial_for(name: str, made: tuple[str, ...], edition: str) -> Trial | str:
    """How a made card is tried; why it cannot be."""
    found = deck_for(name, made, edition)
    if "error" in found:
        return found["error"]
    deck = rules(name).parse_deck("try", found["text"], edition).listed()
    other = next(iter(rules(name).ready_decks(**edition_of(edition))))
    (card,) = made_cards(name, made).values()
    deals = (Deal(name, (deck, other), edition, seed) for seed in range(1, DEALS + 1))
    lucky = (deal.seed for deal in deals if all(card.name in deal.hand(way) for way in (FIRST, LAST)))
    return Trial(found["text"], other, NAMES[1], next(lucky, DEALS))


class Deal(NamedTuple):
    """A game at its beginning: the first player's deck and the other's, and the seed of the deal."""

    name: str
    decks: tuple[DeckList, str]
    edition: str
    seed: int

    def hand(self, way: int) -> set[str]:
        """What the first player is dealt, if whoever is asked before answers in one way, and lets rest what may."""
        game = new_game(self.name, self.decks, self.seed, **edition_of(self.edition))
        while (asking := game.decision) is not None:
            if dealt := {card.name for card in game.view(0, log=False).area("hand", 0).cards}:
                return dealt
            rest = asking.next
            game.answer([asking.options[way]] if rest is None else [asking.options[n] for n in rest])
        return set()


def deck_for(name: str, made: tuple[str, ...], edition: str) -> dict[str, str]:
    """A ready deck with as many copies of a made card as it may have, and as few other cards as it must."""
    try:
        (key,) = made_cards(name, made)
        game = with_cards(name)
        for ready in game.ready_decks(**({"edition": edition} if edition else {})).values():
            counts = Counter(one for _, keys in ready.listed().piles for one in keys)
            for copies in COPIES:
                trial = counts + Counter({key: copies})
                if _is_legal(game, trial, made, edition):
                    return {"text": _written(_lean(game, trial, key, made, edition), made)}
    except Refused as refused:
        return {"error": str(refused)}
    return {"error": "no ready deck may have this card; build a deck for it"}


def _written(counts: Counter[str], made: tuple[str, ...]) -> str:
    lines = [f"{many} {key}" for key, many in counts.items() if many > 0]
    return together("\n".join(["# A deck to try it", *lines]), made)


def _is_legal(game: Rules, counts: Counter[str], made: tuple[str, ...], edition: str) -> bool:
    deck = game.parse_deck("try", _written(counts, made), edition)
    return not game.check_deck(deck, edition or getattr(deck, "edition", "") or game.FORMATS[0])


def _lean(game: Rules, counts: Counter[str], key: str, made: tuple[str, ...], edition: str) -> Counter[str]:
    """Without cards that need not be there: what is tried comes to hand sooner."""
    for other in [one for one in counts if one != key]:
        while counts[other] > 1:
            fewer = counts - Counter({other: 1})
            if not _is_legal(game, fewer, made, edition):
                break
            counts = fewer
    return counts


# -- before a table is laid ----------------------------------------------------------------------------------------


async def read_first(request: Request, game: str, texts: Iterable[str], most: int = messages.LARGEST) -> None:
    """Read the made cards of decks in a process of its own: here they are then found as they were read.

    Refuses a card that is not understood, or takes too long, and a list that no deck is.
    """
    for text in texts:
        cards, made = apart(text) if text else ("", ())
        if len(cards) > most:
            raise Refused(f"that is too large: a deck without made cards has {most} letters at most")
        if made and (why := await makers_of(request).work(why_not, game, made)):
            raise Refused(why)


def why_not(game: str, made: tuple[str, ...]) -> str:
    """Why cards cannot be played; nothing if they can."""
    try:
        made_cards(game, made)
    except Refused as refused:
        return str(refused)
    return ""
