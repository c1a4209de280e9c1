"""Numbers and moments that few cards speak of (HLT 90, 197, 200, 213-215, 246-247, 257)."""

from __future__ import annotations

from quickening.core.frames import Next
from quickening.core.outside import Outcome
from quickening.games.highlander.kinds.effects import source_of
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Amount, Effect, Filter, Scope
from quickening.lang.resolve import Resolve


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
