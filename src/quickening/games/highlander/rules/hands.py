"""A first look at a hand: which of its cards could be played at all now, and as what.

Most cards of a hand are ruled out by their type and the phase alone; only what is left has to be judged.
"""

from __future__ import annotations

from typing import NamedTuple

from quickening.games.highlander import facts
from quickening.games.highlander.definitions import ATTACK, BLOCK, GUARD, ILLUSION, STANDING_DEFENSE, Printed
from quickening.games.highlander.rules.judging import borrowed_cards, phases_for
from quickening.games.highlander.state import HAND, HighlanderGame

#: What a card might be in a menu: an attack, a defense, a card played by itself, one that goes with another, the
#: one that another goes with, and a Guard that is put into play unprovoked.
AS_ATTACK, AS_DEFENSE, ALONE, GOES_WITH, TAKES_WITH, TO_BE_PUT = 1, 2, 4, 8, 16, 32
EVERYTHING, BY_ITSELF = 63, 7
#: HL3 61, HLT 52. What may be put into play by somebody who was not attacked, by what the book says of it.
UNPROVOKED = {"discard and stand": {GUARD, STANDING_DEFENSE}, "discard and guard": {GUARD}}


class Hand(NamedTuple):
    """The cards a player may play from, each with what it might be in the phase in which they were looked at."""

    held: list[int]
    phase: str
    roles: list[tuple[int, int]]


def held_as(game: HighlanderGame, seat: int, wanted: int) -> list[int]:
    """The cards a player may play from that might be this now."""
    held = game.areas[HAND, seat]
    known: Hand | None = game.memo.get(_KEYS[seat])
    if known is None or known.held != held or known.phase != game.phase:
        known = game.memo[_KEYS[seat]] = _looked_at(game, seat, held.copy())
    return [card for card, role in known.roles if role & wanted]


#: What was found is known until something changes or other cards are held.
_KEYS = (("hand", 0), ("hand", 1))


def _looked_at(game: HighlanderGame, seat: int, held: list[int]) -> Hand:
    words = facts.of_player(game, seat).words
    roles = [(card, EVERYTHING) for card in held] if "plays as" in words else _roles(game, held)
    if "borrowed" in words:
        roles += [(card, BY_ITSELF) for card in borrowed_cards(game, seat)]
    return Hand(held, game.phase, roles)


def _roles(game: HighlanderGame, cards: list[int]) -> list[tuple[int, int]]:
    """The cards that might be played, each with what it might be; known of a printed card for each book and phase."""
    found = []
    key = (game.book, game.phase)
    for card in cards:
        printed = game.cards[card].definition
        try:
            role = printed.roles[key]
        except KeyError:
            role = printed.roles[key] = role_of(game, printed)
        if role:
            found.append((card, role))
    return found


def role_of(game: HighlanderGame, printed: Printed) -> int:
    """What a card might be in the phase at hand. One of two types (HLT 167) might be anything."""
    if printed.faces:
        return EVERYTHING
    role = GOES_WITH if printed.beside is not None else 0
    if printed.type == BLOCK and not UNPROVOKED.get(game.edition.unattacked.value, set()).isdisjoint(printed.kinds):
        role |= TO_BE_PUT
    if printed.type == ILLUSION or game.phase not in phases_for(game, printed):
        return role
    if printed.is_defense:
        role |= AS_DEFENSE
    if not must_go_with(printed):
        role |= TAKES_WITH
        if not printed.is_defense:
            role |= AS_ATTACK if printed.type == ATTACK else ALONE
    return role


def must_go_with(printed: Printed) -> bool:
    """Whether a card can only be played in conjunction with another."""
    return printed.beside is not None and not printed.beside.may
