"""SF 10.4, 25.5.3-4, 28.3, 28.5.1, 28.6.5-6, 30.3.2, 35.3.6, 41.7. What follows at once from what happened."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.shadowfist.definitions import CHARACTER
from quickening.games.shadowfist.events import Moved, Revealed, Smoked
from quickening.games.shadowfist.happenings import AttackProgress, CeasedAttacking, CeasedIntercepting, TargetChanged
from quickening.games.shadowfist.rules.continuous import bars_subjects, is_immune
from quickening.games.shadowfist.rules.durations import Lasting, end_maintained, maintained
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.interception import judge_evasion
from quickening.games.shadowfist.state import PLAY, Attacker, Interceptor, ShadowfistGame


def consequences(game: ShadowfistGame) -> list[Event]:
    """Everything that has to happen at once, before anybody can do anything."""
    states, hidden, kept_up = game.plan.get("settling") or _to_be_settled(game)
    found: list[Event] = []
    if states:
        found += [Smoked(card) for card in states if lost_subject(game, card)]
    for card in hidden:
        if game.cards[card].damage:  # SF 30.3.2, 31.2: in combat or not
            found.append(Revealed(card, seat=game.cards[card].controller))
    if game.attack is not None and game.attack.stage not in ("home", "over"):
        found += in_attack(game)
    if game.faceoff is not None:
        found += in_faceoff(game)
    if kept_up:
        end_maintained(game, kept_up)
    return found


def _to_be_settled(game: ShadowfistGame) -> tuple[list[int], list[int], list[Lasting]]:
    """The cards on others, the face-down Sites and what is kept up: known while the same texts are active.

    Of the cards on others only those whose subject is gone already, if nothing in force makes subjects illegal.
    """
    states, hidden = [], []
    for card in game.in_play:
        state = game.cards[card]
        if state.subject >= 0:
            states.append(card)
        elif state.face_down:
            hidden.append(card)
    if states and not bars_subjects(game):
        states = [card for card in states if game.cards[game.cards[card].subject].area != PLAY]
    known = game.plan["settling"] = (states, hidden, maintained(game))
    return known


def lost_subject(game: ShadowfistGame, card: int) -> bool:
    """SF 9.2.4, 25.5.2, 25.5.3, 25.5.4, 25.5.5, 40.1. A State whose subject left play or is no legal one any more."""
    subject = game.cards[card].subject
    if game.cards[subject].area != PLAY:
        return True
    return "be a subject" in facts(game, subject).forbidden or is_immune(game, subject, card)


def in_attack(game: ShadowfistGame) -> list[Event]:
    """SF 28.5.1, 28.6.6. Who ceases attacking or intercepting, and who follows the target."""
    attack = game.attack
    assert attack is not None
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
    """SF 28.5.1, 35.3.6. Its target left play or is its controller's, or it changed controllers."""
    assert game.attack is not None
    if game.cards[one.card.card].controller != one.seat:
        return True
    if game.attack.fates and any(ref == one.target for ref, _, _ in game.attack.fates):
        return False
    return not game.alive(one.target) or game.cards[one.target.card].controller == one.seat


def follow_target(game: ShadowfistGame, one: Attacker) -> list[Event]:
    """SF 28.3. Attackers go where a Character goes; when a Site moves they stay, and face what is there now."""
    place = game.location(one.target.card)
    if CHARACTER in facts(game, one.target.card).types:
        here = game.cards[one.card.card].location == place
        return [] if here else [Moved(one.card.card, None, one.seat, place)]
    if place == one.place or game.location_owner(place) != game.location_owner(one.place):
        return []  # SF 35.3.6: a Site that somebody took stays the target
    there = game.sites_at(one.place)
    return [TargetChanged(one.card.card, target=game.ref(there[0]))] if there else []


def ceases_intercepting(game: ShadowfistGame, one: Interceptor) -> bool:
    """SF 28.6.5, 28.6.6, 35.3.6. It or its attacker is gone, it moved, or the attacker can evade it now."""
    assert game.attack is not None
    attacker = game.attack.attacker(one.attacker.card)
    if attacker is None or game.cards[one.card.card].controller != one.seat:
        return True
    if game.cards[one.card.card].location != game.cards[one.attacker.card].location:
        return True
    if game.combat is not None and any(one.card in pair for pair in game.combat.pairs) and game.combat.struck:
        return False
    refusal = judge_evasion(game, one.card.card, one.attacker.card, attacker.target.card)
    return refusal is not None and refusal.rule in ("SF 50.2", "SF 50.15")


def in_faceoff(game: ShadowfistGame) -> list[Event]:
    """SF 41.2, 41.7. A Faceoff ends when one of the two is gone; one's own Character follows the other."""
    assert game.faceoff is not None
    mine, theirs = game.faceoff
    if not (game.alive(mine) and game.alive(theirs)):
        game.faceoff = None
        return []
    place = game.location(theirs.card)
    if game.cards[mine.card].location == place:
        return []
    return [Moved(mine.card, None, game.cards[mine.card].controller, place)]
