"""What texts change of an attack or defense as long as they are in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from quickening.games.highlander import grid
from quickening.games.highlander.definitions import ARMOR, RANGED, SPECIAL
from quickening.games.highlander.facts import AttackFacts, Ban
from quickening.games.highlander.kinds.amounts import times
from quickening.games.highlander.kinds.changes import HighlanderChange
from quickening.games.highlander.kinds.filters import Except, Noun
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.selections import Cards


class CardChange(HighlanderChange, frozen=True):
    """Something that changes for an attack or defense."""

    level: ClassVar[str] = "card"


# -- damage --------------------------------------------------------------------------------------------------------


class Damage(CardChange, frozen=True):
    """How much damage an attack does: `DAMAGE` says how it changes. An amount of `None` is no damage at all (HL3 99).

    What is added may be so much for each of something; `least`: the damage is never below that.
    """

    how: str
    amount: int | None = None
    each: Amount | None = None
    least: int = 0

    def apply(self, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
        DAMAGE[self.how](self, game, facts, scope)


def _plus(self: Damage, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
    """More or less damage."""
    armored = scope.source is not None and ARMOR in game.printed(scope.source.card).groups
    armored = armored and game.edition.armored.value == "once"
    if armored and "armored" in facts.words:  # HLT 189
        return
    if facts.damage is not None:  # HL3 99. No damage cannot be increased
        plus = times(self.amount or 0, self.each, game, scope)
        facts.added += plus
        if armored:
            facts.words.add("armored")
        if self.least:
            facts.least, facts.lessened = max(facts.least, self.least), facts.lessened - plus


def _is(self: Damage, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
    """So much damage, whatever is printed."""
    if facts.power is not None and facts.damage is not None and self.amount is not None:
        facts.power += self.amount - facts.damage
    facts.damage = self.amount
    facts.words.add("told")


def _half(self: Damage, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
    """HLT 187. Half of the damage every attack does by itself; what a text says instead stands."""
    if facts.damage is not None and "told" not in facts.words:
        facts.damage //= 2
        facts.power = None if facts.power is None else facts.power // 2


def _double(self: Damage, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
    """Twice the damage that the attack does by itself."""
    if facts.damage is not None:
        facts.power = None if facts.power is None else 2 * facts.power
        facts.damage *= 2


def _at_most(self: Damage, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
    """No more damage than this, whatever is added."""
    most = self.amount or 0
    facts.top_damage = most if facts.top_damage is None else min(most, facts.top_damage)


def _power(self: Damage, game: HighlanderGame, facts: AttackFacts, scope: Scope) -> None:
    """The attack is a Power Blow and does so much damage."""
    facts.power_blow = facts.can_power = True
    facts.damage, facts.power = (facts.damage or 0), self.amount


DAMAGE: dict[str, Callable[[Damage, HighlanderGame, AttackFacts, Scope], None]] = {
    "plus": _plus,
    "is": _is,
    "half": _half,
    "double": _double,
    "at most": _at_most,
    "as a Power Blow": _power,
}


# -- words ---------------------------------------------------------------------------------------------------------


class Marked(CardChange, frozen=True):
    """Something is simply so of an attack or defense: a fact (`SETS`, `MARKS`), or a word to the rules."""

    word: str

    @property
    def strips(self) -> bool:  # type: ignore[override]  # HLT 254, 314: the card it goes with has no text
        return self.word == "no text"

    @property
    def turns(self) -> bool:  # type: ignore[override]  # HLT 146: it becomes another kind of attack
        return self.word in TURNED

    @property
    def widens(self) -> bool:
        """Whether the card covers more of the grid than is printed (HL1 41; HL3 63, 114; HLT 53, 68)."""
        return self.word in WIDENED

    def apply(self, game: HighlanderGame, facts: Any, scope: Scope) -> None:
        if self.word in SETS:
            setattr(facts, *SETS[self.word])
        elif self.word in MARKS:
            MARKS[self.word](facts)
        elif self.widens:
            facts.grid = self.widened(facts.grid)
        elif not self.strips:
            facts.words.add(self.word)

    def widened(self, covered: int) -> int:
        """The areas that are covered by it."""
        if self.word in AREAS:
            return covered | AREAS[self.word]
        return covered | grid.adjacent(covered) if self.word in ADJACENT else grid.ALL


def _head_shot(facts: AttackFacts) -> None:
    if facts.grid & grid.UPPER:  # HL1 66, HL3 89
        facts.head_shot = facts.power_blow = True


def _may_power(facts: AttackFacts) -> None:
    """HLT 158. A Special Attack that may be a Power Blow, and a Head Shot."""
    facts.can_power = True
    facts.words.add("may be a power blow")


def _turn(facts: AttackFacts, into: str) -> None:
    """HL3 147, 151; HLT 146, 158. The attack becomes a Special or Ranged Attack and loses all other subtypes."""
    facts.kinds = {into}
    facts.special = True
    facts.can_power = facts.power_blow = facts.head_shot = False
    facts.no_block = facts.no_block or into == RANGED


#: The fact that a word sets.
SETS: dict[str, tuple[str, bool]] = {
    "cannot be blocked": ("no_block", True),
    "cannot be dodged": ("no_dodge", True),
    "cannot be a Power Blow": ("can_power", False),
    "is a Power Blow": ("power_blow", True),
    "cannot be a Head Shot": ("may_head_shot", False),
    "is a Power Block": ("power_block", True),
}
MARKS: dict[str, Callable[[AttackFacts], None]] = {
    "is a Head Shot": _head_shot,
    "may be a Power Blow": _may_power,
    "is a Special Attack": lambda facts: _turn(facts, SPECIAL),
    "is a Ranged Attack": lambda facts: _turn(facts, RANGED),
}
TURNED = ("is a Special Attack", "is a Ranged Attack")
#: Of an attack, and of a defense.
ADJACENT = ("covers adjacent areas", "defends adjacent areas")
#: HL1 17. The areas that a text says a card covers besides those of its grid.
AREAS = {
    f"{does} {name}": area
    for does in ("covers", "defends")
    for name, area in (
        ("upper areas", grid.UPPER),
        ("middle areas", grid.MIDDLE),
        ("lower areas", grid.LOWER),
        *((f"{name} area", area) for area, name in grid.NAMES.items()),
    )
}
WIDENED = ("covers all areas", "defends all areas", *ADJACENT, *AREAS)


# -- defenses ------------------------------------------------------------------------------------------------------


class Stopping(CardChange, frozen=True):
    """Which defenses stop an attack, or which attacks a defense stops. `STOPPING` says how."""

    how: str
    cards: Cards

    def apply(self, game: HighlanderGame, facts: Any, scope: Scope) -> None:
        STOPPING[self.how](self, facts, scope)


def _not_stopped_by(self: Stopping, facts: Any, scope: Scope) -> None:
    """Such defenses do not stop the attack, wherever they come from."""
    facts.not_stopped_by.append((self.cards, scope))


def _banned(self: Stopping, facts: Any, scope: Scope) -> None:
    """Such defenses cannot be played from hand against the attack."""
    facts.from_hand_bans.append(Ban(self.cards, scope, from_hand=True, keyword="RESTRICTION"))


def _useless_against(self: Stopping, facts: Any, scope: Scope) -> None:
    """The defense does not stop such attacks."""
    facts.useless.append((self.cards, scope))


def _only_against(self: Stopping, facts: Any, scope: Scope) -> None:
    """The defense stops only such attacks."""
    facts.useless.append((Cards(Noun("attack"), (Except(self.cards),)), scope))


STOPPING: dict[str, Callable[[Stopping, Any, Scope], None]] = {
    "not by": _not_stopped_by,
    "not from hand by": _banned,
    "not": _useless_against,
    "only": _only_against,
}
