"""Limited play (HK 100.1-100.3): decks of what is in the packs that somebody opens or drafts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from quickening.core.chance import Chance
from quickening.core.refusals import Refusal, Refused
from quickening.games.huntik.definitions import ACTION, FEATURE, MAJOR, MINOR, MISSION
from quickening.games.huntik.pool import shipped
from quickening.games.packs import Slot, pack_of, slots_of

BOOSTERS, FEWEST, MOST = 6, 4, 8
STARTERS = False
RULE = "HK 100.1"
#: The set does not say how rare a card is: each of its kind is as likely as the others.
_SORTS = {kind: (lambda card, kind=kind: card.type == kind) for kind in (MAJOR, MINOR, ACTION)}


@cache
def _slots() -> list[Slot]:
    return slots_of("huntik")


def pack(kind: str, chance: Chance) -> tuple[str, ...]:
    """The cards of a pack. Missions and features are no part of it: no deck has them (HK 100.1)."""
    cards = [card for card in shipped().values() if card.type not in (MISSION, FEATURE)]
    return tuple(card.key for card in pack_of(_slots(), kind, _SORTS, cards, chance))


def options(boosters: int) -> dict[str, str | int]:
    """HK 100.1. How large a deck has to be goes by the packs used."""
    return {"limited": str(boosters)}


def worth(key: str) -> float:
    """A hero by its figures; an action as much as a middling one."""
    card = shipped()[key]
    return card.atk + card.defense if card.is_hero else 7.0


def left_out(pool: Sequence[str]) -> tuple[str, ...]:
    """Nothing has to be: a Limited deck may have Good and Evil cards, and any number of copies (HK 100.2-100.3)."""
    return ()


def check(pool: Sequence[str], deck: Sequence[str]) -> None:
    """HK 100.1. A deck is made of the packs that were used."""
    for key in Counter(deck) - Counter(pool):
        raise Refused(Refusal(RULE, "{name} is not among your cards as often as that.", name=shipped()[key].title))
