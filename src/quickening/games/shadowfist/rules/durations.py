"""SF 10.4, 26.5, 35.3.4. What lasts for a while, and how it ends."""

from __future__ import annotations

from collections.abc import Callable

from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events import ControlReverted
from quickening.games.shadowfist.rules.abilities import is_blank
from quickening.games.shadowfist.rules.the_table import locations_of
from quickening.games.shadowfist.state import (
    ATTACK,
    MAINTAINED,
    NEXT_TURN,
    PLAY,
    TURN,
    Control,
    Modifier,
    ShadowfistGame,
)


def start_of_turn(game: ShadowfistGame, seat: int) -> None:
    """SF 26.5. What lasts until a player's next turn ends as that turn begins."""
    drop(game, lambda one: one.until == NEXT_TURN and seat in (one.seat, one.scope.you))
    revert(game, lambda one: one.until == NEXT_TURN and one.seat == seat)


def end_of_turn(game: ShadowfistGame) -> None:
    """SF 26.5. What lasts until the end of this turn ends."""
    drop(game, lambda one: one.until == TURN)
    revert(game, lambda one: one.until == TURN)
    game.delayed = [one for one in game.delayed if one.until != TURN]


def end_of_attack(game: ShadowfistGame) -> None:
    """SF 28.8. What lasts until the end of the attack ends."""
    drop(game, lambda one: one.until == ATTACK)
    revert(game, lambda one: one.until == ATTACK)
    game.signposts = [one for one in game.signposts if one.effect]  # SF 38.1.2


def drop(game: ShadowfistGame, ends: Callable[[Modifier], bool]) -> None:
    """Changes end."""
    left = [one for one in game.modifiers if not ends(one)]
    if len(left) < len(game.modifiers):
        game.modifiers = left
        game.texts_changed()


def end_maintained(game: ShadowfistGame) -> None:
    """SF 10.4. Turn and maintain ends as soon as the card unturns, is blanked or canceled, or leaves play."""
    kept: tuple[bool, bool] | None = game.lasting.get("maintained")
    if kept is None:
        modifiers = any(one.until == MAINTAINED for one in game.modifiers)
        controls = any(entry.until == MAINTAINED for card in game.in_play for entry in game.cards[card].controls)
        kept = game.lasting["maintained"] = (modifiers, controls)
    if kept[0]:
        drop(game, lambda one: one.until == MAINTAINED and not is_maintained(game, one.scope.source))
    if kept[1]:
        revert(game, lambda one: one.until == MAINTAINED and not is_maintained(game, one.by))


def is_maintained(game: ShadowfistGame, source: Ref | None) -> bool:
    """Whether the card that keeps something up is in play, turned, and has its text."""
    if source is None or not game.alive(source):
        return False
    state = game.cards[source.card]
    return state.area == PLAY and state.turned and not is_blank(game, source.card)


def revert(game: ShadowfistGame, ends: Callable[[Control], bool]) -> None:
    """SF 35.3.4. Entries of control stacks end, wherever in the stack they are; the one below has control again."""
    for card in list(game.in_play):
        state = game.cards[card]
        if len(state.controls) > 1 and any(map(ends, state.controls)):
            left = tuple(one for one in state.controls if not ends(one))
            if left and left[-1].seat != state.controller:
                seat = left[-1].seat
                game.happen(ControlReverted(card, None, seat, left, locations_of(game, seat)[0]))
            else:
                state.controls = left or state.controls[:1]
