"""What happens in a game of Shadowfist: cards and areas. Each event cites the rule that says what it is.

`by` is the card to blame and `seat` the player; either may be nobody (SF 31.7.1). Words that the book tells apart are
different events (SF 17.2, 20.0, 39.0, 44.0-46.0). What happens to players, scenes and attacks is in `happenings.py`.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from quickening.core.events import Event
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.definitions import EVENT, LIMITED, ONE_SHOT, SITE, TOAST_IT, Printed
from quickening.games.shadowfist.rules.the_table import (
    add_site,
    attach,
    close_gap,
    goes_with_subject,
    put_in_burned_pile,
    put_in_pile,
    put_into_play,
)
from quickening.games.shadowfist.state import (
    BURNED,
    DECK,
    FRONT,
    HAND,
    LASTING,
    NOBODY,
    SMOKED,
    TOASTED,
    Control,
    Damage,
    Modifier,
    ShadowfistCard,
    ShadowfistGame,
)


def listed(game: ShadowfistGame, cards: tuple[int, ...], openly: bool = False) -> str:
    """Several names: `Ting Ting, Red Monk and Tech Squad`; `openly`: whatever lies face down by now as well."""
    names = [game.cards[card].name if openly else game.said(card) for card in cards]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def counted(number: int, word: str) -> str:
    """A number of things: `1 card`, `3 cards`."""
    return f"{number} {word}{'' if number == 1 else 's'}"


class CardEvent(Event, frozen=True):
    """Something that happens to one card, told as a sentence with its name."""

    card: int
    by: Ref | None = None
    seat: int = NOBODY

    sentence: ClassVar[str] = ""

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        return self.sentence.replace("{name}", self.named(game)) or None

    def named(self, game: ShadowfistGame) -> str:
        """The card's name as the log has it."""
        return game.said(self.card)


# -- leaving play (SF 12, 20, 39, 45, 46) --------------------------------------------------------------------------


class LeftPlay(CardEvent, frozen=True):
    """A card leaves play. The name is kept, for a face-down card is shown as it goes to an open pile."""

    area: ClassVar[str] = SMOKED

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        if not state.resolved and not (game.is_character(self.card) or game.is_site(self.card)):
            remove_effects_of(game, game.ref(self.card))  # SF 25.5.7, 25.6.1
        put_in_pile(game, self.card, self.area)


class Smoked(LeftPlay, frozen=True):
    """SF 20.0. A card in play goes to its owner's smoked pile. `damage`: by damage (SF 20.3)."""

    damage: bool = False
    combat: bool = False
    rule: ClassVar[str] = "SF 20.0"
    sentence: ClassVar[str] = "{name} is smoked."


class Toasted(LeftPlay, frozen=True):
    """SF 46.0. A card goes to its owner's toasted pile, from play or from elsewhere."""

    area: ClassVar[str] = TOASTED
    rule: ClassVar[str] = "SF 46.0"
    sentence: ClassVar[str] = "{name} is toasted."


class Sacrificed(LeftPlay, frozen=True):
    """SF 45.0, 45.1, 45.3. Its controller puts a card into the smoked pile: not the same as smoking it."""

    rule: ClassVar[str] = "SF 45.0"
    sentence: ClassVar[str] = "{name} is sacrificed."


class ReturnedToHand(LeftPlay, frozen=True):
    """A card goes to its owner's hand, from play or from the smoked pile (SF 35.3.5)."""

    hidden: bool = False
    area: ClassVar[str] = HAND
    rule: ClassVar[str] = "SF 35.3.5"
    sentence: ClassVar[str] = "{name} returns to its owner’s hand."

    def named(self, game: ShadowfistGame) -> str:
        """A face-down Site that nobody saw is not named as it goes."""
        return "A face-down Feng Shui Site" if self.hidden else game.cards[self.card].definition.name


class BurnedForVictory(CardEvent, frozen=True):
    """SF 12.1.1. A Feng Shui Site is burned: into the burning player's pile as the attack ends (SF 30.3.3.3)."""

    rule: ClassVar[str] = "SF 12.1.1"
    sentence: ClassVar[str] = "{name} is burned for victory."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].departing = BURNED
        game.touch()


class BurnedForPower(CardEvent, frozen=True):
    """SF 12.1.2. A Feng Shui Site is burned: to the smoked pile as the attack ends (SF 30.3.3.4)."""

    rule: ClassVar[str] = "SF 12.1.2"
    sentence: ClassVar[str] = "{name} is burned for Power."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].departing = SMOKED
        game.touch()


class BurnedSiteGone(CardEvent, frozen=True):
    """SF 28.8. A burned Site leaves play."""

    rule: ClassVar[str] = "SF 28.8"

    def apply(self, game: ShadowfistGame) -> None:
        if game.cards[self.card].departing == BURNED:
            put_in_burned_pile(game, self.card, self.seat)
        else:
            put_in_pile(game, self.card, SMOKED)


class PutInBurnedPile(CardEvent, frozen=True):
    """SF 9.2.5.1. A card is put into a player's burned-for-victory pile by an effect."""

    rule: ClassVar[str] = "SF 9.2.5.1"
    sentence: ClassVar[str] = "{name} is put into a burned-for-victory pile."

    def apply(self, game: ShadowfistGame) -> None:
        put_in_burned_pile(game, self.card, self.seat)


class Uniqued(CardEvent, frozen=True):
    """SF 31.5, 31.7.1. A Unique card is canceled and put into a pile by an auction: nobody smoked or toasted it."""

    pile: str = TOASTED
    rule: ClassVar[str] = "SF 31.7.1"
    sentence: ClassVar[str] = "{name} loses out to its double."

    def apply(self, game: ShadowfistGame) -> None:
        remove_effects_of(game, game.ref(self.card))
        put_in_pile(game, self.card, self.pile)


class RemovedFromGame(CardEvent, frozen=True):
    """SF 5.3.1. A card of an eliminated player goes to its owner's toasted pile: not toasted, not smoked."""

    rule: ClassVar[str] = "SF 5.3.1"

    def apply(self, game: ShadowfistGame) -> None:
        put_in_pile(game, self.card, TOASTED)


def remove_effects_of(game: ShadowfistGame, source: Ref) -> None:
    """SF 33.0, 33.1. The unresolved effects a card has generated are removed from the scene, of whatever kind."""
    if any(one.source == source and one.cancelable for one in (*game.effects, *game.held)):
        game.effects = [one for one in game.effects if one.source != source or not one.cancelable]
        game.held = [one for one in game.held if one.source != source or not one.cancelable]
        game.touch()


# -- hand and deck (SF 9.2, 39, 43) --------------------------------------------------------------------------------


class Drew(Event, frozen=True):
    """SF 22.2.5. Cards from the top of a deck into the hand."""

    seat: int
    cards: tuple[int, ...]
    rule: ClassVar[str] = "SF 22.2.5"

    def apply(self, game: ShadowfistGame) -> None:
        for card in self.cards:
            put_in_pile(game, card, HAND)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        what = listed(game, self.cards, openly=True) if seat == self.seat else counted(len(self.cards), "card")
        return f"{game.names[self.seat]} draws {what}."


class Discarded(CardEvent, frozen=True):
    """SF 39.0. A card goes from hand to the toasted pile: not the same as toasting."""

    rule: ClassVar[str] = "SF 39.0"

    def apply(self, game: ShadowfistGame) -> None:
        put_in_pile(game, self.card, TOASTED)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        state = game.cards[self.card]
        return f"{game.names[state.owner]} discards {state.definition.name}."


class PutOnDeck(CardEvent, frozen=True):
    """A card goes on top or to the bottom of its owner's deck. `shown`: everybody saw which."""

    bottom: bool = False
    shown: bool = True
    rule: ClassVar[str] = "SF 9.2"

    def apply(self, game: ShadowfistGame) -> None:
        put_in_pile(game, self.card, DECK, bottom=self.bottom)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        state = game.cards[self.card]
        name = state.definition.name if self.shown or seat == state.owner else "A card"
        return f"{name} is put {'at the bottom of' if self.bottom else 'on top of'} its owner’s deck."


class Reloaded(PutOnDeck, frozen=True):
    """SF 43.0. A card goes from the smoked pile on top of the deck."""

    rule: ClassVar[str] = "SF 43.0"


class PutInHand(CardEvent, frozen=True):
    """A card from a deck or pile is put into its owner's hand, not drawn. `shown`: everybody saw which."""

    shown: bool = True
    rule: ClassVar[str] = "SF 9.2.2"

    def apply(self, game: ShadowfistGame) -> None:
        put_in_pile(game, self.card, HAND)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        state = game.cards[self.card]
        name = state.definition.name if self.shown or seat == state.owner else "a card"
        return f"{game.names[state.owner]} puts {name} into their hand."


class PutInSmokedPile(CardEvent, frozen=True):
    """A card is put into its owner's smoked pile without being smoked, e.g. from a deck or as a played Event."""

    rule: ClassVar[str] = "SF 9.2.1"

    def apply(self, game: ShadowfistGame) -> None:
        put_in_pile(game, self.card, SMOKED)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{game.cards[self.card].definition.name} is put into its owner’s smoked pile."


class Shuffled(Event, frozen=True):
    """SF 2.3. A deck is shuffled."""

    seat: int
    rule: ClassVar[str] = "SF 2.3"

    def apply(self, game: ShadowfistGame) -> None:
        game.shuffle(DECK, self.seat)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} shuffles."


class Looked(Event, frozen=True):
    """One player looks at cards; everybody if nobody is named."""

    seat: int
    cards: tuple[int, ...]
    rule: ClassVar[str] = "SF 9.2.2"

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        names = ", ".join(game.cards[card].definition.name for card in self.cards) or "nothing"
        if self.seat == NOBODY:
            return f"Shown: {names}."
        what = names if seat == self.seat else counted(len(self.cards), "card")
        return f"{game.names[self.seat]} looks at {what}."


# -- entering play (SF 24.5.1, 44) ---------------------------------------------------------------------------------


class EnteredPlay(CardEvent, frozen=True):
    """SF 24.5.1. A card is put onto the table. `how`: `played`, `returned` (SF 44.1), `token` or `put`."""

    location: int = 0
    row: int = FRONT
    subject: int = NOBODY
    face_down: bool = False
    resolved: bool = True
    how: str = "played"
    turned: bool = False
    rule: ClassVar[str] = "SF 24.5.1"

    def apply(self, game: ShadowfistGame) -> None:
        put_into_play(
            game, self.card, self.seat, self.location, self.row, self.subject, self.face_down, self.resolved
        )
        game.cards[self.card].turned = self.turned or bool(game.facts(self.card).marks.get("enters turned"))

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        if self.how == "played":
            return None
        words = {"returned": "returns to play", "token": "is created", "put": "enters play"}[self.how]
        return f"{self.named(game)} {words}."

    def named(self, game: ShadowfistGame) -> str:
        return "A face-down Feng Shui Site" if self.face_down else game.cards[self.card].printed.name


class CardPlayed(CardEvent, frozen=True):
    """SF 25.0. A player plays a card, from the hand or the smoked pile. `type` is what it is played as."""

    type: str = ""
    paid: int = 0
    face_down: bool = False
    subject: int = NOBODY
    crisis: bool = False
    rule: ClassVar[str] = "SF 25.0"

    def apply(self, game: ShadowfistGame) -> None:
        printed = game.cards[self.card].printed
        player = game.players[self.seat]
        if ONE_SHOT in printed.restrictions:
            player.one_shots = (*player.one_shots, printed.name)  # SF 49.5
        if self.type == SITE:
            player.sites_played += 1
        if self.type != EVENT:
            return
        if LIMITED in printed.restrictions:
            player.limited_events = (*player.limited_events, printed.name)  # SF 49.2
        toast = self.crisis or TOAST_IT in printed.restrictions
        put_in_pile(game, self.card, TOASTED if toast else SMOKED)  # SF 25.3, 49.7

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        name = "a face-down Feng Shui Site" if self.face_down else game.cards[self.card].printed.name
        on = f" on {game.said(self.subject)}" if self.subject >= 0 else ""
        return f"{game.names[self.seat]} plays {name}{on} for {self.paid} Power."


class Resolved(CardEvent, frozen=True):
    """SF 25.2. A card that was played has resolved: States and Edges are active now, Characters may attack."""

    rule: ClassVar[str] = "SF 24.8"

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].resolved = True
        if game.is_character(self.card) or game.is_site(self.card):
            game.touch()
        else:
            game.texts_changed()


class TokenMade(CardEvent, frozen=True):
    """SF 47.0. A token is created: a card from outside the game. It enters play by an `EnteredPlay` of its own."""

    printed: Printed | None = None
    rule: ClassVar[str] = "SF 47.0"

    def apply(self, game: ShadowfistGame) -> None:
        assert self.printed is not None
        assert self.card == len(game.cards)
        game.cards.append(ShadowfistCard(self.printed, self.seat, handle=game.tick()))


class Revealed(CardEvent, frozen=True):
    """SF 24.4, 30.3.2. A face-down Feng Shui Site is turned face up."""

    rule: ClassVar[str] = "SF 24.4"
    sentence: ClassVar[str] = "{name} is revealed."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].face_down = False
        game.cards[self.card].stamp = game.tick()
        game.texts_changed()


# -- cards in play -------------------------------------------------------------------------------------------------


class Turned(CardEvent, frozen=True):
    """SF 21.0. A card turns. `why`: `attack`, `cost`, `move`, `heal` or an effect's `effect`."""

    why: str = "effect"
    rule: ClassVar[str] = "SF 21.0"
    sentence: ClassVar[str] = "{name} turns."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].turned = True
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        return None if self.why == "attack" else super().tell(game, seat)


class Unturned(CardEvent, frozen=True):
    """SF 21.1. A card unturns; what it maintained ends (SF 10.4)."""

    rule: ClassVar[str] = "SF 21.1"
    sentence: ClassVar[str] = "{name} unturns."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].turned = False
        game.touch()


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
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        source = f" by {game.said(self.by.card)}" if self.by else ""
        kind = "combat damage" if self.combat else "damage"
        return f"{self.amount} {kind} on {self.named(game)}{source}."


class Healed(CardEvent, frozen=True):
    """SF 16.0. Damage is removed, all or an amount (-1: all); corrupted damage stays (SF 50.3)."""

    amount: int = -1
    rule: ClassVar[str] = "SF 16.0"

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        kept = sum(one.amount for one in state.damage if one.corrupted)
        found = state.damage_total - kept
        removed = found if self.amount < 0 else min(found, self.amount)
        if game.facts(self.card).marks.get("half healing"):
            removed //= 2
        left = found - removed
        state.damage = tuple(Damage(n, c) for n, c in ((kept, True), (left, False)) if n)
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        what = "is healed" if self.amount < 0 else f"is healed of {self.amount} damage"
        return f"{self.named(game)} {what}."


class ChangedLocation(CardEvent, frozen=True):
    """SF 13.0. A Character changes location."""

    location: int = 0
    rule: ClassVar[str] = "SF 13.0"
    sentence: ClassVar[str] = "{name} changes location."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].location = self.location
        game.touch()


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
        old, state.location = state.location, 0
        state.location = add_site(game, self.card, state.controller, self.location, self.row)
        close_gap(game, old)
        game.touch()


class ControlTaken(CardEvent, frozen=True):
    """SF 35.3, 35.3.3. A player takes control of a card, for a while or until it leaves play; it unturns.

    A Character goes to `location`, a Site into that place of the structure. A `seized` Site loses all damage
    (SF 19.0, 29.3) and may be the final one (SF 4.2); one seized in combat `stays` for a while (SF 30.3.3.2).
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
            taken = game.facts(self.card).feng_shui and state.controller != self.seat
            game.players[self.seat].took_final = game.players[self.seat].took_final or taken
        state.controls = (*state.controls, Control(self.seat, self.until, game.tick(), self.by))
        give(game, self.card, self.seat, self.location, self.row, stays=self.stays)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        verb = "seizes" if self.seized else "takes control of"
        return f"{game.names[self.seat]} {verb} {self.named(game)}."


class ControlReverted(CardEvent, frozen=True):
    """SF 35.3.4. An effect that took control ended: a change of controller, but nobody takes control."""

    controls: tuple[Control, ...] = ()
    location: int = 0
    rule: ClassVar[str] = "SF 35.3.4"

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].controls = self.controls
        give(game, self.card, self.seat, self.location)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{self.named(game)} is {game.names[self.seat]}’s again."


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
    if game.is_character(card):
        state.location = location or state.location
    elif game.is_site(card) and not stays:
        old, state.location = state.location, 0
        free = location if row != FRONT and location else 0
        state.location = add_site(game, card, seat, free, row if free else FRONT)
        close_gap(game, old)
    game.texts_changed()


class StatePlaced(CardEvent, frozen=True):
    """SF 44.3. A State is moved onto another subject."""

    subject: int = NOBODY
    rule: ClassVar[str] = "SF 44.3"

    def apply(self, game: ShadowfistGame) -> None:
        attach(game, self.card, self.subject)
        game.texts_changed()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{self.named(game)} is placed on {game.said(self.subject)}."


class CountersPut(CardEvent, frozen=True):
    """SF 1.3, 1.3.1, 10.5, 10.5.1, 10.5.2. Counters are placed on a card, without limit; damage is none of them."""

    amount: int = 1
    rule: ClassVar[str] = "SF 10.5"

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].counters += self.amount
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{counted(self.amount, 'counter')} put on {self.named(game)}."


class CountersRemoved(CardEvent, frozen=True):
    """SF 10.5. Counters are removed from a card, as many as there are."""

    amount: int = 1
    rule: ClassVar[str] = "SF 10.5"

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        state.counters = max(0, state.counters - self.amount)
        game.touch()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{counted(self.amount, 'counter')} removed from {self.named(game)}."


class ModifierMade(Event, frozen=True):
    """SF 26.5. A continuous change by an effect begins. Its stamp is set as it happens."""

    modifier: Modifier
    rule: ClassVar[str] = "SF 26.5"

    def apply(self, game: ShadowfistGame) -> None:
        game.modifiers.append(replace(self.modifier, stamp=game.tick()))
        game.texts_changed()


class Remembered(CardEvent, frozen=True):
    """Something a card's text will want to know later, e.g. a named designator (SF 34.0)."""

    key: str = ""
    value: Any = None
    rule: ClassVar[str] = "SF 34.0"

    def apply(self, game: ShadowfistGame) -> None:
        state = game.cards[self.card]
        state.memory = (*((k, v) for k, v in state.memory if k != self.key), (self.key, self.value))
        game.texts_changed()


class Canceled(CardEvent, frozen=True):
    """SF 33.0. A card is canceled: its unresolved effects are removed. Its text is blanked by a `ModifierMade`."""

    rule: ClassVar[str] = "SF 33.0"
    sentence: ClassVar[str] = "{name} is canceled."

    def apply(self, game: ShadowfistGame) -> None:
        remove_effects_of(game, game.ref(self.card))
        game.touch()
