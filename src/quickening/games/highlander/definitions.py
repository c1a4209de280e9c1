"""A printed Highlander card (HL1 8-31, HL3 6-35, HLT 11-45)."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

from quickening.core.data import Definition
from quickening.games.highlander.names import card_groups
from quickening.lang.nodes import walk
from quickening.text.tokens import is_figure

ATTACK, BLOCK, DODGE, EDGE, ILLUSION = "attack", "block", "dodge", "edge", "illusion"
EVENT, SITUATION, OBJECT, LOCATION, PLOT = "event", "situation", "object", "location", "plot"
PERSONA, WEAPON, PREMIUM, QUICKENING, CRYSTAL = "persona", "weapon of choice", "premium", "quickening", "crystal"
WATCHER, HUNTER = "watcher", "hunter"

DEFENSES = frozenset({BLOCK, DODGE})
SPECIALS = frozenset({EVENT, SITUATION, OBJECT, LOCATION, PLOT})
PRE_GAME = frozenset({PERSONA, WEAPON, PREMIUM, QUICKENING, CRYSTAL, WATCHER, HUNTER})
#: Cards that are done with when they were played; all others stand, and may be used.
PASSING = frozenset({ATTACK, BLOCK, DODGE, EDGE, EVENT, ILLUSION})
PERMANENTS = frozenset({SITUATION, OBJECT, LOCATION, PLOT})
IN_GAME = (ATTACK, BLOCK, DODGE, EDGE, ILLUSION, EVENT, SITUATION, OBJECT, LOCATION, PLOT)

#: What may be chosen of an attack as it is played.
NO_BLOCK, NO_DODGE = "cannot be blocked", "cannot be dodged"
BASIC, SPECIAL, RANGED, DIRTY_TRICK, MARTIAL_ARTS = "Basic", "Special", "Ranged", "Dirty Trick", "Martial Arts"
GUARD, STANDING_DEFENSE, CUMULATIVE, UNIQUE = "Guard", "Standing Defense", "Cumulative", "Unique"
ALLOWANCE = "Allowance"
#: HLT 239. Cards that a list keeps to the Defense Phase, and those it keeps from two turns in a row.
DEFENSE_ONLY, NOT_IN_A_ROW = "Defense Phase", "Not In A Row"
ALLY, HILT, OFF_HAND, ARMOR, VEHICLE, WOUND = "Ally", "Hilt", "Off-Hand", "Armor", "Vehicle", "Wound"
MEMBER = "Member"
ARMORS = ("Upper Armor", "Middle Armor", "Lower Armor")

MASTER, AGILITY, STRENGTH, TOUGHNESS, EMPATHY, REASON = "M", "A", "S", "T", "E", "R"
ATTRIBUTES = {
    MASTER: "Master",
    AGILITY: "Agility",
    STRENGTH: "Strength",
    TOUGHNESS: "Toughness",
    EMPATHY: "Empathy",
    REASON: "Reason",
}


BASIC_ATTACKS = (
    "Upper Left Attack",
    "Upper Center Attack",
    "Upper Right Attack",
    "Middle Left Attack",
    "Thrust",
    "Middle Right Attack",
    "Lower Left Attack",
    "Lower Center Attack",
    "Lower Right Attack",
)
BASIC_BLOCKS = (
    "Upper Left Block",
    "Upper Center Block",
    "Upper Right Block",
    "Lower Left Block",
    "Lower Center Block",
    "Lower Right Block",
)


class Printed(Definition, frozen=True, dict=True, gc=True):
    """The facts on a card and the abilities read from its text.

    `name` is the title (HL1 10), `of` the Personas, Weapons or Factions of the sub-title (HL1 11), `kinds` the
    subtypes. `damage` and `power` are the two values of an attack: `None` for none at all (HL3 98-99). `hands` are
    the Hand Icons, `restriction` 0 where there is no number, `mark` is `R`eserved or `S`ignature (HL1 12), `gems` the
    attributes it counts as, `attributes` those a Persona allows (HL3 27). `order` is the part of a Plot Sequence.
    `faces` are what a card of two types may be played as (HLT 167, 195); it has no text but theirs. `version` is the
    word by which players tell cards of one title apart; `first_title` the title on a card that a book titles anew
    (HLT 398-406, 443-444).
    `reworded`: why its text is not the printed one, if it is not.
    """

    set: str = ""
    number: str = ""
    type: str = EVENT
    kinds: tuple[str, ...] = ()
    of: tuple[str, ...] = ()
    grid: int = 0
    damage: int | None = None
    power: int | None = None
    hands: int = 0
    restriction: int = 0
    mark: str = ""
    gems: str = ""
    attributes: str = ""
    order: int = 0
    editions: tuple[str, ...] = ()
    text: str = ""
    abilities: tuple[Any, ...] = ()
    reworded: str = ""
    faces: tuple[Printed, ...] = ()
    version: str = ""
    first_title: str = ""

    @property
    def title(self) -> str:
        """The title, with the sub-title where there is one."""
        return f"{self.name} ({', '.join(self.of)})" if self.of else self.name

    @cached_property
    def figures(self) -> tuple[tuple[str, int], ...]:
        """The printed numbers by name: the grid as nine bits from the upper left, values, Hand Icons, restriction."""
        figures = (("grid", self.grid or None), ("damage", self.damage), ("power", self.power))
        rest = (("hands", self.hands or None), ("restriction", self.restriction or None))
        return tuple((name, value) for name, value in (*figures, *rest) if value is not None)

    @cached_property
    def allowed(self) -> dict[str, int]:
        """HL3 7. How many of each attribute a Pre-Game card allows, from figures like `M6 A5`."""
        parts = [part for part in self.attributes.split() if part[0] in ATTRIBUTES]
        return {part[0]: int(part[1:]) for part in parts if is_figure(part[1:].removeprefix("+"))}

    @cached_property
    def gem_figures(self) -> tuple[tuple[str, int], ...]:
        """HL3 27. How many gems of each attribute there are on the card, or (on a Persona) how many it allows."""
        counts = {letter: self.allowed.get(letter, self.gems.count(letter)) for letter in ATTRIBUTES}
        return tuple((ATTRIBUTES[letter], count) for letter, count in counts.items() if count)

    @cached_property
    def is_special(self) -> bool:
        """HL1 21, HL3 22, HLT 28. Whether it is a Special Card."""
        return not SPECIALS.isdisjoint(self.types)

    @cached_property
    def is_defense(self) -> bool:
        return not DEFENSES.isdisjoint(self.types)

    @cached_property
    def sides(self) -> tuple[Printed, ...]:
        """What the card may be played as: itself, or either face of a card of two types (HLT 167)."""
        return self.faces or (self,)

    @cached_property
    def types(self) -> frozenset[str]:
        """HLT 167. Its type; a card of two types counts as both."""
        return frozenset(side.type for side in self.sides)

    @cached_property
    def titles(self) -> tuple[str, ...]:
        """HLT 167. Its title; a card of two types has those of both faces."""
        return tuple(dict.fromkeys(side.name for side in self.sides))

    @cached_property
    def is_pre_game(self) -> bool:
        return self.type in PRE_GAME

    @cached_property
    def is_special_attack(self) -> bool:
        """HL1 18, 63; HL3 151; HLT 146, 158. Ranged Attacks are Special Attacks."""
        return self.type == ATTACK and (SPECIAL in self.kinds or RANGED in self.kinds)

    @cached_property
    def is_standing(self) -> bool:
        """HL1 46, HL3 152, HLT 162. Whether it may stay in play as a Standing Defense."""
        said = {getattr(ability, "kind", "") for ability in self.abilities}
        return not {GUARD, STANDING_DEFENSE}.isdisjoint((*self.kinds, *said))

    @cached_property
    def remains(self) -> bool:
        """HL1 36, HL3 58. Whether it stays in play when the cards of a turn are swept."""
        return self.type in PERMANENTS or self.is_standing

    @cached_property
    def groups(self) -> frozenset[str]:
        """HLT 170-185. The groups it belongs to: by its sub-title, by a list, or by the words of its title."""
        listed = [
            card_groups().get(name.lower(), ()) for name in (self.name, *(f"{self.name}: {o}" for o in self.of))
        ]
        found = {*self.kinds, *(group for groups in listed for group in groups)}
        found |= {group for group in (*ARMORS, VEHICLE) if group.lower() in self.name.lower()}
        armor = found.intersection(ARMORS) or has_word(self.name, ARMOR)
        return frozenset(found | ({ARMOR} if armor else set()))

    @cached_property
    def guides(self) -> frozenset[str]:
        """HLT 45, 184-185. Which Pre-Game cards let it be used, if it belongs to the Watchers or the Hunters."""
        kinds = (WATCHER, HUNTER)
        return frozenset(kind for kind in kinds if kind.title() in self.groups or has_word(self.name, kind))

    @cached_property
    def is_of_note(self) -> bool:
        """Whether its coming or going can change what holds for others: by text, by Hand Icons, or as a Hilt, a
        Location or a Pre-Game card.
        """
        told = any(speaks_of_others(ability) for ability in self.abilities)
        held = self.hands or not self.groups.isdisjoint((HILT, "Hand Icon"))
        return bool(told or held or self.faces or self.type == LOCATION or self.is_pre_game)

    @cached_property
    def most_hands(self) -> int:
        """HL1 13, HLT 306-307. The Hand Icons it has at most, by whichever book."""
        return max(self.hands, int("Hand Icon" in self.groups))

    @cached_property
    def is_limited(self) -> bool:
        """Whether it is a card of which only so many can be in play, whatever texts say: it takes a hand, is worn or
        ridden, is Unique, a Plot, or an Ally.
        """
        kinds = {ALLY, MEMBER, UNIQUE, HILT}.intersection(self.kinds) or {VEHICLE, ARMOR}.intersection(self.groups)
        return bool(self.most_hands or self.type == PLOT or self.order or kinds)

    @cached_property
    def is_ordinary(self) -> bool:
        """Whether nothing about the card itself can keep anybody from playing it: not its text, nor whose it is."""
        return not (self.is_owned or self.play_rules or self.is_limited or self.is_spaced or self.faces)

    @cached_property
    def is_spaced(self) -> bool:
        """HLT 239. Whether a list keeps it from being played in two turns in a row."""
        return NOT_IN_A_ROW in self.groups

    @cached_property
    def is_owned(self) -> bool:
        """Whether it belongs to somebody, or to a weapon."""
        return bool(self.of or self.mark == "S" or self.guides or HILT in self.kinds or self.is_blade)

    @cached_property
    def is_plain(self) -> bool:
        """Whether, besides, only its type, its areas and the weapon it takes decide if it may be played: it says
        nothing of itself, needs no free hand (HL1 63), and is no Wound (HL3 155, HLT 165).
        """
        return self.is_ordinary and self.says_nothing_of_itself and not {RANGED, WOUND}.intersection(self.kinds)

    @cached_property
    def is_blade(self) -> bool:
        """HLT 84. A card with Blade in its title that belongs to no weapon in particular."""
        return has_word(self.name, "Blade") and not self.of

    @cached_property
    def is_master(self) -> bool:
        """HL1 30. Whether it belongs to the Master group: the word is in its title."""
        return has_word(self.name, "Master")

    @cached_property
    def identity(self) -> tuple[str, str, int, tuple[str, ...]]:
        """HL3 14, 97. What tells unique cards apart: title, text and grid (and whose card it is)."""
        return (self.name, self.text, self.grid, self.of)

    @cached_property
    def play_rules(self) -> tuple[Any, ...]:
        """What the text says about playing the card."""
        return tuple(ability for ability in self.abilities if ability.is_rule)

    @cached_property
    def uses(self) -> tuple[tuple[int, Any], ...]:
        """What its player may do with the card, by place in the text."""
        return tuple((n, ability) for n, ability in enumerate(self.abilities) if ability.is_used)

    @cached_property
    def has_trigger(self) -> bool:
        """HL1 76, HL3 153. Whether the card can be discarded from play for an effect."""
        return any(getattr(ability, "leaves", "") for ability in self.abilities)

    @cached_property
    def beside(self) -> Any | None:
        """HL1 58. What the card is played in conjunction with, if its text says so."""
        return next((ability for ability in self.play_rules if ability.is_beside), None)

    @cached_property
    def must_go_with(self) -> bool:
        """HL1 58. Whether it can only be played in conjunction with another card."""
        return self.beside is not None and not self.beside.may

    @cached_property
    def joins_quietly(self) -> bool:
        """Whether it goes with another card, and nothing else about it keeps anybody from playing it."""
        others = self.is_owned or self.is_limited or self.is_spaced or self.faces or len(self.play_rules) > 1
        return self.is_mere_company and not others

    @cached_property
    def beheads(self) -> bool:
        """Whether it says that the attack it goes with is a Head Shot."""
        return any(getattr(ability.change, "word", "") == "is a Head Shot" for ability in self.statics)

    @cached_property
    def is_mere_company(self) -> bool:
        """Whether it goes with another card, and neither fights itself, nor costs anything of its own, nor is what
        allows that card to be played (HL3 132, HLT 70).
        """
        costs = any(getattr(ability, "pay", None) is not None for ability in self.play_rules)
        idle = self.type != ATTACK and not self.is_defense and ALLOWANCE not in self.kinds
        return self.beside is not None and idle and not costs

    @cached_property
    def sentences(self) -> dict[Any, Any]:
        """The first sentence of each kind in its text; rules for playing and for decks by their words."""
        return {getattr(ability, "word", type(ability)): ability for ability in self.abilities[::-1]}

    @cached_property
    def roles(self) -> dict[Any, Any]:
        """What the rules have found out about playing the card, which follows from the book and the card alone."""
        return {}

    @cached_property
    def pairs(self) -> dict[Any, Any]:
        """What they have found out about playing it with another, which follows from the book and both cards."""
        return {}

    @cached_property
    def chooses_area(self) -> bool:
        """Whether an area is chosen as it is played: for itself, or for the card it goes with."""
        return any(ability.chooses_area for ability in self.play_rules)

    @cached_property
    def asked(self) -> tuple[Any, ...]:
        """What the text asks before the card may be played."""
        return tuple(ability for ability in self.play_rules if ability.asks)

    @cached_property
    def statics(self) -> tuple[Any, ...]:
        """What its text says that holds as long as the card is in effect."""
        return tuple(ability for ability in self.abilities if ability.is_static)

    @cached_property
    def widening(self) -> tuple[Any, ...]:
        """What it says of the areas that it covers, or the card it goes with."""
        return tuple(ability for ability in self.statics if getattr(ability.change, "widens", False))

    @cached_property
    def laws(self) -> tuple[Any, ...]:
        """Those that are not merely about the card itself as an attack or defense, or the one it goes with."""
        return tuple(ability for ability in self.statics if speaks_of_others(ability))

    @cached_property
    def takes_turn(self) -> bool:
        """HL1 21. Whether it is the Special Card of a turn: one that does not say that it does not count."""
        return self.is_special and not any(ability.is_uncounted for ability in self.play_rules)

    @cached_property
    def is_out_of_turn(self) -> bool:
        """Whether it may be played from hand in the opponent's turn: by its text alone, or to counter a card."""
        said = [ability for side in self.sides for ability in side.abilities]
        return any(one.is_out_of_turn or getattr(one, "leaves", "") == "hand" for one in said)

    @cached_property
    def watching(self) -> tuple[Any, ...]:
        """The parts of the text that wait for something to happen."""
        return tuple(ability for ability in self.abilities if ability.is_watching)

    @cached_property
    def releases(self) -> bool:
        """Whether its text says what becomes of the cards under it when it leaves play (HLT 226, 233, 311)."""
        return any(getattr(effect, "releases", False) for ability in self.watching for effect in ability.effects)

    @cached_property
    def done(self) -> tuple[Any, ...]:
        """What is done as the card is played."""
        return tuple(effect for ability in self.abilities if ability.is_done for effect in ability.effects)

    @cached_property
    def says_cumulative(self) -> bool:
        """HLT 161. Whether its text says that copies of it all work."""
        said = {getattr(ability, name, "") for ability in self.abilities for name in ("keyword", "kind")}
        return not said.isdisjoint(("CUMULATIVE", CUMULATIVE))

    @cached_property
    def heeds_order(self) -> bool:
        """HLT 86. Whether its text looks at the order of a discard pile; or that of one of its faces."""
        told = [ability for side in self.sides for ability in side.abilities]
        return any(getattr(node, "heeds_order", False) for ability in told for node in walk(ability))

    @cached_property
    def says_nothing_of_itself(self) -> bool:
        """Whether no text of its own changes what it is like as an attack or defense."""
        changing = any(getattr(ability, "change", None) is not None for ability in self.play_rules)
        return not changing and not any(ability.who == "this" for ability in self.statics)

    @cached_property
    def needs_weapon(self) -> bool:
        """HL1 67, HL3 87, 139, 145; HLT 82-83, 117, 146. Attacks and blocks are made with a weapon, but for a few."""
        if self.type not in (ATTACK, BLOCK):
            return False
        return not {DIRTY_TRICK, MARTIAL_ARTS}.intersection(self.kinds)


def speaks_of_others(ability: Any) -> bool:
    """Whether a sentence is looked for while its card is in play: not one about the playing of the card, and none
    that merely tells what its own card, or the one it was played with, is like as an attack or defense.
    """
    if ability.is_static and ability.who in ("this", "that") and ability.change.level == "card":
        change = ability.change
        return bool(change.nullifies or change.shields or change.ignores or change.upholds)
    return bool(ability.is_static or ability.is_used or ability.is_watching)


@cache
def has_word(title: str, word: str) -> bool:
    """HL1 30. Whether a title has a word in it: `Master's Advance` and `Weapon Master` have `Master`.

    >>> has_word("Master's Advance", "Master"), has_word("Masterpiece", "Master"), has_word("Cross-Slash", "Slash")
    (True, False, True)
    """
    plain = title.lower().replace("'s", "").replace("’s", "").replace(":", "").replace("-", " ")
    return f" {word.lower()} " in f" {' '.join(plain.split())} "
