"""Which attacks and defenses may be played, and which opportunities they take.

HL1 41-53, 62-67; HL3 63-66, 87, 115-116; HLT 52-54, 82-84, 110, 118.
"""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.refusals import Refusal
from quickening.games.highlander import facts, grid
from quickening.games.highlander.definitions import DIRTY_TRICK, NO_BLOCK, NO_DODGE, RANGED, Printed
from quickening.games.highlander.events.lasting import LastingBegan
from quickening.games.highlander.events.notes import AttackCounted, OpportunityTaken
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.rules import arms
from quickening.games.highlander.state import EXERTION, NOBODY, PLAY, Attack, Deeds, HighlanderGame, Lasting


def judge_attack(game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...]) -> Refusal | None:
    """HL1 43, 47, 63, 67; HL3 66, 87, 143; HLT 54, 83, 100. Opportunity, arms, and areas to attack."""
    printed = game.cards[card].definition
    if not opportunity_for(game, seat, card, beside):
        return no_opportunity(game)
    if printed.is_special_attack and origin == EXERTION:
        return Refusal(game.cite("HL1 62", "HL3 151", "HLT 158"), "{name} cannot be played from an Exertion.")
    return judge_arms(game, seat, printed) or judge_areas(game, seat, card, beside)


def no_opportunity(game: HighlanderGame) -> Refusal:
    """HL1 50, HL3 115, HLT 118. Attacks, and cards played in place of one, take an opportunity to attack."""
    rule = game.cite("HL1 50", "HL3 115", "HLT 118")
    return Refusal(rule, "{name} cannot be played: you have no opportunity to attack left.")


def judge_arms(game: HighlanderGame, seat: int, printed: Printed) -> Refusal | None:
    """HL1 63-64, 67, 72; HL3 84, 87, 139, 145; HLT 82-84, 117, 146."""
    if RANGED in printed.kinds:
        if game.edition.ranged.value == "free hand" and not arms.free_hand(game, seat):
            return Refusal("HL1 63", "{name} cannot be played: you have no free hand.")
        if game.edition.ranged.value == "unarmed":
            return None
    if printed.needs_weapon and arms.is_unarmed(game, seat) and not said.of_kind(printed, said.PLAYS_UNARMED):
        if "uses improvised weapon" not in facts.of_player(game, seat).allowed:
            rule = game.cite("HL1 67", "HL3 87", "HLT 83")
            return Refusal(rule, "{name} cannot be played: you have no weapon.", "Recover your weapon first.")
    if printed.of and arms.lacks_weapon_for(game, seat, printed):
        return Refusal(game.cite("HL1 72", "HL3 84", "HLT 84"), "{name} cannot be played: its weapon is lost.")
    return None


def judge_areas(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> Refusal | None:
    """HL1 43, 47; HL3 66, 143; HLT 54, 100. Not where one has just blocked, nor where one's Guard is."""
    if not just_blocked(game, seat) and not in_the_way(game, seat):
        return None
    printed = game.cards[card].definition
    if said.of_kind(printed, said.CHOOSE_AREA) and not game.cards[card].chosen:
        areas = [area for area in grid.AREAS if not area_refusal(game, seat, card, area)]
        return None if areas else area_refusal(game, seat, card, grid.ALL)
    return area_refusal(game, seat, card, facts.grid_of(game, card, beside))


def barred_areas(game: HighlanderGame, seat: int) -> int:
    """The areas that a player may not attack, unless a text allows it: where one has just blocked, or has a Guard."""
    barred = game.deeds[seat].last_grid if just_blocked(game, seat) else 0
    for guard in in_the_way(game, seat):
        barred |= facts.grid_of(game, guard)
    return barred


def just_blocked(game: HighlanderGame, seat: int) -> bool:
    """HL1 43, HL3 66, HLT 54. Whether the areas of a player's last defense are barred to this attack."""
    deeds = game.deeds[seat]
    return deeds.last_defense == "block" and not (deeds.attacks and game.edition.barred_areas.value == "first attack")


def area_refusal(game: HighlanderGame, seat: int, card: int, aimed: int) -> Refusal | None:
    """Why an area may not be attacked: one has just blocked there, or has a Guard there."""
    if just_blocked(game, seat) and aimed & game.deeds[seat].last_grid:
        if not attacks_freely(game, seat, card):
            rule = game.edition.barred_areas.rule
            return Refusal(rule, "{name} cannot be played: you have just blocked there.")
    if any(aimed & facts.grid_of(game, guard) for guard in in_the_way(game, seat)):
        return Refusal(
            game.edition.guard_in_the_way.rule, "{name} cannot be played: your Guard is there.", "Drop it first."
        )
    return None


def attacks_freely(game: HighlanderGame, seat: int, card: int) -> bool:
    """Whether a text lets a player attack the areas just blocked: that of the attack itself, or another."""
    if said.PLAYS_WHERE_BLOCKED in game.cards[card].definition.sentences:
        return True
    for quota in facts.of_player(game, seat).words.get("attack blocked areas", ()):
        cards, scope = quota
        if cards is None or cards.fits(game, card, scope):
            return True
    return False


def guards(game: HighlanderGame, seat: int) -> list[int]:
    """HL1 46, HL3 143. The Guards a player has in play: Standing Defenses with a grid."""
    own, cards = game.areas[PLAY, seat], game.cards
    if not own:
        return []
    return [
        card
        for card in own
        if (printed := cards[card].definition).is_defense
        and (printed.is_standing or cards[card].stands)
        and printed.grid
    ]


def in_the_way(game: HighlanderGame, seat: int) -> list[int]:
    """HLT 100. The Guards that have to be dropped before their areas are attacked, or another defense is played."""
    return guards(game, seat) if game.edition.guard_in_the_way.value == "drop first" else []


def opportunity_for(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """HL1 50, HL3 115, HLT 110, 118. Whether there is an opportunity to play this attack."""
    known, deeds = facts.of_player(game, seat), game.deeds[seat]
    if not below_top(known, deeds):
        return False
    if primary_left(known, deeds) or additional_left(game, known, card) > 0:
        return True
    return is_additional(game, seat, card, beside)


def has_opportunity(game: HighlanderGame, known: facts.PlayerFacts) -> bool:
    """HL1 50. Whether an opportunity to attack is left, whatever may be played in it."""
    deeds = game.deeds[known.seat]
    return below_top(known, deeds) and (primary_left(known, deeds) or additional_left(game, known) > 0)


def is_additional(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """Whether the attack, or a card played with it, says that it may be played in addition to others."""
    for own in (card, *beside):
        extra = said.of_kind(game.cards[own].definition, said.AsAdditional)
        if extra is not None and extra.that == (own != card):
            if extra.condition is None or extra.condition.holds(game, game.scope_of(own, seat)):
                return True
    return False


def is_open_to_all(game: HighlanderGame, known: facts.PlayerFacts) -> bool:
    """Whether the opportunities left, if there are any, are for whatever attack."""
    return primary_left(known, game.deeds[known.seat]) or all(quota.cards is None for quota in known.extra_attacks)


def below_top(known: facts.PlayerFacts, deeds: Deeds) -> bool:
    """Whether no text caps the number of attacks of this turn."""
    return known.top_attacks is None or deeds.attacks < known.top_attacks


def primary_left(known: facts.PlayerFacts, deeds: Deeds) -> bool:
    """HL1 43, HLT 110. The one attack everybody has, unless it was lost."""
    return not deeds.primary_done and known.attacks > 0 and known.lost_attacks == 0


def additional_left(game: HighlanderGame, known: facts.PlayerFacts, card: int | None = None) -> int:
    """HLT 110. The additional attacks a player may still play; a second lost attack is one of these."""
    if not known.extra_attacks:
        return 0
    slots, used = opportunities(game, known)
    if card is None:
        return len(slots) - len(used)
    return int(has_place(game, (card, *used), slots))


def opportunities(game: HighlanderGame, known: facts.PlayerFacts) -> tuple[list[facts.Quota], tuple[int, ...]]:
    """The additional opportunities of a turn, and the attacks that have taken some: those apart that took one with a
    rider, and the opportunity each of them took.
    """
    slots = [quota for quota in known.extra_attacks for _ in range(quota.number)]
    slots = slots[max(0, known.lost_attacks - known.attacks) :]
    deeds = game.deeds[known.seat]
    if not deeds.ridden:
        return slots, deeds.additional
    for _, source in deeds.ridden:
        taken = next((quota for quota in slots if quota.rider is not None and giver(quota) == source), None)
        if taken is not None:
            slots.remove(taken)
    riding = [card for card, _ in deeds.ridden]
    return slots, tuple(card for card in deeds.additional if card not in riding)


def giver(quota: facts.Quota) -> int:
    """The card that gives an opportunity."""
    return quota.scope.source.card if quota.scope.source is not None else NOBODY


def ways_to_attack(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...]) -> list[facts.Quota | None]:
    """HL1 50. Which opportunities an attack may take, where some have riders: one of those, or a plain one."""
    known = facts.of_player(game, seat)
    riders = [quota for quota in known.extra_attacks if quota.rider is not None]
    if not riders:
        return []
    primary = primary_left(known, game.deeds[seat])
    if primary and game.edition.primary_first.value:
        return []
    slots, used = opportunities(game, known)
    ways: list[facts.Quota | None] = []
    for quota in riders:
        if quota in slots and (quota.cards is None or quota.cards.fits(game, card, quota.scope)):
            at = slots.index(quota)
            if has_place(game, used, slots[:at] + slots[at + 1 :]):
                ways.append(quota)
    plain = [quota for quota in slots if quota.rider is None]
    if primary or is_additional(game, seat, card, beside) or has_place(game, (card, *used), plain):
        ways.append(None)
    return ways


def has_place(game: HighlanderGame, cards: tuple[int, ...], slots: list[facts.Quota]) -> bool:
    """Whether each of these attacks has an opportunity of its own: some are for some kinds of attack only."""
    if not cards:
        return True
    for n, quota in enumerate(slots):
        if quota.cards is None or quota.cards.fits(game, cards[0], quota.scope):
            if has_place(game, cards[1:], slots[:n] + slots[n + 1 :]):
                return True
    return False


def judge_defense(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int
) -> Refusal | None:
    """HL1 41, 47; HL3 63; HLT 52-53, 100. There is an attack, it is covered as far as one knows, and one is armed."""
    sequence = game.against(seat)
    if against < 0 or against >= len(sequence) or sequence[against].result:
        rule = game.cite("HL1 41", "HL3 63", "HLT 52")
        return Refusal(rule, "{name} cannot be played: no attack is pending.")
    if not game.cards[card].definition.beside and holds_old_guard(game, seat):
        rule = game.cite("HL1 47", "HL3 143", "HLT 100")
        return Refusal(rule, "{name} cannot be played: you have a Guard.", "Drop it first.")
    refusal = judge_arms(game, seat, game.cards[card].definition)
    return refusal or judge_known(game, seat, card, beside, sequence[against])


def holds_old_guard(game: HighlanderGame, seat: int) -> bool:
    """HLT 100. Whether a Guard of an earlier turn stands in the way of other defenses."""
    return any(game.cards[guard].turn < game.turn for guard in in_the_way(game, seat))


def why_not_stopped(game: HighlanderGame, card: int) -> str:
    """HL1 63-64, HL3 139, 147; HLT 82, 146. Why an attack cannot be blocked or dodged: by its kind, or by a text."""
    kinds = game.printed(card).kinds
    if RANGED in kinds:
        return game.cite("HL1 63", "HL3 147", "HLT 146")
    if DIRTY_TRICK in kinds:
        return game.cite("HL1 64", "HL3 139", "HLT 82")
    return game.cite("HL1 15", "HL3 29", "HLT 19")


def judge_known(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...], met: Attack) -> Refusal | None:
    """HL3 63, 79; HLT 53, 102. Whether a defense stops an attack, as far as its player knows."""
    if not facts.hidden_from(game, met, seat):
        return judge_cover(game, seat, card, beside, met)
    told = facts.told_of_hidden(game, met)
    defense = facts.of_defense(game, card, seat, beside)
    if told != (NO_BLOCK if defense.type == "block" else NO_DODGE) or overcomes(game, facts.AttackFacts(), defense):
        return None
    return Refusal(game.cite("HL1 61", "HL3 79c", "HLT 102c"), f"The attack {told}.")


def judge_cover(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...], met: Attack) -> Refusal | None:
    """HL1 19-20, 41, 63-64; HL3 63, 116; HLT 26-27, 53. Whether a defense stops an attack that is known."""
    aimed = facts.grid_of(game, met.card, met.beside)
    missing = aimed & ~certain_cover(game, card, beside)
    if missing and len(grid.areas_of(missing)) > areas_to_choose(game, card, beside):
        rule = game.cite("HL1 41", "HL3 63", "HLT 53")
        return Refusal(rule, "{name} does not cover the attack (" + grid.words(aimed) + ").")
    attack = facts.of_attack(game, met)
    defense = facts.of_defense(game, card, seat, beside)
    if defense.useless and any(cards.fits(game, met.card, scope) for cards, scope in defense.useless):
        return Refusal(game.cite("HL1 20", "HL3 22", "HLT 27"), "{name} does not avoid such an attack.")
    if any(cards.fits(game, card, scope) for cards, scope in attack.not_stopped_by):
        return Refusal(game.cite("HL1 41", "HL3 63", "HLT 53"), "{name} does not stop such an attack.")
    stopped = attack.no_block if defense.type == "block" else attack.no_dodge
    if stopped and not overcomes(game, attack, defense):
        rule = why_not_stopped(game, met.card)
        return Refusal(rule, f"The attack cannot be {defense.type}{'ed' if defense.type == 'block' else 'd'}.")
    return None


def certain_cover(game: HighlanderGame, card: int, beside: tuple[int, ...]) -> int:
    """The areas that a defense covers whatever is still to be chosen: none of a card that covers one of its areas."""
    open_ones = [one for one in (card, *beside) if covers_one_area(game, one)]
    if not open_ones:
        return facts.grid_of(game, card, beside)
    settled = [one for one in (card, *beside) if one not in open_ones]
    return facts.grid_of(game, settled[0], tuple(settled[1:])) if settled else 0


def covers_one_area(game: HighlanderGame, card: int) -> bool:
    """Whether a card covers an area that is still to be chosen, and not all that its grid shows."""
    state = game.cards[card]
    return state.definition.is_defense and not state.chosen and bool(said.of_kind(state.definition, said.CHOOSE_AREA))


def areas_to_choose(game: HighlanderGame, card: int, beside: tuple[int, ...]) -> int:
    """How many areas are still to be chosen that a defense covers, by itself or by what is played with it."""
    more = [other for other in beside if said.of_kind(game.printed(other), said.CHOOSE_MORE)]
    one_each = sum(covers_one_area(game, one) for one in (card, *beside))
    return one_each + sum(not game.cards[other].chosen for other in more)


def overcomes(game: HighlanderGame, attack: facts.AttackFacts, defense: facts.DefenseFacts) -> bool:
    """Whether a defense stops what cannot be stopped so; never a block against a Ranged Attack (HL1 63, HL3 147)."""
    if RANGED in attack.kinds and defense.type == "block":
        return "blocks ranged" in defense.words
    return ("overcomes not blocked" if defense.type == "block" else "overcomes not dodged") in defense.words


def take_opportunity(
    game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = (), granted: int = NOBODY
) -> bool:
    """HL1 50, HL3 115, HLT 118. Use up an opportunity to attack; whether it was an additional one."""
    game.note(AttackCounted(seat))
    if granted != NOBODY:
        game.note(OpportunityTaken(seat, bool(game.edition.primary_first.value), (card,), granted))
        return True
    return spend_opportunity(game, seat, card, beside)


def spend_opportunity(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """HL1 50. An opportunity is gone, for an attack or for a card in place of one; whether an additional one."""
    known = facts.of_player(game, seat)
    primary = primary_left(known, game.deeds[seat])
    if primary and not game.edition.primary_first.value:  # HL1 50: in any order, so the particular one first
        if is_additional(game, seat, card, beside):
            return True
        if additional_left(game, known, card) > 0:
            game.note(OpportunityTaken(seat, additional=(card,)))
            return True
    counted = not primary and not is_additional(game, seat, card, beside)
    game.note(OpportunityTaken(seat, True, (card,) if counted else ()))
    return not primary


def ridden(game: HighlanderGame, seat: int, card: int, granted: int) -> list[Event]:
    """What is so of an attack by the opportunity it took, until it is answered in the opponent's turn."""
    quota = next(one for one in facts.of_player(game, seat).extra_attacks if one.rider and giver(one) == granted)
    scope = with_it(game, quota.scope, card)
    return [LastingBegan(Lasting(said.Static(quota.rider, "it"), scope, game.tick(), "next turn", 1 - seat))]


def with_it(game: HighlanderGame, scope: Any, card: int) -> Any:
    """The scope in which `it` is a card."""
    return replace(scope, it=(game.ref(card),))
