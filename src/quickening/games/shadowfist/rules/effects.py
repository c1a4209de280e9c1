"""SF 24. Effects: generation step by step, resolution step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import NOT_CUMULATIVE
from quickening.games.shadowfist.events.effects import EffectGenerated, EffectResolved
from quickening.games.shadowfist.events.entering import Revealed
from quickening.games.shadowfist.events.in_play import Turned
from quickening.games.shadowfist.events.notes import EffectTaken, SignpostsGone, UseCounted
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.kinds.choosing import NEW_TARGETS
from quickening.games.shadowfist.kinds.effects import following
from quickening.games.shadowfist.kinds.selections import chosen_x
from quickening.games.shadowfist.rules.amounts import Said, as_said, places, question
from quickening.games.shadowfist.rules.auctions import Auctions, auctions_due
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
from quickening.games.shadowfist.rules.judging import can_pay, is_either, judge_requirements, needs_of, ways_of
from quickening.games.shadowfist.rules.scores import anything_falls, smokings
from quickening.games.shadowfist.rules.site_structure import Collapse
from quickening.games.shadowfist.rules.x import ask_x, given_x, needs_x
from quickening.games.shadowfist.state import ShadowfistGame, game_ref
from quickening.games.shadowfist.state_values import NOBODY, PLAY, Generated
from quickening.lang.nodes import Effect
from quickening.lang.resolve import UNSAID, Either, Resolve, alternatives
from quickening.lang.selections import Chosen

# -- carrying out (SF 24.6, 24.8) ----------------------------------------------------------------------------------


class Resolving(Resolve):
    """SF 24.6, 24.7. The parts of an effect in order; after each, what is at zero is smoked (SF 24.8.1.1).

    With `report` it gives back its scope: what was chosen and paid as costs were. `moving` are the cards
    that the frames of `queue` bring into play: the text goes on speaking of them (SF 24.1.3.3). `held`: among combat
    damage, where a Site at zero waits for its fate (SF 30.3.3).
    """

    scope: Any = Scope(0)
    queue: tuple[Frame, ...] = ()
    report: bool = False
    held: bool = False
    moving: tuple[Ref, ...] = ()

    def run_each(self, frames: Sequence[Frame]) -> Next:
        """Run these frames one after the other, then go on with the text."""
        self.queue = tuple(frames)
        return self.run_next

    def run_for(self, todo: tuple[Effect, ...], scopes: Sequence[Scope]) -> Next:
        """Carry out these effects once for each scope, then go on with the text."""
        return self.run_each([Resolving(todo=todo, scope=scope) for scope in scopes])

    def run_next(self, game: ShadowfistGame) -> Next:
        if self.returned is not None:
            self.note_done(bool(self.returned))
        if not self.queue:
            returned = tuple(ref for ref in self.moving if game.cards[ref.card].area == PLAY)
            self.scope, self.moving = following(game, self.scope, returned), ()
            self.scope = itself_returned(game, self.scope, returned)
            return self.start
        first, self.queue = self.queue[0], self.queue[1:]
        return Run(copy(first), self.run_next)

    def start(self, game: ShadowfistGame) -> Next:
        if game.outcome is not None:
            return None
        waits = self.report or self.held  # costs: until it is generated (SF 24.5.3)
        gone = [] if waits else smokings(game)
        if gone:
            return game.do(gone, self.start)
        if not self.todo and self.report:
            return Done(self.scope)
        return super().start(game)

    def settle(self, game: ShadowfistGame, effect: Effect) -> Next:
        """SF 24.2.1. What is chosen on resolution."""
        for name in effect.__struct_fields__:
            part = getattr(effect, name)
            if isinstance(part, Chosen) and self.scope.got(part.slot) is None:
                self.asking = part.slot
                return Ask(ask_choice(game, Choice(effect, part, cost=self.report), self.scope), self.chose)
        return None

    def chose(self, game: ShadowfistGame) -> Next:
        self.bind(self.asking, tuple(game_ref(game, option.ref) for option in game.chosen))
        return self.start


def itself_returned(game: ShadowfistGame, scope: Scope, returned: tuple[Ref, ...]) -> Scope:
    """SF 24.1.3.3. A card that its own text brought into play is still the one the text speaks of."""
    own = scope.source
    return replace(scope, source=game.ref(own.card)) if own is not None and own in returned else scope


# -- generation (SF 24.5) ------------------------------------------------------------------------------------------


def aftermath(game: ShadowfistGame, then: Callable[[Any], Any]) -> Next:
    """SF 24.5.3-24.5.5. What follows from generation or resolution, if anything does; then go on."""
    return then if is_quiet(game) else Run(Aftermath(), then)


def is_quiet(game: ShadowfistGame) -> bool:
    """Whether nothing is at zero, nobody has to find a place, and no auction is due."""
    return not (game.stranded or anything_falls(game) or (game.auction is None and auctions_due.of(game)))


class Aftermath(Frame):
    """SF 24.5.3-24.5.5, 24.8.1.1-24.8.1.3. After generation or resolution: damage, auctions, recalculation."""

    def start(self, game: ShadowfistGame) -> Next:
        """SF 24.5.3. What is at zero is smoked; who stood at a Site that is gone finds a place (SF 9.1.4.1)."""
        gone = smokings(game)
        if gone:
            return game.do(gone, self.start)
        return Run(Collapse(), self.auctions) if game.stranded else self.auctions

    def auctions(self, game: ShadowfistGame) -> Next:
        """SF 24.5.4, 24.8.1.2. But not within an auction, which is not over yet (SF 31.3)."""
        due = game.auction is None and auctions_due.of(game)
        return Run(Auctions(), self.recalculate) if due else self.recalculate

    def recalculate(self, game: ShadowfistGame) -> Next:
        """SF 24.5.5. Again and again, until no more cards are smoked."""
        gone = smokings(game)
        if gone:
            return game.do(gone, self.recalculate)
        return Run(Collapse()) if game.stranded else None


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


class Choosing(Frame):
    """SF 24.1.3. Whoever generates an effect chooses everything there is to choose, in the order of the text.

    `said`: how much of what (SF 24.2.1); `saying`: of which effect and of whom that is said now. `either`: which of
    several things is done first.
    """

    rule: ClassVar[str] = "SF 24.1.3"

    seat: int = NOBODY
    scope: Scope = Scope(0)
    player_chosen: bool = False
    said: tuple[Said, ...] = ()
    saying: tuple[int, int] = (0, NOBODY)
    either: int = NOBODY

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
            options = tuple(game.card_option("card", "{name}", one) for one in picking.able(game, self.scope))
            return Ask(Decision(self.seat, "Which effect?", options, min(1, len(options))), self.picked)
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
        """SF 24.2.1. Which of two things it is, if it is one of two."""
        if not is_either(self.ability):
            return self.say_x
        ways = ways_of(self.ability)
        able = [n for n, way in enumerate(ways) if judge_requirements(game, self.seat, way, self.scope) is None]
        options = tuple(Option("do", game.puts(ways[n].effects), index=n) for n in able)
        return Ask(Decision(self.seat, "Choose one", options), self.way_chosen) if options else self.give_up

    def way_chosen(self, game: ShadowfistGame) -> Next:
        self.ability = ways_of(self.ability)[game.chosen[0].index]
        return self.say_x

    def say_x(self, game: ShadowfistGame) -> Next:
        """SF 24.2. X first, for choices may depend on it."""
        self.scope = replace(self.scope, x=given_x(game, self.ability, self.scope))
        if self.scope.x is None and needs_x(self.ability):
            return Ask(ask_x(game, self.seat, self.ability, self.scope), self.x_chosen)
        return self.choose

    def x_chosen(self, game: ShadowfistGame) -> Next:
        self.scope = replace(self.scope, x=game.chosen[0].number)
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


# -- resolution (SF 24.8) ------------------------------------------------------------------------------------------


class ResolveTop(Frame):
    """SF 24.8.1. The last effect of the scene resolves, as far as it can be applied."""

    effect: Generated | None = None

    def start(self, game: ShadowfistGame) -> Next:
        effect = self.effect = game.effects[-1]
        game.note(EffectTaken())
        if effect.kind == "card":
            game.resolve_card(effect)
        if not effect.effects or is_overlapped(game, effect):
            return self.aftermath
        return Run(Resolving(todo=effect.effects, scope=effect.scope), self.aftermath)

    def aftermath(self, game: ShadowfistGame) -> Next:
        return aftermath(game, self.done)

    def done(self, game: ShadowfistGame) -> Next:
        assert self.effect is not None
        game.happen(EffectResolved(self.effect))
        done = tuple([one for one in game.signposts if one.effect == self.effect.number])
        if done:
            game.note(SignpostsGone(done))  # SF 38.1.2
        return None


def is_overlapped(game: ShadowfistGame, effect: Generated) -> bool:
    """SF 49.4.2. Of like triggered effects of Not Cumulative cards with one title only the first is effective.

    Changes that last overlap for themselves (SF 49.4); what one card triggers again and again is not overlapped.
    """
    printed = game.cards[effect.source.card].printed
    if effect.kind != "triggered" or NOT_CUMULATIVE not in printed.restrictions or game.scene is None:
        return False
    if any(hasattr(node, "until") for node in effect.effects):
        return False
    for event in game.log[game.scene.began :]:
        if isinstance(event, EffectResolved) and event.effect.seat == effect.seat:
            other = event.effect
            if other.ability == effect.ability and game.cards[other.source.card].printed.name == printed.name:
                return other.source != effect.source
    return False
