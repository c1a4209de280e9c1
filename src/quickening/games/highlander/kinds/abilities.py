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


class Keyworded(HighlanderAbility, frozen=True):
    """A sentence with a keyword before it, as it is read and printed; the rules see the sentence with its keyword."""

    keyword: str
    ability: Any


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
    """Played in conjunction with another card (HL1 57-59, HL3 102-105). `may`: it can be played by itself as well."""

    cards: Cards
    may: bool = False
    is_beside: ClassVar[bool] = True


class OnOrWith(Beside, frozen=True):
    """Played in conjunction with such a card, or by itself on one that is in play."""

    may: bool = True


class InPlaceOfAttack(PlayRule, frozen=True):
    """HL1 50. The card is played in place of an attack."""


class OnlyIf(PlayRule, frozen=True):
    """The card may be played only if something is so; or `unless` it is."""

    condition: Condition
    unless: bool = False
    asks: ClassVar[bool] = True


class OnlyIn(PlayRule, frozen=True):
    """The card is played in this phase."""

    phase: str


class Uncounted(PlayRule, frozen=True):
    """HL1 21. The card does not count as the Special Card of a turn, before or after another."""

    is_uncounted: ClassVar[bool] = True


class OutOfTurn(PlayRule, frozen=True):
    """HL1 35, HL3 50. The card may be played in the opponent's turn, or this phase of it; `may`: in one's own too."""

    phase: str = ""
    may: bool = False
    is_out_of_turn: ClassVar[bool] = True


class OnePerTurn(PlayRule, frozen=True):
    """Only one card of this title may be played in a turn."""

    title: str = ""
    asks: ClassVar[bool] = True


class OneInPlay(PlayRule, frozen=True):
    """Only one card of this title may be in play."""

    title: str = ""
    asks: ClassVar[bool] = True


class NeedsInPlay(PlayRule, frozen=True):
    """HL3 78. The card may be played only if these titles are in play on one's side."""

    titles: tuple[str, ...]
    asks: ClassVar[bool] = True


class PlaysUnarmed(PlayRule, frozen=True):
    """HL1 64, HL3 87. The card may be played even by someone who is Disarmed."""


class AsAdditional(PlayRule, frozen=True):
    """The attack may be played in addition to those one has opportunities for; `change`: and then something is so.

    `that`: it is said of the attack that this card is played in conjunction with.
    """

    condition: Condition | None = None
    change: Change | None = None
    that: bool = False


class PlaysAfter(PlayRule, frozen=True):
    """The attack may be played after a dodge whose text forbids it."""

    cards: Cards


class OnlyAfter(PlayRule, frozen=True):
    """The attack may be played only after such a defense, the last one of this turn."""

    cards: Cards
    asks: ClassVar[bool] = True


class OwnCost(PlayRule, frozen=True):
    """HL3 137. A card has to be spent to play this one."""

    pay: Cards


class IsKind(PlayRule, frozen=True):
    """The card is also of this kind."""

    kind: str


class Restated(HighlanderAbility, frozen=True):
    """A sentence that says what the rules do anyway; it is read and changes nothing."""

    words: str
    keyword: str = ""


class Seconds(HighlanderAbility, frozen=True):
    """A limit of time for people at a table: told, not measured."""

    count: int
    keyword: str = ""


class ChooseArea(PlayRule, frozen=True):
    """One area of the grid is chosen for the card to cover."""

    chooses_area: ClassVar[bool] = True


class BarsOneDefense(PlayRule, frozen=True):
    """HL3 79, HLT 102. Whoever plays the attack chooses whether it cannot be blocked or cannot be dodged."""


class PlaysWhereBlocked(PlayRule, frozen=True):
    """HL1 43. The attack may go to an area its player has just blocked."""


class ChooseMore(PlayRule, frozen=True):
    """One more area of the grid is chosen for the card it goes with to cover."""

    chooses_area: ClassVar[bool] = True


class MayHide(PlayRule, frozen=True):
    """The attack may be played Hidden; or (`must`) it is."""

    condition: Condition | None = None
    must: bool = False


class Boost(PlayRule, frozen=True):
    """HLT 247. As the card is played, cards of a kind may be discarded for its effect, up to a number."""

    cards: Cards
    most: int


class StandsForPlot(PlayRule, frozen=True):
    """HLT 216. The card fills one place among the Plots that a Plot needs to be in play."""


class SeveralInPlay(PlayRule, frozen=True):
    """HLT 196. Several copies may be in play."""


# -- rules for decks -----------------------------------------------------------------------------------------------


class DeckRule(HighlanderAbility, frozen=True, kw_only=True):
    """Something that matters when a deck is made."""

    keyword: str = ""


class MasterLimit(DeckRule, frozen=True):
    """HL1 28. How many Master cards a deck may have."""

    count: int


class PreGameLimit(DeckRule, frozen=True):
    """HL3 37. How many Pre-Game cards a deck may have, instead of six."""

    count: int


class IncludeOneOfEach(DeckRule, frozen=True):
    """One Persona Specific card of each Persona; `reserved`: even if Reserved, never Signature if `not signature`."""

    reserved: bool = False


class IncludeMasters(DeckRule, frozen=True):
    """Master cards of any Persona, even if Reserved."""


class OnlyWatcher(DeckRule, frozen=True):
    """Only this Watcher may be assigned."""

    name: str


class MayNotInclude(DeckRule, frozen=True):
    """Cards that may not be in the deck."""

    cards: Cards


class OnlyIncludeWith(DeckRule, frozen=True):
    """The card may be in a deck only with this Weapon of Choice."""

    name: str


class GroupLimit(DeckRule, frozen=True):
    """HLT 137. More than six cards of each title of a group may be in the deck."""

    cards: Cards
    count: int


class Pair(DeckRule, frozen=True):
    """HLT 204. Two Personas of one player who fight in turn, each with so much Ability and a hand of their own."""

    name: str
    ability: int


class RaiseRestriction(DeckRule, frozen=True):
    """HLT 212. Of one card that the deck may normally have, more than its Restriction number may be there."""

    more: int


class Substitutes(DeckRule, frozen=True):
    """HLT 44, 228. Other defenses and attacks may stand for so many Basic cards."""

    count: int


class NeedsOtherWeapon(DeckRule, frozen=True):
    """HLT 133, 293. A weapon that is used only with another Weapon of Choice."""


class MinimumSize(DeckRule, frozen=True):
    """HL1 79. A larger minimum, growing with every copy."""

    size: int
    each: int = 0


def of_kind(printed: Any, kind: type[Any]) -> Any | None:
    """The first sentence of a kind in a card's text, or `None`."""
    return printed.sentences.get(kind)
