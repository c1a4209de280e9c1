"""Sealed Deck play (HLT 866): a starter, and boosters that are drafted. All cards are used."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from quickening.core.chance import Chance
from quickening.core.refusals import Refused
from quickening.games.highlander.definitions import (
    ATTACK,
    BASIC_ATTACKS,
    BASIC_BLOCKS,
    DEFENSES,
    PERSONA,
    WEAPON,
    Printed,
)
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.rules.tournaments import judge_sealed
from quickening.games.packs import Slot, pack_of, slots_of

BOOSTERS, FEWEST, MOST = 2, 2, 2
STARTERS = True
RULE = "HLT 866"

_BASIC = (*BASIC_ATTACKS, *BASIC_BLOCKS)
_SORTS = {
    "persona": lambda card: card.type == PERSONA,
    "weapon": lambda card: card.type == WEAPON,
    "basic attack": lambda card: card.name in BASIC_ATTACKS and not card.of,
    "basic block": lambda card: card.name in BASIC_BLOCKS and not card.of,
    "attack": lambda card: card.type == ATTACK and card.name not in _BASIC,
    "defense": lambda card: card.type in DEFENSES and card.name not in _BASIC,
    "other": lambda card: not (card.type in DEFENSES or card.type in (ATTACK, PERSONA, WEAPON) or card.is_pre_game),
}


@cache
def _slots() -> list[Slot]:
    return slots_of("highlander")


@cache
def _cards() -> list[Printed]:
    """The cards of the book, one printing of each title for the same Personas."""
    legal = [card for card in shipped().values() if "type-one" in card.editions]
    return list({(card.name, card.of, card.type): card for card in reversed(legal)}.values())[::-1]


def pack(kind: str, chance: Chance) -> tuple[str, ...]:
    """The cards of a starter or a booster."""
    return tuple(card.key for card in pack_of(_slots(), kind, _SORTS, _cards(), chance))


def options(boosters: int) -> dict[str, str | int]:
    """Each player begins with 10 Ability, and restrictions do not count."""
    return {"edition": "type-one", "format": "sealed"}


def worth(key: str) -> float:
    """All cards have to be used: attacks and defenses first, then what has a limit, which tells what is strong."""
    card = shipped()[key]
    return 4.0 if card.type == ATTACK or card.type in DEFENSES else 3.0 if card.restriction else 2.0


def left_out(pool: Sequence[str]) -> tuple[str, ...]:
    """Of several Personas or Weapons of Choice one is played: the first of each."""
    found = []
    for kind in (PERSONA, WEAPON):
        found += [key for key in pool if shipped()[key].type == kind][1:]
    return tuple(found)


def check(pool: Sequence[str], deck: Sequence[str]) -> None:
    """Everything that was drafted is used, but for further Personas and Weapons of Choice."""
    wrong = judge_sealed([shipped()[key] for key in pool], [shipped()[key] for key in deck])
    if wrong:
        raise Refused(wrong[0])
