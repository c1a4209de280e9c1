"""What is done several times: once for each of something, or a Persona's power more than once."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import DutyOwed, LastingBegan
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.kinds import abilities, triggers
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.kinds.attack_changes import DamagePlus
from quickening.games.highlander.kinds.changes import PlayerChange
from quickening.games.highlander.kinds.conditions import deeds_of
from quickening.games.highlander.kinds.effects import bound_to
from quickening.games.highlander.state import NOBODY, Duty, HighlanderGame, Lasting
from quickening.lang.nodes import Amount, Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class CardsPlayed(Amount, frozen=True):
    """One for each such card a player played in the last turn, or `now`."""

    cards: Cards
    who: str = "opponent"
    now: bool = False

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return sum(
            self.cards.fits(game, card, scope) for card in deeds_of(game, seat_of(self.who, scope), self.now).cards
        )


class Seen(Amount, frozen=True):
    """One for each such card among those just looked at."""

    cards: Cards
    passing: ClassVar[bool] = True

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return sum(self.cards.fits(game, ref.card, scope) for ref in scope.it)


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
    """One of three things, as the player picks."""

    one: tuple[Effect, ...]
    two: tuple[Effect, ...]
    three: tuple[Effect, ...]

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        return Run(PickingOne(ways=(self.one, self.two, self.three), scope=frame.scope), frame.start)


class TheyChoose(Effect, frozen=True):
    """HL1 35. The opponent has to do one thing or the other, in their own turn, as they pick."""

    one: tuple[Effect, ...]
    other: tuple[Effect, ...]

    def resolve(self, game: HighlanderGame, frame: Resolve) -> Next:
        frame.todo = frame.todo[1:]
        seat = 1 - frame.scope.you
        if seat != game.active:
            game.happen(DutyOwed(Duty(seat, (self,), frame.scope)))
            return frame.start
        return Run(PickingOne(ways=(self.one, self.other), scope=frame.scope, seat=seat), frame.start)


class PickingOne(Frame):
    """A player picks what is done, of what can be done."""

    ways: tuple[tuple[Effect, ...], ...] = ()
    scope: Scope = Scope(0)
    seat: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        able = [all(one.possible(game, self.scope) for one in way) for way in self.ways]
        options = tuple(Option("do", game.puts(self.ways[n]), index=n) for n, can in enumerate(able) if can)
        seat = self.scope.you if self.seat == NOBODY else self.seat
        return Ask(Decision(seat, "Choose one", options, min(1, len(options))), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        return Run(Resolve(todo=self.ways[game.chosen[0].index], scope=self.scope)) if game.chosen else None


class PersonaPowerUses(PlayerChange, frozen=True):
    """HL1 28. The power of a Persona may be used more than once in a turn: so often, but at least once."""

    each: Amount

    @property
    def settled(self) -> bool:  # type: ignore[override]
        return False

    def apply(self, game: HighlanderGame, facts: PlayerFacts, scope: Scope) -> None:
        facts.words.setdefault("persona power", []).append(self.each.value(game, scope))


class StrengthenOne(Effect, frozen=True):
    """One of the attacks played this turn does more damage; before there is one, it waits for the phase to end."""

    cards: Cards
    plus: int

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        you = frame.scope.you
        own = [one.card for one in game.attacks if one.seat == you and self.cards.fits(game, one.card, frame.scope)]
        if own or game.phase == "attack" or game.active != you:
            return Run(Strengthening(seat=you, cards=tuple(own), plus=self.plus, scope=frame.scope), frame.start)
        later = abilities.When(triggers.PhaseBegins("attack", ends=True), (self,))
        return game.do([LastingBegan(Lasting(later, frame.scope, game.tick(), "turn", you))], frame.start)


class Strengthening(Frame):
    """A player chooses an attack that does more damage, until it is answered in the opponent's turn."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    plus: int = 0
    scope: Scope = Scope(0)

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, "Which attack does more damage?", options, min(1, len(options))), self.picked)

    def picked(self, game: HighlanderGame) -> Next:
        scope = bound_to(game, self.scope, [option.ref for option in game.chosen])
        more = abilities.Static(DamagePlus(self.plus), "it")
        game.happen(LastingBegan(Lasting(more, scope, game.tick(), "next turn", 1 - self.seat, game.turn - 1)))
        return None
