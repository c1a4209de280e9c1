"""What becomes of an attack, given what was laid against it (HL1 45-53, 57, 61; HL3 64, 98-123; HLT 71, 96-102,
119, 163): whether a defense helps, how far it goes, what damage is done.
"""

from __future__ import annotations

from quickening.core.decisions import Option
from quickening.core.events import Event
from quickening.core.refusals import Refusal
from quickening.games.highlander import facts
from quickening.games.highlander.events.fighters import Tallied
from quickening.games.highlander.events.fights import (
    AttackDefended,
    AttackSucceeded,
    CarriedOver,
    Misjudged,
    Revealed,
)
from quickening.games.highlander.events.notes import Guessed, LaidAside, NotCarriedOver
from quickening.games.highlander.events.places import LeftPlay
from quickening.games.highlander.events.plays import Unplayed
from quickening.games.highlander.facts import AttackFacts
from quickening.games.highlander.rules.costs import may_pay_for_power
from quickening.games.highlander.rules.exertions import FOR_POWER_BLOCK, may_exert
from quickening.games.highlander.rules.fighting import guards, judge_arms, judge_cover, judge_known
from quickening.games.highlander.rules.goal import take_head
from quickening.games.highlander.rules.hands import AS_DEFENSE
from quickening.games.highlander.rules.menu_context import MenuContext, may_defend_with, threat_of
from quickening.games.highlander.state import BLOCKED, DAMAGE, DODGED, NOBODY, PLAY, Attack, HighlanderGame, Tally

# -- judges --------------------------------------------------------------------------------------------------------


def judge_guard(game: HighlanderGame, seat: int, card: int, against: int) -> Refusal | None:
    """HL1 46, HL3 143. Whether a Guard in play may be used against an attack."""
    refusal = judge_arms(game, seat, game.printed(card))
    attack = game.against(seat)[against]
    return refusal or judge_known(game, seat, card, (), attack)


def judge_carry(game: HighlanderGame, seat: int, card: int, against: int) -> Refusal | None:
    """HL1 52, HL3 116, HLT 119. Whether a defense goes on to a later attack."""
    defense = game.defense_of(card)
    beside = defense.beside if defense is not None else ()
    known = facts.of_defense(game, card, seat, beside)
    attack = game.against(seat)[against]
    several = "ignores single" in known.words or "defends several" in facts.of_player(game, seat).allowed
    theirs = f"{known.type}s avoid one" in facts.of_player(game, attack.seat).allowed
    held = theirs and "ignores their single" not in known.words  # HLT 107
    if not several and (held or "defends one" in known.words):
        rule = game.cite("HL1 52", "HL3 116", "HLT 119")
        return Refusal(rule, "{name} defends against one attack only.")
    return judge_known(game, seat, card, beside, attack)


def current_defense(game: HighlanderGame, seat: int, at: int | None = None) -> int:
    """HL1 52, HL3 116. The last defense in the sequence before an attack, which can go on to it."""
    for attack in reversed(game.against(seat)[:at]):
        if attack.defense != NOBODY and game.cards[attack.defense].area == PLAY:
            return attack.defense
    return NOBODY


def last_played(game: HighlanderGame, seat: int) -> int:
    """HL3 63, 113. The defense played last, which need not be that against the last attack."""
    own = [defense.card for defense in game.defenses if defense.seat == seat]
    return own[-1] if own and game.cards[own[-1]].area == PLAY else NOBODY


def discard_laid(game: HighlanderGame, seat: int, attack: Attack) -> None:
    """HL3 123, HLT 119. A defense laid ahead is discarded when another one is carried over to its attack."""
    defense = game.defense_of(attack.defense)
    if not attack.laid or attack.carried or defense is None or defense.standing:
        return
    gone: type[Unplayed] | type[LeftPlay] = Unplayed if game.edition.laid_ahead.value == "not played" else LeftPlay
    game.happen(*(gone(card) for card in (defense.card, *defense.beside)))


# -- resolving an attack -------------------------------------------------------------------------------------------


def damage_of(game: HighlanderGame, attack: Attack, through_block: bool = False) -> int:
    """HL1 45, 57; HL3 98-99; HLT 71, 96. The damage of an attack; a plain block lets through what power adds."""
    known = facts.of_attack(game, attack)
    if known.damage is None or not through_block:
        return at_least(known, damage_by(known))
    way = game.edition.power_damage.value
    if way == "plus 2":  # HL1 57
        return 2
    plus = 2 if known.power is None or way != "printed" else known.power - known.damage
    return at_least(known, capped(known, plus + known.added))  # HL3 98, HLT 130: with any modifiers


def damage_by(known: AttackFacts) -> int:
    """HL3 98-99. What the facts of an attack add up to, be it less than nothing."""
    if known.damage is None:
        return 0
    plus = 2 if known.power is None else known.power - known.damage
    return capped(known, known.damage + (plus if known.power_blow else 0) + known.added)


def capped(known: AttackFacts, done: int) -> int:
    """So much damage, or the most that a text lets the attack do."""
    return done if known.top_damage is None else min(done, known.top_damage)


def at_least(known: AttackFacts, done: int) -> int:
    """So much damage, or the least that texts leave of what it would be without them."""
    return max(0, done, min(known.least, done + known.lessened))


def outcome_of(game: HighlanderGame, seat: int, attack: Attack) -> list[Event]:
    """HL1 48, HL3 112-113, HLT 163. What becomes of an attack, given what was laid against it."""
    known = facts.of_attack(game, attack)
    sure = "sure damage" in known.words
    if attack.defense == NOBODY or not stops(game, seat, attack):
        return [AttackSucceeded(attack.card, damage_of(game, attack), sure=sure)]
    defense = game.defense_of(attack.defense)
    block = defense is not None and defense.type == "block"
    stopped: list[Event] = [AttackDefended(attack.card, BLOCKED if block else DODGED, attack.defense)]
    powerful = defense is not None and (defense.power or is_power_block(game, seat, defense.card))
    powerful = powerful and "no power block" not in known.words
    if not (block and known.power_blow) or powerful:
        return stopped
    through = damage_of(game, attack, through_block=True)
    if not game.edition.blocked_success.value:  # HLT 163 does not call an attack successful for the damage it does
        return [*stopped, Tallied(Tally(seat, DAMAGE, through, attack.card, attack=True, sure=sure))]
    return [*stopped, AttackSucceeded(attack.card, through, blocked=True, sure=sure)]


def stops(game: HighlanderGame, seat: int, attack: Attack) -> bool:
    """Whether the defense laid against an attack covers it."""
    defense = game.defense_of(attack.defense)
    beside = defense.beside if defense is not None else ()
    return judge_cover(game, seat, attack.defense, beside, attack) is None


def is_power_block(game: HighlanderGame, seat: int, card: int) -> bool:
    """Whether a text makes a block a Power Block without an Exertion."""
    defense = game.defense_of(card)
    beside = defense.beside if defense is not None else ()
    return facts.of_defense(game, card, seat, beside).power_block or (
        "blocks power blows" in facts.of_player(game, seat).allowed
    )


# -- parts of a Defense Phase ----------------------------------------------------------------------------------------


def defense_options(game: HighlanderGame, now: MenuContext, at: int) -> list[Option]:
    """The defenses a player may lay against an attack: from hand, or a Guard in play."""
    held = () if game.hand_closed else now.ways(game, AS_DEFENSE)
    options: list[Option] = []
    if held:
        threat = threat_of(game, now, at)
        options += [
            game.card_option("defend", "Defend with {name}", card, index=way)
            for card, way in held
            if game.cards[card].definition.is_defense and may_defend_with(game, now, card, threat, at)
        ]
    seat = now.seat
    options += [
        game.card_option("guard", "Use {name}", card)
        for card in guards(game, seat)
        if judge_guard(game, seat, card, at) is None and not any(defense.card == card for defense in game.defenses)
    ]
    return options


def place_of(game: HighlanderGame, attack: Attack) -> int:
    """The place of an attack among all."""
    return next(place for place, other in enumerate(game.attacks) if other is attack)


def wrong_guess(game: HighlanderGame, seat: int, attack: Attack) -> None:
    """HL1 61, HL3 64, 79; HLT 102. An inappropriate defense: only an Exertion can still help."""
    card = attack.defense
    game.note(LaidAside(place_of(game, attack), guessed=True))
    found_wrong(game, seat, card, attack.carried)


def found_wrong(game: HighlanderGame, seat: int, card: int, carried: bool) -> None:
    """A defense does not help; in the third edition it was not even played, with all that was played with it."""
    defense = game.defense_of(card)
    standing = defense is not None and defense.standing
    if not standing:
        game.happen(Misjudged(card, seat))
    if game.edition.wrong_defense.value == "not played" and not carried and not standing:
        beside = defense.beside if defense is not None else ()
        game.happen(Unplayed(card), *(Unplayed(other) for other in beside))


def may_empower(game: HighlanderGame, seat: int, attack: Attack) -> bool:
    """HL1 57, HL3 103, HLT 96. A block, against a Power Blow, that is no Power Block yet."""
    known = facts.of_player(game, seat)
    if attack.defense == NOBODY or attack.hidden or not may_exert(game, known):
        return False
    defense = game.defense_of(attack.defense)
    return (
        defense is not None
        and "no power blocks" not in known.allowed
        and may_pay_for_power(game, known, FOR_POWER_BLOCK)
        and defense.type == "block"
        and not defense.power
        and facts.of_attack(game, attack).power_blow
        and not is_power_block(game, seat, defense.card)
        and facts.of_attack(game, attack).damage is not None
        and "no power block" not in facts.of_attack(game, attack).words
    )


def reveal_all(game: HighlanderGame, seat: int) -> None:
    """HL1 61. After all defenses are played, Hidden attacks are revealed."""
    for attack in game.against(seat):
        if attack.hidden:
            game.happen(Revealed(attack.card))


def share_out(game: HighlanderGame, seat: int) -> None:
    """HL1 52-53. Each attack is met by the defense laid against it, or by the last one before that covers it."""
    latest = NOBODY
    for at, attack in enumerate(game.against(seat)):
        if attack.result:
            continue
        if attack.laid and not attack.carried:
            latest = attack.defense
            if not stops(game, seat, attack) and not attack.guessed:
                game.note(Guessed(place_of(game, attack)))
                found_wrong(game, seat, latest, carried=False)
        elif latest != NOBODY and judge_carry(game, seat, latest, at) is None:
            game.happen(CarriedOver(latest, seat, at))
        else:
            game.note(NotCarriedOver(place_of(game, attack)))


def settle(game: HighlanderGame, seat: int, attack: Attack) -> None:
    """An attack is defended or successful; a Head Shot that gets through takes the head (HL1 66)."""
    outcome = outcome_of(game, seat, attack)
    head_shot = facts.of_attack(game, attack).head_shot
    game.happen(*outcome)
    if head_shot and len(outcome) == 1 and isinstance(outcome[0], AttackSucceeded):
        take_head(game, seat)
