"""SF 10.3, 13, 24.4. What all Characters can do, changing location, and revealing a Feng Shui Site."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Done, Frame, Next
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.areas import adjacent, exists, location_option
from quickening.games.shadowfist.events.attacks import AttackProgress
from quickening.games.shadowfist.events.effects import EffectGenerated
from quickening.games.shadowfist.events.in_play import ChangedLocation, Turned
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.kinds.effects import Do
from quickening.games.shadowfist.rules.abilities import own_scope
from quickening.games.shadowfist.rules.effects import aftermath
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.scores import can_turn, judge_healing
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, Generated
from quickening.lang.nodes import Effect
from quickening.lang.resolve import Resolve
from quickening.lang.selections import ThisCard

CANNOT_TURN = Refusal("SF 21.0", "{name} cannot turn: it is turned, or has not resolved.")
NOWHERE = Refusal("SF 13.1", "{name} cannot change location: there is nowhere to go.")
BUSY = Refusal("SF 28.3", "{name} cannot change location: it attacks or intercepts.")
NOT_MAIN_SHOT = Refusal("SF 10.3.2", "{name} can turn to heal only during your Main Shot.")
NO_HEALING = Refusal("SF 16.4", "{name} cannot turn to heal.")
NOT_HIDDEN = Refusal("SF 24.4", "{name} is not face down.")
STUCK = Refusal("SF 6.2", "{name} cannot change location.")
BUILT = Refusal("SF 9.1.2", "{name} cannot change location: as a Site it has its place in the Site structure.")


class GoTo(Effect, frozen=True):
    """SF 13.0. A Character changes to a location, unless it has come to attack or intercept meanwhile."""

    location: int

    def perform(self, game: ShadowfistGame, frame: Resolve) -> Next:
        me = frame.scope.me
        if me is None or not game.alive(me) or judge_free(game, me.card) is not None:
            return frame.start
        state = game.cards[me.card]
        if state.location == self.location or not exists(game, self.location):
            return frame.start
        note_move(game, me.card, self.location)
        return game.do([ChangedLocation(me.card, me, state.controller, self.location)], frame.start)


def note_move(game: ShadowfistGame, card: int, location: int) -> None:
    """SF 28.6.1, 28.6.6.1. Who moves in to intercept is noted, with where they came from."""
    attack = game.attack
    if attack is None or attack.stage != "moving" or attack.intercepting != game.cards[card].controller:
        return
    if all(game.cards[one.card.card].location != location for one in attack.attackers):
        return
    homes = [home for ref, home in attack.moved if ref.card == card]
    moved = tuple((ref, home) for ref, home in attack.moved if ref.card != card)
    home = homes[0] if homes else game.cards[card].location
    game.happen(AttackProgress(replace(attack, moved=(*moved, (game.ref(card), home)))))


# -- judging -------------------------------------------------------------------------------------------------------


def judge_free(game: ShadowfistGame, card: int) -> Refusal | None:
    """SF 28.3, 28.6.5. Attackers and interceptors do not change location."""
    attack = game.attack
    if attack is not None and (attack.attacker(card) is not None or attack.interceptor(card) is not None):
        return BUSY
    if game.faceoff is not None and game.faceoff[0].card == card:
        return BUSY  # SF 41.2: it is where the other one is
    return STUCK if "change location" in facts(game, card).forbidden else None


def destinations(game: ShadowfistGame, seat: int, card: int) -> list[int]:
    """SF 13.1. Adjacent locations of one's own; while declaring interception, where the attack is."""
    here = game.cards[card].location
    home = game.location_owner(here) == seat
    found = adjacent(game, here) if home else []
    attack = game.attack
    if attack is not None and attack.stage == "moving" and attack.intercepting == seat:
        for one in attack.attackers:
            place = game.cards[one.card.card].location
            theirs = game.location_owner(place) != seat and game.cards[one.card.card].controller != seat
            if theirs and place != here and place not in found:
                found.append(place)
    return found


def has_destination(game: ShadowfistGame, seat: int, card: int) -> bool:
    """SF 13.1. Whether there is anywhere to go: beside a location of one's own, or where the attack is."""
    here, columns = game.cards[card].location, game.players[seat].columns
    return (len(columns) > 1 and here in columns) or (
        game.attack is not None and bool(destinations(game, seat, card))
    )


def judge_change(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 10.3.1, 50.11. Whether a Character may change location: by turning, or with Mobility."""
    if game.cards[card].column:
        return BUILT
    known = facts(game, card)
    if "Mobility" not in known.bold and not can_turn(game, card):
        return CANNOT_TURN
    if not has_destination(game, seat, card):
        return NOWHERE
    return STUCK if "turn to change location" in known.forbidden else judge_free(game, card)


def judge_turn_to_heal(game: ShadowfistGame, seat: int, card: int) -> Refusal | None:
    """SF 10.3.2, 16.4. Whether a Character may turn to heal."""
    if game.active != seat or game.shot != "main":
        return NOT_MAIN_SHOT
    refusal = judge_healing(game, card)
    if refusal is not None:
        return refusal
    if not can_turn(game, card):
        return CANNOT_TURN
    return NO_HEALING if "turn to heal" in facts(game, card).forbidden else None


# -- generating ----------------------------------------------------------------------------------------------------


class Innate(Frame):
    """SF 10.3, 24.4. An innate ability is used: `what` is `move`, `heal` or `reveal`."""

    rule: ClassVar[str] = "SF 10.3"

    seat: int = NOBODY
    card: int = NOBODY
    what: str = "move"
    places: tuple[int, ...] = ()

    def start(self, game: ShadowfistGame) -> Next:
        if self.what != "move":
            return self.pay
        self.places = tuple(destinations(game, self.seat, self.card))
        options = tuple(location_option(game, place, n) for n, place in enumerate(self.places))
        return Ask(Decision(self.seat, "To which location?", options), self.going)

    def going(self, game: ShadowfistGame) -> Next:
        """SF 13.0. The location is determined as the effect is generated."""
        self.places = (self.places[game.chosen[0].index],)
        return self.pay

    def pay(self, game: ShadowfistGame) -> Next:
        """SF 50.11. With Mobility without turning."""
        mobile = self.what == "move" and "Mobility" in facts(game, self.card).bold
        if self.what == "reveal" or mobile:
            return self.generate
        return game.do([Turned(self.card, game.ref(self.card), self.seat, self.what)], self.generate)

    def generate(self, game: ShadowfistGame) -> Next:
        """SF 10.3.2, 24.4. It goes somewhere, heals or is revealed."""
        kind = "reveal" if self.what == "reveal" else "innate"
        effect = GoTo(self.places[0]) if self.what == "move" else Do(ThisCard(), self.what)
        return self.add(game, kind, effect, own_scope(game, self.card), WORDS[self.what])

    def add(self, game: ShadowfistGame, kind: str, effect: Effect, scope: Scope, doing: str) -> Next:
        """SF 24.5.2. The effect is in the scene."""
        scope = replace(scope, effect=game.tick())
        source = scope.source
        assert source is not None
        name = f"{game.said(source.card)} ({doing})"
        game.happen(EffectGenerated(Generated(scope.effect, kind, self.seat, source, (effect,), scope, name)))
        return aftermath(game, self.done)

    def done(self, game: ShadowfistGame) -> Next:
        return Done(True)


WORDS = {"move": "change location", "heal": "turn to heal", "reveal": "reveal"}
