"""What has to be true (SF 10.2, 24.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.kinds.traits import AGAINST_NUMBER, Has
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Condition, Filter, Scope, Selection
from quickening.lang.selections import Cards


class Is(Condition, frozen=True):
    """`while attacking`, `it is a Unique Character`, `you did not control it`: a card is so, or is such a card."""

    what: Selection
    words: tuple[Filter, ...] = ()
    cards: Cards | None = None
    non: bool = False

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(self.is_so(game, ref.card, scope) for ref in self.what.refs(game, scope)) != self.non

    def is_so(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        """Whether it is true of a card."""
        if self.cards is not None and not self.cards.fits(game, card, scope):
            return False
        return all(word.fits(game, card, scope) for word in self.words)


class NumberIs(Condition, frozen=True):
    """`there are three or more counters on it`, `there are no Sites in play`; `how` is a key of `AGAINST_NUMBER`."""

    amount: Amount
    how: str = "or more"
    number: int = 1

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return AGAINST_NUMBER[self.how](self.amount.value(game, scope), self.number)


class Not(Condition, frozen=True):
    """Something is not so."""

    condition: Condition

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return not self.condition.holds(game, scope)


class Both(Condition, frozen=True):
    """One thing and another."""

    one: Condition
    other: Condition

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return self.one.holds(game, scope) and self.other.holds(game, scope)


class EitherOf(Condition, frozen=True):
    """One thing or another, or both."""

    one: Condition
    other: Condition

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return self.one.holds(game, scope) or self.other.holds(game, scope)


class AttackWas(Condition, frozen=True):
    """`the attack was declared against an opponent`, `is successful`: whose card was its target, how it went.

    SF 28.1, 28.11. At its end an attack is successful if a target was damaged.
    """

    on: Who | None = None
    how: str = ""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        attack = game.attack
        if attack is None or (self.how and (self.how == "succeeds") != bool(attack.damaged)):
            return False
        return self.on is None or attack.defender in self.on.seats(game, scope)


class Fact(Condition, frozen=True):
    """Something that the game or the text knows by now, by a word of `FACTS`."""

    word: str

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return FACTS[self.word](game, scope)


#: What was just offered was done (`If you do`), Power was paid for more as the card was played, a coin came up Heads,
#: the subject of the State that was just smoked was yours, and SF 25.7: a Site was played this turn.
FACTS: dict[str, Callable[[ShadowfistGame, Any], bool]] = {
    "done": lambda game, scope: bool(scope.done),
    "paid more": lambda game, scope: bool(scope.amount),
    "heads": lambda game, scope: scope.amount > 0,
    "subject was yours": lambda game, scope: bool(scope.who == scope.you),
    "Site played": lambda game, scope: game.players[scope.you].sites_played > 0,
}
DONE = Fact("done")


class Happened(Condition, frozen=True):
    """`in which a Character was smoked`: something of a kind happened this turn."""

    trigger: Any

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(
            isinstance(event, self.trigger.events) and self.trigger.match(game, event, scope) is not None
            for event in game.events_this_turn()
        )


class OfPlayer(Condition, frozen=True):
    """`any opponent is closer to victory than you`; `every`: all of them are; `least`: so many of them."""

    who: Who
    trait: Has
    every: bool = False
    least: int = 1

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        found = [self.trait.suits(game, seat, scope) for seat in self.who.seats(game, scope)]
        return all(found) if self.every else sum(found) >= self.least


class AtTime(Condition, frozen=True):
    """`it is your turn`, `during an attack you declared`: whether it is that time (SF 24.1.2)."""

    timing: Any

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(self.timing.scopes(game, scope.you, scope))


class PlayedAt(Condition, frozen=True):
    """`if played at the location of a <Netherworld> Site`: where the card is being put, or could be."""

    cards: Cards

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        places = {game.location(card) for card in self.cards.found(game, scope)}
        for frame in reversed(game.stack):
            location = getattr(frame, "location", 0)
            if location and scope.source is not None and getattr(frame, "card", -1) == scope.source.card:
                return bool(location in places)
        return any(column in places for column in game.players[scope.you].columns)
