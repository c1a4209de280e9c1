"""Attacks that a text has turned into Ranged or Special Attacks (HL3 147, 151; HLT 146, 158).

Such an attack loses all other subtypes: whatever goes by the kind of a card sees what it has become.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.core.data import replace
from quickening.core.derive import derived
from quickening.core.once import once
from quickening.games.highlander import channels, facts, texts_in_force
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.state import Attack, HighlanderGame
from quickening.lang.nodes import walk


@derived(channels.TEXTS, channels.COURSE)
def retyped(game: HighlanderGame) -> dict[int, Printed]:
    """The attacks that have become another kind of attack, as they are now."""
    retyped.put(game, {})  # the text that turns an attack goes by what it was
    known = {attack.card: became(game, attack) for attack in game.attacks if is_turned(game, attack)}
    known = {card: printed for card, printed in known.items() if printed is not game.cards[card].definition}
    if known:
        game.wrote(channels.COURSE)  # what was found out on the way did not know of it
    return known


def is_turned(game: HighlanderGame, attack: Attack) -> bool:
    """A first look: whether any text could have made an attack another kind of attack."""
    cards = (attack.card, *attack.beside)
    return any(speaks_of_turning(one) for card in cards for one in game.cards[card].definition.abilities) or any(
        speaks_of_turning(force.ability) for force in texts_in_force.of_level.of(game, "card")
    )


@once
def speaks_of_turning(ability: Any) -> bool:
    """Whether a text makes an attack another kind of attack."""
    return any(getattr(node, "turns", False) is True for node in walk(ability))


def became(game: HighlanderGame, attack: Attack) -> Printed:
    """What an attack has become: its card with other subtypes, and no Power Blow; or the card as it is."""
    printed, known = game.cards[attack.card].definition, facts.AttackFacts()
    facts.learn_attack(game, known, attack.card, attack.beside, attack.seat)
    if not known.special or known.kinds == set(printed.kinds):
        return printed
    return with_kinds(printed, tuple(sorted(known.kinds)))


@cache
def with_kinds(printed: Printed, kinds: tuple[str, ...]) -> Printed:
    """The card with these subtypes alone."""
    return replace(printed, kinds=kinds, power=None)
