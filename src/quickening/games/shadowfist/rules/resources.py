"""SF 18. Resources: thresholds, not spent."""

from __future__ import annotations

from collections import Counter
from itertools import product

from quickening.core.data import replace
from quickening.core.derive import Values
from quickening.core.once import once
from quickening.core.refusals import Refusal
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.kinds.abilities import Substitute
from quickening.games.shadowfist.kinds.basics import Scope, WaivesResources
from quickening.games.shadowfist.rules.continuous import changes_of, index_of
from quickening.games.shadowfist.rules.facts import provided_by
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import SMOKED
from quickening.lang.selections import Cards

LACKING = Refusal("SF 18.1", "{name} cannot be played: you lack its resources.", "Play cards that provide them.")


def pool(game: ShadowfistGame, seat: int) -> Counter[str]:
    """SF 18.0, 18.1, 18.3. What a player's cards in play and in the smoked pile provide."""
    known = pools(game)
    have = known.get(seat)
    if have is None:
        have = known[seat] = Counter()
        provided = provided_in_play(game, seat)
        provided += [game.cards[card].definition.provides for card in game.areas[SMOKED, seat]]
        for signs in provided:
            for sign in signs:
                have[sign] = have.get(sign, 0) + 1  # not `+= 1`: a Counter would ask itself what is missing
    return have


def provided_in_play(game: ShadowfistGame, seat: int) -> list[tuple[str, ...]]:
    """SF 8.6. What each of a player's cards in play provides: as printed, unless something changes that."""
    own = game.controlled(seat)
    if index_of.of(game).provides:
        return [provided_by(game, card) for card in own]
    return [game.cards[card].printed.provides for card in own if not game.cards[card].face_down]


def pools(game: ShadowfistGame) -> dict[int, Counter[str]]:
    """The pools that were worked out; where a text changes what cards provide, since anything changed."""
    return (POOLS_NOW if index_of.of(game).provides else POOLS).all(game)


POOLS = Values[int, Counter[str]](channels.TEXTS, channels.CARDS, channels.SMOKED)
POOLS_NOW = Values[int, Counter[str]](channels.TEXTS, channels.COURSE)


def missing(game: ShadowfistGame, seat: int, printed: Printed) -> int:
    """How many of the resources a card requires are not in the pool, or others that its text takes in their place."""
    have = pool(game, seat)
    ways = [printed.needs]
    for ability in substitutes(printed):
        if ability.allowed(game, seat):
            signs = product(*(ability.instead_of(sign) for sign in printed.requires))
            ways = [tuple(Counter(way).items()) for way in signs]
    return min(sum([max(0, count - have.get(sign, 0)) for sign, count in needs]) for needs in ways)


@once
def substitutes(printed: Printed) -> tuple[Substitute, ...]:
    """What a card's text says about other resources in place of those it requires."""
    return tuple(one for one in printed.abilities if isinstance(one, Substitute))


def may_bear(game: ShadowfistGame, seat: int, card: int, subject: int) -> bool:
    """SF 18.1. Whether a State's resources suffice for this subject: some are substituted on certain cards only."""
    printed = game.cards[card].printed
    swaps = [one for one in substitutes(printed) if one.on is not None]
    if not swaps or is_waived(game, seat, card):
        return True
    have = pool(game, seat)
    if all(have[sign] >= count for sign, count in printed.needs):
        return True
    return any(one.on is not None and one.on.fits(game, subject, Scope(you=seat)) for one in swaps)


def is_waived(game: ShadowfistGame, seat: int, card: int) -> bool:
    """SF 6.0. Whether a player may ignore the resources that are missing for a card."""
    printed = game.cards[card].printed
    for one in changes_of(game, WaivesResources):
        change = one.change
        assert isinstance(change, WaivesResources)
        meant = one.scope.you == seat and isinstance(one.who, Cards) and one.who.fits(game, card, one.scope)
        if meant and (one.condition is None or one.condition.holds(game, one.scope)):
            needed = tuple(sign for sign in printed.requires if sign != change.sign) if change.sign else ()
            if missing(game, seat, replace(printed, requires=needed) if change.sign else printed) <= (
                0 if change.sign else change.most
            ):
                return True
    return False


def judge_resources(game: ShadowfistGame, seat: int, printed: Printed) -> Refusal | None:
    """SF 8.4, 25.1. Whether the pool has as many of each resource as the card requires."""
    if not printed.requires:
        return None
    have = pool(game, seat)
    for sign, count in printed.needs:
        if have.get(sign, 0) < count:
            return LACKING if missing(game, seat, printed) else None
    return None
