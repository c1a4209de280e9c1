"""What goes without saying in a text, and what makes no sense in one, though each of its words does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.core.data import replace
from quickening.games.huntik.state import LAST_ROUND, ZONES
from quickening.games.huntik.vocabulary import amounts, effects
from quickening.games.huntik.vocabulary.combinations import DONE
from quickening.games.huntik.vocabulary.conditions import AmInZone, RoundIs
from quickening.games.huntik.vocabulary.filters import InZones, Word
from quickening.games.huntik.vocabulary.places import ZoneNumber
from quickening.games.huntik.vocabulary.triggers import RoundStart
from quickening.games.huntik.vocabulary.turns_and_dice import SIDES, Result, ResultIs, Roll
from quickening.lang.nodes import Node, everything
from quickening.lang.selections import Cards, Chosen

STUNNED, FRIENDLY, ENEMY, YOURS = Word("stunned"), Word("friendly"), Word("enemy"), Word("your")


NO_ZONE, NO_ROUND = "there are five zones (HK 400.10a)", "there are seven rounds (HK 500.1)"
#: Words with numbers of which there are only so many.
LIMITS: tuple[tuple[type[Node], str, Callable[[Any], bool]], ...] = (
    (ResultIs, "a die has six sides", lambda one: bool(one.results) and set(one.results) <= set(range(1, SIDES + 1))),
    (ZoneNumber, NO_ZONE, lambda one: one.number in ZONES),
    (AmInZone, NO_ZONE, lambda one: set(one.zones) <= set(ZONES)),
    (InZones, NO_ZONE, lambda one: set(one.zones) <= set(ZONES)),
    (RoundIs, NO_ROUND, lambda one: 1 <= one.round <= LAST_ROUND),
    (RoundStart, NO_ROUND, lambda one: all(1 <= number <= LAST_ROUND for number in one.rounds)),
)


def understood(value: Any) -> Any:
    """The same tree with what goes without saying said."""
    if isinstance(value, tuple):
        return tuple(understood(item) for item in value)
    if not isinstance(value, Node):
        return value
    changed = {name: understood(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, (effects.Unstun, effects.Eliminate)):
        changed["what"] = _meant(value, changed["what"])
    if all(changed[name] is getattr(value, name) for name in changed):
        return value
    return replace(value, **changed)


def _meant(deed: effects.ToCards, what: Any) -> Any:
    """HK 407.2, 400.11e. Only stunned cards are unstunned, and players eliminate what they control."""
    if not isinstance(what, Chosen):
        return what
    if isinstance(deed, effects.Unstun) and what.target and STUNNED not in what.cards.before:
        return replace(what, cards=_with(STUNNED, what.cards))
    owned = {FRIENDLY, ENEMY, YOURS}.isdisjoint((*what.cards.before, *what.cards.after))
    if isinstance(deed, effects.Eliminate) and not what.target and owned and not what.cards.area:
        return replace(what, cards=_with(FRIENDLY, what.cards))
    return what


def _with(word: Word, cards: Cards) -> Cards:
    return Cards(cards.noun, (word, *cards.before), cards.after, cards.area)


def senseless(power: Node) -> str:
    """What is wrong with a power that could be read; nothing if nothing is."""
    nodes = everything(power)
    if any(isinstance(one, (Result, ResultIs)) for one in nodes) and not any(isinstance(one, Roll) for one in nodes):
        return "no die is rolled"
    counted = [DONE[one.done] if one.done else effects.ToCards for one in nodes if isinstance(one, amounts.ThatMany)]
    if not all(any(isinstance(one, kind) for one in nodes) for kind in counted):
        return "nothing is done this way"
    impossible = [words for kind, words, fine in LIMITS for one in nodes if isinstance(one, kind) and not fine(one)]
    if impossible:
        return impossible[0]
    eliminated = [one.what for one in nodes if isinstance(one, effects.Eliminate)]
    if any(ENEMY in one.cards.before for one in eliminated if isinstance(one, Chosen)):
        return "nobody eliminates what they do not control (HK 400.11e)"
    return ""
