"""Dice in texts: chances of success and what changes them (HL1 67, 73; HLT 193, 199, 219, 268)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.frames import Next
from quickening.games.highlander import facts as derived
from quickening.games.highlander.events import AttackDefended, Flipped, LastingBegan, LeftPlay, Rolled
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.changes import ExtraAttacks, PlayerChange
from quickening.games.highlander.kinds.effects import counted, source_of
from quickening.games.highlander.state import AVOIDED, PLAY, HighlanderGame, Lasting
from quickening.lang.nodes import Amount, Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class ChancePlus(PlayerChange, frozen=True):
    """Chances of success are better, or only those of some cards (HLT 199)."""

    plus: int
    cards: Cards | None = None

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("chance", []).append((self.cards, scope, self.plus))


def luck(game: HighlanderGame, seat: int, card: int = -1) -> int:
    """How much better a player's chance is, for what a card does or in general."""
    found = derived.of_player(game, seat).words.get("chance", ())
    return sum(plus for cards, scope, plus in found if cards is None or (card >= 0 and cards.fits(game, card, scope)))


class Misses(Effect, frozen=True):
    """HLT 268. The attack spoken of misses: it is avoided without a defense. `spent`: the cards of this title go."""

    spent: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = {ref.card for ref in frame.scope.it}
        missed = [attack for attack in game.attacks if attack.card in cards and not attack.result]
        title = game.printed(source_of(frame.scope)).name
        copies = [card for card in game.of(PLAY, frame.scope.you) if game.printed(card).name == title]
        gone = [LeftPlay(card, by=frame.scope.you) for card in copies if self.spent]
        return game.do([*(AttackDefended(attack.card, AVOIDED) for attack in missed), *gone], frame.start)


class RollForAttacks(Effect, frozen=True):
    """HLT 193. A die says how many attacks one may play this turn: there is no chance of success in it."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        pips = game.chance.roll(6)
        game.happen(Rolled(frame.scope.you, "know how many attacks there are", pips))
        more = Static(ExtraAttacks(pips - 1))
        return game.do([LastingBegan(Lasting(more, frame.scope, game.tick(), "turn", frame.scope.you))], frame.start)


class Pips(Amount, frozen=True):
    """One for each pip of the die just rolled; or one for every two of them, rounded `up` or `down`."""

    half: str = ""
    passing: ClassVar[bool] = True

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        pips = int(game.result or 0)
        return (pips + (self.half == "up")) // 2 if self.half else pips


class RollFor(Effect, frozen=True):
    """HLT 193. A die says how much is done: there is no chance of success in it."""

    effects: tuple[Effect, ...]

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        game.result = game.chance.roll(6)
        game.happen(Rolled(frame.scope.you, "know how much that is", game.result))
        frame.insert(*(counted(effect, game, frame.scope) for effect in self.effects))
        return frame.start


class Flip(Effect, frozen=True):
    """A coin says which of two things is done, if there are two."""

    heads: tuple[Effect, ...] = ()
    tails: tuple[Effect, ...] = ()

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        heads = game.chance.roll(2) == 1
        game.happen(Flipped(frame.scope.you, heads))
        frame.insert(*(self.heads if heads else self.tails))
        return frame.start
