"""What is done by the result of a die: `Roll a die. 1-3: Draw a card. 4-6: Go again.` (HK 104.3)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from quickening.core.data import replace
from quickening.english.lowering import CannotSay
from quickening.games.huntik.kinds.dice import ROLL
from quickening.games.huntik.kinds.effects.features import Roam, RollDie, Rolled
from quickening.games.huntik.kinds.effects.zones import MoveCard
from quickening.lang.selections import ThisCard

_OUTCOMES = re.compile(r"(?<=oll a die\. )(?:\d(?:-\d)?: [^.:]+\.\s?)+")
_OUTCOME = re.compile(r"(\d)(?:-(\d))?: ([^.:]+\.)")
_UNTIL_SOMEBODY = re.compile(
    r"Move (?P<who>.+?) (?P<way>forward|back) until (?:it|he|she) enters a zone with a hero\."
)


def without_outcomes(body: str) -> tuple[str, str]:
    """A text without what is done by the result, and that."""
    plain = body.replace("oll a 6-sided die", "oll a die")
    found = _OUTCOMES.search(plain)
    if found is None:
        return body, ""
    return (plain[: found.start()] + plain[found.end() :]).strip(), found[0]


def with_outcomes(
    power: Any, outcomes: str, names: tuple[str, ...], effects_of: Callable[[str], tuple[Any, ...]]
) -> Any:
    """The power that rolls the die, with what is done by its result."""
    found = _OUTCOME.finditer(outcomes)
    rolled = RollDie(
        tuple(Rolled(int(one[1]), int(one[2] or one[1]), _done(one[3], names, effects_of)) for one in found)
    )
    rolls = [effect for effect in power.effects if effect == ROLL]
    if len(rolls) != 1:
        raise CannotSay("which roll")
    return replace(power, effects=tuple(rolled if one == ROLL else one for one in power.effects))


def _done(body: str, names: tuple[str, ...], effects_of: Callable[[str], tuple[Any, ...]]) -> tuple[Any, ...]:
    roams = _UNTIL_SOMEBODY.fullmatch(body)
    if roams is None:
        return tuple(_roaming(one) for one in effects_of(body))
    if roams["who"].removeprefix("the ") not in ("this feature", "this card", *names):
        raise CannotSay("what is moved")
    return (Roam(roams["way"] == "forward"),)


def _roaming(effect: Any) -> Any:
    """A feature that a die moves goes there whatever is in its way."""
    if isinstance(effect, MoveCard) and isinstance(effect.what, ThisCard) and effect.exactly:
        return Roam(effect.forward_only, effect.zones)
    return effect
