"""What texts do with cards drawn, and with whole hands: of a pair of Personas (HLT 204-207), of both players."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events.lasting import HandsExchanged, SwitchedHands
from quickening.games.highlander.events.places import Drew, Moved, Shuffled
from quickening.games.highlander.facts import of_player
from quickening.games.highlander.kinds.amounts import JUST_DONE, Count, seat_of, times
from quickening.games.highlander.kinds.choosing import Choosing, outcome
from quickening.games.highlander.kinds.effects import Deed, Do, deed
from quickening.games.highlander.state import DISCARD, ENDURANCE, HAND, OTHER_HAND, HighlanderGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.resolve import Resolve


class Draw(Deed, frozen=True):
    """HL3 142. Cards are drawn, one by one; `up_to`: fewer if one likes."""

    amount: int
    who: str = "you"
    each: Amount | None = None
    up_to: bool = False
    waits: ClassVar[bool] = True
    follows: ClassVar[bool] = True

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        count = times(self.amount, self.each, game, frame.scope)
        return Run(Drawing(seat=seat_of(self.who, frame.scope), count=count, up_to=self.up_to), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        some = (isinstance(self.each, Count) and self.each.what == JUST_DONE) or times(
            self.amount, self.each, game, scope
        ) > 0
        return some and bool(game.of(ENDURANCE, seat_of(self.who, scope)))


class Drawing(Frame):
    """Cards are drawn."""

    seat: int = 0
    count: int = 0
    up_to: bool = False

    def start(self, game: HighlanderGame) -> Next:
        if "cannot draw" in of_player(game, self.seat).allowed:
            return None
        if not self.up_to:
            return self.draw
        options = tuple(Option("number", "{number} cards", number=n) for n in range(self.count, -1, -1))
        return Ask(Decision(self.seat, "Draw how many cards?", options, idle="number"), self.counted)

    def counted(self, game: HighlanderGame) -> Next:
        self.count = game.chosen[0].number or 0
        return self.draw

    def draw(self, game: HighlanderGame) -> Next:
        for _ in range(self.count):
            if game.of(ENDURANCE, self.seat) and not game.over:
                game.happen(Drew(game.of(ENDURANCE, self.seat)[-1]))
        return None


def _draw_up_missing(self: Do, game: HighlanderGame, seat: int) -> int:
    """How many cards the hand falls short."""
    return short_of_ability(game, seat) if self.amount < 0 else max(0, self.amount - len(game.of(HAND, seat)))


def _can_draw_up(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    seat = seat_of(self.who, scope)
    return _draw_up_missing(self, game, seat) > 0 and bool(game.of(ENDURANCE, seat))


@deed("draw up", possible=_can_draw_up, waits=True, follows=True)
def _draw_up(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 45. As many cards are drawn as the hand falls short of the Ability, or of a number."""
    seat = seat_of(self.who, frame.scope)
    return Run(Drawing(seat=seat, count=_draw_up_missing(self, game, seat)), frame.start)


def _can_draw_ability(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    return bool(game.of(ENDURANCE, seat_of(self.who, scope)))


@deed("draw the Ability", possible=_can_draw_ability, waits=True, follows=True)
def _draw_ability(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 142. As many cards are drawn as the Ability is, whatever is in hand."""
    seat = seat_of(self.who, frame.scope)
    return Run(Drawing(seat=seat, count=game.players[seat].ability), frame.start)


def short_of_ability(game: HighlanderGame, seat: int) -> int:
    """How many cards a hand falls short of the Ability."""
    return max(0, game.players[seat].ability - len(game.of(HAND, seat)))


def _can_reshuffle_instead_of_drawing(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    return bool(game.of(DISCARD, scope.you))


@deed("reshuffle instead of drawing", possible=_can_reshuffle_instead_of_drawing)
def _reshuffle_instead_of_drawing(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """As many cards of the discard pile as one would draw are shuffled into Endurance instead."""
    you, pile = frame.scope.you, tuple(game.of(DISCARD, frame.scope.you))
    most = min(short_of_ability(game, you), len(pile))
    question = f"Shuffle up to {most} cards back"
    choice = Choosing(seat=you, question=question, cards=pile, outcome="shuffled back", least=0, most=most)
    return Run(choice, frame.start)


@outcome("shuffled back")
def _shuffled_back(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    return [*(Moved(card, ENDURANCE) for card in cards), Shuffled(choice.seat)]


@deed("switch hands")
def _switch_hands(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The other Persona of a pair becomes the active one."""
    return game.do([SwitchedHands(frame.scope.you)], frame.start)


@deed("exchange cards")
def _exchange_hands(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """Cards are exchanged between the two hands of a pair."""
    return Run(Exchanging(seat=frame.scope.you, count=self.amount), frame.start)


class Exchanging(Frame):
    """As many cards of one hand as of the other change places."""

    seat: int = 0
    count: int = 0
    given: tuple[int, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        most = min(self.count, len(game.of(HAND, self.seat)), len(game.of(OTHER_HAND, self.seat)))
        return Ask(self.asks(game, HAND, 0, most), self.gave)

    def asks(self, game: HighlanderGame, area: str, least: int, most: int) -> Decision:
        options = tuple(game.card_option("pick", "{name}", card) for card in game.of(area, self.seat))
        return Decision(self.seat, f"Exchange which cards of the {area}?", options, least, most)

    def gave(self, game: HighlanderGame) -> Next:
        self.given = tuple(option.ref for option in game.chosen)
        return Ask(self.asks(game, OTHER_HAND, len(self.given), len(self.given)), self.took)

    def took(self, game: HighlanderGame) -> Next:
        taken = [Moved(option.ref, HAND, shown=False) for option in game.chosen]
        given = [Moved(card, OTHER_HAND, shown=False) for card in self.given]
        return game.do([*taken, *given], self.end)


@deed("trade hands")
def _trade_hands(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """The players exchange their hands."""
    return game.do([HandsExchanged(frame.scope.you)], frame.start)
