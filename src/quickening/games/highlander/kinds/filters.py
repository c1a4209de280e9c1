"""Which cards are meant: nouns and the words before and after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from quickening.core.once import once
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
    PLOT,
    RANGED,
    SITUATION,
    Printed,
    has_word,
)
from quickening.games.highlander.state import PLAY, HighlanderCard, HighlanderGame
from quickening.lang.nodes import Filter, Scope
from quickening.lang.selections import Cards

#: HL3 77. Groups by a word of the title in every book.
CATEGORIES = ("Guard", "Slash", "Slice", "Disarm")
#: HL1 30, HLT 169-185. Groups by subtype or a word of the title; in the third edition by subtype alone.
GROUPS = (
    *("Evade", "Back Away", "Counter", "Parry", "Duck", "Counterattack", "Pedestrian", "Bystander", "Reporter"),
    *("Gypsy", "Member", "Armor", "Vehicle", "Hilt", "Wound", "Watcher", "Hunter"),
)


def _kind(word: str) -> Callable[[Printed], bool]:
    """A subtype, or a group of cards by a word of the title (HL1 30, HL3 76, HLT 169-185)."""
    return lambda printed: word in printed.groups or has_word(printed.name, word) or printed.name == word


def _type(name: str) -> Callable[[Printed], bool]:
    return lambda printed: printed.type == name


#: HLT 37. What lies before play: no other words mean these cards.
PRE_GAME_CARD = "Pre-Game card"
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
    "Object Ally": lambda printed: ALLY in printed.kinds and printed.type == OBJECT,
    "Mortal Ally": lambda printed: ALLY in printed.kinds and "Mortal" in printed.kinds,
    "Immortal Ally": lambda printed: ALLY in printed.kinds and "Immortal" in printed.kinds,
    "Standing Defense": lambda printed: printed.is_standing,
    "Master card": lambda printed: printed.is_master,
    PRE_GAME_CARD: lambda printed: printed.is_pre_game,
    **{word: _kind(word) for word in (*CATEGORIES, *GROUPS)},
}
TYPES = (ATTACK, BLOCK, DODGE, EDGE, EVENT, SITUATION, OBJECT, LOCATION, PLOT, ILLUSION)
_SAMPLES = {name: Printed(key=name, name="", type=name) for name in TYPES}


#: HLT 250. The kinds of card that a text may say others are considered to be.
RECKONED = frozenset({"Watcher", "Hunter"})


def sides_of(state: HighlanderCard) -> tuple[Printed, ...]:
    """HLT 167, 195. What a card counts as: both types until it is played; with one title for both, even then."""
    if state.whole is not None and state.whole.faces and len(state.whole.titles) == 1:
        return (state.definition, *state.whole.sides)
    return state.definition.sides


def turned_into(game: HighlanderGame, card: int) -> Printed | None:
    """HL3 147, 151; HLT 146, 158. What an attack in play counts as that has become another kind of attack."""
    state = game.cards[card]
    if state.area != PLAY or state.definition.type != ATTACK:
        return None
    from quickening.games.highlander.retyping import retyped

    return retyped(game).get(card)


def reckoned(game: HighlanderGame, card: int, word: str) -> bool:
    """Whether a text in force says that a player's card, wherever it is, is considered to be of a kind."""
    from quickening.games.highlander.forces import in_force

    texts = [force for force in in_force(game) if force.ability.change.level == "kind"]
    return any(force.ability.change.covers(game, card, word, force.scope) for force in texts)


class Noun(Filter, frozen=True):
    """A kind of card."""

    word: str
    reads: ClassVar[frozenset[str]] = frozenset()

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        state, became = game.cards[card], turned_into(game, card)
        if became is not None:
            return NOUNS[self.word](became)
        if self.word in GROUPS and game.edition.groups.value == "category":
            return any(self.word == side.name or self.word in side.kinds for side in sides_of(state))
        if state.definition.faces or state.whole is not None:
            return any(NOUNS[self.word](side) for side in sides_of(state))
        return NOUNS[self.word](state.definition) or (self.word in RECKONED and reckoned(game, card, self.word))

    def matches(self, printed: Printed) -> bool:
        """Whether a printed card is of this kind."""
        return any(NOUNS[self.word](side) for side in printed.sides)

    def types(self) -> set[str]:
        """The types of card it may be."""
        found = {name for name, sample in _SAMPLES.items() if NOUNS[self.word](sample)}
        if found or self.word == PRE_GAME_CARD:
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
        wanted = self.title.lower().removeprefix("the ")
        return any(title.lower().removeprefix("the ") == wanted for title in printed.titles)

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
    "upper": lambda printed: bool(printed.grid & 0o7),
    "middle": lambda printed: bool(printed.grid & 0o70),
    "lower": lambda printed: bool(printed.grid & 0o700),
    "Weapon of Choice": lambda printed: bool(printed.of),
}


class Adjective(Filter, frozen=True):
    """A word before the noun that asks something of the printed card."""

    word: str

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return ADJECTIVES[self.word](turned_into(game, card) or game.cards[card].definition)


class Of(Filter, frozen=True):
    """In play on a player's side, or on either."""

    who: str

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        if self.who == "each":
            return True
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
        from quickening.games.highlander.kinds.effects import deals_damage

        printed = game.cards[card].definition
        if printed.type == ATTACK:
            return printed.damage is not None
        return deals_damage(printed)


class CertainDamage(Filter, frozen=True):
    """A card that does damage: an attack with a value, or a text that deals it without asking anybody."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        from quickening.games.highlander.kinds.effects import TakeDamage

        printed = game.cards[card].definition
        if printed.type == ATTACK:
            return bool(printed.damage)
        return any(isinstance(effect, TakeDamage) for effect in printed.done)


class IsPowerBlow(Filter, frozen=True):
    """An attack in the sequence that is a Power Blow: made one, or one by its own words or those it goes with.

    `head_shot`: a Head Shot.
    """

    head_shot: bool = False

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        attack = game.attack_of(card)
        if attack is None or attack.card != card:
            return False
        told = [(card, "this"), *((other, "that") for other in attack.beside)]
        wanted = {"is a Head Shot"} if self.head_shot else {"is a Power Blow", "is a Head Shot"}
        made = attack.head_shot or (attack.power and not self.head_shot)
        return made or any(says_power(game, one, who, wanted) for one, who in told)


def says_power(game: HighlanderGame, card: int, who: str, wanted: set[str]) -> bool:
    """Whether a card says of itself, or of the one it goes with, that it is a Power Blow or Head Shot."""
    statics = [ability for ability in game.printed(card).abilities if ability.is_static and ability.who == who]
    words = {getattr(ability.change, "word", "") for ability in statics if ability.condition is None}
    return not words.isdisjoint(wanted)


class CanBePowerBlow(Filter, frozen=True):
    """HL1 57. A card for a Power Blow is played with an attack that can be made one."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return game.printed(card).type == ATTACK and game.printed(card).power is not None

    def types(self) -> set[str]:
        return {ATTACK}


class CanBePowerBlock(Filter, frozen=True):
    """HL1 57. A card for a Power Block is played with a block against a Power Blow, which can be made one."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        from quickening.games.highlander.facts import hidden_from, of_attack

        if game.printed(card).type != BLOCK:
            return False
        pending = [attack for attack in game.against(scope.you) if not attack.result]
        known = [attack for attack in pending if not hidden_from(game, attack, scope.you)]
        return len(known) < len(pending) or any(of_attack(game, attack).power_blow for attack in known)

    def types(self) -> set[str]:
        return {BLOCK}


class Another(Filter, frozen=True):
    """Another card than the one whose text this is."""

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return scope.source is None or card != scope.source.card


#: Filters that look at nothing but what is printed on a card.
_BY_PRINT = (Titled, WithGem, WithWord, Adjective, MayDamage, CertainDamage, CanBePowerBlow)


def by_print(word: Filter) -> bool:
    """Whether a word of a description asks for what is printed on a card, and for nothing else."""
    if isinstance(word, (AnyOf, EventOf)):
        return all(by_print(noun) for noun in word.nouns)
    return isinstance(word, _BY_PRINT) or (isinstance(word, Noun) and word.word not in GROUPS)


@once
def _known_to_fit(cards: Cards) -> dict[int, tuple[Printed, bool]] | None:
    """What was found out about a description that goes by what is printed; nothing is kept of others."""
    words = (cards.noun, *cards.before, *cards.after)
    return {} if all(by_print(word) for word in words) else None


def meant(game: HighlanderGame, cards: Cards, card: int, scope: Scope) -> bool:
    """Whether a card is of a kind that a text names. Asked of a printed card once, where that is all that counts."""
    state, known = game.cards[card], _known_to_fit(cards)
    if known is None or state.whole is not None or turned_into(game, card) is not None:
        return cards.fits(game, card, scope)
    found = known.get(id(state.definition))
    if found is None:  # the definition is kept, so that no other can have its identity
        found = known[id(state.definition)] = (state.definition, cards.fits(game, card, scope))
    return found[1]


def goes_by_print(cards: Cards) -> bool:
    """Whether a description goes by nothing but what is printed on a card."""
    return _known_to_fit(cards) is not None


#: Nouns that no card but an attack fits, whatever its title and groups.
_ATTACKS = frozenset({"attack", "Basic Attack", "Special Attack", "Ranged Attack", "Martial Arts attack"})


@once
def is_of_attacks(cards: Cards) -> bool:
    """Whether a description can fit nothing but attacks."""
    nouns = cards.noun.nouns if isinstance(cards.noun, AnyOf) else (cards.noun,)
    return all(isinstance(noun, Noun) and noun.word in _ATTACKS for noun in nouns)


@once
def types_of(cards: Cards) -> set[str]:
    """The types of card a description may be about."""
    noun: object = cards.noun
    return noun.types() if isinstance(noun, (Noun, AnyOf, CanBePowerBlow, CanBePowerBlock)) else set(TYPES)


def only_nouns(cards: Cards) -> set[str]:
    """The kinds of card a description is about where it says nothing else of them."""
    return set() if cards.before or cards.after else nouns_of(cards)


def nouns_of(cards: Cards) -> set[str]:
    """The kinds of card a description names."""
    nouns = cards.noun.nouns if isinstance(cards.noun, AnyOf) else (cards.noun,)
    return {noun.word for noun in nouns if isinstance(noun, Noun)}


def only(word: str, area: str = "") -> Cards:
    """A plain kind of card."""
    return Cards(Noun(word), area=area)
