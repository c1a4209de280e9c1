"""The frame that carries out a text, effect by effect, and the effects that are made of other effects."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Done, Frame, Next
from quickening.core.modifiers import Ref
from quickening.core.once import once
from quickening.lang.nodes import Ability, Condition, Effect, Node, Scope, walk
from quickening.lang.selections import Chosen, choices_in, numbered, targets_in


class Resolve(Frame):
    """Carries out effects in the order of the text, each as far as possible.

    `entire` are the slots of what has to be chosen for something that a player said they do: all of that or nothing.
    """

    todo: tuple[Effect, ...] = ()
    scope: Any = Scope(0)  # of the game's own kind
    asking: int = -1
    placed: bool = False
    entire: tuple[int, ...] = ()

    def start(self, game: Any) -> Next:
        """The next effect, or done."""
        if not self.todo:
            return Done(self.scope.done)
        return self.todo[0].resolve(game, self)

    def note_done(self, done: int) -> None:
        """How much of what the text offers or asks for is done: `if you do` speaks of that, and of no other text."""
        self.scope = replace(self.scope, done=int(done))

    def carried_out(self, game: Any) -> Next:
        """A frame that the text ran gave back how much it has done, or nothing where it could do nothing."""
        self.note_done(int(self.returned or 0))
        return self.start

    def insert(self, *effects: Effect) -> None:
        """These come next."""
        self.todo = effects + self.todo

    def bind(self, slot: int, refs: tuple[Ref, ...]) -> None:
        """Something was chosen for a slot, and is what `it` speaks of from now on."""
        self.scope = bound(self.scope, slot, refs)

    def settle(self, game: Any, effect: Effect) -> Next:
        """Ask for the first thing in an effect that has yet to be chosen, or `None`."""
        for part in chosen_by(effect):
            if self.scope.got(part.slot) is None:
                return self._choose(game, part, effect)
        return None

    def _choose(self, game: Any, choice: Chosen, effect: Effect) -> Next:
        self.asking = choice.slot
        entire = choice.slot in self.entire
        return Ask(choice_decision(game, choice, self.scope, effect=effect, entire=entire), self.chose)

    def chose(self, game: Any) -> Next:
        """The player chose."""
        self.bind(self.asking, tuple(game.ref(option.ref) for option in game.chosen))
        return self.start

    def ask_place(self, game: Any, question: str, options: tuple[Option, ...], seat: int | None = None) -> Next:
        """Ask where; the answer's number becomes the place the text speaks of."""
        who = self.scope.you if seat is None else seat
        return Ask(Decision(who, question, options, source=_source(game, self.scope)), self.place_chosen)

    def place_chosen(self, game: Any) -> Next:
        """The player said where."""
        self.scope = replace(self.scope, place=game.chosen[0].ref)
        self.placed = True
        return self.start

    def declined_or_not(self, game: Any) -> Next:
        """The player said whether to do what a text says they may do."""
        offered = self.todo[0]
        self.todo = self.todo[1:]
        assert isinstance(offered, May)
        self.note_done(bool(game.chosen and game.chosen[0].kind == "yes"))
        if self.scope.done:
            self.insert(*offered.effects)
            self.entire += tuple([choice.slot for effect in offered.effects for choice in choices_in(effect)])
        return self.start

    def mode_picked(self, game: Any) -> Next:
        """The player picked one of the modes of a text."""
        offered = self.todo[0]
        assert isinstance(offered, Modal)
        self.todo = offered.modes[game.chosen[0].index].effects + self.todo[1:]
        return self.start

    def picked(self, game: Any) -> Next:
        """The player picked one of several things to do."""
        offered = self.todo[0]
        assert isinstance(offered, Either)
        self.todo = self.todo[1:]
        way = game.chosen[0].index
        noted = (Noted(not way),) if asks_whether_done(self.todo) else ()
        self.insert(*alternatives((offered,))[way], *noted)
        return self.start


@once
def chosen_by(effect: Effect) -> list[Chosen]:
    """What has to be chosen before an effect can be carried out; effects within it see to their own choices."""
    parts = [getattr(effect, name) for name in effect.__struct_fields__]
    words = [part for part in parts if isinstance(part, Node) and not isinstance(part, (Effect, Ability))]
    return [choice for part in words for choice in choices_in(part)]


def bound(scope: Scope, slot: int, refs: tuple[Ref, ...]) -> Scope:
    """The scope with something chosen for a slot."""
    return replace(scope, it=refs, bound=(*scope.bound, (slot, refs)))


def choice_decision(
    game: Any,
    choice: Chosen,
    scope: Scope,
    seat: int | None = None,
    effect: Effect | None = None,
    entire: bool = False,
) -> Decision:
    """The question which cards are meant; `effect` is what will be done to them, to targets as far as it can be.

    `entire`: it has to be possible to targets, too.
    """
    candidates = choice.candidates(game, scope)
    if effect is not None and (entire or not choice.target):
        candidates = [card for card in candidates if effect.suits(game, card)]
    least, most = choice.bounds(len(candidates))
    options = tuple(game.card_option("card", "{name}", card) for card in candidates)
    return Decision(
        seat=scope.you if seat is None else seat,
        question=game.asks_for(choice),
        options=options,
        least=least,
        most=most,
        source=game.cards[scope.source.card].handle if scope.source else 0,
    )


# -- effects made of effects ---------------------------------------------------------------------------------------


class Sequence(Effect, frozen=True):
    """One thing after the other."""

    effects: tuple[Effect, ...]

    def resolve(self, game: Any, frame: Resolve) -> Next:
        frame.todo = self.effects + frame.todo[1:]
        return frame.start

    def possible(self, game: Any, scope: Scope) -> bool:
        return all(effect.possible(game, scope) for effect in self.effects)


class InPlaceOfSeveral(Sequence, frozen=True):
    """Several effects that one sentence stands for: a text that was understood has them one by one in its place."""


class May(Effect, frozen=True):
    """Something a player may do: all of it or nothing."""

    effects: tuple[Effect, ...]

    def resolve(self, game: Any, frame: Resolve) -> Next:
        if not self.can_be_offered(game, frame.scope):
            frame.todo = frame.todo[1:]
            frame.note_done(False)
            return frame.start
        options = (Option("yes", "Yes"), Option("no", "No"))
        decision = Decision(frame.scope.you, game.offers(self), options, source=_source(game, frame.scope))
        return Ask(decision, frame.declined_or_not)

    def can_be_offered(self, game: Any, scope: Scope) -> bool:
        """Whether all of it can be done, with different targets where it has several."""
        if not all(effect.possible(game, scope) for effect in self.effects):
            return False
        targets = [choice for choice in targets_in(self) if scope.got(choice.slot) is None]
        return len(targets) < 2 or targets_exist(game, targets, scope)


def targets_exist(game: Any, targets: list[Chosen], scope: Scope) -> bool:
    """Whether there are different cards for all targets."""
    if not targets:
        return True
    first, rest = targets[0], targets[1:]
    if not rest or first.most != 1:
        return first.is_available(game, scope) and targets_exist(game, rest, scope)
    candidates = first.candidates(game, scope)
    return any(targets_exist(game, rest, bound(scope, first.slot, (game.ref(card),))) for card in candidates)


class If(Effect, frozen=True):
    """Something that is done only if a condition holds, else perhaps something other."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def resolve(self, game: Any, frame: Resolve) -> Next:
        held = self.condition.holds(game, frame.scope)
        if not held and (offers_something(self) or asks_whether_done(frame.todo[1:])):
            frame.note_done(False)  # what was not even offered was not done
        frame.todo = (self.effects if held else self.otherwise) + frame.todo[1:]
        return frame.start


def asks_whether_done(todo: tuple[Effect, ...]) -> bool:
    """`If you do, ...` comes next."""
    return bool(todo) and isinstance(first := todo[0], If) and first.condition.asks_whether_done


class Pay(Effect, frozen=True):
    """A cost, and what it buys: `do this to do that`."""

    cost: tuple[Effect, ...]
    effects: tuple[Effect, ...]

    def resolve(self, game: Any, frame: Resolve) -> Next:
        affordable = self.possible(game, frame.scope)
        frame.note_done(affordable)
        frame.todo = ((*self.cost, *self.effects) if affordable else ()) + frame.todo[1:]
        return frame.start

    def possible(self, game: Any, scope: Scope) -> bool:
        bought = [effect for effect in self.effects if effect.all_or_nothing]
        return all(effect.possible(game, scope) for effect in (*self.cost, *bought))


@once
def offers_something(effect: Effect) -> bool:
    """Whether a text may go on to ask if something in it was done."""
    return any(isinstance(part, (May, Pay)) for part in walk(effect))


class Noted(Effect, frozen=True):
    """Whether something was done is settled: the first of two things, among which a player picked."""

    done: bool

    def perform(self, game: Any, frame: Resolve) -> Next:
        frame.note_done(self.done)
        return frame.start


#: How an option is put that there are no words for.
UNSAID = "Do so"


class Either(Effect, frozen=True):
    """One thing or the other, as the player picks: the last always, the others if they can be done."""

    one: tuple[Effect, ...]
    other: tuple[Effect, ...]

    def resolve(self, game: Any, frame: Resolve) -> Next:
        return Ask(self.decision(game, frame.scope), frame.picked)

    def decision(self, game: Any, scope: Scope) -> Decision:
        """The question which it is."""
        *others, last = enumerate(alternatives((self,)))
        open_ones = [way for way in others if all(effect.possible(game, scope) for effect in way[1])]
        options = [Option("do", game.puts(effects), index=n) for n, effects in (*open_ones, last)]
        return Decision(scope.you, "Choose one", tuple(options), source=_source(game, scope))


def alternatives(effects: tuple[Effect, ...]) -> tuple[tuple[Effect, ...], ...]:
    """What may be done where it is one of several things: each of them."""
    both = effects[0] if len(effects) == 1 else None
    return (*alternatives(both.one), *alternatives(both.other)) if isinstance(both, Either) else (effects,)


class Mode(Node, frozen=True):
    """One of the things among which a player chooses."""

    effects: tuple[Effect, ...]

    def is_open(self, game: Any, scope: Scope) -> bool:
        """Whether it may be chosen: everything it targets is there."""
        targets = [target for effect in self.effects for target in targets_in(effect)]
        return all(target.is_available(game, scope) for target in targets)


class Modal(Effect, frozen=True):
    """`Choose one: ...; or ...`. Nothing in it is chosen before it is known which.

    Where a text is played or used, that is settled first (`modal_in`, `with_mode`), as its targets depend on it.
    """

    modes: tuple[Mode, ...]
    deferred: ClassVar[bool] = True

    def resolve(self, game: Any, frame: Resolve) -> Next:
        fitting = [n for n, mode in enumerate(self.modes) if mode.is_open(game, frame.scope)]
        if not fitting:
            frame.todo = frame.todo[1:]
            return frame.start
        return Ask(self.question(game, frame.scope, fitting), frame.mode_picked)

    def question(self, game: Any, scope: Scope, fitting: list[int]) -> Decision:
        """Which of the modes that may be chosen."""
        options = tuple(Option("do", game.puts(self.modes[n].effects), index=n) for n in fitting)
        return Decision(scope.you, "Choose one", options, source=_source(game, scope))


def modal_in(effects: tuple[Effect, ...]) -> Modal | None:
    """The first choice among modes in a text."""
    for effect in effects:
        found = effect if isinstance(effect, Modal) else modal_in(effect.effects) if isinstance(effect, If) else None
        if found is not None:
            return found
    return None


def with_mode(effects: tuple[Effect, ...], modal: Modal, mode: int) -> tuple[Effect, ...]:
    """The text as it is once that mode was chosen; its choices are numbered anew."""
    found: tuple[Effect, ...] = numbered(_without_modal(effects, modal, mode))
    return found


def _without_modal(effects: tuple[Effect, ...], modal: Modal, mode: int) -> tuple[Effect, ...]:
    found: list[Effect] = []
    for effect in effects:
        if effect is modal:
            found += modal.modes[mode].effects
        elif isinstance(effect, If):
            found.append(replace(effect, effects=_without_modal(effect.effects, modal, mode)))
        else:
            found.append(effect)
    return tuple(found)


def _source(game: Any, scope: Scope) -> int:
    return game.cards[scope.source.card].handle if scope.source else 0
