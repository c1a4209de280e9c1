"""What texts do with cards in play and as they are played; what counters them (HL1 77, HL3 80)."""

from __future__ import annotations

from typing import Any

from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import ILLUSION, PERSONA
from quickening.games.highlander.events.lasting import HandShown, LastingBegan, LastingEnded, SwitchedHands
from quickening.games.highlander.events.notes import EffectBoosted
from quickening.games.highlander.events.places import LeftPlay, Moved, RemovedFromGame, Shuffled
from quickening.games.highlander.events.plays import Duplicated
from quickening.games.highlander.kinds import abilities
from quickening.games.highlander.kinds.abilities import NEEDS_IN_PLAY, PAIR, Static, of_kind
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.kinds.changes import OfCards
from quickening.games.highlander.kinds.choosing import Choosing, outcome
from quickening.games.highlander.kinds.effects import Do, DoTo, bound_to, deed, source_of
from quickening.games.highlander.kinds.filters import nouns_of
from quickening.games.highlander.rules.costs import Boosting
from quickening.games.highlander.state import (
    BEFORE_PLAY,
    DISCARD,
    ENDURANCE,
    HAND,
    NOBODY,
    OTHER_HAND,
    PLAY,
    RESTING,
    HighlanderGame,
    Lasting,
)
from quickening.lang.nodes import Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards, Chosen


def _can_remove_from_play(self: DoTo, game: Any, scope: Scope) -> bool:
    what = self.what
    return not isinstance(what, Chosen) or any(
        what.may_be(game, card, scope) for card in game.candidates(what.cards, scope)
    )


@deed("remove from play", possible=_can_remove_from_play)
def _remove_from_play(self: DoTo, game: HighlanderGame, frame: Resolve) -> Next:
    """Cards are removed from play, at once (HL1 36); or from the game (HL1 78)."""
    refs = [ref for ref in self.what.refs(game, frame.scope) if game.cards[ref.card].area == PLAY]
    frame.note_done(len(refs))
    if self.how == "game":
        return game.do([RemovedFromGame(ref.card) for ref in refs], frame.start)
    return game.do([LeftPlay(ref.card, by=frame.scope.you) for ref in refs], frame.start)


@deed("give up", waits=True)
def _give_up(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """A player removes a card of their own choice, and of their own side, from play."""
    seat = seat_of(self.who, frame.scope)
    own = tuple(card for card in game.of(PLAY, seat) if self.fits(game, card, frame.scope))
    question = "Remove which card from play?"
    return Run(Choosing(seat=seat, question=question, cards=own, outcome="given up"), frame.start)


@outcome("given up")
def _given_up(choice: Choosing, game: HighlanderGame, cards: list[int]) -> list[Event]:
    return [LeftPlay(card, by=choice.seat) for card in cards]


@deed("remove this from the game")
def _remove_from_game(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL1 78. This card is removed from the game, wherever it is."""
    card = source_of(frame.scope)
    return game.do([RemovedFromGame(card)], frame.start)


@deed("put this on Endurance")
def _put_on_endurance(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """This card goes on `top` of its owner's Endurance, to its `bottom`, or is `shuffle`d into it."""
    card = source_of(frame.scope)
    mixed: list[Event] = [Shuffled(game.cards[card].owner)] if self.how == "shuffle" else []
    return game.do([Moved(card, ENDURANCE, bottom=self.how == "bottom"), *mixed], frame.start)


@deed("return this to hand")
def _return_to_hand(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """This card goes back to its owner's hand."""
    return game.do([Moved(source_of(frame.scope), HAND)], frame.start)


def _can_discard_this(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    return game.cards[source_of(scope)].area == PLAY


@deed("discard this", possible=_can_discard_this)
def _discard_this(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """This card is discarded from play."""
    card = source_of(frame.scope)
    return game.do([LeftPlay(card, by=frame.scope.you)], frame.start)


@deed("discard the Plots")
def _discard_plots(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HL3 78, HLT 139. The parts of a Plot Sequence are discarded from play, this one too."""
    own = game.of(PLAY, frame.scope.you)
    source = source_of(frame.scope)
    needed = of_kind(game.printed(source), NEEDS_IN_PLAY)
    titles = needed.names if needed is not None else ()
    title = game.printed(source).name if game.printed(source).order else ""
    titles = (*titles, title)
    parts = [card for card in own if card == source or game.printed(card).name in titles]
    return game.do([LeftPlay(card, by=frame.scope.you) for card in parts], frame.start)


@deed("play theirs")
def _play_theirs(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """One card of the opponent's hand may be played."""
    hand = game.of(HAND, 1 - frame.scope.you)
    cards = tuple(card for card in hand if self.fits(game, card, frame.scope))
    return Run(game.playing_one_of(frame.scope.you, cards), frame.carried_out)


def _can_borrow_top(self: Do, game: HighlanderGame, scope: Scope) -> bool:
    return bool(game.of(ENDURANCE, 1 - scope.you))


@deed("borrow the top card", possible=_can_borrow_top)
def _borrow_top(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """You look at the opponent's top card; you may use it this turn if you discard your own top card."""
    pile = game.of(ENDURANCE, 1 - frame.scope.you)[-1:]
    game.happen(HandShown(frame.scope.you, 1 - frame.scope.you, tuple(pile), "Endurance"))
    cards = [card for card in pile if self.fits(game, card, frame.scope)]
    lasting = Lasting(
        Static(OfCards("borrowed")), bound_to(game, frame.scope, cards), game.tick(), "turn", frame.scope.you
    )
    return game.do([LastingBegan(lasting)], frame.start)


def outlasting(game: HighlanderGame, card: int, seat: int) -> list[Event]:
    """HL3 78, HLT 88. What would hold while a card lies there holds without it, until its player's next Sweep."""
    printed, scope = game.printed(card), game.scope_of(card, seat)
    until = "next turn" if game.active == seat else "turn"
    told = (*printed.laws, *printed.watching)
    return [LastingBegan(Lasting(one, scope, game.tick(), until, 1 - seat, game.turn - 1)) for one in told]


def _duplicate_found(self: Do, game: HighlanderGame, scope: Scope) -> list[int]:
    """Each of them once, by one card."""
    theirs, done = 1 - scope.you, game.deeds[scope.you].duplicated
    played = game.of(DISCARD, theirs) if (self.how == "pile") else list(game.deeds[theirs].cards)
    if self.how == "last":
        played = [card for card in played if self.fits(game, card, scope)][-1:]
    own = source_of(scope)
    return [card for card in dict.fromkeys(played) if (card, own) not in done and self.fits(game, card, scope)]


@deed("duplicate", possible=_duplicate_found)
def _duplicate(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 88. The effects of a card the opponent played last turn are carried out as if you had played it.

    `last`: of the last such card alone; `pile`: of one in the opponent's discard pile.
    """
    cards = tuple(_duplicate_found(self, game, frame.scope))
    return Run(Duplicating(seat=frame.scope.you, cards=cards, source=source_of(frame.scope)), frame.start)


class Duplicating(Frame):
    """A card is chosen whose effects are duplicated, with those of the cards played in conjunction with it."""

    seat: int = 0
    cards: tuple[int, ...] = ()
    card: int = NOBODY
    source: int = NOBODY

    def start(self, game: HighlanderGame) -> Next:
        options = tuple(game.card_option("pick", "{name}", card) for card in self.cards)
        return Ask(Decision(self.seat, "Duplicate which card?", options, min(1, len(options))), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        if not game.chosen:
            return None
        self.card = game.chosen[0].ref
        game.happen(Duplicated(self.card, self.seat, self.source))
        self.cards = tuple(other for other, main in game.deeds[1 - self.seat].joined if main == self.card)
        return Run(Boosting(seat=self.seat, card=self.card), self.boosted)

    def boosted(self, game: HighlanderGame) -> Next:
        """HLT 90. What has to be discarded for the effect was discarded anew."""
        game.note(EffectBoosted(self.card, int(self.returned or 0)))
        game.happen(*outlasting(game, self.card, self.seat))
        return Run(Resolve(todo=game.printed(self.card).done, scope=game.scope_of(self.card, self.seat)), self.joined)

    def joined(self, game: HighlanderGame) -> Next:
        """HLT 88-89. What was played in conjunction with the card is duplicated with it."""
        if not self.cards:
            return None
        other, self.cards = self.cards[0], self.cards[1:]
        scope = bound_to(game, game.scope_of(other, self.seat), [self.card])
        return Run(Resolve(todo=game.printed(other).done, scope=scope), self.joined)


@deed("lose an immortal")
def _lose_immortal(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 870. One of two immortals goes away, and with it every card of its own in play."""
    return Run(Losing(seat=frame.scope.you), frame.start)


class Losing(Frame):
    """A player chooses which of two immortals goes away."""

    seat: int = 0

    def start(self, game: HighlanderGame) -> Next:
        own = [card for card in game.of(BEFORE_PLAY, self.seat) if game.printed(card).type == PERSONA]
        own = [card for card in own if game.cards[card].arms != RESTING]  # HLT 204: the one who fights
        options = tuple(game.card_option("persona", "{name}", card) for card in own)
        return Ask(Decision(self.seat, "Which immortal has lost his head?", options, min(1, len(own))), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        if not game.chosen:
            return None
        name = game.printed(game.chosen[0].ref).name
        gone = [card for card in game.of(PLAY, self.seat) if name in game.printed(card).of]
        paired = len(game.personas(self.seat)) == 2 and of_kind(game.printed(game.chosen[0].ref), PAIR) is not None
        game.happen(*([SwitchedHands(self.seat)] if paired else []), RemovedFromGame(game.chosen[0].ref))
        game.happen(*(Moved(card, DISCARD) for card in list(game.of(OTHER_HAND, self.seat))))
        return game.do([LeftPlay(card, by=self.seat) for card in gone], self.end)


@deed("duplicate that")
def _duplicate_that(self: Do, game: HighlanderGame, frame: Resolve) -> Next:
    """HLT 88. The effects of the card this one is played with are carried out once more."""
    cards = tuple(ref.card for ref in frame.scope.it if game.alive(ref))
    return Run(Duplicating(seat=frame.scope.you, cards=cards, source=source_of(frame.scope)), frame.start)


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
