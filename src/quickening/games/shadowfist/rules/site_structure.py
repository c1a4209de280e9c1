"""SF 9.1, 28.3, 35.3. The Site structure: where Sites may be placed, what collapses, and Sites that change places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.areas import exists, location_option, locations_of, open_places, place_option
from quickening.games.shadowfist.definitions import CHARACTER, SITE
from quickening.games.shadowfist.events.attacks import TargetChanged
from quickening.games.shadowfist.events.in_play import Moved, SiteMoved, SitesArranged
from quickening.games.shadowfist.events.notes import Placed
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import FRONT, NOBODY

#: A location and a row.
Place = tuple[int, int]
#: What a player may not do at the location of the text's card.
PLACE = "place"


def places_for(game: ShadowfistGame, seat: int, card: int) -> list[Place]:
    """SF 9.1.3. The places that are open to a Site: `you cannot place Feng Shui Sites at this location`."""
    found = open_places(game, seat)
    barred = {
        game.cards[scope.source.card].column
        for cards, scope in player_facts(game, seat).marks.get(PLACE, ())
        if scope.source is not None and cards.fits(game, card, scope)
    }
    return [place for place in found if place[0] not in barred] if barred else found


def places_of(game: ShadowfistGame, seat: int, card: int, kind: str) -> tuple[Place, ...]:
    """SF 9.1.2, 9.1.3. Where a player may put a Site or a Character; no other card is put anywhere."""
    if kind == SITE:
        return tuple(places_for(game, seat, card))
    return tuple((place, 0) for place in locations_of(game, seat)) if kind == CHARACTER else ()


def ask_place(
    game: ShadowfistGame, seat: int, question: str, places: Sequence[tuple[int, int]], kind: str
) -> Decision:
    """Which of these places."""
    options = tuple(place_option(game, seat, place, n, kind) for n, place in enumerate(places))
    return Decision(seat, question, options)


class Collapse(Frame):
    """Each goes where its player likes among the legal places; nobody has changed location by that."""

    rule: ClassVar[str] = "SF 9.1.3"

    places: tuple[Place, ...] = ()

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
        return Ask(ask_place(game, seat, f"Where does {game.said(card)} go?", self.places, SITE), self.chosen)

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


def place_of(game: ShadowfistGame, site: int) -> Place:
    """Where a Site stands."""
    return game.cards[site].column, game.cards[site].row


def arranged(game: ShadowfistGame, sites: dict[int, Place], by: Ref | None, seat: int) -> list[Event]:
    """SF 28.3. The events by which Sites go to places that others of them had, with who attacks what then."""
    before = {place_of(game, site): site for site in sites}
    moved = {site: place for site, place in sites.items() if place != place_of(game, site)}
    if not moved:
        return []
    now = {place: site for site, place in sites.items()}
    stands = {old: now[place] for place, old in before.items()}
    made: list[Event] = [
        SitesArranged(next(iter(moved)), by, seat, tuple((site, *place) for site, place in moved.items()))
    ]
    return made + retargeted(game, stands)


def retargeted(game: ShadowfistGame, stands: dict[int, int]) -> list[Event]:
    """Who attacked a Site attacks the one that stands in its place now."""
    attackers = game.attack.attackers if game.attack is not None else ()
    return [
        TargetChanged(one.card.card, target=game.ref(stands[one.target.card]))
        for one in attackers
        if stands.get(one.target.card, one.target.card) != one.target.card
    ]


def sites_of(game: ShadowfistGame, seat: int, front_only: bool = False) -> list[int]:
    """The Sites of a structure from left to right, the front one of each column first."""
    found = [site for column in game.players[seat].columns for site in game.sites_at(column)]
    return [site for site in found if not front_only or game.cards[site].row == FRONT]


class Rearrange(Frame):
    """SF 9.1.1. `seat` says which Site of a structure stands where: only places that were occupied can be."""

    rule: ClassVar[str] = "SF 9.1.1"

    seat: int = NOBODY
    owner: int = NOBODY
    front_only: bool = False
    by: Ref | None = None
    order: tuple[int, ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        sites = sites_of(game, self.owner, self.front_only)
        left = [site for site in sites if site not in self.order]
        if len(left) <= 1:
            return self.arrange(game, sites, (*self.order, *left))
        row = "back" if game.cards[sites[len(self.order)]].row else "front"
        column = game.players[self.owner].columns.index(game.cards[sites[len(self.order)]].column) + 1
        question = f"Which Site stands in the {row} row of location {column}?"
        return Ask(game.which(self.seat, question, left, "site"), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        self.order = (*self.order, game.chosen[0].ref)
        return self.start

    def arrange(self, game: ShadowfistGame, sites: list[int], order: tuple[int, ...]) -> Next:
        places = {site: place_of(game, old) for site, old in zip(order, sites, strict=True)}
        return game.do(arranged(game, places, self.by, self.seat), self.end)
