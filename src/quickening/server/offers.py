"""What an open table is: who opens it, who sits down, which seats are free, and what everybody may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated, Any, NamedTuple

import msgspec

from quickening.bots import usual_bot
from quickening.games import NAMES, new_game, rules
from quickening.games.made import apart
from quickening.server.accounts import key_of
from quickening.server.clock import Limits
from quickening.server.places import Place, deck_of

#: Who sits at a seat: nobody yet, a bot, somebody.
OPEN, BOT, PERSON = "open", "bot", "person"

Options = dict[str, str | Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]]


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """A table that somebody opens: one seat is theirs (`you`), the others are `open` or a bot's.

    `listed`: everybody sees it; else whoever has the link. `own_cards`: decks may have cards there that somebody made
    or brought, which everybody is told; at tables that are not listed they may anyway.
    """

    game: str
    seats: Annotated[list[Place], msgspec.Meta(max_length=20)]
    options: Options = {}
    clock: Limits = Limits()
    title: str = ""
    listed: bool = True
    own_cards: bool = False


class Sitter(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits down, with which deck: the key of one that there is, or one of their own as it is written down."""

    name: str = ""
    deck: str = ""
    cards: str = ""

    def place(self) -> Place:
        return Place("friend", self.name, self.deck, cards=self.cards)


class Anyone(Sitter, forbid_unknown_fields=True):
    """Somebody who would play a game with anyone; with as many `players` as they like, if they say so."""

    game: str = ""
    options: Options = {}
    players: Annotated[int, msgspec.Meta(ge=0, lt=20)] = 0


class OpenSeat(NamedTuple):
    """A seat of an open table as it is kept."""

    table: str
    seat: int
    kind: str
    name: str
    account: str
    token_hash: str
    place: bytes
    sat: float
    seen: float


class OpenTable(NamedTuple):
    """An open table as it is kept. `begun` is when its game was to begin, `laid` whether it is there."""

    table: str
    created: float
    title: str
    game: str
    options: dict[str, str | int]
    clock: Limits
    listed: bool
    begun: float
    laid: bool
    own_cards: bool
    seats: tuple[OpenSeat, ...]

    @property
    def people(self) -> list[OpenSeat]:
        """Who has sat down, the first first."""
        return sorted((seat for seat in self.seats if seat.kind == PERSON), key=lambda seat: (seat.sat, seat.seat))

    @property
    def is_full(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    @property
    def mark(self) -> str:
        """Tells how it stands from how it stood."""
        return blake2b(msgspec.json.encode(self.shown()), digest_size=8).hexdigest()

    def shown(self) -> dict[str, Any]:
        """What everybody may see of it: no deck, no secret, nothing of a game."""
        first = self.people[0].seat if self.people else -1
        return {
            "table": self.table,
            "title": self.title,
            "game": self.game,
            "options": self.options,
            "clock": self.clock,
            "listed": self.listed,
            "own_cards": self.own_cards,
            "at": self.created,
            "begun": self.laid,
            "seats": [
                {
                    "kind": seat.kind,
                    "name": seat.name,
                    "account": bool(seat.account),
                    "first": seat.seat == first,
                    "own_cards": own_cards_of(seat),
                }
                for seat in self.seats
            ],
        }


def own_cards_of(seat: OpenSeat) -> int:
    """How many cards of their own somebody has in their deck: whoever thinks of sitting down may know."""
    if seat.kind == OPEN:
        return 0
    _, made = apart(msgspec.json.decode(bytes(seat.place), type=Place).cards)
    return max(0, len(made) - 1)


class Sat(NamedTuple):
    """Somebody has sat down: the table, the seat and its secret."""

    table: str
    seat: int
    token: str


def fits(table: OpenTable, wanted: Anyone) -> bool:
    """Whether somebody who would play anyone would sit down there: not where others have cards of their own."""
    players = wanted.players in (0, len(table.seats))
    same = table.game == wanted.game and table.options == wanted.options
    return same and players and not table.is_full and not table.own_cards


def free(seats: Sequence[OpenSeat]) -> list[OpenSeat]:
    return [seat for seat in seats if seat.kind == OPEN]


def bots_for(table: OpenTable) -> list[Place]:
    """A bot for each free seat, with decks and names that nobody has yet."""
    taken = {key_of(seat.name) for seat in table.seats}
    names = [name for name in NAMES if key_of(name) not in taken]
    ready = list(rules(table.game).ready_decks(**table.options))
    used = {msgspec.json.decode(bytes(seat.place), type=Place).deck for seat in table.seats if seat.kind != OPEN}
    decks = [key for key in ready if key not in used] + [key for key in ready if key in used]
    bot = usual_bot(table.game)
    return [Place(BOT, names[n], decks[n % len(decks)], bot) for n in range(len(free(table.seats)))]


def try_deck(place: Place, game: str, options: dict[str, str | int], seats: int) -> None:
    """Refuse a deck with which no game can be begun, before anybody waits for one."""
    deck = deck_of(place, game, str(options.get("edition", "")))
    told: dict[str, Any] = dict(options)
    new_game(game, [deck] * seats, 0, **told)


def takes_own_cards(table: Offer | OpenTable) -> bool:
    """Whether decks may have cards there that somebody made or brought."""
    return table.own_cards or not table.listed
