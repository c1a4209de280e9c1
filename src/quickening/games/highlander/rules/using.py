"""Abilities that are used or wait for something (HL1 28, 76; HL3 53, 92, 153; HLT 106, 109, 164)."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from quickening.core.data import Frozen
from quickening.core.decisions import RESPOND, Decision, Option, unasked
from quickening.core.derive import derived, derived_each
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.game import Watcher
from quickening.core.refusals import Refusal
from quickening.games.highlander import channels, facts
from quickening.games.highlander.definitions import PERSONA
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.events.lasting import AbilityUsed
from quickening.games.highlander.events.notes import Noted, SpecialCounted
from quickening.games.highlander.events.places import LeftPlay, RemovedFromGame
from quickening.games.highlander.events.turns import PhaseEnded
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.rules import state_checks
from quickening.games.highlander.rules.fighting import has_opportunity, spend_opportunity
from quickening.games.highlander.rules.out_of_turn import out_of_turn_options
from quickening.games.highlander.state import BEFORE_PLAY, DRAWING, NOBODY, PLAY, HighlanderGame
from quickening.games.highlander.texts_in_force import has_effect, is_ignored, silenced
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve

PASS = Option("pass", "Use nothing")
#: What stands for the turn in the note that an ability is used up for the whole game.
EVER = -1


# -- abilities in use ----------------------------------------------------------------------------------------------


@derived_each(channels.TEXTS)
def usable(game: HighlanderGame, seat: int) -> list[tuple[int, int, Any]]:
    """What a player has that could be used: card, place in its text, ability."""
    own = [
        (card, index, ability)
        for area in (PLAY, BEFORE_PLAY)
        for card in game.areas[area, seat]
        for index, ability in game.cards[card].definition.uses
        if not ability.theirs
    ]
    return own + [
        (card, index, ability)
        for card in game.areas[PLAY, 1 - seat]
        for index, ability in game.cards[card].definition.uses
        if ability.anyone or ability.theirs
    ]


def has_triggers(game: HighlanderGame, seat: int) -> bool:
    """HL1 76. Whether a player has something that could be used in the opponent's turn."""
    return any(ability.when == "any" for _, _, ability in usable.of(game, seat))


def moments(game: HighlanderGame, seat: int) -> frozenset[str]:
    """What texts call the phase at hand: of one's own turn, or of the opponent's (HL1 76)."""
    return _moments(game.book, game.phase) if game.active == seat else _ANY_TURN


_ANY_TURN = frozenset({"any"})


@cache
def _moments(book: str, phase: str) -> frozenset[str]:
    named = "beginning" if phase in EDITIONS[book].duties.value else "draw" if phase == DRAWING else phase
    return frozenset({"any", "turn", phase, named})


def judge_use(game: HighlanderGame, seat: int, card: int, index: int, ability: said.Used) -> Refusal | None:
    """Whether an ability may be used now."""
    state = game.cards[card]
    refusal = _judge_user(game, seat, card, ability) or _judge_moment(
        game, seat, state.ready or state.area == BEFORE_PLAY, ability
    )
    if refusal is not None:
        return refusal
    if ability.once and uses_now(game, card, index) and not again(game, seat, card, index):
        return Refusal(told_by(game, card, "HLT 297"), "{name} was already used this turn.")
    persona = state.definition.type == PERSONA
    if persona and "no persona power" in facts.of_player(game, seat).allowed:
        return Refusal(game.cite("HL1 15", "HL3 148", "HLT 67"), "{name} cannot be used: a text forbids it.")
    if ability.ever and (index, EVER) in state.used:
        return Refusal(told_by(game, card, "HLT 38"), "{name} was already used in this game.")
    if not has_effect(game, card) or silenced(game, card, ability):
        return Refusal(game.edition.nullifying.rule, "{name} has no effect now.")
    if ability.exertion and not game.can_exert(seat):
        return Refusal(game.cite("HL1 55", "HL3 101", "HLT 94"), "{name} needs an Exertion: you have made yours.")
    refusal = _judge_instead(game, seat, card, index, ability)
    if refusal is not None:
        return refusal
    if ability.in_place and not could_attack(game, seat):
        rule = game.cite("HL1 50", "HL3 115", "HLT 118")
        return Refusal(rule, "{name} is used in place of an attack: you have no opportunity left.")
    scope = game.scope_of(card, seat)
    met = ability.condition is None or ability.condition.holds(game, scope)
    if not met or not all(effect.possible(game, scope) for effect in ability.effects):
        return Refusal(
            game.cite("HL1 15", "HL3 29", "HLT 19"), "{name} cannot be used: what its text asks is not so."
        )
    return None


def _judge_user(game: HighlanderGame, seat: int, card: int, ability: said.Used) -> Refusal | None:
    """HL1 15, HL3 29, HLT 19. What a text offers to the opponent alone."""
    if ability.theirs and card in game.areas[PLAY, seat]:
        return Refusal(told_by(game, card, "HLT 19"), "{name} is for your opponent to use, not for you.")
    return None


def told_by(game: HighlanderGame, card: int, of_power: str) -> str:
    """HL1 28, HL3 7. Where a book speaks of the powers of Pre-Game cards; HL1 15, HL3 29, HLT 19: of other texts."""
    if game.printed(card).is_pre_game:
        return game.cite("HL1 28", "HL3 7", of_power)
    return game.cite("HL1 15", "HL3 29", "HLT 19")


def _judge_instead(game: HighlanderGame, seat: int, card: int, index: int, ability: said.Used) -> Refusal | None:
    """HL1 28, HL3 7, HLT 38. Something done instead of playing a Special Card: before one was played, and once."""
    if not (ability.no_special or ability.instead) or again(game, seat, card, index):
        return None
    if game.deeds[seat].specials:
        return Refusal(told_by(game, card, "HLT 38"), "{name} is used instead of playing a Special Card.")
    if uses_now(game, card, index) and is_freed(game, seat, card):
        return Refusal(told_by(game, card, "HLT 38"), "{name} was already used this turn.")
    return None


def uses_now(game: HighlanderGame, card: int, index: int) -> int:
    """How often an ability was used this turn."""
    return game.cards[card].used.count((index, game.turn))


def again(game: HighlanderGame, seat: int, card: int, index: int) -> bool:
    """HL1 28. Whether a text lets a Persona's power that was used this turn be used once more."""
    if game.cards[card].definition.type != PERSONA:
        return False
    times = max(facts.of_player(game, seat).words.get("persona power", (1,)))
    return 0 < uses_now(game, card, index) < times


def is_freed(game: HighlanderGame, seat: int, card: int) -> bool:
    """HL1 28. Whether a Special Card may be played after using a Persona's power that stands for one."""
    persona = game.cards[card].definition.type == PERSONA
    return persona and "special after power" in facts.of_player(game, seat).allowed


def could_attack(game: HighlanderGame, seat: int) -> bool:
    """HL1 50, HL3 115, HLT 118. Whether there is an opportunity to attack that can be given up."""
    return has_opportunity(game, facts.of_player(game, seat))


def _judge_moment(game: HighlanderGame, seat: int, ready: bool, ability: said.Used) -> Refusal | None:
    if (ability.when == "any" or ability.leaves) and not ready:
        return Refusal(game.edition.trigger.rule, "{name} is not ready yet.", "It is once your opponent has played.")
    if "turn is over" in facts.of_player(game, seat).allowed:
        return Refusal(game.cite("HL1 15", "HL3 29", "HLT 109"), "{name} cannot be used: your turn is over.")
    if ability.when == "any":
        return None
    if game.active != seat:
        return Refusal(game.cite("HL1 35", "HL3 50", "HLT 51"), "{name} cannot be used: it is not your turn.")
    if ability.when in moments(game, seat):
        return None
    return Refusal(game.cite("HL1 36", "HL3 53", "HLT 52"), "{name} cannot be used in this phase.")


def use_options(game: HighlanderGame, seat: int) -> list[Option]:
    """The abilities a player may use now."""
    found = usable.of(game, seat)
    if not found:
        return []
    now = moments(game, seat)
    return [
        game.card_option("use", "Use {name}", card, index=index)
        for card, index, ability in found
        if ability.when in now and judge_use(game, seat, card, index, ability) is None
    ]


class Use(Frame):
    """An ability is used: what it takes, then what it does."""

    seat: int = 0
    card: int = NOBODY
    index: int = 0

    def start(self, game: HighlanderGame) -> Next:
        ability = self.ability(game)
        game.happen(AbilityUsed(self.card, self.seat, self.index, ever=ability.ever))
        if (ability.no_special or ability.instead) and not is_freed(game, self.seat, self.card):
            if not any(getattr(one, "is_play", False) for one in ability.effects):
                game.note(SpecialCounted(self.seat))
        if ability.in_place:
            spend_opportunity(game, self.seat, self.card)
        if ability.exertion:
            return Run(game.exertion(self.seat, "a card effect"), self.carry_out)
        return self.carry_out(game)

    def ability(self, game: HighlanderGame) -> said.Used:
        found = game.printed(self.card).abilities[self.index]
        assert isinstance(found, said.Used)
        return found

    def carry_out(self, game: HighlanderGame) -> Next:
        ability = self.ability(game)
        scope = game.scope_of(self.card, self.seat)
        if ability.leaves:
            leave_for(game, self.card, ability.leaves)
        return Run(Resolve(todo=ability.effects, scope=scope), self.after)

    def after(self, game: HighlanderGame) -> Next:
        return Run(Consequences()) if game.pending else None


def leave_for(game: HighlanderGame, card: int, leaves: str) -> None:
    """HL1 76, HL3 153. A Trigger takes its card from play, or from the game."""
    state = game.cards[card]
    if leaves == "game" or state.area == BEFORE_PLAY:
        game.happen(RemovedFromGame(card))
    elif state.area == PLAY:
        game.happen(LeftPlay(card, by=state.controller))


# -- what waits for something --------------------------------------------------------------------------------------


class PendingTrigger(Frozen, frozen=True):
    """A text that waited for what has just happened."""

    effects: tuple[Effect, ...]
    scope: Scope


class Waiting(Watcher):
    """A text that waits for an event."""

    __slots__ = ("ability", "looks_back", "scope")

    def __init__(self, ability: said.When, scope: Scope) -> None:
        self.ability = ability
        self.scope = scope
        self.looks_back = ability.trigger.looks_back

    def notice(self, game: HighlanderGame, event: Event) -> PendingTrigger | None:
        scope = self.ability.trigger.match(game, event, self.scope)
        if scope is None or scope.source is None or silenced(game, scope.source.card, self.ability):
            return None
        if self.ability.condition is not None and not self.ability.condition.holds(game, scope):
            return None
        if is_ignored(game, scope.source.card):  # HLT 107-108
            return None
        return PendingTrigger(self.ability.effects, scope)


@derived(channels.TEXTS)
def all_watchers(game: HighlanderGame) -> dict[type[Event], list[Waiting]]:
    """The texts in play that wait for something, by the kind of event."""
    found: dict[type[Event], list[Waiting]] = {}
    for seat in (0, 1):
        for area in (PLAY, BEFORE_PLAY):
            for card in game.areas[area, seat]:
                for ability in game.cards[card].definition.watching:
                    if has_effect(game, card) or ability.trigger.of_itself:
                        _enter(found, ability, game.scope_of(card))
    for one in game.lasting:
        if isinstance(one.ability, said.When):
            _enter(found, one.ability, one.scope)
    return found


def _enter(found: dict[type[Event], list[Waiting]], ability: said.When, scope: Scope) -> None:
    for kind in ability.trigger.awaited:
        found.setdefault(kind, []).append(Waiting(ability, scope))


def end_phase(game: HighlanderGame, seat: int, phase: str) -> Frame | None:
    """A phase is over: what waits for that, if anything does, is carried out by the frame given back."""
    if PhaseEnded in all_watchers.of(game):
        game.happen(PhaseEnded(seat, phase))
    return Consequences() if game.pending else None


class Consequences(Frame):
    """HL3 53. What was brought about is carried out, each to its end: the active player's first, or as they say."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 76", "HL3 53", "HLT 164")

    def start(self, game: HighlanderGame) -> Next:
        if not game.pending or game.over:
            return None
        game.pending.sort(key=lambda noticed: noticed.scope.you != game.active)
        sources = [noticed.scope.source for noticed in game.pending]
        if game.edition.simultaneous.value == "chosen" and len(set(sources)) > 1 and None not in sources:
            options = tuple(game.card_option("first", "{name}", one.card, index=n) for n, one in enumerate(sources))
            return Ask(Decision(game.active, "What is resolved first?", options), self.chosen)
        return self.carry_out(game, 0)

    def chosen(self, game: HighlanderGame) -> Next:
        return self.carry_out(game, game.chosen[0].index)

    def carry_out(self, game: HighlanderGame, number: int) -> Next:
        noticed = game.pending.pop(number)
        return Run(Resolve(todo=noticed.effects, scope=noticed.scope), self.start)


def aftermath(game: HighlanderGame, seat: int) -> Frame | None:
    """What comes after a play of the opponent's, if anything can."""
    quiet = not (game.pending or game.out_of_turn or has_triggers(game, seat) or state_checks.wrong(game))
    return None if quiet else Aftermath(seat=seat)


class Aftermath(Frame):
    """After a play: what it brought about, then the chance of `seat` to use Triggers in the opponent's turn."""

    rules: ClassVar[tuple[str, str, str]] = ("HL1 76", "HL3 153", "HLT 164")

    seat: int = 0

    def start(self, game: HighlanderGame) -> Next:
        if state_checks.wrong(game):
            return Run(state_checks.Uphold(), self.start)
        return Run(Consequences(), self.offer) if game.pending else self.offer(game)

    def offer(self, game: HighlanderGame) -> Next:
        """HL1 76, HL3 50, 153. Triggers may be used during the opponent's turn."""
        if game.over:
            return None
        options = [
            game.card_option("use", "Use {name}", card, index=index)
            for card, index, ability in usable.of(game, self.seat)
            if ability.when == "any" and judge_use(game, self.seat, card, index, ability) is None
        ]
        if game.out_of_turn:
            options += out_of_turn_options(game, self.seat)
        if not options:
            return Ask(unasked(self.seat), self.unused) if game.pauses else None
        return Ask(Decision(self.seat, "Use a Trigger?", (*options, PASS), sort=RESPOND), self.answered)

    def unused(self, game: HighlanderGame) -> Next:
        return None

    def answered(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "pass":
            return None
        if option.kind == "play":
            game.note(Noted(self.seat, "out of turn"))
            return Run(game.playing_card(self.seat, option.ref), self.offer)
        return Run(Use(seat=self.seat, card=option.ref, index=option.index), self.offer)
