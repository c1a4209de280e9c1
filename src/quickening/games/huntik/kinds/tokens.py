"""Tokens: heroes that a modifier puts into play (HK 402.2)."""

from __future__ import annotations

from typing import Any

from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.huntik.definitions import HERO, TEAMS, TOKEN, Printed
from quickening.games.huntik.kinds.card_effects import NowSpokenOf
from quickening.games.huntik.kinds.filters import BEINGS, with_parts
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.meaning.wording import print_text
from quickening.games.huntik.rules.entering import entering
from quickening.games.huntik.state import ZONES, HuntikGame
from quickening.lang.nodes import Effect, Filter, Node, Scope
from quickening.lang.resolve import Resolve


class Token(Node, frozen=True):
    """HK 402.2. What a modifier says of a token; without a name it is called by its tags."""

    atk: int
    defense: int
    tags: tuple[str, ...]
    type: str = HERO
    name: str = ""
    powers: tuple[Any, ...] = ()

    def printed(self) -> Printed:
        """HK 402.2. All that is said of it counts as printed."""
        name = self.name or " ".join(self.tags)
        return Printed(
            key=f"{TOKEN}-{name}",
            name=name,
            set=TOKEN,
            type=self.type,
            team=next((tag for tag in self.tags if tag in TEAMS), ""),
            tags=tuple(part for tag in self.tags for part in (with_parts(tag) if tag in BEINGS else (tag,))),
            atk=self.atk,
            defense=self.defense,
            text=print_text(self.type, self.powers),
            abilities=self.powers,
        )


class TokenMade(Event, frozen=True):
    """HK 402.2a. There is a new card, which belongs to the player who puts it into play (HK 401.2)."""

    printed: Printed
    seat: int

    def apply(self, game: HuntikGame) -> None:
        game.add_card(self.printed, self.seat)


class PutTokens(Effect, frozen=True):
    """HK 402.2. So many tokens into a zone, under the control of whoever controls the card that says so."""

    token: Token
    place: Place
    count: int = 1

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        seat, zone = frame.scope.you, self.place.zone(game, frame.scope)
        if zone not in ZONES:
            return frame.start
        first = len(game.cards)
        game.happen(*(TokenMade(self.token.printed(), seat) for _ in range(self.count)))
        made = range(first, len(game.cards))
        frame.insert(NowSpokenOf(tuple(made)))
        return game.do([entering(game, card, seat, zone) for card in made], frame.start)


class IsToken(Filter, frozen=True):
    """HK 402.2a. Only text that says `token` or `non-token` tells tokens from other cards."""

    without: bool = False

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        return (game.cards[card].definition.set == TOKEN) != self.without
