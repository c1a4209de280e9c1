"""SF 24.1-24.5. Effects are generated, step by step: X, choices, amounts, costs, and then they are in the scene."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.events.effects import EffectGenerated
from quickening.games.shadowfist.events.entering import Revealed
from quickening.games.shadowfist.events.in_play import Turned
from quickening.games.shadowfist.events.notes import UseCounted
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.kinds.choosing import NEW_TARGETS
from quickening.games.shadowfist.kinds.selections import chosen_x
from quickening.games.shadowfist.rules.amounts import Said, as_said, ask_x, given_x, needs_x, places, question
from quickening.games.shadowfist.rules.choices import (
    Choice,
    are_too_few,
    as_it_was,
    ask_choice,
    bound_to,
    can_choose,
    choices_in,
    effect_picked,
    fixed,
    heals_targets,
    is_left_out,
    parts_of,
    player_of,
    players_picked,
    spends_itself,
)
from quickening.games.shadowfist.rules.effects import Resolving, aftermath
from quickening.games.shadowfist.rules.judging import can_pay, is_either, judge_requirements, needs_of, ways_of
from quickening.games.shadowfist.state import ShadowfistGame, game_ref
from quickening.games.shadowfist.state_values import NOBODY, Generated
from quickening.lang.nodes import Effect
from quickening.lang.resolve import UNSAID, Either, alternatives


def able_players(game: ShadowfistGame, seats: list[int], ability: Any, scope: Scope) -> list[int]:
    """SF 24.1.3. The players for whom everything else can be chosen, e.g. a Character that player controls."""
    choices, heals = choices_in(ability), heals_targets(parts_of(ability))
    return [seat for seat in seats if can_choose(game, choices, replace(scope, who=seat), heals)]


def either_decision(game: ShadowfistGame, either: Either, scope: Scope) -> Decision:
    """Which of two things it is: with the amounts that there are now, where there are words for that."""
    said = either.decision(game, scope)
    settled: Any = fixed(game, (either,), scope)[0]
    put = {one.index: one.words for one in settled.decision(game, scope).options if one.words != UNSAID}
    return replace(said, options=tuple(replace(one, words=put.get(one.index, one.words)) for one in said.options))


def answer_option(game: ShadowfistGame, scope: Scope, index: int) -> Option:
    """What a response answers, in words."""
    effect = next((one for one in game.seen if one.number == scope.answers), None)
    if effect is not None:
        return Option("answer", effect.name, index=index)
    refs: tuple[Ref, ...] = scope.it
    name = game.said(refs[0].card) if refs and refs[0].card >= 0 else f"event {index + 1}"
    return Option("answer", name, index=index)


class Choosing(Frame):
    """SF 24.1.3. Whoever generates an effect chooses everything there is to choose, in the order of the text.

    `said`: how much of what (SF 24.2.1); `saying`: of which effect and of whom that is said now. `either`: which of
    several things is done first. `scopes`: of what it may answer; `way`: which of two things it does.
    """

    rule: ClassVar[str] = "SF 24.1.3"

    seat: int = NOBODY
    scope: Scope = Scope(0)
    player_chosen: bool = False
    said: tuple[Said, ...] = ()
    saying: tuple[int, int] = (0, NOBODY)
    either: int = NOBODY
    scopes: tuple[Scope, ...] = ()
    way: int = NOBODY

    # -- what it answers, and which of two things it is ------------------------------------------------------------

    def answer(self, game: ShadowfistGame) -> Next:
        """What it responds to, if that could be several things, comes first."""
        if len(self.scopes) > 1:
            options = tuple(answer_option(game, scope, n) for n, scope in enumerate(self.scopes))
            return Ask(Decision(self.seat, "In response to what?", options), self.answering)
        self.scope = self.scopes[0] if self.scopes else self.scope
        return self.answered

    def answering(self, game: ShadowfistGame) -> Next:
        self.scope = self.scopes[game.chosen[0].index]
        return self.answered

    def answered(self, game: ShadowfistGame) -> Next:
        """What comes when that is known."""
        raise NotImplementedError  # pragma: no cover

    def say_way(self, game: ShadowfistGame) -> Next:
        """SF 24.2.1. Which of two things it does, if it does one of two."""
        text = self.what(game)
        if not is_either(text):
            return self.say_x
        ways = ways_of(text)
        able = [n for n, way in enumerate(ways) if judge_requirements(game, self.seat, way, self.scope) is None]
        options = tuple(Option("do", game.puts(ways[n].effects), index=n) for n in able)
        return Ask(Decision(self.seat, "Choose one", options), self.way_said) if options else self.give_up

    def way_said(self, game: ShadowfistGame) -> Next:
        self.way = game.chosen[0].index
        return self.say_x

    def say_x(self, game: ShadowfistGame) -> Next:
        """SF 24.2. X first, for choices may depend on it."""
        raise NotImplementedError  # pragma: no cover

    def x_said(self, game: ShadowfistGame) -> Next:
        self.scope = replace(self.scope, x=game.chosen[0].number)
        return self.choose

    # -- what is chosen --------------------------------------------------------------------------------------------

    def what(self, game: ShadowfistGame) -> Any:
        """The ability that is used, or the text of the card that is played."""
        raise NotImplementedError  # pragma: no cover

    def parts(self, game: ShadowfistGame) -> tuple[Effect, ...]:
        """The costs and effects in whose order everything is chosen."""
        return parts_of(self.what(game))

    def choices(self, game: ShadowfistGame) -> list[Choice]:
        """What has to be chosen."""
        return choices_in(self.what(game))

    def pay(self, game: ShadowfistGame) -> Next:
        """What comes when everything is chosen."""
        raise NotImplementedError  # pragma: no cover

    def choose(self, game: ShadowfistGame) -> Next:
        """SF 24.1.3. Everything that has to be chosen is chosen now: a player first, then cards."""
        if game.players[self.seat].out:
            return self.give_up
        parts = self.parts(game)
        player = None if self.player_chosen else player_of(parts)
        if player is not None:
            seats = able_players(game, player.candidates(game, self.scope), self.what(game), self.scope)
            options = tuple(Option("player", game.names[seat], seat=seat) for seat in seats)
            return Ask(Decision(self.seat, "Which player?", options), self.chose_player)
        for choice in self.choices(game):
            if self.scope.got(choice.slot) is None:
                if is_left_out(game, choice, self.scope, parts):
                    self.scope = replace(self.scope, bound=(*self.scope.bound, (choice.slot, ())))
                    continue
                if are_too_few(game, choice, self.scope, parts):
                    return self.give_up
                return Ask(ask_choice(game, choice, self.scope, parts), self.chose)
        passing = players_picked(parts)
        if passing is not None and len(self.scope.players) < len(passing.picks_players):
            seats = passing.able_players(game, self.scope.players)
            options = tuple(Option("player", game.names[seat], seat=seat) for seat in seats)
            question = passing.picks_players[len(self.scope.players)]
            return Ask(Decision(self.seat, question, options), self.picked_player)
        picking = effect_picked(parts)
        if picking is not None and self.scope.got(NEW_TARGETS) is None:
            able = picking.able(game, self.scope)
            return Ask(game.which(self.seat, "Which effect?", able, least=min(1, len(able))), self.picked)
        return self.say_either

    def say_either(self, game: ShadowfistGame) -> Next:
        """SF 24.2.1. Which of two things is said now; one that follows on something else, when it resolves."""
        first = next(iter(self.what(game).effects), None)
        if isinstance(first, Either):
            return Ask(either_decision(game, first, self.scope), self.either_said)
        return self.say_amounts

    def either_said(self, game: ShadowfistGame) -> Next:
        self.either = game.chosen[0].index
        return self.say_amounts

    def say_amounts(self, game: ShadowfistGame) -> Next:
        """SF 24.2.1. How much is said now, and not when the effect resolves."""
        effects = self.what(game).effects
        for place in places(effects):
            known = [whom for other, whom, _ in self.said if other == place]
            asked = question(game, effects[place], self.scope, known)
            if asked is not None:
                self.saying = (place, asked[0])
                return Ask(asked[1], self.amount_said)
        return self.pay

    def amount_said(self, game: ShadowfistGame) -> Next:
        place, whom = self.saying
        shares = [
            (place, whom, option.number or 0) if option.kind == "x" else (place, option.ref, 1)
            for option in game.chosen
        ]
        self.said = (*self.said, (place, whom, 0), *shares)
        return self.say_amounts

    def settled(self, game: ShadowfistGame, effects: tuple[Effect, ...], scope: Scope) -> tuple[Effect, ...]:
        """SF 24.2, 24.2.1. The effects with what was said of them, and everything else as it is now."""
        if self.either != NOBODY:
            effects = (*alternatives(effects[:1])[self.either], *effects[1:])
        if not self.said:
            return fixed(game, effects, scope)
        found: list[Effect] = []
        for place, effect in enumerate(effects):
            shares: dict[int, int] = {}
            for _, whom, amount in (one for one in self.said if one[0] == place):
                shares[whom] = shares.get(whom, 0) + amount
            found += as_said(game, effect, list(shares.items())) if shares else fixed(game, (effect,), scope)
        return tuple(found)

    def picked_player(self, game: ShadowfistGame) -> Next:
        """SF 24.2.1. One of several players whom the effect is about was chosen."""
        seat = game.chosen[0].seat
        assert seat is not None
        self.scope = replace(self.scope, players=(*self.scope.players, seat))
        return self.choose

    def picked(self, game: ShadowfistGame) -> Next:
        """SF 24.1.3.2, 24.2.1. An effect of the scene was chosen, or a card that maintains one."""
        refs = tuple(game_ref(game, option.ref) for option in game.chosen)
        self.scope = bound_to(self.scope, NEW_TARGETS, refs)
        return self.choose

    def give_up(self, game: ShadowfistGame) -> Next:
        """SF 5.3, 24.1.3. Whoever has left the game generates nothing any more, nor who cannot choose in full."""
        return Done(False)

    def chose_player(self, game: ShadowfistGame) -> Next:
        self.player_chosen = True
        if game.chosen:
            self.scope = replace(self.scope, who=game.chosen[0].seat)
        return self.choose

    def chose(self, game: ShadowfistGame) -> Next:
        for choice in self.choices(game):
            if self.scope.got(choice.slot) is None:
                refs = tuple(game_ref(game, option.ref) for option in game.chosen)
                self.scope = bound_to(self.scope, choice.slot, refs)
                if chosen_x(choice.chosen):
                    self.scope = replace(self.scope, x=len(refs))
                break
        return self.choose


class Generate(Choosing):
    """SF 24.5. A player generates an effect of an ability: X, choices, costs, and then it is in the scene.

    `nested`: while a card is being played, so that auctions wait (SF 24.5.4). `held`: no scene can be started now,
    so it waits for the next one (SF 26.1.4). It gives back whether it was generated.
    """

    source: Ref = Ref(-1, 0)
    kind: str = "text"
    name: str = ""
    ability: Any = None
    key: str = ""
    reveals: bool = False
    cancelable: bool = True
    nested: bool = False
    held: bool = False

    def what(self, game: ShadowfistGame) -> Any:
        return self.ability

    def start(self, game: ShadowfistGame) -> Next:
        return self.answer

    def answered(self, game: ShadowfistGame) -> Next:
        return self.say_way

    def say_x(self, game: ShadowfistGame) -> Next:
        if self.way >= 0:
            self.ability, self.way = ways_of(self.ability)[self.way], NOBODY
        self.scope = replace(self.scope, x=given_x(game, self.ability, self.scope))
        if self.scope.x is None and needs_x(self.ability):
            return Ask(ask_x(game, self.seat, self.ability, self.scope), self.x_said)
        return self.choose

    def pay(self, game: ShadowfistGame) -> Next:
        """SF 24.1.4, 24.3. A face-down Site that is used is revealed (SF 24.4); costs are paid."""
        if not can_pay(game, self.seat, needs_of(self.ability), self.scope, 0):
            return self.give_up  # what was chosen costs too much
        if self.reveals:
            game.happen(Revealed(self.source.card, seat=self.seat))
            self.reveals = False
        note_use(game, self.source, self.ability, self.key)
        if getattr(self.ability, "maintain", False):
            game.happen(Turned(self.source.card, self.source, self.seat, "cost"))  # SF 10.4
        costs = self.ability.costs
        if costs and spends_itself(self.ability):
            self.ability = replace(self.ability, effects=as_it_was(game, self.ability.effects, self.scope))
        return Run(Resolving(todo=costs, scope=self.scope, report=True), self.paid) if costs else self.generate

    def paid(self, game: ShadowfistGame) -> Next:
        self.scope = self.returned or self.scope
        return self.generate

    def generate(self, game: ShadowfistGame) -> Next:
        """SF 24.5.2. It is in the scene, or done if that is immediately; its variables are fixed (SF 24.2)."""
        number = game.tick()
        scope = replace(self.scope, effect=number)
        effects = self.settled(game, self.ability.effects, scope)
        if getattr(self.ability, "immediately", False):
            return Run(Resolving(todo=effects, scope=scope, held=self.held), self.generated)
        game.happen(
            EffectGenerated(
                Generated(
                    number,
                    self.kind,
                    self.seat,
                    self.source,
                    effects,
                    scope,
                    self.name,
                    self.ability,
                    self.cancelable,
                ),
                self.held,
            )
        )
        return self.generated

    def generated(self, game: ShadowfistGame) -> Next:
        return self.done if self.nested or self.held else aftermath(game, self.done)

    def done(self, game: ShadowfistGame) -> Next:
        return Done(True)


def note_use(game: ShadowfistGame, source: Ref, ability: Any, key: str) -> None:
    """Something that may be used once a turn, attack or game was used: noted at generation (SF 33.3)."""
    once = getattr(ability, "once", "")
    if once and game.alive(source):
        game.note(UseCounted(source.card, key, period(game, once)))
        game.wrote(channels.COURSE)


def period(game: ShadowfistGame, once: str) -> int:
    """The turn or attack that a use is counted in."""
    return {"turn": game.turn, "twice": game.turn, "attack": -game.attacks}.get(once, 0)


def used_up(game: ShadowfistGame, card: int, ability: Any, key: str) -> bool:
    """Whether an ability was used as often as it may be."""
    once = getattr(ability, "once", "")
    return bool(once) and game.cards[card].used.count((key, period(game, once))) >= (2 if once == "twice" else 1)
