"""Words about whose a card is, where it is and what is on it (SF 7.4, 9.1, 35)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.games.shadowfist.kinds.filters import controller_of
from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.state import FRONT, ShadowfistGame
from quickening.lang.nodes import Filter, Scope, Selection
from quickening.lang.selections import Cards


class Controlled(Filter, frozen=True):
    """`you control`, `controlled by an opponent` (SF 35.0)."""

    by: Who
    reads: ClassVar[frozenset[str]] = frozenset({"controller"})

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return controller_of(game, card) in self.by.seats(game, scope)


class NotControlled(Filter, frozen=True):
    """`you do not control`."""

    by: Who

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return game.cards[card].controller not in self.by.seats(game, scope)


class Owned(Filter, frozen=True):
    """`you own`."""

    by: Who

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return game.cards[card].owner in self.by.seats(game, scope)


class At(Filter, frozen=True):
    """`at this location`: where another card is (SF 9.1.2)."""

    what: Selection

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        places = {game.location(ref.card) for ref in self.what.refs(game, scope)} - {0}
        return game.location(card) in places


class AtThatPlace(Filter, frozen=True):
    """`at that location`: the location last spoken of."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return scope.place != 0 and game.location(card) == scope.place


class AtTargetPlace(Filter, frozen=True):
    """`at target location`, on its way into the tree: the location is targeted, and spoken of as `that location`."""


class AtTheAttack(Filter, frozen=True):
    """`at the location of the attack`: where an attacker's target is (SF 28.3)."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        attackers = game.attack.attackers if game.attack is not None else ()
        place = game.location(card)
        return place != 0 and any(game.location(one.target.card) == place for one in attackers)


class AtLocationOf(Filter, frozen=True):
    """`at the location of a <Netherworld> Site`: where such a card is."""

    cards: Cards

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        place = game.location(card)
        return place != 0 and any(game.location(other) == place for other in self.cards.found(game, scope))


class SubjectOf(Filter, frozen=True):
    """`that is the subject of a State` (SF 7.4)."""

    cards: Cards
    non: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return any(self.cards.fits(game, state, scope) for state in game.states_on(card)) != self.non


class On(Filter, frozen=True):
    """`a State on subject`: whose subject a card is."""

    what: Selection

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return game.cards[card].subject in {ref.card for ref in self.what.refs(game, scope)}


class OnA(Filter, frozen=True):
    """`a State on a Character at this location`."""

    cards: Cards

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        subject = game.cards[card].subject
        return subject >= 0 and self.cards.fits(game, subject, scope)


class LegalSubject(Filter, frozen=True):
    """`that is a legal subject for this card` (SF 25.5.1): the State it speaks of."""

    state: Selection

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        refs = self.state.refs(game, scope)
        return bool(refs) and bool(game.legal_subject(refs[0].card, card, scope.you))


class InFrontRow(Filter, frozen=True):
    """`in your front row`."""

    back: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        state = game.cards[card]
        return game.is_site(card) and state.controller == scope.you and (state.row == FRONT) != self.back


class EnteredThisTurn(Filter, frozen=True):
    """`that entered play this turn`."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return bool(game.entered_this_turn(card))


class ControlledByOwner(Filter, frozen=True):
    """`controlled by the owner of this card`."""

    what: Selection

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        owners = {game.cards[ref.card].owner for ref in self.what.refs(game, scope)}
        return game.cards[card].controller in owners


class InOwnersControl(Filter, frozen=True):
    """`controlled by its owner`: whoever that is (SF 35.0)."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return game.cards[card].controller == game.cards[card].owner


class ControlledBySuch(Filter, frozen=True):
    """`controlled by an opponent who has Power`; `anyone`: by any player who has."""

    trait: Any
    anyone: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        seat = controller_of(game, card)
        meant = self.anyone or seat in game.opponents(scope.you)
        return meant and bool(self.trait.suits(game, seat, scope))


class Beside(Filter, frozen=True):
    """`to the immediate left of this card`: Sites of the next column, in the same row; `sides` are -1 and 1."""

    what: Selection
    sides: tuple[int, ...]

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return any(self.is_beside(game, card, ref.card) for ref in self.what.refs(game, scope))

    def is_beside(self, game: ShadowfistGame, card: int, other: int) -> bool:
        """Whether a Site stands on one of the sides of another."""
        columns = game.players[game.location_owner(game.location(other))].columns
        here, there = game.location(card), game.location(other)
        if not (game.is_site(card) and here in columns and there in columns):
            return False
        near = columns.index(here) - columns.index(there) in self.sides
        return near and game.cards[card].row == game.cards[other].row
