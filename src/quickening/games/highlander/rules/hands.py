"""A first look at a hand: which of its cards could be played at all now, and as what.

Most cards of a hand are ruled out by their type and the phase alone; only what is left has to be judged.
"""

from __future__ import annotations

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


class Hand:
    """The cards a player may play from, each with what it might be in the phase in which they were looked at.

    `turning`: some of them may be played in several ways (see `each_way`). `ways` are those that might be something,
    once that was asked for.
    """

    __slots__ = ("held", "phase", "roles", "turning", "ways")

    def __init__(self, held: list[int], phase: str, roles: dict[int, int], turning: bool) -> None:
        self.held = held
        self.phase = phase
        self.roles = roles
        self.turning = turning
        self.ways: dict[int, list[tuple[int, int]]] = {}

    def all_as(self, wanted: int) -> list[int]:
        """The cards that might be this."""
        return [card for card, role in self.roles.items() if role & wanted]

    def sort_out(self, wanted: int) -> list[tuple[int, int]]:
        """The same where each may be played in one way only, which is -1."""
        found = self.ways[wanted] = [(card, -1) for card, role in self.roles.items() if role & wanted]
        return found


def hand_of(game: HighlanderGame, seat: int) -> Hand:
    """The cards a player may play from: looked at again when other cards are held, in another phase, or where a text
    has changed what may be played as what.
    """
    held, key = game.areas[HAND, seat], _KEYS[seat]
    known: Hand | None = game.plan.get(key) or game.memo.get(key)
    if known is None or known.phase != game.phase or known.held != held:
        known = _looked_at(game, seat, held.copy())
        settled = seat in game.plan and not known.turning  # what texts say of the player holds as long as they do
        (game.plan if settled else game.memo)[key] = known
    return known


_KEYS = (("hand", 0), ("hand", 1))


def _looked_at(game: HighlanderGame, seat: int, held: list[int]) -> Hand:
    words = facts.of_player(game, seat).words
    roles = dict.fromkeys(held, EVERYTHING) if "plays as" in words else _roles(game, held)
    if "borrowed" in words:
        roles.update(dict.fromkeys(borrowed_cards(game, seat), BY_ITSELF))
    return Hand(held, game.phase, roles, "borrowed" in words or EVERYTHING in roles.values())


def _roles(game: HighlanderGame, cards: list[int]) -> dict[int, int]:
    """The cards that might be played, each with what it might be; known of a printed card for each book and phase."""
    found: dict[int, int] = {}
    key = (game.book, game.phase)
    for card in cards:
        printed = game.cards[card].definition
        try:
            role = printed.roles[key]
        except KeyError:
            role = printed.roles[key] = role_of(game, printed)
        if role:
            found[card] = role
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
    if not printed.must_go_with:
        role |= TAKES_WITH
        if not printed.is_defense:
            role |= AS_ATTACK if printed.type == ATTACK else ALONE
    return role
