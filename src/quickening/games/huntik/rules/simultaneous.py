"""HK 702.3, 711.3. What happens at one moment: powers that come or go, modifiers that start together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.events.areas import Discarded, EnteredPlay, NumbersRecalled
from quickening.games.huntik.events.lasting import PowersGiven, PowersLost, PowersReturned, PowersStarted
from quickening.games.huntik.events.on_the_map import Unstunned
from quickening.games.huntik.kinds.abilities import TriggeredPower
from quickening.games.huntik.kinds.triggers import LEAVING, leaving_play
from quickening.games.huntik.rules.generating import generated, is_gift
from quickening.games.huntik.rules.modifiers import gives_powers, has_gift, has_lost, powers_at_risk
from quickening.games.huntik.rules.triggered_powers import (
    PendingTrigger,
    TriggerWatcher,
    watchers_by_event,
    watchers_of,
)
from quickening.games.huntik.state import Gained, HuntikGame, Modifier
from quickening.lang.nodes import Scope

#: The events with which the text of a card begins to count.
APPEARING = frozenset({EnteredPlay, Unstunned})
_WAKING = frozenset({*APPEARING, Discarded})


def nobody_waits(game: HuntikGame, events: Sequence[Event]) -> bool:
    """Whether no power can trigger on these events, come or go: the usual case, and quick to carry out."""
    if game.powerless or powers_at_risk.of(game):
        return False
    awaited = watchers_by_event.of(game)
    for event in events:
        kind = type(event)
        for watcher in awaited.get(kind, ()):
            if watcher.minds(event):
                return False
        if kind in _WAKING and _wakes(game, event, len(events) > 1):
            return False
    return True


def _wakes(game: HuntikGame, event: Any, together: bool) -> bool:
    """Whether a text begins to count with this event and waits, or takes powers, or one of several modifies."""
    printed: Printed = game.cards[event.card].printed
    if printed.waits or type(event) is Discarded:
        return printed.waits
    return printed.takes_powers or (together and printed.modifies)


def recall_together(game: HuntikGame, events: Sequence[Event]) -> None:
    """HK 702.4. Cards that leave play at one moment are remembered as they all were before it."""
    for event in events:
        for card in leaving_play(game, event) if isinstance(event, LEAVING) else ():
            game.note(NumbersRecalled(card))


# -- powers that come or go with the event (HK 702.3) --------------------------------------------------------------


def triggered_while_coming(game: HuntikGame, events: Sequence[Event]) -> list[PendingTrigger]:
    """HK 702.3. What triggers on cards whose text appears with these events, judged before they happen."""
    found: list[PendingTrigger] = []
    for coming in events:
        if type(coming) in APPEARING:
            for watcher in _watchers_to_come(game, coming):
                seen = (watcher.notice(game, event) for event in events if type(event) in watcher.trigger.events)
                found += [one for one in seen if one is not None]
    return found


def _watchers_to_come(game: HuntikGame, coming: Any) -> list[TriggerWatcher]:
    state, ref = game.cards[coming.card], game.ref(coming.card)
    scope = Scope(coming.seat if isinstance(coming, EnteredPlay) else state.controller, me=ref, source=ref)
    own: list[tuple[TriggeredPower, Modifier | None]] = [(one, None) for one in state.printed.of(TriggeredPower)]
    return [
        TriggerWatcher(trigger, power.effects, scope, giver)
        for power, giver in own + _given_to(game, coming.card)
        for trigger in power.trigger.parts
        if trigger.looks_back
    ]


def _given_to(game: HuntikGame, card: int) -> list[tuple[TriggeredPower, Modifier | None]]:
    """The powers that wait and that a card is given as soon as it has any, with what gives them."""
    givers = (*game.modifiers, *generated.of(game)) if gives_powers.of(game) else ()
    powers = [(one.change.gift, one) for one in givers]
    return [(power, one) for power, one in powers if isinstance(power, TriggeredPower) and has_gift(game, one, card)]


def renewed(game: HuntikGame, triggered: PendingTrigger) -> PendingTrigger:
    """The same, now that the card that waited is the card it is after the event."""
    me = triggered.scope.me and game.ref(triggered.scope.me.card)
    return replace(triggered, scope=replace(triggered.scope, me=me, source=me))


def triggered_while_going(
    game: HuntikGame, events: Sequence[Event], waiting: dict[type[Event], list[TriggerWatcher]]
) -> list[PendingTrigger]:
    """HK 702.3. What triggers on powers that were gone the moment the event happened they were `waiting` for."""
    found = []
    for event in events:
        still = [one.key for one in watchers_of(game, type(event))]
        gone = [one for one in waiting.get(type(event), ()) if not one.looks_back and one.key not in still]
        seen = (watcher.notice(game, event) for watcher in gone)
        found += [one for one in seen if one is not None]
    return found


# -- powers that are lost or return with the event (HK 702.3) ------------------------------------------------------


def is_risky(game: HuntikGame, events: Sequence[Event]) -> bool:
    """Whether with these events cards may lose powers, or have them again."""
    return bool(game.powerless) or powers_at_risk.of(game) or any(_takes_powers(game, event) for event in events)


def _takes_powers(game: HuntikGame, event: Any) -> bool:
    return type(event) in APPEARING and game.cards[event.card].printed.takes_powers


class Balance:
    """Who waits for events just before they happen: with a power that it may lose, or without one that may return."""

    __slots__ = ("having", "lacking")

    def __init__(self, game: HuntikGame, events: Sequence[Event]) -> None:
        waiting = [(one, event) for event in events for one in watchers_of(game, type(event)) if one.minds(event)]
        self.having = [pair for pair in waiting if not pair[0].looks_back and pair[0].has_power(game)]
        lacking = [pair for pair in waiting if pair[0].looks_back and not pair[0].has_power(game)]
        self.lacking = [(one, one.triggered_by(game, event)) for one, event in lacking]

    def triggered(self, game: HuntikGame) -> list[PendingTrigger]:
        """HK 702.3. What triggers though the power is lost by now, or was till now."""
        lost = [(one, event) for one, event in self.having if _is_there(game, one) and not one.has_power(game)]
        late = [one.triggered_by(game, event) for one, event in lost]
        late += [found for one, found in self.lacking if _is_there(game, one) and one.has_power(game)]
        return [one for one in late if one is not None]


def _is_there(game: HuntikGame, watcher: TriggerWatcher) -> bool:
    me = watcher.scope.me
    return me is not None and game.alive(me)


# -- powers that return (HK 700.3) ---------------------------------------------------------------------------------


def note_lost_powers(game: HuntikGame) -> None:
    """HK 700.3. The modifiers of always-on powers that return get a new timestamp."""
    if game.returned:
        game.note(PowersReturned(()))
    if not (game.powerless or powers_at_risk.of(game)):
        return
    now = tuple(card for card in game.in_play if has_lost(game, card))
    returned = tuple(card for card in game.powerless if card in game.in_play and card not in now)
    if now != game.powerless:
        game.note(PowersLost(now), PowersReturned(returned))
    if returned:
        put_in_time_order(game, game.returned)


# -- powers that are given (HK 711.2d) -----------------------------------------------------------------------------


def note_given_powers(game: HuntikGame, before: int) -> None:
    """HK 711.2d. Always-on powers that cards were given have the timestamp of that; `before` is when they had not."""
    gained = tuple(one for giver in _givers(game) for one in _gains(game, giver, before))
    if gained != game.gained:
        game.note(PowersGiven(gained))


def _givers(game: HuntikGame) -> list[Modifier]:
    powers = [(one, one.change.gift) for one in (*game.modifiers, *generated.of(game))]
    return [one for one, power in powers if power is not None and power.is_continuous]


def _gains(game: HuntikGame, giver: Modifier, before: int) -> list[Gained]:
    """Who has the power, and since when: what came together with its giver or its card is as old as that."""
    found = []
    for card in game.in_play:
        if game.active(card) and has_gift(game, giver, card):
            known = [one for one in game.gained if is_gift(game, one, giver, card)]
            found += known[:1] or [_gain(game, giver, card, before)]
    return found


def _gain(game: HuntikGame, giver: Modifier, card: int, before: int) -> Gained:
    coming = max(giver.stamp, game.cards[card].stamp)
    return Gained(giver.change, giver.stamp, game.ref(card), coming if coming > before else game.tick())


# -- modifiers that start together (HK 711.3) ----------------------------------------------------------------------


def note_starting(game: HuntikGame, events: Sequence[Event]) -> None:
    """HK 711.3. What the lead player's cards generate is timestamped before what the defending player's do."""
    starting = _starting(game, events)
    if len(starting) > 1:
        put_in_time_order(game, starting)


def _starting(game: HuntikGame, events: Sequence[Event]) -> list[int]:
    """The cards whose always-on powers began with these events: they came, or have their powers back."""
    if len(events) < 2 and not game.returned:
        return []
    appeared = [event.card for event in events if type(event) in APPEARING] if len(events) > 1 else []  # type: ignore[attr-defined]
    return [card for card in (*appeared, *game.returned) if game.cards[card].printed.continuous]


def put_in_time_order(game: HuntikGame, cards: Sequence[int]) -> None:
    """New timestamps for what these cards generate: the lead player's first, else in the order given."""
    game.note(PowersStarted(tuple(sorted(cards, key=lambda card: game.cards[card].controller != game.lead))))


class Timestamps(Frame):
    """HK 711.3. First the lead player, then the defending player chooses the order of their own."""

    rule: ClassVar[str] = "HK 711.3"

    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()

    def start(self, game: HuntikGame) -> Next:
        if not self.seats:
            return None
        own = self.own(game)
        options = tuple(game.card_option("card", "{name}", card) for card in own)
        question = "In which order do their powers start to apply?"
        return Ask(Decision(self.seats[0], question, options, len(own), len(own), ordered=True), self.chose)

    def own(self, game: HuntikGame) -> list[int]:
        return [card for card in self.cards if game.cards[card].controller == self.seats[0]]

    def chose(self, game: HuntikGame) -> Next:
        chosen = [option.ref for option in game.chosen]
        others = [card for card in self.cards if card not in chosen]
        self.cards, self.seats = (*chosen, *others), self.seats[1:]
        put_in_time_order(game, self.cards)
        return self.start


def ordering(game: HuntikGame, events: Sequence[Event]) -> Timestamps | None:
    """HK 711.3. The frame that asks for an order, if a player has several and their order can matter."""
    starting = _starting(game, events)
    if len(starting) < 2:
        return None
    seats = tuple(seat for seat in (game.lead, game.defender) if _order_matters(game, starting, seat))
    return Timestamps(cards=tuple(starting), seats=seats) if seats else None


def _order_matters(game: HuntikGame, cards: list[int], seat: int) -> bool:
    own = [card for card in cards if game.cards[card].controller == seat]
    changes = [ability.change for card in own for ability in game.cards[card].printed.continuous]
    return len(own) > 1 and any(change.order_matters for change in changes)
