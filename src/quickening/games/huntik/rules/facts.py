"""HK 706-712. What is derived about a card in play: its numbers, its powers, what it can and cannot do."""

from __future__ import annotations

from typing import Any

from quickening.core.once import once
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.meaning.wording import words_of
from quickening.games.huntik.state import Counter, Modifier
from quickening.text.printer import NotPrintable

NEVER = -1


class Power:
    """A power a card has: printed on it or given to it. `index` tells apart powers of one source (HK 701.3)."""

    __slots__ = ("ability", "given_by", "index")

    def __init__(self, ability: Any, index: int, given_by: int = -1) -> None:
        self.ability = ability
        self.index = index
        self.given_by = given_by

    @property
    def printed(self) -> bool:
        return self.given_by < 0

    @property
    def key(self) -> str:
        """HK 701.3. Names this power on its card, for limits on its use; another may come to stand in its place."""
        return f"{self.given_by}/{self.index} {wording(self.ability)}"


@once
def wording(ability: Any) -> str:
    """By what a power is told from another that comes to stand in its place (HK 701.3): its name, or what it does."""
    name: str = ability.name
    try:
        return name or " and ".join(words_of("sentence", effect) for effect in ability.effects)
    except NotPrintable:  # only in other words than a hero's: on a feature, whose text stays what it is
        return ""


def with_gift(powers: list[Power], ability: Any, giver: int) -> list[Power]:
    """Powers and one more that another card gives. Its index does not depend on what others give (HK 701.3)."""
    return [*powers, Power(ability, sum(power.given_by == giver for power in powers), giver)]


class Laws:
    """What a card in play can and cannot do now."""

    __slots__ = (
        "back",
        "barriers",
        "forbidden",
        "forward",
        "granted_back",
        "granted_forward",
        "kept_in",
        "kept_out",
        "limit",
        "now",
        "passed",
        "peaceful",
        "reach",
        "unblockable",
    )

    def __init__(self) -> None:
        self.unblockable = False
        self.forward = 2
        self.back = 2
        self.granted_forward = 0  # by the mission, whatever else is said (HK 103.2)
        self.granted_back = 0
        self.limit = 4  # on its own
        self.reach = 4  # however it is moved
        self.forbidden: dict[str, Modifier] = {}
        self.barriers: tuple[Any, ...] = ()
        self.kept_out: tuple[Any, ...] = ()
        self.kept_in: tuple[Any, ...] = ()
        self.passed: tuple[Any, ...] = ()
        self.peaceful: tuple[Any, ...] = ()
        self.now = 0  # the timestamp of the modifier that is being applied


#: What holds for most cards: nothing that is said concerns what they can do.
UNCHANGED = Laws()


class Facts(Laws):
    """What is true of a card in play now, after all modifiers (HK 711.1). ATK and DEF may be below 0 (HK 104.2)."""

    __slots__ = ("atk", "card", "defense", "lost_at", "powers", "tags", "trace", "type")

    def __init__(self, card: int, printed: Printed, active: bool) -> None:
        super().__init__()
        self.card = card
        self.type = printed.type
        self.atk = printed.atk
        self.defense = printed.defense
        self.tags = printed.tags if active else ()
        self.powers: list[Power] = printed_powers(printed) if active else []
        self.lost_at = NEVER  # the timestamp of the modifier by which it lost its powers (HK 700.3)
        self.trace: list[tuple[str, int, int, Modifier | Counter | None]] | None = None


@once
def printed_powers(printed: Printed) -> list[Power]:
    """The action powers in a card's text; shared by all copies of it."""
    return [Power(ability, n) for n, ability in enumerate(printed.abilities) if ability.is_action]
