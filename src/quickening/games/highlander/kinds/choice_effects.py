"""What is done once for each of something, as somebody picks, or to a card that is named (HL3 12)."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events.lasting import DutyOwed, Named
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.kinds.effects import Do, deed, is_discard, source_of
from quickening.games.highlander.kinds.filters import TYPES, types_of
from quickening.games.highlander.state import DISCARD, HAND, NOBODY, PLAY, Duty, HighlanderGame
from quickening.lang.nodes import Amount, Effect, Scope
from quickening.lang.resolve import Resolve


class ForEach(Effect, frozen=True):
    """Something is done once for each of something; perhaps of what something else was done to, just before."""

    each: Amount
    effects: tuple[Effect, ...]
    before: tuple[Effect, ...] = ()

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        if self.before:
            frame.insert(*self.before, replace(self, before=()))
        else:
            frame.insert(*(self.effects * self.each.value(game, frame.scope)))
        return frame.start

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return all(effect.possible(game, scope) for effect in self.before)


class OneOf(Effect, frozen=True):
    """One of two or three things, as a player picks; the opponent, in a turn of their own (HL1 35). `unable`: nothing
    is picked; the second is done if the first cannot be.
    """

    one: tuple[Effect, ...]
    two: tuple[Effect, ...]
    three: tuple[Effect, ...] = ()
    who: str = "you"
    unable: bool = False

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        seat = seat_of(self.who, frame.scope)
        if self.who == "opponent" and seat != game.active:
            game.happen(DutyOwed(Duty(seat, (self,), frame.scope)))
            return frame.start
        if self.unable:
            able = all(can_wholly(game, effect, frame.scope) for effect in self.one)
            frame.insert(*(self.one if able else self.two))
            return frame.start
        ways = tuple(way for way in (self.one, self.two, self.three) if way)
        return Run(PickingOne(ways=ways, scope=frame.scope, seat=seat), frame.start)


def can_wholly(game: HighlanderGame, effect: Effect, scope: Scope) -> bool:
    """Whether all of something can be done: as many cards discarded as a text says."""
    if is_discard(effect):
        hand = game.of(HAND, seat_of(effect.who, scope))
        return len(effect.what.among(game, hand, scope)) >= effect.what.amount
    if isinstance(effect, Do) and effect.deed == "give up":
        return any(effect.fits(game, card, scope) for card in game.of(PLAY, seat_of(effect.who, scope)))
    return effect.possible(game, scope)


class PickingOne(Frame):
    """A player picks what is done, of what can be done."""

    ways: tuple[tuple[Effect, ...], ...] = ()
    scope: Scope = Scope(0)
    seat: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        able = [all(one.possible(game, self.scope) for one in way) for way in self.ways]
        options = tuple(Option("do", game.puts(self.ways[n]), index=n) for n, can in enumerate(able) if can)
        return Ask(Decision(self.seat, "Choose one", options, min(1, len(options))), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        return Run(Resolve(todo=self.ways[game.chosen[0].index], scope=self.scope)) if game.chosen else None


@deed("do nothing")
def _do_nothing(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """What may be done is left."""
    return frame.start


@deed("name")
def _name_card(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 12. A title is named, or a type of card."""
    types = () if self.cards is None else tuple(sorted(types_of(self.cards)))
    naming = Naming(seat=frame.scope.you, card=source_of(frame.scope), type=(self.how == "type"), types=types)
    return Run(naming, frame.start)


class Naming(Frame):
    """A player names a card, perhaps one of some `types`. Which ones can be named does not hang on what is hidden."""

    seat: int = 0
    card: int = NOBODY
    type: bool = False
    types: tuple[str, ...] = ()

    def start(self, game: HighlanderGame) -> Next:
        names = TYPES if self.type else titles(game, self.types)
        options = tuple(Option("name", "{name}", name=name, index=n) for n, name in enumerate(names))
        question = f"Name a {'type of card' if self.type else 'card'}"
        return Ask(Decision(self.seat, question, options), self.named)

    def named(self, game: HighlanderGame) -> Next:
        return game.do([Named(self.card, game.chosen[0].name, self.seat)], self.end)


def titles(game: HighlanderGame, types: tuple[str, ...] = ()) -> list[str]:
    """The titles everybody knows, of any type or of some: those of the pool, and of the cards that lie open."""
    shown = [card for area in (PLAY, DISCARD) for seat in (0, 1) for card in game.areas[area, seat]]
    printed = [game.cards[card].definition for card in shown if not game.cards[card].face_down]
    known = {title for one in printed if not types or one.type in types for title in one.titles}
    pool = [one for one in game.table.definitions.values() if not getattr(one, "is_pre_game", False)]
    return sorted(known | {one.name for one in pool if not types or getattr(one, "type", "") in types})
