"""SF 24.2, 37.0. Cards whose cost follows from what is chosen as they are played."""

from __future__ import annotations

from collections.abc import Sequence

from quickening.core.modifiers import Ref
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.rules.choices import Choice, candidates, choices_in
from quickening.games.shadowfist.rules.play_options import how_played
from quickening.games.shadowfist.state import ShadowfistGame


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
