"""The sentences of a card's text: what kinds of ability there are.

Every ability may carry a `keyword` (`DRAW`, `RESTRICTION` ...), by which it can be nullified (HL3 95, HLT 57).
"""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.lang.nodes import Ability, Change, Condition, Effect, Trigger
from quickening.lang.selections import Cards


class HighlanderAbility(Ability, frozen=True):
    """A sentence of a card. The flags tell what the rules have to do with it."""

    is_static: ClassVar[bool] = False
    is_used: ClassVar[bool] = False
    is_watching: ClassVar[bool] = False
    is_done: ClassVar[bool] = False
    is_rule: ClassVar[bool] = False
    is_out_of_turn: ClassVar[bool] = False


class Static(HighlanderAbility, frozen=True):
    """Something that holds as long as the card is in effect.

    `who`: `you`, `opponent` or `each` player; `this` card, `that` card it is played in conjunction with, or `it`, a
    card spoken of before. With `cards`, what is meant are such attacks or defenses of that player.
    """

    change: Change
    who: str = "you"
    cards: Cards | None = None
    condition: Condition | None = None
    keyword: str = ""
    is_static: ClassVar[bool] = True


class Done(HighlanderAbility, frozen=True):
    """What is done when the card is played, in the order of the text."""

    effects: tuple[Effect, ...]
    keyword: str = ""
    is_done: ClassVar[bool] = True


class Used(HighlanderAbility, frozen=True):
    """Something its player may do.

    `when` names the phase or moment: `turn` (any time in one's own turn), `beginning`, `defense`, `attack`, `draw`,
    `any` (a Trigger: the opponent's turn as well, HL1 76). `leaves`: the card is discarded from play for it, or
    removed from the `game`. `once`: once a turn. `instead`: of playing a Special Card; `in_place`: of an attack.
    `anyone`: the opponent may do it as well, in their own turn; `theirs`: the opponent alone may. `ever`: once in a
    game.
    """

    effects: tuple[Effect, ...]
    when: str = "turn"
    leaves: str = ""
    once: bool = False
    instead: bool = False
    in_place: bool = False
    no_special: bool = False
    exertion: bool = False
    anyone: bool = False
    ever: bool = False
    theirs: bool = False
    condition: Condition | None = None
    keyword: str = ""
    is_used: ClassVar[bool] = True


class Counters(HighlanderAbility, frozen=True):
    """HL1 77, HL3 80. A card that leaves play, or is played from `hand`, to counter a card as it is played.

    `put`: or as it is put into play.
    """

    cards: Cards
    leaves: str = "play"
    put: bool = False
    keyword: str = ""


class When(HighlanderAbility, frozen=True):
    """Something that is done whenever something happens, if a condition holds then."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    keyword: str = ""
    is_watching: ClassVar[bool] = True


# -- rules for playing the card ------------------------------------------------------------------------------------


class PlayRule(HighlanderAbility, frozen=True, kw_only=True):
    """A rule about playing the card itself."""

    keyword: str = ""

    is_rule: ClassVar[bool] = True
    is_beside: ClassVar[bool] = False
    #: Whether it asks something before the card may be played.
    asks: ClassVar[bool] = False
    chooses_area: ClassVar[bool] = False
    is_uncounted: ClassVar[bool] = False


class Beside(PlayRule, frozen=True):
    """Played in conjunction with another card (HL1 57-59, HL3 102-105). `may`: it can be played by itself as well;
    `on`: on such a card that is in play.
    """

    cards: Cards
    may: bool = False
    on: bool = False
    is_beside: ClassVar[bool] = True


#: HL1 50. The card is played in place of an attack.
IN_PLACE_OF_ATTACK = "in place of an attack"
#: HL1 21. The card does not count as the Special Card of a turn, before or after another.
UNCOUNTED = "uncounted"
#: HL1 64, HL3 87. The card may be played even by someone who is Disarmed.
PLAYS_UNARMED = "plays unarmed"
#: One area of the grid is chosen for the card to cover.
CHOOSE_AREA = "choose an area"
#: HL3 79, HLT 102. Whoever plays the attack chooses whether it cannot be blocked or cannot be dodged.
BARS_ONE_DEFENSE = "bars one defense"
#: HL1 43. The attack may go to an area its player has just blocked.
PLAYS_WHERE_BLOCKED = "plays where blocked"
#: One more area of the grid is chosen for the card it goes with to cover.
CHOOSE_MORE = "choose one more area"
#: HLT 216. The card fills one place among the Plots that a Plot needs to be in play.
STANDS_FOR_PLOT = "stands for a Plot"
#: HLT 196. Several copies may be in play.
SEVERAL_IN_PLAY = "several in play"
#: Only one card of this title may be played in a turn.
ONE_PER_TURN = "one per turn"
#: Only one card of this title may be in play.
ONE_IN_PLAY = "one in play"
#: HL3 78. The card may be played only if these titles are in play on one's side.
NEEDS_IN_PLAY = "needs in play"
#: HL1 73, HL3 82. The card may be played by someone who is Prone as if standing: nothing is spent for it.
PLAYS_PRONE = "plays Prone"
#: The card is also of this kind.
IS_KIND = "is of a kind"
#: The card is played in this phase.
ONLY_IN = "only in a phase"
#: HL1 35, HL3 50. The card may be played in the opponent's turn, or this phase of it; `may`: in one's own too.
OUT_OF_TURN = "out of turn"
#: The attack may be played after a dodge whose text forbids it.
PLAYS_AFTER = "plays after"
#: The attack may be played only after such a defense, the last one of this turn.
ONLY_AFTER = "only after"
#: HL3 137. A card has to be spent to play this one, or another `price` paid (a `Costs`).
OWN_COST = "own cost"
#: HLT 247. As the card is played, cards of a kind may be discarded for its effect, up to a number.
BOOST = "boost"


class Rule(PlayRule, frozen=True):
    """A rule about playing the card that is a word to the rules, with a title, a phase or cards it is about."""

    word: str
    name: str = ""
    names: tuple[str, ...] = ()
    kind: str = ""
    cards: Cards | None = None
    pay: Cards | None = None
    price: Change | None = None
    most: int = 0
    may: bool = False

    @property
    def asks(self) -> bool:  # type: ignore[override]  # by its word
        return self.word in (ONE_PER_TURN, ONE_IN_PLAY, NEEDS_IN_PLAY, ONLY_AFTER)

    @property
    def chooses_area(self) -> bool:  # type: ignore[override]  # by its word
        return self.word in (CHOOSE_AREA, CHOOSE_MORE)

    @property
    def is_uncounted(self) -> bool:  # type: ignore[override]  # by its word
        return self.word == UNCOUNTED

    @property
    def is_out_of_turn(self) -> bool:  # type: ignore[override]  # by its word
        return self.word == OUT_OF_TURN


class OnlyIf(PlayRule, frozen=True):
    """The card may be played only if something is so; or `unless` it is."""

    condition: Condition
    unless: bool = False
    asks: ClassVar[bool] = True


class AsAdditional(PlayRule, frozen=True):
    """The attack may be played in addition to those one has opportunities for; `change`: and then something is so.

    `that`: it is said of the attack that this card is played in conjunction with.
    """

    condition: Condition | None = None
    change: Change | None = None
    that: bool = False


class Restated(HighlanderAbility, frozen=True):
    """A sentence that says what the rules do anyway; it is read and changes nothing."""

    words: str
    keyword: str = ""


class Seconds(HighlanderAbility, frozen=True):
    """A limit of time for people at a table: told, not measured."""

    count: int
    keyword: str = ""


class MayHide(PlayRule, frozen=True):
    """The attack may be played Hidden; or (`must`) it is. `that`: it is said of the attack this card goes with."""

    condition: Condition | None = None
    must: bool = False
    that: bool = False


# -- rules for decks -----------------------------------------------------------------------------------------------


#: HL1 28. How many Master cards a deck may have.
MASTER_LIMIT = "Master cards"
#: HL3 37. How many Pre-Game cards a deck may have, instead of six.
PRE_GAME_LIMIT = "Pre-Game cards"
#: One Persona Specific card of each Persona; `reserved`: even if Reserved, never Signature if `not signature`.
INCLUDE_ONE_OF_EACH = "one of each Persona"
#: Master cards of any Persona, even if Reserved.
INCLUDE_MASTERS = "Master cards of any Persona"
#: Only this Watcher may be assigned.
ONLY_WATCHER = "only this Watcher"
#: Cards that may not be in the deck.
MAY_NOT_INCLUDE = "may not include"
#: The card may be in a deck only with this Weapon of Choice.
ONLY_INCLUDE_WITH = "only with"
#: HLT 137. More than six cards of each title of a group may be in the deck.
GROUP_LIMIT = "cards of each title"
#: HLT 204. Two Personas of one player who fight in turn, each with so much Ability and a hand of their own.
PAIR = "pair"
#: HLT 212. Of one card that the deck may normally have, more than its Restriction number may be there.
RAISE_RESTRICTION = "more than its Restriction"
#: HLT 44, 228. Other defenses and attacks may stand for so many Basic cards.
SUBSTITUTES = "substitutes"
#: HLT 133, 293. A weapon that is used only with another Weapon of Choice.
NEEDS_OTHER_WEAPON = "needs another weapon"
#: HL1 79. A larger minimum, growing with every copy.
MINIMUM_SIZE = "minimum size"


class DeckRule(HighlanderAbility, frozen=True):
    """Something that matters when a deck is made: a word to the rules, with a number, a name or cards it is about.

    `each`: with every copy the number grows by so much. `reserved`: even if Reserved.
    """

    word: str
    count: int = 0
    name: str = ""
    cards: Cards | None = None
    each: int = 0
    reserved: bool = False
    keyword: str = ""


class PrintedFact(HighlanderAbility, frozen=True):
    """A fact of the card itself that stands in its text: whom it belongs to (HL1 11), and with which `weapon` alone;
    its subtypes; its damage, and that of a Power Blow (HL3 98); whether it is Reserved or Signature (HL1 12); how
    many `copies` of it a deck may have (HL1 10).
    """

    of: tuple[str, ...] = ()
    weapon: str = ""
    kinds: tuple[str, ...] = ()
    damage: int | None = None
    power: int | None = None
    mark: str = ""
    copies: int = 0
    keyword: str = ""


def word_of(ability: Any) -> str:
    """The word of a rule for playing or for decks; nothing for other sentences."""
    return str(getattr(ability, "word", ""))


def of_kind(printed: Any, kind: type[Any] | str) -> Any | None:
    """The first sentence of a kind in a card's text, or the first rule of that word; or `None`."""
    return printed.sentences.get(kind)
