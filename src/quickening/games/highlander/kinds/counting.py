"""Numbers and moments that few cards speak of (HLT 90, 197, 200, 213-215, 246-247, 257)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.outside import Outcome
from quickening.games.highlander.events import AbilityChanged, CardPlayed, TurnEnded
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.kinds.effects import source_of
from quickening.games.highlander.kinds.triggers import HighlanderTrigger, about
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Amount, Effect, Filter, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class Boosted(Amount, frozen=True):
    """HLT 247. One for each card that was discarded for this card as it was played."""

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return game.cards[source_of(scope)].boost


class Together(Amount, frozen=True):
    """HLT 257. One for each card of this title in one play: they are one source, which the card joined to is."""

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        source = source_of(scope)
        title = game.printed(source).name
        joined = [pair for pair in game.deeds[scope.you].joined if game.printed(pair[0]).name == title]
        if any(other == source and game.printed(main).name == title for other, main in joined):
            return 0
        return 1 + sum(main == source for _, main in joined)


class GainedAndCopies(Amount, frozen=True):
    """HLT 246. One for each Ability just gained and each card of this title in play."""

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        title = game.printed(source_of(scope)).name
        copies = sum(game.printed(card).name == title for card in game.in_play)
        return copies + getattr(scope.event, "gain", 0)


class GainsAbility(HighlanderTrigger, frozen=True):
    """A player's Ability goes up."""

    who: str = "opponent"
    events: ClassVar[tuple[type[Event], ...]] = (AbilityChanged,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, AbilityChanged)
        meant = event.gain > 0 and event.seat == seat_of(self.who, scope)
        return about(game, scope, event) if meant else None


class PlaysSecond(HighlanderTrigger, frozen=True):
    """HLT 197-198. The second such card of a turn is played."""

    cards: Cards
    who: str = "you"
    events: ClassVar[tuple[type[Event], ...]] = (CardPlayed,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, CardPlayed)
        if event.seat != seat_of(self.who, scope) or not self.cards.fits(game, event.card, scope):
            return None
        played = [card for card in game.deeds[event.seat].cards if self.cards.fits(game, card, scope)]
        return about(game, scope, event, event.card) if len(played) == 2 else None


class LongInPlay(HighlanderTrigger, frozen=True):
    """HLT 296. So many turns in which this card was in play are over; the one in which it came is the first."""

    turns: int
    events: ClassVar[tuple[type[Event], ...]] = (TurnEnded,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        since = game.cards[source_of(scope)].turn
        return about(game, scope, event) if game.turn - since + 1 >= self.turns else None


class HighestWins(Effect, frozen=True):
    """HLT 296. The player with more Ability wins; if both have the same, it goes on in End Game (HLT 864)."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        first, second = (player.ability for player in game.players)
        if first == second:
            for player in game.players:
                player.end_game = True
            return frame.start
        winner = 0 if first > second else 1
        game.end(Outcome((winner,), f"{game.names[winner]} has more Ability", "HLT 296"))
        return frame.start


class Distinct(Filter, frozen=True):
    """HLT 200. Of several copies on a side only one counts."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        state = game.cards[card]
        pile = game.areas[state.area, state.controller]
        first = next(other for other in pile if game.printed(other).name == state.definition.name)
        return first == card
