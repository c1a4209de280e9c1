"""What is done with hands, decks and Sites of players (SF 9.1, 9.2, 22.2.5, 39, 45.3)."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.shadowfist.events.leaving import Toasted
from quickening.games.shadowfist.events.piles import DeckCut, Discarded, Drew, Looked, Shuffled
from quickening.games.shadowfist.kinds.basics import Number
from quickening.games.shadowfist.kinds.effects import Do
from quickening.games.shadowfist.kinds.power import Act, always, amounts
from quickening.games.shadowfist.kinds.selections import Picked
from quickening.games.shadowfist.rules.out_of_play import DiscardSome, discardable
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.rules.site_structure import Rearrange, arranged, place_of
from quickening.games.shadowfist.state import ShadowfistGame, in_hand
from quickening.games.shadowfist.state_values import DECK, HAND, NOBODY
from quickening.lang.nodes import Effect
from quickening.lang.resolve import May


def _draw(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    """From the top of the deck, as many as there are."""
    cards = tuple(reversed(game.areas[DECK, seat][-amount:]))
    return [Drew(seat, cards)] if cards else []


def _draw_up_to(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """One after another, as long as the player likes."""
    left = amounts(game, frame, effect.amount)
    if left > 0:
        one: Effect = replace(effect, deed="draw", amount=Number(1))
        others: Effect = replace(effect, amount=Number(left - 1))
        frame.insert(May((one, others)))
    return frame.start  # type: ignore[no-any-return]


def _fill(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    """`fill your hand to six cards`; without a number, to the hand size (SF 9.2.2.2)."""
    size = player_facts(game, seat).hand_size if effect.amount is None else amount
    missing = size - len(game.areas[HAND, seat])
    return _draw(game, frame, seat, missing, effect) if missing > 0 else []


def _toast_top(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    """SF 46.0. From the top of the deck, as many as there are."""
    cards = reversed(game.areas[DECK, seat][-amount:]) if amount else ()
    return [Toasted(card, frame.scope.source, frame.scope.you) for card in cards]


def _can_toast_top(game: ShadowfistGame, scope: Any, effect: Any) -> bool:
    """SF 24.1.4. Whether a deck has as many cards as are to be toasted to pay."""
    count = 1 if effect.amount is None else effect.amount.value(game, scope)
    return all(len(game.areas[DECK, seat]) >= count for seat in effect.who.seats(game, scope))


def _discard_at_random(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    """SF 39.0. Cards from the hand by chance."""
    hand = list(game.areas[HAND, seat])
    game.chance.shuffle(hand)
    return [Discarded(card, frame.scope.source, seat) for card in hand[:amount]]


def _discard_hand(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    """SF 25.3, 39.0. All of it, but for the card that is being played and says so."""
    return [Discarded(card, frame.scope.source, seat) for card in in_hand(game, seat, frame.scope)]


def _discard(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 24.2.1. Of the players' own choice, now; `up to`: or fewer. Of yours: you see the hand first (SF 39.0)."""
    scope, count = frame.scope, amounts(game, frame, effect.amount)
    seats, yours = effect.who.seats(game, scope), effect.how == "your choice"
    for seat in seats if yours else ():
        game.happen(Looked(scope.you, tuple(game.areas[HAND, seat])))
    chooser, fewer = scope.you if yours else NOBODY, effect.how == "up to"
    asked = [DiscardSome(seat=seat, count=count, up_to=fewer, by=scope.source, chooser=chooser) for seat in seats]
    return frame.run_each(asked)  # type: ignore[no-any-return]


def _can_discard(game: ShadowfistGame, scope: Any, effect: Any) -> bool:
    """SF 6.2, 39.0. Whether there are as many cards as have to be discarded."""
    least = 0 if effect.how else effect.amount.value(game, scope)
    return all(len(discardable(game, seat)) >= least for seat in effect.who.seats(game, scope))


def _look_at_hand(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    return [Looked(frame.scope.you, tuple(game.areas[HAND, seat]))]


def _look_at_top(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """The top cards of a deck are what the text speaks of next; `shown`: to everybody."""
    count = amounts(game, frame, effect.amount)
    seats = effect.who.seats(game, frame.scope)
    cards = tuple(card for seat in seats for card in reversed(game.areas[DECK, seat][-count:]))
    frame.scope = replace(frame.scope, it=tuple(game.ref(card) for card in cards))
    seen_by = NOBODY if effect.how == "shown" else frame.scope.you
    return game.do([Looked(seen_by, cards)] if cards else [], frame.start, frame.scope.spared)


def _reshuffle(game: ShadowfistGame, frame: Any, seat: int, amount: int, effect: Any) -> list[Event]:
    """`how` is `cut`: it is cut, nobody knows where (SF 2.3)."""
    return [DeckCut(seat, frame.scope.you) if effect.how == "cut" else Shuffled(seat)]


def _sacrifice(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 45.3. Players choose and sacrifice cards of their own, clockwise."""
    chosen = Do(Picked(effect.cards, slot=0, later=True), "sacrifice")
    scope = frame.scope
    scopes = [replace(scope, you=seat, bound=()) for seat in effect.who.seats(game, scope)]
    return frame.run_for((chosen,), scopes)  # type: ignore[no-any-return]


def _rearrange(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 9.1. You say which Site stands where; `front row`: only those."""
    scope, front = frame.scope, effect.how == "front row"
    seats = effect.who.seats(game, scope)
    return frame.run_each(  # type: ignore[no-any-return]
        [Rearrange(seat=scope.you, owner=seat, front_only=front, by=scope.source) for seat in seats]
    )


def _swap_rows(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """SF 9.1. The front-row Site with the back-row Site at that location, or at `every` location."""
    scope = frame.scope
    columns = [place for player in game.players for place in player.columns] if effect.how else [scope.place]
    places: dict[int, tuple[int, int]] = {}
    for sites in (game.sites_at(column) for column in columns if column):
        if len(sites) == 2:
            places |= {sites[0]: place_of(game, sites[1]), sites[1]: place_of(game, sites[0])}
    return game.do(arranged(game, places, scope.source, scope.you), frame.start, scope.spared)


ACTS: dict[str, Act] = {
    "draw": Act(_draw),
    "draw up to": Act(pay=_draw_up_to, yours=True),
    "fill hand": Act(_fill),
    "toast top": Act(_toast_top, possible=_can_toast_top, most_x=lambda game, seat: len(game.areas[DECK, seat])),
    "discard at random": Act(_discard_at_random, threat="discard"),
    "discard hand": Act(_discard_hand, threat="discard", possible=always),
    "discard": Act(pay=_discard, threat="discard", possible=_can_discard),
    "look at hand": Act(_look_at_hand, threat="look at hand", possible=always),
    "look at top": Act(pay=_look_at_top, possible=always),
    "reshuffle": Act(_reshuffle, possible=always),
    "sacrifice": Act(pay=_sacrifice, possible=always),
    "rearrange Sites": Act(pay=_rearrange, possible=always),
    "swap rows": Act(pay=_swap_rows, yours=True),
}
