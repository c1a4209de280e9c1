"""What counters a card as it is played, and what keeps a card from that (HL1 77, HL3 80)."""

from __future__ import annotations

from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import ILLUSION
from quickening.games.highlander.events.lasting import LastingBegan, LastingEnded
from quickening.games.highlander.events.places import LeftPlay
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.changes import OfCards
from quickening.games.highlander.kinds.effects import Do, DoTo, deed
from quickening.games.highlander.kinds.filters import nouns_of
from quickening.games.highlander.state import PLAY, HighlanderGame, Lasting
from quickening.lang.nodes import Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


@deed("counter")
def _counter(self: DoTo, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 77. Cards in play are discarded, but for those that cannot be countered."""
    refs = [ref for ref in self.what.refs(game, frame.scope) if game.cards[ref.card].area == PLAY]
    gone = [ref.card for ref in refs if not cannot_be_countered(game, game.cards[ref.card].controller, ref.card)]
    frame.note_done(len(gone))
    return game.do([LeftPlay(card, by=frame.scope.you) for card in gone], frame.start)


@deed("counter the next")
def _counter_next(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 77, HL3 80. The next such card that the opponent plays is countered."""
    text = abilities.Static(OfCards("next countered", cards=self.cards), "opponent")
    return game.do([LastingBegan(Lasting(text, frame.scope, game.tick(), "game"))], frame.start)


def countered_by_text(game: HighlanderGame, seat: int, card: int) -> list[Event]:
    """The text that counters a card as a player plays it, used up by that; nothing if there is none."""
    for change, scope in facts.of_player(game, seat).words.get("next countered", ()):
        if may_counter(game, change.cards, card, scope):
            used = [one for one in game.lasting if one.ability.is_static and one.ability.change is change]
            return [LastingEnded(one) for one in used[:1]]
    return []


def may_counter(game: HighlanderGame, cards: Cards, card: int, scope: Scope) -> bool:
    """HL1 77, HL3 80, HLT 36. Whether what counters such cards counters this one; Illusions only if it names them."""
    if game.printed(card).type == ILLUSION and game.edition.countered_illusions.value == "named":
        if "Illusion" not in nouns_of(cards):
            return False
    return cards.fits(game, card, scope)


def cannot_be_countered(game: HighlanderGame, seat: int, card: int) -> bool:
    """HLT 267. Whether a text keeps a player's card from being countered."""
    kept = facts.of_player(game, seat).words.get(NOT_COUNTERED, ())
    return any(cards.fits(game, card, scope) for cards, scope in kept) or safe_beside(game, seat, card)


def safe_beside(game: HighlanderGame, seat: int, card: int) -> bool:
    """Whether a card, or one played in conjunction with it, says that it cannot be countered."""
    joined = [other for other, main in game.deeds[seat].joined if main == card]
    texts = [one for other in joined for one in game.printed(other).statics if one.who == "that"]
    texts += [one for one in game.printed(card).statics if one.who == "this"]
    return any(getattr(one.change, "word", "") == NOT_COUNTERED for one in texts)


NOT_COUNTERED = "not countered"
