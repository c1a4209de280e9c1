"""Cards change areas (HK 400, 705)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.cutting import PileCut
from quickening.core.events import Event, Note
from quickening.games.huntik import channels
from quickening.games.huntik.areas import enter_play, hand_out_ring, put_in_pile, recall
from quickening.games.huntik.definitions import LEGENDARY, Printed
from quickening.games.huntik.events.common import MANY, CardEvent, because, listed, zone_word
from quickening.games.huntik.events.on_the_map import Stunned
from quickening.games.huntik.rules.generating import own_scope
from quickening.games.huntik.state import DECK, DISCARD, HAND, NOBODY, REMOVED, Counter, HuntikGame, Modifier, lasts


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

    by: int = NOBODY
    rule: ClassVar[str] = "HK 400.11c"

    def apply(self, game: HuntikGame) -> None:
        put_in_pile(game, self.card, DISCARD)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        state = game.cards[self.card]
        return f"{game.names[state.owner]} discards {state.definition.name}{because(game, self.by)}."


class LeftPlay(CardEvent, frozen=True):
    """A card leaves the map. `zone` is where it was."""

    zone: int = 0


class KOd(LeftPlay, frozen=True):
    """HK 400.11e. A hero in play is KO'd; an obstacle is removed from the map.

    `attacks`: by combat attacks, of which `aimed` were aimed at it.
    """

    attacks: bool = False
    aimed: int = 0
    rule: ClassVar[str] = "HK 400.11e"
    sentence: ClassVar[str] = "{name} is KO’d."

    def tell(self, game: HuntikGame, seat: int | None) -> str | None:
        if not self.aimed:
            return super().tell(game, seat)
        return f"{game.said(self.card)} is KO’d by {self.aimed} attack{'s' * (self.aimed > 1)}."

    def apply(self, game: HuntikGame) -> None:
        printed = game.cards[self.card].printed
        if printed.is_obstacle:
            game.note_deed(f"KO {printed.name}", self.card)
        put_in_pile(game, self.card, REMOVED if printed.is_obstacle else DISCARD)


class Eliminated(LeftPlay, frozen=True):
    """HK 400.11e. A player puts a hero they control into its owner's discard pile: not the same as a KO."""

    rule: ClassVar[str] = "HK 400.11e"
    sentence: ClassVar[str] = "{name} is eliminated."

    def apply(self, game: HuntikGame) -> None:
        put_in_pile(game, self.card, REMOVED if game.cards[self.card].printed.is_obstacle else DISCARD)


class ReturnedToHand(LeftPlay, frozen=True):
    """A card in play or in a discard pile goes to its owner's hand (HK 400.2)."""

    rule: ClassVar[str] = "HK 400.2"
    sentence: ClassVar[str] = "{name} returns to its owner’s hand."

    def apply(self, game: HuntikGame) -> None:
        put_in_pile(game, self.card, HAND)

    def tell(self, game: HuntikGame, seat: int | None) -> str | None:
        return gone_home(game, self.card) or super().tell(game, seat)


class RemovedFromMap(LeftPlay, frozen=True):
    """HK 400.9a."""

    rule: ClassVar[str] = "HK 400.9a"
    sentence: ClassVar[str] = "{name} is removed from the map."

    def apply(self, game: HuntikGame) -> None:
        put_in_pile(game, self.card, REMOVED)

    def tell(self, game: HuntikGame, seat: int | None) -> str | None:
        return gone_home(game, self.card) or super().tell(game, seat)


def gone_home(game: HuntikGame, card: int) -> str:
    """HK 400.8b. What is said of a legendary hero, wherever it would have gone; nothing of others."""
    definition = game.cards[card].definition
    home = f"{definition.name} returns to its owner’s legendary hero pile."
    return home if definition.type == LEGENDARY else ""


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
        if state.definition.type == LEGENDARY:
            return gone_home(game, self.card)
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
    """HK 400.5b, 406.2. A deck is shuffled, by the player whose it is or `by` the other one."""

    seat: int
    by: int = NOBODY
    rule: ClassVar[str] = "HK 406.2"
    reveals: ClassVar[bool] = True

    def apply(self, game: HuntikGame) -> None:
        game.shuffle(DECK, self.seat)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        if self.by == NOBODY:
            return f"{game.names[self.seat]} shuffles."
        return f"{game.names[self.by]} shuffles the deck of {game.names[self.seat]}."


class DeckCut(PileCut, frozen=True):
    """HK 400.5b. A deck is cut face down, by the other player."""

    rule: ClassVar[str] = "HK 400.5b"
    pile: ClassVar[str] = DECK


class NumbersRecalled(Note, frozen=True):
    """HK 702.4. A card is about to leave play: its ATK and DEF are kept as they are before anything leaves."""

    card: int
    rule: ClassVar[str] = "HK 702.4"

    def apply(self, game: HuntikGame) -> None:
        recall(game, self.card)


class EnteredPlay(Event, frozen=True):
    """HK 705.1. A card comes into play in a zone, under a player's control."""

    card: int
    seat: int
    zone: int
    exhausted: bool = False
    counters: tuple[Counter, ...] = ()
    face_down: bool = False
    gifts: tuple[Any, ...] = ()
    stunned: bool = False
    becomes: Printed | None = None
    rule: ClassVar[str] = "HK 705.1"

    def apply(self, game: HuntikGame) -> None:
        if self.becomes is not None:  # HK 300.1a
            game.cards[self.card].printed = self.becomes
        enter_play(game, self.card, self.seat, self.zone, self.exhausted, self.counters, self.face_down)
        if game.rings and self.seat == game.lead and game.cards[self.card].printed.is_hero:
            hand_out_ring(game, self.card)
        if self.stunned:  # what is with it is dropped (HK 305.2c)
            Stunned(self.card).apply(game)
        if self.gifts:
            made = [made_as_entering(game, self.card, gift) for gift in self.gifts if lasts(game, gift.until)]
            game.modifiers += made
            game.wrote(channels.TEXTS)

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        how = " stunned" if self.stunned else " exhausted" if self.exhausted else ""
        return f"{game.said(self.card)} comes into play in {zone_word(game, self.zone, seat)}{how}."


def made_as_entering(game: HuntikGame, card: int, gift: Any) -> Modifier:
    """HK 705.1a. A modifier made as a card enters play, at the very same time."""
    cards = getattr(gift.what, "cards", None)
    flagged = None if cards else (game.ref(card),)
    return Modifier(
        gift.change, own_scope(game, card), game.cards[card].stamp, gift.until, cards, flagged, gift.condition
    )
