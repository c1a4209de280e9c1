"""What a category of phrases reads, without the meanings that are said in another way or make no sense there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.games.shadowfist.kinds import (
    amounts,
    effects,
    filters,
    people,
    players_do,
)
from quickening.games.shadowfist.kinds.entering import PlayThis
from quickening.games.shadowfist.state_values import LASTING
from quickening.lang import resolve
from quickening.lang.selections import Cards, ThisCard

_SOMEONE = (people.LEFT_OF_YOU, people.CURRENT, people.NAMED_OPPONENT)
_OTHERS = (*_SOMEONE, people.THAT_PLAYER, people.OPPONENTS, people.EVERYBODY, people.Players("each player in turn"))
_NO_CHARACTER = filters.Unlike(filters.Noun("Character"))
_STATES = Cards(filters.Noun("State"))
#: Words that stand before `State` and are nouns as well.
_OF_STATES = frozenset({"Weapon", "Vehicle", "Schtick"})


def is_loose(cards: Any) -> bool:
    """Whether a description says nothing of what a card is on: that is said of where it is played."""
    after = getattr(cards, "after", ())
    return not any(getattr(word, "relation", "") == "on" for word in after)


def _lasts_not(done: tuple[Any, ...]) -> bool:
    """What waits for its time is done then; it is not something that lasts from now on."""
    joined = (resolve.Sequence, resolve.May)
    inner = [part for one in done for part in (one.effects if isinstance(one, joined) else (one,))]
    return not any(isinstance(part, effects.Gets) and part.until == LASTING for part in inner)


def _not_just_may(done: tuple[Any, ...]) -> bool:
    """`you may` after a trigger makes the trigger voluntary (SF 26.1.2)."""
    return not (len(done) == 1 and isinstance(done[0], resolve.May))


def _has_no_words(done: tuple[Any, ...]) -> bool:
    """Whether there is something in it that is not told of players in general, as gaining Power or drawing is."""
    parts = [part for one in done for part in (one.effects if isinstance(one, resolve.Sequence) else (one,))]
    return not any(map(_says_who, parts))


def _says_who(part: Any) -> bool:
    if isinstance(part, players_do.PlayersDo):
        return part.says_who
    told = getattr(part, "who", None) is not None
    return told or isinstance(part, resolve.Either) or effects.does(part, "sacrifice")


def _anybodys(cards: Any) -> bool:
    """Whether a description leaves open who plays the cards."""
    return filters.Word("opponent's") not in getattr(cards, "before", ())


def _moves_itself(ability: Any) -> bool:
    """Whether an ability is about what becomes of its own card, as it is of an Event in the smoked pile."""
    return any(getattr(effect, "what", None) == ThisCard() for effect in getattr(ability, "effects", ()))


def _plays_itself_oddly(done: tuple[Any, ...]) -> bool:
    """Whether a card is played face up, or from elsewhere than the hand."""
    return isinstance(done[0], PlayThis) and (done[0].face_up or done[0].origin != "hand")


def _is_in_a_pile(cards: Any) -> bool:
    """Whether a description says in which pile the cards are."""
    return bool(getattr(cards, "area", ""))


#: Such a category, the one it narrows, and what is kept of it.
NARROWED: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "beside_word": ("plain", lambda one: getattr(one, "word", "") not in _OF_STATES),
    "cards_in_pile": ("cards", _is_in_a_pile),
    "many_in_pile": ("cards_pl", _is_in_a_pile),
    "by_someone": ("by_who", lambda who: who in _SOMEONE or (isinstance(who, people.PlayerOf) and not who.owner)),
    "some_states": ("cards_pl", lambda cards: cards != _STATES),
    "state_in_pile": ("state_at", _is_in_a_pile),
    "loose": ("cards", is_loose),
    "loose_pl": ("cards_pl", is_loose),
    "deeds_later": ("simple_1", _lasts_not),
    "not_character": ("cards", lambda cards: _NO_CHARACTER in getattr(cards, "before", ())),
    "effects_now": ("effects", _not_just_may),
    "other_who": ("who", lambda who: who in _OTHERS or isinstance(who, people.PlayerOf)),
    "must_do": ("offered", _has_no_words),
    "trigger_now": ("trigger", lambda one: getattr(one, "deed", "") != "turn starts"),
    "x_plain": ("limited", lambda amount: amount != amounts.Told("chosen")),
    "anybodys": ("loose_pl", _anybodys),
    "to_play": ("to_play_any", _plays_itself_oddly),
    "wait_in_pile": ("wait", _moves_itself),
}
