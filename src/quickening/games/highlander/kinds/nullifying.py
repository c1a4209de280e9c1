"""Texts that do not count: nullified or ignored for a turn, taken away; and what cards are considered to be.

HL1 74, HL3 95, HLT 107-108, 131, 202, 225, 237, 250, 254, 266, 314.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.highlander.definitions import PERSONA
from quickening.games.highlander.events.lasting import LastingBegan
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.keywords import keywords_of
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.changes import HighlanderChange
from quickening.games.highlander.kinds.effects import DoTo, deed
from quickening.games.highlander.state import BEFORE_PLAY, PLAY, HighlanderGame, Lasting
from quickening.games.highlander.texts_in_force import Force
from quickening.lang.nodes import Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class Nullified(HighlanderChange, frozen=True):
    """Texts do not count: `NULLIFIED` says which. What is `ignored` does not count for the player who ignores it."""

    what: str
    cards: Cards | None = None
    keyword: str = ""

    @property
    def nullifies(self) -> bool:  # type: ignore[override]  # by what it says
        return self.what != IGNORED

    @property
    def ignores(self) -> bool:  # type: ignore[override]  # by what it says
        return self.what == IGNORED

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        """Nothing more: the text is gone."""

    def stops(self, game: HighlanderGame, force: Force, scope: Scope) -> bool:
        """Whether it takes a text in force away."""
        if self.what == ITSELF:
            return force.scope.source == scope.source
        if self.what == KEYWORD and force.scope.you == scope.you:
            return False
        source = force.scope.source
        return source is not None and NULLIFIED[self.what](self, game, source.card, force.ability, scope)

    def silences(self, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
        """Whether it takes the text of a card away."""
        if self.what == KEYWORD and game.cards[card].controller == scope.you:
            return False
        return NULLIFIED[self.what](self, game, card, ability, scope)


def _persona(self: Nullified, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
    """HL1 74, HLT 266. All text on the opponent's Persona does not count; the name still does."""
    state = game.cards[card]
    return state.area == BEFORE_PLAY and state.definition.type == PERSONA and state.controller != scope.you


def _own(self: Nullified, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
    """HL1 74. The text on some of one's own cards."""
    return game.cards[card].controller == scope.you and self.cards is not None and self.cards.fits(game, card, scope)


def _theirs(self: Nullified, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
    """The text on some of the opponent's cards."""
    return game.cards[card].controller != scope.you and self.cards is not None and self.cards.fits(game, card, scope)


def _theirs_in_play(self: Nullified, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
    """Cards of a kind that the opponent has in play have no effect."""
    return game.cards[card].area == PLAY and _theirs(self, game, card, ability, scope)


def _of_keyword(self: Nullified, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
    """HL3 95, HLT 131. A sentence with the keyword; in the first edition, any sentence of its card (HL1 74)."""
    if self.keyword == "RESTRICTION" and is_evasive(ability):
        return False
    whole = game.edition.nullifying.value == "card"
    told = game.cards[card].definition.abilities if whole else (ability,)
    return any(self.keyword in keywords_of(game, card, one) for one in told)


def is_evasive(ability: Any) -> bool:
    """HLT 67. That an attack cannot be blocked or dodged is no Restriction."""
    word = getattr(getattr(ability, "change", None), "word", "")
    return not getattr(ability, "keyword", "") and word in ("cannot be blocked", "cannot be dodged")


def _those(self: Nullified, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
    """HLT 131. The texts of the cards spoken of, for nobody."""
    return any(ref.card == card and game.alive(ref) for ref in scope.it)


def _itself(self: Nullified, game: HighlanderGame, card: int, ability: Any, scope: Scope) -> bool:
    """HLT 237. The card whose text this is has no effect; that it has none is still so."""
    own = scope.source is not None and scope.source.card == card
    return own and getattr(ability, "change", None) != Nullified(ITSELF)


KEYWORD, ITSELF, THOSE, IGNORED = "keyword", "itself", "those", "ignored"
NULLIFIED: dict[str, Callable[[Nullified, HighlanderGame, int, Any, Scope], bool]] = {
    "Persona": _persona,
    "own cards": _own,
    "opponent's cards": _theirs,
    "opponent's cards in play": _theirs_in_play,
    KEYWORD: _of_keyword,
    THOSE: _those,
    ITSELF: _itself,
}


@deed("nullify")
def _nullify_cards(self: DoTo, game: HighlanderGame, frame: Resolve) -> Next:
    """Cards are nullified, or ignored, for the rest of the turn."""
    scope = replace(frame.scope, it=self.what.refs(game, frame.scope))
    change = Nullified(IGNORED if (self.how == "ignored") else THOSE)
    lasting = Lasting(abilities.Static(change), scope, game.tick(), "turn", frame.scope.you)
    return game.do([LastingBegan(lasting)], frame.start)
