"""How a card stands to others (SF 7.4, 8.1, 9.1, 14.0, 24.1.3, 28-30)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from quickening.games.shadowfist.events.in_play import Damaged
from quickening.games.shadowfist.kinds.filters import designators_now, effect_of, printed_of
from quickening.games.shadowfist.kinds.filters_combat import opponents_in_combat
from quickening.games.shadowfist.kinds.timings import aimed_at
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Filter, Selection
from quickening.lang.selections import Cards


class Relation(NamedTuple):
    """A line of the table: the `others` to which a card stands so, or whether it stands so to one (`is_so`)."""

    others: Callable[[ShadowfistGame, int], list[int]] | None = None
    is_so: Callable[[ShadowfistGame, int, int, Any], bool] | None = None


class To(Filter, frozen=True):
    """`attacking a Site you control`, `on it`, `other than this card`: to certain cards, or any of a description."""

    relation: str
    what: Selection | Cards
    non: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Any) -> bool:
        return self.stands_so(game, card, scope) != self.non

    def stands_so(self, game: ShadowfistGame, card: int, scope: Any) -> bool:
        """Whether a card stands so to one of those that are meant."""
        what, line = self.what, RELATIONS[self.relation]
        if line.others is not None:
            others = line.others(game, card)
            if isinstance(what, Cards):
                return any(what.fits(game, other, scope) for other in others)
            refs = what.refs(game, scope) or (scope.it if self.relation == "damaged this turn" else ())
            return bool(others) and any(ref.card in others for ref in refs)
        assert line.is_so is not None
        found = what.found(game, scope) if isinstance(what, Cards) else [ref.card for ref in what.refs(game, scope)]
        return any(line.is_so(game, card, other, scope) for other in found)


def _attacked(game: ShadowfistGame, card: int) -> list[int]:
    """SF 28.1.3. The target of its attack."""
    one = game.attack.attacker(card) if game.attack is not None else None
    return [one.target.card] if one is not None and game.alive(one.target) else []


def _intercepted(game: ShadowfistGame, card: int) -> list[int]:
    one = game.attack.interceptor(card) if game.attack is not None else None
    return [one.attacker.card] if one is not None and game.alive(one.attacker) else []


def _fought(game: ShadowfistGame, card: int) -> list[int]:
    """SF 30.0. Those in combat with it."""
    return opponents_in_combat(game, card) if game.combat is not None else []


def _is_attacked_by(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
    return card in _attacked(game, other)


def _is_intercepted_by(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
    return card in _intercepted(game, other)


def _subject(game: ShadowfistGame, card: int) -> list[int]:
    subject = game.cards[card].subject
    return [subject] if subject >= 0 else []


def _damaged_this_turn(game: ShadowfistGame, card: int) -> list[int]:
    """SF 29.4. Cards on which it inflicted damage since the turn began."""
    events = [event for event in game.events_this_turn() if isinstance(event, Damaged)]
    return [event.card for event in events if event.by is not None and event.by.card == card]


def _targets(game: ShadowfistGame, card: int) -> list[int]:
    """SF 24.1.3. What an effect of the scene targets."""
    effect = effect_of(game, card) if card < 0 else None
    return [] if effect is None else aimed_at(effect)


def _has_same_title(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
    return other != card and printed_of(game, other).name == printed_of(game, card).name


def _shares_designator(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
    return other != card and not designators_now(game, card).isdisjoint(designators_now(game, other))


def _is_of_same_type(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
    return printed_of(game, other).type == printed_of(game, card).type


def _is_of_another(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
    """SF 35.0. Whether another player controls it, or did when it was last in play."""
    return game.last_controller(card) != game.last_controller(other)


def _is_at_same_place(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
    place = game.location(card)
    return place != 0 and game.location(other) == place


def _may_be_subject(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
    """SF 25.5.1."""
    return bool(game.legal_subject(other, card, scope.you))


def _beside(*sides: int) -> Callable[[ShadowfistGame, int, int, Any], bool]:
    """Sites of the next column, in the same row; `sides` are -1 for left and 1 for right."""

    def is_beside(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
        columns = game.players[game.location_owner(game.location(other))].columns
        here, there = game.location(card), game.location(other)
        if not (game.is_site(card) and here in columns and there in columns):
            return False
        near = columns.index(here) - columns.index(there) in sides
        return near and game.cards[card].row == game.cards[other].row

    return is_beside


def _is_next_to(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
    """SF 9.1.1. At a location to the immediate left or right, in one player's Site structure."""
    columns = game.players[game.location_owner(game.location(other))].columns
    here, there = game.location(card), game.location(other)
    return here in columns and there in columns and abs(columns.index(here) - columns.index(there)) == 1


def _is_behind(game: ShadowfistGame, card: int, other: int, scope: Any) -> bool:
    """SF 9.1.1. The back-row Site at the location of a front-row Site."""
    sites = game.sites_at(game.cards[other].column)
    return len(sites) == 2 and sites == [other, card]


RELATIONS: dict[str, Relation] = {
    "is": Relation(lambda game, card: [card]),
    "attacking": Relation(_attacked),
    "intercepting": Relation(_intercepted),
    "attacked by": Relation(None, _is_attacked_by),
    "intercepted by": Relation(None, _is_intercepted_by),
    "in combat with": Relation(_fought),
    "about to fight": Relation(opponents_in_combat),
    "subject of": Relation(lambda game, card: list(game.states_on(card))),
    "on": Relation(_subject),
    "damaged this turn": Relation(_damaged_this_turn),
    "targeting": Relation(_targets),
    "at the location of": Relation(None, _is_at_same_place),
    "of the same type as": Relation(None, _is_of_same_type),
    "of another player than": Relation(None, _is_of_another),
    "sharing a title with": Relation(None, _has_same_title),
    "sharing a designator with": Relation(None, _shares_designator),
    "a legal subject for": Relation(None, _may_be_subject),
    "left of": Relation(None, _beside(-1)),
    "right of": Relation(None, _beside(1)),
    "beside": Relation(None, _beside(-1, 1)),
    "next to": Relation(None, _is_next_to),
    "behind": Relation(None, _is_behind),
    "in front of": Relation(None, lambda game, card, other, scope: _is_behind(game, other, card, scope)),
}
