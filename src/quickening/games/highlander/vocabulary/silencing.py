"""What texts take away as long as they are in force: other texts (HL1 74; HL3 95; HLT 131, 266)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.games.highlander.definitions import PERSONA
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.forces import Force
from quickening.games.highlander.state import BEFORE_PLAY, PLAY, HighlanderGame
from quickening.games.highlander.vocabulary.changes import PlayerChange
from quickening.lang.nodes import Scope
from quickening.lang.selections import Cards


class PersonaIgnored(PlayerChange, frozen=True):
    """HL1 74, HLT 266. All text on the opponent's Persona does not count; the name still does."""

    nullifies: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        """Nothing more: the text is gone."""

    def stops(self, game: HighlanderGame, force: Force, scope: Scope) -> bool:
        source = force.scope.source
        return source is not None and self._is_persona(game, source.card, scope)

    def silences(self, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
        return self._is_persona(game, card, scope)

    def _is_persona(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        state = game.cards[card]
        return state.area == BEFORE_PLAY and state.definition.type == PERSONA and state.controller != scope.you


class TextNullified(PlayerChange, frozen=True):
    """HL1 74. The text on some of one's own cards, or of the opponent's, does not count."""

    cards: Cards
    theirs: bool = False
    nullifies: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        """Nothing more: the text is gone."""

    def stops(self, game: HighlanderGame, force: Force, scope: Scope) -> bool:
        source = force.scope.source
        return source is not None and self.silences(game, source.card, force.ability, scope)

    def silences(self, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
        mine = game.cards[card].controller == scope.you
        return mine != self.theirs and self.cards.fits(game, card, scope)


class CardsNullified(PlayerChange, frozen=True):
    """HL1 74. Cards of a kind that the opponent has in play have no effect."""

    cards: Cards
    nullifies: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        """Nothing more: the text is gone."""

    def stops(self, game: HighlanderGame, force: Force, scope: Scope) -> bool:
        source = force.scope.source
        return source is not None and self.silences(game, source.card, force.ability, scope)

    def silences(self, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
        state = game.cards[card]
        return state.area == PLAY and state.controller != scope.you and self.cards.fits(game, card, scope)


class KeywordNullified(PlayerChange, frozen=True):
    """HL3 95, HLT 131. Effects of a keyword that the opponent has in play do not count."""

    keyword: str
    nullifies: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        """Nothing more: the effects are gone."""

    def stops(self, game: HighlanderGame, force: Force, scope: Scope) -> bool:
        from quickening.games.highlander.keywords import keywords_of

        return force.scope.you != scope.you and self.keyword in keywords_of(game, force.scope, force.ability)

    def silences(self, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
        return game.cards[card].controller != scope.you and getattr(ability, "keyword", "") == self.keyword


class CannotBeNullified(PlayerChange, frozen=True):
    """One's cards cannot be nullified by the opponent."""

    shields: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.allowed.add("cannot be nullified")
