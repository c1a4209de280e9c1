"""Numbers that have to be worked out (SF 24.2, 48.0)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.games.shadowfist.definitions import FACTIONS
from quickening.games.shadowfist.kinds.filters import types_of
from quickening.games.shadowfist.kinds.filters_figures import number_of
from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.state import BURNED, HAND, ShadowfistGame
from quickening.lang.nodes import Amount, Scope, Selection
from quickening.lang.selections import Cards


class Minus(Amount, frozen=True):
    """`-X`."""

    amount: Amount

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return -self.amount.value(game, scope)


class Count(Amount, frozen=True):
    """`the number of Characters you control`."""

    cards: Cards

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return len(self.cards.found(game, scope))


class CountTitles(Amount, frozen=True):
    """`the number of cards in your smoked pile with different titles`: each title once (SF 42.0)."""

    cards: Cards

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return len({game.cards[card].name for card in self.cards.found(game, scope)})


class CountResources(Amount, frozen=True):
    """`the number of {tek} resources in your pool` (SF 18.1)."""

    sign: str
    who: Who

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return sum(game.resources(seat).count(self.sign) for seat in self.who.seats(game, scope))


class CountBurned(Amount, frozen=True):
    """`the number of cards in your burned-for-victory pile` (SF 9.2.5)."""

    who: Who

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return sum(len(game.areas[BURNED, seat]) for seat in self.who.seats(game, scope))


class CountHand(Amount, frozen=True):
    """`the number of cards in your hand`."""

    who: Who

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return sum(len(game.areas[HAND, seat]) for seat in self.who.seats(game, scope))


class CountSeen(CountHand, frozen=True):
    """`each card with the chosen designator`, after a hand was looked at: how many such cards there are in it."""

    cards: Cards
    at_resolution: ClassVar[bool] = True

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        hands = (card for seat in self.who.seats(game, scope) for card in game.areas[HAND, seat])
        return sum(self.cards.fits(game, card, scope) for card in hands)


class CountPlayers(Amount, frozen=True):
    """`the number of players`."""

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return len(game.seats_from(scope.you))


class CountCounters(Amount, frozen=True):
    """`the number of counters on this card` (SF 10.5)."""

    what: Selection

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return sum(game.cards[ref.card].counters for ref in self.what.refs(game, scope))


class AllCounters(Amount, frozen=True):
    """`all counters` on the card itself."""

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        source = scope.source
        return game.cards[source.card].counters if source is not None and game.alive(source) else 0


class CountSuchPlayers(Amount, frozen=True):
    """`opponent who is closer to victory than you`: how many players are such."""

    condition: Any

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return sum(bool(self.condition.suits(game, seat, scope)) for seat in game.opponents(scope.you))


class CountColumns(Amount, frozen=True):
    """`the number of columns in your Site structure`, or of those that contain a card of a kind (SF 9.1.1)."""

    with_: Cards | None = None

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        columns = game.players[scope.you].columns
        if self.with_ is None:
            return len(columns)
        return len({game.cards[card].column for card in self.with_.found(game, scope)} & set(columns))


#: The types of card a player may name.
CARD_TYPES = ("State", "Edge", "Character", "Feng Shui Site", "non-Feng Shui Site")


class CountType(Amount, frozen=True):
    """`the number of cards of the chosen type that the target controls`."""

    who: Who

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        kind = CARD_TYPES[scope.place - 1] if 0 < scope.place <= len(CARD_TYPES) else ""
        seats = self.who.seats(game, scope)
        return sum(game.cards[card].controller in seats and of_kind(game, card, kind) for card in game.in_play)


def of_kind(game: ShadowfistGame, card: int, kind: str) -> bool:
    """Whether a card is of a type as players name it."""
    if kind in ("Feng Shui Site", "non-Feng Shui Site"):
        is_one = game.cards[card].printed.feng_shui
        return game.is_site(card) and is_one == (kind == "Feng Shui Site")
    return kind in types_of(game, card)


class FigureOf(Amount, frozen=True):
    """`its cost`, `the printed Fighting of the sacrificed Character`: together, if several are meant."""

    figure: str
    what: Selection
    combined: bool = False

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        refs = self.what.refs(game, scope) or getattr(scope, "it", ())
        return sum(number_of(game, ref.card, self.figure) for ref in refs)


class TotalOf(Amount, frozen=True):
    """`the total cost of all States on this card`."""

    figure: str
    cards: Cards

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return sum(number_of(game, card, self.figure) for card in self.cards.found(game, scope))


class DamageOn(Amount, frozen=True):
    """`the amount of damage on it`."""

    what: Selection

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return sum(game.cards[ref.card].damage_total for ref in self.what.refs(game, scope))


class ThatMuch(Amount, frozen=True):
    """`an equal amount`: the number of what happened (damage inflicted, Power gained, damage healed)."""

    at_resolution: ClassVar[bool] = True

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return getattr(scope, "amount", 0)


class HowMany(Amount, frozen=True):
    """`the number of cards discarded`: how many were chosen for this text's last choice."""

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return len(scope.it)


class Half(Amount, frozen=True):
    """`half of it, rounded up`."""

    amount: Amount
    up: bool = True

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        whole = self.amount.value(game, scope)
        return (whole + 1) // 2 if self.up else whole // 2


class Twice(Amount, frozen=True):
    """`twice the number of ...`."""

    amount: Amount

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return 2 * self.amount.value(game, scope)


class Plus(Amount, frozen=True):
    """One amount plus another."""

    one: Amount
    other: Amount

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return self.one.value(game, scope) + self.other.value(game, scope)


class Less(Amount, frozen=True):
    """One amount minus another; never below 0 as an amount of something (SF 48.0)."""

    one: Amount
    other: Amount

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return max(0, self.one.value(game, scope) - self.other.value(game, scope))


class Limited(Amount, frozen=True):
    """`X cannot exceed 5`, `X cannot be less than 0`."""

    amount: Amount
    least: int = 0
    most: int = -1

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        found = max(self.least, self.amount.value(game, scope))
        return found if self.most < 0 else min(self.most, found)


class PowerOf(Amount, frozen=True):
    """`all the Power of that player`."""

    who: Who

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return sum(game.players[seat].power for seat in self.who.seats(game, scope))


class AllPower(PowerOf, frozen=True):
    """`all of their Power`, looked at when it is taken (SF 17.2.6)."""

    at_resolution: ClassVar[bool] = True


class Times(Amount, frozen=True):
    """`+2 for each ...`: a number as often as something is there."""

    number: int
    amount: Amount

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return self.number * self.amount.value(game, scope)


class CountLost(Amount, frozen=True):
    """Cards you own that opponents control or that lie in burned-for-victory piles (SF 9.2.5)."""

    cards: Cards

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        opponents, cards = game.opponents(scope.you), game.cards
        lost = [card for seat in opponents for card in game.controlled(seat) if cards[card].owner == scope.you]
        burned = [card for seat in range(len(game.players)) for card in game.areas[BURNED, seat]]
        lost += [card for card in burned if cards[card].owner == scope.you]
        return len([card for card in lost if self.cards.fits(game, card, scope)])


class Whichever(Amount, frozen=True):
    """`+1 Fighting, or +2 Fighting if it is Unique`."""

    usual: Amount
    other: Amount
    condition: Any

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        found: Amount = self.other if self.condition.holds(game, scope) else self.usual
        return found.value(game, scope)


class FromMemory(Amount, frozen=True):
    """`X = the number of cards targeted`: what the card noted as it entered play (SF 48.2)."""

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        if scope.source is None or not game.alive(scope.source):
            return 0
        return int(dict(game.cards[scope.source.card].memory).get("x", 0))


class Everything(Amount, frozen=True):
    """`all`: more than anybody has."""

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return 1_000_000


class PerSo(Amount, frozen=True):
    """`for every 3 {dra} resources`: how often so many are there."""

    amount: Amount
    every: int

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        return self.amount.value(game, scope) // self.every


class CountRequired(Amount, frozen=True):
    """`the number of resources it requires`, or provides as well (SF 8.4, 8.6)."""

    what: Selection
    provided: bool = False
    sign: str = ""
    factions: bool = False

    def value(self, game: ShadowfistGame, scope: Scope) -> int:
        printed = [game.cards[ref.card].printed for ref in self.what.refs(game, scope)]
        signs = [sign for one in printed for sign in (*one.requires, *(one.provides if self.provided else ()))]
        return sum(self.sign in ("", sign) and (sign in FACTIONS or not self.factions) for sign in signs)
