"""Cards under another card (HLT 72, 226): how they get there, are played from there, and come out."""

from __future__ import annotations

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.areas import held_by
from quickening.games.highlander.definitions import ALLY
from quickening.games.highlander.events.lasting import DutyOwed, LastingBegan
from quickening.games.highlander.events.places import Captured, Moved
from quickening.games.highlander.events.plays import PutIntoPlay
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.choosing import Choosing, outcome
from quickening.games.highlander.kinds.effects import Do, DoSome, deed, some_of, source_of
from quickening.games.highlander.kinds.triggers import PhaseBegins
from quickening.games.highlander.rules.judging import judge_put, judge_text_rules
from quickening.games.highlander.rules.matching import goes_with
from quickening.games.highlander.rules.timing import phases_for
from quickening.games.highlander.state import (
    CAPTURED,
    DISCARD,
    ENDURANCE,
    HAND,
    NOBODY,
    Duty,
    HighlanderGame,
    Lasting,
)
from quickening.games.highlander.texts_in_force import done_by
from quickening.lang.nodes import Scope
from quickening.lang.resolve import Resolve


@deed("capture all")
def _capture_all(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 72. All such cards of your hand are placed under this card."""
    hand = [card for card in game.of(HAND, frame.scope.you) if self.fits(game, card, frame.scope)]
    return game.do([Captured(card, source_of(frame.scope)) for card in hand], frame.start)


def _can_capture_some(self: DoSome, game: HighlanderGame, scope: Scope) -> bool:
    return bool(self.what.among(game, game.of(HAND, scope.you), scope))


@deed("capture", possible=_can_capture_some)
def _capture_some(self: DoSome, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 72. Cards of your hand, chosen by you, are placed under this card."""
    hand = self.what.among(game, game.of(HAND, frame.scope.you), frame.scope)
    choice = some_of(frame.scope.you, "Place which cards under it?", hand, self, "captured")
    choice.card = source_of(frame.scope)
    return Run(choice, frame.start)


@outcome("captured")
def _captured(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    return [Captured(card, choice.card) for card in cards]


@deed("capture the top card")
def _capture_top(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 72. The opponent's top card of Endurance is placed under this card."""
    pile = game.of(ENDURANCE, 1 - frame.scope.you)
    return game.do([Captured(pile[-1], source_of(frame.scope))] if pile else [], frame.start)


@deed("discard what is under this")
def _discard_held(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The cards under this card go to their owners' discard piles, as rules have it (HLT 226)."""
    held = held_by(game, source_of(frame.scope))
    return game.do([Moved(card, DISCARD) for card in held], frame.start)


def _play_from_under_found(self: Do, game: HighlanderGame, scope: Scope) -> list[int]:
    held = held_by(game, source_of(scope))
    return [card for card in held if self.fits(game, card, scope)]


@deed("play from under this", possible=_play_from_under_found, is_play=True)
def _play_from_under(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """A card from under this card is played as if from hand."""
    return Run(
        game.playing_one_of(frame.scope.you, tuple(_play_from_under_found(self, game, frame.scope))), frame.start
    )


@deed("store")
def _store_cards(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """Cards of the hand are placed face down under this card, up to so many; or cards under it are taken back."""
    return Run(Storing(seat=frame.scope.you, holder=source_of(frame.scope), most=self.amount), frame.start)


class Storing(Frame):
    """A player puts cards under a card, or takes them back."""

    seat: int = 0
    holder: int = NOBODY
    most: int = 5
    take: bool = False

    def start(self, game: HighlanderGame) -> Next:
        options = (Option("place", "Place cards under it"), Option("take", "Take cards from under it"))
        return Ask(Decision(self.seat, "Place cards or take them?", options), self.decided)

    def decided(self, game: HighlanderGame) -> Next:
        self.take = game.chosen[0].kind == "take"
        held = held_by(game, self.holder)
        pile = held if self.take else game.of(HAND, self.seat)
        most = len(pile) if self.take else min(len(pile), self.most - len(held))
        options = tuple(game.card_option("pick", "{name}", card) for card in pile)
        return Ask(Decision(self.seat, "Which cards?", options, 0, max(0, most)), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        if self.take:
            return game.do([Moved(option.ref, HAND, shown=False) for option in game.chosen], self.end)
        return game.do([Captured(option.ref, self.holder) for option in game.chosen], self.end)


def held_under(game: HighlanderGame, holder: int) -> list[int]:
    """The cards that lie under a card, or did until it left play."""
    return [card for seat in (0, 1) for card in game.areas[CAPTURED, seat] if game.cards[card].holder == holder]


@deed("release all", releases=True)
def _release_all(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 211, 311. The cards under this card come into play in their player's turn, or are discarded."""
    if frame.scope.you != game.active:
        game.happen(DutyOwed(Duty(frame.scope.you, (self,), frame.scope)))
        return frame.start
    held = held_under(game, source_of(frame.scope))
    for phase in sorted({later_phase(game, card) for card in held} - {""}):
        game.happen(LastingBegan(waiting_for(game, phase, frame.scope)))
    return Run(Releasing(seat=frame.scope.you, holder=source_of(frame.scope)), frame.start)


def later_phase(game: HighlanderGame, card: int) -> str:
    """HLT 311. The phase still to come in which a card's text lets it be played; nothing if that is now, or over."""
    only = abilities.of_kind(game.printed(card), abilities.ONLY_IN)
    phases = game.edition.phases.value
    later = only is not None and only.name in phases and phases.index(only.name) > phases.index(game.phase)
    return only.name if only is not None and later else ""


def waiting_for(game: HighlanderGame, phase: str, scope: Scope) -> Lasting:
    """Once that phase begins, the rest comes."""
    when = abilities.When(PhaseBegins(phase), (Do("release all"),))
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
        return Run(Resolve(todo=done_by(game, card), scope=game.scope_of(card)), self.start)


def may_come(game: HighlanderGame, seat: int, card: int, beside: tuple[int, ...] = ()) -> bool:
    """HLT 211, 311. Whether a card may be put into play by all that its text and its owner ask."""
    printed = game.printed(card)
    if abilities.of_kind(printed, abilities.ONLY_IN) and game.phase not in phases_for(game, printed):
        return False
    return judge_put(game, seat, card, beside) is None and judge_text_rules(game, seat, card) is None


@deed("let owners place them", releases=True)
def _owners_place_held(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 233. The owner of each card under this card says where it goes."""
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
