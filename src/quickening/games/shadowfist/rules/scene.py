"""SF 23. Scenes: a stack of effects, priority around the table, and what may be added."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from quickening.core.decisions import RESPOND, Decision, Option, unasked
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.core.supposing import Supposing
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.events.notes import SceneBegun, SceneOver, ScenePassOver
from quickening.games.shadowfist.events.players import AttackReserved, StandingPass
from quickening.games.shadowfist.rules.attackers import attack_options
from quickening.games.shadowfist.rules.effects import ResolveTop
from quickening.games.shadowfist.rules.menu import (
    ENTERING_COMBAT,
    anybody_reveals,
    frame_for,
    menu,
    somebody_breaks_in,
)
from quickening.games.shadowfist.rules.triggers import TriggeredEffects, in_order_of_priority
from quickening.games.shadowfist.rules.winning import check_victory
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, Generated, SceneState

PASS = Option("pass", "Pass")
#: A standing pass: nothing is answered until then.
STANDING = (
    Option("pass until", "Pass until this scene is over", name="scene", index=0, listed=False),
    Option("pass until", "Pass until somebody attacks", name="attack", index=1, listed=False),
    Option("pass until", "Pass until the next turn", name="turn", index=2, listed=False),
)
DURING_ATTACK = (
    *STANDING[:1],
    Option("pass until", "Pass until this attack is over", name="this attack", index=3, listed=False),
)


class Scene(Frame):
    """SF 23.0. One scene. `first` has the first option; `opening` is what was chosen to start it with.

    `without` does not start it (SF 22.3.2.3). `ring` are the seats that have yet to pass in succession,
    `adding` is who adds an effect now. The scene that stood still for this one, if any, is kept in `outer` and its
    effects in `below` (SF 31.0, 41.5).
    `takes_held`: what was generated before it, when no scene could be started, is played into it (SF 26.1.4).
    """

    rule: ClassVar[str] = "SF 23.0"

    name: str = "main"
    closed: bool = False
    answers: str = ""
    first: int = NOBODY
    opening: Option | None = None
    ring: tuple[int, ...] = ()
    outer: SceneState | None = None
    below: tuple[Generated, ...] = ()
    seen_below: tuple[Generated, ...] = ()
    began: int = -1
    used: bool = False
    without: int = NOBODY
    adding: int = NOBODY
    takes_held: bool = False

    def start(self, game: ShadowfistGame) -> Next:
        """The scene that is going on, if any, stands still."""
        self.outer, self.below, self.seen_below = game.scene, tuple(game.effects), tuple(game.seen)
        began = self.began if self.began >= 0 else len(game.log)
        scene = SceneState(self.name, self.closed, self.answers, began)
        held = tuple(in_order_of_priority(game, game.held)) if self.takes_held else ()
        game.note(SceneBegun(scene, held, self.takes_held))
        self.ring = tuple(seat for seat in game.seats_from(self.first) if seat != self.without)
        if self.opening is None:
            return self.triggers(game)
        opening, self.opening = self.opening, None
        return self.add(game, self.first, opening)

    # -- adding (SF 23.3) ------------------------------------------------------------------------------------------

    def triggers(self, game: ShadowfistGame) -> Next:
        """SF 23.3. Triggered effects take precedence over responses."""
        if not game.pending:
            return self.respond(game)
        return Run(TriggeredEffects(), self.triggered)

    def triggered(self, game: ShadowfistGame) -> Next:
        if self.returned is not None:
            self.new_ring(game, self.returned)
        return self.triggers if game.pending else self.respond

    def new_ring(self, game: ShadowfistGame, seat: int) -> None:
        """SF 23.3. Responses start left of whoever generated the effect; the active player has the last word."""
        self.used = True
        ring = game.seats_from(seat + 1)
        self.ring = tuple(ring) if ring[-1] == game.active else (*ring, game.active)

    def respond(self, game: ShadowfistGame) -> Next:
        """SF 23.3, 24.5.6. Each player in turn may add an effect or pass; nobody is asked who can do nothing."""
        if game.outcome is not None:
            return None
        while self.ring:
            seat = self.ring[0]
            options = () if game.players[seat].standing or game.players[seat].out else menu.of(game, seat)
            if seat != game.active and not self.closed:
                options = (*options, *reserving(game, seat))
            if options:
                return Ask(self.question(game, seat, options), self.answered)
            self.ring = self.ring[1:]
            if game.pauses:
                return Ask(unasked(seat), self.respond)
        return self.resolve(game) if game.effects else self.end(game)

    def question(self, game: ShadowfistGame, seat: int, options: tuple[Option, ...]) -> Decision:
        """What a player is asked: to respond to the last effect, or to start a scene."""
        standing = DURING_ATTACK if game.attack is not None else STANDING
        source = 0
        if game.effects:
            words = f"Respond to {game.effects[-1].name}?"
            source = game.effects[-1].source.handle
        else:
            words = WORDS.get(self.name, "Play an effect?")
        return Decision(seat, words, (*options, PASS, *standing), source=source, rule="SF 26.2", sort=RESPOND)

    def answered(self, game: ShadowfistGame) -> Next:
        option = game.chosen[0]
        seat, self.ring = self.ring[0], self.ring[1:]
        if option.kind == "pass":
            return self.respond
        if option.kind == "reserve":
            game.happen(AttackReserved(seat))
            return self.respond
        if option.kind == "pass until":
            game.happen(StandingPass(seat, option.name))
            return self.respond
        return self.add(game, seat, option)

    def add(self, game: ShadowfistGame, seat: int, option: Option) -> Next:
        self.adding = seat
        return Run(frame_for(game, seat, option), self.added)

    def added(self, game: ShadowfistGame) -> Next:
        if self.returned:
            self.new_ring(game, self.adding)
        return self.triggers

    # -- resolving (SF 23.0) ---------------------------------------------------------------------------------------

    def resolve(self, game: ShadowfistGame) -> Next:
        """SF 23.0. When all have passed, the last effect added is resolved and removed."""
        return Run(ResolveTop(), self.resolved)

    def resolved(self, game: ShadowfistGame) -> Next:
        """SF 24.8.1.4, 24.8.1.5, 24.8.2. What triggered is added; then all may respond, the active player first."""
        self.ring = tuple(game.seats_from(game.active))
        return self.triggers

    def end(self, game: ShadowfistGame) -> Next:
        """SF 23.5. The stack is empty and all have passed."""
        game.note(SceneOver(self.outer, self.below, self.seen_below))
        conclude(game)
        return Done(self.used)


def conclude(game: ShadowfistGame) -> None:
    """SF 4.4. As a scene ends, who passed until then answers again, and victory is checked."""
    for player in game.players:
        if player.standing == "scene":
            game.note(ScenePassOver())
            break
    if game.scene is None and game.attack is None:
        check_victory(game)


def closed_scene(
    game: ShadowfistGame,
    then: Callable[[Any], Any],
    name: str,
    first: int,
    began: int = -1,
    takes_held: bool = False,
) -> Next:
    """SF 23.2. A closed scene, unless it is over as it begins: nothing is triggered and nobody can break in.

    Where the game pauses it is shown all the same: whether anybody could break in is nobody's business.
    """
    revealing = name == ENTERING_COMBAT and anybody_reveals(game)
    if game.pauses or game.pending or (takes_held and game.held) or revealing or somebody_breaks_in.of(game):
        return Run(Scene(name=name, closed=True, first=first, began=began, takes_held=takes_held), then)
    conclude(game)
    return then


WORDS = {
    "main": "Play an effect?",
    "attack": "Respond to the attack?",
    "join": "Respond to the joining?",
    "move": "Move Characters to intercept, or play an effect?",
    "interception": "Respond to the interception?",
    "combat": "Play an effect before combat?",
    ENTERING_COMBAT: "Reveal a Site as combat begins?",
    "end of turn": "Respond to the end of the turn?",
}


RESERVE = Option("reserve", "Claim an attack for when this scene is over")


def reserving(game: ShadowfistGame, seat: int) -> tuple[Option, ...]:
    """SF 28.1.2. Who can attack out of turn may claim priority for when an open scene outside of attacks is over."""
    if game.attack is not None or game.faceoff is not None or seat in game.reserved:
        return ()
    if game.scene is not None and game.scene.name == "end of turn":
        return ()  # whoever can attack is asked when it is over
    return (RESERVE,) if game.shot == "main" and attack_options(game, seat) else ()


def anybody_can(game: ShadowfistGame, name: str) -> bool:
    """Whether in a closed scene of that name anybody could do anything."""
    with Supposing(game, scene=SceneState(name, True, "", len(game.log))):
        game.wrote(channels.SCENE)
        found = any(menu.of(game, seat) for seat in game.seats_from(game.active))
    game.wrote(channels.SCENE)
    return found
