"""What is changed about cards: `gets +2 ATK`, `can't be KO'd`, `is unblockable`, and quoted powers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.games.huntik.kinds import changes
from quickening.games.huntik.kinds.amounts import Figure
from quickening.games.huntik.kinds.filters import BEINGS, Also
from quickening.games.huntik.meaning.conditions import Conditions
from quickening.lang import deeds
from quickening.lang.selections import It, Me


def refuse(wrong: bool, says: str) -> None:
    """Nothing is left out: what is said and not looked at is no reading."""
    if wrong:
        raise CannotSay(says)


#: `a single hero or obstacle`: all at one, whichever it is.
SINGLE = (deeds.Nouns("hero or obstacle", (deeds.Is("single"),)),)
#: Senses of verbs that change whoever does them.
OWN: dict[str, Any] = {
    f"{verb} {whose}{what}": change
    for verb, what, change in (("swap", " numbers", changes.Swapped()), ("lose", " powers", changes.NoPowers()))
    for whose in ("my", "its", "their")
} | {"lose powers": changes.NoPowers()}
#: HK 701-702. Nothing is so by itself that somebody has to do.
NO_MOMENT = "when that is done: it takes a moment (“When ...,”) or an action (“Free Action:”)"
#: Senses of verbs that change somebody else.
CHANGING = ("gain feature", "give feature", "lose feature", "become so", "treat as", "swap numbers of", "double")


def actor(who: Any) -> Any:
    """What a card is told to do, the card that acts does."""
    return deeds.Me() if isinstance(who, deeds.This) and who.at < 0 else who


def belonging_to(who: Any) -> tuple[str, ...]:
    """How what is somebody's is called: `my`, `its`, `their`."""
    if isinstance(who, deeds.Me) or (isinstance(who, deeds.This) and who.at < 0):
        return ("my",)
    many = isinstance(who, deeds.All) or getattr(who, "most", 1) != 1 or getattr(who, "word", "") in ("they", "them")
    return ("their",) if many else ("its", "his", "her")


def rank_of(kind: Any) -> str:
    """`a major hero`: the rank of a hero, or nothing."""
    nouns = kind.nouns if isinstance(kind, deeds.Picked) and kind.word == "a" else None
    ranks = ("minor hero", "major hero", "legendary hero")
    return nouns.kind if isinstance(nouns, deeds.Nouns) and nouns in map(deeds.Nouns, ranks) else ""


class Changes(Conditions):
    """Changes of cards. `powers` reads what stands in quotation marks; missions and features are `on_the_map`."""

    def __init__(self, powers: Callable[[str], tuple[Any, ...]], on_the_map: bool = False) -> None:
        super().__init__()
        #: What the card is called, if it may speak of itself so.
        self.own_name = ""
        self.powers = powers
        self.on_the_map = on_the_map

    def changes(self, part: Any) -> tuple[Any, tuple[Any, ...]]:
        """Whom a statement changes, and how."""
        if isinstance(part, deeds.Change):
            return self.modal(part)
        if isinstance(part, deeds.State):
            return self.so(part)
        deed = part.deed if isinstance(part, deeds.Do) else None
        if deed is None:
            raise CannotSay(NO_MOMENT)
        self.last = getattr(deed.role("AGENT"), "slot", self.last)
        if deed.sense == "gain feature":
            return deed.role("AGENT"), self.gained(deed.role("FEATURE"))
        if deed.sense == "give feature":
            return deed.role("TO"), self.gained(deed.role("FEATURE"))
        if deed.sense in OWN and len(deed.roles) == 1:
            whose = deed.sense.split()[1:-1]
            refuse(bool(whose) and whose[0] not in belonging_to(deed.role("AGENT")), "whose that is")
            return actor(deed.role("AGENT")), (OWN[deed.sense],)
        return self.made_otherwise(deed)

    def made_otherwise(self, deed: deeds.Deed) -> tuple[Any, tuple[Any, ...]]:
        """`becomes a Titan`, `loses unblockable`, `is treated as a major hero`."""
        who, what = deed.role("AGENT"), deed.role("WHAT")
        if deed.sense == "lose feature" and deed.role("FEATURE") == (deeds.Feature("Unblockable"),):
            return who, (changes.Unblockable(lost=True),)
        if deed.sense == "become so":
            return who, (self.became(deed.role("AS")),)
        if deed.sense == "treat as" and who is None and rank_of(deed.role("AS")):
            return what, (changes.TreatedAs(rank_of(deed.role("AS"))),)
        if deed.sense == "swap numbers of" and who is None:
            return what, (changes.Swapped(),)
        if deed.sense == "double" and who is None and isinstance(deed.role("FIGURE"), deeds.Figure):
            return deed.role("FIGURE").of, (self.doubled(deed.role("FIGURE")),)
        raise CannotSay(NO_MOMENT)

    def doubled(self, figure: deeds.Figure) -> Any:
        """`double my ATK`: as much again."""
        refuse(figure.figure not in ("ATK", "DEF"), "what is doubled")
        whose: Any = Me() if isinstance(figure.of, deeds.Me) else It()
        atk, defense = (int(figure.figure == name) for name in ("ATK", "DEF"))
        return changes.Plus(atk, defense, Figure(figure.figure, whose))

    def became(self, trait: Any) -> Any:
        """HK 202.3, 403.4. `unblockable`, `a Titan`."""
        if trait == deeds.Is("unblockable"):
            return changes.Unblockable()
        kind = trait.nouns.kind if isinstance(trait, deeds.Picked) and isinstance(trait.nouns, deeds.Nouns) else ""
        refuse(kind not in BEINGS or trait.nouns != deeds.Nouns(kind) or trait.word != "a", "what it becomes")
        return Also(kind)

    def so(self, state: deeds.State) -> tuple[Any, tuple[Any, ...]]:
        """What is so because the text says so: `I have 5 ATK`, `my ATK is equal to my DEF`, `I'm a Titan`."""
        refuse(state.non or state.past, "what is so")
        trait = state.traits[0]
        if isinstance(state.who, deeds.Figure) and isinstance(trait, deeds.Has) and len(state.traits) == 1:
            refuse(trait.how != "exactly" or state.who.figure not in ("ATK", "DEF"), "how much that is")
            return state.who.of, (changes.EqualTo(trait.figure, self.amount(trait.amount)),)
        if all(isinstance(one, deeds.Has) for one in state.traits):
            return state.who, (self.amounts(state.traits),)
        if len(state.traits) == 1 and isinstance(trait, deeds.With) and not trait.non:
            features = trait.what if isinstance(trait.what, tuple) else (trait.what,)
            if all(isinstance(one, deeds.Has) for one in features):
                return state.who, (self.amounts(features),)
            refuse(features != (deeds.Feature("Unblockable"),), "what it has")
            return state.who, (changes.Unblockable(),)
        refuse(len(state.traits) != 1, "what is so")
        return state.who, (self.became(trait),)

    def amounts(self, figures: tuple[deeds.Has, ...]) -> Any:
        """`3 ATK`, `3 ATK and 3 DEF`."""
        fits = all(one.how == "exactly" and isinstance(one.amount, deeds.Number) for one in figures)
        known = {one.figure: one.amount.value for one in figures if fits}
        refuse(not fits or len(known) != len(figures) or not set(known) <= {"ATK", "DEF"}, "how much that is")
        return changes.Amounts(known.get("ATK", -1), known.get("DEF", -1))

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
        own = part.what.role("OWN")
        refuse(own is not None and own.word.split()[0] not in belonging_to(part.who), "whose own")
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
            return None, (changes.Law(changes.AIM_AT_ONE),)
        return at, (changes.Cannot("be spared"),)

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
