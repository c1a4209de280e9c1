"""What texts let last: for the next attack, a turn, or some turns."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.highlander.events.lasting import LastingBegan
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.kinds.changes import OWN_TURN, More
from quickening.games.highlander.kinds.conditions import Combined, from_turn
from quickening.games.highlander.kinds.effects import bound_to, source_of
from quickening.games.highlander.state import HighlanderGame, Lasting
from quickening.lang.nodes import Effect, Node, Scope
from quickening.lang.resolve import Resolve


class NextAttack(Effect, frozen=True):
    """Something will be so of the next attack of this turn: the next one in the sequence, or the next that is played;
    where the ability names a kind of attack, of the next one of that kind.

    In the opponent's turn, where attacks are answered, no more are played: without a later one nothing is spoken of.
    """

    ability: Any
    first: bool = False
    who: str = "you"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        scope = frame.scope
        if self.who == "opponent":
            theirs = replace(bound_to(game, scope, []), you=1 - scope.you)
            lasting = Lasting(self.ability, theirs, game.tick(), "next turn", 1 - scope.you, game.turn - 1)
            return game.do([LastingBegan(lasting)], frame.start)
        own = [attack.card for attack in game.attacks if attack.seat == scope.you]
        source = source_of(scope)
        later = own[own.index(source) + 1 :] if source in own else []
        kind = kind_of_next(self.ability)
        later = [card for card in later if kind is None or kind.fits(game, card, scope)]
        if game.active != scope.you and not later:
            return frame.start
        until = "turn" if game.active == scope.you else "next turn"
        lasting = Lasting(self.ability, bound_to(game, scope, later[:1]), game.tick(), until, game.active, game.turn)
        return game.do([LastingBegan(lasting)], frame.start)


def kind_of_next(ability: Any) -> Any:
    """The kind of attack that is meant by the next one, where a text says which."""
    return ability.trigger.cards if ability.is_watching else ability.cards


class Span(Node, frozen=True):
    """How long something holds: this `turn`, until the end of a player's `next turn`, so many `turns` of theirs, or
    the whole `game`. `later`: not before the next turn begins; `now`: of the opponent's turns, before them as well.
    """

    until: str
    who: str = "you"
    turns: int = 0
    later: bool = False
    now: bool = False


def of_attacks(ability: Any) -> bool:
    """Whether a text is about attacks you play, which are answered in the opponent's turn."""
    if not ability.is_static or ability.who != "you":
        return False
    return ability.change.level == "card" or getattr(ability.change, "word", "") in (
        "dodges avoid one",
        "blocks avoid one",
    )


def of_each(ability: Any) -> bool:
    """Whether a text is about each player."""
    return bool(ability.is_static and ability.who == "each" and ability.change.level != "card")


def of_cards(ability: Any) -> bool:
    """Whether a text is about attacks or defenses, whosever they are."""
    return bool(ability.is_static and ability.change.level == "card")


def coming(game: HighlanderGame, seat: int) -> int:
    """The number of a player's next turn."""
    return game.turn + (2 if seat == game.active else 1)


def for_own_turn(ability: Any) -> bool:
    """Whether a text gives a player something to play or to Exert for, which is done in one's own turn."""
    own = ability.is_static and ability.who == "you"
    return own and isinstance(ability.change, More) and ability.change.what in OWN_TURN


class LastFor(Effect, frozen=True):
    """Something holds for a time."""

    ability: Any
    span: Span

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        """What one may play this turn is of no use in the opponent's turn."""
        return game.active == scope.you or not (self.span.until == "turn" and for_own_turn(self.ability))

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        span = self.span
        both = span.until == "next turn" and span.who == "opponent" and not span.now and not span.later
        if both and of_each(self.ability):
            return self.last_for_both(frame)
        if not self.possible(game, frame.scope):  # HL1 35: what comes about then is for one's own turn
            span = Span("next turn")
        seat = seat_of(span.who, frame.scope)
        if span.until == "turn" and of_attacks(self.ability) and game.active == frame.scope.you:
            return self.last_for_attacks(game, frame)
        mark = game.turn if seat == game.active else game.turn - 1
        if span.turns:
            mark = game.turn + 2 * span.turns - (seat != game.active)
        until = span.until
        if until in ("next turn", "turns") and of_cards(self.ability):
            until, mark = "turns", (mark if span.turns else coming(game, seat)) + 1  # HL1 41: they are answered then
        lasting = Lasting(self.begun(game, seat), frame.scope, game.tick(), until, seat, mark)
        return game.do([LastingBegan(lasting)], frame.start)

    def last_for_both(self, frame: Resolve) -> Next:
        """HL1 35. What holds for each player during their next turn holds for each in a turn of their own."""
        own = replace(self, ability=replace(self.ability, who="you"), span=Span("next turn", later=True))
        frame.insert(own, replace(self, ability=replace(self.ability, who="opponent")))
        return frame.start

    def last_for_attacks(self, game: HighlanderGame, frame: Resolve) -> Next:
        """HL1 41. What is said of the attacks of this turn holds until they are answered, in the opponent's turn."""
        lasting = Lasting(self.ability, frame.scope, game.tick(), "next turn", 1 - frame.scope.you, game.turn - 1)
        return game.do([LastingBegan(lasting)], frame.start)

    def begun(self, game: HighlanderGame, seat: int) -> Any:
        """What holds, from the next turn on if it is so."""
        theirs = self.span.who == "opponent" and self.span.until == "next turn" and of_cards(self.ability)
        later = self.span.later or (theirs and not self.span.now)
        if not later or not self.ability.is_static:
            return self.ability
        parts = (from_turn(coming(game, seat)), *((self.ability.condition,) if self.ability.condition else ()))
        return replace(self.ability, condition=Combined(parts=parts))
