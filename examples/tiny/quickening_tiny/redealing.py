"""What a player cannot know, and games that differ in that alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quickening.core.chance import Chance
from quickening.core.events import Event
from quickening.core.redealing import become, deal_anew
from quickening_tiny.events import Discarded, Drew, Laid, LeftStack, LotOpened, LotSold, Played, TurnedUp
from quickening_tiny.pool import shipped
from quickening_tiny.things import BLADE, CHARM, DECK, HAND, MARKET, NOBODY, YARD, Printed

if TYPE_CHECKING:
    from quickening_tiny.game import Tiny


def shown_to(event: Event, seat: int) -> tuple[int, ...]:
    """What is drawn or laid is for one player; what is played, turned up, discarded or sold for all."""
    match event:
        case Drew() | Laid():
            return (event.card,) if event.seat == seat else ()
        case Played() | TurnedUp() | Discarded() | LeftStack() | LotOpened() | LotSold():
            return (event.card,)
        case _:
            return ()


def deal_unknown(game: Tiny, seat: int, keep: set[int], seen: set[int], chance: Chance) -> None:
    """Other cards in the hands and decks of others and in the market, and face down in the yard."""
    pool = [card for _, card in sorted(shipped().items())]
    keep = keep | game.at_hand()
    for other in range(len(game.names)):
        if other == seat:  # whose deck it is knows what is in it, not where
            deal_anew(game, [(DECK, seat)], pool, keep, seen.union(game.areas[DECK, seat]), chance)
        else:
            lay_anew(game, other, pool, keep, seen, chance)
            deal_anew(game, [(HAND, other), (DECK, other)], pool, keep, seen, chance)
    deal_anew(game, [(MARKET, NOBODY)], pool, keep, seen, chance)
    game.invalidate()


def lay_anew(game: Tiny, seat: int, pool: list[Printed], keep: set[int], seen: set[int], chance: Chance) -> None:
    """What a player has laid face down is any card of its kind, also one that was seen before, in an auction."""
    for laid in [card for card in game.area(YARD) if game.cards[card].owner == seat and game.cards[card].face_down]:
        kind = CHARM if game.cards[laid].aim == NOBODY else BLADE
        hidden = {laid, *game.area(HAND, seat), *game.area(DECK, seat)} - keep
        could_lie = [card for card in hidden if card not in seen or game.cards[card].definition.kind == kind]
        could_lie.sort(key=lambda card: (game.cards[card].definition.key if card in seen else "", card))
        chosen = chance.pick(could_lie) if laid not in keep else laid
        exchange(game, laid, chosen)
        if chosen not in seen and chosen not in keep:
            become(game.cards[chosen], chance.pick([card for card in pool if card.kind == kind]))


def exchange(game: Tiny, laid: int, other: int) -> None:
    """Two cards change places; each place keeps its handle and how a card lies there."""
    if laid == other:
        return
    one, two = game.cards[laid], game.cards[other]
    places = [(pile, pile.index(card)) for card in (laid, other) for pile in game.areas.values() if card in pile]
    for (pile, place), card in zip(places, (other, laid), strict=True):
        pile[place] = card
    for name in ("area", "handle", "face_down", "aim", "stamp"):
        former = getattr(one, name)
        setattr(one, name, getattr(two, name))
        setattr(two, name, former)
