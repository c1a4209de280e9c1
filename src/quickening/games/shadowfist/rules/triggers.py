"""SF 26.0. Triggered effects: who waits for what, and how what was triggered is generated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.derive import Value, derived
from quickening.core.events import Event
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.core.game import Watcher
from quickening.core.modifiers import Ref
from quickening.core.once import once
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.definitions import STATE
from quickening.games.shadowfist.events.entering import CardPlayed, EnteredPlay
from quickening.games.shadowfist.events.notes import DelayedEnded, Witnessed
from quickening.games.shadowfist.kinds.abilities import Triggered
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.kinds.seen import LEAVING
from quickening.games.shadowfist.kinds.selections import OneOrMore, Subject
from quickening.games.shadowfist.rules.abilities import CardText, Entry, own_scope, texts
from quickening.games.shadowfist.rules.choices import as_it_was
from quickening.games.shadowfist.rules.generation import Generate, used_up
from quickening.games.shadowfist.rules.judging import judge_requirements
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND, NOBODY, PLAY, SMOKED, Delayed, Generated, PendingTrigger
from quickening.lang.nodes import Trigger, walk
from quickening.lang.selections import ThisCard

#: What tells that a card is played or enters play.
ARRIVALS = (EnteredPlay, CardPlayed)


class TriggerWatcher(Watcher):
    """A triggered ability waiting for its event."""

    __slots__ = ("ability", "delayed", "hidden", "key", "looks_back", "name", "scope", "source", "trigger")

    def __init__(
        self,
        ability: Triggered,
        scope: Scope,
        source: Ref,
        name: str,
        key: str,
        hidden: bool = False,
        delayed: bool = False,
        trigger: Trigger | None = None,
    ) -> None:
        self.ability, self.scope, self.source = ability, scope, source
        self.name, self.key = name, key
        self.hidden, self.delayed = hidden, delayed
        self.trigger = trigger or ability.trigger
        self.looks_back = self.trigger.looks_back

    def parts(self) -> Iterator[TriggerWatcher]:
        """One for each event that may trigger it: some are judged by what was before, some by what is then."""
        if len(self.ability.trigger.parts) == 1:
            yield self
            return
        for one in self.ability.trigger.parts:
            yield TriggerWatcher(
                self.ability, self.scope, self.source, self.name, self.key, self.hidden, self.delayed, one
            )

    def notice(self, game: ShadowfistGame, event: Event) -> PendingTrigger | None:
        """SF 26.1. It triggers if this is its event and its condition holds."""
        if isinstance(event, ARRIVALS) and self.is_only_like_it(event):
            return None
        scope = self.trigger.match(game, event, self.scope)
        if scope is None:
            return None
        condition = self.ability.condition
        if condition is not None and not condition.holds(game, scope):
            return None
        assert isinstance(scope, Scope)
        ability = self.remembering(game, event, scope) if isinstance(event, LEAVING) else self.ability
        return PendingTrigger(ability, scope, self.source, self.key, self.name, self.hidden, self.delayed)

    def is_only_like_it(self, event: EnteredPlay | CardPlayed) -> bool:
        """SF 24.5.2. A card does not trigger itself by what waits for cards like it: it has entered play already."""
        if event.card != self.source.card or self.delayed:
            return False
        return not isinstance(getattr(self.trigger, "who", None), ThisCard)

    def remembering(self, game: ShadowfistGame, event: Any, scope: Scope) -> Triggered:
        """SF 26.1.3. Where its own card or its subject leaves play, what it says of them is settled before."""
        own, subject = self.source.card, game.cards[self.source.card].subject if self.source.card >= 0 else NOBODY
        if event.card not in (own, subject) or event.card < 0 or not speaks_of_itself(self.ability):
            return self.ability
        return replace(self.ability, effects=as_it_was(game, self.ability.effects, scope, event.card == subject))


@once
def speaks_of_itself(ability: Triggered) -> bool:
    """Whether the effects say anything of the card itself or its subject."""
    return any(isinstance(part, (ThisCard, Subject)) for effect in ability.effects for part in walk(effect))


class PlayWatcher(Watcher):
    """A card in hand that may be played when something happens, judged by what was before it (SF 26.1.3)."""

    __slots__ = ("looks_back", "scope", "source", "trigger")

    def __init__(self, trigger: Trigger, scope: Scope, source: Ref) -> None:
        self.trigger = trigger
        self.scope = scope
        self.source = source
        self.looks_back = trigger.looks_back

    def parts(self) -> tuple[PlayWatcher]:
        """It waits for one event."""
        return (self,)

    def notice(self, game: ShadowfistGame, event: Event) -> None:
        """It is remembered for the scene in which the card may be played."""
        scope = self.trigger.match(game, event, self.scope)
        if scope is not None:
            game.note(Witnessed(self.source, len(game.log), scope))


Index = dict[type[Event], list[Any]]


def notice(game: ShadowfistGame, waiting: list[Any], event: Event, looks_back: bool, noticed: list[Any]) -> None:
    """SF 26.1. Who waits for this event notices it: before it happens or after, as `looks_back` says."""
    for watcher in waiting:
        if watcher.looks_back is looks_back:
            found = watcher.notice(game, event)
            if found is not None:
                noticed.append(found)


@derived(channels.TEXTS, channels.WAITING)
def watchers_of(game: ShadowfistGame) -> Index:
    """Who waits for each kind of event (SF 26.1.3): as before, if the same texts and effects wait."""
    waiting = _waiting(game)
    before = LAST_WATCHERS.get(game)
    if before is None or before[0] != waiting or before[1] != game.delayed:
        before = LAST_WATCHERS.put(game, (waiting, list(game.delayed), _together(game, waiting)))
    return before[2]


LAST_WATCHERS = Value[tuple[list[Index], list[Delayed], Index]]()


def _waiting(game: ShadowfistGame) -> list[Index]:
    """What cards in play wait for, card by card, and at the end what cards out of play do and who only looks on."""
    found: list[Index] = []
    for card, text in texts.of(game).items():
        watchers = text.watchers
        if watchers is None:
            watchers = watchers_in(game, card, text)
        if watchers:
            found.append(watchers)
    return [*found, *waiting_outside.of(game)]


@derived(channels.OUTSIDE)
def waiting_outside(game: ShadowfistGame) -> tuple[Index, Index]:
    """What cards out of play wait for, and who only looks on."""
    return _by_kind(_outside_watchers(game)), _by_kind(_witnesses(game))


def watchers_in(game: ShadowfistGame, card: int, text: CardText) -> Index:
    """What a card in play waits for, kept with its text."""
    if text.watchers is None:
        text.watchers = _by_kind(_watchers_of_card(game, card, text.entries))
    return text.watchers


def _together(game: ShadowfistGame, waiting: list[Index]) -> Index:
    """Effects that wait for their time come after all cards, and before who only looks on."""
    index: Index = {}
    for one in (*waiting[:-1], _by_kind(_delayed_watchers(game)), waiting[-1]):
        _add(index, one)
    return index


def _by_kind(watchers: Iterator[TriggerWatcher] | Iterator[PlayWatcher]) -> Index:
    index: Index = {}
    for watcher in watchers:
        for part in watcher.parts():
            for kind in part.trigger.events:
                index.setdefault(kind, []).append(part)
    return index


def _add(index: Index, more: Index) -> None:
    """What is added is not changed: it is kept for other times."""
    for kind, found in more.items():
        index[kind] = index[kind] + found if kind in index else found


def _watchers_of_card(game: ShadowfistGame, card: int, entries: list[Entry]) -> Iterator[TriggerWatcher]:
    """What a card in play waits for: by its text; face down (SF 24.4, 26.1.2), or as it is played (SF 25.5, 25.6)."""
    for entry in entries:
        if isinstance(entry.ability, Triggered) and entry.ability.area == PLAY:
            yield TriggerWatcher(entry.ability, entry.scope, game.ref(card), game.said(card), entry.key)
    if game.cards[card].face_down:
        yield from _printed_watchers(game, card, lambda one: one.area == PLAY and not one.revealed_only, hidden=True)
    elif not game.cards[card].resolved and not entries:
        yield from _printed_watchers(game, card, lambda one: bool(getattr(one.trigger, "entering", False)))


def _printed_watchers(
    game: ShadowfistGame, card: int, waits: Callable[[Triggered], bool], hidden: bool = False
) -> Iterator[TriggerWatcher]:
    """What is printed on a card whose text is not active, and waits all the same."""
    printed, scope = game.cards[card].printed, own_scope(game, card)
    for n, ability in enumerate(printed.abilities):
        if isinstance(ability, Triggered) and waits(ability):
            yield TriggerWatcher(ability, scope, game.ref(card), printed.name, str(n), hidden)


def works_in(area: str) -> Callable[[Triggered], bool]:
    """Whether an ability works there."""
    return lambda ability: ability.area == area


def _delayed_watchers(game: ShadowfistGame) -> Iterator[TriggerWatcher]:
    """SF 26.4. Effects that wait for their time."""
    for one in game.delayed:
        source = one.scope.source or Ref(NOBODY, 0)
        name = game.cards[source.card].name
        yield TriggerWatcher(one.ability, one.scope, source, name, f"d{one.stamp}", delayed=True)


def _outside_watchers(game: ShadowfistGame) -> Iterator[TriggerWatcher]:
    """SF 9.2.3. Abilities that work out of play."""
    for (area, _), cards in game.areas.items():
        for card in cards if area in (SMOKED, HAND) else ():
            if area in game.cards[card].definition.works_in:
                yield from _printed_watchers(game, card, works_in(area))


def _witnesses(game: ShadowfistGame) -> Iterator[PlayWatcher]:
    """Cards in hand to be played when something happens to cards that may be gone afterwards."""
    for (area, _), cards in game.areas.items():
        for card in cards if area == HAND else ():
            for timing in game.cards[card].definition.awaits:
                for trigger in timing.trigger.parts:
                    yield PlayWatcher(trigger, own_scope(game, card), game.ref(card))


# -- generating what was triggered (SF 26.1.4, 26.1.5) -------------------------------------------------------------


class TriggeredEffects(Frame):
    """SF 26.1.5. One triggered effect is generated: the players in the order of priority, each in an order of choice.

    Gives back the seat that generated it, or nothing if it was declined or cannot be. `nested`: while a card
    is being played, so that auctions wait (SF 24.5.4). `held`: for the next scene (SF 26.1.4). `only`: those of one
    card alone, which is entering play (SF 24.5.2).
    """

    rule: ClassVar[str] = "SF 26.1.5"

    nested: bool = False
    held: bool = False
    only: int = NOBODY
    asked: int = NOBODY

    def start(self, game: ShadowfistGame) -> Next:
        drop_impossible(game)
        group = next_group(game, self.only)
        if not group:
            return None
        if len(group) == 1:
            return self.offer(game, group[0])
        options = tuple(
            Option("trigger", f"{one.name} first", card=_handle(game, one.source), index=n)
            for n, one in enumerate(group)
        )
        self.asked = group[0].seat
        return Ask(Decision(self.asked, "Which effect is added first?", options), self.chosen)

    def chosen(self, game: ShadowfistGame) -> Next:
        if game.players[self.asked].out:
            return self.start  # SF 5.3: their effects are gone
        return self.offer(game, next_group(game, self.only)[game.chosen[0].index])

    def offer(self, game: ShadowfistGame, one: PendingTrigger) -> Next:
        """SF 26.1.1, 26.1.2. Mandatory ones are generated; others if their player will."""
        game.pending.remove(one)
        game.pending.insert(0, one)
        if not one.voluntary:
            return self.generate
        options = (Option("yes", f"Use {one.name}", card=_handle(game, one.source)), Option("no", "Do not"))
        self.asked = one.seat
        return Ask(Decision(one.seat, f"Use {one.name}?", options), self.answered)

    def answered(self, game: ShadowfistGame) -> Next:
        if game.players[self.asked].out:
            return self.start  # SF 5.3: their effects are gone
        if game.chosen[0].kind == "yes":
            return self.generate
        game.pending.pop(0)
        return None

    def generate(self, game: ShadowfistGame) -> Next:
        one: PendingTrigger = game.pending.pop(0)
        self.asked = one.seat
        if one.delayed:
            forget_delayed(game, one)
        if one.ability.alone:
            game.pending[:] = [other for other in game.pending if not is_same_deed(one, other)]
        return Run(
            Generate(
                seat=one.seat,
                source=one.source,
                kind=one.kind,
                name=one.name,
                ability=one.ability,
                scope=followed(game, one.scope),
                key=one.key,
                reveals=one.hidden,
                cancelable=one.kind == "triggered",  # SF 26.4
                nested=self.nested,
                held=self.held,
            ),
            self.generated,
        )

    def generated(self, game: ShadowfistGame) -> Next:
        return Done(self.asked) if self.returned else None


def gathered(found: list[PendingTrigger]) -> list[PendingTrigger]:
    """What `one or more` cards or players of one moment trigger is triggered once, and speaks of all of them."""
    if len(found) == 1 and least_together(found[0].ability.trigger) < 2:
        return found
    kept: dict[Any, PendingTrigger] = {}
    for n, one in enumerate(found):
        if len(one.ability.trigger.parts) > 1 and any(is_same_moment(one, other) for other in found[:n]):
            continue
        key = (one.source, one.key, one.delayed) if gathers(one.ability.trigger) else n
        kept[key] = together(kept[key], one) if key in kept else one
    return [one for one in kept.values() if len(one.scope.it) >= least_together(one.ability.trigger)]


def of_each_moment(game: ShadowfistGame, trigger: Any, seen: list[tuple[int, Scope]]) -> list[Scope]:
    """What a card in hand saw: where it waits for `one or more` cards, all of one moment together."""
    if not gathers(trigger):
        return [scope for _, scope in seen]
    kept: dict[int, Scope] = {}
    for moment, scope in seen:
        kept[moment] = both_seen(kept[moment], scope) if moment in kept else scope
    found = [replace(one, those=one.it) for one in kept.values() if len(one.it) >= least_together(trigger)]
    return [one for one in found if not is_of_several_players(trigger) or len(players_of(game, one)) > 1]


def seen_by(game: ShadowfistGame, scope: Any, trigger: Any) -> list[Any]:
    """What a card in hand saw happen in this scene."""
    assert game.scene is not None
    began = game.scene.began
    seen = [
        (moment, replace(followed(game, seen), you=scope.you, source=scope.source, me=scope.me))
        for source, moment, seen in game.witnessed
        if source == scope.source and moment >= began
    ]
    return of_each_moment(game, trigger, seen)


def players_of(game: ShadowfistGame, scope: Scope) -> set[int]:
    """SF 35.0. Who controls the cards that are meant, or did when they were last in play."""
    return {game.last_controller(ref.card) for ref in scope.it}


@once
def is_of_several_players(trigger: Any) -> bool:
    """`two or more Characters controlled by different players`."""
    return any(isinstance(part, OneOrMore) and part.apart for part in walk(trigger))


def is_same_moment(one: PendingTrigger, other: PendingTrigger) -> bool:
    """`is turned or declared as an attacker`: two things that one deed is at once are one event of a card."""
    same = one.source == other.source and one.key == other.key and one.delayed == other.delayed
    return same and one.scope.it == other.scope.it and type(one.scope.event) is not type(other.scope.event)


def is_same_deed(one: PendingTrigger, other: PendingTrigger) -> bool:
    """`exactly one "Title"`: what another copy of the card would do because of the same event."""
    return one.seat == other.seat and one.ability == other.ability and one.scope.event == other.scope.event


@once
def least_together(trigger: Any) -> int:
    """`two or more Characters at the same time`: how many cards have to be concerned in one moment."""
    return max((part.least for part in walk(trigger) if isinstance(part, OneOrMore)), default=0)


def together(one: PendingTrigger, other: PendingTrigger) -> PendingTrigger:
    """Two triggered effects as one: `it` are the cards of both, and amounts add up."""
    return replace(one, scope=both_seen(one.scope, other.scope))


def both_seen(first: Scope, second: Scope) -> Scope:
    """Two things that were seen at one moment as one."""
    it = merged(first.it, second.it)
    parties = tuple(map(merged, first.parties, second.parties))
    return replace(first, it=it, parties=parties, amount=first.amount + second.amount)


def merged(some: tuple[Ref, ...], others: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """The cards of both, each once."""
    return (*some, *(ref for ref in others if ref not in some))


def gathers(trigger: Any) -> bool:
    """Whether a trigger speaks of one or more cards or players."""
    return any(getattr(part, "gathers", False) for part in walk(trigger))


class EnteringEffects(Frame):
    """SF 24.5.2, 44.4. What a card triggers as it enters play is generated before any auction; all else waits."""

    card: int = NOBODY

    def start(self, game: ShadowfistGame) -> Next:
        if not any(one.source.card == self.card for one in game.pending):
            return None
        return Run(TriggeredEffects(nested=True, only=self.card), self.start)


class HeldEffects(Frame):
    """SF 26.1.4. Everything that was triggered is generated, to be played into the next scene."""

    def start(self, game: ShadowfistGame) -> Next:
        return Run(TriggeredEffects(held=True), self.start) if game.pending else None


def in_order_of_priority(game: ShadowfistGame, effects: Sequence[Generated]) -> list[Generated]:
    """SF 23.3, 30.4. Effects as they are added: clockwise from the active player, each player's in their order."""
    seats = game.seats_from(game.active)
    return sorted(effects, key=lambda one: seats.index(one.seat))


def drop_impossible(game: ShadowfistGame) -> None:
    """What cannot be generated, for want of choices or costs, or because it was used already, is not."""
    kept = []
    for one in game.pending:
        gone = one.hidden and not (game.alive(one.source) and game.cards[one.source.card].face_down)
        out = game.players[one.seat].out
        used = game.alive(one.source) and used_up(game, one.source.card, one.ability, one.key)
        if gone or out or used:
            continue
        if judge_requirements(game, one.seat, one.ability, followed(game, one.scope)) is None:
            kept.append(one)
    game.pending[:] = kept


def next_group(game: ShadowfistGame, only: int = NOBODY) -> list[PendingTrigger]:
    """SF 23.3. The effects of the first player in the order of priority who has any; perhaps of one card alone."""
    waiting = game.pending if only < 0 else [one for one in game.pending if one.source.card == only]
    for seat in game.seats_from(game.active):
        own = [one for one in waiting if one.seat == seat]
        if own:
            return own
    return []


def followed(game: ShadowfistGame, scope: Scope) -> Scope:
    """SF 24.1.3.3. A card that the event itself moved is still the one the text speaks of."""
    card = getattr(scope.event, "card", NOBODY)
    spoken_of = (*scope.it, *(ref for refs in scope.parties for ref in refs), scope.source, scope.me)
    if card < 0 or all(game.alive(ref) for ref in spoken_of if ref is not None):
        return scope
    moved = {card, *went_along(game, scope)}
    it = tuple(game.ref(ref.card) if ref.card in moved else ref for ref in scope.it)
    parties = tuple(tuple(game.ref(ref.card) if ref.card in moved else ref for ref in refs) for refs in scope.parties)
    source = game.ref(scope.source.card) if scope.source is not None and scope.source.card in moved else scope.source
    me = game.ref(scope.me.card) if scope.me is not None and scope.me.card in moved else scope.me
    return replace(scope, it=it, parties=parties, source=source, me=me)


def went_along(game: ShadowfistGame, scope: Scope) -> list[int]:
    """SF 9.2.4, 25.5.4. A State that was smoked because its subject left play in that event."""
    source = scope.source
    if source is None or source.card < 0 or game.alive(source) or not isinstance(scope.event, LEAVING):
        return []
    state = game.cards[source.card]
    return [source.card] if state.printed.type == STATE and state.area == SMOKED else []


def forget_delayed(game: ShadowfistGame, one: PendingTrigger) -> None:
    """SF 26.4. A delayed effect happens once."""
    game.note(DelayedEnded(tuple(other for other in game.delayed if f"d{other.stamp}" == one.key and other.once)))


def _handle(game: ShadowfistGame, ref: Ref) -> int:
    return game.cards[ref.card].handle if ref.card >= 0 else 0
