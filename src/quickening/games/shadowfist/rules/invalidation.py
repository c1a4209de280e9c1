"""What is written when a card comes or goes, or when a change begins or ends (SF 24.5.5).

Most cards that come or go say nothing that others have to be looked at again for: then no more is written than what
follows from them, and the changes in force are put right in place. Where that cannot be told, all texts are written.
"""

from __future__ import annotations

from typing import TypeVar

from quickening.core.derive import Channel, Derived
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.base_state import controlled
from quickening.games.shadowfist.definitions import UNIQUE
from quickening.games.shadowfist.kinds.abilities import Instead
from quickening.games.shadowfist.kinds.basics import Blank, CopyText, Grant
from quickening.games.shadowfist.rules.abilities import OWN_TEXTS, CardText, own_changes, own_text, texts
from quickening.games.shadowfist.rules.continuous import (
    LAST_CONTINUOUS,
    by_type,
    continuous,
    fixed_cards,
    index_of,
    is_simple,
)
from quickening.games.shadowfist.rules.describing import looks_of
from quickening.games.shadowfist.rules.facts import AROUND, STEADY_FACTS
from quickening.games.shadowfist.rules.menu import used_of
from quickening.games.shadowfist.rules.triggers import watchers_in
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, PLAY, Modifier

Key = TypeVar("Key")

TEXT_MAKERS = (Blank, CopyText, Grant)


def card_changed(game: ShadowfistGame, card: int) -> None:
    """One card came into play, left it, or its text counts from now on: the texts of all others are as they were."""
    game.wrote(channels.COURSE)
    known = OWN_TEXTS.get(game)
    if texts.get(game) is not known or known is None:
        game.wrote(channels.TEXTS)  # nothing is known, or texts change texts
        return
    before = known.pop(card, None) if game.cards[card].area != PLAY else known.get(card)
    now = None
    if game.cards[card].area == PLAY:
        now = known[card] = own_text(game, card, known)
    ended = own_changes(before) if before is not None else []
    begun = own_changes(now) if now is not None else []
    if any(isinstance(one.change, TEXT_MAKERS) for one in (*ended, *begun)):
        game.wrote(channels.TEXTS)
        return
    if before is None or now is None:
        list_anew(game, card)
    change_force(game, [*ended, *dead_changes(game)], begun, card)
    for channel in written_with(game, card, before, now):
        game.wrote(channel)


def written_with(game: ShadowfistGame, card: int, before: CardText | None, now: CardText | None) -> list[Channel]:
    """What is written as a card comes or goes, with these texts before and now."""
    outside = game.cards[card].definition.works_outside
    watched = outside or (before and before.watchers) or (now and watchers_in(game, card, now))
    used = outside or (before and before.used) or (now and used_of(game, card, now))
    texts = [text for text in (before, now) if text is not None]
    replacing = any(isinstance(entry.ability, Instead) for text in texts for entry in text.entries)
    unique = UNIQUE in game.cards[card].definition.restrictions
    told = (
        (channels.WAITING, watched),
        (channels.USES, used),
        (channels.REPLACING, replacing),
        (channels.UNIQUES, unique),
    )
    return [channels.CARDS, *(channel for channel, is_so in told if is_so)]


def list_anew(game: ShadowfistGame, card: int) -> None:
    """A card that came is the last in the lists of cards in play, and one that went is in none of them.

    Lists are made anew: somebody may be going through them.
    """
    state = game.cards[card]
    _list_anew(game, card, controlled, state.controller)
    _list_anew(game, card, by_type, state.printed.type)


def _list_anew(game: ShadowfistGame, card: int, lists: Derived[dict[Key, list[int]]], key: Key) -> None:
    known = lists.get(game)
    if known is not None and game.cards[card].area == PLAY:
        known[key] = [*known[key], card]
    elif known is not None:
        lists.put(game, {key: [one for one in found if one != card] for key, found in known.items()})


def dead_changes(game: ShadowfistGame) -> list[Modifier]:
    """SF 24.1.3.3. The changes in force that were directed at cards that are no more what they were."""
    return [one for one in (continuous.get(game) or ()) if one.cards and not any(map(game.alive, one.cards))]


def changes_changed(game: ShadowfistGame, ended: list[Modifier], begun: list[Modifier]) -> None:
    """Changes made by effects ended or began: all cards and texts are as they were, unless these are about texts."""
    game.wrote(channels.COURSE)
    if any(isinstance(one.change, TEXT_MAKERS) for one in (*ended, *begun)):
        game.wrote(channels.TEXTS)
    else:
        change_force(game, ended, begun)


def delayed_changed(game: ShadowfistGame) -> None:
    """Effects that wait for their time began to or do so no more: only who waits is out of date."""
    game.wrote(channels.WAITING)


# -- the changes in force ------------------------------------------------------------------------------------------


def change_force(game: ShadowfistGame, ended: list[Modifier], begun: list[Modifier], card: int = NOBODY) -> None:
    """The changes in force are put right, and what is true of cards stays, where it is about others than these are.

    `card` is the one that came or went: what is true of it has to be worked out anew.
    """
    if index_of.get(game) is not None and all(map(is_simple, ended)) and all(map(is_simple, begun)):
        concerned = put_right(game, ended, begun) | ({card} - {NOBODY})
        for one in (*concerned, *(AROUND.get(game) or ())):
            STEADY_FACTS.forget(game, one)
        looks_of.of(game).changed += concerned
    else:
        game.wrote(channels.FORCE)
    game.wrote(channels.CHANGES)


def put_right(game: ShadowfistGame, ended: list[Modifier], begun: list[Modifier]) -> set[int]:
    """The changes in force are without those that ended and with those that began; the cards these are about."""
    concerned: set[int] = set()
    if not ended and not begun:
        return concerned
    index = index_of.of(game)
    for one in ended:
        concerned |= index.take_out(one)
    for one in begun:
        concerned |= index.put_in(one, fixed_cards(game, one))
    left = [one for one in continuous.of(game) if not any(one is other for other in ended)]
    continuous.put(game, sorted([*left, *begun], key=lambda one: one.stamp))
    LAST_CONTINUOUS.forget(game)
    return concerned
