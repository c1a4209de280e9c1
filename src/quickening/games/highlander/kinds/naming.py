"""Cards that are named (HL3 12), and hands that are exchanged."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import HandsExchanged, Named
from quickening.games.highlander.kinds.effects import Deed, source_of
from quickening.games.highlander.kinds.filters import TYPES
from quickening.games.highlander.state import DISCARD, NOBODY, PLAY, HighlanderGame
from quickening.lang.nodes import Filter, Scope
from quickening.lang.resolve import Resolve


class NamedCard(Filter, frozen=True):
    """A card of the title, or of the type, that was named for the card whose text this is."""

    type: bool = False
    reads: ClassVar[frozenset[str]] = frozenset()

    def fits(self, game: HighlanderGame, card: int, scope: Scope) -> bool:
        named = game.cards[source_of(scope)].named
        printed = game.cards[card].definition
        return bool(named) and named in (printed.types if self.type else printed.titles)

    def types(self) -> set[str]:
        return set(TYPES)


class NameCard(Deed, frozen=True):
    """HL3 12. A title is named, or a type of card."""

    type: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(Naming(seat=frame.scope.you, card=source_of(frame.scope), type=self.type), frame.start)


class Naming(Frame):
    """A player names a card. Which ones can be named does not hang on what is hidden."""

    seat: int = 0
    card: int = NOBODY
    type: bool = False

    def start(self, game: HighlanderGame) -> Next:
        names = TYPES if self.type else titles(game)
        options = tuple(Option("name", "{name}", name=name, index=n) for n, name in enumerate(names))
        question = f"Name a {'type of card' if self.type else 'card'}"
        return Ask(Decision(self.seat, question, options), self.named)

    def named(self, game: HighlanderGame) -> Next:
        return game.do([Named(self.card, game.chosen[0].name, self.seat)], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


def titles(game: HighlanderGame) -> list[str]:
    """The titles everybody knows: those of the pool, and of the cards that lie open."""
    shown = [card for area in (PLAY, DISCARD) for seat in (0, 1) for card in game.areas[area, seat]]
    printed = [game.cards[card].definition for card in shown if not game.cards[card].face_down]
    known = {title for one in printed for title in one.titles}
    pool = [one for one in game.table.definitions.values() if not getattr(one, "is_pre_game", False)]
    return sorted(known | {one.name for one in pool})


class TradeHands(Deed, frozen=True):
    """The players exchange their hands."""

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return game.do([HandsExchanged(frame.scope.you)], frame.start)
