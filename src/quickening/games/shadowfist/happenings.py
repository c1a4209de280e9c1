"""What happens in a game of Shadowfist: Power, turns, scenes, effects, attacks, auctions, players."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from quickening.core.events import Event
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events import CardEvent, listed
from quickening.games.shadowfist.state import (
    NOBODY,
    Attack,
    Attacker,
    AuctionState,
    Delayed,
    Generated,
    Interceptor,
    ShadowfistGame,
    Signpost,
)

# -- Power (SF 17) -------------------------------------------------------------------------------------------------


class PowerEvent(Event, frozen=True):
    """Power comes or goes. `by` is the card that made it happen."""

    seat: int
    amount: int
    by: Ref | None = None

    sign: ClassVar[int] = 1
    verb: ClassVar[str] = ""

    def apply(self, game: ShadowfistGame) -> None:
        player = game.players[self.seat]
        player.power = max(0, player.power + self.sign * self.amount)
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        return f"{game.names[self.seat]} {self.verb} {self.amount} Power."


class PowerGenerated(PowerEvent, frozen=True):
    """SF 17.2.1. By Sites and other cards in the Establishing Shot."""

    rule: ClassVar[str] = "SF 17.2.1"
    verb: ClassVar[str] = "generates"


class PowerGained(PowerEvent, frozen=True):
    """SF 17.2.2. From the counter reservoir by an effect."""

    rule: ClassVar[str] = "SF 17.2.2"
    verb: ClassVar[str] = "gains"


class PowerPaid(PowerEvent, frozen=True):
    """SF 17.2.5. Paid or spent for an effect. `told`: another event says what was paid."""

    told: bool = False
    rule: ClassVar[str] = "SF 17.2.5"
    sign: ClassVar[int] = -1
    verb: ClassVar[str] = "pays"

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        return None if self.told else super().tell(game, seat)


class PowerLost(PowerEvent, frozen=True):
    """SF 17.2.6. Lost by an effect: not the same as paying."""

    rule: ClassVar[str] = "SF 17.2.6"
    sign: ClassVar[int] = -1
    verb: ClassVar[str] = "loses"


class PowerStolen(PowerEvent, frozen=True):
    """SF 17.2.3. `seat` steals from `victim`, no more than the victim has."""

    victim: int = NOBODY
    rule: ClassVar[str] = "SF 17.2.3"

    def apply(self, game: ShadowfistGame) -> None:
        moved = min(self.amount, game.players[self.victim].power)
        game.players[self.victim].power -= moved
        game.players[self.seat].power += moved
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} steals {self.amount} Power from {game.names[self.victim]}."


class PowerGiven(PowerEvent, frozen=True):
    """SF 17.2.4. `seat` gives Power to `receiver`."""

    receiver: int = NOBODY
    rule: ClassVar[str] = "SF 17.2.4"

    def apply(self, game: ShadowfistGame) -> None:
        moved = min(self.amount, game.players[self.seat].power)
        game.players[self.seat].power -= moved
        game.players[self.receiver].power += moved
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} gives {self.amount} Power to {game.names[self.receiver]}."


# -- turns (SF 22) -------------------------------------------------------------------------------------------------


class SeatEvent(Event, frozen=True):
    """Something that concerns one player."""

    seat: int

    sentence: ClassVar[str] = ""

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        return self.sentence.replace("{name}", game.names[self.seat]) or None


class TurnStarted(SeatEvent, frozen=True):
    """SF 22.2.1."""

    rule: ClassVar[str] = "SF 22.2.1"
    sentence: ClassVar[str] = "— {name}’s turn —"

    def apply(self, game: ShadowfistGame) -> None:
        game.active, game.shot = self.seat, "establishing"
        game.turn += 1
        game.turn_began = game.tick()
        game.turn_log = len(game.log)
        game.witnessed.clear()
        for player in game.players:
            player.sites_played = 0
            player.failed = player.crisis = player.generated = False
            player.limited_events = ()
            if player.standing == "turn":
                player.standing = ""
        game.touch()


class MainShotBegan(SeatEvent, frozen=True):
    """SF 22.3.1."""

    rule: ClassVar[str] = "SF 22.3.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.shot = "main"
        game.touch()


class PowerSkipped(SeatEvent, frozen=True):
    """SF 22.2.2.1. Power generation is forgone."""

    rule: ClassVar[str] = "SF 22.2.2.1"
    sentence: ClassVar[str] = "{name} generates no Power this turn."


class EndDeclared(SeatEvent, frozen=True):
    """SF 22.3.2.3. The active player declares the end of the turn."""

    rule: ClassVar[str] = "SF 22.3.2.3"
    sentence: ClassVar[str] = "{name} declares the end of the turn."


class TurnEnding(SeatEvent, frozen=True):
    """SF 22.3.3. What waits for the end of the turn is triggered."""

    rule: ClassVar[str] = "SF 22.3.3"


class TurnEnded(SeatEvent, frozen=True):
    """SF 22.3.3. The turn is over."""

    rule: ClassVar[str] = "SF 22.3.3"
    sentence: ClassVar[str] = "{name}’s turn ends."

    def apply(self, game: ShadowfistGame) -> None:
        game.shot = ""
        game.touch()


# -- effects (SF 24) -----------------------------------------------------------------------------------------------


class EffectGenerated(Event, frozen=True):
    """SF 24.5. An effect is generated and added to the scene; while no scene can be, to the next one (SF 26.1.4)."""

    effect: Generated
    held: bool = False
    rule: ClassVar[str] = "SF 24.5"

    def apply(self, game: ShadowfistGame) -> None:
        if self.held:
            game.held.append(self.effect)
            return
        game.effects.append(self.effect)
        game.seen.append(self.effect)
        game.scene_changed()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        effect, player = self.effect, game.names[self.effect.seat]
        name, _, doing = effect.name.removesuffix(")").partition(" (")
        words = {
            "card": "",
            "ending": "",
            "triggered": f"{effect.name} triggers.",
            "delayed": f"The time of {effect.name} has come.",
            "innate": f"{player} wants {name} to {doing}.",
            "reveal": f"{player} wants to reveal {name}.",
        }
        return words.get(effect.kind, f"{player} uses {effect.name}.") or None


class EffectResolved(Event, frozen=True):
    """SF 24.8. An effect has resolved and is removed from the scene."""

    effect: Generated
    rule: ClassVar[str] = "SF 24.8"

    def apply(self, game: ShadowfistGame) -> None:
        game.effects = [one for one in game.effects if one.number != self.effect.number]
        game.scene_changed()


class EffectCanceled(Event, frozen=True):
    """SF 33.0. An unresolved effect is removed from the scene. `card` says whose effect it was."""

    number: int
    card: int = NOBODY
    by: Ref | None = None
    seat: int = NOBODY
    rule: ClassVar[str] = "SF 33.0"

    def apply(self, game: ShadowfistGame) -> None:
        game.effects = [one for one in game.effects if one.number != self.number]
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"The effect of {game.said(self.card)} is canceled."


class Retargeted(Event, frozen=True):
    """SF 26.6, 26.6.1, 26.6.4. The targets of an effect are replaced; everything else about it stays."""

    number: int
    slot: int
    targets: tuple[Ref, ...]
    rule: ClassVar[str] = "SF 26.6.4"

    def apply(self, game: ShadowfistGame) -> None:
        game.effects = [self.aimed(one) if one.number == self.number else one for one in game.effects]
        game.touch()

    def aimed(self, effect: Generated) -> Generated:
        """The effect with other targets in one slot."""
        bound = tuple((n, self.targets if n == self.slot else refs) for n, refs in effect.scope.bound)
        return replace(effect, scope=replace(effect.scope, bound=bound))

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"New targets: {listed(game, tuple(ref.card for ref in self.targets))}."


class DelayedMade(Event, frozen=True):
    """SF 26.4. An effect will wait for its time."""

    delayed: Delayed
    rule: ClassVar[str] = "SF 26.4"

    def apply(self, game: ShadowfistGame) -> None:
        game.delayed.append(replace(self.delayed, stamp=game.tick()))
        game.texts_changed()


class SignpostSet(Event, frozen=True):
    """SF 38.1, 38.2.1. Damage of a source is redirected; an earlier signpost for it is erased (SF 38.1.1)."""

    signpost: Signpost
    rule: ClassVar[str] = "SF 38.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.signposts = [one for one in game.signposts if one.source != self.signpost.source]
        game.signposts.append(self.signpost)
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        post = self.signpost
        return f"Damage of {game.said(post.source.card)} is redirected to {game.said(post.to.card)}."


# -- attacks (SF 28) -----------------------------------------------------------------------------------------------


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
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        cards = listed(game, tuple(one.card.card for one in self.attack.attackers))
        return f"{game.names[self.seat]} attacks {game.said(self.attack.target.card)} with {cards}."


class AttackJoined(Event, frozen=True):
    """SF 28.4. A player joins the attack: not the same as declaring one."""

    seat: int
    attackers: tuple[Attacker, ...]
    rule: ClassVar[str] = "SF 28.4"

    def apply(self, game: ShadowfistGame) -> None:
        assert game.attack is not None
        game.attack = replace(game.attack, attackers=(*game.attack.attackers, *self.attackers))
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        cards = listed(game, tuple(one.card.card for one in self.attackers))
        return f"{game.names[self.seat]} joins the attack with {cards}."


class TurnedToAttack(CardEvent, frozen=True):
    """SF 28.1.4. A Character is declared as an attacker. `target` is what it attacks."""

    target: int = NOBODY
    joined: bool = False
    rule: ClassVar[str] = "SF 28.1.4"


class InterceptionDeclared(Event, frozen=True):
    """SF 28.6.1. A player declares interceptors, in the order of their chains."""

    seat: int
    interceptors: tuple[Interceptor, ...]
    rule: ClassVar[str] = "SF 28.6.1"

    def apply(self, game: ShadowfistGame) -> None:
        assert game.attack is not None
        game.attack = replace(game.attack, interceptors=(*game.attack.interceptors, *self.interceptors))
        game.touch()

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
    """SF 28.5.1. A Character is no longer attacking."""

    rule: ClassVar[str] = "SF 28.5.1"
    sentence: ClassVar[str] = "{name} ceases attacking."

    def apply(self, game: ShadowfistGame) -> None:
        attack = game.attack
        if attack is None:
            return
        one = attack.attacker(self.card)
        left = tuple(other for other in attack.attackers if other is not one)
        game.attack = replace(attack, attackers=left)
        if one is not None and game.alive(one.card) and game.is_character(self.card):
            game.cards[self.card].location = one.home
        game.touch()


class CeasedIntercepting(CardEvent, frozen=True):
    """SF 28.6.6. A Character is no longer intercepting."""

    rule: ClassVar[str] = "SF 28.6.6"
    sentence: ClassVar[str] = "{name} ceases intercepting."

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
            and game.cards[self.card].controller != game.location_owner(game.cards[self.card].location)
        ):
            game.cards[self.card].location = one.home  # SF 28.6.6.1
        game.touch()


class TargetChanged(CardEvent, frozen=True):
    """SF 28.1.3.1. An attacker attacks something else, and is where that is."""

    target: Ref | None = None
    rule: ClassVar[str] = "SF 28.1.3.1"

    def apply(self, game: ShadowfistGame) -> None:
        attack = game.attack
        assert attack is not None
        assert self.target is not None
        place = game.location(self.target.card)
        changed = tuple(
            replace(one, target=self.target, place=place) if one.card.card == self.card else one
            for one in attack.attackers
        )
        game.attack = replace(attack, attackers=changed)
        game.cards[self.card].location = place
        game.touch()


class EnteredCombat(CardEvent, frozen=True):
    """SF 30.2. A card enters combat with another. `fights` is the other one."""

    fights: int = NOBODY
    rule: ClassVar[str] = "SF 30.2"


class AttackProgress(Event, frozen=True):
    """The attack goes on to its next stage, or something about it is noted."""

    attack: Attack
    rule: ClassVar[str] = "SF 28.0"

    def apply(self, game: ShadowfistGame) -> None:
        before, game.attack = game.attack, self.attack
        if before is not None and replace(before, stage=self.attack.stage) == self.attack:
            game.scene_changed()  # nobody attacks or intercepts who did not before
        else:
            game.touch()


class AttackEnding(Event, frozen=True):
    """SF 28.9. The attack is over: what waits for its end is triggered. `success`: SF 28.11."""

    seat: int
    success: bool
    target: int = NOBODY
    rule: ClassVar[str] = "SF 28.9"

    def apply(self, game: ShadowfistGame) -> None:
        if not self.success:
            game.players[self.seat].failed = True  # SF 28.12
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{game.names[self.seat]}’s attack {'succeeds' if self.success else 'fails'}."


class AttackEnded(Event, frozen=True):
    """SF 28.9. Nothing is left of the attack."""

    seat: int
    rule: ClassVar[str] = "SF 28.9"

    def apply(self, game: ShadowfistGame) -> None:
        game.attack = None
        for player in game.players:
            if player.standing == "this attack":
                player.standing = ""
        game.touch()


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


# -- auctions and players (SF 5, 31) -------------------------------------------------------------------------------


class AuctionBegan(SeatEvent, frozen=True):
    """SF 31.1. Several face-up Unique cards of one title are in play: an auction is opened by `seat`."""

    cards: tuple[Ref, ...] = ()
    rule: ClassVar[str] = "SF 31.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.auction = AuctionState()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"An auction for {game.said(self.cards[-1].card)} begins."


class AuctionTaken(SeatEvent, frozen=True):
    """SF 6.0. A card lets a player win the auction without bidding."""

    by: Ref | None = None
    rule: ClassVar[str] = "SF 31.3"
    sentence: ClassVar[str] = "{name} takes the auction."

    def apply(self, game: ShadowfistGame) -> None:
        game.auction = AuctionState(self.seat, 0, taken=True)


class Bid(SeatEvent, frozen=True):
    """SF 31.6. A bid in an auction."""

    amount: int = 0
    rule: ClassVar[str] = "SF 31.6"

    def apply(self, game: ShadowfistGame) -> None:
        game.auction = AuctionState(self.seat, self.amount)
        game.scene_changed()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} bids {self.amount}."


class AuctionWon(SeatEvent, frozen=True):
    """SF 31.7. The highest bidder wins and spends the bid."""

    amount: int = 0
    rule: ClassVar[str] = "SF 31.7"

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} wins the auction for {self.amount} Power."


class Eliminated(SeatEvent, frozen=True):
    """SF 5.0. A player is out of the game."""

    rule: ClassVar[str] = "SF 5.1"
    sentence: ClassVar[str] = "{name} is eliminated."

    def apply(self, game: ShadowfistGame) -> None:
        player = game.players[self.seat]
        player.out, player.power, player.standing = True, 0, ""
        game.texts_changed()


class AttackReserved(SeatEvent, frozen=True):
    """SF 28.1.2. A player will declare an attack out of turn when the scene is over."""

    rule: ClassVar[str] = "SF 28.1.2"
    sentence: ClassVar[str] = "{name} will attack when this scene is over."

    def apply(self, game: ShadowfistGame) -> None:
        game.reserved = (*game.reserved, self.seat)
        game.touch()


class StandingPass(SeatEvent, frozen=True):
    """A player answers nothing until something happens: nobody is told."""

    until: str = ""

    def apply(self, game: ShadowfistGame) -> None:
        game.players[self.seat].standing = self.until
