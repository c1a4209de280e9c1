"""What limits a player's plays: so many cards in a turn, only some attacks, only some areas, so many cards drawn."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.highlander.facts import Ban, DefenseFacts, PlayerFacts
from quickening.games.highlander.kinds.changes import CardChange, PlayerChange
from quickening.games.highlander.kinds.filters import Noun
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Filter, Scope
from quickening.lang.selections import Cards

# -- which attacks -------------------------------------------------------------------------------------------------


class Except(Filter, frozen=True):
    """A card that is not one of these."""

    cards: Cards

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return not self.cards.fits(game, card, scope)


class InArea(Filter, frozen=True):
    """An attack to one of these areas of the grid."""

    area: int

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        state = game.cards[card]
        return bool((state.chosen or state.definition.grid) & self.area)


class IsHidden(Filter, frozen=True):
    """HL1 61. An attack that is Hidden, or was until it was revealed."""

    unseen: ClassVar[bool] = True

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        attack = game.attack_of(card)
        return game.cards[card].face_down if attack is None else attack.card == card and attack.was_hidden


class IsAdditional(Filter, frozen=True):
    """HL1 50. An attack played in addition to the one that everybody has."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        attack = game.attack_of(card)
        return attack is not None and attack.card == card and attack.additional


class FirstOfTurn(Filter, frozen=True):
    """The first attack in its player's sequence."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        attack = game.attack_of(card)
        return attack is not None and attack is next(one for one in game.attacks if one.seat == attack.seat)


# -- how many, and which -------------------------------------------------------------------------------------------


class CardCap(PlayerChange, frozen=True):
    """HL3 148. No more such cards than this may be played in a turn; `from_hand`: only from the hand."""

    cards: Cards
    most: int = 1
    from_hand: bool = False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        ban = Ban(self.cards, scope, self.from_hand, keyword="RESTRICTION", after=self.most)
        facts.bans.append(ban)


class OnlyPlay(PlayerChange, frozen=True):
    """HL3 148. Only such attacks may be played."""

    cards: Cards

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        others = Cards(Noun("attack"), (Except(self.cards),))
        facts.bans.append(Ban(others, scope, keyword="RESTRICTION"))


class OnlyAgainst(CardChange, frozen=True):
    """A defense that stops only such attacks."""

    cards: Cards

    def apply(self, game: HighlanderGame, facts: DefenseFacts, scope: Scope) -> None:
        facts.useless.append((Cards(Noun("attack"), (Except(self.cards),)), scope))


class DrawCap(PlayerChange, frozen=True):
    """HL1 45. No more cards than this may be drawn in the Draw/Discard Phase."""

    most: int

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("draw cap", []).append(self.most)
