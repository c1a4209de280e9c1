"""Which cards may be played (HL1 21-26, 50, 68-77; HL3 20-23, 53, 80, 96; HLT 24-36, 80, 91).

`judge_play` is the one judge: menus, bots and "why not?" ask it.
"""

from __future__ import annotations

from typing import Any

from quickening.core.once import once
from quickening.core.refusals import Refusal
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import (
    ALLY,
    ARMOR,
    ARMORS,
    ATTACK,
    EDGE,
    HILT,
    ILLUSION,
    MEMBER,
    OFF_HAND,
    UNIQUE,
    VEHICLE,
    WOUND,
    Printed,
)
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.rules import arms
from quickening.games.highlander.rules.banning import bans_on, judge_bans
from quickening.games.highlander.rules.costs import judge_costs
from quickening.games.highlander.rules.fighting import judge_attack, judge_defense, no_opportunity, opportunity_for
from quickening.games.highlander.rules.owning import (
    judge_allowed,
    judge_extra_copies,
    judge_guided,
    judge_immortal,
    judge_signature,
    judge_theirs,
)
from quickening.games.highlander.rules.timing import phases_for
from quickening.games.highlander.state import EXERTION, HAND, PLAY, HighlanderGame
from quickening.lang.nodes import walk


def borrowed_cards(game: HighlanderGame, seat: int) -> list[int]:
    """The cards of others that a player may use as if they were in hand."""
    found: list[int] = facts.of_player(game, seat).words.get("borrowed", [])
    return found


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
    if refusal is None and printed.beside is not None and printed.beside.on:
        refusal = judge_place(game, seat, card)
    if refusal is None:
        refusal = judge_card(game, seat, card, origin, beside, against)
    return refusal


def judge_place(game: HighlanderGame, seat: int, card: int) -> Refusal | None:
    """A card that is played by itself on another needs one that is in play."""
    place = game.printed(card).beside
    if place is not None and any(place.cards.fits(game, other, game.scope_of(card, seat)) for other in game.in_play):
        return None
    rule = game.cite("HL1 15", "HL3 29", "HLT 19")
    return Refusal(rule, "{name} cannot be played by itself: there is nothing in play to play it on.")


def _judge_timing(game: HighlanderGame, seat: int, printed: Printed, origin: str) -> Refusal | None:
    if game.active != seat:
        return Refusal(game.cite("HL1 35", "HL3 50", "HLT 51"), "{name} cannot be played: it is not your turn.")
    if origin == HAND and game.hand_closed:
        rule = game.cite("HL1 55", "HL3 101", "HLT 94")
        return Refusal(rule, "{name} cannot be played: you have Exerted in this phase.", "Wait for the next phase.")
    if printed.type == ILLUSION and origin != EXERTION:
        return Refusal(game.cite("HL1 16", "HL3 22", "HLT 36"), "{name} can only be played from a Hard Exertion.")
    if game.phase not in (printed.roles.get(game.book) or phases_for(game, printed)):
        rule = game.cite("HL1 21", "HL3 60", "HLT 28")
        return Refusal(rule, "{name} cannot be played in this phase.")
    return None


def judge_card(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int = -1
) -> Refusal | None:
    """What holds for all cards: limits in play, hands, what its text asks, what is forbidden, what it costs."""
    printed, known = game.cards[card].definition, facts.of_player(game, seat)
    if printed.is_ordinary and against < 0 and not beside and not hindered(game, known):
        return None
    refusal = judge_text_rules(game, seat, card) if printed.asked else judge_attempt(game, seat, printed)
    if refusal is None and printed.is_spaced and game.edition.spaced.value:
        refusal = judge_in_a_row(game, seat)
    if game.cards[card].owner != seat and printed.is_owned:
        refusal = refusal or judge_theirs(game, seat, printed, beside)
    if refusal is None and printed.of and game.cards[card].owner == seat:
        refusal = judge_immortal(game, seat, printed, beside) or judge_allowed(game, seat, card, beside)
    if refusal is None and printed.guides and game.edition.guides.value and game.cards[card].owner == seat:
        refusal = judge_guided(game, seat, printed, beside)
    if refusal is None and (printed.is_owned or arms.weapons_for(printed)):
        refusal = judge_weapon(game, seat, printed)
    if refusal is None and (printed.is_limited or (printed.remains and is_hampered(game, known))):
        refusal = judge_in_play(game, seat, printed)
    own_cost = said.OWN_COST in printed.sentences or (
        beside and any(said.OWN_COST in game.cards[other].definition.sentences for other in beside)
    )
    if refusal is None and (own_cost or hindered(game, known) or (against >= 0 and hinders(game, seat, against))):
        refusal = judge_by_texts(game, seat, card, origin, beside, against)
    return refusal


def hinders(game: HighlanderGame, seat: int, against: int) -> bool:
    """Whether an attack, as far as it is known, bars some defenses or makes them cost something."""
    known = facts.faced(game, seat, against)
    return known is not None and bool(known.from_hand_bans or known.costs)


def hindered(game: HighlanderGame, known: facts.PlayerFacts) -> bool:
    """A first look: whether anything keeps a player from playing cards, or makes them cost something."""
    if known.bans or known.costs:
        return True
    return is_hampered(game, known) if known.hampered is None else known.hampered


def is_hampered(game: HighlanderGame, known: facts.PlayerFacts) -> bool:
    """Whether it is more than bans and costs that keeps a player from playing cards, or makes them cost something."""
    if known.hampered is not None:
        return known.hampered
    theirs = facts.of_player(game, 1 - known.seat).allowed
    barred = "cannot be disarmed" in theirs or "persona cards barred" in theirs
    barred = barred or not (game.edition.lost_again.value or arms.weapon_to_lose(game, 1 - known.seat))  # HLT 84
    found = barred or "at most" in known.words or arms.is_prone(game, known.seat)
    settled = facts.SETTLED_PLAYERS.all(game)
    if known.seat not in settled or 1 - known.seat in settled:  # it holds no longer than what texts say of both
        known.hampered = found
    return found


def judge_by_texts(
    game: HighlanderGame, seat: int, card: int, origin: str, beside: tuple[int, ...], against: int
) -> Refusal | None:
    """What texts in force have to say of a card that is to be played: what they forbid, what they make it cost."""
    printed = game.cards[card].definition
    barred = facts.of_player(game, 1 - seat).allowed
    if "cannot be disarmed" in barred and may_disarm(printed):
        return Refusal("HLT 190", "{name} cannot be played: your opponent cannot be Disarmed.")
    refusal = judge_extra_copies(game, seat, printed) if "persona cards barred" in barred else None
    return (
        refusal
        or judge_bans(game, seat, card, origin, beside, against)
        or judge_costs(game, seat, card, origin, beside, against)
    )


def judge_in_a_row(game: HighlanderGame, seat: int) -> Refusal | None:
    """HLT 239. Not in the turn after one in which such a card was played, whichever version."""
    if not any(game.printed(card).is_spaced for card in game.former[seat].cards):
        return None
    why, until = "{name} cannot be played: you played one in your last turn.", "Wait for your next turn."
    return Refusal("HLT 239", why, until)


def judge_attempt(game: HighlanderGame, seat: int, printed: Printed) -> Refusal | None:
    """HLT 84. Nobody attempts to Disarm a player whose weapons are all lost: not with a card that does just that."""
    if game.edition.lost_again.value or not just_disarms(printed) or arms.weapon_to_lose(game, 1 - seat):
        return None
    return Refusal("HLT 84", "{name} cannot be played: your opponent's weapon is lost already.")


def disarms(node: Any) -> bool:
    """Whether a part of a text Disarms the opponent."""
    return getattr(node, "deed", "") == "Disarm" and bool(node.who == "opponent")


@once
def just_disarms(printed: Printed) -> bool:
    """Whether to disarm the opponent is all that a card does as it is played."""
    return bool(printed.done) and all(any(disarms(node) for node in walk(effect)) for effect in printed.done)


@once
def may_disarm(printed: Printed) -> bool:
    """HLT 190. Whether a card may disarm the opponent: as it is played, or by what comes of it."""
    return any(
        disarms(node)
        for ability in printed.abilities
        if ability.is_done or ability.is_watching
        for node in walk(ability)
    )


def judge_weapon(game: HighlanderGame, seat: int, printed: Printed) -> Refusal | None:
    """HL1 72; HL3 84, 87, 144; HLT 84, 105. No cards of a weapon that is lost, and no Hilt without a weapon."""
    hilt = HILT in printed.kinds and HILT in game.edition.one_in_play.value and arms.is_unarmed(game, seat)
    hilt = hilt or (arms.is_blade(game, printed) and arms.is_disarmed(game, seat))
    if hilt or arms.lacks_weapon_for(game, seat, printed):
        return Refusal(game.cite("HL1 72", "HL3 84", "HLT 84"), "{name} cannot be played: its weapon is lost.")
    return None


def judge_text_rules(game: HighlanderGame, seat: int, card: int) -> Refusal | None:
    """What the card's own text asks before it may be played."""
    printed = game.cards[card].definition
    for ability in printed.asked:
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
    if said.word_of(ability) == said.ONE_PER_TURN:
        return (ability.name or printed.name) not in game.deeds[seat].titles
    if said.word_of(ability) == said.ONE_IN_PLAY:
        title = ability.name or printed.name
        there = sum(game.printed(other).name == title for other in game.of(PLAY, seat))
        return there < max(1, int(ability.most))
    if said.word_of(ability) == said.ONLY_AFTER:
        own = [defense.card for defense in game.defenses if defense.seat == seat]
        return bool(own) and ability.cards.fits(game, own[-1], game.scope_of(card, seat))
    if said.word_of(ability) == said.NEEDS_IN_PLAY:
        titles = {game.printed(other).name for other in game.of(PLAY, seat)}
        return len(set(ability.names) - titles) <= stand_ins(game, seat)
    return True


def judge_in_play(game: HighlanderGame, seat: int, printed: Printed) -> Refusal | None:
    """Limits on what may be in play together: hands, unique cards, one Vehicle, one Hilt, Armor, Plots, Allies."""
    hands = arms.icons_of(game, printed)
    if hands and arms.hand_icons(game, seat) + hands > arms.HANDS:
        return Refusal(game.cite("HL1 13", "HL3 7", "HLT 16"), "{name} cannot be played: you have no free hand.")
    if is_persona_here(game, printed):
        rule = game.cite("HL1 80", "HL3 133", "HLT 180")
        return Refusal(rule, "{name} cannot be played: it is a Persona here.")
    if printed.type == EDGE or not (printed.remains or not {ALLY, MEMBER}.isdisjoint(printed.kinds)):
        return None
    own = [game.printed(card) for card in game.of(PLAY, seat)]
    for cards, most, scope in facts.of_player(game, seat).words.get("at most", ()):  # HLT 318
        if cards.noun.matches(printed) and sum(cards.fits(game, c, scope) for c in game.of(PLAY, seat)) >= most:
            return Refusal("HLT 318", "{name} cannot be played: you may have no more of these in play.")
    if printed.order > 1 and parts_missing(printed, own) > stand_ins(game, seat):
        rule = game.cite("HL1 15", "HL3 78", "HLT 139")
        return Refusal(rule, "{name} cannot be played: the parts before it are not in play.")
    if limited_to_one(game, printed) and any(is_copy(other, printed) for other in own):
        rule = game.cite("HL1 15", "HL3 35", "HLT 18")
        return Refusal(rule, "{name} cannot be played: you have one in play.")
    return _judge_groups(game, seat, printed, own)


def parts_missing(printed: Printed, own: list[Printed]) -> int:
    """HL3 23, 78; HLT 139. How many of the earlier parts of a Plot Sequence are not in play."""
    there = {other.order for other in own if other.name == printed.name}
    return len(set(range(1, printed.order)) - there)


def stand_ins(game: HighlanderGame, seat: int) -> int:
    """HLT 216. How many cards a player has in play that stand for a Plot which another Plot needs."""
    return sum(said.of_kind(game.printed(card), said.STANDS_FOR_PLOT) is not None for card in game.of(PLAY, seat))


def judge_put(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> Refusal | None:
    """HL3 96, HLT 209. Whether a card may be put into play: as far as it could be there, and nothing forbids it."""
    printed = game.printed(card)
    refusal = judge_in_play(game, seat, printed)
    if refusal is None and printed.of and game.cards[card].owner == seat:
        refusal = judge_immortal(game, seat, printed, beside) or judge_allowed(game, seat, card, beside)
    if refusal is None and game.cards[card].owner != seat:
        refusal = judge_signature(game, seat, printed)
    if refusal is None and any(ban.put and ban.cards.fits(game, card, ban.scope) for ban in bans_on(game, seat)):
        refusal = Refusal(game.cite("HL1 15", "HL3 148", "HLT 67"), "{name} cannot be put into play.")
    return refusal


def is_copy(other: Printed, printed: Printed) -> bool:
    """HL3 22, 35. The same title; the parts of a Plot Sequence are cards of their own."""
    return other.name == printed.name and other.order == printed.order


def limited_to_one(game: HighlanderGame, printed: Printed) -> bool:
    """HL3 22, 35; HLT 18, 69, 140, 182. Whether one of this title may be in play on a side."""
    if said.of_kind(printed, said.SEVERAL_IN_PLAY) or CUMULATIVE_PLOT in printed.kinds:
        return False
    if UNIQUE in printed.kinds:
        return True
    single = game.edition.one_in_play.value
    return printed.type in single or not {ALLY, MEMBER}.isdisjoint({*printed.kinds} & {*single})


CUMULATIVE_PLOT = "Cumulative"


#: The last part of a Plot Sequence.
FINAL = "Final"


def _judge_groups(game: HighlanderGame, seat: int, printed: Printed, own: list[Printed]) -> Refusal | None:
    kinds, single = printed.kinds, game.edition.one_in_play.value
    if VEHICLE in single and VEHICLE in printed.groups and any(VEHICLE in other.groups for other in own):
        return Refusal(game.cite("HL1 70", "HL3 154", "HLT 178"), "{name} cannot be played: you have a Vehicle.")
    if (
        HILT in single
        and HILT in kinds
        and OFF_HAND not in kinds
        and any(HILT in other.kinds and OFF_HAND not in other.kinds for other in own)
    ):
        return Refusal(game.cite("HL1 70", "HL3 144", "HLT 105"), "{name} cannot be played: you have a Hilt.")
    if ARMOR in printed.groups and any(worn_alike(game, printed, other) for other in own):
        return Refusal(game.cite("HL1 70", "HL3 134", "HLT 173"), "{name} cannot be played: you wear armor there.")
    return None


def worn_alike(game: HighlanderGame, printed: Printed, other: Printed) -> bool:
    """HL3 134; HLT 173-177. Whether two pieces of Armor protect the same place: by list and sub-title, or by grid."""
    if ARMOR not in other.groups or game.edition.armor.value == "free":
        return False
    if game.edition.armor.value == "place" and not (printed.groups & other.groups).isdisjoint(ARMORS):
        return True
    return bool(other.grid & printed.grid)


def is_persona_here(game: HighlanderGame, printed: Printed) -> bool:
    """HL3 133, 146; HLT 180, 182. Whether an Ally or Member has the name of a Persona of either player."""
    if game.edition.allies.value == "free" or not {ALLY, MEMBER}.intersection(printed.kinds):
        return False
    return any(persona.name == printed.name for seat in (0, 1) for persona in game.personas(seat))


def judge_special(game: HighlanderGame, seat: int, card: int) -> Refusal | None:
    """HL1 21, 44; HL3 53; HLT 28. One Special Card a turn, unless a text allows another."""
    deeds, printed = game.deeds[seat], game.cards[card].definition
    if WOUND in printed.kinds:  # HL3 155, HLT 165
        return judge_wound(game, seat)
    if said.IN_PLACE_OF_ATTACK in printed.sentences and not opportunity_for(game, seat, card):
        return no_opportunity(game)
    if not printed.takes_turn:
        return None
    known = facts.of_player(game, seat)
    caps = known.words.get("special cap", ())
    capped = any(deeds.specials + (deeds.put_specials if put else 0) >= most for most, put in caps)
    if deeds.specials == 0 and not capped:
        return None
    extra = sum(
        quota.number
        for quota in known.extra_specials
        if quota.cards is None or quota.cards.fits(game, card, quota.scope)
    )
    if capped or deeds.specials >= 1 + extra:
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
