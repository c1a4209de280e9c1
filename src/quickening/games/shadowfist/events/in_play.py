"""SF 10.5, 13, 16, 21, 29, 33-35, 44.3. What happens to cards in play."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.areas import attach, goes_with_subject, move_site, take_place
from quickening.games.shadowfist.events.base import CardEvent, counted
from quickening.games.shadowfist.events.leaving import remove_effects_of
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import FRONT, LASTING, NOBODY, Control, Damage, Modifier


class Turned(CardEvent, frozen=True):
    """SF 21.0. A card turns. `why`: `attack`, `cost`, `move`, `heal` or an effect's `effect`."""

    why: str = "effect"
    rule: ClassVar[str] = "SF 21.0"
    sentence: ClassVar[str] = "{name} turns."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].turned = True
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        return None if self.why == "attack" else super().tell(game, seat)


class Unturned(CardEvent, frozen=True):
    """SF 21.1. A card unturns; what it maintained ends (SF 10.4)."""

    rule: ClassVar[str] = "SF 21.1"
    sentence: ClassVar[str] = "{name} unturns."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].turned = False
        game.wrote(channels.COURSE)


class Damaged(CardEvent, frozen=True):
    """SF 16.3, 29.0. Damage is inflicted on a card; `by` is its source (SF 29.4)."""

    amount: int = 0
    combat: bool = False
    lethal: bool = False
    corrupted: bool = False
    rule: ClassVar[str] = "SF 29.0"

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        one = Damage(self.amount, self.corrupted, self.by, self.seat, self.combat)
        state.damage = (*state.damage, one)
        if self.lethal and self.amount and game.is_character(self.card):
            game.doomed.append((game.ref(self.card), one))  # SF 50.9
        game.damage_done(self)
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        source = f" by {game.said(self.by.card)}" if self.by else ""
        kind = "combat damage" if self.combat else "damage"
        return f"{self.amount} {kind} on {self.named(game, seat)}{source}."


class DamageReduced(CardEvent, frozen=True):
    """SF 29.6. Damage to a card is reduced by so much; `by` is its source. Told where a text waits for it."""

    amount: int = 0
    combat: bool = False
    rule: ClassVar[str] = "SF 29.6"
    sentence: ClassVar[str] = "The damage to {name} is reduced by {amount}."

    def apply(self, game: ShadowfistGame) -> None:
        game.damage_done(self)


class Healed(CardEvent, frozen=True):
    """SF 16.0. Damage is removed, all or an amount (-1: all); corrupted damage stays (SF 50.3)."""

    amount: int = -1
    rule: ClassVar[str] = "SF 16.0"

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        kept = self.incurable(game)
        left = state.damage_total - kept - self.removed(game)
        state.damage = tuple(Damage(n, c) for n, c in ((kept, True), (left, False)) if n)
        game.wrote(channels.COURSE)

    def incurable(self, game: ShadowfistGame) -> int:
        """SF 50.3. How much damage stays whatever happens."""
        return sum(one.amount for one in game.cards[self.card].damage if one.corrupted)

    def removed(self, game: ShadowfistGame) -> int:
        """How much damage it removes, as the card is before."""
        found = game.cards[self.card].damage_total - self.incurable(game)
        removed = found if self.amount < 0 else min(found, self.amount)
        return removed // 2 if game.facts(self.card).marks.get("half healing") else removed

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        what = "is healed" if self.amount < 0 else f"is healed of {self.amount} damage"
        return f"{self.named(game, seat)} {what}."


class ChangedLocation(CardEvent, frozen=True):
    """SF 13.0. A Character changes location."""

    location: int = 0
    rule: ClassVar[str] = "SF 13.0"
    sentence: ClassVar[str] = "{name} changes location."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].location = self.location
        game.wrote(channels.COURSE)


class Moved(ChangedLocation, frozen=True):
    """A Character is put somewhere without changing location: by an attack, a Faceoff, a collapse (SF 9.1.4.1)."""

    rule: ClassVar[str] = "SF 28.3"
    sentence: ClassVar[str] = ""


class SiteMoved(CardEvent, frozen=True):
    """SF 9.1.3. A Site is put into another place of a Site structure."""

    location: int = 0
    row: int = FRONT
    rule: ClassVar[str] = "SF 9.1.3"
    sentence: ClassVar[str] = "{name} is moved."

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        move_site(game, self.card, state.controller, self.location, self.row)
        game.wrote(channels.COURSE)


class SitesArranged(CardEvent, frozen=True):
    """SF 9.1.1. Sites change places with each other; `places` are Sites with the location and row of each now."""

    places: tuple[tuple[int, int, int], ...] = ()
    rule: ClassVar[str] = "SF 9.1.1"

    def apply(self, game: ShadowfistGame) -> None:
        for site, location, row in self.places:
            state = game.cards[site]
            state.location = location if state.location == state.column else state.location
            state.column, state.row = location, row
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        names = [game.said(site) for site, _, _ in self.places]
        return f"{', '.join(names[:-1])} and {names[-1]} change places."


class ControlTaken(CardEvent, frozen=True):
    """SF 35.3, 35.3.3. A player takes control of a card, for a while or until it leaves play; it unturns.

    A Character goes to `location`, a Site into that place of the structure. A `seized` Site loses all damage
    (SF 19.0, 29.3) and may be the final one (SF 4.2); one seized in combat `stays` for a while (SF 30.3.3.2). One
    that a card lets somebody seize is not burned, though it was about to be (SF 6.0, 30.3.3.3).
    """

    location: int = 0
    row: int = FRONT
    until: str = LASTING
    seized: bool = False
    stays: bool = False
    rule: ClassVar[str] = "SF 35.3"

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        if self.seized:
            state.damage = ()
            state.departing = ""
            taken = game.facts(self.card).feng_shui and state.controller != self.seat
            game.players[self.seat].took_final = game.players[self.seat].took_final or taken
        state.controls = (*state.controls, Control(self.seat, self.until, game.tick(), self.by))
        game.wrote(channels.TAKING)
        give(game, self.card, self.seat, self.location, self.row, stays=self.stays)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        verb = "seizes" if self.seized else "takes control of"
        return f"{game.names[self.seat]} {verb} {self.named(game, seat)}."


class ControlReverted(CardEvent, frozen=True):
    """SF 35.3.4. An effect that took control ended: a change of controller, but nobody takes control."""

    controls: tuple[Control, ...] = ()
    location: int = 0
    rule: ClassVar[str] = "SF 35.3.4"
    sentence: ClassVar[str] = "{name} is {who}’s again."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].controls = self.controls
        give(game, self.card, self.seat, self.location)


def give(game: ShadowfistGame, card: int, seat: int, location: int, row: int = FRONT, stays: bool = False) -> None:
    """SF 35.3, 35.3.2. A card has another controller: it unturns, and takes along what goes with its subject."""
    state = game.cards[card]
    if state.controller == seat:
        return  # SF 35.3.1
    state.controller = seat
    state.turned = False
    if game.faceoff is not None and any(ref.card == card for ref in game.faceoff):
        game.faceoff = None  # SF 41.7
    for other in game.states_on(card):
        if goes_with_subject(game, other):
            game.cards[other].controller = seat
    if game.is_site(card):
        if not stays:
            free = location if row != FRONT and location else 0
            move_site(game, card, seat, free, row if free else FRONT)
    elif game.is_character(card):
        state.location = location or state.location
    game.invalidate()


class TypeChanged(CardEvent, frozen=True):
    """SF 7.1.1. A card is of other types than before, and is where such a card is."""

    types: tuple[str, ...] = ()
    rule: ClassVar[str] = "SF 7.1.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].types = self.types
        take_place(game, self.card)
        game.invalidate()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{self.named(game, seat)} is now {' and '.join(map(with_article, self.types))}."


def with_article(word: str) -> str:
    """A type in a sentence: `a Site`, `an Edge`."""
    return f"an {word}" if word.startswith("E") else f"a {word}"


class StatePlaced(CardEvent, frozen=True):
    """SF 44.3. A State is moved onto another subject, by an effect that was generated at the time `since`."""

    subject: int = NOBODY
    since: int = 0
    rule: ClassVar[str] = "SF 44.3"

    def apply(self, game: ShadowfistGame) -> None:
        attach(game, self.card, self.subject, self.since)
        game.invalidate()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{self.named(game, seat)} is placed on {game.said(self.subject)}."


class CountersPut(CardEvent, frozen=True):
    """SF 1.3, 1.3.1, 10.5, 10.5.1, 10.5.2. Counters are placed on a card, without limit; damage is none of them."""

    amount: int = 1
    rule: ClassVar[str] = "SF 10.5"

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].counters += self.amount
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{counted(self.amount, 'counter')} put on {self.named(game, seat)}."


class CountersRemoved(CardEvent, frozen=True):
    """SF 10.5. Counters are removed from a card, as many as there are."""

    amount: int = 1
    rule: ClassVar[str] = "SF 10.5"

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        state.counters = max(0, state.counters - self.amount)
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{counted(self.amount, 'counter')} removed from {self.named(game, seat)}."


class ModifierMade(Event, frozen=True):
    """SF 26.5. A continuous change by an effect begins. Its stamp is set as it happens."""

    modifier: Modifier
    rule: ClassVar[str] = "SF 26.5"

    def apply(self, game: ShadowfistGame) -> None:
        begun = replace(self.modifier, stamp=game.tick())
        game.modifiers.append(begun)
        game.changes_changed([], [begun])


class Remembered(CardEvent, frozen=True):
    """Something a card's text will want to know later, e.g. a named designator (SF 34.0)."""

    key: str = ""
    value: Any = None
    rule: ClassVar[str] = "SF 34.0"

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        state.memory = (*((k, v) for k, v in state.memory if k != self.key), (self.key, self.value))
        game.invalidate()


class CeasedMaintaining(CardEvent, frozen=True):
    """SF 10.4. What a card kept up is over: it unturned, was blanked or canceled, or left play (`by` is it)."""

    rule: ClassVar[str] = "SF 10.4"

    def apply(self, game: ShadowfistGame) -> None:
        game.wrote(channels.COURSE)


class Canceled(CardEvent, frozen=True):
    """SF 33.0. A card is canceled: its unresolved effects are removed. Its text is blanked by a `ModifierMade`."""

    rule: ClassVar[str] = "SF 33.0"
    sentence: ClassVar[str] = "{name} is canceled."

    def apply(self, game: ShadowfistGame) -> None:
        remove_effects_of(game, game.ref(self.card))
        game.wrote(channels.COURSE)
