"""Playing cards (HL1 21-26, 50, 68-77; HL3 20-23, 53, 80, 96; HLT 24-36, 80, 91): what may be played, and how.

`judge_play` is the one judge: menus, bots and "why not?" ask it. `PlayCard` carries a play out: costs, announcement,
the opponent's chance to counter, effect.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.refusals import Refusal
from quickening.games.highlander import facts, grid
from quickening.games.highlander.definitions import (
    ALLOWANCE,
    ALLY,
    ARMOR,
    ATTACK,
    EDGE,
    EVENT,
    HILT,
    ILLUSION,
    LOCATION,
    MEMBER,
    OFF_HAND,
    PERSONA,
    PLOT,
    RANGED,
    UNIQUE,
    VEHICLE,
    WOUND,
    Printed,
    factions,
)
from quickening.games.highlander.events import (
    AttackMade,
    Burned,
    CardPlayed,
    Chose,
    Countered,
    DefensePlayed,
    Discarded,
    LastingBegan,
    LastingEnded,
    LeftPlay,
    TriggerReady,
)
from quickening.games.highlander.facts import Cost
from quickening.games.highlander.rules import arms
from quickening.games.highlander.state import (
    ATTACKING,
    BEFORE_PLAY,
    DEFENSE,
    ENDURANCE,
    EXERTION,
    HAND,
    NOBODY,
    PLAY,
    REMOVED,
    HighlanderGame,
)
from quickening.games.highlander.vocabulary import abilities as said
from quickening.lang.resolve import Resolve

# -- what a player has to play with ----------------------------------------------------------------------------------


def borrowed_cards(game: HighlanderGame, seat: int) -> list[int]:
    """The cards of others that a player may use as if they were in hand."""
    found: list[int] = facts.of_player(game, seat).words.get("borrowed", [])
    return found


def playable(game: HighlanderGame, seat: int) -> list[int]:
    """The cards a player may play from: the hand, and what a text lets one use."""
    borrowed = borrowed_cards(game, seat)
    return [*game.of(HAND, seat), *borrowed] if borrowed else game.of(HAND, seat)


# -- the judge -----------------------------------------------------------------------------------------------------


def judge_play(
    game: HighlanderGame, seat: int, card: int, origin: str = HAND, beside: tuple[int, ...] = (), against: int = -1
) -> Refusal | None:
    """Whether a player may play a card now, as what its type says. `against` is the attack a defense is meant for."""
    printed = game.cards[card].definition
    refusal = _judge_timing(game, seat, printed, origin)
    if refusal is None and printed.type == ATTACK:
        refusal = judge_attack(game, seat, card, origin, beside)
    elif refusal is None and printed.is_defense:
        refusal = judge_defense(game, seat, card, origin, beside, against)
    elif refusal is None and printed.is_special:
        refusal = judge_special(game, seat, card)
    if refusal is None:
        refusal = judge_card(game, seat, card, origin, beside, against)
    return refusal


def _judge_timing(game: HighlanderGame, seat: int, printed: Printed, origin: str) -> Refusal | None:
    if game.active != seat:
        return Refusal(game.cite("HL1 35", "HL3 50", "HLT 51"), "{name} cannot be played: it is not your turn.")
    if origin == HAND and game.hand_closed:
        rule = game.cite("HL1 55", "HL3 101", "HLT 94")
        return Refusal(rule, "{name} cannot be played: you have Exerted in this phase.", "Wait for the next phase.")
    if printed.type == ILLUSION and origin != EXERTION:
        return Refusal(game.cite("HL1 16", "HL3 22", "HLT 36"), "{name} can only be played from a Hard Exertion.")
    if game.phase not in phases_for(game, printed):
        rule = game.cite("HL1 21", "HL3 60", "HLT 28")
        return Refusal(rule, "{name} cannot be played in this phase.")
    return None


def phases_for(game: HighlanderGame, printed: Printed) -> tuple[str, ...]:
    """HL1 21, 41-44; HL3 60-66; HLT 28, 52-54. The phases in which a card may be played."""
    only = said.of_kind(printed, said.OnlyIn)
    if only is not None:
        return named_phases(game, only.phase)
    if printed.type == ATTACK or said.of_kind(printed, said.InPlaceOfAttack):
        return (ATTACKING,)
    if printed.is_defense:
        return (DEFENSE,)
    if printed.type in (EDGE, ILLUSION) and game.book != "third":
        return (DEFENSE, ATTACKING, *named_phases(game, "beginning"))
    return (DEFENSE, ATTACKING)


def named_phases(game: HighlanderGame, name: str) -> tuple[str, ...]:
    """A phase as texts call it; the beginning of a turn is where must and may do effects are taken care of."""
    if name == "beginning":
        return {"first": ("must do", "may do"), "third": ("reconcile",), "type-one": ("may do/must do",)}[game.book]
    return (name,)


def judge_card(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int = -1
) -> Refusal | None:
    """What holds for all cards: limits in play, hands, what its text asks, what is forbidden, what it costs."""
    printed = game.cards[card].definition
    refusal = judge_text_rules(game, seat, card) if printed.play_rules else None
    if refusal is None and printed.of and game.cards[card].owner == seat:
        refusal = judge_immortal(game, seat, printed) or judge_allowed(game, seat, printed, beside)
    if refusal is None and (printed.of or HILT in printed.kinds):
        refusal = judge_weapon(game, seat, printed)
    if refusal is None and (printed.hands or printed.remains or printed.kinds):
        refusal = judge_in_play(game, seat, printed)
    known = facts.of_player(game, seat)
    if refusal is None and (known.bans or against >= 0):
        refusal = judge_bans(game, seat, card, origin, beside, against)
    if refusal is None and (known.costs or against >= 0 or arms.is_prone(game, seat)):
        refusal = judge_costs(game, seat, card, origin, beside, against)
    return refusal


def judge_weapon(game: HighlanderGame, seat: int, printed: Printed) -> Refusal | None:
    """HL1 72; HL3 84, 87, 144; HLT 84, 105. No cards of a weapon that is lost, and no Hilt without a weapon."""
    hilt = HILT in printed.kinds and game.book != "first" and arms.is_unarmed(game, seat)
    if hilt or arms.lacks_weapon_for(game, seat, printed):
        return Refusal(game.cite("HL1 72", "HL3 84", "HLT 84"), "{name} cannot be played: its weapon is lost.")
    return None


def judge_text_rules(game: HighlanderGame, seat: int, card: int) -> Refusal | None:
    """What the card's own text asks before it may be played."""
    printed = game.cards[card].definition
    for ability in printed.play_rules:
        if not text_rule_met(game, seat, card, ability):
            rule = game.cite("HL1 15", "HL3 29", "HLT 19")
            return Refusal(
                rule, "{name} cannot be played: what its text asks is not so.", "", "", printed.name, printed.text
            )
    return None


def text_rule_met(game: HighlanderGame, seat: int, card: int, ability: Any) -> bool:
    """One rule of a card's text."""
    printed = game.cards[card].definition
    if isinstance(ability, said.OnlyIf):
        return bool(ability.condition.holds(game, game.scope_of(card, seat))) != ability.unless
    if isinstance(ability, said.OnePerTurn):
        return (ability.title or printed.name) not in game.deeds[seat].titles
    if isinstance(ability, said.OneInPlay):
        return not any(game.printed(other).name == (ability.title or printed.name) for other in game.of(PLAY, seat))
    if isinstance(ability, said.NeedsInPlay):
        titles = {game.printed(other).name for other in game.of(PLAY, seat)}
        return set(ability.titles) <= titles
    return True


def judge_immortal(game: HighlanderGame, seat: int, printed: Printed) -> Refusal | None:
    """HLT 870. The cards of an immortal who has lost his head are not played any more."""
    lost = {game.printed(card).name for card in game.of(REMOVED, seat) if game.printed(card).type == PERSONA}
    if lost.intersection(printed.of):
        return Refusal("HLT 870", "{name} cannot be played: its immortal has lost his head.")
    return None


def judge_allowed(game: HighlanderGame, seat: int, printed: Printed, beside: tuple[int, ...]) -> Refusal | None:
    """HL3 132; HLT 58, 70. Somebody else's card is played together with an Allowance card."""
    if not game.personas(seat) or is_own_card(game, seat, printed):
        return None
    if any(ALLOWANCE in game.printed(card).kinds for card in beside):
        return None
    return Refusal(game.cite("HL1 11", "HL3 132", "HLT 70"), "{name} needs an Allowance card to be played with.")


def is_own_card(game: HighlanderGame, seat: int, printed: Printed) -> bool:
    """Whether a card is specific to a Pre-Game card of the player's, or one lets it be used like an own one."""
    before = [game.printed(card) for card in (*game.of(BEFORE_PLAY, seat), *game.of(REMOVED, seat))]
    names = {card.name for card in before}
    if any(names.intersection(factions().get(owner, (owner,))) for owner in printed.of):
        return True
    if any(said.of_kind(card, said.IncludeOneOfEach) for card in before):
        return True
    return printed.is_master and any(said.of_kind(card, said.IncludeMasters) for card in before)


def judge_in_play(game: HighlanderGame, seat: int, printed: Printed) -> Refusal | None:
    """Limits on what may be in play together: hands, unique cards, one Vehicle, one Hilt, Armor, Plots, Allies."""
    if printed.hands and arms.hand_icons(game, seat) + printed.hands > arms.HANDS:
        return Refusal(game.cite("HL1 13", "HL3 7", "HLT 16"), "{name} cannot be played: you have no free hand.")
    if is_persona_here(game, printed):
        rule = game.cite("HL1 80", "HL3 133", "HLT 180")
        return Refusal(rule, "{name} cannot be played: it is a Persona here.")
    if printed.type == EDGE or not (printed.remains or ALLY in printed.kinds):
        return None
    own = [game.printed(card) for card in game.of(PLAY, seat)]
    if printed.order > 1 and not parts_before(printed, own):
        rule = game.cite("HL1 31", "HL3 78", "HLT 139")
        return Refusal(rule, "{name} cannot be played: the parts before it are not in play.")
    if limited_to_one(game, printed) and any(is_copy(other, printed) for other in own):
        rule = game.cite("HL1 70", "HL3 35", "HLT 18")
        return Refusal(rule, "{name} cannot be played: you have one in play.")
    return _judge_groups(game, seat, printed, own)


def parts_before(printed: Printed, own: list[Printed]) -> bool:
    """HL3 23, 78; HLT 139. Whether all earlier parts of a Plot Sequence are in play."""
    there = {other.order for other in own if other.name == printed.name}
    return there >= set(range(1, printed.order))


def is_copy(other: Printed, printed: Printed) -> bool:
    """HL3 22, 35. The same title; the parts of a Plot Sequence are cards of their own."""
    return other.name == printed.name and other.order == printed.order


def limited_to_one(game: HighlanderGame, printed: Printed) -> bool:
    """HL3 22, 35; HLT 18, 69, 140. Whether one of this title may be in play on a side."""
    if said.of_kind(printed, said.SeveralInPlay) or CUMULATIVE_PLOT in printed.kinds:
        return False
    if UNIQUE in printed.kinds:
        return True
    if game.book == "first":
        return False
    return printed.type == PLOT or (ALLY in printed.kinds and game.book == "type-one")


CUMULATIVE_PLOT = "Cumulative"
#: The last part of a Plot Sequence.
FINAL = "Final"


def _judge_groups(game: HighlanderGame, seat: int, printed: Printed, own: list[Printed]) -> Refusal | None:
    kinds = printed.kinds
    if VEHICLE in kinds and any(VEHICLE in other.kinds for other in own):
        return Refusal(game.cite("HL1 70", "HL3 154", "HLT 178"), "{name} cannot be played: you have a Vehicle.")
    if HILT in kinds and any(HILT in other.kinds and OFF_HAND not in (*other.kinds, *kinds) for other in own):
        return Refusal(game.cite("HL1 70", "HL3 144", "HLT 105"), "{name} cannot be played: you have a Hilt.")
    if ARMOR in kinds and any(ARMOR in other.kinds and other.grid & printed.grid for other in own):
        return Refusal(game.cite("HL1 70", "HL3 134", "HLT 173"), "{name} cannot be played: you wear armor there.")
    return None


def is_persona_here(game: HighlanderGame, printed: Printed) -> bool:
    """HL3 133, 146; HLT 180, 182. Whether an Ally or Member has the name of a Persona of either player."""
    if game.book == "first" or not {ALLY, MEMBER}.intersection(printed.kinds):
        return False
    return any(persona.name == printed.name for seat in (0, 1) for persona in game.personas(seat))


# -- bans and costs ------------------------------------------------------------------------------------------------


def judge_bans(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int
) -> Refusal | None:
    """HL3 148, HLT 67. What a text in force does not let a player play."""
    for ban in bans_on(game, seat, against):
        if (origin == HAND or not ban.from_hand) and ban.cards.fits(game, card, ban.scope):
            if not frees(game, seat, card, beside) and not plays_after(game, seat, card, ban):
                source = game.cards[ban.scope.source.card].definition if ban.scope.source else None
                name, words = (source.name, source.text) if source else ("", "")
                rule = game.cite("HL1 15", "HL3 148", "HLT 67")
                return Refusal(rule, "{name} cannot be played.", "", "", name, words)
    return None


def bans_on(game: HighlanderGame, seat: int, against: int = -1) -> list[facts.Ban]:
    """The bans on a player, with those of the attack to be defended."""
    bans = facts.of_player(game, seat).bans
    if against >= 0:
        attack = game.against(seat)[against]
        if not facts.hidden_from(game, attack, seat):
            return [*bans, *facts.of_attack(game, attack).from_hand_bans]
    return bans


def plays_after(game: HighlanderGame, seat: int, card: int, ban: facts.Ban) -> bool:
    """Whether an attack may be played after a dodge whose text would forbid it."""
    if ban.scope.you != seat or ban.scope.source is None or game.printed(card).type != ATTACK:
        return False
    dodge = ban.scope.source.card
    own = said.of_kind(game.printed(card), said.PlaysAfter)
    if own is not None and own.cards.fits(game, dodge, game.scope_of(card, seat)):
        return True
    return any(
        after.fits(game, dodge, scope) and (cards is None or cards.fits(game, card, scope))
        for after, cards, scope in facts.of_player(game, seat).words.get("attack after", ())
    )


def frees(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...]) -> bool:
    """Whether the card itself, or what is played with it, lets a player ignore a ban on it."""
    printed = game.cards[card].definition
    if "ignores all bans" in facts.of_player(game, seat).allowed:
        return True
    if printed.is_defense:
        return "ignores bans" in facts.of_defense(game, card, seat, beside).words
    return "ignores bans" in facts.of_player(game, seat).allowed and printed.is_special


def costs_of(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...] = (), against: int = -1
) -> list[Cost]:
    """HL1 73, HL3 82, 137; HLT 66, 77-79. What has to be spent to play a card."""
    found = [
        cost
        for cost in all_costs(game, seat, against)
        if (origin == HAND or not cost.from_hand)
        and cost.cards.fits(game, card, cost.scope)
        and not (cost.first_only and game.deeds[seat].cards)
    ]
    if (
        found
        and game.printed(card).is_defense
        and "ignores costs" in facts.of_defense(game, card, seat, beside).words
    ):
        found = []
    if arms.is_prone(game, seat) and (origin == HAND or game.edition.prone.value == "any card"):
        found.append(Cost(None, game.scope_of(card, seat), pay=game.printed(card).type))
    return found


def all_costs(game: HighlanderGame, seat: int, against: int) -> list[Cost]:
    costs = facts.of_player(game, seat).costs
    if against >= 0:
        attack = game.against(seat)[against]
        if not facts.hidden_from(game, attack, seat):
            return [*costs, *facts.of_attack(game, attack).costs]
    return costs


def payers(game: HighlanderGame, seat: int, cost: Cost, without: Iterable[int]) -> list[int]:
    """The cards in hand that can pay a cost."""
    kept = set(without)
    hand = [card for card in game.of(HAND, seat) if card not in kept]
    if isinstance(cost.pay, str):  # HL1 73. Prone: a card with the same icon
        return [card for card in hand if game.printed(card).type == cost.pay]
    return [card for card in hand if cost.pay.fits(game, card, cost.scope)]


def judge_costs(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int
) -> Refusal | None:
    """Whether the costs of a card can be paid."""
    costs = costs_together(game, seat, card, origin, beside, against)
    if any(cost.exertion for cost in costs) and not may_exert_again(game, seat):
        return Refusal(game.cite("HL1 55", "HL3 137", "HLT 77"), "{name} cannot be played: you cannot Exert for it.")
    if not affordable(game, seat, tuple(costs), (card, *beside)):
        return Refusal(game.cite("HL1 73", "HL3 137", "HLT 66"), "{name} cannot be played: you cannot pay its cost.")
    return None


def costs_together(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int
) -> list[Cost]:
    """What a card costs together with those from hand that are played in conjunction with it."""
    costs = costs_of(game, seat, card, origin, beside, against)
    for other in beside:
        if game.cards[other].area == HAND:
            costs += costs_of(game, seat, other, HAND)
    return costs


def affordable(game: HighlanderGame, seat: int, costs: tuple[Cost, ...], taken: tuple[int, ...]) -> bool:
    """Whether all these costs can be paid, each with a card of its own that is not taken otherwise."""
    asked = tuple(cost for cost in costs if cost.pay is not None and not cost.or_lose)
    if not asked:
        return True
    return any(affordable(game, seat, asked[1:], (*taken, payer)) for payer in payers(game, seat, asked[0], taken))


def may_exert_again(game: HighlanderGame, seat: int) -> bool:
    """HL1 55, HL3 101, HLT 94. One Hard Exertion a turn, unless a text allows more."""
    return game.deeds[seat].hard < 1 + facts.of_player(game, seat).exertion_sizes.get("extra", 0)


# -- attacks -------------------------------------------------------------------------------------------------------


def judge_attack(game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...]) -> Refusal | None:
    """HL1 43, 47, 63, 67; HL3 66, 87, 143; HLT 54, 83, 100. Opportunity, arms, and areas to attack."""
    printed = game.cards[card].definition
    refusal = judge_opportunity(game, seat, card, beside)
    if refusal is not None:
        return refusal
    if printed.is_special_attack and origin == EXERTION:
        return Refusal(game.cite("HL1 62", "HL3 151", "HLT 158"), "{name} cannot be played from an Exertion.")
    return judge_arms(game, seat, printed) or judge_areas(game, seat, card, beside)


def judge_opportunity(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> Refusal | None:
    """HL1 50, HL3 115, HLT 118. Attacks, and cards played in place of one, take an opportunity to attack."""
    if opportunity_for(game, seat, card, beside):
        return None
    rule = game.cite("HL1 50", "HL3 115", "HLT 118")
    return Refusal(rule, "{name} cannot be played: you have no opportunity to attack left.")


def judge_arms(game: HighlanderGame, seat: int, printed: Printed) -> Refusal | None:
    """HL1 63-64, 67, 72; HL3 84, 87, 139, 145; HLT 82-84, 117, 146."""
    ranged = RANGED in printed.kinds
    if ranged and game.edition.ranged.value == "free hand" and not arms.free_hand(game, seat):
        return Refusal("HL1 63", "{name} cannot be played: you have no free hand.")
    if ranged and game.edition.ranged.value == "unarmed":
        return None
    if printed.needs_weapon and arms.is_unarmed(game, seat) and not said.of_kind(printed, said.PlaysUnarmed):
        if "uses improvised weapon" not in facts.of_player(game, seat).allowed:
            rule = game.cite("HL1 67", "HL3 87", "HLT 83")
            return Refusal(rule, "{name} cannot be played: you have no weapon.", "Recover your weapon first.")
    if arms.lacks_weapon_for(game, seat, printed):
        return Refusal(game.cite("HL1 72", "HL3 84", "HLT 84"), "{name} cannot be played: its weapon is lost.")
    return None


def judge_areas(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> Refusal | None:
    """HL1 43, 47; HL3 66, 143; HLT 54, 100. Not where one has just blocked, nor where one's Guard is."""
    printed = game.cards[card].definition
    if said.of_kind(printed, said.ChooseArea) and not game.cards[card].chosen:
        areas = [area for area in grid.AREAS if not _area_refusal(game, seat, card, area)]
        return None if areas else _area_refusal(game, seat, card, grid.ALL)
    return _area_refusal(game, seat, card, facts.prospective(game, card, seat, beside).grid)


def _area_refusal(game: HighlanderGame, seat: int, card: int, aimed: int) -> Refusal | None:
    deeds = game.deeds[seat]
    first_only = game.edition.barred_areas.value == "first attack"
    if deeds.last_defense == "block" and aimed & deeds.last_grid and not (first_only and deeds.attacks):
        if not attacks_freely(game, seat, card):
            rule = game.edition.barred_areas.rule
            return Refusal(rule, "{name} cannot be played: you have just blocked there.")
    if game.edition.guard_in_the_way.value == "drop first" and any(
        aimed & facts.of_defense(game, guard, seat).grid for guard in guards(game, seat)
    ):
        return Refusal(
            game.edition.guard_in_the_way.rule, "{name} cannot be played: your Guard is there.", "Drop it first."
        )
    return None


def attacks_freely(game: HighlanderGame, seat: int, card: int) -> bool:
    """Whether a text lets a player attack the areas just blocked."""
    for quota in facts.of_player(game, seat).words.get("attack blocked areas", ()):
        cards, scope = quota
        if cards is None or cards.fits(game, card, scope):
            return True
    return False


def guards(game: HighlanderGame, seat: int) -> list[int]:
    """HL1 46, HL3 143. The Guards a player has in play: Standing Defenses with a grid."""
    return [
        card
        for card in game.of(PLAY, seat)
        if game.printed(card).is_standing and game.printed(card).grid and game.printed(card).is_defense
    ]


def opportunity_for(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """HL1 50, HL3 115, HLT 110, 118. Whether there is an opportunity to play this attack."""
    if not below_top(game, seat):
        return False
    return (
        is_additional(game, seat, card, beside) or primary_left(game, seat) or additional_left(game, seat, card) > 0
    )


def is_additional(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """Whether the attack, or a card played with it, says that it may be played in addition to others."""
    for own in (card, *beside):
        extra = said.of_kind(game.cards[own].definition, said.AsAdditional)
        if extra is not None and extra.that == (own != card):
            if extra.condition is None or extra.condition.holds(game, game.scope_of(own, seat)):
                return True
    return False


def below_top(game: HighlanderGame, seat: int) -> bool:
    """Whether no text caps the number of attacks of this turn."""
    top = facts.of_player(game, seat).top_attacks
    return top is None or game.deeds[seat].attacks < top


def primary_left(game: HighlanderGame, seat: int) -> bool:
    """HL1 43, HLT 110. The one attack everybody has, unless it was lost."""
    known = facts.of_player(game, seat)
    return not game.deeds[seat].primary_done and known.attacks > 0 and known.lost_attacks == 0


def additional_left(game: HighlanderGame, seat: int, card: int | None = None) -> int:
    """HLT 110. The additional attacks a player may still play; a second lost attack is one of these."""
    known = facts.of_player(game, seat)
    if not known.extra_attacks:
        return 0
    total = sum(
        quota.number
        for quota in known.extra_attacks
        if card is None or quota.cards is None or quota.cards.fits(game, card, quota.scope)
    )
    return total - max(0, known.lost_attacks - known.attacks) - game.deeds[seat].additional


# -- defenses ------------------------------------------------------------------------------------------------------


def judge_defense(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int
) -> Refusal | None:
    """HL1 41, 47; HL3 63; HLT 52-53, 100. There is an attack, it is covered as far as one knows, and one is armed."""
    sequence = game.against(seat)
    if against < 0 or against >= len(sequence) or sequence[against].result:
        rule = game.cite("HL1 41", "HL3 63", "HLT 52")
        return Refusal(rule, "{name} cannot be played: no attack is pending.")
    if game.edition.guard_in_the_way.value == "drop first" and any(
        game.cards[guard].turn < game.turn for guard in guards(game, seat)
    ):
        if not game.printed(card).beside:
            rule = game.cite("HL1 47", "HL3 143", "HLT 100")
            return Refusal(rule, "{name} cannot be played: you have a Guard.", "Drop it first.")
    refusal = judge_arms(game, seat, game.cards[card].definition)
    if refusal is not None or facts.hidden_from(game, sequence[against], seat):
        return refusal
    return judge_cover(game, seat, card, beside, against)


def judge_cover(
    game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...], against: int, carried: bool = False
) -> Refusal | None:
    """HL1 19-20, 41, 63-64; HL3 63, 116; HLT 26-27, 53. Whether a defense stops an attack that is known."""
    attack = facts.of_attack(game, game.against(seat)[against])
    defense = facts.of_defense(game, card, seat, beside)
    if not grid.covers(defense.grid, attack.grid):
        rule = game.cite("HL1 41", "HL3 63", "HLT 53")
        return Refusal(rule, f"{{name}} does not cover the attack ({grid.words(attack.grid)}).")
    stopped = attack.no_block if defense.type == "block" else attack.no_dodge
    if stopped and not overcomes(game, attack, defense):
        rule = game.cite("HL1 63", "HL3 139", "HLT 82")
        return Refusal(rule, f"The attack cannot be {defense.type}{'ed' if defense.type == 'block' else 'd'}.")
    return None


def overcomes(game: HighlanderGame, attack: facts.AttackFacts, defense: facts.DefenseFacts) -> bool:
    """Whether a defense stops what cannot be stopped so; never a block against a Ranged Attack (HL1 63, HL3 147)."""
    if RANGED in attack.kinds and defense.type == "block":
        return "blocks ranged" in defense.words
    return "overcomes" in defense.words


# -- Special Cards -------------------------------------------------------------------------------------------------


def judge_special(game: HighlanderGame, seat: int, card: int) -> Refusal | None:
    """HL1 21, 44; HL3 53; HLT 28. One Special Card a turn, unless a text allows another."""
    deeds = game.deeds[seat]
    if WOUND in game.printed(card).kinds:  # HL3 155, HLT 165
        return judge_wound(game, seat)
    if said.of_kind(game.printed(card), said.InPlaceOfAttack) and not opportunity_for(game, seat, card):
        rule = game.cite("HL1 50", "HL3 115", "HLT 118")
        return Refusal(rule, "{name} cannot be played: you have no opportunity to attack left.")
    cap = min(facts.of_player(game, seat).words.get("special cap", (99,)))
    if deeds.specials == 0 and deeds.put_specials < cap:
        return None
    extra = sum(
        quota.number
        for quota in facts.of_player(game, seat).extra_specials
        if quota.cards is None or quota.cards.fits(game, card, quota.scope)
    )
    if deeds.specials >= 1 + extra or deeds.specials + deeds.put_specials >= cap:
        rule = game.cite("HL1 21", "HL3 53", "HLT 28")
        return Refusal(
            rule, "{name} cannot be played: you have played your Special Card.", "Wait for your next turn."
        )
    return None


def judge_wound(game: HighlanderGame, seat: int) -> Refusal | None:
    """HL3 155, HLT 165. One Wound for each attack that was successful."""
    hits = game.former[seat].successes if game.former[seat].turn else 0
    if game.deeds[seat].wounds >= hits:
        rule = game.cite("HL1 15", "HL3 155", "HLT 165")
        return Refusal(rule, "{name} cannot be put into play: no successful attack is left for it.")
    return None


# -- carrying a play out -------------------------------------------------------------------------------------------


class PayCosts(Frame):
    """HL3 137, HLT 77, 134. Spend what a play costs, one thing after the other. Leaves whether all was paid."""

    seat: int = 0
    card: int = NOBODY
    kept: tuple[int, ...] = ()
    costs: tuple[Cost, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        if not self.costs:
            return None
        cost = self.costs[0]
        if cost.exertion:
            from quickening.games.highlander.rules.exertions import Exert

            self.costs = self.costs[1:]
            return Run(Exert(seat=self.seat, purpose="cost", plain=True), self.start)
        options = [
            game.card_option("spend", "Spend {name}", card)
            for card in payers(game, self.seat, cost, self.kept)
            if affordable(game, self.seat, self.costs[1:], (*self.kept, card))
        ]
        if cost.or_lose:
            options.append(Option("lose", f"Lose {cost.or_lose} Ability", number=cost.or_lose))
        return Ask(Decision(self.seat, "Spend a card to play this", tuple(options)), self.paid)

    def paid(self, game: HighlanderGame) -> Next:
        """HLT 66. Paying a cost is no Discard effect."""
        self.costs = self.costs[1:]
        option = game.chosen[0]
        if option.kind == "lose":
            from quickening.games.highlander.events import Tallied
            from quickening.games.highlander.state import LOSS, Tally

            game.happen(Tallied(Tally(self.seat, LOSS, option.number or 0)))
            return self.start
        return game.do([Discarded(option.ref, by=self.seat, cost=True)], self.start)


class PlayCard(Frame):
    """One card is played, perhaps with others in conjunction (HL1 57-59; HL3 102-105, 132; HLT 96)."""

    seat: int = 0
    card: int = NOBODY
    beside: tuple[int, ...] = ()
    origin: str = HAND
    against: int = -1
    hidden: bool = False
    at: int = -1
    announced: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    todo: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        """Costs come first (HL3 137)."""
        costs = costs_together(game, self.seat, self.card, self.origin, self.beside, self.against)
        kept = (self.card, *self.beside)
        if costs:
            return Run(PayCosts(seat=self.seat, card=self.card, kept=kept, costs=tuple(costs)), self.choose_area)
        return self.choose_area

    def choose_area(self, game: HighlanderGame) -> Next:
        """An area of the grid is chosen where the text says so, for each card that asks for it."""
        asking = [
            card
            for card in (self.card, *self.beside)
            if said.of_kind(game.printed(card), said.ChooseArea) and not game.cards[card].chosen
        ]
        if not asking:
            return self.choose_hidden
        self.todo = tuple(asking)
        options = tuple(
            Option("area", grid.NAMES[area].capitalize(), number=area)
            for area in grid.AREAS
            if self.area_allowed(game, area)
        )
        return Ask(Decision(self.seat, "Choose an area for it to cover", options), self.area_chosen)

    def area_allowed(self, game: HighlanderGame, area: int) -> bool:
        if game.printed(self.card).type == ATTACK:
            return _area_refusal(game, self.seat, self.card, area) is None
        attack = game.against(self.seat)[self.against]
        return facts.hidden_from(game, attack, self.seat) or bool(area & facts.of_attack(game, attack).grid)

    def area_chosen(self, game: HighlanderGame) -> Next:
        game.happen(Chose(self.todo[0], game.chosen[0].number or 0))
        return self.choose_area

    def choose_hidden(self, game: HighlanderGame) -> Next:
        """HL1 57, 61; HL3 79, 102; HLT 102. Whether an attack is played face down."""
        if game.printed(self.card).type != ATTACK or not may_hide(game, self.seat, self.card):
            return self.announce
        if game.players[self.seat].hidden > 1:
            self.hidden = True
            return self.announce
        options = (Option("hide", "Play it Hidden"), Option("open", "Play it face up"))
        return Ask(Decision(self.seat, "Play the attack Hidden?", options), self.hiding_chosen)

    def hiding_chosen(self, game: HighlanderGame) -> Next:
        self.hidden = game.chosen[0].kind == "hide"
        return self.announce

    def announce(self, game: HighlanderGame) -> Next:
        """The cards are in play and count as played."""
        areas = {card: game.cards[card].chosen for card in (self.card, *self.beside)}
        borrowed = self.card in borrowed_cards(game, self.seat)
        for other in self.beside:
            if other not in self.announced:
                game.happen(CardPlayed(other, self.seat, HAND, beside=True))
        game.happen(CardPlayed(self.card, self.seat, self.origin, self.hidden))
        if borrowed and game.of(ENDURANCE, self.seat):
            game.happen(Burned(game.of(ENDURANCE, self.seat)[-1]))
        game.happen(*(Chose(card, area) for card, area in areas.items() if area))
        self.waiting = (self.card, *self.beside)
        if game.printed(self.card).type == ATTACK:
            self.enter_sequence(game)
        elif said.of_kind(game.printed(self.card), said.InPlaceOfAttack):
            spend_opportunity(game, self.seat, self.card, self.beside)
        return self.window

    def enter_sequence(self, game: HighlanderGame) -> None:
        """HL1 43, 50-51. The attack takes its place in the sequence and an opportunity."""
        additional = take_opportunity(game, self.seat, self.card, self.beside)
        drop_guards(game, self.seat, self.card)
        game.happen(AttackMade(self.card, self.seat, self.beside, self.hidden, additional, self.at))
        bind_next(game, self.seat, self.card)
        game.players[self.seat].hidden = 0  # HL1 57: the right was for the next attack

    def window(self, game: HighlanderGame) -> Next:
        """HL1 77, HL3 80. The opponent may counter each card as it is played."""
        if not self.waiting:
            return self.take_effect
        options = counter_options(game, 1 - self.seat, self.waiting[0], self.hidden)
        if not options:
            self.waiting = self.waiting[1:]
            return self.window
        question = f"Counter {game.printed(self.waiting[0]).name}?"
        return Ask(Decision(1 - self.seat, question, (*options, Option("pass", "Let it be played"))), self.answered)

    def answered(self, game: HighlanderGame) -> Next:
        """HL1 68, 77. A countered card takes those played in conjunction with it along."""
        target, self.waiting = self.waiting[0], self.waiting[1:]
        option = game.chosen[0]
        if option.kind == "pass":
            return self.window
        from quickening.games.highlander.rules.using import leave_for

        leave_for(game, option.ref, game.printed(option.ref))
        gone = (self.card, *self.beside) if target == self.card else (target,)
        game.happen(*(Countered(card) for card in gone))
        if target == self.card:
            game.attacks = [attack for attack in game.attacks if attack.card != self.card]
            self.beside, self.waiting = (), ()
            game.result = False
            return self.after
        self.beside = tuple(card for card in self.beside if card != target)
        return self.window

    def take_effect(self, game: HighlanderGame) -> Next:
        """What the card is: a defense, a Location that takes another's place, a text to carry out."""
        printed = game.printed(self.card)
        if printed.is_defense:
            known = facts.of_defense(game, self.card, self.seat, self.beside)
            game.happen(DefensePlayed(self.card, self.seat, known.type, known.grid, self.against, self.beside))
        if printed.type == LOCATION:  # HL1 71, HL3 22, HLT 194
            others = [card for card in game.in_play if game.printed(card).type == LOCATION and card != self.card]
            game.happen(*(LeftPlay(card, by=self.seat) for card in others))
        if FINAL in printed.kinds:  # HL3 23, 78; HLT 139, 304
            parts = [card for card in game.of(PLAY, self.seat) if game.printed(card).name == printed.name]
            game.happen(*(LeftPlay(card, by=self.seat) for card in parts))
        game.result = True
        self.todo = (*self.beside, self.card)
        return self.carry_out

    def carry_out(self, game: HighlanderGame) -> Next:
        """The texts in order; those of defenses when the book says so (HL3 113)."""
        if not self.todo:
            return self.after
        card, self.todo = self.todo[0], self.todo[1:]
        printed = game.printed(card)
        late = printed.is_defense and game.edition.defense_text.value == "last"
        gone = game.cards[card].area != PLAY and FINAL not in printed.kinds
        if gone or late or not printed.done:
            return self.carry_out
        scope = game.scope_of(card, self.seat)
        if card != self.card and game.cards[self.card].area == PLAY:
            scope = with_it(game, scope, self.card)
        return Run(Resolve(todo=printed.done, scope=scope), self.carry_out)

    def after(self, game: HighlanderGame) -> Next:
        """Triggers of the opponent's get ready (HL1 76, HL3 153); then what this brought about."""
        ready_triggers(game, 1 - self.seat, game.printed(self.card).type != EDGE)
        from quickening.games.highlander.rules.using import Aftermath

        return Run(Aftermath(seat=1 - self.seat))


def with_it(game: HighlanderGame, scope: Any, card: int) -> Any:
    """The scope in which `it` is a card."""
    return replace(scope, it=(game.ref(card),))


def take_opportunity(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """HL1 50, HL3 115, HLT 118. Use up an opportunity to attack; whether it was an additional one."""
    game.deeds[seat].attacks += 1
    return spend_opportunity(game, seat, card, beside)


def spend_opportunity(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """HL1 50. An opportunity is gone, for an attack or for a card in place of one; whether an additional one."""
    deeds = game.deeds[seat]
    primary = primary_left(game, seat)
    deeds.primary_done = True
    if not primary and not is_additional(game, seat, card, beside):
        deeds.additional += 1
    return not primary


def bind_next(game: HighlanderGame, seat: int, card: int) -> None:
    """What was said of the next attack is said of this one."""
    for one in game.lasting:
        if one.ability.is_static and one.ability.who == "it" and not one.scope.it and one.scope.you == seat:
            bound = replace(one, scope=with_it(game, one.scope, card), until="next turn", seat=1 - seat)
            game.happen(LastingEnded(one), LastingBegan(bound))


def drop_guards(game: HighlanderGame, seat: int, card: int) -> None:
    """HL3 143. Attacking an area covered by one's Guard drops it."""
    if game.edition.guard_in_the_way.value != "drops":
        return
    from quickening.games.highlander.events import Dropped

    aimed = facts.prospective(game, card, seat).grid
    for guard in guards(game, seat):
        if aimed & facts.of_defense(game, guard, seat).grid:
            game.happen(Dropped(guard))


def may_hide(game: HighlanderGame, seat: int, card: int) -> bool:
    """HL1 57, 61-62; HL3 79, 102; HLT 102, 158. Whether an attack may be played Hidden."""
    printed = game.printed(card)
    if printed.is_special_attack and game.edition.special_attack.value != "values":
        return False
    own = said.of_kind(printed, said.MayHide)
    if own is not None and (own.condition is None or own.condition.holds(game, game.scope_of(card, seat))):
        return True
    first = game.deeds[seat].attacks == 0 and "first attack hidden" in facts.of_player(game, seat).allowed
    return first or game.players[seat].hidden > 0


def counter_options(game: HighlanderGame, seat: int, card: int, hidden: bool) -> list[Option]:
    """HL1 76-77, HL3 80, 153. The cards with which a player may counter a card that is being played."""
    if hidden:
        return []
    found = []
    for area in (PLAY, BEFORE_PLAY):
        for own in game.areas[area, seat]:
            ability = said.of_kind(game.printed(own), said.Counters)
            usable = ability is not None and (area == BEFORE_PLAY or game.cards[own].ready)
            if ability is not None and usable and ability.cards.fits(game, card, game.scope_of(own)):
                found.append(game.card_option("counter", "Counter it with {name}", own))
    return found


def ready_triggers(game: HighlanderGame, seat: int, not_edge: bool) -> None:
    """HL1 76, HL3 153, HLT 106, 164. The opponent has played a card: Triggers laid before may be used from now on."""
    if not not_edge and game.edition.trigger.value != "first card":
        return
    waiting = [
        card
        for card in game.of(PLAY, seat)
        if game.printed(card).has_trigger and not game.cards[card].ready and game.cards[card].turn < game.turn
    ]
    if waiting:
        game.happen(*(TriggerReady(card) for card in waiting))


def is_event(printed: Printed) -> bool:
    return printed.type == EVENT
