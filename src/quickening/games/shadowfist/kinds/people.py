"""Which players are meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.games.shadowfist.kinds.selections import as_determined
from quickening.lang.nodes import Node, Scope, Selection


class Who(Node, frozen=True):
    """The players a text speaks of."""

    def seats(self, game: Any, scope: Scope) -> list[int]:
        """Their seats, clockwise from the player of the text."""
        raise NotImplementedError  # pragma: no cover


class Players(Who, frozen=True):
    """Players by a word: see `SEATS`."""

    word: str

    @property
    def gathers(self) -> bool:
        """Whether what several of them do at one moment counts once."""
        return self.word == "one or more opponents"

    @property
    def steady(self) -> bool:
        """Whether the same players are meant for as long as the same cards are controlled."""
        return self.word in ("you", "an opponent", "one or more opponents", "each opponent", "each player")

    def seats(self, game: Any, scope: Any) -> list[int]:
        if self.word == "you":
            return [scope.you]
        if not self.word.startswith(SEAT):
            return SEATS[self.word](game, scope)
        seat = int(self.word.removeprefix(SEAT))
        return [] if game.players[seat].out else [seat]


def _opponents(game: Any, scope: Any) -> list[int]:
    return list(game.opponents(scope.you))


def _that_player(game: Any, scope: Any) -> list[int]:
    """The one last spoken of, e.g. whoever did what was waited for."""
    return [scope.who] if scope.who >= 0 and not game.players[scope.who].out else []


def _named(game: Any, scope: Any) -> list[int]:
    """Whom this card's player chose, for as long as the card remembers (SF 34.0)."""
    if scope.source is None or not game.alive(scope.source):
        return []
    name = dict(game.cards[scope.source.card].memory).get("opponent")
    return [seat for seat in game.seats_from(scope.you) if game.names[seat] == name]


#: `an opponent` is said in what is asked of cards and events, whoever it is; `each opponent` is every one of them.
SEATS: dict[str, Callable[[Any, Any], list[int]]] = {
    "an opponent": _opponents,
    "one or more opponents": _opponents,
    "each opponent": _opponents,
    "each player": lambda game, scope: list(game.seats_from(scope.you)),
    "each player in turn": lambda game, scope: list(game.seats_from(game.active)),  # SF 22.1
    "that player": _that_player,
    "the chosen opponent": _named,
    "the current player": lambda game, scope: [game.active],  # SF 22.1
    "the player to your left": lambda game, scope: [game.left_of(scope.you)],  # SF 3.0
}
#: SF 24.2. Before the number of a player whom an effect was found to be about when it was generated.
SEAT = "seat "
YOU = Players("you")
ANY_OPPONENT = Players("an opponent")
OPPONENTS = Players("each opponent")
EVERYBODY = Players("each player")
THAT_PLAYER = Players("that player")
NAMED_OPPONENT = Players("the chosen opponent")
LEFT_OF_YOU = Players("the player to your left")
CURRENT = Players("the current player")


class PlayerOf(Who, frozen=True):
    """`its controller`: whoever controls a card, or did when it was last in play (SF 35.0); or its owner."""

    what: Selection
    owner: bool = False

    def seats(self, game: Any, scope: Scope) -> list[int]:
        refs = self.what.refs(game, scope) or as_determined(self.what, scope)
        cards = [ref.card for ref in refs if ref.card >= 0]
        return [game.cards[card].owner if self.owner else game.last_controller(card) for card in cards[:1]]


class ChosenPlayer(Who, frozen=True):
    """`target opponent`, `an opponent` to whom something is done: chosen when the effect is generated (SF 24.2.1)."""

    opponent: bool = True
    target: bool = False
    trait: Any = None

    def seats(self, game: Any, scope: Scope) -> list[int]:
        return THAT_PLAYER.seats(game, scope)

    def candidates(self, game: Any, scope: Scope) -> list[int]:
        """Who may be chosen."""
        found = list(game.opponents(scope.you) if self.opponent else game.seats_from(scope.you))
        return [seat for seat in found if self.trait is None or self.trait.suits(game, seat, scope)]


class SuchPlayers(Who, frozen=True):
    """`each player with no Power`, `an opponent who is closer to victory than you`: all of whom it is so."""

    trait: Any
    opponents: bool = False

    def seats(self, game: Any, scope: Scope) -> list[int]:
        asked = game.opponents(scope.you) if self.opponents else game.seats_from(scope.you)
        return [seat for seat in asked if self.trait.suits(game, seat, scope)]
