"""Players that answer by themselves, and how they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from quickening.core.decisions import Decision, Option
from quickening.core.redealing import Memory, World

if TYPE_CHECKING:
    from quickening.core.views import View


class Player(Protocol):
    """Whoever answers by itself. Without `wants_view` it looks at nothing, and no view need be made for it."""

    wants_view: bool

    def choose(self, decision: Decision, view: View | None) -> tuple[Option, ...]:
        """An answer to the decision, which is this player's."""
        ...


class SearchingPlayer:
    """Whoever looks ahead in games that its seat could be in, and remembers what it has seen."""

    wants_view: bool = True

    def __init__(self) -> None:
        self.memory: Memory | None = None

    def choose(self, decision: Decision, view: View | None, world: World | None = None) -> tuple[Option, ...]:
        """An answer to the decision; `world` hands out games that the seat could be in, and nothing else."""
        raise NotImplementedError  # pragma: no cover


def choice_of(player: Player, game: Any) -> tuple[Option, ...]:
    """What a player answers to the decision of a game: it is shown what its seat sees, and no more.

    One that looks at nothing is told how many options there are, so that nothing has to be made for it to look at.
    """
    asked: Decision = game.decision
    if player.wants_view:
        view: View = game.view(asked.seat, log=False)
        assert view.decision is not None
        if isinstance(player, SearchingPlayer):
            return player.choose(view.decision, view, world_of(player, game, view))
        return player.choose(view.decision, view)
    options, chosen = asked.options, player.choose(asked.unseen(), None)
    if len(chosen) == 1:
        return (options[chosen[0].index],)
    return tuple([options[blank.index] for blank in chosen])


def world_of(player: SearchingPlayer, game: Any, view: View) -> World:
    """The games a player could be in, by what it sees now and has seen before."""
    seat: int = game.decision.seat
    if player.memory is None or player.memory.seat != seat:
        player.memory = Memory(seat)
    player.memory.observe(game, view)
    return World(game, player.memory)
