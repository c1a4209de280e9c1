"""SF 24.1.3.2. Which cards in play a description is about, found once for as long as that cannot change.

Every ability in a menu looks for what it may be about. That no look goes through all cards, so that a menu costs as
much as there are cards and no more, a description is looked for among the few cards that one of its words can fit at
all (who attacks, who is at a location), or among those its steady words fit, which are kept while cards come and go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.core.derive import Value, derived
from quickening.core.once import MANY, once
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.base_state import subjects as subjects_in_play
from quickening.games.shadowfist.definitions import EVENT, TYPES
from quickening.games.shadowfist.kinds.filters import Noun, Word
from quickening.games.shadowfist.kinds.filters_place import At
from quickening.games.shadowfist.kinds.relations import To
from quickening.games.shadowfist.rules.choices import fit
from quickening.games.shadowfist.rules.continuous import immune_makers, in_play_of_type, index_of
from quickening.games.shadowfist.rules.stability import CARD, TABLE, steadiness
from quickening.games.shadowfist.state import ShadowfistGame, in_hand
from quickening.games.shadowfist.state_values import BURNED, HAND, HAND_OR_SMOKED, NOBODY, PLAY, SMOKED, Attack
from quickening.lang.nodes import Filter, walk
from quickening.lang.selections import Cards


class Description:
    """What is known of a description by its words alone; descriptions of the same words share one.

    `steady` are the words that fit the same cards as long as the same texts are active, `others` all others but the
    type. `sourced`: a steady one looks at the card whose text it is. `alone`: the steady ones look at nothing but the
    card itself. `narrow` is the first word that only few cards can fit.
    """

    __slots__ = ("alone", "narrow", "others", "sourced", "steady")

    def __init__(self, cards: Cards) -> None:
        words = (*(() if is_type(cards.noun) else (cards.noun,)), *cards.before, *cards.after)
        self.steady = tuple(word for word in words if steadiness(word) <= TABLE)
        self.others = tuple(word for word in words if steadiness(word) > TABLE)
        self.sourced = any(map(looks_at_source, (part for word in self.steady for part in walk(word))))
        self.alone = all(steadiness(word) == CARD for word in self.steady)
        self.narrow = next((word for word in words if few_fit(word)), None)


_KNOWN: dict[Cards, Description] = {}


@once
def description_of(cards: Cards) -> Description:
    """What is known of a description, the same for all of the same words."""
    if len(_KNOWN) >= MANY:
        _KNOWN.clear()
    known = _KNOWN.get(cards)
    if known is None:
        known = _KNOWN[cards] = Description(cards)
    return known


def looked_for(game: ShadowfistGame, cards: Cards, scope: Any) -> tuple[list[int], tuple[Filter, ...] | None]:
    """SF 24.1.3.2, 40.0. Where a description looks for cards: in play as its source sees it, or in a pile.

    With them, the words that have yet to fit; `None` if that is the whole description.
    """
    if cards.area in ("", PLAY):
        word = cards.noun.word if isinstance(cards.noun, Noun) else ""
        if word == EVENT:  # never in play: an effect of the scene, below 0
            return [-effect.number for effect in game.effects if effect.kind == "card"], None
        found, words = described(game, cards, scope, word)
        return ([card for card in found if game.sees(scope, card)] if immune_makers(game) else found), words
    if cards.area == HAND_OR_SMOKED:
        return [*in_hand(game, scope.you, scope), *game.areas[SMOKED, scope.you]], None
    if cards.area == HAND:
        return in_hand(game, scope.you, scope), None
    area = SMOKED if SMOKED in cards.area else BURNED if BURNED in cards.area else cards.area
    if area == cards.area:
        return list(game.areas[area, scope.you]), None
    return [card for seat in whose(game, cards.area, scope) for card in game.areas[area, seat]], None


def whose(game: ShadowfistGame, area: str, scope: Any) -> list[int]:
    """Whose piles a description speaks of."""
    if area.startswith("that player's"):
        who: int = getattr(scope, "who", NOBODY)
        return [who] if who >= 0 else []
    return game.seats_from(scope.you) if area.startswith("any") else game.opponents(scope.you)


def described(
    game: ShadowfistGame, cards: Cards, scope: Any, word: str
) -> tuple[list[int], tuple[Filter, ...] | None]:
    """The cards in play among which those of a description are, in the order in which they came.

    With them, the words that have yet to fit; `None` if that is the whole description. What was found is kept as
    long as the same texts are active, for each player, and for each card that says so where the words look at that.
    """
    known = description_of(cards)
    if known.narrow is not None:
        return narrowed(game, known.narrow, scope), None
    if not known.steady:
        return in_play_of_type(game, word), known.others
    unsteady = scope.it or scope.bound or (known.sourced and scope.me != scope.source)
    if unsteady or index_of.of(game).looked_at:
        return in_play_of_type(game, word), known.steady + known.others
    return found_by(game, known, scope, word), known.others


def is_type(word: Filter) -> bool:
    """Whether a word is the type of a card, by which cards are known already, or means any card."""
    return isinstance(word, Noun) and (word.word in TYPES or word.word == "card")


def looks_at_source(part: Any) -> bool:
    """Whether a word is about the card whose text it is: `other`, or another card than that, or on it."""
    return hasattr(part, "refs") or (isinstance(part, Word) and part.word == "other")


# -- what steady words fit -----------------------------------------------------------------------------------------


class Look:
    """What the steady words of a description fit; `seen`: of how many changes that is put right."""

    __slots__ = ("found", "seen")

    def __init__(self, found: list[int], seen: int) -> None:
        self.found = found
        self.seen = seen


class Looks:
    """The looks for descriptions that are known, and the cards that came, went or changed since the first of them."""

    __slots__ = ("changed", "known")

    def __init__(self) -> None:
        self.known: dict[Any, Look] = {}
        self.changed: list[int] = []


@derived(channels.TEXTS, channels.FORCE)
def looks_of(game: ShadowfistGame) -> Looks:
    """What was looked for; kept while cards come and go (`rules.invalidation`)."""
    return Looks()


def found_by(game: ShadowfistGame, known: Description, scope: Any, word: str) -> list[int]:
    """The cards of a type that the steady words of a description fit."""
    looks = looks_of.of(game)
    key = (known, scope.you, scope.source if known.sourced else None)
    look = looks.known.get(key)
    if look is None or (look.seen < len(looks.changed) and not known.alone):
        found = [card for card in in_play_of_type(game, word) if fit(game, known.steady, card, scope)]
        look = looks.known[key] = Look(found, len(looks.changed))
    elif look.seen < len(looks.changed):
        put_right(game, look, looks.changed, known, scope, word)
    return look.found


def put_right(
    game: ShadowfistGame, look: Look, changed: list[int], known: Description, scope: Any, word: str
) -> None:
    """Only the cards that came, went or changed since are looked at. The list is made anew: it may be in use."""
    cards = game.cards
    concerned = set(changed[look.seen :])
    found = [card for card in look.found if card not in concerned]
    for card in concerned:
        of_type = word in cards[card].types or word not in TYPES
        if cards[card].area == PLAY and of_type and fit(game, known.steady, card, scope):
            found.append(card)
    look.found = sorted(found, key=lambda card: cards[card].handle)
    look.seen = len(changed)


# -- words that only few cards can fit -----------------------------------------------------------------------------


def few_fit(word: Filter) -> bool:
    """Whether it is known at once which few cards a word can fit."""
    if isinstance(word, Noun):
        return word.word in ("attacker", "interceptor")
    if isinstance(word, (Word, To)):
        return not word.non and name_of(word) in NARROW_WORDS
    return isinstance(word, At)


def name_of(word: Word | To) -> str:
    """What a word or a relation is called."""
    return word.word if isinstance(word, Word) else word.relation


def narrowed(game: ShadowfistGame, word: Any, scope: Any) -> list[int]:
    """The few cards among which those are that a word fits."""
    if isinstance(word, At):
        return there(game, word, scope)
    return NARROW_WORDS[name_of(word)](game, scope) if isinstance(word, (Word, To)) else fighting(game, scope)


def fighting(game: ShadowfistGame, scope: Any) -> list[int]:
    """SF 28.1, 28.6. The attackers and interceptors of the attack, if there is one."""
    attack = game.attack
    if attack is None:
        return []
    known = FIGHTING.get(game)
    if known is None or known[0] is not attack:
        refs = {one.card for one in attack.attackers} | {one.card for one in attack.interceptors}
        known = FIGHTING.put(game, (attack, in_order(game, {ref.card for ref in refs if game.alive(ref)})))
    return known[1]


FIGHTING = Value[tuple[Attack, list[int]]](channels.TEXTS, channels.COURSE)


def there(game: ShadowfistGame, word: At, scope: Any) -> list[int]:
    """SF 9.1.2. The cards where those are that a word speaks of."""
    places = {game.location(ref.card) for ref in word.what.refs(game, scope)} - {0}
    return in_order(game, {card for place in places for card in at_places.of(game).get(place, ())})


def at_that_place(game: ShadowfistGame, scope: Any) -> list[int]:
    """The cards at the location last spoken of."""
    return at_places.of(game).get(scope.place, []) if scope.place else []


def subjects(game: ShadowfistGame, scope: Any) -> list[int]:
    """SF 7.4. The cards that are subjects of States."""
    return list(subjects_in_play.of(game))


@derived(channels.TEXTS, channels.COURSE)
def at_places(game: ShadowfistGame) -> dict[int, list[int]]:
    """SF 9.1.2. The cards in play by where they are."""
    known: dict[int, list[int]] = {}
    for card in game.in_play:
        state = game.cards[card]
        known.setdefault(state.location if state.subject < 0 else game.location(card), []).append(card)
    return known


def in_order(game: ShadowfistGame, cards: set[int]) -> list[int]:
    """Cards in play in the order in which they came."""
    return sorted(cards, key=lambda card: game.cards[card].handle)


#: Where to look for what such a word or relation fits.
NARROW_WORDS: dict[str, Callable[[ShadowfistGame, Any], list[int]]] = {
    "attacking": fighting,
    "intercepting": fighting,
    "at that location": at_that_place,
    "subject of": subjects,
}
