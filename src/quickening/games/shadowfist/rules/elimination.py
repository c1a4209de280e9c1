"""SF 5. Elimination: running out of cards, and what becomes of a player's cards."""

from __future__ import annotations

from quickening.games.shadowfist.events.leaving import RemovedFromGame
from quickening.games.shadowfist.events.notes import ControlGivenUp, LeftUndone
from quickening.games.shadowfist.events.players import Eliminated
from quickening.games.shadowfist.rules.winning import check_last_player
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import DECK, PLAY


def check_decks(game: ShadowfistGame) -> None:
    """SF 5.1, 5.2. At the end of any turn, but not before, whoever has no cards in the deck is eliminated."""
    gone = [seat for seat in game.seats_from(game.active) if not game.areas[DECK, seat]]
    for seat in gone:
        eliminate(game, seat)
    if gone:
        check_last_player(game)


def eliminate(game: ShadowfistGame, seat: int) -> None:
    """SF 5.3, 5.3.3. A player is out: what they control leaves the game, what they own elsewhere stays there."""
    game.happen(Eliminated(seat))
    game.note(LeftUndone(seat))
    game.pending[:] = [one for one in game.pending if one.seat != seat]
    for card in list(game.controlled(seat)):
        if game.cards[card].controller == seat:
            game.happen(RemovedFromGame(card, None, seat))  # SF 5.3.1
    game.note(ControlGivenUp(seat))


def sweep(game: ShadowfistGame) -> None:
    """SF 5.3.1. What comes under the control of somebody who has left the game leaves it too."""
    gone = [card for card in game.in_play if game.players[game.cards[card].controller].out]
    for card in gone:
        if game.cards[card].area == PLAY:
            game.happen(RemovedFromGame(card, None, game.cards[card].controller))
