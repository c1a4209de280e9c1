"""The plain values a game of Shadowfist is made of: damage, control, changes, effects, attacks, scenes."""

from __future__ import annotations

from typing import Any

from quickening.core.data import Frozen, replace
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.kinds.abilities import Activated, Played, Triggered
from quickening.games.shadowfist.kinds.basics import Change, Scope
from quickening.lang.nodes import Condition, Effect

#: SF 9.0, 9.2, 9.3.1. What is in play, what is out of play, and what is out of the game.
DECK, HAND, SMOKED, TOASTED, BURNED = "deck", "hand", "smoked pile", "toasted pile", "burned-for-victory pile"
PLAY = "play"
#: Where some effects look for a card to play.
HAND_OR_SMOKED = "hand or smoked pile"
#: Face up before a player who may play the card: out of play, in no hand and in no pile.
ASIDE = "face up"
PILES = (DECK, HAND, SMOKED, TOASTED, BURNED, ASIDE)
NOBODY = -1
NO_CARD = Ref(NOBODY, 0)
FRONT, BACK = 0, 1
FACE_DOWN_NAME = "a face-down Feng Shui Site"

#: How long something lasts: to the end of the turn or attack, of the turn after this one (whoever's that is), to the
#: end or the start of its player's next turn,
#: over the next time its card's controller unturns cards (SF 22.2.3), while the card that made it stays turned
#: (SF 10.4), or until what it is on leaves play.
IN_PLAY, COMBAT, NEXT_UNTURN = "while its card is in play", "combat", "next unturning"
TURN, ATTACK, NEXT_TURN, NEXT_START = "turn", "attack", "next turn", "start of next turn"
MAINTAINED, LASTING, FOLLOWING_TURN = "maintained", "lasting", "following turn"


class Packet(Frozen, frozen=True):
    """SF 29.4. Damage of one source for one card. `seat` is the player who inflicts it.

    `multiplied`: the multipliers of the receiving side are counted already (SF 29.7, step 4).
    """

    source: Ref
    to: Ref
    amount: int
    combat: bool = False
    seat: int = NOBODY
    lethal: bool = False
    corrupted: bool = False
    unstoppable: bool = False
    multiplied: bool = False


class Damage(Frozen, frozen=True):
    """SF 29.0, 29.3. Damage on a card and who inflicted it. `corrupted` damage is never healed (SF 50.3)."""

    amount: int
    corrupted: bool = False
    by: Ref | None = None
    seat: int = NOBODY
    combat: bool = False


class Promise(Frozen, frozen=True):
    """SF 17.2.1. Power that a card is going to generate; `alone`: no other `cards` or `Events` do."""

    card: int
    amount: int
    alone: str = ""


class Control(Frozen, frozen=True):
    """SF 35.3.4. One entry in the stack of a card's controllers: who, until when, and by which card."""

    seat: int
    until: str = LASTING
    stamp: int = 0
    by: Ref | None = None


class Modifier(Frozen, frozen=True):
    """A continuous change made by an effect: to the cards identified at generation, for as long as it lasts.

    `until` is one of the durations above; the card of its scope must stay turned where it is `maintained`; `seat` is
    whose next turn ends it.
    """

    change: Change
    scope: Scope
    stamp: int
    until: str = LASTING
    cards: tuple[Ref, ...] | None = None
    who: Any = None
    condition: Condition | None = None
    seat: int = NOBODY


class PendingTrigger(Frozen, frozen=True):
    """SF 26.1. A triggered effect whose event has happened and which has yet to be generated.

    `hidden`: it is on a face-down Site, which using it reveals (SF 26.1.2). `delayed`: SF 26.4. `ending`: it ends
    something that lasted until now (SF 26.5).
    """

    ability: Triggered
    scope: Scope
    source: Ref
    key: str = ""
    name: str = ""
    hidden: bool = False
    delayed: bool = False
    ending: bool = False

    @property
    def kind(self) -> str:
        """What its effect is called in the scene."""
        return "ending" if self.ending else "delayed" if self.delayed else "triggered"

    @property
    def seat(self) -> int:
        return self.scope.you

    @property
    def voluntary(self) -> bool:
        """SF 26.1.2. At a cost, phrased with "may", on a face-down Site, or to play a card.

        SF 24.1.3, 24.1.4. To target or choose is a requirement and no cost: that alone leaves it mandatory.
        """
        if self.hidden or self.ability.may or not all(cost.only_chooses for cost in self.ability.costs):
            return True
        return any(getattr(effect, "plays_card", False) for effect in self.ability.effects)


class Delayed(Frozen, frozen=True):
    """SF 26.4. An effect that waits for its time: a triggered ability without a card, owned by its parent."""

    ability: Triggered
    scope: Scope
    stamp: int
    once: bool = True
    until: str = LASTING


class Signpost(Frozen, frozen=True):
    """SF 38.1. Damage of a source that was to go to one card goes to another.

    `away` is the first recipient (`None`: whatever it was), `to` the new one, `by` the redirecting card. `effect`
    is the effect it answers (SF 38.1.2); without one it lasts for the attack. `amount` limits how much, -1 is all.
    """

    source: Ref
    away: Ref | None
    to: Ref
    by: Ref
    effect: int = 0
    amount: int = -1
    reusable: bool = False


class Generated(Frozen, frozen=True):
    """SF 24.5. An effect in a scene, generated and not yet resolved.

    `kind` is `card` for a card that was played, `text` for an ability, `innate`, `triggered`, `delayed`, `ending` or
    `reveal`.
    """

    number: int
    kind: str
    seat: int
    source: Ref
    effects: tuple[Effect, ...]
    scope: Scope
    name: str = ""
    ability: Activated | Triggered | Played | None = None
    cancelable: bool = True


class Attacker(Frozen, frozen=True):
    """SF 28.1. An attacking Character, its own target, and where it came from."""

    card: Ref
    target: Ref
    home: int
    place: int = 0
    seat: int = NOBODY


class Interceptor(Frozen, frozen=True):
    """SF 28.6. An intercepting Character and the attacker it stands in the way of; `home` is where it came from."""

    card: Ref
    attacker: Ref
    home: int
    seat: int = NOBODY


class Attack(Frozen, frozen=True):
    """SF 28.0. The attack going on. `defender` controlled the original target (SF 28.6).

    `stage` is `declared`, `joining`, `moving`, `intercepting`, `target`, `home` or `over`. `damaged`: the targets
    that combat damage was inflicted on (SF 28.11). `fates`: what was chosen for Sites (SF 30.3.3). `moved`:
    Characters moved in to intercept, with the location they left; `ceased`: those who no longer attack, likewise.
    """

    number: int
    declarer: int
    defender: int
    target: Ref
    attackers: tuple[Attacker, ...]
    interceptors: tuple[Interceptor, ...] = ()
    intercepting: int = NOBODY
    stage: str = "declared"
    damaged: tuple[Ref, ...] = ()
    fates: tuple[tuple[Ref, str, int], ...] = ()
    moved: tuple[tuple[Ref, int], ...] = ()
    ceased: tuple[tuple[Ref, int], ...] = ()
    burned_for_power: int = NOBODY
    out_of_turn: bool = False
    premature: bool = False

    @property
    def targets(self) -> list[Ref]:
        """What is attacked; the original target where all have ceased attacking (SF 28.5)."""
        return list(dict.fromkeys(one.target for one in self.attackers)) or [self.target]

    def rehomed(self, old: int, new: int) -> Attack:
        """The same attack where everybody who came from one location goes back to another."""
        return replace(
            self,
            attackers=tuple(replace(one, home=new) if one.home == old else one for one in self.attackers),
            interceptors=tuple(replace(one, home=new) if one.home == old else one for one in self.interceptors),
            moved=tuple((ref, new if home == old else home) for ref, home in self.moved),
            ceased=tuple((ref, new if home == old else home) for ref, home in self.ceased),
        )

    def attacker(self, card: int) -> Attacker | None:
        """A card as an attacker, if it is one."""
        for one in self.attackers:
            if one.card.card == card:
                return one
        return None

    def interceptor(self, card: int) -> Interceptor | None:
        """A card as an interceptor, if it is one."""
        for one in self.interceptors:
            if one.card.card == card:
                return one
        return None


class CombatState(Frozen, frozen=True):
    """SF 30.0. The combats going on at once: pairs of opponents (`one` the attacker), and who strikes first."""

    pairs: tuple[tuple[Ref, Ref], ...]
    struck: tuple[Ref, ...] = ()


class AuctionState(Frozen, frozen=True):
    """SF 31.6. The auction going on: the highest bidder and bid; `taken`: a card made somebody win it."""

    bidder: int = NOBODY
    bid: int = 0
    taken: bool = False


class SceneState(Frozen, frozen=True):
    """SF 23.0, 26.2.2. The scene going on: open or closed, what for, and where in the log its own events begin.

    `name`: `main`, `start of turn`, `attack`, `join`, `interception`, `move`, `combat`, `cleanup`, `end of attack`,
    `end of turn`, `auction`, `faceoff`. `answers`: the kind of declaration it responds to (SF 23.4, 27.3).
    """

    name: str
    closed: bool = False
    answers: str = ""
    began: int = 0
