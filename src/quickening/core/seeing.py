"""How the view of a seat is put together: backs of hidden cards, what all seats see alike, what is asked.

The values of which a view consists are in `views` and stay structs where the engine is compiled; this is compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from quickening.core.asking import asker_of
from quickening.core.decisions import Decision
from quickening.core.views import AreaView, CardView, Face, Numbers, Status, View

T = TypeVar("T")

#: More cards than any pile has: the cards of different piles have different numbers.
_MOST = 1_000
#: Which of a player's piles it is, where others cannot tell its cards apart.
HELD, HELD_ASIDE, DRAWN_FROM = range(3)


@lru_cache(maxsize=4_096)
def backs(number: int, owner: int, pile: int = HELD) -> tuple[CardView, ...]:
    """So many cards that nobody else can tell apart, in a hand or a deck.

    They have no handles of their own: one that was seen before it came there could be followed by it, and handles
    that are given out anew would tell that something happened there.
    """
    last = -_MOST * (4 * owner + pile)
    return tuple([_back(last - n, owner) for n in range(1, number + 1)])


@lru_cache(maxsize=65_536)
def _back(handle: int, owner: int) -> CardView:
    return CardView(handle, owner)


#: So many printed cards are known of one game until they are forgotten: more than lie open in nearly all of them.
_MOST_PRINTED = 256


class Board:
    """What every seat sees alike of a game as it is now: made for the first of them, and seen by the others.

    A card that is as it was on the board `before` is the same object, and so is a pile: it need not be made, nor
    looked at, again.

    >>> board = Board()
    >>> board.alike("turn", lambda: 3), board.alike("turn", lambda: 4)
    (3, 3)
    >>> card = board.as_before(CardView(7, 0))
    >>> Board(board).as_before(CardView(7, 0)) is card, Board(board).as_before(CardView(7, 1)) is card
    (True, False)
    >>> pile = board.lies(("discard pile", 0), [7], (card,))
    >>> Board(board).as_it_lay(("discard pile", 0), [7]) is pile, board.as_it_lay(("discard pile", 0), [7, 8])
    (True, None)
    """

    __slots__ = ("cards", "cards_before", "known", "piles", "printed")

    def __init__(self, before: Board | None = None) -> None:
        self.known: dict[str, Any] = {}
        self.cards: dict[int, CardView] = {}
        self.cards_before: dict[int, CardView] = {} if before is None else before.cards
        self.printed: dict[int, tuple[Any, ...]] = {} if before is None else before.printed
        self.piles: dict[tuple[str, int], tuple[list[Any], tuple[CardView, ...]]] = (
            {} if before is None else before.piles
        )

    def alike(self, what: str, made: Callable[[], T]) -> T:
        """Something that does not depend on who looks."""
        if what not in self.known:
            self.known[what] = made()
        found: T = self.known[what]
        return found

    def as_before(self, card: CardView) -> CardView:
        """This card, or the same one as it was before."""
        before = self.cards_before.get(card.handle)
        if before is not None and before == card:
            card = before
        self.cards[card.handle] = card
        return card

    def as_printed(
        self, handle: int, owner: int | None, face: Face, numbers: Numbers, controller: int | None = None
    ) -> CardView:
        """A card of which nothing is known but what is printed on it, and whose it is."""
        kept = self.printed.get(handle)
        if kept is None or kept[0] is not face or kept[1] is not numbers or kept[2:4] != (owner, controller):
            kept = (face, numbers, owner, controller, CardView(handle, owner, *face, controller, numbers))
            if len(self.printed) >= _MOST_PRINTED:
                self.printed.clear()
            self.printed[handle] = kept
        card: CardView = kept[4]
        return card

    def as_it_lay(self, pile: tuple[str, int], facts: list[Any]) -> tuple[CardView, ...] | None:
        """The cards of a pile as they were last seen, if the facts they follow from are the same."""
        kept = self.piles.get(pile)
        return None if kept is None or kept[0] != facts else kept[1]

    def lies(self, pile: tuple[str, int], facts: list[Any], cards: tuple[CardView, ...]) -> tuple[CardView, ...]:
        """The cards of a pile as they are seen now, and the facts they follow from."""
        self.piles[pile] = (facts, cards)
        return cards


def lying_together(
    game: Any,
    place: tuple[str, int],
    cards: Sequence[int],
    board: Board,
    shown: Callable[[Any, int, Board], CardView],
) -> tuple[CardView, ...]:
    """Cards as printed, which lie together in one place."""
    if not cards:
        return ()
    told: list[Any] = []
    for card in cards:
        state = game.cards[card]
        told.append(state.handle)
        told.append(state.definition)
    seen = board.as_it_lay(place, told)
    return seen or board.lies(place, told, tuple([shown(game, card, board) for card in cards]))


#: Cards that lie where their seat sees none, for as long as it is asked about them by name.
LOOKED_AT = "looked at"
#: What every game calls them.
HAND, PLAY = "hand", "play"


def looked_at(
    game: Any, seat: int | None, areas: Sequence[AreaView], shown: Callable[[Any, int, Board], CardView], board: Board
) -> list[AreaView]:
    """The cards that a seat is asked about by name and finds in no other area, to be read before it answers."""
    decision: Decision | None = game.decision
    if decision is None or decision.seat != seat:
        return []
    asked = {
        option.card: option.ref
        for option in decision.options
        if option.card and option.ref >= 0 and lies_elsewhere(game.cards[option.ref], seat, option.name)
    }
    for area in areas if asked else ():
        for card in area.cards:
            if card.name:
                asked.pop(card.handle, None)
    return [AreaView(LOOKED_AT, seat, tuple(shown(game, ref, board) for ref in asked.values()))] if asked else []


def lies_elsewhere(card: Any, seat: int, name: str) -> bool:
    """Whether a card of that name lies neither in play nor in the hand of the seat, where it is seen anyway."""
    if card.area == PLAY or (card.area == HAND and card.owner == seat):
        return False
    return bool(card.definition.name == name)


def decision_of(game: Any, seat: int | None, areas: Iterable[AreaView] = ()) -> Decision | None:
    """The decision that a seat is asked now, as it sees it; `None` if somebody else is asked.

    The card that asks is named where its face is seen in one of the areas.
    """
    decision: Decision | None = game.decision
    if decision is None or decision.seat != seat:
        return None
    source, rule = asker_of(game, decision)
    faces = any(card.handle == source and card.name for area in areas for card in area.cards) if source else False
    return decision.seen(source if faces else 0, rule)


def seen_by(
    game: Any,
    seat: int | None,
    status: Status,
    areas: Iterable[AreaView],
    log: bool = True,
    since: int = 0,
) -> View:
    """The view of a seat, given the game's own words for how things stand and where cards are.

    Its log begins with the event `since`.
    """
    found = tuple(areas)
    decision = decision_of(game, seat, found)
    return View(
        game=game.table.game,
        seat=seat,
        names=game.names,
        status=status,
        areas=found,
        log=game.told(seat, since) if log else (),
        decision=decision,
        outcome=game.outcome,
        prompt=game.prompt(shown_as(decision.source, found), decision.rule) if log and decision is not None else None,
        track=game.track(seat) if log else None,
        stage=game.stage(seat) if log else None,
    )


def shown_as(handle: int, areas: Iterable[AreaView]) -> CardView | None:
    """The card of a handle, if its face is seen."""
    cards = (card for area in areas for card in area.cards) if handle else ()
    return next((card for card in cards if card.handle == handle and card.name), None)
