"""SF 29. Damage: sources, the order of modifications, reduction."""

from __future__ import annotations

from collections.abc import Sequence

from quickening.core.data import replace
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.in_play import Damaged, DamageReduced
from quickening.games.shadowfist.kinds.basics import DamageChange, NextDamage, Number, Scope
from quickening.games.shadowfist.rules.continuous import is_immune, is_spared
from quickening.games.shadowfist.rules.facts import Facts, damage_changes, facts, unaffected
from quickening.games.shadowfist.rules.redirection import redirected, signpost_for
from quickening.games.shadowfist.rules.scores import current_fighting
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import PLAY, Packet


def combat_packet(game: ShadowfistGame, card: int, to: int, amount: int) -> Packet:
    """SF 29.1, 50.3, 50.9, 50.18. Combat damage with what its Character adds to it."""
    known = facts(game, card)
    return Packet(
        game.ref(card),
        game.ref(to),
        amount,
        True,
        game.cards[card].controller,
        "Lethal" in known.bold and not is_immune(game, to, card) and not unaffected(game, to, "Lethal"),
        "Corrupted" in known.bold,
        "Unstoppable" in known.bold or "unstoppable in combat" in known.marks,
    )


def with_its_source(game: ShadowfistGame, packet: Packet) -> Packet:
    """SF 29.2. Non-combat damage with what its source adds to it."""
    by = packet.source.card
    words = facts(game, by).bold if by >= 0 and game.cards[by].area == PLAY else {}
    if not words:
        return packet
    corrupted, unstoppable = packet.corrupted or "Corrupted" in words, packet.unstoppable or "Unstoppable" in words
    return replace(packet, corrupted=corrupted, unstoppable=unstoppable)


def combat_damage(game: ShadowfistGame, card: int) -> int:
    """SF 30.3, 50.5. What a Character inflicts: its current Fighting; with Guts as if it were undamaged."""
    known = facts(game, card)
    return max(0, known.fighting) if "Guts" in known.bold else current_fighting(game, card)


def inflicted(game: ShadowfistGame, packets: Sequence[Packet]) -> list[Damaged | DamageReduced]:
    """SF 29.7, 38.0. The damage that is placed on cards, after all modifications and redirections."""
    found: list[Damaged | DamageReduced] = []
    for packet in packets:
        raised = dealt(game, packet)
        for part in redirected(game, raised):
            found += received(game, part)
    return found


def inflicted_apart(game: ShadowfistGame, packets: Sequence[Packet]) -> list[Damaged | DamageReduced]:
    """SF 29.2. Non-combat damage that is placed on cards."""
    return inflicted(game, [with_its_source(game, one) for one in packets])


Changes = list[tuple[DamageChange, Scope]]


def changes(game: ShadowfistGame, known: Changes, steps: Sequence[str], packet: Packet, other: int) -> Changes:
    """The changes of a kind that count for this damage (SF 29.5)."""
    return [
        (change, scope)
        for change, scope in known
        if change.step in steps
        and not (change.non_combat if packet.combat else change.combat)
        and (change.cards is None or (change.cards.fits(game, other, scope) and game.sees(scope, other)))
    ]


def total(game: ShadowfistGame, found: Changes) -> int:
    """The sum of changes."""
    return sum(change.amount.value(game, scope) for change, scope in found)


def dealt(game: ShadowfistGame, packet: Packet) -> Packet:
    """SF 26.6.2, 26.6.5, 29.4.1, 29.7. Steps 1-5, by what counts now: bonuses, penalties, multipliers, divisions."""
    source = packet.source
    if not game.alive(source) or game.cards[source.card].area != PLAY:
        return packet
    known = damage_changes(game, source.card)
    if not known:
        return packet
    taken: Changes = []
    if game.alive(packet.to) and signpost_for(game, source, packet.to) is None:
        taken = damage_changes(game, packet.to.card)
    return raised(game, packet, known, taken)


def raised(game: ShadowfistGame, packet: Packet, known: Changes, taken: Changes) -> Packet:
    """SF 29.7. Steps 1-5: the changes of the source, among the multipliers also those of the receiving side."""
    other = packet.to.card
    amount = packet.amount + total(game, changes(game, known, ("+",), packet, other))
    amount = max(0, amount - total(game, changes(game, known, ("-",), packet, other)))
    multipliers = changes(game, known, ("x",), packet, other)
    multipliers += changes(game, taken, ("taken x",), packet, packet.source.card)
    for change, scope in multipliers:
        times = change.amount.value(game, scope)
        amount *= 1 if not times and packet.unstoppable else times  # SF 29.9: to nothing is a reduction
    for change, scope in changes(game, known, ("/",), packet, other):
        amount = -(-amount // max(1, change.amount.value(game, scope)))
    return replace(packet, amount=max(0, amount), multiplied=bool(taken))


def received(game: ShadowfistGame, packet: Packet) -> list[Damaged | DamageReduced]:
    """SF 29.6, 29.6.2, 29.7, 29.9. Steps 4 and 6-8. What is taken: multiples, additions, Toughness, "to"."""
    to, source = packet.to, packet.source
    if not game.alive(to) or game.cards[to.card].area != PLAY:
        return []
    if not packet.combat and source.card >= 0 and not is_affected(game, to.card, source.card):
        return []
    known = facts(game, to.card)
    if known.barred(game, "be damaged", source.card):
        return []  # SF 6.2: that is no reduction (SF 29.9), so not even Unstoppable damage gets through
    amount = packet.amount
    found: list[Damaged | DamageReduced] = []
    changed, less = damage_changes(game, to.card), reductions(game, packet)
    if changed or less or known.bold or known.forbidden or known.bars:
        for change, scope in changes(game, changed, ("taken x",), packet, source.card):
            amount *= 1 if packet.multiplied else change.amount.value(game, scope)
        amount += total(game, changes(game, changed, ("taken +",), packet, source.card))
        if not packet.unstoppable:
            full, amount = amount, reduce(game, known, changed, packet, amount, less)
            found += noticed(game, changed, packet, full - amount)
    if amount <= 0:
        return found
    return [*found, Damaged(to.card, source, packet.seat, amount, packet.combat, packet.lethal, packet.corrupted)]


def noticed(game: ShadowfistGame, changed: Changes, packet: Packet, less: int) -> list[Damaged | DamageReduced]:
    """SF 29.6. That damage was reduced, where a text waits for that or does it no more than once."""
    waited = bool(game.watchers(DamageReduced)) or any(isinstance(change, NextDamage) for change, _ in changed)
    if less <= 0 or not waited:
        return []
    return [DamageReduced(packet.to.card, packet.source, packet.seat, less, packet.combat)]


def is_affected(game: ShadowfistGame, card: int, source: int) -> bool:
    """SF 40.0. Whether a card that is no part of the combat can do anything to another."""
    return not is_immune(game, card, source) and not is_spared(game, card, source)


def is_unreduced(game: ShadowfistGame, source: Ref) -> bool:
    """SF 29.6. Whether a card says that damage it inflicts cannot be reduced."""
    return (
        game.alive(source) and game.cards[source.card].area == PLAY and "unreduced" in facts(game, source.card).marks
    )


def reductions(game: ShadowfistGame, packet: Packet) -> int:
    """SF 29.6. By how much less a card inflicts than it would: that is a reduction too, and no penalty."""
    source = packet.source
    if not game.alive(source) or game.cards[source.card].area != PLAY:
        return 0
    return total(game, changes(game, damage_changes(game, source.card), ("reduced",), packet, packet.to.card))


def reduce(game: ShadowfistGame, known: Facts, changed: Changes, packet: Packet, amount: int, less: int) -> int:
    """SF 29.6, 50.17. Reduction for each source by itself, never below 0; it inflicts so much `less` already."""
    other = packet.source.card
    if "takes unreduced" in known.marks or (packet.source.card >= 0 and is_unreduced(game, packet.source)):
        return amount
    less += known.bold.get("Toughness", 0)  # SF 40.0: it changes its own card, whatever the source is immune to
    for change, scope in changes(game, changed, ("taken -",), packet, other):
        less += change.amount.value(game, replace(scope, amount=amount))  # perhaps half of it (SF 29.8)
    amount -= less
    for change, scope in changes(game, changed, ("taken to",), packet, other):
        amount = min(amount, change.amount.value(game, scope))  # SF 29.6.3
    return max(0, amount)


# -- variable damage (SF 29.8) -------------------------------------------------------------------------------------

#: More damage than any Character can need.
MOST_NEEDED = 200


def needed_to_smoke(game: ShadowfistGame, card: int, against: int) -> int:
    """SF 29.8. How much a Character would have to inflict on another to smoke it, with all fixed changes counted."""
    for amount in range(MOST_NEEDED):
        if after_fixed(game, card, against, amount) >= current_fighting(game, against):
            return amount
    return 0


def after_fixed(game: ShadowfistGame, card: int, against: int, amount: int) -> int:
    """SF 29.8. What is left of combat damage once fixed bonuses, penalties and Toughness are counted, no more."""
    known, taken = (fixed_only(damage_changes(game, one)) for one in (card, against))
    packet = raised(game, combat_packet(game, card, against, amount), known, taken)
    found = packet.amount + total(game, changes(game, taken, ("taken +",), packet, card))
    if packet.unstoppable:
        return found
    found -= facts(game, against).bold.get("Toughness", 0) + total(
        game, changes(game, known, ("reduced",), packet, against)
    )
    return max(0, found - total(game, changes(game, taken, ("taken -",), packet, card)))


def fixed_only(known: Changes) -> Changes:
    """The changes by a number that is printed; "reduce to" is none of them (SF 29.7, step 8)."""
    return [(change, scope) for change, scope in known if isinstance(change.amount, Number)]
