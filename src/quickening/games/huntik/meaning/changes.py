"""What is changed about cards: `gets +2 ATK`, `can't be KO'd`, `is unblockable`, and quoted powers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.huntik.meaning.conditions import Conditions
from quickening.games.huntik.vocabulary import changes
from quickening.lang import deeds


def refuse(wrong: bool, says: str) -> None:
    """Nothing is left out: what is said and not looked at is no reading."""
    if wrong:
        raise CannotSay(says)


#: `a single hero or obstacle`: all at one, whichever it is.
SINGLE = (deeds.Nouns("hero or obstacle", (deeds.Is("single"),)),)
#: Senses of verbs that change whoever does them.
OWN: dict[str, Any] = {"swap numbers": changes.Swapped(), "lose powers": changes.NoPowers()}


class Changes(Conditions):
    """Changes of cards. `powers` reads what stands in quotation marks; missions and features are `on_the_map`."""

    def __init__(self, powers: Callable[[str], tuple[Any, ...]], on_the_map: bool = False) -> None:
        super().__init__()
        self.powers = powers
        self.on_the_map = on_the_map

    def changes(self, part: Any) -> tuple[Any, tuple[Any, ...]]:
        """Whom a statement changes, and how."""
        if isinstance(part, deeds.Change):
            return self.modal(part)
        deed = part.deed if isinstance(part, deeds.Do) else None
        if deed is None:
            raise CannotSay("what is changed")
        if deed.sense == "gain feature":
            return deed.role("AGENT"), self.gained(deed.role("FEATURE"))
        if deed.sense == "give feature":
            return deed.role("TO"), self.gained(deed.role("FEATURE"))
        if deed.sense in OWN and len(deed.roles) == 1:
            return deed.role("AGENT"), (OWN[deed.sense],)
        raise CannotSay("what is changed")

    # -- features ---------------------------------------------------------------------------------------------------

    def gained(self, features: tuple[Any, ...]) -> tuple[Any, ...]:
        """HK 205, 403.4, 700.1. More or less ATK and DEF, a keyword, quoted powers."""
        figures = [one for one in features if isinstance(one, deeds.Feature) and one.word in ("ATK", "DEF")]
        found = [self.plus(figures)] if figures else []
        for one in features:
            if isinstance(one, deeds.Quote):
                found += [changes.Given(power) for power in self.powers(one.text)]
            elif one not in figures:
                found.append(self.keyword(one))
        return tuple(found)

    def keyword(self, one: deeds.Feature) -> Any:
        if one == deeds.Feature("Unblockable"):
            return changes.Unblockable()
        raise CannotSay("what is gained")

    def plus(self, figures: list[deeds.Feature]) -> Any:
        """`+1 ATK and +1 DEF for each hero`: what stands behind both is said of both."""
        amounts = {one.word: one.amount for one in figures}
        if len(amounts) != len(figures) or any(one.against is not None for one in figures):
            raise CannotSay("what is gained")
        times = None
        last = figures[-1].amount
        if isinstance(last, deeds.Calculated) and last.how == "each":
            amounts[figures[-1].word], times = last.parts
        if not all(isinstance(amount, deeds.Number) for amount in amounts.values()):
            return self.plus_x(amounts)
        atk, defense = (amounts[name].value if name in amounts else 0 for name in ("ATK", "DEF"))
        return changes.Plus(atk, defense, None if times is None else self.amount(times))

    def plus_x(self, amounts: dict[str, Any]) -> Any:
        """`+X ATK and +X DEF, where X is ...`."""
        less = [isinstance(one, deeds.Calculated) and one.how == "minus" for one in amounts.values()]
        worked_out = [one.parts[0] if minus else one for one, minus in zip(amounts.values(), less, strict=True)]
        if len(set(less)) != 1 or any(one != worked_out[0] for one in worked_out):
            raise CannotSay("how much is gained")
        sign = -1 if less[0] else 1
        atk, defense = (sign if name in amounts else 0 for name in ("ATK", "DEF"))
        return changes.Plus(atk, defense, self.amount(worked_out[0]))

    # -- what cannot be, may be, must be ----------------------------------------------------------------------------

    def modal(self, part: deeds.Change) -> tuple[Any, tuple[Any, ...]]:
        """HK 103.3. Who can't, may or must, and what."""
        if part.what.sense == "aim":
            return self.aimed(part)
        roles = tuple(role for role in part.what.roles if role[0] != part.role)
        found = self.lowered(f"{part.mood} {part.role}", deeds.Deed(part.what.sense, roles))
        return part.who, (found,)

    def aimed(self, part: deeds.Change) -> tuple[Any, tuple[Any, ...]]:
        """HK 602.2. At whom attacks can't, or must, be aimed."""
        attacks, at = part.what.role("WHAT"), part.what.role("AT")
        plain = isinstance(attacks, deeds.All) and len(part.what.roles) == 2
        if plain and part.mood == "bar" and attacks.nouns == deeds.Nouns("attack") and attacks.word == "":
            return at, (changes.Cannot("be aimed at"),)
        theirs = deeds.Nouns("attack", (deeds.Is("enemy"),))
        if not plain or part.mood != "make" or attacks.nouns != theirs or attacks.word != "all":
            raise CannotSay("which attacks")
        if isinstance(at, deeds.Picked) and at.word == "a":
            refuse(at.nouns not in SINGLE, "at whom")
            return None, (changes.AimAtOne(),)
        return at, (changes.DrawsAttacks(),)

    def as_zones(self, way: Any) -> int:
        """How many zones."""
        if isinstance(way, deeds.Way) and isinstance(way.amount, deeds.Number):
            return way.amount.value
        raise CannotSay("how far")

    def as_up_to(self, way: Any, to: str) -> int:
        """`up to 3 zones`, in one way or any."""
        if isinstance(way, deeds.Way) and way.up_to and way.to == to:
            return self.as_zones(way)
        raise CannotSay("how far")

    def as_more_than(self, way: Any) -> int:
        """`more than 1 zone`: no more than that."""
        over = way.amount if isinstance(way, deeds.Way) and not way.to else None
        if isinstance(over, deeds.Calculated) and over.how == "more" and isinstance(over.parts[0], deeds.Number):
            return over.parts[0].value
        raise CannotSay("how far")

    def as_exactly(self, way: Any, to: str) -> int:
        """`1 zone`, in one way or any."""
        if isinstance(way, deeds.Way) and not way.up_to and way.to == to:
            return self.as_zones(way)
        raise CannotSay("how far")
