"""Plays, and what they do to turns (HK 404, 500.2, 701, 707)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event, Note
from quickening.games.huntik import channels
from quickening.games.huntik.areas import put_in_pile, renew, take_out
from quickening.games.huntik.events.common import CardEvent
from quickening.games.huntik.state import DISCARD, HAND, NOBODY, TURN_MATTERS, HuntikGame


class CardPlayed(CardEvent, frozen=True):
    """HK 404. A card was played and not canceled. `hero` is the one exhausted for it (HK 302.3)."""

    seat: int = 0
    hero: int = NOBODY
    origin: str = HAND
    rule: ClassVar[str] = "HK 404.1"


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
        how = f" with {game.said(self.hero)}" if self.hero != NOBODY else ""
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
            game.note_deed(self.power.lower(), game.cards[self.card].handle)
            game.wrote(channels.COURSE)  # the mission's terms may speak of it

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        power = f": {self.power}" if self.power else f"’s {self.kind} action"
        return f"{game.names[self.seat]} uses {game.said(self.card)}{power}."


class MajorCounted(Note, frozen=True):
    """HK 301.2. A player has played a major hero, or a card instead of one, this round."""

    seat: int
    rule: ClassVar[str] = "HK 301.2"

    def apply(self, game: HuntikGame) -> None:
        majors = list(game.majors)
        majors[self.seat] += 1
        game.majors = (majors[0], majors[1])


class UseCounted(Note, frozen=True):
    """HK 701.3. A power that counts once per combat, round or game has counted in this one."""

    card: int
    power: str
    span: int
    rule: ClassVar[str] = "HK 701.3"

    def apply(self, game: HuntikGame) -> None:
        state = game.cards[self.card]
        state.used = (*state.used, (self.power, self.span))


class Passed(Event, frozen=True):
    """HK 500.2."""

    seat: int
    rule: ClassVar[str] = "HK 500.2"
    idle: ClassVar[bool] = True
    sentence: ClassVar[str] = "{who} passes."


class WentAgain(Event, frozen=True):
    """HK 707.2. The turn player takes another turn after this one; only one, however often it is said."""

    seat: int
    rule: ClassVar[str] = "HK 707.2"
    sentence: ClassVar[str] = "{who} goes again."

    def apply(self, game: HuntikGame) -> None:
        if self.seat == game.turn:
            game.again = True


class TurnTaken(Event, frozen=True):
    """HK 707.3. It is now this player's turn, if it was not already: whoever had it does not go again after it."""

    seat: int
    rule: ClassVar[str] = "HK 707.3"
    sentence: ClassVar[str] = "It is now {who}’s turn."

    def apply(self, game: HuntikGame) -> None:
        if game.turn != self.seat:
            game.turn = game.turn_taken_over = self.seat
            game.again = False
            if TURN_MATTERS.get(game):
                game.wrote(channels.COURSE)


class FirstNextRound(Event, frozen=True):
    """HK 500.1d. A player will go first next round."""

    seat: int
    rule: ClassVar[str] = "HK 500.1d"
    sentence: ClassVar[str] = "{who} goes first next round."

    def apply(self, game: HuntikGame) -> None:
        game.first_next = self.seat


class ExtraMajor(Event, frozen=True):
    """HK 301.2b. A player may play one more major hero, or card instead of one, this round."""

    seat: int
    rule: ClassVar[str] = "HK 301.2b"
    sentence: ClassVar[str] = "{who} may play an extra major hero this round."

    def apply(self, game: HuntikGame) -> None:
        extra = list(game.extra_majors)
        extra[self.seat] += 1
        game.extra_majors = (extra[0], extra[1])


class DieRolled(Event, frozen=True):
    """A die was rolled because a card said so."""

    seat: int
    result: int
    rule: ClassVar[str] = "HK 101.1"
    reveals: ClassVar[bool] = True
    sentence: ClassVar[str] = "{who} rolls {result}."
