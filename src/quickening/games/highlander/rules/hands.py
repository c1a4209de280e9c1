"""A first look at a hand: which of its cards could be played at all now, and as what.

Most cards of a hand are ruled out by their type and the phase alone; only what is left has to be judged.
"""

from __future__ import annotations

from typing import NamedTuple

from quickening.core.derive import Values
from quickening.games.highlander import channels
from quickening.games.highlander.definitions import ATTACK, BLOCK, GUARD, ILLUSION, STANDING_DEFENSE, Printed
from quickening.games.highlander.facts import SETTLED_PLAYERS, PlayerFacts
from quickening.games.highlander.rules.judging import borrowed_cards
from quickening.games.highlander.rules.timing import phases_for
from quickening.games.highlander.state import HAND, HighlanderGame

#: What a card might be in a menu: an attack, a defense, a card played by itself, one that goes with another, the
#: one that another goes with, and a Guard that is put into play unprovoked.
AS_ATTACK, AS_DEFENSE, ALONE, GOES_WITH, TAKES_WITH, TO_BE_PUT = 1, 2, 4, 8, 16, 32
EVERYTHING, PLAYED = 63, 31
#: HL3 61, HLT 52. What may be put into play by somebody who was not attacked, by what the book says of it.
UNPROVOKED = {"discard and stand": {GUARD, STANDING_DEFENSE}, "discard and guard": {GUARD}}


#: What a card might be, taken apart.
PARTS = [tuple(part for part in (1, 2, 4, 8, 16, 32) if part & role) for role in range(EVERYTHING + 1)]


class Hand(NamedTuple):
    """The cards a player may play from, in the phase in which they were looked at: by what they might be, each with
    the way in which it is played. `turning`: some may be played in several ways (`each_way`); else the way is -1.
    """

    held: list[int]
    phase: str
    ways: dict[int, list[tuple[int, int]]]
    turning: bool


def hand_of(game: HighlanderGame, known: PlayerFacts) -> Hand:
    """The cards a player may play from: looked at again when other cards are held, in another phase, or where a text
    has changed what may be played as what.
    """
    held, seat = game.areas[HAND, known.seat], known.seat
    hand = SETTLED_HANDS.get(game, seat) or HANDS.get(game, seat)
    if hand is None or hand.phase != game.phase or hand.held != held:
        hand = _looked_at(game, known, held.copy())
        settled = SETTLED_PLAYERS.get(game, seat) is not None and not hand.turning
        (SETTLED_HANDS if settled else HANDS).put(game, seat, hand)
    return hand


SETTLED_HANDS = Values[int, Hand](channels.TEXTS)
HANDS = Values[int, Hand](channels.TEXTS, channels.COURSE)


def _looked_at(game: HighlanderGame, known: PlayerFacts, held: list[int]) -> Hand:
    """What a card might be is known of a printed card for each book and phase; texts may let it be something else."""
    key, cards, changed = (game.book, game.phase), game.cards, changed_roles(game, known)
    ways: dict[int, list[tuple[int, int]]] = {1: [], 2: [], 4: [], 8: [], 16: [], 32: []}
    turning = bool(changed)
    for card in held:
        role = cards[card].definition.roles.get(key)
        if role is None:
            role = role_of(game, cards[card].definition)
        if changed:
            role = changed.pop(card, role)
        if role:
            turning = turning or role == EVERYTHING
            for part in PARTS[role]:
                ways[part].append((card, -1))
    for card, role in changed.items():
        for part in PARTS[role]:
            ways[part].append((card, -1))
    return Hand(held, game.phase, ways, turning)


def changed_roles(game: HighlanderGame, known: PlayerFacts) -> dict[int, int]:
    """What texts let cards be: those of the hand anything (HLT 322); others what they would be there, as long as
    they are played.
    """
    if "plays as" not in known.words and "borrowed" not in known.words:
        return {}
    held = game.areas[HAND, known.seat] if "plays as" in known.words else []
    borrowed = borrowed_cards(game, known.seat)
    roles = {card: role_of(game, game.cards[card].definition) & PLAYED for card in borrowed}
    return dict.fromkeys(held, EVERYTHING) | roles


def role_of(game: HighlanderGame, printed: Printed) -> int:
    """What a card might be in the phase at hand. One of two types (HLT 167) might be anything."""
    found = printed.roles[game.book, game.phase] = EVERYTHING if printed.faces else _role_of(game, printed)
    return found


def _role_of(game: HighlanderGame, printed: Printed) -> int:
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
