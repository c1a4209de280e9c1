"""A legal Highlander deck for each card: with the Persona or weapon it belongs to, the Basic cards and nothing else.

Random decks that begin with these lead to every card. Where no Pre-Game card of an edition lets a card into a deck
(HL1 11, 28; HL3 16; HLT 14, 38, 45), one that says no more than has to be said stands in for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice

from quickening.core.records import DeckList
from quickening.games.highlander.definitions import HUNTER, OFF_HAND, PERSONA, WATCHER, WEAPON, Printed
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.names import factions, weapon_names
from quickening.games.highlander.pool import card_from_row, shipped
from quickening.games.highlander.rules.arms import weapons_for
from quickening.games.highlander.rules.constructing import least_size
from quickening.games.highlander.rules.deck_facts import DeckFacts
from quickening.games.highlander.state import BEFORE_PLAY, ENDURANCE

STAND_IN = "STAND-IN"
MASTERS = "You may have up to 1 Master cards."


# -- Pre-Game cards that no pool has ---------------------------------------------------------------------------------


def add_stand_ins() -> None:
    """Pre-Game cards for all cards that none lets into a deck, known to this process like shipped ones."""
    for card in [card for card in shipped().values() if card.set != STAND_IN]:
        for edition in card.editions:
            for one in stand_ins(card, edition):
                shipped().setdefault(one.key, one)


def stand_ins(card: Printed, edition: str) -> Iterator[Printed]:
    if card.of and not owners_cards(card, edition):
        owner = card.of[0]
        yield stand_in(owner, WEAPON if owner in weapon_names() else PERSONA, edition)
    if EDITIONS[edition].guides.value and not card.is_pre_game:
        yield from (stand_in(guide.title(), guide, edition) for guide in (WATCHER, HUNTER) if guide in card.guides)


def stand_in(name: str, type: str, edition: str) -> Printed:
    """A weapon of one hand without text, a Persona of whom nothing is told but Master cards, or a Watcher."""
    facts = {"hands": "1" if type == WEAPON else "", "text": MASTERS if type == PERSONA else "", "damage": ""}
    return card_from_row(
        {"set": STAND_IN, "number": f"{edition} {name}", "title": name, "type": type, "editions": edition} | facts
    )


# -- decks -----------------------------------------------------------------------------------------------------------


@cache
def deck_for(key: str, edition: str) -> DeckList:
    """A deck that has a card of the edition, and as little else as a deck may have."""
    card = shipped()[key]
    before = tuple(dict.fromkeys(one.key for one in before_play(card, edition)))
    basics = [one.key for one in in_edition(edition) if one.set == "BAS"]
    own = [key] if not card.is_pre_game else []
    cards = [shipped()[one] for one in (*own, *before)]
    filled = islice(cycle(basics), least_size(DeckFacts(cards, EDITIONS[edition])) - len(own))
    return DeckList(card.title, ((BEFORE_PLAY, before), (ENDURANCE, (*own, *filled))))


def before_play(card: Printed, edition: str) -> Iterator[Printed]:
    """The card itself or its owner's, a Persona, and what else the card asks for: its weapon, a Watcher, a Hunter."""
    found = [card] if card.is_pre_game else owners_cards(card, edition)[:1]
    yield from found
    if not any(one.type == PERSONA for one in found):
        yield from islice(personas_for(card, edition), 1)
    if any(said.of_kind(one, said.NEEDS_OTHER_WEAPON) for one in found):  # HLT 133
        yield next(one for one in in_edition(edition) if one.type == WEAPON and one not in found and is_light(one))
    if said.of_kind(card, said.ONLY_INCLUDE_WITH):
        yield from (one for one in in_edition(edition) if one.type == WEAPON and one.name in weapons_for(card))
    if not card.is_pre_game and EDITIONS[edition].guides.value:
        yield from islice((one for one in in_edition(edition) if one.type in card.guides), 1)


def is_light(weapon: Printed) -> bool:
    return weapon.hands == 1 and OFF_HAND not in weapon.kinds


def owners_cards(card: Printed, edition: str) -> list[Printed]:
    """The Pre-Game cards that let a card in: those of its owners, or of a member where it belongs to a Faction."""
    owners = {member for owner in card.of for member in factions().get(owner, (owner,))}
    named = [one for one in in_edition(edition) if one.is_pre_game and one.name in owners]
    return [one for one in named if suits(one, card, edition)]


def suits(one: Printed, card: Printed, edition: str) -> bool:
    """HL1 28. Whether a Pre-Game card lets a Master card in, if the card is one."""
    limited = one.type == PERSONA and card.is_master and EDITIONS[edition].masters.value == "persona"
    return not limited or said.of_kind(one, said.MASTER_LIMIT) is not None


def personas_for(card: Printed, edition: str) -> Iterator[Printed]:
    """The Personas with whom a card may be in a deck that belongs to none; HLT 37: not with a Quickening's own."""
    for one in in_edition(edition):
        if one.type == PERSONA and one.set != STAND_IN and one.name not in card.of and suits(one, card, edition):
            yield one


def in_edition(edition: str) -> Iterator[Printed]:
    return (card for card in shipped().values() if edition in card.editions)
