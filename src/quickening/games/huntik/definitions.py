"""A printed Huntik card (HK 200-206)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from quickening.core.data import Definition

MAJOR, MINOR, LEGENDARY = "major hero", "minor hero", "legendary hero"
ACTION, AMULET, MISSION, FEATURE = "action", "amulet", "mission", "feature"
HERO = "hero"
HEROES = frozenset({MAJOR, MINOR, LEGENDARY, HERO})

COMBAT, EXHAUST, FREE = "combat", "exhaust", "free"
#: What a text says may be done, and calls no action: it is done on a turn without taking it.
MAY = "may"
TEAMS = ("Good", "Evil")
TOKEN = "token"
TRIBES = ("Draco", "Gaia", "Hecto", "Krono", "Litho", "Meso", "Swara", "Yama")


class Printed(Definition, frozen=True, dict=True, gc=True):
    """The facts on a card and the powers read from its text.

    `version` is a hero's subtitle (HK 201.1), `subtype` an action's, feature's or mission's kind, `team` Good or
    Evil or nothing (HK 202.2), `tags` the words of the type line (HK 202.1), `abilities` what its text says.
    `reworded`: why its text is not the printed one, if it is not.
    """

    set: str = ""
    number: str = ""
    version: str = ""
    type: str = MINOR
    subtype: str = ""
    team: str = ""
    tags: tuple[str, ...] = ()
    atk: int = 0
    defense: int = 0
    text: str = ""
    abilities: tuple[Any, ...] = ()
    reworded: str = ""

    @property
    def title(self) -> str:
        """Name and version: what tells cards apart (HK 201.3)."""
        return f"{self.name}, {self.version}" if self.version else self.name

    @cached_property
    def is_hero(self) -> bool:
        """HK 300.1. Major, minor and legendary heroes are heroes."""
        return self.type in HEROES

    @cached_property
    def is_obstacle(self) -> bool:
        """HK 305.3."""
        return self.type == FEATURE and self.subtype == "obstacle"

    @cached_property
    def fights(self) -> bool:
        """Heroes and obstacles have ATK and DEF (HK 205.1)."""
        return self.is_hero or self.is_obstacle

    @cached_property
    def _abilities_by_kind(self) -> dict[Any, list[Any]]:
        found: dict[Any, list[Any]] = {}
        for ability in self.abilities:
            found.setdefault(ability.__class__, []).append(ability)
        return found

    def of(self, kind: Any) -> Sequence[Any]:
        """The powers of a kind, in the order of the text."""
        return self._abilities_by_kind.get(kind, ())

    @cached_property
    def continuous(self) -> tuple[Any, ...]:
        """HK 703. The always-on powers."""
        return tuple(one for ability in self.abilities if ability.is_continuous for one in ability.single)

    @cached_property
    def waits(self) -> bool:
        """HK 702. Whether a power in its text waits for an event."""
        return any(ability.is_triggered for ability in self.abilities)

    @cached_property
    def modifies(self) -> bool:
        """Whether anything else in its text functions by itself; powers to be used do not."""
        return not all(ability.is_action or ability.is_triggered for ability in self.abilities)

    @cached_property
    def kinds(self) -> frozenset[str]:
        """Every word by which a text may speak of such a card (HK 300.1, 302.1, 400.4)."""
        words = {"card", "hero" if self.is_hero else self.type, self.type}
        if self.type == ACTION:
            words.add(f"{self.subtype} action")
        elif self.type == FEATURE:
            words.add(self.subtype)
        if self.type != MAJOR:
            words.add("non-major hero")
        if self.fights:
            words.add("hero or obstacle")
        return frozenset(words | {f"{word} card" for word in words})

    @cached_property
    def ways_to_act(self) -> frozenset[str]:
        """HK 701.1. The kinds of power on it that can be used."""
        return frozenset(ability.kind for ability in self.abilities if ability.is_action)

    @cached_property
    def open_to_all(self) -> bool:
        """Whether either player may use a power of it."""
        return any(ability.is_action and ability.users == "either" for ability in self.abilities)

    @cached_property
    def cannot_stay(self) -> bool:
        """Whether its text may speak of a card that is eliminated as soon as something is so."""
        return any(getattr(node, "ends", False) for ability in self.abilities for node in ability.nodes)

    @cached_property
    def acts_from_discard(self) -> bool:
        """HK 700.2. Whether a power of it functions in the discard pile."""
        return any(ability.is_action and ability.area == "discard pile" for ability in self.abilities)

    @cached_property
    def waiting_in_discard_pile(self) -> tuple[Any, ...]:
        """HK 700.2. Its triggered powers that function in the discard pile."""
        return tuple(ability for ability in self.abilities if getattr(ability, "in_discard_pile", False))

    @cached_property
    def recalls(self) -> bool:
        """Whether its text may speak of the ATK or DEF of a card that has left play."""
        return any(getattr(node, "recalls", False) for ability in self.abilities for node in ability.nodes)

    @cached_property
    def grants(self) -> bool:
        """HK 711.2d. Whether its text may give cards powers that are always on."""
        powers = [getattr(node, "power", None) for ability in self.abilities for node in ability.nodes]
        return any(getattr(power, "is_continuous", False) for power in powers)

    @cached_property
    def takes_powers(self) -> bool:
        """HK 700.3. Whether an always-on power of it, or one it gives, makes cards lose their powers."""
        changes = [ability.change for ability in self.continuous]
        gifts = [change.gift for change in changes if change.gift is not None]
        changes += [one.change for gift in gifts if gift.is_continuous for one in gift.single]
        return any(change.takes_powers for change in changes)
