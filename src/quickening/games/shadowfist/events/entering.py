"""SF 24.4, 24.5.1, 25, 44, 47. Cards enter play, are played, resolve and are revealed."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.shadowfist import channels
from quickening.games.shadowfist.areas import put_in_pile, put_into_play
from quickening.games.shadowfist.cards_and_players import ShadowfistCard
from quickening.games.shadowfist.definitions import EVENT, LIMITED, ONE_SHOT, SITE, TOAST_IT, Printed
from quickening.games.shadowfist.events.base import CardEvent
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import FRONT, NOBODY, SMOKED, TOASTED


class EnteredPlay(CardEvent, frozen=True):
    """SF 24.5.1. A card is put onto the table. `how`: `played`, `returned` (SF 44.1), `token` or `put`.

    `elsewhere`: it was not played from a hand.
    """

    location: int = 0
    row: int = FRONT
    subject: int = NOBODY
    face_down: bool = False
    resolved: bool = True
    how: str = "played"
    turned: bool = False
    elsewhere: bool = False
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
        return f"{self.named(game, seat)} {words}."

    def named(self, game: ShadowfistGame, seat: int | None) -> str:
        return "A face-down Feng Shui Site" if self.face_down else game.cards[self.card].printed.name


class CardPlayed(CardEvent, frozen=True):
    """SF 25.0. A player plays a card, from the hand or the smoked pile. `type` is what it is played as.

    `reduced`: less Power was paid than it costs, be that printed or not (SF 37.0).
    """

    type: str = ""
    paid: int = 0
    face_down: bool = False
    subject: int = NOBODY
    crisis: bool = False
    reduced: bool = False
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
            game.wrote(channels.COURSE)
        else:
            game.card_changed(self.card)


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
        game.card_changed(self.card)


class TurnedDown(CardEvent, frozen=True):
    """SF 24.4. A Feng Shui Site is turned face down."""

    rule: ClassVar[str] = "SF 24.4"
    sentence: ClassVar[str] = "{name} is turned face down."

    def apply(self, game: ShadowfistGame) -> None:
        game.cards[self.card].face_down = True
        game.cards[self.card].stamp = game.tick()
        game.card_changed(self.card)
