"""SF 9.1.4.1, 35.3. Cards that have to find a place: their location collapsed, or they came back to a player."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Frame, Next
from quickening.games.shadowfist.areas import exists, location_option, place_option
from quickening.games.shadowfist.definitions import SITE
from quickening.games.shadowfist.events.in_play import Moved, SiteMoved
from quickening.games.shadowfist.events.notes import Placed
from quickening.games.shadowfist.rules.site_places import places_for
from quickening.games.shadowfist.state import ShadowfistGame


class Collapse(Frame):
    """Each goes where its player likes among the legal places; nobody has changed location by that."""

    rule: ClassVar[str] = "SF 9.1.3"

    places: tuple[tuple[int, int], ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        if not game.stranded:
            return None
        ref, locations = game.stranded[0]
        if not game.alive(ref) or (locations and game.cards[ref.card].location not in locations):
            game.note(Placed())  # it is gone, or has gone elsewhere, such as an attacker home
            return self.start
        seat = game.cards[ref.card].controller
        if game.is_site(ref.card):
            return self.ask_site(game, seat, ref.card)
        self.places = tuple((place, 0) for place in locations if exists(game, place))
        options = tuple(location_option(game, place, n) for n, (place, _) in enumerate(self.places))
        return Ask(Decision(seat, f"Where does {game.said(ref.card)} go?", options), self.chosen)

    def ask_site(self, game: ShadowfistGame, seat: int, card: int) -> Next:
        """SF 9.1.3.2. A Site that came back stays in the new column it is in, or goes behind another."""
        here = game.cards[card].column
        behind = [place for place in places_for(game, seat, card) if place[0] not in (0, here)]
        self.places = ((0, 0), *behind)
        options = tuple(place_option(game, seat, place, n, SITE) for n, place in enumerate(self.places))
        return Ask(Decision(seat, f"Where does {game.said(card)} go?", options), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        ref, _ = game.stranded[0]
        game.note(Placed())
        seat = game.cards[ref.card].controller
        place, row = self.places[game.chosen[0].index] if game.chosen else (0, 0)
        if place and game.alive(ref) and place != game.cards[ref.card].location:
            if game.is_site(ref.card):
                game.happen(SiteMoved(ref.card, None, seat, place, row))
            else:
                game.happen(Moved(ref.card, None, seat, place))
        return self.start
