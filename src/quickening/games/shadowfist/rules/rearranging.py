"""SF 9.1, 28.3. Sites that change places: attackers stay where they are, and face what stands there now."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.attacks import TargetChanged
from quickening.games.shadowfist.events.in_play import SitesArranged
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import FRONT, NOBODY

#: A location and a row.
Place = tuple[int, int]


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
        options = tuple(game.card_option("site", "{name}", site) for site in left)
        question = f"Which Site stands in the {row} row of location {column}?"
        return Ask(Decision(self.seat, question, options), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        self.order = (*self.order, game.chosen[0].ref)
        return self.start

    def arrange(self, game: ShadowfistGame, sites: list[int], order: tuple[int, ...]) -> Next:
        places = {site: place_of(game, old) for site, old in zip(order, sites, strict=True)}
        return game.do(arranged(game, places, self.by, self.seat), self.done)

    def done(self, game: ShadowfistGame) -> Next:
        return None
