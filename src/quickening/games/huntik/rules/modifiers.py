"""HK 706-712. Modifiers: what is derived about a card, and in which order continuous modifiers apply."""

from __future__ import annotations

from typing import Any

from quickening.core.modifiers import in_order
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.state import Counter, HuntikGame, Modifier
from quickening.lang.nodes import Scope
from quickening.lang.selections import Cards

ALWAYS = "always"


class Power:
    """A power a card has: printed on it or given to it. `index` tells apart powers of one source (HK 701.3)."""

    __slots__ = ("ability", "given_by", "index")

    def __init__(self, ability: Any, index: int, given_by: int = -1) -> None:
        self.ability = ability
        self.index = index
        self.given_by = given_by

    @property
    def printed(self) -> bool:
        return self.given_by < 0

    @property
    def key(self) -> str:
        """Names this power on its card, for limits on its use."""
        return f"{self.given_by}/{self.index}"


class Facts:
    """What is true of a card in play now, after all modifiers (HK 711.1). ATK and DEF may be below 0 (HK 104.2)."""

    __slots__ = (
        "atk",
        "back",
        "barriers",
        "card",
        "defense",
        "forbidden",
        "forward",
        "lost_powers",
        "powers",
        "tags",
        "trace",
        "type",
        "unblockable",
    )

    def __init__(self, card: int, printed: Printed, active: bool) -> None:
        self.card = card
        self.type = printed.type
        self.atk = printed.atk
        self.defense = printed.defense
        self.tags = printed.tags if active else ()
        self.powers: list[Power] = printed_powers(printed) if active else []
        self.unblockable = False
        self.forward = 2
        self.back = 2
        self.forbidden: dict[str, Modifier] = {}
        self.barriers: tuple[Any, ...] = ()
        self.lost_powers = False
        self.trace: list[tuple[str, int, int, Modifier | Counter | None]] | None = None


_POWERS: dict[int, tuple[Printed, list[Power]]] = {}


def printed_powers(printed: Printed) -> list[Power]:
    """The action powers in a card's text; shared by all copies of it."""
    known = _POWERS.get(id(printed))
    if known is None or known[0] is not printed:
        powers = [Power(ability, n) for n, ability in enumerate(printed.abilities) if ability.is_action]
        known = _POWERS[id(printed)] = (printed, powers)
    return known[1]


def facts(game: HuntikGame, card: int) -> Facts:
    """What is true of a card now. Kept until something changes."""
    known: Facts | None = game.memo.get(card)
    if known is None:
        known = game.memo[card] = _fresh(game, card)
        _apply_all(game, known)
    return known


def _fresh(game: HuntikGame, card: int) -> Facts:
    return Facts(card, game.cards[card].printed, game.active(card))


def _apply_all(game: HuntikGame, known: Facts) -> None:
    for change in changes_for(game, known.card):
        before = (known.atk, known.defense)
        if isinstance(change, Counter):
            known.atk += change.atk
            known.defense += change.defense
        elif applies(game, change, known.card):
            change.change.apply(game, known, change.scope)
        if known.trace is not None:
            known.trace.append(("", known.atk - before[0], known.defense - before[1], change))


def changes_for(game: HuntikGame, card: int) -> list[Modifier | Counter]:
    """All modifiers in order, with this card's own counters among them by their timestamps (HK 711.2e)."""
    ordered = modifiers_in_order(game)
    counters = [counter for counter in game.cards[card].counters if not counter.name]
    if not counters:
        return ordered  # type: ignore[return-value]
    merged: list[Modifier | Counter] = list(ordered)
    for counter in counters:
        later = [n for n, other in enumerate(merged) if other.stamp > counter.stamp]
        merged.insert(later[0] if later else len(merged), counter)
    return merged


def applies(game: HuntikGame, modifier: Modifier, card: int) -> bool:
    """Whether a modifier affects a card: the ones it flagged, or whatever it describes now (HK 708.3d-e)."""
    if modifier.cards is not None:
        if not any(ref.card == card for ref in modifier.cards):
            return False
    elif isinstance(modifier.who, Cards):
        if not modifier.who.fits(game, card, modifier.scope):
            return False
    elif not any(ref.card == card for ref in modifier.who.refs(game, modifier.scope)):
        return False
    return modifier.condition is None or modifier.condition.holds(game, modifier.scope)


def modifiers_in_order(game: HuntikGame) -> list[Modifier]:
    """HK 711.1, 712.2. Every continuous modifier that changes cards, oldest first, after those it depends on."""
    known: list[Modifier] | None = game.memo.get("modifiers")
    if known is None:
        changing = [one for one in (*game.modifiers, *always_on(game)) if one.change.writes]
        known = game.memo["modifiers"] = (
            in_order(changing, lambda one: one.stamp, depends) if len(changing) > 1 else changing
        )
    return known


def depends(one: Modifier, other: Modifier) -> bool:
    """HK 712.1. Whether the presence of the other changes whom this one applies to, or what it does."""
    reads = one.change.reads
    if isinstance(one.who, Cards):
        reads = reads | one.who.reads()
    if one.condition is not None:
        reads = reads | one.condition.reads
    return bool(reads & other.change.writes)


def always_on(game: HuntikGame) -> list[Modifier]:
    """HK 703.1. The modifiers generated by always-on powers of cards in play, and of the mission."""
    known: list[Modifier] | None = game.memo.get("always")
    if known is None:
        known = game.memo["always"] = [
            modifier for card in sources(game) if game.active(card) for modifier in generated_by(game, card)
        ]
    return known


def sources(game: HuntikGame) -> list[int]:
    """The cards whose text counts: those in play, and the mission (HK 400.1a)."""
    return [*game.in_play, game.mission] if game.mission >= 0 else game.in_play


def generated_by(game: HuntikGame, card: int) -> list[Modifier]:
    """HK 708.2. A card's always-on powers as modifiers with the card's timestamp (HK 711.2d)."""
    state = game.cards[card]
    found = []
    for ability in state.printed.abilities:
        if ability.is_continuous:
            scope = own_scope(game, card)
            found.append(Modifier(ability.change, scope, state.stamp, ALWAYS, ability.who, None, ability.condition))
    return found


def own_scope(game: HuntikGame, card: int) -> Scope:
    """A card's text is about itself and its controller; a mission's about the lead player (HK 400.10b)."""
    state = game.cards[card]
    you = state.controller if state.controller >= 0 else game.lead
    ref = game.ref(card)
    return Scope(you=you, me=ref, source=ref, place=state.zone)


def explain(game: HuntikGame, card: int, number: str) -> list[tuple[str, int]]:
    """The chain behind a number: what it starts from, and each change with the words that make it."""
    traced = _fresh(game, card)
    traced.trace = []
    printed = traced.atk if number == "atk" else traced.defense
    known = game.memo.get(card)
    game.memo[card] = traced
    _apply_all(game, traced)
    if known is not None:
        game.memo[card] = known
    chain = [(f"printed on {game.cards[card].printed.name} (HK 205.1)", printed)]
    for _, atk, defense, change in traced.trace:
        amount = atk if number == "atk" else defense
        if amount and change is not None:
            chain.append((_words(game, change), amount))
    return chain


def _words(game: HuntikGame, change: Modifier | Counter) -> str:
    if isinstance(change, Counter):
        return "a counter (HK 402.1c)"
    source = change.scope.source
    name = game.cards[source.card].definition.name if source else "a rule"
    text = game.cards[source.card].definition.text if source else ""
    return f"{name}: “{text.splitlines()[0] if text else ''}” (HK 708.{2 if change.until == ALWAYS else 3})"
