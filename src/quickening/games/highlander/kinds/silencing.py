"""What texts take away as long as they are in force: other texts (HL1 74; HL3 95; HLT 131, 266)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.games.highlander.definitions import PERSONA
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.forces import Force
from quickening.games.highlander.keywords import keywords_of
from quickening.games.highlander.kinds.changes import PlayerChange
from quickening.games.highlander.state import BEFORE_PLAY, PLAY, HighlanderGame
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
        source = force.scope.source
        return source is not None and force.scope.you != scope.you and self.is_of(game, source.card, force.ability)

    def silences(self, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
        return game.cards[card].controller != scope.you and self.is_of(game, card, ability)

    def is_of(self, game: HighlanderGame, card: int, ability: Any) -> bool:
        """HL3 95. Whether a sentence has the keyword; in the first edition, any sentence of its card (HL1 74)."""
        if self.keyword == "RESTRICTION" and is_evasive(ability):
            return False
        whole = game.edition.nullifying.value == "card"
        told = game.cards[card].definition.abilities if whole else (ability,)
        return any(self.keyword in keywords_of(game, card, one) for one in told)


def is_evasive(ability: Any) -> bool:
    """HLT 67. That an attack cannot be blocked or dodged is no Restriction."""
    word = getattr(getattr(ability, "change", None), "word", "")
    return not getattr(ability, "keyword", "") and word in ("cannot be blocked", "cannot be dodged")


class CannotBeNullified(PlayerChange, frozen=True):
    """One's cards cannot be nullified by the opponent."""

    shields: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.allowed.add("cannot be nullified")
