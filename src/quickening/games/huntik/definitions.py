"""A printed Huntik card (HK 200-206)."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from quickening.core.data import Definition

MAJOR, MINOR, LEGENDARY = "major hero", "minor hero", "legendary hero"
ACTION, AMULET, MISSION, FEATURE = "action", "amulet", "mission", "feature"
HERO = "hero"
HEROES = frozenset({MAJOR, MINOR, LEGENDARY, HERO})

COMBAT, EXHAUST, FREE = "combat", "exhaust", "free"
TRIBES = ("Draco", "Gaia", "Hecto", "Krono", "Litho", "Meso", "Swara", "Yama")


class Printed(Definition, frozen=True, dict=True, gc=True):
    """The facts on a card and the powers read from its text.

    `version` is a hero's subtitle (HK 201.1), `subtype` an action's, feature's or mission's kind, `team` Good or
    Evil or nothing (HK 202.2), `tags` the words of the type line (HK 202.1), `abilities` what its text says.
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
    def acts_from_discard(self) -> bool:
        """HK 700.2. Whether a power of it functions in the discard pile."""
        return any(ability.is_action and ability.area == "discard pile" for ability in self.abilities)
