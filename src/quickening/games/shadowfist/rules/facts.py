"""SF 24.5.5. What is true of a card in play once all texts are counted."""

from __future__ import annotations

from typing import Any

from quickening.core.derive import Value, Values, derived
from quickening.core.once import once
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import CHARACTER, SITE, Printed
from quickening.games.shadowfist.kinds.abilities import Bold, XIs
from quickening.games.shadowfist.kinds.amounts import NOTED
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.rules.abilities import CardText, Entry, applies, text_of, texts
from quickening.games.shadowfist.rules.continuous import (
    immune_makers,
    index_of,
    is_immune,
    providing,
    steadiness_for,
    steadiness_of,
    without_overlaps,
)
from quickening.games.shadowfist.rules.stability import ATTACK, CARD, NOW, TABLE, is_steady_selection
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import PLAY, Attack, Modifier
from quickening.lang.nodes import Filter
from quickening.lang.selections import Cards

NONE: frozenset[int] = frozenset()
CUMULATIVE = frozenset({"Toughness", "Influence"})


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
        "marks",
        "power",
        "provides",
        "resources",
        "restrictions",
        "titles",
        "trace",
        "words",
    )

    def __init__(self, card: int, printed: Printed, face_down: bool = False) -> None:
        self.card = card
        self.face_down = face_down
        self.feng_shui = printed.feng_shui
        self.body = printed.body
        self.fighting = printed.fighting
        self.bold: dict[str, int] = {}
        self.words: list[tuple[Bold, Scope]] = []
        self.forbidden: dict[str, Scope] = {}
        self.bars: list[tuple[str, Cards | Filter, Scope]] = []
        self.damage: list[tuple[Any, Scope]] = []
        self.marks: dict[str, Any] = {}
        self.trace: list[tuple[dict[str, int], Modifier]] | None = None
        self._know(printed)

    def _know(self, printed: Printed) -> None:
        """What a face-down Feng Shui Site does not show (SF 22.2.2, 24.4)."""
        hidden = self.face_down
        self.titles: frozenset[str] = frozenset() if hidden else printed.titles
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

    def forbid(self, verb: str, cards: Cards | Filter | None, scope: Scope) -> None:
        """Something the card cannot do, at all or concerning certain cards."""
        if cards is None:
            self.forbidden.setdefault(verb, scope)
        else:
            self.bars.append((verb, cards, scope))

    def barred(self, game: ShadowfistGame, verb: str, other: int) -> bool:
        """Whether the card cannot do this concerning that card."""
        if verb in self.forbidden:
            return True
        if not self.bars:
            return False
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


def damage_changes(game: ShadowfistGame, card: int) -> list[tuple[Any, Scope]]:
    """SF 29.7. What changes the damage a card inflicts or takes now."""
    found = [one for one in index_of.of(game).damage if applies(game, one, card)]
    if found:
        found = [
            one
            for one in found
            if one.scope.source is None or not is_immune(game, card, one.scope.source.card, one.cards is None)
        ]
        found = without_overlaps(game, found)
    return [*facts(game, card).damage, *((one.change, one.scope) for one in found)]


def provided_by(game: ShadowfistGame, card: int) -> tuple[str, ...]:
    """SF 8.6. The resources a card in play provides; those printed unless something changes that."""
    index = index_of.of(game)
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


# -- what is true of a card (SF 24.5.5) ----------------------------------------------------------------------------


def facts(game: ShadowfistGame, card: int) -> Facts:
    """What is true of a card now. Kept until something changes."""
    steady: dict[int, Facts] | None = game.known[STEADY_FACTS.place]  # asked for most often of all: without a call
    found = None if steady is None else steady.get(card)
    return found or FACTS.get(game, card) or _work_out(game, card)


#: What is true of cards now; for as long as the same texts are active (with the cards of which that is so because no
#: other card is another), and besides for as long as the attack is the same; what was true of a card with such a text
#: and such changes.
FACTS = Values[int, Facts](channels.TEXTS, channels.COURSE)
STEADY_FACTS = Values[int, Facts](channels.TEXTS, channels.FORCE)
AROUND = Value[set[int]](channels.TEXTS, channels.CARDS, channels.CHANGES)
ATTACK_FACTS = Values[int, tuple[Attack | None, Facts]](channels.TEXTS, channels.CARDS, channels.CHANGES)
LAST_FACTS = Values[int, tuple[CardText | None, list[Modifier] | None, list[Modifier], Facts]]()


def _work_out(game: ShadowfistGame, card: int) -> Facts:
    state = game.cards[card]
    if state.area != PLAY:
        return printed_facts(state.printed)
    known = _kept_facts(game, card) or _facts_for_attack(game, card)
    if known is None:
        known = FACTS.put(game, card, Facts(card, state.printed, state.face_down))
        _apply_all(game, known)
        _keep(game, card, known)
    return known


def _kept_facts(game: ShadowfistGame, card: int) -> Facts | None:
    """Facts from before other texts changed: they hold if the card says the same and the same changes are about it.

    With anything about immunity in force, who is affected has to be seen anew.
    """
    kept = LAST_FACTS.get(game, card)
    if kept is None:
        return None
    index, (text, own, others, known) = index_of.of(game), kept
    if text is not texts.of(game).get(card) or others is not index.others or own != index.own.get(card):
        return None
    if immune_makers(game):
        return None
    return STEADY_FACTS.put(game, card, known)


def _facts_for_attack(game: ShadowfistGame, card: int) -> Facts | None:
    """Facts that stay as they are while the same texts are active and the attack is the same, or there is none."""
    kept = ATTACK_FACTS.get(game, card)
    if kept is None or kept[0] is not game.attack:
        return None
    return FACTS.put(game, card, kept[1])


def _keep(game: ShadowfistGame, card: int, known: Facts) -> None:
    """Facts that stay the same for longer than now, with what they depend on."""
    steady = steadiness_now(game, card)
    if steady == NOW:
        return
    if steady == ATTACK:
        ATTACK_FACTS.put(game, card, (game.attack, known))
        return
    STEADY_FACTS.put(game, card, known)
    if steady == CARD:
        index = index_of.of(game)
        LAST_FACTS.put(game, card, (texts.of(game).get(card), index.own.get(card), index.others, known))
    else:
        AROUND.put(game, {*(AROUND.get(game) or ()), card})


def steadiness_now(game: ShadowfistGame, card: int) -> int:
    """For how long what is true of a card stays as it is."""
    index = index_of.of(game)
    if game.cards[card].printed.variable or immune_makers(game):
        return NOW
    found = max([steadiness_of(one) for one in index.own.get(card, ())], default=CARD)
    if index.others and found < NOW:
        found = max(found, *[steadiness_for(game, one, card) for one in index.others])
    return NOW if found >= TABLE and index.looked_at else found


@derived(channels.TEXTS, channels.CARDS, channels.CHANGES)
def frail_cards(game: ShadowfistGame) -> frozenset[int]:
    """The cards that can be at zero undamaged while the same texts are active: their score may change, or is zero."""
    index = index_of.of(game)
    if index.shrinking or index.types:
        return frozenset(card for card in game.in_play if is_frail(game, card))
    cards, shrunk = game.cards, index.shrunk
    found = [card for card in game.in_play if cards[card].printed.frail or card in shrunk]
    return frozenset(card for card in found if is_frail(game, card)) if found else NONE


def is_frail(game: ShadowfistGame, card: int) -> bool:
    """Whether a card whose score something may lower can be at zero undamaged."""
    types = game.cards[card].types
    if CHARACTER not in types and SITE not in types:
        return False
    known = facts(game, card)
    if STEADY_FACTS.get(game, card) is None:
        return True
    return (CHARACTER in types and known.fighting <= 0) or (SITE in types and known.body <= 0)


@once
def printed_facts(printed: Printed) -> Facts:
    """What is true of a card out of play: what is printed (SF 9.2.3)."""
    made = Facts(-1, printed)
    for ability in printed.abilities:
        if isinstance(ability, Bold) and ability.amount is None:
            made.bold[ability.word] = 1
    return made


_NO_CHANGES: list[Modifier] = []


def _apply_all(game: ShadowfistGame, known: Facts) -> None:
    _start_values(game, known)
    index = index_of.of(game)
    own = index.own.get(known.card, _NO_CHANGES)
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
    if source is not None and source.card != card and is_immune(game, card, source.card, one.cards is None):
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
            known.fighting = _x_of(game, entry, state.x or 0)


def _x_of(game: ShadowfistGame, entry: Entry, spent: int) -> int:
    """SF 48.2. What a text says X is; what the card was to note on entering play is undefined in a copied text."""
    amount = entry.ability.amount
    if entry.is_copied and (amount is None or amount == NOTED):
        return 0
    value: int = spent if amount is None else amount.value(game, entry.scope)
    return value


# -- why a number is what it is ------------------------------------------------------------------------------------


def traced(game: ShadowfistGame, card: int) -> Facts:
    """What is true of a card now, with its figures as they were before each change."""
    state = game.cards[card]
    known = Facts(card, state.printed, state.face_down)
    known.trace = []
    _apply_all(game, known)
    return known
