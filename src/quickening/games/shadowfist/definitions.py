"""A printed Shadowfist card (SF 7-8)."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from quickening.core.data import Definition
from quickening.games.shadowfist.designators import designators_of
from quickening.lang.nodes import walk
from quickening.lang.selections import All, Chosen, ThisCard

CHARACTER, SITE, STATE, EDGE, EVENT = "Character", "Site", "State", "Edge", "Event"
TYPES = (CHARACTER, SITE, STATE, EDGE, EVENT)
#: SF 18.2. Factions and talents by the signs of resources.
FACTIONS = {
    "arc": "Architects of the Flesh",
    "asc": "Ascended",
    "dra": "Dragons",
    "han": "Guiding Hand",
    "jam": "Jammers",
    "lot": "Eaters of the Lotus",
    "mon": "Four Monarchs",
    "pur": "Purists",
    "syn": "Syndicate",
    "sev": "Seven Masters",
}
TALENTS = {"chi": "Chi", "mag": "Magic", "tek": "High Tech"}

UNIQUE, LIMITED, NOT_CUMULATIVE, ONE_SHOT = "Unique", "Limited", "Not Cumulative", "One-Shot"
NO_MAX, TOAST_IT, UNCOPYABLE, IDENTITY = "No Max", "Toast It", "Uncopyable", "Identity"
SCHTICK, VEHICLE, WEAPON = "Schtick", "Vehicle", "Weapon"
#: SF 49. The restrictions.
#: SF 47.0. What is printed on a card that stands for a token: no card to be played.
TOKEN = "Token"
RESTRICTIONS = (
    IDENTITY,
    LIMITED,
    NO_MAX,
    NOT_CUMULATIVE,
    ONE_SHOT,
    SCHTICK,
    TOAST_IT,
    UNCOPYABLE,
    UNIQUE,
    VEHICLE,
    WEAPON,
)
#: SF 49.6, 49.10, 49.11. States that belong to whoever controls their subject.
GO_WITH_SUBJECT = frozenset({SCHTICK, VEHICLE, WEAPON})


def breaks_in(ability: Any) -> bool:
    """SF 23.2. Whether an ability may be used in a closed scene: its text says so, or it cancels an effect there."""
    if getattr(getattr(ability, "timing", None), "closed", False) or canceled_choice(ability) is not None:
        return True
    return any(getattr(effect, "picks_effect", False) for effect in getattr(ability, "effects", ()))


def canceled_choice(ability: Any) -> Chosen | None:
    """SF 23.2, 33.1. What its player chooses to be canceled, where the text names no moment for a closed scene.

    That is what lets it be used there: on something of which an effect is in the scene, and on nothing else.
    """
    if getattr(getattr(ability, "timing", None), "closed", False) or hasattr(ability, "trigger"):
        return None
    canceled = [one.what for one in getattr(ability, "effects", ()) if getattr(one, "verb", "") == "cancel"]
    costs = [
        getattr(one, "what", None) for one in getattr(ability, "costs", ()) if getattr(one, "only_chooses", False)
    ]
    named = [what for what in costs if isinstance(what, Chosen)]
    for what in canceled:
        if isinstance(what, Chosen):
            return what
        if len(named) == 1 and not isinstance(what, (All, ThisCard)):
            return named[0]
    return None


class Printed(Definition, frozen=True, dict=True, gc=True):
    """SF 8.0, 8.3. The facts on a card and the abilities read from its text. `name` is the title (SF 8.1).

    `cost` is `None` where none is printed (SF 8.5); `variable` names what is printed as X: `cost`, `fighting`.
    `requires` and `provides` are signs of resources, e.g. `("dra", "dra", "chi")` (SF 8.4, 8.6).
    `reworded`: why its text is not the printed one, if it is not.
    """

    set: str = ""
    subtitle: str = ""
    type: str = CHARACTER
    faction: str = ""
    cost: int | None = 0
    requires: tuple[str, ...] = ()
    provides: tuple[str, ...] = ()
    fighting: int = 0
    power: int = 0
    body: int = 0
    variable: tuple[str, ...] = ()
    text: str = ""
    abilities: tuple[Any, ...] = ()
    reworded: str = ""

    @property
    def title(self) -> str:
        """SF 8.1."""
        return self.name

    @cached_property
    def titles(self) -> frozenset[str]:
        """SF 8.1, 49.1. The titles a card matches: its own, and that of its Identity."""
        identity = self.restrictions.get(IDENTITY)
        return frozenset({self.name, identity}) if identity else frozenset({self.name})

    @cached_property
    def designators(self) -> frozenset[str]:
        """SF 8.2, 14.0. The words of title and subtitle."""
        return designators_of(self.name, self.subtitle)

    @cached_property
    def types(self) -> tuple[str, ...]:
        """SF 7.0. Its one printed type."""
        return (self.type,)

    @cached_property
    def feng_shui(self) -> bool:
        """SF 7.3.1, 7.3.2. Whether the subtitle says Feng Shui."""
        return self.type == SITE and "feng shui" in self.subtitle.lower()

    @cached_property
    def frail(self) -> bool:
        """SF 20.1, 48.0. Whether its Fighting or Body is printed as X or as zero."""
        if self.variable:
            return True
        return (self.type == CHARACTER and self.fighting <= 0) or (self.type == SITE and self.body <= 0)

    @cached_property
    def is_foundation(self) -> bool:
        """SF 18.4. Requires nothing and provides something."""
        return not self.requires and bool(self.provides)

    @cached_property
    def played_face_down(self) -> bool:
        """SF 25.7.1. A Feng Shui Site without a printed cost and without required resources."""
        return self.feng_shui and self.cost is None and not self.requires

    @cached_property
    def resources(self) -> frozenset[str]:
        """SF 18.2. The resources that make it a card of their type."""
        return frozenset(self.requires) | frozenset(self.provides)

    @cached_property
    def needs(self) -> tuple[tuple[str, int], ...]:
        """SF 8.4. How many of each resource it requires."""
        return tuple((sign, self.requires.count(sign)) for sign in dict.fromkeys(self.requires))

    @cached_property
    def restrictions(self) -> dict[str, str]:
        """SF 49.0. Its printed restrictions; Identity with the title it matches."""
        return {one.word: one.title for one in self.abilities if getattr(one, "is_restriction", False)}

    @cached_property
    def works_in(self) -> frozenset[str]:
        """SF 9.2.3. The areas out of play in which an ability of it works."""
        areas = frozenset(getattr(ability, "area", "play") for ability in self.abilities) - {"play"}
        return areas | {"hand"} if self.awaits else areas

    @cached_property
    def awaits(self) -> tuple[Any, ...]:
        """SF 26.1.3. The times at which it may be played that are judged by what was before an event."""
        timings = (getattr(ability, "timing", None) for ability in self.abilities)
        parts = (part for timing in timings if timing is not None for part in walk(timing))
        return tuple(part for part in parts if getattr(part, "witnesses", False))

    @cached_property
    def can_reload(self) -> bool:
        """SF 50.13."""
        return any(getattr(ability, "word", "") == "Reload" for ability in self.abilities)

    @cached_property
    def works_outside(self) -> bool:
        """SF 9.2.3. Whether anything on it can be used, or waits for something, while it is out of play."""
        return bool(self.works_in) or self.can_reload

    @cached_property
    def breaks_in(self) -> bool:
        """SF 23.2. Whether its text lets it be played into closed scenes."""
        return any(map(breaks_in, self.abilities))
