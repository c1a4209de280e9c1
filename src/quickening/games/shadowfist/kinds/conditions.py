"""What has to be true (SF 10.2, 24.2)."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.kinds.traits import Has
from quickening.games.shadowfist.state import PLAY, ShadowfistGame
from quickening.lang.nodes import Condition, Filter, Scope, Selection
from quickening.lang.selections import Cards


class Is(Condition, frozen=True):
    """`while attacking`, `while subject is damaged`: a card is so."""

    what: Selection
    words: tuple[Filter, ...]

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(
            all(word.fits(game, ref.card, scope) for word in self.words) for ref in self.what.refs(game, scope)
        )


class InPlay(Condition, frozen=True):
    """`if it is still in play`: the same card, never away in between (SF 24.1.3.3)."""

    what: Selection

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        refs = self.what.refs(game, scope)
        return bool(refs) and all(game.cards[ref.card].area == PLAY and game.alive(ref) for ref in refs)


class IsA(Condition, frozen=True):
    """`it is a Unique Character`."""

    what: Selection
    cards: Cards
    non: bool = False

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(self.cards.fits(game, ref.card, scope) for ref in self.what.refs(game, scope)) != self.non


class Exist(Condition, frozen=True):
    """`you control a <Fire> Character`, `there are three or more ...`: enough such cards are there, or none."""

    cards: Cards
    least: int = 1
    none: bool = False

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        found = len(self.cards.found(game, scope))
        return found == 0 if self.none else found >= self.least


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


class YourTurn(Condition, frozen=True):
    """`during your turn`, or an opponent's."""

    yours: bool = True

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return (game.active == scope.you) == self.yours


class Countered(Condition, frozen=True):
    """`there are three or more counters on this card`, or none (SF 10.5)."""

    what: Selection
    least: int = 1
    none: bool = False

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        found = sum(game.cards[ref.card].counters for ref in self.what.refs(game, scope))
        return found == 0 if self.none else found >= self.least


class HasDamage(Condition, frozen=True):
    """`there is at least three damage on it`."""

    what: Selection
    least: int

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(game.cards[ref.card].damage_total >= self.least for ref in self.what.refs(game, scope))


class IsTargetOfAttack(Condition, frozen=True):
    """`while a <Lodge> card is the target of an attack` (SF 28.1.3)."""

    cards: Cards

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        if game.attack is None:
            return False
        return any(
            game.alive(one.target) and self.cards.fits(game, one.target.card, scope) for one in game.attack.attackers
        )


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


class Did(Condition, frozen=True):
    """`If you do`: what was just offered was done."""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(game.result)


class CameOff(Condition, frozen=True):
    """`if the sacrifice is successful`: this text has just done it to the card (SF 24.6)."""

    verb: str
    what: Selection

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        cards = {ref.card for ref in self.what.refs(game, scope)}
        return any(
            type(event).__name__ == COME_OFF[self.verb] and event.card in cards and event.by == scope.source  # type: ignore[attr-defined]
            for event in game.log[-RECENT:]
        )


#: What happens when something comes off, and how far back the text just carried out may have done it.
COME_OFF = {"sacrifice": "Sacrificed", "smoke": "Smoked", "toast": "Toasted"}
RECENT = 20


class ShareTitle(Condition, frozen=True):
    """`two or more cards in play have the same title` (SF 8.1): so many of one title."""

    cards: Cards
    least: int = 2

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        titles = [game.cards[card].name for card in self.cards.found(game, scope) if not game.cards[card].face_down]
        return any(titles.count(title) >= self.least for title in set(titles))


class DidNot(Condition, frozen=True):
    """`If they do not`: what was just offered was declined, or could not be done."""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return not game.result


class WasPaidExtra(Condition, frozen=True):
    """`if you paid Power when you played this card`."""

    def holds(self, game: ShadowfistGame, scope: Any) -> bool:
        return bool(scope.amount)


class SomethingHappened(Condition, frozen=True):
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


class SitePlayed(Condition, frozen=True):
    """`you have played a Site this turn` (SF 25.7)."""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return game.players[scope.you].sites_played > 0


class NoSitePlayed(Condition, frozen=True):
    """`you have not played a Site this turn` (SF 25.7)."""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return game.players[scope.you].sites_played == 0


class DidNotControl(Condition, frozen=True):
    """`you did not control subject`: when the event happened another player did."""

    what: Selection
    non: bool = False

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        mine = any(game.cards[ref.card].controller == scope.you for ref in self.what.refs(game, scope))
        return mine == self.non


class OnlyOneFoe(Condition, frozen=True):
    """`only one Character enters combat with this card` (SF 30.0)."""

    what: Selection

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        from quickening.games.shadowfist.kinds.filters_combat import opponents_in_combat

        return any(len(opponents_in_combat(game, ref.card)) == 1 for ref in self.what.refs(game, scope))


class WasNotReturned(Condition, frozen=True):
    """`you have not already returned a "Title" to play this turn`."""

    title: str

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        from quickening.games.shadowfist.events import EnteredPlay

        return not any(
            isinstance(event, EnteredPlay)
            and event.how == "returned"
            and event.seat == scope.you
            and game.cards[event.card].definition.name == self.title
            for event in game.events_this_turn()
        )


class SubjectWasYours(Condition, frozen=True):
    """`if you controlled the subject at that time`: of the State that was just smoked."""

    def holds(self, game: ShadowfistGame, scope: Any) -> bool:
        return bool(scope.who == scope.you)


class InMainShot(Condition, frozen=True):
    """`during your Main Shot` (SF 22.3)."""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return game.shot == "main" and game.active == scope.you


class AtTime(Condition, frozen=True):
    """`when an opponent turns a Site during an attack you declared`: whether it is that time (SF 24.1.2)."""

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
