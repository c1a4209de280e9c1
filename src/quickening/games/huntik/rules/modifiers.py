"""HK 706-712. Modifiers: what is derived about a card, and in which order continuous modifiers apply."""

from __future__ import annotations

from typing import Any

from quickening.core.modifiers import in_order
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.state import Counter, HuntikGame, Modifier
from quickening.lang.nodes import Scope
from quickening.lang.selections import Cards, Me

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
    card = known.card
    for modifier, only in aimed_modifiers(game) if not game.cards[card].counters else with_counters(game, card):
        if only >= 0 and only != card:
            continue
        before = (known.atk, known.defense)
        if isinstance(modifier, Counter):
            known.atk += modifier.atk
            known.defense += modifier.defense
        elif applies(game, modifier, card):
            modifier.change.apply(game, known, modifier.scope)
        if known.trace is not None:
            known.trace.append(("", known.atk - before[0], known.defense - before[1], modifier))


def aimed_modifiers(game: HuntikGame) -> list[tuple[Modifier | Counter, int]]:
    """All modifiers in order, each with the one card it can affect, or -1 if it may affect several."""
    known: list[tuple[Modifier | Counter, int]] | None = game.plan.get("aimed")
    if known is None:
        known = game.plan["aimed"] = [(one, _only_card(one)) for one in modifiers_in_order(game)]
    return known


def _only_card(modifier: Modifier) -> int:
    if modifier.cards is not None:
        return modifier.cards[0].card if len(modifier.cards) == 1 else -1
    own = modifier.scope.me if isinstance(modifier.who, Me) else None
    return own.card if own is not None else -1


def with_counters(game: HuntikGame, card: int) -> list[tuple[Modifier | Counter, int]]:
    """The modifiers, with this card's own counters among them by their timestamps (HK 711.2e)."""
    merged = [one for one, only in aimed_modifiers(game) if only in (-1, card)]
    counters = [counter for counter in game.cards[card].counters if not counter.name]
    for counter in counters:
        later = [n for n, other in enumerate(merged) if other.stamp > counter.stamp]
        merged.insert(later[0] if later else len(merged), counter)
    return [(one, card) for one in merged]


def applies(game: HuntikGame, modifier: Modifier, card: int) -> bool:
    """Whether a modifier affects a card: the ones it flagged, or whatever it describes now (HK 708.3d-e)."""
    if modifier.cards is not None:
        if not any(ref.card == card and game.alive(ref) for ref in modifier.cards):  # HK 400.11a
            return False
    elif isinstance(modifier.who, Cards):
        if not modifier.who.fits(game, card, modifier.scope):
            return False
    elif not any(ref.card == card for ref in modifier.who.refs(game, modifier.scope)):
        return False
    return modifier.condition is None or modifier.condition.holds(game, modifier.scope)


def modifiers_in_order(game: HuntikGame) -> list[Modifier]:
    """HK 711.1, 712.2. Every continuous modifier that changes cards, oldest first, after those it depends on."""
    known: list[Modifier] | None = game.plan.get("modifiers")
    if known is None:
        changing = [one for one in (*game.modifiers, *always_on(game)) if one.change.writes]
        known = game.plan["modifiers"] = _ordered(changing)
    return known


def _ordered(changing: list[Modifier]) -> list[Modifier]:
    """Mostly nothing depends on anything, and time alone decides."""
    written = frozenset().union(*(one.change.writes for one in changing))
    if all(aspects_read(one).isdisjoint(written) for one in changing):
        return sorted(changing, key=lambda one: one.stamp)
    return in_order(changing, lambda one: one.stamp, depends)


def depends(one: Modifier, other: Modifier) -> bool:
    """HK 712.1. Whether the presence of the other changes whom this one applies to, or what it does."""
    return not aspects_read(one).isdisjoint(other.change.writes)


def aspects_read(modifier: Modifier) -> frozenset[str]:
    """What a modifier looks at, to know whom it applies to and what it does."""
    reads = modifier.change.reads
    if isinstance(modifier.who, Cards):
        reads = reads | modifier.who.reads()
    if modifier.condition is not None:
        reads = reads | modifier.condition.reads
    return reads


def aspect_changed(game: HuntikGame, aspect: str) -> None:
    """Something about cards changed that only matters to derived values if a modifier looks at it."""
    modifiers = game.plan.get("modifiers")
    if modifiers is None:
        return
    known: frozenset[str] | None = game.plan.get("reads")
    if known is None:
        known = game.plan["reads"] = frozenset().union(*map(aspects_read, modifiers))
    if aspect in known:
        game.shifted()


def zone_changed(game: HuntikGame, card: int) -> None:
    """A card is in another zone. If no modifier comes from it or looks at other cards, only its own facts change."""
    known: tuple[bool, frozenset[int]] | None = game.plan.get("onlookers")
    if known is None:
        known = game.plan["onlookers"] = _onlookers(game)
    looking_around, sources_of_modifiers = known
    if looking_around or card in sources_of_modifiers or game.features_with(card):
        game.shifted()
    else:
        game.memo.pop(card, None)
        game.memo.pop("checked", None)
        game.version += 1


def _onlookers(game: HuntikGame) -> tuple[bool, frozenset[int]]:
    """Whether any modifier looks at other cards than the one it changes, and the cards modifiers come from."""
    modifiers = [*game.modifiers, *always_on(game)]
    around = any(one.change.looks_around or (one.condition and one.condition.looks_around) for one in modifiers)
    others = (one for one in modifiers if not isinstance(one.who, Me) and one.cards is None)
    sources = (ref for one in others for ref in (one.scope.me, one.scope.source) if ref is not None)
    return around, frozenset(ref.card for ref in sources)


def always_on(game: HuntikGame) -> list[Modifier]:
    """HK 703.1. The modifiers generated by always-on powers of cards in play, and of the mission."""
    known: list[Modifier] | None = game.plan.get("always")
    if known is None:
        known = game.plan["always"] = [
            modifier for card in sources(game) if game.active(card) for modifier in generated_by(game, card)
        ]
    return known


def sources(game: HuntikGame) -> list[int]:
    """The cards whose text counts: those in play, and the mission (HK 400.1a)."""
    return [*game.in_play, game.mission] if game.mission >= 0 else game.in_play


def generated_by(game: HuntikGame, card: int) -> list[Modifier]:
    """HK 708.2. A card's always-on powers as modifiers with the card's timestamp (HK 711.2d)."""
    state = game.cards[card]
    continuous = state.printed.continuous
    if not continuous:
        return []
    scope = own_scope(game, card)
    return [
        Modifier(ability.change, scope, state.stamp, ALWAYS, ability.who, None, ability.condition)
        for ability in continuous
    ]


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
