"""Dice in texts: chances of success and what changes them (HL1 67, 73; HLT 193, 199, 219, 268)."""

from __future__ import annotations

from quickening.core.frames import Next
from quickening.games.highlander import facts as derived
from quickening.games.highlander.events import AttackDefended, LastingBegan, LeftPlay, Rolled
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.state import AVOIDED, PLAY, HighlanderGame, Lasting
from quickening.games.highlander.vocabulary.abilities import Static
from quickening.games.highlander.vocabulary.changes import ExtraAttacks, PlayerChange
from quickening.games.highlander.vocabulary.effects import source_of
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook


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


def add_chances(book: Phrasebook) -> None:
    """Ways to speak of dice."""
    phrase = book.phrase
    phrase("you_change", "your chances of success are increased by {plus:n}", ChancePlus)
    phrase("you_change", "your chances of success with {cards:cards_pl} are increased by {plus:n}", ChancePlus)
    phrase("effect", "it misses", Misses)
    phrase("effect", "it misses, which uses up your cards of this title", Misses, spent=True)
    phrase("effect", "roll a die, which is the number of attacks you may play this turn", RollForAttacks)
