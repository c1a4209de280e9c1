"""SF 10.1, 32, 40, 49.4, 50.7. Continuous abilities and effects that last: which there are, and about whom."""

from __future__ import annotations

from typing import Any

from quickening.core.derive import Value, derived
from quickening.core.modifiers import Ref
from quickening.core.once import once
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import NOT_CUMULATIVE, TYPES, Printed
from quickening.games.shadowfist.kinds.abilities import Bold, Spares
from quickening.games.shadowfist.kinds.basics import (
    Blank,
    Change,
    ChangeType,
    CopyText,
    CostChange,
    DamageChange,
    GainBold,
    Grant,
    PlayerChange,
    Scope,
    WaivesResources,
)
from quickening.games.shadowfist.kinds.changes import CopiesBold, ExtraPower, Provides, Several
from quickening.games.shadowfist.kinds.filters import EFFECTS
from quickening.games.shadowfist.rules.abilities import CardText, applies, own_changes, own_scope, texts
from quickening.games.shadowfist.rules.stability import (
    CARD,
    NOW,
    bars_subject,
    is_about_playing,
    is_looked_at,
    is_steady_selection,
    lets_attack,
    never_shrinks,
    steadiness,
)
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import Modifier
from quickening.lang.selections import Cards


@derived(channels.TEXTS, channels.FORCE)
def continuous(game: ShadowfistGame) -> list[Modifier]:
    """Every continuous ability in force and every change made by an effect, oldest first.

    The very same list as before, if the same cards say the same and the same effects last.
    """
    saying = [text for text in texts.of(game).values() if own_changes(text)]
    before = LAST_CONTINUOUS.get(game)
    if before is None or before[0] != saying or before[1] != game.modifiers:
        found = [*game.modifiers, *(one for text in saying for one in own_changes(text))]
        found.sort(key=_stamp)
        before = LAST_CONTINUOUS.put(game, (saying, list(game.modifiers), found))
    return before[2]


#: The changes as they were last gathered, with the texts and effects that make them.
LAST_CONTINUOUS = Value[tuple[list[CardText], list[Modifier], list[Modifier]]]()


def _stamp(one: Modifier) -> int:
    return one.stamp


def changes_of(game: ShadowfistGame, kind: type[Change]) -> list[Modifier]:
    """The changes in force of a kind."""
    index = index_of.of(game)
    known = index.by_kind.get(kind)
    if known is None:
        known = index.by_kind[kind] = [one for one in continuous.of(game) if isinstance(one.change, kind)]
    return known


def is_blank(game: ShadowfistGame, card: int) -> bool:
    """SF 32.0. Whether something blanks the card's printed text."""
    blanks = changes_of(game, Blank)
    return bool(blanks) and any(applies(game, one, card) for one in blanks)


# -- changes of cards by whom they are about -----------------------------------------------------------------------


class Index:
    """The changes of cards: `own` by the one card they can be about, `others` for whatever fits.

    `damage` changes damage, and is looked at only when some is inflicted, `types` changes types (`rules.becoming`).
    `bars_subjects`, `provides`: something is about subjects of States, about resources. `looked_at`: something
    changes what texts about other cards may look at. `shrunk`: the cards whose score something may lower,
    `shrinking`: that of any card.
    `by_kind`: the changes of one kind, where somebody asked for them.
    `priced`: something changes what cards cost, or pays for them besides Power (SF 37.0).
    `about_playing`: something changes what players may play, or what they need for that (`rules.may_play`).
    `out_of_turn`: something lets Characters attack on another player's turn (SF 28.1.2).
    """

    __slots__ = (
        "about_playing",
        "bars_subjects",
        "by_kind",
        "damage",
        "immunity",
        "looked_at",
        "others",
        "out_of_turn",
        "own",
        "priced",
        "provides",
        "shrinking",
        "shrunk",
        "types",
    )

    def __init__(self) -> None:
        self.own: dict[int, list[Modifier]] = {}
        self.others: list[Modifier] = []
        self.damage: list[Modifier] = []
        self.immunity: list[Modifier] = []
        self.types: list[Modifier] = []
        self.by_kind: dict[type[Change], list[Modifier]] = {}
        self.shrunk: set[int] = set()
        self.bars_subjects = self.provides = self.looked_at = self.shrinking = False
        self.priced = self.about_playing = self.out_of_turn = False

    def put_in(self, one: Modifier, fixed: tuple[Ref, ...] | None) -> set[int]:
        """A simple change is in force from now on; the cards it is about. Lists are made anew: they are compared."""
        if isinstance(one.change, DamageChange):
            self.damage = [*self.damage, one]
            return set()
        cards = {ref.card for ref in fixed or ()}
        for card in cards:
            self.own[card] = [*self.own.get(card, ()), one]
        if not never_shrinks(one.change):
            self.shrunk |= cards
        return cards

    def take_out(self, one: Modifier) -> set[int]:
        """A simple change is in force no more; the cards it was about."""
        if isinstance(one.change, DamageChange):
            self.damage = [other for other in self.damage if other is not one]
            return set()
        cards = {card for card, found in self.own.items() if any(other is one for other in found)}
        for card in cards:
            self.own[card] = [other for other in self.own[card] if other is not one]
            if not self.own[card]:
                del self.own[card]
                self.shrunk.discard(card)
        return cards

    def add(self, game: ShadowfistGame, one: Modifier) -> None:
        """A change of cards that is in force."""
        typed, bars, provides, looked_at, shrinks = kind_of_change(one.change)
        if typed:
            self.types.append(one)
        self.bars_subjects = self.bars_subjects or bars
        self.provides = self.provides or provides
        self.looked_at = self.looked_at or looked_at
        fixed = fixed_cards(game, one)
        if fixed is None:
            self.others.append(one)
            self.shrinking = self.shrinking or shrinks
            return
        for ref in fixed:
            self.own.setdefault(ref.card, []).append(one)
            if shrinks:
                self.shrunk.add(ref.card)


@once
def providing(change: Any) -> list[Any]:
    """What of a change is about the resources that a card provides."""
    parts = change.changes if isinstance(change, Several) else (change,)
    return [part for part in parts if isinstance(part, Provides)]


@once
def kind_of_change(change: Any) -> tuple[bool, bool, bool, bool, bool]:
    """Whether a change is about types, subjects of States, resources, what others see; whether it lowers scores."""
    parts = change.changes if isinstance(change, Several) else (change,)
    return (
        any(isinstance(part, ChangeType) for part in parts),
        bars_subject(change),
        bool(providing(change)),
        is_looked_at(change),
        not never_shrinks(change),
    )


@derived(channels.TEXTS, channels.FORCE)
def index_of(game: ShadowfistGame) -> Index:
    """The changes in force by whom they are about."""
    found = continuous.of(game)
    before = LAST_INDEX.get(game)
    if before is None or before[0] is not found:
        before = LAST_INDEX.put(game, (found, _indexed(game, found)))
    return before[1]


#: The changes as they were last gathered and by whom they are about; those of them that are not about one card.
LAST_INDEX = Value[tuple[list[Modifier], Index]]()
LAST_OTHERS = Value[list[Modifier]]()


def _indexed(game: ShadowfistGame, found: list[Modifier]) -> Index:
    index = index_of.put(game, Index())
    for one in found:
        if isinstance(one.change, DamageChange):
            index.damage.append(one)
        elif not isinstance(one.change, (PlayerChange, CostChange, WaivesResources, Blank, CopyText, Grant)):
            index.add(game, one)
        if isinstance(one.change, GainBold) and one.change.bold.word == "Immunity":
            index.immunity.append(one)
        index.priced = index.priced or isinstance(one.change, (CostChange, ExtraPower))
        index.about_playing = index.about_playing or is_about_playing(one.change)
        index.out_of_turn = index.out_of_turn or lets_attack(one.change)
    others = LAST_OTHERS.get(game)
    if others == index.others:
        index.others = others  # the very same, so that what was worked out with it is known to hold
    else:
        LAST_OTHERS.put(game, index.others)
    return index


def fixed_cards(game: ShadowfistGame, one: Modifier) -> tuple[Ref, ...] | None:
    """The cards a change is about, where that cannot differ while texts stay as they are."""
    if one.cards is not None:
        return one.cards
    refs: tuple[Ref, ...] | None = one.who.refs(game, one.scope) if is_steady_selection(one.who) else None
    return refs


def is_simple(one: Modifier) -> bool:
    """Whether a change is about damage, or about certain cards and nothing that others look at."""
    fixed = one.cards is not None or is_steady_selection(one.who)
    return isinstance(one.change, DamageChange) or (fixed and is_simple_change(one.change))


@once
def is_simple_change(change: Any) -> bool:
    """Whether a change of a card matters to nothing but what is true of that card."""
    typed, bars, provides, looked_at, _ = kind_of_change(change)
    immune = isinstance(change, CopiesBold) or (isinstance(change, GainBold) and change.bold.word == "Immunity")
    return not (typed or bars or provides or looked_at or immune or is_about_playing(change) or lets_attack(change))


@once
def steadiness_of(one: Modifier) -> int:
    """For how long what a change does stays the same, and for others than one card also about whom it is."""
    found = max(steadiness(one.change), CARD if one.condition is None else steadiness(one.condition))
    if one.cards is not None or is_steady_selection(one.who):
        return found
    return max(found, steadiness(one.who)) if isinstance(one.who, Cards) else NOW


def steadiness_for(game: ShadowfistGame, one: Modifier, card: int) -> int:
    """For how long a change that is not about one card stays the same for one, to which it may not apply at all."""
    found = steadiness_of(one)
    noun = one.who.noun if found and isinstance(one.who, Cards) else None
    if noun is not None and steadiness(noun) == CARD and not noun.fits(game, card, one.scope):
        return CARD
    return found


def bars_subjects(game: ShadowfistGame) -> bool:
    """Whether anything could make a card an illegal subject for States (SF 25.5.3, 40.1)."""
    index = index_of.of(game)
    return index.bars_subjects or bool(immune_makers(game))


def in_play_of_type(game: ShadowfistGame, word: str) -> list[int]:
    """The cards in play of a type (SF 7.0); for any other word, all cards in play."""
    if word not in TYPES:
        return game.in_play
    return by_type.of(game)[word]


@derived(channels.TEXTS)
def by_type(game: ShadowfistGame) -> dict[str, list[int]]:
    """The cards in play of each type (SF 7.0); put right as one comes or goes."""
    known: dict[str, list[int]] = {kind: [] for kind in TYPES}
    for card in game.in_play:
        for kind in game.cards[card].types:
            known[kind].append(card)
    return known


# -- overlaps (SF 49.4) --------------------------------------------------------------------------------------------


def without_overlaps(game: ShadowfistGame, found: list[Modifier]) -> list[Modifier]:
    """SF 49.4. Of like changes by Not Cumulative cards with one title only the largest counts."""
    best: dict[Any, Modifier] = {}
    kept: list[Modifier] = []
    for one in found:
        key = _overlap_key(game, one)
        if key is None:
            kept.append(one)
        elif key not in best or one.change.size(game, one.scope) > best[key].change.size(game, one.scope):
            best[key] = one
    return [*kept, *best.values()] if best else kept


def _overlap_key(game: ShadowfistGame, one: Modifier) -> Any:
    source = one.scope.source
    if source is None:
        return None
    printed = game.cards[source.card].printed
    if NOT_CUMULATIVE not in printed.restrictions:
        return None
    return printed.name, one.change.result  # SF 49.4.1


# -- immunity (SF 40.0, 50.7) --------------------------------------------------------------------------------------


def is_immune(game: ShadowfistGame, card: int, source: int, standing: bool = False) -> bool:
    """SF 40.0. Whether a card cannot be affected by a source: for it, the card is not in play.

    `standing`: by what its text says all the time, which is no effect that was generated (SF 10.1).
    """
    index = index_of.of(game)
    if not index.immunity or card == source:
        return False
    immune = immunities.of(game).get(card)
    if not immune:
        return False
    return any(
        cards.fits(game, source, scope) for cards, scope in immune if not standing or EFFECTS not in cards.after
    )


def is_spared(game: ShadowfistGame, card: int, source: int) -> bool:
    """Whether the text of a card says that it does not affect such a card."""
    kinds = spared_by(game.cards[source].printed)
    return bool(kinds) and any(kind.fits(game, card, own_scope(game, source)) for kind in kinds)


@once
def spared_by(printed: Printed) -> tuple[Cards, ...]:
    """The cards that a card's text does not affect."""
    return tuple(one.cards for one in printed.abilities if isinstance(one, Spares))


def immune_makers(game: ShadowfistGame) -> list[Modifier]:
    """SF 50.7. The abilities and effects that make cards immune."""
    index = index_of.of(game)
    return index.immunity


@derived(channels.TEXTS, channels.COURSE)
def immunities(game: ShadowfistGame) -> dict[int, list[tuple[Cards, Scope]]]:
    """SF 50.7. Against what each card is immune; worked out before anything else, for it decides what applies."""
    known = immunities.put(game, {})
    for one in immune_makers(game):
        for card in game.in_play:
            if applies(game, one, card):
                bold: Bold = one.change.bold  # type: ignore[attr-defined]
                assert bold.against is not None
                known.setdefault(card, []).append((bold.against, one.scope))
    if known:
        _copy_immunity(game, known)
    return known


def _copy_immunity(game: ShadowfistGame, known: dict[int, list[tuple[Cards, Scope]]]) -> None:
    """SF 36.0. Who copies bold-faced abilities of others is immune against what they are immune against."""
    own = {card: list(against) for card, against in known.items()}
    for one in changes_of(game, CopiesBold):
        for card in (card for card in game.in_play if applies(game, one, card)):
            for other in one.change.cards.found(game, one.scope):  # type: ignore[attr-defined]
                known.setdefault(card, []).extend((against, one.scope) for against, _ in own.get(other, ()))
