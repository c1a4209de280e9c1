"""Which cards are meant: nouns and the words before and after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from quickening.games.highlander.definitions import (
    ALLY,
    ATTACK,
    BASIC,
    BLOCK,
    DIRTY_TRICK,
    DODGE,
    EDGE,
    EVENT,
    ILLUSION,
    LOCATION,
    MARTIAL_ARTS,
    OBJECT,
    PERSONA,
    PLOT,
    RANGED,
    SITUATION,
    Printed,
    has_word,
)
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Filter, Scope
from quickening.lang.selections import Cards


def _kind(word: str) -> Callable[[Printed], bool]:
    """A subtype, or a group of cards by a word of the title (HL1 30, HL3 76, HLT 169-185)."""
    return lambda printed: word in printed.kinds or has_word(printed.name, word) or printed.name == word


def _type(name: str) -> Callable[[Printed], bool]:
    return lambda printed: printed.type == name


#: What each noun means. The order is the one in which phrases are learnt.
NOUNS: dict[str, Callable[[Printed], bool]] = {
    "card": lambda printed: not printed.is_pre_game,
    "attack": _type(ATTACK),
    "block": _type(BLOCK),
    "dodge": _type(DODGE),
    "defense": lambda printed: printed.is_defense,
    "Edge": _type(EDGE),
    "Illusion": _type(ILLUSION),
    "Event": _type(EVENT),
    "Situation": _type(SITUATION),
    "Object": _type(OBJECT),
    "Location": _type(LOCATION),
    "Plot": _type(PLOT),
    "Special Card": lambda printed: printed.is_special,
    "Basic Attack": lambda printed: printed.type == ATTACK and BASIC in printed.kinds,
    "Basic Block": lambda printed: printed.type == BLOCK and BASIC in printed.kinds,
    "Special Attack": lambda printed: printed.is_special_attack,
    "Ranged Attack": lambda printed: printed.type == ATTACK and RANGED in printed.kinds,
    "Dirty Trick": lambda printed: DIRTY_TRICK in printed.kinds,
    "Martial Arts attack": lambda printed: printed.type == ATTACK and MARTIAL_ARTS in printed.kinds,
    "Ally": lambda printed: ALLY in printed.kinds,
    "Mortal Ally": lambda printed: ALLY in printed.kinds and "Mortal" in printed.kinds,
    "Immortal Ally": lambda printed: ALLY in printed.kinds and "Immortal" in printed.kinds,
    "Standing Defense": lambda printed: printed.is_standing,
    "Master card": lambda printed: printed.is_master,
    **{word: _kind(word) for word in ("Guard", "Evade", "Back Away", "Counter", "Slash", "Slice", "Parry", "Duck")},
    **{word: _kind(word) for word in ("Pedestrian", "Bystander", "Reporter", "Gypsy", "Member", "Counterattack")},
    **{word: _kind(word) for word in ("Armor", "Vehicle", "Hilt", "Wound", "Watcher", "Hunter", "Disarm")},
}
PLURALS = {"Ally": "Allies", "Mortal Ally": "Mortal Allies", "Immortal Ally": "Immortal Allies", "Gypsy": "Gypsies"}
TYPES = (ATTACK, BLOCK, DODGE, EDGE, EVENT, SITUATION, OBJECT, LOCATION, PLOT, ILLUSION)
_SAMPLES = {name: Printed(key=name, name="", type=name) for name in TYPES}


class Noun(Filter, frozen=True):
    """A kind of card."""

    word: str
    reads: ClassVar[frozenset[str]] = frozenset()

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return NOUNS[self.word](game.cards[card].definition)

    def matches(self, printed: Printed) -> bool:
        """Whether a printed card is of this kind."""
        return NOUNS[self.word](printed)

    def types(self) -> set[str]:
        """The types of card it may be."""
        found = {name for name, sample in _SAMPLES.items() if NOUNS[self.word](sample)}
        if found:
            return found
        if "ttack" in self.word or self.word in ("Dirty Trick", "Slash", "Slice"):
            return {ATTACK}
        if self.word in ("Guard", "Basic Block", "Parry"):
            return {BLOCK}
        return {DODGE} if self.word in ("Evade", "Back Away", "Duck") else set(TYPES) - {ATTACK, BLOCK, DODGE}


class AnyOf(Filter, frozen=True):
    """One kind of card or another."""

    nouns: tuple[Filter, ...]

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return any(noun.fits(game, card, scope) for noun in self.nouns)

    def matches(self, printed: Printed) -> bool:
        return any(noun.matches(printed) for noun in self.nouns)  # type: ignore[attr-defined]

    def types(self) -> set[str]:
        return set().union(*(noun.types() for noun in self.nouns))  # type: ignore[attr-defined]


class EventOf(Filter, frozen=True):
    """An Event of one of these groups."""

    nouns: tuple[Filter, ...]

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return game.cards[card].definition.type == EVENT and any(n.fits(game, card, scope) for n in self.nouns)


class Titled(Filter, frozen=True):
    """A card of this title (HL1 10)."""

    title: str

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return self.matches(game.cards[card].definition)

    def matches(self, printed: Printed) -> bool:
        return printed.name.lower().removeprefix("the ") == self.title.lower().removeprefix("the ")

    def types(self) -> set[str]:
        return set(TYPES)


class SameTitle(Filter, frozen=True):
    """A card of the same title as the one whose text this is."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return scope.source is not None and game.printed(card).name == game.printed(scope.source.card).name

    def types(self) -> set[str]:
        return set(TYPES)


class WithGem(Filter, frozen=True):
    """A card with this attribute (HL3 27)."""

    gem: str

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return self.gem in game.cards[card].definition.gems

    def types(self) -> set[str]:
        return set(TYPES)


class WithWord(Filter, frozen=True):
    """A card with this word in its title (HL1 30)."""

    word: str

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return self.matches(game.cards[card].definition)

    def matches(self, printed: Printed) -> bool:
        return has_word(printed.name, self.word)

    def types(self) -> set[str]:
        return set(TYPES)


ADJECTIVES: dict[str, Callable[[Printed], bool]] = {
    "non-Special": lambda printed: not (printed.is_special_attack or printed.is_special),
    "non-ranged": lambda printed: RANGED not in printed.kinds,
    "non-basic": lambda printed: BASIC not in printed.kinds,
    "non-Location": lambda printed: printed.type != LOCATION,
    "non-Standing Defense": lambda printed: not printed.is_standing,
    "non-Persona Specific": lambda printed: not printed.of,
    "Persona Specific": lambda printed: bool(printed.of),
    "non-Signature": lambda printed: printed.mark != "S",
    "non-Reserved": lambda printed: printed.mark != "R",
    "upper": lambda printed: bool(printed.grid & 7),
    "Weapon of Choice": lambda printed: bool(printed.of),
}


class Adjective(Filter, frozen=True):
    """A word before the noun that asks something of the printed card."""

    word: str

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return ADJECTIVES[self.word](game.cards[card].definition)


class Of(Filter, frozen=True):
    """In play on a player's side."""

    who: str

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        seat = scope.you if self.who == "you" else 1 - scope.you
        return game.cards[card].controller == seat


class NoPower(Filter, frozen=True):
    """An attack that cannot be a Power Blow."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        from quickening.games.highlander.facts import prospective

        return not prospective(game, card, scope.you).can_power


class MayDamage(Filter, frozen=True):
    """A card that may do damage: an attack with a value, or a text that deals it."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        from quickening.games.highlander.vocabulary.effects import deals_damage

        printed = game.cards[card].definition
        if printed.type == ATTACK:
            return printed.damage is not None
        return deals_damage(printed)


class Another(Filter, frozen=True):
    """Another card than the one whose text this is."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return scope.source is None or card != scope.source.card


def types_of(cards: Cards) -> set[str]:
    """The types of card a description may be about."""
    noun: object = cards.noun
    return noun.types() if isinstance(noun, (Noun, AnyOf)) else set(TYPES)


def only(word: str, area: str = "") -> Cards:
    """A plain kind of card."""
    return Cards(Noun(word), area=area)


__all__ = ["ADJECTIVES", "NOUNS", "PERSONA", "Adjective", "AnyOf", "Noun", "Titled", "WithWord", "only", "types_of"]
