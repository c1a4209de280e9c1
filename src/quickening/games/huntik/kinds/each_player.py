"""What each player does, at the same time (HK 801.1)."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.frames import Ask, Next
from quickening.core.modifiers import Ref
from quickening.games.huntik.events.areas import Discarded
from quickening.games.huntik.kinds import card_effects
from quickening.games.huntik.kinds.effects.common import ToCards, caused
from quickening.games.huntik.state import HuntikGame
from quickening.lang.nodes import Effect, Selection
from quickening.lang.resolve import Resolve, choice_decision
from quickening.lang.selections import Chosen

#: Slots for what each seat chose; they are free again once it is carried out.
_CHOSEN = (910, 911)


class EachPlayer(Effect, frozen=True):
    """HK 801.1. The lead player makes all choices, then the defending player; then it happens, all at once."""

    deed: ToCards | card_effects.Draw

    def resolve(self, game: HuntikGame, frame: Resolve) -> Next:
        deed = self.deed
        what = deed.what if isinstance(deed, ToCards) else None
        for seat in (game.lead, game.defender):
            if isinstance(what, Chosen) and frame.scope.got(_CHOSEN[seat]) is None:
                frame.asking = _CHOSEN[seat]
                scope = replace(frame.scope, you=seat)
                return Ask(choice_decision(game, what, scope, effect=deed), frame.chose)
        frame.todo = frame.todo[1:]
        return self.perform(game, frame)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        if isinstance(self.deed, card_effects.Draw):
            seats = (game.lead, game.defender)
            drawn = [event for seat in seats for event in card_effects.drawing(game, seat, self.deed.count)]
            return game.do(drawn, frame.start)
        meant = [self.meant(game, frame, self.deed.what, seat) for seat in (game.lead, game.defender)]
        refs = [ref for part in meant for ref in part]
        for slot in _CHOSEN:
            frame.scope = card_effects.without(frame.scope, slot)
        frame.scope = replace(frame.scope, it=tuple(refs))
        if isinstance(self.deed, card_effects.Discard):
            frame.insert(*map(DiscardTogether, one_by_one(meant)))
            return frame.start
        return game.do([self.deed.event(game, ref) for ref in refs], frame.start)

    def meant(self, game: HuntikGame, frame: Resolve, what: Selection, seat: int) -> tuple[Ref, ...]:
        """What a player chose, or all that is meant of theirs."""
        chosen = frame.scope.got(_CHOSEN[seat])
        return what.refs(game, replace(frame.scope, you=seat)) if chosen is None else chosen


def one_by_one(piles: list[tuple[Ref, ...]]) -> list[tuple[Ref, ...]]:
    """HK 400.11c. The first card of each player, then the second of each who has one, and so on."""
    most = max(map(len, piles))
    return [tuple(pile[n] for pile in piles if n < len(pile)) for n in range(most)]


class DiscardTogether(Effect, frozen=True):
    """HK 400.11c, 801.1. One card of each player, at the same time."""

    cards: tuple[Ref, ...]

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        events = [caused(frame.scope, Discarded(ref.card)) for ref in self.cards if game.alive(ref)]
        return game.do(events, frame.start)
