"""SF 17.2.5, 24.2, 37. What a card costs to play, also where that follows from what is chosen, and what pays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.in_play import CountersRemoved, Healed
from quickening.games.shadowfist.events.notes import UseCounted
from quickening.games.shadowfist.kinds.basics import CostChange, Scope
from quickening.games.shadowfist.kinds.changes import ExtraPower
from quickening.games.shadowfist.kinds.seen import meant
from quickening.games.shadowfist.rules.abilities import own_scope
from quickening.games.shadowfist.rules.choices import Choice, candidates, choices_in
from quickening.games.shadowfist.rules.continuous import changes_of
from quickening.games.shadowfist.rules.play_options import how_played
from quickening.games.shadowfist.rules.winning import feng_shui_sites
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, Modifier
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


def base_cost(game: ShadowfistGame, seat: int, card: int, x: int | None = None, crisis: bool = False) -> int:
    """SF 8.5, 25.7.2, 48.3, 50.4. The cost before reductions: printed, X, Crisis, or a Feng Shui Site's."""
    printed = game.cards[card].printed
    if crisis:
        return crisis_cost(game, card) or 0
    if "cost" in printed.variable:
        return x or 0
    if printed.cost is None:
        return len(feng_shui_sites.of(game, seat)) if printed.feng_shui else 0
    return printed.cost


def crisis_cost(game: ShadowfistGame, card: int) -> int | None:
    """SF 50.4. The cost after the word Crisis, if the card has it."""
    amount = how_played(game.cards[card].printed).crisis
    return None if amount is None else amount.value(game, own_scope(game, card))


def reduction(
    game: ShadowfistGame, seat: int, card: int, subject: int = NOBODY, chosen: tuple[Ref, ...] | None = None
) -> int:
    """SF 37.0. What all abilities together add to the cost (less than 0: reduce it by).

    `subject` is what a State is played on, `chosen` what is chosen for a text; while that is not known, what would be
    best for its player counts.
    """
    changes = cost_changes(game)
    total = sum(
        one.change.amount.value(game, one.scope)  # type: ignore[attr-defined]
        for one in changes
        if concerns(game, one, seat, card, subject)
    )
    for ability in how_played(game.cards[card].printed).changes:
        scope = own_scope(game, card)
        if ability.condition is None or ability.condition.holds(game, scope):
            total += ability.change.amount.value(game, scope)  # type: ignore[attr-defined]
    return total - saved_by_choice(game, seat, card, chosen)


def saved_by_choice(game: ShadowfistGame, seat: int, card: int, chosen: tuple[Ref, ...] | None) -> int:
    """SF 24.2. What is saved by what was chosen, or at best by what may be."""
    if how_played(game.cards[card].printed).by_choice is None:
        return 0
    scope = replace(own_scope(game, card), you=seat)
    return most_saved(game, card, scope) if chosen is None else saved(game, card, chosen, scope)


def cost_changes(game: ShadowfistGame) -> list[Modifier]:
    """The abilities and effects that change what cards cost."""
    return changes_of(game, CostChange)


def concerns(game: ShadowfistGame, one: Modifier, seat: int, card: int, subject: int = NOBODY) -> bool:
    """Whether a change of costs is about this card as played by this player."""
    change = one.change
    assert isinstance(change, CostChange)
    yours = one.scope.you == seat
    if (change.players == "you" and not yours) or (change.players == "opponents" and yours):
        return False
    if one.condition is not None and not one.condition.holds(game, one.scope):
        return False
    if one.who is not None and not (isinstance(one.who, Cards) and one.who.fits(game, card, one.scope)):
        return False
    if change.on is None:
        return True
    if subject >= 0:
        return meant(game, change.on, subject, one.scope)
    return any(
        meant(game, change.on, other, one.scope) and game.legal_subject(card, other, seat) for other in game.in_play
    )


def price(
    game: ShadowfistGame,
    seat: int,
    card: int,
    x: int | None = None,
    crisis: bool = False,
    subject: int = NOBODY,
    printed: bool = False,
    chosen: tuple[Ref, ...] | None = None,
) -> int:
    """SF 37.0. What the player pays: the cost with all reductions, never below 0; or as `printed`, without them."""
    less = 0 if printed else reduction(game, seat, card, subject, chosen)
    return max(0, base_cost(game, seat, card, x, crisis) + less)


def was_helped(game: ShadowfistGame, seat: int, card: int, subject: int) -> bool:
    """SF 37.0. Whether a card its player controls made it cheaper: by an ability, or by the effect that plays it."""
    sources = [
        one.scope.source
        for one in cost_changes(game)
        if concerns(game, one, seat, card, subject) and one.change.amount.value(game, one.scope) < 0  # type: ignore[attr-defined]
    ]
    sources += [frame.scope.source for frame in game.stack if isinstance(frame, Resolve)]
    return any(
        ref is not None and ref.card >= 0 and game.alive(ref) and game.cards[ref.card].controller == seat
        for ref in sources
    )


def choice_that_pays(game: ShadowfistGame, card: int) -> Choice | None:
    """The choice from which the cost of a card follows, if it does."""
    how = how_played(game.cards[card].printed)
    return choices_in(how.text)[0] if how.by_choice is not None else None


def saved(game: ShadowfistGame, card: int, refs: Sequence[Ref], scope: Scope) -> int:
    """By how much a card is cheaper if these are chosen."""
    rule = how_played(game.cards[card].printed).by_choice
    assert rule is not None
    assert rule.cards is not None
    return int(rule.limit) * sum(rule.cards.fits(game, ref.card, scope) for ref in refs)


def most_saved(game: ShadowfistGame, card: int, scope: Scope, picks: tuple[Ref, ...] = ()) -> int:
    """By how much a card is cheaper at best, if these are chosen and others besides."""
    choice = choice_that_pays(game, card)
    assert choice is not None
    open_ones = [game.ref(one) for one in candidates(game, choice, scope) if game.ref(one) not in picks]
    worth = sorted((saved(game, card, (ref,), scope) for ref in open_ones), reverse=True)
    return saved(game, card, picks, scope) + sum(worth[: choice.chosen.most - len(picks)])


def still_paid(game: ShadowfistGame, card: int, scope: Scope, picks: tuple[Ref, ...], needed: int) -> list[int]:
    """SF 24.1.4. What may be chosen next, so that so much can still be saved as the player needs to pay for it."""
    choice = choice_that_pays(game, card)
    assert choice is not None
    taken = {ref.card for ref in picks}
    found = [one for one in candidates(game, choice, scope) if one not in taken]
    return [one for one in found if most_saved(game, card, scope, (*picks, game.ref(one))) >= needed]


def purses(game: ShadowfistGame) -> list[Modifier]:
    """The abilities that let something be spent as Power."""
    return changes_of(game, ExtraPower)


def purses_for(game: ShadowfistGame, seat: int, card: int) -> list[Modifier]:
    """Those a player may use for a card."""
    return [
        one
        for one in purses(game)
        if one.scope.you == seat and isinstance(one.who, Cards) and one.who.fits(game, card, one.scope)
    ]


def units(game: ShadowfistGame, one: Modifier) -> int:
    """How many counters or points of damage can be spent."""
    change: Any = one.change
    source = one.scope.source
    if source is None or not game.alive(source):
        return 0
    state = game.cards[source.card]
    if change.kind == "counters":
        return state.counters
    if ("extra power", game.turn) in state.used:
        return 0
    found = sum(damage.amount for damage in state.damage if not damage.corrupted)
    return min(found, change.most) if change.most else found


def worth(game: ShadowfistGame, seat: int, card: int) -> int:
    """How much Power everything together can stand for."""
    return sum(units(game, one) * one.change.each for one in purses_for(game, seat, card))  # type: ignore[attr-defined]


def spending(game: ShadowfistGame, one: Modifier, count: int) -> list[Event]:
    """So many counters or points of damage are spent."""
    source = one.scope.source
    assert source is not None
    if one.change.kind == "counters":  # type: ignore[attr-defined]
        return [CountersRemoved(source.card, source, one.scope.you, count)]
    game.note(UseCounted(source.card, "extra power", game.turn))
    return [Healed(source.card, source, one.scope.you, count)]
