"""Cards that may be played as one thing or another (HLT 167, 195, 322): the faces of a card of two types, and what a
text lets somebody play a card as. Which it is, is chosen when it is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache

from quickening.core.data import replace
from quickening.core.decisions import Option
from quickening.core.supposing import Supposing
from quickening.games.highlander import channels, facts
from quickening.games.highlander.definitions import ATTACK, Printed
from quickening.games.highlander.events.plays import Faced
from quickening.games.highlander.state import HighlanderGame


def ways(game: HighlanderGame, seat: int, card: int) -> tuple[Printed, ...]:
    """What a card may be played as."""
    printed = game.cards[card].definition
    turned_to = facts.of_player(game, seat).words.get("plays as", ())
    others = [played_as(printed, kind) for cards, kind, scope in turned_to if cards.fits(game, card, scope)]
    return (*printed.sides, *others)


@cache
def played_as(printed: Printed, kind: str) -> Printed:
    """HLT 322. The card as a card of another type: its grid is the same, its text is not for that."""
    damage, power = (2, 4) if kind == ATTACK else (None, None)
    return replace(printed, type=kind, kinds=(), abilities=(), text="", faces=(), damage=damage, power=power)


def each_way(game: HighlanderGame, seat: int, cards: list[int]) -> Iterable[tuple[int, int]]:
    """Cards with the number of the way they may be played in, -1 where there is one way; each is turned so."""
    if not cards:
        return ()
    if "plays as" in facts.of_player(game, seat).words:
        return _each_turned(game, seat, cards.copy(), True)
    for card in cards:
        if game.cards[card].definition.faces:
            return _each_turned(game, seat, cards.copy(), False)
    return [(card, -1) for card in cards]


def _each_turned(game: HighlanderGame, seat: int, cards: list[int], convertible: bool) -> Iterator[tuple[int, int]]:
    for card in cards:
        if not convertible and not game.cards[card].definition.faces:
            yield card, -1
            continue
        for number, printed in enumerate(ways(game, seat, card)):
            with turned(game, card, printed):
                yield card, number


@contextmanager
def turned(game: HighlanderGame, card: int, printed: Printed) -> Iterator[None]:
    """While a card is looked at as something it may be played as."""
    state = game.cards[card]
    with Supposing(state, definition=printed, whole=state.whole or state.definition):
        game.wrote(channels.COURSE)
        try:
            yield
        finally:
            game.wrote(channels.COURSE)


def face(game: HighlanderGame, seat: int, option: Option) -> None:
    """HLT 167. The type of a card is chosen as it is played."""
    if option.index < 0:
        return
    printed = ways(game, seat, option.ref)[option.index]
    if printed is not game.cards[option.ref].definition:
        game.happen(Faced(option.ref, printed))
