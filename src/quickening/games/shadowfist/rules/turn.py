"""SF 22. The turn: the Establishing Shot step by step, the Main Shot, the end of the turn."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.base_state import ALL
from quickening.games.shadowfist.definitions import EVENT
from quickening.games.shadowfist.events.in_play import Unturned
from quickening.games.shadowfist.events.notes import PowerAsked, ReservationsTaken, TurnPassed
from quickening.games.shadowfist.events.piles import Discarded, Drew
from quickening.games.shadowfist.events.players import (
    EndDeclared,
    MainShotBegan,
    PowerGenerated,
    PowerSkipped,
    TurnEnded,
    TurnEnding,
    TurnStarted,
)
from quickening.games.shadowfist.kinds.abilities import Triggered
from quickening.games.shadowfist.kinds.effects import Do
from quickening.games.shadowfist.rules.abilities import own_scope
from quickening.games.shadowfist.rules.attackers import attack_options
from quickening.games.shadowfist.rules.attacks import AttackFrame
from quickening.games.shadowfist.rules.durations import (
    after_unturning,
    end_of_turn,
    everything,
    leave_nothing,
    source_of,
    start_of_turn,
)
from quickening.games.shadowfist.rules.effects import aftermath
from quickening.games.shadowfist.rules.elimination import check_decks
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.menu import menu
from quickening.games.shadowfist.rules.out_of_play import discardable
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.rules.scene import Scene, closed_scene
from quickening.games.shadowfist.rules.scores import can_unturn, judge_healing
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import DECK, HAND, MAINTAINED, NOBODY, PendingTrigger
from quickening.lang.nodes import Trigger
from quickening.lang.selections import ThisCard

END = Option("end", "End your turn")


class TurnOrder(Frame):
    """SF 3.0. Turn after turn, clockwise, until somebody wins."""

    def start(self, game: ShadowfistGame) -> Next:
        return Run(Turn(seat=game.active), self.over)

    def over(self, game: ShadowfistGame) -> Next:
        game.note(TurnPassed(game.left_of(game.active)))
        return self.start


class Turn(Frame):
    """SF 22.0. One player's turn."""

    rule: ClassVar[str] = "SF 22.0"

    seat: int = NOBODY
    kept: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    ending: bool = False

    # -- the Establishing Shot (SF 22.2) ---------------------------------------------------------------------------

    def start(self, game: ShadowfistGame) -> Next:
        """SF 22.2.1. Start of turn, a closed scene."""
        began = len(game.log)
        game.happen(TurnStarted(self.seat))
        game.pending.extend((*start_of_turn(game, self.seat), *regenerating(game, self.seat)))
        return closed_scene(game, self.generate_power, "start of turn", self.seat, began)

    def generate_power(self, game: ShadowfistGame) -> Next:
        """SF 22.2.2, 22.2.2.1, 50.4. Power from cards in play, unless it is forgone or cannot be generated."""
        player = game.players[self.seat]
        if player.no_power_next:
            game.note(PowerAsked(self.seat, generates=False))
            game.happen(PowerSkipped(self.seat))
            return self.unturn
        amount = power_to_generate(game, self.seat)
        if not amount:
            return self.unturn
        options = (
            Option("generate", "Generate {number} Power", number=amount),
            Option("skip", "Generate no Power, to discard as many cards as you like"),
        )
        return Ask(
            Decision(self.seat, "Do you generate Power?", options, rule="SF 22.2.2", idle="generate"),
            self.power_decided,
        )

    def power_decided(self, game: ShadowfistGame) -> Next:
        if game.chosen[0].kind == "skip":
            game.happen(PowerSkipped(self.seat))
            return self.unturn
        game.note(PowerAsked(self.seat, generates=True))
        game.happen(PowerGenerated(self.seat, game.chosen[0].number or 0))
        return self.triggered(game, self.unturn)

    def triggered(self, game: ShadowfistGame, then: Next) -> Next:
        """SF 22.2. What a step of the Establishing Shot triggers is played in a closed scene."""
        if not game.pending:
            return then
        assert callable(then)
        return Run(Scene(name="establishing", closed=True, first=self.seat), then)

    def unturn(self, game: ShadowfistGame) -> Next:
        """SF 22.2.3. All turned cards unturn, except those kept turned to maintain something."""
        maintaining = [card for card in game.controlled(self.seat) if maintains(game, card)]
        if not maintaining:
            self.kept = ()
            return self.unturn_all
        words = "Keep {name} turned"
        asked = game.which(
            self.seat, "Which cards stay turned?", maintaining, "keep", words, 1, ALL, True, rule="SF 22.2.3"
        )
        return Ask(asked, self.unturn_rest)

    def unturn_rest(self, game: ShadowfistGame) -> Next:
        self.kept = tuple(option.ref for option in game.chosen)
        return self.unturn_all

    def unturn_all(self, game: ShadowfistGame) -> Next:
        cards = [card for card in game.controlled(self.seat) if card not in self.kept and unturns(game, card)]
        return game.do([Unturned(card, None, self.seat) for card in cards], self.discard_step)

    def discard_step(self, game: ShadowfistGame) -> Next:
        after_unturning(game, self.seat)
        return self.triggered(game, self.discard)

    def discard(self, game: ShadowfistGame) -> Next:
        """SF 22.2.4. One card, or any number if no Power was generated."""
        hand = discardable(game, self.seat)
        more = int(player_facts(game, self.seat).marks.get("discards", 0))
        most = min(1 + more, len(hand)) if game.players[self.seat].generated else len(hand)
        question = "Discard a card?" if most == 1 else "Which cards do you discard?"
        words = "Discard {name}"
        asked = game.which(self.seat, question, hand, "discard", words, 1, most, True, rule="SF 22.2.4")
        return Ask(asked, self.discarded)

    def discarded(self, game: ShadowfistGame) -> Next:
        return game.do([Discarded(option.ref, None, self.seat) for option in game.chosen], self.draw_step)

    def draw_step(self, game: ShadowfistGame) -> Next:
        return self.triggered(game, self.draw)

    def draw(self, game: ShadowfistGame) -> Next:
        """SF 22.2.5. Up to the hand size; with as many or more, none."""
        wanted = player_facts(game, self.seat).hand_size - len(game.areas[HAND, self.seat])
        deck = game.areas[DECK, self.seat]
        cards = tuple(reversed(deck[-wanted:])) if wanted > 0 else ()
        return game.do([Drew(self.seat, cards, in_phase=True)] if cards else [], self.begin_main)

    # -- the Main Shot (SF 22.3) -----------------------------------------------------------------------------------

    def begin_main(self, game: ShadowfistGame) -> Next:
        return self.triggered(game, self.main_shot)

    def main_shot(self, game: ShadowfistGame) -> Next:
        """SF 22.3.1. If anything is triggered, the Main Shot begins with an open scene."""
        game.happen(MainShotBegan(self.seat))
        return Run(Scene(name="main", first=self.seat), self.options) if game.pending else self.options

    def options(self, game: ShadowfistGame) -> Next:
        """SF 22.3.2. Start a scene, declare an attack, or declare the end of the turn."""
        if game.outcome is not None:
            return None
        if game.players[self.seat].out:
            return self.end
        if game.reserved:
            return self.reserved_attack
        if game.pending:
            return Run(Scene(name="main", first=self.seat), self.options)
        offered = (*menu.of(game, self.seat), *attack_options(game, self.seat), END)
        return Ask(Decision(self.seat, "Your Main Shot", offered, rests=True, rule="SF 22.3.2"), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        option = game.chosen[0]
        if option.kind == "end":
            return self.declare_end
        if option.kind == "attack":
            return Run(AttackFrame(seat=self.seat, target=option.ref), self.attacked)
        return Run(Scene(name="main", first=self.seat, opening=option), self.options)

    def attacked(self, game: ShadowfistGame) -> Next:
        """SF 12.1.2, 28.10. Burning for Power ends the active player's turn."""
        return self.end if self.returned else self.options

    def reserved_attack(self, game: ShadowfistGame) -> Next:
        """SF 28.1.2. Who claimed priority for an attack out of turn declares it now, if it is still legal."""
        seat = game.reserved[0]
        game.note(ReservationsTaken(game.reserved[1:]))
        return self.offer_attack(game, seat)

    def offer_attack(self, game: ShadowfistGame, seat: int) -> Next:
        targets = attack_options(game, seat)
        if not targets:
            return self.options
        self.waiting = (seat, *(other for other in self.waiting if other != seat))
        decision = Decision(seat, "Declare an attack?", (*targets, Option("pass", "Do not attack")))
        return Ask(decision, self.out_of_turn)

    def out_of_turn(self, game: ShadowfistGame) -> Next:
        seat, self.waiting = self.waiting[0], self.waiting[1:]
        if game.chosen[0].kind == "pass":
            return self.next_waiting if self.ending else self.options
        self.waiting, self.ending = (), False
        return Run(AttackFrame(seat=seat, target=game.chosen[0].ref), self.options)

    # -- the end of the turn (SF 22.3.2.3, 22.3.3) -----------------------------------------------------------------

    def declare_end(self, game: ShadowfistGame) -> Next:
        """SF 22.3.2.3. Opponents may respond; if any does, the active player has all options again."""
        began = len(game.log)
        game.happen(EndDeclared(self.seat))
        first = game.left_of(self.seat)
        scene = Scene(name="end of turn", answers="end of turn", first=first, began=began, without=self.seat)
        return Run(scene, self.end_answered)

    def end_answered(self, game: ShadowfistGame) -> Next:
        if self.returned or game.reserved:
            return self.options
        self.waiting = tuple(game.opponents(self.seat))
        self.ending = True
        return self.next_waiting

    def next_waiting(self, game: ShadowfistGame) -> Next:
        """SF 28.1.2. In response to the end of the turn others may attack, if an ability lets them."""
        if game.outcome is not None:
            return None
        for seat in self.waiting:
            if attack_options(game, seat):
                return self.offer_attack(game, seat)
        return self.end

    def end(self, game: ShadowfistGame) -> Next:
        """SF 22.3.3, 26.5. A closed scene for what the end of the turn triggers, and for what lasted until then."""
        if game.outcome is not None:
            return None
        if game.reserved:
            game.note(ReservationsTaken())
        began = len(game.log)
        game.happen(TurnEnding(self.seat))
        game.pending.extend(end_of_turn(game))
        return closed_scene(game, self.expire, "end of turn scene", self.seat, began)

    def expire(self, game: ShadowfistGame) -> Next:
        """SF 26.5, 20.2. Nothing that lasts until the end of the turn is left; that may smoke cards."""
        leave_nothing(game)
        return aftermath(game, self.last_scene)

    def last_scene(self, game: ShadowfistGame) -> Next:
        if game.pending:
            return Run(Scene(name="end of turn scene", closed=True, first=self.seat), self.over)
        return self.over

    def over(self, game: ShadowfistGame) -> Next:
        """SF 5.1. Whoever has no cards in the deck is eliminated."""
        if game.outcome is not None:
            return None
        game.happen(TurnEnded(self.seat))
        check_decks(game)
        return None


def power_to_generate(game: ShadowfistGame, seat: int) -> int:
    """SF 17.2.1, 22.2.2. What the player's cards in play and effects generate, unless one of them does so alone.

    Of two that would, the one that resolved last does (SF 6.2).
    """
    promised = game.players[seat].promised
    alone = next((one for one in promised[::-1] if one.alone), None)
    if alone is not None and alone.alone == "cards":
        return alone.amount
    counted = [one for one in promised if alone is None or one is alone or not is_event(game, one.card)]
    return power_generated(game, seat) + sum(one.amount for one in counted)


def is_event(game: ShadowfistGame, card: int) -> bool:
    """SF 7.2. Whether a card is an Event, wherever it is now."""
    return card >= 0 and game.cards[card].printed.type == EVENT


def power_generated(game: ShadowfistGame, seat: int) -> int:
    """SF 7.3, 8.8, 8.8.1, 22.2.2. Power of a player's Sites, 1 for a face-down one, and of what else generates."""
    total = 0
    for card in game.controlled(seat):
        known = facts(game, card)
        total += max(0, known.power) if game.is_site(card) else known.marks.get("generates", 0)
    return max(0, total + int(player_facts(game, seat).marks.get("generates", 0)))


def unturns(game: ShadowfistGame, card: int) -> bool:
    """SF 22.2.3. Whether a card unturns in the Establishing Shot."""
    return can_unturn(game, card) and not facts(game, card).marks.get("stays turned")


def maintains(game: ShadowfistGame, card: int) -> bool:
    """SF 10.4, 22.2.3. Whether a card stays turned to keep something up."""
    if not game.cards[card].turned:
        return False
    ref = game.ref(card)
    return any(one.until == MAINTAINED and source_of(one) == ref for one in everything(game))


REGENERATE = Triggered(Trigger(), (Do(ThisCard(), "heal"),))


def regenerating(game: ShadowfistGame, seat: int) -> list[PendingTrigger]:
    """SF 50.12. At the start of their controller's turn, cards with Regenerate heal."""
    return [
        PendingTrigger(
            REGENERATE, own_scope(game, card), Ref(card, game.cards[card].handle), "regenerate", game.said(card)
        )
        for card in game.controlled(seat)
        if game.cards[card].damage and "Regenerate" in facts(game, card).bold and judge_healing(game, card) is None
    ]
