"""SF 10, 24.4, 24.5.1, 32, 36. Which texts are active."""

from __future__ import annotations

from typing import Any

from quickening.core.derive import Value, derived
from quickening.core.modifiers import Ref
from quickening.core.once import once
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.base_state import VOLATILE
from quickening.games.shadowfist.cards_and_players import ShadowfistCard
from quickening.games.shadowfist.definitions import CHARACTER, SITE
from quickening.games.shadowfist.kinds.abilities import Bold, Continuous
from quickening.games.shadowfist.kinds.basics import Blank, CopyText, GainBold, Grant, Scope
from quickening.games.shadowfist.rules.stability import is_steady_selection
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import ASIDE, NOBODY, PLAY, Modifier
from quickening.lang.selections import Cards, ThisCard

ALWAYS = "always"


class Entry:
    """An ability a card has now. `key` names it among all of its card; `giver` is the card that gave it."""

    __slots__ = ("ability", "giver", "key", "scope", "stamp")

    def __init__(self, ability: Any, key: str, stamp: int, scope: Scope, giver: Ref | None = None) -> None:
        self.ability = ability
        self.key = key
        self.stamp = stamp
        self.scope = scope
        self.giver = giver

    @property
    def is_copied(self) -> bool:
        """SF 36.0. Whether it came to the card later: it is not printed on it."""
        return "/" in self.key


class CardText:
    """The active abilities of a card in play, and what follows from them alone, worked out when first asked for.

    `changes` are its continuous abilities as modifiers, `watchers` its triggered ones by kind of event, `used` those
    that can be used. The text of a card that others leave alone is kept for as long as `state` is the same: the card
    itself, its controller, whether it is face up and active, its X and its cost.
    """

    __slots__ = ("changes", "entries", "state", "used", "watchers")

    def __init__(self, entries: list[Entry], state: tuple[Any, ...] = ()) -> None:
        self.entries = entries
        self.state = state
        self.changes: list[Modifier] | None = None
        self.watchers: dict[Any, list[Any]] | None = None
        self.used: list[Entry] | None = None


def is_active(state: ShadowfistCard) -> bool:
    """SF 24.4, 24.5.1. Characters and Sites from generation on, States and Edges once resolved; never face down."""
    if state.face_down:
        return False
    return state.resolved or CHARACTER in state.types or SITE in state.types


def own_scope(game: ShadowfistGame, card: int) -> Scope:
    """SF 35.1, 42.0. A card's text is about itself and its controller, out of play about its owner."""
    state = game.cards[card]
    ref = Ref(card, state.handle)
    return Scope(state.controller if state.area in (PLAY, ASIDE) else state.owner, ref, ref, x=state.x)


@derived(channels.TEXTS)
def texts(game: ShadowfistGame) -> dict[int, CardText]:
    """The active abilities of every card in play: printed unless blanked, copied, given."""
    kept = OWN_TEXTS.get(game) or {}
    known = texts.put(game, OWN_TEXTS.put(game, {card: own_text(game, card, kept) for card in game.in_play}))
    makers = _makers(game, known)
    if makers:
        known = texts.put(game, known.copy())
        _change_texts(game, known, makers)
    return known


#: What the cards in play say by themselves, each with what it depends on.
OWN_TEXTS = Value[dict[int, CardText]]()


def text_of(game: ShadowfistGame, card: int) -> list[Entry]:
    """The active abilities of one card in play."""
    found = texts.of(game).get(card)
    return [] if found is None else found.entries


def own_text(game: ShadowfistGame, card: int, kept: dict[int, CardText]) -> CardText:
    """What a card says by itself: the same as before, if it is the same as it was."""
    one = game.cards[card]
    state = (one.handle, one.stamp, one.controller, one.face_down, is_active(one), one.x, one.cost, one.printed)
    known = kept.get(card)
    if known is not None and known.state == state:
        return known
    return CardText(_printed_entries(game, card) if is_active(one) else [], state)


def _printed_entries(game: ShadowfistGame, card: int) -> list[Entry]:
    state = game.cards[card]
    scope = own_scope(game, card)
    return [
        Entry(ability, str(n), state.stamp, scope)
        for n, ability in enumerate(state.printed.abilities)
        if not ability.is_restriction
    ]


def own_changes(text: CardText) -> list[Modifier]:
    """SF 10.1, 50.0. The continuous and the bold-faced abilities of a card, as changes."""
    known = text.changes
    if known is None:
        found = (_as_modifier(entry, entry.ability) for entry in text.entries)
        known = text.changes = [one for one in found if one is not None]
    return known


@once
def gained(bold: Bold) -> GainBold:
    """SF 50.0. A bold-faced ability as a change, the same each time."""
    return GainBold(bold)


def _as_modifier(entry: Entry, ability: Any) -> Modifier | None:
    if isinstance(ability, Bold):
        return Modifier(gained(ability), entry.scope, entry.stamp, ALWAYS, None, ThisCard())
    if isinstance(ability, Continuous) and ability.area == PLAY:
        return Modifier(ability.change, entry.scope, entry.stamp, ALWAYS, None, ability.who, ability.condition)
    return None


# -- texts that change texts (SF 32, 36) ---------------------------------------------------------------------------


#: What blanks, copies or gives text, with the card whose text does so.
Maker = tuple[Modifier, int]


def _makers(game: ShadowfistGame, known: dict[int, CardText]) -> list[Maker]:
    """What blanks, copies or gives text."""
    makers = [(one, NOBODY) for one in game.modifiers if isinstance(one.change, (Blank, CopyText, Grant))]
    for card, text in known.items():
        for one in own_changes(text):
            if isinstance(one.change, (Blank, CopyText, Grant)):
                makers.append((one, card))
                if one.condition is not None or not is_steady_selection(one.who):
                    VOLATILE.put(game, True)
    return makers


def _silenced(game: ShadowfistGame, makers: list[Maker]) -> set[int]:
    """SF 32.0. The cards among these that are blanked, so that their texts make nothing of others."""
    saying = {card for _, card in makers if card >= 0}
    found: set[int] = set()
    blanks = [(one, card) for one, card in makers if isinstance(one.change, Blank)]
    for one, card in sorted(blanks, key=lambda maker: (maker[1] >= 0, maker[0].stamp)):
        if card not in found:
            found |= {other for other in saying if applies(game, one, other)}
    return found


def _change_texts(game: ShadowfistGame, known: dict[int, CardText], makers: list[Maker]) -> None:
    """SF 32.0, 36.0. Blanks and copies in the order of their time, then what cards give each other."""
    silenced = _silenced(game, makers)
    said = [one for one, card in makers if card not in silenced]
    for one in sorted(said, key=lambda one: (one.change.layer, one.stamp)):
        for card in game.in_play:
            if applies(game, one, card):
                known[card] = CardText(_changed_text(game, known[card].entries, card, one))
    volatile = VOLATILE.get(game)
    game.wrote(
        channels.TEXTS
    )  # what was worked out from the texts as they were, to know whose texts change, is out of date
    if volatile:
        VOLATILE.put(game, True)


def _changed_text(game: ShadowfistGame, entries: list[Entry], card: int, one: Modifier) -> list[Entry]:
    change = one.change
    if isinstance(change, Blank):
        return [entry for entry in entries if entry.giver is not None]
    abilities = change.abilities if isinstance(change, CopyText) else (change.ability,)  # type: ignore[attr-defined]
    giver = one.scope.source if isinstance(change, Grant) else None
    scope = own_scope(game, card)
    return entries + [
        Entry(ability, f"{one.stamp}/{n}", one.stamp, scope, giver)
        for n, ability in enumerate(abilities)
        if not ability.is_restriction
    ]


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
