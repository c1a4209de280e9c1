"""What stays the same for a while, so that it need not be worked out again (SF 24.5.5).

A description or a change is

- the same for a `CARD` if it looks only at what is printed on that card, at who controls it and at words given
  to it by texts,
- the same for the `TABLE` if it looks at other cards in play in the same way: as long as the same texts are active,
- the same for an `ATTACK` if it looks at who attacks or intercepts as well,
- good for `NOW` only if it looks at anything else: at damage, at turning, at where cards are, at Power.
"""

from __future__ import annotations

from typing import Any

from quickening.core.once import once
from quickening.games.shadowfist.kinds import (
    amounts,
    conditions,
    filters,
    filters_figures,
    filters_place,
    people,
    traits,
)
from quickening.games.shadowfist.kinds.basics import (
    Cannot,
    CostChange,
    DamageChange,
    GainBold,
    Number,
    PlayerChange,
    WaivesResources,
)
from quickening.games.shadowfist.kinds.changes import (
    CopiesBold,
    ExtraPower,
    FigureChange,
    GainWord,
    Provides,
    Several,
    adds,
)
from quickening.games.shadowfist.kinds.figures import PRINTED
from quickening.games.shadowfist.kinds.relations import To
from quickening.lang.nodes import Amount, Condition, Filter, walk
from quickening.lang.selections import Me, ThisCard

CARD, TABLE, ATTACK, NOW = range(4)

WORDS = {
    **dict.fromkeys(("Unique", "Limited", "Weapon", "Vehicle", "Schtick", "foundation", "other", "revealed"), CARD),
    **dict.fromkeys(("your", "opponent's", "opponents'"), CARD),
    "Power-generating": TABLE,
    "attacking": ATTACK,
    "intercepting": ATTACK,
}
NOUNS = {"attacker": ATTACK, "interceptor": ATTACK}
STEADY_FILTERS = (
    filters.Titled,
    filters.Designated,
    filters.OfResource,
    filters.Unlike,
    filters.OneOf,
    filters_place.Controlled,
    filters_figures.Requiring,
)
#: What looks at the States on a card, or at the card a State is on.
SUBJECT_RELATIONS = ("subject of", "on")
#: Amounts and conditions that add nothing to what they are made of.
COMPOUNDS = (
    Number,
    amounts.Reckoned,
    amounts.Whichever,
    conditions.Is,
    conditions.NumberIs,
    conditions.Not,
    conditions.Both,
    conditions.EitherOf,
    conditions.OfPlayer,
)
#: What counts the cards of a description.
COUNTS = (amounts.Count, traits.Has)
ABOUT_PLAYING = (PlayerChange, CostChange, WaivesResources, ExtraPower, Provides)


def is_looked_at(change: Any) -> bool:
    """Whether it changes what other texts may look at: with it in force, what looks around is good for now only."""
    if isinstance(change, FigureChange):
        return change.figure == "Power"
    return isinstance(change, Several) or (isinstance(change, GainWord) and not change.restriction)


def is_steady_selection(who: Any) -> bool:
    """Whether a selection means the same cards as long as the same texts are active."""
    return isinstance(who, (ThisCard, Me)) or bool(getattr(who, "steady", False))


@once
def steadiness(node: Any) -> int:
    """For how long a description, a condition or a change stays the same; known once for each."""
    if isinstance(node, CopiesBold):
        return NOW  # whatever changes what others have
    if isinstance(node, Cannot):
        return CARD  # by or against which cards is looked at when it matters
    if isinstance(node, GainBold):
        return CARD if node.bold.amount is None else steadiness(node.bold.amount)
    return max(map(_of_part, walk(node)))


@once
def never_shrinks(change: Any) -> bool:
    """Whether a change cannot lower Fighting or Body."""
    if isinstance(change, (GainBold, Cannot, DamageChange)):
        return True
    if not adds(change, "Fighting", "Body"):
        return isinstance(change, Provides) or (isinstance(change, GainWord) and not change.restriction)
    return not any(map(_may_be_negative, walk(change.amount)))


def _may_be_negative(part: Any) -> bool:
    return isinstance(part, (Number, amounts.Reckoned)) and part.number < 0


@once
def bars_subject(change: Any) -> bool:
    """Whether a change makes cards illegal subjects for States (SF 25.5.3)."""
    return any(isinstance(part, Cannot) and part.verb == "be a subject" for part in walk(change))


@once
def is_about_playing(change: Any) -> bool:
    """Whether a change is about what players may play: about players, costs, resources, or who is near victory."""
    return any(isinstance(part, ABOUT_PLAYING) or _bars_counting(part) for part in walk(change))


@once
def lets_attack(change: Any) -> bool:
    """SF 28.1.2. Whether a change lets Characters attack on another player's turn."""
    return any(getattr(part, "mark", "") == "attack out of turn" for part in walk(change))


def _bars_counting(part: Any) -> bool:
    return isinstance(part, Cannot) and part.verb == "count toward victory"  # SF 4.4.2, 25.7.4


def _of_part(part: Any) -> int:
    if isinstance(part, filters.Noun):
        return NOUNS.get(part.word, CARD)
    if isinstance(part, filters.Word):
        return WORDS.get(part.word, NOW)
    if isinstance(part, FigureChange) and part.how == "spares":
        return NOW  # it looks at damage
    if isinstance(part, COUNTS):
        return TABLE if _counts_cards(part) else NOW
    if isinstance(part, To):
        return TABLE if part.relation in SUBJECT_RELATIONS else CARD if part.relation == "is" and part.non else NOW
    if isinstance(part, filters_figures.WithNumber):
        return CARD if part.what in PRINTED or part == filters_figures.cost_is(part.given) else NOW
    if isinstance(part, people.Who):
        return CARD if getattr(part, "steady", False) else NOW
    for kind, steady in _STEADY:
        if isinstance(part, kind):
            return CARD if isinstance(part, steady) else NOW
    return CARD if not hasattr(part, "refs") or is_steady_selection(part) else NOW


def _counts_cards(part: Any) -> bool:
    """Whether a number is that of cards in play, controlled by one player or by all of them."""
    if isinstance(part, traits.Has):
        return part.cards is not None and part.cards.area in ("", "play")
    return part.cards.area in ("", "play") and not getattr(part, "how", "")


#: Of each kind of node, those that always stay the same.
_STEADY: tuple[tuple[type, tuple[type, ...]], ...] = (
    (Amount, COMPOUNDS),
    (Condition, COMPOUNDS),
    (Filter, STEADY_FILTERS),
)
