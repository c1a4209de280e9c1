"""Dice, coins, Checks and Challenges in texts (HL1 67, 73; HL3 109-111; HLT 193, 199, 219, 268)."""

from __future__ import annotations

from quickening.core.events import Event
from quickening.core.frames import Frame, Next, Run
from quickening.games.highlander import facts
from quickening.games.highlander import facts as derived
from quickening.games.highlander.events.exertions import Flipped, Rolled
from quickening.games.highlander.events.fights import AttackDefended
from quickening.games.highlander.events.lasting import LastingBegan
from quickening.games.highlander.events.places import LeftPlay, Moved
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.changes import More
from quickening.games.highlander.kinds.choosing import Choosing, outcome
from quickening.games.highlander.kinds.effects import Do, DoSome, counted, deed, some_of, source_of
from quickening.games.highlander.rules.costs import may_exert_again
from quickening.games.highlander.rules.exertions import Exert
from quickening.games.highlander.state import AVOIDED, DISCARD, HAND, HARD, PLAY, SOFT, HighlanderGame, Lasting
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


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


def has_exertion_left(game: HighlanderGame, seat: int) -> bool:
    """HL1 55, HL3 101, HLT 94. One Hard Exertion a turn, unless a text allows more; none where a text forbids it."""
    known = facts.of_player(game, seat)
    return "cannot exert" not in known.allowed and may_exert_again(known, game.deeds[seat])


class Check(Effect, frozen=True):
    """HL3 110. Threshold: something is done if enough gems are found. Tiered (`needed` 0): for each one found.

    With `cards`, an Exertion is made for what it reveals, and such cards are counted.
    """

    effects: tuple[Effect, ...]
    gem: str = ""
    needed: int = 0
    hard: bool = False
    cards: Cards | None = None
    size: int = -1

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Checking(effect=self, scope=frame.scope), frame.start)


class Checking(Frame):
    """A Check, and what follows from it."""

    effect: Check | None = None
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        if self.effect.hard and not has_exertion_left(game, self.scope.you):
            return None
        kind = HARD if self.effect.hard else SOFT
        purpose = "a Check" if self.effect.cards is None else "a card effect"
        made = Exert(seat=self.scope.you, purpose=purpose, kind=kind, gem=self.effect.gem, size=self.effect.size)
        return Run(made, self.counted)

    def counted(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        found = self.found(game, self.effect.cards)
        times = found if not self.effect.needed else int(found >= self.effect.needed)
        return Run(Resolve(todo=self.effect.effects * times, scope=self.scope)) if times else None

    def found(self, game: HighlanderGame, cards: Cards | None) -> int:
        """How many gems were found, or how many such cards."""
        if cards is None:
            return int(self.returned)
        shown = game.exertions[-1].cards if game.exertions else ()
        return sum(cards.fits(game, turned.card, self.scope) for turned in shown)


@deed("take revealed")
def _take_revealed(self: DoSome, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 54. Cards that the last Exertion revealed, and that nobody used, go to the hand."""
    shown = [turned.card for turned in game.exertions[-1].cards] if game.exertions else []
    left = [card for card in shown if game.cards[card].area == DISCARD]
    found = [card for card in left if self.what.cards.fits(game, card, frame.scope)]
    return Run(some_of(frame.scope.you, "Take which cards?", found, self, "taken in hand"), frame.start)


@outcome("taken in hand")
def _in_hand(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    return [Moved(card, HAND) for card in cards]


class Challenge(Effect, frozen=True):
    """HL3 111. Both players make a Soft Check; more gems than the opponent wins, fewer loses, a tie does nothing."""

    gem: str
    win: tuple[Effect, ...]
    lose: tuple[Effect, ...] = ()

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Challenging(effect=self, scope=frame.scope), frame.start)


class Challenging(Frame):
    """An Attribute Challenge: one Check after the other, then what follows."""

    effect: Challenge | None = None
    scope: Scope = Scope(0)
    found: int = 0

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        return Run(Exert(seat=self.scope.you, purpose="a Challenge", kind=SOFT, gem=self.effect.gem), self.answer)

    def answer(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        self.found = int(self.returned)
        other = 1 - self.scope.you
        return Run(Exert(seat=other, purpose="a Challenge", kind=SOFT, gem=self.effect.gem), self.compare)

    def compare(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        theirs = int(self.returned)
        if self.found == theirs:
            return None
        effects = self.effect.win if self.found > theirs else self.effect.lose
        return Run(Resolve(todo=effects, scope=self.scope)) if effects else None
