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
from quickening.games.highlander.names import weapon_names
from quickening.games.highlander.state import PLAY, Attack, HighlanderCard, HighlanderGame
from quickening.games.highlander.texts_in_force import in_force
from quickening.lang.nodes import Filter, Node, Scope, walk
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
    return game.retyped().get(card)


def reckoned(game: HighlanderGame, card: int, word: str) -> bool:
    """Whether a text in force says that a player's card, wherever it is, is considered to be of a kind."""
    texts = [force for force in in_force.of(game) if force.ability.change.level == "kind"]
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
        if self.word in ("Guard", "Basic Block", "Parry", "Standing Defense"):
            return {BLOCK, DODGE} if self.word == "Standing Defense" else {BLOCK}
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


class With(Filter, frozen=True):
    """A card with this `title` (HL1 10), with this `word` in its title (HL1 30), with this `gem` (HL3 27), of this
    `owner` (HL1 11), or with an effect of this `keyword` (HL3 95); or an attack to one of these areas (`area`).
    """

    what: str
    name: str
    area: int = 0

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        if self.area:
            return bool((game.cards[card].chosen or game.cards[card].definition.grid) & self.area)
        return self.matches(game.cards[card].definition)

    def matches(self, printed: Printed) -> bool:
        """Whether a printed card has it."""
        if self.what == "gem":
            return self.name in printed.gems
        if self.what == "word":
            return has_word(printed.name, self.name)
        if self.what == "owner":
            return self.name in printed.of
        if self.what == "keyword":
            return any(getattr(one, "keyword", "") == self.name for one in printed.abilities)
        wanted = self.name.lower().removeprefix("the ")
        return any(title.lower().removeprefix("the ") == wanted for title in printed.titles)

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
    "Weapon Specific": lambda printed: not weapon_names().isdisjoint(printed.of),
    "non-Weapon Specific": lambda printed: weapon_names().isdisjoint(printed.of),
    "Reserved": lambda printed: printed.mark == "R",
    "Signature": lambda printed: printed.mark == "S",
}


class Of(Filter, frozen=True):
    """In play on a player's side, or on either."""

    who: str

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        if self.who == "each":
            return True
        seat = scope.you if self.who == "you" else 1 - scope.you
        return game.cards[card].controller == seat


class Except(Filter, frozen=True):
    """A card that is not one of these."""

    cards: Cards

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        return not self.cards.fits(game, card, scope)


# -- words ---------------------------------------------------------------------------------------------------------


class Word(Filter, frozen=True):
    """A card of which a word is so: by what is printed on it (`ADJECTIVES`), or by how things are (`WORDS`)."""

    word: str

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        printed = ADJECTIVES.get(self.word)
        if printed is not None:
            return printed(turned_into(game, card) or game.cards[card].definition)
        return WORDS[self.word](game, card, scope)

    def matches(self, printed: Printed) -> bool:
        """Whether a printed card is so."""
        return self.word in ADJECTIVES and ADJECTIVES[self.word](printed)

    @property
    def unseen(self) -> bool:
        """HL1 61. Whether it is known of a card that lies face down."""
        return self.word == "Hidden"

    def types(self) -> set[str]:
        """The types of card it may be."""
        return {CAN_BE_POWER_BLOW: {ATTACK}, CAN_BE_POWER_BLOCK: {BLOCK}}.get(self.word, set(TYPES))


def _cannot_power(game: HighlanderGame, card: int, scope: Scope) -> bool:
    """An attack that cannot be a Power Blow."""
    return not game.can_be_power_blow(card, scope.you)


def _may_damage(game: HighlanderGame, card: int, scope: Scope) -> bool:
    """A card that may do damage: an attack with a value, or a text that deals it."""
    printed = game.cards[card].definition
    if printed.type == ATTACK:
        return printed.damage is not None
    return any(is_damage(node) for effect in printed.done for node in walk(effect))


def _does_damage(game: HighlanderGame, card: int, scope: Scope) -> bool:
    """A card that does damage: an attack with a value, or a text that deals it without asking anybody."""
    printed = game.cards[card].definition
    if printed.type == ATTACK:
        return bool(printed.damage)
    return any(is_damage(effect) for effect in printed.done)


def is_damage(effect: Node) -> bool:
    """Whether an effect is damage that no attack deals."""
    return bool(getattr(effect, "deals_damage", False))


def _is_head_shot(game: HighlanderGame, card: int, scope: Scope) -> bool:
    attack = game.attack_of(card)
    if attack is None or attack.card != card:
        return False
    return attack.head_shot or _told_power(game, attack, {"is a Head Shot"})


def _is_power_blow(game: HighlanderGame, card: int, scope: Scope) -> bool:
    """An attack in the sequence that is a Power Blow: made one, or one by its own words or those it goes with."""
    attack = game.attack_of(card)
    if attack is None or attack.card != card:
        return False
    made = attack.head_shot or attack.power
    return made or _told_power(game, attack, {"is a Power Blow", "is a Head Shot"})


def _told_power(game: HighlanderGame, attack: Attack, wanted: set[str]) -> bool:
    told = [(attack.card, "this"), *((other, "that") for other in attack.beside)]
    return any(says_power(game, one, who, wanted) for one, who in told)


def says_power(game: HighlanderGame, card: int, who: str, wanted: set[str]) -> bool:
    """Whether a card says of itself, or of the one it goes with, that it is a Power Blow or Head Shot."""
    statics = [ability for ability in game.printed(card).abilities if ability.is_static and ability.who == who]
    words = {getattr(ability.change, "word", "") for ability in statics if ability.condition is None}
    return not words.isdisjoint(wanted)


def _can_be_power_block(game: HighlanderGame, card: int, scope: Scope) -> bool:
    """HL1 57. A card for a Power Block is played with a block against a Power Blow, which can be made one."""
    return game.printed(card).type == BLOCK and game.may_face_power_blow(scope.you)


def _is_hidden(game: HighlanderGame, card: int, scope: Scope) -> bool:
    """HL1 61. An attack that is Hidden, or was until it was revealed."""
    attack = game.attack_of(card)
    return game.cards[card].face_down if attack is None else attack.card == card and attack.was_hidden


def _is_additional(game: HighlanderGame, card: int, scope: Scope) -> bool:
    """HL1 50. An attack played in addition to the one that everybody has."""
    attack = game.attack_of(card)
    return attack is not None and attack.card == card and attack.additional


def _is_first(game: HighlanderGame, card: int, scope: Scope) -> bool:
    """The first attack in its player's sequence."""
    attack = game.attack_of(card)
    return attack is not None and attack is next(one for one in game.attacks if one.seat == attack.seat)


def _is_distinct(game: HighlanderGame, card: int, scope: Scope) -> bool:
    """HLT 200. Of several copies on a side only one counts."""
    state = game.cards[card]
    pile = game.areas[state.area, state.controller]
    return card == next(other for other in pile if game.printed(other).name == state.definition.name)


def _has_same_title(game: HighlanderGame, card: int, scope: Scope) -> bool:
    """A card of the same title as the one whose text this is."""
    return scope.source is not None and game.printed(card).name == game.printed(scope.source.card).name


def _named(game: HighlanderGame, scope: Scope) -> str:
    """HL3 12. What was named for the card whose text this is."""
    return game.cards[scope.source.card].named if scope.source is not None else ""


def _is_named(game: HighlanderGame, card: int, scope: Scope) -> bool:
    return bool(named := _named(game, scope)) and named in game.cards[card].definition.titles


def _is_of_named_type(game: HighlanderGame, card: int, scope: Scope) -> bool:
    return bool(named := _named(game, scope)) and named in game.cards[card].definition.types


POWER_BLOW, HEAD_SHOT = "Power Blow", "Head Shot"
CAN_BE_POWER_BLOW, CAN_BE_POWER_BLOCK = "can be a Power Blow", "can be a Power Block"
WORDS: dict[str, Callable[[HighlanderGame, int, Scope], bool]] = {
    "other": lambda game, card, scope: scope.source is None or card != scope.source.card,
    "of this title": _has_same_title,
    "named": _is_named,
    "of the type named": _is_of_named_type,
    "distinct": _is_distinct,
    "Hidden": _is_hidden,
    "additional": _is_additional,
    "first": _is_first,
    "later": lambda game, card, scope: game.attack_of(card) is not None and not _is_first(game, card, scope),
    "covering several areas": lambda game, card, scope: (
        (game.cards[card].chosen or game.cards[card].definition.grid).bit_count() > 1  # HL1 17
    ),
    "may do damage": _may_damage,
    "does damage": _does_damage,
    "cannot be a Power Blow": _cannot_power,
    POWER_BLOW: _is_power_blow,
    HEAD_SHOT: _is_head_shot,
    CAN_BE_POWER_BLOW: lambda game, card, scope: (
        game.printed(card).type == ATTACK and game.printed(card).power is not None  # HL1 57
    ),
    CAN_BE_POWER_BLOCK: _can_be_power_block,
}
#: Words that look at nothing but what is printed on a card.
_BY_PRINT = frozenset((*ADJECTIVES, "may do damage", "does damage", CAN_BE_POWER_BLOW))


def is_power_blow(noun: object) -> bool:
    """Whether a noun asks for Power Blows or Head Shots that were made."""
    return isinstance(noun, Word) and noun.word in (POWER_BLOW, HEAD_SHOT)


def by_print(word: Filter) -> bool:
    """Whether a word of a description asks for what is printed on a card, and for nothing else."""
    if isinstance(word, AnyOf):
        return all(by_print(noun) for noun in word.nouns)
    if isinstance(word, Word):
        return word.word in _BY_PRINT
    return (isinstance(word, With) and not word.area) or (isinstance(word, Noun) and word.word not in GROUPS)


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
    return noun.types() if isinstance(noun, (Noun, AnyOf, Word)) else set(TYPES)


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
