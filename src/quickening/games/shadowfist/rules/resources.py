"""SF 18. Resources: thresholds, not spent."""

from __future__ import annotations

from collections import Counter
from itertools import product

from msgspec.structs import replace

from quickening.core.refusals import Refusal
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.rules.abilities import continuous, provided_by
from quickening.games.shadowfist.state import SMOKED, Modifier, ShadowfistGame
from quickening.games.shadowfist.vocabulary.abilities import Substitute
from quickening.games.shadowfist.vocabulary.kinds import WaivesResources
from quickening.lang.selections import Cards

LACKING = Refusal("SF 18.1", "{name} cannot be played: you lack its resources.", "Play cards that provide them.")


def pool(game: ShadowfistGame, seat: int) -> Counter[str]:
    """SF 18.0, 18.1, 18.3. What a player's cards in play and in the smoked pile provide."""
    known: Counter[str] | None = game.memo.get(("pool", seat))
    if known is None:
        known = game.memo["pool", seat] = Counter()
        provided = [provided_by(game, card) for card in game.controlled(seat)]
        provided += [game.cards[card].definition.provides for card in game.areas[SMOKED, seat]]
        for signs in provided:
            for sign in signs:
                known[sign] += 1
    return known


def missing(game: ShadowfistGame, seat: int, printed: Printed) -> int:
    """How many of the resources a card requires are not in the pool."""
    have = pool(game, seat)
    return min(sum(max(0, needs[sign] - have[sign]) for sign in needs) for needs in ways_to_need(game, seat, printed))


def ways_to_need(game: ShadowfistGame, seat: int, printed: Printed) -> list[Counter[str]]:
    """What a card requires, as printed or with some resources in place of others, as its text may allow."""
    ways = [Counter(printed.requires)]
    for ability in printed.abilities:
        if isinstance(ability, Substitute) and ability.allowed(game, seat):
            ways = [Counter(signs) for signs in product(*(ability.instead_of(sign) for sign in printed.requires))]
    return ways


def waivers(game: ShadowfistGame) -> list[Modifier]:
    """The abilities that let cards be played without resources."""
    known: list[Modifier] | None = game.lasting.get("waivers")
    if known is None:
        known = game.lasting["waivers"] = [one for one in continuous(game) if isinstance(one.change, WaivesResources)]
    return known


def is_waived(game: ShadowfistGame, seat: int, card: int) -> bool:
    """SF 6.0. Whether a player may ignore the resources that are missing for a card."""
    printed = game.cards[card].printed
    for one in waivers(game):
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
    if all(have[sign] >= count for sign, count in printed.needs):
        return None
    return LACKING if missing(game, seat, printed) else None
