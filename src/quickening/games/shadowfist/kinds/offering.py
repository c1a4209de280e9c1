"""What other players may or must do as an effect resolves (SF 24.6)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.core.once import once
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.kinds.effects import Do
from quickening.games.shadowfist.kinds.people import THAT_PLAYER, YOU, Who
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Effect, Node
from quickening.lang.resolve import May
from quickening.lang.selections import Cards


class ByOthers(Cost, frozen=True):
    """`its controller may draw a card`: players do something as the effect resolves; `may`: if they will.

    In the words of the text `you` is still the player of the card, and `he or she` whoever does it.
    """

    who: Who
    effects: tuple[Any, ...]
    may: bool = False
    deferred: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        done = as_they_do(self.effects)
        todo = (May(done),) if self.may else done
        scope = frame.scope
        frame.note_done(False)
        scopes = [replace(scope, you=seat, who=scope.you) for seat in self.who.seats(game, scope)]
        return frame.run_for(todo, scopes)  # type: ignore[no-any-return]


#: Whose pile is meant: yours or that player's.
_PILES = {
    **{pile: f"that player's {pile}" for pile in ("smoked pile", "burned-for-victory pile")},
    **{f"that player's {pile}": pile for pile in ("smoked pile", "burned-for-victory pile")},
}


@once
def as_they_do(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects as carried out by another player: `you` and `that player` change places.

    Who does something is the subject of the sentence, so that the `who` of an effect itself stays, unless that is
    to whom something is done.
    """
    return tuple(_doing(effect) for effect in effects)


#: What is done to a player, or to the player's cards: the `who` of these is not the one who does it.
DONE_TO = ("look at hand", "look at top", "toast top", "give Power")


def _doing(effect: Any) -> Any:
    done_to = isinstance(effect, Do) or getattr(effect, "deed", "") in DONE_TO
    changed = {name: _part(name, getattr(effect, name), done_to) for name in effect.__struct_fields__}
    return replace(effect, **changed)


def _part(name: str, value: Any, done_to: bool) -> Any:
    if name == "who" and value == YOU and not done_to:
        return value
    if isinstance(value, tuple):
        return tuple(_doing(item) if isinstance(item, Effect) else swapped(item) for item in value)
    return swapped(value)


def swapped(node: Any) -> Any:
    """The tree with `you` and `that player` exchanged."""
    if node == YOU:
        return THAT_PLAYER
    if node == THAT_PLAYER:
        return YOU
    if isinstance(node, tuple):
        return tuple(swapped(item) for item in node)
    if not isinstance(node, Node):
        return node
    if isinstance(node, Cards) and node.area in _PILES:
        node = replace(node, area=_PILES[node.area])
    return replace(node, **{name: swapped(getattr(node, name)) for name in node.__struct_fields__})
