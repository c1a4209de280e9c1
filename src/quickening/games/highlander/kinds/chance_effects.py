"""Dice and coins in texts: chances of success and what comes of them (HL1 67, 73; HLT 193, 199, 219, 268)."""

from __future__ import annotations

from quickening.core.frames import Next
from quickening.games.highlander import facts as derived
from quickening.games.highlander.events.exertions import Flipped, Rolled
from quickening.games.highlander.events.fights import AttackDefended
from quickening.games.highlander.events.lasting import LastingBegan
from quickening.games.highlander.events.places import LeftPlay
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.changes import More
from quickening.games.highlander.kinds.effects import Do, counted, deed, source_of
from quickening.games.highlander.state import AVOIDED, PLAY, HighlanderGame, Lasting
from quickening.lang.nodes import Effect
from quickening.lang.resolve import Resolve


def luck(game: HighlanderGame, seat: int, card: int = -1) -> int:
    """How much better a player's chance is, for what a card does or in general."""
    found = derived.of_player(game, seat).words.get("chance", ())
    return sum(plus for cards, scope, plus in found if cards is None or (card >= 0 and cards.fits(game, card, scope)))


@deed("miss")
def _misses(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 268. The attack spoken of misses: it is avoided without a defense. `spent`: the cards of this title go."""
    cards = {ref.card for ref in frame.scope.it}
    missed = [attack for attack in game.attacks if attack.card in cards and not attack.result]
    title = game.printed(source_of(frame.scope)).name
    copies = [card for card in game.of(PLAY, frame.scope.you) if game.printed(card).name == title]
    gone = [LeftPlay(card, by=frame.scope.you) for card in copies if (self.how == "spent")]
    return game.do([*(AttackDefended(attack.card, AVOIDED) for attack in missed), *gone], frame.start)


@deed("roll for attacks")
def _roll_for_attacks(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 193. A die says how many attacks one may play this turn: there is no chance of success in it."""
    pips = game.chance.roll(6)
    game.happen(Rolled(frame.scope.you, "know how many attacks there are", pips))
    more = Static(More("attacks", plus=pips - 1))
    return game.do([LastingBegan(Lasting(more, frame.scope, game.tick(), "turn", frame.scope.you))], frame.start)


class Chance(Effect, frozen=True):
    """A die says whether something is done (`chance` in 6), or how much of it (`pips`, HLT 193: there is no chance of
    success in that); or a coin says which of two things is done: the first on heads.
    """

    by: str
    effects: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    chance: int = 0

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        if self.by == "pips":
            frame.note_done(game.chance.roll(6))
            game.happen(Rolled(frame.scope.you, "know how much that is", frame.scope.done))
            frame.insert(*(counted(effect, game, frame.scope) for effect in self.effects))
        else:
            well = self.flipped(game, frame) if self.by == "coin" else self.rolled(game, frame)
            frame.insert(*(self.effects if well else self.otherwise))
        return frame.start

    def flipped(self, game: HighlanderGame, frame: Resolve) -> bool:
        """Whether a coin shows heads."""
        heads = game.chance.roll(2) == 1
        game.happen(Flipped(frame.scope.you, heads))
        return heads

    def rolled(self, game: HighlanderGame, frame: Resolve) -> bool:
        """Whether a die shows no more than the chance is."""
        pips = game.chance.roll(6)
        chance = self.chance + luck(game, frame.scope.you, source_of(frame.scope))
        game.happen(Rolled(frame.scope.you, "succeed", pips, chance))
        return pips <= chance
