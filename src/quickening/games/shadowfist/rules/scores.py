"""SF 11, 15, 16, 20, 21. Body, Fighting, healing, smoking and turning."""

from __future__ import annotations

from quickening.core.refusals import Refusal
from quickening.games.shadowfist.definitions import CHARACTER, SITE
from quickening.games.shadowfist.events import Smoked
from quickening.games.shadowfist.rules.facts import facts, frail_cards
from quickening.games.shadowfist.state import PLAY, Damage, ShadowfistGame

UNDAMAGED = Refusal("SF 16.1", "{name} cannot be healed: it is not damaged.")
INCURABLE = Refusal("SF 16.2", "{name} cannot be healed.")


def current_fighting(game: ShadowfistGame, card: int) -> int:
    """SF 15.0, 15.1, 29.0. Fighting less damage, never below 0."""
    return max(0, facts(game, card).fighting - game.cards[card].damage_total)


def current_body(game: ShadowfistGame, card: int) -> int:
    """SF 11.1, 29.0. Body less damage, never below 0."""
    return max(0, facts(game, card).body - game.cards[card].damage_total)


def judge_healing(game: ShadowfistGame, card: int) -> Refusal | None:
    """SF 16.1, 16.2, 50.3. Only damaged cards in play are healed, and not of corrupted damage alone."""
    state = game.cards[card]
    if state.area != PLAY or not any(not one.corrupted for one in state.damage):
        return UNDAMAGED
    return INCURABLE if "be healed" in facts(game, card).forbidden else None


def at_zero(game: ShadowfistGame, card: int) -> bool:
    """SF 20.1, 20.2. Whether a Character's Fighting or a Site's Body is at zero, and it is smoked for that."""
    state = game.cards[card]
    if state.departing:
        return False
    zero = fighting_at_zero(game, card) or (SITE in state.types and facts(game, card).body <= state.damage_total)
    return zero and (OUTLIVED, scores_of(game, card)) not in state.memory


#: What a card remembers for which something else happened instead of its being smoked: its scores as they were.
OUTLIVED = "outlived"


def scores_of(game: ShadowfistGame, card: int) -> str:
    """SF 6.0. What was replaced once is not due again until one of these is another."""
    known = facts(game, card)
    return f"{known.fighting} {known.body} {game.cards[card].damage_total}"


def fighting_at_zero(game: ShadowfistGame, card: int) -> bool:
    """SF 20.1. Whether a Character's Fighting is reduced to zero: it is smoked whatever kind of damage did that."""
    state = game.cards[card]
    if CHARACTER not in state.types:
        return False
    known = facts(game, card)
    return known.fighting <= state.damage_total and "stays at zero" not in known.marks


def all_at_zero(game: ShadowfistGame) -> list[int]:
    """The cards at zero: only damaged ones and frail ones can be."""
    cards = game.cards
    frail: frozenset[int] | None = game.plan.get("frail")
    if frail is None:
        frail = game.plan["frail"] = frail_cards(game)
    return [card for card in game.in_play if (cards[card].damage or card in frail) and at_zero(game, card)]


def anything_falls(game: ShadowfistGame) -> bool:
    """Whether `smokings` has to be asked; if not, it need not be again until something changes."""
    if game.doomed:
        return True
    if "at zero" not in game.memo and all_at_zero(game):
        return True
    game.memo["at zero"] = True
    return False


def smokings(game: ShadowfistGame, recalculated: bool = False) -> list[Smoked]:
    """SF 24.8.1.1, 24.5.5. The cards that are smoked now because they are at zero, or by Lethal damage (SF 50.9).

    By recalculation nobody's damage is to blame (SF 24.5.5).
    """
    if game.memo.get("at zero") is not None and not game.doomed:
        return []
    game.memo["at zero"] = True
    found = {card: last_damage(game, card) for card in all_at_zero(game)}
    for ref, damage in game.doomed:
        if game.alive(ref) and ref.card not in found:
            found[ref.card] = damage
    game.doomed.clear()
    return [smoked(card, None if recalculated else damage) for card, damage in found.items()]


def last_damage(game: ShadowfistGame, card: int) -> Damage | None:
    """The damage that reduced a card to zero."""
    damage = game.cards[card].damage
    return damage[-1] if damage else None


def smoked(card: int, damage: Damage | None) -> Smoked:
    """SF 20.1. A card smoked by damage, and by its source."""
    if damage is None:
        return Smoked(card)
    return Smoked(card, damage.by, damage.seat, damage=True, combat=damage.combat)


# -- turning (SF 21) -----------------------------------------------------------------------------------------------


def can_turn(game: ShadowfistGame, card: int) -> bool:
    """SF 21.0, 25.2. Whether a card can be turned as a cost: it is unturned, has resolved, and nothing forbids it."""
    state = game.cards[card]
    if state.area != PLAY or state.turned or not state.resolved:
        return False
    forbidden = facts(game, card).forbidden
    return not forbidden or ("turn" not in forbidden and "be turned" not in forbidden)


def can_unturn(game: ShadowfistGame, card: int) -> bool:
    """SF 21.1. Whether a turned card can unturn."""
    state = game.cards[card]
    return state.area == PLAY and state.turned and "unturn" not in facts(game, card).forbidden
