"""What texts do with cards that were just looked at, and with cards that go back to hands."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander.events import Burned, Discarded, Moved, RemovedFromGame
from quickening.games.highlander.state import ENDURANCE, HAND, HighlanderGame
from quickening.games.highlander.vocabulary.pile_effects import Arranging
from quickening.lang.nodes import Effect, Scope, Selection
from quickening.lang.resolve import Resolve
from quickening.text.phrasebook import Phrasebook

#: Where cards that were looked at may go, and how it is put.
PLACES = {
    "hand": ("in your hand",),
    "bottom": ("at the bottom of {0} Endurance", "on the bottom of {0} Endurance"),
    "top": ("on top of {0} Endurance", "back on top of {0} Endurance"),
}


def still_there(game: HighlanderGame, scope: Scope) -> list[int]:
    """The cards looked at that lie where they did."""
    return [ref.card for ref in scope.it if game.alive(ref)]


def going(game: HighlanderGame, card: int, to: str) -> Event:
    """One of the cards looked at goes to its place."""
    if to == "discard":
        return Burned(card) if game.cards[card].area == ENDURANCE else Discarded(card)
    if to == "game":
        return RemovedFromGame(card)
    return Moved(card, HAND if to == "hand" else ENDURANCE, bottom=to == "bottom", shown=False)


class TakeSeen(Effect, frozen=True):
    """Of the cards looked at, so many, of one's own choice, go to a place; the others are the rest."""

    amount: int = 1
    to: str = "hand"

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = tuple(still_there(game, frame.scope))
        return Run(Taking(seat=frame.scope.you, cards=cards, amount=self.amount, to=self.to), frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return True


class Taking(Frame):
    """A player chooses among cards that were looked at."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    amount: int = 1
    to: str = "hand"

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        number = min(self.amount, len(options))
        words = {"hand": "go to your hand", "discard": "are discarded", "game": "leave the game"}
        question = f"Which of these {words.get(self.to, f'go to the {self.to} of Endurance')}?"
        return Ask(Decision(self.seat, question, options, number, number), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        return game.do([going(game, option.ref, self.to) for option in game.chosen], self.end)

    def end(self, game: HighlanderGame) -> Next:
        return None


class PlaceRest(Effect, frozen=True):
    """The rest of the cards looked at go to a place together."""

    to: str

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        cards = still_there(game, frame.scope)
        if self.to == "top":
            return Run(Arranging(seat=frame.scope.you, cards=tuple(cards)), frame.start)
        return game.do([going(game, card, self.to) for card in cards], frame.start)


class Return(Effect, frozen=True):
    """Cards in play go back to their owners' hands."""

    what: Selection

    def perform(self, game: HighlanderGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        game.result = len(refs)
        frame.scope = replace(frame.scope, it=refs)
        return game.do([Moved(ref.card, HAND) for ref in refs], frame.start)

    def possible(self, game: HighlanderGame, scope: Scope) -> bool:
        return bool(self.what.candidates(game, scope)) if hasattr(self.what, "candidates") else True


def add_sorting(book: Phrasebook) -> None:
    """The wordings."""
    phrase = book.phrase
    for one in (True, False):
        amount: dict[str, Any] = {"amount": 1} if one else {}
        heads = (
            ("one of them", "one", "one of those cards")
            if one
            else ("{amount:n} of them", "{amount:n} of those cards")
        )
        for to, ways in PLACES.items():
            told = [
                f"{put} {head} {way.format(whose)}"
                for put in ("place", "put")
                for head in heads
                for way in ways
                for whose in (("your", "their", "that") if "{0}" in way else ("",))
            ]
            phrase("effect", told[0], TakeSeen, to=to, also=tuple(told[1:]), **amount)
        phrase(
            "effect",
            f"discard {heads[0]}",
            TakeSeen,
            to="discard",
            also=tuple(f"discard {h}" for h in heads[2:]),
            **amount,
        )
        gone = [f"remove {head} from the game" for head in heads]
        phrase("effect", gone[0], TakeSeen, to="game", also=tuple(gone[1:]), **amount)
    back = ("replace the rest", "return the rest in any order", "place the rest back in any order")
    phrase("effect", "replace the rest in any order", PlaceRest, to="top", also=back)
    for to, ways in PLACES.items():
        told = [
            f"{put} the rest {way.format(whose)}"
            for put in ("place ", "put ", "")
            for way in ways
            for whose in (("your", "their", "that") if "{0}" in way else ("",))
        ]
        bare = tuple(one.strip() for one in told[1:])
        phrase("effect", told[0], PlaceRest, to=to, also=bare)
    for it in ("it", "that card"):
        for to in ("bottom", "top"):
            told = [f"{put} {it} {way.format('your')}" for put in ("place", "put") for way in PLACES[to]]
            phrase("effect", told[0], PlaceRest, to=to, also=tuple(told[1:]), read_only=True)
    phrase("effect", "discard the rest", PlaceRest, to="discard", also="the rest are discarded")
    ways = ("return {what} to its owner's hand", "return {what} to their owner's hand")
    phrase("effect", "return {what} from play to its owner's hand", Return, also=ways)
    own = "return {what:own_choice} to your hand"
    phrase("effect", own, Return, read_only=True)
