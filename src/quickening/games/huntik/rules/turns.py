"""HK 500-502. Rounds and turns."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.derive import Values
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.outside import Outcome
from quickening.games.huntik import channels
from quickening.games.huntik.definitions import MAY
from quickening.games.huntik.events.lasting import ModifiersEnded
from quickening.games.huntik.events.loops import LoopsForgotten, PlayNoted
from quickening.games.huntik.events.on_the_map import Readied, Unstunned
from quickening.games.huntik.events.plays import Passed
from quickening.games.huntik.events.rounds import (
    RoundBegun,
    RoundEnded,
    RoundStarted,
    StartOfRound,
    TakenTurnBegun,
    TimerRaised,
    TurnOver,
    TurnsBegun,
    TurnStarted,
)
from quickening.games.huntik.kinds.card_effects import drawing
from quickening.games.huntik.rules.areas import playable_top
from quickening.games.huntik.rules.combat import acting_from_discard, frame_for, play_option, power_of, power_options
from quickening.games.huntik.rules.control import control_reverting
from quickening.games.huntik.rules.loops import (
    LoopNumber,
    Position,
    at_a_glance,
    draw_game,
    goes_round,
    is_endless,
    may_be_made,
    position,
    seen_so_far,
    step_of,
    unbarred,
)
from quickening.games.huntik.rules.modifiers import laws
from quickening.games.huntik.rules.movement import WAY_WORDS, Move, judge_mover, open_ways, reach, ways
from quickening.games.huntik.rules.playing_cards import judge_play
from quickening.games.huntik.rules.powers import able_to_act
from quickening.games.huntik.rules.triggered_powers import Triggers
from quickening.games.huntik.rules.winning import end_of_round_terms, tie_break
from quickening.games.huntik.state import HAND, LAST_ROUND, NOBODY, TURN_MATTERS, HuntikGame, Step, sides

PASS = Option("pass", "Pass")


# -- a round (HK 500-502) ------------------------------------------------------------------------------------------


class Rounds(Frame):
    """HK 500.1. Round after round, seven at most."""

    def start(self, game: HuntikGame) -> Next:
        game.happen(RoundStarted(game.round))
        game.note(RoundBegun())
        return self.first_turn if game.round == 1 else self.unstun

    def unstun(self, game: HuntikGame) -> Next:
        """HK 502.1. Unstun, ready, draw two, then what triggers at the start of the round."""
        return game.do([Unstunned(card) for card in game.in_play if game.cards[card].stunned], self.ready)

    def ready(self, game: HuntikGame) -> Next:
        if game.pending:
            return Run(Triggers(), self.ready)
        tired = [card for card in game.in_play if game.cards[card].exhausted]
        return game.do(
            [Readied(card) for card in tired if "ready as normal" not in laws(game, card).forbidden], self.draw
        )

    def draw(self, game: HuntikGame) -> Next:
        if game.pending:
            return Run(Triggers(), self.draw)
        return game.do([*drawing(game, game.lead, 2), *drawing(game, game.defender, 2)], self.start_of_round)

    def start_of_round(self, game: HuntikGame) -> Next:
        """HK 502.1. Only now do powers trigger at the start of the round, so not in round 1."""
        if game.pending:
            return Run(Triggers(), self.start_of_round)
        game.happen(StartOfRound(game.round))
        return self.first_turn

    def first_turn(self, game: HuntikGame) -> Next:
        """HK 502.1. What triggers at the start of the round is resolved first."""
        game.note(LoopsForgotten())
        return Run(Triggers(), self.turns) if game.pending else self.turns

    def turns(self, game: HuntikGame) -> Next:
        """HK 707.2-707.3. Up to now nobody had a turn to go again after, or to take over."""
        game.note(TurnsBegun())
        return Run(Turns(), self.end)

    def end(self, game: HuntikGame) -> Next:
        """HK 501.1. First the mission's terms are checked, then what triggers at the end of the round."""
        end_of_round_terms(game)
        if game.over:
            return None
        game.happen(RoundEnded(game.round))
        return Run(Triggers(), self.expire) if game.pending else self.expire

    def expire(self, game: HuntikGame) -> Next:
        """HK 501.1, 401.3b. Modifiers of this round end; control goes back."""
        return game.do([ModifiersEnded("round")], self.revert)

    def revert(self, game: HuntikGame) -> Next:
        return game.do(control_reverting(game), self.next_round)

    def next_round(self, game: HuntikGame) -> Next:
        """HK 501.1. After round seven somebody has won; else the mission timer goes up."""
        if game.pending:
            return Run(Triggers(), self.next_round)
        if game.round == LAST_ROUND:
            after_last_round(game)
            return None
        game.note(TimerRaised())
        return self.start


def after_last_round(game: HuntikGame) -> None:
    """HK 102.1b, 102.2b."""
    mission = game.cards[game.mission].definition
    if mission.subtype == "mutual":
        game.end(tie_break(game))
    else:
        reason = f"{mission.name} was not achieved by the end of round {LAST_ROUND}"
        game.end(Outcome((game.defender,), reason, "HK 102.1b"))


# -- turns (HK 500.2) ----------------------------------------------------------------------------------------------


class Turns(Frame):
    """HK 500.2. Players alternate taking turns until both pass in succession.

    `passed` are those who did in succession, `seen` the positions in which one of them passed once more.
    """

    rule: ClassVar[str] = "HK 500.2"

    passed: tuple[int, ...] = ()
    seen: tuple[Position, ...] = ()
    wanted: Option = PASS
    glance: tuple[int, ...] = ()
    intended: Step = Step()

    def start(self, game: HuntikGame) -> Next:
        if TURN_MATTERS.get(game):
            game.wrote(channels.COURSE)
        if 0 in self.passed and 1 in self.passed:
            return None
        if game.watchers(TurnStarted):
            game.happen(TurnStarted(game.turn))
        return Run(Triggers(), self.play) if game.pending else self.play(game)

    def play(self, game: HuntikGame) -> Next:
        if game.turn_taken_over != NOBODY:
            game.note(TakenTurnBegun())
        seat = game.turn
        self.glance = at_a_glance(game, seat)
        options = unbarred(game, seat, self.glance, menu(game, seat))
        return Ask(Decision(seat, "Your turn", (*options, PASS), rests=True), self.answered)

    def answered(self, game: HuntikGame) -> Next:
        self.wanted = game.chosen[0]
        if self.wanted.kind == "pass":
            return self.passing(game)
        step = self.intended = step_of(position(game, game.turn, self.glance), game.turn, self.wanted)
        again = goes_round(game, step)
        return Run(LoopNumber(step_again=again), self.make) if again is not None else self.make(game)

    def passing(self, game: HuntikGame) -> Next:
        """HK 500.2, 802.4. Who passes may yet be the next to have a turn; to do nothing but pass is a loop."""
        once_more = game.turn in self.passed
        self.passed = (*self.passed, game.turn)
        game.happen(Passed(game.turn))
        if once_more:
            now = position(game, game.turn, self.glance)
            if is_endless(game, self.seen, now):
                draw_game(game)
                return None
            self.seen = seen_so_far(self.seen, now)
        return self.next_turn(game)

    def make(self, game: HuntikGame) -> Next:
        """The play is made, unless the number just chosen for a loop is used up (HK 802.2)."""
        option, seat = self.wanted, game.turn
        if not may_be_made(game, self.intended):
            return self.play
        game.note(PlayNoted(self.intended))
        if option.kind == "use" and power_of(game, option).ability.kind == MAY:
            return Run(frame_for(game, seat, option), self.play)  # no action, so that the turn is still to be taken
        self.passed, self.seen = (), ()
        if option.kind == "move":
            return Run(Move(card=option.ref, zones=option.number or 0), self.next_turn)
        return Run(frame_for(game, seat, option), self.next_turn)

    def next_turn(self, game: HuntikGame) -> Next:
        """HK 707.2-707.3. The other player's turn, unless this one goes again or has taken the turn over."""
        game.note(TurnOver())
        return self.start(game)


def menu(game: HuntikGame, seat: int) -> list[Option]:
    """HK 500.2. Everything a player may do on their turn."""
    hand = (*game.areas[HAND, seat], *playable_top(game, seat))
    options = [play_option(game, card) for card in hand if judge_play(game, seat, card) is None]
    able = able_to_act(game, seat)
    for card in sides.of(game).usable[seat]:
        state = game.cards[card]
        if not state.exhausted and state.controller == seat:
            options += move_options(game, seat, card)
        if card in able:
            options += power_options(game, seat, card)
    for card in acting_from_discard(game, seat):
        options += power_options(game, seat, card)
    return options


def move_options(game: HuntikGame, seat: int, card: int) -> list[Option]:
    """HK 403.1. Every way a card may move."""
    if judge_mover(game, seat, card) is not None:
        return []
    known = laws(game, card)
    if known.kept_out:
        free = open_ways(game, card, seat, known.forward, known.back, known)
        return [game.card_option("move", WAY_WORDS[zones], card, number=zones) for zones in free]
    return way_options(game, card, *reach(game, card, seat, known.forward, known.back, known))


def way_options(game: HuntikGame, card: int, ahead: int, behind: int) -> list[Option]:
    """The options to move so far, the same for as long as it is this card, face up or down."""
    state = game.cards[card]
    key = (state.handle, ahead, behind, state.face_down)
    known = WAY_OPTIONS.get(game, key)
    if known is None:
        found = [game.card_option("move", WAY_WORDS[zones], card, number=zones) for zones in ways(ahead, behind)]
        known = WAY_OPTIONS.put(game, key, found)
    return known


WAY_OPTIONS = Values[tuple[int, int, int, bool], list[Option]]()
