"""What texts change of an attack or defense as long as they are in force."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.games.highlander.definitions import ARMOR, RANGED, SPECIAL
from quickening.games.highlander.facts import AttackFacts, Ban, Cost, DefenseFacts
from quickening.games.highlander.grid import UPPER
from quickening.games.highlander.kinds.amounts import times
from quickening.games.highlander.kinds.changes import CardChange
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Amount, Change, Scope
from quickening.lang.selections import Cards


class DamagePlus(CardChange, frozen=True):
    """More or less damage, perhaps for each of something; `least`: never below that."""

    plus: int
    least: int = 0
    each: Amount | None = None

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        armored = scope.source is not None and ARMOR in game.printed(scope.source.card).groups
        armored = armored and game.edition.armored.value == "once"
        if armored and "armored" in facts.words:  # HLT 189
            return
        if facts.damage is not None:  # HL3 99. No damage cannot be increased
            facts.added += times(self.plus, self.each, game, scope)
            if armored:
                facts.words.add("armored")
            if self.least:
                facts.words.add("at least 1")


class DoesDamage(CardChange, frozen=True):
    """So much damage, whatever is printed; `None`: no damage at all (HL3 99)."""

    damage: int | None

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        if facts.power is not None and facts.damage is not None and self.damage is not None:
            facts.power += self.damage - facts.damage
        facts.damage = self.damage
        facts.words.add("told")


class HalfDamage(CardChange, frozen=True):
    """HLT 187. Half of the damage every attack does by itself; what a text says instead stands."""

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        if facts.damage is not None and "told" not in facts.words:
            facts.damage //= 2
            facts.power = None if facts.power is None else facts.power // 2


class DoubleDamage(CardChange, frozen=True):
    """Twice the damage that the attack does by itself."""

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        if facts.damage is not None:
            facts.power = None if facts.power is None else 2 * facts.power
            facts.damage *= 2


class DamageCap(CardChange, frozen=True):
    """No more damage than this, whatever is added."""

    most: int

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        facts.top_damage = self.most if facts.top_damage is None else min(self.most, facts.top_damage)


class PowerDamage(CardChange, frozen=True):
    """The attack is a Power Blow and does so much damage."""

    damage: int

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        facts.power_blow = facts.can_power = True
        facts.damage, facts.power = (facts.damage or 0), self.damage


#: What may be said of an attack or defense in a word, and the fact it sets.
ATTACK_WORDS = {
    "cannot be blocked": ("no_block", True),
    "cannot be dodged": ("no_dodge", True),
    "cannot be a Power Blow": ("can_power", False),
    "is a Power Blow": ("power_blow", True),
    "is a Head Shot": ("head_shot", True),
    "cannot be a Head Shot": ("may_head_shot", False),
}


class AttackWord(CardChange, frozen=True):
    """Something that is simply so of an attack."""

    word: str

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        name, value = ATTACK_WORDS[self.word]
        if name == "head_shot" and not facts.grid & UPPER:  # HL1 66, HL3 89
            return
        setattr(facts, name, value)
        if name == "head_shot":
            facts.power_blow = True


class Marked(CardChange, frozen=True):
    """Something of an attack or defense that is a word to the rules."""

    word: str

    def apply(self, game: HighlanderGame, facts: AttackFacts | DefenseFacts, scope: Scope) -> None:
        facts.words.add(self.word)


class DoesNotAvoid(CardChange, frozen=True):
    """A defense that does not stop some attacks."""

    cards: Cards

    def apply(self, game: HighlanderGame, facts: DefenseFacts, scope: Scope) -> None:
        facts.useless.append((self.cards, scope))


class MayBePower(CardChange, frozen=True):
    """HLT 158. A Special Attack that may be a Power Blow, and a Head Shot."""

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        facts.can_power = True
        facts.words.add("may be a power blow")


class TurnedInto(CardChange, frozen=True):
    """HL3 147, 151; HLT 146, 158. The attack becomes a Special or Ranged Attack and loses all other subtypes."""

    ranged: bool = False
    turns: ClassVar[bool] = True

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        facts.kinds = {RANGED} if self.ranged else {SPECIAL}
        facts.special = True
        facts.can_power = facts.power_blow = facts.head_shot = False
        facts.no_block = facts.no_block or self.ranged


class IsPowerBlock(CardChange, frozen=True):
    """The block is a Power Block."""

    def apply(self, game: HighlanderGame, facts: DefenseFacts, scope: Scope) -> None:
        facts.power_block = True


class DefendersCost(CardChange, frozen=True):
    """A defense against the attack, from hand or any, costs cards, an Exertion, Ability, or cards of Endurance."""

    cards: Cards
    pay: Cards | None
    from_hand: bool = True
    count: int = 1
    exertion: bool = False
    size: int = -1
    or_lose: int = 0
    burn: int = 0

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        exerted = Cost(self.cards, scope, self.pay, self.from_hand, self.exertion, self.or_lose, plain=False)
        facts.costs += [replace(exerted, size=self.size, burn=self.burn)] * self.count


class NotStoppedBy(CardChange, frozen=True):
    """Some defenses do not stop the attack, wherever they come from."""

    cards: Cards

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        facts.not_stopped_by.append((self.cards, scope))


class DefendersBan(CardChange, frozen=True):
    """Some defenses cannot be played from hand against the attack."""

    cards: Cards

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        facts.from_hand_bans.append(Ban(self.cards, scope, from_hand=True, keyword="RESTRICTION"))


class Several(CardChange, frozen=True):
    """Several things are so of an attack or defense."""

    parts: tuple[Change, ...]

    def apply(self, game: HighlanderGame, facts: Any, scope: Scope) -> None:
        for part in self.parts:
            part.apply(game, facts, scope)
