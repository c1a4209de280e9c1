"""SF 9.1.4.1. A location collapsed: each Character there goes left or right, as its player likes."""

from __future__ import annotations

from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next
from quickening.games.shadowfist.events import Moved
from quickening.games.shadowfist.rules.the_table import exists, location_option
from quickening.games.shadowfist.state import ShadowfistGame


class Collapse(Frame):
    """Whoever was put on the left may still go to the right; nobody has changed location."""

    places: tuple[int, int] = (0, 0)

    def start(self, game: ShadowfistGame) -> Next:
        if not game.stranded:
            return None
        ref, right = game.stranded[0]
        if not game.alive(ref) or not exists(game, right):
            game.stranded.pop(0)
            return self.start
        self.places = (game.cards[ref.card].location, right)
        options = tuple(location_option(game, place, n) for n, place in enumerate(self.places))
        question = f"Where does {game.said(ref.card)} go?"
        return Ask(Decision(game.cards[ref.card].controller, question, options), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        ref, _ = game.stranded.pop(0)
        place = self.places[game.chosen[0].index]
        if place != game.cards[ref.card].location:
            game.happen(Moved(ref.card, None, game.cards[ref.card].controller, place))
        return self.start
