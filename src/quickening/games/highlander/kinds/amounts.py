"""Numbers that have to be worked out, and how many cards of a kind are meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quickening.games.highlander.events.places import Discarded
from quickening.games.highlander.kinds.filters import meant
from quickening.games.highlander.state import BLOCKED, DISCARD, DODGED, HAND, NOBODY, Deeds, HighlanderGame
from quickening.lang.nodes import Amount, Node, Scope
from quickening.lang.selections import Cards


def seat_of(who: str, scope: Scope) -> int:
    """The player a text means."""
    return scope.you if who == "you" else 1 - scope.you


class Some(Node, frozen=True):
    """So many cards of a kind out of a hand or pile; `up_to`: fewer if one likes; `random`: chosen by chance."""

    cards: Cards
    amount: int = 1
    up_to: bool = False
    random: bool = False

    def among(self, game: HighlanderGame, pile: list[int], scope: Scope) -> list[int]:
        """Those of a pile that are meant."""
        return [card for card in pile if meant(game, self.cards, card, scope)]


class Count(Amount, frozen=True):
    """One for each of something, to a maximum (HL1 45). `COUNTS` says what is counted; `now`: of this turn."""

    what: str
    cards: Cards | None = None
    who: str = "you"
    most: int = 99
    now: bool = False

    @property
    def passing(self) -> bool:
        """Whether it is about what was just done, and cannot be counted later."""
        return self.what in PASSING

    def value(self, game: HighlanderGame, scope: Scope) -> int:
        return min(self.most, COUNTS[self.what](self, game, seat_of(self.who, scope), scope))

    def among(self, game: HighlanderGame, cards: Iterable[int], scope: Scope) -> int:
        """How many of some cards are such cards."""
        assert self.cards is not None
        return sum(self.cards.fits(game, card, scope) for card in cards)


def deeds_of(game: HighlanderGame, seat: int, now: bool) -> Deeds:
    """What a player did in this turn, or in the last turn that player had."""
    return game.deeds[seat] if now or seat != game.active else game.former[seat]


def _in_play(self: Count, game: HighlanderGame, seat: int, scope: Scope) -> int:
    assert self.cards is not None
    return len(self.cards.found(game, scope))


def _played(self: Count, game: HighlanderGame, seat: int, scope: Scope) -> int:
    return self.among(game, deeds_of(game, seat, self.now).cards, scope)


def _forced(self: Count, game: HighlanderGame, seat: int, scope: Scope) -> int:
    """As many cards as you were forced to discard at once."""
    forced = [isinstance(event, Discarded) and event.by == 1 - scope.you for event in game.log]
    if True not in forced:
        return 0
    tail = forced[: len(forced) - forced[::-1].index(True)]
    return len(tail) - (len(tail) - tail[::-1].index(False) if False in tail else 0)


def _stopped(game: HighlanderGame, seat: int, how: str) -> int:
    """HL1 41. How many attacks a player has blocked, or dodged, this turn."""
    return sum(attack.result == how for attack in game.against(seat))


def _source(scope: Scope) -> int:
    return scope.source.card if scope.source is not None else NOBODY


def _together(self: Count, game: HighlanderGame, seat: int, scope: Scope) -> int:
    """HLT 257. The cards of this title in one play: they are one source, which the card joined to is."""
    source = _source(scope)
    title = game.printed(source).name
    joined = [pair for pair in game.deeds[scope.you].joined if game.printed(pair[0]).name == title]
    if any(other == source and game.printed(main).name == title for other, main in joined):
        return 0
    return 1 + sum(main == source for _, main in joined)


def _gained_and_copies(self: Count, game: HighlanderGame, seat: int, scope: Scope) -> int:
    """HLT 246. Each Ability just gained and each card of this title in play."""
    title = game.printed(_source(scope)).name
    copies = sum(game.printed(card).name == title for card in game.in_play)
    return copies + getattr(scope.event, "gain", 0)


JUST_DONE, SEEN, PIPS = "just done", "seen", "pips"
COUNTS: dict[str, Callable[[Count, HighlanderGame, int, Scope], int]] = {
    "cards in hand": lambda self, game, seat, scope: len(game.of(HAND, seat)),
    "in the discard pile": lambda self, game, seat, scope: self.among(game, game.of(DISCARD, seat), scope),
    "in play": _in_play,
    "attacks played": lambda self, game, seat, scope: game.deeds[seat].attacks,
    "played": _played,
    "attacks blocked": lambda self, game, seat, scope: _stopped(game, seat, BLOCKED),
    "attacks dodged": lambda self, game, seat, scope: _stopped(game, seat, DODGED),
    "forced to discard": _forced,
    "discarded for it": lambda self, game, seat, scope: game.cards[_source(scope)].boost,  # HLT 247
    "played together": _together,
    "Ability gained and copies": _gained_and_copies,
    JUST_DONE: lambda self, game, seat, scope: scope.done,
    SEEN: lambda self, game, seat, scope: self.among(game, (ref.card for ref in scope.it), scope),
    PIPS: lambda self, game, seat, scope: scope.done,
    "half the Ability, rounded up": lambda self, game, seat, scope: (game.players[seat].ability + 1) // 2,
    "half the Ability, rounded down": lambda self, game, seat, scope: game.players[seat].ability // 2,
    "half the pips, rounded up": lambda self, game, seat, scope: (scope.done + 1) // 2,
    "half the pips, rounded down": lambda self, game, seat, scope: scope.done // 2,
}
PASSING = frozenset((JUST_DONE, SEEN, PIPS, "half the pips, rounded up", "half the pips, rounded down"))


def is_of_pips(node: object) -> bool:
    """Whether something is counted by the pips of a die."""
    return isinstance(node, Count) and PIPS in node.what


def number(amount: Amount | int, game: HighlanderGame, scope: Scope) -> int:
    """A number, worked out if it has to be."""
    return amount if isinstance(amount, int) else amount.value(game, scope)


def times(amount: int, each: Amount | None, game: HighlanderGame, scope: Scope) -> int:
    """So many, or so many for each of something."""
    return amount if each is None else amount * each.value(game, scope)
