"""Cards that go from place to place (HL1 36, 45, 65, 78; HL3 88-90, 136-142; HLT 52-72, 98)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.cutting import PileCut
from quickening.games.highlander import channels
from quickening.games.highlander.areas import capture, gather, into_play, move
from quickening.games.highlander.events.common import CardEvent, HighlanderEvent, Rules, note
from quickening.games.highlander.state import DISCARD, ENDURANCE, HAND, LOSS, NOBODY, REMOVED, HighlanderGame, Tally


class Drew(CardEvent, frozen=True):
    """A card is drawn from Endurance."""

    rules: ClassVar[Rules] = ("HL1 45", "HL3 70", "HLT 54")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, HAND)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        state = game.cards[self.card]
        what = state.definition.name if seat == state.owner else "a card"
        return f"{game.names[state.owner]} draws {what}."


class Discarded(CardEvent, frozen=True):
    """A card goes from a hand to its owner's discard pile. `by`: who made it so; `cost`: it pays for something."""

    by: int = NOBODY
    cost: bool = False
    rules: ClassVar[Rules] = ("HL1 45", "HL3 140", "HLT 59")

    def apply(self, game: HighlanderGame) -> None:
        owner = game.cards[self.card].owner
        if self.by not in (NOBODY, owner):
            note(game, owner, "forced discard")
        move(game, self.card, DISCARD)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        state = game.cards[self.card]
        return f"{game.names[state.owner]} discards {state.definition.name}."


class Burned(CardEvent, frozen=True):
    """HL3 136, HLT 65. A card goes from Endurance to the discard pile."""

    rules: ClassVar[Rules] = ("HL1 65", "HL3 136", "HLT 65")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, DISCARD)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        state = game.cards[self.card]
        return f"{game.names[state.owner]} loses {state.definition.name} from Endurance."


class Moved(CardEvent, frozen=True):
    """A card goes to a pile or hand by some effect. `shown`: everybody sees which."""

    area: str
    bottom: bool = False
    shown: bool = True
    seat: int | None = None
    rules: ClassVar[Rules] = ("HL1 15", "HL3 149", "HLT 154")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, self.area, self.seat, self.bottom)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        state = game.cards[self.card]
        name = state.definition.name if self.shown or seat == state.owner else "a card"
        where = {HAND: "hand", ENDURANCE: "Endurance", DISCARD: "discard pile"}.get(self.area, self.area)
        return f"{name} goes to {game.names[state.owner]}’s {where}."


class Shuffled(HighlanderEvent, frozen=True):
    """A player's Endurance is shuffled, perhaps with the discard pile."""

    seat: int
    with_discard: bool = False
    rules: ClassVar[Rules] = ("HL1 65", "HL3 88", "HLT 98")

    def apply(self, game: HighlanderGame) -> None:
        if self.with_discard:
            game.players[self.seat].borrowed = ()
            gather(game, self.seat)
        game.shuffle(ENDURANCE, self.seat)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        what = "discard pile into Endurance" if self.with_discard else "Endurance"
        return f"{game.names[self.seat]} shuffles the {what}."


class EnduranceCut(PileCut, frozen=True):
    """A player's Endurance is cut by the opponent."""

    pile: ClassVar[str] = ENDURANCE
    title: ClassVar[str] = "Endurance"
    rules: ClassVar[Rules] = ("HL1 33", "HL3 49", "HLT 47")


class Exhausted(HighlanderEvent, frozen=True):
    """HL1 65, HL3 88, HLT 98. The last card left Endurance: 5 Ability will be lost, the discard pile is shuffled.

    `loss` is less where a text says how much Ability is lost by it, and lets it be lost itself.
    """

    seat: int
    loss: int = 5
    rules: ClassVar[Rules] = ("HL1 65", "HL3 88", "HLT 98")

    def apply(self, game: HighlanderGame) -> None:
        if self.loss:
            game.tallies.append(Tally(self.seat, LOSS, self.loss, reason="Exhaustion"))
        if game.of(DISCARD, self.seat):
            Shuffled(self.seat, with_discard=True).apply(game)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        told = f" and will lose {self.loss} Ability" if self.loss else ""
        return f"{game.names[self.seat]} Exhausts{told}."


class Collapsed(HighlanderEvent, frozen=True):
    """HL3 88, HLT 98. Nothing is left to shuffle: Ability becomes zero at once, from what it `was`."""

    seat: int
    was: int = 0
    rules: ClassVar[Rules] = ("HL1 65", "HL3 88", "HLT 98")
    sentence: ClassVar[str] = "{who} has no card left to shuffle, and no Ability."

    def apply(self, game: HighlanderGame) -> None:
        game.players[self.seat].ability = 0
        game.players[self.seat].collapsed = True


class LeftPlay(CardEvent, frozen=True):
    """A card is removed from play, at once (HL1 36). `by`: by whom."""

    by: int = NOBODY
    rules: ClassVar[Rules] = ("HL1 36", "HL3 58", "HLT 52")
    sentence: ClassVar[str] = "{name} is removed from play."

    def apply(self, game: HighlanderGame) -> None:
        state = game.cards[self.card]
        if self.by == 1 - state.controller and "Ally" in state.definition.kinds:
            note(game, self.by, "removed ally")
        move(game, self.card, DISCARD)


class Dropped(CardEvent, frozen=True):
    """HL1 47, HL3 143, 152. A player drops a Standing Defense."""

    rules: ClassVar[Rules] = ("HL1 47", "HL3 143", "HLT 100")
    sentence: ClassVar[str] = "{name} is dropped."

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, DISCARD)


class RemovedFromGame(CardEvent, frozen=True):
    """HL1 78, HLT 153."""

    rules: ClassVar[Rules] = ("HL1 78", "HL3 153", "HLT 153")
    sentence: ClassVar[str] = "{name} is removed from the game."

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, REMOVED)


class Captured(CardEvent, frozen=True):
    """HL3 90, HLT 72. A card goes face down under another."""

    holder: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 90", "HLT 72")

    def apply(self, game: HighlanderGame) -> None:
        capture(game, self.card, self.holder)

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        state = game.cards[self.holder]
        name = game.said(self.card) if seat == state.controller else "A card"
        return f"{name} is placed under {state.definition.name}."


class Attached(CardEvent, frozen=True):
    """A card in play goes with another, and stays as long as that one does."""

    holder: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 29", "HLT 19")

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].holder = self.holder

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.said(self.card, seat)} stays in play with {game.said(self.holder, seat)}."


class TookControl(CardEvent, frozen=True):
    """A card in play, or put into play, is under another player's control."""

    seat: int
    signature: bool = False
    rules: ClassVar[Rules] = ("HL1 15", "HL3 19", "HLT 245")
    sentence: ClassVar[str] = "{who} takes control of {name}."

    def apply(self, game: HighlanderGame) -> None:
        into_play(game, self.card, self.seat)


class Stands(CardEvent, frozen=True):
    """HLT 217, 265. A text makes a card stay in play."""

    rules: ClassVar[Rules] = ("HL1 15", "HL3 29", "HLT 265")
    sentence: ClassVar[str] = "{name} remains in play."

    def apply(self, game: HighlanderGame) -> None:
        game.cards[self.card].stands = True
        game.wrote(channels.TEXTS)
