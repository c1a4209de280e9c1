"""A game in progress: the state, and the loop that runs its frames.

Every field is state, copied by `clone` and written by `save`, except those named in `TRANSIENT`: the table of
definitions, which never changes, whether and where the game pauses to be shown, the sentences of the log, which come
again when the game is played again, and what is known of derived values (`core/derive.py`), which can be worked out
again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from hashlib import blake2b
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from quickening.core.chance import Chance
from quickening.core.cloning import clone_plan, field_hints
from quickening.core.data import BadData, Codec, Definition, Frozen, Mutable
from quickening.core.decisions import RESPOND, Decision, Option
from quickening.core.derive import Knowing, nothing_known
from quickening.core.events import Conceded, Event, GameEnded, Note
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.core.loading import check_game, check_state, with_lists
from quickening.core.modifiers import Ref
from quickening.core.outside import CONCEDE, NO_SEAT, REPAIR, RESUME, TIME, Answer, Outcome, Repairs
from quickening.core.prompts import Prompt, Stage, Tag, Track
from quickening.core.records import Record, record_of
from quickening.core.redealing import Memory, spoken_of
from quickening.core.refusals import Refusal, Refused
from quickening.core.repairs import PutOnStack, Repair, repair
from quickening.core.seeing import Board, seen_by
from quickening.core.stops import Call, Stop
from quickening.core.valuing import chances, habits_of, score, settled, weights_of
from quickening.core.views import AreaView, CardView, LogLine, Status, View

Self = TypeVar("Self", bound="Game")
Print = TypeVar("Print", bound=Definition)

#: More steps than any honest sequence without a decision: past this a game is looked at for a mandatory loop.
MANY_STEPS = 20_000
#: More than anybody divides among options in one answer.
MOST_SHARES = 5_000


class Card(Mutable, Generic[Print]):
    """A card of this game, wherever it is. Games add what else they keep about a card."""

    definition: Print
    owner: int
    area: str = ""
    handle: int = 0

    @property
    def name(self) -> str:
        return self.definition.name


class Table(Frozen, frozen=True):
    """What does not change during a game: which game it is, and the definitions of all cards."""

    game: str
    definitions: Mapping[str, Definition]


class Watcher:
    """Something that waits for an event: a triggered power, a triggered modifier.

    `looks_back` watchers judge by the state before the event, others by the state after it.
    """

    __slots__ = ()
    looks_back: bool

    def notice(self, game: Any, event: Event) -> Any | None:
        """What is to be resolved because of this event, or `None`."""
        raise NotImplementedError  # pragma: no cover


#: How a card got a new handle: the one it had, the one it has, and where it lay until then, with whom.
Renewal = tuple[int, int, str, int]
#: So many of them a game remembers at least, where it is asked to.
MANY_RENEWALS = 300


class Game(Knowing, kw_only=True):
    """The state of one game and the engine that moves it.

    `lines` are the sentences of the log: of each event one for all, or one for spectators and one for each seat.
    `renewals`: how handles were renewed lately, for those who show cards that travel; it is no part of the state.
    Without `tells` nobody reads what happens, and it is not put into words until somebody does.
    """

    TRANSIENT: ClassVar[tuple[str, ...]] = (
        "table",
        "known",
        "pauses",
        "paused",
        "lines",
        "renewals",
        "tells",
    )

    table: Table
    names: tuple[str, ...]
    chance: Chance
    setup: tuple[tuple[str, Any], ...] = ()
    cards: list[Card[Any]] = msgspec.field(default_factory=list)
    areas: dict[tuple[str, int], list[int]] = msgspec.field(default_factory=dict)
    stack: list[Frame] = msgspec.field(default_factory=list)
    pending: list[Any] = msgspec.field(default_factory=list)
    log: list[Event] = msgspec.field(default_factory=list)
    lines: list[str | tuple[str, ...]] = msgspec.field(default_factory=list)
    answers: list[Any] = msgspec.field(default_factory=list)
    clock: int = 0
    chosen: tuple[Option, ...] = ()
    decision: Decision | None = None
    outcome: Outcome | None = None
    ask_forced: bool = False
    pauses: bool = False
    paused: Decision | None = None
    renewals: list[Renewal] | None = None
    tells: bool = True

    # -- running ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    def advance(self) -> None:
        """Run steps until somebody has to decide or the game is over."""
        stack = self.stack
        frame = stack[-1]
        step = getattr(frame, frame.step)
        for _ in range(MANY_STEPS):
            coming = step(self)
            if coming is None:
                stack.pop()
            elif isinstance(coming, Run):
                if coming.then is None:
                    stack.pop()
                else:
                    frame.step, frame.returned = coming.then.__name__, None
                stack.append(coming.frame)
            elif isinstance(coming, Ask):
                frame.step, frame.returned = coming.then.__name__, None
                self.ask(coming.decision)
            elif isinstance(coming, Done):
                stack.pop()
                stack[-1].returned = coming.value
            elif not callable(coming):
                raise TypeError(f"{type(frame).__name__}.{step.__name__} returned {coming!r}")
            elif stack[-1] is frame and self.outcome is None:  # nobody asks for its name before it has been run
                step = coming
                continue
            else:
                frame.step = coming.__name__
            if self.decision is not None or self.outcome is not None or self.paused is not None:
                return
            frame = stack[-1]
            step = getattr(frame, frame.step)
        self.mandatory_loop()

    def ask(self, decision: Decision) -> None:
        """A decision with one possible answer is answered at once: nobody is asked to do the only thing there is.

        Where `ask_forced`, it is asked all the same if the game is at rest.
        """
        if decision.repeats and decision.most > MOST_SHARES:
            raise RuntimeError(f"{decision.most} is more than can be divided in an answer")
        if decision.forced and not (self.ask_forced and decision.rests):
            if decision.options or decision.sort != RESPOND:
                self.chosen = decision.only_answer
            if decision.rests or decision.sort == RESPOND:
                self.pause(decision)
        elif self.outcome is None:
            if len(decision.options) < decision.least and not (decision.may_decline or decision.repeats):
                raise RuntimeError(f"nobody can answer: {decision.question}")
            self.decision = decision

    def answer(self, answer: Any) -> None:
        """Answer the decision with an option, its id, or a sequence of either. A refused answer changes nothing."""
        decision = self.decision
        if decision is None:
            raise Refused("the game is over: there is nothing to answer")
        chosen = decision.find(answer)
        self.answers.append((decision.seat, chosen))
        self.note_answer(decision, chosen)
        self.chosen = chosen
        self.decision = None
        if self.pauses and decision.sort == RESPOND and is_idle(decision, chosen):
            self.pause(decision)
        if self.paused is None:
            self.advance()

    def pause(self, unasked: Decision) -> None:
        """Where the game `pauses`, it stops before it goes on without an answer of somebody who could have given one.

        So whoever looks on sees the same, whether somebody held nothing and was not asked, or let it happen.
        """
        if self.pauses and self.outcome is None:
            self.paused = unasked

    def go_on(self) -> None:
        """Go on after a pause."""
        self.paused = None
        self.advance()

    def note_answer(self, decision: Decision, chosen: tuple[Option, ...]) -> None:
        """A decision is about to be carried out, for games that have to remember it."""

    def concede(self, seat: int) -> None:
        """Give up, at any time and whoever's decision it is."""
        if self.over:
            raise Refused("the game is over: there is nothing to concede")
        self.check_seat(seat)
        self.answers.append((seat, (CONCEDE,)))
        self.happen(Conceded(seat))
        self.conceded(seat)

    def conceded(self, seat: int) -> None:
        """What a concession means: here, everybody else wins."""
        winners = tuple(other for other in range(len(self.names)) if other != seat)
        self.end(Outcome(winners, f"{self.names[seat]} conceded", self.concession_rule))

    concession_rule: ClassVar[str] = ""

    def call_time(self) -> None:
        """Time is called at a tournament, whoever's decision it is. Refuses it where no rule says what follows."""
        if self.over:
            raise Refused("the game is over: there is no time to call")
        self.time_is_called()
        self.answers.append((NO_SEAT, (TIME,)))

    def time_is_called(self) -> None:
        """What it means that time is called; few games know that."""
        raise Refused("no rule of this game says what follows when time is called")

    def aside(self, seat: int, what: str, words: Sequence[str] = ()) -> None:
        """What is done whoever's decision it is: a player concedes or ends a standing pass, or time is called.

        Or a judge repairs the table, as `words` say.
        """
        if what == CONCEDE:
            self.concede(seat)
        elif what == RESUME:
            self.resume(seat)
        elif what == REPAIR:
            repair(self, seat, words)
        else:
            self.call_time()

    #: What a judge can repair (`core/repairs.py`), and the questions that can be asked anew: the frame and its next
    #: step, and the step that asks.
    REPAIRS: ClassVar[Repairs] = Repairs()
    ASKED_ANEW: ClassVar[Mapping[tuple[str, str], str]] = {}

    def repair_of(self, wanted: Repair, by: int) -> Event:
        """What happens by a repair. Refuses what cannot be."""
        raise NotImplementedError  # pragma: no cover

    def played_from_stack(self, put: PutOnStack, number: int) -> Frame:
        """What plays a card that a judge put on the stack, or uses the ability of that number of one in play."""
        raise NotImplementedError  # pragma: no cover - where it can be repaired

    def settling(self) -> Frame | None:
        """What has to be put right by the rules after a repair, if anything has."""
        return None

    def resume(self, seat: int) -> None:
        """End a standing pass, at any time and whoever's decision it is: from now on the seat is asked again."""
        if self.over or not self.is_passing(seat):
            raise Refused("there is no standing pass to end")
        self.answers.append((seat, (RESUME,)))
        self.resumed(seat)

    def is_passing(self, seat: int) -> bool:
        """Whether a seat has said that it passes until something happens; few games know that."""
        return False

    def resumed(self, seat: int) -> None:
        """What it means that a standing pass ends."""
        raise NotImplementedError  # pragma: no cover

    def end(self, outcome: Outcome) -> None:
        """The game is over. Later endings change nothing."""
        if self.outcome is None:
            self.happen(GameEnded(outcome))
            self.decision = None

    def mandatory_loop(self) -> None:
        """Nobody decides anything and nothing ends: games say what becomes of it."""
        raise RuntimeError("endless sequence of steps")

    # -- events ----------------------------------------------------------------------------------------------------

    def do(self, events: Sequence[Event], then: Callable[[Any], Any], spared: tuple[Any, ...] = ()) -> Next:
        """Let events happen together, unless they cannot or something replaces them; then go on with `then`.

        `spared` names the replacements that made these events: they may not replace them again.
        """
        possible = [event for event in events if self.can_happen(event)]
        replacing = self.replacement(possible, spared)
        if replacing is not None:
            return Run(replacing, then)
        self.happen(*possible)
        return then

    def can_happen(self, event: Event) -> bool:
        """Whether nothing forbids the event."""
        return True

    def replacement(self, events: list[Event], spared: tuple[Any, ...]) -> Frame | None:
        """The frame that carries out replaced events, if any of them is to be replaced."""
        return None

    def watchers(self, kind: type[Event]) -> Sequence[Watcher]:
        """Who waits for this kind of event."""
        return ()

    def watchers_besides(self, event: Event) -> Sequence[Watcher]:
        """Who else waits for this very event: what it happens to, where only that can matter."""
        return ()

    def happen(self, *events: Event) -> None:
        """These events happen, all at once. The only place where the state changes by a rule."""
        noticed: list[Any] = []
        for event in events:
            self._notice(event, True, noticed)
        for event in events:
            event.apply(self)
        self.write_down(events)
        for event in events:
            self._notice(event, False, noticed)
        if noticed:
            self.pending.extend(noticed)

    def write_down(self, events: Sequence[Event]) -> None:
        """Events are in the log, and what each may read of them is settled by what is known now."""
        self.log.extend(events)
        if self.tells:
            self.lines.extend([self._line(event) for event in self.log[len(self.lines) :]])

    def _line(self, event: Event) -> str | tuple[str, ...]:
        first = event.tell(self, None) or ""
        lines = [first, *[event.tell(self, seat) or "" for seat in range(len(self.names))]]
        return first if lines.count(first) == len(lines) else tuple(lines)

    def note(self, *notes: Note) -> None:
        """What the rules keep account of from now on."""
        for note in notes:
            note.apply(self)

    def _notice(self, event: Event, looks_back: bool, noticed: list[Any]) -> None:
        for waiting in (self.watchers(type(event)), self.watchers_besides(event)):
            for watcher in waiting:
                found = watcher.notice(self, event) if watcher.looks_back is looks_back else None
                if found is not None:
                    noticed.append(found)

    # -- cards -----------------------------------------------------------------------------------------------------

    def tick(self) -> int:
        """The next moment: timestamps and handles are numbered from one clock."""
        self.clock += 1
        return self.clock

    def counts(self, card: int, described: Any) -> bool:
        """Whether a card that is as a text describes it counts as such; a game may leave out some."""
        return True

    def area(self, name: str, seat: int = -1) -> list[int]:
        """The cards of an area in order, the top of a pile last. Areas shared by all have seat -1."""
        return self.areas[name, seat]

    def ref(self, card: int) -> Ref:
        """The card as it is now: after a change of area the reference is dead."""
        return Ref(card, self.cards[card].handle)

    def alive(self, ref: Ref) -> bool:
        """Whether the card is still the card it was."""
        return self.cards[ref.card].handle == ref.handle

    def note_renewal(self, old: int, new: int, area: str, seat: int) -> None:
        """A card that lay there has a new handle; noted where somebody wants to know (`core/following.py`)."""
        if self.renewals is not None:
            self.renewals.append((old, new, area, seat))

    def shuffle(self, name: str, seat: int) -> None:
        """Every order equally likely; every card gets a new handle, by position, so that none can be followed."""
        cards = self.areas[name, seat]
        self.chance.shuffle(cards)
        for place, card in enumerate(cards, self.clock + 1):
            self.cards[card].handle = place
        self.clock += len(cards)

    def cut(self, name: str, seat: int) -> None:
        """What lay under some place, each equally likely, comes to the top; no card can be followed there."""
        cards = self.areas[name, seat]
        place = self.chance.roll(len(cards) - 1)
        cards[:] = cards[place:] + cards[:place]
        for card in cards:
            self.cards[card].handle = self.tick()
        self.invalidate()

    def asked_openly(self, seat: int | None) -> int | None:
        """Who is asked, as far as a seat may know. Whoever has nothing to decide in their turn seems to be asked."""
        decision = self.decision or self.paused
        if decision is self.paused and decision is not None:
            return decision.seat if decision.open else None
        return decision.seat if decision is not None and (decision.open or decision.seat == seat) else None

    # -- seen from outside -----------------------------------------------------------------------------------------

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that nobody has."""
        if seat not in range(len(self.names)):
            raise Refused(f"there is no seat {seat}")

    def view(self, seat: int | None, log: bool = True, board: Board | None = None, since: int = 0) -> View:
        """What that seat may know; `None` is a spectator.

        `since` is the first event of which the log tells: who has read the lines before asks for the new ones alone,
        and a view costs the same however long the game is. Without a `log` nothing is said for people at all.
        `board` is what all seats see alike: one for all views of the game as it is now.
        """
        if seat is not None:
            self.check_seat(seat)
        status, areas = self.in_sight(seat, board or Board())
        return seen_by(self, seat, status, areas, log, since)

    def in_sight(self, seat: int | None, board: Board) -> tuple[Status, list[AreaView]]:
        """How things stand and every area, as far as a seat may know: by an allow-list; `None` is a spectator."""
        raise NotImplementedError  # pragma: no cover

    def by_handle(self, seat: int | None, handle: int) -> int:
        """The card a player means by a handle: one they can see."""
        for number, state in enumerate(self.cards):
            if state.handle == handle and self.is_visible(seat, number):
                return number
        raise Refused(f"there is no card {handle} that you can see")

    def is_visible(self, seat: int | None, card: int) -> bool:
        """Whether a player may look at a card."""
        raise NotImplementedError  # pragma: no cover

    def prompt(self, card: CardView | None, rule: str) -> Prompt | None:
        """The question as a person reads it; `card` asks, as its player sees it, or `rule` does."""
        return None

    @classmethod
    def in_keys(cls, name: str, value: Any, of: Callable[[int], int]) -> Any:
        """A fact of `status`, or the `place` of a card, with other numbers for what the clock has numbered."""
        return value

    def track(self, seat: int | None) -> Track | None:
        """The steps of a turn, for whoever looks."""
        return None

    def stage(self, seat: int | None) -> Stage | None:
        """What is fought over, as a seat may know it."""
        return None

    def why_not(self, seat: int, card: int) -> list[Refusal]:
        """Why a seat cannot do anything with a card (by its handle): one reason for each thing it might do."""
        raise NotImplementedError  # pragma: no cover

    def unless_asked_else(self, card: int, found: list[Refusal], rule: str) -> list[Refusal]:
        """Reasons found; where there are none and the question is not about the card, that is the reason."""
        decision = self.decision
        if found or decision is None or any(card in option.cards for option in decision.options):
            return found
        return [Refusal(rule, "{name} cannot act now: you are asked something else.", "Answer that first.")]

    def explain(self, card: int, number: str) -> list[tuple[str, int]]:
        """The chain behind a number of a card (by its handle): what is printed, then each change and its words."""
        raise NotImplementedError  # pragma: no cover

    def explain_player(self, seat: int, number: str) -> list[tuple[str, int]]:
        """The chain behind a number of a player's, in games where it is made of parts."""
        raise Refused(f"nothing is known about the {number} of a player")

    def told(self, seat: int | None, since: int = 0) -> tuple[LogLine, ...]:
        """The log as that seat may read it."""
        lines = ((self.line(place, seat), place) for place in range(since, len(self.log)))
        return tuple([LogLine(text, self.cited(self.log[place])) for text, place in lines if text])

    def line(self, place: int, seat: int | None) -> str:
        """What a seat may read of an event of the log: what it could when that happened. Nothing for nothing."""
        line = self.lines[place] if place < len(self.lines) else self._line(self.log[place])
        return line if isinstance(line, str) else line[0 if seat is None else seat + 1]

    def cited(self, event: Event) -> str:
        """The rule that made an event happen, in the book this game is played by."""
        return event.rule

    def situation(self) -> tuple[Any, ...]:
        """What everybody sees of how far things have come, where the log does not tell it."""
        return ()

    #: What a player may want to be asked about (`core/stops.py`).
    STOPS: ClassVar[tuple[Stop, ...]] = ()

    def calls(self, decision: Decision) -> tuple[Call, ...] | None:
        """Why the seat that is asked might want to be, by what it knows; `None`: it is asked whatever it wishes."""
        return None

    def step_now(self) -> str:
        """The step of the turn that it is, by its id."""
        return ""

    def is_quiet(self) -> bool:
        """Whether nothing is fought over, and nothing waits to resolve."""
        return True

    def turns_begun(self) -> int:
        """How many turns have begun, or rounds in which all have turns. Bots look no further than into the next."""
        return 0

    def horizon(self) -> int:
        """How many decisions bots look ahead at most, if nothing is fought over then."""
        return 16

    def likely_answers(self, decision: Decision) -> list[tuple[Option, ...]]:
        """Answers worth looking at that name several options, the likeliest first; none if a game knows no better."""
        return []

    def can_foresee(self, seat: int) -> bool:
        """Whether what comes can be told to a seat: not where it turns on one card that only others know."""
        return True

    def fates(self, before: Any) -> list[Tag]:
        """What has become of the cards that lay in play in a game before, for all to see."""
        return []

    def rule_of(self, frame: Frame) -> str:
        """The rule that a frame carries out, in the book this game is played by; nothing if none is said."""
        return frame.rule

    def clone(self: Self) -> Self:
        """An independent copy, paused at the same decision."""
        new = copy(self)
        kind: Any = type(self)
        for name, copied in clone_plan(kind):
            setattr(new, name, copied(getattr(self, name)))
        new.known = nothing_known()
        new.lines = self.lines.copy()
        new.renewals = None if self.renewals is None else self.renewals[-MANY_RENEWALS:]
        return new

    def redeal(self: Self, seat: int, memory: Memory, chance: Chance) -> Self:
        """A game that the seat could be in: all it cannot know is drawn anew, and so is what chance will bring.

        From which seed and decks the game began is not known to it, nor asked in it.
        """
        keep = spoken_of(self, seat) - self.backs_in_play(seat, memory.seen)
        other = self.redealt(seat, keep, memory.seen, chance)
        other.chance = Chance.seeded(chance.below(1 << 62))
        other.setup = tuple([one for one in other.setup if one[0] not in ("decks", "seed")])
        other.answers = []
        return other

    def redealt(self: Self, seat: int, keep: set[int], seen: set[int], chance: Chance) -> Self:
        """The game with other cards where a seat cannot see them; those to `keep` stay, `seen` ones change places."""
        other = self.clone()
        other.deal_unknown(seat, keep, seen, chance)
        return other

    def deal_unknown(self, seat: int, keep: set[int], seen: set[int], chance: Chance) -> None:
        """Deal what a seat cannot know anew, in this game."""
        raise NotImplementedError  # pragma: no cover

    def backs_in_play(self, seat: int, seen: set[int]) -> set[int]:
        """The cards that lie face down before all: a seat may be asked about one without knowing what it is."""
        return set()

    def shown_to(self, event: Event, seat: int) -> tuple[int, ...]:
        """The cards whose faces a seat is shown by an event, as the rules have it."""
        raise NotImplementedError  # pragma: no cover

    def figures(self) -> list[list[float]]:
        """How each seat stands, as a row of hand-made figures for each (`core/valuing.py`)."""
        raise NotImplementedError  # pragma: no cover

    def guesses(self) -> tuple[tuple[str, float], ...]:
        """What the figures of a row are called, and a guess of what each weighs."""
        raise NotImplementedError  # pragma: no cover

    def weights(self) -> list[float]:
        """What the figures of this game weigh."""
        return weights_of(type(self).__module__.rpartition(".")[0], self.book_of_value(), self.guesses())

    def habits(self) -> dict[str, float]:
        """How much likelier than any an option is to be taken, by its words or its kind."""
        return habits_of(type(self).__module__.rpartition(".")[0], self.book_of_value())

    def book_of_value(self) -> str:
        """Under which name its weights are kept, where a game is played in several ways."""
        return ""

    def evaluate(self) -> list[float]:
        """What the position is worth to each seat, between 0 (lost) and 1 (won); they add up to 1."""
        if self.outcome is not None:
            return settled(self.outcome, len(self.names))
        weights = self.weights()
        return chances([score(row, weights) for row in self.figures()])

    def recorded_answers(self) -> list[Answer]:
        """The answers so far by option ids."""
        return [Answer(seat, tuple(_id_of(option) for option in chosen)) for seat, chosen in self.answers]

    def record(self, position: dict[str, Any] | None = None) -> Record:
        """The game so far as its record, from its beginning or from a position it was in (as `save` gave it then)."""
        return record_of(self, position)

    def save(self) -> dict[str, Any]:
        """The whole state as JSON data, to be carried on by `load`."""
        codec = Codec(self.table.definitions)
        fields = [name for name in self.__struct_fields__ if name not in self.TRANSIENT]
        data = {name: codec.encode(getattr(self, name)) for name in fields if name != "answers"}
        data["answers"] = codec.encode([(seat, tuple(map(_id_of, chosen))) for seat, chosen in self.answers])
        return {"game": self.table.game, "state": data}

    @classmethod
    def load(cls: type[Self], data: Any, table: Table) -> Self:
        """A game from what `save` gave."""
        if not isinstance(data, dict) or data.get("game") != table.game or not isinstance(data.get("state"), dict):
            raise BadData(f"$: not a saved game of {table.game}")
        codec = Codec(table.definitions)
        kind: Any = cls
        hints = field_hints(kind)
        fields = {
            name: with_lists(codec.decode(item, f"$.state.{name}"), hints.get(name), f"$.state.{name}")
            for name, item in data["state"].items()
        }
        check_state(fields, hints)
        try:
            game = cls(table=table, **fields)
        except TypeError as error:
            raise BadData(f"$.state: {error}") from None
        check_game(game)
        return game

    def lies_with(self, card: int) -> int:
        """The seat in whose area a card lies, if that area is a player's: its owner's, unless a game says else."""
        return self.cards[card].owner

    def is_place(self, option: Option) -> bool:
        """Whether an option is about a place that there is, not about a card."""
        return False

    def flaws(self) -> Iterator[str]:
        """What else makes it impossible that this is a game: the field, and what is wrong with it."""
        yield from ()

    def fingerprint(self) -> str:
        """A short digest of the whole state: equal states have equal ones."""
        return blake2b(msgspec.json.encode(self.save()), digest_size=12).hexdigest()


def is_idle(decision: Decision, chosen: tuple[Option, ...]) -> bool:
    """Whether nothing is done by an answer."""
    idle = decision.next
    return idle is not None and chosen == tuple([decision.options[place] for place in idle])


def _id_of(option: Any) -> str:
    return option.id if isinstance(option, Option) else option
