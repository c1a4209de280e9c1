"""Texts that do not count: nullified or ignored for a turn, taken away; and what cards are considered to be.

HL1 74, HL3 95, HLT 107-108, 131, 202, 225, 237, 250, 254, 314.
"""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.frames import Next
from quickening.games.highlander.events import LastingBegan
from quickening.games.highlander.facts import AttackFacts, DefenseFacts, PlayerFacts
from quickening.games.highlander.forces import Force
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.changes import CardChange, PlayerChange
from quickening.games.highlander.state import HighlanderGame, Lasting
from quickening.lang.nodes import Effect, Scope, Selection
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class ThoseNullified(PlayerChange, frozen=True):
    """HLT 131. The texts of the cards spoken of do not count, for nobody."""

    nullifies: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        """Nothing more: the text is gone."""

    def stops(self, game: HighlanderGame, force: Force, scope: Scope) -> bool:
        source = force.scope.source
        return source is not None and self.silences(game, source.card, force.ability, scope)

    def silences(self, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
        return any(ref.card == card and game.alive(ref) for ref in scope.it)


class ThoseIgnored(PlayerChange, frozen=True):
    """HL1 74, HLT 107. The texts of the cards spoken of do not count for the player who ignores them."""

    ignores: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        """Nothing more: the text is not heard."""


class NullifyCards(Effect, frozen=True):
    """Cards are nullified, or ignored, for the rest of the turn."""

    what: Selection
    ignored: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.core.data import replace

        refs = self.what.refs(game, frame.scope)
        change = ThoseIgnored() if self.ignored else ThoseNullified()
        lasting = Lasting(
            abilities.Static(change), replace(frame.scope, it=refs), game.tick(), "turn", frame.scope.you
        )
        return game.do([LastingBegan(lasting)], frame.start)


class NoEffect(PlayerChange, frozen=True):
    """HLT 237. The card whose text this is has no effect."""

    nullifies: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        """Nothing more: the text is gone."""

    def stops(self, game: HighlanderGame, force: Force, scope: Scope) -> bool:
        return force.scope.source == scope.source

    def silences(self, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
        itself = isinstance(getattr(ability, "change", None), NoEffect)
        return scope.source is not None and scope.source.card == card and not itself


class TextGone(CardChange, frozen=True):
    """HLT 254, 314. The card it is played in conjunction with has no text."""

    strips: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: AttackFacts | DefenseFacts, scope: Scope) -> None:
        """Nothing more: the text was not read."""


class CountsAs(PlayerChange, frozen=True):
    """HLT 250. A player's cards, wherever they are, are considered to be of another kind as well."""

    cards: Cards
    kind: str
    level: ClassVar[str] = "kind"

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        """Nothing about the player."""

    def covers(self, game: HighlanderGame, card: int, word: str, scope: Scope) -> bool:
        """Whether this makes a card one of that kind."""
        own = game.cards[card].owner == scope.you
        return own and word == self.kind and self.cards.fits(game, card, scope)
