"""Cards that come out from under another card when that leaves play (HLT 211, 233, 311)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.definitions import ALLY
from quickening.games.highlander.events import DutyOwed, LastingBegan, Moved, PutIntoPlay
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.effects import source_of
from quickening.games.highlander.kinds.triggers import PhaseBegins
from quickening.games.highlander.state import CAPTURED, DISCARD, HAND, NOBODY, Duty, HighlanderGame, Lasting
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve


def held_under(game: HighlanderGame, holder: int) -> list[int]:
    """The cards that lie under a card, or did until it left play."""
    return [card for seat in (0, 1) for card in game.areas[CAPTURED, seat] if game.cards[card].holder == holder]


class ReleaseAll(Effect, frozen=True):
    """HLT 211, 311. The cards under this card come into play in their player's turn, or are discarded."""

    releases: ClassVar[bool] = True

    def resolve(self, game: HighlanderGame, frame: Resolve) -> Next:
        frame.todo = frame.todo[1:]
        if frame.scope.you != game.active:
            game.happen(DutyOwed(Duty(frame.scope.you, (self,), frame.scope)))
            return frame.start
        held = held_under(game, source_of(frame.scope))
        for phase in sorted({later_phase(game, card) for card in held} - {""}):
            game.happen(LastingBegan(waiting_for(game, phase, frame.scope)))
        return Run(Releasing(seat=frame.scope.you, holder=source_of(frame.scope)), frame.start)


def later_phase(game: HighlanderGame, card: int) -> str:
    """HLT 311. The phase still to come in which a card's text lets it be played; nothing if that is now, or over."""
    only = abilities.of_kind(game.printed(card), abilities.OnlyIn)
    phases = game.edition.phases.value
    later = only is not None and only.phase in phases and phases.index(only.phase) > phases.index(game.phase)
    return only.phase if only is not None and later else ""


def waiting_for(game: HighlanderGame, phase: str, scope: Scope) -> Lasting:
    """Once that phase begins, the rest comes."""
    when = abilities.When(PhaseBegins(phase), (ReleaseAll(),))
    return Lasting(when, scope, game.tick(), "turn", scope.you, game.turn)


class Releasing(Frame):
    """HLT 311. One after the other, in the order its player likes; what its text asks has to be so.

    `card` is one that is played in conjunction with another: with one of these, or with an Ally in hand.
    """

    seat: int = 0
    holder: int = NOBODY
    card: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        held = [card for card in held_under(game, self.holder) if not later_phase(game, card)]
        if not held or game.over:
            return None
        options = tuple(game.card_option("pick", "{name}", card) for card in held)
        return Ask(Decision(self.seat, "Which card comes next?", options), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        self.card = game.chosen[0].ref
        if game.printed(self.card).must_go_with:
            return self.pair
        if not may_come(game, self.seat, self.card):
            return game.do([Moved(self.card, DISCARD)], self.start)
        return self.enter(game, (self.card,))

    def pair(self, game: HighlanderGame) -> Next:
        """HLT 311. An Allowance comes with a card that needs it, from there or from hand."""
        from quickening.games.highlander.rules.conjunction import goes_with

        allies = [card for card in game.of(HAND, self.seat) if ALLY in game.printed(card).kinds]
        options = [
            game.card_option("with", "Put {name} into play with it", card)
            for card in (*held_under(game, self.holder), *allies)
            if goes_with(game, self.card, card) and may_come(game, self.seat, card, (self.card,))
        ]
        options.append(Option("pass", "Discard it without effect"))
        return Ask(Decision(self.seat, "In conjunction with which card?", tuple(options)), self.paired)

    def paired(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "pass":
            return game.do([Moved(self.card, DISCARD)], self.start)
        return self.enter(game, (self.card, option.ref))

    def enter(self, game: HighlanderGame, cards: tuple[int, ...]) -> Next:
        game.happen(*(PutIntoPlay(card, self.seat) for card in cards))
        card = cards[-1]
        return Run(Resolve(todo=game.printed(card).done, scope=game.scope_of(card)), self.start)


def may_come(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """HLT 211, 311. Whether a card may be put into play by all that its text and its owner ask."""
    from quickening.games.highlander.rules.judging import judge_put, judge_text_rules
    from quickening.games.highlander.rules.timing import phases_for

    printed = game.printed(card)
    if abilities.of_kind(printed, abilities.OnlyIn) and game.phase not in phases_for(game, printed):
        return False
    return judge_put(game, seat, card, beside) is None and judge_text_rules(game, seat, card) is None


class OwnersPlaceHeld(Effect, frozen=True):
    """HLT 233. The owner of each card under this card says where it goes."""

    releases: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(PlacingHeld(holder=source_of(frame.scope)), frame.start)


class PlacingHeld(Frame):
    """Cards go where their owners want them."""

    holder: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        held = held_under(game, self.holder)
        if not held:
            return None
        options = tuple(
            game.card_option("place", f"{{name}} goes to your {area}", held[0], index=n)
            for n, area in enumerate((HAND, DISCARD))
        )
        return Ask(Decision(game.cards[held[0]].owner, "Where does it go?", options), self.placed)

    def placed(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        return game.do([Moved(option.ref, (HAND, DISCARD)[option.index], shown=False)], self.start)
