"""How much of something a player has, controls or has done (SF 4.1, 9, 17, 18, 22)."""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt, le, lt

from quickening.games.shadowfist.definitions import FACTIONS
from quickening.games.shadowfist.events.piles import Drew
from quickening.games.shadowfist.events.players import TurnEnded, TurnStarted
from quickening.games.shadowfist.kinds.filters import types_of
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import BURNED, HAND
from quickening.lang.nodes import Node, Scope
from quickening.lang.selections import Cards

#: Works out how much a player has of what a node asks for.
Tally = Callable[[ShadowfistGame, int, "Asked", Scope], int]
#: The types of card a player may name.
CARD_TYPES = ("State", "Edge", "Character", "Feng Shui Site", "non-Feng Shui Site")
PILES = ("smoked pile", "toasted pile", "burned-for-victory pile", "hand")


class Asked(Node, frozen=True):
    """What players are asked for: `cards` of a description, resources by their `signs`, so many of `each`."""

    what: str
    cards: Cards | None = None
    signs: tuple[str, ...] = ()
    each: int = 1


class Has(Asked, frozen=True):
    """`has 3 or more Power`, `controls more Sites than you`: so much of something, by a number or by others.

    `how`: `or more`, `or less`, `exactly` a number; `none`; an `even` number; `more`, `fewer` than you or `as much`;
    the `most`, the `fewest` of all.
    """

    how: str = "or more"
    number: int = 1

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        """Whether it is true of a player."""
        tally = TALLIES[self.what]
        found = tally(game, seat, self, scope)
        if self.how in AGAINST_YOU:
            return AGAINST_YOU[self.how](found, tally(game, scope.you, self, scope))
        if self.how in AGAINST_ALL:
            compared = AGAINST_ALL[self.how]
            return all(compared(found, tally(game, other, self, scope)) for other in game.opponents(seat))
        return AGAINST_NUMBER[self.how](found, self.number)


Comparison = Callable[[int, int], bool]
AGAINST_NUMBER: dict[str, Comparison] = {
    "or more": ge,
    "or less": le,
    "exactly": eq,
    "none": lambda found, _: found == 0,
    "even": lambda found, _: found % 2 == 0,
}
AGAINST_YOU: dict[str, Comparison] = {"more": gt, "as much": ge, "fewer": lt}
AGAINST_ALL: dict[str, Comparison] = {"most": gt, "fewest": lt}


# -- tallies ---------------------------------------------------------------------------------------------------------


def seen_cards(game: ShadowfistGame, seat: int, scope: Scope) -> list[int]:
    """SF 40.0. The cards a player controls, without those that are immune to the card that counts them."""
    return [card for card in game.controlled(seat) if game.sees(scope, card)]


def controlled_by(game: ShadowfistGame, cards: Cards, seat: int, scope: Scope) -> int:
    """How many such cards a player controls."""
    return sum(game.cards[card].controller == seat for card in cards.found(game, scope))


def _controlled(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    assert asked.cards is not None
    return controlled_by(game, asked.cards, seat, scope)


def _unlike(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """Cards of that type which are otherwise, for `controls only <Warrior> Characters`."""
    cards = asked.cards
    assert cards is not None
    mine = (card for card in seen_cards(game, seat, scope) if cards.noun.fits(game, card, scope))
    return sum(not cards.fits(game, card, scope) for card in mine)


def _in_pile(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    cards = asked.cards
    assert cards is not None
    area = next(area for area in PILES if area in cards.area)
    return sum(cards.fits(game, card, scope) for card in game.areas[area, seat])


def _in_hand(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """Such cards in a hand that was looked at."""
    cards = asked.cards
    assert cards is not None
    return sum(cards.fits(game, card, scope) for card in game.areas[HAND, seat])


def _columns(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """SF 9.1.1. Columns of a Site structure, perhaps only those that contain a card of a kind."""
    columns = game.players[seat].columns
    if asked.cards is None:
        return len(columns)
    return len({game.cards[card].column for card in asked.cards.found(game, scope)} & set(columns))


def _resources(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """SF 18.1. How often these resources are in the pool."""
    pool = game.resources(seat)
    return min(pool.count(sign) // asked.signs.count(sign) for sign in asked.signs)


def _factions(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """SF 18.2. Of how many factions there are so many resources."""
    pool = game.resources(seat)
    return sum(pool.count(sign) >= asked.each for sign in FACTIONS)


def _one_faction(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    pool = game.resources(seat)
    return max(pool.count(sign) for sign in FACTIONS)


def _one_type(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """SF 18.2. Of a faction or of a talent."""
    pool = game.resources(seat)
    return max((pool.count(sign) for sign in pool), default=0)


def _sharing(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """SF 14.0. The most cards of one designator."""
    counted: dict[str, int] = {}
    for card in seen_cards(game, seat, scope):
        for word in game.facts(card).designators:
            counted[word] = counted.get(word, 0) + 1
    return max(counted.values(), default=0)


def _to_go(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """SF 4.1. How many Feng Shui Sites away from victory."""
    return game.goal(seat) - game.closeness(seat)


def _turns(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """SF 22.0. Turns that are over."""
    return sum(isinstance(event, TurnEnded) and event.seat == seat for event in game.log)


def _drawn(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """SF 22.2.5. Cards drawn in the draw phase of the current turn."""
    found = 0
    for event in reversed(game.log):
        if isinstance(event, TurnStarted):
            break
        if isinstance(event, Drew) and event.seat == seat and event.in_phase:
            found += len(event.cards)
    return found


def _of_chosen_type(game: ShadowfistGame, seat: int, asked: Asked, scope: Scope) -> int:
    """Cards of the type that was named."""
    kind = CARD_TYPES[scope.place - 1] if 0 < scope.place <= len(CARD_TYPES) else ""
    return sum(of_kind(game, card, kind) for card in seen_cards(game, seat, scope))


def of_kind(game: ShadowfistGame, card: int, kind: str) -> bool:
    """Whether a card is of a type as players name it."""
    if kind in ("Feng Shui Site", "non-Feng Shui Site"):
        is_one = game.cards[card].printed.feng_shui
        return game.is_site(card) and is_one == (kind == "Feng Shui Site")
    return kind in types_of(game, card)


TALLIES: dict[str, Tally] = {
    "victory": lambda game, seat, asked, scope: game.closeness(seat),
    "Sites to go": _to_go,
    "Power": lambda game, seat, asked, scope: game.players[seat].power,
    "all Power": lambda game, seat, asked, scope: game.players[seat].power,
    "hand": lambda game, seat, asked, scope: len(game.areas[HAND, seat]),
    "burned pile": lambda game, seat, asked, scope: len(game.areas[BURNED, seat]),
    "columns": _columns,
    "seen in hand": _in_hand,
    "players": lambda game, seat, asked, scope: 1,
    "controlled": _controlled,
    "unlike": _unlike,
    "in pile": _in_pile,
    "of chosen type": _of_chosen_type,
    "sharing a designator": _sharing,
    "resources": _resources,
    "factions": _factions,
    "of one faction": _one_faction,
    "of one type": _one_type,
    "turns": _turns,
    "drawn": _drawn,
}
