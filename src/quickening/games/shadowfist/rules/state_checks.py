"""SF 10.4, 25.5.3-4, 28.3, 28.5.1, 28.6.5-6, 30.3.2, 35.3.6, 41.7. What follows at once from what happened."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.derive import derived
from quickening.core.events import Event
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import STATE
from quickening.games.shadowfist.events.attacks import (
    AttackProgress,
    CeasedAttacking,
    CeasedIntercepting,
    TargetChanged,
)
from quickening.games.shadowfist.events.entering import Revealed
from quickening.games.shadowfist.events.in_play import Moved
from quickening.games.shadowfist.events.leaving import Smoked
from quickening.games.shadowfist.events.notes import FaceoffBetween
from quickening.games.shadowfist.rules.becoming import may_change_types, type_changes_due
from quickening.games.shadowfist.rules.continuous import bars_subjects, is_immune
from quickening.games.shadowfist.rules.durations import Lasting, end_maintained, maintained
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.interception import BYPASSED, judge_evasion
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import PLAY, Attacker, Interceptor


def consequences(game: ShadowfistGame) -> list[Event]:
    """Everything that has to happen at once, before anybody can do anything."""
    states, hidden, kept_up, typed = to_be_settled.of(game)
    found: list[Event] = []
    if typed:
        found += type_changes_due(game)
        if found:
            return found  # everything else is seen then
    if states:
        found += [Smoked(card) for card in states if lost_subject(game, card)]
    for card in hidden:
        if game.cards[card].damage:  # SF 30.3.2, 31.2: in combat or not
            found.append(Revealed(card, seat=damaged_by(game, card)))
    if game.attack is not None and game.attack.stage not in ("home", "over"):
        found += in_attack(game)
    if game.faceoff is not None:
        found += in_faceoff(game)
    if kept_up:
        found += end_maintained(game, kept_up)
    return found


def damaged_by(game: ShadowfistGame, card: int) -> int:
    """SF 30.3.2. The player whose damage reveals a Site: the first that is on it."""
    seat = game.cards[card].damage[0].seat
    return seat if seat >= 0 else game.cards[card].controller


@derived(channels.TEXTS, channels.CARDS, channels.CHANGES, channels.WAITING)
def to_be_settled(game: ShadowfistGame) -> tuple[list[int], list[int], list[Lasting], bool]:
    """The cards on others, the face-down Sites, what is kept up and whether cards change types.

    Of the cards on others only those whose subject is gone already, if nothing in force makes subjects illegal.
    """
    states, hidden = [], []
    for card in game.in_play:
        state = game.cards[card]
        if state.subject >= 0 or STATE in state.types:
            states.append(card)
        elif state.face_down:
            hidden.append(card)
    if states and not bars_subjects(game):
        states = [card for card in states if is_alone(game, card)]
    return states, hidden, maintained(game), may_change_types(game)


def lost_subject(game: ShadowfistGame, card: int) -> bool:
    """SF 9.2.4, 25.5.2, 25.5.3, 25.5.4, 25.5.5, 40.1. A State whose subject left play or is no legal one any more."""
    if is_alone(game, card):
        return True
    subject = game.cards[card].subject
    return facts(game, subject).barred(game, "be a subject", card) or is_immune(game, subject, card)


def is_alone(game: ShadowfistGame, card: int) -> bool:
    """SF 7.4, 25.5.4. Whether a State is on no card in play."""
    subject = game.cards[card].subject
    return subject < 0 or game.cards[subject].area != PLAY


def in_attack(game: ShadowfistGame) -> list[Event]:
    """SF 28.5.1, 28.6.6. Who ceases attacking or intercepting, and who follows the target."""
    attack = game.ongoing
    for one in attack.attackers + attack.interceptors:
        if not game.alive(one.card):
            left = tuple(one for one in attack.attackers if game.alive(one.card))
            blocking = tuple(one for one in attack.interceptors if game.alive(one.card))
            return [AttackProgress(replace(attack, attackers=left, interceptors=blocking))]
    found: list[Event] = []
    for one in attack.attackers:
        if ceases_attacking(game, one):
            found.append(CeasedAttacking(one.card.card))
        else:
            found += follow_target(game, one)
    found += [CeasedIntercepting(one.card.card) for one in attack.interceptors if ceases_intercepting(game, one)]
    return found


def ceases_attacking(game: ShadowfistGame, one: Attacker) -> bool:
    """SF 28.5.1, 35.3.6. Its target left play or is its controller's, or it changed controllers.

    SF 7.1.1, 28.1.1, 28.1.3. Only a Character attacks, and only a Site or a Character is attacked.
    """
    if game.cards[one.card.card].controller != one.seat or not game.is_character(one.card.card):
        return True
    if any(ref == one.target for ref, _, _ in game.ongoing.fates):
        return False
    target = one.target.card
    if not game.alive(one.target) or game.cards[target].controller == one.seat:
        return True
    return not game.is_site(target) and not game.is_character(target)


def follow_target(game: ShadowfistGame, one: Attacker) -> list[Event]:
    """SF 28.3. Attackers go where a Character goes; when a Site moves they stay, and face what is there now."""
    place = game.location(one.target.card)
    if game.is_character(one.target.card):
        here = game.cards[one.card.card].location == place
        return [] if here else [Moved(one.card.card, None, one.seat, place)]
    if place == one.place or game.location_owner(place) != game.location_owner(one.place):
        return []  # SF 35.3.6: a Site that somebody took stays the target
    there = game.sites_at(one.place)
    return [TargetChanged(one.card.card, target=game.ref(there[0]))] if there else []


def ceases_intercepting(game: ShadowfistGame, one: Interceptor) -> bool:
    """SF 28.6.5, 28.6.6, 35.3.6. It or its attacker is gone, it moved, or the attacker can evade it now."""
    attacker = game.ongoing.attacker(one.attacker.card)
    if attacker is None or game.cards[one.card.card].controller != one.seat or not game.is_character(one.card.card):
        return True
    if game.cards[one.card.card].location != game.cards[one.attacker.card].location:
        return True
    if game.combat is not None and any(one.card in pair for pair in game.combat.pairs) and game.combat.struck:
        return False
    return judge_evasion(game, one.card.card, one.attacker.card, attacker.target.card) in BYPASSED


def in_faceoff(game: ShadowfistGame) -> list[Event]:
    """SF 41.2, 41.7. A Faceoff ends when one of the two is gone; one's own Character follows the other."""
    assert game.faceoff is not None
    mine, theirs = game.faceoff
    if not all(game.alive(one) and game.is_character(one.card) for one in (mine, theirs)):
        game.note(FaceoffBetween(None))
        return []
    place = game.location(theirs.card)
    if game.cards[mine.card].location == place:
        return []
    return [Moved(mine.card, None, game.cards[mine.card].controller, place)]
