"""What texts do to attacks, defenses and Exertions, and what they let last."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import (
    AttackDefended,
    HeadShotMade,
    LastingBegan,
    PowerBlockMade,
    PowerBlowMade,
    Revealed,
    Shuffled,
    Tallied,
    TalliesTaken,
)
from quickening.games.highlander.state import (
    AVOIDED,
    ENDURANCE,
    HAND,
    NOBODY,
    PLAY,
    SUCCESSFUL,
    HighlanderGame,
    Lasting,
    Tally,
)
from quickening.games.highlander.vocabulary.abilities import Static, When
from quickening.games.highlander.vocabulary.amounts import seat_of
from quickening.games.highlander.vocabulary.attack_changes import DamagePlus, DoesDamage, Marked, Several
from quickening.games.highlander.vocabulary.changes import (
    CannotPlay,
    ExertionSize,
    ExtraAttacks,
    ExtraExertions,
    ExtraSpecials,
    Granted,
)
from quickening.games.highlander.vocabulary.conditions import All, Later
from quickening.games.highlander.vocabulary.discard_effects import Burn
from quickening.games.highlander.vocabulary.effects import Deed, bound_to, source_of
from quickening.games.highlander.vocabulary.filters import only
from quickening.games.highlander.vocabulary.triggers import ExertsFor
from quickening.lang.nodes import Effect, Node, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class AvoidAttacks(Deed, frozen=True):
    """Pending attacks are avoided: all of them, the `last`, the one `it` is, or `one`, perhaps of a kind."""

    which: str = "all"
    cards: Cards | None = None

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        pending = self.pending(game, frame.scope)
        if self.which == "one":
            return Run(Evading(seat=frame.scope.you, cards=tuple(pending)), frame.start)
        return game.do(avoiding(game, pending[-1:] if self.which == "last" else pending), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return self.which != "one" or bool(self.pending(game, scope))

    def pending(self, game: HighlanderGame, scope: Scope) -> list[int]:
        """The attacks that are still to be answered, of the kind that is meant; a Hidden one is of no known kind."""
        cards = [attack.card for attack in game.against(scope.you) if not attack.result]
        if self.which == "it":
            return [card for card in cards if any(ref.card == card for ref in scope.it)]
        if self.cards is None:
            return cards
        return [one for one in cards if not game.cards[one].face_down and self.cards.fits(game, one, scope)]


def avoiding(game: HighlanderGame, cards: list[int]) -> list[Event]:
    """Attacks are avoided; Hidden ones are revealed first."""
    events: list[Event] = []
    for card in cards:
        attack = game.attack_of(card)
        if attack is not None and attack.hidden:
            events.append(Revealed(card))
        events.append(AttackDefended(card, AVOIDED))
    return events


class Evading(Frame):
    """A player chooses an attack to avoid; or, with `harmless`, one that does no damage, or `amount` less."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    harmless: bool = False
    amount: int = 0

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, "Which attack?", options, min(1, len(options))), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        cards = [option.ref for option in game.chosen]
        if not self.harmless:
            return game.do(avoiding(game, cards), self.end)
        taken = tuple(tally for tally in game.tallies if tally.seat == self.seat and tally.source in cards)
        less = DamagePlus(-self.amount) if self.amount else DoesDamage(0)
        scope = bound_to(game, Scope(self.seat), cards)
        until = "turn" if game.active == self.seat else "next turn"
        lasting = Lasting(Static(less, "it"), scope, game.tick(), until, self.seat, game.turn - 1)
        return game.do([TalliesTaken(taken), *self.left_of(taken), LastingBegan(lasting)], self.end)

    def left_of(self, taken: tuple[Tally, ...]) -> list[Event]:
        """What is still pending of damage that is only lessened."""
        if not self.amount:
            return []
        rest = [replace(tally, amount=tally.amount - self.amount) for tally in taken if tally.amount > self.amount]
        return [Tallied(tally) for tally in rest]

    def end(self, game: HighlanderGame) -> Next:
        return None


class PreventAttack(Deed, frozen=True):
    """HL1 75. Damage of one attack is prevented, all or so much of it; it is successful all the same."""

    amount: int = 0

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = self.open(game, frame.scope)
        return Run(Evading(seat=frame.scope.you, cards=cards, harmless=True, amount=self.amount), frame.start)

    def open(self, game: HighlanderGame, scope: Scope) -> tuple[int, ...]:
        return tuple(a.card for a in game.against(scope.you) if a.result in ("", SUCCESSFUL))

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.open(game, scope))


class EndTurn(Deed, frozen=True):
    """Nothing more is played this turn, and there is no Attack Phase."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        texts = (Static(CannotPlay(only("card"))), Static(Granted("skips attack phase")))
        lasting = [Lasting(one, frame.scope, game.tick(), "turn", frame.scope.you) for one in texts]
        return game.do([LastingBegan(one) for one in lasting], frame.start)


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


class MakeOnePower(Deed, frozen=True):
    """HL1 57. One of your attacks of this turn becomes a Power Blow."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Empowering(seat=frame.scope.you, cards=self.able(game, frame.scope)), frame.start)

    def able(self, game: HighlanderGame, scope: Scope) -> tuple[int, ...]:
        from quickening.games.highlander.rules.attacking import may_power

        own = [attack for attack in game.attacks if attack.seat == scope.you and not attack.result]
        barred = game.active != scope.you or game.deeds[scope.you].power_blow
        return () if barred else tuple(attack.card for attack in own if may_power(game, attack))

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.able(game, scope))


class Empowering(Frame):
    """A player chooses an attack that becomes a Power Blow."""

    seat: int = 0
    cards: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, "Which attack is a Power Blow?", options, min(1, len(options))), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        game.happen(*(PowerBlowMade(option.ref) for option in game.chosen))
        return None


class MakePowerBlock(Deed, frozen=True):
    """HL1 57. This block becomes a Power Block."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([PowerBlockMade(source_of(frame.scope))], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        defense = game.defense_of(source_of(scope))
        return defense is not None and defense.seat == game.active and not defense.power


class HideNext(Deed, frozen=True):
    """Your next attack this turn is Hidden; `may`: if you like."""

    may: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        player = game.players[frame.scope.you]
        player.hidden = max(player.hidden, 1 if self.may else 2)
        return frame.start


class NextAttack(Effect, frozen=True):
    """Something will be so of the next attack: the next one in the sequence, or the next one that is played."""

    ability: Any
    first: bool = False
    who: str = "you"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        scope = frame.scope
        if self.who == "opponent":
            theirs = replace(bound_to(game, scope, []), you=1 - scope.you)
            lasting = Lasting(self.ability, theirs, game.tick(), "next turn", 1 - scope.you, game.turn - 1)
            return game.do([LastingBegan(lasting)], frame.start)
        own = [attack.card for attack in game.attacks if attack.seat == scope.you]
        source = source_of(scope)
        later = own[own.index(source) + 1 :] if source in own else []
        until = "turn" if game.active == scope.you else "next turn"
        lasting = Lasting(self.ability, bound_to(game, scope, later[:1]), game.tick(), until, game.active, game.turn)
        return game.do([LastingBegan(lasting)], frame.start)


class Span(Node, frozen=True):
    """How long something holds: this `turn`, until the end of a player's `next turn`, so many `turns` of theirs, or
    the whole `game`. `later`: not before the next turn begins.
    """

    until: str
    who: str = "you"
    turns: int = 0
    later: bool = False


def of_attacks(ability: Any) -> bool:
    """Whether a text is about attacks you play, which are answered in the opponent's turn."""
    if not ability.is_static or ability.who != "you":
        return False
    return ability.change.level == "card" or getattr(ability.change, "word", "") in (
        "dodges avoid one",
        "blocks avoid one",
    )


def for_own_turn(ability: Any) -> bool:
    """Whether a text gives a player something to play or to Exert for, which is done in one's own turn."""
    own = ability.is_static and ability.who == "you"
    return own and isinstance(ability.change, (ExtraAttacks, ExtraSpecials, ExtraExertions))


class LastFor(Effect, frozen=True):
    """Something holds for a time."""

    ability: Any
    span: Span

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        """What one may play this turn is of no use in the opponent's turn."""
        return game.active == scope.you or not (self.span.until == "turn" and for_own_turn(self.ability))

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        span = self.span
        if not self.possible(game, frame.scope):  # HL1 35: what comes about then is for one's own turn
            span = Span("next turn")
        seat = seat_of(span.who, frame.scope)
        if span.until == "turn" and of_attacks(self.ability) and game.active == frame.scope.you:
            return self.last_for_attacks(game, frame)
        mark = game.turn if seat == game.active else game.turn - 1
        if span.turns:
            mark = game.turn + 2 * span.turns - (seat != game.active)
        lasting = Lasting(self.begun(game), frame.scope, game.tick(), span.until, seat, mark)
        return game.do([LastingBegan(lasting)], frame.start)

    def last_for_attacks(self, game: HighlanderGame, frame: Resolve) -> Next:
        """HL1 41. What is said of the attacks of this turn holds until they are answered, in the opponent's turn."""
        lasting = Lasting(self.ability, frame.scope, game.tick(), "next turn", 1 - frame.scope.you, game.turn - 1)
        return game.do([LastingBegan(lasting)], frame.start)

    def begun(self, game: HighlanderGame) -> Any:
        """What holds, from the next turn on if it is so."""
        if not self.span.later or not self.ability.is_static:
            return self.ability
        parts = (Later(game.turn), *((self.ability.condition,) if self.ability.condition else ()))
        return replace(self.ability, condition=All(parts))


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
        free = Several(
            (Marked(f"overcomes not {self.type}{'ed' if self.type == 'block' else 'd'}"), Marked("ignores bans"))
        )
        texts = (Static(free, "you", only(self.type)), Static(CannotPlay(only("Special Card"))))
        lasting = [Lasting(one, frame.scope, game.tick(), "turn", frame.scope.you) for one in texts]
        return game.do([LastingBegan(one) for one in lasting], frame.start)


class ExertForIllusion(Effect, frozen=True):
    """A Soft Exertion is made, and an Illusion played from it."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        from quickening.games.highlander.rules.exertions import FOR_ILLUSION, Exert

        return Run(Exert(seat=frame.scope.you, purpose=FOR_ILLUSION, kind="soft"), frame.start)
