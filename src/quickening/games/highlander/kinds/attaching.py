"""Cards that are played on another card in play, or with one, and say what that card is considered to be."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import Attached, LastingBegan
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.changes import PlayerChange
from quickening.games.highlander.kinds.effects import bound_to, source_of
from quickening.games.highlander.state import PLAY, HighlanderGame, Lasting
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class Considered(PlayerChange, frozen=True):
    """A card in play is considered to be of another kind as well, as long as it is there."""

    kind: str
    level: ClassVar[str] = "kind"

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        """Nothing about the player."""

    def covers(self, game: HighlanderGame, card: int, word: str, scope: Scope) -> bool:
        """Whether this makes a card one of that kind."""
        return word == self.kind and any(ref.card == card and game.alive(ref) for ref in scope.it)


class AttachTo(Effect, frozen=True):
    """This card goes with the one it was played in conjunction with, or else with one in play that is chosen."""

    cards: Cards
    kind: str

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        scope = frame.scope
        found = [ref.card for ref in scope.it if game.alive(ref)]
        able = found or [card for card in game.in_play if self.cards.fits(game, card, scope)]
        return Run(Attaching(seat=scope.you, cards=tuple(able), kind=self.kind, scope=scope), frame.start)


class Attaching(Frame):
    """The card is chosen that another one goes with."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    kind: str = ""
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, f"Which card is a {self.kind}?", options, min(1, len(options))), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        """As long as that card remains in play, this one lies with it."""
        own = source_of(self.scope)
        for option in game.chosen:
            scope = replace(bound_to(game, self.scope, [option.ref]), event=None)
            kind = abilities.Static(Considered(self.kind))
            game.happen(LastingBegan(Lasting(kind, scope, game.tick(), "game", self.seat)))
            if game.cards[option.ref].area == PLAY and game.printed(option.ref).remains:
                game.happen(Attached(own, option.ref))
        return None
