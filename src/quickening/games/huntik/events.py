"""What happens in a game of Huntik. Each event cites the rule that says what it is."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.events import Event
from quickening.games.huntik.areas import enter_play, hand_out_ring, leave, put_in_pile, renew, take_out
from quickening.games.huntik.rules.modifiers import aspect_changed, own_scope, zone_changed
from quickening.games.huntik.state import (
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    REMOVED,
    CombatState,
    Counter,
    HuntikGame,
    Modifier,
)

#: More cards than anybody wants to have listed in a sentence.
MANY = 8


def said(game: HuntikGame, card: int) -> str:
    """The name of a card in the log."""
    state = game.cards[card]
    return "a face-down feature" if state.face_down else state.printed.name


def listed(game: HuntikGame, cards: tuple[int, ...]) -> str:
    """Several names: `Caliban, Cherit and Peque`."""
    names = [game.cards[card].definition.name for card in cards]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def zone_word(game: HuntikGame, zone: int, seat: int | None) -> str:
    """HK 400.10a. A zone in the log, as the reader counts; a spectator counts with the lead player."""
    return f"zone {zone if seat is None else game.seen_from(zone, seat)}"


class CardEvent(Event, frozen=True):
    """Something that happens to one card, told as a sentence with its name."""

    card: int

    sentence: ClassVar[str] = ""

    def tell(self, game: HuntikGame, seat: int | None) -> str | None:
        return self.sentence.replace("{name}", said(game, self.card)) or None


# -- areas (HK 400) ------------------------------------------------------------------------------------------------


class Drew(Event, frozen=True):
    """HK 400.11d. Cards drawn all at once."""

    seat: int
    cards: tuple[int, ...]
    rule: ClassVar[str] = "HK 400.11d"
    reveals: ClassVar[bool] = True

    def apply(self, game: HuntikGame) -> None:
        for card in self.cards:
            put_in_pile(game, card, HAND)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        if seat == self.seat:
            return f"{game.names[self.seat]} draws {listed(game, self.cards)}."
        count = len(self.cards)
        return f"{game.names[self.seat]} draws {'a card' if count == 1 else f'{count} cards'}."


class Discarded(CardEvent, frozen=True):
    """HK 400.11c. A card goes from hand to the discard pile, one at a time."""

    rule: ClassVar[str] = "HK 400.11c"

    def apply(self, game: HuntikGame) -> None:
        put_in_pile(game, self.card, DISCARD)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        state = game.cards[self.card]
        return f"{game.names[state.owner]} discards {state.definition.name}."


class LeftPlay(CardEvent, frozen=True):
    """A card leaves the map. `zone` is where it was."""

    zone: int = 0


class KOd(LeftPlay, frozen=True):
    """HK 400.11e. A hero in play is KO'd; an obstacle is removed from the map. `attacks`: by combat attacks."""

    attacks: bool = False
    rule: ClassVar[str] = "HK 400.11e"
    sentence: ClassVar[str] = "{name} is KO’d."

    def apply(self, game: HuntikGame) -> None:
        printed = game.cards[self.card].printed
        if printed.is_obstacle:
            game.deeds[f"KO {printed.name}"] = game.deeds.get(f"KO {printed.name}", 0) + 1
        leave(game, self.card, REMOVED if printed.is_obstacle else DISCARD)


class Eliminated(LeftPlay, frozen=True):
    """HK 400.11e. A player puts a hero they control into its owner's discard pile: not the same as a KO."""

    rule: ClassVar[str] = "HK 400.11e"
    sentence: ClassVar[str] = "{name} is eliminated."

    def apply(self, game: HuntikGame) -> None:
        leave(game, self.card, REMOVED if game.cards[self.card].printed.is_obstacle else DISCARD)


class ReturnedToHand(LeftPlay, frozen=True):
    """A card in play or in a discard pile goes to its owner's hand (HK 400.2)."""

    rule: ClassVar[str] = "HK 400.2"
    sentence: ClassVar[str] = "{name} returns to its owner’s hand."

    def apply(self, game: HuntikGame) -> None:
        leave(game, self.card, HAND)


class RemovedFromMap(LeftPlay, frozen=True):
    """HK 400.9a."""

    rule: ClassVar[str] = "HK 400.9a"
    sentence: ClassVar[str] = "{name} is removed from the map."

    def apply(self, game: HuntikGame) -> None:
        leave(game, self.card, REMOVED)


class PutInPile(CardEvent, frozen=True):
    """A card goes to a pile of its owner without being drawn, discarded or KO'd. `shown`: everybody sees it."""

    area: str = DISCARD
    bottom: bool = False
    shown: bool = True
    rule: ClassVar[str] = "HK 400.2"

    def apply(self, game: HuntikGame) -> None:
        put_in_pile(game, self.card, self.area, bottom=self.bottom)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        state = game.cards[self.card]
        owner = game.names[state.owner]
        name = state.definition.name if self.shown or seat == state.owner else "a card"
        place = {DECK: f"the {'bottom' if self.bottom else 'top'} of the deck"}.get(self.area, f"the {self.area}")
        return f"{owner} puts {name} {'on' if self.area == DECK else 'into'} {place}."


class PutOnDeckTogether(Event, frozen=True):
    """HK 400.5c. Cards go on the top or bottom of their owner's deck, the last one outermost; nobody learns how."""

    cards: tuple[int, ...]
    bottom: bool = False
    shown: bool = True
    rule: ClassVar[str] = "HK 400.5c"

    def apply(self, game: HuntikGame) -> None:
        for card in self.cards:
            put_in_pile(game, card, DECK, bottom=self.bottom)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        owner = game.cards[self.cards[0]].owner
        what = listed(game, tuple(sorted(self.cards, key=lambda card: game.cards[card].definition.title)))
        if not self.shown and seat != owner:
            what = f"{len(self.cards)} card{'s'[: len(self.cards) - 1]}"
        return f"{game.names[owner]} puts {what} on the {'bottom' if self.bottom else 'top'} of the deck."


class Revealed(Event, frozen=True):
    """Cards are shown to everybody and go back to being unrevealed where they are."""

    cards: tuple[int, ...]
    rule: ClassVar[str] = "HK 400.5a"
    reveals: ClassVar[bool] = True

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{listed(game, self.cards)} {'is' if len(self.cards) == 1 else 'are'} revealed."


class LookedAt(Event, frozen=True):
    """One player looks at cards."""

    seat: int
    cards: tuple[int, ...]
    rule: ClassVar[str] = "HK 400.5a"
    reveals: ClassVar[bool] = True

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        name = game.names[self.seat]
        if not self.cards:
            return f"{name} finds nothing to look at."
        if len(self.cards) > MANY:
            return f"{name} looks through {len(self.cards)} cards."
        if seat == self.seat:
            return f"{name} looks at {listed(game, self.cards)}."
        return f"{name} looks at {len(self.cards)} card{'s' if len(self.cards) > 1 else ''}."


class Shuffled(Event, frozen=True):
    """HK 400.5b, 406.2. A deck is shuffled."""

    seat: int
    rule: ClassVar[str] = "HK 406.2"
    reveals: ClassVar[bool] = True

    def apply(self, game: HuntikGame) -> None:
        game.shuffle(DECK, self.seat)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} shuffles."


class EnteredPlay(Event, frozen=True):
    """HK 705.1. A card comes into play in a zone, under a player's control."""

    card: int
    seat: int
    zone: int
    exhausted: bool = False
    counters: tuple[Counter, ...] = ()
    face_down: bool = False
    gifts: tuple[Any, ...] = ()
    rule: ClassVar[str] = "HK 705.1"

    def apply(self, game: HuntikGame) -> None:
        enter_play(game, self.card, self.seat, self.zone, self.exhausted, self.counters, self.face_down)
        game.modifiers += [made_as_entering(game, self.card, gift) for gift in self.gifts]
        if game.rings and self.seat == game.lead and game.cards[self.card].printed.is_hero:
            hand_out_ring(game, self.card)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        how = " exhausted" if self.exhausted else ""
        return f"{said(game, self.card)} comes into play in {zone_word(game, self.zone, seat)}{how}."


def made_as_entering(game: HuntikGame, card: int, gift: Any) -> Modifier:
    """HK 705.1a. A modifier made as a card enters play, at the very same time."""
    cards = getattr(gift.what, "cards", None)
    flagged = None if cards else (game.ref(card),)
    return Modifier(
        gift.change, own_scope(game, card), game.cards[card].stamp, gift.until, cards, flagged, gift.condition
    )


# -- on the map (HK 401-407) ---------------------------------------------------------------------------------------


class Moved(CardEvent, frozen=True):
    """HK 403. A card moves (or moves 0 zones) and ends its move in a zone."""

    origin: int = 0
    zone: int = 0
    rule: ClassVar[str] = "HK 403.1"

    def apply(self, game: HuntikGame) -> None:
        _place(game, self.card, self.zone)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        if self.origin == self.zone:
            return f"{said(game, self.card)} stays in {zone_word(game, self.zone, seat)}."
        origin, zone = zone_word(game, self.origin, seat), zone_word(game, self.zone, seat)
        return f"{said(game, self.card)} moves from {origin} to {zone}."


class PutInZone(CardEvent, frozen=True):
    """HK 403.5. A card in play is put into another zone, which is not a move. `stunned`: even though it is."""

    origin: int = 0
    zone: int = 0
    stunned: bool = False
    rule: ClassVar[str] = "HK 403.5"

    def apply(self, game: HuntikGame) -> None:
        _place(game, self.card, self.zone)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{said(game, self.card)} is put into {zone_word(game, self.zone, seat)}."


def _place(game: HuntikGame, card: int, zone: int) -> None:
    game.cards[card].zone = zone
    for feature in game.features_with(card):  # HK 305.2b
        game.cards[feature].zone = zone
    zone_changed(game, card)


class Exhausted(CardEvent, frozen=True):
    """HK 405.1."""

    rule: ClassVar[str] = "HK 405.1"
    sentence: ClassVar[str] = "{name} exhausts."

    def apply(self, game: HuntikGame) -> None:
        game.cards[self.card].exhausted = True
        aspect_changed(game, "ready")


class Readied(CardEvent, frozen=True):
    """HK 405.1."""

    rule: ClassVar[str] = "HK 405.1"
    sentence: ClassVar[str] = "{name} readies."

    def apply(self, game: HuntikGame) -> None:
        game.cards[self.card].exhausted = False
        aspect_changed(game, "ready")


class Stunned(CardEvent, frozen=True):
    """HK 407.1. A stunned card is exhausted and face down; what was with it is dropped (HK 305.2c)."""

    rule: ClassVar[str] = "HK 407.1"
    sentence: ClassVar[str] = "{name} is stunned."

    def apply(self, game: HuntikGame) -> None:
        state = game.cards[self.card]
        state.stunned = state.exhausted = True
        for feature in game.features_with(self.card):
            game.cards[feature].holder = NOBODY
        game.touch()


class Unstunned(CardEvent, frozen=True):
    """HK 407.5. It stays exhausted, and its always-on powers get a new timestamp (HK 700.3)."""

    rule: ClassVar[str] = "HK 407.5"
    sentence: ClassVar[str] = "{name} is no longer stunned."

    def apply(self, game: HuntikGame) -> None:
        state = game.cards[self.card]
        state.stunned = False
        state.powers_since = game.tick()
        game.touch()


class ControlChanged(CardEvent, frozen=True):
    """HK 401.3. Somebody else controls the card; features with it are dropped (HK 401.3a)."""

    seat: int = NOBODY
    rule: ClassVar[str] = "HK 401.3"

    def apply(self, game: HuntikGame) -> None:
        game.cards[self.card].controller = self.seat
        for feature in game.features_with(self.card):
            game.cards[feature].holder = NOBODY
        game.touch()

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        who = "Nobody" if self.seat == NOBODY else game.names[self.seat]
        return f"{who} now controls {said(game, self.card)}."


class CounterPut(CardEvent, frozen=True):
    """HK 402.1."""

    counter: Counter = Counter()
    count: int = 1
    rule: ClassVar[str] = "HK 402.1"

    def apply(self, game: HuntikGame) -> None:
        state = game.cards[self.card]
        for _ in range(self.count):
            counter = Counter(self.counter.name, self.counter.atk, self.counter.defense, game.tick())
            state.counters = (*state.counters, counter)
        game.shifted()

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        count = f"{self.count} " if self.count > 1 else "a "
        return f"{said(game, self.card)} gets {count}{counter_word(self.counter)} counter{'s'[: self.count - 1]}."


class CounterRemoved(CardEvent, frozen=True):
    """HK 402.1b."""

    counter: Counter = Counter()
    rule: ClassVar[str] = "HK 402.1b"

    def apply(self, game: HuntikGame) -> None:
        state = game.cards[self.card]
        for n, counter in enumerate(state.counters):
            if self.counter.like(counter):
                state.counters = state.counters[:n] + state.counters[n + 1 :]
                break
        game.shifted()

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"A {counter_word(self.counter)} counter is removed from {said(game, self.card)}."


def counter_word(counter: Counter) -> str:
    """What a counter is called."""
    return counter.name or f"{counter.atk:+d} ATK and {counter.defense:+d} DEF"


class PickedUp(CardEvent, frozen=True):
    """HK 305.2. A feature becomes "with" a hero."""

    hero: int = NOBODY
    rule: ClassVar[str] = "HK 305.2"

    def apply(self, game: HuntikGame) -> None:
        game.cards[self.card].holder = self.hero
        game.shifted()

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{said(game, self.hero)} picks up {said(game, self.card)}."


class FeatureRevealed(CardEvent, frozen=True):
    """A face-down feature is turned face up."""

    rule: ClassVar[str] = "HK 305.1"
    reveals: ClassVar[bool] = True

    def apply(self, game: HuntikGame) -> None:
        game.cards[self.card].face_down = False
        game.touch()

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"A feature is turned up: {game.cards[self.card].printed.name}."


# -- plays (HK 404, 701) -------------------------------------------------------------------------------------------


class CardPlayed(CardEvent, frozen=True):
    """HK 404. A card was played and not canceled. `hero` is the one exhausted for it (HK 302.3)."""

    seat: int = 0
    hero: int = NOBODY
    origin: str = HAND
    rule: ClassVar[str] = "HK 404.1"

    def tell(self, game: HuntikGame, seat: int | None) -> str | None:
        return None


class PlayAnnounced(CardEvent, frozen=True):
    """HK 500.2. A player is about to play a card; it may yet be canceled (HK 701.4). Until then it is nowhere."""

    seat: int = 0
    hero: int = NOBODY
    rule: ClassVar[str] = "HK 404.1"

    def apply(self, game: HuntikGame) -> None:
        take_out(game, self.card)
        renew(game, self.card)
        game.cards[self.card].area = ""

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        how = f" with {said(game, self.hero)}" if self.hero != NOBODY else ""
        return f"{game.names[self.seat]} plays {game.cards[self.card].definition.name}{how}."


class Canceled(CardEvent, frozen=True):
    """HK 701.4. An action is canceled and goes to the discard pile without having done anything."""

    rule: ClassVar[str] = "HK 701.4"

    def apply(self, game: HuntikGame) -> None:
        put_in_pile(game, self.card, DISCARD)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.cards[self.card].definition.name} is canceled."


class PowerUsed(CardEvent, frozen=True):
    """HK 701.2. A power of a card in play is used. `printed`: it stands on the card itself."""

    seat: int = 0
    power: str = ""
    kind: str = ""
    printed: bool = True
    rule: ClassVar[str] = "HK 701.2"

    def apply(self, game: HuntikGame) -> None:
        if self.power:
            game.deeds[self.power.lower()] = game.deeds.get(self.power.lower(), 0) + 1
            game.shifted()  # the mission's terms may speak of it

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        power = f": {self.power}" if self.power else f"’s {self.kind} action"
        return f"{game.names[self.seat]} uses {said(game, self.card)}{power}."


class Passed(Event, frozen=True):
    """HK 500.2."""

    seat: int
    rule: ClassVar[str] = "HK 500.2"

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} passes."


class WentAgain(Event, frozen=True):
    """HK 707.2. The turn player takes another turn after this one; only one, however often it is said."""

    seat: int
    rule: ClassVar[str] = "HK 707.2"

    def apply(self, game: HuntikGame) -> None:
        if self.seat == game.turn:
            game.again = True

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} goes again."


class TurnTaken(Event, frozen=True):
    """HK 707.3. It is now this player's turn, if it was not already."""

    seat: int
    rule: ClassVar[str] = "HK 707.3"

    def apply(self, game: HuntikGame) -> None:
        if game.turn != self.seat:
            game.turn_taken_over = self.seat
            game.again = False

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"It is now {game.names[self.seat]}’s turn."


class FirstNextRound(Event, frozen=True):
    """HK 500.1d. A player will go first next round."""

    seat: int
    rule: ClassVar[str] = "HK 500.1d"

    def apply(self, game: HuntikGame) -> None:
        game.first_next = self.seat

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} goes first next round."


class ModifierMade(Event, frozen=True):
    """HK 706.2. A power made a continuous modifier."""

    modifier: Modifier
    rule: ClassVar[str] = "HK 706.2"

    def apply(self, game: HuntikGame) -> None:
        game.modifiers.append(self.modifier)
        game.touch()


class ModifiersEnded(Event, frozen=True):
    """HK 708.3. Modifiers of a duration end."""

    until: str
    rule: ClassVar[str] = "HK 708.3"

    def apply(self, game: HuntikGame) -> None:
        if any(one.until == self.until for one in game.modifiers):
            game.modifiers = [one for one in game.modifiers if one.until != self.until]
            game.touch()


class TextSwapped(Event, frozen=True):
    """Two cards have each other's printed text box."""

    card: int
    other: int
    rule: ClassVar[str] = "HK 706.2"

    def apply(self, game: HuntikGame) -> None:
        one, two = game.cards[self.card], game.cards[self.other]
        one.guise, two.guise = with_text_of(one.printed, two.printed), with_text_of(two.printed, one.printed)
        one.powers_since, two.powers_since = game.tick(), game.tick()
        game.touch()

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{said(game, self.card)} and {said(game, self.other)} swap text."


def with_text_of(one: Any, other: Any) -> Any:
    """A printed card with another's text box."""
    from msgspec.structs import replace

    return replace(one, text=other.text, abilities=other.abilities)


class ExtraMajor(Event, frozen=True):
    """HK 301.2b. A player may play one more major hero, or card instead of one, this round."""

    seat: int
    rule: ClassVar[str] = "HK 301.2b"

    def apply(self, game: HuntikGame) -> None:
        extra = list(game.extra_majors)
        extra[self.seat] += 1
        game.extra_majors = (extra[0], extra[1])

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} may play an extra major hero this round."


# -- rounds (HK 500-502) -------------------------------------------------------------------------------------------


class RoundStarted(Event, frozen=True):
    """HK 502.1."""

    number: int
    rule: ClassVar[str] = "HK 502.1"

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"— Round {self.number} —"


class StartOfRound(Event, frozen=True):
    """HK 502.1. After unstunning, readying and drawing: the moment for which "at the start of the round" waits."""

    number: int
    rule: ClassVar[str] = "HK 502.1"


class TurnStarted(Event, frozen=True):
    """HK 500.2. A player's turn begins."""

    seat: int
    rule: ClassVar[str] = "HK 500.2"


class RoundEnded(Event, frozen=True):
    """HK 501.1."""

    number: int
    rule: ClassVar[str] = "HK 501.1"

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"Round {self.number} ends."


class Scored(Event, frozen=True):
    """HK 102.2a."""

    seat: int
    points: int
    total: int
    rule: ClassVar[str] = "HK 102.2a"

    def apply(self, game: HuntikGame) -> None:
        points = list(game.points)
        points[self.seat] += self.points
        game.points = (points[0], points[1])

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} scores {self.points} ({self.total} in all)."


# -- combat (HK 600-602) -------------------------------------------------------------------------------------------


class CombatStarted(Event, frozen=True):
    """HK 600.1. `card` is the one that starts it, if one does."""

    zone: int
    attacker: int
    card: int = NOBODY
    rule: ClassVar[str] = "HK 600.1"

    def apply(self, game: HuntikGame) -> None:
        game.combats += 1
        game.combat = CombatState(self.zone, self.attacker, game.combats)
        aspect_changed(game, "combat")

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.attacker]} starts a combat in {zone_word(game, self.zone, seat)}."


class AttacksChanged(Event, frozen=True):
    """HK 601.5-601.6. Attacks are added to a player's total in this combat, or removed from it."""

    seat: int
    count: int
    rule: ClassVar[str] = "HK 601.5"

    def apply(self, game: HuntikGame) -> None:
        if game.combat is not None:
            added = list(game.combat.added)
            added[self.seat] += self.count
            game.combat = _combat_with(game.combat, added=(added[0], added[1]))

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        attacks = "1 attack is" if abs(self.count) == 1 else f"{abs(self.count)} attacks are"
        what = "added to" if self.count > 0 else "removed from"
        return f"{attacks} {what} {game.names[self.seat]}’s total."


class AttacksRemoved(CardEvent, frozen=True):
    """HK 601.6. A card's attacks do not count in this combat."""

    rule: ClassVar[str] = "HK 601.6"
    sentence: ClassVar[str] = "{name}’s attacks are removed from the combat."

    def apply(self, game: HuntikGame) -> None:
        if game.combat is not None:
            game.combat = _combat_with(game.combat, out=(*game.combat.out, game.ref(self.card)))


class CombatCutShort(Event, frozen=True):
    """A card ended the combat: no attacks are aimed."""

    rule: ClassVar[str] = "HK 601.4a"

    def apply(self, game: HuntikGame) -> None:
        if game.combat is not None:
            game.combat = _combat_with(game.combat, ended=True)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return "The combat ends; no attacks are aimed."


def _combat_with(combat: CombatState, **changes: Any) -> CombatState:
    from msgspec.structs import replace

    return replace(combat, **changes)


class CombatPassed(Event, frozen=True):
    """HK 601.2."""

    seat: int
    rule: ClassVar[str] = "HK 601.2"

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} plays no combat action."


class Aimed(Event, frozen=True):
    """HK 602.2. A player divides their attacks among enemies in the combat."""

    seat: int
    aims: tuple[tuple[int, int], ...]
    rule: ClassVar[str] = "HK 602.2"

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        if not self.aims:
            return f"{game.names[self.seat]} aims no attacks."
        aims = ", ".join(f"{count} at {said(game, card)}" for card, count in self.aims)
        return f"{game.names[self.seat]} aims {aims}."


class CombatEnded(Event, frozen=True):
    """HK 602. The combat is over."""

    zone: int
    rule: ClassVar[str] = "HK 602.3"

    def apply(self, game: HuntikGame) -> None:
        game.combat = None
        aspect_changed(game, "combat")

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return "The combat is over."


class DieRolled(Event, frozen=True):
    """A die was rolled because a card said so."""

    seat: int
    result: int
    rule: ClassVar[str] = "HK 101.1"
    reveals: ClassVar[bool] = True

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} rolls {self.result}."
