"""How a card changes its place. It gets a new handle, and what was said of it where it was is forgotten."""

from __future__ import annotations

from quickening.core.derive import derived
from quickening.games.highlander import channels
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.state import (
    ARMED,
    BEFORE_PLAY,
    CAPTURED,
    DISCARD,
    ENDURANCE,
    EXERTION,
    HAND,
    NOBODY,
    PLAY,
    REMOVED,
    WAVERING,
    HighlanderCard,
    HighlanderGame,
)

#: Areas whose cards are always their owner's.
OWNED = frozenset({ENDURANCE, DISCARD, REMOVED, BEFORE_PLAY})
#: Areas in which nothing is said of a card, but as it is played from there.
PILES = frozenset({ENDURANCE, DISCARD, EXERTION, HAND})
#: Areas whose cards have their say.
IN_FORCE = frozenset({PLAY, BEFORE_PLAY})


def move(game: HighlanderGame, card: int, area: str, seat: int | None = None, bottom: bool = False) -> None:
    """Put a card into an area: its owner's, or that of the player given. What it held is discarded (HLT 226)."""
    state, areas = game.cards[card], game.areas
    was = state.area
    pile = areas[was, state.controller]
    if pile[-1] == card:  # mostly from the top of a pile
        pile.pop()
    else:
        pile.remove(card)
    if seat is None or area in OWNED:
        seat = state.owner
    game.note_renewal(state.handle, game.clock + 1, was, state.controller)
    game.clock = state.handle = game.clock + 1  # a card that changes its place is followed by nobody
    if was not in PILES or state.chosen or state.boost or state.whole is not None:
        forget(game, state)
    state.area, state.controller = area, seat
    if bottom:
        areas[area, seat].insert(0, card)
    else:
        areas[area, seat].append(card)
    if was == PLAY:
        left_play(game, card)
    if was in IN_FORCE or area in IN_FORCE:
        spoken = state.definition.is_of_note or (state.definition.abilities and WAVERING.get(game))
        game.wrote(channels.TEXTS if spoken else channels.COURSE)


def forget(game: HighlanderGame, state: HighlanderCard) -> None:
    """What was said of a card is said of it no longer."""
    state.face_down = state.ready = False
    state.holder = NOBODY
    state.arms = ARMED
    state.used = ()
    state.chosen = 0
    state.named = ""
    state.stands = False
    state.boost = 0
    if state.whole is not None:
        state.definition, state.whole = state.whole, None
        game.wrote(channels.TEXTS)


def gather(game: HighlanderGame, seat: int) -> None:
    """The whole discard pile goes to Endurance; it is shuffled then, so that nobody follows any card."""
    discarded, endurance = game.areas[DISCARD, seat], game.areas[ENDURANCE, seat]
    for card in discarded:
        state = game.cards[card]
        if state.chosen or state.boost or state.whole is not None:
            forget(game, state)
        state.area = ENDURANCE
    endurance += discarded
    game.clock += len(discarded)
    discarded.clear()


def left_play(game: HighlanderGame, card: int) -> None:
    """What lay under the card, or went with it, goes to the discard piles; it is no attack or defense any more."""
    for seat in (0, 1) if not game.cards[card].definition.releases else ():
        for held in [other for other in game.areas[CAPTURED, seat] if game.cards[other].holder == card]:
            move(game, held, DISCARD)
    for with_it in [other for seat in (0, 1) for other in game.areas[PLAY, seat] if game.cards[other].holder == card]:
        move(game, with_it, DISCARD)
    for attack in game.attacks:
        if card in attack.beside:
            attack.beside = tuple(other for other in attack.beside if other != card)
        if attack.defense == card and not attack.result:
            attack.defense, attack.carried, attack.laid = NOBODY, False, False


def into_play(game: HighlanderGame, card: int, seat: int, face_down: bool = False) -> None:
    """A card comes into play under a player's control."""
    state = game.cards[card]
    named, face = state.named, state.definition if state.whole is not None else None
    move(game, card, PLAY, seat)
    if face is not None:
        become(game, card, face)
    state.face_down = face_down
    state.turn = game.turn
    state.named = named


def become(game: HighlanderGame, card: int, printed: Printed) -> None:
    """HLT 167, 261. A card counts as another until it changes its place: one of its faces, or what it copies."""
    state = game.cards[card]
    state.whole = state.whole or state.definition
    state.definition = printed
    game.wrote(channels.TEXTS)


def capture(game: HighlanderGame, card: int, holder: int) -> None:
    """HL3 90, HLT 72. A card is placed face down under another one."""
    move(game, card, CAPTURED, game.cards[holder].controller)
    game.cards[card].holder = holder


def held_by(game: HighlanderGame, holder: int) -> list[int]:
    """The cards captured under a card."""
    seat = game.cards[holder].controller
    return [card for card in game.areas[CAPTURED, seat] if game.cards[card].holder == holder]


def order_matters(game: HighlanderGame) -> bool:
    """HLT 86. Whether discards go in an order of one's own, and a card of the game looks at the order."""
    return game.edition.discard_order.value == "chosen" and some_card_heeds_order.of(game)


@derived()
def some_card_heeds_order(game: HighlanderGame) -> bool:
    """A card may become another of the game, or one of its faces, but nothing else."""
    return any((state.whole or state.definition).heeds_order for state in game.cards)
