"""HK 710. Replacement modifiers: what would happen, and what happens instead."""

from __future__ import annotations

from copy import copy
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.derive import derived
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.huntik import channels
from quickening.games.huntik.events.lasting import ModifiersSpent
from quickening.games.huntik.kinds.abilities import WouldPower
from quickening.games.huntik.kinds.changes import Given, Instead
from quickening.games.huntik.kinds.effects.common import Costly, enough_for_all
from quickening.games.huntik.kinds.effects.to_cards import Do
from quickening.games.huntik.rules.facts import wording
from quickening.games.huntik.rules.generating import generated, own_scope, sources
from quickening.games.huntik.rules.limits import count
from quickening.games.huntik.rules.modifiers import has_gift, has_lost
from quickening.games.huntik.state import HuntikGame, Limit, Modifier
from quickening.lang.nodes import Condition, Effect, Scope, Trigger
from quickening.lang.resolve import May, Resolve
from quickening.lang.selections import It, Me, ThisCard


class Replacer:
    """HK 710.1. A replacement modifier. `key` names this instance of it among all (HK 710.1d).

    `optional`: its player may do so. `spends`: the modifier that is over by it, as it waits for the next event only.
    """

    __slots__ = (
        "condition",
        "effects",
        "giver",
        "key",
        "limit",
        "name",
        "optional",
        "printed",
        "scope",
        "spends",
        "trigger",
    )

    def __init__(
        self,
        key: Any,
        name: str,
        trigger: Trigger,
        effects: tuple[Effect, ...],
        scope: Scope,
        condition: Condition | None = None,
        giver: Modifier | None = None,
        printed: bool = False,
        optional: bool = False,
        spends: Modifier | None = None,
        limit: Limit | None = None,
    ) -> None:
        self.key = key
        self.name = name
        self.trigger = trigger
        self.effects = effects
        self.scope = scope
        self.condition = condition
        self.giver = giver
        self.printed = printed
        self.optional = optional
        self.spends = spends
        self.limit = limit

    def scope_for(self, game: HuntikGame, event: Event) -> Scope | None:
        """The scope in which the event is replaced, if it is one of those this replaces."""
        if type(event) not in self.trigger.events or not self.in_force(game):
            return None
        if self.limit is not None and self.limit.is_reached(game):
            return None
        scope: Scope | None = self.trigger.match(game, event, self.scope)
        if scope is None or (self.condition is not None and not self.condition.holds(game, scope)):
            return None
        if self.optional and not all(effect.possible(game, scope) for effect in self.effects):  # HK 706.8
            return None
        return scope

    def in_force(self, game: HuntikGame) -> bool:
        """HK 700.3. Whether the power is there: printed or given, and not lost."""
        me, giver = self.scope.me, self.giver
        if self.printed:
            return me is None or not has_lost(game, me.card)
        if giver is None or me is None:
            return True
        return has_gift(game, giver, me.card)


@derived(channels.TEXTS, channels.REPLACING)
def replacers_of(game: HuntikGame) -> list[Replacer]:
    """All replacement modifiers: always-on powers of cards in play, and definite ones."""
    given = [one for modifier in (*game.modifiers, *generated.of(game)) for one in _from_modifier(game, modifier)]
    return [*_from_cards(game), *given]


@derived(channels.TEXTS, channels.REPLACING)
def replaced_kinds(game: HuntikGame) -> frozenset[type[Event]]:
    """The kinds of event that some replacement modifier may replace."""
    return frozenset([kind for one in replacers_of.of(game) for kind in one.trigger.events])


def _from_cards(game: HuntikGame) -> list[Replacer]:
    return [
        _of_power(game, card, ability, (game.cards[card].handle, n), None)
        for card in sources(game)
        if game.cards[card].printed.of(WouldPower) and game.active(card)
        for n, ability in enumerate(game.cards[card].printed.of(WouldPower))
    ]


def _of_power(game: HuntikGame, card: int, power: WouldPower, key: Any, giver: Modifier | None) -> Replacer:
    name, scope = game.cards[card].printed.name, own_scope(game, card)
    printed = giver is None
    limit = Limit(game.ref(card), f"would {key[1:]} {wording(power)}", power.once) if power.once else None
    return Replacer(
        key, name, power.trigger, power.effects, scope, power.condition, giver, printed, power.optional, None, limit
    )


def _from_modifier(game: HuntikGame, one: Modifier) -> list[Replacer]:
    """Definite modifiers that replace, and replacing powers that cards were given."""
    change = one.change
    if isinstance(change, Instead):
        source = one.scope.source
        name = game.cards[source.card].definition.name if source else ""
        key, spends = (one.stamp, change), one if change.next else None
        found = Replacer(
            key, name, change.trigger, change.effects, one.scope, optional=change.optional, spends=spends
        )
        return [found]
    if not (isinstance(change, Given) and isinstance(change.power, WouldPower)):
        return []
    return [
        _of_power(game, card, change.power, (game.cards[card].handle, one.stamp, change), one)
        for card in game.in_play
        if game.active(card)
    ]


def replacement(game: HuntikGame, events: list[Event], spared: tuple[Any, ...]) -> Frame | None:
    """HK 710.1. The frame that replaces events, if a replacement modifier wants to."""
    replacers = [one for one in replacers_of.of(game) if one.key not in spared]
    if any(one.scope_for(game, event) is not None for one in replacers for event in events):
        events.sort(key=lambda event: affected_player(game, event) != game.lead)  # HK 801.1
        return Replacing(waiting=tuple(events), spared=(spared,) * len(events))
    return None


def affected_player(game: HuntikGame, event: Event) -> int:
    """HK 710.1a. Whom an event affects: a player, or the controller of the card it happens to."""
    card: int | None = getattr(event, "card", None)
    seat: int = getattr(event, "seat", -1) if card is None else game.cards[card].controller
    return seat if seat >= 0 else game.lead


def at_once(game: HuntikGame, effects: tuple[Effect, ...], scope: Scope) -> list[Event] | None:
    """HK 710.1. What happens instead, if it is one thing that happens to a card in the very place of the event."""
    effect = effects[0]
    if len(effects) > 1 or not isinstance(effect, Costly) or not isinstance(effect.what, (Me, It, ThisCard)):
        return None
    if not isinstance(effect, Do) or effect.deed == "unstun":
        return None
    events = [effect.event(game, ref) for ref in effect.meant(game, scope)]
    return [event for event in events if game.can_happen(event)]


class Replacing(Frame):
    """HK 710.1. Events that something would replace: each is replaced, one replacement at a time; the rest happen.

    `spared` names for each event that waits the replacements that led to it (HK 710.1d). `kept` happen together,
    `later` those that happen to a card to which something else happens first, then what takes more than an event.
    """

    rule: ClassVar[str] = "HK 710.1"

    waiting: tuple[Event, ...] = ()
    spared: tuple[tuple[Any, ...], ...] = ()
    kept: tuple[Event, ...] = ()
    later: tuple[Event, ...] = ()
    instead: tuple[Resolve, ...] = ()
    declined: tuple[Any, ...] = ()
    spent: tuple[Modifier, ...] = ()
    picked: int = 0

    def start(self, game: HuntikGame) -> Next:
        if not self.waiting:
            return self.happen
        competing = self.competing(game)
        if not competing:
            return self.keep
        options = tuple(Option("replace", f"Apply {one.name}", index=n) for n, one in enumerate(competing))
        affected = affected_player(game, self.waiting[0])
        return Ask(Decision(affected, "Which replacement applies?", options), self.pick)

    def keep(self, game: HuntikGame) -> Next:
        """Nothing replaces it: it happens with the others, unless one of them happens to the same card."""
        event = self.waiting[0]
        card = getattr(event, "card", None)
        if card is not None and any(getattr(other, "card", None) == card for other in self.kept):
            self.later = (*self.later, event)
        else:
            self.kept = (*self.kept, event)
        return self.next_event

    def next_event(self, game: HuntikGame) -> Next:
        self.waiting, self.spared, self.declined = self.waiting[1:], self.spared[1:], ()
        return self.start

    def competing(self, game: HuntikGame) -> list[Replacer]:
        """HK 710.1a. The modifiers that would replace the event at hand."""
        out = self.spared[0] + self.declined
        found = [(one, one.scope_for(game, self.waiting[0])) for one in replacers_of.of(game) if one.key not in out]
        return [one for one, scope in found if scope is not None and self.is_affordable(game, one, scope)]

    def is_affordable(self, game: HuntikGame, one: Replacer, scope: Scope) -> bool:
        """HK 706.8. What may be done instead takes cards that were not promised for another event."""
        if not one.optional or not self.instead:
            return True
        promised = [(effect, other.scope) for other in self.instead for effect in other.todo]
        return enough_for_all(game, [*promised, *((effect, scope) for effect in one.effects)])

    def pick(self, game: HuntikGame) -> Next:
        """One was chosen to apply; where it says that its player may, they are asked."""
        self.picked = game.chosen[0].index
        chosen = self.competing(game)[self.picked]
        if chosen.spends is not None:
            self.spent = (*self.spent, chosen.spends)
        if not chosen.optional:
            return self.replace
        options = (Option("yes", "Yes"), Option("no", "No"))
        source = game.cards[chosen.scope.source.card].handle if chosen.scope.source else 0
        question = game.offers(May(chosen.effects), " instead")
        return Ask(Decision(chosen.scope.you, question, options, source=source), self.answered)

    def answered(self, game: HuntikGame) -> Next:
        if game.chosen[0].kind == "yes":
            return self.replace
        self.declined = (*self.declined, self.competing(game)[self.picked].key)
        return self.start

    def replace(self, game: HuntikGame) -> Next:
        """HK 710.1d. What happens instead has been affected by this one and cannot be again."""
        chosen = self.competing(game)[self.picked]
        scope = chosen.scope_for(game, self.waiting[0])
        assert scope is not None
        if chosen.limit is not None:
            count(game, chosen.limit)
        spared = (*self.spared[0], chosen.key)
        events = at_once(game, chosen.effects, scope)
        if events is None:
            resolve = Resolve(todo=chosen.effects, scope=replace(scope, spared=spared, since=0))
            self.instead = (*self.instead, resolve)
        else:
            self.waiting = (self.waiting[0], *events, *self.waiting[1:])
            self.spared = (self.spared[0], *((spared,) * len(events)), *self.spared[1:])
        return self.next_event

    def happen(self, game: HuntikGame) -> Next:
        """What was not replaced happens, all at once. What waited for the next such event is over (HK 709.1)."""
        if any(self.spent):
            game.note(ModifiersSpent(tuple(self.spent)))
        game.happen(*self.kept)
        for event in self.later:
            if game.can_happen(event):
                game.happen(event)
        return self.carry_out

    def carry_out(self, game: HuntikGame) -> Next:
        """HK 710.1c. The modified events, as far as they can be done."""
        if not self.instead:
            return None
        first, self.instead = self.instead[0], self.instead[1:]
        return Run(copy(first), self.carry_out)
