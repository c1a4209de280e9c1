"""What texts do with Exertions, and attacks that are played from them."""

from __future__ import annotations

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events.exertions import Exerted, ExertionDiscarded, ExertionRevealed
from quickening.games.highlander.events.lasting import LastingBegan
from quickening.games.highlander.events.places import Shuffled
from quickening.games.highlander.facts import of_player
from quickening.games.highlander.kinds.abilities import Static, When
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.kinds.attack_changes import Damage, Marked
from quickening.games.highlander.kinds.changes import CannotPlay, ExertionSize, Several
from quickening.games.highlander.kinds.discard_effects import Burn
from quickening.games.highlander.kinds.effects import Do, bound_to, deed
from quickening.games.highlander.kinds.filters import only
from quickening.games.highlander.kinds.triggers import Happens
from quickening.games.highlander.rules.costs import may_exert_again
from quickening.games.highlander.rules.exertions import FOR_ILLUSION, FOR_NOTHING, Exert, may_exert
from quickening.games.highlander.rules.fighting import judge_areas, judge_arms
from quickening.games.highlander.rules.judging import judge_card
from quickening.games.highlander.rules.playing import PlayCard
from quickening.games.highlander.state import ENDURANCE, HAND, NOBODY, PLAY, HighlanderGame, Lasting
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class PlayAttacks(Effect, frozen=True):
    """Up to so many attacks are played, from an Exertion and the hand, or from Endurance."""

    count: int
    cards: Cards
    exertion: int = 0
    search: bool = False
    damage: int | None = None

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(ManyAttacks(seat=frame.scope.you, effect=self, scope=frame.scope), frame.start)


class ManyAttacks(Frame):
    """Attack after attack is played, whatever opportunities there are."""

    seat: int = 0
    effect: PlayAttacks | None = None
    scope: Scope = Scope(0)
    count: int = 0
    card: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        if self.effect.exertion:
            game.happen(Exerted(self.seat, "attacks", self.effect.exertion))
            for _ in range(self.effect.exertion):
                if game.of(ENDURANCE, self.seat) and not game.over:
                    game.happen(ExertionRevealed(game.of(ENDURANCE, self.seat)[-1]))
        return self.choose

    def choose(self, game: HighlanderGame) -> Next:
        assert self.effect is not None
        areas = (ENDURANCE,) if self.effect.search else ("exertion", HAND)
        found = [
            card
            for area in areas
            for card in game.of(area, self.seat)
            if self.effect.cards.fits(game, card, self.scope)
            and judge_arms(game, self.seat, game.printed(card)) is None
            and judge_areas(game, self.seat, card) is None
            and judge_card(game, self.seat, card, area, ()) is None
        ]
        if self.count >= self.effect.count or not found or game.over:
            return self.end
        options = tuple(game.card_option("play", "Play {name}", card) for card in found)
        decision = Decision(self.seat, "Play another attack?", (*options, Option("pass", "No more")))
        return Ask(decision, self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "pass":
            return self.end
        self.count += 1
        self.card = option.ref
        return Run(PlayCard(seat=self.seat, card=option.ref, origin=game.cards[option.ref].area), self.played)

    def played(self, game: HighlanderGame) -> Next:
        """The attack does only so much damage, if the text says so."""
        assert self.effect is not None
        if self.effect.damage is not None and game.cards[self.card].area == PLAY:
            less = Static(Damage("is", amount=self.effect.damage), "it")
            scope = bound_to(game, self.scope, [self.card])
            game.happen(LastingBegan(Lasting(less, scope, game.tick(), "next turn", 1 - self.seat, game.turn - 1)))
        return self.choose

    def end(self, game: HighlanderGame) -> Next:
        game.happen(*(ExertionDiscarded(card) for card in list(game.of("exertion", self.seat))))
        if self.effect is not None and self.effect.search:
            game.happen(Shuffled(self.seat))
        return None


class ExertInstead(Effect, frozen=True):
    """This turn, an Exertion for these purposes is of another size, and cards of the opponent's Endurance go."""

    size: int
    burn: int
    purposes: tuple[str, ...] = ("a Power Blow", "a Power Block")

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        sized = Static(ExertionSize(self.size, self.purposes, exactly=True))
        burning = When(Happens("exert", purposes=self.purposes, who="you"), (Burn(self.burn, at_once=True),))
        seat = frame.scope.you
        lasting = [Lasting(one, frame.scope, game.tick(), "turn", seat) for one in (sized, burning)]
        return game.do([LastingBegan(one) for one in lasting], frame.start)


@deed("defend as normal")
def _normal_defense(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """Such a defense may be played as normal this turn, whatever prevents it; but no Special Card."""
    free = Several(
        (Marked(f"overcomes not {self.how}{'ed' if self.how == 'block' else 'd'}"), Marked("ignores bans"))
    )
    texts = (Static(free, "you", only(self.how)), Static(CannotPlay(only("Special Card"))))
    lasting = [Lasting(one, frame.scope, game.tick(), "turn", frame.scope.you) for one in texts]
    return game.do([LastingBegan(one) for one in lasting], frame.start)


def _can_must_make_exertion(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    return may_exert(game, of_player(game, seat_of(self.who, scope)))


@deed("make an Exertion", possible=_can_must_make_exertion, waits=True)
def _must_make_exertion(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 60, HL3 107. A player has to make a Hard Exertion, for nothing else; it is the one of that turn."""
    size = self.amount if self.how == "sized" else -1
    return Run(Exert(seat=seat_of(self.who, frame.scope), purpose=FOR_NOTHING, size=size), frame.start)


def _can_paid_exertion(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    """The text says when; what is left of HL1 55 is that there is one a turn, and a card to reveal."""
    known, done = of_player(game, scope.you), game.deeds[scope.you]
    free = not done.hard or may_exert_again(known, done)
    return free and "cannot exert" not in known.allowed and bool(game.areas[ENDURANCE, scope.you])


@deed("pay an Exertion", possible=_can_paid_exertion)
def _paid_exertion(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 55, 60. A Hard Exertion that is made to pay for something; it is the one of that turn."""
    return Run(Exert(seat=frame.scope.you, purpose=FOR_NOTHING), frame.start)


@deed("exert for an Illusion")
def _exert_for_illusion(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """A Soft Exertion is made, and an Illusion played from it."""
    return Run(Exert(seat=frame.scope.you, purpose=FOR_ILLUSION, kind="soft"), frame.start)
