"""Exertions, dice and Checks (HL1 54-60, 67, 73; HL3 51-52, 100-111; HLT 94-97, 145)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.games.highlander.areas import move
from quickening.games.highlander.events.common import CardEvent, HighlanderEvent, Rules
from quickening.games.highlander.state import DISCARD, ENDURANCE, EXERTION, HARD, HighlanderGame, Shown, Turned


class Exerted(HighlanderEvent, frozen=True):
    """HL1 54-56, HL3 100-101. An Exertion is declared: what for, how many cards, which kind."""

    seat: int
    purpose: str
    size: int
    kind: str = HARD
    rules: ClassVar[Rules] = ("HL1 56", "HL3 100", "HLT 94")

    def apply(self, game: HighlanderGame) -> None:
        game.exertions.append(Shown(self.seat, self.purpose, self.kind, self.size, game.turn))
        if self.kind == HARD:
            deeds = game.deeds[self.seat]
            deeds.hard += 1
            deeds.exerted_for = (*deeds.exerted_for, self.purpose)
            if self.purpose != "cost":
                game.hand_closed = True

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        soft = " (Soft)" if self.kind != HARD else ""
        return f"{game.names[self.seat]} Exerts {self.size} cards{soft} for {self.purpose}."


class ExertionRevealed(CardEvent, frozen=True):
    """A card of Endurance is revealed by an Exertion; `secret`: to its player alone for now (HL1 57)."""

    secret: bool = False
    rules: ClassVar[Rules] = ("HL1 54", "HL3 52", "HLT 94")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, EXERTION)
        if game.exertions:
            latest = game.exertions[-1]
            turned = Turned(self.card, game.cards[self.card].definition)
            game.exertions[-1] = replace(latest, cards=(*latest.cards, turned))

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        secret = self.secret and seat != game.cards[self.card].owner
        return f"The Exertion reveals {'a card' if secret else game.printed(self.card).name}."


class ExertionDiscarded(CardEvent, frozen=True):
    """What an Exertion did not use goes to the discard pile, or under Endurance if it was Soft (HL3 52)."""

    soft: bool = False
    rules: ClassVar[Rules] = ("HL1 54", "HL3 52", "HLT 94")

    def apply(self, game: HighlanderGame) -> None:
        move(game, self.card, ENDURANCE if self.soft else DISCARD, bottom=self.soft)


class Rolled(HighlanderEvent, frozen=True):
    """HL1 67, 73. A die is rolled for something."""

    seat: int
    purpose: str
    pips: int
    needed: int = 0
    rules: ClassVar[Rules] = ("HL1 73", "HL3 110", "HLT 145")
    sentence: ClassVar[str] = "{who} rolls {pips} to {purpose}."


class Flipped(HighlanderEvent, frozen=True):
    """A coin is flipped for what a text says."""

    seat: int
    heads: bool
    rules: ClassVar[Rules] = ("HL1 73", "HL3 110", "HLT 145")

    def tell(self, game: HighlanderGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} flips {'heads' if self.heads else 'tails'}."


class Checked(HighlanderEvent, frozen=True):
    """HL3 110. An Attribute Check: how many gems were found."""

    seat: int
    gem: str
    found: int
    rules: ClassVar[Rules] = ("HL1 15", "HL3 110", "HLT 47")
    sentence: ClassVar[str] = "{who} finds {found} {gem}."
