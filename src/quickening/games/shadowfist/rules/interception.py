"""SF 28.6. Interception: moving in, declaring interceptors, chains, and combat with them."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import RESPOND, Decision, Option, unasked
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.events.attacks import (
    AttackProgress,
    CeasedAttacking,
    Intercepted,
    InterceptionDeclared,
)
from quickening.games.shadowfist.events.in_play import Moved
from quickening.games.shadowfist.events.players import PowerPaid
from quickening.games.shadowfist.rules.attackers import characters_of
from quickening.games.shadowfist.rules.combat import Combat
from quickening.games.shadowfist.rules.continuous import is_immune
from quickening.games.shadowfist.rules.facts import facts, has_against
from quickening.games.shadowfist.rules.scene import Scene
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, Interceptor

NOT_THERE = Refusal("SF 28.6.2", "{name} cannot intercept: it is not where the attack is.")
ATTACKS_TOO = Refusal("SF 28.6.2", "{name} cannot intercept: it is attacking.")
ITS_OWN = Refusal("SF 28.6.1", "{name} cannot intercept a Character of its controller’s.")
ASSASSIN = Refusal("SF 50.2", "{name} cannot intercept an attacker with Assassinate.")
LEAPS = Refusal("SF 50.15", "{name} cannot intercept: it is turned and the attacker has Superleap.")
EVADES = Refusal("SF 6.2", "{name} cannot intercept: the attacker cannot be intercepted by it.")
CANNOT_INTERCEPT = Refusal("SF 6.2", "{name} cannot intercept: a card forbids it.")
#: What an attacker may gain after interceptors are declared, so that one ceases intercepting (SF 28.6.6).
BYPASSED = (ASSASSIN, LEAPS, EVADES)
IS_TARGET = Refusal("SF 28.6.2", "{name} is itself the target of this attacker.")


def judge_interceptor(game: ShadowfistGame, seat: int, card: int, attacker: int) -> Refusal | None:
    """SF 28.6.1, 28.6.2, 50.2, 50.15. Whether a Character may intercept an attacker."""
    attack = game.ongoing
    one = attack.attacker(attacker)
    assert one is not None
    if game.cards[attacker].controller == seat:
        return ITS_OWN
    if attack.attacker(card) is not None:
        return ATTACKS_TOO
    if game.cards[card].location != game.cards[attacker].location:
        return NOT_THERE
    if one.target.card == card:
        return IS_TARGET
    return judge_evasion(game, card, attacker, one.target.card)


def judge_evasion(game: ShadowfistGame, card: int, attacker: int, target: int) -> Refusal | None:
    """SF 50.2, 50.15, 6.2. Whether an attacker's abilities, or other cards, keep a Character from intercepting it."""
    known, attacking = facts(game, card), facts(game, attacker)
    if known.marks.get("always intercepts"):
        return None
    if not is_immune(game, card, attacker):
        immune = known.marks.get("unaffected by", ())
        murder = has_against(game, attacker, "Assassinate", target) and game.is_character(target)
        if murder and "Assassinate" not in immune:
            return ASSASSIN
        leaps = game.cards[card].turned and has_against(game, attacker, "Superleap", card)
        if leaps and "Superleap" not in immune:
            return LEAPS
        if attacking.barred(game, "be intercepted", card):
            return EVADES
    return CANNOT_INTERCEPT if known.barred(game, "intercept", attacker) else None


def interceptors_for(game: ShadowfistGame, seat: int) -> dict[int, list[int]]:
    """SF 28.6.1. Each Character a player may declare, with the attackers it may intercept."""
    attack = game.ongoing
    found: dict[int, list[int]] = {}
    for card in characters_of.of(game, seat):
        if game.cards[card].resolved:
            able = [
                one.card.card
                for one in attack.attackers
                if judge_interceptor(game, seat, card, one.card.card) is None
            ]
            if able:
                found[card] = able
    return found


class Interceptions(Frame):
    """SF 28.6. Every player, from the left of the original target's controller, has one chance to intercept."""

    rule: ClassVar[str] = "SF 28.6"

    first: int = NOBODY
    ring: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    declared: tuple[Interceptor, ...] = ()
    pairs: tuple[tuple[Ref, Ref], ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        self.ring = tuple(game.seats_from(self.first + 1))
        return self.next_player

    def next_player(self, game: ShadowfistGame) -> Next:
        attack = game.attack
        if not self.ring or attack is None or not attack.attackers or game.outcome is not None:
            return None
        seat = self.ring[0]
        if all(game.cards[one.card.card].controller == seat for one in attack.attackers):
            self.ring = self.ring[1:]
            return self.next_player
        game.happen(AttackProgress(replace(attack, stage="moving", intercepting=seat)))
        return Run(Scene(name="move", first=seat), self.declare)

    # -- declaring (SF 28.6.1) -------------------------------------------------------------------------------------

    def declare(self, game: ShadowfistGame) -> Next:
        """SF 28.6.1, 28.6.4. Interceptors are named one by one, each with its attacker, in the order of the chain."""
        attack = game.attack
        if attack is None or not attack.attackers or game.outcome is not None:
            return None
        game.happen(AttackProgress(replace(attack, stage="intercepting")))
        self.declared = ()
        return self.ask

    def able(self, game: ShadowfistGame) -> dict[int, list[int]]:
        """Who may still be declared."""
        taken = {one.card.card for one in self.declared}
        power = game.players[self.ring[0]].power
        found = {
            card: [attacker for attacker in on if toll(game, attacker) <= power]
            for card, on in interceptors_for(game, self.ring[0]).items()
            if card not in taken
        }
        return {card: on for card, on in found.items() if on}

    def must(self, game: ShadowfistGame) -> list[int]:
        """SF 28.6.1. Characters who moved in must intercept if they can."""
        moved = {ref.card for ref, _ in game.ongoing.moved if game.alive(ref)}
        return [card for card in self.able(game) if card in moved or facts(game, card).marks.get("must intercept")]

    def ask(self, game: ShadowfistGame) -> Next:
        able = self.able(game)
        obliged = self.must(game)
        if not able or (not obliged and game.players[self.ring[0]].standing == "this attack"):
            return Ask(unasked(self.ring[0]), self.done)
        options = [
            Option(
                "intercept",
                "{name} intercepts {other}",
                game.cards[card].handle,
                game.said(card),
                None,
                game.cards[on].handle,
                game.said(on),
                ref=card,
                ref2=on,
            )
            for card, attackers in able.items()
            for on in attackers
            if not obliged or card in obliged or not toll(game, on)  # who pays no toll hinders nobody else
        ]
        if not obliged:
            options.append(Option("pass", "No more interceptors" if self.declared else "Do not intercept"))
        sort = "" if obliged or self.is_attacked(game) else RESPOND
        return Ask(Decision(self.ring[0], "Who intercepts?", tuple(options), sort=sort), self.named)

    def is_attacked(self, game: ShadowfistGame) -> bool:
        """Whether one of the attack's targets is a card of whoever is asked."""
        attackers = game.attack.attackers if game.attack is not None else ()
        return any(game.cards[one.target.card].controller == self.ring[0] for one in attackers)

    def named(self, game: ShadowfistGame) -> Next:
        option = game.chosen[0]
        if option.kind == "pass":
            return self.done
        if toll(game, option.ref2):
            game.happen(PowerPaid(self.ring[0], toll(game, option.ref2), game.ref(option.ref2)))
        home = home_of(game, option.ref)
        one = Interceptor(game.ref(option.ref), game.ref(option.ref2), home, self.ring[0])
        self.declared = (*self.declared, one)
        return self.ask

    def done(self, game: ShadowfistGame) -> Next:
        """SF 28.6.3. The declaration is complete; a response scene follows."""
        seat = self.ring[0]
        send_back(game, {one.card.card for one in self.declared})
        if not self.declared:
            self.ring = self.ring[1:]
            return self.next_player
        began = len(game.log)
        game.happen(
            InterceptionDeclared(seat, self.declared),
            *(Intercepted(one.card.card, None, seat, one.attacker.card) for one in self.declared),
        )
        return Run(Scene(name="interception", answers="interception", first=game.active, began=began), self.fight)

    # -- combat with interceptors (SF 28.6.7) ----------------------------------------------------------------------

    def fight(self, game: ShadowfistGame) -> Next:
        """SF 28.6.7. All attackers fight the first interceptors of their chains at once, then the second, ..."""
        if game.outcome is not None:
            return None
        self.pairs = self.round(game)
        if not self.pairs:
            self.ring = self.ring[1:]
            return self.next_player
        return Run(Combat(pairs=self.pairs, chooser=NOBODY), self.fought)

    def round(self, game: ShadowfistGame) -> tuple[tuple[Ref, Ref], ...]:
        """For each attacker its first interceptor who is still there."""
        attack = game.attack
        if attack is None:
            return ()
        first: dict[Ref, Ref] = {}
        for one in attack.interceptors:
            if attack.attacker(one.attacker.card) is not None:
                first.setdefault(one.attacker, one.card)
        return tuple(first.items())

    def fought(self, game: ShadowfistGame) -> Next:
        """SF 28.6.8. An attacker whose interceptor is still in play has failed to overcome it."""
        attack = game.attack
        if attack is None:
            return None
        stopped = [
            CeasedAttacking(attacker.card)
            for attacker, interceptor in self.pairs
            if attack.attacker(attacker.card) is not None and self.still_there(game, interceptor)
        ]
        return game.do(stopped, self.fight)

    def still_there(self, game: ShadowfistGame, interceptor: Ref) -> bool:
        """Whether an interceptor is in play and has not ceased intercepting."""
        attack = game.attack
        return attack is not None and game.alive(interceptor) and attack.interceptor(interceptor.card) is not None


def toll(game: ShadowfistGame, attacker: int) -> int:
    """SF 6.0. What a player pays for each interceptor declared against an attacker whose text asks for it."""
    return int(facts(game, attacker).marks.get("intercept toll", 0))


def home_of(game: ShadowfistGame, card: int) -> int:
    """SF 28.6.6.1. Where a Character was before it moved in, or where it is."""
    for ref, home in game.ongoing.moved:
        if ref.card == card and game.alive(ref):
            return home
    return game.cards[card].location


def send_back(game: ShadowfistGame, declared: set[int]) -> None:
    """SF 28.6.6.1. Who moved in and could not be declared goes back at once."""
    attack = game.ongoing
    for ref, home in attack.moved:
        state = game.cards[ref.card]
        if game.location_owner(state.location) == state.controller:
            continue
        if game.alive(ref) and ref.card not in declared and state.location != home:
            game.happen(Moved(ref.card, None, game.cards[ref.card].controller, home))
    game.happen(AttackProgress(replace(game.ongoing, moved=())))
