"""HK 706-712. Modifiers: what is derived about a card, and in which order continuous modifiers apply."""

from __future__ import annotations

from collections.abc import Callable

from quickening.core.data import replace
from quickening.core.derive import Value, Values, derived, derived_each
from quickening.core.modifiers import in_loops, in_order
from quickening.games.huntik import channels
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.rules.aspects import GRANTS, NUMBERS, aspects_in_force, aspects_read
from quickening.games.huntik.rules.facts import NEVER, UNCHANGED, Facts, Laws, Power
from quickening.games.huntik.rules.generating import ALWAYS, generated, sources
from quickening.games.huntik.state import Counter, HuntikGame, Modifier
from quickening.lang.nodes import Change, Filter
from quickening.lang.selections import Cards, Me, ThisCard

#: What is true of cards; what they can do, where that holds with the texts alone and where it does not.
FACTS = Values[int, Facts](channels.TEXTS, channels.COURSE)
SETTLED_LAWS = Values[int, Laws](channels.TEXTS)
LAWS_NOW = Values[int, Laws](channels.TEXTS, channels.COURSE)
#: The powers of cards that are given some, likewise; and the cards whose texts give them.
SETTLED_POWERS = Values[int, list[Power]](channels.TEXTS, channels.GIFTS, channels.GIVING)
POWERS_NOW = Values[int, list[Power]](channels.TEXTS, channels.COURSE)
GIVERS = Value[frozenset[int]](channels.TEXTS, channels.GIFTS, channels.GIVING)


def facts(game: HuntikGame, card: int) -> Facts:
    """What is true of a card now. Kept until something changes."""
    known = FACTS.get(game, card)
    if known is None:
        if is_staged.of(game) and card in game.in_play:
            known = work_out_together(game, card)
        else:
            known = FACTS.put(game, card, fresh(game, card))
            apply_all(game, known)
    return known


def laws(game: HuntikGame, card: int) -> Laws:
    """What a card can and cannot do: neither its numbers nor its powers, which most modifiers are about."""
    settled: dict[int, Laws] | None = game.known[SETTLED_LAWS.place]  # asked for most often of all: without a call
    found = None if settled is None else settled.get(card)
    return found or LAWS_NOW.get(game, card) or _work_out_laws(game, card)


def _work_out_laws(game: HuntikGame, card: int) -> Laws:
    """Those that look at nothing else hold as long as the same texts are in force."""
    if is_staged.of(game):
        return facts(game, card)
    concerning = lawmaking_for.of(game, card)
    known = Laws() if concerning else UNCHANGED
    for one in concerning:
        if applies(game, one, card):
            one.change.apply(game, known, one.scope)
    _limit(known)
    return (SETTLED_LAWS if all(map(is_steady, concerning)) else LAWS_NOW).put(game, card, known)


@derived_each(channels.TEXTS)
def lawmaking_for(game: HuntikGame, card: int) -> list[Modifier]:
    """The modifiers that may change what a card can do."""
    lawmaking = lawmaking_modifiers.of(game)
    return [one for one, only in lawmaking if only == card or _may_affect(game, one, only, card)]


def _may_affect(game: HuntikGame, modifier: Modifier, only: int, card: int) -> bool:
    """Whether a modifier that may affect several cards can ever affect this one, by what is settled about it."""
    who = modifier.who
    if only >= 0 or modifier.cards is not None or type(who) is not Cards:
        return only < 0
    words = (who.noun, *who.before, *who.after)
    return all(word.fits(game, card, modifier.scope) for word in words if word.settled)


def is_steady(modifier: Modifier, settled: Callable[[Filter], bool] = lambda word: word.settled) -> bool:
    """Whether a modifier that applies now will do so, and do the same, as long as the same texts are in force.

    `settled` says which words look at nothing that could change meanwhile, besides those that never do.
    """
    if modifier.condition is not None or modifier.change.looks_around or modifier.cards is not None:
        return False
    who = modifier.who
    if type(who) is Cards:
        return all(word.settled or settled(word) for word in (who.noun, *who.before, *who.after))
    return type(who) is Me or type(who) is ThisCard


def fresh(game: HuntikGame, card: int) -> Facts:
    return Facts(card, game.cards[card].printed, game.active(card))


def apply_all(game: HuntikGame, known: Facts) -> None:
    card = known.card
    if known.trace is not None or game.cards[card].counters:
        for modifier in with_counters(game, card):
            _apply(game, modifier, known)
    else:
        for one, only in aimed_modifiers.of(game):
            if (only < 0 or only == card) and applies(game, one, card):
                known.now = one.stamp
                one.change.apply(game, known, one.scope)
    _limit(known)


def _limit(known: Laws) -> None:
    """HK 103.3. "Can only move 1 zone" wins over "can move 3", unless the mission says that (HK 103.2)."""
    if known.limit < known.forward:
        known.forward = max(known.limit, known.granted_forward)
        known.reach = max(known.reach, known.granted_forward)
    if known.limit < known.back:
        known.back = max(known.limit, known.granted_back)


@derived(channels.TEXTS, channels.LAWS)
def bans(game: HuntikGame) -> frozenset[str]:
    """HK 103.3. Everything that some modifier says can't be, of whatever card."""
    return frozenset([what for one, _ in lawmaking_modifiers.of(game) for what in one.change.bans])


@derived(channels.TEXTS, channels.CHANGES)
def aimed_modifiers(game: HuntikGame) -> list[tuple[Modifier, int]]:
    """All modifiers in order, each with the one card it can affect, or -1 if it may affect several."""
    return [(one, _only_card(one)) for one in modifiers_in_order.of(game)]


@derived(channels.TEXTS, channels.LAWS)
def lawmaking_modifiers(game: HuntikGame) -> list[tuple[Modifier, int]]:
    """The modifiers among them that change what cards can do."""
    return _writing(game, "laws")


@derived(channels.TEXTS, channels.GIFTS)
def giving_modifiers(game: HuntikGame) -> list[tuple[Modifier, int]]:
    """The modifiers among them that give powers."""
    return _writing(game, "powers")


def _writing(game: HuntikGame, aspect: str) -> list[tuple[Modifier, int]]:
    writing = [one for one in (*game.modifiers, *generated.of(game)) if aspect in one.change.writes]
    return [(one, _only_card(one)) for one in sorted(writing, key=stamp)]


def _only_card(modifier: Modifier) -> int:
    if modifier.cards is not None:
        return modifier.cards[0].card if len(modifier.cards) == 1 else -1
    who, scope = modifier.who, modifier.scope
    own = scope.me if isinstance(who, Me) else scope.source if isinstance(who, ThisCard) else None
    return own.card if own is not None else -1


def with_counters(game: HuntikGame, card: int) -> list[Modifier | Counter]:
    """The modifiers, with this card's own counters among them by their timestamps (HK 711.2e)."""
    merged: list[Modifier | Counter] = [one for one, only in aimed_modifiers.of(game) if only in (-1, card)]
    counters = [counter for counter in game.cards[card].counters if not counter.name]
    for counter in counters:
        later = [n for n, other in enumerate(merged) if other.stamp > counter.stamp]
        merged.insert(later[0] if later else len(merged), counter)
    return merged


def applies(game: HuntikGame, modifier: Modifier, card: int) -> bool:
    """Whether a modifier affects a card: the ones it flagged, or whatever it describes now (HK 708.3d-e)."""
    who = modifier.who
    if modifier.cards is not None:
        if not any(ref.card == card and game.alive(ref) for ref in modifier.cards):  # HK 400.11a
            return False
    elif type(who) is Cards:
        if not who.fits(game, card, modifier.scope):
            return False
    elif type(who) is Me and modifier.scope.me is not None:
        if modifier.scope.me.card != card or not game.alive(modifier.scope.me):
            return False
    elif type(who) is ThisCard and modifier.scope.source is not None:
        if modifier.scope.source.card != card or not game.alive(modifier.scope.source):
            return False
    elif not any(ref.card == card for ref in modifier.who.refs(game, modifier.scope)):
        return False
    return modifier.condition is None or modifier.condition.holds(game, modifier.scope)


@derived(channels.TEXTS, channels.CHANGES)
def modifiers_in_order(game: HuntikGame) -> list[Modifier]:
    """HK 711.1, 712.2. Every continuous modifier that changes cards, oldest first, after those it depends on."""
    return sorted([one for one in (*game.modifiers, *generated.of(game)) if one.change.writes], key=stamp)


@derived(channels.TEXTS, channels.GIFTS, channels.ASPECTS)
def is_staged(game: HuntikGame) -> bool:
    """Whether modifiers have to be applied one after the other to all cards at once, as some depend on others.

    Mostly nothing depends on anything: then time alone decides, and each card can be looked at by itself.
    """
    aspects = aspects_in_force.of(game)
    changing = aspects.written | NUMBERS  # by counters (HK 402.1c)
    depending = GRANTS in aspects.traits or not aspects.read.isdisjoint(changing)
    return depending or powers_at_risk.of(game)


def work_out_together(game: HuntikGame, card: int, traced: bool = False) -> Facts:
    """HK 711.1, 712.2. Each modifier in turn is applied to all cards in play. What comes of it for one of them.

    Who loses powers may turn out only then: if so, other modifiers depend on that, and are put in order anew.
    """
    _start_afresh(game, card, traced)
    stages = _in_stages(game)
    _apply_in_stages(game, stages)
    if powers_at_risk.of(game):
        anew = _in_stages(game)
        if anew != stages:
            _start_afresh(game, card, traced)
            _apply_in_stages(game, anew)
    return FACTS.all(game)[card]


def _start_afresh(game: HuntikGame, card: int, traced: bool) -> None:
    """All cards as they are printed; how one of them changes from then on may be traced."""
    for one in (*game.in_play, card):
        FACTS.put(game, one, fresh(game, one))
    FACTS.all(game)[card].trace = [] if traced else None


def _apply_in_stages(game: HuntikGame, stages: list[tuple[Modifier | Counter, ...]]) -> None:
    known = [FACTS.all(game)[card] for card in game.in_play]
    for stage in stages:
        if len(stage) == 1:
            _apply_to_all(game, stage[0], known)
        else:
            loop = [modifier for modifier in stage if isinstance(modifier, Modifier)]
            for one in sorted(known, key=lambda one: _start_of(game, loop, one)):
                _apply_loop(game, loop, one)
    for one in known:
        _limit(one)


def _in_stages(game: HuntikGame) -> list[tuple[Modifier | Counter, ...]]:
    """The modifiers in order, those of counters among them (HK 402.1c); those that depend on each other together."""

    def needs(one: Modifier | Counter, other: Modifier | Counter) -> bool:
        return isinstance(one, Modifier) and depends(game, one, other)

    counters = [one for card in game.in_play for one in game.cards[card].counters if not one.name]
    changing: list[Modifier | Counter] = [*modifiers_in_order.of(game), *counters]
    return in_loops(changing, stamp, needs)


def _apply_to_all(game: HuntikGame, modifier: Modifier | Counter, known: list[Facts]) -> None:
    """HK 711.1. To all cards at once: what it does to one changes neither whom else it affects nor how."""
    if isinstance(modifier, Counter):
        for one in known:
            _apply(game, modifier, one)
    elif in_force(game, modifier):
        counted = modifier.change.counted(game, modifier.scope)
        for one in [one for one in known if applies(game, modifier, one.card)]:
            _change(game, modifier, counted, one)


def _apply(game: HuntikGame, modifier: Modifier | Counter, known: Facts) -> None:
    if isinstance(modifier, Modifier):
        if in_force(game, modifier) and applies(game, modifier, known.card):
            _change(game, modifier, modifier.change, known)
    elif modifier in game.cards[known.card].counters:
        known.atk += modifier.atk
        known.defense += modifier.defense
        if known.trace is not None:
            known.trace.append(("", modifier.atk, modifier.defense, modifier))


def _change(game: HuntikGame, modifier: Modifier, change: Change, known: Facts) -> None:
    before = (known.atk, known.defense)
    known.now = modifier.stamp
    change.apply(game, known, modifier.scope)
    if known.trace is not None:
        known.trace.append(("", known.atk - before[0], known.defense - before[1], modifier))


def _start_of(game: HuntikGame, loop: list[Modifier], known: Facts) -> int:
    """HK 712.3. The timestamp of the oldest in a loop that applies to a card, or of the youngest if none does."""
    fitting = [one.stamp for one in loop if in_force(game, one) and applies(game, one, known.card)]
    return min(fitting, default=max(map(stamp, loop)))


def _apply_loop(game: HuntikGame, loop: list[Modifier], known: Facts) -> None:
    """HK 712.3. For each card, first the oldest that applies to it, then the others, once each."""
    start = _start_of(game, loop, known)
    first = [one for one in loop if one.stamp == start]
    rest = [one for one in loop if one.stamp != start]
    for one in (*first, *in_order(rest, stamp, lambda one, other: depends(game, one, other))):
        _apply(game, one, known)


def stamp(modifier: Modifier | Counter) -> int:
    """HK 711.2."""
    return modifier.stamp


def depends(game: HuntikGame, one: Modifier, other: Modifier | Counter) -> bool:
    """HK 712.1. Whether the presence of the other changes whom this one applies to, or what it does."""
    written = other.written if isinstance(other, Counter) else other.change.written
    if not aspects_read(one).isdisjoint(written):
        return True
    if one.giver is not None and one.giver != other and depends(game, one.giver, other):  # who has the power at all
        return True
    holder = one.scope.me if one.until == ALWAYS else None
    if holder is None or isinstance(other, Counter):
        return False
    return takes_powers(other) and applies(game, other, holder.card)


def as_treated(game: HuntikGame, card: int, printed: Printed) -> Printed:
    """HK 300.1a. A card as what it is treated as; it stops being what is printed."""
    if not game.modifiers:
        return printed
    for one in treatments.of(game):
        if any(ref.card == card and game.alive(ref) for ref in one.cards or ()):
            printed = replace(printed, type=one.change.type)  # type: ignore[attr-defined]  # it writes the type
    return printed


@derived(channels.TEXTS)
def treatments(game: HuntikGame) -> list[Modifier]:
    """The modifiers by which cards are treated as another type, oldest first."""
    return sorted([one for one in game.modifiers if "type" in one.change.writes], key=stamp)


def speaking(game: HuntikGame, kind: type[Change] | str) -> list[Modifier]:
    """The modifiers in force that make a change of one kind, or such a law, which is nothing about a card."""
    found = sayings.of(game).get(kind, _NONE)
    return [one for one in found if in_force(game, one)] if found and is_staged.of(game) else found


@derived(channels.TEXTS, channels.SAYINGS)
def sayings(game: HuntikGame) -> dict[type[Change] | str, list[Modifier]]:
    """All of them by kind, laws by their word, of powers that are lost as well."""
    index: dict[type[Change] | str, list[Modifier]] = {}
    for one in (*game.modifiers, *generated.of(game)):
        change = one.change
        if not change.writes:
            index.setdefault(change.law or type(change), []).append(one)
    return index


_NONE: list[Modifier] = []


@derived(channels.TEXTS, channels.GIFTS)
def gives_powers(game: HuntikGame) -> bool:
    """Whether cards in play are given powers that function by themselves, so that any card may have one."""
    given = [one.change.gift for one in (*game.modifiers, *generated.of(game))]
    return any(power is not None and not power.is_action for power in given)


def takes_powers(modifier: Modifier) -> bool:
    """HK 700.3. Whether it makes cards lose their powers."""
    return modifier.change.takes_powers


@derived(channels.TEXTS, channels.GIFTS)
def powers_at_risk(game: HuntikGame) -> bool:
    """Whether anything in force makes cards lose their powers."""
    printed = any(game.cards[card].printed.takes_powers for card in sources(game))
    gifts = [one.change.gift for one in game.modifiers]
    given = [one.change for gift in gifts if gift is not None and gift.is_continuous for one in gift.single]
    changes = [*(one.change for one in game.modifiers), *given]
    return printed or any(change.takes_powers for change in changes)


def has_lost(game: HuntikGame, card: int, since: int = NEVER) -> bool:
    """HK 700.3. Whether a card has lost its powers, or a power it was given at that time."""
    return powers_at_risk.of(game) and card in game.in_play and facts(game, card).lost_at > since


def in_force(game: HuntikGame, modifier: Modifier) -> bool:
    """HK 703.1. Whether the power that generates it is there: printed and not lost, or given and not lost since."""
    holder = modifier.scope.me
    if modifier.until != ALWAYS or holder is None:
        return True
    if modifier.giver is None:
        return not has_lost(game, holder.card)
    return has_gift(game, modifier.giver, holder.card)


def has_gift(game: HuntikGame, giver: Modifier, card: int) -> bool:
    """HK 700.1, 700.3. Whether a card has the power that a modifier gives, and has not lost it."""
    return in_force(game, giver) and applies(game, giver, card) and not has_lost(game, card, giver.stamp)
