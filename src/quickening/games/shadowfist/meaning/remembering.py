"""SF 34.0. What a card remembers is spoken of in other paragraphs than the one in which it is chosen."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.kinds.abilities import Activated, Continuous, Triggered
from quickening.games.shadowfist.kinds.changes import ForPlayer
from quickening.games.shadowfist.kinds.choosing import NameOne
from quickening.games.shadowfist.kinds.filters import Word
from quickening.games.shadowfist.kinds.people import NAMED_OPPONENT, THAT_PLAYER
from quickening.games.shadowfist.meaning.generating import deep
from quickening.games.shadowfist.meaning.referring import replaced
from quickening.text.reader import NotRead

OPPONENT = NameOne("opponent")
#: SF 34.0. What a text says of what it has chosen.
USED = {"designator": "with the chosen designator", "resource": "requiring the chosen resource"}
#: SF 9.2. What is revealed on top of decks, and what speaks of it.
TOP_REVEALED = ForPlayer("top revealed")
OF_REVEALED_TYPE = Word("of a non-Character type revealed")


def remembering(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """`that opponent` is the one chosen, where another paragraph says that one is and this one speaks of none."""
    for key, word in USED.items():
        if any(part == NameOne(key) for part in deep(abilities)) and Word(word) not in deep(abilities):
            raise NotRead("", 0, (), f"a {key} is chosen, and nothing speaks of it")
    choosing = [one for one in abilities if any(part == OPPONENT for part in deep(one))]
    meant = tuple(one if one in choosing else of_the_chosen(one) for one in abilities) if choosing else abilities
    for one in meant:
        if isinstance(one, Triggered) and THAT_PLAYER in deep(one.trigger):
            raise NotRead("", 0, (), "which player is waited for is not clear")
    if any(part == OF_REVEALED_TYPE for part in deep(meant)) and not any(
        part == TOP_REVEALED for part in deep(meant)
    ):
        raise NotRead("", 0, (), "nothing is revealed in the way it speaks of")
    return meant


def of_the_chosen(ability: Any) -> Any:
    """A paragraph about the opponent that was chosen in another one."""
    if isinstance(ability, Continuous):
        return replaced(ability, THAT_PLAYER, NAMED_OPPONENT)
    if isinstance(ability, Triggered):
        waits_for_them = THAT_PLAYER in deep(ability.trigger)
        trigger = replaced(ability.trigger, THAT_PLAYER, NAMED_OPPONENT)
        return replace(ability, trigger=trigger) if waits_for_them else ability
    if isinstance(ability, Activated) and ability.timing is None:
        return replaced(ability, THAT_PLAYER, NAMED_OPPONENT)
    return ability
