"""SF 6, 10, 32, 36, 40, 48-49. Which texts are active, and what is true of a card once all of them are counted."""

from __future__ import annotations

from typing import Any

from quickening.core.modifiers import Ref
from quickening.core.once import once
from quickening.games.shadowfist.definitions import CHARACTER, NOT_CUMULATIVE, SITE, TYPES, Printed
from quickening.games.shadowfist.rules.steadiness import bars_subject, is_steady_selection, never_shrinks
from quickening.games.shadowfist.rules.steadiness import is_steady as steady_node
from quickening.games.shadowfist.state import PLAY, Modifier, ShadowfistGame
from quickening.games.shadowfist.vocabulary.abilities import Bold, Continuous, XIs
from quickening.games.shadowfist.vocabulary.changes import Provides, ProvidesNothing, Several
from quickening.games.shadowfist.vocabulary.kinds import (
    Blank,
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
from quickening.lang.nodes import Change
from quickening.lang.selections import Cards, ThisCard

ALWAYS = "always"
CUMULATIVE = frozenset({"Toughness", "Influence"})


class Entry:
    """An ability a card has now. `key` names it among all of its card; `giver` is the card that gave it."""

    __slots__ = ("ability", "giver", "key", "scope", "stamp")

    def __init__(self, ability: Any, key: str, stamp: int, scope: Scope, giver: Ref | None = None) -> None:
        self.ability = ability
        self.key = key
        self.stamp = stamp
        self.scope = scope
        self.giver = giver


class Facts:
    """What is true of a card now. Fighting and body are scores before damage (SF 8.7, 15.1)."""

    __slots__ = (
        "bars",
        "body",
        "bold",
        "card",
        "cost",
        "damage",
        "designators",
        "face_down",
        "feng_shui",
        "fighting",
        "forbidden",
        "immune",
        "marks",
        "power",
        "provides",
        "resources",
        "restrictions",
        "titles",
        "trace",
        "types",
        "words",
    )

    def __init__(self, card: int, printed: Printed, face_down: bool = False) -> None:
        self.card = card
        self.face_down = face_down
        self.types: tuple[str, ...] = (printed.type,)
        self.feng_shui = printed.feng_shui
        self.body = printed.body
        self.fighting = printed.fighting
        self.bold: dict[str, int] = {}
        self.words: list[tuple[Bold, Scope]] = []
        self.immune: list[tuple[Cards, Scope]] = []
        self.forbidden: dict[str, Scope] = {}
        self.bars: list[tuple[str, Cards, Scope]] = []
        self.damage: list[tuple[Any, Scope]] = []
        self.marks: dict[str, Any] = {}
        self.trace: list[tuple[dict[str, int], Modifier]] | None = None
        self._know(printed)

    def _know(self, printed: Printed) -> None:
        """What a face-down Feng Shui Site does not show (SF 22.2.2, 24.4)."""
        hidden = self.face_down
        self.titles: frozenset[str] = frozenset() if hidden else titles_of(printed)
        self.designators: frozenset[str] = frozenset() if hidden else printed.designators
        self.resources: frozenset[str] = frozenset() if hidden else printed.resources
        self.restrictions: dict[str, str] = {} if hidden else printed.restrictions
        self.cost: int = 0 if hidden else printed.cost or 0
        self.power = 1 if hidden else printed.power
        self.provides: tuple[str, ...] = () if hidden else printed.provides

    @property
    def figures(self) -> dict[str, int]:
        """Its numbers, by name."""
        return {"cost": self.cost, "fighting": self.fighting, "power": self.power, "body": self.body}

    def gain(self, game: ShadowfistGame, bold: Bold, scope: Scope) -> None:
        """SF 50.0. A bold-faced ability; some add up. One that works against certain cards only is kept apart."""
        if bold.against is not None and bold.word != "Immunity":
            self.words.append((bold, scope))
            return
        amount = 1 if bold.amount is None else bold.amount.value(game, scope)
        if bold.word in CUMULATIVE:
            self.bold[bold.word] = self.bold.get(bold.word, 0) + amount
        else:
            self.bold[bold.word] = max(amount, self.bold.get(bold.word, 0))
        self.words.append((bold, scope))
        if bold.word == "Immunity" and bold.against is not None:
            self.immune.append((bold.against, scope))

    def forbid(self, verb: str, cards: Cards | None, scope: Scope) -> None:
        """Something the card cannot do, at all or concerning certain cards."""
        if cards is None:
            self.forbidden.setdefault(verb, scope)
        else:
            self.bars.append((verb, cards, scope))

    def barred(self, game: ShadowfistGame, verb: str, other: int) -> bool:
        """Whether the card cannot do this concerning that card."""
        if verb in self.forbidden:
            return True
        words = (verb, f"{verb} by")  # a text may name what it is done by
        return any(word in words and cards.fits(game, other, scope) for word, cards, scope in self.bars)


def has_against(game: ShadowfistGame, card: int, word: str, other: int) -> bool:
    """SF 50.0. Whether a card has a bold-faced ability, or has it against that card."""
    known = facts(game, card)
    if word in known.bold:
        return True
    return any(
        bold.word == word and bold.against is not None and bold.against.fits(game, other, scope)
        for bold, scope in known.words
    )


def unaffected(game: ShadowfistGame, card: int, word: str) -> bool:
    """Whether a bold-faced ability of others does nothing against a card."""
    return word in facts(game, card).marks.get("unaffected by", ())


def titles_of(printed: Printed) -> frozenset[str]:
    """SF 8.1, 49.1. The titles a card matches: its own, and that of its Identity."""
    identity = printed.restrictions.get("Identity")
    return frozenset({printed.name, identity}) if identity else frozenset({printed.name})


# -- which texts are active (SF 24.5.1, 32, 36) --------------------------------------------------------------------


def is_active(game: ShadowfistGame, card: int) -> bool:
    """SF 24.4, 24.5.1. Characters and Sites from generation on, States and Edges once resolved; never face down."""
    state = game.cards[card]
    if state.face_down:
        return False
    return state.resolved or state.printed.type in (CHARACTER, SITE)


def own_scope(game: ShadowfistGame, card: int) -> Scope:
    """SF 35.1, 42.0. A card's text is about itself and its controller, out of play about its owner."""
    state = game.cards[card]
    ref = game.ref(card)
    you = state.controller if state.area == PLAY else state.owner
    return Scope(you=you, me=ref, source=ref, x=state.x)


def texts(game: ShadowfistGame) -> dict[int, list[Entry]]:
    """The active abilities of every card in play: printed unless blanked, copied, given. Kept while they last."""
    lasting = game.lasting
    known: dict[int, list[Entry]] | None = lasting.get("texts")
    if known is None:
        known = lasting["texts"] = {
            card: _printed_entries(game, card) if is_active(game, card) else [] for card in game.in_play
        }
        _change_texts(game, known)
    return known


def text_of(game: ShadowfistGame, card: int) -> list[Entry]:
    """The active abilities of one card in play."""
    return texts(game).get(card, [])


def _printed_entries(game: ShadowfistGame, card: int) -> list[Entry]:
    state = game.cards[card]
    scope = own_scope(game, card)
    return [
        Entry(ability, str(n), state.stamp, scope)
        for n, ability in enumerate(state.printed.abilities)
        if not ability.is_restriction
    ]


def _change_texts(game: ShadowfistGame, known: dict[int, list[Entry]]) -> None:
    """SF 32.0, 36.0. Blanks and copies in the order of their time, then what cards give each other."""
    makers = [one for one in game.modifiers if one.change.layer <= Grant.layer]
    for card in game.in_play:
        for entry in known[card]:
            ability = entry.ability
            if isinstance(ability, Continuous) and isinstance(ability.change, (Blank, CopyText, Grant)):
                makers.append(_as_modifier(entry, ability))
                if ability.condition is not None or not is_steady_selection(ability.who):
                    game.lasting["volatile"] = True
    for one in sorted(makers, key=lambda one: (one.change.layer, one.stamp)):
        for card in game.in_play:
            if isinstance(one.change, (Blank, CopyText, Grant)) and applies(game, one, card):
                _change_text(game, known, card, one)
    if makers:
        _forget(game)


def _forget(game: ShadowfistGame) -> None:
    """What was worked out from the texts as they were, to know whose texts change, is out of date."""
    for key in [key for key in game.lasting if key not in ("texts", "volatile")]:
        del game.lasting[key]
    game.memo.clear()


def _change_text(game: ShadowfistGame, known: dict[int, list[Entry]], card: int, one: Modifier) -> None:
    change = one.change
    if isinstance(change, Blank):
        known[card] = [entry for entry in known[card] if entry.giver is not None]
        return
    abilities = change.abilities if isinstance(change, CopyText) else (change.ability,)  # type: ignore[attr-defined]
    giver = one.scope.source if isinstance(change, Grant) else None
    scope = own_scope(game, card)
    known[card] = known[card] + [
        Entry(ability, f"{one.stamp}/{n}", one.stamp, scope, giver)
        for n, ability in enumerate(abilities)
        if not ability.is_restriction
    ]


def is_blank(game: ShadowfistGame, card: int) -> bool:
    """SF 32.0. Whether something blanks the card's printed text."""
    blanks: list[Modifier] | None = game.plan.get("blanks")
    if blanks is None:
        blanks = game.plan["blanks"] = [one for one in continuous(game) if isinstance(one.change, Blank)]
    return any(applies(game, one, card) for one in blanks)


# -- continuous abilities (SF 10.1) --------------------------------------------------------------------------------


def _as_modifier(entry: Entry, ability: Continuous) -> Modifier:
    return Modifier(ability.change, entry.scope, entry.stamp, ALWAYS, None, ability.who, ability.condition)


def _from_bold(entry: Entry, bold: Bold) -> Modifier:
    return Modifier(GainBold(bold), entry.scope, entry.stamp, ALWAYS, None, ThisCard())


def continuous(game: ShadowfistGame) -> list[Modifier]:
    """Every continuous ability in force and every change made by an effect, oldest first."""
    known: list[Modifier] | None = game.lasting.get("continuous")
    if known is None:
        found = list(game.modifiers)
        for entries in texts(game).values():
            for entry in entries:
                if isinstance(entry.ability, Bold):
                    found.append(_from_bold(entry, entry.ability))
                elif isinstance(entry.ability, Continuous) and entry.ability.area == PLAY:
                    found.append(_as_modifier(entry, entry.ability))
        known = game.lasting["continuous"] = sorted(found, key=lambda one: one.stamp)
    return known


class Index:
    """The changes of cards: `own` by the one card they can be about, `others` for whatever fits.

    `damage` changes damage, and is looked at only when some is inflicted. `others_steady`: for whom the others are
    and what they do stays the same as long as the same texts are active. `harmless`: none of them lowers a score.
    `provides`: any of them is about the resources that cards provide.
    """

    __slots__ = ("bars_subjects", "damage", "harmless", "others", "others_steady", "own", "provides", "typed")

    def __init__(self) -> None:
        self.own: dict[int, list[Modifier]] = {}
        self.others: list[Modifier] = []
        self.damage: list[Modifier] = []
        self.others_steady = True
        self.typed = self.bars_subjects = self.provides = False
        self.harmless = True


def _index(game: ShadowfistGame) -> Index:
    known: Index | None = game.lasting.get("index")
    if known is None:
        known = game.lasting["index"] = Index()
        for one in continuous(game):
            if isinstance(one.change, (PlayerChange, CostChange, WaivesResources, Blank, CopyText, Grant)):
                continue
            if isinstance(one.change, DamageChange):
                known.damage.append(one)
                continue
            fixed = one.cards if one.cards is not None else _fixed(game, one)
            known.typed = known.typed or isinstance(one.change, ChangeType)
            known.bars_subjects = known.bars_subjects or bars_subject(one.change)
            known.provides = known.provides or bool(providing(one.change))
            if fixed is None:
                known.others.append(one)
                known.others_steady = known.others_steady and _is_steady_other(one)
                known.harmless = known.harmless and never_shrinks(one.change)
            else:
                for ref in fixed:
                    known.own.setdefault(ref.card, []).append(one)
    return known


def _is_steady_other(one: Modifier) -> bool:
    return one.condition is None and isinstance(one.who, Cards) and steady_node(one.who) and steady_node(one.change)


def _is_steady_for(game: ShadowfistGame, one: Modifier, card: int) -> bool:
    """Whether a change stays the same for one card, e.g. because it is about another kind of card."""
    if _is_steady_other(one):
        return True
    noun = one.who.noun if isinstance(one.who, Cards) else None
    return noun is not None and steady_node(noun) and not noun.fits(game, card, one.scope)


def damage_changes(game: ShadowfistGame, card: int) -> list[tuple[Any, Scope]]:
    """SF 29.7. What changes the damage a card inflicts or takes now."""
    found = [one for one in _index(game).damage if applies(game, one, card)]
    if found:
        found = [one for one in found if one.scope.source is None or not is_immune(game, card, one.scope.source.card)]
        found = without_overlaps(game, found)
    return [*facts(game, card).damage, *((one.change, one.scope) for one in found)]


def provided_by(game: ShadowfistGame, card: int) -> tuple[str, ...]:
    """SF 8.6. The resources a card in play provides; those printed unless something changes that."""
    index: Index = game.plan.get("index") or _index(game)
    state = game.cards[card]
    if not index.provides:
        return () if state.face_down else state.printed.provides
    known = Facts(card, state.printed, state.face_down)  # by itself: a score may count resources
    about = [one for one in (*index.others, *index.own.get(card, ())) if providing(one.change)]
    found = [one for one in about if one.condition is None or one.condition.holds(game, one.scope)]
    for one in without_overlaps(game, [one for one in found if _touches(game, one, known)]):
        for change in providing(one.change):
            change.apply(game, known, one.scope)
    return known.provides


def providing(change: Change) -> list[Change]:
    """What of a change is about the resources that a card provides."""
    parts = change.changes if isinstance(change, Several) else (change,)
    return [part for part in parts if isinstance(part, (Provides, ProvidesNothing))]


def bars_subjects(game: ShadowfistGame) -> bool:
    """Whether anything could make a card an illegal subject for States (SF 25.5.3, 40.1)."""
    index: Index = game.plan.get("index") or _index(game)
    return index.bars_subjects or bool(immune_makers(game))


def types_now(game: ShadowfistGame, card: int) -> tuple[str, ...]:
    """SF 7.0, 7.1.1. The types of a card in play; those printed unless something changes types."""
    index = game.plan.get("index") or _index(game)
    return facts(game, card).types if index.typed else game.cards[card].printed.types


def in_play_of_type(game: ShadowfistGame, word: str) -> list[int]:
    """The cards in play among which those of a type are: just those, unless something changes types (SF 7.1.1)."""
    index: Index = game.plan.get("index") or _index(game)
    if index.typed or word not in TYPES:
        return game.in_play
    known: dict[str, list[int]] | None = game.plan.get("by type")
    if known is None:
        known = game.plan["by type"] = {kind: [] for kind in TYPES}
        for card in game.in_play:
            for kind in game.cards[card].printed.types:
                known[kind].append(card)
    return known[word]


def _fixed(game: ShadowfistGame, one: Modifier) -> tuple[Ref, ...] | None:
    """The cards a change is about, where that cannot differ while texts stay as they are."""
    refs: tuple[Ref, ...] | None = one.who.refs(game, one.scope) if is_steady_selection(one.who) else None
    return refs


def applies(game: ShadowfistGame, one: Modifier, card: int) -> bool:
    """Whether a change affects a card: those identified, or whatever fits and is not immune (SF 40.0)."""
    if one.cards is not None:
        ref = game.ref(card)
        if ref not in one.cards:
            return False
    elif isinstance(one.who, Cards):
        if not one.who.fits(game, card, one.scope):
            return False
    elif one.who is not None and not any(ref.card == card for ref in one.who.refs(game, one.scope)):
        return False
    return one.condition is None or one.condition.holds(game, one.scope)


# -- what is true of a card (SF 24.5.5) ----------------------------------------------------------------------------


def facts(game: ShadowfistGame, card: int) -> Facts:
    """What is true of a card now. Kept until something changes."""
    memo = game.memo
    known: Facts | None = memo.get(card)
    if known is None:
        state = game.cards[card]
        if state.area != PLAY:
            return printed_facts(state.printed)
        steady = _steady_facts(game)
        known = steady.get(card)
        if known is None:
            known = memo[card] = Facts(card, state.printed, state.face_down)
            _apply_all(game, known)
            if is_steady(game, card):
                steady[card] = known
        else:
            memo[card] = known
    return known


def _steady_facts(game: ShadowfistGame) -> dict[int, Facts]:
    """Facts that stay as they are while the same texts are active."""
    lasting = game.lasting
    known: dict[int, Facts] | None = lasting.get("facts")
    if known is None:
        known = lasting["facts"] = {}
    return known


def is_steady(game: ShadowfistGame, card: int) -> bool:
    """Whether nothing about a card can change while the same texts are active."""
    index = _index(game)
    if game.cards[card].printed.variable or immune_makers(game):
        return False
    if not index.others_steady and any(not _is_steady_for(game, one, card) for one in index.others):
        return False
    return all(one.condition is None and steady_node(one.change) for one in index.own.get(card, ()))


def is_sound(game: ShadowfistGame, card: int) -> bool:
    """Whether an undamaged card cannot be at zero: its printed score is above it, and nothing lowers scores."""
    printed = game.cards[card].printed
    if printed.variable or (printed.fighting <= 0 and printed.body <= 0):
        return printed.type not in (CHARACTER, SITE)
    index: Index = game.plan.get("index") or _index(game)
    if not index.harmless:
        return False
    own = index.own.get(card)
    return not own or all(never_shrinks(one.change) for one in own)


@once
def printed_facts(printed: Printed) -> Facts:
    """What is true of a card out of play: what is printed (SF 9.2.3)."""
    made = Facts(-1, printed)
    for ability in printed.abilities:
        if isinstance(ability, Bold) and ability.amount is None:
            made.bold[ability.word] = 1
    return made


def _apply_all(game: ShadowfistGame, known: Facts) -> None:
    _start_values(game, known)
    index = _index(game)
    own = index.own.get(known.card, [])
    changes = [*index.others, *own] if index.others else own
    if not changes:
        return
    found = [one for one in changes if one.condition is None or one.condition.holds(game, one.scope)]
    found = [one for one in found if _touches(game, one, known)]
    for one in sorted(without_overlaps(game, found), key=lambda one: (one.change.layer, one.stamp)):
        if known.trace is not None:
            known.trace.append((known.figures, one))
        one.change.apply(game, known, one.scope)


def _touches(game: ShadowfistGame, one: Modifier, known: Facts) -> bool:
    """Whether a change is about this card, which is not immune to its source (SF 40.0)."""
    card = known.card
    source = one.scope.source
    if source is not None and source.card != card and is_immune(game, card, source.card):
        return False
    if one.cards is not None or is_steady_selection(one.who):
        return one.cards is None or game.ref(card) in one.cards
    if isinstance(one.who, Cards):
        return one.who.fits(game, card, one.scope)
    return any(ref.card == card for ref in one.who.refs(game, one.scope))


def _start_values(game: ShadowfistGame, known: Facts) -> None:
    """SF 48.1, 48.2, 48.2.1. X is what the most recent text says, or what was fixed on entering play, or nothing."""
    state = game.cards[known.card]
    if state.cost is not None:
        known.cost = state.cost
    if "fighting" not in state.printed.variable or known.face_down:
        return
    known.fighting = 0
    for entry in text_of(game, known.card):
        if isinstance(entry.ability, XIs):
            amount = entry.ability.amount
            known.fighting = (state.x or 0) if amount is None else amount.value(game, entry.scope)


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
    bold = one.change.bold.word if isinstance(one.change, GainBold) else ""
    return printed.name, type(one.change), bold  # SF 49.4.1


def is_immune(game: ShadowfistGame, card: int, source: int) -> bool:
    """SF 40.0. Whether a card cannot be affected by a source: for it, the card is not in play."""
    if not immune_makers(game) or card == source:
        return False
    immune = immunities(game).get(card)
    if not immune:
        return False
    return any(cards.fits(game, source, scope) for cards, scope in immune)


def immune_makers(game: ShadowfistGame) -> list[Modifier]:
    """SF 50.7. The abilities and effects that make cards immune."""
    known: list[Modifier] | None = game.plan.get("immunity")
    if known is None:
        known = game.plan["immunity"] = [
            one for one in continuous(game) if isinstance(one.change, GainBold) and one.change.bold.word == "Immunity"
        ]
    return known


def immunities(game: ShadowfistGame) -> dict[int, list[tuple[Cards, Scope]]]:
    """SF 50.7. Against what each card is immune; worked out before anything else, for it decides what applies."""
    known: dict[int, list[tuple[Cards, Scope]]] | None = game.memo.get("immune")
    if known is None:
        known = game.memo["immune"] = {}
        for one in immune_makers(game):
            for card in game.in_play:
                if applies(game, one, card):
                    bold: Bold = one.change.bold  # type: ignore[attr-defined]
                    assert bold.against is not None
                    known.setdefault(card, []).append((bold.against, one.scope))
    return known


# -- why a number is what it is ------------------------------------------------------------------------------------


def traced(game: ShadowfistGame, card: int) -> Facts:
    """What is true of a card now, with its figures as they were before each change."""
    state = game.cards[card]
    known = Facts(card, state.printed, state.face_down)
    known.trace = []
    _apply_all(game, known)
    return known
