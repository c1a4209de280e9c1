"""Which players are meant."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.lang.nodes import Node, Scope, Selection


class Who(Node, frozen=True):
    """The players a text speaks of."""

    def seats(self, game: Any, scope: Scope) -> list[int]:
        """Their seats, clockwise from the player of the text."""
        raise NotImplementedError  # pragma: no cover


class You(Who, frozen=True):
    """The player of the text."""

    def seats(self, game: Any, scope: Scope) -> list[int]:
        return [scope.you]


class AnyOpponent(Who, frozen=True):
    """`an opponent`, in what is asked of cards and events: whoever it is."""

    def seats(self, game: Any, scope: Scope) -> list[int]:
        return list(game.opponents(scope.you))


class SomeOpponents(AnyOpponent, frozen=True):
    """`one or more opponents`: what several of them do at one moment counts once."""

    gathers: ClassVar[bool] = True


class Opponents(Who, frozen=True):
    """`each opponent`: every one of them."""

    def seats(self, game: Any, scope: Scope) -> list[int]:
        return list(game.opponents(scope.you))


class Everybody(Who, frozen=True):
    """`each player`."""

    def seats(self, game: Any, scope: Scope) -> list[int]:
        return list(game.seats_from(scope.you))


class InTurn(Everybody, frozen=True):
    """`starting with the current player and proceeding clockwise, each player` (SF 22.1)."""

    def seats(self, game: Any, scope: Scope) -> list[int]:
        return list(game.seats_from(game.active))


class ThatPlayer(Who, frozen=True):
    """`that player`: the one last spoken of, e.g. whoever did what was waited for."""

    def seats(self, game: Any, scope: Scope) -> list[int]:
        seat = getattr(scope, "who", -1)
        return [seat] if seat >= 0 and not game.players[seat].out else []


class NamedOpponent(Who, frozen=True):
    """`the chosen opponent`: whom this card's player chose, for as long as the card remembers (SF 34.0)."""

    def seats(self, game: Any, scope: Scope) -> list[int]:
        if scope.source is None or not game.alive(scope.source):
            return []
        name = dict(game.cards[scope.source.card].memory).get("opponent")
        return [seat for seat in game.seats_from(scope.you) if game.names[seat] == name]


class ControllerOf(Who, frozen=True):
    """`its controller`: whoever controls a card, or did when it was last in play (SF 35.0)."""

    what: Selection

    def seats(self, game: Any, scope: Scope) -> list[int]:
        cards = [ref.card for ref in self.what.refs(game, scope) if ref.card >= 0]
        return [game.last_controller(card) for card in cards[:1]]


class OwnerOf(Who, frozen=True):
    """`its owner`."""

    what: Selection

    def seats(self, game: Any, scope: Scope) -> list[int]:
        return [game.cards[ref.card].owner for ref in self.what.refs(game, scope)[:1]]


class ChosenPlayer(Who, frozen=True):
    """`target opponent`, `an opponent` to whom something is done: chosen when the effect is generated (SF 24.2.1)."""

    opponent: bool = True
    target: bool = False
    trait: Any = None

    def seats(self, game: Any, scope: Scope) -> list[int]:
        return ThatPlayer().seats(game, scope)

    def candidates(self, game: Any, scope: Scope) -> list[int]:
        """Who may be chosen."""
        found = list(game.opponents(scope.you) if self.opponent else game.seats_from(scope.you))
        return [seat for seat in found if self.trait is None or self.trait.suits(game, seat, scope)]


class SuchOpponent(Who, frozen=True):
    """`an opponent who is closer to victory than you`, in what is asked of cards and events."""

    trait: Any

    def seats(self, game: Any, scope: Scope) -> list[int]:
        return [seat for seat in game.opponents(scope.you) if self.trait.suits(game, seat, scope)]


class SuchPlayers(Who, frozen=True):
    """`each player with no Power`: all of whom it is so, yourself among them unless they are opponents."""

    trait: Any
    opponents: bool = False

    def seats(self, game: Any, scope: Scope) -> list[int]:
        asked = game.opponents(scope.you) if self.opponents else game.seats_from(scope.you)
        return [seat for seat in asked if self.trait.suits(game, seat, scope)]


class LeftOfYou(Who, frozen=True):
    """`the player to your left` (SF 3.0)."""

    def seats(self, game: Any, scope: Scope) -> list[int]:
        return [game.left_of(scope.you)]
