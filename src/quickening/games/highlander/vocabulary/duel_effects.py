"""What texts do to attacks, defenses and Exertions, and what they let last."""

from __future__ import annotations

from typing import Any

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import (
    AttackDefended,
    HeadShotMade,
    LastingBegan,
    PowerBlowMade,
    Revealed,
    Shuffled,
)
from quickening.games.highlander.state import (
    AVOIDED,
    ENDURANCE,
    HAND,
    NOBODY,
    PLAY,
    HighlanderGame,
    Lasting,
)
from quickening.games.highlander.vocabulary.abilities import Static, When
from quickening.games.highlander.vocabulary.amounts import seat_of
from quickening.games.highlander.vocabulary.changes import (
    CannotPlay,
    DoesDamage,
    ExertionSize,
    Marked,
    Several,
)
from quickening.games.highlander.vocabulary.effects import Deed, bound_to, source_of
from quickening.games.highlander.vocabulary.filters import only
from quickening.games.highlander.vocabulary.pile_effects import Burn
from quickening.games.highlander.vocabulary.triggers import ExertsFor
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class AvoidAttacks(Deed, frozen=True):
    """Pending attacks are avoided: all of them, or the `last`."""

    last: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        pending = [attack for attack in game.against(frame.scope.you) if not attack.result]
        chosen = pending[-1:] if self.last else pending
        events: list[Event] = []
        for attack in chosen:
            if attack.hidden:
                events.append(Revealed(attack.card))
            events.append(AttackDefended(attack.card, AVOIDED))
        return game.do(events, frame.start)


class RevealHidden(Deed, frozen=True):
    """The Hidden attacks against you are revealed."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        hidden = [attack.card for attack in game.against(frame.scope.you) if attack.hidden]
        return game.do([Revealed(card) for card in hidden], frame.start)


class MakePower(Deed, frozen=True):
    """This attack becomes a Power Blow, or a Head Shot."""

    head_shot: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        card = source_of(frame.scope)
        return game.do([HeadShotMade(card) if self.head_shot else PowerBlowMade(card)], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        from quickening.games.highlander.facts import of_attack
        from quickening.games.highlander.rules.attacking import may_power

        attack = game.attack_of(source_of(scope))
        if attack is None or attack.seat != game.active or attack.result:
            return False
        if self.head_shot:
            known = of_attack(game, attack)
            return known.may_head_shot and bool(known.grid & 7) and (known.power_blow or may_power(game, attack))
        return may_power(game, attack) and not game.deeds[attack.seat].power_blow


class HideNext(Deed, frozen=True):
    """Your next attack this turn is Hidden; `may`: if you like."""

    may: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        player = game.players[frame.scope.you]
        player.hidden = max(player.hidden, 1 if self.may else 2)
        return frame.start


class NextAttack(Effect, frozen=True):
    """Something will be so of your next attack: the next one in the sequence, or the next one you play."""

    ability: Any
    first: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        scope = frame.scope
        own = [attack.card for attack in game.attacks if attack.seat == scope.you]
        source = source_of(scope)
        later = own[own.index(source) + 1 :] if source in own else []
        until = "turn" if game.active == scope.you else "next turn"
        lasting = Lasting(self.ability, bound_to(game, scope, later[:1]), game.tick(), until, game.active, game.turn)
        return game.do([LastingBegan(lasting)], frame.start)


class LastFor(Effect, frozen=True):
    """Something holds for a time: this turn, or the whole next turn of a player."""

    ability: Any
    until: str = "turn"
    who: str = "you"
    turns: int = 0

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        mark = game.turn if seat == game.active else game.turn - 1
        if self.turns:
            mark = game.turn + 2 * self.turns - (seat != game.active)
        lasting = Lasting(self.ability, frame.scope, game.tick(), self.until, seat, mark)
        return game.do([LastingBegan(lasting)], frame.start)


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
        from quickening.games.highlander.events import Exerted, ExertionRevealed

        assert self.effect is not None
        if self.effect.exertion:
            game.happen(Exerted(self.seat, "attacks", self.effect.exertion))
            for _ in range(self.effect.exertion):
                if game.of(ENDURANCE, self.seat) and not game.over:
                    game.happen(ExertionRevealed(game.of(ENDURANCE, self.seat)[-1]))
        return self.choose

    def choose(self, game: HighlanderGame) -> Next:
        from quickening.games.highlander.rules.fighting import judge_areas, judge_arms
        from quickening.games.highlander.rules.judging import judge_card

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
        from quickening.games.highlander.rules.playing import PlayCard

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
            less = Static(DoesDamage(self.effect.damage), "it")
            scope = bound_to(game, self.scope, [self.card])
            game.happen(LastingBegan(Lasting(less, scope, game.tick(), "next turn", 1 - self.seat, game.turn - 1)))
        return self.choose

    def end(self, game: HighlanderGame) -> Next:
        from quickening.games.highlander.events import ExertionDiscarded

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
        burning = When(ExertsFor(self.purposes), (Burn(self.burn, at_once=True),))
        seat = frame.scope.you
        lasting = [Lasting(one, frame.scope, game.tick(), "turn", seat) for one in (sized, burning)]
        return game.do([LastingBegan(one) for one in lasting], frame.start)


class NormalDefense(Effect, frozen=True):
    """Such a defense may be played as normal this turn, whatever prevents it; but no Special Card."""

    type: str

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        free = Several((Marked("overcomes"), Marked("ignores bans")))
        texts = (Static(free, "you", only(self.type)), Static(CannotPlay(only("Special Card"))))
        lasting = [Lasting(one, frame.scope, game.tick(), "turn", frame.scope.you) for one in texts]
        return game.do([LastingBegan(one) for one in lasting], frame.start)


class ExertForIllusion(Effect, frozen=True):
    """A Soft Exertion is made, and an Illusion played from it."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.games.highlander.rules.exertions import FOR_ILLUSION, Exert

        return Run(Exert(seat=frame.scope.you, purpose=FOR_ILLUSION, kind="soft"), frame.start)
