"""SF 11, 15, 16, 20, 21. Body, Fighting, healing, smoking and turning."""

from __future__ import annotations

from quickening.core.derive import Value
from quickening.core.refusals import Refusal
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import CHARACTER, SITE
from quickening.games.shadowfist.events.effects import EffectResolved
from quickening.games.shadowfist.events.entering import EnteredPlay, Resolved
from quickening.games.shadowfist.events.in_play import Damaged, ModifierMade
from quickening.games.shadowfist.events.leaving import LeftPlay, Smoked
from quickening.games.shadowfist.rules.facts import facts, frail_cards, traced
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import PLAY, Damage

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


def can_heal(game: ShadowfistGame, card: int) -> bool:
    """SF 16.1. Whether a card can be healed."""
    return judge_healing(game, card) is None


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
    frail = frail_cards.of(game)
    return [card for card in game.in_play if (cards[card].damage or card in frail) and at_zero(game, card)]


def anything_falls(game: ShadowfistGame) -> bool:
    """Whether `smokings` has to be asked; if not, it need not be again until something changes."""
    if not NONE_FALLS.get(game) and all_at_zero(game):
        return True
    NONE_FALLS.put(game, True)
    return False


#: Whether the cards at zero are known to be smoked.
NONE_FALLS = Value[bool](channels.TEXTS, channels.COURSE)


def smokings(game: ShadowfistGame) -> list[Smoked]:
    """SF 24.8.1.1, 24.5.5. The cards that are smoked now because they are at zero; Lethal damage is for combat."""
    if NONE_FALLS.get(game):
        return []
    NONE_FALLS.put(game, True)
    return [smoked_at_zero(game, card) for card in all_at_zero(game)]


def smoked_at_zero(game: ShadowfistGame, card: int) -> Smoked:
    """SF 20.2, 24.5.5, 24.8.1.1. A card is smoked by the damage just inflicted, or by what has lowered its score."""
    if was_just_damaged(game, card):
        return smoked(card, last_damage(game, card))
    known = traced(game, card)
    number = "fighting" if fighting_at_zero(game, card) else "body"
    before = [(figures[number], one.scope) for figures, one in known.trace or ()]
    after = [*(figure for figure, _ in before[1:]), known.figures[number]]
    lowering = [scope for (old, scope), new in zip(before, after, strict=bool(before)) if new < old]
    return Smoked(card, lowering[-1].source, lowering[-1].you) if lowering else Smoked(card)


#: What may change a score besides damage: with these the next thing begins.
CHANGING = (EffectResolved, EnteredPlay, LeftPlay, ModifierMade, Resolved)


def was_just_damaged(game: ShadowfistGame, card: int) -> bool:
    """Whether damage is the last thing that happened to its scores."""
    for event in reversed(game.log):
        if isinstance(event, Damaged) and event.card == card:
            return True
        if isinstance(event, CHANGING):
            return False
    return False


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
