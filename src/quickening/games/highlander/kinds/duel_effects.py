"""What texts do to attacks, defenses and Exertions, and what they let last."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import (
    AttackDefended,
    HeadShotMade,
    LastingBegan,
    PowerBlockMade,
    PowerBlowMade,
    Revealed,
    Tallied,
    TalliesTaken,
)
from quickening.games.highlander.kinds.abilities import Static
from quickening.games.highlander.kinds.attack_changes import DamagePlus, DoesDamage
from quickening.games.highlander.kinds.changes import (
    CannotPlay,
    Granted,
)
from quickening.games.highlander.kinds.effects import Deed, bound_to, source_of
from quickening.games.highlander.kinds.filters import only
from quickening.games.highlander.state import (
    AVOIDED,
    SUCCESSFUL,
    HighlanderGame,
    Lasting,
    Tally,
)
from quickening.lang.nodes import Scope
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
