"""SF 41. Faceoffs: two Characters fight each other, and nobody else is involved."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.frames import Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.areas import exists, locations_of
from quickening.games.shadowfist.events.attacks import FaceoffWon
from quickening.games.shadowfist.events.in_play import Moved
from quickening.games.shadowfist.events.leaving import Smoked
from quickening.games.shadowfist.events.notes import FaceoffBetween
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.rules.combat import Combat
from quickening.games.shadowfist.rules.effects import Resolving
from quickening.games.shadowfist.rules.scene import Scene
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY
from quickening.lang.nodes import Effect


class Faceoff(Frame):
    """SF 41.0. `mine` seeks out `theirs`; what the winner gets are `effects`, carried out for whoever wins."""

    seat: int = NOBODY
    mine: Ref = Ref(-1, 0)
    theirs: Ref = Ref(-1, 0)
    effects: tuple[Effect, ...] = ()
    scope: Scope = Scope(0)
    home: int = 0
    began: int = 0

    def start(self, game: ShadowfistGame) -> Next:
        """SF 41.2, 41.3. The Character goes where the other is; then there is an open scene."""
        if not (game.alive(self.mine) and game.alive(self.theirs)):
            return None
        self.home = game.cards[self.mine.card].location
        game.note(FaceoffBetween((self.mine, self.theirs)))
        game.happen(Moved(self.mine.card, None, self.seat, game.location(self.theirs.card)))
        return Run(Scene(name="faceoff", first=game.active), self.fight)

    def fight(self, game: ShadowfistGame) -> Next:
        """SF 41.4. Steps 2 to 4 of combat, without an attack."""
        self.began = len(game.log)
        if game.faceoff is None:
            return self.go_home
        return Run(Combat(pairs=((self.mine, self.theirs),), chooser=NOBODY, scene=False), self.conclude)

    def conclude(self, game: ShadowfistGame) -> Next:
        """SF 41.4. The controller of the survivor wins if the other was smoked by combat damage."""
        game.note(FaceoffBetween(None))
        won = self.beat(game, self.mine, self.theirs)
        lost = self.beat(game, self.theirs, self.mine)
        if won:
            game.happen(FaceoffWon(self.mine.card, None, self.seat, self.theirs.card))
        elif lost:
            winner = game.cards[self.theirs.card].controller
            game.happen(FaceoffWon(self.theirs.card, None, winner, self.mine.card))
        if (won or lost) and self.effects:
            best, other = (self.mine, self.theirs) if won else (self.theirs, self.mine)
            seat, against = game.cards[best.card].controller, game.last_controller(other.card)
            scope = replace(self.scope, you=seat, who=against, parties=((best,), (other,)))
            return Run(Resolving(todo=self.effects, scope=scope), self.go_home)
        return self.go_home

    def beat(self, game: ShadowfistGame, one: Ref, other: Ref) -> bool:
        """Whether one is in play and the other was smoked by combat damage."""
        return game.alive(one) and any(
            isinstance(event, Smoked) and event.card == other.card and event.combat
            for event in game.log[self.began :]
        )

    def go_home(self, game: ShadowfistGame) -> Next:
        """SF 41.5, 41.7. The Character returns, unless somebody took it (SF 35.3); the scene goes on."""
        game.note(FaceoffBetween(None))
        if game.alive(self.mine) and game.cards[self.mine.card].controller == self.seat:
            home = self.home if exists(game, self.home) else locations_of(game, self.seat)[0]
            if game.cards[self.mine.card].location != home:
                game.happen(Moved(self.mine.card, None, self.seat, home))
        return None
