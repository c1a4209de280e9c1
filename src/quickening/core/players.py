"""Players that answer by themselves, and how they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from quickening.core.decisions import Decision, Option

if TYPE_CHECKING:
    from quickening.core.views import View


class Player(Protocol):
    """Whoever answers by itself. Without `wants_view` it looks at nothing, and no view need be made for it."""

    wants_view: bool

    def choose(self, decision: Decision, view: View | None) -> tuple[Option, ...]:
        """An answer to the decision, which is this player's."""
        ...


def choice_of(player: Player, game: Any) -> tuple[Option, ...]:
    """What a player answers to the decision of a game: it is shown what its seat sees, and no more.

    One that looks at nothing is told how many options there are, so that nothing has to be made for it to look at.
    """
    asked: Decision = game.decision
    if player.wants_view:
        view: View = game.view(asked.seat)
        assert view.decision is not None
        return player.choose(view.decision, view)
    options, chosen = asked.options, player.choose(asked.unseen(), None)
    if len(chosen) == 1:
        return (options[chosen[0].index],)
    return tuple([options[blank.index] for blank in chosen])
