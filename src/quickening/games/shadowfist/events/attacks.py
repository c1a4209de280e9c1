"""SF 4.2, 28, 30, 41. Attacks, interceptions, combats and Faceoffs."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.events.base import CardEvent, listed
from quickening.games.shadowfist.events.players import SeatEvent
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, Attack, Attacker, Interceptor


class AttackDeclared(Event, frozen=True):
    """SF 28.1. An attack begins."""

    attack: Attack
    rule: ClassVar[str] = "SF 28.1"

    @property
    def seat(self) -> int:
        return self.attack.declarer

    def apply(self, game: ShadowfistGame) -> None:
        game.attacks += 1
        game.attack = self.attack
        for player in game.players:
            if player.standing == "attack":
                player.standing = ""
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        cards = listed(game, tuple(one.card.card for one in self.attack.attackers))
        target = f"{game.said(self.attack.target.card)} ({game.names[self.attack.defender]}’s)"
        return f"{game.names[self.seat]} attacks {target} with {cards}."


class AttackJoined(Event, frozen=True):
    """SF 28.4. A player joins the attack: not the same as declaring one."""

    seat: int
    attackers: tuple[Attacker, ...]
    rule: ClassVar[str] = "SF 28.4"

    def apply(self, game: ShadowfistGame) -> None:
        game.attack = replace(game.ongoing, attackers=(*game.ongoing.attackers, *self.attackers))
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        cards = listed(game, tuple(one.card.card for one in self.attackers))
        return f"{game.names[self.seat]} joins the attack with {cards}."


class TurnedToAttack(CardEvent, frozen=True):
    """SF 28.1.4. A Character is declared as an attacker. `target` is what it attacks."""

    target: int = NOBODY
    joined: bool = False
    rule: ClassVar[str] = "SF 28.1.4"


class BecameAttacker(CardEvent, frozen=True):
    """SF 28.5. An effect makes a Character an attacker: it is declared by nobody, and goes where the target is."""

    rule: ClassVar[str] = "SF 28.5"
    sentence: ClassVar[str] = "{name} becomes an attacker."
    cause: ClassVar[str] = ": {by}"

    def apply(self, game: ShadowfistGame) -> None:
        attack, state = game.ongoing, game.cards[self.card]
        place = game.location(attack.target.card)
        one = Attacker(game.ref(self.card), attack.target, state.location, place, state.controller)
        game.attack = replace(attack, attackers=(*attack.attackers, one))
        state.location = place
        game.wrote(channels.COURSE)


class InterceptionDeclared(Event, frozen=True):
    """SF 28.6.1. A player declares interceptors, in the order of their chains."""

    seat: int
    interceptors: tuple[Interceptor, ...]
    rule: ClassVar[str] = "SF 28.6.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.attack = replace(game.ongoing, interceptors=(*game.ongoing.interceptors, *self.interceptors))
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        chains: dict[int, list[str]] = {}
        for one in self.interceptors:
            chains.setdefault(one.attacker.card, []).append(game.said(one.card.card))
        said = [f"{game.said(attacker)} with {', then '.join(chain)}" for attacker, chain in chains.items()]
        return f"{game.names[self.seat]} intercepts {' and '.join(said)}."


class Intercepted(CardEvent, frozen=True):
    """SF 28.6.1. A Character is declared as an interceptor of `attacker`."""

    attacker: int = NOBODY
    rule: ClassVar[str] = "SF 28.6.1"


class CeasedAttacking(CardEvent, frozen=True):
    """SF 28.5.1. A Character is no longer attacking: it goes home with the others, unless it was taken."""

    rule: ClassVar[str] = "SF 28.5.1"
    sentence: ClassVar[str] = "{name} ceases attacking."
    cause: ClassVar[str] = ": {by}"

    def apply(self, game: ShadowfistGame) -> None:
        attack = game.attack
        if attack is None:
            return
        one = attack.attacker(self.card)
        if one is not None:
            left = tuple(other for other in attack.attackers if other is not one)
            goes = game.alive(one.card) and game.cards[self.card].controller == one.seat  # SF 35.3
            ceased = (*attack.ceased, (one.card, one.home)) if goes else attack.ceased
            game.attack = replace(attack, attackers=left, ceased=ceased)
        game.wrote(channels.COURSE)


class CeasedIntercepting(CardEvent, frozen=True):
    """SF 28.6.6. A Character is no longer intercepting."""

    rule: ClassVar[str] = "SF 28.6.6"
    sentence: ClassVar[str] = "{name} ceases intercepting."
    cause: ClassVar[str] = ": {by}"

    def apply(self, game: ShadowfistGame) -> None:
        attack = game.attack
        if attack is None:
            return
        one = attack.interceptor(self.card)
        left = tuple(other for other in attack.interceptors if other is not one)
        game.attack = replace(attack, interceptors=left)
        if (
            one is not None
            and game.alive(one.card)
            and game.is_character(self.card)
            and game.cards[self.card].controller != game.location_owner(game.cards[self.card].location)
        ):
            game.cards[self.card].location = one.home  # SF 28.6.6.1
        game.wrote(channels.COURSE)


class TargetChanged(CardEvent, frozen=True):
    """SF 28.1.3.1. An attacker attacks something else, and is where that is."""

    target: Ref | None = None
    rule: ClassVar[str] = "SF 28.1.3.1"

    def apply(self, game: ShadowfistGame) -> None:
        attack = game.ongoing
        assert self.target is not None
        place = game.location(self.target.card)
        changed = tuple(
            replace(one, target=self.target, place=place) if one.card.card == self.card else one
            for one in attack.attackers
        )
        game.attack = replace(attack, attackers=changed)
        game.cards[self.card].location = place
        game.wrote(channels.COURSE)


class EnteredCombat(CardEvent, frozen=True):
    """SF 30.2. A card enters combat with another. `fights` is the other one."""

    fights: int = NOBODY
    rule: ClassVar[str] = "SF 30.2"


class CombatNear(CardEvent, frozen=True):
    """SF 30.1. A card is about to enter combat with another, in the scene before it.

    `fights` is the other one, `first` the first of them all. It is told only where a text waits for it.
    """

    fights: int = NOBODY
    first: int = NOBODY
    rule: ClassVar[str] = "SF 30.1"


class AttackProgress(Event, frozen=True):
    """The attack goes on to its next stage, or something about it is noted."""

    attack: Attack
    rule: ClassVar[str] = "SF 28.0"

    def apply(self, game: ShadowfistGame) -> None:
        before, game.attack = game.attack, self.attack
        if before is not None and replace(before, stage=self.attack.stage) == self.attack:
            game.wrote(channels.SCENE)  # nobody attacks or intercepts who did not before
        else:
            game.wrote(channels.COURSE)


class AttackEnding(Event, frozen=True):
    """SF 28.9. The attack is over: what waits for its end is triggered. `success`: SF 28.11; if not, `because`."""

    seat: int
    success: bool
    target: int = NOBODY
    because: str = ""
    rule: ClassVar[str] = "SF 28.9"

    def apply(self, game: ShadowfistGame) -> None:
        if not self.success:
            game.players[self.seat].failed = True  # SF 28.12
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        how = "succeeds" if self.success else f"fails: {self.because}" if self.because else "fails"
        return f"{game.names[self.seat]}’s attack {how}."


class AttackEnded(Event, frozen=True):
    """SF 28.9. Nothing is left of the attack."""

    seat: int
    rule: ClassVar[str] = "SF 28.9"

    def apply(self, game: ShadowfistGame) -> None:
        game.attack = None
        for player in game.players:
            if player.standing == "this attack":
                player.standing = ""
        game.wrote(channels.COURSE)


class FinalSiteTaken(SeatEvent, frozen=True):
    """SF 4.2. A player seized or burned for victory a Feng Shui Site of an opponent, or may win by playing one."""

    rule: ClassVar[str] = "SF 4.2"

    def apply(self, game: ShadowfistGame) -> None:
        game.players[self.seat].took_final = True


class FaceoffWon(CardEvent, frozen=True):
    """SF 41.4. A Character won a Faceoff against `loser`."""

    loser: int = NOBODY
    rule: ClassVar[str] = "SF 41.4"
    sentence: ClassVar[str] = "{name} wins the Faceoff."
