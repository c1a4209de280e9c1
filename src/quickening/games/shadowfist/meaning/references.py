"""Who is meant by `that Character` and `it` where what triggers a text names two cards (SF 42.0).

`When a Character enters combat with this Site, inflict 1 damage on that Character`: the noun says which of the two it
is. A word that fits both is refused; one that fits what was chosen in between means that.
"""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.definitions import CHARACTER, EDGE, EVENT, SITE, STATE, TYPES
from quickening.games.shadowfist.kinds.abilities import Activated, Instead, Played, Triggered
from quickening.games.shadowfist.kinds.basics import Blank
from quickening.games.shadowfist.kinds.damaging import Inflict
from quickening.games.shadowfist.kinds.delayed import Later
from quickening.games.shadowfist.kinds.effects import Gets
from quickening.games.shadowfist.kinds.filters import Noun, OneOf
from quickening.games.shadowfist.kinds.selections import PARTIES, AttackTarget, OneOrMore, Spoken, Subject
from quickening.games.shadowfist.kinds.timings import When
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.lang.nodes import Node, walk
from quickening.lang.selections import Cards, Chosen, It, ThisCard
from quickening.text.reader import NotRead

PRONOUNS = ("it", "they", "them")
#: The types of card that a noun may speak of; any other noun, such as `card`, may speak of all.
TYPES_OF = {
    CHARACTER: {CHARACTER},
    "attacker": {CHARACTER},
    "interceptor": {CHARACTER},
    SITE: {SITE},
    "Feng Shui Site": {SITE},
    "non-Feng Shui Site": {SITE},
    STATE: {STATE},
    "Weapon": {STATE},
    "Vehicle": {STATE},
    EDGE: {EDGE},
    EVENT: {EVENT},
}


def bound_by_noun(ability: Any, card_type: str) -> Any:
    """The ability in which words that point back mean the one of two cards that they fit."""
    trigger = trigger_of(ability)
    if trigger is None:
        check_nouns(ability, card_type)
        return ability
    binding = _Binding(trigger, card_type)
    costs = {"costs": binding.renew(ability.costs)} if hasattr(ability, "costs") else {}
    condition = _Binding(trigger, card_type).renew(ability.condition)
    return replace(ability, **costs, effects=binding.renew(ability.effects), condition=condition)


def trigger_of(ability: Any) -> Any:
    """What the ability waits for, if that is something between two cards that the text names."""
    found = awaited(ability)
    return found if len(mentions(found)) > 1 else None


def awaited(ability: Any) -> Any:
    """What the ability waits for, if anything."""
    if isinstance(ability, (Triggered, Instead)):
        return ability.trigger
    if isinstance(ability, (Activated, Played)) and isinstance(ability.timing, When):
        return ability.timing.trigger
    return None


def check_nouns(ability: Any, card_type: str) -> None:
    """Refuse `When a Character is smoked, turn that Site`: a noun that fits no card the text has named."""
    trigger = awaited(ability)
    if not isinstance(trigger, Happens) or trigger.who is None or trigger.usual != 0:
        return
    nodes = list(walk(ability))
    named = kinds_of(trigger.who, card_type).union(
        *(kinds_of(one, card_type) for one in nodes if isinstance(one, (Cards, Chosen, ThisCard, Subject)))
    )
    for it in nodes:
        if isinstance(it, It) and it.words.startswith("that ") and not kinds(noun_of(it)) & named:
            raise NotRead("", 0, (), f"nothing was spoken of that `{it.words}` could be")


def mentions(trigger: Any) -> dict[int, Any]:
    """The cards that a trigger names, by their part in it: 0 did it, 1 had it done."""
    named = {part: getattr(trigger, field) for part, field in enumerate(getattr(trigger, "parties", ()))}
    return {part: words for part, words in named.items() if words is not None}


class _Binding:
    """Goes through a tree in the order of the text: `last` is whom `that Character` meant before, -1 nobody."""

    def __init__(self, trigger: Any, card_type: str) -> None:
        self.mentions = mentions(trigger)
        self.usual: int = getattr(trigger, "usual", 0)
        self.called: tuple[str, str] = getattr(trigger, "called", ("", ""))
        self.card_type = card_type
        self.chosen: list[Cards] = []
        self.last = -1

    def renew(self, node: Any) -> Any:
        if isinstance(node, tuple):
            return tuple(self.renew(item) for item in node)
        if isinstance(node, It):
            return self.pronoun(node) if node.words in PRONOUNS else self.noun(node)
        if not isinstance(node, Node) or (isinstance(node, Later) and getattr(node.trigger, "who", None) is not None):
            return node
        changed = {name: self.renew_part(node, name) for name in node.__struct_fields__}
        if isinstance(node, Chosen):
            self.chosen.append(node.cards)
        if all(changed[name] is getattr(node, name) for name in changed):
            return node
        return replace(node, **changed)

    def renew_part(self, node: Any, name: str) -> Any:
        part = getattr(node, name)
        return self.party(part, 0) if self.is_subject(node, name) else self.renew(part)

    def is_subject(self, node: Any, name: str) -> bool:
        """`it gains`, `it inflicts`, `its target`: who did what was waited for, unless others came between."""
        if self.chosen or getattr(node, name) not in (It("it"), It("they")):
            return False
        if isinstance(node, Inflict):
            return name == "source"  # it stands before whom the damage is inflicted on
        does = isinstance(node, AttackTarget) or (isinstance(node, Gets) and not isinstance(node.change, Blank))
        return does and name == "what" and self.last < 0

    def pronoun(self, it: It) -> Any:
        """The one just spoken of by its noun; else whoever is usually meant, where the other is the card itself."""
        if self.chosen:
            return it
        if self.last >= 0:
            return self.party(it, self.last)
        others = [part for part, words in self.mentions.items() if not is_own(words)]
        if others != [self.usual] and len(others) != 0:
            raise NotRead("", 0, (), "`it` could be one of 2 cards")
        return it

    def noun(self, it: It) -> Any:
        noun = noun_of(it)
        if any(kinds_of(cards, self.card_type) & kinds(noun) for cards in self.chosen):
            return it
        fitting = self.fitting(noun)
        if len(fitting) != 1:
            many, none = f"`{it.words}` could be one of 2 cards", f"nothing was spoken of that `{it.words}` could be"
            raise NotRead("", 0, (), many if fitting else none)
        self.last = fitting[0]
        return self.party(it, self.last)

    def fitting(self, noun: str) -> list[int]:
        """Whom a noun fits: who is one by that very deed; not the card itself if another fits; who was called so."""
        found = [part for part, words in self.mentions.items() if kinds_of(words, self.card_type) & kinds(noun)]
        if noun in self.called:
            return [self.called.index(noun)]
        found = [part for part in found if not is_own(self.mentions[part])] or found
        return [part for part in found if noun in nouns_of(self.mentions[part])] or found

    def party(self, it: It, part: int) -> Any:
        """A reference to one of the two; the one that is meant anyway needs none."""
        return it if part == self.usual and not self.chosen else Spoken(PARTIES[part], it.words)


def noun_of(it: It) -> str:
    """The noun of words that point back: `Characters` in `those Characters` is Character."""
    return (
        it.words.removeprefix("that ")
        .removeprefix("the ")
        .removeprefix("those ")
        .removesuffix("s" if "those" in it.words else "")
    )


def is_own(words: Any) -> bool:
    """Whether it is the card itself or a State's subject, which a text does not call `that card`."""
    return isinstance(words, (ThisCard, Subject))


def kinds(noun: str) -> set[str]:
    """The types of card that a noun may speak of."""
    return TYPES_OF.get(noun, set(TYPES))


def kinds_of(words: Any, card_type: str) -> set[str]:
    """The types of card that these words may be about."""
    if isinstance(words, ThisCard):
        return {card_type}
    return set().union(*(kinds(noun) for noun in nouns_of(words)))


def nouns_of(words: Any) -> tuple[str, ...]:
    """The nouns by which a text names cards."""
    if isinstance(words, OneOrMore):
        return nouns_of(words.cards)
    if isinstance(words, Cards):
        return nouns_of(words.noun)
    if isinstance(words, OneOf) and not words.every:
        return tuple(noun for option in words.options for noun in nouns_of(option))
    if isinstance(words, AttackTarget):
        return (CHARACTER, SITE)
    return (words.word,) if isinstance(words, Noun) else ("card",)
